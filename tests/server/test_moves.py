"""Moves: carried out once however often they are sent, refused with all that one needs to go on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lisboa.rule_links import rule_link
from lisboa.server import sight
from lisboa.server.problems import Problem
from lisboa.server.rate_limits import OLD_REPEAT
from tests.server.client import open_moves
from tests.server.playing import HOST, HOT_SEAT, Table, bot, cut, golden, imported, table_of
from tests.server.running import Running, running
from tests.server.world import world


async def raw_move(table: Table) -> tuple[Any, dict[str, Any]]:
    """Who is to decide, and a request to make the first open move."""
    person, situation = await table.mover()
    return person, {"move": open_moves(situation)[0], "seq": situation["seq"], "key": "the-key"}


def test_a_repeat_is_answered_with_the_first_answer(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            person, body = await raw_move(table)
            path = f"/api/tables/{table.id}/moves"
            first = await person.ask("POST", path, body)
            assert first.status_code == 201
            assert (await person.ask("POST", path, body)).content == first.content
            await table.steps(12)
            assert (await person.ask("POST", path, body)).content == first.content
            shouted = {**body, "move": f" {body['move'].upper()}  "}
            assert (await person.ask("POST", path, shouted)).content == first.content
            assert await table.seq() == 13

    asyncio.run(run())


def test_a_repeat_of_a_move_that_was_taken_back_does_not_make_it_again(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            person, situation = await table.undoable(1)
            await table.post(person, "undo", count=1)
            situation = await person.situation(table.id)
            body = {"move": open_moves(situation)[0], "seq": situation["seq"], "key": "back"}
            first = await person.ask("POST", f"/api/tables/{table.id}/moves", body)
            undone = await table.post(person, "undo", count=1, key="undo")
            seq = await table.seq()
            assert (await person.ask("POST", f"/api/tables/{table.id}/moves", body)).content == first.content
            again = await table.post(person, "undo", count=1, key="undo", seq=seq - 1)
            assert again.content == undone.content
            assert await table.seq() == seq

    asyncio.run(run())


def test_twenty_repeats_at_once_are_one_move(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            person, body = await raw_move(table)
            path = f"/api/tables/{table.id}/moves"
            answers = await asyncio.gather(*(person.ask("POST", path, body) for _ in range(20)))
            assert {answer.status_code for answer in answers} == {201}
            assert len({answer.content for answer in answers}) == 1
            assert await table.seq() == 1

    asyncio.run(run())


def test_twenty_different_requests_at_once_are_one_move_and_nineteen_conflicts(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            person, body = await raw_move(table)
            path = f"/api/tables/{table.id}/moves"
            bodies = [{**body, "key": f"key-{i}"} for i in range(20)]
            answers = await asyncio.gather(*(person.ask("POST", path, each) for each in bodies))
            assert sorted(answer.status_code for answer in answers) == [201] + [409] * 19
            assert await table.seq() == 1

    asyncio.run(run())


def test_stale_moves_are_all_answered_with_one_situation(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes milliseconds to make, and whoever likes can send hundreds of them."""

    async def run() -> None:
        async with world(sqlite_url, empty=True) as there:
            ana = await there.guest("Ana")
            table = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(table)
            present, made = await ana.situation(table), 0
            make = sight.situation

            def counted(*given: Any) -> Any:
                nonlocal made
                made += 1
                return make(*given)

            monkeypatch.setattr(sight, "situation", counted)
            for number in range(5):
                body = {"move": "pass", "seq": 9, "key": f"stale-{number}"}
                refused = await ana.ask("POST", f"/api/tables/{table}/moves", body)
                assert (refused.status_code, refused.json()["situation"]) == (409, present)
            assert made <= 1

    asyncio.run(run())


