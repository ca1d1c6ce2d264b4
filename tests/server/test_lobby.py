"""The lobby, my tables, the next one that waits for me; archive and rematch."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Select, select, update

from lisboa.server import schema
from tests.server.cast import Cast, info, kinds, refused, scene
from tests.server.client import Client, open_moves
from tests.server.playing import cut, golden

pytestmark = pytest.mark.slow

HOST = {"kind": "host"}
HOT = {"kind": "hot-seat"}
BOT = {"kind": "bot", "bot": "random"}


async def listed(client: Client, mark: str, **filters: Any) -> list[str]:
    """The titles of this scene's tables in the lobby, without the mark."""
    found = await client.hope("GET", "/api/tables", title=mark, **filters)
    return [table["title"].removeprefix(mark) for table in found]


@scene
async def test_filters_of_the_lobby(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    mark = f"{ana.me['id']} "
    await ana.create(title=mark + "private", public=False)
    await ana.create(title=mark + "solo", players=1)
    running = await ana.create(title=mark + "running", seats=[HOST, HOT])
    await ana.create(title=mark + "full", seats=[HOST, HOT, HOT])
    await ana.create(title=mark + "unseen", players=2, spectators=False)
    await ana.create(title=mark + "100% É", players=4)
    await ana.start(running)
    assert await listed(bea, mark) == ["running", "100% É", "unseen", "full", "solo"]
    cases: list[tuple[dict[str, Any], list[str]]] = [
        ({"status": "waiting"}, ["100% É", "unseen", "full", "solo"]),
        ({"status": "running"}, ["running"]),
        ({"status": "over"}, []),
        ({"players": 2}, ["running", "unseen"]),
        ({"players": 1}, ["solo"]),
        ({"solo": True}, ["solo"]),
        ({"solo": False}, ["running", "100% É", "unseen", "full"]),
        ({"open_seats": True}, ["100% É", "unseen"]),
        ({"spectators": True}, ["running", "100% É", "full", "solo"]),
        ({"open_seats": True, "players": 4}, ["100% É"]),
        ({"limit": 1}, ["running"]),
    ]
    for filters, titles in cases:
        assert await listed(bea, mark, **filters) == titles, filters
    assert await listed(cast.somebody(), mark.upper(), solo=True) == [mark + "solo"]
    assert await listed(bea, mark + "100% é") == [mark + "100% É"]
    assert await listed(bea, mark + "100_") == []
    await refused(bea, "GET", "/api/tables?status=odd", status=400, error="bad-request", field="status")


@scene
async def test_pages_neither_lose_nor_repeat_tables_of_one_millisecond(cast: Cast) -> None:
    hosts = await cast.guests("Ana", "Bea")
    mark = f"{hosts[0].me['id']} "
    made = [await host.create(title=f"{mark}{number}") for host in hosts for number in range(13)]
    times = {table: 1_000 + number // 9 for number, table in enumerate(made)}

    def same_time(connection: Any) -> None:
        for table, time in times.items():
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(updated_at=time))

    await cast.database(same_time)
    for limit in (1, 4, 9, 50):
        seen: list[str] = []
        page = await hosts[0].hope("GET", "/api/tables", title=mark, limit=limit)
        while page:
            seen += [table["id"] for table in page]
            last = page[-1]
            cursor = {"before": last["updated_at"], "before_id": last["id"]}
            page = await hosts[0].hope("GET", "/api/tables", title=mark, limit=limit, **cursor)
        assert sorted(seen) == sorted(made), limit
        for number in range(2):  # of each host by time
            mine = [times[table] for table in seen if table in made[number * 13 : number * 13 + 13]]
            assert mine == sorted(mine, reverse=True)


async def decide(table: str, *clients: Client) -> None:
    """One move by whoever is to decide."""
    for client in clients:
        now = await client.situation(table)
        if now["decision"] is not None:
            await client.move(table, open_moves(now)[0], now["seq"])
            return
    raise AssertionError("nobody is to decide")


async def wait_for(table: str, client: Client, *others: Client) -> None:
    """Play until the table waits for this person."""
    while (await client.situation(table))["decision"] is None:
        await decide(table, *others)


@scene
async def test_my_tables_and_the_next_one(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    assert await ana.hope("GET", "/api/me/next") == {"table": None}
    waiting = await ana.create(players=2)
    over = await ana.create(players=1)
    await ana.start(over)
    first, second, third = [await cast.table(ana, bea) for _ in range(3)]
    for table in (second, third, first):
        await wait_for(table, bea, ana)
        await wait_for(table, ana, bea)
    elsewhere = await cast.table(ana, bea)
    await wait_for(elsewhere, bea, ana)
    await end(cast, over)
    mine = [found["id"] for found in await ana.hope("GET", "/api/me/tables")]
    assert mine == [second, third, first, elsewhere, waiting, over]
    assert await ana.hope("GET", "/api/me/next") == {"table": second}
    assert await ana.hope("GET", "/api/me/next", after=second) == {"table": third}
    assert await ana.hope("GET", "/api/me/next", after="nonsense") == {"table": second}
    assert await bea.hope("GET", "/api/me/next", after=elsewhere) == {"table": elsewhere}
    found = await info(ana, second)
    assert (found["waiting_for"]["id"], found["you"]["to_decide"]) == (ana.me["id"], True)


@scene
async def test_finished_tables_can_be_put_away(cast: Cast) -> None:
    ana = await cast.guest()
    table = await ana.create(players=1)
    await refused(ana, "POST", f"/api/tables/{table}/archive", {}, status=409, error="not-over")
    await ana.start(table)
    await refused(ana, "POST", f"/api/tables/{table}/archive", {}, status=409, error="not-over")
    await end(cast, table)
    await ana.hope("PUT", f"/api/tables/{table}/notes", {"text": "well played"})
    await ana.hope("POST", f"/api/tables/{table}/archive", {})
    assert await ana.hope("GET", "/api/me/tables") == []
    assert [found["id"] for found in await ana.hope("GET", "/api/me/tables", archived=True)] == [table]
    await ana.hope("POST", f"/api/tables/{table}/archive", {"archived": False})
    assert [found["id"] for found in await ana.hope("GET", "/api/me/tables")] == [table]
    assert (await ana.hope("GET", f"/api/tables/{table}/notes"))["text"] == "well played"


@scene
async def test_tables_that_one_has_left_can_be_put_away(cast: Cast) -> None:
    """Who resigned need not wait for the others; who still plays keeps the table in sight."""
    ana, bea = await cast.guests("Ana", "Bea")
    table = await cast.table(ana, bea)
    await bea.hope("POST", f"/api/tables/{table}/resign", {"seq": 0, "key": "enough"})
    await bea.hope("POST", f"/api/tables/{table}/archive", {})
    await refused(ana, "POST", f"/api/tables/{table}/archive", {}, status=409, error="not-over")
    assert await bea.hope("GET", "/api/me/tables") == []
    assert [found["id"] for found in await bea.hope("GET", "/api/me/tables", archived=True)] == [table]
    assert [found["id"] for found in await ana.hope("GET", "/api/me/tables")] == [table]


@scene
async def test_notes_and_archive_at_the_same_time(cast: Cast) -> None:
    ana = await cast.guest()
    table = await ana.create(players=1)
    await ana.start(table)
    await end(cast, table)
    wishes = [ana.ask("PUT", f"/api/tables/{table}/notes", {"text": "x" * n}) for n in range(1, 6)]
    wishes += [ana.ask("POST", f"/api/tables/{table}/archive", {}) for _ in range(5)]
    assert {answer.status_code for answer in await asyncio.gather(*wishes)} == {200}
    assert await ana.hope("GET", "/api/me/tables") == []


async def finished(cast: Cast, host: Client, seats: list[dict[str, Any]], *others: Client, **options: Any) -> str:
    """A table whose game is over, as far as its row says."""
    table = await host.create(seats=seats, **options)
    link = (await info(host, table))["invite"]
    for client in others:
        await client.join(table, invite=link)
    await host.start(table)
    await end(cast, table)
    return table


async def end(cast: Cast, table: str) -> None:
    """Say that it is over: to play it takes a while, and other tests do."""
    change = update(schema.tables).where(schema.tables.c.id == table).values(status="over", waiting_for=None)
    await cast.database(lambda connection: connection.execute(change))


@scene
async def test_only_who_belongs_to_a_table_keeps_something_of_it(cast: Cast) -> None:
    ana, bea, zoe = await cast.guests("Ana", "Bea", "Zoe")
    table = await finished(cast, ana, [HOST, {"kind": "open"}], bea)
    for method, path, body in (
        ("GET", "notes", None),
        ("PUT", "notes", {"text": "mine"}),
        ("POST", "archive", {"archived": True}),
    ):
        await refused(zoe, method, f"/api/tables/{table}/{path}", body, status=403, error="forbidden")
        await bea.hope(method, f"/api/tables/{table}/{path}", body)
    assert [row.person_id for row in await cast.rows(of_table(table))] == [bea.me["id"]]


def of_table(table: str) -> Select[Any]:
    """What people keep of it."""
    return select(schema.keepsakes).where(schema.keepsakes.c.table_id == table)


@scene
async def test_a_rematch_invites_everybody(cast: Cast) -> None:
    ana, bea, caio = await cast.guests("Ana", "Bea", "Caio")
    seats = [HOST, HOT, {"kind": "open"}, BOT]
    running = await ana.create(seats=seats, starting_decrees=True, public=False, spectator_chat=False, title="Sexta")
    path = f"/api/tables/{running}/rematch"
    await refused(ana, "POST", path, status=409, error="not-over")
    table = await finished(cast, ana, seats, bea, starting_decrees=True, title="Sexta", spectator_chat=False)
    path = f"/api/tables/{table}/rematch"
    await refused(caio, "POST", path, status=403, error="forbidden")
    answers = await asyncio.gather(*(client.hope("POST", path) for client in (bea, bea, bea)))
    (again,) = {answer["id"] for answer in answers}
    found = await info(bea, again)
    assert [found[name] for name in ("title", "rematch_of", "spectator_chat")] == ["Sexta", table, False]
    assert found["options"]["StartingDecrees"] is True
    assert (found["host"]["id"], found["you"]["seats"]) == (bea.me["id"], [2])
    assert await kinds(bea, again) == ["invited", "invited", "person", "bot"]
    assert (again, "invited") in [(m["table_id"], m["kind"]) for m in await ana.hope("GET", "/api/me/messages")]
    assert (await ana.hope("POST", path))["id"] == again
    assert (await ana.join(again))["you"]["seats"] == [0, 1]
    await bea.start(again)


@scene
async def test_a_rematch_of_who_played_alone_waits_only_for_him(cast: Cast) -> None:
    ana = await cast.guest()
    for seats in ([HOST], [HOST, HOT], [HOT, HOT, BOT]):
        table = await finished(cast, ana, seats, public=False)
        again = (await ana.hope("POST", f"/api/tables/{table}/rematch"))["id"]
        assert await kinds(ana, again) == await kinds(ana, table)
        await ana.start(again)


@scene
async def test_a_rematch_that_was_deleted_can_be_had_again(cast: Cast) -> None:
    ana = await cast.guest()
    table = await finished(cast, ana, [HOST])
    again = (await ana.hope("POST", f"/api/tables/{table}/rematch"))["id"]
    await ana.hope("DELETE", f"/api/tables/{again}")
    assert (await ana.hope("POST", f"/api/tables/{table}/rematch"))["id"] != again


@scene
async def test_a_rematch_that_has_begun_is_not_joined_again(cast: Cast) -> None:
    ana = await cast.guest()
    path = f"/api/tables/{await finished(cast, ana, [HOST, HOT])}/rematch"
    again = (await ana.hope("POST", path))["id"]
    assert (await ana.hope("POST", path))["id"] == again
    await ana.start(again)
    third = await ana.hope("POST", path)
    assert (third["id"] != again, third["status"]) == (True, "waiting")


@scene
async def test_lists_do_not_read_the_files_that_games_came_from(cast: Cast) -> None:
    """Hundreds of them, with hundreds of moves each, would keep everybody waiting."""
    ana = await cast.guest()
    mark = ana.me["id"]
    table = (await ana.hope("POST", "/api/import", {"text": cut(golden("003"), 5), "title": mark, "public": True}))[
        "id"
    ]
    await ana.create(title=mark)
    tables = schema.tables
    await cast.database(lambda c: c.execute(update(tables).where(tables.c.id == table).values(start="not looked at")))
    for path in ("/api/me/tables", f"/api/tables?title={mark}"):
        found = await ana.hope("GET", path)
        assert {one["id"] == table: one["imported"] for one in found} == {True: True, False: False}
