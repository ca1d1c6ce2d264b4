"""Whatever becomes of a bot or of its process, its table gets a legal move."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

import lisboa
from lisboa.server import bot_pool
from lisboa.server.bot_pool import BotMove, BotPool
from lisboa.server.workers import process, service
from lisboa.server.workers.bot_move import Mover
from tests.server import faulty_bots
from tests.server.bots_at_work import a_game, alive, bot_jobs, gone, run, started, workers_now

# Bots that fail

FAULTS = [
    (faulty_bots.raises, "ZeroDivisionError was raised"),
    (faulty_bots.raises_cursed, "Cursed was raised"),
    (faulty_bots.leaves, "SystemExit was raised"),
    (faulty_bots.devours, "MemoryError was raised"),
    (faulty_bots.babbles, "the answer was no legal move"),
    (faulty_bots.babbles_at_length, "the answer was no move"),
    (faulty_bots.says_nothing, "the answer was no move"),
    (faulty_bots.exits, "its process ended"),
    (faulty_bots.is_killed, "its process ended"),
]


async def moves_around_a_fault(choose: Mover, time_limit: float, game: lisboa.Game) -> tuple[BotMove, BotMove]:
    """What is played instead of the bot that fails, and by another bot afterwards."""
    async with started(1, time_limit, choose) as pool:
        return await pool.move(game, "random", 5), await pool.move(game, "eager", 6)


def check_the_greedy_move_is_played(choose: Mover, reason: str, time_limit: float) -> None:
    game = a_game()
    instead, after = asyncio.run(moves_around_a_fault(choose, time_limit, game))
    assert (instead.move, instead.note) == (lisboa.bots.move(game, "greedy", 5), f"greedy moved for random: {reason}")
    assert (after.move, after.note) == (lisboa.bots.move(game, "eager", 6), None)


@pytest.mark.slow
@pytest.mark.parametrize(("choose", "reason"), FAULTS, ids=[choose.__name__ for choose, _ in FAULTS])
def test_the_greedy_move_is_played_for_a_bot_that_fails(choose: Mover, reason: str) -> None:
    check_the_greedy_move_is_played(choose, reason, time_limit=30)


@pytest.mark.slow
@pytest.mark.parametrize("choose", [faulty_bots.sleeps, faulty_bots.hogs])
def test_the_greedy_move_is_played_for_a_bot_that_thinks_too_long(choose: Mover) -> None:
    check_the_greedy_move_is_played(choose, "no answer in 1 s", time_limit=1)


@pytest.mark.parametrize("name", ["clever", "human", ""])
def test_the_greedy_move_is_played_for_a_bot_of_another_version(name: str) -> None:
    async def test() -> None:
        game = a_game()
        async with started(1, 30) as pool:
            given = await pool.move(game, name, 5)
        assert given.move == lisboa.bots.move(game, "greedy", 5)
        assert given.note == f"greedy moved for {name}: there is no such bot in this version"

    run(test)


def test_if_greedy_fails_too_the_first_legal_move_is_played() -> None:
    async def test() -> None:
        game = a_game()
        async with started(1, 30, faulty_bots.never_helps) as pool:
            given = await pool.move(game, "random", 5)
        assert given.move == game.legal_moves()[0]
        assert given.note == (
            "the first legal move for random: ZeroDivisionError was raised; greedy: LookupError was raised"
        )

    run(test)


# Processes that fail


@pytest.mark.slow
def test_workers_that_were_killed_while_idle_are_replaced() -> None:
    async def test() -> None:
        game = a_game()
        async with started(1, 30) as pool:
            for seed in range(3):
                given = await pool.move(game, "greedy", seed)
                assert (given.move, given.note) == (lisboa.bots.move(game, "greedy", seed), None)
                [pid] = workers_now()
                while process.state_of(pid) != "S":  # it may still be putting its answer away
                    await asyncio.sleep(0.005)
                os.kill(pid, signal.SIGKILL)

    run(test)


@pytest.mark.slow
def test_a_bot_whose_process_is_killed_in_mid_search_thinks_again() -> None:
    """It was not its fault: the memory was short, perhaps. Then it plays its own move, as if nothing had been."""

    async def test() -> None:
        game = a_game()
        assert game.decision is not None
        assert game.decision.kind == "main"  # which is thought about for long
        async with started(1, 60) as pool:
            await pool.move(game, "random", 1)
            [pid] = workers_now()
            begun = processor_seconds(pid)
            thinking = asyncio.create_task(pool.move(game, "master", 5))
            while processor_seconds(pid) < begun + 0.04:
                assert not thinking.done()
                await asyncio.sleep(0.005)
            os.kill(pid, signal.SIGKILL)
            given = await thinking
            assert (given.move, given.note) == (lisboa.bots.move(game, "master", 5), None)

    run(test)


def processor_seconds(pid: int) -> float:
    return float(psutil.Process(pid).cpu_times().user)


@pytest.mark.slow
@pytest.mark.parametrize("busy", [False, True])
def test_a_worker_that_was_stopped_is_killed(monkeypatch: pytest.MonkeyPatch, busy: bool) -> None:
    async def test() -> None:
        game = a_game()
        async with started(1, 2, faulty_bots.naps) as pool:
            await pool.move(game, "random", 1)
            monkeypatch.setattr(service, "RESPONSE_LIMIT", 600)
            [pid] = workers_now()
            waiting = asyncio.create_task(pool.move(game, "random", 5))
            await asyncio.sleep(0.2 if busy else 0)
            os.kill(pid, signal.SIGSTOP)
            async with asyncio.timeout(60):
                given = await waiting
            await gone([pid])
            if busy:
                assert given.note == "greedy moved for random: no answer in 2 s"
            else:
                assert (given.move, given.note) == (lisboa.bots.move(game, "random", 5), None)
            monkeypatch.undo()

    run(test)


@pytest.mark.slow
def test_a_worker_that_does_not_even_begin_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        game = a_game()
        async with started(1, 2) as pool:
            await pool.move(game, "random", 1)
            [pid] = workers_now()
            os.kill(pid, signal.SIGSTOP)
            monkeypatch.setattr(service, "RESPONSE_LIMIT", 0.1)
            monkeypatch.setattr(service, "START_LIMIT", 0.01)
            given = await pool.move(game, "random", 5)
            await gone([pid])
            monkeypatch.undo()  # the new worker needs time to start
            assert given.move == lisboa.bots.move(game, "greedy", 5)
            assert given.note == "greedy moved for random in the server itself: its process did not respond"
            assert (await pool.move(game, "random", 6)).note is None

    run(test)


def test_if_no_process_can_be_started_the_server_thinks_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        game = a_game()
        pool = BotPool(bot_jobs(), 30)
        with monkeypatch.context() as broken:
            broken.setattr(service, "WorkerProcess", no_process)
            given = await pool.move(game, "random", 5)
            broken.setattr(bot_pool, "choose_move", faulty_bots.never_helps)
            without_greedy = await pool.move(game, "random", 5)
            broken.setattr(bot_pool, "choose_move", lambda *_: "nonsense")
            with_nonsense = await pool.move(game, "random", 5)
        assert given.move == lisboa.bots.move(game, "greedy", 5) != game.legal_moves()[0]
        assert given.note == "greedy moved for random in the server itself: no process could be started"
        reason = "the first legal move for random: no process could be started; greedy: "
        assert (without_greedy.move, without_greedy.note) == (game.legal_moves()[0], f"{reason}LookupError")
        assert (with_nonsense.move, with_nonsense.note) == (game.legal_moves()[0], f"{reason}no legal move")
        assert (await pool.move(game, "random", 5)).note is None
        await pool.jobs.close()

    run(test)


def no_process(*_: object, **__: object) -> None:
    raise OSError("too many open files")


@pytest.mark.slow
def test_ctrl_c_is_not_the_business_of_workers() -> None:
    async def test() -> None:
        game = a_game()
        async with started(1, 30, faulty_bots.naps) as pool:
            await pool.move(game, "random", 1)  # now it has started
            before = workers_now()
            waiting = asyncio.create_task(pool.move(game, "random", 5))
            await asyncio.sleep(0.3)
            for pid in before:
                os.kill(pid, signal.SIGINT)
            assert (await waiting).note is None
            assert workers_now() == before

    run(test)


SERVER = """
import asyncio, multiprocessing, sys
from tests.server import bots_at_work, faulty_bots
from lisboa.server.bot_pool import BotPool

async def main():
    pool = BotPool(bots_at_work.bot_jobs(2), 600, faulty_bots.hogs)
    game = bots_at_work.a_game()
    pool.jobs.start()
    await asyncio.gather(pool.move(game, "greedy", 1), pool.move(game, "greedy", 2))
    asyncio.create_task(pool.move(game, "random", 1))
    await asyncio.sleep(0.5)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.mark.slow
def test_workers_die_with_the_server_even_if_it_is_killed() -> None:
    """One is idle, the other computes without ever letting a thread of its own run."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    quietly = ["-W", "ignore::UserWarning"]  # Python tidies up the locks of the killed process, and says so
    command = [sys.executable, *quietly, "-c", SERVER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert [alive(pid) for pid in pids] == [True, True]
        server.kill()
        server.wait()
    asyncio.run(gone(pids))
