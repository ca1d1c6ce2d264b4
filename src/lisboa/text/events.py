"""What happened: the variables of each line of the log."""

from collections.abc import Callable
from typing import Final

from lisboa.components import ARCHITECTS, CARD_KINDS, CUBES, DECKS, GOODS, NOBLES
from lisboa.engine import events as kinds
from lisboa.engine import layout
from lisboa.engine.city_tokens import PLOTS
from lisboa.engine.events import PURPOSES
from lisboa.engine.names import ACTIONS, CAUSES, FLEET, GROUPS, LACERDA, PASS, SMALL_TOOLS, TOOLS
from lisboa.engine.state import Event
from lisboa.engine.steps import STEPS
from lisboa.engine.tables import CARD_KIND, DATA, REWARDS, SHIP_COLOURS
from lisboa.engine.upkeep import CHURCH_TRACK, CITY
from lisboa.engine.visits import NOBLE_CHOICE
from lisboa.text import solo_events
from lisboa.text.changes import after_of, cargo_gone, change_text, changed, paid_for_visit
from lisboa.text.lexicon import Args, Lexicon, place_key, plan_args, player, plot_name

# The land is paid after the store is placed: whoever shows both as one line puts in the price (NOBLE-1e)
NOT_PAID: Final = -1

Tell = Callable[[Lexicon, Event], Args]
Part = Callable[[Lexicon, int], Args]


def _tile(words: Lexicon, kind: int) -> Args:
    return {"tile": words.clergy(kind)}


def _card(words: Lexicon, card: int) -> Args:
    return {"card": words.card(card)}


def _goal(words: Lexicon, card: int) -> Args:
    return {"goal": words.goal(card)}


def _decree(words: Lexicon, decree: int) -> Args:
    return {"decree": words.decree(decree), "worth": words.decree_worth(decree)}


def _noble(words: Lexicon, noble: int) -> Args:
    return {"noble": NOBLES[noble]}


def _good(words: Lexicon, good: int) -> Args:
    return {"good": GOODS[good]}


def _cube(words: Lexicon, colour: int) -> Args:
    return {"cube": CUBES[colour]}


def _place(words: Lexicon, place: int) -> Args:
    return {"place": place_key(place)}


def _plot(words: Lexicon, plot: int) -> Args:
    return {"plot": plot_name(plot)}


def _plan(words: Lexicon, plan: int) -> Args:
    return plan_args(plan)


def _dock(words: Lexicon, slot: int) -> Args:
    return {"dock": slot + 1}


def _group(words: Lexicon, group: int) -> Args:
    return {"group": GROUPS[group]}


