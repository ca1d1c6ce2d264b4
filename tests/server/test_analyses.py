"""Analyses of finished games: made once in a process of their own, kept, told in any language, never in the way."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from lisboa.server import analysis_desk
from lisboa.server.analysis_worker import NICENESS, work
from lisboa.server.rate_limits import MAX_ANALYSES
from tests.server import ill_analyses
from tests.server.client import Client
from tests.server.playing import HOST, HOT_SEAT, Table, ending, golden, imported
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
    """Wait until it is so far."""
    for _ in range(2_000):
        found: dict[str, Any] = await person.hope("GET", f"/api/tables/{table}/analysis")
        if found["state"] in states:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(found)


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
    assert len(analysis["costly"]) >= 5
    for costly in analysis["costly"]:
        before = await table.host.hope("GET", f"/api/tables/{table.id}/history/{costly['seq']}")
        assert before["moves"] == costly["number"] - 1
        assert before["turn"] == costly["seat"] == game.movers[costly["number"] - 1]
        assert costly["played"]["move"] == game.moves[costly["number"] - 1] != costly["better"]["move"]
        assert all((costly["prompt"], costly["played"]["text"], costly["better"]["text"], costly["reason"]))


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
    async def run(server: Running) -> None:
        async with imported(server.base, SHORT.to_text()) as table:
            for ill in (ill_analyses.fails, ill_analyses.dies, ill_analyses.sleeps):
                server.services.analyses._work = ill
                await asked(table.host, table.id)
                assert (await until(table.host, table.id, "done", "failed"))["state"] == "failed"
            server.services.analyses._work = work
            monkeypatch.undo()
            await asked(table.host, table.id)
            assert (await until(table.host, table.id, "done", "failed"))["state"] == "done"

    monkeypatch.setattr(analysis_desk, "LONGEST", 1.0)
    with running(sqlite_url, **QUICK) as server:
        asyncio.run(run(server))


def test_one_at_a_time_at_low_priority_and_not_too_many(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that stops does not wait for it."""

    async def run(server: Running) -> None:
        async with imported(server.base, SHORT.to_text()) as table:
            ids = [table.id]
            for _ in range(2):
                info = await table.host.hope("POST", "/api/import", {"text": SHORT.to_text()})
                ids.append(info["id"])
            await asked(table.host, ids[0])
            while (await until(table.host, ids[0], "running"))["progress"] == 0:
                await asyncio.sleep(0.02)
            assert [os.getpriority(os.PRIO_PROCESS, child.pid or 0) for child in children()] == [NICENESS]
            assert (await asked(table.host, ids[1]))["state"] == "waiting"
            response = await table.host.ask("POST", f"/api/tables/{ids[2]}/analysis")
            assert answer_of(response) == "503 busy"
            assert (await asked(table.host, ids[0]))["state"] == "running", "who asks again is told how far it is"

    monkeypatch.setattr(analysis_desk, "MOST", 2)
    with running(sqlite_url, analysis_simulations=4000) as server:
        asyncio.run(run(server))
    assert children() == []


def children() -> list[BaseProcess]:
    """The processes of analyses."""
    return [process for process in multiprocessing.active_children() if process.name == analysis_desk.NAME]


def test_they_are_rationed(sqlite_url: str) -> None:
    async def run() -> None:
        async with world(sqlite_url) as there:
            path = f"/api/tables/{there.tables['over']}/analysis"
            asks = [answer_of(await there.people["host"].ask("POST", path)) for _ in range(MAX_ANALYSES + 1)]
            assert asks == ["200"] * MAX_ANALYSES + ["429 too-many-requests"]

    asyncio.run(run())
