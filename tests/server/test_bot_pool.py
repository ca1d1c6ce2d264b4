"""Bots in worker processes: they get no more than their seat knows, and whatever they do a table gets a legal move."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

import lisboa
from lisboa.engine import COMPILED
from lisboa.server import bot_pool, worker_processes
from lisboa.server.bot_pool import BotMove, BotPool
from lisboa.server.bot_worker import POLITENESS, Mover, choose_move
from lisboa.server.worker_processes import WorkersClosed, question_of
from tests.server import faulty_bots

QUICK = ("random", "eager", "greedy")  # moves in no time, and always the same
PATIENCE = 1 if COMPILED else 6  # uncompiled, a look takes 20 times as long
TABLES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "four-draft-decrees": {"players": 4, "draft": True, "starting_decrees": True},
    "three-draft-2017": {"players": 3, "draft": True, "ruleset": "2017"},
    "solo": {"players": 1},
    "solo-extras": {"players": 1, "goals": True, "city_tokens": True},
    "goals": {"players": 3, "goals": [0, 2]},
    "tokens": {"players": 4, "city_tokens": True},
}


def a_game(moves: int = 30) -> lisboa.Game:
    game = lisboa.Game(players=4, seed=7)
    while len(game.moves) < moves or len(game.legal_moves()) < 5:
        game.play(lisboa.bots.move(game, "eager", seed=len(game.moves)))
    return game


@asynccontextmanager
async def started(
    workers: int, time_limit: float, choose: Mover = choose_move, think_seconds: float = 0
) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, time_limit, choose, think_seconds)
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()
        assert workers_now() == []


def workers_now() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


async def gone(pids: list[int]) -> None:
    """Wait until these processes are no more, with patience for a busy machine."""
    async with asyncio.timeout(30):
        while any(alive(pid) for pid in pids):
            await asyncio.sleep(0.02)


def alive(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


# What a bot is told


def positions(options: dict[str, Any]) -> Iterator[lisboa.Game]:
    """Decisions of a whole game; during the draft all of them."""
    game = lisboa.Game(seed=11, **options)
    while not game.is_over:
        number = len(game.moves)
        if number % (3 * PATIENCE) == 0 or (game.options.draft and number < 6 * game.players):
            yield game
        game.play(lisboa.bots.move(game, ("eager", "random")[number % 2], seed=number))


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_what_a_worker_gets_is_a_function_of_the_view_and_offers_the_same_moves(options: dict[str, Any]) -> None:
    """RUL-30: a worker process holds nothing that its seat does not know, and its move fits the true game."""
    looks = differed = 0
    for game in positions(options):
        assert game.turn is not None
        question = question_of(game, seed=looks)
        look_alike = game.resample(game.turn, random.Random(~looks))
        assert question_of(look_alike, seed=looks) == question
        assert lisboa.Game.from_position(question.document).legal_moves() == game.legal_moves()
        for bot in QUICK:
            assert choose_move(question.document, bot, looks) == lisboa.bots.move(game, bot, looks)
        differed += look_alike.position() | {"random": None} != game.position() | {"random": None}
        looks += 1
    assert looks > 20 // PATIENCE
    assert differed > looks // 2  # there was something to see through


def test_a_worker_answers_what_the_bot_would_here() -> None:
    async def test() -> None:
        game = a_game()
        async with started(2, 30) as pool:
            await pool.move(game, "random", 1)  # now they have started
            assert max(psutil.Process(pid).nice() for pid in workers_now()) == min(os.nice(0) + POLITENESS, 19)
            asked = [(bot, seed) for bot in QUICK for seed in range(4)]
            answers = await asyncio.gather(*(pool.move(game, bot, seed) for bot, seed in asked))
        assert [answer.move for answer in answers] == [lisboa.bots.move(game, bot, seed) for bot, seed in asked]
        assert [answer.note for answer in answers] == [None] * len(asked)
        assert all(answer.seconds > 0 for answer in answers)
        assert len({answer.move for answer in answers}) > 2

    run(test)


def test_the_move_is_for_the_game_as_it_was_when_asked() -> None:
    async def test() -> None:
        game = a_game()
        expected = lisboa.bots.move(game, "greedy", 1)
        async with started(1, 30) as pool:
            waiting = asyncio.create_task(pool.move(game, "greedy", 1))
            await asyncio.sleep(0)
            game.play(game.legal_moves()[-1])
            assert (await waiting).move == expected

    run(test)


def test_who_asks_for_a_move_in_a_game_that_is_over_is_told() -> None:
    game = lisboa.Game(players=2, seed=3)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    with pytest.raises(ValueError, match="over"):
        asyncio.run(BotPool(1, 30).move(game, "greedy", 1))


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
        async with started(2, 30) as pool:
            for seed in range(3):
                given = await pool.move(game, "greedy", seed)
                assert (given.move, given.note) == (lisboa.bots.move(game, "greedy", seed), None)
                for pid in workers_now():
                    os.kill(pid, signal.SIGKILL)

    run(test)


@pytest.mark.slow
def test_a_bot_whose_process_is_killed_in_mid_search_thinks_again() -> None:
    """It was not its fault: the memory was short, perhaps. Then it plays its own move, as if nothing had been."""

    async def test() -> None:
        game = a_game(32)
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
            monkeypatch.setattr(worker_processes, "START_LIMIT", 600)
            [pid] = workers_now()
            waiting = asyncio.create_task(pool.move(game, "random", 5))
            await asyncio.sleep(0.2 if busy else 0)
            os.kill(pid, signal.SIGSTOP)
            async with asyncio.timeout(60):
                given = await waiting
            assert not alive(pid)
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
            monkeypatch.setattr(worker_processes, "START_LIMIT", 0.1)
            monkeypatch.setattr(worker_processes, "_is_stopped", lambda pid: False)
            waiting = asyncio.create_task(pool.move(game, "random", 5))
            await gone([pid])
            monkeypatch.undo()  # the new worker needs time to start
            given = await waiting
            assert given.move == lisboa.bots.move(game, "greedy", 5)
            assert given.note == "greedy moved for random in the server itself: its process did not respond"
            assert (await pool.move(game, "random", 6)).note is None

    run(test)


def test_if_no_process_can_be_started_the_server_thinks_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        game = a_game()
        pool = BotPool(1, 30)
        with monkeypatch.context() as broken:
            broken.setattr(worker_processes, "ProcessPool", no_pool)
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
        await pool.close()

    run(test)


def no_pool(*_: object, **__: object) -> None:
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
from tests.server import faulty_bots, test_bot_pool
from lisboa.server.bot_pool import BotPool

async def main():
    pool = BotPool(2, 600, faulty_bots.hogs)
    game = test_bot_pool.a_game()
    pool.start()
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


# Waiting, cancelling, closing


def test_the_more_tables_wait_the_less_a_bot_thinks() -> None:
    """Time is shared when a bot begins: the first one is alone, then three are there, and so on; 0.1 s is the least."""

    async def test() -> None:
        game = a_game()
        async with started(1, 30, faulty_bots.tells_its_time, think_seconds=0.24) as pool:
            answers = await asyncio.gather(*(pool.move(game, "random", seed) for seed in range(4)))
        told = [str(answer.note).removeprefix("greedy moved for random: ") for answer in answers]
        assert told == [f"{seconds} s was raised" for seconds in (0.24, 0.1, 0.12, 0.24)]
        async with started(1, 30, faulty_bots.tells_its_time) as pool:
            assert "0.0 s" in str((await pool.move(game, "random", 1)).note)

    run(test)


@pytest.mark.slow
def test_the_time_limit_counts_from_the_start_of_a_job() -> None:
    async def test() -> None:
        game = a_game()
        async with started(1, 1.5, faulty_bots.naps) as pool:
            answers = await asyncio.gather(*(pool.move(game, "random", seed) for seed in range(4)))
        assert [answer.note for answer in answers] == [None] * 4
        assert answers[-1].seconds > 1.5

    run(test)


def test_a_table_does_not_wait_for_a_worker_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        game = a_game()
        async with started(1, 600, faulty_bots.sleeps) as pool:
            waiting = asyncio.create_task(pool.move(game, "random", 1))
            await asyncio.sleep(0)
            monkeypatch.setattr(bot_pool, "WAIT_LIMIT", 0.2)
            given = await pool.move(game, "eager", 5)
            assert given.move == lisboa.bots.move(game, "greedy", 5)
            assert given.note == "greedy moved for eager in the server itself: no worker was free in 0.2 s"
            waiting.cancel()

    run(test)


@pytest.mark.slow
def test_cancelling_who_waits_ends_the_job() -> None:
    async def test() -> None:
        game = a_game()
        async with started(1, 600, faulty_bots.sleeps) as pool:
            await pool.move(game, "greedy", 1)
            [pid] = workers_now()
            waiting = asyncio.create_task(pool.move(game, "random", 1))
            await asyncio.sleep(0.3)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            await gone([pid])
            assert (await pool.move(game, "eager", 5)).note is None

    run(test)


@pytest.mark.slow
def test_closing_ends_what_runs_and_what_waits() -> None:
    async def test() -> None:
        game = a_game()
        pool = BotPool(1, 600, faulty_bots.hogs)
        pool.start()
        await pool.move(game, "greedy", 1)
        waiting = [asyncio.create_task(pool.move(game, "random", seed)) for seed in range(3)]
        await asyncio.sleep(0.3)
        await pool.close()
        assert workers_now() == []
        for outcome in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(outcome, WorkersClosed)
        with pytest.raises(WorkersClosed):
            await pool.move(game, "greedy", 1)

    run(test)
