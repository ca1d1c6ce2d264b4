"""Events are enough to draw a game: a view brought up to date by them equals the later view, for every seat."""

import json
import random
from typing import Any

import pytest

import lisboa

# What follows from the rest and is not told: the pending decision, and what is known of other hands
NOT_TOLD = ("decision", "passed_on", "known")


def apply(view: dict[str, Any], path: str, before: object, after: object) -> None:
    """What a client does with one change; what it had drawn there must be what the change says."""
    *way, last = path.split(".")
    for word in way:
        view = view.setdefault(word, {})
    assert (view.get(last) or None) == (before or None), f"{path} was {view.get(last)!r}, the change says {before!r}"
    view[last] = after


def difference(drawn: Any, seen: Any, path: str = "") -> str:
    """Where a client has drawn something else than one sees; empty if nowhere."""
    if drawn == seen or (nothing(drawn) and nothing(seen)):
        return ""
    if all(isinstance(part, dict) or nothing(part) for part in (drawn, seen)):
        one, other = drawn or {}, seen or {}
        keys = [key for key in {**one, **other} if key not in NOT_TOLD]
        return next(filter(None, (difference(one.get(key), other.get(key), f"{path}.{key}") for key in keys)), "")
    return f"{path}: {drawn!r} is drawn, one sees {seen!r}"


def nothing(part: Any) -> bool:
    """None, zero and what is empty look the same."""
    return not part and part != ""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("extras", [False, True])
def test_a_client_redraws_the_table_from_events_alone(players: int, draft: bool, extras: bool) -> None:
    """Whole games, every seat and a spectator, after every move."""
    options: dict[str, Any] = {"draft": draft, "starting_decrees": draft, "goals": extras, "city_tokens": extras}
    redraw(lisboa.Game(players=players, seed=players, **options), f"{players} {draft}")


@pytest.mark.parametrize("starting_decrees", [False, True])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_client_redraws_a_solo_game_from_events_alone(seed: int, starting_decrees: bool) -> None:
    """Chapter 13: everything Lacerda does is told, from his set-up on."""
    redraw(
        lisboa.Game(solo=True, seed=seed, starting_decrees=starting_decrees, goals=True, city_tokens=seed > 1),
        f"solo {seed}",
    )


def redraw(game: lisboa.Game, dice: str) -> None:
    """Play by dice; each viewer draws what the events say and compares."""
    rng = random.Random(dice)
    viewers = [None, *range(game.players)]
    tables = {viewer: game.view(viewer) for viewer in viewers}
    while not game.is_over:
        before = len(game.moves)
        game.play(rng.choice(game.legal_moves()))
        for viewer, table in tables.items():
            for event in game.events(viewer, since=before):
                for path, old, new in event.changes:
                    apply(table, path, old, new)
            assert difference(table, game.view(viewer)) == "", f"move {before + 1}: {game.moves[-1]}"


def test_events_carry_what_another_language_needs() -> None:
    """Message ids with parameters, the move in notation, and nothing that is not plain data."""
    game = lisboa.Game(players=3, seed=2)
    (move, *_) = game.play(game.legal_moves()[0])
    told = move.to_json()
    assert told["message"] == "event-move"
    assert told["args"]["player"] in ("green", "yellow", "purple")
    assert json.loads(json.dumps(told)) == told
    assert told["choice"] == game.moves[0]


def test_what_others_draft_is_secret_but_counted() -> None:
    """SET-16: a spectator sees that a card was kept, not which."""
    game = lisboa.Game(players=3, seed=2, draft=True)
    while game.decision is not None and game.decision.kind != "draft":
        game.play(game.legal_moves()[0])
    game.play(game.legal_moves()[0])
    (move,) = [event for event in game.events(None, since=len(game.moves) - 1) if event.kind == "move"]
    assert move.choice is None
    assert game.moves[-1] not in str(move.to_json())
    assert any(path.endswith("hand.count") and after == 1 for path, _, after in move.changes)
