"""Transactions: all or nothing, one state for who reads, one writer at a time per table."""

import asyncio
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, bindparam, func, select
from sqlalchemy.exc import IntegrityError

from lisboa.server.database import BadDatabaseUrl, Database, DatabaseInUse, DatabaseUnavailable
from lisboa.server.schema import log, people, tables
from tests.server.rows import add_person, add_table, locked_seq, log_entry
from tests.server.transactions_held import transaction_held

ADD_ENTRY = log.insert()
SET_SEQ = tables.update().where(tables.c.id == bindparam("table")).values(seq=bindparam("to"))


def names(connection: Connection) -> list[str]:
    """Who is there."""
    return list(connection.execute(select(people.c.id).order_by(people.c.id)).scalars())


def play_move(connection: Connection, table_id: str) -> None:
    """As the server does it: read the sequence number under lock, write the next one."""
    seq = locked_seq(connection, table_id)
    connection.execute(ADD_ENTRY, log_entry(table_id, seq + 1))
    connection.execute(SET_SEQ, {"table": table_id, "to": seq + 1})


def on(url: str, scene: Any) -> None:
    """Run a scene with an open database."""

    async def run() -> None:
        database = Database(url)
        await database.open()
        try:
            await scene(database)
        finally:
            await database.close()

    asyncio.run(run())


def test_what_is_written_is_kept(database_url: str) -> None:
    async def scene(database: Database) -> None:
        await database.write_sync(lambda connection: add_person(connection, "ana"))
        assert await database.read_sync(names) == ["ana"]
        await database.ping()

    on(database_url, scene)


def test_an_error_undoes_everything(database_url: str) -> None:
    def fails(connection: Connection) -> None:
        add_person(connection, "ana")
        raise ZeroDivisionError

    async def scene(database: Database) -> None:
        with pytest.raises(ZeroDivisionError):
            await database.write_sync(fails)
        assert await database.read_sync(names) == []

    on(database_url, scene)


def test_cancellation_at_any_moment_leaves_all_or_nothing(database_url: str) -> None:
    """However a move is cut off, the table's number and its log agree, and the next move can be made."""

    async def scene(database: Database) -> None:
        await database.write_sync(lambda connection: add_table(connection, "t"))
        for patience in range(40):
            task = asyncio.create_task(database.write_sync(lambda connection: play_move(connection, "t")))
            await asyncio.sleep(patience / 10_000)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await database.write_sync(lambda connection: play_move(connection, "t"))
        seq, entries = await database.read_sync(numbers)
        assert 1 <= seq == entries

    on(database_url, scene)


def numbers(connection: Connection) -> tuple[int, int]:
    """The sequence number of table t, and how many entries its log has."""
    seq: int = connection.execute(select(tables.c.seq).where(tables.c.id == "t")).scalar_one()
    return seq, connection.execute(select(func.count()).select_from(log)).scalar_one()


def test_moves_at_once_are_one_after_the_other(database_url: str) -> None:
    async def scene(database: Database) -> None:
        await database.write_sync(lambda connection: add_table(connection, "t"))
        moves = [database.write_sync(lambda connection: play_move(connection, "t")) for _ in range(40)]
        await asyncio.gather(*moves)
        assert await database.read_sync(numbers) == (40, 40)

    on(database_url, scene)


def test_two_servers_on_one_postgres(postgres_url: str) -> None:
    async def scene(database: Database) -> None:
        other = Database(postgres_url)
        await other.open()
        await database.write_sync(lambda connection: add_table(connection, "t"))
        moves = [
            server.write_sync(lambda connection: play_move(connection, "t"))
            for _ in range(20)
            for server in (database, other)
        ]
        await asyncio.gather(*moves)
        assert await other.read_sync(numbers) == (40, 40)
        await other.close()

    on(postgres_url, scene)


def test_who_reads_sees_one_state(database_url: str) -> None:
    async def scene(database: Database) -> None:
        seen: list[list[str]] = []

        def look(connection: Connection) -> None:
            seen.append(names(connection))

        async with transaction_held(database_url, look, look, read=True):
            await database.write_sync(lambda connection: add_person(connection, "ana"))
        assert seen == [[], []]
        assert await database.read_sync(names) == ["ana"]

    on(database_url, scene)


