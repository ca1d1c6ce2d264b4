"""`lisboa reports`: what players have reported, for who runs the server."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime

import msgspec
from rich.text import Text
from sqlalchemy.exc import DBAPIError

from lisboa.cli.style import console, grid, heading
from lisboa.errors import LisboaError
from lisboa.server import reports
from lisboa.server.database import Database
from lisboa.server.reports import Report, StoredGame

SHOWN = 60  # characters of a report in the list


def run(url: str, number: int | None, game_only: bool) -> int:
    """Print the list or one report, and say how to exit."""
    try:
        if number is None:
            list_all(asyncio.run(read_all(url)))
            return 0
        found = asyncio.run(read_one(url, number))
    except (LisboaError, OSError, DBAPIError) as error:
        return refuse(str(error).splitlines()[0])
    if found is None:
        return refuse(f"there is no report {number}")
    if not game_only:
        show(found)
    elif found.game is None:
        return refuse(f"there is no game with report {number}")
    if found.stored_game is not None:
        sys.stdout.write(game_text(found.stored_game))
    return 0


def refuse(reason: str) -> int:
    """Say what is wrong."""
    console(stderr=True).print(Text(reason, style="bad"), soft_wrap=True)
    return 1


async def read_all(url: str) -> list[Report]:
    """Beside a running server."""
    database = Database(url)
    try:
        await database.join()
        return await database.read_sync(reports.listed)
    finally:
        await database.close()


async def read_one(url: str, number: int) -> Report | None:
    """The same for one of them."""
    database = Database(url)
    try:
        await database.join()
        return await database.read_sync(lambda connection: reports.find(connection, number))
    finally:
        await database.close()


def list_all(found: list[Report]) -> None:
    """A line for each, the newest first."""
    out = console()
    if not found:
        out.print("no reports")
        return
    table = grid([">number", "when", "who", "table", "entry", "what"])
    for report in found:
        what = (report.text or report.error).partition("\n")[0][:SHOWN]
        entry = "" if report.seq is None else str(report.seq)
        cells = (str(report.number), when(report), report.person or "", report.table_id or "", entry, what)
        table.add_row(*(Text(printable(cell)) for cell in cells))
    out.print(table)


def when(report: Report) -> str:
    """In UTC."""
    return datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def show(report: Report) -> None:
    """Everything but the game. What players write is told as it is, without reading marks in it."""
    out = console()
    out.print(heading(f"Report {report.number}", f"{when(report)} UTC"))
    facts = {
        "who": report.person or "nobody we know",
        "table": report.table_id or "none",
        "entry": "" if report.seq is None else str(report.seq),
        "page": report.page,
        "client": report.client,
        "engine": report.engine_version,
        "components": report.components_version,
        "text": report.text,
        "error": report.error,
    }
    for name, value in facts.items():
        if value:
            out.print(Text().append(f"{name}: ", style="faint").append(printable(value)), soft_wrap=True)
    out.print()


def printable(text: str) -> str:
    """Without characters that would move the cursor of a terminal."""
    return "".join(c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in text)


def game_text(stored: StoredGame) -> str:
    """The game file; if this version cannot tell the game, all that is known of it as JSON."""
    try:
        return stored.file()
    except Exception:  # an engine of another version may fail in any way, and a damaged log too
        return msgspec.json.format(msgspec.json.encode(stored), indent=1).decode() + "\n"
