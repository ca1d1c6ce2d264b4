"""Bots in worker processes: they get no more than their seat knows, and take turns with the others that wait."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from typing import Any

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

import lisboa
from lisboa.engine import COMPILED
from lisboa.server import bot_pool
from lisboa.server.bot_pool import BotPool
from lisboa.server.workers.bot_move import choose_move
from lisboa.server.workers.jobs import WorkersClosed
from lisboa.server.workers.question import question_of
from lisboa.server.workers.service import Priority
from tests.server import faulty_bots
from tests.server.bots_at_work import a_game, bot_jobs, gone, run, started, workers_now

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
            assert max(psutil.Process(pid).nice() for pid in workers_now()) == min(os.nice(0) + Priority.BOTS, 19)
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
        asyncio.run(BotPool(bot_jobs(), 30).move(game, "greedy", 1))


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
        pool = BotPool(bot_jobs(), 600, faulty_bots.hogs)
        pool.jobs.start()
        await pool.move(game, "greedy", 1)
        waiting = [asyncio.create_task(pool.move(game, "random", seed)) for seed in range(3)]
        await asyncio.sleep(0.3)
        await pool.jobs.close()
        assert workers_now() == []
        for outcome in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(outcome, WorkersClosed)
        with pytest.raises(WorkersClosed):
            await pool.move(game, "greedy", 1)

    run(test)
