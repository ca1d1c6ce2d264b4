"""Several servers on one PostgreSQL: what happens at one is seen at the others at once, and is done only once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, update

from lisboa.server import absence, games, housekeeper, metrics, presence, schema
from lisboa.server.bot_pool import BotMove
from lisboa.server.clock_time import now_ms
from tests.server.client import SOON, Client, Live, open_moves
from tests.server.playing import HOST, HOT_SEAT, OPEN, Table, bot, ending, golden, imported, people_at, table_of
from tests.server.running import Process, Running, running, wait_until
from tests.server.world import QuickHints

pytestmark = pytest.mark.slow
AT_ONCE = 5.0  # seconds; on a machine that is busy with other tests
QUICK: dict[str, Any] = {"analysis_simulations": 4}


class Pair:
    """Two servers of one database."""

    def __init__(self, first: Running, second: Running) -> None:
        self.first = first
        self.second = second


@pytest.fixture
def pair(postgres_url: str) -> Iterator[Pair]:
    """Without housekeepers: what arrives does not come by their sweep. The address may name a driver."""
    other_way = postgres_url.replace("postgresql://", "postgresql+asyncpg://")
    assert other_way != postgres_url
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(housekeeper, "TICK_SECONDS", 10_000.0)
        with running(postgres_url, **QUICK) as first, running(other_way, **QUICK) as second:
            yield Pair(first, second)


def elsewhere(person: Client, base: str) -> Client:
    """The same person at another server."""
    other = Client(base)
    other.http.cookies.update(dict(person.http.cookies))
    other.me = person.me
    return other


async def soon(live: Live, kind: str) -> dict[str, Any]:
    return await asyncio.wait_for(live.until(kind), AT_ONCE)


async def when_present(live: Live, names: set[str]) -> None:
    """Wait until exactly these people are connected."""

    async def wait() -> None:
        while {person["name"] for person in (await live.until("presence"))["people"]} != names:
            pass

    await asyncio.wait_for(wait(), AT_ONCE)


def test_moves_chat_presence_and_logout_reach_the_other_server(pair: Pair) -> None:
    async def run() -> None:
        async with table_of(pair.first.base) as table:
            ana, bea = table.people
            there = elsewhere(bea, pair.second.base)
            async with ana.live(table.id) as here, there.live(table.id) as other:
                first = await soon(other, "update")
                assert first["seq"] == 0
                await when_present(here, {"Ana", "Bea"})
                await table.steps(1)
                told = await soon(other, "update")
                assert (told["seq"], len(told["frames"])) == (1, 1)
                assert told["situation"] == await there.situation(table.id)
                await ana.hope("POST", f"/api/tables/{table.id}/chat", {"text": "olá"})
                assert (await soon(other, "chat"))["text"] == "olá"
                both = Table(table.id, [elsewhere(ana, pair.second.base), bea])
                for _ in range(6):  # who moves at which server changes
                    await both.step()
                    told = await soon(other, "update")
                assert told["seq"] == 7
                while (await soon(here, "update"))["seq"] != 7:
                    pass
                await both.people[0].close()
                await bea.hope("POST", "/api/logout")
                assert await asyncio.wait_for(other.end(), AT_ONCE) >= 1008
                await when_present(here, {"Ana"})
            await there.close()

    asyncio.run(run())


def test_people_who_do_not_fit_into_one_message_are_present_elsewhere(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PEOPLE_AT_ONCE", 2)

    async def run() -> None:
        async with people_at(pair.first.base, 4) as crowd:
            there = await Client(pair.second.base).guest("Zoe")
            table_id = await crowd[0].create(players=2)
            names = {person.me["name"] for person in crowd}
            async with there.live(table_id) as other, AsyncExitStack() as stack:
                for person in crowd:
                    await stack.enter_async_context(person.live(table_id))
                await when_present(other, names | {there.me["name"]})
                await stack.aclose()
                await when_present(other, {there.me["name"]})
            await there.close()

    asyncio.run(run())


def test_health_tells_when_other_servers_are_not_heard(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    channels = pair.second.services.other_servers
    assert channels is not None

    async def refuse() -> None:
        raise ConnectionRefusedError

    def in_touch() -> bool:
        answer = httpx.get(f"{pair.second.base}/health")
        assert (answer.status_code, answer.json()["ok"]) == (200, True)
        return bool(answer.json()["in_touch"])

    async def hang_up() -> None:
        assert channels is not None
        channels._ear.terminate()

    assert in_touch()
    with monkeypatch.context() as cut:
        cut.setattr(channels, "_connect", refuse)
        pair.second.call(hang_up)
        wait_until(lambda: not in_touch())
    wait_until(in_touch)


def test_people_who_join_and_the_start_are_seen_there(pair: Pair) -> None:
    async def run() -> None:
        async with people_at(pair.first.base, 1) as [ana], people_at(pair.second.base, 1) as [bea]:
            table_id = await ana.create(seats=[HOST, OPEN])
            async with ana.live(table_id) as here:
                await soon(here, "table")
                await bea.join(table_id)
                joined = await soon(here, "table")
                assert joined["table"]["seats"][1]["person"]["name"] == "Ana"
            async with bea.live(table_id) as there:
                await soon(there, "table")
                await ana.start(table_id)
                assert (await soon(there, "update"))["seq"] == 0
                await ana.act(table_id, "resign", 0)
                left = await soon(there, "table")
                assert left["table"]["seats"][0]["stand_in"] == "resigned"

    asyncio.run(run())


def test_the_last_of_many_changes_is_seen_there(pair: Pair) -> None:
    """They are gathered at each server."""

    async def run() -> None:
        async with people_at(pair.first.base, 1) as [ana], people_at(pair.second.base, 1) as [bea]:
            table_id = await ana.create(seats=[HOST, OPEN, OPEN])
            async with ana.live(table_id) as here, bea.live(table_id) as there:
                for number in range(12):
                    await ana.hope("PUT", f"/api/tables/{table_id}/seats/2", HOT_SEAT if number % 2 else OPEN)
                    await bea.hope("POST", f"/api/tables/{table_id}/{'leave' if number % 2 else 'join'}", {})
                await ana.hope("PUT", f"/api/tables/{table_id}/seats/2", bot())
                await bea.join(table_id)
                for live, mine in ((here, 0), (there, 1)):
                    last: dict[str, Any] = {"seats": []}
                    while [seat["kind"] for seat in last["seats"]] != ["person", "person", "bot"]:
                        last = (await soon(live, "table"))["table"]
                    assert last["you"]["seats"] == [mine]

    asyncio.run(run())


def test_each_move_of_a_bot_is_thought_out_at_one_server(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[str] = []
    for server in (pair.first, pair.second):
        count_thoughts(server, thought, monkeypatch)

    async def run() -> None:
        async with table_of(pair.first.base, 1, seats=[HOST, bot(), bot()]) as table:
            there = elsewhere(table.host, pair.second.base)
            for person in (table.host, there) * 4:
                while (situation := await person.situation(table.id))["decision"] is None:
                    await asyncio.sleep(0.01)
                await person.move(table.id, open_moves(situation)[0], situation["seq"])
            while (await there.situation(table.id))["decision"] is None:
                await asyncio.sleep(0.01)
            frames = await table.frames()
            assert [frame["seq"] for frame in frames] == list(range(1, len(frames) + 1))
            assert len(thought) == sum(frame["seat"] != 0 for frame in frames) > 0
            await there.close()

    asyncio.run(run())


def count_thoughts(server: Running, thought: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ask = server.services.bots.ask

    async def counted(live: games.Live, name: str) -> BotMove:
        thought.append(server.base)
        return await ask(live, name)

    monkeypatch.setattr(server.services.bots, "ask", counted)


def test_the_same_move_at_both_servers_is_made_once(pair: Pair) -> None:
    async def run() -> None:
        async with table_of(pair.first.base) as table:
            for number in range(10):
                person, situation = await table.mover()
                there = elsewhere(person, pair.second.base)
                body = {"move": open_moves(situation)[0], "seq": situation["seq"], "key": f"race-{number}"}
                path = f"/api/tables/{table.id}/moves"
                answers = await asyncio.gather(person.ask("POST", path, body), there.ask("POST", path, body))
                assert [answer.status_code for answer in answers] == [201, 201]
                assert answers[0].content == answers[1].content
                rivals = await asyncio.gather(
                    *(one.ask("POST", f"/api/tables/{table.id}/chat", {"text": "x"}) for one in (person, there))
                )
                assert [answer.status_code for answer in rivals] == [201, 201]
                await there.close()
            assert await table.seq() == 10
            lines = await table.host.hope("GET", f"/api/tables/{table.id}/chat")
            assert [line["number"] for line in lines] == list(range(1, 21))

    asyncio.run(run())


def test_whoever_has_taken_a_seat_at_one_server_moves_at_the_other(pair: Pair) -> None:
    """Nobody watches there, so it still has the game in its memory as it was before."""

    def hide_and_wait_long(connection: Connection) -> None:
        long_ago = schema.tables.c.turn_since - 10 * absence.LONG_MS
        connection.execute(update(schema.tables).values(turn_since=long_ago, public=False))

    async def run() -> None:
        async with table_of(pair.first.base) as table, people_at(pair.first.base, 1) as (dora,):
            absent, _ = await table.mover()
            other, seat = await table.other(), table.people.index(absent)
            there = elsewhere(dora, pair.second.base)
            before = elsewhere(other, pair.second.base)
            write = pair.first.services.database.write_sync
            await asyncio.to_thread(lambda: pair.first.call(lambda: write(hide_and_wait_long)))
            assert (await before.situation(table.id))["seq"] == 0
            await other.act(table.id, "replace", 0, seat=seat, way="person")
            settle = pair.first.services.housekeeper.settle_questions
            await asyncio.to_thread(lambda: pair.first.call(lambda: settle(now_ms() + absence.MINUTE)))
            invite = (await other.hope("GET", f"/api/tables/{table.id}"))["invite"]
            taken = await dora.act(table.id, "take-seat", 2, seat=seat, invite=invite)
            move = open_moves(taken["situation"])[0]
            assert (await there.move(table.id, move, taken["seq"]))["seq"] == taken["seq"] + 1
            for person in (there, before):
                await person.close()

    asyncio.run(run())


def test_a_hint_is_about_what_was_moved_at_the_other_server(pair: Pair) -> None:
    """And both servers give the same one."""
    pair.first.services.hints, pair.second.services.hints = QuickHints(), QuickHints()

    async def hint(person: Client, table: str) -> dict[str, Any]:
        found: dict[str, Any] = await person.hope("POST", f"/api/tables/{table}/hint", {})
        return found

    async def run() -> None:
        async with table_of(pair.first.base, 1, seats=[HOST, HOT_SEAT]) as table:
            here, there = table.host, elsewhere(table.host, pair.second.base)
            for mover, asker in ((here, there), (here, there), (there, here), (there, here)):
                situation = await mover.situation(table.id)
                told = await hint(asker, table.id)
                assert told == await hint(mover, table.id)
                assert told["seq"] == situation["seq"]
                moves = [one["move"] for one in told["hints"]]
                assert moves
                assert set(moves) <= set(open_moves(situation))
                await mover.move(table.id, moves[0], situation["seq"])
            await there.close()

    asyncio.run(run())


def test_an_analysis_is_made_at_one_server_and_told_at_both(pair: Pair) -> None:
    async def done(person: Client, path: str) -> dict[str, Any]:
        async with asyncio.timeout(SOON):
            while (found := await person.hope("GET", path))["state"] != "done":
                assert found["state"] in ("waiting", "running")
                await asyncio.sleep(0.05)
        analysis: dict[str, Any] = found["analysis"]
        return analysis

    async def run() -> None:
        async with imported(pair.first.base, ending(golden("068"), 20).to_text()) as table:
            there = elsewhere(table.host, pair.second.base)
            path = f"/api/tables/{table.id}/analysis"
            assert (await there.hope("GET", path))["state"] == "none"
            asked = await asyncio.gather(*(one.hope("POST", path) for one in (table.host, there)))
            assert {one["state"] for one in asked} <= {"waiting", "running"}
            assert await done(table.host, path) == await done(there, path)
            await there.close()

    made = metrics.ANALYSES_DONE._value.get()
    asyncio.run(run())
    wait_until(lambda: metrics.ANALYSES_DONE._value.get() > made)  # it is counted when it is kept
    assert metrics.ANALYSES_DONE._value.get() == made + 1


@contextmanager
def processes(postgres_url: str, folder: Path) -> Iterator[tuple[Process, Process]]:
    """Two `lisboa serve`."""
    started = [Process(postgres_url, folder / f"{number}.log") for number in range(2)]
    try:
        for process in started:
            process.wait_ready()
        yield started[0], started[1]
    finally:
        for process in started:
            process.stop()


@pytest.mark.slow(seconds=30)
def test_two_processes_one_of_which_is_started_anew(postgres_url: str, tmp_path: Path) -> None:
    async def begin(first: str, second: str) -> tuple[Table, Client]:
        async with table_of(first) as table:
            there = elsewhere(table.people[1], second)
            async with there.live(table.id) as live:
                await soon(live, "update")
                await table.steps(3)
                while (await soon(live, "update"))["seq"] != 3:
                    pass
            await there.close()
            return table, there

    async def go_on(table: Table, first: str, second: str) -> None:
        people = [elsewhere(person, second) for person in table.people]
        new = Table(table.id, people)
        again = elsewhere(table.people[0], first)
        async with again.live(table.id, since=3) as live:
            await soon(live, "table")
            await new.steps(2)
            seqs: list[int] = []
            while 5 not in seqs:
                seqs += [frame["seq"] for frame in (await soon(live, "update"))["frames"]]
            assert seqs == [4, 5]
        for person in (*people, again):
            await person.close()

    with processes(postgres_url, tmp_path) as (first, second):
        table, _ = asyncio.run(begin(first.base, second.base))
        assert first.stop() == 0
        third = Process(postgres_url, tmp_path / "third.log").wait_ready()
        try:
            asyncio.run(go_on(table, third.base, second.base))
        finally:
            assert third.stop() == 0
