"""What Lacerda does and why (chapter 13): the variables of those lines of the log."""

from collections.abc import Callable
from typing import Final

from lisboa.components import ARCHITECTS, CARD_KINDS, CUBES, GOODS, NOBLES
from lisboa.engine import events as kinds
from lisboa.engine.names import ACTIONS, NONE
from lisboa.engine.solo_noble_actions import SITE_ORDER
from lisboa.engine.state import Event
from lisboa.engine.tables import CARD_KIND, SHIP_COLOURS
from lisboa.text.changes import paid_for_visit
from lisboa.text.lexicon import Args, Lexicon, plan_args, player, plot_name

YOU: Final = 0  # your seat
REASONS: Final = ("only", "better", "tie")


def names_of(bits: int, names: Callable[[int], str], order: list[int]) -> list[str]:
    """The names of the set bits."""
    return [names(i) for i in order if bits >> i & 1]


def tie(words: Lexicon, tied: list[str]) -> Args:
    """Was there a choice among equals?"""
    return {"tie": "yes" if len(tied) > 1 else "no", "tied": words.join(tied)}


def assistant_placed(words: Lexicon, e: Event) -> Args:
    return {"card": words.card(e.a), "deck": CARD_KINDS[CARD_KIND[e.a]]}


def first_building(words: Lexicon, e: Event) -> Args:
    return {"site": words.site(e.a), "building": words.building(e.b), "architect": ARCHITECTS[e.c]}


def courtier_placed(words: Lexicon, e: Event) -> Args:
    return {"card": words.card(e.a), "noble": NOBLES[CARD_KIND[e.a]]}


def courtier_moved(words: Lexicon, e: Event) -> Args:
    return {"noble": NOBLES[e.a]}


def acts(words: Lexicon, e: Event) -> Args:
    return {"action": ACTIONS[e.a], "which": ("upper", "lower")[e.a % 2], "deck": CARD_KINDS[e.b]}


def skipped(words: Lexicon, e: Event) -> Args:
    if e.a >= len(ACTIONS):
        house = "none" if e.c == 1 else "some"
        return {
            "what": "noble",
            "noble": NOBLES[e.a - len(ACTIONS)],
            "follows": "yes" if e.b == 1 else "no",
            "house": house,
        }
    return {"what": "state", "action": ACTIONS[e.a]}


def without(words: Lexicon, e: Event) -> Args:
    return {"what": ("card", "tile", "cube", "decree")[e.a], "deck": CARD_KINDS[e.b]}


def plan(words: Lexicon, e: Event) -> Args:
    args = plan_args(e.a)
    if e.b == NONE:
        return args | {"reason": "only"}
    return args | {"others": e.b % 4 + 2, "reason": "tie" if e.a % 4 == e.b % 4 else "more"}


def office(words: Lexicon, e: Event) -> Args:
    tied = names_of(e.c, lambda noble: words.say("noble", noble=NOBLES[noble]), [0, 1, 2])
    args: Args = {"noble": NOBLES[e.a], "his": e.b}
    return args | tie(words, tied)


def influence(words: Lexicon, e: Event) -> Args:
    return {"ships": e.a, "row": e.b, "church": "yes" if e.c == 1 else "no", "owner": player(YOU, True)}


def paid(words: Lexicon, e: Event) -> Args:
    args: Args = {"noble": NOBLES[e.a], "cost": e.b, "unpaid": e.c, "spent": e.b - e.c}
    return args | paid_for_visit(words, e, 0)


def plot(words: Lexicon, e: Event) -> Args:
    args: Args = {"plot": plot_name(e.a), "count": e.b}
    return args | tie(words, names_of(e.c, plot_name, list(range(25))))


def street(words: Lexicon, e: Event) -> Args:
    other = words.say("good", good=GOODS[e.c]) if e.c >= 0 else "none"
    return {"good": GOODS[e.a], "reason": REASONS[e.b], "other": other}


def cube(words: Lexicon, e: Event) -> Args:
    return {"cube": CUBES[e.a], "place": "column" if e.b == 1 else "row", "tie": "yes" if e.c == 1 else "no"}


def decree(words: Lexicon, e: Event) -> Args:
    """His line names the number and what it says apart: what it says is not what it scores him."""
    return {"decree": words.decree(e.a), "number": e.a, "worth": words.decree_worth(e.a)}


def site(words: Lexicon, e: Event) -> Args:
    lead = "even" if e.b == 0 else "ahead" if e.b > 0 else "behind"
    args: Args = {"site": words.site(e.a), "lead": lead, "count": abs(int(e.b)), "you": player(YOU, True)}
    return args | tie(words, names_of(e.c, words.site, list(SITE_ORDER)))


def building(words: Lexicon, e: Event) -> Args:
    return {"architect": ARCHITECTS[e.a], "reason": REASONS[e.b], "deck": CARD_KINDS[e.c]}


def card_discarded(words: Lexicon, e: Event) -> Args:
    return {"card": words.card(e.a), "setup": "yes" if e.c == kinds.AT_SET_UP else "no"}


def assistant_moved(words: Lexicon, e: Event) -> Args:
    past = names_of(e.b, lambda kind: words.say("the-deck", deck=CARD_KINDS[kind]), [0, 1, 2, 3])
    skipped_decks = words.join(past) if past else "none"
    return {"deck": CARD_KINDS[e.a], "stays": "yes" if e.c == 1 else "no", "skipped": skipped_decks}


TELLERS: Final[dict[int, Callable[[Lexicon, Event], Args]]] = {
    kinds.ASSISTANT_PLACED: assistant_placed,
    kinds.FIRST_BUILDING: first_building,
    kinds.COURTIER_PLACED: courtier_placed,
    kinds.COURTIER_MOVED: courtier_moved,
    kinds.LACERDA_ACTS: acts,
    kinds.LACERDA_SKIPPED: skipped,
    kinds.LACERDA_WITHOUT: without,
    kinds.LACERDA_PLAN: plan,
    kinds.LACERDA_OFFICE: office,
    kinds.LACERDA_SHIP: lambda words, e: {"ship": words.ship(e.a)},
    kinds.LACERDA_INFLUENCE: influence,
    kinds.LACERDA_PRODUCED: lambda words, e: {"good": GOODS[e.a], "count": e.b},
    kinds.LACERDA_CLERGY: lambda words, e: {"tile": words.clergy(e.a), "count": e.b},
    kinds.LACERDA_FAVOR: lambda words, e: {"noble": NOBLES[e.a]},
    kinds.LACERDA_PAID: paid,
    kinds.LACERDA_PLOT: plot,
    kinds.LACERDA_STREET: street,
    kinds.LACERDA_CUBE: cube,
    kinds.LACERDA_DECREE_TAKEN: decree,
    kinds.DECREES_CLOSED_UP: lambda words, e: {},
    kinds.LACERDA_SITE: site,
    kinds.LACERDA_BUILDING: building,
    kinds.LACERDA_RUBBLE: lambda words, e: {"cube": CUBES[e.a]},
    kinds.LACERDA_FOLLOWED: lambda words, e: {"noble": NOBLES[e.a]},
    kinds.LACERDA_CARD_DISCARDED: card_discarded,
    kinds.ASSISTANT_MOVED: assistant_moved,
    kinds.LACERDA_CUBE_WIGS: lambda words, e: {"count": e.a},
    kinds.LACERDA_SAILED: lambda words, e: {"colour": SHIP_COLOURS[e.a], "count": e.b},
    kinds.LACERDA_DOCKED: lambda words, e: {"colour": SHIP_COLOURS[e.a]},
}
