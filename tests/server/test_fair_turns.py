"""Turns between people and addresses: whatever one stranger asks for, everybody else has a turn."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from lisboa.game import Game
from lisboa.server.bot_pool import BotPool
from lisboa.server.workers.bot_move import ChooseMove
from lisboa.server.workers.fair_turns import (
    IN_A_ROW,
    MOST_OF_ADDRESS,
    MOST_OF_PERSON,
    NOBODY,
    PEOPLE,
    Asker,
    FairTurns,
    TooManyJobs,
)
from tests.server.bots_at_work import bot_jobs

BUSY = Asker("busy", "elsewhere")


async def order_of(jobs: list[tuple[Asker, int]]) -> list[str]:
    """Who is served in which order, if all of them wait while the only place is taken."""
    turns, served = FairTurns(1), []

    async def one(asker: Asker, rank: int) -> None:
        await turns.take(asker, 60, rank)
        served.append(asker.person)

    await turns.take(BUSY, 60)
    tasks = []
    for asker, rank in jobs:
        tasks.append(asyncio.create_task(one(asker, rank)))
        await asyncio.sleep(0)
    for task in tasks:
        turns.give_back()
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(0)
        _ = task
    return served


def served(*jobs: tuple[str, str], rank: int = PEOPLE) -> list[str]:
    return asyncio.run(order_of([(Asker(person, address), rank) for person, address in jobs]))


def test_people_of_one_address_have_a_job_in_turn() -> None:
    assert "".join(served(*((person, "here") for person in "aaabbc"))) == "abcaba"


def test_addresses_have_a_turn_before_the_people_of_one_have_their_second() -> None:
    jobs = [(f"guest {number}", "here") for number in range(12)]
    assert served(*jobs, ("ana", "there")).index("ana") == 1


def test_a_newcomer_is_before_everybody_at_the_address_who_had_a_turn() -> None:
    async def run() -> list[str]:
        turns = FairTurns(1)
        guests = [Asker(f"guest {number}", "here") for number in range(12)]
        for guest in guests:
            await turns.take(guest, 1)
            turns.give_back()
        await turns.take(BUSY, 1)
        served: list[str] = []

        async def one(asker: Asker) -> None:
            await turns.take(asker, 60)
            served.append(asker.person)
            turns.give_back()

        tasks = []
        for asker in (*guests, Asker("ana", "here")):
            tasks.append(asyncio.create_task(one(asker)))
            await asyncio.sleep(0)
        turns.give_back()
        await asyncio.gather(*tasks)
        return served

    assert asyncio.run(run())[0] == "ana"


def test_between_equals_the_job_that_has_waited_longest_goes_first() -> None:
    assert served(("c", "3"), ("a", "1"), ("b", "2")) == ["c", "a", "b"]


def test_what_people_wait_for_goes_first_and_leaves_a_turn_to_the_rest() -> None:
    nobody = [(Asker(f"bots {number}", str(number)), NOBODY) for number in range(3)]
    people = [(Asker(f"person {number}", "here"), PEOPLE) for number in range(2 * IN_A_ROW)]
    found = [name.split()[0] for name in asyncio.run(order_of([*nobody, *people]))]
    # The place that was taken at first counts as one that somebody waited for.
    assert found[: IN_A_ROW - 1] == ["person"] * (IN_A_ROW - 1)
    assert found[IN_A_ROW - 1] == "bots"
    assert found[IN_A_ROW : 2 * IN_A_ROW] == ["person"] * IN_A_ROW


def test_who_goes_away_holds_up_nobody() -> None:
    async def run() -> list[str]:
        turns, served = FairTurns(1), []

        async def one(person: str) -> None:
            await turns.take(Asker(person, "here"), 60)
            served.append(person)

        await turns.take(BUSY, 60)
        with pytest.raises(TimeoutError):
            await turns.take(Asker("late", "here"), 0)
        first, second, third = (asyncio.create_task(one(person)) for person in "abc")
        await asyncio.sleep(0)
        first.cancel()  # before the turn
        await asyncio.sleep(0)
        turns.give_back()
        second.cancel()  # has just been given a place
        with suppress(asyncio.CancelledError):
            await second
        await third
        return served

    assert asyncio.run(run()) == ["c"]


def test_nobody_waits_for_many_and_everybody_may_wait_for_one() -> None:
    """Twelve guests of one address kept everybody else there from any hint."""
    turns = FairTurns(1)
    for _ in range(MOST_OF_PERSON):
        turns.come(Asker("ana", "here"))
    with pytest.raises(TooManyJobs, match="you wait for 2"):
        turns.come(Asker("ana", "there"))
    for number in range(2 * MOST_OF_ADDRESS):
        turns.come(Asker(f"guest {number}", "here"))
    with pytest.raises(TooManyJobs, match="at your address"):
        turns.come(Asker("guest 0", "here"))
    turns.come(Asker("bea", "here"))
    assert turns.count == 2 * MOST_OF_ADDRESS + MOST_OF_PERSON + 1
    turns.leave(Asker("ana", "here"))
    turns.come(Asker("dora", "here"))


def test_bots_where_people_play_are_asked_before_tables_of_bots_and_think_as_long_as_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Behind 800 tables of bots they came 8 to 12 seconds late."""

    async def run() -> None:
        game = Game(players=2, seed=1)
        pool = BotPool(bot_jobs(), 30.0, think_seconds=2.0)
        asked: list[tuple[int, float]] = []
        gate = asyncio.Event()

        async def do(job: ChooseMove, _limit: float) -> str:
            asked.append((job.seed, job.seconds))
            await gate.wait()
            return game.legal_moves()[0]

        monkeypatch.setattr(pool.jobs, "do", do)
        flood = [
            asyncio.create_task(pool.move(game, "greedy", number, Asker("eve", "there"), NOBODY))
            for number in range(50)
        ]
        await asyncio.sleep(0)
        own = asyncio.create_task(pool.move(game, "greedy", 1000, Asker("ana", "here"), PEOPLE))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*flood, own)
        assert [seed for seed, _ in asked].index(1000) == 1  # after the one that was under way
        assert asked[1][1] == 2.0
        assert asked[2][1] < 1.0

    asyncio.run(run())
