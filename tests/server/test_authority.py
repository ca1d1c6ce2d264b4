"""Every endpoint, for everybody who could ask, at tables in every state; and who is refused has changed nothing."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterable
from typing import Any

import httpx
import pytest
from litestar.routes import WebSocketRoute
from sqlalchemy import Connection, delete

from lisboa.server import schema
from lisboa.server.app import create_app
from lisboa.server.rate_limits import RateLimit
from lisboa.server.security import SESSION_COOKIE, Signer, new_session
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from tests.server.authority_table import (
    FRIEND,
    HOST,
    NOBODY,
    OTHER,
    PERSONAL_ENDPOINTS,
    RESIGNED,
    ROLES,
    SOCKETS,
    STATES,
    STRANGER,
    SUBSCRIPTION,
    TABLE_ENDPOINTS,
    TURN,
    Endpoint,
)
from tests.server.client import Client
from tests.server.world import PASSWORD, World, answer_of, world

pytestmark = pytest.mark.usefixtures("quick_passwords")


def shape(path: str) -> str:
    """A path with all its parameters alike."""
    return re.sub(r"\{[^}]+\}", "{}", path.partition("?")[0].replace("/seats/3", "/seats/{}"))


def test_every_endpoint_of_the_application_is_in_the_table_and_the_other_way_round() -> None:
    settings = Settings(database="unused.db")
    app = create_app(settings, Services(settings))
    served = set()
    for route in app.routes:
        methods = {"WEBSOCKET"} if isinstance(route, WebSocketRoute) else {*getattr(route, "methods", ())} - {"OPTIONS"}
        served |= {(method, shape(route.path)) for method in methods}
    listed = {(one.method, shape(one.path).replace("/history/0", "/history/{}")) for one in TABLE_ENDPOINTS}
    listed |= {(row[0], shape(re.sub("/(anything|08-visits|church.svg)", "/{}", row[1]))) for row in PERSONAL_ENDPOINTS}
    listed |= {("WEBSOCKET", shape(path)) for path in SOCKETS}
    assert listed == served


def filled(value: Any, words: dict[str, Any]) -> Any:
    """A body with its placeholders replaced."""
    if not isinstance(value, dict):
        return value
    return {name: words.get(item, item) if isinstance(item, str) else item for name, item in value.items()}


async def ask(there: World, endpoint: Endpoint, table: str, person: Client, invite: str | None, kind: str) -> str:
    """The answer to one request."""
    seq = await there.seq(table) if endpoint.body and "seq" in endpoint.body else 0
    words = {"{seq}": seq, "{key}": there.key(), "{move}": there.moves.get(kind, "pass")}
    body = filled(endpoint.body, words)
    params = filled(endpoint.query, words) or {}
    if invite is not None and endpoint.invite == "body":
        body = {**body, "invite": invite}
    elif invite is not None and endpoint.invite == "query":
        params["invite"] = invite
    return answer_of(await person.ask(endpoint.method, endpoint.path.format(table=table), body, **params))


async def check_state(there: World, state: str, clients: dict[str, Client]) -> list[str]:
    """What is answered differently from the table, for these people."""
    kind, columns = STATES[state]
    shared = await there.copy(kind, **columns)
    before = await there.rows(shared)
    wrong = []
    for endpoint in TABLE_ENDPOINTS:
        for role in [role for role in ROLES[kind] if role in clients]:
            expected = endpoint.expected(kind, columns, role)
            lasting = endpoint.changes and expected.startswith("2")
            table = await there.copy(kind, **columns) if lasting else shared
            invite = f"invite-{table}" if role == FRIEND else None
            got = await ask(there, endpoint, table, clients[role], invite, kind)
            if got != expected:
                wrong.append(f"{endpoint.method} {endpoint.path} by {role} at {state}: {got}, not {expected}")
            if lasting and endpoint.path.count("/rematch") == 0:
                changed = await there.rows(table) != before
                assert changed
        if await there.rows(shared) != before:
            wrong.append(f"{endpoint.method} {endpoint.path} at {state}: a refused request changed something")
    return wrong


def people_of(there: World) -> dict[str, Client]:
    return {role: there.people[role] for roles in ROLES.values() for role in roles}


async def check_states(database: str, states: Iterable[str]) -> list[str]:
    async with world(database, waiting_tables_per_person=10**6, waiting_seats_per_person=10**6) as there:
        return [line for state in states for line in await check_state(there, state, people_of(there))]


@pytest.mark.slow(seconds=12)
def test_every_endpoint_answers_every_role_at_every_table_as_the_table_says(sqlite_url: str) -> None:
    assert asyncio.run(check_states(sqlite_url, STATES)) == []


@pytest.mark.slow
def test_the_other_database_makes_no_difference(postgres_url: str) -> None:
    assert asyncio.run(check_states(postgres_url, ["private waiting", "private, no spectators"])) == []


@pytest.mark.slow
def test_roles_with_api_tokens_are_answered_alike(sqlite_url: str) -> None:
    async def whole() -> list[str]:
        async with world(sqlite_url) as there:
            wrong: list[str] = []
            roles = (HOST, TURN, OTHER, RESIGNED, STRANGER, FRIEND)
            clients = {role: await there.with_token(there.people[role]) for role in roles}
            for state in ("private running", "public waiting"):
                wrong += await check_state(there, state, clients)
            return wrong

    assert asyncio.run(whole()) == []


# Credentials that are worth nothing: each makes its bearer nobody.


def with_cookie(there: World, value: str) -> Client:
    person = there.client()
    person.http.cookies.set(SESSION_COOKIE, value)
    return person


async def worthless(there: World) -> dict[str, Client]:
    """Every way to seem to be somebody at the table."""
    turn = there.people[TURN]
    own = turn.http.cookies[SESSION_COOKIE]
    payload, stamp, signature = own.split(".")
    other_payload = there.people[STRANGER].http.cookies[SESSION_COOKIE].split(".")[0]
    values = {
        "bad signature": f"{payload}.{stamp}.{signature[:-3]}abc",
        "no signature": payload,
        "somebody else's payload": f"{other_payload}.{stamp}.{signature}",
        "other secret": Signer("another secret").session(new_session(turn.me["id"], 0)),
        "other epoch": there.services.signer.session(new_session(turn.me["id"], 7)),
        "unknown person": there.services.signer.session(new_session("nobody-at-all", 0)),
        "csrf token as session": turn.me["csrf_token"],
        "odd bytes": "%ff%00.%00.==",
        "empty": "",
    }
    found = {name: with_cookie(there, value) for name, value in values.items()}
    revoked = await there.with_token(turn)
    tokens = await turn.hope("GET", "/api/me/tokens")
    await turn.hope("DELETE", f"/api/me/tokens/{tokens[-1]['id']}")
    made_up, foreign, both = there.client(), there.client(), there.client()
    made_up.http.headers["authorization"] = "Bearer lsb_" + "x" * 43
    foreign.http.headers["authorization"] = "Basic " + own
    both.http.headers["authorization"] = "Bearer lsb_unknown"
    both.http.cookies.set(SESSION_COOKIE, own)
    both.me = turn.me
    return {**found, "revoked token": revoked, "made up token": made_up, "basic": foreign, "token and cookie": both}


def forget_guesses(connection: Connection) -> None:
    """All of them try the same wrong password, which is slowed down after a while."""
    connection.execute(delete(schema.guesses))


@pytest.mark.slow
def test_worthless_credentials_make_nobody_of_their_bearer(sqlite_url: str) -> None:
    async def whole() -> list[str]:
        async with world(sqlite_url) as there:
            wrong = []
            there.services.limits.reports = RateLimit(10**6)  # all of them are nobody, from one address
            await there.with_token(there.people[HOST])
            for name, person in (await worthless(there)).items():
                await there.services.database.write_sync(forget_guesses)
                for state in ("private running", "public waiting"):
                    wrong += [f"{name}: {line}" for line in await check_state(there, state, {NOBODY: person})]
                wrong += [f"{name}: {line}" for line in await check_personal(there, person, 5)]
            return wrong

    assert asyncio.run(whole()) == []


# What belongs to a person


async def check_personal(there: World, person: Client, column: int) -> list[str]:
    wrong = []
    tokens, browser = await of_the_host(there)
    for method, path, body, *_ in PERSONAL_ENDPOINTS:
        row = next(row for row in PERSONAL_ENDPOINTS if row[:2] == (method, path))
        words = json.loads(json.dumps(body).replace("{key}", there.key()))
        target = path.replace("{others_token}", tokens[0]["id"]).replace("{others_browser}", browser["id"])
        cookies = httpx.Cookies(person.http.cookies)
        got = answer_of(await person.ask(method, target, words))
        person.http.cookies = cookies
        if got != row[column]:
            wrong.append(f"{method} {path}: {got}, not {row[column]}")
    assert await of_the_host(there) == (tokens, browser)
    return wrong


async def of_the_host(there: World) -> tuple[Any, Any]:
    """What nobody else may take away: tokens, and a browser that is sent messages."""
    host = there.people[HOST]
    tokens = await host.hope("GET", "/api/me/tokens")
    browsers = (await host.hope("GET", "/api/me/push"))["subscriptions"]
    if not browsers:
        browsers = [await host.hope("POST", "/api/me/push", {**SUBSCRIPTION, "endpoint": "https://push.example/host"})]
    return tokens, browsers[0]


def test_endpoints_of_a_person_answer_guests_accounts_and_nobody(sqlite_url: str) -> None:
    async def whole() -> list[str]:
        async with world(sqlite_url) as there:
            await there.with_token(there.people[HOST])
            wrong = []
            for make, column in ((there.guest, 3), (there.account, 4)):
                for row in PERSONAL_ENDPOINTS:
                    person = await make(f"Rui {there.key()}")
                    found = await check_one(there, person, row, column)
                    wrong += [] if found is None else [found]
            return wrong + await check_personal(there, there.people[NOBODY], 5)

    assert asyncio.run(whole()) == []


async def check_one(there: World, person: Client, row: tuple[Any, ...], column: int) -> str | None:
    """One endpoint by somebody fresh, because some of them end a session."""
    tokens, browser = await of_the_host(there)
    body = json.loads(json.dumps(row[2]).replace("{key}", there.key()))
    path = row[1].replace("{others_token}", tokens[0]["id"]).replace("{others_browser}", browser["id"])
    got = answer_of(await person.ask(row[0], path, body))
    await person.close()
    return None if got == row[column] else f"{row[0]} {row[1]}: {got}, not {row[column]}"


# Sessions end


async def log_out(person: Client) -> None:
    await person.hope("POST", "/api/logout")


async def change_password(person: Client) -> None:
    await person.hope("POST", "/api/me/password", {"old": PASSWORD, "new": "another-horse"})


@pytest.mark.parametrize("end", [log_out, change_password])
def test_cookies_are_void_after_logout_and_after_a_new_password(end: Callable[[Client], Any], sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True) as there:
            person = await there.account("Rita")
            stolen = with_cookie(there, person.http.cookies[SESSION_COOKIE])
            token = await there.with_token(person)
            assert (await stolen.ask("GET", "/api/me")).status_code == 200
            await end(person)
            assert answer_of(await stolen.ask("GET", "/api/me")) == "401 not-logged-in"
            by_token = (await token.ask("GET", "/api/me")).status_code
            assert by_token == (200 if end is log_out else 401), "tokens end with the password"
            assert (await person.ask("GET", "/api/me")).status_code == (401 if end is log_out else 200)

    asyncio.run(whole())


def test_a_planted_cookie_of_a_guest_does_not_open_the_account_made_of_it(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True) as there:
            victim = await there.guest("Ana")
            planted = with_cookie(there, victim.http.cookies[SESSION_COOKIE])
            await victim.hope("POST", "/api/me/account", {"name": "Ana", "password": PASSWORD})
            assert (await victim.ask("GET", "/api/me")).json()["name"] == "Ana"
            assert answer_of(await planted.ask("GET", "/api/me")) == "401 not-logged-in"

    asyncio.run(whole())


def test_only_the_host_pauses_a_live_clock(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url) as there:
            table = await there.copy("running", clock={"kind": "live", "bank_seconds": 600})
            seq = await there.seq(table)
            body = {"paused": True, "seq": seq, "key": "k"}
            refused = await there.people[TURN].ask("POST", f"/api/tables/{table}/pause", body)
            assert answer_of(refused) == "403 forbidden"
            allowed = await there.people[HOST].ask("POST", f"/api/tables/{table}/pause", body)
            assert answer_of(allowed) == "201"

    asyncio.run(whole())
