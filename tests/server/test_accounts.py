"""Accounts under attack: guessed passwords, look-alikes, stolen tokens and cookies, clocks that differ, races."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import chain
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from lisboa.server import login_brake, people, security, webhook_health
from lisboa.server.login_brake import Verdict
from lisboa.server.problems import Problem
from lisboa.server.security import CLOCK_SKEW_SECONDS, SESSION_SECONDS, Session, Signer, new_session
from tests.server.client import Client
from tests.server.world import PASSWORD, World, answer_of, world

pytestmark = pytest.mark.usefixtures("quick_passwords")
Work = Callable[[World], Awaitable[None]]


def with_world(url: str, work: Work, **settings: Any) -> None:
    async def whole() -> None:
        async with world(url, empty=True, **settings) as there:
            await work(there)

    asyncio.run(whole())


def at_address(there: World, host: str) -> Client:
    """Somebody at another internet address."""
    assert isinstance(there.transport, httpx.ASGITransport)
    transport = httpx.ASGITransport(there.transport.app, raise_app_exceptions=False, client=(host, 1))
    client = Client(there.base, httpx.AsyncClient(base_url=there.base, transport=transport, verify=False))
    there._clients.append(client)
    return client


# Guessed passwords


async def guess(client: Client, name: str, password: str = "wrong horse") -> str:
    return answer_of(await client.ask("POST", "/api/login", {"name": name, "password": password}))


ADDRESSES, GUESSES_EACH = 20, 6


def test_an_account_is_not_guessed_from_many_addresses_and_its_owner_gets_in(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(login_brake, "LONGEST_PAUSE", 1)  # nobody waits here for what the next test measures

    async def work(there: World) -> None:
        ana = await there.account("Ana")
        moment = there.services.now()
        there.services.now = lambda: moment
        strangers = [at_address(there, f"198.51.{number}.7") for number in range(ADDRESSES)]
        together = asyncio.Semaphore(10)

        async def attack(one: Client) -> list[str]:
            async with together:
                return [await guess(one, "ana") for _ in range(GUESSES_EACH)]

        answers = Counter(chain.from_iterable(await asyncio.gather(*(attack(one) for one in strangers))))
        assert answers["401 wrong-password"] <= ADDRESSES * login_brake.OWN_MISTAKES + 2
        assert answers["429 too-many-requests"] == answers.total() - answers["401 wrong-password"]
        refused = await strangers[0].ask("POST", "/api/login", {"name": "Ana", "password": PASSWORD})
        assert 1 <= int(refused.headers["retry-after"]) <= 60
        assert await guess(there.client(), "Ana", PASSWORD) == "200", "from where she has logged in before"
        travelling = at_address(there, "203.0.113.5")
        travelling.http.cookies.set(security.DEVICE_COOKIE, ana.http.cookies[security.DEVICE_COOKIE])
        assert await guess(travelling, "Ana", PASSWORD) == "200", "from a known device"
        assert await guess(at_address(there, "198.51.7.8"), "Bea") == "401 wrong-password", "others are not slowed down"

    with_world(database_url, work)


def test_nobody_is_kept_out_of_a_new_place_by_what_others_guess(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(login_brake, "LONGEST_PAUSE", 20)

    async def work(there: World) -> None:
        await there.account("Ana")
        moment = there.services.now()
        there.services.now = lambda: moment
        for number in range(15):
            await guess(at_address(there, f"198.51.{number}.7"), "ana")
        new_place, hasty = at_address(there, "203.0.113.5"), at_address(there, "203.0.113.6")
        assert await guess(new_place, "Ana", PASSWORD) == "200"
        for number in range(15, 30):
            await guess(at_address(there, f"198.51.{number}.7"), "ana")
        assert [await guess(hasty, "Ana"), await guess(hasty, "Ana")] == ["401 wrong-password"] * 2
        assert await guess(hasty, "Ana", PASSWORD) == "200", "after two mistakes"

    with_world(database_url, work)


def test_others_guesses_pause_a_newcomer_for_seconds_and_refuse_who_guesses_on(database_url: str) -> None:
    async def work(there: World) -> None:
        def verdicts(connection: Connection, address: str, count: int) -> list[Verdict]:
            brakes = login_brake.brakes_for("account", address, None, known=False)
            return [login_brake.begin(connection, brakes, now) for _ in range(count)]

        now, write = there.services.now(), there.services.database.write_sync
        for number in range(10):
            assert await write(partial(verdicts, address=f"a{number}", count=1)) == [Verdict(0)]
        assert await write(partial(verdicts, address="b", count=1)) == [Verdict(0, 1_000)]
        stubborn = await write(partial(verdicts, address="c", count=4))
        assert stubborn[:3] == [Verdict(0, login_brake.LONGEST_PAUSE)] * 3
        assert stubborn[3].refused > login_brake.LONGEST_PAUSE

    with_world(database_url, work)


def test_a_known_device_does_not_guess_for_ever_either(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        ana = await there.account("Ana")
        answers = [await guess(ana, "Ana") for _ in range(15)]
        assert "429 too-many-requests" in answers
        assert await guess(there.client(), "Ana", PASSWORD) == "200", "another device at this address has its own brake"

    with_world(sqlite_url, work)


def test_the_wait_grows_and_ends(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        await there.account("Ana")
        clock = [there.services.now()]
        there.services.now = lambda: clock[0]
        stranger = at_address(there, "198.51.100.7")
        waits = []
        for _ in range(16):
            response = await stranger.ask("POST", "/api/login", {"name": "Ana", "password": "wrong horse"})
            if response.status_code == 429:
                waits.append(int(response.headers["retry-after"]))
                clock[0] += 1000 * waits[-1]
                assert await guess(stranger, "Ana") == "401 wrong-password"
        assert waits == sorted(waits)
        assert (waits[0], waits[-1]) == (1, 300)
        clock[0] += 300_000
        assert await guess(stranger, "Ana", PASSWORD) == "200", "the right one always gets through in the end"

    with_world(sqlite_url, work)


def test_a_stolen_session_does_not_guess_the_old_password(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        ana = await there.account("Ana")
        body = {"old": "wrong horse", "new": "another horse"}
        answers = [answer_of(await ana.ask("POST", "/api/me/password", body)) for _ in range(8)]
        assert answers == ["403 wrong-password"] * 5 + ["429 too-many-requests"] * 3

    with_world(sqlite_url, work)


def test_a_stolen_session_does_not_keep_the_owner_from_a_new_password(sqlite_url: str) -> None:
    """Whoever has it may be anywhere, and have the cookie of the device too."""

    async def work(there: World) -> None:
        ana = await there.account("Ana")
        body = {"old": "wrong horse", "new": "another horse"}
        told = []
        for number in range(12):
            thief = at_address(there, f"198.51.100.{number}")
            thief.me = ana.me
            thief.http.cookies = httpx.Cookies(ana.http.cookies)
            told += [answer_of(await thief.ask("POST", "/api/me/password", body)) for _ in range(4)]
        assert told.count("403 wrong-password") <= 10 + 3 * 11, "all of them share a brake"
        assert "429 too-many-requests" in told
        assert answer_of(await ana.ask("POST", "/api/me/password", {"old": PASSWORD, "new": "another horse"})) == "200"

    with_world(sqlite_url, work)


# Names that look alike


def test_no_new_name_looks_like_an_account_s(database_url: str) -> None:
    async def work(there: World) -> None:
        await there.account("coco")
        cyrillic = "\u0441\u043e\u0441\u043e"
        guest = await there.guest("Zé")
        body = {"name": cyrillic, "password": PASSWORD}
        assert answer_of(await guest.ask("POST", "/api/me/account", body)) == "409 name-taken"
        assert answer_of(await guest.ask("PATCH", "/api/me", {"name": cyrillic})) == "409 name-taken"
        assert answer_of(await there.client().ask("POST", "/api/guest", {"name": cyrillic})) == "409 name-taken"
        other = await there.account("Анна")
        assert answer_of(await other.ask("PATCH", "/api/me", {"name": "C0CO"})) == "409 name-taken"
        assert answer_of(await other.ask("PATCH", "/api/me", {"name": "АННА"})) == "200", "one's own looks"

    with_world(database_url, work)


def test_no_guest_has_the_name_of_an_account_in_other_letters(sqlite_url: str) -> None:
    """A capital I looks like a small l, so RITA does not look like Rita; people read it as the same name."""

    async def work(there: World) -> None:
        await there.account("Rita")
        assert answer_of(await there.client().ask("POST", "/api/guest", {"name": "RITA"})) == "409 name-taken"

    with_world(sqlite_url, work)


def test_look_alikes_at_the_same_time_are_given_once(database_url: str) -> None:
    async def work(there: World) -> None:
        rivals = [await there.guest(f"guest {number}") for number in range(4)]
        names = ["coco", "\u0441\u043e\u0441\u043e", "c0c0", "COCO"]
        bodies = [{"name": name, "password": PASSWORD} for name in names]
        wishes = (rival.ask("POST", "/api/me/account", body) for rival, body in zip(rivals, bodies, strict=True))
        answers = sorted([answer_of(answer) for answer in await asyncio.gather(*wishes)])
        assert answers == ["200", *["409 name-taken"] * 3]

    with_world(database_url, work)


def test_no_account_keeps_guests_out_by_its_name(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        ana = await there.guest("Ana")
        for name in ("Guest", "GUEST", "ゲスト"):
            body = {"name": name, "password": PASSWORD}
            assert answer_of(await ana.ask("POST", "/api/me/account", body)) == "409 name-taken", name
        assert (await there.client().ask("POST", "/api/guest", {})).status_code == 201

    with_world(sqlite_url, work)


# Tokens, sessions, CSRF


@pytest.mark.parametrize(("keep", "answered"), [(False, "401 not-logged-in"), (True, "200")])
def test_a_new_password_ends_tokens_unless_they_are_kept(database_url: str, keep: bool, answered: str) -> None:
    async def work(there: World) -> None:
        ana = await there.account("Ana")
        program = await there.with_token(ana)
        body = {"old": PASSWORD, "new": "another horse", "keep_tokens": keep}
        me = await ana.hope("POST", "/api/me/password", body)
        assert me["tokens_revoked"] == (0 if keep else 1)
        assert answer_of(await program.ask("GET", "/api/me")) == answered

    with_world(database_url, work)


def test_no_token_is_made_by_a_login_that_a_new_password_has_just_ended(database_url: str) -> None:
    """The request was let in before the change and writes after it."""

    async def work(there: World) -> None:
        ana = await there.account("Ana")
        database = there.services.database
        before = await database.read_sync(lambda connection: people.get(connection, ana.me["id"]))
        await ana.hope("POST", "/api/me/password", {"old": PASSWORD, "new": "another horse"})
        with pytest.raises(Problem) as refused:
            await database.write_sync(lambda connection: people.create_token(connection, before, "late", 1))
        assert refused.value.error == "not-logged-in"
        assert await ana.hope("GET", "/api/me/tokens") == []

    with_world(database_url, work)


def test_an_account_ends_the_tokens_of_its_guest(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        ana = await there.guest("Ana")
        program = await there.with_token(ana)
        assert (await program.hope("GET", "/api/me"))["csrf_token"] == ""
        me = await ana.hope("POST", "/api/me/account", {"name": "Ana", "password": PASSWORD})
        assert me["tokens_revoked"] == 1
        assert answer_of(await program.ask("GET", "/api/me")) == "401 not-logged-in"

    with_world(sqlite_url, work)


def test_a_copied_cookie_ends_with_the_logout(database_url: str) -> None:
    async def work(there: World) -> None:
        ana, thief = await there.account("Ana"), there.client()
        thief.http.cookies.update(ana.http.cookies)
        await thief.hope("GET", "/api/me")
        await ana.hope("POST", "/api/logout")
        assert answer_of(await thief.ask("GET", "/api/me")) == "401 not-logged-in"

    with_world(database_url, work)


def test_each_session_has_a_csrf_token_of_its_own(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        ana, phone = await there.account("Ana"), there.client()
        phone.me = await phone.hope("POST", "/api/login", {"name": "Ana", "password": PASSWORD})
        assert ana.me["csrf_token"] != phone.me["csrf_token"]
        for client in (ana, phone):
            assert (await client.hope("GET", "/api/me"))["csrf_token"] == client.me["csrf_token"]
            await client.hope("PATCH", "/api/me", {"language": "pt"})
        phone.me = ana.me
        assert answer_of(await phone.ask("PATCH", "/api/me", {"language": "en"})) == "403 csrf"

    with_world(sqlite_url, work)


def test_a_cookie_of_an_older_program_works_and_is_replaced(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        ana, signer = await there.account("Ana"), there.services.signer
        old = Session(ana.me["id"], 1)
        browser = there.client()
        cookie = str(signer._sessions.dumps([old.person_id, old.epoch]))
        browser.http.cookies.set(security.SESSION_COOKIE, cookie, domain="lisboa.test")
        browser.me = {"csrf_token": str(signer._csrf.dumps(old.person_id))}
        await browser.hope("PATCH", "/api/me", {"language": "pt"})
        browser.me = await browser.hope("GET", "/api/me")
        session = signer.read_session(browser.http.cookies[security.SESSION_COOKIE])
        assert session is not None
        assert session.id
        await browser.hope("PATCH", "/api/me", {"language": "en"})

    with_world(sqlite_url, work)


@pytest.mark.parametrize(
    ("ahead", "valid"),
    [(3, True), (CLOCK_SKEW_SECONDS - 5, True), (CLOCK_SKEW_SECONDS + 5, False), (-SESSION_SECONDS - 5, False)],
)
def test_a_cookie_of_a_server_whose_clock_is_ahead(ahead: float, valid: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("ana", 0)
    now = time.time()
    with monkeypatch.context() as there:
        there.setattr("itsdangerous.timed.time.time", lambda: now + ahead)
        cookie = Signer("secret").session(session)
    assert Signer("secret").read_session(cookie) == (session if valid else None)


# Webhooks that were switched off


def test_the_owner_of_a_webhook_sees_that_it_is_off_and_switches_it_on(database_url: str) -> None:
    async def work(there: World) -> None:
        ana = await there.account("Ana")
        person = ana.me["id"]
        hook = {"webhook_url": "https://93.184.215.14/x", "webhook_kind": "slack"}

        def fail(connection: Connection) -> None:
            for number in range(webhook_health.CUT_OFF):
                webhook_health.failed(connection, person, "answered 404", number)

        for way_out in ({"webhook_on": True}, hook):
            me = await ana.hope("PATCH", "/api/me", hook)
            assert (me["webhook_off"], me["webhook_problem"]) == (False, None)
            await there.services.database.write_sync(fail)
            for me in (
                await ana.hope("GET", "/api/me"),
                await ana.hope("PATCH", "/api/me", {"language": "pt"}),
                await ana.hope("POST", "/api/me/password", {"old": PASSWORD, "new": PASSWORD}),
            ):
                assert (me["webhook_off"], me["webhook_problem"]) == (True, "answered 404")
            me = await ana.hope("PATCH", "/api/me", way_out)
            assert (me["webhook_off"], me["webhook_problem"]) == (False, None)

    with_world(database_url, work)


# Limits under races


def test_nobody_has_more_tokens_than_allowed(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MAX_TOKENS", 5)

    async def work(there: World) -> None:
        ana = await there.guest("Ana")
        answers = await asyncio.gather(*(ana.ask("POST", "/api/me/tokens", {"label": "x"}) for _ in range(12)))
        assert sorted(answer_of(answer) for answer in answers) == ["201"] * 5 + ["409 too-many-tokens"] * 7
        assert len(await ana.hope("GET", "/api/me/tokens")) == 5

    with_world(database_url, work)
