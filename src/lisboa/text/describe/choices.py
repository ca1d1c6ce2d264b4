"""What an option chooses: a verb, its object, and the place on the table where the object lies.

Clients group and picture options by these three, and find them on the table. They follow from the step and the code of
the option, never from its notation. The names and values below are part of the API (docs/api.md): they do not change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypedDict

from lisboa.components import ARCHITECTS, CARD_KINDS, CUBES, GOODS, NOBLES, ROWS
from lisboa.engine import layout, steps
from lisboa.engine.church import beside
from lisboa.engine.names import ACTIONS, COLOURS, FLEET, FREE_SLOT, NONE, PASS, SHIP_SLOT, SMALL_TOOLS, TREASURY_KIND
from lisboa.engine.selling import DO_SELL
from lisboa.engine.state import State
from lisboa.engine.state_actions import next_plan
from lisboa.engine.tables import CARD_IDS, CARD_KIND, CHURCH_SPACES, GOAL_IDS, SHIP_COLOURS, SITE_NAMES, TREASURY_BOTTOM
from lisboa.engine.turn import FOR_GOLD, TO_COURT, USE_CLERGY
from lisboa.engine.visits import NOBLE_CHOICE
from lisboa.text.lexicon import GROUPS, plot_name

NOBLE_ACTIONS: Final = ("store", "decree", "open")  # of the Builder, the Minister and the King

Verb = Literal[
    "begin", "cardinal", "cube", "decree", "discard", "draft", "drop", "extra", "favor", "follow", "free", "give",
    "goal", "gold", "goods", "house", "keep", "lose", "offer", "official", "open", "pass", "pay", "plan", "plot",
    "portfolio", "produce", "recall", "recruit", "replace", "reward", "rubble", "sell", "ship", "site", "spend",
    "sponsor", "take", "tile", "treasury", "tuck", "use", "visit",
]  # fmt: skip


class OptionObject(TypedDict, total=False):
    """What is chosen, by name. Only what tells one option from the others of its decision, and what belongs to that."""

    action: str  # a State action (recruit, plan, ship, produce, cardinal, favor) or Noble action (store, decree, open)
    architect: str  # blue or green
    business: str  # sell or trade
    card: str  # a political card: 'blue-king-2'
    clergy: int  # the kind of a clergy tile, from 1 on
    coins: int  # the part of a payment in réis that is made from the influence track
    cube: str  # earthquake, fire or tsunami
    deck: str  # builder, minister, king or treasury
    decree: int
    direction: str  # up or down
    dock: int  # a ship of one's own: that of the first, second or third upper slot
    goal: str
    good: str  # gold, cloth, books or tools
    goods: list[str]
    houses: str  # the left, middle or right group
    line: str  # of rubble: the row ('B') or column ('3') that it lies at
    noble: str  # builder, minister or king
    nobles: list[str]
    plan: str  # architect and officials: 'blue-3'
    plot: str  # 'D3'
    reis: int  # the part of the payment of a visit that is made in réis
    ship: str  # owner and slot, 'green-2', or Lacerda's by its colour, 'lacerda-red'
    side: str  # of the Cardinal: behind or ahead
    site: str  # 'west-C', 'north-gold'
    size: str  # of a city tile: large or small
    spaces: int  # that the Cardinal moves
    where: str  # officials at court: office or plaza


class Chosen(NamedTuple):
    """What an option chooses. `place` is empty where nothing on the table stands for it."""

    verb: Verb
    object: OptionObject
    place: str = ""


class Pending(NamedTuple):
    """The decision on top of the stack."""

    s: State
    seat: int
    a: int


Choose = Callable[[Pending, int], Chosen]
CHOICES: Final[dict[int, Choose]] = {}


def chosen(s: State, code: int) -> Chosen:
    """What an option of the decision on top of the stack chooses."""
    if code == PASS:
        return Chosen("pass", {})
    at = layout.STACK + layout.FRAME * (s.d[layout.DEPTH] - 1)
    return CHOICES[s.d[at]](Pending(s, s.d[at + 1], s.d[at + 2]), code)


def chooses(*numbers: int) -> Callable[[Choose], Choose]:
    """Register what the options of these steps choose."""

    def register(choose: Choose) -> Choose:
        for number in numbers:
            CHOICES[number] = choose
        return choose

    return register


def several(names: tuple[str, ...], bits: int) -> list[str]:
    """Names by the bits of a code."""
    return [name for i, name in enumerate(names) if bits >> i & 1]


# Cards, clergy tiles, decrees


@chooses(steps.MAIN)
def main(on: Pending, code: int) -> Chosen:
    """TURN-4: what becomes of a card of the hand; or the use of a clergy tile."""
    if code >= USE_CLERGY:
        return use(on, code - USE_CLERGY)
    card = code % TO_COURT
    held = f"hand:{CARD_IDS[card]}"
    if code >= FOR_GOLD:
        return Chosen("gold", {"card": CARD_IDS[card]}, held)
    if code < TO_COURT:
        return Chosen("portfolio", {"card": CARD_IDS[card]}, held)
    if CARD_KIND[card] == TREASURY_KIND:
        return Chosen("sponsor", {"card": CARD_IDS[card]}, held)
    return Chosen("visit", {"card": CARD_IDS[card], "noble": NOBLES[CARD_KIND[card]]}, held)


@chooses(steps.AFTER_ACTION)
def use(_: Pending, code: int) -> Chosen:
    return Chosen("use", {"clergy": code}, f"clergy:clergy-{code}")


@chooses(steps.KEEP_CLERGY)
def keep(_: Pending, code: int) -> Chosen:
    return Chosen("keep", {"clergy": code})


@chooses(steps.CHURCH_SCORING)
def give(_: Pending, code: int) -> Chosen:
    """STATE-8. Without a place: effects and wigs of all tiles are compared, side by side."""
    return Chosen("give", {"clergy": code})


@chooses(steps.DRAFT_PICK)
def draft(_: Pending, code: int) -> Chosen:
    return Chosen("draft", {"card": CARD_IDS[code]})


@chooses(steps.PERIOD_DISCARD)
def discard(_: Pending, code: int) -> Chosen:
    return Chosen("discard", {"card": CARD_IDS[code]}, f"hand:{CARD_IDS[code]}")


@chooses(steps.PERIOD_REWARD)
def reward(_: Pending, code: int) -> Chosen:
    return Chosen("reward", {"card": CARD_IDS[code]})


@chooses(steps.STARTING_DECREE, steps.DECREE, steps.SECOND_DECREE)
def decree(_: Pending, code: int) -> Chosen:
    return Chosen("decree", {"decree": code}, f"decree:{code}")


@chooses(steps.GOAL)
def goal(_: Pending, code: int) -> Chosen:
    return Chosen("goal", {"goal": GOAL_IDS[code]})


@chooses(steps.TAKE_CARD)
def take(_: Pending, code: int) -> Chosen:
    return Chosen("take", {"deck": CARD_KINDS[code]}, f"deck:{CARD_KINDS[code]}")


# The portfolio


def replaced(code: int) -> tuple[OptionObject, str]:
    """What has to make room in the portfolio, and where it lies."""
    if code >= SHIP_SLOT:
        dock = code - SHIP_SLOT + 1
        return {"dock": dock}, f"portfolio:ship-{dock}"
    return {"card": CARD_IDS[code]}, f"portfolio:{CARD_IDS[code]}"


def empty_slot(s: State, seat: int) -> str:
    """PORT-2: the first empty slot for the card in play."""
    treasury = CARD_KIND[s.d[layout.PLAYED]] == TREASURY_KIND
    row = (layout.BOTTOM if treasury else layout.TOP) + 3 * seat
    free = next((slot for slot in range(3) if s.d[row + slot] == NONE), None)
    return "" if free is None else f"slot:{'bottom' if treasury else 'top'}-{free + 1}"


@chooses(steps.TUCK)
def tuck(on: Pending, code: int) -> Chosen:
    if code == FREE_SLOT:
        return Chosen("tuck", {}, empty_slot(on.s, on.seat))
    return Chosen("replace", *replaced(code))


@chooses(steps.SHIP)
def ship(_: Pending, code: int) -> Chosen:
    return Chosen("ship", {}, "shipyard") if code == FREE_SLOT else Chosen("ship", *replaced(code))


# Goods and money


@chooses(steps.SELL_OR_TRADE)
def begin(_: Pending, code: int) -> Chosen:
    return Chosen("begin", {"business": "sell" if code == DO_SELL else "trade"})


@chooses(steps.SELL)
def sell(_: Pending, code: int) -> Chosen:
    """Without a place: the ships of all boards are compared, side by side."""
    slot = code & 15
    lacerda = slot >= FLEET
    ship = f"lacerda-{SHIP_COLOURS[slot - FLEET]}" if lacerda else f"{COLOURS[slot // 3]}-{slot % 3 + 1}"
    return Chosen("sell", {"good": GOODS[code >> 4], "ship": ship})


@chooses(steps.TRADE)
def offer(_: Pending, code: int) -> Chosen:
    action, good = divmod(code, 4)
    what: OptionObject = {"good": GOODS[good], "noble": NOBLES[action // 2], "action": ACTIONS[action]}
    return Chosen("offer", what, f"action:{ACTIONS[action]}")


@chooses(steps.SHIP_GOODS)
def spend(_: Pending, code: int) -> Chosen:
    return Chosen("spend", {"goods": several(GOODS, code)})


@chooses(steps.TWO_GOODS)
def goods(_: Pending, code: int) -> Chosen:
    return Chosen("goods", {"goods": several(GOODS, code)})


@chooses(steps.CARGO_DROP)
def drop(_: Pending, code: int) -> Chosen:
    return Chosen("drop", {"good": GOODS[code]})


@chooses(steps.EXTRA_GOOD)
def extra(_: Pending, code: int) -> Chosen:
    return Chosen("extra", {"good": GOODS[code]}, f"warehouse:{GOODS[code]}")


@chooses(steps.PRODUCE)
def produce(_: Pending, _code: int) -> Chosen:
    return Chosen("produce", {})


@chooses(steps.PAY)
def pay(_: Pending, code: int) -> Chosen:
    return Chosen("pay", {"coins": code})


@chooses(steps.VISIT_PAY)
def pay_visit(_: Pending, code: int) -> Chosen:
    return Chosen("pay", {"reis": code})


@chooses(steps.LOSE_REIS)
def lose_reis(_: Pending, code: int) -> Chosen:
    return Chosen("lose", {"coins": code})


# The court and the church


@chooses(steps.LOSE_FAVOR)
def lose_favor(_: Pending, code: int) -> Chosen:
    return Chosen("lose", {"noble": NOBLES[code]}, f"favor:{NOBLES[code]}")


@chooses(steps.ROYAL_FAVOR)
def favor(_: Pending, code: int) -> Chosen:
    return Chosen("favor", {"noble": NOBLES[code]}, f"favors:{NOBLES[code]}")


@chooses(steps.RECRUIT)
def recruit(_: Pending, code: int) -> Chosen:
    return Chosen("recruit", {"nobles": several(NOBLES, code)})


@chooses(steps.PLACE_OFFICIAL)
def official(_: Pending, code: int) -> Chosen:
    return Chosen("official", {"noble": NOBLES[code]}, f"officials:{NOBLES[code]}-office")


@chooses(steps.LOSE_OFFICIAL, steps.OPEN_OFFICIAL)
def recall(_: Pending, code: int) -> Chosen:
    noble, where = NOBLES[code % 3], "office" if code < 3 else "plaza"
    return Chosen("recall", {"noble": noble, "where": where}, f"officials:{noble}-{where}")


@chooses(steps.FREE_STATE)
def free(_: Pending, code: int) -> Chosen:
    return Chosen("free", {"noble": NOBLES[code // 2], "action": ACTIONS[code]}, f"action:{ACTIONS[code]}")


@chooses(steps.FOLLOW)
def follow(on: Pending, code: int) -> Chosen:
    action = NOBLE_ACTIONS[on.a] if code == NOBLE_CHOICE else ACTIONS[code]
    return Chosen("follow", {"noble": NOBLES[on.a], "action": action})


@chooses(steps.PLAN)
def plan(on: Pending, code: int) -> Chosen:
    what: OptionObject = {"architect": ARCHITECTS[code]}
    kind = next_plan(on.s, code)
    if kind != NONE:
        what["plan"] = plan_name(kind)
    return Chosen("plan", what, f"plans:{ARCHITECTS[code]}")


@chooses(steps.MEET_CARDINAL)
def cardinal(on: Pending, code: int) -> Chosen:
    spaces, ahead = divmod(code, 2)
    tile = beside((on.s.d[layout.CARDINAL] + spaces) % CHURCH_SPACES, ahead)
    what: OptionObject = {"spaces": spaces, "side": "ahead" if ahead else "behind"}
    if on.s.d[layout.CHURCH + tile] > 0:
        what["clergy"] = on.s.d[layout.CHURCH + tile]
    return Chosen("cardinal", what, f"church:{tile + 1}")


@chooses(steps.MOVE_TREASURY)
def treasury(on: Pending, code: int) -> Chosen:
    """The track begins at its highest value: up is towards space 0."""
    space = on.s.d[layout.TREASURY] + (-1 if code == 1 else 1)
    place = f"treasury:{min(max(space, 0), TREASURY_BOTTOM)}"
    return Chosen("treasury", {"direction": "up" if code == 1 else "down"}, place)


# Downtown


def plan_name(kind: int) -> str:
    """A plan by its architect and its officials."""
    return f"{ARCHITECTS[kind // 4]}-{kind % 4 + 2}"


@chooses(steps.STORE_TILE)
def tile(_: Pending, code: int) -> Chosen:
    if code == SMALL_TOOLS:
        return Chosen("tile", {"good": "tools", "size": "small"}, "tile:small-tools")
    return Chosen("tile", {"good": GOODS[code], "size": "large"}, f"tile:{GOODS[code]}")


@chooses(steps.STORE_PLOT)
def plot(_: Pending, code: int) -> Chosen:
    return Chosen("plot", {"plot": plot_name(code)}, f"plot:{plot_name(code)}")


@chooses(steps.STORE_CUBE)
def cube(on: Pending, code: int) -> Chosen:
    row, column = divmod(on.a, 5)
    line, of = (ROWS[row], "row") if code < 3 else (str(column + 1), "column")
    colour = CUBES[code % 3]
    return Chosen("cube", {"cube": colour, "line": line}, f"{of}-cube:{line}-{colour}")


@chooses(steps.RUBBLE)
def rubble(_: Pending, code: int) -> Chosen:
    return Chosen("rubble", {"cube": CUBES[code]}, f"pile:{CUBES[code]}")


@chooses(steps.HOUSE)
def house(_: Pending, code: int) -> Chosen:
    return Chosen("house", {"houses": GROUPS[code]}, f"houses:{GROUPS[code]}")


@chooses(steps.OPEN_SITE)
def site(_: Pending, code: int) -> Chosen:
    return Chosen("site", {"site": SITE_NAMES[code]}, f"site:{SITE_NAMES[code]}")


@chooses(steps.OPEN_PLAN)
def open_plan(_: Pending, code: int) -> Chosen:
    return Chosen("open", {"plan": plan_name(code)}, f"plan:{plan_name(code)}")
