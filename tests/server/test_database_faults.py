"""A database that is gone, full or locked: DatabaseUnavailable says so, nothing is half done, and it passes."""

import asyncio
import resource
import sqlite3
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, PendingRollbackError

from lisboa.server import postgres_store, sqlite_writer
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.schema import snapshots
from tests.server.postgres import Postgres
from tests.server.rows import add_person, add_table, locked_seq
from tests.server.test_database import names, on
from tests.server.transactions_held import transaction_held


def add_ana(connection: Connection) -> None:
    add_person(connection, "ana")


def fill(connection: Connection) -> None:
    """A megabyte."""
    for seq in range(16):
        connection.execute(snapshots.insert(), {"table_id": "t", "seq": seq, "position": bytes(65_536)})


def hang_up(connection: Connection) -> None:
    """Let the server end all connections, this one last."""
    add_ana(connection)
    connection.execute(
        text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() ORDER BY 1")
    )


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """As on a full disk, the system refuses to write on."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk(sqlite_url: str) -> None:
    async def scene(database: Database) -> None:
        await database.write_sync(lambda connection: add_table(connection, "t"))
        with files_no_larger_than(Path(sqlite_url + "-wal").stat().st_size + 200_000):
            with pytest.raises(DatabaseUnavailable, match=r"disk"):
                await database.write_sync(fill)
            assert await database.read_sync(names) == ["host"]
        count = "SELECT count(*) FROM snapshots"
        assert await database.read_sync(lambda connection: connection.execute(text(count)).scalar()) == 0
        await database.write_sync(fill)
        assert await database.read_sync(lambda connection: connection.execute(text(count)).scalar()) == 16

    on(sqlite_url, scene)


def test_an_error_that_is_swallowed_does_not_keep_half(sqlite_url: str) -> None:
    """SQLite itself has rolled back when it ran full; what the work does after that must not be kept alone."""

    def swallows(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 100")
        with pytest.raises(DatabaseUnavailable, match="full"):
            fill(connection)
        add_ana(connection)

    async def scene(database: Database) -> None:
        await database.write_sync(lambda connection: add_table(connection, "t"))
        with pytest.raises(PendingRollbackError):
            await database.write_sync(swallows)
        await database.write_sync(fill)
        assert await database.read_sync(names) == ["host"]

    on(sqlite_url, scene)


@pytest.mark.slow
def test_a_file_that_another_program_locks(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_writer, "BUSY_SECONDS", 0.1)

    async def scene(database: Database) -> None:
        other = sqlite3.connect(sqlite_url, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseUnavailable, match="locked"):
            await database.write_sync(add_ana)
        assert await database.read_sync(names) == []
        other.execute("ROLLBACK")
        other.close()
        await database.write_sync(add_ana)
        assert await database.read_sync(names) == ["ana"]

    on(sqlite_url, scene)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "lisboa.db"
    path.write_text("This is a letter." * 100)
    with pytest.raises(DatabaseUnavailable, match="not a database"):
        asyncio.run(Database(str(path)).open())
    assert path.read_text() == "This is a letter." * 100


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseUnavailable, match=r"exists|directory"):
        asyncio.run(Database(str(tmp_path / "file" / "lisboa.db")).open())


def test_joining_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnavailable, match="no such database"):
        asyncio.run(Database(str(tmp_path / "lisboa.db")).join())
    assert list(tmp_path.iterdir()) == []


def test_connections_cut_in_the_middle(postgres_url: str) -> None:
    async def scene(database: Database) -> None:
        await asyncio.gather(*(database.ping() for _ in range(5)))  # several in the pool, all of which will be dead
        with pytest.raises(DatabaseUnavailable):
            await database.write_sync(hang_up)
        await asyncio.gather(*(database.ping() for _ in range(5)))
        assert await database.read_sync(names) == []

    on(postgres_url, scene)


def test_connections_cut_while_idle_are_not_noticed(postgres_server: Postgres, postgres_url: str) -> None:
    async def scene(database: Database) -> None:
        await asyncio.gather(*(database.ping() for _ in range(5)))
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'lisboa_%'"
        await asyncio.to_thread(postgres_server.run, cut)
        await asyncio.sleep(0.1)
        await asyncio.gather(*(database.ping() for _ in range(5)))
        await database.write_sync(add_ana)

    on(postgres_url, scene)


def test_a_server_that_stops_and_comes_back(postgres_server: Postgres, postgres_url: str) -> None:
    async def scene(database: Database) -> None:
        await database.write_sync(add_ana)
        await asyncio.to_thread(postgres_server.stop)
        try:
            for _ in range(3):
                with pytest.raises(DatabaseUnavailable):
                    await database.write_sync(lambda connection: add_person(connection, "rui"))
            with pytest.raises(DatabaseUnavailable):
                await database.ping()
            with pytest.raises(DatabaseUnavailable):
                await Database(postgres_url).open()
        finally:
            await asyncio.to_thread(postgres_server.start)
        assert await database.read_sync(names) == ["ana"]

    on(postgres_url, scene)


def test_no_answer_in_time(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_store, "STATEMENT_SECONDS", 0.2)

    async def scene(database: Database) -> None:
        with pytest.raises(DatabaseUnavailable, match="no answer in time"):
            await database.write_sync(lambda connection: connection.execute(text("SELECT pg_sleep(30)")))
        await database.ping()

    on(postgres_url, scene)


def test_a_lock_that_is_not_to_be_had(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(postgres_store.SESSION, "lock_timeout", "50ms")

    async def scene(database: Database) -> None:
        await database.write_sync(lambda connection: add_table(connection, "t"))
        async with transaction_held(postgres_url, lambda connection: locked_seq(connection, "t")):
            with pytest.raises(DatabaseUnavailable, match="lock timeout"):
                await database.write_sync(lambda connection: locked_seq(connection, "t"))

    on(postgres_url, scene)


def test_more_transactions_than_connections_wait(postgres_url: str) -> None:
    async def scene(database: Database) -> None:
        await asyncio.gather(*(database.ping() for _ in range(5 * postgres_store.CONNECTIONS)))

    on(postgres_url, scene)


def test_passwords_are_not_told() -> None:
    password = "-".join(["open", "sesame"])  # tracebacks show this line too

    async def run() -> None:
        with pytest.raises(DatabaseUnavailable, match="no connection to the database") as caught:
            await Database(f"postgresql://me:{password}@127.0.0.1:1/lisboa").open()
        assert password not in "".join(traceback.format_exception(caught.value))

    asyncio.run(run())


def test_own_mistakes_are_no_faults_of_the_database(database_url: str) -> None:
    async def scene(database: Database) -> None:
        with pytest.raises(DBAPIError, match="nowhere"):
            await database.read_sync(lambda connection: connection.execute(text("SELECT * FROM nowhere")))
        with pytest.raises(FileNotFoundError):
            await database.write_sync(lambda _: Path("/nowhere/at/all").read_bytes())
        with pytest.raises(FileNotFoundError):
            await database.read_sync(lambda _: Path("/nowhere/at/all").read_bytes())

    on(database_url, scene)


def test_errors_do_not_repeat_what_was_to_be_stored(database_url: str) -> None:
    async def scene(database: Database) -> None:
        with pytest.raises(DBAPIError) as caught:
            await database.read_sync(
                lambda connection: connection.execute(text("SELECT * FROM nowhere WHERE x = :x"), {"x": "secret"})
            )
        assert "secret" not in str(caught.value)

    on(database_url, scene)
