"""Nobody asks for too much: requests, logins, sockets; each person and address for itself."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lisboa.server import address_limits, login_brake, passwords, schema
from lisboa.server.address_limits import AddressLimit, Credential, KnownPeople
from lisboa.server.client_files import client_files
from lisboa.server.limits import Limits
from lisboa.server.passwords import Passwords
from lisboa.server.problems import Problem
from lisboa.server.rate_limits import OpenSockets, RateLimit
from lisboa.server.security import Session
from lisboa.server.settings import Settings
from tests.server.raw_connections import Raw
from tests.server.running import Process, running, wait_until
from tests.server.world import PASSWORD, Crowd, answer_of, world

pytestmark = pytest.mark.usefixtures("quick_passwords")


def test_a_limit_counts_everybody_for_himself_and_begins_anew() -> None:
    clock = [0.0]
    limit = RateLimit(2, lambda: clock[0])
    assert [limit.take("ana").exceeded for _ in range(3)] == [False, False, True]
    assert not limit.take("bea").exceeded
    clock[0] = 59.5
    assert limit.take("ana").reset == 1
    clock[0] = 60
    assert not limit.take("ana").exceeded


def test_what_costs_much_is_refused_without_using_up_the_rest() -> None:
    limit = RateLimit(25, lambda: 0.0)
    limit.pay("ana", 10)
    limit.pay("ana", 10)
    with pytest.raises(Problem, match="wait 60 seconds") as refused:
        limit.pay("ana", 10)
    assert refused.value.status == 429
    assert [limit.take("ana").exceeded for _ in range(6)] == [False] * 5 + [True]


def test_headers_say_what_is_left_and_when_to_come_again(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True, rate_limit=5) as there:
            ana, bea = await there.guest("Ana"), await there.guest("Bea")
            answers = [await ana.ask("GET", "/api/me") for _ in range(6)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429]
            assert [answer.headers["ratelimit-remaining"] for answer in answers] == ["4", "3", "2", "1", "0", "0"]
            assert answers[-1].json()["error"] == "too-many-requests"
            assert 0 < int(answers[-1].headers["retry-after"]) <= 60
            assert "retry-after" not in answers[0].headers
            assert (await bea.ask("GET", "/api/me")).status_code == 200, "the limit is Ana's"
            assert (await ana.ask("GET", "/health")).status_code == 200

    asyncio.run(whole())


def test_guesses_keep_nobody_from_becoming_a_guest_or_an_account(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are at one address; the wrong logins of a stranger there are used up."""
    monkeypatch.setattr(login_brake, "LONGEST_PAUSE", 20)

    async def whole() -> None:
        async with world(sqlite_url, empty=True, login_limit=6) as there:
            ana, here = await there.account("Ana"), {"password": PASSWORD}
            zoe = await there.account("Zoe")
            elsewhere = delete(schema.known_addresses).where(schema.known_addresses.c.person_id == zoe.me["id"])
            await there.services.database.write_sync(lambda connection: connection.execute(elsewhere) and None)
            guess = {"password": "long-enough"}
            stranger = there.client()
            told = [answer_of(await stranger.ask("POST", "/api/login", {"name": f"x{n}", **guess})) for n in range(9)]
            assert told == ["401 wrong-password"] * 6 + ["429 too-many-requests"] * 3
            assert answer_of(await there.client().ask("POST", "/api/guest", {})) == "201"
            assert answer_of(await there.client().ask("POST", "/api/login", {"name": "Ana", **here})) == "200", "known"
            zoes = [await there.client().ask("POST", "/api/login", {"name": "Zoe", **one}) for one in (guess, here)]
            assert [answer_of(answer) for answer in zoes] == ["401 wrong-password", "429 too-many-requests"]
            bea = await there.account("Bea")
            assert answer_of(await bea.ask("POST", "/api/me/password", {"old": PASSWORD, "new": "new-horse"})) == "200"
            assert answer_of(await ana.ask("POST", "/api/login", {"name": "Ana", **here})) == "200", "a known device"

    asyncio.run(whole())


