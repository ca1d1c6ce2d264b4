"""Playing with friends: seats of people who are away, follows declined in advance, rematches, clocks, link previews."""

from __future__ import annotations

import asyncio
import html
import random
import re
import shutil
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, update

from lisboa.game import Game
from lisboa.server import absence, housekeeper, schema, table_store
from lisboa.server.client_files import client_files
from lisboa.server.link_previews import PICTURE
from tests.server.client import Client, crowd, open_moves
from tests.server.conftest import DIALECTS
from tests.server.playing import Table, first_open, table_of
from tests.server.postgres import Postgres
from tests.server.running import Running, running
from tests.server.test_clocks_at_tables import HandClock

LIVE = {"kind": "live", "bank_seconds": 3600, "increment_seconds": 30, "when_out": "bot"}
HALF = absence.LIVE_MS // 2


class There:
    """A server whose time is moved by hand."""

    def __init__(self, server: Running, time: HandClock) -> None:
        self.server, self.time, self.base = server, time, server.base

    async def later(self, milliseconds: int) -> None:
        """Time passes, and the housekeeper writes to whoever is away and settles what was asked."""
        self.time.now += milliseconds
        keeper = self.server.services.housekeeper
        await asyncio.to_thread(lambda: self.server.call(lambda: keeper.warn_absent(self.time.now)))
        await asyncio.to_thread(lambda: self.server.call(lambda: keeper.settle_questions(self.time.now)))

    async def without_a_server(self, milliseconds: int) -> None:
        """So much time passes without any server."""
        write = self.server.services.database.write_sync
        last = str(self.time.now)
        self.time.now += milliseconds

        def begin(connection: Connection) -> None:
            table_store.share(connection, table_store.HEARTBEAT, last)
            housekeeper.excuse(connection, self.time.now, 0)

        await asyncio.to_thread(lambda: self.server.call(lambda: write(begin)))

    async def server_calls_time(self, table: Table) -> None:
        """The clock of whoever is to decide runs out."""
        self.time.now = (await table.info())["clock_state"]["deadline_at"]
        await asyncio.to_thread(lambda: self.server.call(self.server.services.housekeeper.look_at_clocks))

    def hide(self, table_id: str) -> None:
        """The table is private now."""
        hidden = update(schema.tables).where(schema.tables.c.id == table_id).values(public=False)
        write = self.server.services.database.write_sync
        self.server.call(lambda: write(lambda connection: connection.execute(hidden)))
        self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """The game is read again from its log."""
        self.server.services.games.forget(table_id)


async def by_hand(_: housekeeper.Housekeeper) -> None:
    """It looks around when the test says so: it would take time that is moved by hand for a sleep of the machine."""
    await asyncio.Event().wait()


