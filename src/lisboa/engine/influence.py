"""Chapter 4: influence and money (INF), and every payment in the game."""

from mypy_extensions import i64

from lisboa.engine.arithmetic import positive, smaller
from lisboa.engine.events import (
    FOR_PENALTY,
    INFLUENCE_GAINED,
    INFLUENCE_WIG,
    REIS_GAINED,
    REIS_PAID,
    TREASURY_MOVED,
    WIGS_GAINED,
)
from lisboa.engine.kernel.option_codecs import Count
from lisboa.engine.layout import BOTTOM, CLERGY, INFLUENCE, REIS, TOP, TREASURY, WIGS
from lisboa.engine.names import CLERGY_INFLUENCE, CLERGY_KINDS, NONE
from lisboa.engine.state import State
from lisboa.engine.steps import LOSE_REIS, OPEN_OFFICIAL, PAY, Decision, Number, Offers, push, register
from lisboa.engine.tables import (
    B_PURSE,
    CARD_BENEFIT,
    CARD_BENEFIT_AMOUNT,
    CARD_INFLUENCE,
    CLERGY_BENEFIT,
    CLERGY_KIND,
    CLERGY_WORD,
    COIN_SPACES,
    COINS,
    E_GAIN_INFLUENCE,
    E_INFLUENCE,
    E_REIS,
    INFLUENCE_TOP,
    TREASURY_BOTTOM,
    TREASURY_REIS,
)


def clergy_benefit(s: State, seat: i64, what: i64) -> i64:
    """What a player's lasting clergy tiles with a certain benefit bring; copies add up."""
    kind = CLERGY_KIND[what]
    if kind > 0:
        return s.d[CLERGY + CLERGY_KINDS * seat + kind] * CLERGY_BENEFIT[kind]
    total: i64 = 0
    kind = 1
    while kind < CLERGY_KINDS:
        total += s.d[CLERGY + CLERGY_KINDS * seat + kind] * tile_benefit(kind, what)
        kind += 1
    return total


def tile_benefit(kind: i64, what: i64) -> i64:
    """How much of a certain benefit one clergy tile brings, 0 if it has another one."""
    if kind > 0 and CLERGY_WORD[kind] == what:
        return CLERGY_BENEFIT[kind]
    return 0


def benefit(s: State, seat: i64, which: i64) -> i64:
    """PORT-6: the sum of one lasting benefit over the treasury cards in the office; they stack."""
    total: i64 = 0
    at = BOTTOM + 3 * seat
    i: i64 = 0
    while i < 3:
        card = s.d[at + i]
        if card != NONE and CARD_BENEFIT[card] == which:
            total += CARD_BENEFIT_AMOUNT[card]
        i += 1
    return total


def top_row_influence(s: State, seat: i64) -> i64:
    """INF-1: the influence on nobles and ships in the top slots."""
    total: i64 = 0
    at = TOP + 3 * seat
    i: i64 = 0
    while i < 3:
        card = s.d[at + i]
        if card != NONE:
            total += CARD_INFLUENCE[card]
        i += 1
    return total


def with_clergy(s: State, seat: i64, amount: i64) -> i64:
    """RUL-13, RUL-15: what a gain of influence brings: nothing from 0; otherwise clergy tiles add to it."""
    if amount <= 0:
        return 0
    return amount + clergy_benefit(s, seat, CLERGY_INFLUENCE)


def envelope(s: State, seat: i64) -> i64:
    """INF-1: what an envelope without a number brings."""
    return with_clergy(s, seat, top_row_influence(s, seat))


def gain_influence(s: State, seat: i64) -> None:
    """INF-1: an envelope without a number."""
    gain_numbered_influence(s, seat, top_row_influence(s, seat))


def gain_numbered_influence(s: State, seat: i64, amount: i64) -> None:
    """An envelope with a number."""
    if amount > 0:
        move_influence(s, seat, with_clergy(s, seat, amount))


def move_influence(s: State, seat: i64, amount: i64) -> None:
    """INF-2: move right at most to 10; a gain that ends there brings 1 wig."""
    after = smaller(s.d[INFLUENCE + seat] + amount, INFLUENCE_TOP)
    s.note(INFLUENCE_GAINED, seat, amount)
    s.put(INFLUENCE + seat, after)
    if after == INFLUENCE_TOP:
        s.note(INFLUENCE_WIG, seat, 1)
        s.add(WIGS + seat, 1)


def gain_reis(s: State, seat: i64, amount: i64, cause: i64) -> None:
    """RUL-4: money gained is taken at once."""
    if amount > 0:
        s.note(REIS_GAINED, seat, amount, 0, cause)
        s.add(REIS + seat, amount)


