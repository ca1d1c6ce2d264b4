"""The explicit stack: a step is a decision of a player or an automatic part of the rules.

A `State` holds only numbers; the stack's frames name steps by number, and `STEPS` finds the object that knows the rule.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lisboa.components import NOBLES
from lisboa.engine.kernel.option_codecs import NO_OPTIONS, Chosen, OptionCodec
from lisboa.engine.layout import DEPTH, FRAME, STACK
from lisboa.engine.names import PASS
from lisboa.engine.state import State
from lisboa.engine.tables import numbers


class Refusal:
    """An option that is not open, with the rule and the reason (a message id with numbers)."""

    def __init__(self, code: i64, rule: str, reason: str, x: i64, y: i64, z: i64) -> None:
        self.code = code
        self.rule = rule
        self.reason = reason
        self.x = x
        self.y = y
        self.z = z


# How many decisions all explanations of one decision may look at (see `obstacles`)
EFFORT: Final = 400
_NO_REFUSALS: Final[list[Refusal]] = []  # shared by all offers that do not explain: never written to


@mypyc_attr(acyclic=True)  # undo keeps them
class Offers:
    """What a decision offers: option codes in order and, if asked for, what is refused and why."""

    def __init__(self, explain: bool) -> None:
        self.codes: vec[i64] = vec[i64]()
        self.explain = explain
        self.refusals: list[Refusal] = [] if explain else _NO_REFUSALS
        self.effort: i64 = EFFORT

    def add(self, code: i64) -> None:
        self.codes = append(self.codes, code)

    def refuse(self, code: i64, rule: str, reason: str, x: i64, y: i64, z: i64) -> None:
        """Note why an option is not open; costs nothing while nobody asks."""
        if self.explain:
            self.refusals.append(Refusal(code, rule, reason, x, y, z))


class Number:
    """One of a step's own numbers on the stack: its name, and the values that it can have."""

    def __init__(self, name: str, values: range) -> None:
        self.name = name
        self.values = values


NOBLE: Final = Number("noble", range(len(NOBLES)))
# RUL-4: may the whole be declined? Steps that a reward pushes have this first.
DECLINABLE: Final = Number("declinable", range(2))


