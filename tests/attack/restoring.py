"""`lisboa restore` of damaged and hostile files: a sentence and an exit code each, in little memory."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import os
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.attack.row import Outcome, at_most, must
from tests.attack.scene import MB, Attack, Kind, Scene

BOMB_BYTES: Final = 512 * MB
LINE_BYTES: Final = 8 * 2**20
MEMORY_MB: Final = 300.0
Lines = list[Any]


def packed(lines: Lines) -> bytes:
    """A file whose checksum and counts fit, whatever the lines say."""
    body = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    trailer = {**lines[-1], "sha256": hashlib.sha256(body).hexdigest()}
    return gzip.compress(body + json.dumps(trailer).encode() + b"\n", 1)


def bomb() -> bytes:
    """Half a gigabyte in one line, half a megabyte on disk."""
    packer = zlib.compressobj(1, zlib.DEFLATED, 31)
    parts = [packer.compress(b'{"format": "')]
    block = b" " * (4 * MB)
    parts += [packer.compress(block) for _ in range(BOMB_BYTES // len(block))]
    return b"".join([*parts, packer.flush()])


def crowded(value: bytes) -> Callable[[Lines], bytes]:
    """Rows of 8 MB whose first value is a list of thousands of these: small in the file, large in memory."""

    def make(lines: Lines) -> bytes:
        first = first_row(lines)
        others = b",0" * (len(lines[first]) - 1)
        row = b"[[" + value * ((LINE_BYTES - 1000) // len(value)) + b"0]" + others + b"]\n"
        head = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:first])
        return gzip.compress(head + row * 3, 1)

    return make


def first_row(lines: Lines) -> int:
    """Where the first row of a table is."""
    return next(number for number, line in enumerate(lines) if isinstance(line, list))


def changed(change: Callable[[Lines], None]) -> Callable[[Lines], bytes]:
    """A backup with one thing that is not as it should be."""

    def make(lines: Lines) -> bytes:
        copy: Lines = json.loads(json.dumps(lines))
        change(copy)
        return packed(copy)

    return make


def odd_row(value: Any) -> Callable[[Lines], bytes]:
    """A row whose first value is something else."""

    def change(lines: Lines) -> None:
        lines[first_row(lines)][0] = value

    return changed(change)


def odd_table(**values: Any) -> Callable[[Lines], bytes]:
    """A table whose line says something else."""

    def change(lines: Lines) -> None:
        lines[first_row(lines) - 1] |= values

    return changed(change)


def odd_header(**values: Any) -> Callable[[Lines], bytes]:
    """A header that says something else."""
    return changed(lambda lines: lines[0].update(values))


FILES: Final[dict[str, Callable[[Lines], bytes]]] = {
    "empty": lambda _: b"",
    "text": lambda _: b"hello\n" * 1000,
    "cut off": lambda lines: packed(lines)[:-40],
    "bits turned": lambda lines: bytes(
        byte ^ 0x55 if number == 200 else byte for number, byte in enumerate(packed(lines))
    ),
    "lists in lists": lambda _: gzip.compress(b"[" * 100_000 + b"\n"),
    "number without end": lambda _: gzip.compress(b"1" * 100_000 + b"\n"),
    "not UTF-8": lambda _: gzip.compress(b'{"format": "\xff\xfe"}\n'),
    "version a list": odd_header(version=[1]),
    "revision unknown": odd_header(revision="9999"),
    "revision a number": odd_header(revision=7),
    "revision missing": changed(lambda lines: lines[0].pop("revision", None)),
    "columns missing": changed(lambda lines: lines[first_row(lines) - 1].pop("columns")),
    "columns a number": odd_table(columns=7),
    "table a list": odd_table(table=["people"]),
    "table unknown": odd_table(table="sqlite_master"),
    "row of lists": odd_row([[]]),
    "row of objects": odd_row({"a": 1}),
    "row of a huge number": odd_row(10**30),
    "row with half a character": odd_row("\ud800"),
    "row with a NUL": odd_row("a\0b"),
    "rows of the trailer a list": changed(lambda lines: lines[-1].update(rows=[])),
    "trailer without rows": changed(lambda lines: lines[-1].pop("rows")),
}


LARGE: Final[dict[str, Callable[[Lines], bytes]]] = {
    "bomb": lambda _: bomb(),
    "rows of empty lists": crowded(b"[],"),
    "rows of lists in lists": crowded(b"[[]],"),
    "rows of empty objects": crowded(b"{},"),
    "rows of objects": crowded(b'{"":0},'),
}


def command(*args: str) -> list[str]:
    """The command line of the tree under attack."""
    return [sys.executable, "-m", "lisboa.cli", *args]


def attempt_all(files: dict[str, Path]) -> dict[str, tuple[int, str]]:
    """Exit code and words for each, in one process: to start one takes longer than to read a file."""
    asked = json.dumps({name: str(path) for name, path in files.items()})
    done = subprocess.run([sys.executable, "-c", ALL, asked], check=True, capture_output=True, text=True)
    found: dict[str, tuple[int, str]] = json.loads(done.stdout.splitlines()[-1])
    return found


ALL: Final = """
import json, sys, traceback
from typer.testing import CliRunner
from lisboa.cli.main import app
found = {}
for name, path in json.loads(sys.argv[1]).items():
    done = CliRunner().invoke(app, ["restore", path, "--database", path + ".db"])
    crash = done.exception is not None and not isinstance(done.exception, SystemExit)
    found[name] = (done.exit_code, done.output + ("Traceback" if crash else ""))
