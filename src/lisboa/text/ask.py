"""A decision as the text modules see it: the top of the stack, and helpers to describe costs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from lisboa.components import GOODS, NOBLES
from lisboa.engine import layout
from lisboa.engine.influence import after_coins, clergy_benefit, less_purse
from lisboa.engine.names import CLERGY_VISIT
from lisboa.engine.state import State
from lisboa.engine.steps import STEPS
from lisboa.engine.tables import COINS, TREASURY_MODIFIER, TREASURY_REIS
from lisboa.engine.visit_payment import officials_of_others, visit_cost
from lisboa.text.lexicon import Args, Lexicon, player
from lisboa.text.visit_means import visit_means, wigs_of_payment


class Ask:
    """The decision on top of the stack with its own numbers a, b and c."""

    def __init__(self, s: State, words: Lexicon) -> None:
        at = layout.STACK + layout.FRAME * (s.d[layout.DEPTH] - 1)
        self.s = s
        self.words = words
        self.step: int = s.d[at]
        self.name = STEPS[self.step].name
        self.seat: int = s.d[at + 1]
        self.a: int = s.d[at + 2]
        self.b: int = s.d[at + 3]
        self.c: int = s.d[at + 4]

    def mine(self, region: int, size: int = 1, which: int = 0) -> int:
        """A number of the deciding player: `size` is how many the region has for each seat."""
        return self.s.d[region + size * self.seat + which]

    def player(self, seat: int) -> str:
        """The key of a player."""
        return player(seat, self.s.d[layout.SOLO] == 1)

    def optional(self) -> Args:
        """May the whole be declined? (RUL-4: `a` says so in the frames of rewards)"""
        return {"optional": "yes" if self.a == 1 else "no"}

    def visit(self, noble: int) -> Args:
        """INF-4: what a visit costs and why."""
        s = self.s
        return {
            "noble": NOBLES[noble],
            "cost": visit_cost(s, self.seat, noble),
            "modifier": TREASURY_MODIFIER[s.d[layout.TREASURY]],
            "officials": officials_of_others(s, self.seat, noble),
            "clergy": clergy_benefit(s, self.seat, CLERGY_VISIT),
        }

    def means(self, noble: int, code: int) -> Args:
        """INF-5: what the visit or follow `code` is paid with."""
        means = visit_means(self.s, self.seat, noble, code)
        yours = self.mine(layout.INFLUENCE)
        spent: Args = {"reisspent": means.reis, "wigsspent": means.wigs}
        return {"means": means.how, "yours": yours, "missing": means.missing, **spent}

    def treasury(self, steps: int) -> Args:
        """The treasury's value now and `steps` spaces further down (negative: up)."""
        space = self.s.d[layout.TREASURY]
        return {"treasury": TREASURY_REIS[space], "treasuryafter": TREASURY_REIS[space + steps]}


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a payment: what it is taken from, its message, how much it pays, what is there and what it takes."""

    what: str
    message: str
    count: int
    have: int
    less: int

    @property
    def possible(self) -> bool:
        """A refused one may be more than there is."""
        return self.less <= self.have


def paid(ask: Ask, shares: list[Share]) -> Args:
    """A payment in words; and as numbers what each share takes and leaves."""
    shares = [share for share in shares if share.count > 0]
    told = [share_words(ask, share) for share in shares]
    args: Args = {"payment": ask.words.join(told) if told else ask.words.say("pay-nothing")}
    for share in shares:
        if share.possible and share.less > 0:
            args |= {share.what: share.less, f"{share.what}after": share.have - share.less}
    return args


def share_words(ask: Ask, share: Share) -> str:
    """A share with what is left."""
    before, after = (share.have, share.have - share.less) if share.possible else (-1, -1)
    return ask.words.say(share.message, count=share.count, before=before, after=after)


def payment(ask: Ask, reis: int, coins: int) -> Args:
    """INF-3: réis from the hand and coins from the influence track."""
    influence = ask.mine(layout.INFLUENCE)
    less = influence - after_coins(influence, coins) if coins <= COINS[influence] else influence + 1
    return paid(
        ask,
        [
            Share("reis", "pay-reis", reis, ask.mine(layout.REIS), reis),
            Share("influence", "pay-coins", coins, influence, less),
        ],
    )


def visit_payment(ask: Ask, reis: int) -> Args:
    """INF-5: a part in réis (purses help, RUL-12), then influence, then wigs."""
    influence = ask.mine(layout.INFLUENCE)
    wigs = wigs_of_payment(ask.s, ask.seat, ask.a, reis)
    spent = visit_cost(ask.s, ask.seat, ask.a) - reis - wigs
    return paid(
        ask,
        [
            Share("reis", "pay-reis", reis, ask.mine(layout.REIS), less_purse(ask.s, ask.seat, reis)),
            Share("influence", "pay-influence", spent, influence, spent),
            Share("wigs", "pay-wigs", wigs, ask.mine(layout.WIGS), wigs),
        ],
    )


def good_gain(ask: Ask, good: int, gain: int) -> Args:
    """A good of the deciding player before and after a change."""
    before = ask.mine(layout.GOODS, 4, good)
    return {"good": GOODS[good], "before": before, "after": before + gain}


Describe = Callable[[Ask, int], Args]
OPTIONS: Final[dict[int, Describe]] = {}
PASSES: Final[dict[int, Describe]] = {}


def describes(step: int) -> Callable[[Describe], Describe]:
    """Register what gives the variables of a step's option message."""

    def register(describe: Describe) -> Describe:
        OPTIONS[step] = describe
        return describe

    return register


def describes_pass(step: int) -> Callable[[Describe], Describe]:
    """The same for the message of declining, where that has variables."""

    def register(describe: Describe) -> Describe:
        PASSES[step] = describe
        return describe

    return register
