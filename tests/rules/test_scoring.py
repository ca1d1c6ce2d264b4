"""Chapter 12: the lines of the final scoring and the tie-break (SCORE-1 to SCORE-8, RUL-29)."""

from __future__ import annotations

import pytest

from lisboa.engine.scoring import place_values, share_places
from lisboa.engine.tables import numbers
from tests.scene import COLOURS, Scene

PLOTS = {
    "gold": ["B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2"],
    "cloth": ["A2", "B2", "C2", "D2", "E2", "A3", "B3", "C3", "D3", "E3"],
    "books": ["A3", "B3", "C3", "D3", "E3", "A4", "B4", "C4", "D4", "E4"],
    "tools": ["A4", "B4", "C4", "D4", "E4", "A5", "B5", "C5", "D5", "E5"],
}


def line(scene: Scene, number: int) -> list[int]:
    """One line of the sheet for all seats: green, yellow, purple, orange."""
    return [sheet[f"SCORE-{number}"] for sheet in scene.game().scores()]


def stores(street: str, *counts: int, ruleset: str = "2021") -> Scene:
    """Stores of one type, so many for green, yellow, purple, orange; the number of counts is that of the players."""
    scene = Scene(len(counts), period=2, ruleset=ruleset)
    plots = [plot for plot in PLOTS[street] if len(counts) > 2 or not plot.startswith("E")]
    for colour, n in zip(COLOURS, counts, strict=False):
        for _ in range(n):
            scene.store(plots.pop(0), colour, street)
    return scene


def majority(values: tuple[int, int, int], *counts: int) -> list[int]:
    """The majority function itself, for what fits no board."""
    return list(share_places(numbers(list(counts)), place_values(*values, len(counts))))


def test_ex_46_hull_sizes() -> None:
    """EX-46 (SCORE-1): ships of hull 2, 3 and 3: 8 wigs."""
    scene = Scene(period=2).sets("green", 1).portfolio("green", top=["ship-red", "ship-purple", "ship-purple"])
    assert line(scene, 1) == [8, 0, 0, 0]


def test_every_hull_counts_also_at_sea() -> None:
    """SCORE-1: blue 1 and brown 4, wherever they are."""
    scene = Scene(period=2).portfolio("green", top=["ship-blue", "ship-brown"]).cargo("green", 1, gold=1)
    assert line(scene.at_sea("green", 1), 1)[0] == 5


def test_ex_47_sets() -> None:
    """EX-47 (SCORE-2): Orange's 3 sets: 9 wigs."""
    assert line(Scene(period=2).sets("orange", 3).cubes("green", earthquake=5, fire=4, tsunami=1), 2) == [3, 0, 0, 9]


def test_ex_48_tools_in_the_2021_ruleset() -> None:
    """EX-48 (SCORE-3): tools stores Green 5, Orange 2: 6 / 4."""
    assert line(stores("tools", 5, 0, 0, 2), 3) == [6, 0, 0, 4]


def test_ex_49_tools_in_the_2017_ruleset() -> None:
    """EX-49 (SCORE-3): the same stores: 6 / 3."""
    assert line(stores("tools", 5, 0, 0, 2, ruleset="2017"), 3) == [6, 0, 0, 3]


def test_ex_50_a_tie_adds_the_places_and_rounds_down() -> None:
    """EX-50 (SCORE-3): Purple 4, Yellow 3, Orange 3, Green 1: 9, 4, 4, 0; the function, as 11 stores do not fit."""
    assert majority((9, 6, 3), 1, 3, 4, 3) == [0, 4, 9, 4]


