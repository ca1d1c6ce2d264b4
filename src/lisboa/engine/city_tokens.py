"""Rewards of plots and sites: printed on the board, or by the city tokens of chapter 14 (EXTRA-2).

The state always holds the reward of every place in play, so that all rules read it in the same way.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.engine.events import TOKEN_REMOVED, TOKENS_LAID
from lisboa.engine.layout import CITY_TOKENS, PLAYERS, PLOT_REWARD, RNG, SITE_REWARD, START
from lisboa.engine.names import NONE
from lisboa.engine.options import Options
from lisboa.engine.rng import shuffle
from lisboa.engine.state import State
from lisboa.engine.tables import PRINTED_PLOT, PRINTED_SITE, REWARD_AMOUNT, REWARD_EFFECT, SITE_ROW, SITES, numbers

ROW_E: Final = 4
PLOTS: Final = 25


def plot_effect(s: State, plot: i64) -> i64:
    """NOBLE-1c: the effect of a free plot's reward."""
    return REWARD_EFFECT[s.d[PLOT_REWARD + plot]]


def plot_amount(s: State, plot: i64) -> i64:
    """How much of it."""
    return REWARD_AMOUNT[s.d[PLOT_REWARD + plot]]


def site_effect(s: State, site: i64) -> i64:
    """NOBLE-4b: the effect of a free site's reward."""
    return REWARD_EFFECT[s.d[SITE_REWARD + site]]


def site_amount(s: State, site: i64) -> i64:
    """How much of it."""
    return REWARD_AMOUNT[s.d[SITE_REWARD + site]]


def plot_in_play(players: i64, plot: i64) -> bool:
    """SET-18: all but A1, which does not exist, and row E with two players."""
    return PRINTED_PLOT[plot] != NONE and (players > 2 or plot // 5 != ROW_E)


def site_in_play(players: i64, site: i64) -> bool:
    """SET-18: all but the two sites of row E with two players."""
    return players > 2 or SITE_ROW[site] != ROW_E


def prepare_rewards(s: State, options: Options) -> None:
    """The printed rewards or the host's arrangement lie there from the start; random tokens wait for the board."""
    s.d[CITY_TOKENS] = 1 if options.city_tokens else 0
    if not options.city_tokens:
        lay_rewards(s, PRINTED_PLOT, PRINTED_SITE)
    elif len(options.arrangement) > 0:
        for place, kind in enumerate(options.arrangement):
            s.d[PLOT_REWARD + place] = kind  # the sites' rewards follow those of the plots


def lay_rewards(s: State, plots: vec[i64], sites: vec[i64]) -> None:
    """A reward for every place in play."""
    plot: i64 = 0
    while plot < PLOTS:
        if plot_in_play(s.d[PLAYERS], plot):
            s.put(PLOT_REWARD + plot, plots[plot])
        plot += 1
    site: i64 = 0
    while site < SITES:
        if site_in_play(s.d[PLAYERS], site):
            s.put(SITE_REWARD + site, sites[site])
        site += 1


def deal_tokens(s: State) -> None:
    """EXTRA-2: tokens at random, unless the host has arranged them; with two players some stay in the box (RUL-31)."""
    if s.d[CITY_TOKENS] == 0 or s.d[PLOT_REWARD + 1] != NONE:
        return
    plots = PRINTED_PLOT[1:]  # without A1
    shuffle(s.d, RNG, plots)
    sites = PRINTED_SITE[:]
    shuffle(s.d, RNG, sites)
    s.note(TOKENS_LAID, s.d[START])
    with_a1 = numbers([NONE])
    for kind in plots:
        with_a1 = append(with_a1, kind)
    lay_rewards(s, with_a1, sites)


def remove_token(s: State, seat: i64, place: i64) -> None:
    """EXTRA-2: the token of a plot, or from 25 on of a site, leaves the game before anything is built there."""
    if s.d[CITY_TOKENS] == 1:
        s.note(TOKEN_REMOVED, seat, place, s.d[PLOT_REWARD + place])
        s.put(PLOT_REWARD + place, NONE)
