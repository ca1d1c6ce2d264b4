"""Chapter 2: the turn (TURN), from docking to upkeep."""

from typing import Final

from mypy_extensions import i64

from lisboa.components import CARD_KINDS, NOBLES
from lisboa.engine.church import discard_clergy
from lisboa.engine.deeds import forget_deeds
from lisboa.engine.events import (
    BY_REWARD,
    CARD_TAKEN,
    CLERGY_USED,
    GOLD_TAKEN,
    SHIP_DOCKED,
    TURN_BEGUN,
)
from lisboa.engine.hands import hand_add, hand_remove
from lisboa.engine.influence import funds
from lisboa.engine.kernel.option_codecs import Chosen, Clergy, Named, OptionCodec, Row
from lisboa.engine.lacerda import is_lacerda
from lisboa.engine.layout import (
    ACTIVE,
    CARGO,
    CLERGY,
    DECK,
    DECK_N,
    DECK_UP,
    DEPTH,
    FRAME,
    GONE,
    GOODS,
    HAND,
    HAND_N,
    NOVICES,
    SEA,
    STACK,
    TURNS,
    TURNS_TAKEN,
)
from lisboa.engine.lookahead import can_finish, leads_on
from lisboa.engine.names import (
    CLERGY_KINDS,
    FIRST_SINGLE_USE,
    GOLD,
    GONE_SEEN,
    KNOWN_TO_ALL,
    NONE,
    PASS,
    PRODUCE_ACTION,
    SHIP_ACTION,
    TREASURY_KIND,
)
from lisboa.engine.portfolio import begin_portfolio_play, gain_goods, goods_held, rival_ship_waits, take_subsidy
from lisboa.engine.revisions import card_amount, card_effect
from lisboa.engine.rewards import EFFECTS, can_use, carry_out, is_gain, is_penalty, reward
from lisboa.engine.state import State
from lisboa.engine.steps import (
    AFTER_ACTION,
    CHURCH_CHECK,
    END_CHECK,
    GOAL_CHECK,
    LACERDA_TURN,
    MAIN,
    PRODUCE,
    START_TURN,
    TAKE_CARD,
    UPKEEP,
    Automatic,
    Decision,
    Offers,
    Refusal,
    pop_and_take,
    push,
    register,
)
from lisboa.engine.tables import (
    CARD_IDS,
    CARD_KIND,
    CLERGY_AMOUNT,
    CLERGY_EFFECT,
    E_OPEN,
    E_STORE,
)
from lisboa.engine.trading import can_offer
from lisboa.engine.visit_payment import can_pay_somehow, refuse_cost, visit_cost
from lisboa.engine.visits import (
    begin_sponsor,
    begin_visit,
    can_visit,
    explain_event,
    explain_noble_action,
    sponsor_cost,
)

# Option codes of the main decision: what to do, plus the card (or the kind of a clergy tile)
TO_PORTFOLIO: Final = 0
TO_COURT: Final = 1000
FOR_GOLD: Final = 2000
USE_CLERGY: Final = 3000


class StartTurn(Automatic):
    """TURN-1, TURN-2: dock the ships; the rest of the turn is pending."""

    def __init__(self) -> None:
        super().__init__("start-turn")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        s.note(TURN_BEGUN, seat)
        s.put(ACTIVE, seat)
        s.add(TURNS, 1)
        s.add(TURNS_TAKEN + seat, 1)
        push(s, END_CHECK, seat)
        push(s, UPKEEP, seat)
        if s.d[NOVICES] != 0:
            forget_deeds(s)
            push(s, GOAL_CHECK, seat)
        push(s, CHURCH_CHECK, seat)
        if is_lacerda(s, seat):
            push(s, LACERDA_TURN, seat)
            return
        slot: i64 = 0
        while slot < 3:
            if s.d[SEA + 3 * seat + slot] == 1:
                self.dock(s, seat, slot)
            slot += 1
        push(s, TAKE_CARD, seat)
        push(s, AFTER_ACTION, seat)
        push(s, MAIN, seat)

    def dock(self, s: State, seat: i64, slot: i64) -> None:
        """TURN-2: the crates go to the supply, the ship is docked and empty."""
        s.note(SHIP_DOCKED, seat, slot)
        s.put(SEA + 3 * seat + slot, 0)
        good: i64 = 0
        while good < 4:
            s.put(CARGO + 12 * seat + 4 * slot + good, 0)
            good += 1


def offer_single_use(s: State, seat: i64, base: i64, o: Offers) -> None:
    """Single-use clergy tiles: on your turn, only with an effect (RUL-3)."""
    kind: i64 = FIRST_SINGLE_USE
    while kind < CLERGY_KINDS:
        if s.d[CLERGY + CLERGY_KINDS * seat + kind] > 0:
            if can_use(s, seat, CLERGY_EFFECT[kind], CLERGY_AMOUNT[kind]):
                o.add(base + kind)
            else:
                o.refuse(base + kind, "RUL-3", "tile-without-effect", 0, 0, 0)
        kind += 1


