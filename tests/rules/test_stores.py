"""Chapter 9, the Builder: building a store (NOBLE-1, NOBLE-2)."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import Scene, kind, moves, play, refused, state, treasury


def builder(active: str = "green", reis: int = 30) -> Scene:
    """A player with a Builder card; visiting costs nothing, influence yields no coins."""
    scene = Scene(active=active).hand(active, "blue-builder-1").reis(active, reis)
    return scene.influence(active, 0).treasury(3).church({space: space for space in range(1, 7)})


def to_plots(scene: Scene, tile: str) -> lisboa.Game:
    """Visit the Builder, do no State action, take a city tile."""
    game = scene.game()
    play(game, "visit blue-builder-1", "pass", f"tile {tile}")
    return game


def bookstore(reis: int = 20) -> Scene:
    """EX-35: row E with 3 earthquake cubes, the foot of column 4 with 3 tsunami cubes, treasury value 3."""
    return builder("yellow", reis).row_cubes("E", earthquake=3).column_cubes(4, tsunami=3)


@pytest.mark.parametrize(("cube", "price"), [("row earthquake", 12), ("column tsunami", 14)])
def test_ex_35_the_land_costs_treasury_and_cubes_left(cube: str, price: int) -> None:
    """EX-35 (NOBLE-1): 3 + 9 + 3 = 15 before the cube; 12 without an earthquake, 14 without a tsunami cube."""
    game = to_plots(bookstore(), "books")
    game.play("plot E4")
    assert moves(game) == ["cube row earthquake", "cube column tsunami"]
    before = state(game, "yellow")["cubes"]
    game.play(f"cube {cube}")
    assert state(game, "yellow")["reis"] == 20 - price
    colour = cube.split()[1]
    assert state(game, "yellow")["cubes"] == {**before, colour: before[colour] + 1}
    assert kind(game) == "house"


def test_ex_35_twelve_is_the_least_for_that_plot() -> None:
    """EX-35 (NOBLE-1): with 11 réis the plot is closed, with 13 the tsunami cube is."""
    assert refused(to_plots(bookstore(11), "books"), "plot E4", "NOBLE-1") == "the land costs 12 réis, you can raise 11"
    game = to_plots(bookstore(13), "books")
    game.play("plot E4")
    assert kind(game) == "house"  # only the earthquake cube could be taken
    assert state(game, "yellow")["reis"] == 1


def test_ex_36_a_books_tile_goes_to_the_books_street() -> None:
    """EX-36 (NOBLE-1): only plots of columns 3 and 4; the entrance faces that street."""
    game = to_plots(builder("purple", 40).store("C3", "green", "cloth"), "books")
    assert moves(game) == [f"plot {row}{column}" for row in "ABCDE" for column in (3, 4) if (row, column) != ("C", 3)]
    assert refused(game, "plot C3", "NOBLE-1") == "a store stands there"
    assert refused(game, "plot B2", "NOBLE-1") == "this plot does not touch the street of the tile"
    game.play("plot D4")
    city = game.position()["downtown"]
    assert (city["stores"]["D4"], city["facing"]["D4"]) == ("purple", "books")


def test_there_is_no_plot_a1() -> None:
    """NOBLE-1: nobody is told what it would cost or bring."""
    game = to_plots(builder("purple", 40), "gold")
    assert game.decision is not None
    assert "plot A1" not in [option.notation for option in game.decision.options]
    refused(game, "plot A1", "NOTATION")


def test_ex_36_reward_tile_cube_payment_house() -> None:
    """EX-36 (NOBLE-1c to f): in this order."""
    game = to_plots(builder("purple", 40), "books")
    events = game.play("plot D4") + game.play("cube row " + moves(game, "cube")[0].split()[-1])
    while kind(game) != "house":
        events += game.play(game.legal_moves()[0])
    events += game.play("house middle")
    wanted = ("goods-gained", "store-placed", "cube-taken", "reis-paid", "house-moved")
    assert [event.kind for event in events if event.kind in wanted] == list(wanted)


@pytest.mark.parametrize(
    ("tile", "columns"), [("gold", "12"), ("cloth", "23"), ("books", "34"), ("tools", "4"), ("small-tools", "5")]
)
def test_each_tile_fits_its_columns(tile: str, columns: str) -> None:
    """NOBLE-1b: the large tools tile fits column 4 only, small tiles column 5 only; there is no plot A1."""
    game = to_plots(builder(reis=60), tile)
    assert moves(game) == [f"plot {row}{c}" for row in "ABCDE" for c in columns if (row, c) != ("A", "1")]


def test_a_tile_without_a_fitting_plot_cannot_be_chosen() -> None:
    """NOBLE-1b: all of column 4 is built, so the large tools tile is closed, the small one is not."""
    scene = builder(reis=60)
    for row in "ABCDE":
        scene.store(f"{row}4", "yellow" if row < "D" else "purple", "books")
    game = scene.game()
    play(game, "visit blue-builder-1", "pass")
    assert moves(game) == ["tile gold", "tile cloth", "tile books", "tile small-tools"]
    assert refused(game, "tile tools", "NOBLE-1") == "no empty plot fits the tile"


@pytest.mark.parametrize(
    ("plot", "tile", "good"),
    [("A3", "cloth", "tools"), ("B1", "gold", "gold"), ("B4", "books", "cloth"), ("C3", "books", "books")],
)
def test_plots_with_goods_give_them(plot: str, tile: str, good: str) -> None:
    """NOBLE-1c: the plot's reward."""
    game = to_plots(builder(reis=60).goods("green"), tile)
    game.play(f"plot {plot}")
    assert state(game, "green")["goods"][good] == 1


