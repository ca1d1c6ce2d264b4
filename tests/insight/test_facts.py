"""What speaks for a move: every kind of fact, found in a position made for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Any

import pytest

from lisboa import Game
from lisboa.engine import events, layout
from lisboa.engine.names import ENDING_FINAL, ENDING_ROUND
from lisboa.engine.state import Event
from lisboa.engine.steps import PERIOD_DRAW, push
from lisboa.insight import KINDS, Fact, Turn, beyond, imagined, rank_ahead, telling, turn_facts
from lisboa.insight.downtown import openings
from lisboa.insight.ends import new_room
from lisboa.insight.small_choices import spared
from lisboa.text import LOCALES
from lisboa.text.facts import facts_in
from tests.scene import Scene, play
from tests.text.test_catalogues import DECISIONS

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
            "house-next": {"ability": "visits", "missing": 1},
            "cubes": {"count": 1, "missing": 2},
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
    "gold": Case(seller(), ["gold blue-king-1"], {"goods": {"count": 1}}),
    "card": Case(
        seller().plans("green", {"blue-2": 1}), ["take king"], {"card": {"kind": "king", "have": 0, "plan": "yes"}},
        ["gold blue-king-1"],
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


@pytest.mark.parametrize("name", CASES)
def test_what_is_told(name: str) -> None:
    found = {fact.kind: fact.args for fact in turn_facts(turn(CASES[name]))}
    for kind, args in CASES[name].told.items():
        assert kind in found, f"{kind} not in {found}"
        assert {key: found[kind][key] for key in args} == args, kind


def test_every_kind_is_told_somewhere() -> None:
    told = {kind for case in CASES.values() for kind in case.told}
    assert told | {"plain", "better", "ahead", "waits"} == set(KINDS)  # of these the tests below and those of hints


# What speaks of a later that there is not
OF_LATER = {
    "card", "recruit", "plan", "house", "house-next", "envelope", "benefit", "deny-site", "deny-decree", "clergy",
    "cubes", "goods", "treasury", "recalls", "replaces",
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(set(CASES) - {"reward", "no reward"}))
def test_after_the_last_turn_nothing_comes_later(name: str) -> None:
    """END-3: nobody's turn follows."""
    ended = at_the_end(CASES[name])
    assert (ended.own_turns_left, ended.rivals_turns_left, ended.chances_left) == (0, 0, 0)
    told = turn_facts(ended)
    assert not OF_LATER & {fact.kind for fact in told}
    text = " ".join(facts_in("en").fact(fact.kind, fact.args) for fact in told)
    assert not [word for word in ("later", "from now on", "room for", "before production", "better") if word in text]


def test_turns_that_follow_in_the_last_rounds() -> None:
    """A favor is good for another's visit, and an official makes it dearer, though no own turn follows."""
    s = at_the_end(CASES["favor"], later=1)
    assert (s.own_turns_left, s.rivals_turns_left, s.chances_left) == (0, 1, 1)
    assert {"noble": "builder", "follow": "yes"} in [fact.args for fact in turn_facts(s)]
    recruited = {fact.kind: fact.args for fact in turn_facts(at_the_end(CASES["recruit"], later=1))}
    assert recruited["recruit"] == {"count": 2, "use": "visits"}
    s.before.put(layout.ENDING, ENDING_ROUND)
    assert (s.own_turns_left, s.rivals_turns_left) == (1, 4)


LAST = {
    "favor": "Takes the Builder's favor: 2 wigs at the end",
    "stay away": "Keeps the Builder's favor: 2 wigs at the end",
    "card": "It makes no difference any more",
    "set": "Completes your rubble set no. 1: 3 wigs at the end of each period",
    "sale": "Sells 2 goods for 13 réis",
}


@pytest.mark.parametrize("name", LAST)
def test_what_a_player_reads_in_the_last_turn(name: str) -> None:
    assert LAST[name] in [facts_in("en").fact(fact.kind, fact.args) for fact in turn_facts(at_the_end(CASES[name]))]


