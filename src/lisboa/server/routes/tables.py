"""Tables: the lobby, seats, and what goes on around a game."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Final, Literal

from litestar import delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import Connection, select, update

from lisboa.server import asking, chat, lobby, schema, seating
from lisboa.server.answers import Archived, ChatLine, LeftTable, NextTable, Notes, TableInfo
from lisboa.server.asking import AnyRequest
from lisboa.server.inserts import add_unless_there
from lisboa.server.lobby import Filters
from lisboa.server.people import Person
from lisboa.server.problems import conflict
from lisboa.server.quotas import Quotas
from lisboa.server.requests import (
    ArchiveRequest,
    ChatRequest,
    JoinRequest,
    NotesRequest,
    SeatChangeRequest,
    StartRequest,
    TableRequest,
)
from lisboa.server.services import Services
from lisboa.server.table_store import OVER

LISTED_AT_ONCE: Final = 50  # of a person's tables, before others have a turn

Invite = Annotated[str | None, Parameter(description="the secret of the invitation link", max_length=40)]


async def table_info(services: Services, table_id: str, person: Person | None) -> TableInfo:
    """A table for who has been let in."""
    now = services.now()
    person_id = None if person is None else person.id

    def read(connection: Connection) -> TableInfo:
        return lobby.info_of(connection, lobby.seen(connection, table_id, person_id), now)

    return await services.database.read_sync(read)


async def changed(services: Services, table_id: str, person: Person) -> TableInfo:
    """The table after somebody has changed it, which is told to all who look at it or have to do with it."""
    table = await table_info(services, table_id, person)
    seated = [seat.person.id for seat in table.seats if seat.person is not None]
    services.hub.table_changed(table_id, {*seated, *([] if table.host is None else [table.host.id])})
    if table.rematch_of is not None:  # those who look at its end see who is there again
        services.hub.table_changed(table.rematch_of)
    return table


@get("/tables", summary="The lobby", operation_id="list_tables")
async def list_tables(
    services: Services,
    visitor: Person | None,
    status: Annotated[
        Literal["waiting", "running", "over", "quarantined"] | None, Parameter(description="only these")
    ] = None,
    players: Annotated[int | None, Parameter(ge=1, le=4)] = None,
    solo: Annotated[bool | None, Parameter(description="only against Lacerda, or only with others")] = None,
    open_seats: Annotated[bool, Parameter(description="only tables one can join")] = False,
    spectators: Annotated[bool, Parameter(description="only tables one can look on at")] = False,
    title: Annotated[str | None, Parameter(description="a part of the title", max_length=80)] = None,
    before: Annotated[
        int | None, Parameter(ge=0, le=2**53, description="for the next page: updated_at of the last table")
    ] = None,
    before_id: Annotated[str, Parameter(max_length=40, description="for the next page: its id")] = "",
    limit: Annotated[int, Parameter(ge=1, le=50)] = 50,
) -> list[TableInfo]:
    """Public tables, the most recent first. If a host has many, others come before the rest of them.

    What is asked for beside the status is looked for among the most recent 2,000, or those behind `before`.
    """
    filters = Filters(
        status=status,
        players=players,
        solo=solo,
        open_seats=open_seats,
        spectators=spectators,
        title=title,
        before=before,
        before_id=before_id,
        limit=limit,
    )
    person_id = None if visitor is None else visitor.id
    return await services.database.read_sync(lambda c: lobby.list_public(c, person_id, filters, services.now()))


@get("/me/tables", summary="My tables", operation_id="list_my_tables")
async def my_tables(services: Services, person: Person, archived: bool = False) -> list[TableInfo]:
    """Those that wait for me first."""
    ids = await services.database.read_sync(lambda c: lobby.ids_of_mine(c, person.id, archived))
    found: list[TableInfo] = []
    for first in range(0, len(ids), LISTED_AT_ONCE):
        some = partial(lobby.list_some, table_ids=ids[first : first + LISTED_AT_ONCE], person_id=person.id)
        found += await services.database.read_sync(partial(some, now=services.now()))
        await asyncio.sleep(0)  # others have a turn
    return found


@get("/me/next", summary="The next table that waits for me", operation_id="get_next_table")
async def next_table(
    services: Services,
    person: Person,
    after: Annotated[str | None, Parameter(description="the table I come from", max_length=40)] = None,
) -> NextTable:
    """The one that has waited longest; null if none does."""
    return NextTable(table=await services.database.read_sync(lambda c: lobby.next_waiting(c, person.id, after)))


@post(
    "/tables",
    summary="Create a table",
    status_code=201,
    operation_id="create_table",
    refuses={409: ["too-many-tables"]},
)
async def create_table(data: TableRequest, services: Services, person: Person, quotas: Quotas) -> TableInfo:
    """With all options of the game; the seats are the host's and open ones unless asked otherwise."""
    now = services.now()
    table_id = await services.database.write_sync(lambda c: seating.create(c, person.id, data, now, quotas))
    return await changed(services, table_id, person)


