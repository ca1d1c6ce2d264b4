"""What happens in a worker process: one job after the other. Whatever goes wrong in one, plain words travel back."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection, wait
from typing import Any, Final

import msgspec

import lisboa
from lisboa.server.problems import Problem
from lisboa.server.workers.jobs import (
    LONGEST_RESULT,
    Answer,
    Begun,
    Failed,
    Job,
    JobFailed,
    Message,
    Progress,
    Refused,
    Result,
)

if sys.platform != "win32":
    import fcntl
    import resource

MEMORY_LIMIT: Final = 1 << 30  # bytes; a worker at work has about 50 MB
LONGEST_DETAIL: Final = 500  # characters
GRACE_SECONDS: Final = 5  # of processor time until a process that survives SIGXCPU is killed


def work(pipe: Connection, niceness: int, cpu_seconds: int | None) -> None:
    """Do the jobs that come, until the pipe or the process is closed."""
    prepare(niceness, cpu_seconds)

    def send(message: Message) -> None:
        pipe.send_bytes(msgspec.msgpack.encode(message))

    while True:
        try:
            job: Job[Any] = pipe.recv()
        except EOFError:
            return
        send(Begun())
        send(answer(job, lambda share: send(Progress(share))))


def answer(job: Job[Any], report: Any) -> Answer:
    """Do it. Exceptions end here: not every exception survives the way to another process."""
    try:
        value = msgspec.msgpack.encode(job.run(report))
    except Problem as problem:
        return Refused(problem.status, problem.error, problem.detail, problem.extra)
    except JobFailed as why:
        return Failed(str(why))
    except BaseException as error:
        return Failed(f"{type(error).__name__} was raised", str(error)[:LONGEST_DETAIL])
    if len(value) > LONGEST_RESULT:
        return Failed("the result was too long")
    return Result(msgspec.Raw(value))


def prepare(niceness: int, cpu_seconds: int | None) -> None:
    """Make a new process ready: it ends with the server and at once on SIGTERM, and cannot fill the memory."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # a handler in Python would wait for compiled code to return
    _end_with_the_server()
    if sys.platform != "win32":
        os.nice(niceness)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
        if cpu_seconds is not None:
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds + GRACE_SECONDS))
    lisboa.bots.move(lisboa.Game(seed=0))  # loads everything before the first job's time runs


def _end_with_the_server() -> None:
    """Let the kernel end this process when the server's end of the pipe between them closes, however it was killed.

    A thread that watches the pipe would not run while compiled code does. Where there is no such signal, a worker ends
    after its current job.
    """
    server = multiprocessing.parent_process()
    if server is None or sys.platform != "linux":
        return
    signal.signal(signal.SIGIO, signal.SIG_DFL)
    fcntl.fcntl(server.sentinel, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(server.sentinel, fcntl.F_SETFL, fcntl.fcntl(server.sentinel, fcntl.F_GETFL) | os.O_ASYNC)
    if wait([server.sentinel], timeout=0):  # it was gone before the kernel was asked
        os._exit(1)