print(json.dumps(found))
"""


def attempt(file: Path) -> tuple[int, str, float]:
    """Exit code, what it said, and MB at most, which the system knows when the process has ended."""
    with (file.with_suffix(".out")).open("w+b") as said:
        process = subprocess.Popen(command("restore", str(file), "--database", f"{file}.db"), stdout=said, stderr=said)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        return process.returncode, said.read().decode(errors="replace"), used.ru_maxrss / 1024


def lines_of(file: Path) -> Lines:
    """An honest backup, line by line."""
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


async def hostile_files(scene: Scene) -> Outcome:
    """All of them, and the large ones in processes of their own."""
    honest = scene.folder / "honest.backup"
    asked = command("backup", str(honest), "--database", str(scene.folder / "lisboa.db"))
    await asyncio.to_thread(subprocess.run, asked, check=True, capture_output=True)
    lines = lines_of(honest)
    files = {name: scene.folder / f"hostile-{number}.backup" for number, name in enumerate(FILES)}
    for name, make in FILES.items():
        files[name].write_bytes(make(lines))
    found = await asyncio.to_thread(attempt_all, files)
    memory = 0.0
    for number, (name, make) in enumerate(LARGE.items()):
        large = scene.folder / f"large-{number}.backup"
        large.write_bytes(make(lines))
        code, said, used = await asyncio.to_thread(attempt, large)
        found[name] = (code, said)
        memory = max(memory, used)
    wrong = [f"{name} ({code})" for name, (code, said) in found.items() if not in_words(code, said)]
    checks = (
        must("a sentence and exit code each", not wrong, f"{len(wrong)} not refused in words: {', '.join(wrong)}"),
        at_most("memory", memory, MEMORY_MB, " MB"),
    )
    return Outcome(f"{len(FILES) + len(LARGE)} files, one of them a bomb of {BOMB_BYTES // MB} MB", checks)


def in_words(code: int, said: str) -> bool:
    """Refused as a person can understand it."""
    return 0 < code < 10 and "Traceback" not in said and bool(said.strip())


KIND = Kind(
    "restore",
    (Attack("restore of hostile files", hostile_files, outside=False, seconds=180),),
    fresh=True,
    patient=True,
)
