"""Faults that need no crowd: one table, one moment."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection

from lisboa.server import table_store
from lisboa.server.clock_time import now_ms
from lisboa.server.database import Database
from lisboa.server.table_store import HEARTBEAT
from tests.chaos.ledger import Broken
from tests.chaos.scenarios import Run
from tests.server.client import Client, open_moves
from tests.server.rows import locked_seq
from tests.server.running import Process
from tests.server.transactions_held import transaction_held

HOUR = 3_600_000
BANK = 60
END_SECONDS = 60
LIVE_CLOCK = {"kind": "live", "bank_seconds": BANK, "when_out": "bot"}


@asynccontextmanager
async def beside(url: str) -> AsyncIterator[Database]:
    """The database, while a server may be using it."""
    database = Database(url)
    await database.join()
    try:
        yield database
    finally:
        await database.close()


async def hot_seat(client: Client, **options: Any) -> tuple[str, dict[str, Any]]:
    """A table of one person, begun; and how it is."""
    await client.guest()
    table = await client.create(seats=[{"kind": "host"}, {"kind": "hot-seat"}], **options)
    await client.start(table)
    return table, await client.situation(table)


async def stopped_in_the_middle(run: Run, url: str) -> None:
    """The server is told to stop while a move waits for the database, which is held by somebody else.

    The move is answered, the socket is told, and the server ends with 0.
    """
    async with run.server(url) as server:
        client = Client(server.base)
        table, situation = await hot_seat(client)
        async with client.live(table) as live, beside(url) as database:
            await live.until("update")
            async with transaction_held(url, lambda connection: locked_seq(connection, table)):
                move = asyncio.create_task(client.move(table, open_moves(situation)[0], 0))
                await asyncio.sleep(0.5)
                server.process.popen.send_signal(signal.SIGTERM)
                await asyncio.sleep(0.5)
                if move.done():
                    raise Broken("the move did not wait for the database")
            answer = await move
            if answer["seq"] != 1:
                raise Broken(f"the move became entry {answer['seq']}")
            await live.socket.wait_closed()
            if live.socket.close_code != 1012:
                raise Broken(f"the socket was closed with {live.socket.close_code}")
            rows = await database.read_sync(lambda c: table_store.entries(c, table))
            if len(rows) != 1:
                raise Broken(f"{len(rows)} entries were written instead of 1")
        await asyncio.to_thread(server.process.popen.wait, END_SECONDS)  # or it would be told to stop a second time
        await client.close()


async def away_for_an_hour(run: Run, url: str) -> None:
    """The server dies; an hour passes; who was to move has as much time as before."""

    def an_hour_passes(connection: Connection) -> None:
        """Everything that was written is an hour older than it was."""
        row = table_store.find(connection, table)
        if row is None or row.clock_state is None or row.deadline_at is None:
            raise Broken("the clock does not run")
        state = msgspec.structs.replace(row.clock_state, since=row.clock_state.since - HOUR)
        table_store.change(connection, table, clock_state=state, deadline_at=row.deadline_at - HOUR)
        table_store.share(connection, HEARTBEAT, str(now_ms() - HOUR))

    async with run.server(url) as server:
        client = Client(server.base)
        table, _ = await hot_seat(client, clock=LIVE_CLOCK)
        await server.kill()
        async with beside(url) as database:
            await database.write_sync(an_hour_passes)
        await server.again()
        await asyncio.sleep(1.5)  # the housekeeper has looked at the clocks
        found = await client.hope("GET", f"/api/tables/{table}")
        left = found["clock_state"]["left_ms"][found["turn"]]
        if found["seq"] != 0 or not 0 < left <= BANK * 1000:
            raise Broken(f"after an hour without a server: {found['clock_state']}, {found['seq']} entries")
        await client.close()


async def second_server(run: Run, url: str) -> str:
    """What a second server says that is started on the same file, before it gives up."""
    async with run.server(url):
        log = run.folder / "second.log"
        second = Process(url, log)
        code = await asyncio.to_thread(second.popen.wait, END_SECONDS)
        if code != 1:
            raise Broken(f"the second server ended with {code}: {log.read_text()}")
        return log.read_text()