@pytest.mark.parametrize(
    ("counts", "wigs"),
    [
        ((4, 3, 2, 1), [9, 6, 3, 0]),  # a 4th place is worth 0
        ((2, 2, 1, 0), [7, 7, 3, 0]),  # (9 + 6) / 2
        ((1, 1, 1, 1), [4, 4, 4, 4]),  # (9 + 6 + 3 + 0) / 4
        ((2, 1, 1, 1), [9, 3, 3, 3]),  # (6 + 3 + 0) / 3
        ((3, 2, 1, 1), [9, 6, 1, 1]),  # (3 + 0) / 2
        ((2, 2, 2, 0), [6, 6, 6, 0]),
        ((3, 0, 0, 0), [9, 0, 0, 0]),  # players without a store take no place
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_tied_players_take_consecutive_places(counts: tuple[int, ...], wigs: list[int]) -> None:
    """RUL-29, SCORE-3: books 9 / 6 / 3."""
    assert line(stores("books", *counts), 3) == wigs


@pytest.mark.parametrize(
    ("street", "wigs"), [("gold", [3, 2, 1]), ("cloth", [9, 6, 3]), ("books", [9, 6, 3]), ("tools", [6, 4, 2])]
)
def test_the_values_of_the_types(street: str, wigs: list[int]) -> None:
    """SCORE-3: most, 2nd and 3rd of each type."""
    assert line(stores(street, 3, 2, 1), 3) == wigs


def test_the_types_add_up() -> None:
    """SCORE-3: Green leads in gold, Yellow in cloth, both have one tools store."""
    scene = Scene(3, period=2).store("B1", "green", "gold").store("B2", "yellow", "cloth")
    assert line(scene.store("B5", "green", "tools").store("C5", "yellow", "tools"), 3) == [3 + 5, 9 + 5, 0]


EX_55 = [
    ("gold", "2021", (3, 1), 2),
    ("tools", "2021", (6, 2), 4),
    ("tools", "2017", (6, 1), 3),
    ("books", "2021", (9, 3), 6),
    ("cloth", "2017", (9, 3), 6),
]


@pytest.mark.parametrize(("street", "ruleset", "places", "tied"), EX_55)
def test_ex_55_two_players_have_only_most_and_third(
    street: str, ruleset: str, places: tuple[int, int], tied: int
) -> None:
    """EX-55 (SCORE-3): most / other, tied, and one player alone."""
    assert line(stores(street, 3, 1, ruleset=ruleset), 3) == list(places)
    assert line(stores(street, 1, 2, ruleset=ruleset), 3) == list(reversed(places))
    assert line(stores(street, 2, 2, ruleset=ruleset), 3) == [tied, tied]
    assert line(stores(street, 0, 1, ruleset=ruleset), 3) == [0, places[0]]


def test_ex_55_two_players_officials() -> None:
    """EX-55 (SCORE-6): 15 / 5, tied 10 each, alone 15."""
    scene = Scene(2, period=2)
    assert line(scene.completed("green", {"blue-3": 1}).completed("yellow", {"green-2": 1}), 6) == [15, 5]
    assert line(scene.completed("yellow", {"green-3": 1}), 6) == [10, 10]
    assert line(scene.completed("green", {}), 6) == [0, 15]


def test_ex_51_money_and_the_influence_track() -> None:
    """EX-51 (SCORE-4): 13 réis and 4 from influence: 3 wigs; the marker stays."""
    scene = Scene(period=2).reis("purple", 13).influence("purple", 5)
    game = scene.game()
    assert game.scores()[2]["SCORE-4"] == 3
    assert game.position()["players"]["purple"]["influence"] == 5
    assert line(scene.influence("purple", 4), 4)[2] == 3
    assert line(scene.influence("purple", 2), 4)[2] == 3
    assert line(scene.influence("purple", 1), 4)[2] == 2


@pytest.mark.parametrize(("reis", "influence", "wigs"), [(0, 0, 0), (4, 0, 0), (5, 0, 1), (0, 10, 1), (4, 10, 2)])
def test_one_wig_per_five(reis: int, influence: int, wigs: int) -> None:
    """SCORE-4: influence 10 yields 6 réis."""
    assert line(Scene(period=2).reis("green", reis).influence("green", influence), 4)[0] == wigs


def test_ex_52_decrees_add_up() -> None:
    """EX-52 (SCORE-5): Yellow's two decrees yield 2 and 6: 8 wigs."""
    scene = Scene(period=2).decrees("yellow", 45, 44).favors("yellow", "king").clergy("yellow", 1, 2, 3)
    assert line(scene, 5) == [0, 2 + 6, 0, 0]


def test_ex_53_officials_on_completed_plans() -> None:
    """EX-53 (SCORE-6): Orange 8, Green 5, Yellow 5, Purple 3: 15, 7, 7, 0."""
    scene = Scene(period=2).completed("orange", {"blue-5": 1, "green-3": 1}).completed("green", {"green-5": 1})
    scene.completed("yellow", {"blue-3": 1, "blue-2": 1}).completed("purple", {"green-3": 1})
    assert line(scene, 6) == [7, 7, 0, 15]


def test_incomplete_plans_take_no_place() -> None:
    """SCORE-6, RUL-29: three players have no completed plan; only the fourth scores."""
    assert line(Scene(period=2).completed("purple", {"blue-3": 1}), 6) == [0, 0, 15, 0]


def test_ex_54_favors() -> None:
    """EX-54 (SCORE-7): the King's and the Minister's favor: 4 wigs."""
    assert line(Scene(period=2).favors("green", "king", "minister").favors("orange", "king"), 7) == [4, 0, 0, 2]


def test_nothing_else_scores() -> None:
    """SCORE-1 to SCORE-7: incomplete plans, clergy tiles, set markers and goods score only through decrees."""
    scene = Scene(period=2).plans("green", {"blue-3": 1, "green-2": 1}).clergy("green", 1, 2, 3, 9)
    scene.sets("green", 1).goods("green", gold=3, cloth=3, books=3, tools=3).reis("green", 0).influence("green", 0)
    sheet = scene.portfolio("green", top=["blue-king-1"], bottom=["blue-treasury-1"]).game().scores()[0]
    assert sheet == {"total": 8, "wigs": 5, "SCORE-2": 3, **{f"SCORE-{n}": 0 for n in (1, 3, 4, 5, 6, 7)}}


def level(colours: tuple[str, ...] = COLOURS) -> Scene:
    """All have the same wigs after scoring: 20 + 3 for one set."""
    scene = Scene(period=2)
    for colour in colours:
        scene.wigs(colour, 20).reis(colour, 0).influence(colour, 0)
    return scene


def test_score_8_shared_victory() -> None:
    """SCORE-8: all tie-breaks equal."""
    assert level().game().ranking() == [[0, 1, 2, 3]]


def test_score_8_sets_first() -> None:
    """SCORE-8: Yellow has the same wigs but one set more than the others."""
    scene = level().wigs("yellow", 17).sets("yellow", 1).reis("green", 4)
    game = scene.game()
    assert {sheet["total"] for sheet in game.scores()} == {20}
    assert game.ranking() == [[1], [0], [2, 3]]


def test_score_8_then_stores_then_plans_then_reis() -> None:
    """SCORE-8, RUL-29: stores before completed plans before réis in hand, influence not counted."""
    scene = level().store("B1", "purple", "gold").wigs("purple", 17)
    scene.completed("orange", {"blue-3": 1}).wigs("orange", 5)
    game = scene.reis("green", 4).influence("yellow", 4).game()
    assert {sheet["total"] for sheet in game.scores()} == {20}
    assert game.ranking() == [[2], [3], [0], [1]]


def test_more_wigs_win_whatever_else() -> None:
    """SCORE-8: the tie-break is for ties only."""
    game = level().wigs("orange", 21).sets("yellow", 1).wigs("yellow", 17).game()
    assert game.ranking()[0] == [3]
