"""Chapter 14: goal cards for novices (EXTRA-1, RUL-38)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.components import NOBLES
from lisboa.engine.events import BY_GOAL, GOAL_DEALT, GOAL_DECK_LAID, GOAL_DRAWN, GOAL_FULFILLED
from lisboa.engine.influence import move_influence
from lisboa.engine.kernel.option_codecs import Chosen, Named, OptionCodec, Row
from lisboa.engine.layout import DEEDS, GOAL_DECK, GOAL_DECK_N, GOAL_OWNER, NOVICES, PLAYERS, RNG
from lisboa.engine.names import COVERED, PASS
from lisboa.engine.rewards import resolve
from lisboa.engine.rng import shuffle
from lisboa.engine.state import State
from lisboa.engine.state_actions import place_official
from lisboa.engine.steps import GOAL, GOAL_CHECK, PLACE_OFFICIAL, Automatic, Decision, Number, Offers, push, register
from lisboa.engine.tables import (
    E_GOALS,
    E_INFLUENCE,
    GOAL_AMOUNT,
    GOAL_DEEDS,
    GOAL_EFFECT,
    GOAL_IDS,
    GOALS,
    GOALS_A,
)


def deal_goals(s: State) -> None:
    """EXTRA-1: a random card of deck A for every novice, the others leave; deck B is shuffled."""
    if s.d[NOVICES] == 0:
        return
    deck_a = vec[i64]()
    deck_b = vec[i64]()
    card: i64 = 1
    while card <= GOALS:
        if card <= GOALS_A:
            deck_a = append(deck_a, card)
        else:
            deck_b = append(deck_b, card)
        card += 1
    shuffle(s.d, RNG, deck_a)
    shuffle(s.d, RNG, deck_b)
    s.note(GOAL_DECK_LAID, -1)
    for card in deck_b:
        s.put(GOAL_DECK + s.d[GOAL_DECK_N], card)
        s.add(GOAL_DECK_N, 1)
    for card in deck_a:
        s.put(GOAL_OWNER + card, COVERED)
    seat: i64 = 0
    while seat < s.d[PLAYERS]:
        if (s.d[NOVICES] >> seat) & 1:
            s.note(GOAL_DEALT, seat, deck_a[seat])
            s.put(GOAL_OWNER + deck_a[seat], seat)
        seat += 1
    s.revealed = True


def fulfilled(s: State, seat: i64) -> i64:
    """The goal cards before a player of which a deed was done this turn, as bits."""
    cards: i64 = 0
    card: i64 = 1
    while card <= GOALS:
        if s.d[GOAL_OWNER + card] == seat and GOAL_DEEDS[card] & s.d[DEEDS + seat]:
            cards |= 1 << card
        card += 1
    return cards


class GoalCheck(Automatic):
    """RUL-38: after church scoring, clockwise from the active player, whoever fulfilled a goal in this turn."""

    def __init__(self) -> None:
        super().__init__("goal-check")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        players = s.d[PLAYERS]
        i = players - 1
        while i >= 0:
            other = (seat + i) % players
            cards = fulfilled(s, other)
            if cards > 0:
                push(s, GOAL, other, cards)
            i -= 1


class Goal(Decision):
    """EXTRA-1: at most one goal a turn; of two fulfilled (a: cards as bits) the player chooses one."""

    def __init__(self) -> None:
        super().__init__(
            "goal",
            "EXTRA-1",
            Named("goal", "goal", GOAL_IDS[1:], first=1),
            (Number("cards", range(1, (2 << GOALS) + 1)),),
        )

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        card: i64 = 1
        while card <= GOALS:
            if (a >> card) & 1:
                o.add(card)
            card += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        s.note(GOAL_FULFILLED, seat, choice)
        s.put(GOAL_OWNER + choice, COVERED)
        give_reward(s, seat, GOAL_EFFECT[choice], GOAL_AMOUNT[choice])


def give_reward(s: State, seat: i64, effect: i64, amount: i64) -> None:
    """What stands on a goal card; its influence is without the bonus of clergy tiles (RUL-15)."""
    if effect == E_GOALS:
        draw_goals(s, seat, amount)
    elif effect == E_INFLUENCE:
        move_influence(s, seat, amount)
    else:
        resolve(s, seat, effect, amount, 0, BY_GOAL)


def draw_goals(s: State, seat: i64, amount: i64) -> None:
    """EXTRA-1: cards of deck B, as many as are left; RUL-38: they count from the next turn on."""
    while amount > 0 and s.d[GOAL_DECK_N] > 0:
        n = s.d[GOAL_DECK_N] - 1
        card = s.d[GOAL_DECK + n]
        s.note(GOAL_DRAWN, seat, card)
        s.put(GOAL_DECK + n, 0)
        s.put(GOAL_DECK_N, n)
        s.put(GOAL_OWNER + card, seat)
        s.revealed = True
        amount -= 1


def _office_options() -> list[Row]:
    """EXTRA-1: an official to the office of each noble."""
    return [
        Row(noble, f"official {name}", Chosen("official", {"noble": name}, f"officials:{name}-office"))
        for noble, name in enumerate(NOBLES)
    ]


class PlaceOfficial(Decision):
    """EXTRA-1: an official from the player board to any office, by STATE-1's pushing rule; may be declined (RUL-4)."""

    def __init__(self) -> None:
        super().__init__("place-official", "EXTRA-1", OptionCodec(_office_options()))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        noble: i64 = 0
        while noble < 3:
            o.add(noble)
            noble += 1
        o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice != PASS:
            place_official(s, seat, choice)


register(GOAL, Goal())
register(PLACE_OFFICIAL, PlaceOfficial())
register(GOAL_CHECK, GoalCheck())
