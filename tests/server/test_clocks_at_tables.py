"""Clocks at running tables, with a time that the tests set: banks, deadlines, the host's rules, pauses, restarts."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from lisboa.server import housekeeper
from lisboa.server.bot_driver import BotDriver
from lisboa.server.bot_pool import BotMove
from lisboa.server.games import Live
from lisboa.server.play import ABSENT_MS
from tests.server.client import Client
from tests.server.playing import HOST, HOT_SEAT, OPEN, Table, people_at, table_of
from tests.server.running import Running, running

pytestmark = pytest.mark.slow

HOUR = 3_600_000


class HandClock:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Server:
    """A server whose housekeeper looks at the clocks only when told to."""

    def __init__(self, server: Running, time: HandClock) -> None:
        self.base = server.base
        self.time = time
        self._server = server

    async def later(self, milliseconds: int) -> None:
        """Time passes and somebody looks at the clocks."""
        self.time.now += milliseconds
        await asyncio.to_thread(lambda: self._server.call(self._server.services.housekeeper.look_at_clocks))

    async def tick(self, milliseconds: int) -> None:
        """Time passes and the housekeeper does what he does every second."""
        self.time.now += milliseconds
        await asyncio.to_thread(lambda: self._server.call(self._server.services.housekeeper.tick))

    @property
    def bots(self) -> BotDriver:
        return self._server.services.bots


@pytest.fixture(scope="module")
def quiet_house() -> Iterator[None]:
    """The housekeeper does nothing by itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(housekeeper, "TICK_SECONDS", 10_000.0)
        yield


