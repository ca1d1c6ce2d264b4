"""Effects: what rewards, events and single-use clergy tiles do (COMPONENTS.md, "Effect vocabulary"; RUL-3, RUL-4)."""

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
    CARDINAL_ACTION,
    CLOTH,
    FAVOR_ACTION,
    NONE,
    PASS,
    PLAN_ACTION,
    PRODUCE_ACTION,
    RECRUIT_ACTION,
    SHIP_ACTION,
)
from lisboa.engine.officials import officials_out
from lisboa.engine.portfolio import gain_cube, gain_goods, room
from lisboa.engine.production import can_produce
from lisboa.engine.revisions import rewards_are_resolved
from lisboa.engine.ships import bit_count, can_ship, top_ship
from lisboa.engine.state import State
from lisboa.engine.state_actions import can_favor, can_plan, can_recruit
from lisboa.engine.steps import (
    DECLINABLE,
    DECREE,
    LOSE_FAVOR,
    LOSE_OFFICIAL,
    LOSE_REIS,
    MEET_CARDINAL,
    MOVE_TREASURY,
    OPEN_SITE,
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
    E_CARDINAL,
    E_DECREE,
    E_FAVOR,
    E_GAIN_INFLUENCE,
    E_INFLUENCE,
    E_LOSE_CLOTH,
    E_LOSE_FAVOR,
    E_LOSE_OFFICIAL,
    E_LOSE_REIS,
    E_LOSE_TOOLS,
    E_OPEN,
    E_PLAN,
    E_PRODUCE,
    E_RECRUIT,
    E_REIS,
    E_RUBBLE,
    E_SHIP,
    E_STORE,
    E_TREASURY,
    E_TWO_GOODS,
    E_WIGS,
    TREASURY_BOTTOM,
)


def is_gain(effect: i64) -> bool:
    """RUL-25: goods, réis, influence and wigs are gains; everything else is an action."""
    return effect <= E_WIGS


def is_penalty(effect: i64) -> bool:
    """Does the card take instead of give?"""
    return effect >= E_LOSE_OFFICIAL


def can_rubble(s: State) -> bool:
    """Is a cube left in the pile?"""
    return s.d[PILE] + s.d[PILE + 1] + s.d[PILE + 2] > 0


def can_state_action(s: State, seat: i64, action: i64) -> bool:
    """RUL-3: would this State action have an effect?"""
    if action == RECRUIT_ACTION:
        return can_recruit(s, seat)
    if action == PLAN_ACTION:
        return can_plan(s)
    if action == SHIP_ACTION:
        return can_ship(s, seat)
    if action == PRODUCE_ACTION:
        return can_produce(s, seat)
    if action == CARDINAL_ACTION:
        return can_meet(s, seat, 2)
    return can_favor(s, seat)


def action_reason(s: State, seat: i64, action: i64) -> str:
    """Why a State action would have no effect."""
    if action == SHIP_ACTION and top_ship(s) == NONE:
        return "shipyard-empty"
    if action == CARDINAL_ACTION and s.d[CLERGY_N + seat] >= CLERGY_SPACES:
        return "four-clergy-tiles"
    return ACTION_REASONS[action]


def push_state_action(s: State, seat: i64, action: i64) -> None:
    """A State action that has been bought or chosen and must now be done."""
    if action == RECRUIT_ACTION:
        push(s, RECRUIT, seat)
    elif action == PLAN_ACTION:
        push(s, PLAN, seat)
    elif action == SHIP_ACTION:
        push(s, SHIP, seat)
    elif action == PRODUCE_ACTION:
        push(s, PRODUCE, seat)
    elif action == CARDINAL_ACTION:
        push(s, MEET_CARDINAL, seat, 0, 2)
    elif action == FAVOR_ACTION:
        push(s, ROYAL_FAVOR, seat)


def state_action_of(effect: i64) -> i64:
    """The State action that an effect is, or -1."""
    if effect == E_RECRUIT:
        return RECRUIT_ACTION
    if effect == E_PLAN:
        return PLAN_ACTION
    if effect == E_SHIP:
        return SHIP_ACTION
    if effect == E_PRODUCE:
        return PRODUCE_ACTION
    if effect == E_FAVOR:
        return FAVOR_ACTION
    return -1


