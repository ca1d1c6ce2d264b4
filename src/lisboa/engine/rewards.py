"""Effects: what rewards, events and single-use clergy tiles do (COMPONENTS.md, "Effect vocabulary"; RUL-3, RUL-4)."""

from typing import Final

from mypy_extensions import i64

from lisboa.components import CUBES as CUBE_NAMES
from lisboa.components import GOODS as GOOD_NAMES
from lisboa.engine.arithmetic import positive, smaller
from lisboa.engine.church import can_meet
from lisboa.engine.decrees import can_decree
from lisboa.engine.events import BY_REWARD, BY_SINGLE_USE, GOODS_FORFEITED, REWARD_LOST
from lisboa.engine.influence import (
    funds,
    gain_influence,
    gain_numbered_influence,
    gain_reis,
    gain_wigs,
    less_purse,
    top_row_influence,
    treasury_down,
    treasury_up,
)
from lisboa.engine.kernel.option_codecs import Chosen, Named, Subset
from lisboa.engine.layout import CLERGY_N, FAVOR, GOODS, PILE, TREASURY
from lisboa.engine.names import (
    ACTION_REASONS,
    ACTIONS,
    BOOKS,
    CARDINAL_ACTION,
    CLOTH,
    FAVOR_ACTION,
    GOLD,
    NONE,
    PASS,
    PLAN_ACTION,
    PRODUCE_ACTION,
    RECRUIT_ACTION,
    SHIP_ACTION,
    TOOLS,
)
from lisboa.engine.officials import officials_out
from lisboa.engine.portfolio import gain_cube, gain_goods, room
from lisboa.engine.production import can_produce
from lisboa.engine.revisions import rewards_are_resolved
from lisboa.engine.ships import bit_count, can_ship, top_ship
from lisboa.engine.state import State
from lisboa.engine.state_actions import can_favor, can_plan, can_recruit
from lisboa.engine.steps import (
    DEAD_END,
    DECLINABLE,
    DECREE,
    LOSE_FAVOR,
    LOSE_OFFICIAL,
    LOSE_REIS,
    MEET_CARDINAL,
    MOVE_TREASURY,
    OPEN_SITE,
    PLACE_OFFICIAL,
    PLAN,
    PRODUCE,
    RECRUIT,
    ROYAL_FAVOR,
    RUBBLE,
    SHIP,
    STORE_TILE,
    TWO_GOODS,
    Decision,
    Offers,
    push,
    register,
)
from lisboa.engine.tables import (
    CLERGY_SPACES,
    EFFECT_NAMES,
    TREASURY_BOTTOM,
)

# What an effect is (RUL-25): goods, réis, influence and wigs are gains; a penalty takes; everything else is an action.
GAIN: Final = 0
ACTION: Final = 1
PENALTY: Final = 2


class Effect:
    """What a reward, an event or a single-use clergy tile does: one row of `EFFECTS`.

    Gains and penalties happen at once; an action has a `step`, in which the player decides. `good` is what a gain or a
    penalty of goods is about, `state_action` the State action that an action is.
    """

    def __init__(self, name: str, kind: i64, step: i64 = DEAD_END, good: i64 = NONE, state_action: i64 = NONE) -> None:
        self.name = name
        self.kind = kind
        self.step = step
        self.good = good
        self.state_action = state_action

    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        """RUL-3: would it change anything? (`store` and `open` are judged by their own chapters.)"""
        return True

    def lacks(self, s: State, seat: i64) -> str:
        """Why it would change nothing."""
        return "event-without-effect"

    def give(self, s: State, seat: i64, amount: i64, cause: i64) -> None:
        """Carry out a gain or penalty. RUL-4: gains are automatic; PORT-5: penalties are paid as far as possible."""

    def ask(self, s: State, seat: i64, amount: i64, optional: i64) -> None:
        """Push the decision of an action; `optional`: it may be declined whole."""
        push(s, self.step, seat, optional)


