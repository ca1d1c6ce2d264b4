"""The migrations make exactly what schema.py says, and a log that nobody can change."""

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.exc import IntegrityError

from lisboa.server.database import Database
from lisboa.server.migrations import UnknownRevision, current, upgrade
from lisboa.server.names import looks_of
from lisboa.server.schema import log, metadata, people, tables
from tests.server.rows import add_table, log_entry


def differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), metadata)


def description(connection: Connection) -> dict[str, Any]:
    """Everything the database knows of its tables, defaults too, which Alembic does not compare."""
    inspector = inspect(connection)
    return {
        table: {
            "columns": [{**column, "type": str(column["type"])} for column in inspector.get_columns(table)],
            "key": inspector.get_pk_constraint(table),
            "foreign": sorted(inspector.get_foreign_keys(table), key=str),
            "unique": sorted(inspector.get_unique_constraints(table), key=str),
            "indexes": sorted(map(index_words, inspector.get_indexes(table))),
        }
        for table in metadata.tables
    }


def index_words(index: Any) -> str:
    """An index with the condition of a partial one, which is an object otherwise."""
    options = {name: str(value) for name, value in index.get("dialect_options", {}).items()}
    return str({**index, "dialect_options": options})


def remake(connection: Connection) -> None:
    """The tables without migrations."""
    metadata.drop_all(connection)
    metadata.create_all(connection)


def test_migrations_make_what_the_schema_says(bare_database_url: str) -> None:
    async def run() -> None:
        database = Database(bare_database_url)
        await database.open()
        assert await database.read_sync(current) == "0017"
        assert await database.read_sync(differences) == []
        migrated = await database.read_sync(description)
        await database.write_sync(remake)
        assert migrated == await database.read_sync(description)
        await database.close()

    asyncio.run(run())


def of_an_older_program(connection: Connection) -> None:
    """The tables before bots had secrets, and some games in them."""
    upgrade(connection, "0004")
    for table in "abc":
        add_table(connection, table)


def test_tables_of_an_older_program_get_secrets_of_their_own(bare_database_url: str) -> None:
    """Nobody can guess the dice of bots at tables that are older than these."""

    async def run() -> None:
        database = Database(bare_database_url)
        await database.open(migrate=False)
        await database.write_sync(of_an_older_program)
        await database.write_sync(upgrade)
        query = select(tables.c.bot_secret)
        secrets = await database.read_sync(lambda connection: connection.scalars(query).all())
        assert [len(secret) for secret in secrets] == [32, 32, 32]
        assert len(set(secrets)) == 3
        await database.close()

    asyncio.run(run())


def accounts_of_an_older_program(connection: Connection) -> None:
    """Two accounts that look alike, one that looks like nobody, a guest, and webhooks."""
    upgrade(connection, "0007")
    rows: list[dict[str, Any]] = [
        {"id": "late", "name": "\u0410\u043d\u0430", "name_key": "\u0430\u043d\u0430", "created_at": 2},
        {"id": "cyrillic", "name": "\u0441\u043e\u0441\u043e", "name_key": "\u0441\u043e\u0441\u043e", "created_at": 3},
        {
            "id": "latin",
            "name": "Coco",
            "name_key": "coco",
            "created_at": 1,
            "webhook_url": "https://a.b.example.org/x",
        },
        {"id": "guest", "name": "coco", "name_key": None, "created_at": 0, "webhook_url": "http://192.0.2.7/x"},
    ]
    for row in rows:
        names = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO people ({names}) VALUES ({values})"), row)


def test_accounts_that_look_alike_keep_their_names(bare_database_url: str) -> None:
    async def run() -> None:
        database = Database(bare_database_url)
        await database.open(migrate=False)
        await database.write_sync(accounts_of_an_older_program)
        await database.write_sync(upgrade)
        columns = people.c
        query = select(columns.id, columns.looks, columns.looks_shared, columns.webhook_lane).order_by(
            columns.created_at
        )
        rows = await database.read_sync(lambda connection: [tuple(row) for row in connection.execute(query)])
        assert rows == [
            ("guest", None, False, "192.0.2.0/24"),
            ("latin", "coco", False, "example.org"),
            ("late", looks_of("\u0410\u043d\u0430"), False, None),
            ("cyrillic", "coco", True, None),
        ]
        await database.close()

    asyncio.run(run())


def test_servers_that_start_together_do_not_collide(bare_postgres_url: str) -> None:
    async def run() -> None:
        servers = [Database(bare_postgres_url) for _ in range(4)]
        await asyncio.gather(*(server.open() for server in servers))
        assert await servers[0].read_sync(differences) == []
        await asyncio.gather(*(server.close() for server in servers))

    asyncio.run(run())


def test_tables_of_a_newer_program_are_left_alone(database_url: str) -> None:
    async def run() -> None:
        database = Database(database_url)
        await database.open()
        await database.write_sync(
            lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        )
        await database.close()
        again = Database(database_url)
        with pytest.raises(UnknownRevision, match=r"9999.*newer lisboa"):
            await again.open()
        third = Database(database_url)  # the failed one has let go of the file
        with pytest.raises(UnknownRevision):
            await third.open()

    asyncio.run(run())


@pytest.mark.parametrize("change", ["UPDATE log SET text = 'pass'", "DELETE FROM log"])
def test_log_refuses_changes(database_url: str, change: str) -> None:
    assert_refused(database_url, change)


def test_log_refuses_truncation(postgres_url: str) -> None:
    assert_refused(postgres_url, "TRUNCATE log CASCADE")


def test_log_refuses_replacement(sqlite_url: str) -> None:
    assert_refused(sqlite_url, "INSERT OR REPLACE INTO log (table_id, seq, kind, at, hash) VALUES ('t', 1, 'm', 1, '')")


def assert_refused(url: str, statement: str) -> None:
    """The log says no and stays as it is."""

    async def run() -> None:
        database = Database(url)
        await database.open()
        await database.write_sync(lambda connection: add_table(connection, "t"))
        await database.write_sync(lambda connection: connection.execute(log.insert(), log_entry("t", 1)))
        with pytest.raises(IntegrityError, match="only ever added"):
            await database.write_sync(lambda connection: connection.execute(text(statement)))
        kept = await database.read_sync(lambda connection: connection.execute(log.select()).mappings().all())
        assert [dict(row) for row in kept] == [log_entry("t", 1)]
        await database.close()

    asyncio.run(run())