def test_two_plans_are_one_fact_and_a_fifth_set_makes_room_for_goods_alone() -> None:
    planned, completed = turn(CASES["plan"]), turn(CASES["set"])
    planned.events.extend([event for event in planned.events if event.kind == events.PLAN_TAKEN])
    (plan,) = [fact for fact in turn_facts(planned) if fact.kind == "plan"]
    text = facts_in("en").fact("plan", plan.args)
    assert text == "Takes 2 plans for 4 officials together: the better of their buildings could bring you 3 wigs"
    assert [new_room(completed, number) for number in (4, 5)] == ["both", "goods"]


@pytest.mark.parametrize(
    ("influence", "paid", "text"),
    [
        (3, {"kept": "influence", "reis": 2, "influence": 0, "wigs": 1}, "Keeps your influence, but pays 1 wig"),
        (0, {"kept": "nothing", "reis": 2, "influence": 0, "wigs": 1}, "Pays 2 réis and 1 wig"),
    ],
)
def test_influence_is_kept_only_where_there_is_any(influence: int, paid: dict[str, Any], text: str) -> None:
    paying = turn(CASES["pay"])
    paying.before.put(layout.INFLUENCE + paying.seat, influence)
    assert spared(paying, paid["reis"], paid["influence"]) == paid["kept"]
    assert facts_in("en").fact("pays", paid) == text


def test_a_set_that_ends_something_is_told_once() -> None:
    kinds = [fact.kind for fact in turn_facts(turn(CASES["set that ends the period"]))]
    assert "set" not in kinds
    assert "cubes" not in kinds


def test_anothers_building_in_the_same_turn_is_no_own_opening() -> None:
    """Lacerda follows by himself: what his building scores is not told of mine."""
    opened = turn(CASES["opening"])
    mine = openings(opened)
    opened.events.append(Event(events.BUILDING_PLACED, 1, 5, 0, 0))
    opened.events.append(Event(events.BUILDING_SCORED, opened.seat, 0, 5, 0))
    assert openings(opened) == mine
    assert len(mine) == 1


def test_sets_completed_while_the_period_ends_come_too_late_for_it() -> None:
    """RUL-27: rewards for discarded cards complete a set after sets were counted."""
    completed = turn(CASES["set that ends the period"])
    push(completed.before, PERIOD_DRAW, 0)
    found = {fact.kind: fact.args for fact in turn_facts(completed)}
    assert "period-end" not in found
    assert found["set"]["period"] == 2


def test_the_strongest_facts_come_first() -> None:
    case = CASES["store beside a building"]
    game = case.scene.game()
    found = turn_facts(imagined(game, line(game, case.wishes)))
    assert [fact.kind for fact in found[:3]] == ["street-place", "store-scores", "house"]
    assert [fact.worth for fact in found] == sorted((fact.worth for fact in found), reverse=True)


def test_imagining_changes_nothing_and_reveals_nothing() -> None:
    """The turn ends before upkeep; a move that does not fit ends it too."""
    game = CASES["store"].scene.game()
    before = game.state_hash()
    whole = imagined(game, line(game, CASES["store"].wishes))
    assert game.state_hash() == before
    assert whole.moves[-1].startswith("take ")
    assert whole.after.d[layout.DECK_N] + 1 == whole.before.d[layout.DECK_N]
    assert not {events.CARD_REVEALED, events.DISPLAY_REFILLED, events.TURN_ENDED} & {one.kind for one in whole.events}
    assert imagined(game, [whole.moves[0], "decree 1", *whole.moves[1:]]).moves == whole.moves[:1]


def test_what_all_moves_bring_is_told_after_what_tells_them_apart() -> None:
    common, small, large = Fact("wigs", 900, {"wigs": 9}), Fact("goods", 100, {"count": 1}), Fact("reis", 200, {})
    assert telling([[common, small], [common, large]]) == [[small, common], [large, common]]
    assert telling([[common, small]]) == [[common, small]], "one move alone has nothing in common with others"
    assert telling([[common, small, large, common]], most=2) == [[common, common]]