class Goods(Effect):
    """Goods of one type, as many as find room."""

    def __init__(self, name: str, good: i64) -> None:
        super().__init__(name, GAIN, good=good)

    def give(self, s: State, seat: i64, amount: i64, cause: i64) -> None:
        gain_goods(s, seat, self.good, amount)


class Reis(Effect):
    def give(self, s: State, seat: i64, amount: i64, cause: i64) -> None:
        gain_reis(s, seat, amount, cause)


class NumberedInfluence(Effect):
    """RUL-15: a printed number of influence, with the bonus of clergy tiles."""

    def give(self, s: State, seat: i64, amount: i64, cause: i64) -> None:
        gain_numbered_influence(s, seat, amount)


class Influence(Effect):
    """INF-1: the influence of the portfolio's top row."""

    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return top_row_influence(s, seat) > 0

    def give(self, s: State, seat: i64, amount: i64, cause: i64) -> None:
        gain_influence(s, seat)


class Wigs(Effect):
    def give(self, s: State, seat: i64, amount: i64, cause: i64) -> None:
        gain_wigs(s, seat, amount, cause)


class StateAction(Effect):
    """One of the six State actions; why it would have no effect is the same wherever it is offered."""

    def __init__(self, name: str, step: i64, action: i64) -> None:
        super().__init__(name, ACTION, step, state_action=action)

    def lacks(self, s: State, seat: i64) -> str:
        return action_reason(s, seat, self.state_action)


class RecruitOfficials(StateAction):
    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return can_recruit(s, seat)


class TakePlan(StateAction):
    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return can_plan(s)


class Ship(StateAction):
    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return can_ship(s, seat)


class ProduceGoods(StateAction):
    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return can_produce(s, seat)


class Cardinal(StateAction):
    """The Cardinal moves as many spaces as the amount at most."""

    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return can_meet(s, seat, amount)

    def lacks(self, s: State, seat: i64) -> str:
        return "event-without-effect"  # an amount of 1 reaches fewer tiles than the State action

    def ask(self, s: State, seat: i64, amount: i64, optional: i64) -> None:
        push(s, self.step, seat, optional, amount)


class Favor(StateAction):
    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return can_favor(s, seat)


class TakeDecree(Effect):
    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return can_decree(s)


class PileCube(Effect):
    """A cube of the pile, if one is left."""

    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return s.d[PILE] + s.d[PILE + 1] + s.d[PILE + 2] > 0


class TwoDifferentGoods(Effect):
    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return room(s, seat, 0) + room(s, seat, 1) + room(s, seat, 2) + room(s, seat, 3) > 0


class NobleActionEffect(Effect):
    """A store or an opening: once it is chosen it cannot be declined."""

    def ask(self, s: State, seat: i64, amount: i64, optional: i64) -> None:
        push(s, self.step, seat)


class OfficialToOffice(Effect):
    """EXTRA-1: declining is an option of its own step."""

    def usable(self, s: State, seat: i64, amount: i64) -> bool:
        return can_recruit(s, seat)

    def ask(self, s: State, seat: i64, amount: i64, optional: i64) -> None:
        push(s, self.step, seat)


class OfficialLost(Effect):
    def give(self, s: State, seat: i64, amount: i64, cause: i64) -> None:
        if officials_out(s, seat) > 0:
            push(s, LOSE_OFFICIAL, seat)


class GoodLost(Effect):
    def __init__(self, name: str, good: i64) -> None:
        super().__init__(name, PENALTY, good=good)

    def give(self, s: State, seat: i64, amount: i64, cause: i64) -> None:
        if s.d[GOODS + 4 * seat + self.good] > 0:
            s.note(GOODS_FORFEITED, seat, self.good, 1)
            s.add(GOODS + 4 * seat + self.good, -1)


class ReisLost(Effect):
    def give(self, s: State, seat: i64, amount: i64, cause: i64) -> None:
        owed = less_purse(s, seat, amount)
        if owed > 0 and funds(s, seat) > 0:
            push(s, LOSE_REIS, seat, owed)


