"""Analyses of finished games: made once in a process of their own, kept, told in any language, never in the way."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from contextlib import ExitStack
from multiprocessing.process import BaseProcess
from typing import Any

import pytest
from structlog.testing import capture_logs

from lisboa.server import analysis_desk, analysis_queue
from lisboa.server.limits import MAX_ANALYSES
from lisboa.server.workers import process, service
from lisboa.server.workers.analysis import AnalyseGame
from lisboa.server.workers.service import Priority
from tests.server import ill_analyses
from tests.server.client import Client
from tests.server.playing import HOST, HOT_SEAT, Table, ending, golden, imported, people_at
from tests.server.running import Running, running
from tests.server.world import answer_of, world

pytestmark = pytest.mark.slow
GAME = ending(golden("037"), 60)
SHORT = ending(golden("068"), 20)
QUICK: dict[str, Any] = {"analysis_simulations": 4}


async def asked(person: Client, table: str) -> dict[str, Any]:
    """The answer to who asks for an analysis."""
    found: dict[str, Any] = await person.hope("POST", f"/api/tables/{table}/analysis")
    return found


async def until(person: Client, table: str, *states: str) -> dict[str, Any]:
    """Wait until it is so far, with patience for a busy machine: an analysis yields to everything."""
    async with asyncio.timeout(300):
        while True:
            found: dict[str, Any] = await person.hope("GET", f"/api/tables/{table}/analysis")
            if found["state"] in states:
                return found
            await asyncio.sleep(0.02)


def test_an_analysis_is_kept_with_the_game_and_survives_a_restart(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(base: str) -> tuple[str, dict[str, Any]]:
        async with imported(base, GAME.to_text(), public=True, spectators=True) as table:
            none = await table.host.hope("GET", f"/api/tables/{table.id}/analysis")
            assert none == {"state": "none", "progress": 0, "analysis": None}
            assert (await asked(table.host, table.id))["state"] in ("waiting", "running")
            done = await until(table.host, table.id, "done")
            await check_told(table, done["analysis"])
            return table.id, done

    async def second(base: str) -> None:
        stranger = await Client(base).guest("Rui")
        assert await asked(stranger, table_id) == done, "it is not made again"
        other = await stranger.hope("GET", f"/api/tables/{table_id}/analysis", lang="ja")
        ours, theirs = done["analysis"]["costly"][0], other["analysis"]["costly"][0]
        assert ours["better"]["move"] == theirs["better"]["move"]
        assert all(ours[part] != theirs[part] for part in ("prompt", "reason"))
        monkeypatch.setattr(analysis_desk, "rules_version", lambda: "of another day")
        gone = await stranger.hope("GET", f"/api/tables/{table_id}/analysis")
        assert gone["state"] == "none", "its moves may not exist by other rules"
        assert (await asked(stranger, table_id))["state"] in ("waiting", "running")
        await stranger.close()

    with running(database_url, **QUICK) as server:
        table_id, done = asyncio.run(first(server.base))
    with running(database_url, **QUICK) as server:
        asyncio.run(second(server.base))


async def check_told(table: Table, analysis: dict[str, Any]) -> None:
    """Points and moves are where the log has them, from the beginning to the end."""
    game = GAME
    points = analysis["points"]
    assert (points[0]["seq"], points[0]["moves"]) == (0, 0)
    assert points[-1]["seq"] == points[-1]["moves"] == len(game.moves)
    assert points[-1]["chances"] == [float(seat in game.ranking()[0]) for seat in range(2)]
    assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in points)
    assert analysis["costly"]
    for costly in analysis["costly"]:
        before = await table.host.hope("GET", f"/api/tables/{table.id}/history/{costly['seq']}")
        assert before["moves"] == costly["number"] - 1
        assert before["turn"] == costly["seat"] == game.movers[costly["number"] - 1]
        assert costly["played"]["move"] == game.moves[costly["number"] - 1] != costly["better"]["move"]
        assert all((costly["prompt"], costly["played"]["text"], costly["better"]["text"], costly["reason"]))
    assert any(costly["better"]["line"] for costly in analysis["costly"]), "numbers are about turns, which are told"


def test_a_game_of_people_is_analysed_when_it_ends_and_moves_taken_back_do_not_count(sqlite_url: str) -> None:
    """The numbers of entries are not those of moves then."""

    async def run(base: str) -> None:
        begun = GAME.rewound(len(GAME.moves) - 3).to_text()
        async with imported(base, begun, seats=[HOST, HOT_SEAT]) as table:
            person, situation = await table.undoable(1)
            await person.act(table.id, "undo", situation["seq"])
            while not (await table.host.situation(table.id))["over"]:
                await table.step()
            analysis = (await until(table.host, table.id, "done"))["analysis"]
            moves = (await table.info())["moves"]
            assert analysis["points"][-1]["moves"] == moves < analysis["points"][-1]["seq"]

    with running(sqlite_url, **QUICK, analyses="auto") as server:
        asyncio.run(run(server.base))


def test_one_that_fails_can_be_asked_for_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One whose process dies is tried again by itself first."""

    async def run(server: Running) -> None:
        async with imported(server.base, SHORT.to_text()) as table:
            for ill, tries, reason in ILL:
                server.services.analyses._job = ill
                with capture_logs() as logs:
                    await asked(table.host, table.id)
                    assert (await until(table.host, table.id, "done", "failed"))["state"] == "failed"
                told = [f"{line['reason']}: {line['detail']}" for line in logs if line["event"] == "analysis failed"]
                assert len(told) == tries
                assert all(reason in one for one in told)
            server.services.analyses._job = AnalyseGame
            await asked(table.host, table.id)
            assert (await until(table.host, table.id, "done", "failed"))["state"] == "done"

    monkeypatch.setattr(service, "IDLE_LIMIT", 1.0)
    with running(sqlite_url, **QUICK, analysis_cpu_seconds=2) as server:
        asyncio.run(run(server))


