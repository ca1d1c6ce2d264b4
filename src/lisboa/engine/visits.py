"""Chapters 8 and 10: visits, follows and sponsored events (VISIT, SPONSOR)."""

from typing import Final

from mypy_extensions import i64

from lisboa.components import NOBLES
from lisboa.engine.arithmetic import positive
from lisboa.engine.church import can_meet
from lisboa.engine.decrees import can_decree
from lisboa.engine.deeds import note_deed
from lisboa.engine.events import BY_REWARD, CARD_LEFT, CARD_PLAYED, FOLLOWED, FOR_EVENT
from lisboa.engine.hands import hand_remove
from lisboa.engine.influence import clergy_benefit, less_purse, pay, treasury_value
from lisboa.engine.kernel.option_codecs import Chosen, Named, OptionCodec, Row
from lisboa.engine.lacerda import is_lacerda
from lisboa.engine.layout import (
    FAVOR,
    FAVOR_STACK,
    GONE,
    INFLUENCE,
    PLAYED,
    PLAYERS,
    REIS,
)
from lisboa.engine.lookahead import leads_on
from lisboa.engine.names import (
    ACTIONS,
    BUILDER,
    CARDS,
    CLERGY_BUILDER_REIS,
    CLERGY_RECRUIT_REIS,
    DEED_FOLLOW,
    DEED_VISIT,
    DEED_VISIT_SHIP,
    GONE_SEEN,
    MINISTER,
    NONE,
    PASS,
    SHIP_ACTION,
    TREASURY_KIND,
)
from lisboa.engine.obstacles import refuse_for_obstacle
from lisboa.engine.opening_means import can_open, can_staff_building
from lisboa.engine.revisions import card_amount, card_effect
from lisboa.engine.rewards import action_reason, can_state_action, can_use, carry_out, is_gain, push_state_action
from lisboa.engine.state import State
from lisboa.engine.steps import (
    DEAD_END,
    DECREE,
    EVENT,
    FOLLOW,
    FOLLOW_ACTION,
    FOLLOWERS,
    FREE_STATE,
    LACERDA_FOLLOW,
    LEAVE_COURT,
    NOBLE,
    NOBLE_ACTION,
    OPEN_SITE,
    STORE_TILE,
    VISIT_PAY,
    Automatic,
    Decision,
    Number,
    Offers,
    push,
    register,
)
from lisboa.engine.stores import can_afford_store, can_build, cheapest_plot, houses_left
from lisboa.engine.tables import CARD_KIND, E_OPEN, E_STORE
from lisboa.engine.visit_payment import can_pay_somehow, refuse_cost, reis_allowed, usual_reis_part, visit_cost


def noble_action_after_paying(s: State, seat: i64, noble: i64, cost: i64) -> bool:
    """Is the Noble action possible right after the default payment, without a State action in between?"""
    if noble == MINISTER:
        return can_decree(s)
    d = s.d
    influence = d[INFLUENCE + seat]
    reis = d[REIS + seat]
    part = usual_reis_part(s, seat, cost)
    d[INFLUENCE + seat] = positive(influence - cost + part)
    d[REIS + seat] = reis - less_purse(s, seat, part) + clergy_benefit(s, seat, CLERGY_BUILDER_REIS + noble)
    possible = can_build(s, seat) if noble == BUILDER else can_open(s, seat)
    d[INFLUENCE + seat] = influence
    d[REIS + seat] = reis
    return possible


def helped_on_the_way(s: State, seat: i64, noble: i64) -> bool:
    """Might another payment, or a State action before the Noble action, make possible what the default does not?"""
    if reis_allowed(s, seat):
        return True
    if noble == BUILDER:
        return clergy_benefit(s, seat, CLERGY_RECRUIT_REIS) > 0
    return can_meet(s, seat, 2)


def can_visit(s: State, seat: i64, card: i64, code: i64) -> bool:
    """VISIT-1: payable, and the Noble action can be carried out in full. `code` is the option of the main decision."""
    noble = CARD_KIND[card]
    cost = visit_cost(s, seat, noble)
    if not can_pay_somehow(s, seat, cost):
        return False
    if noble_action_after_paying(s, seat, noble, cost):
        return True
    return noble != MINISTER and helped_on_the_way(s, seat, noble) and leads_on(s, code)


def begin_visit(s: State, seat: i64, card: i64) -> None:
    """VISIT-1: the card goes to the court; payment, State action, Noble action and followers are pending."""
    noble = CARD_KIND[card]
    s.note(CARD_PLAYED, seat, card, 1)
    hand_remove(s, seat, card)
    s.put(PLAYED, card)
    push(s, LEAVE_COURT, seat)
    push(s, FOLLOWERS, seat, noble)
    push(s, NOBLE_ACTION, seat, noble)
    push(s, FREE_STATE, seat, noble)
    push(s, VISIT_PAY, seat, noble)


