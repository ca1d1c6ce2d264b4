"""Whoever holds the event loop for more than 50 ms is named in the log and in the metrics."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from lisboa.server import lobby
from lisboa.server.loop_watch import HELD_SECONDS, LoopWatch
from tests.server.client import Client
from tests.server.running import running

TABLES = "GET /api/tables"


def work(seconds: float) -> None:
    """Of processor time."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def watched(run: Callable[[], Coroutine[Any, Any, None]]) -> LoopWatch:
    """What is noted while this runs in a loop of its own."""
    watch = LoopWatch()
    watch.serving = True

    def factory() -> asyncio.AbstractEventLoop:
        loop = asyncio.new_event_loop()
        loop.set_task_factory(watch.create_task)
        return loop

    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(run())
    return watch


def test_the_task_that_holds_the_loop_is_named() -> None:
    async def hold() -> None:
        await asyncio.sleep(0)
        work(1.5 * HELD_SECONDS)

    async def both() -> None:
        await asyncio.gather(asyncio.create_task(hold()), asyncio.sleep(0))

    with capture_logs() as logs:
        watch = watched(both)
    name = max(watch.longest, key=watch.longest.__getitem__)  # a busy machine may note other steps, too
    assert name.endswith("hold")
    assert watch.longest[name] > HELD_SECONDS
    held = [line for line in logs if line["event"] == "event loop held"]
    assert [line["by"] for line in held] == [name]


def test_many_short_steps_hold_nobody_up() -> None:
    async def polite() -> None:
        for _ in range(20):
            work(HELD_SECONDS / 10)
            await asyncio.sleep(0)

    with capture_logs() as logs:
        watch = watched(polite)
    assert not logs
    assert max(watch.longest.values(), default=0.0) < HELD_SECONDS


def test_waiting_holds_nobody_up_though_it_takes_long() -> None:
    """A busy machine, which is what this looks like, accuses nobody."""

    async def blocked() -> None:
        time.sleep(1.5 * HELD_SECONDS)

    with capture_logs() as logs:
        watch = watched(blocked)
    assert not [line for line in logs if line["log_level"] == "warning"]
    assert max(watch.longest.values(), default=0.0) < HELD_SECONDS


def test_timed_tasks_are_cancelled_fail_and_return_as_others_do() -> None:
    async def number() -> int:
        await asyncio.sleep(0)
        return 7

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def run() -> None:
        assert await asyncio.create_task(number()) == 7
        with pytest.raises(ZeroDivisionError):
            await asyncio.create_task(fail())
        waits = asyncio.create_task(asyncio.Event().wait(), name="waits")
        await asyncio.sleep(0)
        waits.cancel("enough")
        with pytest.raises(asyncio.CancelledError, match="enough"):
            await waits
        assert waits.get_name() == "waits"
        assert "wait" in repr(waits)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.create_task(asyncio.sleep(60))

    watched(run)


def test_a_route_that_holds_the_loop_is_named_in_log_and_metrics(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(*_: object) -> list[Any]:
        work(1.5 * HELD_SECONDS)
        return []

    monkeypatch.setattr(lobby, "list_public", slow)
    with capture_logs() as logs, running(sqlite_url) as server:
        assert httpx.get(f"{server.base}/api/tables", timeout=60).status_code == 200
        text = httpx.get(f"{server.base}/metrics", timeout=60).text
        assert server.services.watch.longest[TABLES] > HELD_SECONDS
    assert f'lisboa_loop_holds_total{{by="{TABLES}"}}' in text
    assert f'lisboa_loop_hold_longest_seconds{{by="{TABLES}"}}' in text
    assert "lisboa_loop_lag_longest_seconds" in text
    assert TABLES in [line["by"] for line in logs if line["event"] == "event loop held"]


def test_what_works_for_a_socket_is_named_with_its_route(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = lobby.info

    def slow(*given: Any) -> Any:
        work(1.5 * HELD_SECONDS)
        return real(*given)

    async def run(base: str) -> None:
        ana = await Client(base).guest("Ana")
        table = await ana.create(players=2)
        monkeypatch.setattr("lisboa.server.lobby.info", slow)
        async with ana.live(table) as live:
            await live.until("table")
        await ana.close()

    with capture_logs() as logs, running(sqlite_url) as server:
        asyncio.run(run(server.base))
    held = [(line["by"], line["route"]) for line in logs if line["event"] == "event loop held"]
    assert ("Hub.serve", "socket /api/tables/{table_id}/live") in held