def can_use(s: State, seat: i64, effect: i64, amount: i64) -> bool:
    """RUL-3: would this effect change anything? (`store` and `open` are judged by their own chapters.)"""
    action = state_action_of(effect)
    if action >= 0:
        return can_state_action(s, seat, action)
    if effect == E_CARDINAL:
        return can_meet(s, seat, amount)
    if effect == E_DECREE:
        return can_decree(s)
    if effect == E_RUBBLE:
        return can_rubble(s)
    if effect == E_GAIN_INFLUENCE:
        return top_row_influence(s, seat) > 0
    if effect == E_TWO_GOODS:
        return room(s, seat, 0) + room(s, seat, 1) + room(s, seat, 2) + room(s, seat, 3) > 0
    return True


def gain(s: State, seat: i64, effect: i64, amount: i64) -> None:
    """RUL-4: gains are automatic."""
    if effect < E_REIS:
        gain_goods(s, seat, effect, amount)
    elif effect == E_REIS:
        gain_reis(s, seat, amount, BY_REWARD)
    elif effect == E_INFLUENCE:
        gain_numbered_influence(s, seat, amount)
    elif effect == E_GAIN_INFLUENCE:
        gain_influence(s, seat)
    else:
        gain_wigs(s, seat, amount, BY_REWARD)


def act(s: State, seat: i64, effect: i64, amount: i64, optional: i64) -> None:
    """Push the decision of an effect that is an action; `optional`: it may be declined whole."""
    if effect == E_RECRUIT:
        push(s, RECRUIT, seat, optional)
    elif effect == E_PLAN:
        push(s, PLAN, seat, optional)
    elif effect == E_SHIP:
        push(s, SHIP, seat, optional)
    elif effect == E_PRODUCE:
        push(s, PRODUCE, seat, optional)
    elif effect == E_CARDINAL:
        push(s, MEET_CARDINAL, seat, optional, amount)
    elif effect == E_FAVOR:
        push(s, ROYAL_FAVOR, seat, optional)
    elif effect == E_DECREE:
        push(s, DECREE, seat, optional)
    elif effect == E_RUBBLE:
        push(s, RUBBLE, seat, optional)
    elif effect == E_STORE:
        push(s, STORE_TILE, seat)
    elif effect == E_OPEN:
        push(s, OPEN_SITE, seat)
    elif effect == E_TWO_GOODS:
        push(s, TWO_GOODS, seat, optional)
    elif effect == E_TREASURY:
        push(s, MOVE_TREASURY, seat, optional)


def reward(s: State, seat: i64, effect: i64, amount: i64) -> None:
    """RUL-4: a plot's, site's or noble card's reward is resolved if it can be used; only `ship` may be declined."""
    resolve(s, seat, effect, amount, 0 if is_forced(s, effect) else 1)


def is_forced(s: State, effect: i64) -> bool:
    """RUL-4: must this reward of a noble card, plot or site be resolved if it can be used?"""
    return effect != E_SHIP and rewards_are_resolved(s)


def reward_at_period_end(s: State, seat: i64, effect: i64, amount: i64) -> None:
    """END-2 (3), RUL-4: the same reward, but an action may be declined."""
    resolve(s, seat, effect, amount, 1)


def resolve(s: State, seat: i64, effect: i64, amount: i64, optional: i64) -> None:
    """Gains and penalties happen at once, actions are pushed; what cannot be used is lost."""
    if is_gain(effect):
        gain(s, seat, effect, amount)
    elif is_penalty(effect):
        penalty(s, seat, effect, amount)
    elif can_use(s, seat, effect, amount):
        act(s, seat, effect, amount, optional)
    else:
        s.note(REWARD_LOST, seat, effect, amount)


def penalty(s: State, seat: i64, effect: i64, amount: i64) -> None:
    """PORT-5: paid as far as possible, never blocks."""
    if effect == E_LOSE_OFFICIAL:
        if officials_out(s, seat) > 0:
            push(s, LOSE_OFFICIAL, seat)
    elif effect == E_LOSE_FAVOR:
        if s.d[FAVOR + 3 * seat] + s.d[FAVOR + 3 * seat + 1] + s.d[FAVOR + 3 * seat + 2] > 0:
            push(s, LOSE_FAVOR, seat)
    elif effect == E_LOSE_REIS:
        owed = less_purse(s, seat, amount)
        if owed > 0 and funds(s, seat) > 0:
            push(s, LOSE_REIS, seat, owed)
    elif effect >= E_LOSE_CLOTH and effect <= E_LOSE_TOOLS:
        good = effect - E_LOSE_CLOTH + CLOTH
        if s.d[GOODS + 4 * seat + good] > 0:
            s.note(GOODS_FORFEITED, seat, good, 1)
            s.add(GOODS + 4 * seat + good, -1)


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
