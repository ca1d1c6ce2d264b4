"""Chapter 11: the end of the first period and of the game (END)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.engine.events import (
    AT_PERIOD_END,
    CARD_DISCARDED,
    DECKS_LAID,
    END_TRIGGERED,
    HAND_REFILLED,
    LACERDA_CUBE_WIGS,
    PERIOD_ENDED,
    PERIOD_SET_WIGS,
    SHIPYARD_RENEWED,
)
from lisboa.engine.hands import hand_add, hand_remove
from lisboa.engine.kernel.option_codecs import Card
from lisboa.engine.lacerda import boards, his_cubes, is_lacerda
from lisboa.engine.layout import (
    CLAIMED,
    DECK,
    DECK_N,
    DECK_UP,
    ENDING,
    GAME_CAUSE,
    GONE,
    HAND,
    HAND_N,
    PERIOD,
    PERIOD_CAUSE,
    PILED,
    PILED_N,
    PLAYERS,
    RNG,
    SHIPS_GONE,
    SHIPYARD,
    SOLO,
    TRIGGER,
    WIGS,
)
from lisboa.engine.names import (
    BROWN_DECK,
    CARDS,
    CAUSE_DECKS,
    CAUSE_SETS,
    ENDING_NOT,
    ENDING_ROUND,
    GONE_SEEN,
    GONE_UNSEEN,
    LACERDA,
    NONE,
    PASS,
    PURPLE_DECK,
    TREASURY_KIND,
)
from lisboa.engine.portfolio import sets
from lisboa.engine.revisions import card_amount, card_effect, edition
from lisboa.engine.rewards import can_use, is_gain, is_penalty, reward_at_period_end
from lisboa.engine.rng import shuffle
from lisboa.engine.state import State
from lisboa.engine.steps import (
    CHURCH_CHECK,
    END_CHECK,
    NEXT_TURN,
    PERIOD_DISCARD,
    PERIOD_DRAW,
    PERIOD_REWARD,
    PERIOD_SHIPYARD,
    Automatic,
    Decision,
    Offers,
    push,
    register,
)
from lisboa.engine.tables import CARD_DECK, CARD_KIND
from lisboa.engine.upkeep import refill_church, refill_decrees, reveal_decks


def empty_decks(s: State) -> i64:
    """RUL-26: political decks with no card at all."""
    n: i64 = 0
    kind: i64 = 0
    while kind < 4:
        if s.d[DECK_N + kind] == 0:
            n += 1
        kind += 1
    return n


def most_sets(s: State) -> i64:
    """The largest number of rubble sets of any player."""
    most: i64 = 0
    seat: i64 = 0
    while seat < boards(s):
        if sets(s, seat) > most:
            most = sets(s, seat)
        seat += 1
    return most


class EndCheck(Automatic):
    """END-1, END-3, RUL-26: after church scoring and upkeep."""

    def __init__(self) -> None:
        super().__init__("end-check")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        push(s, NEXT_TURN, seat)
        if s.d[PERIOD] == 1:
            if s.d[TRIGGER] != NONE:
                self.end_period(s, s.d[TRIGGER], CAUSE_SETS)
            elif empty_decks(s) >= 3:
                self.end_period(s, seat, CAUSE_DECKS)
        elif s.d[ENDING] == ENDING_NOT:
            if most_sets(s) >= 4:
                self.trigger_end(s, seat, CAUSE_SETS)
            elif empty_decks(s) >= 3:
                self.trigger_end(s, seat, CAUSE_DECKS)

    def trigger_end(self, s: State, seat: i64, cause: i64) -> None:
        """END-3, RUL-28: finish this round, then play one more."""
        s.note(END_TRIGGERED, seat, cause)
        s.put(GAME_CAUSE, cause)
        s.put(ENDING, ENDING_ROUND)

    def end_period(self, s: State, first: i64, cause: i64) -> None:
        """END-1, END-2: the display's cards leave, everybody scores sets; the rest in the ruleset's order."""
        s.note(PERIOD_ENDED, first, cause)
        s.put(PERIOD_CAUSE, cause)
        s.put(TRIGGER, NONE)
        discard_display(s)
        score_sets(s)
        push(s, PERIOD_DRAW, first)
        if edition(s) == 2021:
            push(s, PERIOD_SHIPYARD, first)
        push(s, CHURCH_CHECK, first)
        players = s.d[PLAYERS]
        i = players - 1
        while i >= 0:
            other = (first + i) % players
            if not is_lacerda(s, other):  # he has no hand (SOLO-8)
                push(s, PERIOD_DISCARD, other)
            i -= 1
        if edition(s) == 2017:
            push(s, PERIOD_SHIPYARD, first)


def discard_display(s: State) -> None:
    """END-1: political cards left in the display leave the game; what lay face down stays unseen."""
    kind: i64 = 0
    while kind < 4:
        n = s.d[DECK_N + kind]
        while n > 0:
            n -= 1
            card = s.d[DECK + 5 * kind + n]
            up = s.d[DECK_UP + kind] == 1 and n == s.d[DECK_N + kind] - 1
            s.put(GONE + card, GONE_SEEN if up else GONE_UNSEEN)
            s.put(DECK + 5 * kind + n, NONE)
        s.put(DECK_N + kind, 0)
        s.put(DECK_UP + kind, 0)
        kind += 1


def score_sets(s: State) -> None:
    """END-2 (1): 3 wigs per set for everybody; Lacerda 1 per cube (SOLO-8)."""
    seat: i64 = 0
    while seat < boards(s):
        n = sets(s, seat)
        if n > 0:
            s.note(PERIOD_SET_WIGS, seat, n, 3 * n)
            s.add(WIGS + seat, 3 * n)
        seat += 1
    if s.d[SOLO] == 1:
        n = his_cubes(s)
        s.note(LACERDA_CUBE_WIGS, LACERDA, n)
        s.add(WIGS + LACERDA, n)


class PeriodDiscard(Decision):
    """END-2 (3): discard any number of hand cards, one at a time."""

    def __init__(self) -> None:
        super().__init__("period-discard", "END-2", Card("discard", "hand"))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        o.add(PASS)
        i: i64 = 0
        while i < s.d[HAND_N + seat]:
            o.add(s.d[HAND + 5 * seat + i])
            i += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            push(s, PERIOD_REWARD, seat)
            return
        s.note(CARD_DISCARDED, seat, choice, 0, AT_PERIOD_END)
        hand_remove(s, seat, choice)
        s.put(GONE + choice, GONE_SEEN)
        s.put(PILED + s.d[PILED_N], choice)
        s.add(PILED_N, 1)
        push(s, PERIOD_DISCARD, seat)


def claimable(s: State, card: i64) -> bool:
    """A discarded noble card whose noble has given nothing yet; penalties are ignored, treasury cards give nothing."""
    kind = CARD_KIND[card]
    return kind != TREASURY_KIND and not (s.d[CLAIMED] >> kind) & 1 and not is_penalty(card_effect(s, card))


class PeriodReward(Decision):
    """END-2 (3): the reward of one discarded card of each noble, in the player's order."""

    def __init__(self) -> None:
        super().__init__("period-reward", "END-2", Card("reward"))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        i: i64 = 0
        while i < s.d[PILED_N]:
            card = s.d[PILED + i]
            if CARD_KIND[card] == TREASURY_KIND:
                o.refuse(card, "END-2", "treasury-card-gives-nothing", 0, 0, 0)
            elif is_penalty(card_effect(s, card)):
                o.refuse(card, "END-2", "penalty-is-ignored", 0, 0, 0)
            elif not claimable(s, card):
                o.refuse(card, "END-2", "noble-has-rewarded", 0, 0, 0)
            elif not is_gain(card_effect(s, card)) and not can_use(s, seat, card_effect(s, card), card_amount(s, card)):
                o.refuse(card, "RUL-4", "reward-without-effect", 0, 0, 0)
            else:
                o.add(card)
            i += 1
        if self.may_stop(s):
            o.add(PASS)
        else:
            o.refuse(PASS, "RUL-4", "gains-are-automatic", 0, 0, 0)

    def may_stop(self, s: State) -> bool:
        """RUL-4: an action may be declined, a gain may not; a noble with both lets the player choose the action."""
        noble: i64 = 0
        while noble < 3:
            gains: i64 = 0
            others: i64 = 0
            i: i64 = 0
            while i < s.d[PILED_N]:
                card = s.d[PILED + i]
                if CARD_KIND[card] == noble and claimable(s, card):
                    if is_gain(card_effect(s, card)):
                        gains += 1
                    else:
                        others += 1
                i += 1
            if gains > 0 and others == 0:
                return False
            noble += 1
        return True

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            while s.d[PILED_N] > 0:
                s.add(PILED_N, -1)
                s.put(PILED + s.d[PILED_N], NONE)
            s.put(CLAIMED, 0)
            return
        push(s, PERIOD_REWARD, seat)
        s.put(CLAIMED, s.d[CLAIMED] | (1 << CARD_KIND[choice]))
        reward_at_period_end(s, seat, card_effect(s, choice), card_amount(s, choice))


