"""What one stranger can send: lengths, times and what they do not read are limited before anything reads them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from lisboa.server import chat, socket_protocol, unread_output
from lisboa.server.answers import ChatLine
from lisboa.server.http_protocol import MAX_ADDRESS, MAX_HEADER, MAX_HEADER_COUNT, MAX_HEADERS, MAX_PIECES
from lisboa.server.open_bodies import FREE, BodiesOfConnection, OpenBodies
from lisboa.server.problems import Problem
from tests.server.raw_connections import Raw, frame
from tests.server.running import Running, running, wait_until
from tests.server.world import Crowd

CHUNK = 65_536
FAR_TOO_MUCH = 64 << 20  # bytes: no buffer of a kernel holds as much
LIVE = "/api/tables/nothing/live"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with little patience."""
    database = str(tmp_path_factory.mktemp("strict") / "lisboa.db")
    with running(database, header_seconds=0.2, request_seconds=0.4, body_limit=8192, import_limit=8192) as server:
        yield server


TOO_LONG = [
    (414, "/" + "a" * MAX_ADDRESS, []),
    (414, "/health/live?" + "a=b&" * (MAX_ADDRESS // 4), []),
    (431, "/health/live", ["X-Long: " + "a" * MAX_HEADER]),
    (431, "/health/live", ["Cookie: lisboa=" + "\\" * MAX_HEADER]),
    (431, "/health/live", [f"X-{number}: " + "a" * 4000 for number in range(MAX_HEADERS // 4000 + 1)]),
    (431, "/health/live", [f"X-{number}: a" for number in range(MAX_HEADER_COUNT)]),
]


@pytest.mark.parametrize(("status", "path", "headers"), TOO_LONG)
def test_what_is_too_long_is_refused_unread(status: int, path: str, headers: list[str], strict: Running) -> None:
    with Raw(strict.base) as request:
        assert request.get(path, *headers) == status
        assert request.closed()
    with Raw(strict.base) as opened:
        assert opened.upgrade(LIVE + path.removeprefix("/health/live"), *headers) == status


def test_what_is_long_but_allowed_is_served(strict: Running) -> None:
    cookie = "Cookie: lisboa=" + "a" * (MAX_HEADER - 100)
    for path in ("/health/live", "/health/live?" + "a" * (MAX_ADDRESS - 100)):
        with Raw(strict.base) as request:
            assert request.get(path, cookie) == 200
    with Raw(strict.base) as opened:
        assert opened.upgrade(LIVE, cookie) == 101


HEAD = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "address": (b"GET /", b"a" * CHUNK),
    "header": (HEAD + b"X-Long: ", b"a" * CHUNK),
    "name of a header": (HEAD, b"a" * CHUNK),
    "headers": (HEAD, b"X: a\r\n" * (CHUNK // 6)),
    "body": (CHUNKED, b"1000\r\n" + b" " * 0x1000 + b"\r\n"),
    "size of a chunk": (CHUNKED, b"1;" + b"a" * CHUNK + b"\r\n \r\n"),
    "trailers": (CHUNKED + b"0\r\n", b"X: a\r\n" * (CHUNK // 6)),
    "trailer": (CHUNKED + b"0\r\nX: ", b"a" * CHUNK),
    "requests at once": (b"", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * (CHUNK // 40)),
    "empty lines": (b"", b"\r\n" * CHUNK),
}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that would wait for an hour: it is the length that ends a request."""
    database = str(tmp_path_factory.mktemp("patient") / "lisboa.db")
    with running(database, header_seconds=3600, request_seconds=3600) as server:
        yield server


@pytest.mark.parametrize("what", ENDLESS)
def test_nothing_can_be_sent_without_end(what: str, patient: Running) -> None:
    begin, more = ENDLESS[what]
    with Raw(patient.base) as request:
        request.send(begin)
        assert sent_before_it_hung_up(request, more) < FAR_TOO_MUCH
        with Raw(patient.base) as other:
            assert other.get() == 200


def sent_before_it_hung_up(connection: Raw, data: bytes) -> int:
    """Bytes, at most far too many."""
    sent = 0
    while sent < FAR_TOO_MUCH and connection.send(data):
        sent += len(data)
    return sent


@pytest.mark.parametrize(("pieces", "status"), [(MAX_PIECES, 400), (MAX_PIECES + 1, 413)])
def test_a_body_comes_in_so_many_chunks_and_no_more(pieces: int, status: int, patient: Running) -> None:
    """Each is a call of ours: a read of 256 KB with chunks of one byte held the event loop for 35 ms."""
    with Raw(patient.base) as request:
        request.send(CHUNKED + b"1\r\n{\r\n" * pieces + b"0\r\n\r\n")
        assert request.status() == status


UPGRADE = (
    b"GET /api/tables/nothing/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HALVES = {
    "nothing": b"",
    "half an address": b"GET /hea",
    "half a header": HEAD + b"X-Half",
    "half a body": HEAD + b'Content-Length: 100\r\n\r\n{"name": "',
    "half a chunk": CHUNKED + b"64\r\n{",
    "an empty line": b"\r\n",
}


@pytest.mark.parametrize("what", HALVES)
def test_half_a_request_does_not_keep_its_connection(what: str, strict: Running) -> None:
    with Raw(strict.base) as request:
        request.send(HALVES[what])
        assert request.closed(), "it stays open"
    wait_until(lambda: not len(strict.services.gate))


def test_a_body_that_comes_in_drops_is_cut_too(strict: Running) -> None:
    with Raw(strict.base) as request:
        request.send(HEAD + b"Content-Length: 8000\r\n\r\n")
        for _ in range(1000):
            if not request.send(b" "):
                return
            strict.call(lambda: asyncio.sleep(0.02))
        pytest.fail("it is read for ever")


def test_a_connection_that_has_asked_stays_open_for_the_next_request(strict: Running) -> None:
    with Raw(strict.base) as request:
        for _ in range(3):
            assert request.get() == 200
            for _ in range(2):  # longer than a request may take
                strict.call(look_soon(strict))
        assert request.get() == 200


def look_soon(server: Running) -> Callable[[], Coroutine[Any, Any, None]]:
    async def later() -> None:
        await asyncio.sleep(0.5)
        server.server.look_at_connections()

    return later


def test_a_socket_that_floods_us_is_cut(patient: Running) -> None:
    """Answers to pings that nobody reads filled the memory: a client has nothing to say at all."""
    table = asyncio.run(new_table(patient.base))
    for data in (frame(9, b"x" * 125) * 500, frame(1, b"x") * 9000):
        with Raw(patient.base) as opened:
            assert opened.upgrade(f"/api/tables/{table}/live") == 101
            assert sent_before_it_hung_up(opened, data) < FAR_TOO_MUCH


async def new_table(base: str) -> str:
    async with Crowd(base) as crowd:
        return await (await crowd.guest("Ana")).create(players=2, public=True)


def test_a_window_of_pings_begins_again(monkeypatch: pytest.MonkeyPatch, patient: Running) -> None:
    monkeypatch.setattr(socket_protocol, "HEARD_BYTES", 300)
    monkeypatch.setattr(socket_protocol, "HEARD_SECONDS", 0.0)
    table = asyncio.run(new_table(patient.base))
    with Raw(patient.base) as opened:
        assert opened.upgrade(f"/api/tables/{table}/live") == 101
        for number in range(5):
            word = f"ping {number} ".encode() + b"x" * 100
            opened.send(frame(9, word))
            seen = b""
            while word not in seen:
                seen += opened.socket.recv(65_536)
            patient.call(look_soon(patient))


def test_who_does_not_read_is_cut(monkeypatch: pytest.MonkeyPatch, sqlite_url: str) -> None:
    """Requests and sockets: what waits for them is limited, and they are ended."""
    monkeypatch.setattr(unread_output, "MOST_SECONDS", 0.5)
    with running(sqlite_url) as server:
        server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        head = f"GET /schema/openapi.json HTTP/1.1\r\nHost: {server.base[7:]}\r\n"
        with Raw(server.base, small=True) as kept, Raw(server.base, small=True) as closing:
            kept.send(f"{head}\r\n".encode())
            closing.send(f"{head}Connection: close\r\n\r\n".encode())
            wait_until(lambda: len(server.services.gate) == 2)
            wait_until(lambda: not len(server.services.gate))
        asyncio.run(chatter(server))


def chat_of(server: Running) -> tuple[str, str]:
    """A table with more chat than the buffers of a kernel take, if these are small; and where it is read."""
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

    async def talk() -> str:
        async with Crowd(server.base) as crowd:
            ana = await crowd.guest("Ana")
            table = await ana.create(players=2, public=True, spectator_chat=True)
            for _ in range(150):
                await ana.hope("POST", f"/api/tables/{table}/chat", {"text": "x" * 1000})
            return table

    path = f"/api/tables/{asyncio.run(talk())}/chat"
    return path, f"GET {path} HTTP/1.1\r\nHost: {server.base[7:]}\r\n\r\n"


def test_no_answer_is_made_while_the_one_before_it_is_not_read(
    monkeypatch: pytest.MonkeyPatch, sqlite_url: str
) -> None:
    """Each connection would keep two in memory, and some answers have a megabyte."""
    made: list[str] = []
    read_lines = chat.lines

    def lines(connection: Connection, table_id: str, since: int) -> list[ChatLine]:
        made.append(table_id)
        return read_lines(connection, table_id, since)

    monkeypatch.setattr(chat, "lines", lines)
    with running(sqlite_url) as server:
        path, asked = chat_of(server)
        with Raw(server.base, small=True) as request:
            request.send(asked.encode() * 3)
            wait_until(lambda: unread_bytes(server))
            for _ in range(3):  # whatever could be done meanwhile is done
                assert httpx.get(server.base + path, timeout=60).status_code == 200
            assert len(made) == 1 + 3
            request.send(asked.replace("HTTP/1.1", "HTTP/1.1\r\nConnection: close").encode())
            everything = request.rest()
        assert (len(made), everything.count(b"HTTP/1.1 200 OK")) == (4 + 3, 4)


def unread_bytes(server: Running) -> int:
    """That wait for all clients."""
    return sum(each.transport.get_write_buffer_size() for each in list(server.server.server_state.connections))


def test_unread_answers_of_one_address_are_limited(monkeypatch: pytest.MonkeyPatch, sqlite_url: str) -> None:
    """Those who have not read for longest go first."""
    monkeypatch.setattr(unread_output, "MOST_BYTES", 400_000)
    with running(sqlite_url) as server, ExitStack() as stack:
        _, asked = chat_of(server)
        waiting = [stack.enter_context(answered_unread(server, asked)) for _ in range(6)]
        wait_until(lambda: unread_bytes(server) <= 400_000)
        assert len(waiting[-1].answer()) > 100_000, "the last one is still served"
        assert len(waiting[0].answer()) < 100_000, "the first one is not"


def answered_unread(server: Running, asked: str) -> Raw:
    """A connection whose answer is written, but not read."""
    state = server.server.server_state
    before = state.total_requests
    request = Raw(server.base, small=True)
    request.send(asked.encode())
    wait_until(lambda: state.total_requests > before)
    return request


class StillTransport:
    """What a client does not take."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.size

    def abort(self) -> None:
        self.aborted = True


def test_who_has_not_read_for_longest_is_cut_first() -> None:
    unread = unread_output.UnreadOutput()
    largest = unread_output.MOST_BYTES // 2
    first, second, third, other = (StillTransport(largest) for _ in range(4))
    for now, each in enumerate((first, second)):
        unread.sent(each, "192.0.2.1", now)  # type: ignore[arg-type]  # it has what is needed
    unread.sent(other, "192.0.2.2", 2)  # type: ignore[arg-type]
    assert not any(each.aborted for each in (first, second, other))
    first.size = 0
    assert not unread.look(first, "192.0.2.1", 3)  # type: ignore[arg-type]  # it has read everything
    first.size = largest
    unread.sent(first, "192.0.2.1", 4)  # type: ignore[arg-type]
    unread.sent(third, "192.0.2.1", 5)  # type: ignore[arg-type]
    assert [each.aborted for each in (first, second, third, other)] == [False, True, False, False]
    assert not unread.look(third, "192.0.2.1", 65)  # type: ignore[arg-type]
    assert unread.look(first, "192.0.2.1", 65)  # type: ignore[arg-type]
    unread.forget(third, "192.0.2.1")  # type: ignore[arg-type]
    unread.forget(other, "192.0.2.2")  # type: ignore[arg-type]
    assert not unread._since, "nothing is kept of who is gone"


async def chatter(server: Running) -> None:
    """A table where much is said; returns once somebody who does not listen is gone."""
    async with Crowd(server.base) as crowd:
        ana = await crowd.guest("Ana")
        table = await ana.create(players=2, public=True, spectator_chat=True)
        with Raw(server.base, small=True) as opened:
            assert await asyncio.to_thread(opened.upgrade, f"/api/tables/{table}/live") == 101
            for _ in range(200):
                await ana.ask("POST", f"/api/tables/{table}/chat", {"text": "x" * 500})
                if not server.services.hub.rooms:
                    break
            await asyncio.to_thread(wait_until, lambda: not server.services.hub.rooms)


def test_unread_output_of_a_socket_is_limited(monkeypatch: pytest.MonkeyPatch, sqlite_url: str) -> None:
    monkeypatch.setattr(socket_protocol, "HEARD_BYTES", FAR_TOO_MUCH)
    monkeypatch.setattr(socket_protocol, "MAX_UNREAD", 8192)
    with running(sqlite_url) as server:
        server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        table = asyncio.run(new_table(server.base))
        with Raw(server.base, small=True) as opened:
            assert opened.upgrade(f"/api/tables/{table}/live") == 101
            pings = frame(9, b"x" * 125) * 500
            assert sent_before_it_hung_up(opened, pings) < FAR_TOO_MUCH


def test_refusals_say_what_is_wrong_and_protect_their_reader(strict: Running) -> None:
    with httpx.Client(timeout=60) as client:
        answer = client.get(f"{strict.base}/{'a' * MAX_ADDRESS}")
    assert (answer.status_code, answer.json()["error"]) == (414, "address-too-long")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_trailer_is_no_header(strict: Running) -> None:
    """Behind a proxy it could name another address; a foreign page in it would be refused if it were read."""
    with Raw(strict.base) as raw:
        raw.send(
            f"POST /api/guest HTTP/1.1\r\nHost: {raw.host}\r\nContent-Type: application/json\r\n".encode()
            + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nOrigin: http://elsewhere.example\r\n\r\n"
        )
        assert raw.status() == 201


@pytest.mark.parametrize("header", ["Content-Length: 100", "Transfer-Encoding: chunked"])
def test_a_socket_is_not_opened_by_a_request_with_a_body(header: str, strict: Running) -> None:
    """Its parser would wait for that body, and keep the connection without end."""
    with Raw(strict.base) as raw:
        assert raw.upgrade("/api/me/live", header) == 400
    with Raw(strict.base) as raw:
        raw.send(b"POST /api/me/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        assert raw.status() == 400


def test_a_socket_is_not_opened_while_an_earlier_request_is_served(strict: Running) -> None:
    with Raw(strict.base) as raw:
        raw.send(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2 + UPGRADE)
        assert b" 101 " not in raw.rest()


@pytest.mark.parametrize(
    "request_line", [b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"]
)
def test_what_is_no_request_is_refused(request_line: bytes, strict: Running) -> None:
    with Raw(strict.base) as request:
        request.send(request_line)
        assert request.status() == 400


def test_a_request_of_http_1_0_needs_no_host(strict: Running) -> None:
    with Raw(strict.base) as request:
        request.send(b"GET /health/live HTTP/1.0\r\n\r\n")
        assert request.status() == 200


def test_the_largest_body_allowed_fits_into_a_request(patient: Running) -> None:
    body = b'{"text": "x"}'.ljust(1_048_576)
    answer = httpx.post(f"{patient.base}/api/guest", json={"name": "Ana"}, timeout=60)
    headers = {"content-type": "application/json", "x-csrf-token": answer.json()["csrf_token"]}
    sent = httpx.post(f"{patient.base}/api/import", content=body, headers=headers, cookies=answer.cookies, timeout=60)
    assert sent.status_code == 422


IMPORT = (
    "POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{}\r\n"
)


def test_the_body_of_a_stranger_is_not_waited_for(patient: Running) -> None:
    """A game file has a megabyte: who has no login is refused before it comes, and it is not kept."""
    for credentials in ("", "Cookie: lisboa=forged\r\n", "Authorization: Bearer lsb_forged\r\n"):
        with Raw(patient.base) as request:
            request.send(IMPORT.format(1_000_000, credentials).encode())
            assert request.status() == 401
            request.send(b" " * 1_000_000)
            assert request.get() == 200, "what was sent all the same is skipped"
            assert not len(patient.server.config.bodies)


def logged_in(server: Running) -> str:
    """The headers of somebody who may import."""
    answer = httpx.post(f"{server.base}/api/guest", json={"name": "Ana"}, timeout=60)
    cookie = f"Cookie: lisboa={answer.cookies['lisboa']}\r\n"
    return f"{cookie}X-CSRF-Token: {answer.json()['csrf_token']}\r\n"


def test_bodies_of_one_address_that_do_not_end_are_limited(sqlite_url: str) -> None:
    with running(sqlite_url, import_limit=100_000, header_seconds=3600, request_seconds=3600) as server:
        bodies = server.server.config.bodies
        head = IMPORT.format(100_000, logged_in(server)).encode()
        with ExitStack() as stack:
            opened = [stack.enter_context(Raw(server.base)) for _ in range(9)]
            for request in opened[:8]:
                request.send(head + b" " * 99_000)
            wait_until(lambda: len(bodies) == 8 * (99_000 - FREE))
            opened[8].send(head + b" " * 90_000)
            assert opened[8].status() == 429
            assert httpx.post(f"{server.base}/api/guest", json={"name": "Bea"}, timeout=60).status_code == 201
            opened[0].send(b" " * 1000)
            assert opened[0].status() == 400, "it is complete, and no document"
            wait_until(lambda: len(bodies) == 7 * (99_000 - FREE))
            with Raw(server.base) as again:
                again.send(head + b" " * 100_000)
                assert again.status() == 400
        wait_until(lambda: not len(bodies))


def test_every_address_has_its_own_bodies_and_pipelined_ones_end_in_order() -> None:
    together = OpenBodies(10_000)
    mine, yours = BodiesOfConnection(together), BodiesOfConnection(together)
    mine.begin("192.0.2.1")
    mine.more(FREE)
    assert not len(together), "a small body is free"
    mine.more(50_000)
    mine.begin("192.0.2.1")
    mine.more(FREE + 30_000)
    with pytest.raises(Problem, match="too much at once"):
        mine.more(1)
    yours.begin("192.0.2.2")
    yours.more(FREE + 80_000)
    mine.answered()
    assert len(together) == 30_000 + 80_000
    mine.end()
    yours.end()
    assert not len(together)
