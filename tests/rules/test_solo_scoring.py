"""Chapter 13: final scoring against Lacerda, decrees that compare with him, and your rank (SOLO-8, SOLO-9, RUL-37)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lisboa
from tests.scene import Scene

FILLERS = (19, 20, 21, 22, 23, 33, 46, 47, 48, 50)  # decrees to own
RANKS = ("jester", "courtier", "favourite", "right-hand")


def solo() -> Scene:
    """Nobody owns anything that scores, but for the starting plans."""
    scene = Scene(solo=True, period=2).fleet().influence("green", 0).reis("green", 0)
    return scene.wigs("green", 0).wigs("yellow", 0)


def his(scene: Scene) -> dict[str, int]:
    return scene.game().scores()[1]


def yours(scene: Scene) -> dict[str, int]:
    return scene.game().scores()[0]


# His score sheet


def test_hulls_of_his_ships() -> None:
    """SOLO-8, SCORE-1: at sea or docked."""
    assert his(solo().fleet("blue", "brown").fleet_cargo("blue", gold=1))["SCORE-1"] == 5
    assert his(solo().fleet("blue", "red", "purple", "brown"))["SCORE-1"] == 10


def test_one_wig_for_each_cube_of_his() -> None:
    """SOLO-8: not 3 per set."""
    scene = solo().cubes("yellow", markers=0, earthquake=4, fire=3, tsunami=7)
    assert his(scene)["SCORE-2"] == 14
    assert yours(scene.sets("green", 2))["SCORE-2"] == 6


def test_nothing_for_influence() -> None:
    """SOLO-8, SCORE-4: you score as with two players."""
    scene = solo().influence("yellow", 10).influence("green", 10).reis("green", 9)
    assert his(scene)["SCORE-4"] == 0
    assert yours(scene)["SCORE-4"] == 3


def test_three_wigs_for_each_decree_of_his() -> None:
    """SOLO-8: whatever is on it; a set-up decree counts too (RUL-38)."""
    assert his(solo().decrees("yellow", 1, 35, 56, 61))["SCORE-5"] == 12


def test_majority_of_officials_with_all_his_plans() -> None:
    """SOLO-8, SCORE-6: his plans count as completed; yours only when they are. Two players: 15 and 5."""
    scene = solo().completed("yellow", {"blue-3": 1, "green-3": 1}).completed("green", {"blue-2": 2})
    assert (yours(scene)["SCORE-6"], his(scene)["SCORE-6"]) == (5, 15)
    scene = solo().completed("yellow", {"blue-3": 2}).completed("green", {"blue-2": 2, "green-2": 2})
    assert (yours(scene)["SCORE-6"], his(scene)["SCORE-6"]) == (15, 5)
    scene = solo().completed("yellow", {"blue-3": 2}).completed("green", {"green-2": 2, "blue-2": 1})
    assert (yours(scene)["SCORE-6"], his(scene)["SCORE-6"]) == (10, 10)
    scene = solo().completed("yellow", {"blue-3": 2}).plans("green", {"green-2": 2, "green-4": 2})
    assert (yours(scene)["SCORE-6"], his(scene)["SCORE-6"]) == (0, 15)


def test_two_wigs_for_each_favor_of_his() -> None:
    """SOLO-8, SCORE-7."""
    assert his(solo().favors("yellow", "builder", "king"))["SCORE-7"] == 4


def test_store_majorities_are_those_of_two_players() -> None:
    """SOLO-8, SCORE-3: most and 3rd place; a tie shares both; nothing without a store of the type."""
    scene = solo().store("B1", "green", "gold").store("C1", "green", "gold").store("D1", "yellow", "gold")
    scene.store("A2", "yellow", "cloth").store("A5", "green", "tools").store("B5", "yellow", "tools")
    assert yours(scene)["SCORE-3"] == 3 + 0 + (6 + 2) // 2
    assert his(scene)["SCORE-3"] == 1 + 9 + (6 + 2) // 2


def test_nothing_else_scores_for_him() -> None:
    """SOLO-8: goods, houses, officials in offices, influence."""
    scene = solo().his_goods(gold=9, cloth=9).offices("king", yellow=3).influence("yellow", 10)
    assert sum(his(scene).values()) == 2 * his(scene)["SCORE-6"]  # line and total
    assert his(scene)["total"] == 15


def test_lines_of_his_are_told_by_their_own_rule() -> None:
    """SOLO-8: at the end of a game his lines come from chapter 13, yours from chapter 12."""
    game = lisboa.Game(solo=True, seed=4)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    lines = [event for event in game.events(0) if event.kind == "scored"]
    assert {event.rule for event in lines if event.seat == 1} == {"SOLO-8"}
    assert all(event.rule.startswith("SCORE-") for event in lines if event.seat == 0)
    assert game.scores()[1]["total"] == game.position()["players"]["yellow"]["wigs"]


# Decrees that look at all players

Build = Callable[[Scene, int, int], Scene]


def stores_of(scene: Scene, mine: int, theirs: int) -> Scene:
    for plot, _ in zip(("B1", "C1", "D1", "A2"), range(mine), strict=False):
        scene.store(plot, "green", "gold")
    for plot, _ in zip(("A5", "B5", "C5", "D5"), range(theirs), strict=False):
        scene.store(plot, "yellow", "tools")
    return scene


def plans_of(scene: Scene, mine: int, theirs: int) -> Scene:
    """Completed plans with 2 officials each; his starting plans are yours to hold, incomplete."""
    scene.plans("green", {"blue-3": 1, "green-3": 2})
    return scene.completed("green", {"blue-2": mine}).completed("yellow", {"green-2": theirs})


def ships_of(scene: Scene, mine: int, theirs: int) -> Scene:
    scene.portfolio("green", top=["ship-blue", "ship-red"][:mine])
    return scene.fleet(*["purple", "brown"][:theirs])


def officials_of(scene: Scene, mine: int, theirs: int) -> Scene:
    scene.offices("minister").plazas("minister")
    return scene.offices("builder", green=min(mine, 1), yellow=theirs).plazas("king", green=max(mine - 1, 0))


def decrees_of(scene: Scene, mine: int, theirs: int) -> Scene:
    """The decree itself is one of yours."""
    scene.decrees("green", 65, *FILLERS[: mine - 1])
    return scene.decrees("yellow", *range(1, theirs + 1))


def influence_of(scene: Scene, mine: int, theirs: int) -> Scene:
    return scene.influence("green", mine).influence("yellow", theirs)


def cubes_of(scene: Scene, mine: int, theirs: int) -> Scene:
    return scene.cubes("green", fire=mine).cubes(
        "yellow", markers=0, earthquake=theirs // 2, tsunami=theirs - theirs // 2
    )


MAJORITIES: dict[int, Build] = {
    61: influence_of, 62: stores_of, 63: plans_of, 64: plans_of, 65: decrees_of, 66: ships_of, 68: cubes_of,
    70: officials_of,
}  # fmt: skip


@pytest.mark.parametrize("decree", MAJORITIES)
@pytest.mark.parametrize(("mine", "theirs", "wigs"), [(2, 1, 5), (2, 2, 5), (1, 2, 0), (1, 0, 5)])
def test_decrees_compare_with_his_pieces(decree: int, mine: int, theirs: int, wigs: int) -> None:
    """RUL-37, SCORE-5: at least as many as he, and at least 1: influence, stores, plans, decrees, ships, cubes..."""
    scene = MAJORITIES[decree](solo().decrees("green", decree), mine, theirs)
    assert yours(scene)["SCORE-5"] - other_decrees(scene) == wigs


def other_decrees(scene: Scene) -> int:
    """What the fillers bring: the same scene without the decrees that compare."""
    owned = scene.wishes.decrees["green"]
    scene.decrees("green", *[n for n in owned if n not in MAJORITIES])
    worth = yours(scene)["SCORE-5"]
    scene.decrees("green", *owned)
    return worth


@pytest.mark.parametrize("decree", [61, 62, 63, 64, 66, 67, 68, 70])
def test_having_none_is_worth_nothing_even_if_he_has_none(decree: int) -> None:
    """RUL-37: "at least 1"; the neutral officials in the offices are nobody's."""
    scene = solo().decrees("green", decree).offices("minister").offices("builder").offices("king")
    scene.influence("yellow", 0).plans("green", {"blue-3": 1}).completed("yellow", {"blue-3": 1, "green-3": 1})
    assert yours(scene)["SCORE-5"] == 0


