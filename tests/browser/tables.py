"""Tables for visitors, made through the API in a blink: a new game, or one that has been going on for a while."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import lisboa
from tests.browser.visitor import Visitor

HOST = {"kind": "host"}
BOT = {"kind": "bot", "bot": "greedy"}
LACERDA = {"kind": "lacerda"}
HOT_SEAT = {"kind": "hot-seat"}


def become_guest(visitor: Visitor, name: str = "Ana") -> None:
    """Somebody, without a form."""
    visitor.do("/guest", {"name": name})


def sit_down(visitor: Visitor, seats: Sequence[dict[str, str]], **options: Any) -> str:
    """A table that begins at once, open on the screen; its id."""
    become_guest(visitor)
    players = 1 if LACERDA in seats else len(seats)
    made = visitor.do("/tables", {"players": players, "seats": list(seats), "public": False, **options})
    if made["status"] == "waiting":
        visitor.do(f"/tables/{made['id']}/start", {})
    return show(visitor, str(made["id"]))


def resume(visitor: Visitor, game: lisboa.Game, seats: Sequence[dict[str, str]]) -> str:
    """A game that was played elsewhere, taken up with this person on the seats given; its id."""
    become_guest(visitor)
    made = visitor.do("/import", {"text": game.to_text(), "seats": list(seats), "title": "Friday evening"})
    return show(visitor, str(made["id"]))


def show(visitor: Visitor, table: str) -> str:
    """The table on the screen."""
    visitor.go(f"/table/{table}")
    visitor.page.locator(".table-page").wait_for()
    return table


USUAL = 7  # the seed of games that are to be nothing special


def played(
    moves: int, *, kind: str = "", seat: int = 0, seed: int = USUAL, players: int = 3, **options: Any
) -> lisboa.Game:
    """A random game after so many moves, when a seat, the first one, decides; with `kind`, that kind of thing."""
    if seed != USUAL:  # a scene of its own, found by the rules of then: other rules would lead elsewhere
        options.setdefault("rules", 1)
    game = lisboa.Game(players=players, seed=seed, **options)
    dice = random.Random(seed)
    while not game.is_over:
        decision = game.decision
        if len(game.moves) >= moves and decision is not None and decision.seat == seat and kind in ("", decision.kind):
            return game
        game.play(dice.choice(game.legal_moves()))
    if kind:
        raise LookupError(f"no decision {kind} after {moves} moves with seed {seed}")
    return game


def with_a_visit_for_wigs() -> tuple[lisboa.Game, str]:
    """A game in which the first seat may visit a noble for wigs without being asked how to pay, and that visit."""
    for seed in range(100):
        game = played(40, kind="main", seed=seed)
        assert game.decision is not None
        for option in game.decision.options:
            if option.enabled and option.wigs_spent:
                return game, option.notation
    raise LookupError("influence suffices everywhere")


def with_something_closed() -> lisboa.Game:
    """A game in which the first seat has to play a card, and cannot do everything with it."""
    for seed in range(100):
        game = played(60, kind="main", seed=seed)
        assert game.decision is not None
        if not all(option.enabled for option in game.decision.options):
            return game
    raise LookupError("everything is possible")
