"""`python -m tests.chaos`: take everything away from servers while people play, and see that nothing is lost.

`make chaos` calls it. It ends with 1 if a promise was broken, and says which.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

from tests.chaos import scenarios
from tests.chaos.killing import Tell
from tests.chaos.ledger import Broken
from tests.chaos.scenarios import Run
from tests.server.postgres import Postgres, running

CHECKED = """Checked after each fault: every acknowledged entry is in the log once, at its number, as it was asked;
nothing that was refused is there; nothing that was ever read from the log has changed; the log played again leads to
the stored hashes, positions, columns, clocks and messages; requests asked again are answered byte for byte as before;
no table stands still. At the end: sockets were sent every entry once, in order, as the log tells it; a server told to
stop ends with 0, and its log holds no traceback."""

Job = Callable[[Run], Coroutine[None, None, Run]]


def jobs_of(asked: argparse.Namespace, postgres: Postgres | None, folder: Path) -> dict[str, Job]:
    """The runs asked for, by name."""
    jobs: dict[str, Job] = {}
    kinds = 2 if asked.database == "both" else 1
    kills = -(-asked.kills // kinds)
    if asked.database != "postgresql":
        jobs["kills, SQLite"] = lambda run: scenarios.kill_run(run, str(folder / "lisboa.db"), kills)
        jobs["full disk"] = lambda run: scenarios.disk_run(run, asked.rounds)
    if postgres is not None:
        jobs["kills, PostgreSQL"] = lambda run: scenarios.kill_run(run, postgres.url(postgres.create()), kills)
        jobs["two servers race"] = lambda run: scenarios.race_run(run, postgres.url(postgres.create()), asked.races)
        jobs["PostgreSQL away"] = lambda run: scenarios.outage_run(
            run, postgres, postgres.url(postgres.create()), asked.rounds
        )
    return jobs


def carry_out(jobs: dict[str, Job], asked: argparse.Namespace, folder: Path, console: Console) -> dict[str, Run]:
    """One after the other; what was broken ends it."""
    done: dict[str, Run] = {}
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        for number, (name, job) in enumerate(jobs.items()):
            task = progress.add_task(name, total=1)
            place = folder / f"run{number}"
            place.mkdir()
            run = Run(place, asked.seed, asked.seconds, tell=teller(progress, task, name))
            began = time.monotonic()
            done[name] = asyncio.run(job(run))
            done[name].seen["seconds"] = round(time.monotonic() - began)
            progress.update(task, completed=1, description=name)
    return done


def teller(progress: Progress, task: TaskID, name: str) -> Tell:
    """Shows how far a run has come; line by line where nobody looks on."""
    began = time.monotonic()

    def tell(text: str) -> None:
        progress.update(task, description=f"{name}: {text}")
        if not progress.console.is_terminal:
            progress.console.print(f"{time.monotonic() - began:6.1f} s {name}: {text}")

    return tell


def summary(done: dict[str, Run]) -> Table:
    """What was seen in each run."""
    table = Table("", *done)
    names = list(dict.fromkeys(name for run in done.values() for name in run.seen))
    for name in names:
        table.add_row(name, *(str(run.seen.get(name, "")) for run in done.values()))
    return table


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=60, help="SIGKILLs of the server in all")
    parser.add_argument("--races", type=int, default=300, help="entries for which two servers race")
    parser.add_argument("--rounds", type=int, default=2, help="how often each other fault comes")
    parser.add_argument("--seconds", type=float, default=60, help="how long games are played on to their ends")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seed", type=int, default=None, help="chooses moves and moments; the default is a fresh one")
    return parser.parse_args()


def main() -> int:
    """Exit code 0: nothing was lost."""
    asked = arguments()
    asked.seed = secrets.randbelow(10**9) if asked.seed is None else asked.seed
    console = Console()
    console.print(f"seed {asked.seed}")
    with tempfile.TemporaryDirectory(prefix="lisboa-chaos-") as name:
        folder = Path(name)
        try:
            if asked.database == "sqlite":
                done = carry_out(jobs_of(asked, None, folder), asked, folder, console)
            else:
                with running() as postgres:
                    done = carry_out(jobs_of(asked, postgres, folder), asked, folder, console)
        except Broken as broken:
            console.print(f"BROKEN (seed {asked.seed}): {broken}", style="red", markup=False)
            return 1
    console.print(summary(done))
    console.print(" ".join(CHECKED.split()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