def test_integrity_errors_stay_what_they_are(database_url: str) -> None:
    async def scene(database: Database) -> None:
        await database.write_sync(lambda connection: add_person(connection, "ana"))
        with pytest.raises(IntegrityError):
            await database.write_sync(lambda connection: add_person(connection, "ana"))
        with pytest.raises(IntegrityError):  # a foreign key
            await database.write_sync(lambda connection: connection.execute(log.insert(), log_entry("nowhere", 1)))

        def twice(connection: Connection) -> None:
            with pytest.raises(IntegrityError), connection.begin_nested():
                add_person(connection, "ana")
            add_person(connection, "rui")

        await database.write_sync(twice)
        assert await database.read_sync(names) == ["ana", "rui"]

    on(database_url, scene)


def test_documents_that_are_not_there_are_null(database_url: str) -> None:
    async def scene(database: Database) -> None:
        await database.write_sync(
            lambda connection: add_table(connection, "t", clock=None, result={"ranking": [[1], [0]]})
        )
        found = await database.read_sync(
            lambda connection: connection.execute(tables.select().where(tables.c.clock.is_(None))).mappings().one()
        )
        assert (found["clock"], found["result"], found["options"]) == (None, {"ranking": [[1], [0]]}, {"Players": 2})

    on(database_url, scene)


def test_a_file_has_one_server(sqlite_url: str) -> None:
    async def scene(database: Database) -> None:
        with pytest.raises(DatabaseInUse, match=r"another server uses this database.*several servers need PostgreSQL"):
            await Database(sqlite_url).open()
        visitor = Database(sqlite_url)
        await visitor.join()
        await database.write_sync(lambda connection: add_person(connection, "ana"))
        assert await visitor.read_sync(names) == ["ana"]
        await visitor.close()

    on(sqlite_url, scene)
    on(sqlite_url, lambda database: database.ping())


def test_a_new_file_is_private_and_its_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a b" / "100%" / "lisboa.db"

    async def scene(database: Database) -> None:
        await database.write_sync(lambda connection: add_person(connection, "ana"))
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        assert {file.name for file in path.parent.iterdir()} >= {"lisboa.db", "lisboa.db-wal", "lisboa.db.lock"}

    on(f"sqlite:///{str(path).replace('%', '%25')}", scene)


def test_a_closed_database_is_not_used(database_url: str) -> None:
    async def run() -> None:
        database = Database(database_url)
        with pytest.raises(DatabaseUnavailable, match="closed"):
            await database.ping()
        await database.open()
        await database.ping()
        await database.close()
        with pytest.raises(DatabaseUnavailable, match="closed"):
            await database.write_sync(lambda connection: add_person(connection, "ana"))
        await database.close()

    asyncio.run(run())


def test_the_loop_runs_on_while_another_program_writes(sqlite_url: str) -> None:
    async def scene(database: Database) -> None:
        other = sqlite3.connect(sqlite_url, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(database.write_sync(lambda connection: add_person(connection, "ana")))
        for _ in range(3):
            await asyncio.sleep(0.02)
            assert await database.read_sync(names) == []
        assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        await waiting
        assert await database.read_sync(names) == ["ana"]

    on(sqlite_url, scene)


def test_settings_of_sqlite(sqlite_url: str) -> None:
    """What survives a power cut depends on these."""

    def pragmas(connection: Connection) -> list[Any]:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]

    async def scene(database: Database) -> None:
        assert await database.write_sync(pragmas) == ["wal", 2, 1]

    on(sqlite_url, scene)


@pytest.mark.parametrize("url", ["", ":memory:", "sqlite://", "sqlite:///:memory:", "mysql://me:secret@host/lisboa"])
def test_what_is_no_database(url: str) -> None:
    with pytest.raises(BadDatabaseUrl) as caught:
        Database(url)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("password", ["sec#ret", "sec/ret", "sec@ret/", "1#secret", "1/secret", "1?secret", "sec[ret"])
def test_an_address_that_cannot_be_read_is_not_repeated(password: str) -> None:
    with pytest.raises(BadDatabaseUrl, match="%40") as caught:
        Database(f"postgresql://me:{password}@host/lisboa")
    assert "sec" not in str(caught.value)
    assert caught.value.__context__ is None


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:secret@db.example:5433/lisboa?sslmode=require",
        "postgres://me@[::1]:5432/lisboa",
        "postgresql+asyncpg:///lisboa?host=/run/postgresql",
        "postgresql://me:sec%23ret@host/lisboa",
        "postgresql://me:sec:r@et@host/lisboa",
        "postgresql://a:5432,b:5433/lisboa?target_session_attrs=read-write",
    ],
)
def test_addresses_of_postgres(url: str) -> None:
    assert Database(url).dialect == "postgresql"
