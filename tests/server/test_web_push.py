"""Messages to browsers whose page is closed, read as the browser reads them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection, select, update

from lisboa.server import notices, people, posting, push_subscriptions, vapid_keys, web_push
from lisboa.server.database import Database
from lisboa.server.letters import Gone, Refused, Target, TryAgain
from lisboa.server.posting import Post
from lisboa.server.postman import Postman
from lisboa.server.push_subscriptions import CUT_OFF, MOST
from lisboa.server.schema import messages
from lisboa.server.schema import people as people_table
from lisboa.server.schema import push_subscriptions as browsers
from lisboa.server.schema import server as shared
from lisboa.server.services import Services
from lisboa.server.settings import BadSettings, Settings
from lisboa.server.web_push import SIZE, WebPushSender, check_endpoint, check_keys
from tests.server.cast import Cast, refused, scene
from tests.server.client import Client, open_moves
from tests.server.push_services import (
    Browser,
    PushService,
    certificate,
    claims_of,
    from_base64,
    in_base64,
    push_service,
    trusted,
)
from tests.server.receivers import answer
from tests.server.waiting_table import SECOND, START, Waiting, letter, waiting_table

__all__ = ["certificate", "trusted"]

KEY = vapid_keys.make()
HERE = Settings(webhooks_to_private_hosts=True, public_url="https://lisboa.invalid")
PUBLIC = "https://push.example/send/1"
KINDS = ["your-turn", "rewind", "over", "invited", "full", "stand-in", "stand-in-away", "away", "replace", "replaced"]


# One message


def target_of(browser: Browser, endpoint: str, slot: int = 0) -> Target:
    return Target(slot=slot, **browser.subscription(endpoint))


async def deliver(service: PushService, browser: Browser, settings: Settings = HERE, **more: Any) -> None:
    """One message to a browser."""
    sender = WebPushSender(settings, Post(settings), KEY)
    about = letter(channel="push", person_id="ana", target=target_of(browser, service.endpoint()), **more)
    await sender.send(about, START)


def test_the_example_of_the_rfc_is_read() -> None:
    """RFC 8291, 5: the code of these tests reads what others have written."""
    private = ec.derive_private_key(
        int.from_bytes(from_base64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), ec.SECP256R1()
    )
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl"
        "95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert Browser(private, from_base64("BTBZMqHH6r4Tts7J_aSIgg")).read(from_base64(body)) == (
        b"When I grow up, I want to be a watermelon"
    )


def test_a_message_as_the_browser_reads_it(trusted: Path) -> None:
    async def play() -> None:
        async with push_service(trusted) as service:
            browser = Browser()
            await deliver(service, browser, language="pt")
            (headers,), (body,) = service.headers, service.bodies
            content = browser.read(body)
            assert len(content) == SIZE, "its length tells nothing"
            assert json.loads(content) == {
                "id": "m1",
                "table": "t",
                "title": "É a tua vez",
                "body": "«Friday»: podes seguir uma visita à corte",
                "language": "pt",
            }
            assert service.paths == ["POST /push/top-secret HTTP/1.1"]
            assert headers["content-encoding"] == "aes128gcm"
            assert 0 < int(headers["ttl"]) <= 24 * 3600
            assert headers["urgency"] == "high"
            claims = claims_of(headers["authorization"], vapid_keys.public_key(KEY))
            assert claims == {
                "aud": service.base,
                "exp": START // SECOND + web_push.SIGNED_SECONDS,
                "sub": "https://lisboa.invalid",
            }
            assert web_push.SIGNED_SECONDS <= 24 * 3600, "the longest that push services take"

    asyncio.run(play())


def test_messages_about_a_table_replace_each_other_and_do_not_name_it(trusted: Path) -> None:
    async def play() -> None:
        async with push_service(trusted) as service:
            browser = Browser()
            await deliver(service, browser, table_id="one")
            await deliver(service, browser, table_id="one", kind="over", seq=20)
            await deliver(service, browser, table_id="two")
            first, second, third = (headers["topic"] for headers in service.headers)
            assert first == second != third
            assert len(first) <= 32
            assert "one" not in first
            assert [headers["urgency"] for headers in service.headers] == ["high", "normal", "high"]

    asyncio.run(play())


def test_an_invitation_has_no_words_of_the_stranger_who_invites(trusted: Path) -> None:
    async def play() -> None:
        async with push_service(trusted) as service:
            browser = Browser()
            await deliver(service, browser, kind="invited", decision="", title="You have won! evil.example")
            assert b"evil" not in browser.read(service.bodies[0])

    asyncio.run(play())


@pytest.mark.parametrize("language", ["en", "pt", "ru", "cs", "ja"])
@pytest.mark.parametrize("kind", [*KINDS, "of-a-newer-program"])
def test_the_longest_words_fit(language: str, kind: str) -> None:
    """Every kind of message in every language, with the longest title there can be."""
    about = letter(kind=kind, language=language, title="\N{GRINNING FACE}" * 80, decision="period-discard")
    content = web_push.document(about)
    assert len(content) == SIZE
    assert json.loads(content)["title"] not in ("", "push-title")


@pytest.mark.parametrize("language", ["en", "pt", "ru", "cs", "ja"])
def test_every_kind_has_words_of_its_own(language: str) -> None:
    """Nobody is told that "something" waits for them by a program that knows what it is."""
    kinds = [*KINDS, "of-a-newer-program"]
    titles = {json.loads(web_push.document(letter(kind=kind, language=language)))["title"] for kind in kinds}
    assert len(titles) == len(kinds)


@pytest.mark.parametrize("status", [301, 302, 307, 308, 400, 401, 403, 413])
def test_refused_for_good(trusted: Path, status: int) -> None:
    """Redirections too: they might lead to where we would not go."""

    async def play() -> None:
        async with push_service(trusted, answer(f"{status} No", "Location: https://127.0.0.1:1/")) as service:
            with pytest.raises(Refused) as caught:
                await deliver(service, Browser())
            assert not isinstance(caught.value, Gone)
            assert str(caught.value) == f"127.0.0.1: answered {status}"
            assert len(service.bodies) == 1

    asyncio.run(play())


@pytest.mark.parametrize("status", [404, 410])
def test_browsers_that_are_gone(trusted: Path, status: int) -> None:
    async def play() -> None:
        async with push_service(trusted, answer(f"{status} Gone")) as service:
            with pytest.raises(Gone):
                await deliver(service, Browser())

    asyncio.run(play())


@pytest.mark.parametrize("status", [408, 429, 500, 503])
def test_to_be_tried_again(trusted: Path, status: int) -> None:
    async def play() -> None:
        async with push_service(trusted, answer(f"{status} Later", "Retry-After: 77")) as service:
            with pytest.raises(TryAgain) as caught:
                await deliver(service, Browser())
            assert caught.value.wait == 77

    asyncio.run(play())


def test_a_service_without_a_certificate_that_counts(certificate: Path) -> None:
    async def play() -> None:
        async with push_service(certificate) as service:
            with pytest.raises(TryAgain, match=r"^127\.0\.0\.1: ConnectError$"):
                await deliver(service, Browser())
            assert service.bodies == []

    asyncio.run(play())


def test_an_answer_without_end_is_not_waited_for(trusted: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "TIMEOUT", 0.5)

    async def play() -> None:
        async with push_service(trusted, "HTTP/1.1 201 Created\r\nContent-Length: 999999\r\n\r\n") as service:
            await deliver(service, Browser())  # the body is not read
        async with push_service(trusted, "HTTP/1.1 201 Created\r\nX-Long: ") as service:
            with pytest.raises(TryAgain):
                await deliver(service, Browser())

    asyncio.run(play())


# Where messages may go


@pytest.mark.parametrize(
    ("endpoint", "problem"),
    [
        ("http://push.example/1", "must begin with https://"),
        ("ftp://push.example/1", "must begin with https://"),
        ("push.example", "must begin with https://"),
        ("https://user:pw@push.example/", "must not hold a user and password"),
        ("https://push.example:0/", "has an impossible port"),
        ("https://push.example:99999/", "has an impossible port"),
        ("https://localhost/1", "localhost is this server itself"),
        ("https://127.0.0.1/1", "127.0.0.1 is not an address of the public internet"),
        ("https://10.0.0.1/1", "10.0.0.1 is not an address of the public internet"),
        ("https://169.254.169.254/1", "169.254.169.254 is not an address of the public internet"),
        ("https://[::1]/1", "::1 is not an address of the public internet"),
        ("https://[::ffff:127.0.0.1]/", "::ffff:127.0.0.1 is not an address of the public internet"),
        ("https://2130706433/", "2130706433 is not an address of the public internet"),
        ("https:///x", "'' is not the name of a host"),
        ("https://push.example/\r\nX: y", "is not an address"),
        ("https://push.example/" + "x" * 1000, "is longer than 1000 characters"),
    ],
)
def test_what_cannot_be_an_endpoint(endpoint: str, problem: str) -> None:
    with pytest.raises(ValueError, match="endpoint: ") as caught:
        check_endpoint(endpoint)
    assert str(caught.value) == f"endpoint: {problem}"


def test_http_is_refused_even_where_the_own_network_is_allowed() -> None:
    with pytest.raises(ValueError, match="https"):
        check_endpoint("http://127.0.0.1/", private=True)
    assert check_endpoint("https://127.0.0.1/", private=True) == "127.0.0.1"


def test_a_name_that_leads_into_the_own_network(trusted: Path) -> None:
    """What a name stands for is looked at when it is called, and its address is what is called."""

    async def play() -> None:
        async def resolver(_host: str, _port: int) -> list[str]:
            return ["127.0.0.1"]

        async with push_service(trusted) as service:
            settings = Settings()
            sender = WebPushSender(settings, Post(settings, resolver), KEY)
            inside = service.endpoint().replace("127.0.0.1", "push.example")
            with pytest.raises(Refused, match=r"^push\.example: not on the public internet$"):
                await sender.send(letter(target=target_of(Browser(), inside)), START)
            with pytest.raises(Refused, match="127"):
                await sender.send(letter(target=target_of(Browser(), service.endpoint())), START)
            assert service.bodies == []

    asyncio.run(play())


@pytest.mark.parametrize(
    ("p256dh", "auth", "field"),
    [
        ("", Browser().keys["auth"], "p256dh"),
        ("x" * 87, Browser().keys["auth"], "p256dh"),
        ("!" * 87, Browser().keys["auth"], "p256dh"),
        (in_base64(b"\4" + b"\1" * 64), Browser().keys["auth"], "p256dh"),  # a point beside the curve
        (in_base64(b"\0"), Browser().keys["auth"], "p256dh"),  # the point at infinity
        (Browser().keys["p256dh"], "", "auth"),
        (Browser().keys["p256dh"], in_base64(b"x" * 15), "auth"),
        (Browser().keys["p256dh"], "é" * 16, "auth"),
    ],
    # Keys are made by chance, and every process must find the same tests
    ids=[
        "no point",
        "too long",
        "no base64",
        "beside the curve",
        "at infinity",
        "no secret",
        "short secret",
        "no ASCII",
    ],
)
def test_keys_with_which_nothing_can_be_encrypted(p256dh: str, auth: str, field: str) -> None:
    with pytest.raises(ValueError, match=f"^{field}: "):
        check_keys(p256dh, auth)


# The contact


@pytest.mark.parametrize(
    ("settings", "contact"),
    [
        ({}, "mailto:lisboa@localhost"),
        ({"smtp_sender": "Games <games@a.example>"}, "mailto:games@a.example"),
        ({"public_url": "https://play.example:8443/"}, "https://play.example:8443"),
        ({"public_url": "https://play.example", "push_contact": "mailto:ana@a.example"}, "mailto:ana@a.example"),
        ({"push_contact": "https://a.example/contact"}, "https://a.example/contact"),
    ],
)
def test_whom_push_services_may_write_to(settings: dict[str, str], contact: str) -> None:
    assert web_push.contact(Settings(**settings)) == contact  # type: ignore[arg-type]  # all of them are texts
    sender = WebPushSender(Settings(**settings), Post(HERE), KEY)  # type: ignore[arg-type]  # likewise
    signed = sender._signature(httpx.URL("https://push.example:444/x"), START)
    claims = claims_of(signed, vapid_keys.public_key(KEY))
    assert (claims["sub"], claims["aud"]) == (contact, "https://push.example:444")


@pytest.mark.parametrize(
    "contact", ["ana@a.example", "mailto:ana", "http://a.example", "https://", "https://a .example"]
)
def test_a_contact_that_is_none(contact: str) -> None:
    with pytest.raises(BadSettings, match="--push-contact"):
        Settings(push_contact=contact)


# The postman


async def subscribe(waiting: Waiting, endpoint: str, browser: Browser | None = None, person: str = "ana") -> Browser:
    """A browser of Ana's."""
    found = browser or Browser()
    target = target_of(found, endpoint)
    now = waiting.clock()
    host = httpx.URL(endpoint).host
    await waiting.db.write_sync(lambda c: push_subscriptions.add(c, person, 0, target, host, now))
    return found


