"""Nobody is written to who has not confirmed the address, and every message has a link that ends them."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from lisboa.server import asking, mail_limits, people
from lisboa.server.email_links import EmailLinks
from lisboa.server.email_requests import CONFIRM_MS
from lisboa.server.mail_limits import mailbox_of
from lisboa.server.problems import Problem
from lisboa.text.catalogue import LOCALES
from tests.server.client import Client
from tests.server.receivers import MailSink, mail_sink
from tests.server.world import PASSWORD, World, answer_of, world

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


async def press(person: Client, link: str) -> httpx.Response:
    """The button of the page that a link opens, as browsers do it."""
    return await person.http.post(link, data={}, headers={"content-type": "application/x-www-form-urlencoded"})


def check_style(answer: httpx.Response) -> None:
    """A browser uses the style only if the policy has its hash."""
    (style,) = re.findall(r"<style>(.*?)</style>", answer.text, re.DOTALL)
    known = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{known}'" in answer.headers["content-security-policy"]


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
        link = link_in(mail, "confirm")
        for _ in range(2):  # a scanner for viruses, then a person
            answer = await nobody.ask("GET", link)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert '<form method="post">' in answer.text
            assert "form-action 'self'" in answer.headers["content-security-policy"]
            assert f"<b>{ADDRESS}</b>" in answer.text
            check_style(answer)
            assert await email_of(ana) is None
        assert "confirmed" in (await press(nobody, link)).text
        assert await email_of(ana) == ADDRESS
        assert [answer_of(await nobody.ask("GET", link)), answer_of(await press(nobody, link))] == ["400 bad-token"] * 2
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
            assert await email_of(ana) == (None if address == ADDRESS else ADDRESS)
            assert (await press(ana, link_in(sink.mails[-1], "confirm"))).is_success
            assert await email_of(ana) == address

    play(sqlite_url, scene)


@pytest.mark.parametrize("how", ["replaced", "taken away", "stopped", "confirmed and taken away"])
def test_a_link_dies_with_its_request(database_url: str, how: str) -> None:
    async def scene(there: World, sink: MailSink) -> None:
        ana = await there.guest("Ana")
        await ana.hope("PATCH", "/api/me", {"email": ADDRESS})
        link = link_in(sink.mails[-1], "confirm")
        if how == "confirmed and taken away":
            assert (await press(ana, link)).is_success
        if how == "replaced":
            await ana.hope("PATCH", "/api/me", {"email": ADDRESS})
        elif how == "stopped":
            await press(ana, path_of(there.services.links.stop_url(ana.me["id"], ADDRESS)))
        else:
            await ana.hope("PATCH", "/api/me", {"email": ""})
        assert answer_of(await press(ana, link)) == "400 bad-token"
        assert await email_of(ana) is None

    play(database_url, scene)


def test_a_link_works_for_two_days_and_at_one_server_of_several(database_url: str) -> None:
    async def scene(there: World, sink: MailSink) -> None:
        ana, start = await there.guest("Ana"), there.services.now()
        await ana.hope("PATCH", "/api/me", {"email": ADDRESS})
        link = link_in(sink.mails[-1], "confirm")
        there.services.now = lambda: start + CONFIRM_MS + 60_000
        assert answer_of(await press(ana, link)) == "400 bad-token"
        there.services.now = lambda: start
        answers = await asyncio.gather(*(press(ana, link) for _ in range(5)))
        assert sorted(answer_of(answer) for answer in answers) == ["200"] + ["400 bad-token"] * 4

    play(database_url, scene)


def path_of(url: str) -> str:
    """Path and query."""
    parts = urlsplit(url)
    return f"{parts.path}?{parts.query}"


def test_the_link_that_ends_messages(database_url: str) -> None:
    async def scene(there: World, _: MailSink) -> None:
        ana = await there.guest("Ana")
        links, person = there.services.links, ana.me["id"]
        await there.services.sessions.change(person, lambda c: people.change(c, person, {"email": ADDRESS}))
        for address, left in (("old@mail.example", ADDRESS), (ADDRESS, None), (ADDRESS, None)):
            stop = path_of(links.stop_url(person, address))
            before = await email_of(ana)
            answer = await there.client().ask("GET", stop)
            assert (answer.status_code, '<form method="post">' in answer.text) == (200, True)
            assert await email_of(ana) == before, "a scanner for viruses changes nothing"
            # As mail programs ask: without a login, and with a form.
            answer = await there.client().http.post(stop, data={"List-Unsubscribe": "One-Click"})
            assert (answer.status_code, "no more e-mails" in answer.text) == (200, True)
            assert await email_of(ana) == left

    play(database_url, scene)


def test_links_are_of_one_kind_and_one_server() -> None:
    links, others = EmailLinks(URL, "secret"), EmailLinks(URL, "another")

    def token(url: str) -> str:
        return url.partition("token=")[2]

    confirm, stop = token(links.confirm_url("p", "nonce")), token(links.stop_url("p", ADDRESS))
    assert links.read_confirm(confirm) == ("p", "nonce")
    assert links.read_stop(stop) == ("p", ADDRESS)
    for value in (stop, confirm + "x", ""):
        with pytest.raises(Problem, match="bad-token"):
            links.read_confirm(value)
    for value in (confirm, stop[:-1], "", "é"):
        with pytest.raises(Problem, match="bad-token"):
            links.read_stop(value)
    with pytest.raises(Problem, match="bad-token"):
        others.read_confirm(confirm)
    with pytest.raises(Problem, match="bad-token"):
        others.read_stop(stop)


def test_a_link_of_somebody_who_is_not_here(sqlite_url: str) -> None:
    async def scene(there: World, _: MailSink) -> None:
        link = path_of(there.services.links.confirm_url("unknown", "nonce"))
        for answer in (await there.client().ask("GET", link), await press(there.client(), link)):
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


@pytest.mark.parametrize(
    "address",
    [
        "a@[x",
        "a@[",
        "a@",
        "@b",
        "a b@c.example",
        '"@c.example',
        "a@b@c.example",
        "é@c.example",
        "ana@[127.0.0.1]",
        "ana@[IPv6:::1]",
    ],
)
def test_what_is_no_address_is_refused(sqlite_url: str, address: str) -> None:
    """The standard library's parser fails at some of these in ways of its own."""

    async def scene(there: World, sink: MailSink) -> None:
        answer = await (await there.guest("Ana")).ask("PATCH", "/api/me", {"email": address})
        assert (answer_of(answer), answer.json()["field"]) == ("400 bad-request", "email")
        assert sink.mails == []

    play(sqlite_url, scene)


