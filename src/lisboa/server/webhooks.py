"""Messages by webhook: Discord, Slack, or any program that takes JSON.

The address of a webhook is a secret, and it is chosen by a stranger. So nothing but its host is ever told, and the
server looks up the host once, vets all its addresses and connects to one of these: a second lookup could differ.
"""

import asyncio
import re
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import partial
from typing import Final

import httpx
import msgspec

from lisboa.server.languages import message_words
from lisboa.server.letters import Letter, Refused, TryAgain
from lisboa.server.public_hosts import Resolve, check_host, lane_of, resolve, vetted
from lisboa.server.settings import Settings

TIMEOUT: Final = 5.0  # seconds for everything, so that a slow receiver cannot hold us by sending drop by drop
CONNECT_TIMEOUT: Final = 2.0
READ_TIMEOUT: Final = 4.0
# Threads that look up names, by whether the webhook has worked. A name that nobody finds keeps its thread for half a
# minute, while its delivery gives its place to the next after TIMEOUT: there have to be more of them than places.
LOOKUPS: Final = {True: 8, False: 64}
LONGEST_URL: Final = 2000
PORTS: Final = {"http": 80, "https": 443}
LIMITS: Final = httpx.Timeout(READ_TIMEOUT, connect=CONNECT_TIMEOUT)
_MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<:-])")

Document = dict[str, object]


def _discord(letter: Letter) -> Document:
    """A title is a stranger's words: it may neither mention anybody nor hide a link."""
    name, title = (_MARKDOWN.sub(r"\\\1", text) for text in (letter.name, letter.title))
    text = message_words(letter.language).post(letter.kind, letter.decision, name, title, letter.url)
    return {"content": text, "allowed_mentions": {"parse": []}}


def _slack(letter: Letter) -> Document:
    text = message_words(letter.language).post(letter.kind, letter.decision, letter.name, letter.title, letter.url)
    return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}


def _generic(letter: Letter) -> Document:
    """`id` is the message's own: if it comes twice, it is the same."""
    return {
        "id": letter.id,
        "kind": letter.kind,
        "table": letter.table_id,
        "title": letter.title,
        "url": letter.url,
        "seq": letter.seq,
        "decision": letter.decision or None,
        "person": letter.name,
        "text": message_words(letter.language).line(letter.kind, letter.decision, letter.name, letter.title),
    }


DOCUMENTS: Final[Mapping[str, Callable[[Letter], Document]]] = {
    "discord": _discord,
    "slack": _slack,
    "generic": _generic,
}


def check_webhook(url: str, kind: str, private: bool = False) -> None:
    """ValueError with field and reason if no message can go there. `private`: hosts of the own network may be named."""
    if kind not in DOCUMENTS:
        raise ValueError(f"webhook_kind: must be one of {', '.join(DOCUMENTS)}")
    if len(url) > LONGEST_URL:
        raise ValueError(f"webhook_url: is longer than {LONGEST_URL} characters")
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        raise ValueError("webhook_url: is not an address") from None
    if parsed.scheme not in PORTS:
        raise ValueError("webhook_url: must begin with https:// or http://")
    if parsed.userinfo:
        raise ValueError("webhook_url: must not hold a user and password")
    if not 0 < _port(parsed) < 65536:
        raise ValueError("webhook_url: has an impossible port")
    try:
        check_host(parsed.raw_host.decode("ascii"), private)
    except ValueError as problem:
        raise ValueError(f"webhook_url: {problem}") from None


def webhook_lane(url: str | None) -> str | None:
    """Which messages wait for each other: those to hosts that may be one owner's."""
    return None if url is None else lane_of(httpx.URL(url).raw_host.decode("ascii"))


def _port(url: httpx.URL) -> int:
    return PORTS[url.scheme] if url.port is None else url.port


def pinned_request(url: httpx.URL, address: str, content: bytes) -> httpx.Request:
    """A request to one address of a host; the host is still what is asked for and what the certificate must name."""
    headers = {
        "Host": url.netloc.decode("ascii"),
        "User-Agent": "lisboa",
        "Content-Type": "application/json",
        "Connection": "close",
    }
    extensions = {"sni_hostname": url.raw_host.decode("ascii"), "timeout": LIMITS.as_dict()}
    return httpx.Request("POST", url.copy_with(host=address), headers=headers, content=content, extensions=extensions)


def asked_wait(header: str, now: int) -> float:
    """Seconds that a Retry-After asks for; 0 if it says nothing sensible."""
    if header.isdecimal():
        return float(header[:9])
    try:
        when = parsedate_to_datetime(header)
    except ValueError:
        return 0
    if when.tzinfo is None:
        return 0
    return max((when - datetime.fromtimestamp(now / 1000, UTC)).total_seconds(), 0)


class WebhookSender:
    """Posts messages. It uses httpx's transport alone: the client would log addresses and keep cookies."""

    def __init__(self, settings: Settings, resolver: Resolve | None = None) -> None:
        self._private = settings.webhooks_to_private_hosts
        self._resolver = resolver
        # Threads of their own for webhooks that have worked: names that nobody finds keep only the others waiting.
        self._lookups = {proven: ThreadPoolExecutor(most, "lisboa-lookup") for proven, most in LOOKUPS.items()}
        self._tls = httpx.create_ssl_context()

    async def send(self, letter: Letter, now: int) -> None:
        """Deliver, or say why not."""
        try:
            check_webhook(letter.webhook_url, letter.webhook_kind, self._private)
        except ValueError as problem:
            raise Refused(str(problem)) from None
        url = httpx.URL(letter.webhook_url)
        content = msgspec.json.encode(DOCUMENTS[letter.webhook_kind](letter))
        try:
            async with asyncio.timeout(TIMEOUT):
                response = await self._post(url, content, letter.proven)
        except TimeoutError:
            raise TryAgain(f"{url.host}: no answer within {TIMEOUT:.0f} seconds") from None
        except httpx.TransportError as problem:
            raise TryAgain(f"{url.host}: {type(problem).__name__}") from None
        _judge(url.host, response, now)

    async def _post(self, url: httpx.URL, content: bytes, proven: bool) -> httpx.Response:
        """What the first address that can be reached answers; its body is not read."""
        resolver = self._resolver or partial(resolve, threads=self._lookups[proven])
        addresses = await vetted(url.raw_host.decode("ascii"), _port(url), self._private, resolver)
        async with httpx.AsyncHTTPTransport(verify=self._tls) as transport:
            for address in addresses[:-1]:
                try:
                    return await _answer(transport, pinned_request(url, address, content))
                except (httpx.ConnectError, httpx.ConnectTimeout):
                    continue
            return await _answer(transport, pinned_request(url, addresses[-1], content))


async def _answer(transport: httpx.AsyncHTTPTransport, request: httpx.Request) -> httpx.Response:
    response = await transport.handle_async_request(request)
    await response.aclose()
    return response


def _judge(host: str, response: httpx.Response, now: int) -> None:
    """A redirection is refused as well: it might lead to where we would not go."""
    status = response.status_code
    if 200 <= status < 300:
        return
    problem = f"{host}: answered {status}"
    if status in {408, 429} or status >= 500:
        raise TryAgain(problem, asked_wait(response.headers.get("Retry-After", ""), now))
    raise Refused(problem)
