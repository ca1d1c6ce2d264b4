"""Named positions for what golden games reach rarely or never. Each plays the thing, asserts it and claims its item.

A claim is believed only if `Reached` finds the item in what was played, by the same eyes that look at whole games.
"""

from __future__ import annotations

from collections.abc import Callable

from lisboa import Game
from tests.golden.alone import Alone
from tests.golden.reached import Reached
from tests.scene import COLOURS, Scene, kind, moves, state


class Watched:
    """A position being played, with a note of what it reaches."""

    def __init__(self, scene: Scene | Alone) -> None:
        self.game: Game = scene.game()
        self.reached = Reached()

    def play(self, *texts: str) -> Watched:
        for text in texts:
            self.reached.play(self.game, text)
        return self

    def gold_turn(self) -> Watched:
        """The active player takes 1 gold and some card."""
        self.play(moves(self.game, "gold")[0])
        while kind(self.game) == "take-card":
            self.play(self.game.legal_moves()[0])
        return self


Position = Callable[[], Watched]
POSITIONS: dict[str, tuple[Position, tuple[str, ...]]] = {}


def covers(*items: str) -> Callable[[Position], Position]:
    """Claim items of the required list for a position."""

    def claim(position: Position) -> Position:
        POSITIONS[position.__name__] = (position, items)
        return position

    return claim


# SCORE-8: the last turn of a game in which all have 20 wigs


def last_turn(players: int = 4) -> Scene:
    """The last player of the final round is to move; nobody has anything but wigs."""
    scene = Scene(players, active=COLOURS[players - 1], start="green", period=2)
    scene.set("ending", "final-round").set("game_ended_by", "decks")
    for colour in scene.players:
        scene.wigs(colour, 20).reis(colour, 0).influence(colour, 0)
    return scene


def scored(scene: Scene) -> Watched:
    """Play the last turn; all have 20 wigs in the end."""
    watched = Watched(scene).gold_turn()
    assert watched.game.is_over
    assert {sheet["total"] for sheet in watched.game.scores()} == {20}
    return watched


@covers("victory tie broken by: sets")
def more_sets_win() -> Watched:
    watched = scored(last_turn().wigs("yellow", 17).sets("yellow", 1).reis("green", 4))
    assert watched.game.ranking()[0] == [1]
    return watched


@covers("victory tie broken by: stores")
def more_stores_win() -> Watched:
    watched = scored(last_turn().wigs("purple", 17).store("B1", "purple", "gold").reis("green", 4))
    assert watched.game.ranking()[0] == [2]
    return watched


@covers("victory tie broken by: plans")
def more_completed_plans_win() -> Watched:
    watched = scored(last_turn().wigs("orange", 5).completed("orange", {"blue-3": 1}).reis("green", 4))
    assert watched.game.ranking()[0] == [3]
    return watched


@covers("victory tie broken by: money")
def more_money_wins() -> Watched:
    watched = scored(last_turn().reis("green", 4).reis("yellow", 3).influence("purple", 3))
    assert watched.game.ranking() == [[0], [1], [2, 3]]
    return watched


@covers("victory tie broken by: nothing at all")
def who_is_level_in_everything_shares_the_victory() -> Watched:
    watched = scored(last_turn().wigs("orange", 17).sets("orange", 1).wigs("green", 17).sets("green", 1))
    assert watched.game.ranking() == [[0, 3], [1, 2]]
    return watched


# SCORE-3: books stores, 9 / 6 / 3


def book_stores(counts: tuple[int, ...], wigs: list[int]) -> Watched:
    """So many books stores for Green, Yellow...; the wigs of SCORE-3."""
    scene, plots = last_turn(len(counts)), ["A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4"]
    for colour, count in zip(scene.players, counts, strict=True):
        for _ in range(count):
            scene.store(plots.pop(), colour, "books")
    watched = Watched(scene).gold_turn()
    assert [sheet["SCORE-3"] for sheet in watched.game.scores()] == wigs
    return watched


@covers("stores tied: 2 for place 1", "stores tied: rounded down")
def two_share_the_first_place() -> Watched:
    return book_stores((2, 2, 1, 0), [7, 7, 3, 0])


@covers("stores tied: 3 for place 1")
def three_share_the_first_place() -> Watched:
    return book_stores((2, 2, 2, 1), [6, 6, 6, 0])


@covers("stores tied: 4 for place 1", "stores tied: rounded down")
def four_share_the_first_place() -> Watched:
    return book_stores((1, 1, 1, 1), [4, 4, 4, 4])


@covers("stores tied: 2 for place 2")
def two_share_the_second_place() -> Watched:
    return book_stores((3, 2, 2, 1), [9, 4, 4, 0])