def test_the_reward_pays_the_land() -> None:
    """NOBLE-1c, RUL-2: 5 réis of plot E1 come before the payment."""
    scene = builder(reis=0).row_cubes("E", tsunami=1).column_cubes(1, tsunami=2).store("A4", "yellow", "tools")
    game = scene.game()
    play(game, "visit blue-builder-1", "pass")
    # 5 réis pay 3 + 2: the only store that can be built, so tile and plot go by themselves
    assert (kind(game), game.position()["downtown"]["stores"]["E1"]) == ("cube", "green")
    game.play("cube row tsunami")
    assert state(game, "green")["reis"] == 0


def test_the_land_is_paid_after_the_treasury_rose() -> None:
    """NOBLE-1e, RUL-1: `cardinal1` of plot A2 brings the Cardinal to the treasury icon: the land costs 1 more."""
    scene = builder(reis=30).cardinal(2).row_cubes("A").column_cubes(2)
    game = to_plots(scene, "gold")
    play(game, "plot A2", "cardinal 1 ahead")
    assert treasury(game) == 4
    assert state(game, "green")["reis"] == 26


@pytest.mark.parametrize(("cube", "value"), [("earthquake", 3), ("fire", 2), ("tsunami", 1)])
def test_ex_56_cube_values(cube: str, value: int) -> None:
    """EX-56 (NOBLE-1e): what a cube left at the row's end adds to the land."""
    scene = builder().row_cubes("B", **{cube: 2}).column_cubes(1)
    game = to_plots(scene, "gold")
    game.play("plot B1")  # one kind of cube only: taken and paid without a question
    assert state(game, "green")["reis"] == 30 - 3 - value


def test_cubes_on_sites_never_count() -> None:
    """NOBLE-1d, e: neither for the price nor to be taken."""
    scene = builder().row_cubes("B").column_cubes(1)
    scene.site_cubes("west-B", earthquake=2).site_cubes("east-B", earthquake=2).site_cubes("north-gold", fire=2)
    game = to_plots(scene, "gold")
    game.play("plot B1")
    assert state(game, "green")["reis"] == 27
    assert state(game, "green")["cubes"] == {"earthquake": 0, "fire": 0, "tsunami": 0}


def test_the_cube_is_mandatory() -> None:
    """NOBLE-1d: if there is any, one must be taken; a colour of the row and of the column are two options."""
    scene = builder().row_cubes("B", fire=1, tsunami=2).column_cubes(1, fire=1, earthquake=1)
    game = to_plots(scene, "gold")
    game.play("plot B1")
    assert moves(game) == ["cube row fire", "cube row tsunami", "cube column earthquake", "cube column fire"]
    refused(game, "pass", "NOBLE-1")
    game.play("cube column fire")
    city = game.position()["downtown"]
    assert city["column_cubes"]["1"] == {"earthquake": 1, "fire": 0, "tsunami": 0}
    assert city["row_cubes"]["B"] == {"earthquake": 0, "fire": 1, "tsunami": 2}


