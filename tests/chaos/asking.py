"""Requests of somebody who does not give up: the same again, with the same key, until there is an answer."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx

from tests.chaos.ledger import Ledger
from tests.server.client import Client

PATIENCE_SECONDS = 60.0
TIMEOUT_SECONDS = 8.0


def new_client(base: str) -> Client:
    """A client that soon asks again instead of waiting for a server that is gone."""
    return Client(base, httpx.AsyncClient(base_url=base, timeout=TIMEOUT_SECONDS))


async def insist(
    client: Client, ledger: Ledger, method: str, path: str, body: Any = None, **params: Any
) -> httpx.Response:
    """Ask until an answer settles it. After a 503, a timeout or a cut nobody knows whether it was done."""
    end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    while True:
        response = await attempt(client, ledger, method, path, body, **params)
        if response is not None:
            return response
        ledger.count("retries")
        if asyncio.get_running_loop().time() > end:
            raise TimeoutError(f"{method} {path}: no answer for {PATIENCE_SECONDS:g} s")
        await asyncio.sleep(random.uniform(0.05, 0.4))


async def attempt(
    client: Client, ledger: Ledger, method: str, path: str, body: Any = None, **params: Any
) -> httpx.Response | None:
    """Ask once; None if that settled nothing."""
    try:
        response = await client.ask(method, path, body, **params)
    except httpx.HTTPError as error:
        ledger.count(f"no answer: {type(error).__name__}")
        return None
    client.received.clear()
    if response.status_code == 503:
        ledger.count("answered 503")
        return None
    if response.status_code >= 500:
        ledger.problems.append(f"{method} {path}: {response.status_code} {response.text[:300]}")
    return response


async def hope(client: Client, ledger: Ledger, method: str, path: str, body: Any = None, **params: Any) -> Any:
    """The answer of a request that must succeed sooner or later."""
    response = await insist(client, ledger, method, path, body, **params)
    if not response.is_success:
        raise AssertionError(f"{method} {path}: {response.status_code} {response.text[:300]}")
    return response.json()