ILL = [
    (ill_analyses.Fails, 1, "ZeroDivisionError was raised: oh"),
    (ill_analyses.Dies, analysis_queue.ATTEMPTS, "ended: with 1"),
    (ill_analyses.Sleeps, 1, "does nothing"),
    (ill_analyses.Hogs, 1, "more than 2 s of processor time"),
]


def test_a_machine_that_is_too_busy_makes_none_fail(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could go on and does not get a processor is waited for: here the kernel says so."""

    async def run(server: Running) -> None:
        async with imported(server.base, SHORT.to_text()) as table:
            server.services.analyses._job = ill_analyses.Naps
            await asked(table.host, table.id)
            assert (await until(table.host, table.id, "done", "failed"))["state"] == "done"

    monkeypatch.setattr(service, "IDLE_LIMIT", 0.5)
    monkeypatch.setattr(process, "state_of", lambda _: "R")
    with running(sqlite_url, **QUICK) as server:
        asyncio.run(run(server))


def test_one_at_a_time_at_low_priority_and_not_too_many(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that stops does not wait for it; the next one goes on with all that wait."""

    async def first(server: Running) -> list[str]:
        async with imported(server.base, SHORT.to_text(), public=True, spectators=True) as table:
            ids = [table.id, *await copies(table.host, 4)]
            await asked(table.host, ids[0])
            while (await until(table.host, ids[0], "running"))["progress"] == 0:
                await asyncio.sleep(0.02)
            assert [os.getpriority(os.PRIO_PROCESS, child.pid or 0) for child in children()] == [Priority.ANALYSES]
            assert (await asked(table.host, ids[1]))["state"] == "waiting"
            response = await table.host.ask("POST", f"/api/tables/{ids[2]}/analysis")
            assert answer_of(response) == "409 too-many-analyses"
            assert (response.json()["field"], response.json()["reason"]) == (
                "person",
                "2 analyses that you asked for are not done yet",
            )
            assert (await asked(table.host, ids[0]))["state"] == "running", "who asks again is told how far it is"
            rui, eva = Client(server.base), await Client(server.base).guest("Eva")
            response = await rui.ask("POST", f"/api/tables/{ids[2]}/analysis")
            assert answer_of(response) == "200", "nobody by name, but of another kind"
            response = await eva.ask("POST", f"/api/tables/{ids[3]}/analysis")
            assert answer_of(response) == "200", "everybody may wait for one, whatever others there do"
            response = await eva.ask("POST", f"/api/tables/{ids[4]}/analysis")
            assert (answer_of(response), response.json()["field"]) == ("409 too-many-analyses", "address")
            monkeypatch.setattr(analysis_queue, "MOST", 4)
            leo = await Client(server.base).guest("Leo")
            assert answer_of(await leo.ask("POST", f"/api/tables/{ids[4]}/analysis")) == "503 busy"
            for person in (rui, eva, leo):
                await person.close()
            return ids[:3]

    async def second(base: str) -> None:
        async with people_at(base, 1) as [ana]:
            for table in tables:
                await until(ana, table, "done")

    with running(sqlite_url, analysis_simulations=4000, analyses_per_person=2, analyses_per_address=3) as server:
        tables = asyncio.run(first(server))
    assert children() == []
    with running(sqlite_url, **QUICK) as server:
        asyncio.run(second(server.base))


async def copies(host: Client, count: int) -> list[str]:
    """More tables with the same game, which everybody may see."""
    file = {"text": SHORT.to_text(), "public": True, "spectators": True}
    return [(await host.hope("POST", "/api/import", file))["id"] for _ in range(count)]


def test_servers_of_one_database_share_the_work_and_tell_the_same(postgres_url: str) -> None:
    """Each is at one; both know how far both are; what one leaves undone the other does."""

    async def run(first: Running, second: Running, stop_first: Callable[[], None]) -> None:
        async with imported(first.base, SHORT.to_text(), public=True, spectators=True) as table:
            tables = [table.id, *await copies(table.host, 2)]
            for one in tables:
                await asked(table.host, one)
            there = await Client(second.base).guest("Rui")
            async with asyncio.timeout(300):
                while True:
                    here = [await table.host.hope("GET", f"/api/tables/{one}/analysis") for one in tables]
                    states = [one["state"] for one in here]
                    if states == ["running", "running", "waiting"] and all(one["progress"] > 0 for one in here[:2]):
                        break
                    await asyncio.sleep(0.05)
            others = [await there.hope("GET", f"/api/tables/{one}/analysis") for one in tables]
            assert [one["state"] for one in others] == states
            assert all(one["progress"] > 0 for one in others[:2])
            await table.host.close()
            await asyncio.to_thread(stop_first)
            left = [(await there.hope("GET", f"/api/tables/{one}/analysis"))["state"] for one in tables]
            assert sorted(left) == ["running", "waiting", "waiting"], "it was given back"
            await there.close()

    with (
        pytest.MonkeyPatch.context() as patch,
        ExitStack() as stack,
        running(postgres_url, analysis_simulations=4000) as second,
    ):
        patch.setattr(analysis_desk, "POLL_SECONDS", 0.2)
        patch.setattr(analysis_desk, "TELL_SECONDS", 0.2)
        first = stack.enter_context(running(postgres_url, analysis_simulations=4000))
        asyncio.run(run(first, second, stack.close))


def children() -> list[BaseProcess]:
    """The processes of analyses."""
    return [child for child in multiprocessing.active_children() if child.name == "lisboa-analyses"]


def test_they_are_rationed(sqlite_url: str) -> None:
    async def run() -> None:
        async with world(sqlite_url) as there:
            path = f"/api/tables/{there.tables['over']}/analysis"
            asks = [answer_of(await there.people["host"].ask("POST", path)) for _ in range(MAX_ANALYSES + 1)]
            assert asks == ["200"] * MAX_ANALYSES + ["429 too-many-requests"]

    asyncio.run(run())