async def subscribed(waiting: Waiting) -> list[Any]:
    query = select(browsers).order_by(browsers.c.slot)
    return list(await waiting.db.read_sync(lambda connection: connection.execute(query).all()))


def postman(waiting: Waiting, settings: Settings = HERE) -> Postman:
    return Postman(waiting.db, settings, now=waiting.clock, push_key=lambda: KEY)


@asynccontextmanager
async def waiting_browser(
    database_url: str, trusted: Path, *answers: str
) -> AsyncIterator[tuple[Waiting, PushService, Browser]]:
    """Ana has one browser, and the table waits for her."""
    async with push_service(trusted, *answers) as service, waiting_table(database_url) as waiting:
        browser = await subscribe(waiting, service.endpoint())
        await waiting.note()
        yield waiting, service, browser


def test_one_message_a_turn_after_the_grace(database_url: str, trusted: Path) -> None:
    async def play() -> None:
        async with waiting_browser(database_url, trusted) as (waiting, service, browser):
            await waiting.note()  # said twice: one message
            carrier = postman(waiting)
            waiting.clock.pass_by(29.9)
            assert await carrier.deliver_due() == 0
            waiting.clock.pass_by(0.1)
            assert await carrier.deliver_due() == 1
            waiting.clock.pass_by(600)
            assert await carrier.deliver_due() == 0
            (body,) = service.bodies
            assert json.loads(browser.read(body))["title"] == "It is your turn"
            row = await waiting.row("push-0")
            assert (row.due_at, row.problem, row.attempts) == (None, None, 1)
            assert row.sent_at == START + 30 * SECOND
            (kept,) = await subscribed(waiting)
            assert (kept.delivered_at, kept.failures) == (row.sent_at, 0)

    asyncio.run(play())


