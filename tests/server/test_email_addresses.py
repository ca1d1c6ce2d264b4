"""Nobody is written to who has not confirmed the address, and every message has a link that ends them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

import pytest

from lisboa.server.email_links import CONFIRM_MS, EmailLinks
from lisboa.server.problems import Problem
from tests.server.client import Client
from tests.server.receivers import MailSink, mail_sink
from tests.server.world import World, answer_of, world

ADDRESS = "ana@mail.example"
URL = "http://play.example"
Scene = Callable[[World, MailSink], Awaitable[None]]


@asynccontextmanager
async def with_mail(database: str, *refusals: str, **changes: Any) -> AsyncIterator[tuple[World, MailSink]]:
    async with mail_sink(*refusals) as sink:
        mail = {"smtp_host": "127.0.0.1", "smtp_port": sink.port, "public_url": URL, **changes}
        async with world(database, empty=True, **mail) as there:
            yield there, sink


def play(database: str, scene: Scene, *refusals: str, **changes: Any) -> None:
    async def whole() -> None:
        async with with_mail(database, *refusals, **changes) as (there, sink):
            await scene(there, sink)

    asyncio.run(whole())


def link_in(mail: EmailMessage, which: str) -> str:
    """Path and query of a link to us."""
    (found,) = re.findall(rf"{URL}(/api/email/{which}\S+)", mail.get_content())
    return str(found)


async def email_of(person: Client) -> str | None:
    me = await person.hope("GET", "/api/me")
    assert me["email_pending"] is False
    return None if me["email"] is None else str(me["email"])


def test_an_address_is_stored_when_its_link_is_followed(database_url: str) -> None:
    async def scene(there: World, sink: MailSink) -> None:
        ana, nobody = await there.guest("Ana"), there.client()
        me = await ana.hope("PATCH", "/api/me", {"email": ADDRESS, "name": "Ana Maria"})
        assert (me["email"], me["email_pending"], me["name"]) == (None, True, "Ana Maria")
        assert await email_of(ana) is None
        (mail,) = sink.mails
        assert (mail["To"], mail["Subject"]) == (ADDRESS, "Lisboa: is this your e-mail address?")
        answer = await nobody.ask("GET", link_in(mail, "confirm"))
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "confirmed" in answer.text
        assert await email_of(ana) == ADDRESS
        me = await ana.hope("PATCH", "/api/me", {"email": ADDRESS})
        assert (me["email"], me["email_pending"], len(sink.mails)) == (ADDRESS, False, 1)
        me = await ana.hope("PATCH", "/api/me", {"email": ""})
        assert (me["email"], me["email_pending"], len(sink.mails)) == (None, False, 1)

    play(database_url, scene)


def test_another_address_leaves_the_first_one_until_it_is_confirmed(sqlite_url: str) -> None:
    async def scene(there: World, sink: MailSink) -> None:
        ana = await there.guest("Ana")
        for address in (ADDRESS, "new@mail.example"):
            await ana.hope("PATCH", "/api/me", {"email": address})
        for mail, address in zip(sink.mails, (ADDRESS, "new@mail.example"), strict=True):
            await ana.ask("GET", link_in(mail, "confirm"))
            assert await email_of(ana) == address

    play(sqlite_url, scene)


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_the_link_that_ends_messages(database_url: str, method: str) -> None:
    async def scene(there: World, _: MailSink) -> None:
        ana = await there.guest("Ana")
        links, person = there.services.links, ana.me["id"]
        confirm = urlsplit(links.confirm_url(person, ADDRESS, there.services.now()))
        assert (await ana.ask("GET", f"{confirm.path}?{confirm.query}")).is_success
        for address, left in (("old@mail.example", ADDRESS), (ADDRESS, None), (ADDRESS, None)):
            stop = urlsplit(links.stop_url(person, address))
            # As mail programs ask: without a login, and with a form.
            form = {"List-Unsubscribe": "One-Click"} if method == "POST" else None
            answer = await there.client().http.request(method, f"{stop.path}?{stop.query}", data=form)
            assert (answer.status_code, "no more e-mails" in answer.text) == (200, True)
            assert await email_of(ana) == left

    play(database_url, scene)


def test_links_are_of_one_kind_one_server_and_two_days() -> None:
    links, others = EmailLinks(URL, "secret"), EmailLinks(URL, "another")

    def token(url: str) -> str:
        return url.partition("token=")[2]

    confirm, stop = token(links.confirm_url("p", ADDRESS, 1000)), token(links.stop_url("p", ADDRESS))
    assert links.read_confirm(confirm, 1000 + CONFIRM_MS) == ("p", ADDRESS)
    assert links.read_stop(stop) == ("p", ADDRESS)
    for value, now in ((confirm, 1001 + CONFIRM_MS), (stop, 1000), (confirm + "x", 1000), ("", 1000)):
        with pytest.raises(Problem, match="bad-token"):
            links.read_confirm(value, now)
    for value in (confirm, stop[:-1], "", "é"):
        with pytest.raises(Problem, match="bad-token"):
            links.read_stop(value)
    with pytest.raises(Problem, match="bad-token"):
        others.read_confirm(confirm, 1000)
    with pytest.raises(Problem, match="bad-token"):
        others.read_stop(stop)


def test_a_link_of_somebody_who_is_not_here(sqlite_url: str) -> None:
    async def scene(there: World, _: MailSink) -> None:
        url = urlsplit(there.services.links.confirm_url("unknown", ADDRESS, there.services.now()))
        answer = await there.client().ask("GET", f"{url.path}?{url.query}")
        assert answer_of(answer) == "400 bad-token"

    play(sqlite_url, scene)


def test_a_server_without_mail_takes_no_address(sqlite_url: str) -> None:
    async def scene(there: World, sink: MailSink) -> None:
        ana = await there.guest("Ana")
        answer = await ana.ask("PATCH", "/api/me", {"email": ADDRESS, "name": "Other"})
        assert (answer_of(answer), answer.json()["field"]) == ("400 bad-request", "email")
        assert answer.json()["detail"] == "email: this server sends no e-mail"
        assert ((await ana.hope("GET", "/api/me"))["name"], sink.mails) == ("Ana", [])
        await ana.hope("PATCH", "/api/me", {"email": ""})

    play(sqlite_url, scene, smtp_host="")


@pytest.mark.parametrize(
    ("refusals", "changes", "answered"),
    [
        (["550 no"], {}, "400 bad-request"),
        (["450 later"], {}, "503 no-mail"),
        ([], {"smtp_port": 1}, "503 no-mail"),
    ],
)
def test_a_message_that_cannot_be_sent(
    sqlite_url: str, refusals: list[str], changes: dict[str, Any], answered: str
) -> None:
    async def scene(there: World, sink: MailSink) -> None:
        ana = await there.guest("Ana")
        assert answer_of(await ana.ask("PATCH", "/api/me", {"email": ADDRESS, "name": "Other"})) == answered
        assert ((await ana.hope("GET", "/api/me"))["name"], sink.mails) == ("Ana", [])

    play(sqlite_url, scene, *refusals, **changes)


def test_no_mailbox_is_flooded(sqlite_url: str) -> None:
    """Neither by one person, who may try many addresses, nor by many persons."""

    async def scene(there: World, sink: MailSink) -> None:
        ana = await there.guest("Ana")
        for number in range(5):
            await ana.hope("PATCH", "/api/me", {"email": f"{number}@mail.example"})
        answer = await ana.ask("PATCH", "/api/me", {"email": "5@mail.example"})
        assert answer_of(answer) == "429 too-many-requests"
        assert 3000 < int(answer.headers["retry-after"]) <= 3600
        for number in range(6):
            answer = await (await there.guest("Eve")).ask("PATCH", "/api/me", {"email": ADDRESS.upper()})
            assert answer_of(answer) == ("200" if number < 5 else "429 too-many-requests")
        assert len(sink.mails) == 10

    play(sqlite_url, scene)