def _action(words: Lexicon, action: int) -> Args:
    return {"action": ACTIONS[action], "noble": NOBLES[action // 2]}


def _cause(words: Lexicon, cause: int) -> Args:
    return {"cause": CAUSES[cause]}


def _number(name: str) -> Part:
    """A number that is told as it is."""
    return lambda words, value: {name: value}


# What a, b and c of an event mean, where each can be told on its own
PARTS: Final[dict[int, tuple[Part, ...]]] = {
    kinds.CLERGY_KEPT: (_tile,),
    kinds.CLERGY_DRAWN: (
        lambda words, kind: {"first": words.clergy(kind)},
        lambda words, kind: {"second": words.clergy(kind)},
    ),
    kinds.SHIPYARD_LAID: (_number("copies"),),
    kinds.PACKS_PASSED: (_number("round"),),
    kinds.GOLD_TAKEN: (_card,),
    kinds.CARD_TUCKED: (_card, lambda words, slot: {"slot": slot + 1}),
    kinds.CARD_DISCARDED: (_card,),
    kinds.TREASURY_MOVED: (lambda words, way: {"way": "up" if way > 0 else "down"},),
    kinds.GOODS_GAINED: (_good, _number("count")),
    kinds.GOODS_LOST: (_good, _number("count")),
    kinds.GOODS_PAID: (_good, _number("count")),
    kinds.GOODS_FORFEITED: (_good, _number("count")),
    kinds.REIS_GAINED: (_number("count"),),
    kinds.REIS_PAID: (_number("count"), _number("coins"), lambda words, why: {"purpose": PURPOSES[why]}),
    kinds.INFLUENCE_GAINED: (_number("count"),),
    kinds.WIGS_GAINED: (_number("count"),),
    kinds.OFFICIAL_LOST: (_place,),
    kinds.FAVOR_LOST: (_noble,),
    kinds.SHIP_SAILED: (_dock, _number("count")),
    kinds.GOOD_OFFERED: (_good, _action),
    kinds.OFFICIAL_PUSHED: (_noble,),
    kinds.OFFICIAL_PLACED: (_noble,),
    kinds.PLAN_TAKEN: (_number("stack"), _plan),
    kinds.CARGO_DROPPED: (_dock, lambda words, good: {"good": GOODS[good], "count": 1}),
    kinds.PRICE_DROPPED: (_good,),
    kinds.CARDINAL_MOVED: (_number("spaces"),),
    kinds.FAVOR_TAKEN: (_noble,),
    kinds.CLERGY_GIVEN: (_tile,),
    kinds.CLERGY_USED: (_tile,),
    kinds.CARD_LEFT: (_card,),
    kinds.CUBE_TAKEN: (_cube,),
    kinds.CUBE_DISCARDED: (_cube,),
    kinds.SET_COMPLETED: (_number("sets"),),
    kinds.HOUSE_MOVED: (_group, _plot),
    kinds.STORE_SCORED: (_plot, _number("buildings"), _number("count")),
    kinds.DECREE_TAKEN: (_decree,),
    kinds.OFFICIAL_RETURNED: (_place,),
    kinds.PLAN_COMPLETED: (_plan,),
    kinds.BUILDING_SCORED: (_plot, _number("count")),
    kinds.CARD_TAKEN: (_card,),
    kinds.CARD_REVEALED: (_card,),
    kinds.PERIOD_ENDED: (_cause,),
    kinds.PERIOD_SET_WIGS: (_number("sets"), _number("count")),
    kinds.HANDS_DEALT: (_number("cards"),),
    kinds.HAND_REFILLED: (_number("cards"),),
    kinds.DECKS_LAID: (lambda words, deck: {"colour": DECKS[deck]},),
    kinds.END_TRIGGERED: (_cause,),
    kinds.SCORED: (_number("line"), _number("count"), lambda words, his: {"his": "yes" if his == 1 else "no"}),
    kinds.DECREE_REMOVED: (_decree, lambda words, solo: {"why": "solo" if solo == 1 else "two"}),
    kinds.GOAL_DEALT: (_goal,),
    kinds.GOAL_FULFILLED: (_goal,),
    kinds.GOAL_DRAWN: (_goal,),
}


def _move(words: Lexicon, e: Event) -> Args:
    passed = "yes" if e.b == PASS else "no"
    args: Args = {"topic": STEPS[e.a].name, "automatic": "yes" if e.c == 1 else "no", "passed": passed}
    return args | _chosen(e)


def _chosen(e: Event) -> Args:
    """What was chosen, by name, unless it is secret (SET-16): clients show what is about to be built."""
    found = STEPS[e.a].option.chosen(e.b).object if e.b >= 0 else {}
    return {name: value for name, value in found.items() if isinstance(value, (str, int))}


def _visit_paid(words: Lexicon, e: Event) -> Args:
    args: Args = {"noble": NOBLES[e.a], "cost": e.b}
    return args | paid_for_visit(words, e, e.c)


def _turn_begun(words: Lexicon, e: Event) -> Args:
    return {"turn": after_of(e, layout.TURNS_TAKEN + e.seat, 0)}


def _ship_docked(words: Lexicon, e: Event) -> Args:
    return {"dock": e.a + 1} | cargo_gone(words, e, e.a)


def _card_played(words: Lexicon, e: Event) -> Args:
    noble = CARD_KINDS[CARD_KIND[e.a]]
    return {"card": words.card(e.a), "use": ("portfolio", "visit", "sponsor")[e.b], "noble": noble}


def _ship_discarded(words: Lexicon, e: Event) -> Args:
    return cargo_gone(words, e, e.b) | {"colour": SHIP_COLOURS[e.a], "dock": e.b + 1}


def _good_sold(words: Lexicon, e: Event) -> Args:
    owner, dock = (LACERDA, 0) if e.b >= FLEET else (e.b // 3, e.b % 3 + 1)
    own = "yes" if owner == e.seat else "no"
    return {"good": GOODS[e.a], "own": own, "owner": player(owner, words.solo), "dock": dock, "count": e.c}


def _ship_built(words: Lexicon, e: Event) -> Args:
    return {"ship": words.ship(e.a), "dock": e.b + 1, "replaced": "yes" if e.c == 1 else "no"}


def _clergy_taken(words: Lexicon, e: Event) -> Args:
    """RUL-21: a church scoring that was triggered before now begins with this player."""
    return {"tile": words.clergy(e.a), "begins": "yes" if changed(e, layout.CHURCH_BY) else "no"}


def _followed(words: Lexicon, e: Event) -> Args:
    if e.b == NOBLE_CHOICE:
        return {"noble": NOBLES[e.a], "use": "noble"}
    return {"noble": NOBLES[e.a], "use": "state", "action": ACTIONS[e.b]}


def _store_placed(words: Lexicon, e: Event) -> Args:
    where: Args = {"plot": plot_name(e.a), "good": GOODS[e.b], "street": DATA.street_names[e.b]}
    return where | {"price": NOT_PAID, "coins": 0}


def _building_placed(words: Lexicon, e: Event) -> Args:
    return {"site": words.site(e.a), "building": words.building(e.b), "architect": ARCHITECTS[e.c]}


def _building_uncovered(words: Lexicon, e: Event) -> Args:
    following = words.building(e.c) if e.c >= 0 else "none"
    return {"architect": ARCHITECTS[e.a], "building": words.building(e.b), "next": following}


def _display_refilled(words: Lexicon, e: Event) -> Args:
    if e.a == CITY:
        return {"display": "small" if e.b == SMALL_TOOLS else "city", "good": GOODS[min(e.b, TOOLS)]}
    if e.a == CHURCH_TRACK:
        kind = after_of(e, layout.CHURCH + e.b, 0)
        return {"display": "church", "tile": words.clergy(kind) if kind > 0 else "unknown"}
    number = after_of(e, layout.DISPLAY + e.b, 0)
    return {"display": "decrees", "tile": words.decree(number) if number > 0 else "unknown"}


def _goods_cleared(words: Lexicon, e: Event) -> Args:
    covered = [change.before for change in e.changes if change.index == layout.COVER + e.a]
    return {"action": ACTIONS[e.a], "good": GOODS[covered[0] - 1] if covered else "unknown"}


def _reward_lost(words: Lexicon, e: Event) -> Args:
    return {"effect": words.effect(e.a, e.b)}


def _token_removed(words: Lexicon, e: Event) -> Args:
    where = plot_name(e.a) if e.a < PLOTS else words.site(e.a - PLOTS)
    return {"where": where, "effect": words.say_effect(REWARDS[e.b])}


# Events whose numbers belong together or whose changes tell more
TELLERS: Final[dict[int, Tell]] = {
    kinds.MOVE: _move,
    kinds.TURN_BEGUN: _turn_begun,
    kinds.VISIT_PAID: _visit_paid,
    kinds.SHIP_DOCKED: _ship_docked,
    kinds.CARD_PLAYED: _card_played,
    kinds.SHIP_DISCARDED: _ship_discarded,
    kinds.GOOD_SOLD: _good_sold,
    kinds.SHIP_BUILT: _ship_built,
    kinds.CLERGY_TAKEN: _clergy_taken,
    kinds.FOLLOWED: _followed,
    kinds.STORE_PLACED: _store_placed,
    kinds.BUILDING_PLACED: _building_placed,
    kinds.BUILDING_UNCOVERED: _building_uncovered,
    kinds.DISPLAY_REFILLED: _display_refilled,
    kinds.GOODS_CLEARED: _goods_cleared,
    kinds.REWARD_LOST: _reward_lost,
    kinds.TOKEN_REMOVED: _token_removed,
}


def message(words: Lexicon, e: Event) -> tuple[str, Args]:
    """The message id of a log line and its parameters: what a client in any language needs."""
    args: Args = {"change": change_text(words, e)}
    if e.seat >= 0:
        args["player"] = player(e.seat, words.solo)
    if e.kind in TELLERS:
        args |= TELLERS[e.kind](words, e)
    if e.kind in solo_events.TELLERS:
        args |= solo_events.TELLERS[e.kind](words, e)
    for part, value in zip(PARTS.get(e.kind, ()), (e.a, e.b, e.c), strict=False):
        args |= part(words, value)
    return "event-" + kinds.KINDS[e.kind][0], args
