"""Tables before the game begins: create, join, leave, start, delete; and the next one after it ended."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from lisboa import game_options
from lisboa.engine.revisions import REVISION
from lisboa.errors import BadOption
from lisboa.game_options import GameOptions
from lisboa.seats import BOTS, HUMAN, LACERDA
from lisboa.server import clocks, notices, people, schema, table_store
from lisboa.server.answers import PersonInfo
from lisboa.server.characters import hidden
from lisboa.server.clocks import Clock
from lisboa.server.games import columns_of, decision_kind
from lisboa.server.people import new_id
from lisboa.server.playthrough import PERSON_KINDS, Chair, Playthrough
from lisboa.server.problems import Problem, bad_field, bad_option, conflict, forbidden, no_such
from lisboa.server.quotas import Quotas
from lisboa.server.requests import SeatChangeRequest, SeatRequest, TableRequest
from lisboa.server.retention import mark, unattended
from lisboa.server.settings import Settings
from lisboa.server.table_store import OVER, RUNNING, WAITING, TableRow
from lisboa.server.versions import components_version, engine_version

MAX_TITLE: Final = 80
EMPTY: Final = ("open", "invited")
HOST_AWAY_MS: Final = 24 * 3_600_000


def create(connection: Connection, host_id: str, asked: TableRequest, now: int, quotas: Quotas) -> str:
    """A new table; returns its id."""
    chairs = chairs_asked(connection, host_id, asked)
    options = options_asked(asked, chairs)
    if options.solo and asked.clock is not None:
        raise no_clock_in_solo()
    quotas.check_waiting(connection, host_id)
    table_id = new_id()
    values = {
        "id": table_id,
        "title": tidy_title(asked.title),
        "host_id": host_id,
        "status": WAITING,
        "public": asked.public,
        "spectators": asked.spectators,
        "spectator_chat": asked.spectator_chat,
        "invite": new_id(),
        "players": options.players,
        "options": options.to_header(),
        "clock": asked.clock,
        "address": quotas.address or None,
        "created_at": now,
        "updated_at": now,
    }
    table_store.add(connection, values, chairs)
    invite(connection, table_id, chairs, now)
    return table_id


def no_clock_in_solo() -> Problem:
    """There is nobody whom a clock would help."""
    return bad_field("clock", "in solo nobody waits for you (SOLO-1)")


def tidy_title(title: str) -> str:
    """A title of one line."""
    tidy = " ".join(unicodedata.normalize("NFC", title).split())
    if any(map(hidden, tidy)):
        raise bad_field("title", "has characters that cannot be seen")
    if len(tidy) > MAX_TITLE:
        raise bad_field("title", f"must have at most {MAX_TITLE} characters")
    return tidy


def chairs_asked(connection: Connection, host_id: str, asked: TableRequest) -> list[Chair]:
    """Who is to sit where; without a wish the host comes first and the other seats are open."""
    wanted = asked.seats
    players = asked.players
    if players is None:
        players = 4 if wanted is None else sum(seat.kind != "lacerda" for seat in wanted)
        if players == 0:
            raise bad_field("seats", "somebody must sit at the table (SET-1)")
    if wanted is None:
        others = [SeatRequest(kind="lacerda")] if players == 1 else [SeatRequest(kind="open")] * (players - 1)
        wanted = [SeatRequest(kind="host"), *others]
    if players == 1 and len(wanted) == 1:
        wanted = [*wanted, SeatRequest(kind="lacerda")]
    return chairs_for(connection, host_id, wanted)


def chairs_for(connection: Connection, host_id: str, wanted: Sequence[SeatRequest]) -> list[Chair]:
    """Each of these seats."""
    if sum(seat.kind == "host" for seat in wanted) > 1:
        raise bad_field("seats", "the host sits on one seat: others may be hot-seats (SET-1)")
    return [chair_asked(connection, host_id, seat, f"seats[{number}].") for number, seat in enumerate(wanted)]


def chair_asked(connection: Connection, host_id: str, seat: SeatRequest, field: str = "") -> Chair:
    """One of them; `field` is where it stands in the request."""
    if seat.bot is not None and seat.kind != "bot":
        raise bad_field(f"{field}bot", "only a bot's seat names a bot")
    if seat.person is not None and seat.kind != "invited":
        raise bad_field(f"{field}person", "only an invited seat names a person")
    if seat.kind == "host":
        return Chair(kind="person", person_id=host_id)
    if seat.kind == "hot-seat":
        return Chair(kind="hot-seat", person_id=host_id)
    if seat.kind == "bot":
        return bot_chair(seat.bot or "greedy", f"{field}bot")
    if seat.kind == "invited":
        found = people.find_account(connection, seat.person or "")
        if found is None:
            raise bad_field(f"{field}person", "no account has this name")
        return Chair(kind="invited", person_id=found[0].id)
    return Chair(kind=seat.kind)


def bot_chair(bot: str, field: str) -> Chair:
    """A bot's seat."""
    if bot not in BOTS:
        raise bad_field(field, f"there is no such bot; there are: {', '.join(BOTS)}")
    return Chair(kind="bot", bot=bot)


