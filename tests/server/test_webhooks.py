"""Messages by webhook, to a real receiver on this machine."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import httpx
import pytest

from lisboa.server import posting
from lisboa.server.letters import Refused, TryAgain
from lisboa.server.posting import Post, asked_wait, pinned_request
from lisboa.server.public_hosts import Resolve
from lisboa.server.settings import Settings
from lisboa.server.webhooks import WebhookSender, check_webhook
from tests.server.receivers import WebhookReceiver, answer, listening, webhook_receiver
from tests.server.waiting_table import START, letter

HERE = Settings(webhooks_to_private_hosts=True)
FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL} Ana"


def webhook_sender(settings: Settings, resolver: Resolve | None = None) -> WebhookSender:
    return WebhookSender(settings, Post(settings, resolver))


def deliver(*answers: str, **more: Any) -> WebhookReceiver:
    """Send one message to a receiver with these answers."""

    async def scene() -> WebhookReceiver:
        async with webhook_receiver(*answers) as receiver:
            await webhook_sender(HERE).send(letter(webhook_url=receiver.url, **more), START)
            return receiver

    return asyncio.run(scene())


def test_generic() -> None:
    receiver = deliver(name=FAMILY)
    assert receiver.heads[0][0] == "POST /hook/top-secret HTTP/1.1"
    assert receiver.headers()["user-agent"] == "lisboa"
    assert receiver.headers()["content-type"] == "application/json"
    assert receiver.headers()["host"].startswith("127.0.0.1:")
    assert receiver.documents == [
        {
            "id": "m1",
            "kind": "your-turn",
            "table": "t",
            "title": "Friday",
            "url": "http://lisboa.invalid/table/t",
            "seq": 10,
            "decision": "follow",
            "person": FAMILY,
            "text": f"{FAMILY}, it is your turn at “Friday”: you may follow a visit to the court.",
        }
    ]


def test_no_decision_is_null() -> None:
    (document,) = deliver(kind="over", decision="").documents
    assert document["decision"] is None
    assert document["text"] == "Ana, the game at “Friday” is over."


def test_discord_mentions_nobody_and_hides_no_link() -> None:
    (document,) = deliver(webhook_kind="discord", title="@everyone [x](http://y) **z**").documents
    assert document["allowed_mentions"] == {"parse": []}
    assert document["content"].splitlines() == [
        r"Ana, it is your turn at “@everyone \[x\]\(http\://y\) \*\*z\*\*”: you may follow a visit to the court.",
        "http://lisboa.invalid/table/t",
    ]
    assert set(document) == {"content", "allowed_mentions"}


def test_slack_is_escaped() -> None:
    (document,) = deliver(webhook_kind="slack", title="<!channel> & <http://y|x>", kind="over").documents
    first, second = document["text"].splitlines()
    assert first == "Ana, the game at “&lt;!channel&gt; &amp; &lt;http://y|x&gt;” is over."
    assert second == "http://lisboa.invalid/table/t"
    assert set(document) == {"text"}


@pytest.mark.parametrize("status", ["200 OK", "201 Created", "204 No Content"])
def test_success(status: str) -> None:
    assert len(deliver(answer(status)).documents) == 1


@pytest.mark.parametrize("status", [400, 401, 403, 404, 410, 301, 302, 307])
def test_refused_for_good(status: int) -> None:
    with pytest.raises(Refused) as caught:
        deliver(answer(f"{status} No", "Location: http://127.0.0.1:1/"))
    assert str(caught.value) == f"127.0.0.1: answered {status}"


@pytest.mark.parametrize("status", [408, 429, 500, 502, 503])
def test_to_be_tried_again(status: int) -> None:
    with pytest.raises(TryAgain) as caught:
        deliver(answer(f"{status} Later", "Retry-After: 77"))
    assert str(caught.value) == f"127.0.0.1: answered {status}"
    assert caught.value.wait == 77


@pytest.mark.parametrize(
    ("header", "wait"),
    [
        ("0", 0),
        ("120", 120),
        ("9" * 400, 999_999_999),
        ("Tue, 14 Nov 2023 22:14:00 GMT", 40),
        ("Tue, 14 Nov 2023 22:13:00 GMT", 0),
        ("Tue, 14 Nov 2023 22:14:00 -0000", 0),
        ("Mon, 01 Jan 99999999999999999999 00:00:00 GMT", 0),
        ("-5", 0),
        ("soon", 0),
        ("", 0),
        ("²", 0),
    ],
)
def test_retry_after(header: str, wait: float) -> None:
    assert asked_wait(header, START) == wait


def test_nobody_listens() -> None:
    async def scene() -> str:
        async with webhook_receiver() as receiver:
            return receiver.url

    url = asyncio.run(scene())
    with pytest.raises(TryAgain, match=r"^127\.0\.0\.1: ConnectError$"):
        asyncio.run(webhook_sender(HERE).send(letter(webhook_url=url), START))


def test_an_answer_that_is_no_http() -> None:
    with pytest.raises(TryAgain, match=r"^127\.0\.0\.1: RemoteProtocolError$"):
        deliver("220 mail.invalid ESMTP\r\n")


def test_an_endless_body_is_not_read() -> None:
    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            writer.write(b"x" * 65_536)
            await writer.drain()

    async def scene() -> None:
        async with listening(pour) as url:
            await webhook_sender(HERE).send(letter(webhook_url=url), START)

    asyncio.run(scene())


def test_a_receiver_that_answers_drop_by_drop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "TIMEOUT", 0.3)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nX-Long: ")
        while True:
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.05)

    async def scene() -> None:
        async with listening(drip) as url:
            with pytest.raises(TryAgain, match="no answer within"):
                await webhook_sender(HERE).send(letter(webhook_url=url), START)

    asyncio.run(scene())


def test_the_address_is_told_to_nobody(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    deliver()
    with pytest.raises(Refused) as caught:
        deliver(answer("404 Not Found"))
    assert "secret" not in caplog.text + str(caught.value)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "169.254.169.254", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "10.0.0.1"],
)
def test_the_own_network_is_out_of_reach(host: str) -> None:
    url = f"http://{host}:9/"
    with pytest.raises(ValueError, match=r"^webhook_url: "):
        check_webhook(url, "generic")
    with pytest.raises(Refused):
        asyncio.run(webhook_sender(Settings()).send(letter(webhook_url=url), START))
    check_webhook(url, "generic", private=True)


def test_a_name_of_the_own_network_is_out_of_reach() -> None:
    async def scene() -> WebhookReceiver:
        async def resolver(_host: str, _port: int) -> list[str]:
            return ["127.0.0.1"]

        async with webhook_receiver() as receiver:
            url = receiver.url.replace("127.0.0.1", "innocent.example")
            with pytest.raises(Refused, match=r"^innocent\.example: not on the public internet$"):
                await webhook_sender(Settings(), resolver).send(letter(webhook_url=url), START)
            assert receiver.documents == []
            await webhook_sender(HERE, resolver).send(letter(webhook_url=url), START)
            return receiver

    receiver = asyncio.run(scene())
    assert receiver.headers()["host"].startswith("innocent.example:")


def test_a_second_lookup_cannot_lead_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: the first answer is public and vetted, the next one would be this machine."""
    answers = [["8.8.8.8"], ["127.0.0.1"]]
    called: list[httpx.Request] = []

    async def resolver(_host: str, _port: int) -> list[str]:
        return answers.pop(0)

    async def connect(_self: object, request: httpx.Request) -> httpx.Response:
        called.append(request)
        return httpx.Response(204)

    monkeypatch.setattr(httpx.AsyncHTTPTransport, "handle_async_request", connect)
    sender = webhook_sender(Settings(), resolver)
    hook = letter(webhook_url="https://rebound.example/x")
    asyncio.run(sender.send(hook, START))
    assert [request.url.host for request in called] == ["8.8.8.8"]
    with pytest.raises(Refused, match="not on the public internet"):
        asyncio.run(sender.send(hook, START))
    assert len(called) == 1