@get("/tables/{table_id:str}", summary="A table", operation_id="get_table")
async def get_table(table_id: str, services: Services, visitor: Person | None, invite: Invite = None) -> TableInfo:
    """Seats, options, clock, whose turn it is. Not the game itself."""
    now = services.now()
    person_id = None if visitor is None else visitor.id

    def read(connection: Connection) -> TableInfo:
        return lobby.info_of(connection, lobby.access(connection, table_id, person_id, invite), now)

    return await services.database.read_sync(read)


@post(
    "/tables/{table_id:str}/join",
    summary="Take a seat",
    status_code=200,
    operation_id="join_table",
    refuses={409: ["started", "seated", "full", "taken", "too-many-tables"]},
)
async def join(table_id: str, data: JoinRequest, services: Services, person: Person, quotas: Quotas) -> TableInfo:
    """An open seat, or the one I am invited to. A private table needs the secret of its link."""
    now = services.now()

    def write(connection: Connection) -> None:
        lobby.access(connection, table_id, person.id, data.invite)
        seating.join(connection, table_id, person.id, data.seat, now, quotas)

    await services.database.write_sync(write)
    return await changed(services, table_id, person)


@post(
    "/tables/{table_id:str}/leave",
    summary="Leave a seat before the game",
    status_code=200,
    operation_id="leave_table",
    refuses={409: ["started", "not-seated"]},
)
async def leave(table_id: str, services: Services, person: Person) -> LeftTable:
    """Also declines an invitation."""
    now = services.now()

    def write(connection: Connection) -> None:
        lobby.access(connection, table_id, person.id, None)
        seating.leave(connection, table_id, person.id, now)

    await services.database.write_sync(write)
    services.hub.table_changed(table_id, [person.id])
    return LeftTable(left=True)


@put(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Change a seat",
    status_code=200,
    operation_id="set_seat",
    refuses={403: ["forbidden"], 409: ["started", "taken"]},
)
async def set_seat(
    table_id: str,
    seat: Annotated[int, Parameter(ge=0, le=3)],
    data: SeatChangeRequest,
    services: Services,
    person: Person,
) -> TableInfo:
    """The host decides who is to sit where, until the game begins."""
    now = services.now()

    def write(connection: Connection) -> None:
        lobby.access(connection, table_id, person.id, None)
        seating.set_seat(connection, table_id, person.id, seat, data, now)

    await services.database.write_sync(write)
    return await changed(services, table_id, person)


@post(
    "/tables/{table_id:str}/start",
    summary="Begin the game",
    status_code=200,
    operation_id="start_game",
    refuses={403: ["forbidden"], 409: ["started", "seats-open", "too-many-tables"]},
)
async def start(table_id: str, services: Services, person: Person, data: StartRequest | None = None) -> TableInfo:
    """The host begins when everybody is there, or with bots for those who are not."""
    bots = None if data is None else data.bots
    now = services.now()

    def write(connection: Connection) -> None:
        lobby.access(connection, table_id, person.id, None)
        seating.start(connection, table_id, person.id, now, services.settings, bots)

    await services.database.write_sync(write)
    services.bots.wake(table_id)
    return await changed(services, table_id, person)


@delete(
    "/tables/{table_id:str}",
    summary="Delete a table",
    status_code=204,
    operation_id="delete_table",
    refuses={403: ["forbidden"], 409: ["started"]},
)
async def delete_table(table_id: str, services: Services, person: Person) -> None:
    """By its host, before the game begins; an imported game that nobody else has to do with, at any time."""
    now = services.now()

    def write(connection: Connection) -> None:
        lobby.access(connection, table_id, person.id, None)
        seating.delete(connection, table_id, person.id, now)

    await services.database.write_sync(write)
    services.games.forget(table_id)
    services.caretaker.wake()
    services.hub.table_changed(table_id)


@post(
    "/tables/{table_id:str}/rematch",
    summary="The same again",
    status_code=200,
    operation_id="create_rematch",
    refuses={403: ["forbidden"], 409: ["not-over", "too-many-tables"]},
)
async def rematch(
    table_id: str,
    services: Services,
    person: Person,
    quotas: Quotas,
    sit: Annotated[bool, Parameter(description="take the seat kept for me, if somebody asked before me")] = False,
) -> TableInfo:
    """A new table with the same options, to which everybody who played is invited.

    Whoever asks for it after somebody else gets the same table, and may join it.
    """
    now = services.now()

    def write(connection: Connection) -> str:
        lobby.access(connection, table_id, person.id, None)
        return seating.rematch(connection, table_id, person.id, now, quotas, sit=sit)

    new = await services.database.write_sync(write)
    return await changed(services, new, person)