def test_too_many_old_repeats_are_refused_and_moves_go_on(sqlite_url: str) -> None:
    """For each the game is played again, so it costs as much as some requests. One that is refused costs no more."""

    async def run() -> None:
        async with world(sqlite_url, empty=True, rate_limit=5 * OLD_REPEAT + 5) as there:
            ana = await there.guest("Ana")
            table = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(table)
            situation = await ana.situation(table)
            first = {"move": open_moves(situation)[0], "seq": situation["seq"], "key": "first"}
            path = f"/api/tables/{table}/moves"
            done = await ana.hope("POST", path, first)
            later = await ana.move(table, open_moves(done["situation"])[0], done["seq"])
            repeats = [await ana.ask("POST", path, first) for _ in range(8)]
            assert [answer.status_code for answer in repeats] == [201] * 4 + [429] * 4
            assert repeats[-1].json()["error"] == "too-many-requests"
            assert int(repeats[-1].headers["retry-after"]) > 0
            await ana.move(table, open_moves(later["situation"])[0], later["seq"])

    asyncio.run(run())


@pytest.mark.slow
def test_a_repeat_after_a_restart_and_from_another_process(database_url: str) -> None:
    async def begin(base: str) -> tuple[str, Any, dict[str, Any], bytes]:
        async with table_of(base) as table:
            person, body = await raw_move(table)
            first = await person.ask("POST", f"/api/tables/{table.id}/moves", body)
            await table.steps(3)
            return table.id, dict(person.http.cookies), {**body, "csrf": person.me["csrf_token"]}, first.content

    async def again(base: str, table_id: str, cookies: dict[str, str], body: dict[str, Any]) -> bytes:
        import httpx

        headers = {"x-csrf-token": body.pop("csrf")}
        async with httpx.AsyncClient(base_url=base, cookies=cookies, headers=headers) as client:
            answer = await client.post(f"/api/tables/{table_id}/moves", json=body)
            assert answer.status_code == 201
            return answer.content

    with running(database_url) as server:
        table_id, cookies, body, first = asyncio.run(begin(server.base))
        if server.services.database.dialect == "postgresql":
            with running(database_url) as other:
                assert asyncio.run(again(other.base, table_id, cookies, dict(body))) == first
    with running(database_url) as server:
        assert asyncio.run(again(server.base, table_id, cookies, dict(body))) == first


def test_a_key_is_good_for_one_request_of_one_person(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 2, seats=[HOST, {"kind": "open"}]) as table:
            person, body = await raw_move(table)
            path = f"/api/tables/{table.id}/moves"
            await person.hope("POST", path, body)
            other = await person.ask("POST", path, {**body, "move": "pass"})
            assert (other.status_code, other.json()["error"]) == (422, "key-reused")
            undo = await table.post(person, "undo", key="the-key", count=1)
            assert (undo.status_code, undo.json()["field"]) == (422, "key")
            while (await table.mover())[0] is person:
                await table.step()
            another, body = await raw_move(table)
            assert (await another.ask("POST", path, body)).status_code == 201

    asyncio.run(run())


def test_a_key_tells_agreement_from_refusal_and_one_seat_from_another(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 3) as table:
            await table.steps(4)
            ana, bea, _ = table.people
            await table.post(ana, "rewind", to=1)
            assert (await table.post(bea, "rewind/answer", key="answer", agree=True)).status_code == 201
            refusal = await table.post(bea, "rewind/answer", key="answer", agree=False)
            assert (refusal.status_code, refusal.json()["error"]) == (422, "key-reused")
        async with table_of(shared_server.base, 1, seats=[HOST, HOT_SEAT, bot()]) as table:
            assert (await table.post(table.host, "resign", key="seat", seat=0)).status_code == 201
            other = await table.post(table.host, "resign", key="seat", seat=1)
            assert (other.status_code, other.json()["error"]) == (422, "key-reused")

    asyncio.run(run())


