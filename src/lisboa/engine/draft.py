"""Chapter 1, the option *draft*: starting hands are drafted (SET-16)."""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.events import PACKS_PASSED
from lisboa.engine.hands import hand_add
from lisboa.engine.kernel.option_codecs import Card
from lisboa.engine.layout import (
    GONE,
    KNOWN,
    PACK,
    PACK_N,
    PLAYERS,
)
from lisboa.engine.names import BLUE_DECK, GONE_UNSEEN, NONE
from lisboa.engine.period_end import shuffled_deck
from lisboa.engine.state import State
from lisboa.engine.steps import (
    DRAFT_PASS,
    DRAFT_PICK,
    Automatic,
    Decision,
    Number,
    Offers,
    push,
    register,
)


def deal_packs(s: State, first: i64) -> None:
    """SET-16: five blue cards each, to be drafted."""
    cards = shuffled_deck(s, BLUE_DECK, NONE)
    left = len(cards)
    seat: i64 = 0
    while seat < s.d[PLAYERS]:
        i: i64 = 0
        while i < 5:
            left -= 1
            s.put(PACK + 5 * seat + i, cards[left])
            i += 1
        s.put(PACK_N + seat, 5)
        seat += 1
    while left > 0:
        left -= 1
        s.put(GONE + cards[left], GONE_UNSEEN)
    push_draft_round(s, first, 1)


def push_draft_round(s: State, first: i64, draft_round: i64) -> None:
    """Everybody picks, then the packs move on; picks are secret, so their order does not matter."""
    push(s, DRAFT_PASS, first, draft_round)
    i = s.d[PLAYERS] - 1
    while i >= 0:
        push(s, DRAFT_PICK, (first + i) % s.d[PLAYERS], draft_round, 2 if draft_round == 1 else 1)
        i -= 1


ROUND: Final = Number("round", range(1, 4))


class DraftPick(Decision):
    """SET-16: keep a card of the pack (a: round, b: picks left in it)."""

    def __init__(self) -> None:
        super().__init__("draft", "SET-16", Card("draft"), (ROUND, Number("picks", range(3))))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        i: i64 = 0
        while i < s.d[PACK_N + seat]:
            o.add(s.d[PACK + 5 * seat + i])
            i += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        keep_from_pack(s, seat, choice)
        if b > 1:
            push(s, DRAFT_PICK, seat, a, b - 1)


def keep_from_pack(s: State, seat: i64, card: i64) -> None:
    """Move a card from the pack to the hand; who passed it on still knows what it knew (RUL-30)."""
    at = PACK + 5 * seat
    n = s.d[PACK_N + seat] - 1
    i: i64 = 0
    while s.d[at + i] != card:
        i += 1
    while i < n:
        s.put(at + i, s.d[at + i + 1])
        i += 1
    s.put(at + n, NONE)
    s.put(PACK_N + seat, n)
    hand_add(s, seat, card, s.d[KNOWN + card])


class DraftPass(Automatic):
    """SET-16: all packs move one seat to the left at once (a: round); the last card needs no choice."""

    def __init__(self) -> None:
        super().__init__("draft-pass", (ROUND,))

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        s.note(PACKS_PASSED, seat, a)
        players = s.d[PLAYERS]
        n = s.d[PACK_N]
        packs = s.d[PACK : PACK + 20]
        giver: i64 = 0
        while giver < players:
            taker = (giver + 1) % players
            i: i64 = 0
            while i < n:
                card = packs[5 * giver + i]
                s.put(PACK + 5 * taker + i, card)
                s.put(KNOWN + card, (s.d[KNOWN + card] & ~(7 << (3 * giver))) | (a << (3 * giver)))
                i += 1
            giver += 1
        s.revealed = True
        if a < 3:
            push_draft_round(s, seat, a + 1)
            return
        taker = 0
        while taker < players:
            keep_from_pack(s, taker, s.d[PACK + 5 * taker])
            taker += 1


register(DRAFT_PICK, DraftPick())
register(DRAFT_PASS, DraftPass())