def use_clergy(s: State, seat: i64, kind: i64) -> None:
    """A single-use tile is discarded without wigs, then works."""
    s.note(CLERGY_USED, seat, kind)
    discard_clergy(s, seat, kind)
    carry_out(s, seat, CLERGY_EFFECT[kind], CLERGY_AMOUNT[kind], 0, BY_REWARD)


def _main_options() -> list[Row]:
    """TURN-4: what becomes of a card of the hand; or the use of a clergy tile."""
    rows: list[Row] = []
    for card, name in enumerate(CARD_IDS):
        kind = CARD_KIND[card]
        court = "sponsor" if kind == TREASURY_KIND else "visit"
        for first, verb in ((TO_PORTFOLIO, "portfolio"), (TO_COURT, court), (FOR_GOLD, "gold")):
            what = {"card": name, "noble": NOBLES[kind]} if verb == "visit" else {"card": name}
            rows.append(Row(first + card, f"{verb} {name}", Chosen(verb, what, f"hand:{name}")))
    for kind in range(1, CLERGY_KINDS):
        tile = f"clergy-{kind}"
        rows.append(Row(USE_CLERGY + kind, f"use {tile}", Chosen("use", {"clergy": kind}, f"clergy:{tile}")))
    return rows


class Main(Decision):
    """TURN-3, TURN-4: play a card to the portfolio or the court, or discard it for 1 gold."""

    def __init__(self) -> None:
        super().__init__("main", "TURN-4", OptionCodec(_main_options()))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        n = s.d[HAND_N + seat]
        at = HAND + 5 * seat
        i: i64 = 0
        while i < n:
            if can_play_to_portfolio(s, seat, s.d[at + i]):
                o.add(TO_PORTFOLIO + s.d[at + i])
            elif o.explain:
                explain_portfolio(s, seat, s.d[at + i], o)
            i += 1
        self.offer_court(s, seat, o)
        i = 0
        while i < n:
            o.add(FOR_GOLD + s.d[at + i])
            i += 1
        offer_single_use(s, seat, USE_CLERGY, o)

    def offer_court(self, s: State, seat: i64, o: Offers) -> None:
        """Cards of one noble are alike here, so the noble is judged once."""
        noble: i64 = NONE
        visit = False
        told: Refusal | None = None
        i: i64 = 0
        while i < s.d[HAND_N + seat]:
            card = s.d[HAND + 5 * seat + i]
            kind = CARD_KIND[card]
            if kind == TREASURY_KIND:
                offer_sponsor(s, seat, card, o)
            else:
                if kind != noble:
                    noble = kind
                    told = None
                    visit = can_visit(s, seat, card, TO_COURT + card)
                if visit:
                    o.add(TO_COURT + card)
                elif told is not None:
                    o.refuse(TO_COURT + card, told.rule, told.reason, told.x, told.y, told.z)
                elif o.explain:
                    explain_visit(s, seat, card, o)
                    told = o.refusals[-1]
            i += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice >= USE_CLERGY:
            push(s, MAIN, seat)
            use_clergy(s, seat, choice - USE_CLERGY)
        elif choice >= FOR_GOLD:
            get_gold(s, seat, choice - FOR_GOLD)
        elif choice >= TO_COURT:
            card = choice - TO_COURT
            if CARD_KIND[card] == TREASURY_KIND:
                begin_sponsor(s, seat, card)
            else:
                begin_visit(s, seat, card)
        else:
            play_to_portfolio(s, seat, choice)


def play_to_portfolio(s: State, seat: i64, card: i64) -> None:
    """PORT-5, PORT-6: the reward, penalty or subsidy comes before the slot (RUL-7)."""
    begin_portfolio_play(s, seat, card)
    if CARD_KIND[card] == TREASURY_KIND:
        take_subsidy(s, seat)
    else:
        reward(s, seat, card_effect(s, card), card_amount(s, card))


def get_gold(s: State, seat: i64, card: i64) -> None:
    """TURN-3: discard a card, take 1 gold, lost if there is no room."""
    s.note(GOLD_TAKEN, seat, card)
    hand_remove(s, seat, card)
    s.put(GONE + card, GONE_SEEN)
    gain_goods(s, seat, GOLD, 1)


def can_play_to_portfolio(s: State, seat: i64, card: i64) -> bool:
    """TURN-4: afterwards Sell or Trade must be possible. Most hands answer that without a search."""
    effect = card_effect(s, card)
    lost: i64 = EFFECTS[effect].good if is_penalty(effect) else NONE
    if lost != NONE and s.d[GOODS + 4 * seat + lost] == 0:
        lost = NONE
    if lost != NONE:
        s.d[GOODS + 4 * seat + lost] -= 1
    sure = surely_sells_or_trades(s, seat, effect)
    if lost != NONE:
        s.d[GOODS + 4 * seat + lost] += 1
    return sure or leads_on(s, TO_PORTFOLIO + card)


