"""Jobs that misbehave, for the worker processes: module-level classes, so that a new process finds them."""

import os
import time
from pathlib import Path

from lisboa.server.workers.jobs import Job, Report


class Works(Job[bytes], frozen=True):
    """Has room for the arguments of any job that it stands in for."""

    a: object = None
    b: object = None
    c: object = None
    d: object = None
    e: object = None
    f: object = None

    def run(self, report: Report) -> bytes:
        report(0.5)
        return repr((self.a, self.b)).encode()

    def result_type(self) -> type[bytes]:
        return bytes


class NeverEnds(Works, frozen=True):
    """Shows that it has begun, then does nothing for ever."""

    def run(self, report: Report) -> bytes:
        begun = os.environ.get("LISBOA_BEGUN")
        if begun:
            Path(begun).touch()
        while True:
            time.sleep(1)


class Dies(Works, frozen=True):
    def run(self, report: Report) -> bytes:
        os._exit(3)


class Fails(Works, frozen=True):
    def run(self, report: Report) -> bytes:
        raise ZeroDivisionError("a secret: C01")


class IsLong(Works, frozen=True):
    def run(self, report: Report) -> bytes:
        return b"x" * 5_000_000
