"""A ledger as the document that `report.json` is and the page shows (`docs/report.md` explains its keys)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from lisboa.report import things
from lisboa.report.checks import all_checks
from lisboa.report.collect import Ledger
from lisboa.report.measures import distribution, interval_of, mean, rounded, share_interval
from lisboa.report.names import BONUSES, END_LINES, PLAY_LINES, REST_LINES
from lisboa.report.solo import solo
from lisboa.report.tally import WIN, Tally, spread
from lisboa.seats import LACERDA

FORMAT: Final = 2  # of the document: rises when a key changes its meaning

Document = dict[str, Any]
Score = tuple[int, int, int, int]  # seat, place in turn order, twelfths won, wigs


@dataclass(frozen=True)
class Run:
    """What was simulated."""

    players: int
    bots: tuple[str, ...]  # by seat
    seed: int
    requested: int
    options: dict[str, Any] = field(default_factory=dict)


def summary(run: Run, tally: Tally, ledger: Ledger) -> Document:
    """Everything in numbers. It depends on the games only, not on who played them when."""
    document: Document = {
        "format": FORMAT,
        "about": {
            "games": tally.games,
            "requested": run.requested,
            "players": run.players,
            "bots": list(run.bots),
            "seed": run.seed,
            "options": run.options,
        },
        "scores": scores(run, ledger),
        "lines": lines(run, tally.games, ledger),
        "wigs_by_turn": wigs_by_turn(run, ledger),
        "length": length(run, tally, ledger),
        "turn_order": [place_in_order(place, tally.games, ledger) for place in range(run.players)],
        **things.all_things(run.players, tally.games, ledger, run.options),
    }
    if LACERDA in run.bots:
        document["solo"] = solo(tally.solo)
    document["checks"] = all_checks(document)
    return document


def kinds(run: Run) -> list[str]:
    """The bots that play, each once, in the order of seats."""
    return list(dict.fromkeys(run.bots))


def players_seats(run: Run) -> list[int]:
    """Everybody's but Lacerda's: he scores by rules of his own (SOLO-8), so a mean of both would be nobody's."""
    return [seat for seat, bot in enumerate(run.bots) if bot != LACERDA]


def seats_of(run: Run, bot: str) -> list[int]:
    """The seats that a bot plays."""
    return [seat for seat, name in enumerate(run.bots) if name == bot]


def wigs_where(ledger: Ledger, wanted: Callable[[Score], bool]) -> Counter[int]:
    """Final scores of the players that are wanted."""
    out: Counter[int] = Counter()
    for score, times in ledger.scores.items():
        if wanted(score):
            out[score[3]] += times
    return out


def scores(run: Run, ledger: Ledger) -> Document:
    """Final scores of all players, of winners and the others, and of each bot."""
    seats = players_seats(run)
    return {
        "all": distribution(wigs_where(ledger, lambda score: score[0] in seats)),
        "winners": distribution(wigs_where(ledger, lambda score: score[0] in seats and score[2] > 0)),
        "others": distribution(wigs_where(ledger, lambda score: score[0] in seats and score[2] == 0)),
        "leads": distribution(ledger.leads),
        "bots": {bot: bot_scores(run, ledger, bot) for bot in kinds(run)},
    }


def bot_scores(run: Run, ledger: Ledger, bot: str) -> Document:
    """Final scores of a bot in all its seats."""
    seen = wigs_where(ledger, lambda score: run.bots[score[0]] == bot)
    return distribution(seen) | {"interval": interval_of(seen)}


