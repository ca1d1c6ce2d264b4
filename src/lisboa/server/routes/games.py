"""Games as one looks at them: the present, what has been, files."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import MediaType, Response, get
from litestar.params import Parameter
from sqlalchemy import Connection

from lisboa.server import asking, game_reading, history, imports, lobby, sight
from lisboa.server.answers import TableInfo
from lisboa.server.game_answers import Events, HistoryPoint, SinceMyLastMove, Situation
from lisboa.server.games import Live
from lisboa.server.languages import Accept, Lang, chosen
from lisboa.server.lobby import Access
from lisboa.server.people import Person
from lisboa.server.quotas import Quotas
from lisboa.server.requests import (
    ImportRequest,
)
from lisboa.server.routes.tables import Invite, table_info
from lisboa.server.services import Services
from lisboa.server.table_store import RUNNING
from lisboa.server.workers.fair_turns import Asker

SeatWanted = Annotated[
    int | None, Parameter(ge=0, le=3, description="look from this seat: one's own; any after the end")
]
Happened = Annotated[
    int | None, Parameter(ge=0, le=2**31 - 1, description="only so many events of the entry; without it all of them")
]
Since = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="number of the last entry I know")]

PAGE: Final = 1_000  # entries: twice as many as a game has
PAGE_EVENTS: Final = sight.EVENTS_PER_ENTRY * PAGE
LOOKING: Final = {403: ["forbidden"], 409: ["not-started", "quarantined"]}


async def look(services: Services, table_id: str, visitor: Person | None, invite: str | None) -> Access:
    """A table whose game this person may see."""
    person_id = None if visitor is None else visitor.id
    found = await services.database.read_sync(lambda c: lobby.looking(c, table_id, person_id, invite))
    services.visits.table(found)
    return found


def seat_for(found: Access, live: Live, wanted: int | None) -> int | None:
    """The seat to look from."""
    allowed = history.allowed_viewpoint(live.row, found.seats, len(found.chairs), wanted)
    return allowed if wanted is not None else sight.viewpoint(live.play, found.person_id)


@get(
    "/tables/{table_id:str}/situation",
    summary="The game as I see it now",
    operation_id="get_situation",
    refuses=LOOKING,
)
async def situation(
    table_id: str,
    services: Services,
    visitor: Person | None,
    invite: Invite = None,
    seat: SeatWanted = None,
    lang: Lang = None,
    accept: Accept = None,
) -> Situation:
    """View, and my decision with all options if it is my turn."""
    language = chosen(lang, accept)
    found = await look(services, table_id, visitor, invite)
    live = await services.games.current(table_id)
    return sight.situation(live.play, seat_for(found, live, seat), language)


@get(
    "/tables/{table_id:str}/events",
    summary="What happened, entry by entry",
    operation_id="list_events",
    refuses=LOOKING,
)
async def events(
    table_id: str,
    services: Services,
    visitor: Person | None,
    asker: Asker,
    invite: Invite = None,
    seat: SeatWanted = None,
    since: Since = 0,
    limit: Annotated[int, Parameter(ge=1, le=PAGE, description="how many entries at most")] = PAGE,
    lang: Lang = None,
    accept: Accept = None,
) -> Events:
    """Entries after number `since`, as the seat may know them. If there are `more`, ask again from the last one on.

    A page may have fewer entries than `limit` although there are more.
    """
    language = chosen(lang, accept)
    found = await look(services, table_id, visitor, invite)
    live = await services.games.current(table_id)
    viewer = seat_for(found, live, seat)
    last = sight.page_end(live.play, since, limit, PAGE_EVENTS)
    making = sight.frames(live.play, since, viewer, language, last)
    frames = await services.games.long_work.all_of(making, asker)
    return Events(seq=live.play.seq, seat=viewer, frames=frames, more=last < live.play.seq)


@get(
    "/tables/{table_id:str}/since-my-last-move",
    summary="What happened while I was away",
    operation_id="list_events_since_my_last_move",
    refuses=LOOKING,
)
async def since_my_last_move(
    table_id: str, services: Services, person: Person, asker: Asker, lang: Lang = None, accept: Accept = None
) -> SinceMyLastMove:
    """The entries after the last thing I did at this table. If there are `more`, ask `events` from the last one on."""
    language = chosen(lang, accept)
    found = await look(services, table_id, person, None)
    live = await services.games.current(table_id)
    viewer = seat_for(found, live, None)
    since = history.last_own_entry(live.play, person.id)
    last = sight.page_end(live.play, since, PAGE, PAGE_EVENTS)
    making = sight.frames(live.play, since, viewer, language, last)
    return SinceMyLastMove(
        seq=live.play.seq,
        since=since,
        seat=viewer,
        frames=await services.games.long_work.all_of(making, asker),
        more=last < live.play.seq,
    )


@get(
    "/tables/{table_id:str}/history/{seq:int}",
    summary="The game at any point",
    operation_id="get_history_point",
    refuses=LOOKING,
)
async def point(
    table_id: str,
    seq: Annotated[int, Parameter(ge=0, le=2**31 - 1)],
    services: Services,
    visitor: Person | None,
    invite: Invite = None,
    seat: SeatWanted = None,
    events: Happened = None,
    lang: Lang = None,
    accept: Accept = None,
) -> HistoryPoint:
    """The view after entry number `seq` and what happened in it. After the end from any seat.

    With `events` in the midst of the entry, after so many of them.
    """
    language = chosen(lang, accept)
    found = await look(services, table_id, visitor, invite)
    viewer = history.allowed_viewpoint(found.row, found.seats, len(found.chairs), seat)
    return await services.database.read_sync(lambda c: history.point(c, table_id, seq, viewer, language, events))


# Files


@get("/tables/{table_id:str}/export", summary="The game as a file", operation_id="export_game", refuses=LOOKING)
async def export(
    table_id: str,
    services: Services,
    visitor: Person | None,
    asker: Asker,
    invite: Invite = None,
    seat: SeatWanted = None,
    format: Annotated[Literal["text", "json"], Parameter(description="text or json")] = "text",  # noqa: A002 (a word of the API)
    lang: Lang = None,
    accept: Accept = None,
) -> Response[Any]:
    """After the end, or for who owns all seats and names none, the game file; else what a seat knows, without seed."""
    language = chosen(lang, accept)
    found = await look(services, table_id, visitor, invite)
    live = await services.games.current(table_id)
    if history.may_have_file(live.row, live.play, found.person_id, seat):
        content: Any = live.play.game.to_text() if format == "text" else live.play.game.to_json()
    else:
        viewer = seat_for(found, live, seat)
        record = history.seat_record_text if format == "text" else history.seat_record
        content = await record(services.games.long_work, asker, live.row, live.play, viewer, language)
    ending = "txt" if format == "text" else "json"
    headers = {"content-disposition": f'attachment; filename="lisboa-{table_id}.{ending}"'}
    kind = MediaType.TEXT if format == "text" else MediaType.JSON
    return Response(content, media_type=kind, headers=headers)


async def import_game(
    data: ImportRequest, request: asking.AnyRequest, services: Services, person: Person, quotas: Quotas
) -> TableInfo:
    """To analyse alone, which is what happens without `seats`, or to continue with others."""
    imports.check(data)
    asker = Asker(person.id, asking.address(request))
    job = game_reading.ReadGameFile(data.text, data.document, services.settings.snapshot_every)
    game = await services.jobs.do(asker, job)
    now = services.now()

    def write(connection: Connection) -> str:
        return imports.create(connection, person.id, data, game, now, quotas)

    table_id = await services.database.write_sync(write)
    info = await table_info(services, table_id, person)
    if info.status == RUNNING:
        services.bots.wake(table_id)
    return info


HANDLERS = [situation, events, since_my_last_move, point, export]