class PeriodShipyard(Automatic):
    """END-2 (2): purple on top of brown; the old ships leave. From here on a reward takes a new ship."""

    def __init__(self) -> None:
        super().__init__("period-shipyard")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        s.note(SHIPYARD_RENEWED, -1)
        copies = s.d[PLAYERS] - 1
        kind: i64 = 0
        while kind < 2:
            s.add(SHIPS_GONE + kind, s.d[SHIPYARD + kind])
            s.put(SHIPYARD + kind, 0)
            s.put(SHIPYARD + kind + 2, copies)
            kind += 1


def shuffled_deck(s: State, deck: i64, kind: i64) -> vec[i64]:
    """The cards of a deck (all kinds if kind is NONE) in random order."""
    cards = vec[i64]()
    card: i64 = 0
    while card < CARDS:
        if CARD_DECK[card] == deck and (kind == NONE or CARD_KIND[card] == kind):
            cards = append(cards, card)
        card += 1
    shuffle(s.d, RNG, cards)
    return cards


def deal(s: State, deck: i64, first: i64, event: i64) -> None:
    """Fill all hands to 5 from a deck, whose rest leaves the game unseen."""
    cards = shuffled_deck(s, deck, NONE)
    left = len(cards)
    players = s.d[PLAYERS]
    i: i64 = 0
    while i < players:
        seat = (first + i) % players
        if not is_lacerda(s, seat):
            s.note(event, seat, 5 - s.d[HAND_N + seat])
            while s.d[HAND_N + seat] < 5:
                left -= 1
                hand_add(s, seat, cards[left], 0)
        i += 1
    while left > 0:
        left -= 1
        s.put(GONE + cards[left], GONE_UNSEEN)
    s.revealed = True


