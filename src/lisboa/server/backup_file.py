"""The file of a backup as a stranger may have written it: read line by line, bounded, and never believed.

Every fault is a BadBackup that says in one sentence what is wrong and in which line. It takes no more memory than the
largest line that is allowed, whatever the file. A line has a limit of bytes and one of values, for a list in a list
takes forty times as much in memory as in the file; and no line is read before the one before it is forgotten.
"""

import gzip
import hashlib
import json
import math
import re
import zlib
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, NamedTuple

from lisboa.errors import LisboaError
from lisboa.server.backup import FORMAT, FORMAT_VERSION, Counts

MAX_LINE: Final = 8 * 2**20  # bytes; the longest rows are analyses and imported games, of a megabyte or so
MAX_MEGABYTES: Final = 4_096  # of all lines together, unless asked for
MAX_VALUES: Final = 200_000  # in a line, or what looks like them; the largest there are have a thousand
VALUE_BYTES: Final = 150  # that a value takes in memory, at most
MAX_TABLES: Final = 100
MAX_COLUMNS: Final = 200
MAX_DEPTH: Final = 100  # of documents; positions have some ten levels
MEGABYTE: Final = 10**6
REVISION: Final = re.compile(r"\d{4}", re.ASCII)

Document = dict[str, Any]


class BadBackup(LisboaError):
    """A file that is no backup or is not whole: the reason."""


class TooLarge(BadBackup):
    """A file that unpacks to more than was allowed."""


class StoredRow(NamedTuple):
    """A row as the file has it."""

    line: int
    size: int  # bytes that it takes in memory, roughly
    table: str
    columns: tuple[str, ...]
    values: list[Any]


class BackupFile:
    """One pass through a file. `rows` ends only if all of it was whole: until then nothing that it gave is certain."""

    def __init__(self, file: BinaryIO, max_megabytes: int = MAX_MEGABYTES) -> None:
        self._lines = numbered_lines(file, max_megabytes)
        _, first = next(self._lines, (1, b""))
        self._digest = hashlib.sha256(first)
        self._revision = checked_header(first)
        self.counts: Counts = {}

    @property
    def revision(self) -> str:
        """Of the tables that it was taken from."""
        return self._revision

    def rows(self) -> Iterator[StoredRow]:
        """All rows, as they come. BadBackup as soon as something is wrong."""
        table, columns = "", tuple[str, ...]()
        for number, line in self._lines:
            document = parsed(number, line)
            if isinstance(document, dict) and "sha256" in document:
                self._check_end(number, document)
                return
            self._digest.update(line)
            if isinstance(document, dict) and "table" in document:
                table, columns = self._section(number, document)
            elif isinstance(document, list) and columns and len(document) == len(columns):
                self.counts[table] += 1
                yield StoredRow(number, len(line) + VALUE_BYTES * values_in(line), table, columns, document)
            else:
                raise BadBackup(f"line {number} is damaged: it is neither a table nor a row of one")
            del document, line  # before the next one is read
        raise BadBackup("it is cut off: its end is missing")

    def _section(self, number: int, document: Document) -> tuple[str, tuple[str, ...]]:
        """The table whose rows follow."""
        table, columns = document["table"], document.get("columns")
        if not isinstance(table, str) or not isinstance(columns, list) or not 1 <= len(columns) <= MAX_COLUMNS:
            raise BadBackup(f"line {number} is damaged: a table needs a name and columns")
        if not all(isinstance(name, str) for name in columns) or len(set(columns)) < len(columns):
            raise BadBackup(f"line {number} is damaged: the columns of a table are names, each of them once")
        if table in self.counts:
            raise BadBackup(f"line {number} is damaged: the table {table!r:.80} comes twice")
        if len(self.counts) == MAX_TABLES:
            raise BadBackup(f"line {number} is damaged: there are more than {MAX_TABLES} tables")
        self.counts[table] = 0
        return table, tuple(columns)

    def _check_end(self, number: int, trailer: Document) -> None:
        """Does the end fit what came before it, and is it the end?"""
        if trailer["sha256"] != self._digest.hexdigest():
            raise BadBackup("it was changed: the checksum does not fit")
        if trailer.get("rows") != self.counts:
            raise BadBackup("it was changed: the numbers of rows do not fit")
        if next(self._lines, None) is not None:
            raise BadBackup(f"something was added behind its end, in line {number + 1}")


