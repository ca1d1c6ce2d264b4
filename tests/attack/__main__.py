"""`python -m tests.attack`: what one stranger can do to a server, tried on this machine; `make attack` calls it.

Starts servers of its own on 127.0.0.1, attacks them in every known way, bounded in count and time, while a bystander
plays, and prints a table. It ends with 1 if a limit was broken. With --against it drives a server that runs already
(loopback addresses only), in those ways that need nothing but its address; with --tree it starts servers from the
sources of another version, to see that every row bites there.
"""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import os
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from pathlib import Path
from urllib.parse import urlsplit

from rich.console import Console
from rich.table import Table

from tests.attack import (
    accounts,
    connections,
    crowds,
    filling,
    flapping,
    heavy_answers,
    hosts,
    lengths,
    messages,
    operating,
    parsing,
    races,
    restarting,
    restoring,
    shares,
    sweep,
)
from tests.attack.row import Check, Outcome, Row, must
from tests.attack.scene import PATIENCE_MS, Attack, Kind, Scene, given_server, own_server

MOST_MINUTES = 20  # on a quiet machine all of it takes under five
KINDS = (
    parsing.KIND,
    lengths.KIND,
    connections.KIND,
    crowds.KIND,
    heavy_answers.KIND,
    heavy_answers.LONG_LOGS,
    accounts.KIND,
    hosts.KIND,
    filling.KIND,
    flapping.KIND,
    shares.KIND,
    shares.CLOCKS,
    sweep.KIND,
    races.KIND,
    restoring.KIND,
    restarting.KIND,
    operating.DISK,
    operating.STOP,
    messages.KIND,
)


async def carry_out(attack: Attack, scene: Scene) -> Row:
    """One attack, which may neither take for ever nor leave a dead server behind unnoticed."""
    try:
        async with asyncio.timeout(attack.seconds):
            found = await attack.work(scene)
    except TimeoutError:
        found = Outcome("", (Check("did not end", f"{attack.seconds:.0f} s", held=False),))
    except Exception as error:  # whatever it is, the other rows are tried
        found = Outcome("", (Check(f"{type(error).__name__}: {error}"[:300], "can be tried", held=False),))
    scene.leave()
    scene.spent = attack.ends_server or not await scene.answers()
    dead = scene.spent and not attack.ends_server
    after = (must("the server answers afterwards", False, "no answer any more"),) if dead else ()
    return Row(attack.name, found.tried, found.checks + after)


async def own_rows(kind: Kind, folder: Path, asked: argparse.Namespace) -> AsyncGenerator[Row, None]:
    """All attacks of a kind on a server of our own, and on another one whenever that answers no more."""
    attacks = list(kind.attacks)
    number = 0
    while attacks:
        number += 1
        async with own_server(kind, folder / f"{kind.name}-{number}".replace(" ", "-"), asked.patience) as scene:
            while attacks and not scene.spent:
                yield await carry_out(attacks.pop(0), scene)


async def given_rows(kind: Kind, folder: Path, asked: argparse.Namespace) -> AsyncGenerator[Row, None]:
    """Those that need nothing but an address."""
    attacks = [attack for attack in kind.attacks if attack.outside]
    if not attacks:
        return
    async with given_server(asked.against, folder, asked.patience) as scene:
        for attack in attacks:
            yield await carry_out(attack, scene)


def need_own_server(kinds: Sequence[Kind]) -> list[str]:
    """Attacks that --against leaves out."""
    return [attack.name for kind in kinds for attack in kind.attacks if not attack.outside]


def sharing(kinds: Sequence[Kind]) -> list[Kind]:
    """Kinds that any server will do for have one together: to start one takes seconds."""
    alike = [kind for kind in kinds if kind.plain and not kind.fresh]
    together = Kind("together", tuple(attack for kind in alike for attack in kind.attacks))
    return [*([together] if alike else []), *(kind for kind in kinds if kind not in alike)]


async def run(kinds: Sequence[Kind], folder: Path, asked: argparse.Namespace, console: Console) -> list[Row]:
    """One kind after the other; at the end, side by side, those that measure nobody's waiting and mostly wait."""
    together = [[kind] for kind in kinds if kind.patient]
    rows = await rows_of([kind for kind in kinds if not kind.patient], folder, asked, console)
    for found in await asyncio.gather(*(rows_of(alone, folder, asked, console) for alone in together)):
        rows += found
    return rows


