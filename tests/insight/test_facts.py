"""What speaks for a move: every kind of fact, which are stronger, and which the other move has too."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from lisboa.engine import events, layout, steps
from lisboa.engine.state import Event
from lisboa.engine.steps import PERIOD_DRAW, push
from lisboa.insight import KINDS, Fact, beyond, imagined, telling, told_of, turn_facts
from lisboa.insight.court import clergy
from lisboa.insight.downtown import openings
from lisboa.insight.ends import new_room
from lisboa.insight.reasons import same_end
from lisboa.insight.small_choices import plain, spared
from lisboa.text.facts import facts_in
from tests.insight.told_turns import CASES, SELL, line, seller, turn
from tests.scene import play


@pytest.mark.parametrize("name", CASES)
def test_what_is_told(name: str) -> None:
    found = {fact.kind: fact.args for fact in turn_facts(turn(CASES[name]))}
    for kind, args in CASES[name].told.items():
        assert kind in found, f"{kind} not in {found}"
        assert {key: found[kind][key] for key in args} == args, kind


def test_every_kind_is_told_somewhere() -> None:
    told = {kind for case in CASES.values() for kind in case.told}
    assert told | {"plain", "better", "ahead", "waits", "same"} == set(
        KINDS
    )  # of these the tests below and those of hints


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


@pytest.mark.parametrize("spent", [events.CLERGY_USED, events.CLERGY_GIVEN])
def test_a_clergy_tile_is_told_only_if_it_is_still_there_after_the_turn(spent: int) -> None:
    """STATE-5, STATE-8: what a tile brought that was used up or given back is told anyway."""
    met = turn(CASES["church"])
    (tile,) = [fact.args["clergy"] for fact in clergy(met)]
    met.events.append(Event(spent, met.seat, int(tile), 0, 0))
    assert clergy(met) == []


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


def test_what_is_a_moves_alone_is_told_however_little_it_is() -> None:
    """Three hints with the same three reasons would teach nothing."""
    common = [Fact(kind, worth, {}) for kind, worth in (("opening", 900), ("set", 600), ("plan", 300))]
    place = {noble: Fact("recalls", 22, {"place": "office", "noble": noble}) for noble in ("king", "minister")}
    told = telling([[*common, place["king"]], [*common, place["minister"]]])
    assert told == [[place["king"], *common[:2]], [place["minister"], *common[:2]]]
    for most in (1, 2, 3):
        few = common[:most]
        assert telling([few, few]) == [few, few], "twins have nothing of their own, and tell nothing twice"


def test_no_two_moves_are_told_alike_while_their_facts_differ() -> None:
    """Two offices of three: each pair has one in common with each other pair. Two sites that bring the same."""
    common = [Fact("opening", 900, {}), Fact("set", 600, {})]
    office = {noble: Fact("office", 20, {"noble": noble, "count": 1}) for noble in ("builder", "minister", "king")}
    pairs = [[*common, office[a], office[b]] for a, b in (("builder", "minister"), ("builder", "king"))]
    assert telling([*pairs, [*common, office["minister"], office["king"]]])[:2] == [
        [office["builder"], office["minister"], common[0]],
        [office["builder"], office["king"], common[0]],
    ]
    west, north = Fact("opening", 200, {"side": "west"}), Fact("opening", 200, {"side": "north"})
    lead = [Fact("officials-place", 500, {}), Fact("deny-officials", 400, {}), Fact("goods", 300, {})]
    assert telling([[*lead, west], [*lead, north]]) == [[west, *lead[:2]], [north, *lead[:2]]]


def test_moves_that_come_to_the_same_are_told_so() -> None:
    """SELL-1: the same goods for the same ships, whatever lies where and whichever card is taken then (TURN-5)."""
    game = seller().portfolio("green", ["ship-blue"]).portfolio("yellow", ["ship-red"]).game()
    play(game, *SELL[:2])
    gold = imagined(game, line(game, ["sell gold green-1", "sell cloth yellow-1", "take builder"]))
    cloth = imagined(game, line(game, ["sell cloth green-1", "sell gold yellow-1", "take king"]))
    assert [facts[-1].kind == "same" for facts in told_of([gold, cloth])] == [False, True]
    play(game, "sell gold green-1", "sell cloth yellow-1")
    cards = [imagined(game, [move]) for move in ("take builder", "take king")]
    assert not same_end(*cards), "where the card is what is decided"


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


def test_a_cube_that_brings_no_set_nearer_is_a_weak_reason() -> None:
    """Green lacks the colour, or has it already."""
    useful = turn(CASES["store"])
    idle = turn(CASES["store"])
    cubes = layout.CUBES + 3 * idle.seat
    taken = next(at for at in range(cubes, cubes + 3) if idle.after.d[at] > idle.before.d[at])
    for s in (idle.before, idle.after):
        s.d[taken] += 1
    worths = [next(fact.worth for fact in turn_facts(one) if fact.kind == "cubes") for one in (useful, idle)]
    assert worths[0] > worths[1] > 0


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (steps.SHIP, "Nothing that is offered here is worth its price now"),
        (steps.MEET_CARDINAL, "Leaves everything as it is"),
        (steps.PLAN, "Leaves everything as it is"),
    ],
)
def test_what_is_declined_has_a_price_only_where_something_is_paid(step: int, text: str) -> None:
    """RUL-4: rewards that are actions may be declined, and most of them are free."""
    fact = plain(replace(turn(CASES["stay away"]), step=step))
    assert facts_in("en").fact(fact.kind, fact.args) == text


def test_who_declines_keeps_goods_only_if_they_are_not_spent_later_in_the_turn() -> None:
    game = seller().game()
    play(game, "portfolio blue-treasury-1", "sell", "sell gold green-1")
    declined = imagined(game, ["pass"])
    assert "goods" in [fact.args.get("what") for fact in turn_facts(declined)]
    declined.after.d[layout.GOODS + 4 * declined.seat + 2] -= 1
    assert "goods" not in [fact.args.get("what") for fact in turn_facts(declined)]