def test_neutral_officials_do_not_beat_you() -> None:
    """RUL-37, decree 70: one of yours against three neutral ones, and none of his."""
    scene = solo().decrees("green", 70).offices("minister", green=1)
    assert yours(scene)["SCORE-5"] == 5


def test_he_never_has_clergy_tiles() -> None:
    """RUL-37, decree 67: one tile is enough."""
    assert yours(solo().decrees("green", 67).clergy("green", 3))["SCORE-5"] == 5


def test_decrees_about_anybodys_pieces_count_his() -> None:
    """SCORE-5: "any" stores, and open public buildings, the first one and his included (RUL-32)."""
    scene = solo().store("A2", "yellow", "gold").store("A3", "green", "cloth").building("west-D", ["gold"], "blue")
    assert yours(scene.decrees("green", 1))["SCORE-5"] == 2
    assert yours(scene.decrees("green", 11))["SCORE-5"] == 1
    for decree in (24, 26, 30):
        assert yours(scene.decrees("green", decree))["SCORE-5"] == 1
    assert yours(scene.decrees("green", 25))["SCORE-5"] == 0


# Your rank

MINE = {"gold": ("B1", "C1", "D1"), "cloth": ("A2", "B2"), "books": ("A3", "B3"), "tools": ("A5", "B5")}
THEIRS = {"gold": ("C2", "D2"), "cloth": ("C3", "D3"), "books": ("C4", "D4", "B4"), "tools": ("C5", "D5", "A4")}
BEST: dict[str, Any] = {
    "mine": {"gold": 2, "cloth": 1, "books": 1}, "theirs": {"tools": 3},
    "reis": 20, "decrees": 8, "ships": 2, "lead": 1,
}  # fmt: skip