def test_every_browser_and_the_webhook_get_it(database_url: str, trusted: Path) -> None:
    async def play() -> None:
        async with waiting_browser(database_url, trusted) as (waiting, service, first):
            second = await subscribe(waiting, service.endpoint("second"))
            hook = {"webhook_url": service.endpoint("hook"), "webhook_kind": "generic"}
            await waiting.change_person("ana", **hook)
            await waiting.note(seq=12)
            waiting.clock.pass_by(30)
            carrier = postman(waiting)
            while await carrier.deliver_due():  # one at a time, as long as none has worked
                pass
            by_path = {
                path.split("/")[2].split()[0]: body for path, body in zip(service.paths, service.bodies, strict=True)
            }
            assert set(by_path) == {"top-secret", "second", "hook"}
            assert json.loads(first.read(by_path["top-secret"]))["table"] == "t"
            assert json.loads(second.read(by_path["second"]))["table"] == "t"
            assert json.loads(by_path["hook"])["table"] == "t"
            assert len(service.bodies) == 3, "what the earlier entry had to say is overtaken"

    asyncio.run(play())


def test_who_has_seen_it_at_the_table_is_not_sent_it(database_url: str, trusted: Path) -> None:
    async def play() -> None:
        async with waiting_browser(database_url, trusted) as (waiting, service, _):
            await waiting.db.write_sync(lambda c: notices.mark_read(c, "ana", "t", waiting.clock()))
            waiting.clock.pass_by(30)
            assert await postman(waiting).deliver_due() == 1
            assert service.bodies == []
            assert (await waiting.row("push-0")).problem == notices.SEEN

    asyncio.run(play())


