"""What happens in a worker process of the bots. Whatever goes wrong with a bot, plain words travel back."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Any, Final, Protocol

import msgspec

import lisboa

if sys.platform != "win32":
    import fcntl
    import resource

MEMORY_LIMIT: Final = 1 << 30  # bytes; a worker at work has about 50 MB
POLITENESS: Final = 5  # on a busy machine what people ask for goes before what bots think
LONGEST_MOVE: Final = 8_000  # characters of a move, or of three with their reasons; longer ones are not sent back

Choose = Callable[[dict[str, Any], str, int], str]


class Mover(Protocol):
    """Chooses moves for bots; with 0 seconds they think as their level says, on any machine the same."""

    def __call__(self, document: dict[str, Any], bot: str, seed: int, seconds: float = 0) -> str:
        """The move in this position."""


class Answer(msgspec.Struct, frozen=True):
    """A move, or why there is none. The reason may be shown to everybody: it says nothing of the bot's hand."""

    move: str | None = None
    failure: str | None = None
    asked: bool = True  # False: no bot has seen the question


def choose_move(document: dict[str, Any], bot: str, seed: int, seconds: float = 0) -> str:
    """What the bot plays in this position. Without a limit of its time the same view and seed give the same move."""
    return lisboa.bots.move(lisboa.Game.from_position(document), bot, seed, seconds)


def answer(choose: Choose, document: dict[str, Any], bot: str, seed: int) -> Answer:
    """The bot's move. Its exceptions end here: not every exception survives the way to another process."""
    try:
        move = choose(document, bot, seed)
    except BaseException as error:
        return Answer(failure=f"{type(error).__name__} was raised")
    if type(move) is not str or len(move) > LONGEST_MOVE:
        return Answer(failure="the answer was no move")
    return Answer(move)


def prepare(politeness: int = POLITENESS) -> None:
    """Make a new process ready: it ends with the server and at once when told to, and cannot fill the memory."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # a handler in Python would wait for compiled code to return
    _end_with_the_server()
    if sys.platform != "win32":
        os.nice(politeness)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
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
