"""What clients need not work out: limits, costs and what counts, and that it is what happens when it is played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from lisboa import Game
from tests.scene import COLOURS, Scene, to_turn_end

SETTINGS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2, "draft": True, "city_tokens": True},
    {"players": 3, "starting_decrees": True},
    {"players": 4, "ruleset": "2017"},
]
MEANS = ("reis", "influence", "wigs")


def moments(options: dict[str, Any], seed: int) -> Iterator[Game]:
    """Every decision of a game of random moves."""
    rng = random.Random(seed)
    game = Game(seed=seed, **options)
    while not game.is_over:
        yield game
        game.play(rng.choice(game.legal_moves()))


def purse(game: Game, seat: int) -> dict[str, int]:
    """What a player can pay with."""
    player = game.view(None)["players"][COLOURS[seat]]
    return {what: player[what] for what in MEANS}


def check_payment(game: Game) -> int:
    """INF-3, INF-5, RUL-12: every way to pay takes and leaves what its numbers tell."""
    decision = game.decision
    assert decision is not None
    have = purse(game, decision.seat)
    for option in (option for option in decision.options if option.enabled):
        told = {what: option.args[f"{what}after"] for what in MEANS if what in option.args}
        assert all(have[what] - option.args[what] == after for what, after in told.items())
        copy = game.copy()
        events = copy.play(option.notation)
        paid = next(event for event in events if event.kind in ("visit-paid", "reis-paid"))
        happened = {path.split(".")[-1]: after for path, _, after in paid.changes}
        assert happened == told, (option.text, option.args)
    return len(decision.options)


def check_options(game: Game) -> str:
    """The numbers beside the options of a decision are those of the options."""
    decision, numbers = game.decision, game.numbers()
    assert decision is not None
    if decision.kind in ("pay", "visit-pay", "lose-reis"):
        assert check_payment(game)
    for option in decision.options:
        args, words = option.args, option.notation.split(" ")
        if decision.kind == "main" and words[0] == "visit":
            told = numbers["players"][COLOURS[decision.seat]]["visits"][words[1].split("-")[1]]
            assert told == {name: args[name] for name in ("cost", "modifier", "officials", "clergy")}
        elif decision.kind == "plot" and option.enabled:
            assert len(numbers["matches"].get(words[1], [])) == args["buildings"]
        elif decision.kind == "plan" and words[0] == "plan":
            stack = numbers["plans"][words[1]]
            assert (stack["left"], stack["next"]) == (
                args["left"],
                f"{words[1]}-{args['officials']}" if args["left"] else None,
            )
    return decision.kind


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_they_are_what_the_options_say_and_what_happens(options: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    rng = random.Random(1)
    for game in moments(options, seed=4):
        seen[check_options(game)] += 1
        if rng.random() < 0.05:  # RUL-30: nothing hidden is told
            for seat in range(1 if game.solo else game.players):
                assert game.resample(seat, rng).numbers() == game.numbers()
    assert seen.keys() >= {"main", "pay", "plot"}


def test_a_board() -> None:
    """PORT-1, PORT-4, PORT-7, INF-1, INF-3, INF-4, SCORE-6."""
    scene = Scene(4).treasury(2).sets("green", 1).influence("green", 6).clergy("green", 2)
    scene.portfolio("green", top=["ship-red", "blue-king-1"], bottom=["blue-treasury-1"])
    scene.offices("king", green=1, yellow=2, purple=1).completed("green", {"blue-2": 1, "green-3": 1})
    game = scene.store("B2", "green", "cloth").store("C3", "yellow", "books").game()
    numbers = game.numbers()
    told = numbers["players"]["green"]
    assert (told["sets"], told["cards"], told["card_limit"], told["goods_limit"]) == (1, 3, 3, 3)
    assert (told["coins"], told["plan_officials"]) == (5, 5)
    assert told["visits"]["king"] == {"cost": 3, "modifier": 1, "officials": 3, "clergy": 1}
    assert numbers["stores"]["green"] == {"gold": 0, "cloth": 1, "books": 0, "tools": 0}
    assert numbers["stores"]["yellow"]["books"] == 1
    assert numbers["next_ship"] == "blue"
    assert numbers["lacerda"] is None


def test_gaining_influence() -> None:
    """INF-1, RUL-13, RUL-15: what the top row brings, and clergy tiles with it; nothing from nothing."""
    scene = Scene(4).clergy("green", 1).clergy("yellow", 1).portfolio("yellow", top=[])
    numbers = scene.portfolio("green", top=["ship-red", "blue-king-1"]).game().numbers()["players"]
    row = Scene(4).portfolio("green", top=["ship-red", "blue-king-1"]).game().numbers()["players"]["green"]
    assert numbers["green"]["influence_gain"] == row["influence_gain"] + 1 > 1
    assert numbers["yellow"]["influence_gain"] == 0


@pytest.mark.parametrize(
    ("players", "ruleset", "cloth", "tools"),
    [(4, "2021", [9, 6, 3], [6, 4, 2]), (3, "2017", [9, 6, 3], [6, 3, 1]), (2, "2021", [9, 3], [6, 2])],
)
def test_streets(players: int, ruleset: str, cloth: list[int], tools: list[int]) -> None:
    """SCORE-3."""
    values = Game(players, 1, ruleset=ruleset).numbers()["street_values"]
    assert (values["cloth"], values["tools"]) == (cloth, tools)


def test_buildings_that_score_with_a_store() -> None:
    """NOBLE-1g: in its row and at the head of its street, of its colour."""
    scene = Scene(4).building("west-B", ("gold", "cloth")).building("east-B", ("books", "tools"))
    scene.store("B2", "green", "cloth").store("B3", "yellow", "books").store("C2", "purple", "cloth")
    assert scene.game().numbers()["matches"] == {"B2": ["west-B"], "B3": ["east-B"]}


def test_what_lacerda_does_next() -> None:
    """SOLO-4: the noble to the right, and the upper State action with the Assistant at King or Treasury."""
    for courtier, assistant, noble, action in [
        ("king", "builder", "builder", "plan"),
        ("builder", "king", "minister", "ship"),
        ("minister", "minister", "king", "favor"),
    ]:
        game = Scene(solo=True).courtier(courtier).assistant(assistant).game()
        told = game.numbers()["lacerda"]
        assert told == {"noble": noble, "action": action, "deck": assistant}
        assert list(game.numbers()["players"]) == ["green"]
        to_turn_end(game)
        events = game.events(0)
        moved = next(event for event in events if event.kind == "courtier-moved")
        acts = next(event for event in events if event.kind == "lacerda-acts")
        assert (moved.to_json()["args"]["noble"], acts.to_json()["args"]["action"]) == (noble, action)


def level(wigs: int) -> Scene:
    """Yellow would have 40 wigs, and both would have nothing else."""
    scene = Scene(2).wigs("green", wigs).wigs("yellow", 40).influence("green", 0).influence("yellow", 0)
    return scene.reis("green", 0).reis("yellow", 0)


def test_what_tells_equals_apart() -> None:
    """SCORE-8: rubble sets, stores, completed plans, réis; or the victory is shared."""
    for by, scene in [
        ("sets", level(37).sets("green", 1)),
        ("stores", level(37).store("B2", "green", "gold")),
        ("plans", level(25).completed("green", {"blue-2": 1})),
        ("reis", level(40).reis("green", 1)),
    ]:
        game = scene.game()
        assert [sheet["total"] for sheet in game.scores()] == [40, 40]
        assert game.tie() == {"winner": 0, "other": 1, "by": by, "more": 1, "less": 0}
    assert level(40).game().tie() == {"winner": 0, "other": 1, "by": None, "more": 0, "less": 0}
    assert level(39).game().tie() is None
