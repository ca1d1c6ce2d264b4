"""Recruiting, plans, production, favors (STATE-1, STATE-2, STATE-4, STATE-7); EX-23 to EX-26, EX-58; RUL-20."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import Scene, kind, moves, play, refused, state


def recruiting(scene: Scene) -> lisboa.Game:
    """Green uses a clergy tile that recruits."""
    game = scene.clergy("green", 21).game()
    play(game, "use clergy-21")
    return game


def office(game: lisboa.Game, noble: str, where: str = "offices") -> dict[str, int]:
    """The officials there, colours without any left out."""
    return {colour: n for colour, n in game.position()["court"][where][noble].items() if n}


# Recruit


def test_recruit_one_or_two_officials_to_different_offices() -> None:
    """STATE-1, RUL-20."""
    game = recruiting(Scene())
    pairs = ["recruit builder+minister", "recruit builder+king", "recruit minister+king"]
    assert game.legal_moves() == [*pairs, "recruit builder", "recruit minister", "recruit king"]
    other = game.copy()
    play(game, "recruit builder+king")
    assert state(game, "green")["officials"] == 5
    assert (office(game, "builder"), office(game, "king")) == ({"green": 1}, {"green": 1})
    play(other, "recruit king")
    assert state(other, "green")["officials"] == 6


def test_with_one_official_left_only_one_is_placed() -> None:
    """STATE-1, RUL-3."""
    game = recruiting(Scene().offices("minister", green=2).plazas("minister", green=5))
    assert game.legal_moves() == ["recruit builder", "recruit minister", "recruit king"]
    refused(game, "recruit builder+king", "RUL-3")


@pytest.mark.parametrize(
    ("before", "after", "plaza"),
    [
        ({"yellow": 3, "purple": 2}, {"yellow": 2, "purple": 2, "green": 1}, {"yellow": 1}),
        (
            {"yellow": 2, "purple": 2, "orange": 1},
            {"yellow": 1, "purple": 1, "orange": 1, "green": 1},
            {"yellow": 1, "purple": 1},
        ),
        ({"green": 3, "yellow": 2}, {"green": 3, "yellow": 2}, {"green": 1}),
        ({"green": 2, "yellow": 2, "orange": 1}, {"green": 2, "yellow": 1, "orange": 1}, {"green": 1, "yellow": 1}),
        ({"yellow": 2, "purple": 2}, {"yellow": 2, "purple": 2, "green": 1}, {}),
    ],
)
def test_a_full_office_first_loses_those_who_have_most(
    before: dict[str, int], after: dict[str, int], plaza: dict[str, int]
) -> None:
    """STATE-1, RUL-20: one of the colour with most, one of each tied colour, your own included; never below five."""
    game = recruiting(Scene().offices("king", **before))
    play(game, "recruit king")
    assert office(game, "king") == after
    assert office(game, "king", "plazas") == plaza


def test_the_neutral_official_stays_for_the_whole_game() -> None:
    """SET-5, STATE-1: two players, a full office."""
    game = recruiting(Scene(2).offices("king", yellow=2, green=2))
    play(game, "recruit king")
    assert office(game, "king") == {"green": 2, "yellow": 1, "neutral": 1}
    assert office(game, "king", "plazas") == {"green": 1, "yellow": 1}


@pytest.mark.parametrize(
    ("tiles", "move", "reis"), [((6,), "king", 1), ((6,), "builder+king", 2), ((6, 6), "builder+king", 4)]
)
def test_clergy_6_pays_for_every_official_placed(tiles: tuple[int, ...], move: str, reis: int) -> None:
    """COMPONENTS clergy 6: both copies add up."""
    game = Scene().clergy("green", 21, *tiles).reis("green", 0).game()
    play(game, "use clergy-21", f"recruit {move}")
    assert state(game, "green")["reis"] == reis


def test_plans_without_limit() -> None:
    """STATE-2: the top plan of either architect, however many one holds."""
    held = {"blue-2": 2, "blue-3": 3, "blue-4": 2, "green-2": 2, "green-3": 1}
    scene = (
        Scene().plans("green", held).plans("yellow", {"blue-3": 1}).plans("purple", {"green-3": 2}).clergy("green", 22)
    )
    game = scene.plans("orange", {}).game()
    play(game, "use clergy-22", "plan blue")
    assert state(game, "green")["plans"]["blue-5"] == 1


# Favors


def test_a_favor_one_does_not_hold() -> None:
    """STATE-7: at most one of each noble, and only while the stack has one."""
    scene = Scene(2).favors("green", "builder").favors("yellow", "king").clergy("green", 20)
    game = scene.game()
    play(game, "use clergy-20")
    assert game.legal_moves() == ["favor minister", "favor king"]
    refused(game, "favor builder", "STATE-7")
    play(game, "favor king")
    assert state(game, "green")["favors"] == {"builder": True, "minister": False, "king": True}
    assert game.position()["court"]["favors"] == {"builder": 1, "minister": 2, "king": 0}


# Produce


def produce_again(game: lisboa.Game) -> lisboa.Game:
    """Purple produces once more, from where the game stands, with a fresh card."""
    doc = game.position()
    scene = shopkeeper()
    for good, n in doc["players"]["purple"]["goods"].items():
        scene.player("purple")["goods"][good] = n
    game = scene.prices(**doc["prices"]).game()
    play(game, "portfolio blue-minister-3")
    return game


def shopkeeper() -> Scene:
    """EX-23: purple has stores books 2, gold 1, cloth 1, one set, none of these goods; tools to trade with."""
    scene = Scene(active="purple").hand("purple", "blue-minister-3").sets("purple", 1).goods("purple", tools=1)
    scene.store("B3", "purple", "books").store("C4", "purple", "books").store("B1", "purple", "gold")
    return scene.store("C2", "purple", "cloth").houses("purple", left=1, middle=3).set("players.purple.set_markers", 0)


def test_production_three_times() -> None:
    """EX-23, EX-24, EX-25, STATE-4, PORT-4: prices fall once per type stored, not for a type that was full."""
    game = shopkeeper().game()
    play(game, "portfolio blue-minister-3")
    assert state(game, "purple")["goods"] == {"gold": 1, "cloth": 1, "books": 2, "tools": 1}
    assert game.position()["prices"] == {"gold": 5, "cloth": 4, "books": 4, "tools": 4}
    game = produce_again(game)
    assert state(game, "purple")["goods"] == {"gold": 2, "cloth": 2, "books": 3, "tools": 1}
    assert game.position()["prices"] == {"gold": 4, "cloth": 3, "books": 3, "tools": 4}
    game = produce_again(game)
    assert state(game, "purple")["goods"] == {"gold": 3, "cloth": 3, "books": 3, "tools": 1}
    assert game.position()["prices"] == {"gold": 3, "cloth": 2, "books": 3, "tools": 4}


def right_houses(right: int) -> Scene:
    """EX-26: yellow with stores cloth 2, books 1, tools 1 and so many houses of the right group built."""
    scene = Scene(active="yellow").hand("yellow", "blue-minister-3").sets("yellow", 1).goods("yellow", gold=1)
    scene.store("B2", "yellow", "cloth").store("C3", "yellow", "cloth").store("B3", "yellow", "books")
    scene.store("B4", "yellow", "tools").set("players.yellow.set_markers", 0)
    left = min(4 - right, 2)
    return scene.houses("yellow", left=left, middle=4 - right - left, right=right)


def test_all_right_houses_give_one_more_of_each_produced_type() -> None:
    """EX-26, EX-58, NOBLE-2, STATE-4: the price still falls once per type; gold untouched."""
    game = right_houses(3).game()
    play(game, "portfolio blue-minister-3")
    assert state(game, "yellow")["goods"] == {"gold": 1, "cloth": 3, "books": 2, "tools": 2}
    assert game.position()["prices"] == {"gold": 6, "cloth": 4, "books": 4, "tools": 3}


@pytest.mark.parametrize("right", [1, 2])
def test_one_or_two_right_houses_give_one_good_of_one_produced_type(right: int) -> None:
    """EX-58, NOBLE-2: the player's choice, only of a produced type with room."""
    game = right_houses(right).game()
    play(game, "portfolio blue-minister-3")
    assert game.legal_moves() == ["extra cloth", "extra books", "extra tools"]
    refused(game, "extra gold", "NOBLE-2")
    play(game, "extra books")
    assert state(game, "yellow")["goods"] == {"gold": 1, "cloth": 2, "books": 2, "tools": 1}
    assert game.position()["prices"]["books"] == 4