def test_who_has_acted_is_not_sent_it(database_url: str, trusted: Path) -> None:
    async def play() -> None:
        async with waiting_browser(database_url, trusted) as (waiting, service, _):
            await waiting.act("ana")
            waiting.clock.pass_by(30)
            assert await postman(waiting).deliver_due() == 1
            assert (service.bodies, (await waiting.row("push-0")).problem) == ([], "overtaken")

    asyncio.run(play())


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
def test_a_dead_browser_is_removed_and_others_stay(database_url: str, trusted: Path, status: str) -> None:
    async def play() -> None:
        async with waiting_browser(database_url, trusted, answer(status)) as (waiting, service, _):
            await subscribe(waiting, f"{service.base}/other")
            waiting.clock.pass_by(30)
            assert await postman(waiting).deliver_due() == 1
            assert [row.endpoint for row in await subscribed(waiting)] == [f"{service.base}/other"]
            row = await waiting.row("push-0")
            assert (row.due_at, row.problem) == (None, f"127.0.0.1: answered {status[:3]}")

    asyncio.run(play())


def test_the_next_browser_in_a_place_is_not_taken_for_the_dead_one(database_url: str, trusted: Path) -> None:
    async def play() -> None:
        async with waiting_browser(database_url, trusted) as (waiting, service, browser):
            old = target_of(browser, service.endpoint())
            await waiting.db.write_sync(lambda c: push_subscriptions.gone(c, "ana", old))
            await subscribe(waiting, f"{service.base}/new")
            await waiting.db.write_sync(lambda c: push_subscriptions.gone(c, "ana", old))
            await waiting.db.write_sync(lambda c: push_subscriptions.failed(c, "ana", old, START))
            (row,) = await subscribed(waiting)
            assert (row.endpoint, row.failures) == (f"{service.base}/new", 0)

    asyncio.run(play())


