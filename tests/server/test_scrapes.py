"""However many ask for the metrics at once, the server writes them once."""

from __future__ import annotations

import asyncio

import pytest
from prometheus_client import generate_latest

from lisboa.server import scrapes
from tests.server.world import world


def test_many_who_ask_at_once_share_one_text(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True) as there:
            written: list[bytes] = []
            write = generate_latest

            def counted() -> bytes:
                written.append(write())
                return written[-1]

            monkeypatch.setattr(scrapes, "generate_latest", counted)
            ana = there.client()
            answers = await asyncio.gather(*(ana.ask("GET", "/metrics") for _ in range(20)))
            assert {answer.content for answer in answers} == set(written)
            assert len(written) == 1
            await (await there.guest("Ana")).create(players=2)
            later = await ana.ask("GET", "/metrics")
            assert 'lisboa_tables{status="waiting"} 1.0' in later.text, "nothing old is shown"
            assert len(written) == 2

    asyncio.run(whole())
