"""Backups: the same on both kinds of database, whole or refused, never over something else."""

import asyncio
import gzip
import hashlib
import json
import shutil
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select
from typer.testing import CliRunner

from lisboa.cli.backup import filled, taken
from lisboa.cli.main import app
from lisboa.server import migrations, schema
from lisboa.server.backup import BATCH, CannotBackUp, back_up
from lisboa.server.backup_file import BadBackup
from lisboa.server.database import Database, DatabaseInUse
from lisboa.server.migrations import UnknownRevision, current
from lisboa.server.restore import CannotRestore
from tests.server.rows import add_person, add_table, log_entry
from tests.server.test_database import on, play_move

NOW = 1_700_000_000_000
NEWEST = str(ScriptDirectory(str(Path(migrations.__file__).parent)).get_current_head())
DIRECTIONS = [
    pytest.param("sqlite_url", "bare_sqlite_url", id="sqlite-sqlite"),
    pytest.param("sqlite_url", "bare_postgres_url", id="sqlite-postgresql"),
    pytest.param("postgres_url", "bare_sqlite_url", id="postgresql-sqlite"),
    pytest.param("postgres_url", "bare_postgres_url", id="postgresql-postgresql"),
]


@pytest.fixture
def bare_sqlite_url(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return str(tmp_path / "new" / "lisboa.db")


def fill(connection: Connection) -> None:
    """A row or more in every table, with values that are easily spoilt."""
    start = {"São": [1.5, None, True, "€\n\u2028", 2**70]}
    add_table(connection, "t", seed=str(2**200), clock=None, start=start, bot_secret="0f" * 16, seq=2 * BATCH + 7)
    connection.execute(schema.people.insert(), {"id": "rui", "name": "Rui 🎲", "name_key": "rui", "created_at": 2**53})
    connection.execute(schema.log.insert(), [log_entry("t", seq) for seq in range(1, 2 * BATCH + 8)])
    connection.execute(schema.snapshots.insert(), {"table_id": "t", "seq": 25, "position": bytes(range(256))})
    connection.execute(schema.seats.insert(), {"table_id": "t", "seat": 0, "kind": "person", "person_id": "rui"})
    connection.execute(schema.chat.insert(), {"table_id": "t", "number": 1, "person_id": "rui", "text": "", "at": 0})
    connection.execute(schema.keepsakes.insert(), {"table_id": "t", "person_id": "rui", "archived": True})
    requested = {"person_id": "rui", "address": "rui@example.org", "nonce": "0" * 32, "asked_at": 1}
    connection.execute(schema.email_requests.insert(), requested)
    standing = {"table_id": "t", "seat": 0, "what": "king", "person_id": "rui", "round": None}
    connection.execute(schema.standing_answers.insert(), standing)
    browser = {"id": "b", "endpoint": "https://push.example/1", "fingerprint": "0f", "p256dh": "p", "auth": "a"}
    place = {"person_id": "rui", "slot": 4, "host": "push.example", "lane": "push.example", "created_at": 1}
    connection.execute(schema.push_subscriptions.insert(), {**browser, **place})
    connection.execute(schema.counts.insert(), {"key": "mails 0f", "used": 3, "ends_at": 2**53})
    connection.execute(schema.guesses.insert(), {"key": "0f", "wrong": 4, "wait_until": 2, "at": 1})
    connection.execute(schema.known_addresses.insert(), {"person_id": "rui", "address": "0f" * 20, "at": 1})
    failing = {"person_id": "rui", "failures": 2, "problem": "503", "rest_until": 9, "off_at": None}
    connection.execute(schema.webhook_health.insert(), failing)
    token = {"id": "k", "person_id": "rui", "label": "l", "token_hash": "0" * 64, "created_at": 1}
    connection.execute(schema.tokens.insert(), token)
    message = {"id": "m", "person_id": "rui", "table_id": "t", "seq": 1, "channel": "email", "kind": "over"}
    connection.execute(schema.messages.insert(), {**message, "created_at": 1})
    connection.execute(schema.server.insert(), {"key": "secret", "value": "sesame" * 4})
    connection.execute(schema.analyses.insert(), {"table_id": "t", "at": 1, "document": {"points": [0.1, None]}})
    waiting = {"table_id": "t", "asker": "rui", "address": "::1", "rank": 1, "turn": 2, "asked_at": 3, "progress": 0.1}
    connection.execute(schema.analysis_queue.insert(), waiting)
    words = dict.fromkeys(("text", "page", "error", "client", "engine_version", "components_version"), "it hung")
    connection.execute(schema.reports.insert(), {"number": 17, "at": 1, "table_id": "t", "game": b"\0\xff", **words})


def contents(connection: Connection) -> dict[str, list[Any]]:
    """Everything."""
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in schema.metadata.sorted_tables
    }


def filled_with(url: str, work: Callable[[Connection], None]) -> dict[str, list[Any]]:
    """Write something into a database; returns all that is in it."""
    found: dict[str, list[Any]] = {}

    async def scene(database: Database) -> None:
        await database.write_sync(work)
        found.update(await database.read_sync(contents))

    on(url, scene)
    return found