def test_no_right_house_no_extra_good() -> None:
    """EX-58."""
    game = right_houses(0).game()
    play(game, "portfolio blue-minister-3")
    assert state(game, "yellow")["goods"] == {"gold": 1, "cloth": 2, "books": 1, "tools": 1}


def test_extra_goods_need_room() -> None:
    """NOBLE-2, STATE-4: cloth was full and so not produced; books are full after production."""
    game = right_houses(3).goods("yellow", gold=1, cloth=3, books=2, tools=1).game()
    play(game, "portfolio blue-minister-3")
    assert state(game, "yellow")["goods"] == {"gold": 1, "cloth": 3, "books": 3, "tools": 3}
    assert game.position()["prices"] == {"gold": 6, "cloth": 5, "books": 4, "tools": 3}
    game = right_houses(1).goods("yellow", gold=1, cloth=3, books=2, tools=1).game()
    play(game, "portfolio blue-minister-3")  # only tools can take the extra good
    assert state(game, "yellow")["goods"] == {"gold": 1, "cloth": 3, "books": 3, "tools": 3}


def test_clergy_12_both_copies_choose_separately() -> None:
    """COMPONENTS clergy 12: one good each of a produced type, on top of the houses."""
    game = right_houses(1).clergy("yellow", 12, 12).game()
    play(game, "portfolio blue-minister-3", "extra books", "extra tools", "extra tools")
    assert state(game, "yellow")["goods"] == {"gold": 1, "cloth": 2, "books": 2, "tools": 3}
    assert kind(game) in ("trade", "sell-or-trade")
    assert moves(game, "extra") == []
