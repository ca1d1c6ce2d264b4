"""What happens in a worker process that does a person's job: bytes, a problem to show, or a failure travel back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from lisboa.server.problems import Problem

LONGEST_RESULT: Final = 4_000_000  # bytes

Job = Callable[..., bytes]


class Done(msgspec.Struct, frozen=True):
    """What a job came to. `refused` is a Problem: its status, word, sentence and details."""

    result: bytes | None = None
    refused: tuple[int, str, str, dict[str, Any]] | None = None
    failure: str | None = None
    asked: bool = True  # False: no process has begun it


def perform(job: Job, *arguments: Any) -> Done:
    """Do it. Exceptions end here: not every exception survives the way to another process."""
    try:
        result = job(*arguments)
    except Problem as problem:
        return Done(refused=(problem.status, problem.error, problem.detail, problem.extra))
    except BaseException as error:
        return Done(failure=f"{type(error).__name__} was raised")
    if len(result) > LONGEST_RESULT:
        return Done(failure="the result was too long")
    return Done(result)
