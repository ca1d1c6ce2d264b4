"""The tables through the versions (Alembic). `schema.py` says what they are now; versions/ how they became so."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from lisboa.errors import LisboaError

ONE_AT_A_TIME = 0x4C6973626F61  # the number of our advisory lock: "Lisboa"


class UnknownRevision(LisboaError):
    """The tables are those of another version of this program."""


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the tables to a revision, in the transaction of the connection."""
    if connection.dialect.name == "postgresql":  # another server may be starting too
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME})
    settings = config(connection)
    scripts = ScriptDirectory.from_config(settings)
    for revision in (current(connection) or "base", to):
        check_known(scripts, revision)
    command.upgrade(settings, to)


def current(connection: Connection) -> str | None:
    """The revision of the tables; None: there are none."""
    return MigrationContext.configure(connection).get_current_revision()


def config(connection: Connection) -> Config:
    """Alembic's settings: no file, so that an installed package needs none."""
    settings = Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return settings


def check_known(scripts: ScriptDirectory, revision: str) -> None:
    """A newer program may have written the database."""
    try:
        scripts.get_revision(revision)
    except CommandError:
        raise UnknownRevision(f"revision {revision} of the tables is unknown here: it needs a newer lisboa") from None