def test_logins_that_are_right_use_up_nothing(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True, login_limit=2) as there:
            await there.account("Ana")
            body = {"name": "Ana", "password": PASSWORD}
            assert [answer_of(await there.client().ask("POST", "/api/login", body)) for _ in range(5)] == ["200"] * 5

    asyncio.run(whole())


def test_guests_and_new_passwords_have_limits_of_their_own(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True, login_limit=6) as there:
            ana = await there.guest("Ana")
            eve = await there.guest("Eve")
            wrong = {"old": "no", "new": "long-enough"}
            told = [answer_of(await eve.ask("POST", "/api/me/password", wrong)) for _ in range(12)]
            assert told[-1] == "429 too-many-requests"
            assert (await ana.ask("GET", "/api/me")).status_code == 200
            account = {"name": "Ana", "password": PASSWORD}
            assert answer_of(await ana.ask("POST", "/api/me/account", account)) == "200", "a share is hers"
            guests = [answer_of(await there.client().ask("POST", "/api/guest", {})) for _ in range(5)]
            assert guests == ["201"] * 4 + ["429 too-many-requests"]
            assert answer_of(await there.client().ask("POST", "/api/me/password", wrong)) == "401 not-logged-in"

    asyncio.run(whole())


def test_a_token_counts_for_its_person_and_an_unknown_one_for_the_address(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True, rate_limit=8) as there:
            ana, bea = await there.guest("Ana"), await there.guest("Bea")
            token = await there.with_token(ana)
            assert (await token.ask("GET", "/api/me")).status_code == 200  # its first use: nobody knows it yet
            flood = there.client()
            answers = []
            for number in range(10):
                flood.http.headers["authorization"] = f"Bearer lsb_made-up-{number}"
                answers.append((await flood.ask("GET", "/api/me")).status_code)
            assert answers.count(401) <= 8
            assert answers[-1] == 429
            assert (await there.client().ask("GET", "/api/tables")).status_code == 429, "the same address"
            assert (await token.ask("GET", "/api/me")).status_code == 200, "a known token is its person's"
            assert (await bea.ask("GET", "/api/me")).status_code == 200
            statuses = [(await token.ask("GET", "/api/me")).status_code for _ in range(8)]
            assert statuses[-1] == 429
            assert (await ana.ask("GET", "/api/me")).status_code == 429, "cookie and token are the same person's"

    asyncio.run(whole())


def test_strangers_at_an_address_do_not_use_up_what_somebody_known_there_needs(sqlite_url: str) -> None:
    """401, 429 and others' requests: whoever has played goes on playing."""

    async def whole() -> None:
        async with world(sqlite_url, empty=True, rate_limit=20) as there:
            ana, stranger = await there.guest("Ana"), there.client()
            guests = [await there.guest(f"Eve {number}") for number in range(9)]
            assert (await ana.ask("GET", "/api/me")).status_code == 200
            refused = [(await stranger.ask("GET", "/api/me")).status_code for _ in range(250)]
            assert refused[-1] == 429
            last = [(await guest.ask("GET", "/api/me")).status_code for guest in guests for _ in range(30)]
            assert last.count(200) > 100, "what is refused to one takes nothing from others"
            assert [(await ana.ask("GET", "/api/me")).status_code for _ in range(4)] == [200] * 4

    asyncio.run(whole())


def test_void_credentials_do_not_use_up_what_their_person_may_ask_for(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True, rate_limit=20) as there:
            rita = await there.account("Rita")
            stolen, token = there.client(), await there.with_token(rita)
            stolen.http.cookies = httpx.Cookies(rita.http.cookies)
            assert (await token.ask("GET", "/api/me")).status_code == 200
            await rita.hope("DELETE", f"/api/me/tokens/{(await rita.hope('GET', '/api/me/tokens'))[0]['id']}")
            await rita.hope("POST", "/api/me/password", {"old": "correct-horse", "new": "another-horse"})
            assert {(await stolen.ask("GET", "/api/me")).status_code for _ in range(25)} == {401, 429}
            for _ in range(25):
                await token.ask("GET", "/api/me")
            assert (await rita.ask("GET", "/api/me")).status_code == 200

    asyncio.run(whole())


