"""Players without memory: a bot is asked for one decision at a time and sees only what its seat knows."""

from librt.vecs import vec
from mypy_extensions import i64

from lisboa.engine.flow import seat_of, settle, take
from lisboa.engine.playout import choose
from lisboa.engine.resample import resampled
from lisboa.engine.rng import next32
from lisboa.engine.state import State


class Bot:
    """Chooses from what is offered. `dice` is its only source of chance."""

    def decide(self, s: State, codes: vec[i64], dice: vec[i64]) -> i64:
        """The option taken at a table. What is hidden from the seat is dealt anew before the bot looks at it."""
        return self.choose(resampled(s, seat_of(s), next32(dice, 0)), codes, dice)

    def choose(self, sample: State, codes: vec[i64], dice: vec[i64]) -> i64:
        """The option taken, judged by a state that agrees with what the seat knows."""
        raise NotImplementedError  # abstract: every bot has a way of its own


class PolicyBot(Bot):
    """One of the quick policies of `playout`. They look at nothing that is hidden and so need no sample."""

    def __init__(self, policy: i64) -> None:
        self.policy = policy

    def decide(self, s: State, codes: vec[i64], dice: vec[i64]) -> i64:
        return choose(s, codes, self.policy, dice)

    def choose(self, sample: State, codes: vec[i64], dice: vec[i64]) -> i64:
        return choose(sample, codes, self.policy, dice)


def play_out(s: State, bots: list[Bot], dice: vec[i64]) -> i64:
    """Play to the end, each seat by its bot; returns the number of decisions with two or more options."""
    decisions: i64 = 0
    while True:
        codes = settle(s).codes
        if len(codes) == 0:
            return decisions
        decisions += 1
        take(s, bots[seat_of(s)].decide(s, codes, dice), False)
