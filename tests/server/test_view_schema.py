"""The types of the API are true: views, numbers, decisions, events and scores of whole games fit their schemas."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from lisboa import Game
from lisboa.engine.schema import AXES
from lisboa.game_event import GameEvent
from lisboa.server import sight
from lisboa.server.answers import table_options
from lisboa.server.api_document import schemas
from lisboa.server.api_vocabulary import NAMES
from lisboa.server.component_list import component_list
from tests.fuzz.games import SOLO, Start
from tests.golden import recording

Json = dict[str, Any]
Check = Callable[[str, Any], None]
GOLDEN = sorted(path.stem for path in recording.GAMES.glob("[0-9]*.txt"))
STRIDE = 17  # moves between the positions that are looked at: from game to game they fall on others


@pytest.fixture(scope="module")
def check() -> Check:
    """Compare a value, as it is sent, with the schema of a name."""
    known = {"components": {"schemas": schemas()}}
    made: dict[str, Any] = {}

    def compare(name: str, value: Any) -> None:
        if name not in made:
            made[name] = jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", **known})
        sent = msgspec.json.decode(msgspec.json.encode(value))
        assert [f"{name} {error.instance_path}: {error.message}" for error in made[name].iter_errors(sent)] == []

    return compare


def check_position(check: Check, game: Game) -> None:
    """All that is sent of a position."""
    for seat in (None, *range(game.players)):
        check("View", game.view(seat))
    check("BoardNumbers", game.numbers())
    for sheet in game.scores():
        check("ScoreSheet", sheet)
    if game.decision is not None:
        check("DecisionInfo", sight.decision_info(game.decision))
    if game.is_over and game.tie() is not None:
        check("Tie", game.tie())
    if game.solo:
        check("SoloRankInfo", sight.solo_rank_info(game.solo_rank()))


def check_events(check: Check, game: Game, events: Sequence[GameEvent]) -> None:
    """What happened, as everybody may know it."""
    for event in events:
        for seat in (None, *range(game.players)):
            check("EventInfo", event.seen_by(seat).to_json())


@pytest.mark.slow(seconds=60)
@pytest.mark.parametrize("names", [GOLDEN[i::6] for i in range(6)])
def test_golden_games_fit(check: Check, names: list[str]) -> None:
    for number, name in enumerate(names):
        recorded = recording.read(recording.GAMES / f"{name}.txt")
        game = recorded.beginning()
        check_events(check, game, game.events(None))
        check_position(check, game)
        check("TableOptions", table_options(game.options.to_header()))
        for i, move in enumerate(recorded.moves):
            events = game.play(move.text)
            if (i + number) % STRIDE == 0:
                check_events(check, game, events)
                check_position(check, game)
        check_position(check, game)


def fuzzed(seed: int) -> Iterator[Game]:
    """Positions of a random game with random options, or from a position that was bent."""
    rng = random.Random(seed)
    start = Start(rng, rng.choice((SOLO, 2, 3, 4)))
    game = start.game()
    while not game.is_over:
        yield game
        for _ in range(STRIDE):
            if not game.is_over:
                game.play(rng.choice(game.legal_moves()))
    yield game


@pytest.mark.slow(seconds=30)
@pytest.mark.parametrize("seed", range(12))
def test_fuzzed_games_fit(check: Check, seed: int) -> None:
    for game in fuzzed(seed):
        check_position(check, game)


def test_what_is_printed_fits(check: Check) -> None:
    check("ComponentList", component_list())


def test_the_names_are_those_of_the_game() -> None:
    assert NAMES["Colour"] == AXES["seat"] == ["green", "yellow", "purple", "orange"]
    assert NAMES["Good"] == ["gold", "cloth", "books", "tools"]
    assert all(name in schemas() for name in NAMES)


FAULTS: dict[str, Callable[[Json], object]] = {
    "more": lambda view: view.update(secret=1),
    "less": lambda view: view["church"].pop("bag"),
    "a card of another hand": lambda view: view["players"]["yellow"]["hand"].update({"6": "blue-king-2"}),
    "no colour": lambda view: view.update(starting_player="blue"),
    "no plot": lambda view: view["downtown"]["stores"].update(F1=None),
    "a text for a number": lambda view: view["players"]["green"].update(reis="3"),
    "a number out of range": lambda view: view["players"]["green"].update(influence=11),
    "cards_gone": lambda view: view["cards_gone"].update({"blue-king-1": 1}),
    "decrees_placed": lambda view: view["decrees_placed"].update({"7": "lost"}),
    "goals_placed": lambda view: view["goals_placed"].update(A1="nobody"),
    "a player missing": lambda view: view["players"]["green"].pop("wigs"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_view_that_is_wrong_is_found(check: Check, fault: str) -> None:
    view = copy.deepcopy(Game(players=2, seed=1).view(0))
    check("View", view)
    FAULTS[fault](view)
    with pytest.raises(AssertionError):
        check("View", view)