def test_a_cube_without_room_leaves_the_game() -> None:
    """RUL-24: it may be taken although all 5 spaces are full, and makes the land cheaper."""
    scene = builder().row_cubes("B", earthquake=1).column_cubes(1).cubes("green", earthquake=5)
    game = to_plots(scene, "gold")
    gone = game.position()["downtown"]["cubes_gone"]["earthquake"]
    game.play("plot B1")
    assert state(game, "green")["cubes"]["earthquake"] == 5
    assert game.position()["downtown"]["cubes_gone"]["earthquake"] == gone + 1
    assert state(game, "green")["reis"] == 27


def test_the_land_may_be_paid_with_influence() -> None:
    """NOBLE-1e, INF-3: the player splits the payment."""
    scene = builder(reis=2).influence("green", 5).row_cubes("B").column_cubes(1)
    game = to_plots(scene, "gold")
    game.play("plot B1")
    assert moves(game) == ["coins 1", "coins 2", "coins 3"]
    refused(game, "coins 0", "INF-3")
    game.play("coins 3")
    assert (state(game, "green")["reis"], state(game, "green")["influence"]) == (2, 1)


def test_a_house_of_any_group_that_is_not_exhausted() -> None:
    """NOBLE-1f, NOBLE-2: the left group has 2 houses; both are built."""
    scene = builder().store("C1", "green", "gold").store("C2", "green", "gold").houses("green", left=2)
    game = to_plots(scene.row_cubes("B").column_cubes(1), "gold")
    game.play("plot B1")
    assert moves(game) == ["house middle", "house right"]
    refused(game, "house left", "NOBLE-1")
    game.play("house right")
    assert state(game, "green")["houses_built"] == {"left": 2, "middle": 0, "right": 1}


def test_without_a_house_no_visit_to_the_builder() -> None:
    """RUL-24: 8 stores are built."""
    scene = builder(reis=60)
    for plot in ("A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1"):
        scene.store(plot, "green", "gold")
    assert refused(scene.game(), "visit blue-builder-1", "RUL-24") == "you have no house left for a store"


def test_ex_37_the_column_value_for_each_relevant_building() -> None:
    """EX-37 (NOBLE-1g): north and west show gold, east does not: 4 x 2 = 8 wigs."""
    scene = builder().scoring(3, 4, 3, 5).row_cubes("B").column_cubes(2)
    scene.building("north-gold", ["gold"]).building("west-B", ["gold", "tools"], "green")
    scene.building("east-B", ["cloth", "books"]).building("west-D", ["gold", "cloth"])
    game = to_plots(scene, "gold")
    game.play("plot B2")
    before = state(game, "green")["wigs"]
    game.play("house left")
    assert state(game, "green")["wigs"] == before + 8


def test_the_street_faced_decides_not_the_plot() -> None:
    """NOBLE-1g: the same plot B2, facing the cloth street: only the east building matches, once."""
    scene = builder().scoring(3, 4, 3, 5).row_cubes("B").column_cubes(2)
    scene.building("north-gold", ["gold"]).building("west-B", ["gold", "tools"], "green")
    game = to_plots(scene.building("east-B", ["cloth", "books"]), "cloth")
    play(game, "plot B2", "house left")
    assert state(game, "green")["wigs"] == 5 + 4


def test_column_five_has_its_printed_value() -> None:
    """NOBLE-1g, SET-9: a small tools store in column 5 beside two matching buildings: 2 x 4."""
    scene = builder().building("north-tools", ["tools"]).building("east-C", ["tools", "gold"])
    game = to_plots(scene.row_cubes("C").column_cubes(5), "small-tools")
    play(game, "plot C5", "house left")
    assert state(game, "green")["wigs"] == 5 + 8


def test_without_enough_money_there_is_no_visit() -> None:
    """VISIT-1, NOBLE-1e: the cheapest land is named."""
    scene = builder(reis=2).store("A4", "yellow", "books").store("E1", "yellow", "gold")
    reason = refused(scene.row_cubes("B").column_cubes(1).game(), "visit blue-builder-1", "VISIT-1")
    assert reason == (
        "afterwards you could not pay for the land at any plot: at best you would be 1 short "
        "(the land costs 3 réis, you could raise 2)"
    )
