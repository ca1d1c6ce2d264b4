"""Any point of any game: a stored position near it and the few moves from there. And files of whole games."""

from __future__ import annotations

from collections import Counter
from typing import Final

import structlog
from sqlalchemy import Connection

from lisboa.engine.names import COLOURS, NONE
from lisboa.game import Game
from lisboa.game_event import GameEvent
from lisboa.server import playthrough, sight, table_store
from lisboa.server.answers import table_options
from lisboa.server.game_answers import HistoryPoint, SeatRecord
from lisboa.server.games import check_begun, first, message_of, quarantined
from lisboa.server.languages import ENGLISH
from lisboa.server.long_work import LongWork
from lisboa.server.packed_positions import unpacked
from lisboa.server.playthrough import DIFFERS, BadLog, Entry, Playthrough, fit_for_all
from lisboa.server.problems import bad_field, forbidden, no_such
from lisboa.server.table_store import OVER, TableRow
from lisboa.server.workers.fair_turns import Asker

RECORD_FORMAT: Final = "lisboa-seat-record-1"
log = structlog.get_logger()


def path_of(entries: list[Entry]) -> list[tuple[int, str]]:
    """The moves that count after these entries: seq of the entry that made it, notation. No game is needed for it."""
    path: list[tuple[int, str]] = []
    undone: list[str] = []
    for entry in entries:
        count = entry.number or 0
        if entry.kind == playthrough.MOVE:
            move = entry.text or ""
            path.append((entry.seq, move))
            undone = undone[:-1] if undone and undone[-1] == move else []
        elif entry.kind == playthrough.UNDO:
            undone += [move for _, move in reversed(path[len(path) - count :])]
            del path[len(path) - count :]
        elif entry.kind == playthrough.REDO:
            path += [(entry.seq, undone.pop()) for _ in range(count)]
        elif entry.kind == playthrough.REWIND:
            del path[count:]
            undone = []
    return path


def point(
    connection: Connection,
    table_id: str,
    seq: int,
    seat: int | None,
    language: str = ENGLISH,
    happened: int | None = None,
) -> HistoryPoint:
    """The table as a seat saw it after entry number `seq` (0: before the first), and what happened in that entry.

    With `happened` in the midst of the entry, after so many of its events: Lacerda's turns are in those of his rival.
    """
    row = table_store.find(connection, table_id)
    if row is None:
        raise no_such("table")
    check_begun(row)
    if seq > row.seq:
        raise bad_field("seq", f"the log has {row.seq} entries")
    entries = table_store.entries(connection, table_id, until=seq)
    game, events, moves = game_at(connection, row, entries)
    if entries and game.state_hash() != entries[-1].hash:
        raise quarantined(row.id, message_of(row, str(BadLog(seq, DIFFERS))))
    midway = happened is not None and happened < len(events)
    if midway:
        game, events = game.before(events[happened:]), events[:happened]
    view = game.view(seat)
    if midway:
        view["decision"] = None  # what is under way there is no question to anybody
    frame = sight.frame_of(entries[-1], events, seat, language) if entries else None
    return HistoryPoint(
        seq=seq,
        last_seq=row.seq,
        moves=moves,
        seat=seat,
        turn=whose(game) if midway else game.turn,
        over=game.is_over,
        view=view,
        numbers=game.numbers(),
        scores=game.scores() if game.is_over else None,
        projected=sight.projected(game),
        frame=frame,
    )


def whose(game: Game) -> int | None:
    """The seat whose turn it is, though it may have nothing to decide; None before the first turn."""
    seat = game.latest_turn[1]
    return None if seat == NONE else seat


def game_at(connection: Connection, row: TableRow, entries: list[Entry]) -> tuple[Game, list[GameEvent], int]:
    """The game after these entries, what happened in the last of them, and how many moves were made by then."""
    path = path_of(entries)
    last = sum(made == len(entries) for made, _ in path)
    game, done = nearest(connection, row, entries, path[: len(path) - last])
    events: list[GameEvent] = []
    for number, (made, move) in enumerate(path[done:], start=done + 1):
        try:
            happened = game.play(move)
        except Exception as error:  # an engine of another version may fail in any way
            raise quarantined(row.id, message_of(row, str(BadLog(made, fit_for_all(error))))) from error
        if made == len(entries):
            for event in happened:
                event.move = number  # a game that goes on from a position counts from 1
            events += happened
    return game, events, len(path)