def test_a_stale_request_gets_what_its_seat_may_see_now(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            await table.steps(3)
            for person in table.people:
                answer = await table.post(person, "moves", move="pass", seq=1)
                assert (answer.status_code, answer.json()["error"]) == (409, "stale")
                assert answer.json()["seq"] == 3
                assert answer.json()["situation"] == await person.situation(table.id)
            ahead = await table.post(table.host, "undo", count=1, seq=99)
            assert (ahead.status_code, ahead.json()["error"]) == (409, "stale")

    asyncio.run(run())


def test_an_illegal_move_is_refused_with_rule_reason_and_link(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            closed: list[dict[str, Any]] = []
            while not closed:
                person, situation = await table.mover()
                closed = [option for option in situation["decision"]["options"] if not option["enabled"]]
                if not closed:
                    await table.step()
            answer = await table.post(person, "moves", move=closed[0]["notation"])
            assert answer.status_code == 422
            told = answer.json()
            assert (told["error"], told["field"]) == ("illegal-move", "move")
            assert (told["rule"], told["reason"]) == (closed[0]["rule"], closed[0]["reason"])
            assert told["link"] == closed[0]["link"] == rule_link(closed[0]["rule"])
            nonsense = (await table.post(person, "moves", move="fly to the moon")).json()
            assert (nonsense["error"], nonsense["rule"]) == ("illegal-move", "NOTATION")
            assert (await person.situation(table.id)) == situation

    asyncio.run(run())


def test_only_who_is_to_decide_moves(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table, table_of(shared_server.base, 2) as elsewhere:
            _, situation = await table.mover()
            other = await table.other()
            answer = await table.post(other, "moves", move=open_moves(situation)[0])
            assert (answer.status_code, answer.json()["error"]) == (403, "not-your-turn")
            assert answer.json()["turn"] == situation["turn"]
            stranger = await table.post(elsewhere.host, "moves", move=open_moves(situation)[0])
            assert (stranger.status_code, stranger.json()["error"]) == (403, "forbidden")
            assert await table.seq() == 0

    asyncio.run(run())


def test_nothing_moves_while_the_game_is_paused(shared_server: Running) -> None:
    async def run() -> None:
        clock = {"kind": "async", "hours_per_move": 24}
        async with table_of(shared_server.base, 2, clock=clock) as table:
            person, _ = await table.undoable(1)
            await table.post(table.host, "pause", paused=True)
            mover, situation = await table.mover()
            for who, action, body in (
                (mover, "moves", {"move": open_moves(situation)[0]}),
                (person, "undo", {"count": 1}),
                (person, "redo", {"count": 1}),
            ):
                answer = await table.post(who, action, **body)
                assert (answer.status_code, answer.json()["error"]) == (409, "paused")
            await table.post(table.host, "pause", paused=False)
            await table.step()

    asyncio.run(run())


def test_to_pause_and_to_resign_needs_no_knowledge_of_the_latest(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 2, clock={"kind": "async", "hours_per_move": 24}) as table:
            await table.steps(3)
            for paused in (True, False):
                assert (await table.post(table.host, "pause", seq=0, paused=paused)).status_code == 201
            assert (await table.post(table.host, "resign", seq=0)).status_code == 201
            stale = await table.post(table.people[1], "rewind", seq=0, to=1)
            assert (stale.status_code, stale.json()["error"]) == (409, "stale")

    asyncio.run(run())


def test_a_finished_game_takes_no_more_moves(shared_server: Running) -> None:
    async def run() -> None:
        game = golden("003")
        async with imported(shared_server.base, cut(game, len(game.moves) - 1)) as table:
            assert (await table.host.situation(table.id))["scores"] is None
            last = (await table.post(table.host, "moves", move=game.moves[-1])).json()
            assert last["situation"]["scores"] == game.scores()
            assert (await table.info())["status"] == "over"
            for action, body in (("moves", {"move": "pass"}), ("rewind", {"to": 1}), ("resign", {})):
                answer = await table.post(table.host, action, **body)
                assert (answer.status_code, answer.json()["error"]) == (409, "over")

    asyncio.run(run())


def test_no_lock_is_kept_of_tables_that_nobody_changes(shared_server: Running) -> None:
    games = shared_server.services.games

    async def visit() -> int:
        for number in range(20):
            with pytest.raises(Problem):
                await games.current(f"unknown-{number}")
        return len(games._locks)

    async def play() -> None:
        async with table_of(shared_server.base) as table:
            await table.steps(2)

    asyncio.run(play())
    assert shared_server.call(visit) == 0