@covers("stores tied: 3 for place 2")
def three_share_the_second_place() -> Watched:
    return book_stores((2, 1, 1, 1), [9, 3, 3, 3])


@covers("stores tied: 2 for place 3")
def two_share_the_third_place() -> Watched:
    return book_stores((3, 2, 1, 1), [9, 6, 1, 1])


@covers("stores tied: 2 of 2 players")
def two_players_share_most_and_third() -> Watched:
    return book_stores((2, 2), [6, 6])


# END-1, END-3


@covers("period ended by: sets", "period ended by: a follower")
def a_follower_completes_the_second_set() -> Watched:
    """END-1: Green follows Purple to the Builder and takes the cube he lacks; he discards first."""
    scene = Scene(active="purple", start="orange").hand("purple", "blue-builder-1").favors("green", "builder")
    scene.cubes("green", earthquake=2, fire=2, tsunami=1).row_cubes("B", tsunami=2).column_cubes(1)
    for colour in ("green", "purple"):
        scene.reis(colour, 30).influence(colour, 0)
    watched = Watched(scene.row_cubes("C").column_cubes(3))
    watched.play("visit blue-builder-1", "pass", "tile books", "plot C3", "house left")
    watched.play("follow noble", "tile gold", "plot B1", "house left")
    assert state(watched.game, "green")["set_markers"] == 2
    watched.play("take king")
    assert (kind(watched.game), watched.game.turn) == ("period-discard", 0)
    return watched


def nearly_empty(scene: Scene, colour: str) -> Scene:
    """Two decks are empty, the King's has one card."""
    return scene.deck("builder", []).deck("minister", []).deck("king", [f"{colour}-king-1"])


@covers("period ended by: decks")
def three_decks_of_the_first_period_run_out() -> Watched:
    watched = Watched(nearly_empty(Scene(), "red"))
    watched.play(moves(watched.game, "gold")[0], "take king")
    assert watched.game.position()["period_ended_by"] == "decks"
    return watched


@covers("game ended by: decks")
def three_decks_of_the_second_period_run_out() -> Watched:
    watched = Watched(nearly_empty(Scene(period=2), "brown"))
    watched.play(moves(watched.game, "gold")[0], "take king")
    assert watched.game.position()["ending"] == "finish-round"
    return watched


@covers("game ended by: sets")
def a_fourth_set_is_there() -> Watched:
    watched = Watched(Scene(period=2).sets("green", 4)).gold_turn()
    assert watched.game.position()["game_ended_by"] == "sets"
    return watched


# STATE-3


@covers("ship built for another: brown", "ship given for another: brown")
def a_brown_ship_for_a_brown_ship() -> Watched:
    """RUL-17: the difference of the hulls is nothing; the old ship leaves the game."""
    scene = Scene(period=2).hand("green", "purple-treasury-2").portfolio("green", top=["ship-brown"])
    watched = Watched(scene.shipyard(brown=1).goods("green", gold=1))
    watched.play("portfolio purple-treasury-2", "trade", "offer gold ship")
    assert state(watched.game, "green")["top_row"]["1"] == "ship-brown"
    assert watched.game.position()["ships_gone"]["brown"] > 0
    return watched


# Chapter 13: you take 1 gold, then it is Lacerda's turn


@covers("Lacerda cannot: favor")
def lacerda_has_all_favors() -> Watched:
    """SOLO-4: the lower action of the King is impossible, so nothing happens."""
    watched = Watched(Alone().favors("builder", "minister", "king").courtier("minister").assistant("builder"))
    watched.gold_turn()
    assert all(watched.game.position()["players"]["yellow"]["favors"].values())
    return watched


@covers("Lacerda cannot: follow", "Lacerda cannot: builder")
def lacerda_has_no_house_left() -> Watched:
    """RUL-35: he keeps the Builder's favor when you visit, and builds nothing in his own turn."""
    plots = ("A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3")
    watched = Watched(Alone().favors("builder").stores(*plots).courtier("king").assistant("builder").reis(40))
    watched.play(moves(watched.game, "visit")[0])
    while kind(watched.game) != "main":
        watched.play(watched.game.legal_moves()[0])
    assert watched.game.position()["players"]["yellow"]["favors"]["builder"]
    return watched


@covers("Lacerda also: cannot pay")
def lacerda_has_neither_influence_nor_wigs() -> Watched:
    """SOLO-7: what he lacks stays unpaid, and he takes his decrees all the same."""
    watched = Watched(Alone().poor().courtier("builder").assistant("builder"))
    watched.gold_turn()
    owners = watched.game.position()["decrees_placed"].values()
    assert list(owners).count("yellow") == 2
    return watched