def test_the_next_address_if_the_first_cannot_be_reached() -> None:
    async def scene() -> int:
        async def resolver(_host: str, _port: int) -> list[str]:
            return ["127.0.0.2", "127.0.0.1"]

        async with webhook_receiver() as receiver:
            url = receiver.url.replace("127.0.0.1", "two.example")
            await webhook_sender(HERE, resolver).send(letter(webhook_url=url), START)
            return len(receiver.documents)

    assert asyncio.run(scene()) == 1


@pytest.mark.parametrize(("address", "netloc"), [("8.8.8.8", "8.8.8.8:8443"), ("2606:4700::1", "[2606:4700::1]:8443")])
def test_a_pinned_request_still_names_the_host(address: str, netloc: str) -> None:
    request = pinned_request(httpx.URL("https://exämple.com:8443/a?b=c"), address, {}, b"{}")
    assert request.url.netloc.decode() == netloc
    assert request.url.raw_path == b"/a?b=c"
    assert request.headers["host"] == "xn--exmple-cua.com:8443"
    assert request.extensions["sni_hostname"] == "xn--exmple-cua.com"


@pytest.mark.parametrize(
    ("url", "kind", "problem"),
    [
        ("https://discord.com/x", "fax", "webhook_kind: must be one of discord, slack, generic"),
        ("ftp://discord.com/x", "discord", "webhook_url: must begin with https:// or http://"),
        ("discord.com/x", "discord", "webhook_url: must begin with https:// or http://"),
        ("file:///etc/passwd", "generic", "webhook_url: must begin with https:// or http://"),
        ("https://user:pw@discord.com/", "discord", "webhook_url: must not hold a user and password"),
        ("https://discord.com:99999/", "discord", "webhook_url: has an impossible port"),
        ("https://discord.com:0/", "discord", "webhook_url: has an impossible port"),
        ("https://discord.com:x/", "discord", "webhook_url: is not an address"),
        ("https://discord.com/\r\nX: y", "discord", "webhook_url: is not an address"),
        ("http://0177.0.0.1/", "generic", "webhook_url: is not an address"),
        ("https:///x", "discord", "webhook_url: '' is not the name of a host"),
        (f"https://{'a' * 64}.com/", "generic", f"webhook_url: '{'a' * 64}.com' is not the name of a host"),
        (f"https://{'a.' * 126}com/", "generic", f"webhook_url: '{'a.' * 126}com' is not the name of a host"),
        ("https://discord.com/" + "x" * 2000, "discord", "webhook_url: is longer than 2000 characters"),
    ],
)
def test_what_cannot_be_a_webhook(url: str, kind: str, problem: str) -> None:
    with pytest.raises(ValueError, match="webhook") as caught:
        check_webhook(url, kind, private=True)
    assert str(caught.value) == problem


@pytest.mark.parametrize("kind", ["discord", "slack", "generic"])
def test_what_can_be_a_webhook(kind: str) -> None:
    check_webhook("https://discord.com/api/webhooks/1/abc?wait=true", kind)