def lay_out_decks(s: State, deck: i64, when: i64) -> None:
    """SET-13: four decks of 5 by type, each with its top card face up."""
    s.note(DECKS_LAID, -1, deck, 0, when)
    kind: i64 = 0
    while kind < 4:
        cards = shuffled_deck(s, deck, kind)
        i: i64 = 0
        while i < 5:
            s.put(DECK + 5 * kind + i, cards[i])
            i += 1
        s.put(DECK_N + kind, 5)
        s.put(DECK_UP + kind, 0)
        kind += 1
    reveal_decks(s, when)


class PeriodDraw(Automatic):
    """END-2 (4), (5): hands to 5 from the purple deck, then the brown decks; church and decrees are refilled."""

    def __init__(self) -> None:
        super().__init__("period-draw")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        deal(s, PURPLE_DECK, seat, HAND_REFILLED)
        s.put(PERIOD, 2)
        s.put(TRIGGER, NONE)  # a second set completed by a discarded card's reward ends nothing (RUL-27)
        lay_out_decks(s, BROWN_DECK, AT_PERIOD_END)
        refill_church(s, AT_PERIOD_END)
        refill_decrees(s, AT_PERIOD_END)


register(END_CHECK, EndCheck())
register(PERIOD_DISCARD, PeriodDiscard())
register(PERIOD_REWARD, PeriodReward())
register(PERIOD_SHIPYARD, PeriodShipyard())
register(PERIOD_DRAW, PeriodDraw())