class Step:
    """One step of the rules. `fragile` steps must be completed once pushed, and might prove impossible.

    `numbers` are its own numbers a, b and c on the stack, as many as it has; those it has not are 0.
    """

    def __init__(
        self, name: str, automatic: bool, fragile: bool, rule: str, numbers: tuple[Number, ...], option: OptionCodec
    ) -> None:
        self.name = name
        self.automatic = automatic
        self.fragile = fragile
        self.rule = rule
        self.numbers = numbers
        self.option = option

    @property
    def declinable(self) -> bool:
        """RUL-4: is it a reward's action, which may be declined if its first number says so?"""
        return len(self.numbers) > 0 and self.numbers[0] is DECLINABLE

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        """List the options of this decision in their fixed order."""

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        """Carry out an option. The frame has been popped already."""

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Carry out an automatic step. The frame has been popped already."""

    def sure(self, s: State, seat: i64, a: i64, b: i64, above: i64) -> bool:
        """Pending and fragile: does it stay possible whatever the decision `above` chooses? Spares a search."""
        return False

    def chosen(self, s: State, seat: i64, a: i64, choice: i64) -> Chosen:
        """Verb, object and place of an option (never `pass`); overridden where they depend on the state."""
        return self.option.chosen(choice)


class Decision(Step):
    """A step in which a player chooses an option; `rule` is the one behind it."""

    def __init__(
        self, name: str, rule: str, option: OptionCodec, numbers: tuple[Number, ...] = (), fragile: bool = False
    ) -> None:
        super().__init__(name, False, fragile, rule, numbers, option)


class Automatic(Step):
    """A step that the rules carry out by themselves."""

    def __init__(self, name: str, numbers: tuple[Number, ...] = (), fragile: bool = False) -> None:
        super().__init__(name, True, fragile, "", numbers, NO_OPTIONS)


class DeadEnd(Decision):
    """Pushed where a commitment turns out to be impossible; look-ahead never lets real play reach it."""

    def __init__(self) -> None:
        super().__init__("dead-end", "RUL-2", NO_OPTIONS, fragile=True)


# Decisions, in the order of the rulebook's chapters
DEAD_END: Final = 0
KEEP_CLERGY: Final = 1
DRAFT_PICK: Final = 2
STARTING_DECREE: Final = 3
MAIN: Final = 4
AFTER_ACTION: Final = 5
TAKE_CARD: Final = 6
TUCK: Final = 7
LOSE_OFFICIAL: Final = 8
LOSE_FAVOR: Final = 9
LOSE_REIS: Final = 10
SELL_OR_TRADE: Final = 11
SELL: Final = 12
TRADE: Final = 13
RECRUIT: Final = 14
PLAN: Final = 15
SHIP: Final = 16
SHIP_GOODS: Final = 17
CARGO_DROP: Final = 18
PRODUCE: Final = 19
EXTRA_GOOD: Final = 20
MEET_CARDINAL: Final = 21
ROYAL_FAVOR: Final = 22
CHURCH_SCORING: Final = 23
VISIT_PAY: Final = 24
FREE_STATE: Final = 25
FOLLOW: Final = 26
PAY: Final = 27
STORE_TILE: Final = 28
STORE_PLOT: Final = 29
STORE_CUBE: Final = 30
HOUSE: Final = 31
DECREE: Final = 32
SECOND_DECREE: Final = 33
OPEN_SITE: Final = 34
OPEN_PLAN: Final = 35
OPEN_OFFICIAL: Final = 36
RUBBLE: Final = 37
TWO_GOODS: Final = 38
MOVE_TREASURY: Final = 39
PERIOD_DISCARD: Final = 40
PERIOD_REWARD: Final = 41
# Automatic steps
DEAL_BOARD: Final = 42
DRAFT_PASS: Final = 43
OPEN_GAME: Final = 44
START_TURN: Final = 45
CHURCH_CHECK: Final = 46
UPKEEP: Final = 47
END_CHECK: Final = 48
NEXT_TURN: Final = 49
NOBLE_ACTION: Final = 50
FOLLOWERS: Final = 51
FOLLOW_ACTION: Final = 52
LEAVE_COURT: Final = 53
EVENT: Final = 54
SHIP_PLACE: Final = 55
STORE_PLACE: Final = 56
STORE_WIGS: Final = 57
OPEN_FINISH: Final = 58
PERIOD_SHIPYARD: Final = 59
PERIOD_DRAW: Final = 60
FINAL_SCORING: Final = 61
LAY_DECKS: Final = 62
LACERDA_ENTERS: Final = 63
LACERDA_TURN: Final = 64
LACERDA_COURTIER: Final = 65
LACERDA_STATE: Final = 66
LACERDA_NOBLE: Final = 67
LACERDA_CARD: Final = 68
LACERDA_FOLLOW: Final = 69
LACERDA_CHURCH: Final = 70
LACERDA_DECREE: Final = 71
# The extras
GOAL: Final = 72
PLACE_OFFICIAL: Final = 73
GOAL_CHECK: Final = 74
STEP_COUNT: Final = 75

_DEAD_END: Final = DeadEnd()
STEPS: Final[list[Step]] = [_DEAD_END] * STEP_COUNT
# The same as arrays: the loops of flow and look-ahead ask nothing else as often.
AUTOMATIC: Final = numbers([0] * STEP_COUNT)
FRAGILE: Final = numbers([1] * STEP_COUNT)


def register(number: int, step: Step) -> None:
    """Called once by each rule module while it is imported."""
    STEPS[number] = step
    AUTOMATIC[number] = 1 if step.automatic else 0
    FRAGILE[number] = 1 if step.fragile else 0


def push(s: State, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Put a step on top of the stack: it happens before everything that is already there."""
    d = s.d
    f = STACK + FRAME * d[DEPTH]
    d[f] = step
    d[f + 1] = seat
    d[f + 2] = a
    d[f + 3] = b
    d[f + 4] = c
    d[DEPTH] += 1


def pop_and_run(s: State) -> None:
    """Carry out the automatic step on top of the stack."""
    d = s.d
    d[DEPTH] -= 1
    f = STACK + FRAME * d[DEPTH]
    STEPS[d[f]].run(s, d[f + 1], d[f + 2], d[f + 3], d[f + 4])


def raw_offers(s: State, explain: bool) -> Offers:
    """The options of the decision on top as its own rule sees them, later commitments not considered."""
    d = s.d
    f = STACK + FRAME * (d[DEPTH] - 1)
    o = Offers(explain)
    STEPS[d[f]].offer(s, d[f + 1], d[f + 2], d[f + 3], d[f + 4], o)
    return o


def pop_and_take(s: State, choice: i64) -> None:
    """Carry out one option of the decision on top of the stack."""
    d = s.d
    d[DEPTH] -= 1
    f = STACK + FRAME * d[DEPTH]
    STEPS[d[f]].take(s, d[f + 1], d[f + 2], d[f + 3], d[f + 4], choice)


def chosen(s: State, choice: i64) -> Chosen:
    """Verb, object and place of an option of the decision on top of the stack."""
    d = s.d
    f = STACK + FRAME * (d[DEPTH] - 1)
    if choice == PASS:
        return STEPS[d[f]].option.chosen(PASS)
    return STEPS[d[f]].chosen(s, d[f + 1], d[f + 2], choice)


def committed(s: State, above: i64) -> bool:
    """Is a fragile step among the frames, the uppermost `above` of them not counted?"""
    i = s.d[DEPTH] - above - 1
    while i >= 0:
        if FRAGILE[s.d[STACK + FRAME * i]] == 1:
            return True
        i -= 1
    return False