def standing(**changed: Any) -> lisboa.Game:
    """The best rank just reached, with something changed; `lead` is by how many wigs you are ahead in the end."""
    have = BEST | changed
    scene = solo().reis("green", have["reis"]).decrees("green", *FILLERS[: have["decrees"]])
    scene.portfolio("green", top=["ship-purple", "ship-brown"][: have["ships"]])
    for owner, count, plots in (("green", have["mine"], MINE), ("yellow", have["theirs"], THEIRS)):
        for street, n in count.items():
            for plot in plots[street][:n]:
                scene.store(plot, owner, street)
    you, he = (sheet["total"] for sheet in scene.wigs("green", 0).wigs("yellow", 0).game().scores())
    game = scene.wigs("green", he + have["lead"] + 50).wigs("yellow", you + 50).game()
    assert game.scores()[0]["total"] - game.scores()[1]["total"] == have["lead"]
    return game


def rank(**changed: Any) -> str:
    return standing(**changed).solo_rank().name


def test_ex_61_every_row() -> None:
    """EX-61, SOLO-9."""
    assert rank() == "right-hand"
    assert rank(theirs={"tools": 3, "gold": 1}) == "favourite"  # as many stores as he
    assert rank(decrees=7) == "favourite"
    assert rank(ships=0) == "courtier"
    assert rank(reis=9) == "courtier"
    assert rank(mine={"gold": 3, "tools": 2}, theirs={"tools": 3}) == "courtier"  # one first place
    assert rank(decrees=3) == "jester"
    assert rank(mine={"gold": 1, "cloth": 1, "books": 1}, theirs={}) == "jester"  # 3 stores
    assert rank(reis=4) == "jester"
    assert rank(mine={"books": 2, "tools": 2}, theirs={"books": 3, "tools": 3}) == "jester"  # no first place
    assert rank(lead=-1) == "jester"


