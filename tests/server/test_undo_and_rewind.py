"""Taking back: one's own moves up to the barrier, anything with everybody's consent; and all of it is in the log."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lisboa.game import Game
from lisboa.server import play
from tests.server.client import open_moves
from tests.server.playing import HOST, HOT_SEAT, OPEN, Table, bot, cut, golden, imported, table_of
from tests.server.running import Running

pytestmark = pytest.mark.slow


def plain(situation: dict[str, Any]) -> dict[str, Any]:
    """What undo brings back: everything but the length of the log and what can be redone."""
    return {name: value for name, value in situation.items() if name not in ("seq", "redoable")}


def test_undo_and_redo_bring_everything_back(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            person, before = await table.undoable(0)
            while True:
                mover, before = await table.mover()
                after = (await table.step())["situation"]
                if after["undoable"]:
                    person = mover
                    break
            undone = (await table.post(person, "undo", count=1)).json()["situation"]
            assert plain(undone) == plain(before)
            assert undone["redoable"] == 1
            redone = (await table.post(person, "redo", count=1)).json()["situation"]
            assert plain(redone) == plain(after)
            frames = (await table.frames())[-3:]
            assert [frame["kind"] for frame in frames] == ["move", "undo", "redo"]
            assert frames[0]["events"] == frames[2]["events"] != []
            assert [frame["number"] for frame in frames] == [None, 1, 1]

    asyncio.run(run())


def test_the_barrier_says_how_far_one_can_go_and_why(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            early = await table.post((await table.mover())[0], "undo", count=1)
            assert early.status_code == 409
            assert early.json()["detail"] == (
                "count: you can take back 0, not 1: before that the game begins. A rewind needs everybody's consent"
            )
            person, situation = await table.undoable(2)
            possible = situation["undoable"]
            answer = await table.post(person, "undo", count=possible + 1)
            assert (answer.json()["error"], answer.json()["possible"]) == ("undo-barrier", possible)
            assert f"you can take back {possible}, not {possible + 1}: before that " in answer.json()["detail"]
            other = await table.post(await table.other(), "undo", count=1)
            assert other.status_code == 409
            assert "the move is not yours" in other.json()["detail"]
            assert (await table.post(person, "undo", count=possible)).status_code == 201

    asyncio.run(run())


def test_redo_is_gone_after_another_move(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            while True:
                person, before = await table.mover()
                moves = open_moves(before)
                after = await person.move(table.id, moves[0], before["seq"])
                if after["situation"]["undoable"] and len(moves) > 1:
                    break
            await table.post(person, "undo", count=1)
            assert (await table.post(person, "redo", count=2)).json()["error"] == "nothing-to-redo"
            await table.post(person, "moves", move=moves[1])
            mover, _ = await table.mover()
            nothing = await table.post(mover, "redo", count=1)
            assert (nothing.status_code, nothing.json()["error"]) == (409, "nothing-to-redo")

    asyncio.run(run())


@pytest.mark.slow
def test_a_move_of_a_bot_ends_what_can_be_taken_back(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 1, seats=[HOST, bot()]) as table:
            bots = 0
            while bots < 3:
                situation = await table.host.situation(table.id)
                if situation["decision"] is None:
                    await asyncio.sleep(0.01)
                    continue
                frames = await table.frames()
                if frames and frames[-1]["seat"] == 1:
                    bots += 1
                    refused = await table.post(table.host, "undo", count=1)
                    assert "the move is not yours" in refused.json()["detail"]
                    assert situation["undoable"] == 0
                await table.host.move(table.id, open_moves(situation)[0], situation["seq"])

    asyncio.run(run())


def both_seats() -> tuple[Game, int]:
    """A recorded game, and after how many moves its last two are of two seats and can be taken back."""
    for name in ("001", "002", "004", "005"):
        game = golden(name)
        again = Game(seed=game.seed, **vars(game.options))
        for number, move in enumerate(game.moves, start=1):
            again.play(move)
            if again.undoable > 1 and again.movers[-1] != again.movers[-2]:
                return game, number
    raise AssertionError("there is none")


def test_hot_seats_take_back_each_others_moves(shared_server: Running) -> None:
    async def run() -> None:
        game, number = both_seats()
        async with imported(shared_server.base, cut(game, number - 2)) as table:
            before = await table.host.situation(table.id)
            assert before["barrier"] == {"why": "start", "text": "", "rule": ""}
            for move in game.moves[number - 2 : number]:
                after = (await table.post(table.host, "moves", move=move)).json()["situation"]
            assert after["undoable"] == 2  # what was imported is nobody's own move
            undone = (await table.post(table.host, "undo", count=2)).json()["situation"]
            assert (plain(undone), undone["redoable"]) == (plain(before), 2)
            redone = (await table.post(table.host, "redo", count=2)).json()
            assert plain(redone["situation"]) == plain(after)
            assert {event["move"] for event in redone["frame"]["events"]} == {number - 1, number}

    asyncio.run(run())


def test_what_two_people_did_one_cannot_take_back(shared_server: Running) -> None:
    async def run() -> None:
        game, number = both_seats()
        seats = [HOST] + [OPEN] * (game.players - 1)
        async with imported(shared_server.base, cut(game, number - 2), game.players, seats=seats) as table:
            for move in game.moves[number - 2 : number]:
                person, _ = await table.mover()
                await table.post(person, "moves", move=move)
            refused = await table.post(person, "undo", count=2)
            assert (refused.json()["possible"], "the move is not yours" in refused.json()["detail"]) == (1, True)
            assert (await table.post(person, "undo", count=1)).status_code == 201
            first = table.people[game.movers[number - 2]]
            assert (await table.post(first, "undo", count=1)).status_code == 201
            assert (await first.situation(table.id))["redoable"] == 1
            not_all_yours = await table.post(first, "redo", count=2)
            assert not_all_yours.status_code == 403
            assert (await table.post(first, "redo", count=1)).status_code == 201

    asyncio.run(run())


def test_a_draft_cannot_be_taken_back(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 2, draft=True) as table:
            person, before = await table.mover()
            await person.move(table.id, open_moves(before)[0], before["seq"])
            refused = await table.post(person, "undo", count=1)  # somebody has seen the cards that went on (SET-16)
            assert refused.status_code == 409
            assert "before that something was revealed" in refused.json()["detail"]

    asyncio.run(run())


# Rewinds


async def kinds(table: Table) -> list[tuple[str, int | None]]:
    """What the log tells besides moves."""
    return [(frame["kind"], frame["seat"]) for frame in await table.frames() if frame["kind"] != "move"]


def test_who_plays_alone_just_goes_back(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 1, seats=[HOST, HOT_SEAT]) as table:
            begin = await table.host.situation(table.id, seat=0)
            await table.steps(15)
            back = (await table.post(table.host, "rewind", to=0)).json()
            assert back["frame"]["kind"] == "rewind"
            assert plain(await table.host.situation(table.id, seat=0)) == plain(begin)
            assert (await table.post(table.host, "rewind", to=0)).status_code == 400
            assert (await table.post(table.host, "redo", count=1)).status_code == 409
            await table.steps(2)

    asyncio.run(run())


def test_two_people_go_back_when_the_other_agrees(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            await table.steps(5)
            wanted = {id(person): await person.situation(table.id) for person in table.people}
            await table.steps(7)
            ana, bea = table.people
            async with bea.live(table.id) as socket:
                first = await socket.until("update")
                asked = (await table.post(ana, "rewind", to=5)).json()["situation"]
                assert asked["rewind"] == {"by": 0, "to": 5, "agreed": [0]}
                told = await socket.until("update")
                assert [frame["kind"] for frame in told["frames"]] == ["rewind-asked"]
                assert (await table.post(ana, "rewind/answer", agree=True)).json()["error"] == "agreed-already"
                assert (await table.post(bea, "rewind", to=2)).json()["error"] == "rewind-pending"
                done = await table.post(bea, "rewind/answer", agree=True)
                assert done.status_code == 201
                told = await socket.until("update")
                assert (told["frames"][0]["kind"], told["frames"][0]["number"]) == ("rewind", 5)
                assert told["seq"] == first["seq"] + 2
            for person in table.people:
                now = await person.situation(table.id)
                assert {**plain(now), "undoable": 0} == {**plain(wanted[id(person)]), "undoable": 0}
            assert (await table.post(bea, "rewind/answer", agree=True)).json()["error"] == "no-rewind"
            await table.steps(2)

    asyncio.run(run())


def test_of_three_people_each_must_agree_and_each_may_refuse(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 3) as table:
            await table.steps(6)
            ana, bea, caio = table.people
            before = await table.host.situation(table.id)
            await table.post(bea, "rewind", to=2)
            await table.post(ana, "rewind/answer", agree=True)
            assert (await ana.situation(table.id))["rewind"]["agreed"] == [0, 1]
            refused = (await table.post(caio, "rewind/answer", agree=False)).json()
            assert refused["situation"]["rewind"] is None
            await table.post(bea, "rewind", to=2)
            withdrawn = (await table.post(bea, "rewind/answer", agree=False)).json()
            assert withdrawn["situation"]["rewind"] is None
            assert (await ana.situation(table.id))["view"] == before["view"]
            await table.post(caio, "rewind", to=2)
            for person in (ana, bea):
                await table.post(person, "rewind/answer", agree=True)
            assert (await ana.situation(table.id))["moves"] == 2
            assert await kinds(table) == [
                ("rewind-asked", 1),
                ("rewind-agreed", 0),
                ("rewind-refused", 2),
                ("rewind-asked", 1),
                ("rewind-refused", 1),
                ("rewind-asked", 2),
                ("rewind-agreed", 0),
                ("rewind", 1),
            ]

    asyncio.run(run())


@pytest.mark.slow
def test_moves_go_on_while_a_rewind_is_asked_for(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base) as table:
            await table.steps(4)
            ana, bea = table.people
            await table.post(ana, "rewind", to=3)
            await table.steps(3)
            done = (await table.post(bea, "rewind/answer", agree=True)).json()
            assert (done["situation"]["moves"], done["frame"]["number"]) == (3, 3)

    asyncio.run(run())


@pytest.mark.slow
def test_who_resigns_need_not_agree_and_a_question_falls(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 3) as table:
            await table.steps(4)
            ana, bea, caio = table.people
            await table.post(ana, "rewind", to=1)
            resigned = (await table.post(caio, "resign")).json()
            assert resigned["situation"]["rewind"] is None
            assert (await table.post(caio, "rewind/answer", agree=True)).status_code == 403
            asked = await ask_to_go_back(table, ana, 1)
            assert asked["situation"]["rewind"]["agreed"] == [0]
            done = (await act_at_last(table, bea, "rewind/answer", agree=True))["frame"]
            assert (done["kind"], done["number"]) == ("rewind", 1)

    asyncio.run(run())


async def ask_to_go_back(table: Table, person: Any, to: int) -> dict[str, Any]:
    return await act_at_last(table, person, "rewind", to=to)


async def act_at_last(table: Table, person: Any, action: str, **body: Any) -> dict[str, Any]:
    """Bots move meanwhile, so it may take some tries."""
    for _ in range(100):
        answer = await table.post(person, action, **body)
        if answer.status_code != 409 or answer.json()["error"] != "stale":
            break
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_with_bots_only_people_are_asked(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 1, seats=[bot(), HOST, bot()]) as table:
            while (await table.host.situation(table.id))["moves"] < 6:
                situation = await table.host.situation(table.id)
                if situation["decision"] is not None:
                    await table.host.move(table.id, open_moves(situation)[0], situation["seq"])
                await asyncio.sleep(0.01)
            done = await ask_to_go_back(table, table.host, 2)
            assert (done["frame"]["kind"], done["situation"]["moves"]) == ("rewind", 2)
            while (await table.host.situation(table.id))["decision"] is None:  # the bots go on from there
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_an_imported_game_goes_back_before_where_it_was_imported(shared_server: Running) -> None:
    async def run() -> None:
        game = golden("003")
        async with imported(shared_server.base, cut(game, 80)) as table:
            await table.post(table.host, "moves", move=game.moves[80])
            for to in (75, 30, 0):
                back = (await table.post(table.host, "rewind", to=to)).json()
                assert back["situation"]["moves"] == to
            for move in game.moves[:5]:
                assert (await table.post(table.host, "moves", move=move)).status_code == 201
            refused = await table.post(table.host, "undo", count=99)
            assert refused.json()["error"] == "undo-barrier"

    asyncio.run(run())


def test_what_is_played_again_fills_the_log_as_moves_do(
    shared_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many moves played again are one entry, but whoever opens the table reads them all. Moves always go on."""
    monkeypatch.setattr(play, "MAX_PLAYED", 40)

    async def run() -> None:
        async with table_of(shared_server.base, 1, seats=[HOST, HOT_SEAT]) as table:
            person, situation = await table.undoable(4)
            before = played = situation["seq"]
            while (answer := await table.post(person, "undo", count=4)).status_code == 201:
                assert (await table.post(person, "redo", count=4)).status_code in (201, 409)
                played += 6
            assert answer.json()["error"] == "log-full"
            assert 40 <= played < 46
            assert await table.seq() == before + 2 * (played - before) // 6
            await table.step()

    asyncio.run(run())