def test_a_browser_that_fails_rests_longer_and_longer_and_is_removed(database_url: str, trusted: Path) -> None:
    async def play() -> None:
        async with waiting_browser(database_url, trusted, answer("503 Busy")) as (waiting, service, _):
            carrier = postman(waiting)
            waiting.clock.pass_by(30)
            rests = []
            for turn in range(CUT_OFF):
                (row,) = await subscribed(waiting)
                assert row.failures == turn
                await waiting.note(seq=100 + turn)
                waiting.clock.now = max(row.rest_until or 0, waiting.clock() + 30 * SECOND)
                assert await carrier.deliver_due() >= 1
                assert len(service.bodies) == turn + 1
                found = await subscribed(waiting)
                rests += [one.rest_until - waiting.clock() for one in found]
                assert await carrier.deliver_due() == 0, "nothing is tried while it rests"
            assert await subscribed(waiting) == []
            assert rests[:3] == [10 * SECOND, 20 * SECOND, 40 * SECOND]
            assert max(rests) <= 3600 * SECOND

    asyncio.run(play())


def test_a_service_that_hangs_delays_no_e_mail_and_no_other_browser(database_url: str, trusted: Path) -> None:
    """The one who names it has one place of those for receivers that have not worked."""

    async def play() -> None:
        gate = asyncio.Event()
        sent: list[str] = []

        class Slow:
            async def send(self, one: Any, _now: int) -> None:
                sent.append(one.person_id)
                if one.person_id == "ana":
                    await gate.wait()

        async with waiting_table(database_url) as waiting:
            for number in range(4):
                await subscribe(waiting, f"https://push{number}.example/1")
            await subscribe(waiting, "https://push.example/2", person="bento")
            await waiting.note()
            await waiting.note(kind="over", person_id="bento")
            await waiting.change(status="over")
            await waiting.note(kind="over")
            waiting.clock.pass_by(30)
            carrier = Postman(waiting.db, HERE, {"push": Slow()}, waiting.clock)
            running = asyncio.create_task(carrier.deliver_due())
            async with asyncio.timeout(20):
                while len(sent) < 2:
                    await asyncio.sleep(0.01)
            assert sorted(sent) == ["ana", "bento"]
            gate.set()
            await running

    asyncio.run(play())