def options_asked(asked: TableRequest, chairs: Sequence[Chair]) -> GameOptions:
    """The options of the game, checked together (SET-1, SOLO-1)."""
    players = asked.players or sum(chair.kind != LACERDA for chair in chairs)
    try:
        return game_options.validated(
            players,
            ruleset=asked.ruleset,
            draft=asked.draft,
            starting_decrees=asked.starting_decrees,
            goals=asked.goals,
            city_tokens=asked.city_tokens,
            seats=[name_of(chair) for chair in chairs],
        )
    except BadOption as error:
        raise bad_option(error) from None


def name_of(chair: Chair) -> str:
    """Who plays there, as game files say it."""
    return chair.bot or HUMAN if chair.kind == "bot" else LACERDA if chair.kind == "lacerda" else HUMAN


def waiting(connection: Connection, table_id: str) -> TableRow:
    """A table that has not begun, locked."""
    row = table_store.find(connection, table_id, lock=True)
    if row is None:
        raise no_such("table")
    if row.status != WAITING:
        raise conflict("started", "this game has begun already")
    return row


def join(connection: Connection, table_id: str, person_id: str, seat: int | None, now: int, quotas: Quotas) -> None:
    """Take an open seat, or the one a person is invited to: with it all others he is invited to, too."""
    row = waiting(connection, table_id)
    chairs = table_store.chairs(connection, table_id)
    if any(chair.kind in PERSON_KINDS and chair.person_id == person_id for chair in chairs):
        raise conflict("seated", "you have a seat already")
    invited = [i for i, chair in enumerate(chairs) if chair.kind == "invited" and chair.person_id == person_id]
    free = invited + [i for i, chair in enumerate(chairs) if chair.kind == "open"]
    if seat is not None and seat >= len(chairs):
        raise bad_field("seat", f"there are {len(chairs)} seats")
    if seat is None and not free:
        raise conflict("full", "no seat is free")
    if seat is not None and seat not in free:
        raise conflict("taken", f"seat {seat} is not free", field="seat")
    quotas.check_seats(connection, person_id)
    chosen = free[0] if seat is None else seat
    other = Chair(kind="hot-seat", person_id=person_id) if chosen in invited else Chair(kind="open")
    for number in invited:
        table_store.set_chair(connection, table_id, number, other)
    table_store.set_chair(connection, table_id, chosen, Chair(kind="person", person_id=person_id))
    table_store.change(connection, table_id, updated_at=now)
    if all(chair.kind not in EMPTY for chair in table_store.chairs(connection, table_id)):
        tell(connection, row, notices.FULL, [row.host_id], now)


def tell(connection: Connection, row: TableRow, kind: str, people_ids: Sequence[str | None], now: int) -> None:
    """A message about a table that has not begun."""
    for person_id in dict.fromkeys(people_ids):
        if person_id is not None:
            notices.note_waiting(
                connection, table_id=row.id, seq=0, person_id=person_id, decision=None, kind=kind, now=now
            )


def invite(connection: Connection, table_id: str, chairs: Sequence[Chair], now: int) -> None:
    """Tell those who are invited."""
    row = waiting(connection, table_id)
    people_ids = [chair.person_id for chair in chairs if chair.kind == "invited" and chair.person_id != row.host_id]
    tell(connection, row, notices.INVITED, people_ids, now)


