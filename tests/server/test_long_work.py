"""Long work in the event loop gives way: what others do in between, counted in passes of the loop and not in time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from lisboa.server import live as live_module
from lisboa.server import long_work
from lisboa.server.long_work import LongWork
from lisboa.server.playthrough import BadLog, Chair, Playthrough, Start
from lisboa.server.routes import games
from lisboa.server.workers.fair_turns import ANYBODY, Asker
from tests.server.client import Client, Live, crowd
from tests.server.playing import HOST, HOT_SEAT, cut, golden
from tests.server.running import Running

PARTS = 40


@pytest.fixture
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """One part each."""
    monkeypatch.setattr(long_work, "SLICE_SECONDS", 0.0)


@pytest.mark.usefixtures("short_slices")
def test_only_one_slice_is_made_in_each_pass_of_the_loop() -> None:
    async def run() -> None:
        work, made = LongWork(), [0]

        def parts() -> Iterator[int]:
            for number in range(PARTS):
                made[0] += 1
                yield number

        jobs = [asyncio.create_task(work.all_of(parts(), ANYBODY)) for _ in range(10)]
        most = 0
        while not all(job.done() for job in jobs):  # a move, that needs some passes of the loop
            before = made[0]
            await asyncio.sleep(0)
            most = max(most, made[0] - before)
        assert most == 1
        assert [job.result() for job in jobs] == [list(range(PARTS))] * 10

    asyncio.run(run())


@pytest.mark.usefixtures("short_slices")
def test_they_take_turns_and_a_fault_ends_only_its_own() -> None:
    async def run() -> list[str]:
        work, made = LongWork(), []

        def parts(name: str, count: int) -> Iterator[None]:
            for _ in range(count):
                made.append(name)
                yield
            if name == "b":
                raise BadLog(1, "broken")

        jobs = (work.all_of(parts(name, count), ANYBODY) for name, count in (("a", 3), ("b", 1), ("c", 2)))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [list, BadLog, list]
        return made

    assert "".join(asyncio.run(run())) == "abcaca"


def test_of_short_jobs_too_only_one_is_done_in_each_pass() -> None:
    async def run() -> None:
        work, made = LongWork(), [0]

        def part() -> Iterator[None]:
            made[0] += 1
            yield

        jobs = [asyncio.create_task(work.all_of(part(), ANYBODY)) for _ in range(10)]
        most = 0
        while not all(job.done() for job in jobs):
            before = made[0]
            await asyncio.sleep(0)
            most = max(most, made[0] - before)
        assert (most, made[0]) == (1, 10)

    asyncio.run(run())


@pytest.mark.usefixtures("short_slices")
def test_somebody_elsewhere_has_every_other_slice_however_much_one_address_wants() -> None:
    """The people of that address share what is theirs."""

    async def run() -> None:
        work, made = LongWork(), []

        def parts(name: str, count: int) -> Iterator[None]:
            for _ in range(count):
                made.append(name)
                yield

        strangers = [
            asyncio.create_task(work.all_of(parts("eve", PARTS), Asker(f"guest {number}", "192.0.2.1")))
            for number in range(20)
        ]
        while len(made) < PARTS:
            await asyncio.sleep(0)
        before = len(made)
        await work.all_of(parts("ana", 5), Asker("ana", "192.0.2.2"))
        assert made[before:].count("ana") == 5
        assert len(made) - before <= 2 * 5 + 2, "and the slice under way, and the one that finds nothing left to do"
        await asyncio.gather(*strangers)

    asyncio.run(run())


def test_what_cannot_be_cut_is_done_once_in_a_pass() -> None:
    async def run() -> None:
        work, done = LongWork(), [0]

        async def send() -> None:
            for _ in range(PARTS):
                await work.turn(ANYBODY)
                done[0] += 1

        jobs = [asyncio.create_task(send()) for _ in range(10)]
        most = 0
        while not all(job.done() for job in jobs):
            before = done[0]
            await asyncio.sleep(0)
            most = max(most, done[0] - before)
        assert (most, done[0]) == (1, 10 * PARTS)

    asyncio.run(run())


def test_a_log_is_followed_step_by_step() -> None:
    play = Playthrough(Start(options={"Players": 2, "Ruleset": "2021"}, seed=1), (Chair(kind="hot-seat"),) * 2)
    played = play.with_imported(play.game.legal_moves()[:1], [], 0)
    later, steps = play.replaying(played.entries)
    assert (later.seq, next(steps), later.seq) == (0, None, 1)
    assert list(steps) == []
    assert later.game.state_hash() == played.game.state_hash()


def test_events_come_in_pages(shared_server: Running) -> None:
    async def run() -> None:
        async with crowd(shared_server.base, "Ana") as (ana, *_):
            table = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(table)
            for _ in range(5):
                situation = await ana.situation(table)
                options = situation["decision"]["options"]
                move = next(option["notation"] for option in options if option["enabled"])
                await ana.move(table, move, situation["seq"])
            path = f"/api/tables/{table}/events"
            whole = await ana.hope("GET", path)
            first = await ana.hope("GET", path, limit=3)
            rest = await ana.hope("GET", path, limit=3, since=first["frames"][-1]["seq"])
            assert (whole["more"], first["more"], rest["more"]) == (False, True, False)
            assert [*first["frames"], *rest["frames"]] == whole["frames"]
            assert (await ana.ask("GET", path, limit=1001)).status_code == 400

    asyncio.run(run())


def test_what_happened_since_my_last_move_comes_in_pages(
    shared_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first page, and where the others are."""
    monkeypatch.setattr(games, "PAGE", 20)

    async def run() -> None:
        async with crowd(shared_server.base, "Ana", "Bea") as (ana, bea, *_):
            table = await imported(ana, 50)
            path = f"/api/tables/{table}"
            whole = (await bea.hope("GET", f"{path}/events"))["frames"]
            found = await bea.hope("GET", f"{path}/since-my-last-move")
            assert (found["since"], found["seq"], found["more"]) == (0, 50, True)
            assert found["frames"] == whole[:20]
            rest = await bea.hope("GET", f"{path}/events", since=20)
            assert (rest["frames"], rest["more"]) == (whole[20:], False)
            await ana.act(table, "rewind", 50, to=49)
            assert not (await ana.hope("GET", f"{path}/since-my-last-move"))["more"]

    asyncio.run(run())


