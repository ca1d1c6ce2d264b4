"""A decision as the text modules see it: the top of the stack, and helpers to describe costs."""

from collections.abc import Callable
from typing import Final

from lisboa.components import GOODS, NOBLES
from lisboa.engine import layout
from lisboa.engine.influence import clergy_benefit, less_purse
from lisboa.engine.names import CLERGY_VISIT, NEUTRAL
from lisboa.engine.state import State
from lisboa.engine.steps import STEPS
from lisboa.engine.tables import COIN_SPACES, COINS, TREASURY_MODIFIER, TREASURY_REIS
from lisboa.engine.visits import visit_cost
from lisboa.text.lexicon import Args, Lexicon, player


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
        officials = sum(s.d[layout.OFFICE + 5 * noble + o] for o in range(NEUTRAL + 1) if o != self.seat)
        return {
            "noble": NOBLES[noble],
            "cost": visit_cost(s, self.seat, noble),
            "modifier": TREASURY_MODIFIER[s.d[layout.TREASURY]],
            "officials": officials,
            "clergy": clergy_benefit(s, self.seat, CLERGY_VISIT),
            "missing": self.missing(visit_cost(s, self.seat, noble)),
        }

    def missing(self, cost: int) -> int:
        """How far the player's influence falls short of a cost."""
        return max(cost - self.mine(layout.INFLUENCE), 0)

    def treasury(self, steps: int) -> Args:
        """The treasury's value now and `steps` spaces further down (negative: up)."""
        space = self.s.d[layout.TREASURY]
        return {"treasury": TREASURY_REIS[space], "treasuryafter": TREASURY_REIS[space + steps]}


def pay_part(ask: Ask, message: str, count: int, have: int, less: int) -> str:
    """A part of a payment with what is left; a refused one may be more than there is."""
    if have < less:
        return ask.words.say(message, count=count, before=-1, after=-1)
    return ask.words.say(message, count=count, before=have, after=have - less)


def payment(ask: Ask, reis: int, coins: int) -> str:
    """INF-3: réis from the hand and coins from the influence track."""
    parts = []
    if reis > 0:
        parts.append(pay_part(ask, "pay-reis", reis, ask.mine(layout.REIS), reis))
    if coins > 0:
        influence = ask.mine(layout.INFLUENCE)
        left = COINS[influence] - coins
        less = influence - COIN_SPACES[left] if left >= 0 else influence + 1
        parts.append(pay_part(ask, "pay-coins", coins, influence, less))
    return ask.words.join(parts) if parts else ask.words.say("pay-nothing")


def visit_payment(ask: Ask, cost: int, reis: int) -> str:
    """INF-5: a part in réis (purses help, RUL-12), then influence, then wigs."""
    influence, wigs, money = ask.mine(layout.INFLUENCE), ask.mine(layout.WIGS), ask.mine(layout.REIS)
    from_influence = min(cost - reis, influence)
    from_wigs = cost - reis - from_influence
    parts = []
    if reis > 0:
        parts.append(pay_part(ask, "pay-reis", reis, money, less_purse(ask.s, ask.seat, reis)))
    if from_influence > 0:
        parts.append(pay_part(ask, "pay-influence", from_influence, influence, from_influence))
    if from_wigs > 0:
        parts.append(pay_part(ask, "pay-wigs", from_wigs, wigs, from_wigs))
    return ask.words.join(parts) if parts else ask.words.say("pay-nothing")


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