def surely_sells_or_trades(s: State, seat: i64, effect: i64) -> bool:
    """A rival's ship has room, or a State action can be bought whatever the play does before.

    A ship may depend on the card discarded, production on the room that goods of a reward take, and a reward that must
    be resolved (RUL-4) may use up what the same State action needs.
    """
    rewarded = EFFECTS[effect].state_action
    gains_goods = is_gain(effect) and EFFECTS[effect].good != NONE
    if goods_held(s, seat) == 0:
        return False
    if rival_ship_waits(s, seat):
        return True
    good: i64 = 0
    while good < 4:
        if s.d[GOODS + 4 * seat + good] > 0:
            action: i64 = 0
            while action < 6:
                unsure = action == SHIP_ACTION or action == rewarded or (gains_goods and action == PRODUCE_ACTION)
                if not unsure and can_offer(s, seat, action, good):
                    return True
                action += 1
        good += 1
    return False


def explain_portfolio(s: State, seat: i64, card: i64, o: Offers) -> None:
    """TURN-4: neither Sell nor Trade would be possible; RUL-4: perhaps only because of the reward."""
    t = s.copy()
    t.d[DEPTH] -= 1
    begin_portfolio_play(t, seat, card)
    effect = card_effect(s, card)
    if CARD_KIND[card] != TREASURY_KIND and not is_gain(effect) and not is_penalty(effect) and can_finish(t):
        o.refuse(TO_PORTFOLIO + card, "RUL-4", "reward-prevents-sell-or-trade", effect, card_amount(s, card), 0)
    else:
        o.refuse(TO_PORTFOLIO + card, "TURN-4", "no-sell-no-trade", goods_after(s, seat, card), 0, 0)


def goods_after(s: State, seat: i64, card: i64) -> i64:
    """Goods after a card was added: a penalty may take the last one (PORT-5), a reward may produce one at least."""
    t = s.copy()
    pop_and_take(t, TO_PORTFOLIO + card)
    produces = t.d[STACK + FRAME * (t.d[DEPTH] - 1)] == PRODUCE
    return goods_held(t, seat) + (1 if produces else 0)


def explain_visit(s: State, seat: i64, card: i64, o: Offers) -> None:
    """Say why a noble cannot be visited."""
    code = TO_COURT + card
    noble = CARD_KIND[card]
    cost = visit_cost(s, seat, noble)
    if not can_pay_somehow(s, seat, cost):
        refuse_cost(s, seat, code, cost, o)
        return
    explain_noble_action(s, seat, noble, code, "VISIT-1", o)


def offer_sponsor(s: State, seat: i64, card: i64, o: Offers) -> None:
    """SPONSOR-1, RUL-25: payable, and an event that is an action must be possible after paying."""
    code = TO_COURT + card
    cost = sponsor_cost(s, seat)
    effect = card_effect(s, card)
    if cost > funds(s, seat):
        o.refuse(code, "SPONSOR-1", "event-too-dear", cost, funds(s, seat), 0)
    elif is_gain(effect):
        o.add(code)
    elif effect == E_STORE or effect == E_OPEN:
        if leads_on(s, code):
            o.add(code)
        elif o.explain:
            explain_event(s, seat, card, code, o)
    elif can_use(s, seat, effect, card_amount(s, card)):
        o.add(code)
    else:
        o.refuse(code, "RUL-25", EFFECTS[effect].lacks(s, seat), 0, 0, 0)


class AfterAction(Decision):
    """After the action and all follows, single-use clergy tiles may be used before a political card is taken."""

    def __init__(self) -> None:
        super().__init__("after-action", "RUL-3", Clergy("use", "clergy"))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        o.add(PASS)
        offer_single_use(s, seat, 0, o)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice != PASS:
            push(s, AFTER_ACTION, seat)
            use_clergy(s, seat, choice)


class TakeCard(Decision):
    """TURN-5: take one face-up political card; if none is face up the hand stays smaller."""

    def __init__(self) -> None:
        super().__init__("take-card", "TURN-5", Named("take", "deck", CARD_KINDS, "deck"))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        none = True
        kind: i64 = 0
        while kind < 4:
            if s.d[DECK_UP + kind] == 1:
                o.add(kind)
                none = False
            else:
                o.refuse(kind, "TURN-5", "deck-empty", 0, 0, 0)
            kind += 1
        if none:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        n = s.d[DECK_N + choice] - 1
        card = s.d[DECK + 5 * choice + n]
        s.note(CARD_TAKEN, seat, card)
        s.put(DECK + 5 * choice + n, NONE)
        s.put(DECK_N + choice, n)
        s.put(DECK_UP + choice, 0)
        hand_add(s, seat, card, KNOWN_TO_ALL)


register(START_TURN, StartTurn())
register(MAIN, Main())
register(AFTER_ACTION, AfterAction())
register(TAKE_CARD, TakeCard())
