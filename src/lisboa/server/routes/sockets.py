"""WebSockets: one per table, and one for a person's messages."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from lisboa.server import asking, lobby, security
from lisboa.server.answers import PersonInfo
from lisboa.server.database import DatabaseUnavailable
from lisboa.server.languages import Accept, Lang, chosen
from lisboa.server.live import Holds
from lisboa.server.people import Person
from lisboa.server.prepared import words_there
from lisboa.server.problems import Problem, not_logged_in
from lisboa.server.services import Services
from lisboa.server.socket_messages import HeartbeatMessage
from lisboa.server.socket_rooms import Ear, Socket
from lisboa.server.table_store import RUNNING

REFUSED: Final = 4000  # and the status of the problem: 4403 is forbidden
GOING_AWAY: Final = 1012
TRY_LATER: Final = 1013
OWN_SOCKETS: Final = 2  # of a person, whatever others at their address have: a table and their messages
HEARTBEAT_SECONDS = 20.0  # a page cannot see the pings of the protocol, nor that a connection has died in silence
HEARTBEAT: Final = msgspec.json.encode(HeartbeatMessage())

AnySocket = WebSocket[Any, Any, Any]


async def admit(socket: AnySocket, services: Services, work: Callable[[Person | None], Awaitable[None]]) -> None:
    """Do the work of a socket. A problem ends it with a code and a reason, which only an accepted one can tell."""
    try:
        security.check_origin(socket, services.settings.url)
        security.check_characters(socket)
        asking.count_request(socket)
        person = await asking.who(socket, services)
        with one_more(services, asking.address(socket), person):
            await work(person)
    except Problem as problem:
        await refuse(socket, REFUSED + problem.status, f"{problem.error}: {problem.detail}")
    except DatabaseUnavailable:
        await refuse(socket, TRY_LATER, "the database does not answer")


@contextmanager
def one_more(services: Services, address: str, person: Person | None) -> Iterator[None]:
    """Count a socket while it is open: for its address, and for the person or all without a login at that address.

    A person's first few count for nobody else's, so that others at their address cannot take them all.
    """
    settings, sockets = services.settings, services.limits.sockets
    of_strangers = max(1, settings.sockets_per_address // 2)
    name, most = ("nobody at " + address, of_strangers) if person is None else (person.id, settings.sockets_per_person)
    shared = person is None or sockets.of(name) >= OWN_SOCKETS
    of_address = settings.sockets_per_address if shared else sys.maxsize
    with sockets.one_more(name, most), sockets.one_more(address, of_address):
        yield


async def refuse(socket: AnySocket, code: int, reason: str) -> None:
    """Close with a reason, which may have 123 bytes."""
    with suppress(WebSocketDisconnect, RuntimeError):
        if socket.connection_state == "init":
            await socket.accept()
        await socket.close(code=code, reason=reason.encode()[:120].decode(errors="ignore"))


async def until_gone(socket: AnySocket, sending: Awaitable[None]) -> None:
    """Send while somebody is there. What a client says is not used; a ping is answered by the protocol itself."""
    task = asyncio.ensure_future(sending)
    reader = asyncio.ensure_future(read_all(socket))
    heart = asyncio.ensure_future(beat(socket))
    parts = (task, reader, heart)
    try:
        await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for part in parts:
            part.cancel()
        results = await asyncio.gather(*parts, return_exceptions=True)
    for result in results:
        if isinstance(result, Problem | DatabaseUnavailable):
            raise result
    await refuse(socket, GOING_AWAY, "the server stops or you have logged out")


async def beat(socket: AnySocket) -> None:
    """Tell again and again that the connection lives."""
    send = send_to(socket)
    while True:
        await asyncio.sleep(HEARTBEAT_SECONDS)
        await send(HEARTBEAT)


async def read_all(socket: AnySocket) -> None:
    """Until it is closed."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data(mode="text")


@websocket("/tables/{table_id:str}/live")
async def live_table(
    socket: AnySocket,
    table_id: str,
    services: Services,
    invite: Annotated[str | None, Parameter(max_length=40)] = None,
    since: Annotated[int | None, Parameter(ge=0, le=2**31 - 1)] = None,
    seat: Annotated[int | None, Parameter(ge=0, le=3)] = None,
    lang: Lang = None,
    accept: Accept = None,
) -> None:
    """What happens at a table, for one seat. `since` is the last entry the client has."""

    async def work(person: Person | None) -> None:
        language = chosen(lang, accept)
        await words_there(language)
        person_id = None if person is None else person.id
        found = await services.database.read_sync(lambda c: lobby.looking(c, table_id, person_id, invite))
        if person_id is not None and found.seats and found.row.status == RUNNING:
            services.gate.plays(asking.address(socket), person_id)
        services.visits.table(found)
        await socket.accept()
        by_token = security.bearer(socket) is not None
        asker = asking.asker_of(socket, person)
        connection = Socket(named(person), seat, since, invite, by_token, language, asker)
        holds = still_admitted(socket, services, person)
        await until_gone(socket, services.hub.serve(table_id, connection, send_to(socket), holds))

    await admit(socket, services, work)


def still_admitted(socket: AnySocket, services: Services, person: Person | None) -> Holds:
    """Whether the session or token that somebody came with still holds; a passer-by has none to lose."""

    async def holds() -> bool:
        return person is None or await asking.who(socket, services) is not None

    return holds


def send_to(socket: AnySocket) -> Callable[[bytes], Awaitable[None]]:
    """Send JSON that is encoded already."""

    async def send(data: bytes) -> None:
        await socket.send_data(data.decode(), mode="text")

    return send


def named(person: Person | None) -> PersonInfo | None:
    """What others see of who is connected."""
    return None if person is None else PersonInfo(id=person.id, name=person.name, guest=person.guest)


@websocket("/me/live")
async def live_messages(socket: AnySocket, services: Services, lang: Lang = None, accept: Accept = None) -> None:
    """My messages as they come: which tables wait for me."""

    async def work(person: Person | None) -> None:
        if person is None:
            raise not_logged_in()
        language = chosen(lang, accept)
        await words_there(language)
        await socket.accept()
        ear = Ear(by_token=security.bearer(socket) is not None)
        holds = still_admitted(socket, services, person)
        await until_gone(socket, services.hub.serve_messages(person.id, language, ear, send_to(socket), holds))

    await admit(socket, services, work)


HANDLERS = [live_table, live_messages]
