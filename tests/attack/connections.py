"""Connections that take memory or descriptors and give nothing: what holds without a proxy in front."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections import Counter
from contextlib import suppress

from tests.attack.row import Outcome, at_most, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.sweep import held, holds
from tests.attack.visitor import NoSuccess, OpenSocket, Visitor, open_socket

STREAM = 48 << 20  # bytes that one connection tries to send
GROWTH_MB = 16.0  # that the server may grow for it
STREAM_SECONDS = 15.0
HALF_REQUESTS = 1_100
IDLE = 420  # connections: more than an address may have
HANDSHAKES, HANDSHAKE_SECONDS = 200, 15.0
NOWHERE, NOWHERE_SERVED = 13_000, 12_000  # sockets that no route is for; the counting minute may end meanwhile
NEIGHBOURS = 6_160  # sockets: more than an address may open in a minute
UNREAD, PIPELINED, UNREAD_MB = 120, 5, 48.0
TINY, TINY_CHUNKS = 20, 60_000
BODY, BODIES, BODIES_MB = 1_048_000, 100, 32.0
RELEASE_SECONDS = 45.0  # until half requests must be gone
GUESTS, SOCKETS_EACH = 18, 25
PING = bytes([0x89, 0x80 | 125]) + os.urandom(4) + os.urandom(125)


def stream(visitor: Visitor, opening: bytes, part: bytes, handshake: bool) -> int:
    """Send and send without reading an answer; how many bytes were taken before the server hung up."""
    sent = 0
    end = time.monotonic() + STREAM_SECONDS
    with socket.create_connection((visitor.host, visitor.port), source_address=(visitor.address, 0)) as connection:
        connection.settimeout(3.0)
        connection.sendall(opening)
        try:
            while handshake and b"\r\n\r\n" not in connection.recv(4096):
                pass
            while sent < STREAM and time.monotonic() < end:
                connection.sendall(part)
                sent += len(part)
        except OSError:
            pass
    return sent


async def grown_by(scene: Scene, visitor: Visitor, opening: bytes, part: bytes, handshake: bool) -> tuple[int, float]:
    """Bytes taken, and by how many MB the server grew meanwhile at most."""
    before = scene.memory()
    sending = asyncio.create_task(asyncio.to_thread(stream, visitor, opening, part, handshake))
    most = before
    while not sending.done():
        most = max(most, scene.memory())
        await asyncio.sleep(0.02)
    return await sending, most - before


async def endless_headers(scene: Scene) -> Outcome:
    """One header after the other, and no end."""
    eve = scene.nobody()
    opening = f"GET /health HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\n".encode()
    part = b"".join(b"x-%d: " % number + b"a" * 1000 + b"\r\n" for number in range(60))
    async with scene.watch() as waits:
        sent, grown = await grown_by(scene, eve, opening, part, handshake=False)
    one, growth = f"1 connection, {sent >> 20} of {STREAM >> 20} MB sent", at_most("grew by", grown, GROWTH_MB, " MB")
    return Outcome(one, (scene.waited(waits), growth))


async def endless_header(scene: Scene) -> Outcome:
    """The same with one header that never ends."""
    eve = scene.nobody()
    opening = f"GET /health HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\nx-long: ".encode()
    async with scene.watch() as waits:
        sent, grown = await grown_by(scene, eve, opening, b"a" * 60_000, handshake=False)
    one, growth = f"1 connection, {sent >> 20} of {STREAM >> 20} MB sent", at_most("grew by", grown, GROWTH_MB, " MB")
    return Outcome(one, (scene.waited(waits), growth))


async def unread_pings(scene: Scene) -> Outcome:
    """Each ping has an answer, which nobody reads."""
    eve = await scene.guest()
    table = await eve.table(seats=[{"kind": "hot-seat"}, {"kind": "hot-seat"}])
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    opening = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\nupgrade: websocket\r\n"
        f"connection: Upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
    ).encode()
    async with scene.watch() as waits:
        sent, grown = await grown_by(scene, eve, opening, PING * 400, handshake=True)
    tried = f"1 socket, {sent // len(PING)} pings"
    return Outcome(tried, (scene.waited(waits), at_most("grew by", grown, GROWTH_MB, " MB")))


async def idle_neighbours(scene: Scene) -> Outcome:
    """Idle connections of a stranger, as many as an address may have, and somebody there who plays and comes back."""
    ana = await scene.guest("Ana")
    table = await ana.table(seats=[{"kind": "host"}, {"kind": "hot-seat"}])
    eve = scene.nobody(ana.address)
    asked = f"GET /health/live HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\n\r\n".encode()
    opened = []
    async with scene.watch() as waits:
        for _ in range(IDLE):
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(eve.host, eve.port, local_addr=(eve.address, 0))
                writer.write(asked)
                opened.append((reader, writer))
        await asyncio.sleep(1.0)
        again = ana.again()
        looks = await again.ask("GET", f"/api/tables/{table}/situation", soon=5.0)
        live = await open_socket(again, f"/api/tables/{table}/live")
        watches = not await live.refused(0.5)
    await live.close()
    for _, writer in opened:
        writer.transport.abort()
    checks = (
        scene.waited(waits),
        must("somebody there gets in", looks.good, f"somebody there is answered {looks.status}"),
        must("and has a socket", watches, "and has no socket"),
    )
    return Outcome(f"{IDLE} connections", checks)


async def half_requests(scene: Scene) -> Outcome:
    """Connections that begin a request and never end it; somebody else must get in, and they must be gone soon."""
    eve = scene.nobody()
    before = scene.descriptors()
    halves: list[asyncio.StreamWriter] = []
    async with scene.watch() as waits:
        for _ in range(HALF_REQUESTS):
            try:
                async with asyncio.timeout(2):
                    _, writer = await asyncio.open_connection(eve.host, eve.port, local_addr=(eve.address, 0))
            except (OSError, TimeoutError):
                break
            writer.write(f"GET /health HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\nx-half: ".encode())
            halves.append(writer)
        await asyncio.sleep(0.5)
        taken = scene.descriptors() - before
        ana = scene.nobody()
        newcomer = await ana.ask("GET", "/api/bots", soon=5.0)
    end = time.monotonic() + RELEASE_SECONDS
    while scene.descriptors() > before + 5 and time.monotonic() < end:
        await asyncio.sleep(0.2)
    left = scene.descriptors() - before
    for writer in halves:
        writer.transport.abort()
    checks = (
        scene.waited(waits),
        must("a newcomer gets in", newcomer.good, f"a newcomer is answered {newcomer.status} {newcomer.body[-80:]!r}"),
        at_most(f"descriptors left after {RELEASE_SECONDS:.0f} s:", left, 5),
    )
    return Outcome(f"{len(halves)} connections, {taken} held at first", checks)


async def handshakes_with_a_body(scene: Scene) -> Outcome:
    """A socket is asked for, and a body announced that never comes."""
    eve = scene.nobody()
    asked = (
        f"GET /api/me/live HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\ncontent-length: 100\r\n\r\n"
    ).encode()
    before = scene.descriptors()
    opened = []
    async with scene.watch() as waits:
        for _ in range(HANDSHAKES):
            _, writer = await asyncio.open_connection(eve.host, eve.port, local_addr=(eve.address, 0))
            writer.write(asked)
            opened.append(writer)
        end = time.monotonic() + HANDSHAKE_SECONDS
        while scene.descriptors() > before + 5 and time.monotonic() < end:
            await asyncio.sleep(0.2)
    left = scene.descriptors() - before
    for writer in opened:
        writer.transport.abort()
    checks = (scene.waited(waits), at_most(f"descriptors left after {HANDSHAKE_SECONDS:.0f} s:", left, 5))
    return Outcome(f"{HANDSHAKES} connections", checks)


async def sockets_to_nowhere(scene: Scene) -> Outcome:
    """Sockets with a long path that no route is for: each wrote its path into the log."""
    eve = scene.nobody()
    asked = (
        f"GET /{'a' * 2_000} HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
    ).encode()
    assert scene.server is not None
    written = scene.server.log.stat().st_size
    statuses: Counter[str] = Counter()

    async def ask_again(times: int) -> None:
        for _ in range(times):
            reader, writer = await asyncio.open_connection(eve.host, eve.port, local_addr=(eve.address, 0))
            writer.write(asked)
            statuses[(await reader.readuntil(b"\r\n")).split()[1].decode()] += 1
            writer.transport.abort()

    async with scene.watch() as waits:
        await asyncio.gather(*(ask_again(NOWHERE // 8) for _ in range(8)))
    grown = (scene.server.log.stat().st_size - written) / 1024
    checks = (
        scene.waited(waits),
        at_most("served", NOWHERE - statuses["429"], NOWHERE_SERVED),
        at_most("the log grew by", grown, 16, " KB"),
    )
    return Outcome(f"{NOWHERE} sockets", checks)


async def neighbours_sockets(scene: Scene) -> Outcome:
    """Handshakes to nowhere, as many as an address may make; then somebody there opens a socket."""
    ana = await scene.guest("Ana")
    table = await ana.table(seats=[{"kind": "host"}, {"kind": "hot-seat"}])
    eve = scene.nobody(ana.address)
    asked = (
        f"GET /nowhere HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
    ).encode()

    async def ask_again(times: int) -> None:
        for _ in range(times):
            reader, writer = await asyncio.open_connection(eve.host, eve.port, local_addr=(eve.address, 0))
            writer.write(asked)
            await reader.readuntil(b"\r\n")
            writer.transport.abort()

    async with scene.watch() as waits:
        await asyncio.gather(*(ask_again(NEIGHBOURS // 8) for _ in range(8)))
        strangers = await open_socket(eve, f"/api/tables/{table}/live")
        sockets = [await open_socket(ana, path) for path in (f"/api/tables/{table}/live", "/api/me/live")]
        refused = [await each.refused(0.3) for each in sockets]
    for each in (strangers, *sockets):
        await each.close()
    checks = (
        scene.waited(waits),
        must("somebody there has theirs", not any(refused), "no socket for somebody there"),
        must("the stranger has no more", not strangers.open, "the stranger is not refused"),
    )
    return Outcome(f"{NEIGHBOURS} sockets", checks)


async def unread_answers(scene: Scene) -> Outcome:
    """Much is said at a table, and asked for again and again over many connections, which read nothing."""
    talkers = [await scene.guest() for _ in range(4)]
    table = await talkers[0].table(start=False, players=4)
    for talker in talkers[1:]:
        await talker.hope("POST", f"/api/tables/{table}/join", {})
    for talker in talkers:
        for _ in range(50):
            await talker.hope("POST", f"/api/tables/{table}/chat", {"text": "\N{GRINNING FACE}" * 1_000})
    eve = await scene.guest()
    head = f"GET /api/tables/{table}/chat HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\n"
    asked = f"{head}cookie: {eve.headers['cookie']}\r\n\r\n"
    before = most = scene.memory()
    opened = []
    async with scene.watch() as waits:
        for _ in range(UNREAD):
            opened.append(reads_nothing(eve, asked.encode() * PIPELINED))
            await asyncio.sleep(0.02)
            most = max(most, scene.memory())
        for _ in range(20):
            await asyncio.sleep(0.1)
            most = max(most, scene.memory())
    for connection in opened:
        connection.close()
    tried = f"{UNREAD} connections, {UNREAD * PIPELINED} requests"
    return Outcome(tried, (scene.waited(waits), at_most("grew by", most - before, UNREAD_MB, " MB")))


def reads_nothing(visitor: Visitor, data: bytes) -> socket.socket:
    """A connection that sends this, with a buffer for answers that is as small as can be."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.bind((visitor.address, 0))
    connection.connect((visitor.host, visitor.port))
    connection.sendall(data)
    return connection


