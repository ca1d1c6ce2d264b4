"""What games between bots add up to: victories, wigs, who is ahead of whom, ratings, and ranks against Lacerda.

A round is one shuffle, played by every line-up in every rotation. Its games are not independent of each other, nor are
the seats of a game, so all intervals are made from whole rounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, ValuesView
from itertools import combinations
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from lisboa.report import solo
from lisboa.report.measures import grouped_interval, grouped_share, mean, rounded
from lisboa.report.ratings import Comparisons, ratings
from lisboa.report.solo_tally import SoloTally
from lisboa.report.tally import WIN

Document = dict[str, Any]

FIRST: Final = 0  # place

Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class Thinking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot needed for its decisions, in seconds of one core."""

    decisions: Count
    seconds: Seconds
    longest: Seconds


class Against(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game against Lacerda: the rank, and what there is of everything that ranks ask for (SOLO-9)."""

    rank: Count
    reached: dict[str, int]


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A finished game."""

    game: Count  # its number in the arena
    round: Count
    bots: list[str]  # by seat; Lacerda is none
    wigs: list[int]  # by seat, Lacerda included
    places: list[int]  # by seat: how many stand before it (SCORE-8)
    thinking: dict[str, Thinking]
    solo: Against | None = None

    def seats_of(self, bot: str) -> list[int]:
        """Where it sat."""
        return [seat for seat, name in enumerate(self.bots) if name == bot]

    def won(self, seat: int) -> int:
        """The seat's part of the victory, in twelfths."""
        return WIN // self.places.count(FIRST) if self.places[seat] == FIRST else 0

    def margin(self, seat: int) -> int:
        """Wigs more than the best of the others."""
        return self.wigs[seat] - max(wigs for other, wigs in enumerate(self.wigs) if other != seat)


def results(bots: Sequence[str], games: Iterable[Played], seed: int) -> Document:
    """Everything that the games tell about the bots; in whatever order they were played."""
    played = sorted(games, key=lambda game: game.game)
    if any(game.solo for game in played):
        return {"results": [alone(bot, played) for bot in bots]}
    rated = [
        {"rating": round(found.value, 1), "low": round(found.low, 1), "high": round(found.high, 1)}
        for found in ratings(len(bots), compared(bots, played), seed)
    ]
    return {
        "results": [of_bot(bot, played) | {"rating": rating} for bot, rating in zip(bots, rated, strict=True)],
        "pairwise": [of_pair(one, other, played) for one, other in combinations(bots, 2)],
    }


def of_bot(bot: str, games: list[Played]) -> Document:
    """Victories, wigs and margins of a bot. Its share is of the seats it played: a fair one is that of every player."""
    sat = [(game, seat) for game in games for seat in game.seats_of(bot)]
    games_played = len({game.game for game, _ in sat})
    won = rounds_of((game.round, 1, game.won(seat) / WIN) for game, seat in sat)
    return {
        "bot": bot,
        "games": games_played,
        "seats": len(sat),
        "wins": rounded(sum(wins for _, wins in won)),
        "win_share": grouped_share(won, games_played),
        "wigs": by_round((game.round, game.wigs[seat]) for game, seat in sat),
        "margin": by_round((game.round, game.margin(seat)) for game, seat in sat),
        "by_seat": [at_seat(sat, seat) for seat in sorted({seat for _, seat in sat})],
    }


def at_seat(sat: list[tuple[Played, int]], seat: int) -> Document:
    """Games and victories on one seat."""
    here = [game for game, where in sat if where == seat]
    return {"seat": seat, "games": len(here), "wins": rounded(sum(game.won(seat) for game in here) / WIN)}


def by_round(values: Iterable[tuple[int, int]]) -> Document:
    """The mean of numbers that come with their round; its interval if there are two rounds."""
    rounds = rounds_of((number, 1, value) for number, value in values)
    times, total = (sum(column) for column in zip((0, 0.0), *rounds, strict=True))
    return grouped_interval(rounds) or {"mean": mean(total, int(times)), "low": None, "high": None}


def rounds_of(values: Iterable[tuple[int, int, float]]) -> ValuesView[tuple[int, float]]:
    """By round how many values there are and their sum, from parts of that with the number of their round."""
    rounds: dict[int, tuple[int, float]] = {}
    for number, times, value in values:
        known = rounds.get(number, (0, 0.0))
        rounds[number] = (known[0] + times, known[1] + value)
    return rounds.values()


def alone(bot: str, games: list[Played]) -> Document:
    """The same against Lacerda, with the ranks reached and what was missing for them."""
    tally = SoloTally()
    for game in games:
        if game.solo is not None and bot in game.bots:
            tally.add(game.solo.rank, game.solo.reached)
    return of_bot(bot, games) | {"ranks": solo.ranks(tally)}


# Pairs


def ahead(game: Played, one: str, other: str) -> tuple[int, float, int]:
    """Comparisons of two bots in a game, how often the first was ahead (a half if equal), and its wigs more."""
    times, better, wigs = 0, 0.0, 0
    for mine in game.seats_of(one):
        for theirs in game.seats_of(other):
            times += 1
            wigs += game.wigs[mine] - game.wigs[theirs]
            if game.places[mine] <= game.places[theirs]:
                better += 1.0 if game.places[mine] < game.places[theirs] else 0.5
    return times, better, wigs


def of_pair(one: str, other: str, games: list[Played]) -> Document:
    """How often one was ahead of the other, and by how much on average."""
    both = [game for game in games if one in game.bots and other in game.bots]
    seen = [ahead(game, one, other) for game in both]
    times, better, wigs = (sum(column) for column in zip((0, 0.0, 0), *seen, strict=True))
    rounds = rounds_of((game.round, met, won) for game, (met, won, _) in zip(both, seen, strict=True))
    return {
        "bot": one,
        "against": other,
        "comparisons": times,
        "ahead": better,
        "share": grouped_share(rounds, len(both)),
        "wigs": mean(wigs, int(times)),
    }


def compared(bots: Sequence[str], games: list[Played]) -> list[Comparisons]:
    """Who was ahead of whom how often, round by round."""
    number = len(bots)
    rounds: dict[int, list[float]] = {}
    for game in games:
        table = rounds.setdefault(game.round, [0.0] * number**2)
        for i, j in combinations(range(number), 2):
            times, better, _ = ahead(game, bots[i], bots[j])
            table[i * number + j] += better
            table[j * number + i] += times - better
    return [tuple(table) for table in rounds.values()]


def thinking(bots: Sequence[str], games: Iterable[Played]) -> Document:
    """Seconds per decision of each bot."""
    seen: dict[str, list[Thinking]] = {bot: [] for bot in bots}
    for game in games:
        for bot, spent in game.thinking.items():
            seen[bot].append(spent)
    out: Document = {}
    for bot, parts in seen.items():
        decisions = sum(part.decisions for part in parts)
        out[bot] = {
            "decisions": decisions,
            "mean_s": round(sum(part.seconds for part in parts) / decisions, 6) if decisions else 0.0,
            "max_s": round(max((part.longest for part in parts), default=0.0), 6),
        }
    return out