def nearest(
    connection: Connection, row: TableRow, entries: list[Entry], path: list[tuple[int, str]]
) -> tuple[Game, int]:
    """A game near the end of a path, and how many of its moves are made there."""
    numbers = {made: i + 1 for i, (made, _) in enumerate(path)}
    remain = Counter(made for made, _ in path)
    for seq in sorted(table_store.snapshot_numbers(connection, row.id, len(entries)), reverse=True):
        entry = entries[seq - 1]
        # Of several moves that one entry played again, some may have been taken back once more.
        whole = remain[seq] == (entry.number if entry.kind == playthrough.REDO else 1)
        game = stored(connection, row.id, entry) if whole else None
        if game is not None:
            return game, numbers[seq]
    return row.begins.game(), 0


def stored(connection: Connection, table_id: str, entry: Entry) -> Game | None:
    """The game as it was stored behind an entry; None if that is damaged, since all can be played from the start."""
    data = table_store.snapshot(connection, table_id, entry.seq)
    try:
        game = None if data is None else Game.from_position(unpacked(data))
    except Exception as error:  # whatever is wrong with it
        log.error("stored position cannot be read", table=table_id, seq=entry.seq, reason=type(error).__name__)
        return None
    if game is not None and game.state_hash() != entry.hash:
        log.error("stored position is another than the log's", table=table_id, seq=entry.seq)
        return None
    return game


def before_first(connection: Connection, table_id: str) -> Playthrough:
    """A game before its first entry."""
    row = table_store.find(connection, table_id)
    if row is None:
        raise no_such("table")
    return first(row, table_store.chairs(connection, table_id))


def allowed_viewpoint(row: TableRow, own: list[int], players: int, wanted: int | None) -> int | None:
    """After the end everybody may look from any seat; before, from his own."""
    if wanted is None:
        return own[0] if own else None
    if wanted >= players:
        raise bad_field("seat", f"there are {players} seats")
    if wanted not in own and row.status != OVER:
        raise forbidden("before the end you see the game only from your own seat")
    return wanted


def last_own_entry(play: Playthrough, person_id: str) -> int:
    """The number of the last thing this person did; 0 if nothing."""
    return next((entry.seq for entry in reversed(play.entries) if entry.person_id == person_id), 0)


# Files


def may_have_file(row: TableRow, play: Playthrough, person_id: str | None, wanted: int | None) -> bool:
    """A game file holds the seed: it exists after the end, or for who owns all seats and speaks for no single one."""
    return row.status == OVER or (person_id is not None and wanted is None and play.owns_all(person_id))


async def seat_record(
    work: LongWork, asker: Asker, row: TableRow, play: Playthrough, seat: int | None, language: str
) -> SeatRecord:
    """What leaves a running game: the view and events of a seat, without the seed."""
    return SeatRecord(
        format=RECORD_FORMAT,
        table=row.id,
        title=row.title,
        options=table_options(row.options),
        seat=None if seat is None else COLOURS[seat],
        seq=play.seq,
        view=play.game.view(seat),
        frames=await work.all_of(sight.frames(play, 0, seat, language), asker),
    )


async def seat_record_text(
    work: LongWork, asker: Asker, row: TableRow, play: Playthrough, seat: int | None, language: str
) -> str:
    """The same for reading: one line for each thing that happened."""
    who = "a spectator" if seat is None else COLOURS[seat]
    head = [f"[Lisboa record of a running game, as {who} knows it]", f"[Table {row.id}]", ""]
    making = ("\n".join(lines_of(entry, play.happened(entry.seq), seat, language)) for entry in play.entries)
    lines = await work.all_of(making, asker)
    return "\n".join((*head, *(line for line in lines if line))) + "\n"


def lines_of(entry: Entry, happened: list[GameEvent], seat: int | None, language: str) -> list[str]:
    """An entry that is no move, and what happened in one that is."""
    mover = "" if entry.seat is None else f" {COLOURS[entry.seat]}"
    lines = [f"{entry.seq}.{mover}: {event.seen_by(seat, language).text}" for event in happened]
    if entry.kind == playthrough.MOVE:
        return lines
    count = "" if entry.number is None else f" {entry.number}"
    return [f"{entry.seq}.{mover}: {entry.kind}{count}", *lines]