def leave(connection: Connection, table_id: str, person_id: str, now: int) -> None:
    """Give up one's seats, or decline an invitation: they are open then. Who sits there still becomes the host."""
    row = waiting(connection, table_id)
    chairs = table_store.chairs(connection, table_id)
    mine = [seat for seat, chair in enumerate(chairs) if chair.person_id == person_id]
    if not mine:
        raise conflict("not-seated", "you have no seat at this table")
    for seat in mine:
        table_store.set_chair(connection, table_id, seat, Chair(kind="open"))
    others = [chair.person_id for chair in chairs if chair.kind in PERSON_KINDS and chair.person_id != person_id]
    host = others[0] if others and row.host_id == person_id else row.host_id
    table_store.change(connection, table_id, host_id=host, updated_at=now)
    if host != person_id:
        table_store.forget_keepsake(connection, table_id, person_id)


def set_seat(
    connection: Connection, table_id: str, host_id: str, seat: int, asked: SeatChangeRequest, now: int
) -> None:
    """The host changes who is to sit on a seat, or frees it."""
    row = waiting(connection, table_id)
    if row.host_id != host_id:
        raise forbidden("only the host changes seats")
    chairs = list(table_store.chairs(connection, table_id))
    if seat >= len(chairs):
        raise bad_field("seat", f"there are {len(chairs)} seats")
    if (asked.kind == "lacerda") != (chairs[seat].kind == "lacerda"):
        raise bad_field("kind", "Lacerda plays in solo, on seat 1, and only there (SOLO-1)")
    if asked.kind == "host" and any(c.kind == "person" and c.person_id == host_id for c in chairs):
        raise bad_field("kind", "you have a seat already: others may be hot-seats (SET-1)")
    if asked.unless_taken and chairs[seat].kind in PERSON_KINDS and chairs[seat].person_id != host_id:
        raise conflict("taken", f"somebody has sat down on seat {seat}", field="seat")
    chair = chair_asked(connection, host_id, asked)
    table_store.set_chair(connection, table_id, seat, chair)
    table_store.change(connection, table_id, updated_at=now)
    invite(connection, table_id, [chair], now)


def set_clock(connection: Connection, table_id: str, host_id: str, clock: Clock | None, now: int) -> None:
    """The host gives the table another clock, or takes it away."""
    row = waiting(connection, table_id)
    if row.host_id != host_id:
        raise forbidden("only the host changes the clock")
    if clock is not None and any(chair.kind == LACERDA for chair in table_store.chairs(connection, table_id)):
        raise no_clock_in_solo()
    table_store.change(connection, table_id, clock=clock, updated_at=now)


def delete(connection: Connection, table_id: str, person_id: str, now: int) -> None:
    """The host takes back a table that has not begun, or an imported game that nobody else has to do with."""
    row = table_store.find(connection, table_id, lock=True)
    own = row is not None and row.host_id == person_id
    if own and connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == table_id, unattended())):
        mark(connection, table_id, now)
        return
    if waiting(connection, table_id).host_id != person_id:
        raise forbidden("only the host deletes a table")
    table_store.remove(connection, table_id)


def start(
    connection: Connection,
    table_id: str,
    person_id: str,
    now: int,
    settings: Settings,
    bots: str | None = None,
) -> None:
    """The game begins, with a seed that nobody knows. If the host does not come, a player may begin.

    `bots` are seated here, where it is known who has come: the page of whoever begins may not show the last one yet.
    """
    row = waiting(connection, table_id)
    if row.host_id != person_id:
        chairs = table_store.chairs(connection, table_id)
        seated = any(chair.kind in PERSON_KINDS and chair.person_id == person_id for chair in chairs)
        if not seated or now - row.updated_at < HOST_AWAY_MS:
            raise forbidden("only the host starts the game, or a player when nothing has happened for a day")
    if bots is not None:
        bot = bot_chair(bots, "bots")
        for seat, chair in enumerate(table_store.chairs(connection, table_id)):
            if chair.kind in EMPTY:
                table_store.set_chair(connection, table_id, seat, bot)
    begin(connection, row, person_id, now, settings)


