"""How the process of a server ends."""

from __future__ import annotations

import subprocess
import sys

ENDING = """
import atexit, sys
from lisboa.cli.leaving import leave

class Part:
    def __del__(self):
        print("taken apart", flush=True)

part = Part()
atexit.register(print, "handlers are called")
print("what was written", end=", ")
if "at once" in sys.argv:
    leave(part)
"""


def told(*arguments: str) -> tuple[int, str]:
    """The exit code of a process that ends, and what it said."""
    ended = subprocess.run([sys.executable, "-c", ENDING, *arguments], capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    return ended.returncode, ended.stdout


def test_all_is_written_and_handlers_are_called_but_nothing_is_taken_apart() -> None:
    """Which is what takes long."""
    assert told("at once") == (0, "what was written, handlers are called\n")
    assert told() == (0, "what was written, handlers are called\ntaken apart\n")
