"""Game files become tables: to analyse alone, or to continue with others."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from lisboa.server import seating, table_store
from lisboa.server.game_reading import GameRead
from lisboa.server.people import new_id
from lisboa.server.playthrough import Chair
from lisboa.server.problems import bad_field
from lisboa.server.quotas import Quotas
from lisboa.server.requests import ImportRequest, SeatRequest
from lisboa.server.table_store import WAITING

ENTRY_BYTES: Final = 200  # a move in the log, with its index


def check(asked: ImportRequest) -> None:
    """One form of a file, not both."""
    if (asked.text is None) == (asked.document is None):
        raise bad_field("text", "send either `text` or `game`")


def create(connection: Connection, host_id: str, asked: ImportRequest, game: GameRead, now: int, quotas: Quotas) -> str:
    """A table that begins where the file ends. Without a wish for seats its host has them all, to analyse."""
    if game.solo and asked.clock is not None:
        raise seating.no_clock_in_solo()
    start = {"position": game.position, "moves": game.moves, "hashes": game.hashes}
    size = stored_bytes(start, game)
    quotas.check_waiting(connection, host_id)
    quotas.check_import(connection, host_id, size)
    chairs = chairs_for(connection, host_id, asked, game)
    others = any(chair.kind in seating.EMPTY for chair in chairs)
    if others and asked.public:
        raise bad_field(
            "public", "you know every card of a game file that you bring, so only people you invite may join"
        )
    table_id = new_id()
    values: dict[str, Any] = {
        "id": table_id,
        "title": seating.tidy_title(asked.title),
        "host_id": host_id,
        "status": WAITING,
        "public": asked.public,
        "spectators": asked.spectators,
        "spectator_chat": True,
        "invite": new_id(),
        "players": game.players,
        "options": game.options,
        "clock": asked.clock,
        "seed": game.seed,
        "start": start,
        "address": quotas.address or None,
        "import_bytes": size,
        "visited_at": now,
        "created_at": now,
        "updated_at": now,
    }
    table_store.add(connection, values, chairs)
    table_store.add_snapshots(connection, table_id, game.positions)
    seating.invite(connection, table_id, chairs, now)
    if not others:
        seating.start(connection, table_id, host_id, now, quotas.settings)
    return table_id


def stored_bytes(start: dict[str, Any], game: GameRead) -> int:
    """About what an imported game takes in the database: its document, positions, and the log it begins with."""
    positions = sum(map(len, game.positions.values()))
    return len(msgspec.json.encode(start)) + positions + len(game.moves) * ENTRY_BYTES


def chairs_for(connection: Connection, host_id: str, asked: ImportRequest, game: GameRead) -> list[Chair]:
    """Who sits where: as asked, or the host everywhere."""
    wanted = asked.seats
    if wanted is None:
        own = [SeatRequest(kind="hot-seat")] * game.players
        wanted = [*own, SeatRequest(kind="lacerda")] if game.solo else own
    if game.solo and len(wanted) == 1:
        wanted = [*wanted, SeatRequest(kind="lacerda")]
    if len(wanted) != game.seats or any((s.kind == "lacerda") != (game.solo and i == 1) for i, s in enumerate(wanted)):
        raise bad_field("seats", f"do not fit a game with {game.seats} at the table (SET-1)")
    return seating.chairs_for(connection, host_id, wanted)
