"""Chapter 7: recruiting, plans and royal favors (STATE-1, STATE-2, STATE-7).

Ships, production and the Cardinal have modules of their own. In every frame `a` says whether the action is a reward and
may be declined (RUL-4).
"""

from typing import Final

from mypy_extensions import i64

from lisboa.components import ARCHITECTS, NOBLES
from lisboa.engine.deeds import note_deed, note_recruits
from lisboa.engine.events import (
    BY_RECRUIT_TILE,
    FAVOR_TAKEN,
    OFFICIAL_PLACED,
    OFFICIAL_PUSHED,
    PLAN_TAKEN,
)
from lisboa.engine.influence import clergy_benefit, gain_reis
from lisboa.engine.kernel.option_codecs import Chosen, Named, Subset
from lisboa.engine.layout import (
    FAVOR,
    FAVOR_STACK,
    OFFICE,
    OFFICIALS,
    PLANS,
    PLANS_TAKEN,
    PLAZA,
    SOLO,
)
from lisboa.engine.names import (
    CLERGY_RECRUIT_REIS,
    DEED_FAVOR,
    DEED_PLAN,
    NEUTRAL,
    NONE,
    PASS,
)
from lisboa.engine.state import State
from lisboa.engine.steps import (
    DECLINABLE,
    PLAN,
    RECRUIT,
    ROYAL_FAVOR,
    Decision,
    Offers,
    register,
)
from lisboa.engine.tables import OFFICE_SPACES, PLAN_NAMES, PLAN_STACK


def can_recruit(s: State, seat: i64) -> bool:
    """RUL-3: an official on the player board."""
    return s.d[OFFICIALS + seat] > 0


def office_count(s: State, noble: i64) -> i64:
    """All officials in an office, neutral ones included."""
    n: i64 = 0
    owner: i64 = 0
    while owner <= NEUTRAL:
        n += s.d[OFFICE + 5 * noble + owner]
        owner += 1
    return n


def make_room_in_office(s: State, noble: i64) -> None:
    """STATE-1, RUL-20: from a full office one official of every colour that has most there goes to the plaza."""
    if office_count(s, noble) < OFFICE_SPACES[noble]:
        return
    if s.d[SOLO] == 1:
        push_official(s, 0, noble)  # neither his nor neutral officials ever leave (SOLO-5)
        return
    most: i64 = 0
    owner: i64 = 0
    while owner < NEUTRAL:  # neutral officials stay for the whole game (SET-5)
        if s.d[OFFICE + 5 * noble + owner] > most:
            most = s.d[OFFICE + 5 * noble + owner]
        owner += 1
    owner = 0
    while owner < NEUTRAL:
        if s.d[OFFICE + 5 * noble + owner] == most:
            push_official(s, owner, noble)
        owner += 1


def push_official(s: State, owner: i64, noble: i64) -> None:
    """An official moves from an office to its plaza."""
    s.note(OFFICIAL_PUSHED, owner, noble)
    s.add(OFFICE + 5 * noble + owner, -1)
    s.add(PLAZA + 5 * noble + owner, 1)


def place_official(s: State, seat: i64, noble: i64) -> None:
    """One official from the player board to an office."""
    make_room_in_office(s, noble)
    s.note(OFFICIAL_PLACED, seat, noble)
    s.add(OFFICIALS + seat, -1)
    s.add(OFFICE + 5 * noble + seat, 1)


# Pairs of offices first: two officials are what one normally wants
_RECRUIT_ORDER: Final = (3, 5, 6, 1, 2, 4)


class Recruit(Decision):
    """STATE-1, RUL-20: one or two officials to different offices. An option is a set of offices as bits."""

    def __init__(self) -> None:
        super().__init__("recruit", "STATE-1", Subset("recruit", "nobles", NOBLES), (DECLINABLE,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        free = s.d[OFFICIALS + seat]
        for bits in _RECRUIT_ORDER:
            mask: i64 = bits
            needed: i64 = 2 if mask == 3 or mask >= 5 else 1
            if needed <= free:
                o.add(mask)
            else:
                o.refuse(mask, "RUL-3", "officials-on-board", needed, free, 0)
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        placed: i64 = 0
        noble: i64 = 0
        while noble < 3:
            if (choice >> noble) & 1:
                place_official(s, seat, noble)
                placed += 1
            noble += 1
        note_recruits(s, seat, placed)
        gain_reis(s, seat, placed * clergy_benefit(s, seat, CLERGY_RECRUIT_REIS), BY_RECRUIT_TILE)


def can_plan(s: State) -> bool:
    """RUL-3: a plan is left."""
    return s.d[PLANS_TAKEN] < 8 or s.d[PLANS_TAKEN + 1] < 8


def next_plan(s: State, architect: i64) -> i64:
    """The kind of an architect's top plan (4 * architect + officials - 2), NONE if there is none."""
    taken = s.d[PLANS_TAKEN + architect]
    if taken >= 8:
        return NONE
    return 4 * architect + PLAN_STACK[8 * architect + taken] - 2


class AcquirePlan(Decision):
    """STATE-2: the top plan of either architect."""

    def __init__(self) -> None:
        super().__init__("plan", "STATE-2", Named("plan", "architect", ARCHITECTS, "plans"), (DECLINABLE,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        architect: i64 = 0
        while architect < 2:
            if next_plan(s, architect) != NONE:
                o.add(architect)
            else:
                o.refuse(architect, "RUL-6", "no-plan-left", 0, 0, 0)
            architect += 1
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        kind = next_plan(s, choice)
        s.note(PLAN_TAKEN, seat, choice, kind)
        s.add(PLANS_TAKEN + choice, 1)
        s.add(PLANS + 8 * seat + kind, 1)
        note_deed(s, seat, DEED_PLAN)

    def chosen(self, s: State, seat: i64, a: i64, choice: i64) -> Chosen:
        chosen = self.option.chosen(choice)
        kind = next_plan(s, choice)
        if kind != NONE:
            chosen.object["plan"] = PLAN_NAMES[kind]
        return chosen


def can_favor(s: State, seat: i64) -> bool:
    """RUL-3: a favor not held whose stack has one."""
    noble: i64 = 0
    while noble < 3:
        if s.d[FAVOR + 3 * seat + noble] == 0 and s.d[FAVOR_STACK + noble] > 0:
            return True
        noble += 1
    return False


class RoyalFavor(Decision):
    """STATE-7: take a favor you do not hold."""

    def __init__(self) -> None:
        super().__init__("favor", "STATE-7", Named("favor", "noble", NOBLES, "favors"), (DECLINABLE,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        noble: i64 = 0
        while noble < 3:
            if s.d[FAVOR + 3 * seat + noble] == 1:
                o.refuse(noble, "STATE-7", "favor-held", 0, 0, 0)
            elif s.d[FAVOR_STACK + noble] == 0:
                o.refuse(noble, "STATE-7", "favor-stack-empty", 0, 0, 0)
            else:
                o.add(noble)
            noble += 1
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        s.note(FAVOR_TAKEN, seat, choice)
        s.put(FAVOR + 3 * seat + choice, 1)
        s.add(FAVOR_STACK + choice, -1)
        note_deed(s, seat, DEED_FAVOR)


register(RECRUIT, Recruit())
register(PLAN, AcquirePlan())
register(ROYAL_FAVOR, RoyalFavor())