async def imported(ana: Client, entries: int, **options: Any) -> str:
    """A table that anybody may look at, with so many entries."""
    shown = {"text": cut(golden("003"), entries), "public": True, "spectators": True, **options}
    return str((await ana.hope("POST", "/api/import", shown))["id"])


async def updates(live: Live, seq: int) -> list[dict[str, Any]]:
    """All up to this entry."""
    found = [await live.until("update")]
    while found[-1]["seq"] < seq:
        found.append(await live.until("update"))
    return found


@pytest.mark.slow
def test_a_socket_that_knows_nothing_gets_a_long_log_in_pages(shared_server: Running) -> None:
    """Each with the present, and with the number from which to go on; the last one as if nobody had been away."""

    async def run() -> None:
        async with crowd(shared_server.base, "Ana", "Bea") as (ana, bea, *_):
            table = await imported(ana, 230)
            whole = (await bea.hope("GET", f"/api/tables/{table}/events"))["frames"]
            present = await bea.situation(table)
            async with bea.live(table, since=0) as live:
                told = await updates(live, 230)
            assert len(told) >= 3
            assert [update["frames"][-1]["seq"] for update in told] == [update["seq"] for update in told]
            assert max(len(update["frames"]) for update in told) <= 100
            assert [frame for update in told for frame in update["frames"]] == whole
            assert all(update["situation"] == present for update in told)
            for update in told:
                async with bea.live(table, since=update["seq"]) as again:
                    rest = await updates(again, 230)
                assert [frame for one in rest for frame in one["frames"]] == whole[update["seq"] :]

    asyncio.run(run())


@pytest.mark.slow
def test_the_game_goes_on_between_the_pages(shared_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is lost and nothing comes twice."""
    monkeypatch.setattr(live_module, "PAGE", 3)
    monkeypatch.setattr(live_module, "LARGE", 0)

    async def run() -> None:
        async with crowd(shared_server.base, "Ana", "Bea") as (ana, bea, *_):
            game = golden("003")
            table = await imported(ana, 150)
            async with bea.live(table, since=0) as live:
                for seq in range(150, 170):
                    await ana.move(table, game.moves[seq], seq)
                told = await updates(live, 170)
                assert [frame["seq"] for update in told for frame in update["frames"]] == list(range(1, 171))
                seen = [update["situation"]["seq"] for update in told]
                assert seen == sorted(seen)
                await ana.move(table, game.moves[170], 170)
                assert [frame["seq"] for frame in (await live.until("update"))["frames"]] == [171]

    asyncio.run(run())


def test_what_just_happened_waits_for_nobody_who_catches_up(
    shared_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody whose turn does not come still sees the moves of others; turns are those of his address."""
    asked: list[Asker] = []

    async def never(_parts: Any, asker: Asker) -> Any:
        asked.append(asker)
        await asyncio.Event().wait()

    async def run() -> None:
        async with crowd(shared_server.base, "Ana", "Bea") as (ana, bea, nobody):
            game = golden("003")
            table = await imported(ana, 30)
            async with bea.live(table, since=30) as live:
                await live.until("update")
                monkeypatch.setattr(shared_server.services.games.long_work, "all_of", never)
                async with nobody.live(table, since=0) as behind:
                    await behind.until("table")
                    await ana.move(table, game.moves[30], 30)
                    assert [frame["seq"] for frame in (await live.until("update"))["frames"]] == [31]
                    async with bea.live(table, since=29) as again:
                        assert [frame["seq"] for frame in (await again.until("update"))["frames"]] == [30, 31]
            assert set(asked) == {Asker("127.0.0.1", "127.0.0.1")}

    asyncio.run(run())