class FavorLost(Effect):
    def give(self, s: State, seat: i64, amount: i64, cause: i64) -> None:
        if s.d[FAVOR + 3 * seat] + s.d[FAVOR + 3 * seat + 1] + s.d[FAVOR + 3 * seat + 2] > 0:
            push(s, LOSE_FAVOR, seat)


_ROWS: Final[list[Effect]] = [
    Goods("gold", GOLD),
    Goods("cloth", CLOTH),
    Goods("books", BOOKS),
    Goods("tools", TOOLS),
    Reis("reis", GAIN),
    NumberedInfluence("influence", GAIN),
    Influence("gain-influence", GAIN),
    Wigs("wigs", GAIN),
    RecruitOfficials("recruit", RECRUIT, RECRUIT_ACTION),
    TakePlan("plan", PLAN, PLAN_ACTION),
    Ship("ship", SHIP, SHIP_ACTION),
    ProduceGoods("produce", PRODUCE, PRODUCE_ACTION),
    Cardinal("cardinal", MEET_CARDINAL, CARDINAL_ACTION),
    Favor("favor", ROYAL_FAVOR, FAVOR_ACTION),
    TakeDecree("decree", ACTION, DECREE),
    PileCube("rubble", ACTION, RUBBLE),
    NobleActionEffect("store", ACTION, STORE_TILE),
    NobleActionEffect("open", ACTION, OPEN_SITE),
    TwoDifferentGoods("two-goods", ACTION, TWO_GOODS),
    Effect("treasury", ACTION, MOVE_TREASURY),
    OfficialToOffice("official", ACTION, PLACE_OFFICIAL),
    Effect("goals", GAIN),  # carried out by the goals themselves (EXTRA-1)
    OfficialLost("lose-official", PENALTY),
    GoodLost("lose-cloth", CLOTH),
    GoodLost("lose-books", BOOKS),
    GoodLost("lose-tools", TOOLS),
    ReisLost("lose-reis", PENALTY),
    FavorLost("lose-favor", PENALTY),
]
_BY_NAME: Final = {row.name: row for row in _ROWS}
EFFECTS: Final[list[Effect]] = [_BY_NAME[name] for name in EFFECT_NAMES]
_BY_ACTION: Final = {row.state_action: row for row in _ROWS}
STATE_ACTIONS: Final[list[Effect]] = [_BY_ACTION[action] for action in range(len(ACTIONS))]
CARDINAL_SPACES: Final = 2  # of the State action (STATE-5)


def is_gain(effect: i64) -> bool:
    """RUL-25: goods, réis, influence and wigs are gains; everything else is an action."""
    return EFFECTS[effect].kind == GAIN


def is_penalty(effect: i64) -> bool:
    """Does the card take instead of give?"""
    return EFFECTS[effect].kind == PENALTY


def can_use(s: State, seat: i64, effect: i64, amount: i64) -> bool:
    """RUL-3: would this effect change anything?"""
    return EFFECTS[effect].usable(s, seat, amount)


def can_state_action(s: State, seat: i64, action: i64) -> bool:
    """RUL-3: would this State action have an effect?"""
    return STATE_ACTIONS[action].usable(s, seat, CARDINAL_SPACES)


def push_state_action(s: State, seat: i64, action: i64) -> None:
    """A State action that has been bought or chosen and must now be done."""
    STATE_ACTIONS[action].ask(s, seat, CARDINAL_SPACES, 0)


def action_reason(s: State, seat: i64, action: i64) -> str:
    """Why a State action would have no effect."""
    if action == SHIP_ACTION and top_ship(s) == NONE:
        return "shipyard-empty"
    if action == CARDINAL_ACTION and s.d[CLERGY_N + seat] >= CLERGY_SPACES:
        return "four-clergy-tiles"
    return ACTION_REASONS[action]


def carry_out(s: State, seat: i64, effect: i64, amount: i64, optional: i64, cause: i64) -> None:
    """Gains and penalties happen at once, the decision of an action is pushed."""
    row = EFFECTS[effect]
    if row.kind == ACTION:
        row.ask(s, seat, amount, optional)
    else:
        row.give(s, seat, amount, cause)


