"""Facts about choices of cards: for the hand, in the portfolio, at the end of the first period."""

from __future__ import annotations

from typing import Final

from lisboa.components import CARD_KINDS
from lisboa.engine.flow import kind_of
from lisboa.engine.layout import DECK, DECK_N, HAND, HAND_N, PILED, PILED_N, PLANS, TOP
from lisboa.engine.names import FREE_SLOT, NONE, PASS, SHIP_SLOT, TREASURY_KIND
from lisboa.engine.revisions import card_effect
from lisboa.engine.rewards import is_gain, is_penalty
from lisboa.engine.state import State
from lisboa.engine.steps import DRAFT_PICK, PERIOD_DISCARD, PERIOD_REWARD, TAKE_CARD, TUCK
from lisboa.engine.tables import (
    BENEFIT_NAMES,
    CARD_BENEFIT,
    CARD_BENEFIT_AMOUNT,
    CARD_INFLUENCE,
    CARD_KIND,
)
from lisboa.insight.fact import Fact
from lisboa.insight.imagined_turn import Turn

CARD: Final = 60
EXCHANGE: Final = 60
REWARD: Final = 120
REPLACES: Final = 60
INFLUENCE: Final = 15  # the worth of an envelope that leaves


def facts(turn: Turn) -> list[Fact]:
    """All of them: only where a card is what is decided."""
    if not turn.options or turn.passes:
        return []
    kind, option = kind_of(turn.before), turn.options[0]
    if kind == TAKE_CARD:
        return [for_the_hand(turn, top_card(turn.before, option))] if turn.own_turns_left else []
    if kind == DRAFT_PICK:
        return [for_the_hand(turn, option)]
    if kind == PERIOD_DISCARD:
        return [exchange(turn, option)]
    return [replaces(turn.before, turn.seat, option)] if kind == TUCK and turn.chances_left else []


def top_card(s: State, deck: int) -> int:
    """TURN-5: the card that lies face up."""
    return int(s.d[DECK + 5 * deck + s.d[DECK_N + deck] - 1])


def for_the_hand(turn: Turn, card: int) -> Fact:
    """TURN-5, SET-16: what a card is for, and whether the hand has others for the same."""
    kind = int(CARD_KIND[card])
    plans = sum(turn.after.d[PLANS + 8 * turn.seat + i] for i in range(8))
    args: dict[str, str | int] = {
        "kind": CARD_KINDS[kind],
        "have": of_kind(turn.before, turn.seat, kind),
        "plans": int(plans),
        **benefit_args(card),
    }
    return Fact("card", CARD, args)


def of_kind(s: State, seat: int, kind: int) -> int:
    """How many such cards are in a hand."""
    hand = (s.d[HAND + 5 * seat + i] for i in range(s.d[HAND_N + seat]))
    return sum(CARD_KIND[card] == kind for card in hand)


def benefit_args(card: int) -> dict[str, str | int]:
    """PORT-6: the lasting benefit of a treasury card."""
    return {"benefit": BENEFIT_NAMES[CARD_BENEFIT[card]], "amount": int(CARD_BENEFIT_AMOUNT[card])}


def exchange(turn: Turn, card: int) -> Fact:
    """END-2: a card of the first period for one of the second, and its reward if it is the one that gives it."""
    rewarded = gives_reward(turn, card)
    return Fact("exchange", REWARD if rewarded else EXCHANGE, {"card": card, "reward": "yes" if rewarded else "no"})


def gives_reward(turn: Turn, card: int) -> bool:
    """Is its reward chosen in this line, or does it come by itself because no other card of its noble is discarded?"""
    chosen = [(kind_of(state), code) for state, code in zip(turn.decisions, turn.options, strict=True)]
    if (PERIOD_REWARD, card) in chosen:
        return True
    effect = card_effect(turn.before, card)
    if CARD_KIND[card] == TREASURY_KIND or is_penalty(effect) or not is_gain(effect):
        return False
    piled = [turn.before.d[PILED + i] for i in range(turn.before.d[PILED_N])]
    discarded = [*piled, *(code for kind, code in chosen if kind == PERIOD_DISCARD and code != PASS)]
    return sum(CARD_KIND[one] == CARD_KIND[card] for one in discarded) == 1


def replaces(s: State, seat: int, option: int) -> Fact:
    """PORT-2: what leaves the portfolio for the new card."""
    if option == FREE_SLOT:
        return left_behind("nothing", 0)
    if option >= SHIP_SLOT:
        return left_behind("ship", int(CARD_INFLUENCE[s.d[TOP + 3 * seat + option - SHIP_SLOT]]))
    if CARD_KIND[option] == TREASURY_KIND:
        return left_behind("treasury", 0, option)
    influence = int(CARD_INFLUENCE[option])
    others = [card for card in (s.d[TOP + 3 * seat + i] for i in range(3)) if card not in (NONE, option)]
    least = others and influence <= min(CARD_INFLUENCE[card] for card in others)
    return left_behind("least" if least else "noble", influence)


def left_behind(what: str, influence: int, card: int = NONE) -> Fact:
    """The less it is the better."""
    worth = max(REPLACES - INFLUENCE * influence, 1) if what != "nothing" else 2 * REPLACES
    benefit = {} if card == NONE else benefit_args(card)
    return Fact("replaces", worth, {"what": what, "influence": influence, **benefit})
