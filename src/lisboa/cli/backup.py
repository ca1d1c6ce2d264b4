"""`lisboa backup` and `lisboa restore`: the words around them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from rich.text import Text

from lisboa.cli.style import console, count
from lisboa.errors import LisboaError
from lisboa.server import backup, restore
from lisboa.server.backup_file import MAX_MEGABYTES, BadBackup, TooLarge, verify
from lisboa.server.database import Database
from lisboa.server.migrations import UnknownRevision

BAD_FILE, TOO_LARGE = 3, 4


def back_up(path: Path, url: str, force: bool) -> int:
    """Write the file, and say how to exit."""
    now = int(time.time() * 1000)
    return told(path, "Kept", taken(path, url, now, force))


def restore_from(path: Path, url: str, max_megabytes: int) -> int:
    """Fill the database, and say how to exit."""
    return told(path, "Restored", filled(path, url, max_megabytes))


async def taken(path: Path, url: str, now: int, force: bool) -> backup.Counts:
    """Beside a running server."""
    database = Database(url)
    try:
        await database.join()
        return await backup.back_up(database, path, now, force)
    finally:
        await database.close()


async def filled(path: Path, url: str, max_megabytes: int = MAX_MEGABYTES) -> backup.Counts:
    """The file is checked before the database is touched."""
    with path.open("rb") as file:
        verify(file, max_megabytes)
        database = Database(url)
        try:
            await database.open(migrate=False)
            return await restore.restore(database, file, max_megabytes)
        finally:
            await database.close()


def told(path: Path, done: str, work: Coroutine[Any, Any, backup.Counts]) -> int:
    """Do it and say what was done, or what is wrong."""
    try:
        rows = asyncio.run(work)
    except (LisboaError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        line = Text().append(f"{path}: ", style="bold").append(reason, style="bad")
        console(stderr=True).print(line, soft_wrap=True)
        return exit_code(error)
    facts = ", ".join(f"{table} {count(number)}" for table, number in rows.items())
    console().print(Text().append(done, style="good").append(f": {facts}"), soft_wrap=True)
    return 0


def exit_code(error: Exception) -> int:
    """So that scripts can distinguish a bad file from a database that is not there or not empty."""
    if isinstance(error, TooLarge):
        return TOO_LARGE
    return BAD_FILE if isinstance(error, BadBackup | UnknownRevision) else 1