def reward(s: State, seat: i64, effect: i64, amount: i64) -> None:
    """RUL-4: a plot's, site's or noble card's reward is resolved if it can be used; only `ship` may be declined."""
    resolve(s, seat, effect, amount, 0 if is_forced(s, effect) else 1, BY_REWARD)


def is_forced(s: State, effect: i64) -> bool:
    """RUL-4: must this reward of a noble card, plot or site be resolved if it can be used?"""
    return EFFECTS[effect].step != SHIP and rewards_are_resolved(s)


def reward_at_period_end(s: State, seat: i64, effect: i64, amount: i64) -> None:
    """END-2 (3), RUL-4: the same reward, but an action may be declined."""
    resolve(s, seat, effect, amount, 1, BY_REWARD)


def resolve(s: State, seat: i64, effect: i64, amount: i64, optional: i64, cause: i64) -> None:
    """Carry out an effect; an action that cannot be used is lost."""
    row = EFFECTS[effect]
    if row.kind == ACTION and not row.usable(s, seat, amount):
        s.note(REWARD_LOST, seat, effect, amount)
    else:
        carry_out(s, seat, effect, amount, optional, cause)


class Rubble(Decision):
    """A cube of your choice from the pile."""

    def __init__(self) -> None:
        super().__init__("rubble", "RUL-4", Named("rubble", "cube", CUBE_NAMES, "pile"), (DECLINABLE,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        colour: i64 = 0
        while colour < 3:
            if s.d[PILE + colour] > 0:
                o.add(colour)
            else:
                o.refuse(colour, "RUL-6", "none-in-pile", 0, 0, 0)
            colour += 1
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        gain_cube(s, seat, choice, PILE + choice)


class TwoGoods(Decision):
    """Clergy 17: two different goods of your choice, as bits; what finds no room is lost."""

    def __init__(self) -> None:
        super().__init__("two-goods", "RUL-3", Subset("goods", "goods", GOOD_NAMES), (DECLINABLE,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        mask: i64 = 3
        while mask < 16:
            if bit_count(mask) == 2:
                if self.has_effect(s, seat, mask):
                    o.add(mask)
                else:
                    o.refuse(mask, "PORT-4", "warehouse-full", 0, 0, 0)
            mask += 1
        if a == 1:
            o.add(PASS)

    def has_effect(self, s: State, seat: i64, mask: i64) -> bool:
        """Would at least one of the goods find room?"""
        good: i64 = 0
        while good < 4:
            if (mask >> good) & 1 and room(s, seat, good) > 0:
                return True
            good += 1
        return False

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        good: i64 = 0
        while good < 4:
            if (choice >> good) & 1:
                gain_goods(s, seat, good, 1)
            good += 1


class MoveTreasury(Decision):
    """Clergy 23: the treasury marker one space up (1) or down (0)."""

    def __init__(self) -> None:
        super().__init__("treasury", "RUL-3", Named("treasury", "direction", ("down", "up")), (DECLINABLE,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        if s.d[TREASURY] > 0:
            o.add(1)
        else:
            o.refuse(1, "PORT-6", "treasury-at-end", 0, 0, 0)
        if s.d[TREASURY] < TREASURY_BOTTOM:
            o.add(0)
        else:
            o.refuse(0, "PORT-6", "treasury-at-end", 0, 0, 0)
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == 1:
            treasury_up(s, seat, BY_SINGLE_USE)
        elif choice == 0:
            treasury_down(s, seat, BY_SINGLE_USE)

    def chosen(self, s: State, seat: i64, a: i64, choice: i64) -> Chosen:
        verb, what, _ = self.option.chosen(choice)
        space = s.d[TREASURY] + (-1 if choice == 1 else 1)  # the track begins at its highest value
        return Chosen(verb, what, f"treasury:{smaller(positive(space), TREASURY_BOTTOM)}")


register(RUBBLE, Rubble())
register(TWO_GOODS, TwoGoods())
register(MOVE_TREASURY, MoveTreasury())