def begin(connection: Connection, row: TableRow, person_id: str, now: int, settings: Settings) -> None:
    """Deal, and play what was imported. Everybody must be there."""
    chairs = table_store.chairs(connection, row.id)
    empty = [i for i, chair in enumerate(chairs) if chair.kind in EMPTY]
    if empty:
        raise conflict("seats-open", f"nobody sits on seat {', '.join(map(str, empty))} yet", seats=empty)
    if row.seed is None and row.start is None:
        row = msgspec.structs.replace(row, seed=str(secrets.randbits(63)))
    row = msgspec.structs.replace(row, options={**row.options, "Seats": [name_of(chair) for chair in chairs]})
    play = Playthrough(row.begins, chairs).with_imported(row.imported, row.imported_hashes, now)
    if not play.game.is_over:
        Quotas(settings, row.address or "").check_running(connection, row.host_id, chairs, now)
    if play.entries:
        table_store.append(connection, row.id, play.entries)
    runs = play.game.turn if play.waiting_for is not None else None
    state = None if row.clock is None else clocks.started(row.clock, len(chairs), runs, now)
    row = msgspec.structs.replace(row, clock_state=state, turn_since=now)
    values: dict[str, Any] = {
        "status": RUNNING,
        **columns_of(row, play, now),
        "options": row.options,
        "seed": row.seed,
        "engine_version": engine_version(),
        "components_version": components_version(),
        "started_at": now,
    }
    table_store.change(connection, row.id, **values)
    if play.waiting_for is not None and play.waiting_for != person_id:
        notices.note_waiting(
            connection,
            table_id=row.id,
            seq=play.seq,
            person_id=play.waiting_for,
            decision=decision_kind(play),
            kind=notices.YOUR_TURN,
            now=now,
        )


def rematch(
    connection: Connection, table_id: str, person_id: str, now: int, quotas: Quotas, *, sit: bool = False
) -> str:
    """The same again, everybody on the seat they had: who played is invited.

    Whoever wishes it second is led to the same table, until its game begins. With `sit` they sit down there at once:
    before a request of its own to join, the host could begin with a bot on that seat.
    """
    row = table_store.find(connection, table_id, lock=True)
    if row is None:
        raise no_such("table")
    if row.status != OVER:
        raise conflict("not-over", "the game is not over yet")
    chairs = table_store.chairs(connection, table_id)
    if all(chair.person_id != person_id for chair in chairs):
        raise forbidden("only who played asks for a rematch")
    tables = schema.tables.c
    again = select(tables.id).where(tables.rematch_of == table_id, tables.status == WAITING)
    found: str | None = connection.scalar(again)
    if found is not None:
        kept = table_store.chairs(connection, found)
        if sit and any(chair.kind == "invited" and chair.person_id == person_id for chair in kept):
            join(connection, found, person_id, None, now, quotas)
        return found
    quotas.check_waiting(connection, person_id)
    new = new_id()
    values = {
        **{
            name: getattr(row, name) for name in ("title", "public", "spectators", "spectator_chat", "players", "clock")
        },
        # A new game is played by the rules of today, whatever the one before began with.
        "options": {name: value for name, value in row.options.items() if name != "Seats"} | {"Rules": REVISION},
        "id": new,
        "host_id": person_id,
        "status": WAITING,
        "invite": new_id(),
        "rematch_of": table_id,
        "address": quotas.address or None,
        "created_at": now,
        "updated_at": now,
    }
    known = people.names(connection, {chair.person_id for chair in chairs if chair.person_id is not None})
    again_chairs = [chair_again(chair, person_id, known) for chair in chairs]
    table_store.add(connection, values, again_chairs)
    invite(connection, new, again_chairs, now)
    return new


def chair_again(chair: Chair, asker: str, known: dict[str, PersonInfo]) -> Chair:
    """Where somebody played, they are invited; the asker sits down at once, on hot-seats too."""
    if chair.kind not in PERSON_KINDS:
        return chair
    if chair.person_id == asker:
        return Chair(kind=chair.kind, person_id=asker)
    person = known.get(chair.person_id or "")
    if person is None or person.former:
        return Chair(kind="open")
    return Chair(kind="invited", person_id=chair.person_id)
