"""What the log of a table has: its entries, and who sits where after each of them. Pure."""

from __future__ import annotations

from typing import Final

import msgspec

from lisboa.errors import IllegalMove, LisboaError, UndoBarrier

MOVE: Final = "move"
UNDO: Final = "undo"
REDO: Final = "redo"
REWIND: Final = "rewind"  # everybody has agreed: `number` moves remain
REWIND_ASKED: Final = "rewind-asked"
REWIND_AGREED: Final = "rewind-agreed"
REWIND_REFUSED: Final = "rewind-refused"
RESIGNED: Final = "resigned"
STAND_IN: Final = "stand-in"  # the clock ran out, or nobody came for a week: a bot moves from now on
RETURNED: Final = "returned"
PAUSED: Final = "paused"
RESUMED: Final = "resumed"
REPLACE_ASKED: Final = "replace-asked"  # `number` is the seat of somebody away, `text` what is to happen to it
REPLACE_AGREED: Final = "replace-agreed"
REPLACE_REFUSED: Final = "replace-refused"
SEAT_OFFERED: Final = "seat-offered"  # everybody has agreed that another person may take it
REPLACED: Final = "replaced"  # another person has taken it

TIME_UP: Final = "the time was up"  # the note of a stand-in: the clock ran out
IMPORTED: Final = "imported"  # the note of a move that a game file brought
STANDING: Final = "standing answer"  # the note of a follow that a person had declined in advance

PERSON_KINDS: Final = ("person", "hot-seat")


class BadLog(LisboaError):
    """A log that this engine cannot follow: it was written by another one, or damaged."""

    def __init__(self, seq: int, reason: str) -> None:
        super().__init__(seq, reason)
        self.seq = seq
        self.reason = reason

    def __str__(self) -> str:
        return f"entry {self.seq}: {self.reason}"


def fit_for_all(error: Exception) -> str:
    """Why an entry cannot be followed. Everybody reads it, so it names no card: a draft is secret (SET-16)."""
    if isinstance(error, IllegalMove):
        return f"is not allowed by {error.rule}"
    return str(error) if isinstance(error, UndoBarrier) else f"fails with {type(error).__name__}"


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One line of the log."""

    seq: int
    kind: str
    at: int
    seat: int | None = None
    person_id: str | None = None
    text: str | None = None
    number: int | None = None
    note: str | None = None
    key: str | None = None
    hash: str = ""


class Chair(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Who sits on a seat and who moves for it."""

    kind: str
    person_id: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    lapsed: bool = False  # the clock made the last decision, and the person has done nothing since
    began_id: str | None = None  # who sat here at the start, if somebody else has taken the seat since
    offered: bool = False  # may another person take it?

    @property
    def mover(self) -> str | None:
        """The person who decides here; None where a bot or Lacerda does."""
        return self.person_id if self.kind in PERSON_KINDS and self.stand_in is None else None

    @property
    def at_the_start(self) -> Chair:
        """The same before the first entry: nobody had to be stood in for or replaced yet."""
        bot = None if self.stand_in is not None else self.bot
        person_id = self.began_id or self.person_id
        return Chair(kind=self.kind, person_id=person_id, bot=bot)


def seated(chairs: tuple[Chair, ...], entry: Entry) -> tuple[Chair, ...]:
    """Who sits where after an entry that changes who moves for a seat."""
    if entry.seat is None or not 0 <= entry.seat < len(chairs):
        raise BadLog(entry.seq, f"there is no seat {entry.seat}")
    return (*chairs[: entry.seat], after(entry, chairs[entry.seat]), *chairs[entry.seat + 1 :])


def after(entry: Entry, chair: Chair) -> Chair:
    """A person's chair when a bot or another person has taken over, or when the person has come back."""
    if chair.kind not in PERSON_KINDS:
        raise BadLog(entry.seq, f"seat {entry.seat} is no person's")
    if entry.kind == SEAT_OFFERED:
        return msgspec.structs.replace(chair, offered=True)
    if entry.kind == REPLACED:
        if not chair.offered or entry.person_id is None:
            raise BadLog(entry.seq, f"seat {entry.seat} was not offered to anybody")
        return Chair(kind="person", person_id=entry.person_id, began_id=chair.began_id or chair.person_id)
    if entry.kind == RETURNED:
        if chair.stand_in is None:
            raise BadLog(entry.seq, f"nobody stands in for seat {entry.seat}")
        return msgspec.structs.replace(chair, bot=None, stand_in=None)
    if not entry.text:
        raise BadLog(entry.seq, "a bot takes over, but which one is not said")
    if chair.stand_in == "resigned" or (chair.stand_in == "clock" and entry.kind == STAND_IN):
        raise BadLog(entry.seq, f"a bot has already taken over seat {entry.seat}")
    return msgspec.structs.replace(chair, bot=entry.text, stand_in="resigned" if entry.kind == RESIGNED else "clock")


def attended(chairs: tuple[Chair, ...], entry: Entry) -> tuple[Chair, ...]:
    """What an entry says of who is there. Whoever does anything is, at all of their seats, which nobody may take then;
    where the clock decides, nobody is.
    """
    if entry.note == STANDING:
        return chairs  # whoever answered in advance need not be there
    if entry.person_id is not None:
        if not any(chair.lapsed or chair.offered for chair in chairs):
            return chairs
        return tuple(there(chair) if chair.person_id == entry.person_id else chair for chair in chairs)
    if entry.kind == MOVE and entry.note != IMPORTED and entry.seat is not None:
        chair = chairs[entry.seat]
        if chair.mover is not None and not chair.lapsed:
            lapsed = msgspec.structs.replace(chair, lapsed=True)
            return (*chairs[: entry.seat], lapsed, *chairs[entry.seat + 1 :])
    return chairs


def there(chair: Chair) -> Chair:
    """The chair of somebody who has just done something."""
    return msgspec.structs.replace(chair, lapsed=False, offered=False)


def number_of(entry: Entry, least: int) -> int:
    """The number that this kind of entry must have."""
    if entry.number is None or entry.number < least:
        raise BadLog(entry.seq, f"{entry.kind} needs a number from {least} on, not {entry.number}")
    return entry.number