async def unfinished_bodies(scene: Scene) -> Outcome:
    """Game files that never end, of somebody without a login and of somebody with one."""
    eve, guest = scene.nobody(), await scene.guest()
    head = (
        f"POST /api/import HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\ncontent-type: application/json\r\n"
        f"content-length: {BODY + 500}\r\n"
    )
    whose = {eve: "", guest: "".join(f"{name}: {value}\r\n" for name, value in guest.headers.items())}
    before = most = scene.memory()
    opened = []
    async with scene.watch() as waits:
        for visitor, credentials in whose.items():
            for _ in range(BODIES):
                sending = asyncio.to_thread(unfinished, visitor, f"{head}{credentials}\r\n".encode())
                opened.append(await sending)
                most = max(most, scene.memory())
    for connection in opened:
        connection.close()
    tried = f"{2 * BODIES} connections, {BODY >> 10} KB each"
    return Outcome(tried, (scene.waited(waits), at_most("grew by", most - before, BODIES_MB, " MB")))


def unfinished(visitor: Visitor, head: bytes) -> socket.socket:
    """A request without its end; the server may hang up meanwhile."""
    connection = socket.create_connection((visitor.host, visitor.port), 3.0, (visitor.address, 0))
    with suppress(OSError):
        connection.sendall(head)
        connection.sendall(b'{"text":"' + b"x" * BODY)
    return connection


