"""The logs of a real server: lines of JSON, and none of the secrets that went through it."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lisboa.server.logs import hide
from tests.server.client import Client, open_moves
from tests.server.postgres import execute
from tests.server.raw_connections import Raw, frame
from tests.server.receivers import mail_sink, webhook_receiver
from tests.server.running import Process, free_port
from tests.server.world import Crowd

PASSWORD = "a-very-secret-password"
EMAIL = "ana.secret@example.test"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("postgresql://lisboa:pa55word@db/games", "postgresql://***@db/games"),
        ("POST https://hooks.test/services/T0/secret failed", "POST https://*** failed"),
        ("mail to ana.secret@example.test refused", "mail to *** refused"),
        ("Bearer lsb_abcDEF-123 unknown", "Bearer *** unknown"),
        ("IlhYWFhYWFhYWFhYWFgi.fR_SeOwcq06Pa9WaahjkXXXXXXX is csrf", "*** is csrf"),
        ('"WebSocket /api/tables/x/live?invite=s3cr3t&since=1" [accepted]', '"WebSocket /api/tables/x/live?***" ['),
        ("Ana moved at table AbC-1 in 2.5 ms", "Ana moved at table AbC-1 in 2.5 ms"),
    ],
)
def test_secrets_are_hidden_wherever_they_stand(text: str, left: str) -> None:
    shown = hide(None, "info", {"event": text, "exception": f"Traceback: {text}"})
    for value in shown.values():
        assert "s3cr3t" not in value
        assert left.partition("***")[0] in value
    if "***" not in left:
        assert shown["event"] == text


@pytest.mark.parametrize("name", ["password", "smtp_password", "secret", "token", "cookie", "invite", "seed", "email"])
def test_what_has_the_name_of_a_secret_is_hidden(name: str) -> None:
    assert hide(None, "info", {"event": "x", name: "s3cr3t"})[name] == "***"
    assert hide(None, "info", {"event": "x", "more": {name: "s3cr3t", "ms": 3}})["more"] == {name: "***", "ms": 3}


async def use(crowd: Crowd, mail_port: int, secrets: list[str]) -> None:
    """Everything that has to do with secrets; they are noted."""
    ana, bea = await crowd.guest("Ana"), await crowd.guest("Bea")
    await ana.hope("POST", "/api/me/account", {"name": "Ana", "password": PASSWORD})
    await crowd.client().ask("POST", "/api/login", {"name": "Ana", "password": f"{PASSWORD}-wrong"})
    ana.me = await ana.hope("POST", "/api/login", {"name": "Ana", "password": PASSWORD})
    token = await ana.hope("POST", "/api/me/tokens", {"label": "bot"})
    program = crowd.client()
    program.http.headers["authorization"] = f"Bearer {token['secret']}"
    await program.hope("GET", "/api/me")
    async with webhook_receiver() as receiver, mail_sink(port=mail_port) as sink:
        profile = {"email": EMAIL, "webhook_url": receiver.url, "webhook_kind": "generic"}
        await ana.hope("PATCH", "/api/me", profile)
        (link,) = re.findall(r"http\S+/api/email/confirm\S+", sink.mails[0].get_content())
        assert (await crowd.client().ask("POST", link)).is_success
        secrets.append(link.partition("token=")[2])
        secrets += [receiver.url.rpartition("/")[2], EMAIL, token["secret"], PASSWORD]
        table = await bea.create(players=2, public=False)
        info = await bea.hope("GET", f"/api/tables/{table}")
        await ana.join(table, invite=info["invite"])
        await ana.ask("GET", f"/api/tables/{table}", invite=info["invite"])
        await bea.start(table)
        async with ana.live(table, invite=info["invite"]) as live:
            await live.until("update")
            await play_some(ana, bea, table)
        file = await ana.ask("GET", f"/api/tables/{table}/export")
        assert file.is_success
    secrets.append(info["invite"])
    for person in (ana, bea):
        secrets += [person.me["csrf_token"], *person.http.cookies.values()]


async def play_some(ana: Client, bea: Client, table: str) -> None:
    """Moves of both, and requests that are refused."""
    for _ in range(6):
        for person in (ana, bea):
            situation = await person.situation(table)
            moves = open_moves(situation)
            if moves:
                await person.move(table, moves[0], situation["seq"])
        await ana.ask("POST", f"/api/tables/{table}/moves", {"move": "nonsense", "seq": 0, "key": "k"})
        await ana.http.post("/api/guest", content=b"\xff", headers={"content-type": "application/json"})


async def force_fault(crowd: Crowd, database: str, secrets: list[str]) -> None:
    """A statement of ours that fails, with a secret among its values."""
    caio = await crowd.guest("Caio")
    table = await caio.create(players=2)
    if database.startswith("postgresql"):
        await execute(database, "DROP TABLE keepsakes")
    else:
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("DROP TABLE keepsakes")
    answer = await caio.ask("PUT", f"/api/tables/{table}/notes", {"text": "my-private-note"})
    assert answer.status_code == 500
    assert "keepsakes" not in answer.text
    secrets.append("my-private-note")


async def use_and_break(base: str, database: str, mail_port: int, secrets: list[str]) -> None:
    async with Crowd(base) as crowd:
        await use(crowd, mail_port, secrets)
        await force_fault(crowd, database, secrets)


def lines_of(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()]


@pytest.mark.slow
def test_a_real_server_writes_json_without_secrets(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LISBOA_WEBHOOKS_TO_PRIVATE_HOSTS", "1")
    mail_port = free_port()
    options: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": mail_port}
    server = Process(database_url, tmp_path / "log", log_level="debug", secret="signing-secret", **options)
    secrets = ["signing-secret"]
    try:
        server.wait_ready()
        asyncio.run(use_and_break(server.base, database_url, mail_port, secrets))
    finally:
        server.stop()
    lines = lines_of(server.log)
    text = server.log.read_text()
    assert {"ready", "request", "fault", "stopped"} <= {line["event"] for line in lines}
    assert any("keepsakes" in line.get("exception", "") for line in lines), "the traceback is there"
    assert all({"level", "timestamp"} <= set(line) for line in lines)
    for secret in secrets:
        assert secret not in text
    assert "argon2" not in text


LONG = "a" * 1900
TO_TABLE = "/api/tables/TABLE/live"
POST = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
HALF = f"{POST}Content-Length: 9000\r\n\r\n{LONG}"
SOCKETS = {  # a path, and what is sent once there is an answer
    "no route": (f"/{LONG}", b""),
    "a NUL": (f"/%00{LONG}", b""),
    "a route without sockets": (f"/api/tables?x={LONG}", b""),
    "no such table": (f"/api/tables/x/live?x={LONG}", b""),
    "a wrong number": (f"{TO_TABLE}?since={LONG}", b""),
    "nobody is logged in": (f"/api/me/live?x={LONG}", b""),
    "text that is not UTF-8": (TO_TABLE, frame(1, b"\xff\xfe")),
    "a reason that is not UTF-8": (TO_TABLE, frame(8, b"\x03\xe8\xff\xfe")),
    "a frame of no kind": (TO_TABLE, frame(3, b"x")),
    "compressed nonsense": (TO_TABLE, frame(0x41, b"\xff" * 20)),
}
REQUESTS = {
    "no page": f"GET /{LONG} HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "no such thing": f"GET /api/{LONG} HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "wrong method": f"DELETE /health?{LONG} HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "unknown method": f"{LONG} / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a table of nobody": f"GET /api/tables/{LONG} HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "another host": f"GET / HTTP/1.1\r\nHost: {LONG}\r\n\r\n",
    "a long body": f"{POST}Content-Length: 99999999\r\n\r\n{LONG}",
    "no JSON": f"{POST}Content-Length: {len(LONG)}\r\n\r\n{LONG}",
    "another site": f"{POST}Origin: https://{LONG}\r\nContent-Length: 0\r\n\r\n",
    "a cookie of nobody": f"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: lisboa={LONG}\r\n\r\n",
    "a token of nobody": f"GET /api/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {LONG}\r\n\r\n",
    "another upgrade": f"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: {LONG}\r\n\r\n",
    "no HTTP": LONG + "\r\n\r\n",
    "half a body": HALF,
}


def ask_for_nothing(base: str) -> None:
    """Everything that is refused, of somebody without a login."""
    table = asyncio.run(open_table(base))
    for path, more in SOCKETS.values():
        with Raw(base) as connection:
            assert connection.upgrade(path.replace("TABLE", table)) in (101, 400, 403, 404, 429)
            connection.send(more + frame(8, b"\x03\xe8"))
            assert connection.closed()
    for text in REQUESTS.values():
        with Raw(base) as connection:
            connection.send(text.encode())
            if text != HALF:
                assert 400 <= connection.status() < 500 or "Upgrade" in text


async def open_table(base: str) -> str:
    """One that anybody may look at, unless too much was asked for already."""
    async with Crowd(base) as crowd:
        try:
            return await (await crowd.guest("Ana")).create(players=2, public=True)
        except AssertionError:
            return "x"


@pytest.mark.slow
def test_whoever_is_refused_writes_nothing_into_the_log(sqlite_url: str, tmp_path: Path) -> None:
    """Strangers could fill the disk: a path of 2 KB makes a line of 2 KB, at hundreds of sockets a second."""
    server = Process(sqlite_url, tmp_path / "log")
    try:
        server.wait_ready()
        ask_for_nothing(server.base)
        limited = Process(str(tmp_path / "limited.db"), tmp_path / "log of limits", rate_limit=1, page_limit=1)
        try:
            limited.wait_ready()
            for _ in range(3):
                ask_for_nothing(limited.base)
        finally:
            limited.stop()
    finally:
        server.stop()
    for each in (server, limited):
        events = [line["event"] for line in lines_of(each.log) if not line["event"].startswith("event loop")]
        assert sorted(set(events)) == ["listening", "ready", "stopped"], events