def test_what_the_other_move_has_too_is_no_reason() -> None:
    """Facts are set off against those of the same family, the best against the best."""
    store, scores = Fact("store", 150, {"plot": "B2"}), Fact("store-scores", 400, {"plot": "C3", "wigs": 4})
    more, less = Fact("influence", 120, {"count": 3, "now": 7}), Fact("influence", 80, {"count": 2, "now": 6})
    king, builder = Fact("card", 60, {"kind": "king"}), Fact("card", 60, {"kind": "builder"})
    assert beyond([store], [scores]) == [], "the other one builds too, and scores"
    assert beyond([scores], [store]) == [scores]
    assert beyond([store], [Fact("store", 150, {"plot": "C3"})]) == [], "another place alone says nothing"
    assert beyond([store, more], [less, store]) == [more]
    assert beyond([less], [more]) == []
    assert beyond([king], [builder]) == [king], "none is worth more, but they are for different things"
    assert beyond([king], [king]) == []
    assert beyond([builder, king], [builder]) == [king], "equals go against equals first"
    cubes, set_ = Fact("cubes", 80, {"count": 1}), Fact("set", 300, {"sets": 2})
    assert beyond([cubes], [set_]) == [], "the other one takes cubes too"
    ending = Fact("period-end", 700, {"cause": "sets", "wigs": 6})
    assert [fact.args for fact in beyond([cubes], [ending])] == [{"end": "period"}]
    assert beyond([ending], [ending]) == []
    assert beyond([Fact("plain", 0, {})], []) == [], "what can be said of every move is no reason"


@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_always_a_reason(locale: str) -> None:
    """Whatever is decided, and whether it is declined."""
    (plain,) = turn_facts(imagined(CASES["store"].scene.game(), []))
    assert plain.args == {"decision": "main", "declined": "no", "last": "no"}
    for decision in sorted(DECISIONS):
        for declined, last in product(("yes", "no"), repeat=2):
            assert facts_in(locale).fact("plain", {"decision": decision, "declined": declined, "last": last})


@pytest.mark.parametrize("locale", LOCALES)
def test_facts_in_words(locale: str) -> None:
    words = facts_in(locale)
    for name, case in CASES.items():
        texts = [words.fact(fact.kind, fact.args) for fact in turn_facts(turn(case))]
        assert all(text and "{" not in text and "None" not in text for text in texts), name
        assert len(set(texts)) == len(texts), name
        assert words.reason(texts).count(texts[-1]) == 1


ENGLISH = {
    "opening": "Opens the gold street: 2 of your stores score 3 each (others 3)",
    "different wigs": "Opens the gold street: 2 of your stores score 8 wigs in all",
    "store beside a building": (
        "A cloth store at B2 scores 3 wigs at once: an open building of its street or row counts it"
    ),
    "larger ship": "Builds a ship: 1 wig more for hulls at the end",
    "card": "Your only King card: with it you can open a building for your plan",
    "another card": "One more Builder card: after one visit the way to stores stays open",
    "no room": "Lets go of the card with the least influence: 1",
    "reward": "Its reward: 1 gold; and a card of the second period takes its place",
    "set that ends the period": "Completes your second rubble set: the first period ends, 6 wigs for your sets",
    "decree": "Decree 18 is worth 4 wigs to you already: 2 wigs for each own tools store",
    "sale": "Sells 2 goods for 13 réis before production lowers the price",
    "stay away": "Keeps the Builder's favor for a better visit",
    "rank": "Meets what the rank “Courtier” asks for: at least 4 stores",
}


@pytest.mark.parametrize("name", ENGLISH)
def test_what_a_player_reads(name: str) -> None:
    texts = [facts_in("en").fact(fact.kind, fact.args) for fact in turn_facts(turn(CASES[name]))]
    assert ENGLISH[name] in texts


def test_what_the_next_rank_asks_for() -> None:
    """SOLO-9: of what all ranks ask for the largest gap; once the highest is reached nothing is missing."""
    game = CASES["rank"].scene.game()
    rank, missing = rank_ahead(game)
    assert (rank, missing["stores"], missing["decrees"]) == ("courtier", 1, 6)
    s = game._state
    s.put(layout.ENDING, ENDING_FINAL)
    s.put(layout.START, 1)
    assert rank_ahead(game) == (rank, missing), "the last action is still to be chosen"
    play(game, BUILD[0])
    assert rank_ahead(game) == ("jester", {})
    assert facts_in("en").rank("jester", []) == "Jester, as things stand: your last action is chosen"
    text = facts_in("en").rank("favourite", [("ships", 1), ("decrees", 2)])
    assert text == "King's favourite still needs: 1 more ship and 2 more decrees"
    assert facts_in("en").rank("right-hand", []).startswith("Minister's right hand: all")