# Five of a person


def test_a_sixth_browser_takes_the_place_of_the_oldest(database_url: str) -> None:
    async def play() -> None:
        async with waiting_table(database_url) as waiting:
            for number in range(MOST + 1):
                await subscribe(waiting, f"{PUBLIC}{number}")
                waiting.clock.pass_by(1)
            rows = await subscribed(waiting)
            assert sorted(row.endpoint for row in rows) == [f"{PUBLIC}{number}" for number in range(1, MOST + 1)]
            assert [row.slot for row in rows] == list(range(MOST))

    asyncio.run(play())


def test_many_at_the_same_time_are_five(database_url: str) -> None:
    async def play() -> None:
        async with waiting_table(database_url) as waiting:
            await asyncio.gather(*(subscribe(waiting, f"{PUBLIC}{number}") for number in range(12)))
            assert len(await subscribed(waiting)) == MOST

    asyncio.run(play())


def test_a_browser_belongs_to_the_last_who_asked(database_url: str) -> None:
    async def play() -> None:
        async with waiting_table(database_url) as waiting:
            browser = await subscribe(waiting, PUBLIC)
            await subscribe(waiting, PUBLIC, browser)
            await subscribe(waiting, PUBLIC, browser, person="bento")
            assert [row.person_id for row in await subscribed(waiting)] == ["bento"]

    asyncio.run(play())


# The key


def test_two_servers_that_start_at_once_have_one_key(postgres_url: str) -> None:
    async def play() -> None:
        both = [Services(Settings(database=postgres_url)) for _ in range(2)]
        for one in both:
            await one.database.open()
        try:
            keys = await asyncio.gather(*(one._shared(vapid_keys.NAME, vapid_keys.make) for one in both))
            assert list(keys) == [await stored_key(both[0].database)] * 2
        finally:
            for one in both:
                await one.database.close()

    asyncio.run(play())


def test_a_server_that_starts_again_has_the_same_key(sqlite_url: str) -> None:
    async def started() -> str:
        services = Services(Settings(database=sqlite_url))
        await services.database.open()
        try:
            assert await services._shared(vapid_keys.NAME, vapid_keys.make) == await stored_key(services.database)
            return await stored_key(services.database)
        finally:
            await services.database.close()

    assert asyncio.run(started()) == asyncio.run(started())


async def stored_key(database: Database) -> str:
    query = select(shared.c.value).where(shared.c.key == vapid_keys.NAME)
    return str(await database.read_sync(lambda connection: connection.scalars(query).one()))


# Over the API


@scene
async def test_a_browser_subscribes_and_finds_itself(cast: Cast) -> None:
    ana = await cast.guest("Ana")
    state = await ana.hope("GET", "/api/me/push")
    assert (state["subscriptions"], len(from_base64(state["public_key"]))) == ([], 65)
    made = await ana.hope("POST", "/api/me/push", Browser().subscription(f"{PUBLIC}/top-secret"))
    found = await ana.ask("GET", "/api/me/push")
    assert found.json() == {"public_key": state["public_key"], "subscriptions": [made]}
    assert "secret" not in found.text
    assert (made["host"], made["fingerprint"]) == (
        "push.example",
        push_subscriptions.fingerprint_of(f"{PUBLIC}/top-secret"),
    )
    await ana.hope("DELETE", f"/api/me/push/{made['id']}")
    await refused(ana, "DELETE", f"/api/me/push/{made['id']}", status=404, error="not-found")


