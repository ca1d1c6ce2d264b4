"""Chapter 12: final scoring (SCORE). What each decree is worth is in `decree_values.py`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.engine.decree_values import decree_wigs, hulls, plan_officials, stores_where, total
from lisboa.engine.events import GAME_OVER, SCORED
from lisboa.engine.lacerda import his_cubes, is_lacerda
from lisboa.engine.layout import (
    DECREES,
    DONE,
    ENDING,
    FAVOR,
    INFLUENCE,
    PLAYERS,
    REIS,
    SCORES,
    WIGS,
)
from lisboa.engine.names import ENDING_OVER, LACERDA, NONE
from lisboa.engine.portfolio import sets
from lisboa.engine.production import stores_of_type
from lisboa.engine.revisions import edition
from lisboa.engine.state import State
from lisboa.engine.steps import FINAL_SCORING, Automatic, register
from lisboa.engine.tables import (
    COINS,
    numbers,
)

LINES: Final = 7  # SCORE-1 to SCORE-7


def place_values(first: int, second: int, third: int, players: int) -> vec[i64]:
    """SCORE-3, SCORE-6: with two players only the first and third value count; a 4th place is worth 0 (RUL-29)."""
    if players == 2:
        return numbers([first, third])
    return numbers([first, second, third, 0])


def share_places(counts: vec[i64], values: vec[i64]) -> vec[i64]:
    """SCORE-3, RUL-29: wigs by majority. Tied players add their places, divide, round down; who has 0 takes none."""
    out = vec[i64]()
    for mine in counts:
        better: i64 = 0
        tied: i64 = 0
        for other in counts:
            if other > mine:
                better += 1
            elif other == mine:
                tied += 1
        total: i64 = 0
        place = better
        while place < better + tied and place < len(values):
            total += values[place]
            place += 1
        out = append(out, total // tied if mine > 0 else 0)
    return out


def store_values(s: State, street: i64) -> vec[i64]:
    """SCORE-3: gold 3/2/1, cloth 9/6/3, books 9/6/3, tools 6/4/2 (2017: 6/3/1)."""
    players = s.d[PLAYERS]
    if street == 0:
        return place_values(3, 2, 1, players)
    if street < 3:
        return place_values(9, 6, 3, players)
    if edition(s) == 2017:
        return place_values(6, 3, 1, players)
    return place_values(6, 4, 2, players)


def store_majorities(s: State) -> vec[i64]:
    """SCORE-3 for every player."""
    total = vec[i64]()
    seat: i64 = 0
    while seat < s.d[PLAYERS]:
        total = append(total, 0)
        seat += 1
    street: i64 = 0
    while street < 4:
        counts = vec[i64]()
        seat = 0
        while seat < s.d[PLAYERS]:
            counts = append(counts, stores_of_type(s, seat, street))
            seat += 1
        shares = share_places(counts, store_values(s, street))
        seat = 0
        while seat < s.d[PLAYERS]:
            total[seat] += shares[seat]
            seat += 1
        street += 1
    return total


def official_majority(s: State) -> vec[i64]:
    """SCORE-6 for every player: 15/10/5, two players 15/5."""
    counts = vec[i64]()
    seat: i64 = 0
    while seat < s.d[PLAYERS]:
        counts = append(counts, plan_officials(s, seat))
        seat += 1
    return share_places(counts, place_values(15, 10, 5, s.d[PLAYERS]))


def money_wigs(s: State, seat: i64) -> i64:
    """SCORE-4: 1 wig per 5 réis, the influence track cashed out without moving the marker."""
    return (s.d[REIS + seat] + COINS[s.d[INFLUENCE + seat]]) // 5


class FinalScoring(Automatic):
    """SCORE-1 to SCORE-7 for everybody, then the game is over. For Lacerda some lines differ (SOLO-8)."""

    def __init__(self) -> None:
        super().__init__("final-scoring")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        stores = store_majorities(s)
        officials = official_majority(s)
        player: i64 = 0
        while player < s.d[PLAYERS]:
            his = is_lacerda(s, player)
            s.put(SCORES + 8 * player, s.d[WIGS + player])
            line(s, player, 1, hulls(s, player))
            line(s, player, 2, his_cubes(s) if his else 3 * sets(s, player))
            line(s, player, 3, stores[player])
            line(s, player, 4, 0 if his else money_wigs(s, player))
            line(s, player, 5, 3 * s.d[DECREES + LACERDA] if his else decree_wigs(s, player))
            line(s, player, 6, officials[player])
            line(s, player, 7, 2 * total(s, FAVOR + 3 * player, 3))
            player += 1
        s.note(GAME_OVER, NONE)
        s.put(ENDING, ENDING_OVER)


def line(s: State, seat: i64, number: i64, wigs: i64) -> None:
    """Write one line of the score sheet and move the wig marker."""
    s.note(SCORED, seat, number, wigs, 1 if is_lacerda(s, seat) else 0)
    s.put(SCORES + 8 * seat + number, wigs)
    s.add(WIGS + seat, wigs)


def tie_break(s: State, seat: i64) -> tuple[int, int, int, int, int]:
    """SCORE-8, RUL-29: wigs, then sets, stores, completed plans, réis in hand; larger is better."""
    return (
        s.d[WIGS + seat],
        0 if is_lacerda(s, seat) else sets(s, seat),
        stores_where(s, seat, NONE, NONE, NONE),
        total(s, DONE + 8 * seat, 8),
        s.d[REIS + seat],
    )


register(FINAL_SCORING, FinalScoring())
