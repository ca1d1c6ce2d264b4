"""What is said between the server and its worker processes: a job goes there, messages about it come back.

A job is plain data with a method, and what its `run` returns travels as MessagePack: a worker can send nothing back
that is not of the type the job names, or longer than `LONGEST_RESULT`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from lisboa.errors import LisboaError

LONGEST_RESULT: Final = 4_000_000  # bytes

R = TypeVar("R")
Report = Callable[[float], None]  # hears how much is done: 0 to 1


class Job(msgspec.Struct, Generic[R], frozen=True):
    """Something to do in a worker process. Jobs are defined in modules that import no more than the work needs."""

    def run(self, report: Report) -> R:
        """Do it, in the worker. A Problem refuses the request behind it, JobFailed says plainly what is wrong."""
        raise NotImplementedError

    def result_type(self) -> type[R]:
        """Of what `run` returns."""
        raise NotImplementedError


# What comes back


class Begun(msgspec.Struct, frozen=True, tag=True):
    """A worker has the job: its time runs."""


class Progress(msgspec.Struct, frozen=True, tag=True):
    """How much is done."""

    share: float


class Result(msgspec.Struct, frozen=True, tag=True):
    """What `run` returned."""

    value: msgspec.Raw


class Refused(msgspec.Struct, frozen=True, tag=True):
    """The Problem that `run` raised."""

    status: int
    error: str
    detail: str
    extra: dict[str, Any]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """Why there is no result. The reason may be shown to everybody: it says nothing of the game. The detail may not."""

    reason: str
    detail: str = ""


class Ended(msgspec.Struct, frozen=True, tag=True):
    """The process is no more. With no exit code it was never there."""

    code: int | None


Answer: TypeAlias = Result | Refused | Failed
Message: TypeAlias = Begun | Progress | Answer | Ended


# What the caller of a job has to expect


class JobFailed(LisboaError):
    """There is no result, and why, fit for everybody's eyes. `detail` is for the log of finished games."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.detail = detail


class ProcessDied(JobFailed):
    """Perhaps for no fault of the job: it is worth another try."""


class NotBegun(JobFailed):
    """No process could take the job."""


class WorkersClosed(LisboaError):
    """The server stops: there will be no result."""
