"""What each of the 70 decrees is worth in one rich position, and how the ten comparing ones are lost (SCORE-5)."""

from __future__ import annotations

import pytest

from tests.scene import COLOURS, Scene

GREEN_STORES = {"A2": "gold", "B1": "gold", "B2": "cloth", "D2": "cloth", "D3": "books", "D5": "tools", "E4": "tools"}
OTHER_STORES = {
    "yellow": {"C1": "gold", "C2": "gold", "E1": "gold"},
    "purple": {"C3": "cloth", "E3": "cloth", "E5": "tools"},
    "orange": {"D4": "books", "E2": "gold"},
}
BUILDINGS = {
    "north-gold": (("gold",), "blue"),
    "west-A": (("gold", "tools"), "blue"),
    "east-B": (("books",), "blue"),
    "east-E": (("cloth", "tools"), "blue"),
    "west-C": (("gold", "cloth"), "green"),
    "east-D": (("tools",), "green"),
}


def rich() -> Scene:
    """Green has something of everything, and as much as the best rival of all that is compared."""
    scene = Scene(period=2).treasury(4)
    for plot, street in GREEN_STORES.items():
        scene.store(plot, "green", street)
    for colour, stores in OTHER_STORES.items():
        for plot, street in stores.items():
            scene.store(plot, colour, street)
    scene.houses("green", left=2, middle=3, right=2)
    for site, (colours, architect) in BUILDINGS.items():
        scene.building(site, colours, architect)
    scene.plans("green", {"blue-2": 1}).completed("green", {"blue-3": 1, "green-2": 1, "green-4": 1})
    scene.completed("yellow", {"green-3": 1})
    scene.offices("builder", green=1, yellow=1).offices("king", green=2).plazas("minister", green=1, yellow=2)
    scene.offices("minister", yellow=1)
    scene.portfolio("green", top=["ship-red", "ship-purple", "blue-king-3"], bottom=["blue-treasury-2"])
    scene.portfolio("yellow", top=["ship-red", "ship-blue"]).clergy("green", 3, 7, 15).clergy("yellow", 3, 7, 16)
    scene.favors("green", "king", "minister").cubes("green", markers=1, earthquake=4, fire=3, tsunami=2)
    scene.cubes("yellow", earthquake=5, fire=4).goods("green", gold=3, cloth=2, tools=1)
    scene.reis("green", 13).influence("green", 7)
    for colour in ("yellow", "purple", "orange"):
        scene.reis(colour, 13).influence(colour, 7)
    return scene


VALUES = {
    # any store in rows A to E; own stores there, 2 each
    1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 2, 7: 4, 8: 0, 9: 6, 10: 2,
    # any gold, cloth, books, tools store; own ones, 2 each; own stores in columns 1 to 5, 2 each
    11: 6, 12: 4, 13: 2, 14: 3, 15: 4, 16: 4, 17: 2, 18: 4, 19: 2, 20: 6, 21: 2, 22: 2, 23: 2,
    # public buildings: architects, colours, sides
    24: 4, 25: 2, 26: 3, 27: 2, 28: 1, 29: 3, 30: 2, 31: 1, 32: 3,
    # plans, decrees, officials on plans, at court, on the board
    33: 4, 34: 6, 35: 1, 36: 4, 37: 4, 38: 2,
    # ships, hulls, portfolio, clergy, favors
    39: 4, 40: 2, 41: 4, 42: 2, 43: 2, 44: 6, 45: 4,
    # cubes, sets, markers, goods, réis, influence, treasury
    46: 4, 47: 3, 48: 2, 49: 4, 50: 2, 51: 3, 52: 4, 53: 1, 54: 3, 55: 4,
    # stores, four types, rows with two, rows, exhausted groups
    56: 7, 57: 4, 58: 4, 59: 4, 60: 6,
    # at least as many as everybody else
    **dict.fromkeys(range(61, 71), 5),
}  # fmt: skip


def worth(scene: Scene, decree: int) -> int:
    """What the decree brings Green in the final scoring, and that it brings nobody else anything."""
    sheets = scene.decrees("green", decree).game().scores()
    assert [sheets[seat]["SCORE-5"] for seat in (1, 2, 3)] == [0, 0, 0]
    return sheets[0]["SCORE-5"]


@pytest.mark.parametrize("decree", range(1, 71))
def test_the_value_of_every_decree(decree: int) -> None:
    """SCORE-5: decrees 1 to 70 of COMPONENTS.md in one position; ties do not spoil nos. 61 to 70."""
    assert worth(rich(), decree) == VALUES[decree]


def test_the_values_of_several_decrees_add_up() -> None:
    """SCORE-5: with three decrees no. 35 is worth 3."""
    game = rich().decrees("green", 1, 35, 60).game()
    assert game.scores()[0]["SCORE-5"] == 1 + 3 + 6


def behind(decree: int) -> Scene:
    """The same position, but Yellow has one more of what the decree compares."""
    scene = rich()
    if decree == 61:
        return scene.influence("yellow", 8)
    if decree == 62:
        for plot, street in (("A3", "cloth"), ("A4", "books"), ("A5", "tools"), ("B5", "tools"), ("C4", "tools")):
            scene.store(plot, "yellow", street)
        return scene
    if decree == 63:
        return scene.completed("yellow", {"blue-2": 1, "green-2": 1, "blue-3": 1, "green-3": 1})
    if decree == 64:
        return scene.completed("yellow", {"blue-5": 1, "green-5": 1})
    if decree == 65:
        return scene.decrees("yellow", 1, 2)
    if decree == 66:
        return scene.sets("yellow", 1).portfolio("yellow", top=["ship-red", "ship-blue", "ship-blue"])
    if decree == 67:
        return scene.clergy("yellow", 3, 7, 16, 17)
    if decree == 68:
        return scene.cubes("yellow", earthquake=5, fire=5)
    if decree == 69:
        return scene.reis("yellow", 14)
    return scene.offices("builder", green=1, yellow=2)


@pytest.mark.parametrize("decree", range(61, 71))
def test_one_rival_with_more_spoils_a_comparing_decree(decree: int) -> None:
    """SCORE-5, decrees 61 to 70: at least as many as every other player."""
    sheets = behind(decree).decrees("green", decree).game().scores()
    assert sheets[0]["SCORE-5"] == 0


def nothing() -> Scene:
    """Nobody has anything of what the comparing decrees count."""
    scene = Scene(period=2).offices("minister")
    for colour in COLOURS:
        scene.influence(colour, 0).reis(colour, 0)
    return scene


@pytest.mark.parametrize("decree", [n for n in range(61, 71) if n != 65])
def test_a_comparing_decree_needs_at_least_one(decree: int) -> None:
    """SCORE-5, decrees 61 to 70: nobody has any; no. 65 always counts itself."""
    assert worth(nothing(), decree) == 0


@pytest.mark.parametrize("decree", [5, 10])
def test_decrees_about_row_e_are_not_in_a_game_of_two(decree: int) -> None:
    """SCORE-5, SET-15: they are removed when turned up, so nobody can own them by play."""
    position = Scene(2).game().position()
    assert decree not in position["decrees"].values()