def lines(run: Run, games: int, ledger: Ledger) -> list[Document]:
    """Where wigs come from. Shares are of the wigs earned, so what is paid or given at the start has none."""
    seats = players_seats(run)
    won = sum(times for score, times in ledger.scores.items() if score[0] in seats and score[2] > 0)
    lost = games * len(seats) - won
    earned = sum(
        wigs * times for (seat, line, wigs), times in ledger.lines.items() if seat in seats and line not in REST_LINES
    )
    out = []
    for when, group in (("play", PLAY_LINES), ("end", END_LINES), ("rest", REST_LINES)):
        for line, (rule, name) in group.items():
            seen = line_wigs(games, ledger, line, seats)
            total = sum(wigs * times for wigs, times in seen.items())
            if line == "other" and not any(name == "other" for _, name, _ in ledger.lines):
                continue
            out.append(
                {
                    "id": line,
                    "rule": rule,
                    "name": name,
                    "when": when,
                    "bonus": line in BONUSES,
                    "share": rounded(total / earned) if earned and when != "rest" else None,
                    **spread(seen).as_json(),
                    "winners": mean(sum(ledger.winner_lines[seat, line, True] for seat in seats), won),
                    "others": mean(sum(ledger.winner_lines[seat, line, False] for seat in seats), lost),
                    "bots": line_by_bot(run, games, ledger, line),
                }
            )
    return out


def line_wigs(games: int, ledger: Ledger, line: str, seats: Sequence[int]) -> Counter[int]:
    """How often some seats got so many wigs from a line; the ledger leaves the zeros out."""
    seen: Counter[int] = Counter()
    for (seat, name, wigs), times in ledger.lines.items():
        if name == line and seat in seats:
            seen[wigs] += times
    seen[0] += games * len(seats) - seen.total()
    return seen


def line_by_bot(run: Run, games: int, ledger: Ledger, line: str) -> dict[str, float]:
    """The mean of a line for each bot."""
    return {bot: spread(line_wigs(games, ledger, line, seats_of(run, bot))).mean for bot in kinds(run)}


def wigs_by_turn(run: Run, ledger: Ledger) -> list[Document]:
    """Mean wigs on the track as a player's nth turn begins."""
    seats = players_seats(run)
    turns = max((turn for _, turn, _ in ledger.turn_times), default=0)
    return [
        {
            "turn": turn,
            "players": sum(ledger.turn_times[seat, turn, won] for seat in seats for won in (True, False)),
            "winners": wigs_at_turn(ledger, turn, seats, (True,)),
            "others": wigs_at_turn(ledger, turn, seats, (False,)),
            "bots": {bot: wigs_at_turn(ledger, turn, seats_of(run, bot), (True, False)) for bot in kinds(run)},
        }
        for turn in range(1, turns + 1)
    ]


def wigs_at_turn(ledger: Ledger, turn: int, seats: Sequence[int], won: Sequence[bool]) -> float | None:
    """The mean of some seats, in games that they won or not; nothing if none of them had that turn."""
    times = sum(ledger.turn_times[seat, turn, each] for seat in seats for each in won)
    wigs = sum(ledger.turn_wigs[seat, turn, each] for seat in seats for each in won)
    return mean(wigs, times) if times else None


def length(run: Run, tally: Tally, ledger: Ledger) -> Document:
    """How long games are and what ends them (END-1, END-3)."""
    rounds: Counter[int] = Counter()
    for turns, times in ledger.first_period_turns.items():
        rounds[-(-turns // run.players)] += times
    return {
        "turns_per_player": distribution(tally.turns_each),
        "first_period_rounds": distribution(rounds),
        "decisions": distribution(tally.decisions),
        "period_ends": {cause: tally.period_ends[cause] for cause in ("sets", "decks")},
        "game_ends": {cause: tally.game_ends[cause] for cause in ("sets", "decks")},
    }


def place_in_order(place: int, games: int, ledger: Ledger) -> Document:
    """How the first, second, ... player in turn order fares."""
    won = sum(score[2] * times for score, times in ledger.scores.items() if score[1] == place)
    return {
        "place": place + 1,
        "wins": rounded(won / WIN),
        **share_interval(won / WIN, games),
        "wigs": interval_of(wigs_where(ledger, lambda score: score[1] == place)),
    }
