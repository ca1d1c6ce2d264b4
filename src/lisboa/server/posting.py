"""Posts to addresses that strangers have chosen: webhooks, and the push services of browsers.

The SSRF guard: the server looks up the host once, vets all its addresses and connects to one of these, because a second
lookup could differ. Redirections are not followed, no body is read, and nobody is waited for longer than a few seconds.
"""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import partial
from typing import Final

import httpx

from lisboa.errors import BadOption
from lisboa.server.letters import Refused, TryAgain
from lisboa.server.public_hosts import Resolve, check_host, resolve, vetted
from lisboa.server.settings import Settings

TIMEOUT: Final = 5.0  # seconds for everything, so that a slow receiver cannot hold us by sending drop by drop
CONNECT_TIMEOUT: Final = 2.0
READ_TIMEOUT: Final = 4.0
# Threads that look up names, by whether the receiver has worked. A name that nobody finds keeps its thread for half a
# minute, while its delivery gives its place to the next after TIMEOUT: there have to be more of them than places.
LOOKUPS: Final = {True: 8, False: 64}
PORTS: Final = {"http": 80, "https": 443}
LIMITS: Final = httpx.Timeout(READ_TIMEOUT, connect=CONNECT_TIMEOUT)


def check_url(field: str, url: str, longest: int, schemes: Sequence[str], private: bool) -> str:
    """The host of an address that a stranger has chosen; BadOption with this field if no message can go there."""
    if len(url) > longest:
        raise BadOption(field, f"is longer than {longest} characters")
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        raise BadOption(field, "is not an address") from None
    if parsed.scheme not in schemes:
        raise BadOption(field, f"must begin with {' or '.join(f'{scheme}://' for scheme in schemes)}")
    if parsed.userinfo:
        raise BadOption(field, "must not hold a user and password")
    if parsed.port is not None and not 0 < parsed.port < 65536:
        raise BadOption(field, "has an impossible port")
    host = parsed.raw_host.decode("ascii")
    try:
        check_host(host, private)
    except ValueError as problem:
        raise BadOption(field, str(problem)) from None
    return host


def pinned_request(url: httpx.URL, address: str, headers: Mapping[str, str], content: bytes) -> httpx.Request:
    """A request to one address of a host; the host is still what is asked for and what the certificate must name."""
    all_headers = {
        "Host": url.netloc.decode("ascii"),
        "User-Agent": "lisboa",
        "Connection": "close",
        **headers,
    }
    extensions = {"sni_hostname": url.raw_host.decode("ascii"), "timeout": LIMITS.as_dict()}
    target = url.copy_with(host=address)
    return httpx.Request("POST", target, headers=all_headers, content=content, extensions=extensions)


def asked_wait(header: str, now: int) -> float:
    """Seconds that a Retry-After asks for; 0 if it says nothing sensible."""
    if header.isdecimal():
        return float(header[:9])
    try:
        when = parsedate_to_datetime(header)
    except (ValueError, OverflowError):
        return 0
    if when.tzinfo is None:
        return 0
    return max((when - datetime.fromtimestamp(now / 1000, UTC)).total_seconds(), 0)


class Post:
    """Sends them. It uses httpx's transport alone: the client would log addresses and keep cookies."""

    def __init__(self, settings: Settings, resolver: Resolve | None = None) -> None:
        self._private = settings.webhooks_to_private_hosts
        self._resolver = resolver
        # Threads of their own for receivers that have worked: names that nobody finds keep only the others waiting.
        self._lookups = {proven: ThreadPoolExecutor(most, "lisboa-lookup") for proven, most in LOOKUPS.items()}
        self._tls = httpx.create_ssl_context()

    async def __call__(
        self, url: httpx.URL, headers: Mapping[str, str], content: bytes, proven: bool
    ) -> httpx.Response:
        """What is answered, without its body; TryAgain if nothing is."""
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self._send(url, headers, content, proven)
        except TimeoutError:
            raise TryAgain(f"{url.host}: no answer within {TIMEOUT:.0f} seconds") from None
        except httpx.TransportError as problem:
            raise TryAgain(f"{url.host}: {type(problem).__name__}") from None

    async def _send(self, url: httpx.URL, headers: Mapping[str, str], content: bytes, proven: bool) -> httpx.Response:
        """What the first address that can be reached answers."""
        resolver = self._resolver or partial(resolve, threads=self._lookups[proven])
        port = PORTS[url.scheme] if url.port is None else url.port
        addresses = await vetted(url.raw_host.decode("ascii"), port, self._private, resolver)
        async with httpx.AsyncHTTPTransport(verify=self._tls) as transport:
            for address in addresses[:-1]:
                try:
                    return await _answer(transport, pinned_request(url, address, headers, content))
                except (httpx.ConnectError, httpx.ConnectTimeout):
                    continue
            return await _answer(transport, pinned_request(url, addresses[-1], headers, content))


async def _answer(transport: httpx.AsyncHTTPTransport, request: httpx.Request) -> httpx.Response:
    response = await transport.handle_async_request(request)
    await response.aclose()
    return response


def judge(host: str, response: httpx.Response, now: int) -> None:
    """A redirection is refused as well: it might lead to where we would not go."""
    status = response.status_code
    if 200 <= status < 300:
        return
    problem = f"{host}: answered {status}"
    if status in {408, 429} or status >= 500:
        raise TryAgain(problem, asked_wait(response.headers.get("Retry-After", ""), now))
    raise Refused(problem)
