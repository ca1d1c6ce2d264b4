"""However many requests one address sends at once, a few are worked on, and its moves do not wait for the others."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.enums import ScopeType

from lisboa.server import play
from lisboa.server.games import Live
from lisboa.server.request_places import ACTION, ACTIONS_PER_ADDRESS, PER_ADDRESS, RequestPlaces, in_turn
from tests.server.world import world


def test_an_address_has_a_few_places_and_others_have_their_own() -> None:
    async def test() -> None:
        places = RequestPlaces(2)
        for _ in range(2):
            await places.take("a")
        third = asyncio.create_task(places.take("a"))
        fourth = asyncio.create_task(places.take("a"))
        await places.take("b")
        await asyncio.sleep(0)
        assert (third.done(), fourth.done()) == (False, False)
        places.give_back("a")
        await third
        assert not fourth.done(), "the one that has waited longest is next"
        for address in ("a", "a", "b"):
            places.give_back(address)
        await fourth
        places.give_back("a")
        assert places.idle

    asyncio.run(test())


@pytest.mark.parametrize("moment", ["waiting", "just called"])
def test_a_request_that_is_given_up_leaves_its_place_to_the_next(moment: str) -> None:
    async def test() -> None:
        places = RequestPlaces(1)
        await places.take("a")
        gone, after = asyncio.create_task(places.take("a")), asyncio.create_task(places.take("a"))
        await asyncio.sleep(0)
        if moment == "just called":
            places.give_back("a")
            gone.cancel()
        else:
            gone.cancel()
            await asyncio.sleep(0)
            places.give_back("a")
        await after
        assert gone.cancelled()
        places.give_back("a")
        assert places.idle

    asyncio.run(test())


def scope_of(**options: bool) -> Any:
    """A request of an address, to a route with these options."""
    services = SimpleNamespace(places=RequestPlaces(), action_places=RequestPlaces())
    return {
        "type": ScopeType.HTTP,
        "route_handler": SimpleNamespace(opt=options),
        "litestar_app": SimpleNamespace(state=SimpleNamespace(services=services)),
        "client": ("192.0.2.1", 1),
    }


async def body_that_is_there() -> Any:
    """A client that has sent everything."""
    return {"type": "http.request", "body": b"{}", "more_body": False}


async def nowhere(*_: Any) -> None:
    """A client that reads and forgets."""


@pytest.mark.parametrize("options", [{}, {ACTION: True}], ids=["request", "action"])
def test_one_pass_of_the_event_loop_answers_a_few_requests_of_an_address(options: dict[str, bool]) -> None:
    """They wait for nothing, so without places all of them would be answered in the first pass."""

    async def test() -> None:
        passes = 0
        answered: Counter[int] = Counter()
        scope = scope_of(**options)

        async def app(_scope: Any, receive: Any, send: Any) -> None:
            await receive()
            answered[passes] += 1
            await send({"type": "http.response.start"})

        served: Any = in_turn(app)
        requests = [asyncio.create_task(served(scope, body_that_is_there, nowhere)) for _ in range(10 * PER_ADDRESS)]
        while not all(request.done() for request in requests):
            passes += 1
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert answered.total() == len(requests)
        assert max(answered.values()) <= PER_ADDRESS
        services = scope["litestar_app"].state.services
        assert services.places.idle
        assert services.action_places.idle

    asyncio.run(test())


def test_a_body_that_is_there_already_costs_no_second_place() -> None:
    """Else each request would stand in the queue twice."""

    async def test() -> None:
        scope = scope_of()
        order: list[str] = []

        async def app(_scope: Any, receive: Any, send: Any) -> None:
            number = len(order)
            order.append(f"begun {number}")
            await receive()
            order.append(f"read {number}")
            await send({"type": "http.response.start"})

        served: Any = in_turn(app)
        requests = (served(scope, body_that_is_there, nowhere) for _ in range(3 * PER_ADDRESS))
        await asyncio.gather(*requests)
        assert [word.split()[0] for word in order] == ["begun", "read"] * (3 * PER_ADDRESS)

    asyncio.run(test())


def test_no_action_waits_until_another_one_is_written() -> None:
    """A commit takes as long for twenty moves as for one, and an old game that is played again takes long."""

    async def test() -> None:
        scope, written, begun = scope_of(**{ACTION: True}), asyncio.Event(), asyncio.Semaphore(0)

        async def app(_scope: Any, receive: Any, send: Any) -> None:
            await receive()
            begun.release()
            await written.wait()
            await send({"type": "http.response.start"})

        served: Any = in_turn(app)
        actions = [asyncio.create_task(served(scope, body_that_is_there, nowhere)) for _ in range(5 * PER_ADDRESS)]
        for _ in actions:
            await begun.acquire()
        written.set()
        await asyncio.gather(*actions)

    asyncio.run(test())


def test_bodies_that_do_not_come_keep_no_place(sqlite_url: str) -> None:
    """Four of them would else keep everybody at that address from every answer, for as long as a request may take."""

    async def test() -> None:
        async with world(sqlite_url, empty=True) as there:
            ana = await there.guest("Ana")
            sent, never = asyncio.Semaphore(0), asyncio.Event()
            headers = {"content-type": "application/json", "x-csrf-token": ana.me["csrf_token"]}

            async def half() -> AsyncIterator[bytes]:
                yield b"{"
                sent.release()
                await never.wait()

            slow = [
                asyncio.create_task(ana.http.post("/api/reports", content=half(), headers=headers))
                for _ in range(2 * PER_ADDRESS)
            ]
            for _ in slow:
                await sent.acquire()
            await ana.hope("GET", "/api/tables")
            for request in slow:
                request.cancel()
            await asyncio.gather(*slow, return_exceptions=True)

    asyncio.run(test())


def test_many_requests_of_one_address_are_begun_a_few_at_a_time_and_a_move_at_once(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with world(sqlite_url, empty=True) as there:
            ana = await there.guest("Ana")
            table = await ana.create(players=2, seats=[{"kind": "hot-seat"}] * 2)
            await ana.start(table)
            situation = await ana.situation(table)
            begun: list[str] = []
            released = asyncio.Event()
            known = there.services.games.current

            async def held(table_id: str) -> Live:
                begun.append(table_id)
                await released.wait()
                return await known(table_id)

            with monkeypatch.context() as slow:
                slow.setattr(there.services.games, "current", held)
                asked = [asyncio.create_task(ana.situation(table)) for _ in range(3 * PER_ADDRESS)]
                while len(begun) < PER_ADDRESS:
                    await asyncio.sleep(0)
            move = next(one["notation"] for one in situation["decision"]["options"] if one["enabled"])
            await ana.move(table, move, situation["seq"])
            assert len(begun) <= PER_ADDRESS + 1, "the server itself may look at a game that has just begun"
            released.set()
            await asyncio.gather(*asked)
            await asyncio.sleep(0)
            assert there.services.places.idle
            assert there.services.action_places.idle

    asyncio.run(test())


def test_many_bad_moves_of_one_address_are_looked_at_a_few_in_each_pass(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that somebody else's move, which needs several passes, does not wait for all of them."""

    async def test() -> None:
        async with world(sqlite_url, empty=True) as there:
            ana = await there.guest("Ana")
            table = await ana.create(players=2, seats=[{"kind": "hot-seat"}] * 2)
            await ana.start(table)
            await ana.situation(table)
            passes, looked_at = 0, Counter[int]()
            draft = play.Asked.check_repeat

            def counted(*given: Any, **more: Any) -> None:
                looked_at[passes] += 1
                draft(*given, **more)

            monkeypatch.setattr(play.Asked, "check_repeat", counted)
            bodies = [{"move": "pass", "seq": 7, "key": f"k{number}"} for number in range(10 * ACTIONS_PER_ADDRESS)]
            path = f"/api/tables/{table}/moves"
            asked = [asyncio.create_task(ana.ask("POST", path, body)) for body in bodies]
            while not all(one.done() for one in asked):
                passes += 1
                await asyncio.sleep(0)
            assert {one.result().json()["error"] for one in asked} == {"stale"}
            assert looked_at.total() == len(asked)
            assert max(looked_at.values()) <= ACTIONS_PER_ADDRESS

    asyncio.run(test())