@pytest.fixture(scope="module")
def server(quiet_house: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    time = HandClock()
    with running(str(tmp_path_factory.mktemp("clocks") / "lisboa.db"), now=time) as found:
        yield Server(found, time)


def at_table(server: Server, work: Callable[[Table], Awaitable[None]], people: int = 2, **options: Any) -> None:
    async def run() -> None:
        async with table_of(server.base, people, **options) as table:
            await work(table)

    asyncio.run(run())


def live(when_out: str = "bot", bank: int = 60, increment: int = 5) -> dict[str, Any]:
    return {"kind": "live", "bank_seconds": bank, "increment_seconds": increment, "when_out": when_out}


async def clock_of(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = (await table.info())["clock_state"]
    return found


async def pass_on(table: Table) -> int:
    """Moves until the decision passes to another seat; which seat has passed it on."""
    first = (await clock_of(table))["turn"]
    while (await clock_of(table))["turn"] == first:
        await table.step()
    return int(first)


async def end_turns(table: Table, count: int) -> None:
    """So many turns from now on; nothing is told of the beginning of the very first one."""
    while count:
        done = await table.step()
        count -= sum(event["kind"] == "turn-begun" for event in done["frame"]["events"])


def test_a_bank_runs_down_and_an_increment_is_added_at_the_end_of_each_turn(server: Server) -> None:
    async def work(table: Table) -> None:
        assert (await clock_of(table))["left_ms"] == [60_000, 60_000]
        server.time.now += 10_000
        first = (await clock_of(table))["turn"]
        assert (await clock_of(table))["left_ms"][first] == 50_000
        await pass_on(table)
        assert (await clock_of(table))["left_ms"][first] in (50_000, 55_000)  # they may only have been asked first
        state = await clock_of(table)
        assert state["deadline_at"] == server.time.now + state["left_ms"][1 - first]
        await end_turns(table, 1)
        before = (await clock_of(table))["left_ms"]
        for turns in (1, 2, 3):
            await end_turns(table, 2)
            assert (await clock_of(table))["left_ms"] == [left + turns * 5_000 for left in before]

    at_table(server, work, clock=live())


def test_a_bot_takes_over_and_who_returns_has_time_again(server: Server) -> None:
    async def work(table: Table) -> None:
        mover, situation = await table.mover()
        seat = situation["turn"]
        await server.later(59_999)
        assert await table.seq() == 0
        await server.later(1)
        info = await table.info()
        assert (info["seats"][seat]["stand_in"], info["seats"][seat]["bot"]) == ("clock", "greedy")
        frame = (await table.frames())[0]
        assert (frame["kind"], frame["seat"], frame["note"]) == ("stand-in", seat, "the time was up")
        refused = await table.post(mover, "moves", move="pass")
        assert refused.json()["detail"] == "a bot moves for you at this table"
        other = table.people[1 - seat]
        assert (await table.post(other, "return")).json()["error"] == "not-stood-in"
        [told] = [message for message in await messages_of(table, mover) if message["kind"] == "stand-in"]
        assert "a bot moves for you. You can take your seat back." in told["text"]
        assert "stand-in" not in [message["kind"] for message in await messages_of(table, other)]
        back = await returned(table, mover)
        assert "stand-in" not in [message["kind"] for message in await messages_of(table, mover)]
        assert back["situation"]["seats"][seat]["stand_in"] is None
        assert (await clock_of(table))["left_ms"][seat] >= 60_000
        await server.later(1_000)
        assert (await table.info())["seats"][seat]["stand_in"] is None

    at_table(server, work, clock=live())


def test_who_looks_on_is_told_of_a_bot_that_takes_over_and_of_who_returns(server: Server) -> None:
    async def work(table: Table) -> None:
        mover, situation = await table.mover()
        async with table.host.live(table.id) as socket:
            await socket.until("update")
            await server.later(60_000)
            told = (await socket.until("table"))["table"]
            assert told["seats"][situation["turn"]]["stand_in"] == "clock"
            await returned(table, mover)
            told = (await socket.until("table"))["table"]
            assert told["seats"][situation["turn"]]["stand_in"] is None

    at_table(server, work, clock=live())


async def messages_of(table: Table, person: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await person.hope("GET", "/api/me/messages")
    return [message for message in found if message["table_id"] == table.id]


async def returned(table: Table, person: Any) -> dict[str, Any]:
    answer = await table.post(person, "return")
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_who_resigned_does_not_return(server: Server) -> None:
    async def work(table: Table) -> None:
        await table.post(table.host, "resign")
        assert (await table.post(table.host, "return")).json()["error"] == "not-stood-in"

    at_table(server, work, clock=live())


def test_a_greedy_move_is_made_and_marked(server: Server) -> None:
    async def work(table: Table) -> None:
        _, situation = await table.mover()
        await server.later(2 * HOUR)
        frame = (await table.frames())[0]
        assert (frame["kind"], frame["seat"], frame["note"]) == ("move", situation["turn"], "the time was up")
        assert all(seat["stand_in"] is None for seat in (await table.info())["seats"])
        while (await clock_of(table))["turn"] == situation["turn"]:  # the whole wait, however many decisions it has
            await server.later(0)
        assert (await clock_of(table))["deadline_at"] == server.time.now + HOUR
        late = table.people[situation["turn"]]
        assert "the move is not yours" in (await table.post(late, "undo", count=1)).json()["detail"]

    at_table(server, work, clock={"kind": "async", "hours_per_move": 1, "when_out": "greedy"})


def test_nothing_happens_if_the_host_wants_nothing(server: Server) -> None:
    async def work(table: Table) -> None:
        await server.later(1000 * HOUR)
        state = await clock_of(table)
        assert (state["left_ms"][state["turn"]], state["deadline_at"]) == (0, None)
        await table.step()
        assert await table.seq() == 1

    at_table(server, work, clock=live("nothing"))


def test_a_pause_stops_the_clock_and_nothing_else_does(server: Server) -> None:
    async def work(table: Table) -> None:
        deadline = (await clock_of(table))["deadline_at"]
        server.time.now += HOUR // 2
        ana, bea = table.people
        assert (await table.post(bea, "pause", paused=True)).status_code == 201  # over days any player may
        assert (await table.post(ana, "pause", paused=True)).json()["error"] == "paused-already"
        state = await clock_of(table)
        assert (state["paused"], state["deadline_at"]) == (True, None)
        await server.later(100 * HOUR)
        assert await table.seq() == 1
        assert (await table.post(ana, "pause", paused=False)).status_code == 201
        assert (await clock_of(table))["deadline_at"] == deadline + 100 * HOUR
        await server.later(HOUR // 2)
        assert [frame["kind"] for frame in await table.frames()][:3] == ["paused", "resumed", "stand-in"]

    at_table(server, work, clock={"kind": "async", "hours_per_move": 1, "when_out": "bot"})


def test_a_live_clock_is_the_hosts_to_pause_while_he_plays(server: Server) -> None:
    async def work(table: Table) -> None:
        ana, bea, _ = table.people
        assert (await table.post(bea, "pause", paused=True)).status_code == 403
        assert (await table.post(ana, "pause", paused=True)).status_code == 201
        assert (await table.post(bea, "pause", paused=False)).status_code == 403
        await table.post(ana, "resign")
        assert (await table.post(bea, "pause", paused=False)).status_code == 201

    at_table(server, work, people=3, clock=live())


def test_a_pause_ends_when_nobody_is_left_to_end_it(server: Server) -> None:
    async def work(table: Table) -> None:
        await table.post(table.host, "pause", paused=True)
        await table.post(table.people[1], "resign")
        assert (await table.host.situation(table.id))["paused"]
        left = (await table.post(table.host, "resign")).json()
        assert not left["situation"]["paused"]
        assert not (await clock_of(table))["paused"]

    at_table(server, work, clock=live())


def test_no_clock_no_pause(server: Server) -> None:
    async def work(table: Table) -> None:
        assert (await table.post(table.host, "pause", paused=True)).json()["error"] == "no-clock"
        assert (await table.info())["clock_state"] is None

    at_table(server, work)


def test_a_bots_time_does_not_run(server: Server) -> None:
    async def work(table: Table) -> None:
        await table.post(table.people[1], "resign")
        for _ in range(500):
            if (await clock_of(table))["turn"] is not None:
                break
            await asyncio.sleep(0.01)
        assert (await clock_of(table))["turn"] == 0
        assert (await clock_of(table))["left_ms"][1] == 60_000

    at_table(server, work, seats=[HOST, OPEN], clock=live(increment=0))


def test_while_the_machine_slept_nobodys_time_ran(server: Server) -> None:
    async def work(table: Table) -> None:
        await server.tick(0)  # a heartbeat
        await server.tick(20 * HOUR)
        state = await clock_of(table)
        assert (await table.seq(), state["left_ms"][state["turn"]]) == (0, 20_000)
        await server.tick(10_000)
        assert await table.seq() == 0
        await server.tick(10_000)
        await until(lambda: stood_in(table))

    at_table(server, work, clock=live(bank=20))


async def stood_in(table: Table) -> bool:
    return await table.seq() > 0 and (await table.frames())[0]["kind"] == "stand-in"


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(30):
        while not await condition():
            await asyncio.sleep(0.01)


def test_a_table_whose_bot_hangs_or_fails_holds_up_no_other(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    go_on = threading.Event()

    async def run() -> None:
        clock = live("greedy", bank=10)
        async with (
            table_of(server.base, 2, clock=clock) as hangs,
            table_of(server.base, 2, clock=clock) as fails,
            table_of(server.base, 2, clock=clock) as well,
        ):
            ask = server.bots.ask

            async def hang(game: Live, bot: str) -> BotMove:
                asked.append(game.row.id)
                while game.row.id == hangs.id and not go_on.is_set():
                    await asyncio.sleep(0.01)
                if game.row.id == fails.id:
                    raise ZeroDivisionError
                return await ask(game, bot)

            with monkeypatch.context() as patch:
                patch.setattr(server.bots, "ask", hang)
                for _ in range(3):  # each comes back, whatever the bots do
                    await server.tick(10_000)
                await until(lambda: moved(well))
                assert (await hangs.seq(), await fails.seq()) == (0, 0)
                assert (asked.count(hangs.id), asked.count(fails.id) > 1) == (1, True)
                go_on.set()
                await until(lambda: moved(hangs))
            await server.later(0)  # nothing is left to do for the table that failed
            assert await moved(fails)

    asyncio.run(run())


async def moved(table: Table) -> bool:
    return await table.seq() > 0


@pytest.mark.slow
@pytest.mark.parametrize("away", [1_000, 20 * HOUR])
def test_time_without_a_server_is_nobodys_fault(database_url: str, quiet_house: None, away: int) -> None:
    time = HandClock()
    clock = {"kind": "async", "hours_per_move": 1, "when_out": "bot"}

    async def begin(base: str) -> str:
        async with table_of(base, 2, clock=clock) as table:
            return table.id

    with running(database_url, now=time) as found:
        table_id = asyncio.run(begin(found.base))
        time.now += HOUR // 2
        found.call(found.services.housekeeper.sweep)  # says that a server is there
    time.now += away
    with running(database_url, now=time) as found:
        row = found.call(lambda: found.services.games.current(table_id)).row
        alone = found.services.database.dialect == "sqlite"  # then nobody else can have been there meanwhile
        excused = away if alone or away > housekeeper.AWAY_MS else 0
        assert row.deadline_at == time.now - away + HOUR // 2 + excused
        found.call(found.services.housekeeper.look_at_clocks)
        assert found.call(lambda: found.services.games.current(table_id)).row.seq == 0
        time.now = row.deadline_at
        found.call(found.services.housekeeper.look_at_clocks)
        live_now = found.call(lambda: found.services.games.current(table_id))
        assert live_now.play.entries[0].kind == "stand-in"


# Who does not come


async def let_stand_in(table: Table, person: Any, **body: Any) -> tuple[int, str]:
    answer = await table.post(person, "stand-in", **body)
    return answer.status_code, answer.json().get("error", "")


async def at_waiting(table: Table) -> tuple[Any, Any, int]:
    """Who is waited for, another player, and the seat to decide."""
    absent, situation = await table.mover()
    seat = int(situation["turn"])
    return absent, table.people[1 - seat], seat


def test_after_a_week_a_bot_stands_in_for_who_does_not_come(server: Server) -> None:
    async def work(table: Table) -> None:
        absent, other, seat = await at_waiting(table)
        began = server.time.now
        await server.later(ABSENT_MS - 1)
        refused = (await table.post(other, "stand-in")).json()
        assert (refused["error"], refused["since"]) == ("not-absent", began)
        await server.later(1)
        assert await let_stand_in(table, absent) == (403, "forbidden")
        assert await let_stand_in(table, other, seq=5) == (409, "stale")
        done = await table.post(other, "stand-in", seq=0, key="week")
        assert done.status_code == 201, done.text
        again = await table.post(other, "stand-in", seq=0, key="week")
        assert again.content == done.content
        frame = done.json()["frame"]
        assert (frame["kind"], frame["seat"], frame["note"]) == ("stand-in", seat, "absent for a week")
        chair = (await table.info())["seats"][seat]
        assert (chair["stand_in"], chair["bot"]) == ("clock", "greedy")
        back = await returned(table, absent)
        assert back["situation"]["seats"][seat]["stand_in"] is None

    at_table(server, work)


def test_nobody_is_absent_as_long_as_the_clock_gives_him_time(server: Server) -> None:
    async def work(table: Table) -> None:
        _, other, _ = await at_waiting(table)
        await server.later(ABSENT_MS)
        assert await let_stand_in(table, other) == (409, "not-absent")
        await server.later(ABSENT_MS)
        assert await let_stand_in(table, other) == (201, "")

    at_table(server, work, clock={"kind": "async", "hours_per_move": 2 * ABSENT_MS / HOUR, "when_out": "nothing"})


def test_nobody_is_absent_in_a_pause_or_because_of_one(server: Server) -> None:
    async def work(table: Table) -> None:
        _, other, _ = await at_waiting(table)
        await server.later(HOUR)
        await table.post(table.host, "pause", paused=True)
        await server.later(ABSENT_MS)
        assert await let_stand_in(table, other) == (409, "paused")
        await table.post(table.host, "pause", paused=False)
        assert await let_stand_in(table, other) == (409, "not-absent")
        await server.later(ABSENT_MS)
        assert await let_stand_in(table, other) == (201, "")

    at_table(server, work, clock=live("nothing"))


BOT_GAMES = 3  # of one host: the server has the usual limit


@pytest.mark.parametrize("rule", ["greedy", "bot"])
@pytest.mark.parametrize("seats", [[HOST, HOT_SEAT], [HOST, {"kind": "bot", "bot": "novice"}]])
def test_games_whose_clocks_play_by_themselves_count_as_games_of_bots(
    server: Server, rule: str, seats: list[dict[str, str]]
) -> None:
    async def run() -> None:
        async with people_at(server.base, 1) as (ana,):
            tables = [
                Table(await ana.create(seats=seats, clock=live(rule, 10, 0)), [ana]) for _ in range(BOT_GAMES + 2)
            ]
            for table in tables:
                await ana.start(table.id)
            waiting = await until_some_wait(server, tables)
            assert len(waiting) == 2
            alone = await ana.create(seats=[{"kind": "bot", "bot": "novice"}] * 2)
            assert (await ana.ask("POST", f"/api/tables/{alone}/start")).json()["error"] == "too-many-tables"
            assert await waiting[0].step(), "whoever comes back plays on"

    asyncio.run(run())


async def until_some_wait(server: Server, tables: list[Table]) -> list[Table]:
    """The tables at which time is up and nothing happens, once the others have gone on for some moves."""
    for _ in range(60):
        await server.later(10_000)
        infos = [await table.info() for table in tables]
        waiting = [table for table, info in zip(tables, infos, strict=True) if stands_still(info)]
        if waiting and len(waiting) >= len(tables) - BOT_GAMES:
            return waiting
    return []


def stands_still(info: dict[str, Any]) -> bool:
    return info["waiting_for"] is not None and info["clock_state"]["deadline_at"] is None
