"""Chapter 13: Lacerda's State actions (SOLO-4, SOLO-5). What he cannot do at all he skips."""

from mypy_extensions import i64

from lisboa.engine.church import beside, resolve_icons
from lisboa.engine.events import (
    BY_SHIP,
    CARDINAL_MOVED,
    LACERDA_ACTS,
    LACERDA_CLERGY,
    LACERDA_FAVOR,
    LACERDA_INFLUENCE,
    LACERDA_OFFICE,
    LACERDA_PLAN,
    LACERDA_PRODUCED,
    LACERDA_SHIP,
    LACERDA_SKIPPED,
    LACERDA_WITHOUT,
    NO_TILE,
)
from lisboa.engine.influence import gain_numbered_influence, top_row_influence, treasury_up
from lisboa.engine.layout import (
    ASSISTANT,
    CARDINAL,
    CHURCH,
    CLERGY_GONE,
    DONE,
    FAVOR,
    FAVOR_STACK,
    FLEET_SHIP,
    GOODS,
    OFFICE,
    OFFICIALS,
    PLANS_TAKEN,
    SHIPYARD,
    WIGS,
)
from lisboa.engine.names import (
    CARDINAL_ACTION,
    KING,
    LACERDA,
    NONE,
    PLAN_ACTION,
    PRODUCE_ACTION,
    RECRUIT_ACTION,
    SHIP_ACTION,
)
from lisboa.engine.production import drop_price, stores_of_type
from lisboa.engine.ships import top_ship
from lisboa.engine.state import State
from lisboa.engine.state_actions import next_plan, place_official
from lisboa.engine.tables import CHURCH_SPACES, CLERGY_WIGS, SHIP_INFLUENCE


def state_action_of(s: State, noble: i64) -> i64:
    """SOLO-4 (2): the upper action with the Assistant at King or Treasury, else the lower one."""
    if s.d[ASSISTANT] < KING:
        return 2 * noble + 1
    return 2 * noble


def act_of_state(s: State, noble: i64) -> None:
    """SOLO-4 (2): one State action of a noble."""
    action = state_action_of(s, noble)
    s.note(LACERDA_ACTS, LACERDA, action, s.d[ASSISTANT])
    if action == RECRUIT_ACTION:
        done = recruit(s)
    elif action == PLAN_ACTION:
        done = take_plan(s)
    elif action == SHIP_ACTION:
        done = take_ship(s)
    elif action == PRODUCE_ACTION:
        done = produce(s)
    elif action == CARDINAL_ACTION:
        done = meet_cardinal(s)
    else:
        done = take_favor(s)
    if not done:
        s.note(LACERDA_SKIPPED, LACERDA, action)


def recruit(s: State) -> bool:
    """Two officials, or the one that is left, to the offices where he has fewest; leftmost on ties."""
    if s.d[OFFICIALS + LACERDA] == 0:
        return False
    first = fewest_office(s, NONE)
    place_official(s, LACERDA, first)
    if s.d[OFFICIALS + LACERDA] > 0:
        place_official(s, LACERDA, fewest_office(s, first))
    return True


def fewest_office(s: State, but: i64) -> i64:
    """The leftmost office, except one, where he has fewest officials; an event tells the choice."""
    best: i64 = NONE
    tied: i64 = 0
    noble: i64 = 0
    while noble < 3:
        his = s.d[OFFICE + 5 * noble + LACERDA]
        if noble != but:
            if best == NONE or his < s.d[OFFICE + 5 * best + LACERDA]:
                best = noble
                tied = 1 << noble
            elif his == s.d[OFFICE + 5 * best + LACERDA]:
                tied |= 1 << noble
        noble += 1
    s.note(LACERDA_OFFICE, LACERDA, best, s.d[OFFICE + 5 * best + LACERDA], tied)
    return best


def take_plan(s: State) -> bool:
    """The top plan with more officials, blue on a tie; from the other stack if one is empty (RUL-34).

    All his plans count as completed (SOLO-8), so that is where they lie.
    """
    blue = next_plan(s, 0)
    green = next_plan(s, 1)
    if blue == NONE and green == NONE:
        return False
    architect: i64 = 0
    other = green
    if blue == NONE or (green != NONE and green % 4 > blue % 4):
        architect = 1
        other = blue
    kind = next_plan(s, architect)
    s.note(LACERDA_PLAN, LACERDA, kind, other)
    s.add(PLANS_TAKEN + architect, 1)
    s.add(DONE + 8 * LACERDA + kind, 1)
    return True


def take_ship(s: State) -> bool:
    """The top ship for nothing; the treasury rises; influence of that ship and of your top row."""
    kind = top_ship(s)
    if kind == NONE:
        return False
    s.note(LACERDA_SHIP, LACERDA, kind)
    s.add(SHIPYARD + kind, -1)
    s.put(FLEET_SHIP + kind, 1)
    treasury_up(s, LACERDA, BY_SHIP)
    row = top_row_influence(s, 0)
    s.note(LACERDA_INFLUENCE, LACERDA, SHIP_INFLUENCE[kind], row)
    gain_numbered_influence(s, LACERDA, SHIP_INFLUENCE[kind] + row)
    return True


def produce(s: State) -> bool:
    """A good per store, without limit; prices drop as usual."""
    done = False
    good: i64 = 0
    while good < 4:
        stores = stores_of_type(s, LACERDA, good)
        if stores > 0:
            s.note(LACERDA_PRODUCED, LACERDA, good, stores)
            s.add(GOODS + 4 * LACERDA + good, stores)
            drop_price(s, LACERDA, good)
            done = True
        good += 1
    return done


def meet_cardinal(s: State) -> bool:
    """RUL-34: always 2 spaces; the tile in front of the Cardinal is discarded for the wigs on its back; icons count."""
    start = s.d[CARDINAL]
    position = (start + 2) % CHURCH_SPACES
    s.note(CARDINAL_MOVED, LACERDA, 2)
    s.put(CARDINAL, position)
    space = beside(position, 1)
    kind = s.d[CHURCH + space]
    if kind > 0:
        s.note(LACERDA_CLERGY, LACERDA, kind, CLERGY_WIGS[kind])
        s.put(CHURCH + space, 0)
        s.add(CLERGY_GONE + kind, 1)
        s.add(WIGS + LACERDA, CLERGY_WIGS[kind])
    else:
        s.note(LACERDA_WITHOUT, LACERDA, NO_TILE)
    resolve_icons(s, LACERDA, start, 2)
    return True


def take_favor(s: State) -> bool:
    """The leftmost favor he lacks and can get."""
    noble: i64 = 0
    while noble < 3:
        if s.d[FAVOR + 3 * LACERDA + noble] == 0 and s.d[FAVOR_STACK + noble] > 0:
            s.note(LACERDA_FAVOR, LACERDA, noble)
            s.put(FAVOR + 3 * LACERDA + noble, 1)
            s.add(FAVOR_STACK + noble, -1)
            return True
        noble += 1
    return False
