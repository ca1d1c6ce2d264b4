"""The same work on a Ray cluster. Ray is an extra of this package and is imported only here."""

from __future__ import annotations

import importlib
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from lisboa.cli.workers import PATIENCE, Work, WorkerDied, listening
from lisboa.server.versions import bots_version, components_version, engine_version

INSTALL = "pip install 'lisboa[cluster]'"
HERE = "local"  # a cluster of this machine alone, for this run
SECONDS_TO_ANSWER = 10.0

Part = TypeVar("Part")
Done = TypeVar("Done")


class ClusterProblem(Exception):
    """There is no cluster to work on, and why."""


class GoOn:
    """Work on a cluster is never asked to stop: Ray ends it."""

    def is_set(self) -> bool:
        return False


@contextmanager
def cluster(work: Work[Part, Done], address: str, workers: int) -> Iterator[Callable[[Iterable[Part]], Iterator[Done]]]:
    """A cluster to do parts on, which gives them as they are done, in no particular order; like `workers.finished`."""
    ray = connected(address, workers)
    try:
        yield lambda parts: finished_there(ray, work, parts)
    finally:
        ray.shutdown()


def connected(address: str, workers: int) -> Any:
    """Ray, connected to the cluster at an address, or to one of its own on this machine."""
    try:
        ray = importlib.import_module("ray")
    except ImportError as error:
        raise ClusterProblem(f"Ray is not installed; {INSTALL} brings it") from error
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    own = {"num_cpus": workers, "include_dashboard": False} if address == HERE else {}
    knock(address)
    try:
        ray.init(address=address, **quiet, **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ClusterProblem(f"no Ray cluster at {address}: {str(error).strip()}") from error
    return ray


def knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody is."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=SECONDS_TO_ANSWER).close()
    except OSError as error:
        raise ClusterProblem(f"no Ray cluster at {address}: {error}") from error


def finished_there(ray: Any, work: Work[Part, Done], parts: Iterable[Part]) -> Iterator[Done]:
    """Every part as it is done; after Ctrl-C no more."""
    task = ray.remote(play_there)
    shared, versions = ray.put(work), present()
    places = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(parts)
    waiting: list[Any] = []
    with listening() as keyboard:
        while not keyboard.is_set():
            while len(waiting) < places and (part := next(left, None)) is not None:
                waiting.append(task.remote(shared, part, versions))
            if not waiting:
                return
            done, waiting = ray.wait(waiting, timeout=PATIENCE)
            for each in done:
                try:
                    yield ray.get(each)
                except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
                    raise WorkerDied from error
        for each in waiting:
            ray.cancel(each, force=True)


def present() -> tuple[str, str, str]:
    """Rules, components and bots of this machine."""
    return engine_version(), components_version(), bots_version()


def play_there(work: Work[Part, Done], part: Part, versions: tuple[str, str, str]) -> Done:
    """One part on a machine of the cluster, which must have the same game."""
    if present() != versions:
        raise RuntimeError(f"this machine of the cluster has another version of lisboa: {present()}, not {versions}")
    return work.play(part, GoOn())
