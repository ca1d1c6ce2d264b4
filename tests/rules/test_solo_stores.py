"""Chapter 13: where Lacerda builds, which cube he takes, and how he pays (SOLO-7, RUL-33, RUL-35)."""

from __future__ import annotations

import pytest

from lisboa.components import GOODS
from tests.scene import Scene
from tests.solo import Told, his_follow, his_noble_action, his_turn


def built(scene: Scene) -> Told:
    """He builds a store."""
    return his_noble_action(scene, "builder")


def solo() -> Scene:
    return Scene(solo=True)


def plot_of(told: Told) -> tuple[str, str]:
    """Where his only store stands and which street it faces."""
    (plot,) = [plot for plot, owner in told.doc["downtown"]["stores"].items() if owner == "yellow"]
    return plot, told.doc["downtown"]["facing"][plot]


# Which plot


def test_most_wigs_at_once() -> None:
    """SOLO-7, NOBLE-1g: C4 facing books has 2 buildings x 5, more than C3 with 2 x 3 or A4 with 1 x 5."""
    scene = solo().building("west-C", ["books"]).building("north-books", ["books", "cloth"])
    told = built(scene)
    assert plot_of(told) == ("C4", "books")
    assert told.his["wigs"] == 5 + 10
    assert told.one("lacerda-plot") | {"change": ""} == {
        "change": "", "player": "lacerda", "plot": "C4", "count": 10, "tie": "no", "tied": "C4",
    }  # fmt: skip


def test_all_three_buildings_of_a_plot_count() -> None:
    """NOBLE-1g: west, east and north."""
    scene = solo().building("west-B", ["gold"]).building("east-B", ["gold", "books"])
    told = built(scene.building("north-gold", ["gold", "cloth"]))
    assert plot_of(told) == ("B2", "gold")
    assert told.his["wigs"] == 5 + 3 * 4


def test_ties_go_to_the_topmost_row() -> None:
    """SOLO-7: of equal plots the one in the upper row, though it lies further right."""
    scene = solo().scoring(3, 4, 5, 3).building("west-B", ["tools"]).building("west-D", ["gold", "cloth"])
    # B5 faces tools: 4; D2 faces gold or cloth: 4; D3 would bring 5, so it is taken
    told = built(scene.store("D3", "green", "books"))
    assert plot_of(told) == ("B5", "tools")
    tied = told.one("lacerda-plot")
    assert (tied["count"], tied["tie"], tied["tied"]) == (4, "yes", "B5 and D2")


def test_ties_within_a_row_go_to_the_left() -> None:
    """SOLO-7: B1 (gold) and B3 (cloth) both bring 3; B2, which would bring 4, is taken."""
    scene = solo().building("west-B", ["gold", "cloth"]).store("B2", "green", "gold")
    told = built(scene)
    assert plot_of(told) == ("B1", "gold")
    assert told.one("lacerda-plot")["tied"] == "B1 and B3"


def test_if_nothing_scores_the_topmost_leftmost_plot() -> None:
    """SOLO-7: there is no plot A1."""
    told = built(solo())
    assert plot_of(told) == ("A2", "gold")
    assert told.one("lacerda-plot")["count"] == 0
    assert told.his["wigs"] == 5
    told = built(solo().store("A2", "green", "gold").store("A3", "green", "cloth"))
    assert plot_of(told) == ("A4", "books")


def test_taken_plots_and_row_e_do_not_count() -> None:
    """SET-18, SOLO-7: every free plot of the top row is taken, the next row begins with column 1."""
    scene = solo()
    for plot, street in (("A2", "gold"), ("A3", "cloth"), ("A4", "books"), ("A5", "tools")):
        scene.store(plot, "green", street)
    assert plot_of(built(scene)) == ("B1", "gold")


# Which street


def test_a_plot_is_worth_its_better_street() -> None:
    """SOLO-7, the ruling: A4 brings 5 facing tools on the right, nothing facing books on the left."""
    told = built(solo().building("west-A", ["tools"]))
    assert plot_of(told) == ("A4", "tools")
    street = told.one("lacerda-street")
    assert (street["good"], street["reason"], street["other"]) == ("tools", "better", "books")


def test_the_better_street_may_be_the_left_one() -> None:
    """SOLO-7."""
    told = built(solo().building("west-A", ["books"]))
    assert plot_of(told) == ("A4", "books")
    assert told.one("lacerda-street")["reason"] == "better"


@pytest.mark.parametrize(
    ("plot", "left", "right"), [("A2", "gold", "cloth"), ("A3", "cloth", "books"), ("A4", "books", "tools")]
)
def test_equal_streets_go_to_the_left_one(plot: str, left: str, right: str) -> None:
    """SOLO-7, for each column with two streets."""
    scene = solo().building("west-A", [left, right])
    for other in ("A2", "A3", "A4", "A5"):
        if other != plot:
            scene.store(other, "green", {"A2": "gold", "A3": "cloth", "A4": "books", "A5": "tools"}[other])
    told = built(scene)
    assert plot_of(told) == (plot, left)
    street = told.one("lacerda-street")
    assert (street["reason"], street["other"]) == ("tie", right)


