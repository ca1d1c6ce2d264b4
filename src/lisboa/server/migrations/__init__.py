"""The tables through the versions (Alembic). `schema.py` says what they are now; versions/ how they became so."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, text

from lisboa.errors import LisboaError

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

HEAD: Final = "head"  # what Alembic calls the newest revision
REVISIONS: Final = "alembic_version"  # the table that has the revision of the others
ONE_AT_A_TIME = 0x4C6973626F61  # the number of our advisory lock: "Lisboa"


class UnknownRevision(LisboaError):
    """The tables are those of another version of this program."""


def upgrade(connection: Connection, to: str = HEAD) -> None:
    """Bring the tables to a revision, in the transaction of the connection."""
    if connection.dialect.name == "postgresql":  # another server may be starting too
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME})
    if to == HEAD and current(connection) == newest():
        return  # as almost always when a server starts, and to import Alembic takes long
    from alembic import command
    from alembic.script import ScriptDirectory

    settings = config(connection)
    scripts = ScriptDirectory.from_config(settings)
    for revision in (current(connection) or "base", to):
        check_known(scripts, revision)
    command.upgrade(settings, to)


def newest() -> str:
    """The newest revision. The files are named by theirs."""
    return max(path.name.partition("_")[0] for path in (Path(__file__).parent / "versions").glob("[0-9]*_*.py"))


def current(connection: Connection) -> str | None:
    """The revision of the tables; None: there are none."""
    if not connection.dialect.has_table(connection, REVISIONS):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {REVISIONS}"))
    return found


def config(connection: Connection) -> Config:
    """Alembic's settings: no file, so that an installed package needs none."""
    from alembic.config import Config

    settings = Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return settings


def check_known(scripts: ScriptDirectory, revision: str) -> None:
    """A newer program may have written the database."""
    from alembic.util import CommandError

    try:
        scripts.get_revision(revision)
    except CommandError:
        raise UnknownRevision(f"revision {revision} of the tables is unknown here: it needs a newer lisboa") from None