def test_no_mailbox_is_flooded(database_url: str) -> None:
    """Neither by one person, who may try many addresses, nor by many persons with spellings of one."""

    async def scene(there: World, sink: MailSink) -> None:
        ana = await there.guest("Ana")
        for number in range(5):
            await ana.hope("PATCH", "/api/me", {"email": f"{number}@mail.example"})
        answer = await ana.ask("PATCH", "/api/me", {"email": "5@mail.example"})
        assert answer_of(answer) == "429 too-many-requests"
        assert 3000 < int(answer.headers["retry-after"]) <= 3600
        spellings = ["ana@mail.example", "ANA@mail.example", *[f"ana+{number}@Mail.example" for number in range(5)]]
        eves = [await there.guest("Eve") for _ in spellings]
        pairs = zip(eves, spellings, strict=True)
        answers = await asyncio.gather(*(person.ask("PATCH", "/api/me", {"email": one}) for person, one in pairs))
        assert Counter(map(answer_of, answers)) == {"200": 5, "429 too-many-requests": 2}
        assert len(sink.mails) == 10

    play(database_url, scene)


def test_a_domain_that_nobody_knows_gets_few_confirmations(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All names below it may lead to one mailbox; the large providers have many people."""
    monkeypatch.setattr(mail_limits, "UNCONFIRMED", (2, 5))

    async def scene(there: World, sink: MailSink) -> None:
        async def ask(address: str) -> str:
            return answer_of(await (await there.guest("Eve")).ask("PATCH", "/api/me", {"email": address}))

        strangers = [await ask(f"{number}@{number}.owner.co.uk") for number in range(4)]
        assert strangers == ["200", "200", "429 too-many-requests", "429 too-many-requests"]
        assert await ask("ana@other.co.uk") == "200"
        assert [await ask(f"a{number}@gmail.com") for number in range(4)] == ["200"] * 4
        assert len(sink.mails) == 7

    play(database_url, scene)


def test_one_internet_address_leaves_confirmations_of_a_domain_to_others(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail_limits, "UNCONFIRMED", (4, 10))
    monkeypatch.setattr(mail_limits, "UNCONFIRMED_BY_ADDRESS", (2, 5))

    async def scene(there: World, _: MailSink) -> None:
        async def ask(number: int, internet_address: str) -> str:
            person = await there.guest("Eve")
            monkeypatch.setattr(asking, "address", lambda _: internet_address)
            return answer_of(await person.ask("PATCH", "/api/me", {"email": f"{number}@club.example"}))

        eves = [await ask(number, "198.51.100.1") for number in range(4)]
        assert eves == ["200", "200", "429 too-many-requests", "429 too-many-requests"]
        assert [await ask(number, "198.51.100.2") for number in range(4, 6)] == ["200", "200"]

    play(database_url, scene)


@pytest.mark.usefixtures("quick_passwords")
def test_a_new_password_withdraws_the_address_that_waits_to_be_confirmed(sqlite_url: str) -> None:
    """Whoever knew the old one may have asked for it."""

    async def scene(there: World, sink: MailSink) -> None:
        ana = await there.account("Ana")
        await ana.hope("PATCH", "/api/me", {"email": ADDRESS})
        ana.me = await ana.hope("POST", "/api/me/password", {"old": PASSWORD, "new": "another horse"})
        await press(ana, link_in(sink.mails[0], "confirm"))
        assert (await ana.hope("GET", "/api/me"))["email"] is None

    play(sqlite_url, scene)


def test_no_words_of_strangers_reach_an_address_that_is_not_confirmed(sqlite_url: str) -> None:
    async def scene(there: World, sink: MailSink) -> None:
        spam = "Visit evil example now"
        eve = await there.guest(spam)
        for language in LOCALES:
            await eve.hope("PATCH", "/api/me", {"email": f"{language}@mail.example", "language": language})
        assert len(sink.mails) == 5
        for mail in sink.mails:
            assert spam not in mail["Subject"] + mail.get_content()

    play(sqlite_url, scene)


@pytest.mark.parametrize(
    ("spelling", "mailbox"),
    [
        ("Ana@Mail.Example", "ana@mail.example"),
        ("ana+x+y@mail.example", "ana@mail.example"),
        ("a.n.a+x@googlemail.com", "ana@gmail.com"),
        ("a.n.a@mail.example", "a.n.a@mail.example"),
        ("+x@mail.example", "+x@mail.example"),
        ("a.na-x@pm.me", "anax@proton.me"),
        ("ana@mac.com", "ana@icloud.com"),
        ("a-na@ya.ru", "a.na@yandex.ru"),
        ("shop@ana.fastmail.com", "ana@fastmail.com"),
    ],
)
def test_spellings_of_one_mailbox(spelling: str, mailbox: str) -> None:
    assert mailbox_of(spelling) == mailbox