def test_owners_of_tokens_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "MOST_KNOWN", 2)
    known = KnownPeople()
    for number in range(3):
        known.token_used(f"hash-{number}", "ana 0")
    assert [known.of_token(f"hash-{number}") for number in range(3)] == [None, *[Credential("ana 0", known=True)] * 2]
    known.token_used("hash-2", None)
    assert known.of_token("hash-2") is None


def test_a_session_is_known_once_it_was_valid_and_void_once_it_was_not() -> None:
    known, session = KnownPeople(), Session("ana", 3, "x")
    assert known.of_session(session) == Credential("ana 3", known=False)
    known.seen("ana", 3, "192.0.2.1")
    assert known.of_session(session) == Credential("ana 3", known=True)
    assert known.address_of("ana") == "192.0.2.1"
    known.seen("ana", 4, "192.0.2.1")
    assert known.of_session(session) == Credential("ana 3", known=False)
    known.session_ended(session)
    assert known.of_session(session) is None


def test_whoever_is_known_has_a_share_when_those_of_the_address_are_used_up() -> None:
    limit = AddressLimit(10, 2, lambda: 0.0)

    def served(credential: Credential | None, address: str = "192.0.2.1") -> int:
        return sum(not limit.take(address, lambda: credential).exceeded for _ in range(20))

    assert served(None) == 10
    assert served(None) == 0
    assert served(Credential("ana 0", known=True)) == 2
    assert served(Credential("bea 0", known=True)) == 2
    assert served(Credential("caio 0", known=False)) == 2
    assert served(Credential("dora 0", known=False)) == 0, "who is not known yet shares"
    assert served(None, "192.0.2.2") == 10


def test_only_so_many_sockets_are_open_at_once() -> None:
    sockets = OpenSockets()
    with ExitStack() as stack:
        for name in ("ana", "ana", "bea"):
            stack.enter_context(sockets.one_more(name, 2))
        with pytest.raises(Problem, match="2 connections"):
            stack.enter_context(sockets.one_more("ana", 2))
    with sockets.one_more("ana", 1):
        pass


async def closed_with(base: str, path: str, **headers: str) -> int:
    """The code a socket is closed with; 0 if it stays open."""
    async with connect(base.replace("http", "ws", 1) + path, additional_headers=headers) as socket:
        try:
            await asyncio.wait_for(socket.recv(), 10)
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code
        return 0


async def in_crowd(base: str, work: Callable[[Crowd], Awaitable[None]]) -> None:
    async with Crowd(base) as crowd:
        await work(crowd)


def test_sockets_of_one_person_of_nobody_and_of_an_address_are_limited(sqlite_url: str) -> None:
    async def whole(crowd: Crowd) -> None:
        base = crowd.base
        ana, bea = await crowd.guest("Ana"), await crowd.guest("Bea")
        table = await ana.create(players=2)
        cookie = {"Cookie": f"lisboa={ana.http.cookies['lisboa']}"}
        path = f"/api/tables/{table}/live"
        nobody = crowd.client()
        async with (
            ana.live(table) as one,
            ana.live(table) as two,
            nobody.live(table) as three,
            nobody.live(table) as four,
        ):
            for live in (one, two, three, four):
                await live.next()
            assert await closed_with(base, path, **cookie) == 4429
            assert await closed_with(base, "/api/me/live", **cookie) == 4429
            assert await closed_with(base, path) == 4429, "half of the sockets of an address are for those who log in"
            assert await closed_with(base, path, Cookie=f"lisboa={bea.http.cookies['lisboa']}") == 0
            wait_until(lambda: server.services.limits.sockets.open == 3)  # Ana, those without a login, their address
            async with bea.live(table) as last:
                await last.next()
                caio = await crowd.guest("Caio")
                assert await closed_with(base, path, Cookie=f"lisboa={caio.http.cookies['lisboa']}") == 0, (
                    "a few are theirs"
                )
                assert await closed_with(base, path) == 4429
        wait_until(lambda: not server.services.limits.sockets.open)
        assert await closed_with(base, path, **cookie) == 0

    with running(sqlite_url, sockets_per_person=2, sockets_per_address=5) as server:
        asyncio.run(in_crowd(server.base, whole))


