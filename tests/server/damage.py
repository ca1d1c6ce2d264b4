"""Databases that were changed behind the server's back."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path


def damaged(path: Path, copy: Path, change: Callable[[sqlite3.Connection], object]) -> str:
    """A copy of a database in which something was changed behind the server's back."""
    shutil.copy(path, copy)
    connection = sqlite3.connect(copy)
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f"DROP TRIGGER {name}")
    change(connection)
    connection.commit()
    connection.close()
    return str(copy)