def contents_of(url: str) -> dict[str, list[Any]]:
    return filled_with(url, lambda connection: None)


def lines_in(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def write_lines(path: Path, lines: list[bytes]) -> None:
    """A file that is whole: the trailer fits."""
    trailer = {**json.loads(lines[-1]), "sha256": hashlib.sha256(b"".join(lines[:-1])).hexdigest()}
    path.write_bytes(gzip.compress(b"".join([*lines[:-1], json.dumps(trailer).encode() + b"\n"])))


@pytest.fixture
def kept(sqlite_template: Path, tmp_path: Path) -> Path:
    """A backup."""
    source = shutil.copy(sqlite_template, tmp_path / "source.db")
    filled_with(str(source), fill)
    path = tmp_path / "kept"
    asyncio.run(taken(path, str(source), NOW, force=False))
    return path


@pytest.mark.slow
@pytest.mark.parametrize(("source", "target"), DIRECTIONS)
def test_round_trip(source: str, target: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    source, target = request.getfixturevalue(source), request.getfixturevalue(target)
    before = filled_with(source, fill)
    assert all(before.values()), "a table was forgotten"
    rows = asyncio.run(taken(tmp_path / "kept", source, NOW, force=False))
    assert rows == {name: len(found) for name, found in before.items()}
    assert asyncio.run(filled(tmp_path / "kept", target)) == rows
    assert contents_of(target) == before
    asyncio.run(taken(tmp_path / "again", target, NOW, force=False))
    assert lines_in(tmp_path / "again") == lines_in(tmp_path / "kept")


def test_what_was_no_document_stays_null(kept: Path, bare_database_url: str) -> None:
    asyncio.run(filled(kept, bare_database_url))

    async def scene(database: Database) -> None:
        without = select(schema.tables.c.id).where(schema.tables.c.clock.is_(None))
        assert await database.read_sync(lambda connection: connection.execute(without).scalar_one()) == "t"
        assert await database.read_sync(current) == NEWEST

    on(bare_database_url, scene)


def test_backup_while_moves_are_made(database_url: str, bare_sqlite_url: str, tmp_path: Path) -> None:
    """The file has one moment: the number of each table fits its log."""
    tables = ["a", "b", "c"]

    async def scene(database: Database) -> None:
        for table in tables:
            await database.write_sync(partial(add_table, table_id=table))
        ended = asyncio.Event()

        async def play(table: str) -> None:
            while not ended.is_set():
                await database.write_sync(lambda connection: play_move(connection, table))

        games = [asyncio.create_task(play(table)) for table in tables]
        await asyncio.sleep(0.1)
        for number in range(3):
            work = taken(tmp_path / f"kept-{number}", database_url, NOW, force=False)
            await asyncio.to_thread(asyncio.run, work)  # as another process would
            await asyncio.sleep(0.02)
        ended.set()
        await asyncio.gather(*games)

    on(database_url, scene)
    sizes = []
    for number in range(3):
        target = f"{bare_sqlite_url}-{number}"
        asyncio.run(filled(tmp_path / f"kept-{number}", target))
        found = contents_of(target)
        seqs = {row[0]: row[schema.tables.columns.keys().index("seq")] for row in found["tables"]}
        assert seqs == {table: sum(entry[0] == table for entry in found["log"]) for table in tables}
        sizes.append(len(found["log"]))
    assert 0 < sizes[0] < sizes[1] < sizes[2]


def test_the_file_is_private(kept: Path) -> None:
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert not list(kept.parent.glob("*.part"))


def test_a_failing_backup_leaves_no_file_and_keeps_the_old_one(tmp_path: Path, sqlite_url: str) -> None:
    path = tmp_path / "kept"
    path.write_text("old")

    async def scene(database: Database) -> None:
        with pytest.raises(CannotBackUp, match="exists already"):
            await back_up(database, path, NOW)
        await database.write_sync(lambda connection: connection.exec_driver_sql("DELETE FROM alembic_version"))
        with pytest.raises(CannotBackUp, match="no tables yet"):
            await back_up(database, path, NOW, force=True)

    on(sqlite_url, scene)
    assert path.read_text() == "old"
    assert not list(tmp_path.glob("*.part"))


def test_every_truncation_is_refused(kept: Path, bare_sqlite_url: str) -> None:
    whole = kept.read_bytes()
    for size in [*range(0, len(whole), 997), len(whole) - 9, len(whole) - 1]:
        kept.write_bytes(whole[:size])
        with pytest.raises(BadBackup):
            asyncio.run(filled(kept, bare_sqlite_url))
    assert not Path(bare_sqlite_url).exists()


def test_lines_cut_off_are_refused(kept: Path, bare_sqlite_url: str) -> None:
    """Compressed anew, so that only the trailer can tell."""
    lines = lines_in(kept)
    for fewer in (lines[:-1], lines[:5], lines[:1], lines[:2] + lines[3:]):
        kept.write_bytes(gzip.compress(b"".join(fewer)))
        with pytest.raises(BadBackup, match=r"cut off|was changed"):
            asyncio.run(filled(kept, bare_sqlite_url))
    kept.write_bytes(gzip.compress(b"".join([*lines, lines[-1]])))
    with pytest.raises(BadBackup, match="behind its end"):
        asyncio.run(filled(kept, bare_sqlite_url))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b"blue-king-3", b"blue-king-4", "checksum"),
        (b'"lisboa-backup"', b'"others"', "no backup"),
        (b'"version":1', b'"version":2', "newer lisboa"),
        (b'["host"', b'"host"', "damaged"),
        (b'["host",', b"[", "neither a table nor a row"),
    ],
)
def test_edited_files_are_refused(kept: Path, bare_sqlite_url: str, old: bytes, new: bytes, reason: str) -> None:
    text = gzip.decompress(kept.read_bytes())
    assert old in text
    kept.write_bytes(gzip.compress(text.replace(old, new, 1)))
    with pytest.raises(BadBackup, match=reason):
        asyncio.run(filled(kept, bare_sqlite_url))
    assert not Path(bare_sqlite_url).exists()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (f'"revision":"{NEWEST}"'.encode(), b'"revision":"9999"', "needs a newer lisboa"),
        (b'{"table":"people"', b'{"table":"persons"', "no table 'persons'"),
        (b'"password_hash"', b'"password"', "columns of people"),
        (b'"key-7"', b'"key-8"', "refuses a row of log"),
    ],
)
def test_files_that_do_not_fit_leave_nothing_behind(
    kept: Path, bare_database_url: str, old: bytes, new: bytes, reason: str
) -> None:
    lines = [line.replace(old, new) for line in lines_in(kept)]
    rows = json.loads(lines[-1])["rows"]
    if "persons" in reason:
        rows["persons"] = rows.pop("people")
    write_lines(kept, [*lines[:-1], json.dumps({"rows": rows}).encode()])
    with pytest.raises((BadBackup, UnknownRevision), match=reason):
        asyncio.run(filled(kept, bare_database_url))
    assert not any(contents_of(bare_database_url).values())