async def rows_of(kinds: Sequence[Kind], folder: Path, asked: argparse.Namespace, console: Console) -> list[Row]:
    """These kinds, one after the other."""
    rows: list[Row] = []
    drive = own_rows if asked.against is None else given_rows
    for kind in kinds:
        began = time.monotonic()
        async with aclosing(drive(kind, folder, asked)) as found:
            async for row in found:
                rows.append(row)
                verdict = "held  " if row.held else "FAILED"
                seconds = time.monotonic() - began
                console.print(f"{verdict} {seconds:5.1f} s  {row.name}: {measured(row)}", markup=False, highlight=False)
                began = time.monotonic()
    return rows


def measured(row: Row) -> str:
    """Everything that was measured, on one line."""
    return "; ".join(check.measured for check in row.checks)


def sheet(rows: Sequence[Row]) -> Table:
    """The table."""
    table = Table("what a stranger does", "tried", "measured", "limit", "", show_lines=True)
    for row in rows:
        table.add_row(
            row.name,
            row.tried,
            "\n".join(check.measured for check in row.checks),
            "\n".join(check.limit for check in row.checks),
            "held" if row.held else "[red]FAILED[/]",
        )
    return table


def markdown(rows: Sequence[Row]) -> str:
    """The same for a document."""
    lines = ["| what a stranger does | tried | measured | limit | |", "|---|---|---|---|---|"]
    lines += [
        f"| {row.name} | {row.tried} | {measured(row)} | {'; '.join(check.limit for check in row.checks)} | "
        f"{'held' if row.held else '**failed**'} |"
        for row in rows
    ]
    return "\n".join(lines) + "\n"


def loopback(url: str) -> str:
    """An address that cannot be anybody else's machine."""
    parts = urlsplit(url)
    try:
        own = parts.hostname == "localhost" or ipaddress.ip_address(parts.hostname or "").is_loopback
    except ValueError:
        own = False
    if parts.scheme != "http" or not own or parts.port is None:
        raise argparse.ArgumentTypeError(
            f"{url} is not like http://127.0.0.1:8000: only a server on a loopback address of this machine is attacked"
        )
    return f"http://{parts.hostname}:{parts.port}"


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.attack", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", help=f"only these: {', '.join(kind.name for kind in KINDS)}")
    parser.add_argument("--against", type=loopback, metavar="URL", help="a server that runs, on a loopback address")
    parser.add_argument("--tree", type=Path, help="start servers from the sources of another version")
    parser.add_argument("--patience", type=float, default=PATIENCE_MS, help="milliseconds that others may wait")
    parser.add_argument("--markdown", type=Path, help="write the table to this file, too")
    return parser.parse_args()


def main() -> int:
    """Exit code 0: everything held."""
    asked = arguments()
    console = Console()
    unknown = set(asked.kinds) - {kind.name for kind in KINDS}
    if unknown:
        raise SystemExit(f"unknown: {', '.join(sorted(unknown))}")
    if asked.tree is not None:
        os.environ["PYTHONPATH"] = str((asked.tree / "src").resolve())
    kinds = sharing([kind for kind in KINDS if not asked.kinds or kind.name in asked.kinds])
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="lisboa-attack-", ignore_cleanup_errors=True) as name:
        try:
            rows = asyncio.run(asyncio.wait_for(run(kinds, Path(name), asked, console), 60 * MOST_MINUTES))
        except TimeoutError:
            console.print(f"stopped: not all was tried within {MOST_MINUTES} minutes; this machine is too busy for it")
            return 1
    console.print(sheet(rows))
    if asked.against is not None and (skipped := need_own_server(kinds)):
        console.print(f"not tried, since they need a server of their own ({len(skipped)}): {'; '.join(skipped)}")
    if asked.markdown is not None:
        asked.markdown.write_text(markdown(rows), encoding="utf-8")
    failed = sum(not row.held for row in rows)
    console.print(f"{len(rows)} rows in {time.monotonic() - began:.0f} s, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