def verify(file: BinaryIO, max_megabytes: int = MAX_MEGABYTES) -> Counts:
    """The rows of each table, of a file that is whole and unchanged. BadBackup says why one is not."""
    backup = BackupFile(file, max_megabytes)
    for _ in backup.rows():
        pass
    return backup.counts


def checked_header(line: bytes) -> str:
    """Is it one of ours, and do we know how to read it? The revision of its tables."""
    try:
        header = parsed(1, line)
    except BadBackup:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadBackup("this is no backup of lisboa")
    if header.get("version") != FORMAT_VERSION:
        version = header.get("version")
        raise BadBackup(f"version {version!r:.40} of the format is unknown here: it needs a newer lisboa")
    revision = header.get("revision")
    if not isinstance(revision, str) or REVISION.fullmatch(revision) is None:
        raise BadBackup("line 1 is damaged: the revision of the tables is missing")
    return revision


def numbered_lines(file: BinaryIO, max_megabytes: int) -> Iterator[tuple[int, bytes]]:
    """The lines from the first one on, unpacked a piece at a time."""
    file.seek(0)
    number, size = 0, 0
    try:
        with gzip.GzipFile(fileobj=file) as packed:
            while line := packed.readline(MAX_LINE + 1):
                number, size = number + 1, size + len(line)
                if size > max_megabytes * MEGABYTE:
                    raise TooLarge(
                        f"it unpacks to more than {max_megabytes} MB, of which line {number} is the last:"
                        f" if you trust it, allow more with --max-size {2 * max_megabytes}"
                    )
                if len(line) > MAX_LINE:
                    raise BadBackup(f"line {number} is damaged: it is longer than {MAX_LINE // MEGABYTE} MB")
                yield number, line
    except EOFError:
        raise BadBackup(f"it is cut off: the compressed data ends too early, after line {number}") from None
    except (gzip.BadGzipFile, zlib.error):
        where = f", after line {number}" if number else ""
        raise BadBackup(f"this is no backup of lisboa, or it is damaged{where}") from None


# JSON, no more of it than the tables can hold


def finite(digits: str) -> float:
    """A number that the databases can hold."""
    value = float(digits)
    if not math.isfinite(value):
        raise ValueError("too large a number")
    return value


def refuse_constant(name: str) -> float:
    """Python reads NaN and Infinity; JSON has no such numbers."""
    raise ValueError(name)


_DECODER: Final = json.JSONDecoder(parse_float=finite, parse_constant=refuse_constant)


def values_in(line: bytes) -> int:
    """No fewer than a line of JSON has, without decoding it: signs in texts count, too."""
    return line.count(b",") + line.count(b"[") + line.count(b"{")


def parsed(number: int, line: bytes) -> Any:
    """A line of JSON."""
    if values_in(line) > MAX_VALUES:
        raise BadBackup(f"line {number} is damaged: it has more than {MAX_VALUES} values")
    try:
        document = _DECODER.decode(line.decode())
        if b"\\u" in line:  # half a surrogate pair is a character for JSON, and for nobody else
            json.dumps(document, ensure_ascii=False).encode()
    except UnicodeDecodeError:
        raise BadBackup(f"line {number} is damaged: it is not UTF-8") from None
    except UnicodeEncodeError:
        raise BadBackup(f"line {number} is damaged: it has half a character") from None
    except RecursionError:
        raise too_deep(number) from None
    except ValueError:
        raise BadBackup(f"line {number} is damaged: it is not JSON, or is cut off") from None
    return document


def too_deep(number: int) -> BadBackup:
    """No document of ours is like that."""
    return BadBackup(f"line {number} is damaged: it is nested too deeply")


def is_too_deep(document: Any, allowed: int = MAX_DEPTH) -> bool:
    """Is it nested more often than this?"""
    if not isinstance(document, dict | list):
        return False
    inside = document.values() if isinstance(document, dict) else document
    return allowed == 0 or any(is_too_deep(part, allowed - 1) for part in inside)