def gain_wigs(s: State, seat: i64, amount: i64, cause: i64) -> None:
    """Wigs as a reward."""
    if amount > 0:
        s.note(WIGS_GAINED, seat, amount, 0, cause)
        s.add(WIGS + seat, amount)


def treasury_value(s: State) -> i64:
    """The réis beside the treasury marker."""
    return TREASURY_REIS[s.d[TREASURY]]


def treasury_rise(s: State) -> i64:
    """How much dearer one space up would make everything."""
    return TREASURY_REIS[positive(s.d[TREASURY] - 1)] - treasury_value(s)


def treasury_up(s: State, seat: i64, cause: i64) -> None:
    """One space towards 5, never past the end."""
    if s.d[TREASURY] > 0:
        s.note(TREASURY_MOVED, seat, 1, 0, cause)
        s.add(TREASURY, -1)


def treasury_down(s: State, seat: i64, cause: i64) -> None:
    """One space towards 1, never past the end."""
    if s.d[TREASURY] < TREASURY_BOTTOM:
        s.note(TREASURY_MOVED, seat, -1, 0, cause)
        s.add(TREASURY, 1)


def less_purse(s: State, seat: i64, amount: i64) -> i64:
    """RUL-12: purses apply once to each payment; nothing falls below 0."""
    return positive(amount - benefit(s, seat, B_PURSE))


def funds(s: State, seat: i64) -> i64:
    """What a player can raise for one payment: réis and the coins of the influence track (INF-3)."""
    return s.d[REIS + seat] + COINS[s.d[INFLUENCE + seat]]


def funds_after(s: State, seat: i64, effect: i64, amount: i64) -> i64:
    """What a player could raise after a reward of money or influence (RUL-2); other rewards change nothing here."""
    if effect == E_REIS:
        return funds(s, seat) + amount
    if effect == E_GAIN_INFLUENCE:
        amount = top_row_influence(s, seat)
    elif effect != E_INFLUENCE:
        return funds(s, seat)
    return s.d[REIS + seat] + COINS[smaller(s.d[INFLUENCE + seat] + with_clergy(s, seat, amount), INFLUENCE_TOP)]


def after_coins(influence: i64, coins: i64) -> i64:
    """INF-3: where the marker stands after yielding that many coins."""
    if coins == 0:
        return influence
    return COIN_SPACES[COINS[influence] - coins]


def pay(s: State, seat: i64, amount: i64, purpose: i64) -> None:
    """Owe réis, benefits already taken off. Nothing owed, nothing asked."""
    if amount > 0:
        push(s, PAY, seat, amount, purpose)


def spend(s: State, seat: i64, amount: i64, coins: i64, purpose: i64) -> None:
    """Pay `amount`, `coins` of it from the influence track."""
    s.note(REIS_PAID, seat, amount, coins, purpose)
    s.put(INFLUENCE + seat, after_coins(s.d[INFLUENCE + seat], coins))
    s.add(REIS + seat, coins - amount)


class Pay(Decision):
    """INF-3, RUL-10: split a payment (a: amount, b: purpose). An option is the number of coins from influence."""

    def __init__(self) -> None:
        super().__init__(
            "pay",
            "INF-3",
            Count("coins", "pay"),
            (Number("amount", range(1, 100)), Number("purpose", range(4))),
            fragile=True,
        )

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        coins = COINS[s.d[INFLUENCE + seat]]
        reis = s.d[REIS + seat]
        k: i64 = 0
        while k <= a:
            if k > coins:
                o.refuse(k, "INF-3", "influence-yields-less", k, coins, 0)
            elif a - k > reis:
                o.refuse(k, "INF-3", "not-enough-reis", a - k, reis, 0)
            else:
                o.add(k)
            k += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        spend(s, seat, a, choice, b)

    def sure(self, s: State, seat: i64, a: i64, b: i64, above: i64) -> bool:
        return above == OPEN_OFFICIAL  # who goes home changes no money


class LoseReis(Decision):
    """PORT-5: a réis penalty (a: amount) is paid as far as réis go; influence may be used instead, never must."""

    def __init__(self) -> None:
        super().__init__("lose-reis", "PORT-5", Count("coins", "lose"), (Number("amount", range(1, 10)),))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        coins = COINS[s.d[INFLUENCE + seat]]
        k: i64 = 0
        while k <= a:
            if k <= coins:
                o.add(k)
            else:
                o.refuse(k, "INF-3", "influence-yields-less", k, coins, 0)
            k += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        spend(s, seat, smaller(s.d[REIS + seat] + choice, a), choice, FOR_PENALTY)


register(PAY, Pay())
register(LOSE_REIS, LoseReis())
