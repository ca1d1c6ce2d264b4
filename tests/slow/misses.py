"""Every way to play on after a refused option, and by how much each one fails: the truth that refusals must name."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import lisboa
from lisboa.engine import stores
from lisboa.engine.flow import seat_of
from lisboa.engine.influence import funds
from lisboa.engine.layout import DEPTH, FRAME, PLANS, PLOT, SITE, STACK, TILES
from lisboa.engine.lookahead import offers
from lisboa.engine.names import NONE
from lisboa.engine.opening_means import Means, suits
from lisboa.engine.portfolio import goods_held
from lisboa.engine.state import State
from lisboa.engine.steps import (
    AUTOMATIC,
    OPEN_PLAN,
    OPEN_SITE,
    SELL_OR_TRADE,
    STEPS,
    STORE_CUBE,
    STORE_PLOT,
    STORE_TILE,
    Refusal,
    committed,
    pop_and_run,
    pop_and_take,
    raw_offers,
)
from lisboa.engine.tables import SITES
from lisboa.errors import BadPosition
from lisboa.text.words import words_for
from tests.slow.agreement import liking, random_game
from tests.slow.corners import tightened
from tests.slow.forced import forcing

MOST_WAYS = 4000
# Refusals that say how much is lacking; those of the cube and the plan in use are the price itself
SUMS = {
    "land-too-dear", "cardinal-raises-land", "hiring-too-dear", "cardinal-raises-hire",
    "after-land-too-dear", "after-cardinal-raises-land", "after-land-here-too-dear",
    "after-hiring-too-dear", "after-cardinal-raises-hire", "after-hiring-here-too-dear",
}  # fmt: skip
INSTANCES = {"after-some-land-too-dear", "after-some-hiring-too-dear"}
# Refusals that are true only if money is not what is lacking
NO_SUMS = {"no-plan-held", "no-free-site", "after-no-plan-fits", "after-no-plan-fits-here", "after-no-plot-fits"}


# Refusals about goods, and whether there would be any; "no-sell-no-trade" says so by its number
GOODS_LEFT = {"after-no-goods": False, "after-no-sell-no-trade": True}
CHECKED = SUMS | INSTANCES | NO_SUMS | GOODS_LEFT.keys() | {"no-sell-no-trade"}


class TooManyWaysError(Exception):
    """More than a test can follow."""


@dataclass
class Misses:
    """What the ways after an option cost and what could be raised there."""

    found: set[tuple[int, int]] = field(default_factory=set)
    goods: int = 0  # the most that is left when something must be sold or traded
    ways: int = 0

    def follow(self, s: State) -> None:
        """Play on in every way, also where the engine sees that it is hopeless."""
        self.ways += 1
        if self.ways > MOST_WAYS:
            raise TooManyWaysError
        while committed(s, 0) and AUTOMATIC[top(s)[0]] == 1:
            pop_and_run(s)
        if not committed(s, 0):
            raise AssertionError("a refused option can be completed")
        step, seat, place = top(s)
        if step == STORE_CUBE:
            self.found.add(land(s, seat, place))
        elif step == OPEN_PLAN:
            self.found |= hires(s, seat, place)
        elif step == SELL_OR_TRADE:
            self.goods = max(self.goods, goods_held(s, seat))
        else:
            for code in list(codes(s, step, place)):
                t = s.copy()
                pop_and_take(t, code)
                self.follow(t)


def top(s: State) -> tuple[int, int, int]:
    """The step on top of the stack, whose it is, and its first number."""
    f = STACK + FRAME * (s.d[DEPTH] - 1)
    return s.d[f], s.d[f + 1], s.d[f + 2]


def codes(s: State, step: int, place: int) -> Iterator[int]:
    """What could be tried, money not considered."""
    if step == STORE_TILE:
        yield from (space for space in range(5) if s.d[TILES + space] == 1)
    elif step == STORE_PLOT:
        yield from (plot for plot in range(25) if s.d[PLOT + plot] == NONE and stores.fits(place, plot % 5))
    elif step == OPEN_SITE:
        yield from (site for site in range(SITES) if s.d[SITE + site] == NONE)
    else:
        yield from raw_offers(s, False).codes


def land(s: State, seat: int, plot: int) -> tuple[int, int]:
    """NOBLE-1e: the price with the best cube, and what can be raised."""
    row, column = divmod(plot, 5)
    cubes = stores.cube_value(s, row, column) - stores.best_cube(s, row, column)
    return stores.land_price(s, seat, cubes), funds(s, seat)


def hires(s: State, seat: int, site: int) -> set[tuple[int, int]]:
    """NOBLE-4d: for each plan that suits the site."""
    means = Means(s, seat)
    plans = [p for p in range(8) if s.d[PLANS + 8 * seat + p] > 0 and suits(s, p // 4, site)]
    return {(means.price(s, seat, p % 4 + 2), means.money) for p in plans}


def plan_fits(s: State, seat: int) -> bool:
    """NOBLE-4: does the player hold a plan with a building for a free site?"""
    plans = [p for p in range(8) if s.d[PLANS + 8 * seat + p] > 0]
    return any(s.d[SITE + site] == NONE and suits(s, p // 4, site) for p in plans for site in range(SITES))


def lie(s: State, refusal: Refusal) -> str:
    """What is wrong with a refusal, nothing if it is true."""
    named = (refusal.x, refusal.y)
    misses = Misses()
    t = s.copy()
    pop_and_take(t, refusal.code)
    misses.follow(t)
    least = min((price - raised for price, raised in misses.found), default=0)
    told = refusal.reason in SUMS or refusal.reason in INSTANCES
    wrong = told and (named not in misses.found or (refusal.reason in SUMS and named[0] - named[1] != least))
    wrong |= refusal.reason in NO_SUMS and bool(misses.found)
    # Worded as what is so already, not as what the option would lead to
    wrong |= refusal.reason == "after-no-plan-fits" and plan_fits(s, seat_of(s))
    wrong |= refusal.reason in GOODS_LEFT and GOODS_LEFT[refusal.reason] != (misses.goods > 0)
    wrong |= refusal.reason == "no-sell-no-trade" and (refusal.x > 0) != (misses.goods > 0)
    if wrong:
        words = words_for(s)
        return f"{words.option(s, refusal.code)}: {words.reason(refusal)}, but {sorted(misses.found)} {misses.goods}"
    return ""


def examine(game: lisboa.Game, tally: Counter[str]) -> None:
    """All refusals of one decision."""
    s = game._state
    for refusal in offers(s.copy(), True).refusals:
        assert refusal.reason != "leads-nowhere", game.position()
        if top(s)[0] in (STORE_CUBE, OPEN_PLAN) or refusal.reason not in CHECKED:
            continue
        try:
            trouble = lie(s, refusal)
        except TooManyWaysError:
            tally["given up"] += 1
            continue
        assert not trouble, f"{trouble}\n{STEPS[top(s)[0]].name}: {game.position()}"
        tally[refusal.reason] += 1


def tight_turns(seed: int, positions: int) -> Counter[str]:
    """Turns from positions of random games in which money is short; counts the refusals that were true."""
    rng = random.Random(seed)
    tally: Counter[str] = Counter()
    while tally["positions"] < positions:
        game = random_game(rng, rng.choice((1, 2, 2)))
        while not game.is_over and tally["positions"] < positions:
            if game.decision is not None and game.decision.kind == "main" and rng.random() < 0.2:
                tight_turn(game, rng, tally)
            game.play(rng.choice(game.legal_moves()))
    return tally


def tight_turn(game: lisboa.Game, rng: random.Random, tally: Counter[str]) -> None:
    """One turn after an edit, seen at each decision."""
    edit = rng.choice((forcing, tightened))
    try:
        tight = lisboa.Game.from_position(edit(game.position(), rng))
    except BadPosition:
        return
    tally["positions"] += 1
    while tight.decision is not None and tight.decision.kind != "take-card":
        examine(tight, tally)
        tight.play(max(tight.legal_moves(), key=lambda move: rng.random() + liking(move)))