def test_only_streets_whose_tile_is_on_the_display_count() -> None:
    """SOLO-7, the ruling: without the tools tile A4 can only face books, and the best plot is elsewhere."""
    scene = solo().building("west-A", ["tools"]).building("west-D", ["gold"])
    scene.tiles("gold", "cloth", "books", "small-tools")
    told = built(scene)
    assert plot_of(told) == ("A5", "tools")  # 4 with a small tile; D2 facing gold brings 4 as well, further down
    assert told.one("lacerda-plot")["tied"] == "A5 and D2"
    told = built(scene.tiles("gold", "cloth", "books"))
    assert plot_of(told) == ("D2", "gold")


def test_with_one_tile_left_the_plot_takes_that_street() -> None:
    """SOLO-7: only cloth is on display, so A2 faces it although gold is to the left."""
    told = built(solo().tiles("cloth"))
    assert plot_of(told) == ("A2", "cloth")
    assert told.one("lacerda-street")["reason"] == "only"


def test_the_large_tools_tile_goes_to_column_four_only_and_the_small_one_to_column_five() -> None:
    """NOBLE-1b, SET-8."""
    assert plot_of(built(solo().tiles("tools"))) == ("A4", "tools")
    assert plot_of(built(solo().tiles("small-tools"))) == ("A5", "tools")


def test_the_tile_leaves_the_display_and_his_house_is_used() -> None:
    """SOLO-7, SOLO-1: as for everybody; the space is refilled in upkeep."""
    told = built(solo())
    assert told.doc["downtown"]["tiles"]["gold"] is False
    assert sum(told.his["houses_built"].values()) == 1
    told = his_turn(solo())
    assert told.doc["downtown"]["tiles"]["gold"] is True


# Rewards, land, cubes


def test_he_takes_no_reward_and_pays_no_land() -> None:
    """SOLO-7: A4 would give 5 réis; only influence is paid."""
    scene = solo().tiles("tools").influence("yellow", 5).treasury(5).offices("builder", green=2)
    told = built(scene)
    assert plot_of(told) == ("A4", "tools")
    assert (told.his["reis"], told.his["influence"]) == (0, 5 - (2 + 1 - 1))
    assert told.his["goods"] == dict.fromkeys(GOODS, 0)
    told = built(solo().tiles("gold").store("A2", "green", "gold"))  # B1 would give gold
    assert plot_of(told)[0] == "B1"
    assert told.his["goods"]["gold"] == 0


CUBES = ("earthquake", "fire", "tsunami")


@pytest.mark.parametrize(
    ("row", "column", "colour", "place"),
    [
        ({"earthquake": 1, "tsunami": 2}, {"fire": 3}, "tsunami", "row"),
        ({"fire": 3}, {"earthquake": 2, "tsunami": 1}, "tsunami", "column"),
        ({"tsunami": 3}, {"tsunami": 1, "fire": 2}, "tsunami", "column"),
        ({"fire": 1}, {"fire": 1}, "fire", "column"),
        ({"earthquake": 3}, {"earthquake": 3}, "earthquake", "column"),
        ({"earthquake": 1}, {}, "earthquake", "row"),
        ({}, {"earthquake": 1}, "earthquake", "column"),
        ({"fire": 1}, {"earthquake": 1}, "fire", "row"),
    ],
)
def test_he_takes_the_cheapest_cube(row: dict[str, int], column: dict[str, int], colour: str, place: str) -> None:
    """SOLO-7: tsunami 1, fire 2, earthquake 3; on a tie the one at the column's foot."""
    told = built(solo().row_cubes("A", **row).column_cubes(2, **column))
    town = told.doc["downtown"]
    assert plot_of(told)[0] == "A2"
    assert told.his["cubes"] == {cube: int(cube == colour) for cube in CUBES}
    assert town["row_cubes"]["A"] == {cube: row.get(cube, 0) - (place == "row" and cube == colour) for cube in CUBES}
    assert town["column_cubes"]["2"] == {
        cube: column.get(cube, 0) - (place == "column" and cube == colour) for cube in CUBES
    }
    cube = told.one("lacerda-cube")
    tie = colour in row and colour in column
    assert (cube["cube"], cube["place"], cube["tie"]) == (colour, place, "yes" if tie else "no")


def test_without_cubes_there_he_takes_none() -> None:
    """NOBLE-1d, SOLO-7: cubes on sites are never taken by a store."""
    told = built(solo().row_cubes("A").column_cubes(2))
    assert plot_of(told)[0] == "A2"
    assert sum(told.his["cubes"].values()) == 0
    assert told.all("lacerda-cube") == []