def test_opening_sockets_counts_as_asking(sqlite_url: str) -> None:
    async def whole(crowd: Crowd) -> None:
        base = crowd.base
        ana = await crowd.guest("Ana")
        table = await ana.create(players=2)
        cookie = {"Cookie": f"lisboa={ana.http.cookies['lisboa']}"}
        codes = [await closed_with(base, f"/api/tables/{table}/live", **cookie) for _ in range(8)]
        assert codes[0] == 0
        assert codes[-1] == 4429

    with running(sqlite_url, rate_limit=6) as server:
        asyncio.run(in_crowd(server.base, whole))


def test_a_flood_of_logins_waits_in_line_and_the_rest_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once: list[int] = []
    under_way = [0]

    def slow(*_: Any) -> bool:
        under_way[0] += 1
        at_once.append(under_way[0])
        release.wait(10)
        under_way[0] -= 1
        return True

    release = threading.Event()
    monkeypatch.setattr(passwords, "password_fits", slow)

    async def whole() -> None:
        line = Passwords()
        asked = [asyncio.create_task(line.fits("hash", "password")) for _ in range(passwords.MOST_WAITING)]
        await asyncio.sleep(0.05)
        with pytest.raises(Problem, match="try again"):
            await line.fits("hash", "password")
        release.set()
        assert all(await asyncio.gather(*asked))
        assert max(at_once) <= passwords.AT_ONCE
        assert await line.fits("hash", "password"), "there is room again"

    asyncio.run(whole())


def test_the_only_login_of_an_address_goes_before_the_many_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []
    release = threading.Event()

    def slow(_: str | None, password: str) -> bool:
        release.wait(10)
        looked_at.append(password)
        return True

    monkeypatch.setattr(passwords, "password_fits", slow)

    async def whole() -> None:
        line = Passwords()
        many = [asyncio.create_task(line.fits("hash", f"guess {number}", "192.0.2.1")) for number in range(20)]
        await asyncio.sleep(0)
        one = asyncio.create_task(line.fits("hash", "hers", "192.0.2.2"))
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(one, *many)

    asyncio.run(whole())
    assert looked_at.index("hers") <= passwords.AT_ONCE, "after what was under way"


@pytest.mark.slow
@pytest.mark.parametrize("trusted", [True, False])
def test_a_forwarded_address_is_believed_from_trusted_proxies_only(
    trusted: bool, sqlite_url: str, tmp_path: Path
) -> None:
    proxies = "127.0.0.1" if trusted else ""
    server = Process(sqlite_url, tmp_path / "log", login_limit=3, trusted_proxies=proxies).wait_ready()
    try:
        statuses = [
            httpx.post(
                f"{server.base}/api/guest", json={}, headers={"x-forwarded-for": f"192.0.2.{number}"}, timeout=60
            ).status_code
            for number in range(5)
        ]
        assert statuses == ([201] * 5 if trusted else [201] * 3 + [429] * 2)
    finally:
        server.stop()


def test_lines_of_chat_are_limited_for_a_person_and_an_address(sqlite_url: str) -> None:
    """One address could store megabytes in seconds, and keep the sockets of a table busy."""

    async def whole() -> None:
        async with world(sqlite_url, empty=True, chat_limit=2) as there:
            people = [await there.guest(f"Ana {number}") for number in range(6)]
            said = []
            for person in people:
                table = await person.create(players=2)
                line = {"text": "olá"}
                said += [answer_of(await person.ask("POST", f"/api/tables/{table}/chat", line)) for _ in range(3)]
            refused = "429 too-many-requests"
            assert said[:3] == ["201", "201", refused], "the third line of a person in a minute"
            assert said[-3:] == [refused] * 3, "five people's share of the address is used up"
            assert (await people[0].ask("GET", "/api/me")).status_code == 200

    asyncio.run(whole())


# Outside the API

PAGES = ("/", "/table/x", "/rules/turn", "/favicon.svg", "/assets/x.js", "/nonsense")
WATCHED = ("/health", "/health/live", "/health/ready", "/metrics", "/schema/openapi.json")


