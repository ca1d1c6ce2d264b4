"""Other sites cannot act in somebody's name: CSRF, origins, content types, cookies; and the headers of every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from typing import Any

import pytest

from lisboa.server import security
from tests.server.client import Client
from tests.server.world import PASSWORD, World, answer_of, world

pytestmark = [pytest.mark.usefixtures("quick_passwords"), pytest.mark.slow]
CHANGE = {"name": "Zé"}


def with_world(url: str, work: Callable[[World], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with world(url, empty=True, **settings) as there:
            await work(there)

    asyncio.run(whole())


async def change(person: Client, **headers: str) -> str:
    """Try to change one's name with these headers."""
    response = await person.http.patch("/api/me", json=CHANGE, headers=headers)
    return answer_of(response)


def test_a_cookie_alone_changes_nothing(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        own = {"x-csrf-token": ana.me["csrf_token"]}
        assert await change(ana) == "403 csrf"
        for wrong in ("", "nonsense", bea.me["csrf_token"], ana.http.cookies[security.SESSION_COOKIE]):
            assert await change(ana, **{"x-csrf-token": wrong}) == "403 csrf"
        assert (await ana.hope("GET", "/api/me"))["name"] == "Ana"
        assert await change(ana, **own) == "200"
        token = await there.with_token(ana)
        assert await change(token) == "200", "a token needs no header"
        assert await change(token, origin="https://evil.test") == "403 foreign-origin", "not even with a token"
        assert await change(token, origin="http://lisboa.test") == "200"

    with_world(sqlite_url, work)


ORIGINS = [
    ("http://lisboa.test", "200"),
    ("HTTP://LISBOA.TEST", "200"),
    ("https://lisboa.test", "200"),  # a proxy speaks https for us
    ("http://evil.test", "403 foreign-origin"),
    ("http://lisboa.test.evil.test", "403 foreign-origin"),
    ("http://lisboa.test:8080", "403 foreign-origin"),
    ("http://evil.test/lisboa.test", "403 foreign-origin"),
    ("null", "403 foreign-origin"),
    ("", "403 foreign-origin"),
    ("file://", "403 foreign-origin"),
]


def test_changes_come_from_our_own_pages(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        ana = await there.guest("Ana")
        own = {"x-csrf-token": ana.me["csrf_token"]}
        for origin, expected in ORIGINS:
            assert await change(ana, origin=origin, **own) == expected, origin
            login = await there.client().http.post("/api/guest", json={}, headers={"origin": origin})
            assert login.status_code == (201 if expected == "200" else 403), "nor can another site log somebody in"

    with_world(sqlite_url, work)


SCHEMES = {
    "https://play.test": [
        ("https://play.test", "inside:8000", "200"),
        ("http://play.test", "inside:8000", "403 foreign-origin"),
        ("http://inside:8000", "inside:8000", "403 foreign-origin"),
    ],
    "https://play.test:443": [("https://play.test", "inside:8000", "200")],
    "http://play.test": [
        ("http://inside:8000", "inside:8000", "200"),
        ("null", "", "403 foreign-origin"),
        ("http://evil.test", "inside:8000", "403 foreign-origin"),
    ],
}


@pytest.mark.parametrize("public_url", SCHEMES)
def test_an_origin_counts_with_its_scheme(public_url: str, sqlite_url: str) -> None:
    async def work(there: World) -> None:
        ana = await there.guest("Ana")
        for origin, host, expected in SCHEMES[public_url]:
            # As a proxy passes it on: over http, with the cookies that came over https.
            cookies = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
            headers = {"host": host, "x-forwarded-host": "evil.test", "cookie": cookies}
            got = await change(ana, origin=origin, **{"x-csrf-token": ana.me["csrf_token"]}, **headers)
            assert got == expected, (origin, host)

    with_world(sqlite_url, work, public_url=public_url)


def test_a_browser_that_names_no_origin_names_the_kind_of_site(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        ana = await there.guest("Ana")
        for site, expected in {"same-origin": 200, "none": 200, "cross-site": 403, "same-site": 403}.items():
            headers = {"sec-fetch-site": site, "x-csrf-token": ana.me["csrf_token"]}
            assert (await change(ana, **headers)).startswith(str(expected)), site

    with_world(sqlite_url, work)


FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "text/json"]


def test_a_form_of_another_site_cannot_send_json(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        http = there.client().http
        for kind in FORMS:
            request = http.build_request("POST", "/api/guest", content=b'{"name": "x"}')
            request.headers.pop("content-type", None)
            if kind:
                request.headers["content-type"] = kind
            assert answer_of(await http.send(request)) == "415 wrong-type", kind
        fine = {"content-type": "Application/JSON; charset=utf-8"}
        assert (await http.post("/api/guest", content=b"{}", headers=fine)).status_code == 201

    with_world(sqlite_url, work)


@pytest.mark.parametrize(("public_url", "secure"), [("", False), ("https://play.test", True)])
def test_cookies_are_out_of_reach_of_scripts_and_other_sites(public_url: str, secure: bool, sqlite_url: str) -> None:
    async def work(there: World) -> None:
        response = await there.client().http.post("/api/guest", json={})
        cookies: SimpleCookie = SimpleCookie()
        for line in response.headers.get_list("set-cookie"):
            cookies.load(line)
        assert set(cookies) == {security.SESSION_COOKIE, security.CSRF_COOKIE}
        for name, cookie in cookies.items():
            assert bool(cookie["httponly"]) == (name == security.SESSION_COOKIE)
            assert cookie["samesite"].lower() == "lax"
            assert bool(cookie["secure"]) == secure
            assert cookie["path"] == "/"
            assert not cookie["domain"]

    with_world(sqlite_url, work, public_url=public_url)


def test_who_logs_in_gets_a_new_session_whatever_cookie_he_came_with(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        await there.account("Rita")
        victim = await there.guest("planted by somebody")
        planted = victim.http.cookies[security.SESSION_COOKIE]
        await victim.hope("POST", "/api/login", {"name": "rita", "password": PASSWORD})
        assert victim.http.cookies[security.SESSION_COOKIE] != planted
        other = there.client()
        other.http.cookies.set(security.SESSION_COOKIE, planted)
        assert (await other.hope("GET", "/api/me"))["name"] == "planted by somebody"

    with_world(sqlite_url, work)


def test_every_kind_of_answer_has_the_headers_that_protect_its_reader(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(there: World) -> None:
        def broken(*_: object) -> None:
            raise ZeroDivisionError

        there.base = "https://lisboa.test"
        ana = await there.guest("Ana")
        monkeypatch.setattr("lisboa.server.lobby.list_public", broken)
        big = {"name": "x" * 70_000}
        answers = {
            200: await ana.ask("GET", "/api/me"),
            201: await there.client().ask("POST", "/api/guest", {}),
            204: await ana.ask("OPTIONS", "/api/me"),
            400: await ana.ask("POST", "/api/guest", {"nonsense": 1}),
            401: await there.client().ask("GET", "/api/me"),
            404: await ana.ask("GET", "/no/such/page"),
            405: await ana.ask("DELETE", "/api/me"),
            413: await ana.ask("POST", "/api/guest", big),
            500: await ana.ask("GET", "/api/tables"),
        }
        more = [await ana.ask("GET", path) for path in ("/health", "/metrics", "/schema/openapi.json", "/schema/x")]
        for status, answer in answers.items():
            assert answer.status_code == status
        for answer in (*answers.values(), *more):
            for name, value in {**security.SECURITY_HEADERS, **security.HTTPS_ONLY}.items():
                assert answer.headers.get(name) == value, (answer.request.url.path, answer.status_code, name)
            assert "server" not in answer.headers
        assert "ZeroDivision" not in answers[500].text
        page = await ana.ask("GET", "/")  # it says itself what it may load, and how long it is kept
        own = {"content-security-policy", "cache-control"}
        for name, value in {**security.SECURITY_HEADERS, **security.HTTPS_ONLY}.items():
            assert (page.headers.get(name) == value) == (name not in own), name

    with_world(sqlite_url, work, public_url="https://lisboa.test")


def test_http_alone_promises_no_https(sqlite_url: str) -> None:
    async def work(there: World) -> None:
        assert "strict-transport-security" not in (await there.client().ask("GET", "/health")).headers

    with_world(sqlite_url, work)