def test_his_cubes_are_unlimited_and_form_no_sets() -> None:
    """SOLO-7, RUL-35: a seventh tsunami cube; three of each colour end no period and raise no limit."""
    scene = solo().cubes("yellow", markers=0, earthquake=4, fire=4, tsunami=6)
    told = his_turn(scene.row_cubes("A", tsunami=1))
    assert told.his["cubes"]["tsunami"] == 7
    assert told.his["set_markers"] == 0
    assert (told.doc["period"], told.doc["period_trigger"]) == (1, None)


# Paying


@pytest.mark.parametrize(
    ("influence", "wigs", "left", "unpaid"),
    [(5, 5, (1, 5), 0), (4, 5, (0, 5), 0), (3, 5, (0, 4), 0), (0, 5, (0, 1), 0), (1, 2, (0, 0), 1), (0, 0, (0, 0), 4)],
)
def test_influence_then_wigs_then_nothing(influence: int, wigs: int, left: tuple[int, int], unpaid: int) -> None:
    """SOLO-7, INF-4, INF-5: cost 4; lacking both never stops him."""
    scene = solo().offices("builder", green=3).treasury(3).influence("yellow", influence).wigs("yellow", wigs)
    told = built(scene)
    assert (told.his["influence"], told.his["wigs"]) == left
    paid = told.one("lacerda-paid")
    assert (paid["cost"], paid["unpaid"]) == (4, unpaid)
    assert plot_of(told)[0] == "A2"


@pytest.mark.parametrize(("treasury", "yours", "cost"), [(5, 0, 0), (4, 0, 0), (3, 0, 1), (2, 0, 2), (1, 4, 6)])
def test_he_pays_what_a_visit_costs(treasury: int, yours: int, cost: int) -> None:
    """INF-4: the modifier, yours and the neutral official, not his own; plazas do not count; never below 0."""
    scene = solo().offices("builder", green=yours, yellow=0).plazas("builder", green=2).treasury(treasury)
    told = built(scene.influence("yellow", 10).plazas("minister", green=0))
    assert told.his["influence"] == 10 - cost


def test_his_own_officials_cost_him_nothing() -> None:
    """INF-4: three of his own and the neutral one: 1."""
    assert built(solo().offices("builder", yellow=3).influence("yellow", 5)).his["influence"] == 4


def test_he_pays_after_the_state_action() -> None:
    """RUL-33, RUL-1: the ship raises the treasury and brings influence before he pays the Minister."""
    scene = solo().courtier("builder").assistant("king").treasury(3).influence("yellow", 0).wigs("yellow", 0)
    told = his_turn(scene.offices("minister", green=2, yellow=1))
    assert told.kinds.index("lacerda-ship") < told.kinds.index("lacerda-paid")
    assert told.one("lacerda-paid")["cost"] == 3 - 1  # the treasury stands at 4 now
    assert told.his["influence"] == 0 + 3 - 2


# What he cannot do


def all_houses_built() -> Scene:
    """Eight stores of his."""
    scene = solo()
    plots = {"B1": "gold", "C1": "gold", "D1": "gold", "B2": "gold", "C2": "cloth", "D2": "cloth"}
    for plot, street in (plots | {"B3": "cloth", "C3": "cloth"}).items():
        scene.store(plot, "yellow", street)
    return scene.influence("yellow", 5)


def test_with_eight_houses_built_he_builds_and_pays_nothing() -> None:
    """RUL-33, RUL-35."""
    told = built(all_houses_built())
    assert told.his["influence"] == 5
    assert sum(owner == "yellow" for owner in told.doc["downtown"]["stores"].values()) == 8
    skipped = told.one("lacerda-skipped")
    assert (skipped["what"], skipped["noble"], skipped["follows"]) == ("noble", "builder", "no")


def test_without_a_tile_that_fits_he_builds_nothing() -> None:
    """RUL-33: only small tiles are left, and column 5 is full."""
    scene = solo().tiles("small-tools").influence("yellow", 5)
    for row in "ABCD":
        scene.store(f"{row}5", "green", "tools")
    told = built(scene)
    assert told.his["influence"] == 5
    assert "lacerda-skipped" in told.kinds


def test_with_an_empty_display_he_builds_nothing() -> None:
    """RUL-33."""
    assert "lacerda-skipped" in built(solo().tiles()).kinds


def test_you_may_follow_although_he_could_not_act() -> None:
    """RUL-33: he skips the Noble action and pays nothing; the visit may be followed all the same."""
    told = his_turn(all_houses_built().favors("green", "builder").reis("green", 40))
    assert "lacerda-skipped" in told.kinds
    assert told.his["influence"] == 5
    assert told.game.decision is not None
    assert (told.game.decision.kind, told.game.turn) == ("follow", 0)


def test_he_keeps_the_favor_when_the_noble_action_is_impossible() -> None:
    """RUL-35."""
    told = his_follow(all_houses_built().favors("yellow", "builder"), "builder")
    assert told.his["favors"]["builder"] is True
    assert told.his["influence"] == 5
    assert told.one("lacerda-skipped")["follows"] == "yes"