@post(
    "/tables/{table_id:str}/archive",
    summary="Put a finished table away",
    status_code=200,
    operation_id="archive_table",
    refuses={403: ["forbidden"], 409: ["not-over"]},
)
async def archive(table_id: str, data: ArchiveRequest, services: Services, person: Person) -> Archived:
    """It is no longer among my tables; others are not affected. A game that I have left need not be over."""

    def write(connection: Connection) -> None:
        found = lobby.belonging(connection, table_id, person.id)
        if data.archived and found.row.status != OVER and not found.left:
            raise conflict("not-over", "only a game that is over, or that you have left, can be put away")
        keep(connection, table_id, person.id, archived=data.archived)

    await services.database.write_sync(write)
    return Archived(archived=data.archived)


def keep(connection: Connection, table_id: str, person_id: str, **values: Any) -> None:
    """What a person keeps of a table."""
    columns = schema.keepsakes.c
    mine = (columns.table_id == table_id, columns.person_id == person_id)
    add_unless_there(connection, schema.keepsakes, {"table_id": table_id, "person_id": person_id})
    connection.execute(update(schema.keepsakes).where(*mine).values(**values))


def notes_of(connection: Connection, table_id: str, person_id: str) -> str:
    """A person's notes of a table."""
    columns = schema.keepsakes.c
    query = select(columns.notes).where(columns.table_id == table_id, columns.person_id == person_id)
    return connection.scalar(query) or ""


@get(
    "/tables/{table_id:str}/notes",
    summary="My private notes",
    operation_id="get_notes",
    refuses={403: ["forbidden"]},
)
async def get_notes(table_id: str, services: Services, person: Person) -> Notes:
    """Nobody else sees them. Only those who belong to the table have some."""

    def read(connection: Connection) -> str:
        lobby.belonging(connection, table_id, person.id)
        return notes_of(connection, table_id, person.id)

    return Notes(text=await services.database.read_sync(read))


@put(
    "/tables/{table_id:str}/notes",
    summary="Write my private notes",
    status_code=200,
    operation_id="write_notes",
    refuses={403: ["forbidden"]},
)
async def put_notes(table_id: str, data: NotesRequest, services: Services, person: Person, quotas: Quotas) -> Notes:
    """Nobody else sees them. Only those who belong to the table have some."""

    def write(connection: Connection) -> None:
        lobby.belonging(connection, table_id, person.id)
        before = notes_of(connection, table_id, person.id)
        quotas.take_text(connection, person.id, data.text, before, services.now())
        keep(connection, table_id, person.id, notes=data.text)

    await services.database.write_sync(write)
    return Notes(text=data.text)


@get("/tables/{table_id:str}/chat", summary="What was said", operation_id="get_chat", refuses={403: ["forbidden"]})
async def get_chat(
    table_id: str,
    services: Services,
    visitor: Person | None,
    invite: Invite = None,
    since: Annotated[int, Parameter(ge=0, le=2**31 - 1, description="number of the last line I know")] = 0,
) -> list[ChatLine]:
    """The last lines after `since`: 200 at most, and 128 KB of text."""
    person_id = None if visitor is None else visitor.id

    def read(connection: Connection) -> list[ChatLine]:
        chat.check_reader(lobby.access(connection, table_id, person_id, invite))
        return chat.lines(connection, table_id, since)

    return await services.database.read_sync(read)


@post(
    "/tables/{table_id:str}/chat",
    summary="Say something",
    status_code=201,
    operation_id="send_chat_line",
    refuses={403: ["forbidden"]},
)
async def say(
    request: AnyRequest, table_id: str, data: ChatRequest, services: Services, person: Person, quotas: Quotas
) -> ChatLine:
    """Only those who belong to the table do."""
    asking.take(request, services.limits.chat_of_address, asking.address(request))
    asking.take(request, services.limits.chat, person.id)
    now = services.now()

    def write(connection: Connection) -> tuple[ChatLine, bool]:
        chat.check_speaker(lobby.access(connection, table_id, person.id, None))
        quotas.take_text(connection, person.id, data.text, "", now)
        return chat.say(connection, table_id, person, data.text, now)

    line, answers = await services.database.write_sync(write)
    services.hub.said(table_id, line)
    if answers:
        await services.replacing.heard(table_id, person.id, now)
    return line


HANDLERS = [
    list_tables,
    my_tables,
    next_table,
    create_table,
    get_table,
    join,
    leave,
    set_seat,
    start,
    delete_table,
    rematch,
    archive,
    get_notes,
    put_notes,
    get_chat,
    say,
]
