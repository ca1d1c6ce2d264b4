"""A server with hostile connections stops as promptly as one without."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.raw_connections import Raw, frame
from tests.server.running import Process
from tests.server.world import Crowd

HALVES = [
    b"",
    b"GET /hea",
    b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
]
UNREAD = b"GET /api/components HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
EACH = 20


async def new_table(base: str) -> str:
    async with Crowd(base) as crowd:
        return await (await crowd.guest("Ana")).create(players=2, public=True)


@pytest.mark.slow
def test_sigterm_ends_it_though_many_send_half_requests_and_read_nothing(sqlite_url: str, tmp_path: Path) -> None:
    patience = {"header_seconds": 3600, "request_seconds": 3600}
    process = Process(sqlite_url, tmp_path / "log", **patience).wait_ready()
    try:
        table = asyncio.run(new_table(process.base))
        with ExitStack() as stack:
            for data in HALVES * EACH:
                stack.enter_context(Raw(process.base)).send(data)
            for _ in range(EACH):
                stack.enter_context(Raw(process.base, small=True)).send(UNREAD * 4)
                opened = stack.enter_context(Raw(process.base, small=True))
                assert opened.upgrade(f"/api/tables/{table}/live") == 101
                opened.send(frame(9, b"x" * 125) * 100)
            with Raw(process.base) as other:
                assert other.get() == 200
            assert process.stop() == 0
    finally:
        process.stop()
    log = process.log.read_text()
    assert "graceful shutdown exceeded" not in log, "nobody is waited for in vain"
    assert "Traceback" not in log
    assert '"event": "stopped"' in log.splitlines()[-1]
