"""Closed options say why: rule and reason in plain words, the same in `IllegalMove`, and nothing changes."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import lisboa
from tests.scene import Scene, play, refused

NOT_HERE = "that is not an option here: the decision is "
RULE_IDS = (Path(__file__).resolve().parent.parent.parent / "docs" / "rule-ids.txt").read_text(encoding="utf-8").split()


def closed(game: lisboa.Game) -> dict[str, tuple[str, str]]:
    """The closed options of the decision: rule and reason by notation."""
    decision = game.decision
    assert decision is not None
    return {option.notation: (option.rule, option.reason) for option in decision.options if not option.enabled}


def poor() -> Scene:
    """Green can hardly do anything."""
    scene = Scene().hand("green", "blue-king-1", "blue-builder-1", "blue-minister-5", "blue-treasury-6")
    scene.treasury(2).offices("king", yellow=3, purple=2).influence("green", 4).wigs("green", 1)
    scene.offices("minister", yellow=2, orange=3).store("A4", "yellow", "books").store("E1", "yellow", "gold")
    for row in "ABCDE":
        scene.row_cubes(row, fire=2)
    return scene.goods("green").reis("green", 0).church({space: space for space in range(1, 7)})


def trading() -> Scene:
    """Green trades: books and cloth, a full set of clergy tiles, all favors."""
    scene = Scene().hand("green", "blue-treasury-1", "blue-king-5").goods("green", books=1, cloth=2, tools=1)
    scene.clergy("green", 1, 2, 3, 4).favors("green", "builder", "minister", "king").shipyard(red=2)
    return scene


def golden_trading() -> Scene:
    """The same with gold."""
    return trading().goods("green", gold=1, tools=1, books=1)


def opening() -> Scene:
    """Green opens a building with a blue plan for 5, no officials and little money."""
    scene = Scene().hand("green", "blue-king-1").plans("green", {"blue-2": 1, "blue-5": 1}).reis("green", 0)
    scene.influence("green", 0).offices("minister").plazas("king", green=2).available("blue", ["cloth"])
    return scene.building("west-B", ["gold"])


def paying() -> Scene:
    """Green owes 3 for an event and has 1 real and influence 2."""
    return Scene().hand("green", "blue-treasury-1", "blue-king-5").reis("green", 2).influence("green", 2).treasury(3)


CASES: list[tuple[Callable[[], Scene], list[str], str, str, str]] = [
    (poor, [], "visit blue-king-1", "INF-5", "costs 6, you have 4 influence and 1 wig"),
    (poor, [], "visit blue-minister-5", "INF-5", "costs 6, you have 4 influence and 1 wig"),
    (
        poor,
        [],
        "portfolio blue-minister-5",
        "TURN-4",
        "afterwards you could neither sell nor trade: you would have no goods",
    ),
    (poor, [], "sponsor blue-treasury-6", "RUL-25", "no store of yours makes a good that you could store"),
    (trading, ["portfolio blue-treasury-1"], "offer cloth plan", "TRADE-2", "this noble does not take that good"),
    (
        trading,
        ["portfolio blue-treasury-1"],
        "offer cloth cardinal",
        "RUL-3",
        "your 4 clergy spaces are taken",
    ),
    (trading, ["portfolio blue-treasury-1"], "offer gold plan", "TRADE-1", "your warehouse has none of that good"),
    (
        golden_trading,
        ["portfolio blue-treasury-1", "offer gold plan", "plan blue"],
        "offer tools plan",
        "TRADE-1",
        "a good already lies on this State action",
    ),
    (opening, ["visit blue-king-1", "pass"], "site west-B", "NOBLE-4", "a public building stands there"),
    (
        opening,
        ["visit blue-king-1", "pass"],
        "site north-gold",
        "NOBLE-4",
        "none of your plans has a building that fits there",
    ),
    (paying, ["sponsor blue-treasury-1"], "coins 0", "INF-3", "takes 3 réis, you have 2"),
    (paying, ["sponsor blue-treasury-1"], "coins 3", "INF-3", "your influence yields 2 réis, not 3"),
]


@pytest.mark.parametrize(("build", "moves", "option", "rule", "reason"), CASES)
def test_typical_closed_options(
    build: Callable[[], Scene], moves: list[str], option: str, rule: str, reason: str
) -> None:
    """INF-5, TURN-4, TRADE-1, TRADE-2, NOBLE-4, INF-3, RUL-3, RUL-25: rule, words, and the same when it is tried."""
    game = build().game()
    play(game, *moves)
    assert closed(game)[option] == (rule, reason)
    before = game.state_hash()
    with pytest.raises(lisboa.IllegalMove) as caught:
        game.play(option)
    assert (caught.value.rule, caught.value.reason) == (rule, reason)
    assert str(caught.value) == f"{option}: {reason} ({rule})"
    assert game.state_hash() == before


def test_the_explanation_of_a_visit_that_money_forbids() -> None:
    """VISIT-1, NOBLE-1: the nearest land and what the player can raise after paying the visit."""
    game = poor().game()
    rule, reason = closed(game)["visit blue-builder-1"]
    assert rule == "VISIT-1"
    assert reason.startswith("afterwards you could not pay for the land at any plot: at best you would be ")
    assert reason.endswith(" réis, you could raise 3)")


def test_the_king_is_closed_to_a_player_without_a_plan() -> None:
    """VISIT-1, NOBLE-4: no plan is the reason, as no site gives one; with one it is the officials and the money."""
    scene = Scene().hand("green", "blue-king-1").reis("green", 0).influence("green", 0).treasury(5)
    scene.building("east-A", ["gold", "cloth"])
    without = closed(scene.plans("green", {}).game())["visit blue-king-1"]
    assert without == ("VISIT-1", "you have no plan left to complete: opening a public building completes one")
    rule, reason = closed(scene.plans("green", {"blue-5": 1}).game())["visit blue-king-1"]
    assert rule == "VISIT-1"
    assert reason.startswith("afterwards you could not hire the missing officials for any plan")


@pytest.mark.parametrize("seed", range(4))
def test_every_closed_option_of_a_game_explains_itself(seed: int) -> None:
    """RUL-3: at every decision of random play: a known rule, a reason in words, and the very same as an error."""
    rng = random.Random(seed)
    game = lisboa.Game(2 + seed % 3, seed, draft=seed == 3, starting_decrees=seed == 2)
    for _ in range(260):
        if game.is_over:
            break
        before = game.state_hash()
        for notation, (rule, reason) in closed(game).items():
            assert rule in RULE_IDS
            assert reason
            assert "{" not in reason
            with pytest.raises(lisboa.IllegalMove) as caught:
                game.play(notation)
            assert (caught.value.rule, caught.value.reason) == (rule, reason)
        assert game.state_hash() == before
        game.play(rng.choice(game.legal_moves()))


@pytest.mark.parametrize("seed", range(3))
def test_open_and_closed_options_are_the_decision(seed: int) -> None:
    """Options come open ones first, as `legal_moves` lists them; no notation appears twice; all have words."""
    rng = random.Random(seed + 50)
    game = lisboa.Game(3, seed + 50)
    for _ in range(200):
        decision = game.decision
        if decision is None:
            break
        options = decision.options
        assert [option.notation for option in options if option.enabled] == game.legal_moves()
        assert [option.enabled for option in options] == sorted((option.enabled for option in options), reverse=True)
        assert len({option.notation for option in options}) == len(options)
        assert all(option.text for option in options)
        assert all((option.reason == "") == option.enabled == (option.rule == "") for option in options)
        assert decision.prompt
        game.play(rng.choice(game.legal_moves()))


@pytest.mark.parametrize("move", ["", "visit", "fly to the moon", "portfolio blue-king-9", "take builder", "décrée 5"])
def test_what_is_no_move_here_is_said_so(move: str) -> None:
    """Malformed notation, unknown cards, moves of another decision: an error that says what is decided here."""
    game = Scene().game()
    before = game.state_hash()
    with pytest.raises(lisboa.IllegalMove) as caught:
        game.play(move)
    assert (caught.value.rule, caught.value.reason) == ("NOTATION", NOT_HERE + "which card to play")
    assert game.state_hash() == before


def test_a_card_of_another_hand_cannot_be_played() -> None:
    """TURN-4: only one's own hand cards are options at all."""
    game = Scene().hand("green", "blue-king-1", "blue-king-2").hand("yellow", "blue-king-3").game()
    for move in ("visit blue-king-3", "gold BLUE-king-3", "sponsor blue-king-1", "gold brown-king-1"):
        assert refused(game, move, "TURN-4") == "you do not hold this card, or it cannot be played so"


def test_spelling_is_forgiving() -> None:
    """Notation is read case-insensitively, with any spaces."""
    game = Scene().hand("green", "blue-king-1", "blue-king-2").game()
    game.play("  GOLD   Blue-King-1 ")
    assert game.moves == ["gold blue-king-1"]


@pytest.mark.parametrize(("plot", "tile", "top"), [("E1", "gold", []), ("E3", "cloth", ["blue-king-2"])])
def test_the_price_named_is_the_price_of_the_land(plot: str, tile: str, top: list[str]) -> None:
    """NOBLE-1e: 3 + 15 is the least there, whatever the plot's reward (5 réis, influence) would add to the purse."""
    scene = Scene().hand("green", "blue-builder-1").treasury(3).influence("green", 0).reis("green", 3)
    scene.portfolio("green", top=top).row_cubes("E", earthquake=3).column_cubes(int(plot[1]), earthquake=3)
    game = scene.row_cubes("A").row_cubes("B").column_cubes(2).game()
    play(game, "visit blue-builder-1", "pass", f"tile {tile}")
    rule, reason = closed(game)[f"plot {plot}"]
    assert rule == "NOBLE-1"
    assert reason.startswith("the land costs 18 réis")
