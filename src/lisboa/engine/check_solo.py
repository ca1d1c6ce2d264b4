"""What must hold of Lacerda (chapter 13): he has no board, hand, money or clergy tiles, and his ships are his own."""

from collections.abc import Iterator

from lisboa.components import GOODS as GOOD_NAMES
from lisboa.components import NOBLES
from lisboa.engine.board_set_up import can_be_apart, equal_neighbours
from lisboa.engine.check_flow import Problem, frames, pending
from lisboa.engine.lacerda import fleet_load
from lisboa.engine.layout import (
    ACTIVE,
    ASSISTANT,
    BOTTOM,
    CLERGY_N,
    COURTIER,
    DRAFT,
    FLEET_CARGO,
    FLEET_SEA,
    FLEET_SHIP,
    GOODS,
    HAND_N,
    INFLUENCE,
    MARKER_USED,
    MARKERS,
    OFFICE,
    PERIOD,
    PLANS,
    PLAYERS,
    PLAZA,
    REIS,
    SCORING,
    SOLO,
    START,
    TOP,
    TRIGGER,
    WIGS,
)
from lisboa.engine.names import COLOURS, LACERDA, NONE
from lisboa.engine.state import State
from lisboa.engine.steps import (
    CHURCH_CHECK,
    END_CHECK,
    FINAL_SCORING,
    FOLLOWERS,
    GOAL_CHECK,
    LACERDA_CARD,
    LACERDA_CHURCH,
    LACERDA_COURTIER,
    LACERDA_DECREE,
    LACERDA_ENTERS,
    LACERDA_FOLLOW,
    LACERDA_NOBLE,
    LACERDA_STATE,
    LACERDA_TURN,
    NEXT_TURN,
    PERIOD_DRAW,
    PERIOD_SHIPYARD,
    START_TURN,
    STORE_WIGS,
    UPKEEP,
)
from lisboa.engine.tables import DATA, HULL, SHIP_COLOURS, numbers

HIS_NAME = f"players.{COLOURS[LACERDA]}"
HIS_STEPS = {
    LACERDA_ENTERS, LACERDA_TURN, LACERDA_COURTIER, LACERDA_STATE, LACERDA_NOBLE, LACERDA_CARD, LACERDA_FOLLOW,
    LACERDA_CHURCH, LACERDA_DECREE,
}  # fmt: skip
# Automatic steps of any player's turn
SHARED_STEPS = {GOAL_CHECK,
    START_TURN, END_CHECK, UPKEEP, CHURCH_CHECK, NEXT_TURN, FOLLOWERS, STORE_WIGS, PERIOD_DRAW, PERIOD_SHIPYARD,
    FINAL_SCORING,
}  # fmt: skip
TURN_STEPS = HIS_STEPS - {LACERDA_ENTERS, LACERDA_FOLLOW, LACERDA_CHURCH, LACERDA_DECREE}
MOST_IN_OFFICE = 3  # always where he has fewest: 8 officials in 3 offices

# What he never has: the path, where it begins, how many numbers, what they are
_NOTHING = (
    ("reis", REIS, 1, 0),
    ("set_markers", MARKERS, 1, 0),
    ("marker_used", MARKER_USED, 1, 0),
    ("clergy", CLERGY_N, 1, 0),
    ("hand", HAND_N, 1, 0),
    ("plans", PLANS, 8, 0),
    ("top_row", TOP, 3, NONE),
    ("bottom_row", BOTTOM, 3, NONE),
)


def lacerda_problems(s: State) -> Iterator[Problem]:
    """SOLO-1 to SOLO-5; without him nothing of his is there."""
    if s.d[SOLO] == 0:
        yield from absent(s)
        return
    if s.d[PLAYERS] != 2 or s.d[START] != 0 or s.d[DRAFT] != 0:
        yield "options.solo", "you and Lacerda are two, you start, and there is no draft (SOLO-1, RUL-38)"
    for path, first, n, empty in _NOTHING:
        if any(s.d[first + n * LACERDA + i] != empty for i in range(n)):
            yield f"{HIS_NAME}.{path}", "Lacerda has none (SOLO-1)"
    if s.d[TRIGGER] == LACERDA:
        yield "period_trigger", "Lacerda's cubes never form sets (SOLO-7)"
    yield from his_marks(s)
    yield from his_steps(s)
    yield from his_officials(s)
    yield from his_fleet(s)
    values = numbers([s.d[SCORING + i] for i in range(4)])
    if s.d[PERIOD] > 0 and can_be_apart(values) and equal_neighbours(values):
        yield "downtown.scoring", "equal values do not lie in neighbouring columns (SOLO-1)"


