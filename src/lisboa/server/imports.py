"""Game files become tables: to analyse alone, or to continue with others."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from lisboa.errors import BadGameFile
from lisboa.game import Game
from lisboa.server import seating, table_store
from lisboa.server.people import new_id
from lisboa.server.playthrough import Chair
from lisboa.server.problems import Problem, bad_field
from lisboa.server.requests import ImportRequest, SeatRequest
from lisboa.server.table_store import WAITING


def read_file(asked: ImportRequest) -> Game:
    """The game of a file, played through; a problem names the line and the reason."""
    if (asked.text is None) == (asked.game is None):
        raise bad_field("text", "send either `text` or `game`")
    try:
        return Game.from_json(asked.game) if asked.text is None else Game.from_text(asked.text)
    except BadGameFile as error:
        field = "game" if asked.text is None else "text"
        raise Problem(422, "bad-game-file", f"{field}: {error}", field=field, line=error.line) from None
    except RecursionError:
        raise bad_field("game", "is nested too deeply") from None


def create(
    connection: Connection, host_id: str, asked: ImportRequest, game: Game, now: int, snapshot_every: int
) -> str:
    """A table that begins where the file ends. Without a wish for seats its host has them all, to analyse."""
    if game.solo and asked.clock is not None:
        raise seating.no_clock_in_solo()
    seating.check_waiting(connection, host_id)
    chairs = chairs_for(connection, host_id, asked, game)
    others = any(chair.kind in seating.EMPTY for chair in chairs)
    if others and asked.public:
        raise bad_field("public", "who brings a game file knows every card in it, so only people he invites may join")
    written = game.to_json()["header"]
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
        "players": game.options.players,
        "options": {name: value for name, value in game.options.to_header().items() if name != "Seats"},
        "clock": asked.clock,
        "seed": None if game.seed is None else str(game.seed),
        "start": {"position": written.get("Position"), "moves": game.moves},
        "created_at": now,
        "updated_at": now,
    }
    table_store.add(connection, values, chairs)
    seating.invite(connection, table_id, chairs, now)
    if not others:
        seating.start(connection, table_id, host_id, now, snapshot_every)
    return table_id


def chairs_for(connection: Connection, host_id: str, asked: ImportRequest, game: Game) -> list[Chair]:
    """Who sits where: as asked, or the host everywhere."""
    wanted = asked.seats
    if wanted is None:
        own = [SeatRequest(kind="hot-seat")] * game.options.players
        wanted = [*own, SeatRequest(kind="lacerda")] if game.solo else own
    if game.solo and len(wanted) == 1:
        wanted = [*wanted, SeatRequest(kind="lacerda")]
    if len(wanted) != game.players or any(
        (s.kind == "lacerda") != (game.solo and i == 1) for i, s in enumerate(wanted)
    ):
        raise bad_field("seats", f"do not fit a game with {game.players} at the table (SET-1)")
    return seating.chairs_for(connection, host_id, wanted)
