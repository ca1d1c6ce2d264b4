"""Games from the first move to the last over the API, who is told of every decision, and resigning."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from lisboa import Game
from lisboa.server import schema
from tests.server.cast import FOREVER, Cast, info, play_on, refused, scene
from tests.server.client import Client, open_moves

GAMES = Path(__file__).parents[1] / "games"
HOST = {"kind": "host"}
HOT = {"kind": "hot-seat"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}


async def to_the_end(clients: list[Client], number: int, **options: Any) -> str:
    """A game of these people, with random moves."""
    host, *others = clients
    table = await host.create(**options)
    for client in others:
        await client.join(table)
    await host.start(table)
    assert (await play_on(table, clients, random.Random(number)))["over"]
    return table


async def check_result(client: Client, table: str) -> None:
    """What lists and views say is what the engine makes of the exported file."""
    found = await info(client, table)
    text = await client.ask("GET", f"/api/tables/{table}/export")
    game = Game.from_text(text.text)
    assert game.is_over
    same = Game.from_json(await client.hope("GET", f"/api/tables/{table}/export", format="json"))
    assert (game.moves, game.state_hash()) == (same.moves, same.state_hash())
    assert found["status"] == "over"
    assert found["turn"] is found["waiting_for"] is None
    assert found["result"]["totals"] == [sheet["total"] for sheet in game.scores()]
    assert found["result"]["ranking"] == game.ranking()
    situation = await client.situation(table)
    assert (situation["scores"], situation["ranking"]) == (game.scores(), game.ranking())
    assert found["result"].get("solo_rank") == (game.solo_rank().name if game.solo else None)
    await refused(client, "POST", f"/api/tables/{table}/start", status=409, error="started")


@pytest.mark.slow
@scene
async def test_people_play_all_kinds_of_games_to_the_end_at_the_same_time(cast: Cast) -> None:
    ana, bea, caio, duarte = people = await cast.guests("Ana", "Bea", "Caio", "Duarte")
    games: list[tuple[list[Client], dict[str, Any]]] = [
        (people, {"players": 4, "city_tokens": True}),
        ([caio, ana], {"seats": [RANDOM, HOST, OPEN, RANDOM], "starting_decrees": True}),
        ([ana, bea], {"players": 2, "draft": True}),
        ([bea, caio, ana], {"players": 3, "ruleset": "2017"}),
        ([ana], {"players": 1, "goals": True}),
        ([duarte], {"seats": [HOST, HOT, HOT]}),
    ]
    if cast.server.services.database.dialect == "postgresql":
        games = games[:2]  # how a game goes on does not depend on the database: two are enough
    tables = await asyncio.gather(*(to_the_end(who, n, **options) for n, (who, options) in enumerate(games)))
    for table, (who, _) in zip(tables, games, strict=True):
        await check_result(who[-1], table)
        late = {"move": "pass", "seq": (await info(ana, table))["seq"], "key": "late"}
        await refused(who[0], "POST", f"/api/tables/{table}/moves", late, status=409, error="over")
    assert await ana.hope("GET", "/api/me/next") == {"table": None}
    mine = {table["id"] for table in await ana.hope("GET", "/api/me/tables")}
    assert mine == {table for table, (who, _) in zip(tables, games, strict=True) if ana in who}


def unplayed(game: Game) -> str:
    """The file of the same game before its first move, for people."""
    options = {**vars(game.options), "seats": None}
    return Game(seed=game.seed, **options).to_text()


@pytest.mark.slow
@scene
async def test_everybody_is_told_of_every_decision_that_waits_for_them(cast: Cast) -> None:
    """Follows (VISIT-2) and church scoring (STATE-8) included: a recorded game is played again by four people."""
    recorded = Game.from_text((GAMES / "044-4p-random.txt").read_text())
    clients = await cast.guests("Ana", "Bea", "Caio", "Duarte")
    text = unplayed(recorded)
    body = {"text": text, "seats": [HOST, OPEN, OPEN, OPEN]}
    brought = await clients[0].hope("POST", "/api/import", body)
    table = brought["id"]
    for client in clients[1:]:
        await client.join(table, invite=brought["invite"])
    await clients[0].start(table)
    game = Game.from_text(text)
    expected = []
    mover = 0  # the host began
    for seq, move in enumerate([*recorded.moves, None]):
        if game.turn is None or move is None:
            break
        if game.turn != mover:
            assert game.decision is not None
            wanted = (seq, clients[game.turn].me["id"], game.decision.kind)
            expected.append(wanted)
            waiting = [m for m in await clients[game.turn].hope("GET", "/api/me/messages") if m["kind"] == "your-turn"]
            assert [(m["seq"], m["decision"], m["table_id"]) for m in waiting] == [(seq, wanted[2], table)]
        mover = game.turn
        await clients[mover].move(table, move, seq)
        game.play(move)
    columns = schema.messages.c
    told = select(columns.seq, columns.person_id, columns.decision).order_by(columns.seq)
    told = told.where(columns.table_id == table, columns.channel == "browser")
    kept = {person: (seq, person, kind) for seq, person, kind in expected}  # of each person the last one
    assert [tuple(row) for row in await cast.rows(told.where(columns.kind == "your-turn"))] == sorted(kept.values())
    assert {"follow", "church-scoring", "main", "take-card", "period-discard"} <= {kind for _, _, kind in expected}
    over = {row.person_id for row in await cast.rows(told.where(columns.kind == "over"))}
    assert over == {client.me["id"] for client in clients} - {clients[mover].me["id"]}
    assert (await info(clients[0], table))["result"]["totals"] == [sheet["total"] for sheet in recorded.scores()]


# Resigning


async def to_decide(table: str, *clients: Client) -> tuple[Client, Client]:
    """Who is to decide, and somebody who is not."""
    turn = (await clients[0].situation(table))["turn"]
    found = [turn in (await info(client, table))["you"]["seats"] for client in clients]
    return clients[found.index(True)], clients[found.index(False)]


async def wait_until_bots_are_done(table: str, client: Client) -> dict[str, Any]:
    """The table when it waits for a person or is over."""
    async with asyncio.timeout(FOREVER):
        while (found := await info(client, table))["status"] == "running" and found["waiting_for"] is None:
            await asyncio.sleep(0.02)
    return found


@scene
async def test_a_bot_takes_over_from_who_resigns_and_everybody_sees_it(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await cast.table(ana, bea)
    mover, other = await to_decide(table, ana, bea)
    await refused(caio, "POST", f"/api/tables/{table}/resign", {"seq": 0, "key": "k"}, status=403, error="forbidden")
    done = await other.act(table, "resign", 0)
    (seat,) = (await info(other, table))["you"]["seats"]
    assert (done["frame"]["kind"], done["frame"]["seat"]) == ("resigned", seat)
    found = (await info(caio, table))["seats"][seat]
    assert (found["kind"], found["bot"], found["stand_in"]) == ("person", "greedy", "resigned")
    assert found["person"]["id"] == other.me["id"]
    body = {"seq": 1, "key": "again"}
    await refused(other, "POST", f"/api/tables/{table}/resign", body, status=403, error="forbidden")
    await refused(other, "POST", f"/api/tables/{table}/return", body, status=409, error="not-stood-in")
    await play_on(table, [mover], random.Random(1), 12)
    assert (await wait_until_bots_are_done(table, mover))["waiting_for"]["id"] == mover.me["id"]
    assert (await other.situation(table))["seat"] == seat


@scene
async def test_resigning_in_the_middle_of_one_s_turn(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await cast.table(ana, bea)
    mover, other = await to_decide(table, ana, bea)
    while (now := await mover.situation(table))["decision"] is None or now["decision"]["kind"] in (
        "keep-clergy",
        "main",
    ):
        chooser = mover if now["decision"] is not None else other
        now = await chooser.situation(table)
        await chooser.move(table, open_moves(now)[0], now["seq"])
    await mover.act(table, "resign", now["seq"])
    assert (await wait_until_bots_are_done(table, other))["waiting_for"]["id"] == other.me["id"]
    with pytest.raises(AssertionError, match="a bot moves for you"):
        await mover.move(table, "pass", (await mover.situation(table))["seq"])


@scene
async def test_resigning_in_the_draft(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    table = await cast.table(ana, bea, caio, draft=True)
    while (await caio.situation(table))["decision"] is None or (
        (await caio.situation(table))["decision"]["kind"] != "draft"
    ):
        await play_on(table, [ana, bea, caio], random.Random(1), 1)
    seq = (await caio.situation(table))["seq"]
    await caio.act(table, "resign", seq)
    found = await wait_until_bots_are_done(table, ana)
    assert found["waiting_for"]["id"] in (ana.me["id"], bea.me["id"])
    frames = (await ana.hope("GET", f"/api/tables/{table}/events", since=seq + 1))["frames"]
    assert {frame["seat"] for frame in frames if frame["kind"] == "move"} == {2}


@scene
async def test_resigning_some_of_several_seats(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await ana.create(seats=[HOST, HOT, OPEN])
    await bea.join(table)
    await ana.start(table)
    body = {"seq": 0, "key": "k", "seat": 2}
    await refused(ana, "POST", f"/api/tables/{table}/resign", body, status=400, error="bad-request", field="seat")
    nameless = {"seq": 0, "key": "k"}
    await refused(ana, "POST", f"/api/tables/{table}/resign", nameless, status=400, error="bad-request", field="seat")
    await ana.act(table, "resign", 0, seat=1)
    assert [seat["stand_in"] for seat in (await info(ana, table))["seats"]] == [None, "resigned", None]
    await play_on(table, [ana, bea], random.Random(2), 10)
    await ana.act(table, "resign", 0)
    assert [seat["stand_in"] for seat in (await info(ana, table))["seats"]] == ["resigned", "resigned", None]


@pytest.mark.slow
@scene
async def test_when_the_last_person_resigns_the_bots_end_the_game(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    table = await cast.table(ana, bea)
    await asyncio.gather(ana.act(table, "resign", 0), bea.act(table, "resign", 0))
    await wait_until_bots_are_done(table, ana)
    await check_result(ana, table)
    again = (await bea.hope("POST", f"/api/tables/{table}/rematch"))["id"]
    assert [seat["stand_in"] for seat in (await info(bea, again))["seats"]] == [None, None]
