"""Turns of which something is to be told: for every kind of fact a position made for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lisboa import Game
from lisboa.engine import layout
from lisboa.engine.names import ENDING_FINAL
from lisboa.insight import Turn, imagined
from tests.scene import Scene, play

BUILD = ["visit blue-builder-1", "visit purple-builder-1", "pass", "tile cloth", "plot B2", "cube row tsunami"]
OPEN = ["visit blue-king-1", "pass", "site north-gold"]
DECREE = ["visit blue-minister-1", "pass", "decree 18"]
SELL = ["portfolio blue-treasury-1", "sell", "sell gold green-1", "sell cloth green-1"]
GOLD = ["gold blue-treasury-1", "take minister"]


@dataclass
class Case:
    """A position, moves that lead to the decision, wishes for the turn from there on, and what must be told of it."""

    scene: Scene
    wishes: list[str]
    told: dict[str, dict[str, Any]]
    before: list[str] = field(default_factory=list)


def builder(period: int = 1, solo: bool = False) -> Scene:
    """Green can build a store."""
    scene = Scene(period=period, solo=solo).reis("green", 30).influence("green", 2).goods("green")
    return scene.hand("green", "blue-builder-1" if period == 1 else "purple-builder-1").row_cubes("B", tsunami=1)


def king() -> Scene:
    """Green can open a building at the gold street, with two officials."""
    scene = Scene().hand("green", "blue-king-1").plans("green", {"blue-2": 1}).treasury(3).influence("green", 9)
    scene.offices("minister").offices("king", green=2).scoring(3, 3, 4, 5)
    return scene.available("blue", ["gold", "books"])


def minister() -> Scene:
    """Green takes a decree."""
    return Scene().hand("green", "blue-minister-1").display(18, 62, 12, 13, 14, 15, 16, 17)


def seller() -> Scene:
    """Green puts a card into the portfolio and sells to its own ship."""
    scene = Scene().hand("green", "blue-treasury-1", "blue-king-1").portfolio("green", ["ship-red"])
    return scene.goods("green", gold=1, cloth=1)


def last_card(period: int = 1) -> Scene:
    """Green takes the last card of the third deck."""
    scene = Scene(period=period).deck("builder", []).deck("king", []).sets("green", 1)
    if period == 2:
        return scene.hand("green", "purple-treasury-1", "purple-king-1").deck("minister", ["brown-minister-1"])
    return scene.hand("green", "blue-treasury-1", "blue-king-1").deck("minister", ["red-minister-1"])


def period_end() -> Scene:
    """The same, and green has cards that can be discarded then."""
    return last_card().hand("green", "blue-treasury-1", "blue-treasury-2", "blue-builder-1")


def visited() -> Scene:
    """Yellow visits the Builder, and green may follow."""
    scene = Scene(active="yellow").hand("yellow", "blue-builder-1").reis("yellow", 30).influence("yellow", 9)
    return scene.favors("green", "builder").reis("green", 30).influence("green", 9)


VISITED = ["visit blue-builder-1", "pass", "tile cloth", "plot B2", "cube row earthquake", "coins 0", "house left"]
CASES = {
    "opening": Case(
        king().store("B1", "green", "gold").store("B2", "green", "gold").store("C1", "yellow", "gold"),
        OPEN,
        {
            "opening": {"side": "north", "good": "gold", "stores": 2, "each": 3, "wigs": 6, "others": 3},
            "officials-place": {"place": "first", "before": 0, "wigs": 15},
        },
    ),
    "different wigs": Case(
        king().scoring(3, 5, 3, 4).store("B1", "green", "gold").store("B2", "green", "gold"),
        OPEN,
        {"opening": {"stores": 2, "each": 0, "wigs": 8, "others": 0}},
    ),
    "rivals of an opening": Case(
        king().completed("yellow", {"green-2": 1}).clergy("green", 9),
        OPEN,
        {
            "officials-place": {"place": "shared", "before": 0, "wigs": 12},
            "deny-officials": {"player": "yellow", "wigs": 3},
            "deny-site": {"player": "yellow", "side": "north", "good": "gold"},
            "wigs": {"wigs": 2},
        },
    ),
    "store": Case(
        builder().portfolio("green", ["blue-king-2"]),
        [*BUILD, "house left"],
        {
            "store": {"plot": "B2", "good": "cloth"},
            "street-place": {"good": "cloth", "place": "first", "before": 0, "wigs": 9},
            "house-next": {"ability": "visits", "group": "left", "missing": 1},
            "cubes": {"count": 1, "missing": 2, "earthquake": 1, "fire": 1, "tsunami": 0},
            "influence": {"count": 2, "now": 4},
        },
    ),
    "store beside a building": Case(
        builder().building("west-B", ["cloth", "books"]).store("C2", "yellow", "cloth"),
        [*BUILD, "house right"],
        {
            "store-scores": {"plot": "B2", "buildings": 1, "wigs": 3},
            "street-place": {"place": "shared", "before": 0, "wigs": 7},
            "deny-street": {"player": "yellow", "good": "cloth", "wigs": 2},
            "house": {"ability": "goods"},
        },
    ),
    "set": Case(builder().cubes("green", earthquake=1, fire=1), BUILD, {"set": {"sets": 1, "room": "both"}}),
    "set that ends the period": Case(
        builder().cubes("green", earthquake=2, fire=2, tsunami=1), BUILD, {"period-end": {"cause": "sets", "wigs": 6}}
    ),
    "set that ends the game": Case(
        builder(period=2).cubes("green", earthquake=4, fire=4, tsunami=3).wigs("green", 40),
        BUILD,
        {"game-end": {"cause": "sets", "standing": "ahead"}},
    ),
    "deck that ends the period": Case(last_card(), GOLD, {"period-end": {"cause": "decks", "wigs": 3}}),
    "deck that ends the game": Case(
        last_card(2).wigs("yellow", 99),
        ["gold purple-treasury-1", "take minister"],
        {"game-end": {"standing": "behind"}},
    ),
    "decree": Case(
        minister().store("B5", "green", "tools").store("C5", "green", "tools").decrees("green", 35),
        DECREE,
        {"decree": {"decree": 18, "wigs": 4}, "decree-grows": {"decree": 35, "before": 1, "wigs": 2}},
    ),
    "decree that counts itself": Case(
        minister().display(35, 18, 62, 12, 13, 14, 15, 16).decrees("green", 41),
        ["visit blue-minister-1", "pass", "decree 35"],
        {"decree": {"decree": 35, "wigs": 2}},
    ),
    "decree that another wants": Case(
        minister().store("B5", "yellow", "tools").store("C5", "yellow", "tools"),
        DECREE,
        {"decree": {"wigs": 0}, "deny-decree": {"player": "yellow", "decree": 18, "wigs": 4}},
    ),
    "decrees": Case(
        builder().decrees("green", 12, 16), BUILD, {"decrees-grow": {"count": 2, "wigs": 3}}
    ),
    "office": Case(
        builder(),
        ["recruit builder+king", *BUILD[3:]],
        {"office": {"noble": "king", "count": 1}},
        before=["visit blue-builder-1", "free recruit"],
    ),
    "recruit": Case(builder(), ["visit blue-builder-1", "free recruit", *BUILD[3:]], {"recruit": {"count": 2}}),
    "plan": Case(
        builder().store("B1", "green", "gold").available("blue", ["gold", "books"]),
        ["visit blue-builder-1", "free plan", "plan blue", *BUILD[3:]],
        {"plan": {"count": 1, "officials": 2, "wigs": 3}},
    ),
    "favor": Case(
        king(), ["visit blue-king-1", "free favor", "favor builder"], {"favor": {"noble": "builder", "follow": "yes"}}
    ),
    "church": Case(
        king().clergy("green", 5).cardinal(5).church({4: 1, 5: 2, 6: 3}),
        ["visit blue-king-1", "free cardinal", "site west-A", "give clergy-5"],
        {"clergy": {}, "church": {"count": 1, "wigs": 2}, "reis": {"count": 2, "now": 12}},
    ),
    "ship": Case(
        minister().goods("green", gold=1, cloth=1),
        ["visit blue-minister-1", "free ship"],
        {"ship": {"wigs": 1, "replaced": "no"}, "envelope": {}},
    ),
    "larger ship": Case(
        minister().goods("green", gold=1, cloth=1).portfolio("green", ["ship-blue"]).shipyard(red=1),
        ["visit blue-minister-1", "free ship", "ship replace ship-1"],
        {"ship": {"wigs": 1, "replaced": "yes"}},
    ),
    "sale": Case(
        seller().store("B2", "yellow", "cloth"),
        SELL,
        {"sale": {"count": 2, "reis": 13, "falls": "yes"}, "sails": {"wigs": 2}, "benefit": {"benefit": "purse"}},
    ),
    "sale that can wait": Case(seller(), SELL, {"sale": {"falls": "no"}}),
    "sale that fills no ship": Case(
        seller(), [*SELL[:3], "pass"], {"sale": {"count": 1}, "loads": {"crates": 1, "hold": 2, "wigs": 2}}
    ),
    "choice of a good to sell": Case(
        seller().goods("green", gold=1, cloth=1, tools=2), ["sell cloth green-1", "pass"],
        {"left": {"gold": 1, "cloth": 0, "books": 0, "tools": 2}}, SELL[:2],
    ),
    "sale that fills another's ship": Case(
        seller().portfolio("yellow", ["ship-red"]),
        ["portfolio blue-treasury-1", "sell", "sell gold yellow-1", "sell cloth yellow-1"],
        {"sale": {"count": 2, "wigs": 2}},
    ),
    "sale that fills a ship of Lacerda": Case(
        Scene(solo=True).hand("green", "blue-treasury-1", "blue-king-1").goods("green", gold=1, cloth=1).fleet("red"),
        ["portfolio blue-treasury-1", "sell", "sell gold lacerda-red", "sell cloth lacerda-red"],
        {"sale": {"count": 2, "wigs": 2}},
    ),
    "gold": Case(seller(), ["gold blue-king-1"], {"goods": {"count": 1}}),
    "card": Case(
        seller().plans("green", {"blue-2": 1}), ["take king"], {"card": {"kind": "king", "have": 0, "plans": 1}},
        ["gold blue-king-1"],
    ),
    "King card without a second plan": Case(
        seller().plans("green", {"blue-2": 1}), ["take king"], {"card": {"kind": "king", "have": 1, "plans": 1}},
        ["gold blue-treasury-1"],
    ),
    "King card for a second plan": Case(
        seller().plans("green", {"blue-2": 2}), ["take king"], {"card": {"kind": "king", "have": 1, "plans": 2}},
        ["gold blue-treasury-1"],
    ),
    "another card": Case(
        seller().hand("green", "blue-treasury-1", "blue-builder-1"), ["take builder"],
        {"card": {"kind": "builder", "have": 1}}, ["gold blue-treasury-1"],
    ),
    "card for the portfolio": Case(
        seller().deck("treasury", ["red-treasury-1"]), ["take treasury"], {"card": {"kind": "treasury", "have": 1}},
        ["gold blue-king-1"],
    ),
    "no room": Case(
        seller().portfolio("green", ["blue-builder-1", "blue-builder-4"]), ["replace blue-builder-4"],
        {"replaces": {"what": "least", "influence": 1}}, ["portfolio blue-king-1"],
    ),
    "room": Case(
        seller(), ["tuck"], {"replaces": {"what": "nothing"}}, ["portfolio blue-king-1"],
    ),
    "reward": Case(period_end(), ["discard blue-builder-1", "pass"], {"exchange": {"reward": "yes"}}, GOLD),
    "no reward": Case(period_end(), ["discard blue-treasury-2", "pass"], {"exchange": {"reward": "no"}}, GOLD),
    "goal": Case(
        Scene(novices=("green",)).goals("green", "B10").hand("green", "blue-treasury-1")
        .portfolio("green", ["ship-red"]).goods("green", gold=1, cloth=1),
        SELL,
        {"goal": {"goal": 10}},
    ),
    "rank": Case(
        builder(solo=True).store("B1", "green", "gold").store("C1", "green", "gold").store("D1", "green", "gold"),
        BUILD,
        {"rank": {"rank": "courtier", "what": "stores", "needed": 4}},
    ),
    "follow": Case(visited(), ["follow noble"], {"follow": {"noble": "builder"}, "store": {}}, VISITED),
    "stay away": Case(visited(), ["pass"], {"keeps": {"what": "favor", "noble": "builder"}}, VISITED),
    "pay": Case(
        builder().row_cubes("B", tsunami=1),
        ["coins 0"],
        {"pays": {"kept": "influence", "influence": 0, "wigs": 0}},
        ["visit blue-builder-1", "pass", "tile cloth", "plot B2", "cube row tsunami"],
    ),
    "recall": Case(
        king().plazas("king", green=1).offices("king", green=1).offices("builder", green=1),
        ["recall king-plaza"],
        {"recalls": {"place": "plaza"}, "opening": {}},
        OPEN,
    ),
    "treasury": Case(
        Scene().clergy("green", 23).treasury(3), ["treasury down"], {"treasury": {"way": "down", "count": 2}},
        ["use clergy-23"],
    ),
}  # fmt: skip


def turn(case: Case) -> Turn:
    """The turn in which the wishes are made true, and the first option is taken where none of them is open."""
    game = case.scene.game()
    play(game, *case.before)
    return imagined(game, line(game, case.wishes))


def line(game: Game, wishes: list[str]) -> list[str]:
    """The moves of that turn."""
    ahead, seat, moves = game.copy(), game.turn, list[str]()
    while ahead.turn == seat and not (moves and ahead.decision and ahead.decision.kind == "main"):
        legal = ahead.legal_moves()
        moves.append(next((wish for wish in wishes if wish in legal), legal[0]))
        ahead.play(moves[-1])
    return moves


def at_the_end(case: Case, later: int = 0) -> Turn:
    """The same in the final round (END-3), when the turns of so many others follow."""
    game = case.scene.game()
    play(game, *case.before)
    s = game._state
    players = s.d[layout.PLAYERS]
    s.put(layout.ENDING, ENDING_FINAL)
    s.put(layout.START, (s.d[layout.ACTIVE] + 1 + later) % players)
    return imagined(game, line(game, case.wishes))
