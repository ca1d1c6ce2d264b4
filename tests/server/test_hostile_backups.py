"""`lisboa restore` of damaged and hostile files: one sentence, an exit code, nothing restored, little memory."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import shutil
import tracemalloc
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from typer.testing import CliRunner

from lisboa.cli.backup import taken
from lisboa.cli.main import app
from lisboa.server import backup_file, restore
from lisboa.server.backup_file import BadBackup, verify
from tests.server.test_backup import NOW, contents_of, fill, filled_with

Lines = list[Any]
Edit = Callable[[Lines], None]


@pytest.fixture(scope="module")
def lines(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """A good backup, each line as the document that it is."""
    folder = tmp_path_factory.mktemp("good")
    source = str(shutil.copy(sqlite_template, folder / "source.db"))
    filled_with(source, fill)
    asyncio.run(taken(folder / "kept", source, NOW, force=False))
    return [json.loads(line) for line in gzip.decompress((folder / "kept").read_bytes()).splitlines()]


def text_of(lines: Lines) -> bytes:
    """Lines as the file has them; one that is bytes already is left as it is."""
    return b"".join(
        line
        if isinstance(line, bytes)
        else json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        for line in lines
    )


def whole(lines: Lines) -> bytes:
    """A file whose end fits the rest: whoever wrote it knows the format."""
    counts: dict[str, int] = {}
    for line in lines[1:-1]:
        if isinstance(line, dict) and isinstance(line.get("table"), str):
            counts[line["table"]] = 0
        elif isinstance(line, list) and counts:
            counts[list(counts)[-1]] += 1
    digest = hashlib.sha256(text_of(lines[:-1])).hexdigest()
    return gzip.compress(text_of([*lines[:-1], {"rows": counts, "sha256": digest}]))


def section(lines: Lines, table: str) -> int:
    """Where a table begins."""
    return next(i for i, line in enumerate(lines) if isinstance(line, dict) and line.get("table") == table)


def put(table: str, column: str, value: Any) -> Edit:
    """A value in the first row of a table."""

    def edit(lines: Lines) -> None:
        start = section(lines, table)
        lines[start + 1][lines[start]["columns"].index(column)] = value

    return edit


def shared(key: str, value: str) -> Edit:
    """What servers share, instead of what is there."""

    def edit(lines: Lines) -> None:
        start = section(lines, "server")
        columns = lines[start]["columns"]
        row = {"key": key, "value": value}
        here = [i for i in range(start + 1, len(lines) - 1) if isinstance(lines[i], list)]
        same = [i for i in here if lines[i][columns.index("key")] == key]
        new = [row[name] for name in columns]
        if same:
            lines[same[0]] = new
        else:
            lines.insert(start + 1, new)

    return edit


def line(number: int, new: Any) -> Edit:
    """Another line instead of one."""

    def edit(lines: Lines) -> None:
        lines[number] = new

    return edit


def header(**changes: Any) -> Edit:
    """Another first line."""
    return lambda lines: lines[0].update(changes)


def twice(table: str) -> Edit:
    """The first row of a table again."""
    return lambda lines: lines.insert(section(lines, table) + 1, lines[section(lines, table) + 1])


def without_row(table: str, number: int) -> Edit:
    """A row is missing."""

    def edit(lines: Lines) -> None:
        del lines[section(lines, table) + number]

    return edit


def renamed(table: str, /, **changes: Any) -> Edit:
    """Another heading of a table."""
    return lambda lines: lines[section(lines, table)].update(changes)


def again(table: str) -> Edit:
    """A table that comes a second time."""
    return lambda lines: lines.insert(-1, dict(lines[section(lines, table)]))


# The end of each fits: only what is inside is wrong.
FITTING: dict[str, tuple[Edit, str]] = {
    "invalid UTF-8": (line(3, b'["\xff\xfe"]\n'), "line 4 is damaged: it is not UTF-8"),
    "UTF-16": (line(3, '["a"]\n'.encode("utf-16")), "line 4 is damaged"),
    "invalid JSON": (line(3, b'["a",]\n'), "line 4 is damaged: it is not JSON"),
    "an empty line": (line(3, b"\n"), "line 4 is damaged: it is not JSON"),
    "deep lists": (line(3, b"[" * 100_000 + b"]" * 100_000 + b"\n"), "line 4 is damaged: it is nested too deeply"),
    "a deep document": (
        put("tables", "start", json.loads("[" * 400 + "]" * 400)),
        r"line \d+ is damaged: it is nested too deeply",
    ),
    "a number of 5,000 digits": (line(3, b"[" + b"9" * 5_000 + b"]\n"), "line 4 is damaged: it is not JSON"),
    "a number that is infinite": (put("analyses", "document", [b"1e999"]), "line .* is damaged: it is not JSON"),
    "NaN": (line(3, b"[NaN]\n"), "line 4 is damaged: it is not JSON"),
    "a number too large for its column": (put("people", "created_at", 2**64), "the value of created_at in people"),
    "a number too large for an integer": (put("tables", "players", 2**40), "the value of players in tables"),
    "a text for a number": (put("people", "created_at", "soon"), "the value of created_at in people"),
    "a list for a text": (put("people", "name", ["Rui"]), "the value of name in people"),
    "a document for a text": (put("server", "value", {"a": 1}), "the value of value in server"),
    "a number for a yes": (put("tables", "public", 7), "the value of public in tables"),
    "nothing where something must be": (put("people", "name", None), "the value of name in people"),
    "bytes that are not base64": (put("snapshots", "position", "???"), "the value of position in snapshots"),
    "half a character": (line(3, b'["\\ud800"]\n'), "line 4 is damaged: it has half a character"),
    "a row that is too short": (line(3, ["a"]), "line 4 is damaged: it is neither a table nor a row"),
    "a line that is a number": (line(3, 17), "line 4 is damaged: it is neither a table nor a row"),
    "a table without columns": (line(1, {"table": "people"}), "line 2 is damaged: a table needs a name and columns"),
    "a table whose name is a list": (line(1, {"table": ["a"], "columns": ["b"]}), "line 2 is damaged"),
    "a table with no column": (line(1, {"table": "people", "columns": []}), "line 2 is damaged"),
    "a column twice": (line(1, {"table": "people", "columns": ["id", "id"]}), "line 2 is damaged: the columns"),
    "columns that are lists": (line(1, {"table": "people", "columns": [["id"]]}), "line 2 is damaged: the columns"),
    "a table twice": (again("people"), "the table 'people' comes twice"),
    "an unknown table": (renamed("server", table="sqlite_master"), "there is no table 'sqlite_master'"),
    "the table of revisions": (renamed("server", table="alembic_version"), "there is no table 'alembic_version'"),
    "an unknown column": (renamed("server", columns=["key", "secret"]), "the columns of server are not those"),
    "a row twice": (twice("people"), "the database refuses a row of people"),
    "a seat of nobody": (put("seats", "person_id", "nowhere"), "the database refuses a row of seats"),
    "a log with a gap": (without_row("log", 5), "the log of table 't' has gaps or is cut off"),
    "a log that is cut off": (without_row("log", 1007), "the log of table 't' has gaps or is cut off"),
    "a log of nothing": (put("log", "table_id", "nowhere"), "the database refuses a row of log"),
    "options that are a list": (put("tables", "options", [1]), "table '.*' cannot be shown: .*options"),
    "a clock of something else": (put("tables", "clock", {"a": 1}), "table '.*' cannot be shown: .*clock"),
    "a clock that is a text": (put("tables", "clock_state", "late"), "table '.*' cannot be shown: .*clock_state"),
    "a result of nobody": (put("tables", "result", {"totals": "many"}), "table '.*' cannot be shown"),
    "a heartbeat that is no time": (shared("heartbeat", "x"), "the value 'heartbeat' in server"),
    "a heartbeat of superscripts": (shared("heartbeat", "²"), "the value 'heartbeat' in server"),
    "a key of messages that is none": (shared("vapid", "x"), "the value 'vapid' in server"),
    "a key of messages that is nought": (shared("vapid", "A" * 43), "the value 'vapid' in server"),
    "an empty secret": (shared("secret", ""), "the value 'secret' in server"),
    "a name of a million letters": (put("people", "name", "n" * 1_000_000), "the value of name in people"),
    "a newer revision": (header(revision="9999"), "needs a newer lisboa"),
    "no revision": (header(revision=None), "line 1 is damaged: the revision"),
    "any revision": (header(revision="head"), "line 1 is damaged: the revision"),
    "a newer format": (header(version=2), "version 2 of the format is unknown here"),
    "another format": (header(format="others"), "this is no backup of lisboa"),
}


def altered(lines: Lines, edit: Edit) -> Lines:
    copy: Lines = json.loads(json.dumps(lines))
    edit(copy)
    return [unbroken(one) for one in copy]


def unbroken(document: Any) -> Any:
    """A line with a number that Python would not write."""
    inside = document[-1] if isinstance(document, list) and document else None
    if isinstance(inside, list) and inside == [b"1e999"]:
        return json.dumps([*document[:-1], ["?"]]).replace('"?"', "1e999").encode() + b"\n"
    return document


def restored(path: Path, target: str, *options: str) -> tuple[int, str]:
    """What the command exits with and says; a traceback would be an exception that is not SystemExit."""
    result = CliRunner().invoke(app, ["restore", str(path), "--database", target, *options], env={"COLUMNS": "300"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stderr


def assert_refused(path: Path, target: str, reason: str, code: int = 3) -> None:
    """In one sentence, and nothing is there afterwards."""
    exited, said = restored(path, target)
    assert exited == code, said
    assert said.count("\n") == 1, said
    assert str(path) in said
    with pytest.raises(AssertionError, match=reason):  # the message of the pattern is better than that of `re.search`
        raise AssertionError(said)
    if Path(target).exists() or "://" in target:
        assert not any(contents_of(target).values())


@pytest.mark.parametrize("name", FITTING)
def test_files_with_a_fitting_end(name: str, lines: Lines, tmp_path: Path) -> None:
    edit, reason = FITTING[name]
    path = tmp_path / "kept"
    path.write_bytes(whole(altered(lines, edit)))
    assert_refused(path, str(tmp_path / "new.db"), reason)


@pytest.mark.parametrize("name", ["a number too large for its column", "a row twice", "a seat of nobody", "NaN"])
def test_the_other_database_refuses_them_too(name: str, lines: Lines, tmp_path: Path, bare_postgres_url: str) -> None:
    edit, reason = FITTING[name]
    path = tmp_path / "kept"
    path.write_bytes(whole(altered(lines, edit)))
    assert_refused(path, bare_postgres_url, reason)


def test_a_good_one_is_restored(lines: Lines, tmp_path: Path) -> None:
    """Else nothing above would mean anything."""
    path = tmp_path / "kept"
    path.write_bytes(whole(lines))
    assert restored(path, str(tmp_path / "new.db"))[0] == 0


def flipped(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 0xFF]) + data[place + 1 :]


# The file itself is wrong.
BROKEN: dict[str, tuple[Callable[[Lines], bytes], str]] = {
    "nothing": (lambda lines: b"", "this is no backup of lisboa"),
    "a text": (lambda lines: b"a letter\n", r"this is no backup of lisboa, or it is damaged\s*$"),
    "not compressed": (text_of, "this is no backup of lisboa"),
    "compressed otherwise": (lambda lines: zlib.compress(text_of(lines)), "this is no backup of lisboa"),
    "compressed nothing": (lambda lines: gzip.compress(b""), "this is no backup of lisboa"),
    "cut off": (lambda lines: whole(lines)[:-100], "it is cut off"),
    "without its last byte": (lambda lines: whole(lines)[:-1], "it is cut off"),
    "a bit wrong in the checksum of gzip": (lambda lines: flipped(whole(lines), -6), "damaged"),
    "a bit wrong in the middle": (lambda lines: flipped(whole(lines), len(whole(lines)) // 2), "damaged"),
    "something behind": (lambda lines: whole(lines) + b"more", "damaged"),
    "a second file behind": (lambda lines: whole(lines) * 2, "something was added behind its end"),
    "no end": (lambda lines: gzip.compress(text_of(lines[:-1])), "its end is missing"),
    "another checksum": (lambda lines: gzip.compress(text_of([*lines[:-1], {"sha256": "0"}])), "the checksum"),
    "a checksum that is a list": (lambda lines: gzip.compress(text_of([*lines[:-1], {"sha256": [1]}])), "the checksum"),
    "a row more than it says": (
        lambda lines: gzip.compress(
            text_of([*lines[:-1], {"sha256": hashlib.sha256(text_of(lines[:-1])).hexdigest(), "rows": {"people": 1}}])
        ),
        "the numbers of rows do not fit",
    ),
    "no numbers of rows": (
        lambda lines: gzip.compress(
            text_of([*lines[:-1], {"sha256": hashlib.sha256(text_of(lines[:-1])).hexdigest()}])
        ),
        "the numbers of rows do not fit",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_files_that_are_broken(name: str, lines: Lines, tmp_path: Path) -> None:
    make, reason = BROKEN[name]
    path = tmp_path / "kept"
    path.write_bytes(make(lines))
    target = tmp_path / "new.db"
    assert_refused(path, str(target), reason)
    assert not target.exists(), "the file is checked before the database is touched"


# Bombs


def pieces(lines: Lines, megabytes: int, piece: bytes) -> Iterator[bytes]:
    yield text_of([lines[0], lines[section(lines, "people")]])
    for _ in range(megabytes * 10**6 // len(piece)):
        yield piece


def bomb(path: Path, lines: Lines, megabytes: int, piece: bytes) -> Path:
    """A small file that unpacks to a large one."""
    with gzip.open(path, "wb", compresslevel=1) as packed:
        for part in pieces(lines, megabytes, piece):
            packed.write(part)
    return path


def peak_of(file: BinaryIO) -> int:
    """Bytes of memory that it takes to refuse a file."""
    tracemalloc.start()
    try:
        with pytest.raises(BadBackup):
            verify(file)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


ENDLESS_LINE = b" " * 10**6


def person_row(lines: Lines) -> bytes:
    """Rows that are as they should be, if one reads only a few."""
    return text_of([lines[section(lines, "people") + 1]]) * 2_000


@pytest.mark.parametrize("kind", ["a line without end", "rows without end"])
def test_a_bomb_takes_no_more_memory_if_it_is_larger(
    kind: str, lines: Lines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_file, "MAX_LINE", 2 * 10**6)
    piece = ENDLESS_LINE if kind == "a line without end" else person_row(lines)
    peaks = []
    for megabytes in (4, 16):
        path = bomb(tmp_path / f"bomb-{megabytes}", lines, megabytes, piece)
        with path.open("rb") as file:
            peaks.append(peak_of(file))
    assert peaks[1] < 1.2 * peaks[0]
    assert peaks[1] < 12 * 10**6


def test_a_line_without_end_is_refused(lines: Lines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup_file, "MAX_LINE", 2 * 10**6)
    path = bomb(tmp_path / "bomb", lines, 4, ENDLESS_LINE)
    assert_refused(path, str(tmp_path / "new.db"), "line 3 is damaged: it is longer than 2 MB")


CROWDED = ("[],", "[[]],", "{},", '{"":0},')


@pytest.mark.parametrize("value", CROWDED)
def test_a_line_of_too_many_values_is_refused(value: str, lines: Lines, tmp_path: Path) -> None:
    """Each takes forty times as much memory as it has bytes."""
    at = section(lines, "people") + 1
    row = [*lines[at]]
    row[0] = json.loads(f"[{value * 200_000}0]")
    path = tmp_path / "crowded"
    path.write_bytes(whole([*lines[:at], row, *lines[at + 1 :]]))
    assert_refused(path, str(tmp_path / "new.db"), f"line {at + 1} is damaged: it has more than 200000 values")


@pytest.mark.parametrize("value", CROWDED)
def test_no_line_is_read_before_the_one_before_it_is_forgotten(
    value: str, lines: Lines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restore, "BATCH_BYTES", 0)
    at = section(lines, "people") + 1
    row = [*lines[at]]
    row[0] = json.loads(f"[{value * (100_000 // (2 * len(value)))}0]")
    peaks = []
    for rows in (1, 6):
        path = tmp_path / f"crowded-{rows}"
        path.write_bytes(gzip.compress(text_of([*lines[:at], *[row] * rows])))
        with path.open("rb") as file:
            backup = backup_file.BackupFile(file)
            tracemalloc.start()
            with pytest.raises(BadBackup, match="cut off"):
                assert all(len(batch) == 1 for batch in restore.batches(backup.rows()))
            peaks.append(tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
    assert peaks[1] < 1.2 * peaks[0]


def test_a_file_that_is_too_large_says_how_to_allow_it(lines: Lines, tmp_path: Path) -> None:
    path = bomb(tmp_path / "bomb", lines, 2, person_row(lines))
    target = tmp_path / "new.db"
    code, said = restored(path, str(target), "--max-size", "1")
    assert code == 4
    assert "it unpacks to more than 1 MB" in said
    assert "--max-size 2" in said
    assert not target.exists()
    code, said = restored(path, str(target), "--max-size", "3")
    assert code == 3
    assert "its end is missing" in said


def test_a_folder_and_no_file_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none"):
        code, said = restored(path, str(tmp_path / "new.db"))
        assert (code, said.count("\n")) == (1, 1)