@scene
async def test_browsers_are_each_person_s_own(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    made = await ana.hope("POST", "/api/me/push", Browser().subscription(f"{PUBLIC}/a"))
    assert (await bea.hope("GET", "/api/me/push"))["subscriptions"] == []
    await refused(bea, "DELETE", f"/api/me/push/{made['id']}", status=404, error="not-found")
    assert len((await ana.hope("GET", "/api/me/push"))["subscriptions"]) == 1


@scene
async def test_addresses_of_the_own_network_and_bad_keys_are_refused(cast: Cast) -> None:
    ana = await cast.guest("Ana")
    good = Browser().subscription(PUBLIC)
    for field, value in (
        ("endpoint", "http://push.example/1"),
        ("endpoint", "https://127.0.0.1/1"),
        ("endpoint", "https://localhost:8000/api/logout"),
        ("p256dh", "AAAA"),
        ("auth", "AAAA"),
    ):
        answer = await ana.ask("POST", "/api/me/push", {**good, field: value})
        assert (answer.status_code, answer.json()["field"]) == (400, field)
    assert (await ana.hope("GET", "/api/me/push"))["subscriptions"] == []


async def rows_of(cast: Cast, person_id: str) -> list[Any]:
    return await cast.rows(select(browsers.c.id).where(browsers.c.person_id == person_id))


@scene
async def test_they_end_with_a_logout_and_with_a_new_password(cast: Cast) -> None:
    ana, rita = await cast.guest("Ana"), await cast.account("Rita", "correct horse")
    for client in (ana, rita):
        await client.hope("POST", "/api/me/push", Browser().subscription(f"{PUBLIC}/{client.me['id']}"))
        assert len(await rows_of(cast, client.me["id"])) == 1
    await ana.hope("POST", "/api/logout")
    await rita.hope("POST", "/api/me/password", {"old": "correct horse", "new": "another horse"})
    for client in (ana, rita):
        assert await rows_of(cast, client.me["id"]) == []


@scene
async def test_a_guest_who_registers_subscribes_again(cast: Cast) -> None:
    """Older cookies end then, and with them what they have set up."""
    zoe = await cast.guest("Zoe")
    await zoe.hope("POST", "/api/me/push", Browser().subscription(f"{PUBLIC}/{zoe.me['id']}"))
    name = f"Zoe {zoe.me['id'][:6]}"
    zoe.me = await zoe.hope("POST", "/api/me/account", {"name": name, "password": "correct horse"})
    assert await rows_of(cast, zoe.me["id"]) == []


def log_out_meanwhile(connection: Connection, person_id: str) -> None:
    change = update(people_table).where(people_table.c.id == person_id)
    connection.execute(change.values(epoch=people_table.c.epoch + 1))


@scene
async def test_a_subscription_that_a_logout_has_overtaken_is_refused(cast: Cast) -> None:
    ana = await cast.guest("Ana")
    person = await cast.database(lambda c: people.get(c, ana.me["id"]))
    await cast.database(lambda c: log_out_meanwhile(c, person.id))
    target = target_of(Browser(), f"{PUBLIC}/late")
    with pytest.raises(Exception, match="log") as caught:
        await cast.database(lambda c: push_subscriptions.add(c, person.id, person.epoch, target, "push.example", 1))
    assert getattr(caught.value, "status", None) == 401
    assert await rows_of(cast, person.id) == []


@scene
async def test_a_real_move_writes_a_message_for_the_browser(cast: Cast) -> None:
    ana, bea = await cast.guests("Ana", "Bea")
    for client in (ana, bea):
        await client.hope("POST", "/api/me/push", Browser().subscription(f"{PUBLIC}/{client.me['id']}"))
    table = await cast.table(ana, bea)
    first, second = (ana, bea) if (await ana.situation(table))["decision"] else (bea, ana)
    situation = await first.situation(table)
    assert not await rows_for(cast, table, second)
    while not (await second.situation(table))["decision"]:
        await first.move(table, open_moves(situation)[0], situation["seq"])
        situation = await first.situation(table)
    assert await rows_for(cast, table, second) == [("push-0", "your-turn")]


async def rows_for(cast: Cast, table: str, client: Client) -> list[tuple[str, str]]:
    """Messages for the browsers of somebody whose turn it is."""
    columns = messages.c
    mine = select(columns.channel, columns.kind).where(columns.table_id == table, columns.person_id == client.me["id"])
    rows = await cast.rows(mine.where(columns.channel.like("push%"), columns.kind == "your-turn"))
    return [(row.channel, row.kind) for row in rows]
