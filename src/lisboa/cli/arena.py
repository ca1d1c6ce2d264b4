"""`lisboa arena`: bots against each other on every seat with the same shuffles, and how strong they are."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from lisboa.cli.arena_file import ArenaFile, header_of, opened
from lisboa.cli.arena_games import Arena
from lisboa.cli.arena_table import report
from lisboa.cli.cluster import cluster
from lisboa.cli.progress import INTERRUPTED, processes, progress
from lisboa.cli.style import console, count
from lisboa.cli.workers import WorkerDied, finished
from lisboa.engine import COMPILED
from lisboa.report.contest import Played, results, thinking

Place = Callable[[Iterable[int]], Iterator[Played | None]]


@dataclass(frozen=True)
class Task:
    """An arena, how far to go, and how."""

    arena: Arena
    asked: int  # games of a line-up
    workers: int
    save: Path | None = None
    cluster: str | None = None

    @property
    def rounds(self) -> int:
        """Shuffles: each is played in every rotation, so there may be a few more games than asked for."""
        return -(-self.asked // self.arena.players)

    @property
    def games(self) -> int:
        return self.rounds * self.arena.round_games


@dataclass(frozen=True)
class Outcome:
    """What was played; `complete` is false after Ctrl-C."""

    games: list[Played]
    new: int  # of them in this run
    seconds: float
    complete: bool
    died: bool


def run(task: Task, as_json: bool) -> int:
    """Play, print, and say how to exit."""
    out, err = console(), console(stderr=True)
    with file_of(task) as file, place_of(task) as place:
        outcome = contest(task, file, place, err, quiet=as_json)
    found = document(task, outcome)
    if as_json:
        sys.stdout.write(json.dumps(found, indent=2, ensure_ascii=False) + "\n")
    elif outcome.games:
        out.print(report(found))
    if outcome.complete:
        return 0
    say_stopped(task, outcome, err)
    return 1 if outcome.died else INTERRUPTED


def file_of(task: Task) -> AbstractContextManager[ArenaFile | None]:
    """The file of finished games, if there is to be one."""
    return nullcontext() if task.save is None else opened(task.save, header_of(task.arena, task.asked))


def place_of(task: Task) -> AbstractContextManager[Place]:
    """Where games are played: given their numbers it gives them as they finish."""
    if task.cluster is not None:
        return cluster(task.arena, task.cluster, task.workers)
    return nullcontext(lambda numbers: finished(task.arena, numbers, task.workers))


def contest(task: Task, file: ArenaFile | None, place: Place, err: Console, quiet: bool) -> Outcome:
    """Play the games that are not in the file; Ctrl-C ends it early with what there is."""
    games = [game for game in file.games if game.game < task.games] if file is not None else []
    known = {game.game for game in games}
    say_plan(task, len(games), err)
    begun = time.perf_counter()
    died = False
    with progress(err, title(task), task.games, quiet, len(games)) as show:
        try:
            for game in filter(None, place(game for game in range(task.games) if game not in known)):
                games.append(game)
                if file is not None:
                    file.add(game)
                show(len(games))
        except WorkerDied:  # what is done is summed up as after Ctrl-C
            died = True
    seconds = time.perf_counter() - begun
    return Outcome(games, len(games) - len(known), seconds, len(games) == task.games, died)


def title(task: Task) -> str:
    """What is played, in a line."""
    arena = task.arena
    line_ups = "1 line-up" if len(arena.line_ups) == 1 else f"{count(len(arena.line_ups))} line-ups"
    table = "against Lacerda" if arena.options.solo else f"with {arena.players} players"
    where = processes(task.workers) if task.cluster is None else "a Ray cluster"
    return f"{count(task.games)} games {table} ({line_ups}) on {where}"


def say_plan(task: Task, known: int, err: Console) -> None:
    """What is not quite as asked for, and what need not be played again."""
    each = task.rounds * task.arena.players
    if each != task.asked:
        err.print(
            f"{count(each)} games a line-up instead of {count(task.asked)}: "
            f"every shuffle is played in {task.arena.players} rotations.",
            style="faint",
            soft_wrap=True,
        )
    if known:
        words = f"{count(known)} of {count(task.games)} games are in {task.save} already."
        err.print(words, style="faint", markup=False, soft_wrap=True)


def say_stopped(task: Task, outcome: Outcome, err: Console) -> None:
    """Why there are fewer games, and how to go on."""
    cause = "because a worker process was killed" if outcome.died else "by Ctrl-C"
    err.print(
        f"[warn]Stopped {cause} after {count(len(outcome.games))} of {count(task.games)} games[/]"
        + ("; the figures above are of these games." if outcome.games else "."),
        soft_wrap=True,
    )
    if task.save is not None:
        err.print(f"To go on: lisboa arena --resume {task.save} --games {task.asked}", markup=False, soft_wrap=True)


def document(task: Task, outcome: Outcome) -> dict[str, Any]:
    """The result for machines. Only `timing` differs between two runs with the same options."""
    arena, options = task.arena, task.arena.options
    return {
        "bots": list(arena.named),
        "players": arena.players,
        "seed": arena.seed,
        "ruleset": options.ruleset,
        "rules": options.rules,
        "draft": options.draft,
        "starting_decrees": options.starting_decrees,
        "solo": options.solo,
        "goals": list(options.goals),
        "city_tokens": bool(options.city_tokens),
        "line_ups": [list(line_up) for line_up in arena.line_ups],
        "rounds": task.rounds,
        "games": len(outcome.games),
        "requested": task.games,
        "complete": outcome.complete,
        **results(arena.bots, outcome.games, arena.seed),
        "timing": {
            "compiled": COMPILED,
            "workers": task.workers,
            "cluster": task.cluster,
            "seconds": round(outcome.seconds, 3),
            "games": outcome.new,
            "thinking": thinking(arena.bots, outcome.games),
        },
    }