@pytest.mark.parametrize(("paths", "setting"), [(PAGES, "page_limit"), (WATCHED, "watch_limit")])
def test_pages_and_what_monitors_ask_have_limits_of_their_own(
    sqlite_url: str, paths: tuple[str, ...], setting: str
) -> None:
    others = WATCHED if paths is PAGES else PAGES

    async def whole() -> None:
        limits: dict[str, Any] = {setting: len(paths)}
        async with world(sqlite_url, empty=True, **limits) as there:
            ana = there.client()
            assert 429 not in [(await ana.ask("GET", path)).status_code for path in paths]
            for path in paths:
                answer = await ana.ask("GET", path)
                assert answer_of(answer) == "429 too-many-requests", path
                assert int(answer.headers["retry-after"]) > 0
            assert 429 not in [(await ana.ask("GET", path)).status_code for path in others]
            assert (await ana.ask("GET", "/api/me")).status_code == 401

    asyncio.run(whole())


def nobody() -> None:
    """Somebody without a login."""


def test_a_club_behind_one_address_gets_in_with_the_usual_limits() -> None:
    """Thirty people load every file at once, a monitor looks every second, and each becomes a guest and logs in."""
    limits, people, here = Limits(Settings()), 30, "192.0.2.1"
    files = len(client_files()) or 250
    assert not any(limits.pages.take(here, nobody).exceeded for _ in range(people * files))
    assert not any(limits.watching.take(here).exceeded for _ in range(2 * 60))
    assert not any(limits.newcomers.take(here).exceeded for _ in range(people))
    assert not any(limits.logins.take(here).exceeded for _ in range(2 * people))


def handshakes(base: str, count: int, *headers: str) -> list[int]:
    """Statuses of requests for sockets where there are none."""
    found = []
    for _ in range(count):
        with Raw(base) as connection:
            found.append(connection.upgrade("/nothing", *headers))
    return found


def test_sockets_that_are_asked_for_in_vain_count_too(sqlite_url: str) -> None:
    """No route, so no limit of the application: each made a task and a line in the log."""
    with running(sqlite_url, rate_limit=1) as server:
        assert handshakes(server.base, 12) == [403] * 10 + [429] * 2
        with Raw(server.base) as connection:
            connection.upgrade("/nothing")
        with Raw(server.base) as connection:
            connection.send(b"GET /nothing HTTP/1.1\r\nHost: localhost\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n")
            answer = connection.answer().lower()
            assert answer.startswith(b"http/1.1 429")
            assert b"\r\nretry-after: " in answer
        assert httpx.get(f"{server.base}/api/tables", timeout=60).status_code == 200, "other requests do not"


def test_sockets_to_nowhere_do_not_use_up_those_of_somebody_known_there(sqlite_url: str) -> None:
    async def whole(base: str) -> str:
        async with Crowd(base) as crowd:
            ana = await crowd.guest("Ana")
            await ana.hope("GET", "/api/me")
            return f"Cookie: lisboa={ana.http.cookies['lisboa']}"

    with running(sqlite_url, rate_limit=5) as server:
        cookie = asyncio.run(whole(server.base))
        assert handshakes(server.base, 52) == [403] * 50 + [429] * 2
        assert handshakes(server.base, 2, cookie) == [403, 429], "a share is theirs"
        assert handshakes(server.base, 1, "Cookie: lisboa=made.up.cookie") == [429]


def test_behind_a_proxy_sockets_count_for_the_address_that_it_forwards(sqlite_url: str) -> None:
    with running(sqlite_url, rate_limit=1, trusted_proxies="127.0.0.1") as server:
        assert handshakes(server.base, 11, "X-Forwarded-For: 192.0.2.1")[-1] == 429
        assert handshakes(server.base, 1, "X-Forwarded-For: 192.0.2.2") == [403]
        assert handshakes(server.base, 1, "X-Forwarded-For: 192.0.2.2, 192.0.2.1") == [429], "the last is the proxy's"


def test_where_nobody_is_named_the_connection_counts(sqlite_url: str) -> None:
    """With `*` anybody can write into the header what they like."""
    with running(sqlite_url, rate_limit=1, trusted_proxies="*") as server:
        found = [handshakes(server.base, 1, f"X-Forwarded-For: 192.0.2.{number}")[0] for number in range(11)]
        assert found == [403] * 10 + [429]
