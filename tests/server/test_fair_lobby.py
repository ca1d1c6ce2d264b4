"""The lobby is fair: nobody fills a page of it, nothing is lost behind it, and it costs the same however many wait."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, insert, select, update

from lisboa.server import lobby, schema
from lisboa.server.lobby import Filters, Listed, fair_order, list_public, page
from tests.server.rows import add_person
from tests.server.test_database import on
from tests.server.world import world


def listed(host: str, number: int, address: str | None = None, at: int | None = None) -> Listed:
    return Listed(f"{host}-{number:03}", host, address, number if at is None else at)


def by_time(tables: list[Listed]) -> list[Listed]:
    return sorted(tables, key=lambda table: table.place)


def test_everybodys_first_tables_come_before_anybodys_fourth() -> None:
    flood = [listed("eve", number) for number in range(100, 160)]
    others = [listed(host, number) for host in ("ana", "bea", "caio") for number in range(2)]
    order = [table.host_id for table in fair_order(by_time([*flood, *others]))]
    assert sorted(order[:9]) == ["ana", "ana", "bea", "bea", "caio", "caio", "eve", "eve", "eve"]
    assert order[9:] == ["eve"] * 57


def test_many_guests_of_one_address_are_one_neighbour() -> None:
    flood = [listed(f"eve{guest}", number, "there") for guest in range(30) for number in range(100, 103)]
    others = [listed("ana", 1, "here"), listed("bea", 2, "elsewhere")]
    order = [table.host_id for table in fair_order(by_time([*flood, *others]))]
    assert {"ana", "bea"} <= set(order[:12])


def test_a_neighbour_at_the_same_address_is_not_buried() -> None:
    flood = [listed("eve", number, "home") for number in range(100, 160)]
    order = fair_order(by_time([*flood, listed("ana", 1, "home"), listed("bea", 2, "elsewhere")]))
    assert {"ana", "bea"} <= {table.host_id for table in order[:5]}


def test_without_a_flood_all_go_by_time() -> None:
    tables = by_time([listed(host, number) for host in ("ana", "bea") for number in range(3)])
    assert fair_order(tables) == tables


def fill(connection: Connection, tables: list[Listed]) -> None:
    for host in {table.host_id for table in tables}:
        add_person(connection, host)
    fixed: dict[str, Any] = {
        "title": "",
        "status": "waiting",
        "public": True,
        "spectators": True,
        "spectator_chat": True,
        "players": 2,
        "options": {},
        "created_at": 1,
        "bot_secret": "0f" * 16,
    }
    rows = [{**fixed, **table._asdict(), "invite": table.id} for table in tables]
    connection.execute(insert(schema.tables), rows)


def all_pages(connection: Connection, limit: int, size: int) -> list[str]:
    """As a client turns them."""
    seen: list[str] = []
    columns = schema.tables.c
    rows = connection.execute(select(columns.id, columns.updated_at))
    times = {row.id: row.updated_at for row in rows}
    filters = Filters(limit=limit)
    while ids := page(connection, filters):
        seen += ids
        assert len(seen) <= size, "a table came twice"
        filters = Filters(limit=limit, before=times[ids[-1]], before_id=ids[-1])
    return seen


@pytest.mark.parametrize("limit", [1, 7, 50])
def test_pages_lose_nothing_and_repeat_nothing(database_url: str, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither among those that are dealt out fairly nor behind them; many are of one millisecond."""
    monkeypatch.setattr(lobby, "RECENT", 40)
    tables = [listed("eve", number, "there", at=1_000 + number // 9) for number in range(45)]
    tables += [listed(host, number, at=990 + 5 * number) for host in ("ana", "bea") for number in range(10)]

    async def scene(database: Any) -> None:
        await database.write_sync(lambda connection: fill(connection, tables))
        seen = await database.read_sync(lambda connection: all_pages(connection, limit, len(tables)))
        assert sorted(seen) == sorted(table.id for table in tables)
        by_time_alone = await database.read_sync(lambda c: page(c, Filters(limit=50, before=1_001)))
        assert set(by_time_alone) == {table.id for table in tables if table.updated_at < 1_001}
        names = await database.read_sync(lambda c: [one.id for one in list_public(c, None, Filters(limit=50), 0)])
        assert names == seen[:50] if limit == 50 else True

    on(database_url, scene)


PAGES = [
    *({}, {"status": "over"}, {"title": "nobody has it"}, {"title": "nobody has it", "status": "over"}),
    *({"players": 4}, {"open_seats": True}, {"solo": True}, {"solo": False}, {"spectators": True}),
    *({"before": 500}, {"before": 500, "before_id": "eve-1"}, {"before": 500, "before_id": "x", "title": "none"}),
]


@pytest.mark.parametrize("asked", PAGES, ids=str)
def test_a_page_costs_the_same_however_many_tables_there_are(
    sqlite_template: Path, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What SQLite does is counted in steps of its machine."""
    monkeypatch.setattr(lobby, "RECENT", 40)
    monkeypatch.setattr(lobby, "LOOKED_AT", 80)
    with create_engine(f"sqlite:///{sqlite_template}").connect() as connection:
        half = update(schema.tables).where(schema.tables.c.updated_at % 2 == 0).values(status="over")
        fill(connection, [listed("eve", number) for number in range(1_000)])
        connection.execute(half)
        before = steps_of(connection, Filters(**asked))
        fill(connection, [listed(host, number) for host in ("ana", "bea") for number in range(4_000)])
        connection.execute(half)
        assert steps_of(connection, Filters(**asked)) < before + 100
        connection.rollback()


def steps_of(connection: Connection, filters: Filters) -> int:
    """In tens of instructions."""
    steps = count()
    file: Any = connection.connection.dbapi_connection
    file.set_progress_handler(lambda: next(steps) and None, 10)
    try:
        page(connection, filters)
    finally:
        file.set_progress_handler(None, 10)
    return next(steps)


def test_titles_are_looked_for_among_the_most_recent(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind them one looks with `before`."""
    monkeypatch.setattr(lobby, "LOOKED_AT", 10)

    async def scene(database: Any) -> None:
        tables = [listed("eve", number, at=number) for number in range(100, 130)]
        await database.write_sync(lambda connection: fill(connection, tables))
        wanted = update(schema.tables).where(schema.tables.c.id.in_(["eve-125", "eve-105"])).values(title="Friday 7")
        await database.write_sync(lambda connection: connection.execute(wanted))

        async def found(**more: Any) -> list[str]:
            ids: list[str] = await database.read_sync(lambda c: page(c, Filters(title="friday", **more)))
            return ids

        assert await found() == ["eve-125"]
        assert await found(before=120, before_id="eve-120") == []
        assert await found(before=112, before_id="eve-112") == ["eve-105"]

    on(sqlite_url, scene)


def test_a_flood_of_one_address_leaves_room_on_the_first_page(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True) as there:
            ana = await there.guest("Ana")
            hers = await ana.create(players=2)
            for number in range(4):
                eve = await there.guest(f"Eve {number}")
                for _ in range(15):
                    await eve.create(players=2)
            first = await ana.hope("GET", "/api/tables", open_seats=True, limit=20)
            assert hers in [table["id"] for table in first]

    asyncio.run(whole())