@pytest.fixture(scope="module", params=DIALECTS)
def there(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[There]:
    """One for all of these tests, on each kind of database."""
    time = HandClock()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(housekeeper.Housekeeper, "run", by_hand)
        if request.param == "sqlite":
            template = request.getfixturevalue("sqlite_template")
            folder: Path = tmp_path_factory.mktemp("friends")
            with running(str(shutil.copy(template, folder / "lisboa.db")), now=time) as server:
                yield There(server, time)
            return
        postgres: Postgres = request.getfixturevalue("postgres_server")
        name = postgres.create(request.getfixturevalue("postgres_template"))
        with running(postgres.url(name), now=time) as server:
            yield There(server, time)
        postgres.drop(name)


def at_table(there: There, work: Callable[[Table], Awaitable[None]], people: int = 3, **options: Any) -> None:
    async def run() -> None:
        async with table_of(there.base, people, **{"clock": LIVE, **options}) as table:
            await work(table)

    asyncio.run(run())


async def away_at(table: Table) -> tuple[Client, list[Client], int]:
    """Who keeps the table waiting, the others, and the seat that is waited for."""
    absent, situation = await table.mover()
    return absent, [person for person in table.people if person is not absent], int(situation["turn"])


async def refused(table: Table, person: Client, action: str, **body: Any) -> str:
    answer = await table.post(person, action, **body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"])


async def done(table: Table, person: Client, action: str, **body: Any) -> dict[str, Any]:
    answer = await table.post(person, action, **body)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def messages_of(person: Client, table: Table) -> list[str]:
    found = await person.hope("GET", "/api/me/messages")
    return [message["kind"] for message in found if message["table_id"] == table.id]


# Seats of people who are away


def test_the_others_agree_that_a_bot_plays_until_somebody_is_back(there: There) -> None:
    async def work(table: Table) -> None:
        absent, (one, two), seat = await away_at(table)
        await there.later(absence.LIVE_MS - 1)
        assert await refused(table, one, "replace", seat=seat, way="bot") == "not-absent"
        await there.later(1)
        assert await refused(table, absent, "replace", seat=seat, way="bot") == "forbidden"
        asked = await done(table, one, "replace", seat=seat, way="bot", key="ask")
        question = asked["situation"]["replacing"]
        assert (asked["frame"]["kind"], question["seat"], question["way"]) == ("replace-asked", seat, "bot")
        assert question["missing"] == [table.people.index(two)]
        again = await table.post(one, "replace", seat=seat, way="bot", key="ask", seq=0)
        assert (again.status_code, again.json()) == (201, asked)
        assert await refused(table, one, "replace/answer", agree=True) == "agreed-already"
        assert await refused(table, two, "replace", seat=seat, way="person") == "question-pending"
        assert "replace" in await messages_of(two, table)
        last = await done(table, two, "replace/answer", agree=True)
        assert (last["frame"]["kind"], last["frame"]["note"]) == ("stand-in", "the others have agreed")
        assert last["situation"]["seats"][seat]["stand_in"] == "clock"
        assert "replace" not in await messages_of(two, table)
        told = await absent.hope("GET", "/api/me/messages")
        [message] = [one for one in told if one["table_id"] == table.id]
        assert (message["kind"], "time" in message["text"].replace("long time", "")) == ("stand-in-away", False)
        back = await done(table, absent, "return", seat=seat)
        assert back["situation"]["seats"][seat]["stand_in"] is None

    at_table(there, work)


def test_somebody_away_is_warned_once(there: There) -> None:
    async def work(table: Table) -> None:
        absent, others, _ = await away_at(table)
        await there.later(HALF - 1)
        assert "away" not in await messages_of(absent, table)
        await there.later(1)
        assert (await messages_of(absent, table)).count("away") == 1
        await absent.hope("POST", f"/api/me/messages/read?table={table.id}")
        await there.later(10 * HALF)
        assert "away" not in await messages_of(absent, table)
        for person in others:
            assert "away" not in await messages_of(person, table)

    at_table(there, work)


def test_without_a_live_clock_it_takes_two_days(there: There) -> None:
    async def work(table: Table) -> None:
        _, (one, _), seat = await away_at(table)
        await there.later(absence.LONG_MS - 1)
        assert await refused(table, one, "replace", seat=seat, way="bot") == "not-absent"
        await there.later(1)
        await done(table, one, "replace", seat=seat, way="bot")

    at_table(there, work, clock=None)


@pytest.mark.parametrize(("way", "kind"), [("bot", "stand-in"), ("person", "seat-offered")])
def test_of_two_the_other_decides_alone_but_the_person_has_a_minute(there: There, way: str, kind: str) -> None:
    async def work(table: Table) -> None:
        _, (one,), seat = await away_at(table)
        await there.later(absence.LIVE_MS)
        asked = await done(table, one, "replace", seat=seat, way=way)
        assert (asked["frame"]["kind"], asked["situation"]["replacing"]["missing"]) == ("replace-asked", [])
        assert (await table.info())["settles_at"] == there.time.now + absence.MINUTE
        await there.later(absence.MINUTE - 1)
        assert len(await table.frames()) == 1
        await there.later(1)
        last = (await table.frames())[1]
        assert (last["kind"], last["seat"], last["note"]) == (kind, seat, "the others have agreed")
        assert (await table.info())["settles_at"] is None

    at_table(there, work, people=2)


@pytest.mark.parametrize("sign", ["a refusal", "a move", "a word"])
def test_whoever_is_there_within_that_minute_keeps_the_seat(there: There, sign: str) -> None:
    async def work(table: Table) -> None:
        person, (one,), seat = await away_at(table)
        await there.later(absence.LIVE_MS)
        await done(table, one, "replace", seat=seat, way="bot")
        if sign == "a refusal":
            await done(table, person, "replace/answer", agree=False)
        elif sign == "a move":
            await done(table, person, "moves", move=first_open(open_moves(await person.situation(table.id))))
        else:
            await person.hope("POST", f"/api/tables/{table.id}/chat", {"text": "I am thinking"})
        assert (await table.host.situation(table.id))["replacing"] is None
        await there.later(absence.LIVE_MS - 1)
        assert (await table.info())["seats"][seat]["stand_in"] is None
        if sign != "a move":  # then another may be to decide
            assert await refused(table, one, "replace", seat=seat, way="bot") == "not-absent"
            await there.later(1)
            await done(table, one, "replace", seat=seat, way="bot")

    at_table(there, work, people=2)


def test_a_question_is_settled_after_a_pause_and_not_in_it(there: There) -> None:
    async def work(table: Table) -> None:
        while (await table.mover())[0] is table.host:
            await table.step()
        _, (host,), seat = await away_at(table)
        await there.later(absence.LIVE_MS)
        await done(table, host, "replace", seat=seat, way="bot")
        await done(table, host, "pause", paused=True)
        await there.later(absence.LIVE_MS)
        assert (await table.info())["seats"][seat]["stand_in"] is None
        await done(table, host, "pause", paused=False)
        await there.later(absence.MINUTE)
        assert (await table.info())["seats"][seat]["stand_in"] == "clock"

    at_table(there, work, people=2)


def test_two_of_four_may_be_away(there: There) -> None:
    """Otherwise whoever is away, too, keeps the others from going on for ever."""

    async def work(table: Table) -> None:
        _, (one, two, silent), seat = await away_at(table)
        await there.later(absence.LIVE_MS)
        await done(table, one, "replace", seat=seat, way="bot")
        agreed = await done(table, two, "replace/answer", agree=True)
        assert agreed["situation"]["replacing"]["missing"] == [table.people.index(silent)]
        await there.later(absence.LIVE_MS - 1)
        assert (await table.info())["seats"][seat]["stand_in"] is None
        await there.later(1)
        assert (await table.info())["seats"][seat]["stand_in"] == "clock"

    at_table(there, work, people=4)


async def long_turn(table: Table) -> tuple[Client, int]:
    """Somebody who has more than one decision before the next has one, and their seat."""
    while True:
        person, before = await table.mover()
        await table.step()
        now, after = await table.mover()
        if now is person and after["turn"] == before["turn"]:
            return person, int(after["turn"])


@pytest.mark.parametrize("sign", ["a move", "taking back", "an answer", "a word"])
def test_whoever_acts_within_a_long_turn_is_there(there: There, sign: str) -> None:
    async def work(table: Table) -> None:
        person, seat = await long_turn(table)
        others = [other for other in table.people if other is not person]
        now = await person.situation(table.id)
        while sign == "taking back" and not now["undoable"]:
            person, seat = await long_turn(table)
            others = [other for other in table.people if other is not person]
            now = await person.situation(table.id)
        await there.later(absence.LIVE_MS - 1)
        if sign == "a move":
            await done(table, person, "moves", move=first_open(open_moves(now)))
            person, _ = await table.mover()
            if person in others:
                return  # the turn is over
        elif sign == "taking back":
            await done(table, person, "undo", count=1)
        elif sign == "an answer":
            await done(table, others[0], "rewind", to=0)
            await done(table, person, "rewind/answer", agree=False)
        else:
            await person.hope("POST", f"/api/tables/{table.id}/chat", {"text": "one moment"})
        await there.later(absence.LIVE_MS - 1)
        assert await refused(table, others[0], "replace", seat=seat, way="bot") == "not-absent"
        assert (await messages_of(person, table)).count("away") == 1  # after each half
        await there.later(1)
        assert (await done(table, others[0], "replace", seat=seat, way="bot"))["frame"]["kind"] == "replace-asked"

    at_table(there, work)


@pytest.mark.parametrize("clock", [LIVE, None])
def test_time_without_a_server_is_nobodys_absence(there: There, clock: dict[str, Any] | None) -> None:
    """Neither of a game that is read again nor of one that was in memory all the time."""
    limit = absence.LIVE_MS if clock else absence.LONG_MS

    async def work(table: Table) -> None:
        await table.step()
        absent, others, seat = await away_at(table)
        await there.later(limit // 2 - 1)
        await there.without_a_server(10 * limit)
        await done(table, others[0], "rewind", to=0)  # what is in memory is written
        await done(table, others[0], "rewind/answer", agree=False)
        assert await refused(table, others[0], "replace", seat=seat, way="bot") == "not-absent"
        await there.later(0)
        assert "away" not in await messages_of(absent, table)
        await there.later(1)
        assert "away" in await messages_of(absent, table)
        await there.later(limit // 2)
        await done(table, others[0], "replace", seat=seat, way="bot")
        settles_at = (await table.info())["settles_at"]
        await there.without_a_server(10 * limit)
        assert (await table.info())["settles_at"] == settles_at + 10 * limit

    at_table(there, work, clock=clock)


def test_a_host_who_pauses_and_leaves_does_not_lock_the_table(there: There) -> None:
    async def work(table: Table) -> None:
        host, one, _ = table.people
        await done(table, host, "pause", paused=True)
        await there.later(absence.LIVE_MS - 1)
        assert await refused(table, one, "pause", paused=False) == "forbidden"
        await host.hope("POST", f"/api/tables/{table.id}/chat", {"text": "the coffee is ready soon"})
        await there.later(absence.LIVE_MS - 1)
        assert await refused(table, one, "pause", paused=False) == "forbidden"
        await there.later(1)
        assert (await done(table, one, "pause", paused=False))["situation"]["paused"] is False
        assert await refused(table, one, "pause", paused=True) == "forbidden"

    at_table(there, work)


def test_the_seat_of_somebody_whose_time_was_up_is_not_offered_at_once(there: There) -> None:
    async def work(table: Table) -> None:
        gone, (one, _), seat = await away_at(table)
        await there.server_calls_time(table)
        assert (await table.info())["seats"][seat]["stand_in"] == "clock"
        while (await table.info())["waiting_for"] is None:  # the bot moves
            await asyncio.sleep(0.01)
        await there.later(absence.LIVE_MS - 1)
        assert await refused(table, one, "replace", seat=seat, way="person") == "not-absent"
        await there.later(1)
        await done(table, one, "replace", seat=seat, way="person")
        await done(table, gone, "return", seat=seat)
        assert (await table.host.situation(table.id))["replacing"] is None

    at_table(there, work, clock={**LIVE, "bank_seconds": 10})


def test_a_key_is_for_one_question(there: There) -> None:
    async def work(table: Table) -> None:
        _, (one, two), seat = await away_at(table)
        await there.later(absence.LIVE_MS)
        await done(table, one, "replace", seat=seat, way="bot", key="mine")
        assert await refused(table, one, "replace", seat=seat, way="person", key="mine") == "key-reused"
        assert await refused(table, one, "replace", seat=(seat + 1) % 3, way="bot", key="mine") == "key-reused"
        assert await refused(table, one, "replace/answer", agree=True, key="mine") == "key-reused"
        await done(table, two, "replace/answer", agree=False, key="no")
        assert await refused(table, two, "replace/answer", agree=True, key="no") == "key-reused"

    at_table(there, work)


def test_a_stranger_who_comes_too_late_sees_nothing_that_only_players_see(there: There) -> None:
    async def work(table: Table) -> None:
        async with crowd(there.base, "Dora") as (dora, _):
            while (await table.mover())[0] is table.host:
                await table.step()
            _, (one,), seat = await away_at(table)
            await there.later(absence.LIVE_MS)
            await done(table, one, "replace", seat=seat, way="person")
            await there.later(absence.MINUTE)
            seq = await table.seq()
            late = await table.post(dora, "take-seat", seat=seat, seq=seq - 1)
            assert (late.status_code, late.json()["error"], late.json()["seq"]) == (409, "stale", seq)
            assert "situation" not in late.json()
            await done(table, dora, "take-seat", seat=seat, seq=seq)

    at_table(there, work, people=2, spectators=False)


def test_whoever_moves_after_all_keeps_the_seat(there: There) -> None:
    async def work(table: Table) -> None:
        absent, (one, two), seat = await away_at(table)
        await there.later(absence.LIVE_MS)
        await done(table, one, "replace", seat=seat, way="bot")
        moved = await done(table, absent, "moves", move=first_open(open_moves(await absent.situation(table.id))))
        assert moved["situation"]["replacing"] is None
        assert await refused(table, two, "replace/answer", agree=True) == "no-question"

    at_table(there, work)


def test_one_refusal_ends_the_question(there: There) -> None:
    async def work(table: Table) -> None:
        _, (one, two), seat = await away_at(table)
        await there.later(absence.LIVE_MS)
        await done(table, one, "replace", seat=seat, way="bot")
        no = await done(table, two, "replace/answer", agree=False)
        assert (no["frame"]["kind"], no["situation"]["replacing"]) == ("replace-refused", None)
        assert no["situation"]["seats"][seat]["stand_in"] is None

    at_table(there, work)


def test_another_person_takes_the_seat_and_nobody_else(there: There) -> None:
    """What the person before did stays in the log, and is read again."""

    async def work(table: Table) -> None:
        async with crowd(there.base, "Dora", "Eli") as (dora, eli, nobody):
            await table.steps(2)
            while (await table.mover())[0] is table.host:  # the host may look on, whoever has the seat
                await table.step()
            absent, (one, two), seat = await away_at(table)
            await done(table, one, "rewind", to=0)
            await done(table, absent, "rewind/answer", agree=True)
            await done(table, two, "rewind/answer", agree=False)
            there.hide(table.id)
            invite = (await table.info())["invite"]
            taking = {"seat": seat, "invite": invite}
            assert await refused(table, dora, "take-seat", **taking) == "taken"
            await there.later(absence.LIVE_MS)
            await done(table, one, "replace", seat=seat, way="person")
            await done(table, two, "replace/answer", agree=True)
            assert (await table.info())["seats"][seat]["offered"] is True
            assert await refused(table, dora, "take-seat", seat=seat) == "not-found"
            assert await refused(table, two, "take-seat", **taking) == "seated"
            assert await refused(table, nobody, "take-seat", **taking) == "not-logged-in"
            seq = await table.seq()
            both = await asyncio.gather(
                *(table.post(person, "take-seat", seq=seq, **taking) for person in (dora, eli, dora, eli))
            )
            assert sorted(answer.status_code for answer in both) == [201, 409, 409, 409]
            new = dora if (await dora.ask("GET", f"/api/tables/{table.id}")).status_code == 200 else eli
            info = await table.info()
            assert (info["seats"][seat]["person"]["name"], info["seats"][seat]["offered"]) == (new.me["name"], False)
            there.forget(table.id)
            mine = await new.situation(table.id)
            assert (mine["seat"], mine["decision"] is not None, mine["undoable"]) == (seat, True, 0)
            assert (await absent.ask("GET", f"/api/tables/{table.id}/situation")).status_code == 404
            assert await messages_of(absent, table) == ["replaced"]
            await done(table, new, "moves", move=first_open(open_moves(mine)))

    at_table(there, work)


def test_whoever_is_back_keeps_an_offered_seat(there: There) -> None:
    async def work(table: Table) -> None:
        async with crowd(there.base, "Dora") as (dora, _):
            absent, (one,), seat = await away_at(table)
            await there.later(absence.LIVE_MS)
            await done(table, one, "replace", seat=seat, way="person")
            await there.later(absence.MINUTE)
            assert (await table.info())["seats"][seat]["offered"] is True
            await done(table, absent, "moves", move=first_open(open_moves(await absent.situation(table.id))))
            assert await refused(table, dora, "take-seat", seat=seat) == "taken"

    at_table(there, work, people=2)


async def offer(there: There, table: Table, person: Client, seat: int) -> None:
    """The only other person at a table of two offers a seat, and nobody objects."""
    await there.later(absence.LIVE_MS)
    await done(table, person, "replace", seat=seat, way="person")
    await there.later(absence.MINUTE)


def test_the_log_keeps_the_names_of_those_who_sat_there(there: There) -> None:
    """Also when it is read again, for an answer that is given again, and after people have changed their names."""

    async def work(table: Table) -> None:
        async with crowd(there.base, "Dora", "Eli") as (dora, eli, _):
            while (await table.mover())[0] is table.host:
                await table.step()
            host, (absent,), seat = table.host, table.people[1:], 1
            assert [one["earlier"] for one in (await host.situation(table.id))["seats"]] == [[], []]
            await offer(there, table, host, seat)
            first = await done(table, dora, "take-seat", seat=seat, key="mine")
            expected: list[dict[str, Any]] = [{"until": first["seq"], "name": "Bea"}]
            assert first["situation"]["seats"][seat]["earlier"] == expected
            assert first["situation"]["seats"][0]["earlier"] == []
            await offer(there, table, host, seat)
            second = await done(table, eli, "take-seat", seat=seat)
            expected = [*expected, {"until": second["seq"], "name": "Dora"}]
            again = await table.post(dora, "take-seat", seat=seat, key="mine", seq=0)
            assert again.json()["situation"]["seats"][seat]["earlier"] == expected[:1]
            there.forget(table.id)
            assert (await host.situation(table.id))["seats"][seat]["earlier"] == expected
            async with host.live(table.id) as socket:
                assert (await socket.until("update"))["situation"]["seats"][seat]["earlier"] == expected
                await absent.hope("PATCH", "/api/me", {"name": "Beatriz"})
                await table.post(eli, "moves", move=first_open(open_moves(await eli.situation(table.id))))
                expected[0]["name"] = "Beatriz"
                assert (await host.situation(table.id))["seats"][seat]["earlier"] == expected

    at_table(there, work, people=2)


def test_whoever_is_replaced_hears_of_it_at_once(there: There) -> None:
    async def work(table: Table) -> None:
        async with crowd(there.base, "Dora") as (dora, _):
            while (await table.mover())[0] is table.host:
                await table.step()
            await offer(there, table, table.host, 1)
            async with table.people[1].personal() as socket:
                await socket.until("messages")
                await done(table, dora, "take-seat", seat=1)
                while True:
                    kinds = [one["kind"] for one in (await socket.until("messages"))["messages"]]
                    if "replaced" in kinds:
                        break

    at_table(there, work, people=2)


def test_the_seat_of_somebody_who_resigned_may_be_offered(there: There) -> None:
    async def work(table: Table) -> None:
        async with crowd(there.base, "Dora") as (dora, _):
            gone, (one, two), seat = await away_at(table)
            await done(table, gone, "resign")
            while (await table.info())["waiting_for"] is None:  # the bot moves
                await asyncio.sleep(0.01)
            assert await refused(table, one, "replace", seat=seat, way="bot") == "not-absent"
            await done(table, one, "replace", seat=seat, way="person")
            await done(table, two, "replace/answer", agree=True)
            taken = await done(table, dora, "take-seat", seat=seat)
            assert "replaced" not in await messages_of(gone, table), "they had left it themselves"
            assert taken["situation"]["seats"][seat]["stand_in"] is None
            assert taken["situation"]["seat"] == seat

    at_table(there, work)


# Follows declined in advance


@cache
def before_a_follow() -> tuple[Game, int, str]:
    """A game of three, one move before another seat may follow: the mover's seat is not the one that follows next."""
    for seed in range(200):
        dice = random.Random(seed)
        game = Game(players=3, seed=seed)
        while not game.is_over:
            for move in game.legal_moves():
                trial = game.copy()
                trial.play(move)
                decision = trial.decision
                if decision is None or decision.kind != "follow":
                    continue
                follower = decision.seat
                trial.play("pass")
                if trial.undoable > 1 and trial.decision is not None and trial.decision.kind != "follow":
                    return game, follower, move
            game.play(dice.choice(game.legal_moves()))
    raise LookupError("nobody can follow")


async def at_a_follow(base: str, work: Callable[[Table, Client, Client, str], Awaitable[None]]) -> None:
    """Three people at such a game: the table, who moves, who would be asked, and the move."""
    game, follower, move = before_a_follow()
    seats = [{"kind": "host"}, {"kind": "open"}, {"kind": "open"}]
    async with crowd(base, "Ana", "Bea", "Caio") as (*people, _):
        made = await people[0].hope("POST", "/api/import", {"text": game.to_text(), "seats": seats})
        for person in people[1:]:
            await person.join(made["id"], invite=made["invite"])
        await people[0].start(made["id"])
        assert game.turn is not None
        await work(Table(made["id"], people), people[game.turn], people[follower], move)


async def answers_of(person: Client, table: Table) -> list[str]:
    found = await person.hope("GET", f"/api/tables/{table.id}/standing-answers")
    return [answer["what"] for answer in found]


async def answer(person: Client, table: Table, what: str, on: bool = True) -> None:
    await person.hope("PUT", f"/api/tables/{table.id}/standing-answers", {"what": what, "on": on})


def noble() -> str:
    game, _, move = before_a_follow()
    trial = game.copy()
    trial.play(move)
    return str(trial.view(None)["card_in_play"]).split("-")[1]


@pytest.mark.parametrize("what", ["round", "noble"])
def test_a_follow_is_declined_for_whoever_does_not_want_to_be_asked(there: There, what: str) -> None:
    wanted = noble() if what == "noble" else what

    async def work(table: Table, mover: Client, follower: Client, move: str) -> None:
        seq = await table.seq()
        seen = (await mover.situation(table.id), await table.info())
        await answer(follower, table, wanted)
        assert (await answers_of(follower, table), await answers_of(mover, table)) == ([wanted], [])
        assert (await mover.situation(table.id), await table.info()) == seen, "nobody else may know before"
        made = await done(table, mover, "moves", move=move)
        assert (made["seq"], made["situation"]["seq"]) == (seq + 1, seq + 1)
        frames = (await table.frames())[seq:]
        assert [frame["kind"] for frame in frames[:2]] == ["move", "move"]
        declined = frames[1]
        assert (declined["seat"], declined["note"]) == (table.people.index(follower), "standing answer")
        assert "your-turn" not in await messages_of(follower, table)
        there.forget(table.id)
        assert (await table.frames())[seq:] == frames

    asyncio.run(at_a_follow(there.base, work))


def test_nothing_else_is_declined(there: There) -> None:
    async def work(table: Table, mover: Client, follower: Client, move: str) -> None:
        others = {"builder", "minister", "king"} - {noble()}
        for what in (*others, "round", noble()):
            await answer(follower, table, what)
        for what in ("round", noble()):
            await answer(follower, table, what, on=False)
        assert set(await answers_of(follower, table)) == others
        await done(table, mover, "moves", move=move)
        assert (await follower.situation(table.id))["decision"]["kind"] == "follow"

    asyncio.run(at_a_follow(there.base, work))


def test_the_visitor_takes_back_what_was_declined_with_the_visit(there: There) -> None:
    async def work(table: Table, mover: Client, follower: Client, move: str) -> None:
        await answer(follower, table, "round")
        seq = await table.seq()
        await done(table, mover, "moves", move=move)
        now = await mover.situation(table.id)
        assert now["undoable"] == 1, "one move of one's own, whatever was declined after it"
        back = await done(table, mover, "undo", count=1, key="back")
        assert back["frame"]["number"] == 2
        assert move in open_moves(back["situation"])
        again = await table.post(mover, "undo", count=1, key="back", seq=seq)
        assert (again.status_code, again.json()) == (201, back)
        await done(table, mover, "redo", count=1)
        notes = [frame["note"] for frame in (await table.frames())[seq:]]
        assert notes == [None, "standing answer", None, None, "standing answer"]

    asyncio.run(at_a_follow(there.base, work))


def test_whoever_takes_back_what_was_declined_is_asked(there: There) -> None:
    async def work(table: Table, mover: Client, follower: Client, move: str) -> None:
        await answer(follower, table, "round")
        await done(table, mover, "moves", move=move)
        assert (await follower.situation(table.id))["undoable"] == 1
        back = await done(table, follower, "undo", count=1)
        assert back["situation"]["decision"]["kind"] == "follow"
        assert (await follower.situation(table.id))["decision"]["kind"] == "follow"

    asyncio.run(at_a_follow(there.base, work))


def test_answers_are_for_those_who_play(there: There) -> None:
    async def work(table: Table, mover: Client, follower: Client, move: str) -> None:
        async with crowd(there.base, "Dora") as (dora, nobody):
            path = f"/api/tables/{table.id}/standing-answers"
            for person, status in ((dora, 404), (nobody, 401)):
                assert (await person.ask("GET", path)).status_code == status
                assert (await person.ask("PUT", path, {"what": "round"})).status_code == status
            assert (await follower.ask("PUT", path, {"what": "cardinal"})).status_code == 400
            assert (await follower.ask("PUT", path, {"what": "round", "seat": 3})).status_code == 400

    asyncio.run(at_a_follow(there.base, work))


# A rematch


def test_of_two_who_want_a_rematch_at_once_both_sit_at_one_table(there: There) -> None:
    async def work() -> None:
        async with crowd(there.base, "Ana", "Bea", "Caio", "Eve") as (ana, bea, caio, eve, _):
            table = await finished(ana, bea, caio)
            path = f"/api/tables/{table}/rematch"
            made = await asyncio.gather(*(person.hope("POST", path) for person in (bea, caio, bea, caio)))
            [again] = {one["id"] for one in made}
            guests = [person for person in (bea, caio) if (await sight(person, again))["invited"]]
            assert len(guests) == 1, "one of them is the host"
            offer = (await ana.hope("GET", f"/api/tables/{table}"))["rematch"]
            assert (offer["table"], offer["seated"]) == (again, False)
            await asyncio.gather(*(person.join(again) for person in (*guests, ana)))
            after = await ana.hope("GET", f"/api/tables/{table}")
            assert after["rematch"]["seated"] is True
            assert [seat["person"]["name"] for seat in (await info(ana, again))["seats"]] == ["Ana", "Bea", "Caio"]
            link = (await info(ana, table))["invite"]
            assert (await eve.hope("GET", f"/api/tables/{table}", invite=link))["rematch"] is None
            [host] = [person for person in (bea, caio) if (await sight(person, again))["host"]]
            await host.start(again)
            assert (await ana.hope("GET", f"/api/tables/{table}"))["rematch"] is None

    asyncio.run(work())


def test_whoever_joins_a_rematch_sits_down_with_the_same_request(there: There) -> None:
    """Between two requests the host could begin with a bot on their seat."""

    async def work() -> None:
        async with crowd(there.base, "Ana", "Bea") as (ana, bea, _):
            path = f"/api/tables/{await finished(ana, bea)}/rematch"
            again = (await ana.hope("POST", path, sit=True))["id"]
            for _twice in range(2):
                joined = await bea.hope("POST", path, sit=True)
                assert (joined["id"], joined["you"]["seats"], joined["you"]["invited"]) == (again, [1], False)
            await bea.hope("POST", f"/api/tables/{again}/leave")
            left = await bea.hope("POST", path, sit=True)
            assert (left["id"], left["you"]["seats"]) == (again, []), "whoever has declined is not seated by it"

    asyncio.run(work())


def test_an_offer_of_a_rematch_comes_by_itself(there: There) -> None:
    async def work() -> None:
        async with crowd(there.base, "Ana", "Bea") as (ana, bea, _):
            table = await finished(ana, bea)
            async with bea.live(table) as socket:
                assert (await socket.until("table"))["table"]["rematch"] is None
                again = (await ana.hope("POST", f"/api/tables/{table}/rematch"))["id"]
                while (offer := (await socket.until("table"))["table"]["rematch"]) is None:
                    pass
                assert (offer["table"], offer["by"]["name"]) == (again, "Ana")

    asyncio.run(work())


async def finished(host: Client, *others: Client) -> str:
    """A game that is over, of these people."""
    players = 1 + len(others)
    game = Game(players=players, seed=1)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    seats = [{"kind": "host"}, *[{"kind": "open"}] * len(others)]
    made = await host.hope("POST", "/api/import", {"text": game.to_text(), "seats": seats, "spectators": True})
    for person in others:
        await person.join(made["id"], invite=made["invite"])
    await host.start(made["id"])
    return str(made["id"])


async def info(person: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = await person.hope("GET", f"/api/tables/{table}")
    return found


async def sight(person: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await info(person, table))["you"]
    return found


# The clock of a table that waits


def test_the_host_takes_the_clock_away_before_the_game(there: There) -> None:
    async def work() -> None:
        async with crowd(there.base, "Ana", "Bea") as (ana, bea, _):
            table = await ana.create(players=2)
            assert (await info(ana, table))["clock"] is None, "for programs nothing has changed"
            path = f"/api/tables/{table}/clock"
            assert (await ana.hope("PUT", path, {"clock": LIVE}))["clock"] == LIVE
            await bea.join(table)
            assert (await bea.ask("PUT", path, {"clock": None})).status_code == 403
            assert (await ana.hope("PUT", path, {"clock": None}))["clock"] is None
            await ana.hope("PUT", path, {"clock": LIVE})
            await ana.start(table)
            assert (await ana.ask("PUT", path, {"clock": None})).json()["error"] == "started"
            assert (await info(ana, table))["clock_state"]["left_ms"] == [3_600_000, 3_600_000]
            solo = await ana.create(players=1)
            assert (await ana.ask("PUT", f"/api/tables/{solo}/clock", {"clock": LIVE})).status_code == 400

    asyncio.run(work())


# Links in messengers


def said(page: str) -> dict[str, str]:
    """What the tags of a page say, by their names."""
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)"', page)
    return {name: html.unescape(text) for name, text in found}


def test_a_link_to_a_table_says_who_invites_to_what(there: There) -> None:
    async def work() -> None:
        name = '"><script>x</script>'
        async with crowd(there.base, name) as (ana, _):
            made = await ana.hope(
                "POST", "/api/tables", {"players": 3, "public": False, "title": "t0p-s3cret", "clock": LIVE}
            )
            path = f"{there.base}/table/{made['id']}"
            english = {"accept-language": "en"}
            page = httpx.get(f"{path}?invite={made['invite']}", headers=english)
            tags = said(page.text)
            assert tags["og:title"] == f"{name} invites you to a game of Lisboa"
            assert tags["og:description"] == "3 players · 2 seats free · in one sitting, with a clock"
            assert "og:url" not in tags, "it would lead there without the invitation"
            assert tags["og:image"] == f"{there.base}/{PICTURE}"
            assert tags["twitter:card"] == "summary_large_image"
            assert "<script>x" not in page.text
            assert made["invite"] not in page.text
            assert "t0p-s3cret" not in page.text
            russian = said(httpx.get(f"{path}?invite={made['invite']}", headers={"accept-language": "ru"}).text)
            assert russian["og:title"] == f"{name} приглашает вас на партию в Lisboa"
            for wrong in ("", "?invite=wrong", f"?invite={'x' * 500}"):
                other = httpx.get(path + wrong, headers=english)
                assert (other.status_code, said(other.text)["og:title"]) == (
                    200,
                    "Lisboa: the board game, in your browser",
                )
                assert name not in html.unescape(other.text)
            none = httpx.get(f"{there.base}/table/none", headers=english)
            assert said(none.text) == said(httpx.get(path, headers=english).text)

    asyncio.run(work())


def test_the_address_of_a_public_table_is_said(there: There) -> None:
    async def work() -> None:
        async with crowd(there.base, "Ana") as (ana, _):
            path = f"{there.base}/table/{await ana.create(players=2)}"
            assert said(httpx.get(path).text)["og:url"] == path
            assert said(httpx.get(f"{there.base}/table/none").text)["og:url"] == there.base

    asyncio.run(work())


def test_a_preview_is_had_without_cookies_by_head_and_kept(there: There) -> None:
    async def work() -> None:
        async with crowd(there.base, "Ana") as (ana, _):
            table = await ana.create(players=2)
            path = f"{there.base}/table/{table}"
            got, head = httpx.get(path), httpx.head(path)
            assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", got.headers["etag"])
            assert "set-cookie" not in got.headers
            assert got.headers["vary"] == "accept-encoding, accept-language"
            again = httpx.get(path, headers={"if-none-match": got.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            plain = httpx.get(path, headers={"accept-encoding": "identity"})
            assert plain.text == got.text
            picture = httpx.get(f"{there.base}/{PICTURE}")
            assert (picture.headers["content-type"], picture.content[:4]) == ("image/png", b"\x89PNG")
            assert len(picture.content) < 150_000
            assert (picture.content[16:20], picture.content[20:24]) == (
                (1200).to_bytes(4, "big"),
                (630).to_bytes(4, "big"),
            )
            assert httpx.head(f"{there.base}/{PICTURE}").status_code == 200

    assert PICTURE in client_files()
    asyncio.run(work())
