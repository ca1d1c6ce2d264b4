"""Who waits for which analysis: own games first, everybody in turn, nobody for too many, nothing lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from lisboa.server.analysis_queue import (
    ABANDONED_MS,
    ATTEMPTS,
    MOST,
    MOST_UNASKED,
    OTHERS,
    OWN,
    REMEMBERED_MS,
    Wish,
    ask,
    claim,
    count,
    done,
    find,
    forget_old,
    give_back,
    release,
    tell,
)
from lisboa.server.database import Database
from lisboa.server.problems import Problem
from lisboa.server.settings import Settings
from lisboa.server.workers.fair_turns import Served
from tests.server.rows import add_table

HERE, THERE = "here", "there"


def in_database(url: str, work: Callable[[Connection], Any], tables: str) -> None:
    """In one transaction, with a table for each letter."""

    async def run() -> None:
        database = Database(url)
        await database.open()

        def all_of_it(connection: Connection) -> None:
            for table in tables:
                add_table(connection, table)
            work(connection)

        await database.write_sync(all_of_it)
        await database.close()

    asyncio.run(run())


def wish(connection: Connection, table: str, asker: str, rank: int = OWN, now: int = 0, **settings: int) -> None:
    plenty: dict[str, Any] = {"analyses_per_person": 100, "analyses_per_address": 100}
    ask(connection, table, Wish(asker=asker, address=f"home of {asker}", rank=rank), Settings(**plenty | settings), now)


def order(connection: Connection, now: int = 0) -> str:
    """In which order one server does all that waits."""
    served = ""
    while (table := claim(connection, HERE, now)) is not None:
        served += table
        done(connection, table)
    return served


def test_everybody_has_one_in_turn_and_own_games_come_first(database_url: str) -> None:
    def check(connection: Connection) -> None:
        for now, (table, asker, rank) in enumerate(
            [
                *(("a", "ana", OWN), ("b", "ana", OWN), ("c", "ana", OWN), ("d", "ana", OWN)),
                *(("e", "bea", OTHERS), ("f", "bea", OWN), ("g", "caio", OWN), ("h", "caio", OWN)),
            ]
        ):
            wish(connection, table, asker, rank, now)
        ask(connection, "z", Wish(), Settings(), 0)  # it has just ended, and nobody asked
        assert order(connection) == "afgbhcdez"

    in_database(database_url, check, "abcdefghz")


def test_who_comes_later_is_not_behind_the_second_wishes_of_others(database_url: str) -> None:
    def check(connection: Connection) -> None:
        for table in "abcd":
            wish(connection, table, "ana")
        assert claim(connection, HERE, 0) == "a"
        done(connection, "a")
        assert claim(connection, HERE, 0) == "b"
        wish(connection, "e", "bea", now=1)
        wish(connection, "f", "bea", now=1)
        done(connection, "b")
        assert order(connection) == "ecfd"

    in_database(database_url, check, "abcdef")


def test_who_played_moves_a_game_forward_that_waits_already(database_url: str) -> None:
    def check(connection: Connection) -> None:
        wish(connection, "a", "ana", OTHERS)
        ask(connection, "b", Wish(), Settings(), 0)
        wish(connection, "b", "bea", OWN, now=5)
        wish(connection, "b", "caio", OTHERS, now=6)
        place = find(connection, "b")
        assert place is not None
        assert (place.asker, place.rank) == ("bea", OWN)
        wish(connection, "c", "bea", OTHERS)
        wish(connection, "c", "bea", OWN, analyses_per_person=2)  # she has two already: it stays where it is
        assert order(connection) == "bac"

    in_database(database_url, check, "abc")


def test_nobody_waits_for_too_many(database_url: str) -> None:
    def check(connection: Connection) -> None:
        wish(connection, "a", "ana")
        wish(connection, "b", "ana")
        claim(connection, HERE, 0)
        with pytest.raises(Problem, match="2 analyses that you asked for") as refused:
            wish(connection, "c", "ana", analyses_per_person=2)
        assert (refused.value.status, refused.value.error) == (409, "too-many-analyses")
        assert refused.value.extra["field"] == "person"
        with pytest.raises(Problem) as refused:
            wish(connection, "c", "ana", analyses_per_address=2)
        assert refused.value.extra["field"] == "address"
        wish(connection, "c", "bea", analyses_per_person=2, analyses_per_address=2)
        ask(connection, "d", Wish(), Settings(analyses_per_person=1, analyses_per_address=1), 0)
        release(connection, "a", HERE, "it is broken")
        place = find(connection, "a")
        assert place is not None
        assert (place.asker, place.address) == ("", "")
        assert count(connection) == {"waiting": 3, "running": 0, "failed": 1}
        forget_old(connection, REMEMBERED_MS)
        assert find(connection, "a") is not None
        forget_old(connection, REMEMBERED_MS + 1)
        assert find(connection, "a") is None
        wish(connection, "e", "ana", analyses_per_person=2, analyses_per_address=2)  # what has failed waits no more

    in_database(database_url, check, "abcde")


def test_what_nobody_asked_for_does_not_fill_the_queue(sqlite_url: str) -> None:
    tables = [f"t{number}" for number in range(MOST_UNASKED + 1)]

    def check(connection: Connection) -> None:
        for table in tables:
            add_table(connection, table)
            ask(connection, table, Wish(), Settings(), 0)
        assert find(connection, tables[-1]) is None
        wish(connection, tables[-1], "ana")
        assert claim(connection, HERE, 0) == tables[-1]

    in_database(sqlite_url, check, "")


def test_addresses_that_fill_the_queue_keep_nobody_from_a_turn(sqlite_url: str) -> None:
    """Ten addresses did: everybody else was refused until one of a hundred games was done."""
    tables = [f"t{number:03}" for number in range(MOST + 3)]

    def check(connection: Connection) -> None:
        for table in tables:
            add_table(connection, table)
        for number in range(MOST):
            asked = Wish(asker=f"guest {number}", address=f"address {number % 10}", rank=OTHERS)
            ask(connection, tables[number], asked, Settings(), number)
        ask(connection, tables[MOST], Wish(asker="ana", address="home", rank=OTHERS), Settings(), MOST)
        assert count(connection)["waiting"] == MOST
        assert find(connection, tables[0]) is not None  # who has waited longest stays
        served = Served()
        assert claim(connection, HERE, 0, served) == tables[0]
        first = [claim(connection, f"server {number}", 0, served) for number in range(10)]
        assert tables[MOST] in first  # each address once, and then hers
        assert len({int(str(table)[1:]) % 10 for table in first if table != tables[MOST]}) == 9

    in_database(sqlite_url, check, "")


def test_an_address_that_has_as_many_as_the_others_makes_no_room_for_itself(sqlite_url: str) -> None:
    tables = [f"t{number:03}" for number in range(MOST + 1)]

    def check(connection: Connection) -> None:
        for number, table in enumerate(tables[:MOST]):
            add_table(connection, table)
            wish(connection, table, f"guest {number}")
        add_table(connection, tables[MOST])
        with pytest.raises(Problem, match="too many games wait"):
            wish(connection, tables[MOST], "ana")

    in_database(sqlite_url, check, "")


def test_what_a_server_leaves_undone_another_does(database_url: str) -> None:
    def check(connection: Connection) -> None:
        wish(connection, "a", "ana")
        assert claim(connection, HERE, 0) == "a"
        assert claim(connection, THERE, ABANDONED_MS - 1) is None
        assert tell(connection, "a", HERE, 0.5, ABANDONED_MS)
        assert claim(connection, THERE, 2 * ABANDONED_MS) is None
        assert claim(connection, THERE, 2 * ABANDONED_MS + 1) == "a"
        assert not tell(connection, "a", HERE, 0.6, 2 * ABANDONED_MS + 1), "it was taken for dead"
        release(connection, "a", HERE, "not its business any more")
        give_back(connection, THERE)
        place = find(connection, "a")
        assert place is not None
        assert (place.server, place.progress, place.problem, place.attempts) == (None, 0.0, None, 1)
        assert claim(connection, HERE, 0) == "a"
        give_back(connection)
        assert claim(connection, HERE, 0) == "a"

    in_database(database_url, check, "a")


def test_a_game_that_kills_whoever_looks_at_it_is_given_up(database_url: str) -> None:
    def check(connection: Connection) -> None:
        wish(connection, "a", "ana")
        wish(connection, "b", "ana")
        for number in range(ATTEMPTS):
            assert claim(connection, f"server {number}", number * 2 * ABANDONED_MS) == "a"
        assert claim(connection, HERE, 2 * ATTEMPTS * ABANDONED_MS) == "b"
        place = find(connection, "a")
        assert place is not None
        assert place.problem == "all who tried have died"
        assert (place.asker, place.address) == ("", ""), "nobody waits for it, so nobody is remembered"
        wish(connection, "a", "bea")  # it can be asked for again
        assert claim(connection, THERE, 2 * ATTEMPTS * ABANDONED_MS) == "a"

    in_database(database_url, check, "ab")