def absent(s: State) -> Iterator[Problem]:
    """No courtier, no Assistant, no fleet, none of his steps."""
    if s.d[COURTIER] != NONE or s.d[ASSISTANT] != NONE:
        yield "lacerda", "Lacerda is there only in solo"
    if any(s.d[FLEET_SHIP + i] for i in range(4)) or any(s.d[FLEET_CARGO + i] for i in range(16)):
        yield "lacerda.ships", "Lacerda is there only in solo"
    if any(s.d[FLEET_SEA + i] for i in range(4)):
        yield "lacerda.at_sea", "Lacerda is there only in solo"
    if pending(s) & HIS_STEPS:
        yield "stack", "a step of Lacerda, who is there only in solo"


def his_marks(s: State) -> Iterator[Problem]:
    """The courtier and the Assistant stand somewhere once he has entered; his tracks are in range."""
    entered = s.d[PERIOD] > 0 and LACERDA_ENTERS not in pending(s)
    if entered != (s.d[COURTIER] != NONE) or entered != (s.d[ASSISTANT] != NONE):
        yield "lacerda", "courtier and Assistant are placed when he enters (SOLO-2, SOLO-3)"
    if not 0 <= s.d[INFLUENCE + LACERDA] <= DATA.influence_top:
        yield f"{HIS_NAME}.influence", f"must be 0 to {DATA.influence_top}"
    if s.d[WIGS + LACERDA] < 0:
        yield f"{HIS_NAME}.wigs", "is below 0"
    for good in range(4):
        if s.d[GOODS + 4 * LACERDA + good] < 0:
            yield f"{HIS_NAME}.goods.{GOOD_NAMES[good]}", "is below 0"


def his_steps(s: State) -> Iterator[Problem]:
    """SOLO-4: he decides nothing, and his steps are nobody else's."""
    if s.d[ACTIVE] != LACERDA and pending(s) & TURN_STEPS:
        yield "stack", "a step of Lacerda's turn in yours"
    for i, (step, seat, *_numbers) in enumerate(frames(s)):
        if (seat == LACERDA and step not in HIS_STEPS | SHARED_STEPS) or (seat != LACERDA and step in HIS_STEPS):
            yield f"stack.{i + 1}", "Lacerda decides nothing, and his steps are his own (SOLO-4)"


def his_officials(s: State) -> Iterator[Problem]:
    """SOLO-5: his officials never leave an office, and there are never more than 3 of them."""
    for noble in range(3):
        if s.d[PLAZA + 5 * noble + LACERDA] != 0:
            yield f"court.plazas.{NOBLES[noble]}", "Lacerda's officials never leave an office (SOLO-5)"
        if s.d[OFFICE + 5 * noble + LACERDA] > MOST_IN_OFFICE:
            yield f"court.offices.{NOBLES[noble]}", f"Lacerda never has more than {MOST_IN_OFFICE} in one (SOLO-5)"


def his_fleet(s: State) -> Iterator[Problem]:
    """Cargo only on his own ships, at sea when full (SELL-3)."""
    for kind in range(4):
        load = fleet_load(s, kind)
        hull = HULL[kind] if s.d[FLEET_SHIP + kind] == 1 else 0
        if load > hull:
            yield f"lacerda.cargo.{SHIP_COLOURS[kind]}", f"{load} goods, the hold takes {hull}"
        if (s.d[FLEET_SEA + kind] == 1) != (hull > 0 and load == hull):
            yield f"lacerda.at_sea.{SHIP_COLOURS[kind]}", "his ship is at sea exactly when it is full (SELL-3)"