async def tiny_chunks(scene: Scene) -> Outcome:
    """Bodies in chunks of one byte: each chunk is a call of the parser."""
    eve = scene.nobody()
    asked = (
        f"POST /api/guest HTTP/1.1\r\nhost: {eve.host}:{eve.port}\r\ncontent-type: application/json\r\n"
        "transfer-encoding: chunked\r\n\r\n"
    ).encode()
    data = asked + b"1\r\n{\r\n" * TINY_CHUNKS + b"0\r\n\r\n"
    before = await holds(scene.nobody())
    async with scene.watch() as waits:
        statuses = Counter(await asyncio.gather(*(asyncio.to_thread(status_of, eve, data) for _ in range(TINY))))
    checks = (
        scene.waited(waits),
        held(before, await holds(scene.nobody())),
        must("refused", set(statuses) <= {0, 413}, f"answered {dict(statuses)}"),
    )
    return Outcome(f"{TINY} bodies of {TINY_CHUNKS} chunks", checks)


def status_of(visitor: Visitor, data: bytes) -> int:
    """What is answered to it; 0 if the server hangs up before it has read everything."""
    with socket.create_connection((visitor.host, visitor.port), 30.0, (visitor.address, 0)) as connection:
        with suppress(OSError):
            connection.sendall(data)
        with suppress(OSError):
            return int([*connection.recv(4096).split(b" ", 2), b"0", b"0"][1])
    return 0