@pytest.mark.parametrize(
    ("name", "missed", "below"),
    [
        ("reis", 19, "favourite"), ("decrees", 7, "favourite"), ("ships", 1, "favourite"),
        ("mine", {"gold": 3, "cloth": 2}, "favourite"), ("theirs", {"tools": 3, "gold": 1}, "favourite"),
        ("lead", 0, "jester"),
    ],
)  # fmt: skip
def test_the_right_hand_just_missed(name: str, missed: Any, below: str) -> None:
    """SOLO-9: each condition of the highest rank by itself (two first places, as many stores as he...)."""
    assert rank(**{name: missed}) == below


JUST_FAVOURITE: dict[str, Any] = {
    "mine": {"gold": 2, "cloth": 2}, "theirs": {"tools": 2, "books": 2},
    "reis": 10, "decrees": 7, "ships": 1, "lead": 1,
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "missed", "below"),
    [
        ("reis", 9, "courtier"), ("decrees", 6, "courtier"), ("ships", 0, "courtier"), ("lead", 0, "jester"),
        ("mine", {"gold": 3, "tools": 1}, "courtier"), ("theirs", {"tools": 3, "books": 2}, "courtier"),
    ],
)  # fmt: skip
def test_the_favourite_just_reached_and_just_missed(name: str, missed: Any, below: str) -> None:
    """SOLO-9: 10 réis, 7 decrees, a ship, two first places, as many stores as he."""
    assert rank(**JUST_FAVOURITE) == "favourite"
    assert rank(**(JUST_FAVOURITE | {name: missed})) == below


JUST_COURTIER: dict[str, Any] = {
    "mine": {"books": 2, "tools": 2}, "theirs": {"books": 3, "tools": 2},
    "reis": 5, "decrees": 6, "ships": 0, "lead": 1,
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "missed"),
    [
        ("reis", 4), ("decrees", 5), ("decrees", 4), ("decrees", 3), ("lead", 0), ("lead", -1),
        ("mine", {"books": 1, "tools": 2}), ("theirs", {"books": 3, "tools": 3}),
    ],
)  # fmt: skip
def test_the_courtier_just_reached_and_just_missed(name: str, missed: Any) -> None:
    """SOLO-9: 5 réis, 6 decrees, 4 stores, a shared first place (RUL-37); a tie in wigs or 4 or 5 decrees: Jester."""
    assert rank(**JUST_COURTIER) == "courtier"
    assert rank(**(JUST_COURTIER | {name: missed})) == "jester"


def test_shared_first_places_count_for_the_ranks() -> None:
    """RUL-37: gold and cloth are shared."""
    assert rank(mine={"gold": 2, "cloth": 2, "books": 1}, theirs={"gold": 2, "cloth": 2}) == "right-hand"


def test_reis_are_those_in_hand_before_scoring() -> None:
    """RUL-37, SCORE-4: 20 réis and no influence; influence does not count as money here."""
    game = standing(reis=19)
    assert game.solo_rank().name == "favourite"
    assert standing(reis=20).solo_rank().name == "right-hand"


def test_every_rank_says_what_is_missing() -> None:
    """SOLO-9: by the conditions of all four ranks."""
    standing_now = standing(reis=9, ships=0).solo_rank()
    assert (standing_now.name, str(standing_now)) == ("courtier", "Courtier")
    assert tuple(rank.name for rank in standing_now.ranks) == RANKS
    missing = {rank.name: {m.what: m.missing for m in rank.missing} for rank in standing_now.ranks}
    assert missing == {
        "jester": {}, "courtier": {}, "favourite": {"reis": 1, "ships": 1}, "right-hand": {"reis": 11, "ships": 2},
    }  # fmt: skip


def test_only_solo_games_have_a_rank() -> None:
    """SOLO-9."""
    with pytest.raises(ValueError, match="SOLO-9"):
        Scene(2).game().solo_rank()
