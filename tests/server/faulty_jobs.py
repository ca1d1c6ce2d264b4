"""Jobs that misbehave, for the worker processes: module-level functions, so that a new process finds them."""

import os
import time
from pathlib import Path


def never_ends(*_: object) -> bytes:
    """Say that it has begun, then compute for ever."""
    begun = os.environ.get("LISBOA_BEGUN")
    if begun:
        Path(begun).touch()
    while True:
        time.sleep(1)


def dies(*_: object) -> bytes:
    os._exit(3)


def fails(*_: object) -> bytes:
    raise ZeroDivisionError("a secret: C01")


def is_long(*_: object) -> bytes:
    return b"x" * 5_000_000


def works(*arguments: object) -> bytes:
    return repr(arguments).encode()
