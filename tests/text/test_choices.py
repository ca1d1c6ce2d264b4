"""What options choose: verb, object and place. The notation is an oracle here, and only here."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest

import lisboa
from lisboa.decision import Decision, Option
from lisboa.engine import steps
from lisboa.server.sight import decision_info
from lisboa.text.describe.choices import OptionObject, Verb
from tests.golden.recording import names, path_of, read
from tests.scene import Scene

ROWS, COLUMNS = "ABCDE", "12345"
RING, TREASURY_END = 6, 4
# Kinds of places whose name is the next word of the notation
PLAIN = {
    "decree": "decree", "visit": "hand", "sponsor": "hand", "gold": "hand", "use": "clergy", "take": "deck",
    "recall": "officials", "lose": "favor", "plan": "plans", "extra": "warehouse", "favor": "favors", "free": "action",
    "tile": "tile", "plot": "plot", "house": "houses", "site": "site", "open": "plan", "rubble": "pile",
    "discard": "hand",
}  # fmt: skip


def place_by_notation(option: Option, view: dict[str, Any], seat: str) -> str:
    """The place as the client once read it off the notation and the view."""
    verb, *rest = option.notation.split(" ")
    if verb == "portfolio":
        return f"hand:{rest[0]}"
    if verb in PLAIN:
        return f"{PLAIN[verb]}:{rest[0]}"
    if verb == "tuck":
        row = "bottom" if "treasury" in view["card_in_play"] else "top"
        free = [slot for slot, card in view["players"][seat][f"{row}_row"].items() if card is None]
        return f"slot:{row}-{free[0]}" if free else ""
    if verb in ("replace", "ship"):
        return f"portfolio:{rest[-1]}" if rest else "shipyard"
    if verb == "offer":
        return f"action:{rest[1]}"
    if verb == "official":
        return f"officials:{rest[0]}-office"
    if verb == "cardinal":
        space = (view["church"]["cardinal"] + int(rest[0])) % RING
        return f"church:{(space if rest[1] == 'ahead' else (space + RING - 1) % RING) + 1}"
    if verb == "treasury":
        space = view["treasury_space"] + (-1 if rest[0] == "up" else 1)
        return f"treasury:{min(max(space, 0), TREASURY_END)}"
    if verb == "cube":
        row, column = divmod(view["decision"]["numbers"][0], 5)
        return f"row-cube:{ROWS[row]}-{rest[1]}" if rest[0] == "row" else f"column-cube:{COLUMNS[column]}-{rest[1]}"
    return ""


def check(game: lisboa.Game, decision: Decision) -> None:
    """Old and new places agree, and verb and object name each open option."""
    view = game.view(decision.seat)
    seat = view["decision"]["seat"]
    for option in decision.options:
        assert option.place == place_by_notation(option, view, seat), option
        assert option.verb in get_args(Verb), option
        assert set(option.object) <= set(OptionObject.__annotations__), option
        assert {type(value) for value in option.object.values()} <= {str, int, list}, option
    named = Counter((option.verb, repr(option.object)) for option in decision.options if option.enabled)
    assert max(named.values()) == 1, named.most_common(2)


def decisions_of(game: lisboa.Game, moves: list[str]) -> Iterator[Decision]:
    """Every decision on the way."""
    for move in moves:
        assert game.decision is not None
        yield game.decision
        game.play(move)


@pytest.mark.slow(seconds=45)
def test_places_of_golden_games_are_those_of_the_notation() -> None:
    kinds = set()
    for name in names():
        recorded = read(path_of(name))
        game = recorded.beginning()
        for decision in decisions_of(game, [move.text for move in recorded.moves]):
            kinds.add(decision.kind)
            check(game, decision)
    # cargo is dropped only in games by earlier rules, which the random games below do not play either
    assert kinds == {step.name for step in steps.STEPS[1:] if not step.automatic} - {"cargo-drop"}


@pytest.mark.slow(seconds=10)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_places_of_random_games_are_those_of_the_notation(players: int) -> None:
    extras = draft = players > 1
    game = lisboa.Game(players, players, solo=players == 1, draft=draft, goals=extras, city_tokens=extras)
    dice = random.Random(players)
    while not game.is_over:
        assert game.decision is not None
        check(game, game.decision)
        game.play(dice.choice(game.legal_moves()))


def option(game: lisboa.Game, notation: str) -> Option:
    assert game.decision is not None
    return next(one for one in game.decision.options if one.notation == notation)


def test_an_offer_names_good_noble_and_action() -> None:
    game = Scene().hand("green", "blue-minister-1").goods("green", cloth=2).game()
    game.play("portfolio blue-minister-1")
    offer = option(game, "offer cloth favor")
    assert (offer.verb, offer.place) == ("offer", "action:favor")
    assert offer.object == {"good": "cloth", "noble": "king", "action": "favor"}


def test_the_answer_has_them_too() -> None:
    game = lisboa.Game(players=2, seed=1)
    told = decision_info(game.decision)
    assert told is not None
    assert [(one.verb, one.object, one.place) for one in told.options] == [
        ("keep", {"clergy": number}, "") for number in (one.object["clergy"] for one in told.options)
    ]