async def many_sockets(scene: Scene) -> Outcome:
    """As many sockets as guests of one address can have."""
    address = scene.nobody().address
    guests = [await scene.guest(address=address) for _ in range(GUESTS)]
    table = await guests[0].table(seats=[{"kind": "hot-seat"}, {"kind": "hot-seat"}])
    opened: list[OpenSocket] = []
    async with scene.watch() as waits:
        for guest in guests:
            found = await asyncio.gather(
                *(open_socket(guest, "/api/me/live") for _ in range(SOCKETS_EACH)), return_exceptions=True
            )
            opened += [each for each in found if isinstance(each, OpenSocket)]
        await asyncio.sleep(1.0)  # those that are one too many are closed by then
        held = sum([not await each.refused(0.01) for each in opened])
        newcomer = await can_watch(scene, table)
    for each in opened:
        await each.close()
    checks = (
        scene.waited(waits),
        must("somebody else can look on", newcomer, "nobody else can look on"),
        at_most("sockets held", held, 250),
    )
    return Outcome(f"{GUESTS} guests, {GUESTS * SOCKETS_EACH} sockets", checks)


async def can_watch(scene: Scene, table: str) -> bool:
    """Does somebody at another address get a socket?"""
    try:
        async with asyncio.timeout(5):
            mine = await open_socket(scene.nobody(), f"/api/tables/{table}/live")
            held = not await mine.refused(0.2)
            await mine.close()
            return held
    except (NoSuccess, TimeoutError):
        return False


KIND = Kind(
    "connections",
    (
        Attack("headers without end", endless_headers),
        Attack("one header without end", endless_header),
        Attack("pings whose answers are not read", unread_pings),
        Attack("half requests of one address", half_requests, seconds=90),
        Attack("a stranger behind the same address: connections", idle_neighbours),
        Attack("handshakes of sockets with a body", handshakes_with_a_body, seconds=40),
        Attack("sockets with a path of 2 KB that leads nowhere", sockets_to_nowhere, outside=False),
        Attack("a stranger behind the same address: sockets", neighbours_sockets),
        Attack("bodies in chunks of one byte", tiny_chunks),
        Attack("game files that do not end", unfinished_bodies),
        Attack("answers that are not read", unread_answers),
        Attack("sockets of guests of one address", many_sockets),
    ),
)