def _free_options() -> list[Row]:
    rows: list[Row] = []
    for action, name in enumerate(ACTIONS):
        what = {"noble": NOBLES[action // 2], "action": name}
        rows.append(Row(action, f"free {name}", Chosen("free", what, f"action:{name}")))
    return rows


class FreeState(Decision):
    """VISIT-1: optionally one of the noble's (a) two State actions, free of goods. An option is the State action."""

    def __init__(self) -> None:
        super().__init__("free-state", "VISIT-1", OptionCodec(_free_options()), (NOBLE,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        action = 2 * a
        while action < 2 * a + 2:
            if can_state_action(s, seat, action):
                o.add(action)
            else:
                o.refuse(action, "RUL-3", action_reason(s, seat, action), 0, 0, 0)
            action += 1
        o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice != PASS:
            push_state_action(s, seat, choice)
        if choice == SHIP_ACTION:
            note_deed(s, seat, DEED_VISIT_SHIP)


def push_noble_action(s: State, seat: i64, noble: i64) -> None:
    """VISIT-4: the Noble action of each noble."""
    if noble == BUILDER:
        push(s, STORE_TILE, seat)
    elif noble == MINISTER:
        push(s, DECREE, seat, 0, 1)
    else:
        push(s, OPEN_SITE, seat)


class NobleAction(Automatic):
    """VISIT-1: the Noble action of a visit (a: noble), mandatory."""

    def __init__(self) -> None:
        super().__init__("noble-action", (NOBLE,), fragile=True)

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        note_deed(s, seat, DEED_VISIT << a)
        push_noble_action(s, seat, a)

    def sure(self, s: State, seat: i64, a: i64, b: i64, above: i64) -> bool:
        if a == MINISTER:
            return True  # neither paying nor the Minister's State actions take a decree
        if above == VISIT_PAY:
            return False
        if a == BUILDER:
            return can_afford_store(s, seat)  # no State action of the Builder takes money
        return can_staff_building(s, seat)  # the Cardinal may raise the treasury once


class Followers(Automatic):
    """VISIT-2: every opponent holding the noble's (a) favor, clockwise."""

    def __init__(self) -> None:
        super().__init__("followers", (NOBLE,))

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        players = s.d[PLAYERS]
        i = players - 1
        while i > 0:
            other = (seat + i) % players
            if s.d[FAVOR + 3 * other + a] == 1:
                if is_lacerda(s, other):
                    push(s, LACERDA_FOLLOW, other, a)
                else:
                    push(s, FOLLOW, other, a)
            i -= 1


NOBLE_ACTIONS: Final = ("store", "decree", "open")  # of the Builder, the Minister and the King
NOBLE_CHOICE: Final = 6  # option code of the Noble action when following; 0-5 are the State actions


def can_follow_with(s: State, seat: i64, noble: i64, cost: i64, code: i64) -> bool:
    """RUL-22: doable after the favor is returned and the visit paid."""
    if code == NOBLE_CHOICE:
        if noble_action_after_paying(s, seat, noble, cost):
            return True
        return reis_allowed(s, seat) and leads_on(s, code)
    s.d[FAVOR + 3 * seat + noble] = 0
    s.d[FAVOR_STACK + noble] += 1
    possible = can_state_action(s, seat, code)
    s.d[FAVOR + 3 * seat + noble] = 1
    s.d[FAVOR_STACK + noble] -= 1
    return possible


def explain_noble_action(s: State, seat: i64, noble: i64, code: i64, rule: str, o: Offers) -> None:
    """Say why a payable visit or follow fails: what the Noble action lacks, however the visit is paid."""
    if noble == MINISTER:
        o.refuse(code, rule, "no-decree-left", 0, 0, 0)
    elif noble == BUILDER and not houses_left(s, seat):
        o.refuse(code, "RUL-24", "no-house-left", 0, 0, 0)
    elif noble == BUILDER and cheapest_plot(s, seat) == NONE:
        o.refuse(code, "NOBLE-1", "no-plot-fits-any-tile", 0, 0, 0)
    else:
        refuse_for_obstacle(s, code, rule, o)


class Follow(Decision):
    """VISIT-2, RUL-22: follow a visit to the noble (a) with exactly one of his three actions, or not."""

    def __init__(self) -> None:
        super().__init__("follow", "VISIT-2", Named("follow", "action", (*ACTIONS, "noble")), (NOBLE,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        o.add(PASS)
        cost = visit_cost(s, seat, a)
        payable = can_pay_somehow(s, seat, cost)
        self.judge(s, seat, a, cost, payable, NOBLE_CHOICE, o)
        self.judge(s, seat, a, cost, payable, 2 * a, o)
        self.judge(s, seat, a, cost, payable, 2 * a + 1, o)

    def judge(self, s: State, seat: i64, noble: i64, cost: i64, payable: bool, code: i64, o: Offers) -> None:
        """It must be payable and doable."""
        if not payable:
            refuse_cost(s, seat, code, cost, o)
        elif can_follow_with(s, seat, noble, cost, code):
            o.add(code)
        elif code != NOBLE_CHOICE:
            o.refuse(code, "RUL-3", action_reason(s, seat, code), 0, 0, 0)
        elif o.explain:
            explain_noble_action(s, seat, noble, code, "RUL-22", o)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        s.note(FOLLOWED, seat, a, choice)
        s.put(FAVOR + 3 * seat + a, 0)
        s.add(FAVOR_STACK + a, 1)
        note_deed(s, seat, DEED_FOLLOW)
        push(s, FOLLOW_ACTION, seat, a, choice)
        push(s, VISIT_PAY, seat, a)

    def chosen(self, s: State, seat: i64, a: i64, choice: i64) -> Chosen:
        action = NOBLE_ACTIONS[a] if choice == NOBLE_CHOICE else ACTIONS[choice]
        return Chosen("follow", {"noble": NOBLES[a], "action": action})


class FollowAction(Automatic):
    """VISIT-2: the one action (b) of a follower at the noble (a)."""

    def __init__(self) -> None:
        super().__init__("follow-action", (NOBLE, Number("action", range(NOBLE_CHOICE + 1))), fragile=True)

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        if b == NOBLE_CHOICE:
            push_noble_action(s, seat, a)
        elif can_state_action(s, seat, b):
            push_state_action(s, seat, b)
        else:
            push(s, DEAD_END, seat)

    def sure(self, s: State, seat: i64, a: i64, b: i64, above: i64) -> bool:
        return b != NOBLE_CHOICE or a == MINISTER  # only land and hires depend on how the visit was paid


class LeaveCourt(Automatic):
    """VISIT-4, SPONSOR-1: the card at the court leaves the game."""

    def __init__(self) -> None:
        super().__init__("leave-court")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        card = s.d[PLAYED]
        s.note(CARD_LEFT, seat, card, CARD_KIND[card] // TREASURY_KIND)
        s.put(GONE + card, GONE_SEEN)
        s.put(PLAYED, NONE)


def sponsor_cost(s: State, seat: i64) -> i64:
    """SPONSOR-1: the treasury value, less purses."""
    return less_purse(s, seat, treasury_value(s))


def begin_sponsor(s: State, seat: i64, card: i64) -> None:
    """SPONSOR-1: treasury card to the court, pay, then its event."""
    s.note(CARD_PLAYED, seat, card, 2)
    hand_remove(s, seat, card)
    s.put(PLAYED, card)
    push(s, LEAVE_COURT, seat)
    push(s, EVENT, seat, card)
    pay(s, seat, sponsor_cost(s, seat), FOR_EVENT)


def explain_event(s: State, seat: i64, card: i64, code: i64, o: Offers) -> None:
    """RUL-25: say why a store or an opening cannot be sponsored: what it lacks after paying."""
    if card_effect(s, card) == E_STORE and not houses_left(s, seat):
        o.refuse(code, "RUL-24", "no-house-left", 0, 0, 0)
    else:
        refuse_for_obstacle(s, code, "RUL-25", o)


class SponsoredEvent(Automatic):
    """RUL-25: a gain always happens; an action must be possible after paying."""

    def __init__(self) -> None:
        super().__init__("event", (Number("card", range(CARDS)),), fragile=True)

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        effect = card_effect(s, a)
        amount = card_amount(s, a)
        if is_gain(effect) or can_use(s, seat, effect, amount):
            carry_out(s, seat, effect, amount, 0, BY_REWARD)
        else:
            push(s, DEAD_END, seat)

    def sure(self, s: State, seat: i64, a: i64, b: i64, above: i64) -> bool:
        effect = card_effect(s, a)
        return effect != E_STORE and effect != E_OPEN  # all others do not depend on money


register(FREE_STATE, FreeState())
register(NOBLE_ACTION, NobleAction())
register(FOLLOWERS, Followers())
register(FOLLOW, Follow())
register(FOLLOW_ACTION, FollowAction())
register(LEAVE_COURT, LeaveCourt())
register(EVENT, SponsoredEvent())