def test_lengths_that_postgres_minds(sqlite_url: str, bare_postgres_url: str, tmp_path: Path) -> None:
    filled_with(sqlite_url, lambda connection: add_person(connection, "a" * 40))
    asyncio.run(taken(tmp_path / "kept", sqlite_url, NOW, force=False))
    with pytest.raises(BadBackup, match="the value of id in people"):
        asyncio.run(filled(tmp_path / "kept", bare_postgres_url))


def test_a_database_with_something_in_it_is_left_alone(kept: Path, database_url: str) -> None:
    before = filled_with(database_url, lambda connection: add_person(connection, "ana"))
    with pytest.raises(CannotRestore, match=r"not empty.*people"):
        asyncio.run(filled(kept, database_url))
    assert contents_of(database_url) == before


def test_empty_tables_can_be_filled(kept: Path, database_url: str) -> None:
    """A database that a server made but nobody used, on PostgreSQL say."""
    rows = asyncio.run(filled(kept, database_url))
    assert {name: len(found) for name, found in contents_of(database_url).items()} == rows


def test_tables_of_another_revision_are_left_alone(kept: Path, database_url: str) -> None:
    change = "UPDATE alembic_version SET version_num = '0000'"
    filled_with(database_url, lambda connection: connection.exec_driver_sql(change).close())
    with pytest.raises(CannotRestore, match=f"revision 0000.*{NEWEST}"):
        asyncio.run(filled(kept, database_url))


def test_no_restore_into_a_running_server(kept: Path, sqlite_url: str) -> None:
    async def scene(database: Database) -> None:
        with pytest.raises(DatabaseInUse):
            await filled(kept, sqlite_url)

    on(sqlite_url, scene)


def command(*args: str, **environment: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(args), env={"COLUMNS": "200", **environment})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr


def test_commands(database_url: str, bare_sqlite_url: str, tmp_path: Path) -> None:
    before = filled_with(database_url, fill)
    file = str(tmp_path / "kept.gz")
    code, out, _ = command("backup", file, LISBOA_DATABASE=database_url)
    assert code == 0
    assert out.startswith("Kept: ")
    assert "people 2" in out
    assert "log 1,007" in out
    code, _, err = command("backup", file, "--database", database_url)
    assert code == 1
    assert "exists already" in err
    assert command("backup", file, "--database", database_url, "--force")[0] == 0
    code, out, _ = command("restore", file, LISBOA_DATABASE=bare_sqlite_url)
    assert code == 0
    assert out.startswith("Restored: ")
    assert "log 1,007" in out
    assert contents_of(bare_sqlite_url) == before
    code, _, err = command("restore", file, "--database", bare_sqlite_url)
    assert code == 1
    assert "not empty" in err


@pytest.mark.parametrize("name", ["backup", "restore"])
def test_commands_say_what_is_wrong(name: str, tmp_path: Path) -> None:
    code, _, err = command(name, str(tmp_path / "nowhere" / "kept"), "--database", str(tmp_path / "none.db"))
    assert code == 1
    assert "no such" in err.lower()
    assert list(tmp_path.iterdir()) == []
