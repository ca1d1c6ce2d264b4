"""What answers and messages hold. The order of the fields is the order on the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from lisboa.server.clocks import AsyncClock, LiveClock

Milliseconds = Annotated[int, Meta(description="milliseconds since 1970 (UTC)", examples=[1_790_000_000_000])]
SeatIndex = Annotated[int, Meta(ge=0, le=3, description="a seat, from 0 on")]
EntryNumber = Annotated[int, Meta(ge=0, description="how many entries the log has")]
Document = Annotated[dict[str, Any], Meta(description="as `lisboa.Game.view()` makes it")]
Scores = Annotated[list[dict[str, Any]], Meta(description="the score sheet of each seat, line by line")]
Projected = Annotated[
    list[dict[str, Any]],
    Meta(description="the same as if the game ended now, from what everybody sees; null when it is over"),
]
Ranking = Annotated[list[list[int]], Meta(description="the seats of each place, the winners first")]


class Answer(Struct, frozen=True, kw_only=True):
    """Anything that is sent."""


# People


class PersonInfo(Answer, frozen=True, kw_only=True):
    """What others may know of a person."""

    id: str
    name: str
    guest: Annotated[bool, Meta(description="has no account")]


class Me(Answer, frozen=True, kw_only=True):
    """What a person may know of himself."""

    id: str
    name: str
    guest: Annotated[bool, Meta(description="has no account")]
    email: Annotated[str | None, Meta(description="a confirmed address")]
    email_pending: Annotated[bool, Meta(description="a new address was just written to, to be confirmed")] = False
    webhook_kind: Annotated[str | None, Meta(description="discord, slack or generic")]
    webhook_host: Annotated[str | None, Meta(description="the rest of a webhook's address is a secret")]
    csrf_token: Annotated[str, Meta(description="for the header X-CSRF-Token of changes made with the cookie")]


class TokenInfo(Answer, frozen=True, kw_only=True):
    """A personal API token, without its secret."""

    id: str
    label: str
    created_at: Milliseconds


class NewToken(Answer, frozen=True, kw_only=True):
    """A personal API token, when it is made."""

    id: str
    label: str
    created_at: Milliseconds
    secret: Annotated[str, Meta(description="is never told again")]


class LoggedOut(Answer, frozen=True, kw_only=True):
    """All sessions are ended."""

    logged_out: bool


class MarkedRead(Answer, frozen=True, kw_only=True):
    """How many messages were not read before."""

    read: int


class Notice(Answer, frozen=True, kw_only=True):
    """A message that has not been read yet."""

    id: str
    table_id: str
    title: str
    seq: Annotated[int, Meta(description="the entry that caused it")]
    kind: Annotated[str, Meta(description="your-turn, rewind, stand-in, over, invited or full")]
    decision: Annotated[str | None, Meta(description="the kind of decision that waits")]
    text: str
    created_at: Milliseconds


# Tables


class SeatInfo(Answer, frozen=True, kw_only=True):
    """A seat of a table."""

    seat: SeatIndex
    colour: str
    kind: Annotated[str, Meta(description="open, invited, person, hot-seat, bot or lacerda")]
    person: Annotated[PersonInfo | None, Meta(description="who sits here or is invited")]
    bot: Annotated[str | None, Meta(description="the bot that moves")]
    stand_in: Annotated[str | None, Meta(description="why a bot moves for the person: resigned or clock")]


class ClockInfo(Answer, frozen=True, kw_only=True):
    """What is left to each seat at the time `at`."""

    left_ms: list[int]
    turn: Annotated[SeatIndex | None, Meta(description="whose time runs")]
    paused: bool
    deadline_at: Annotated[Milliseconds | None, Meta(description="when the host's rule applies")]
    at: Milliseconds


class ResultInfo(Answer, frozen=True, kw_only=True):
    """How a game ended."""

    totals: list[int]
    ranking: Ranking
    solo_rank: Annotated[str | UnsetType, Meta(description="only against Lacerda")] = UNSET


class YouInfo(Answer, frozen=True, kw_only=True):
    """What the reader has to do with a table."""

    host: bool
    seats: list[SeatIndex]
    invited: bool
    to_decide: bool


class TableInfo(Answer, frozen=True, kw_only=True):
    """A table: everything but the game itself."""

    id: str
    title: str
    status: Annotated[str, Meta(description="waiting, running, over or quarantined")]
    problem: Annotated[str | None, Meta(description="why it is quarantined")]
    host: PersonInfo | None
    public: bool
    spectators: bool
    spectator_chat: bool
    invite: Annotated[str | None, Meta(description="the secret of the link, for those who belong here")]
    players: Annotated[int, Meta(ge=1, le=4)]
    options: Annotated[dict[str, Any], Meta(description="options of the game, as the header of a game file has them")]
    seats: list[SeatInfo]
    clock: LiveClock | AsyncClock | None
    clock_state: ClockInfo | None
    seq: EntryNumber
    moves: Annotated[int, Meta(ge=0, description="moves that count: without those taken back")]
    turn: Annotated[SeatIndex | None, Meta(description="the seat to decide")]
    waiting_for: Annotated[PersonInfo | None, Meta(description="the person to decide; null if it is a bot's turn")]
    turn_since: Milliseconds | None
    result: ResultInfo | None
    rematch_of: Annotated[str | None, Meta(description="the table of the game before")]
    imported: bool
    created_at: Milliseconds
    started_at: Milliseconds | None
    ended_at: Milliseconds | None
    updated_at: Milliseconds
    you: YouInfo


class NextTable(Answer, frozen=True, kw_only=True):
    """The table that has waited longest."""

    table: Annotated[str | None, Meta(description="its id; null if none waits")]


class LeftTable(Answer, frozen=True, kw_only=True):
    """The seat is open again."""

    left: bool


class Archived(Answer, frozen=True, kw_only=True):
    """Is the table put away?"""

    archived: bool


class Notes(Answer, frozen=True, kw_only=True):
    """One's private notes of a table."""

    text: str


class ChatLine(Answer, frozen=True, kw_only=True):
    """Something that was said."""

    number: Annotated[int, Meta(ge=1, description="from 1 on, without gaps")]
    person: PersonInfo
    text: str
    at: Milliseconds


# Games


class OptionInfo(Answer, frozen=True, kw_only=True):
    """An option of a decision: open, or closed with rule and reason."""

    notation: Annotated[str, Meta(description="what to send as a move")]
    text: str
    args: Annotated[
        dict[str, int], Meta(description="the numbers of the text: costs and their parts, before and after")
    ]
    enabled: bool
    reason: str
    rule: str
    link: Annotated[str, Meta(description="the page that explains the rule")]


class DecisionInfo(Answer, frozen=True, kw_only=True):
    """What a seat has to choose."""

    seat: SeatIndex
    kind: str
    prompt: str
    options: list[OptionInfo]


class RewindInfo(Answer, frozen=True, kw_only=True):
    """A question that everybody has to agree to."""

    by: Annotated[SeatIndex, Meta(description="the seat that asks")]
    to: Annotated[int, Meta(description="how many moves would remain")]
    agreed: list[SeatIndex]


class SoloCondition(Answer, frozen=True, kw_only=True):
    """A condition of a rank."""

    what: Annotated[str, Meta(description="what is counted, as a word")]
    text: str
    needed: int
    had: Annotated[int, Meta(description="of a lead over Lacerda: negative, if he leads")]
    below: Annotated[bool, Meta(description="of the Jester: met by who had less than that")]
    met: bool


class SoloRankConditions(Answer, frozen=True, kw_only=True):
    """A rank and all it asks for; of the Jester one condition is enough."""

    rank: Annotated[str, Meta(description="jester, courtier, favourite or right-hand")]
    title: str
    met: bool
    conditions: list[SoloCondition]


class SoloRankInfo(Answer, frozen=True, kw_only=True):
    """The rank reached against Lacerda (SOLO-9), and all ranks from the lowest to the highest."""

    rank: Annotated[str, Meta(description="jester, courtier, favourite or right-hand")]
    title: str
    ranks: list[SoloRankConditions]


class SeatNow(Answer, frozen=True, kw_only=True):
    """Who plays a seat."""

    colour: str
    kind: str
    bot: str | None
    stand_in: str | None


class BarrierInfo(Answer, frozen=True, kw_only=True):
    """Why one cannot take back more than `undoable` moves."""

    why: Annotated[
        Literal["start", "others", "revealed"],
        Meta(description="the game began there; the move before is not one's own; it showed something new"),
    ]
    text: Annotated[str, Meta(description="what was revealed, in words; else empty")] = ""
    rule: Annotated[str, Meta(description="the rule by which it was revealed; else empty")] = ""


class Situation(Answer, frozen=True, kw_only=True):
    """The game as one seat sees it now."""

    language: Annotated[str, Meta(description="of all texts")]
    seq: EntryNumber
    moves: Annotated[int, Meta(ge=0, description="moves that count: without those taken back")]
    seat: Annotated[SeatIndex | None, Meta(description="from where one looks; null: as a spectator")]
    turn: Annotated[SeatIndex | None, Meta(description="the seat to decide; null when it is over")]
    over: bool
    paused: bool
    view: Document
    decision: Annotated[DecisionInfo | None, Meta(description="only for who has to make it")]
    undoable: Annotated[int, Meta(description="how many moves one can take back")]
    redoable: Annotated[int, Meta(description="how many moves one can play again")]
    barrier: Annotated[BarrierInfo | None, Meta(description="where undo ends; null for who moves for no seat")]
    rewind: Annotated[RewindInfo | None, Meta(description="a rewind that was asked for")]
    seats: list[SeatNow]
    scores: Annotated[Scores | None, Meta(description="when it is over")]
    ranking: Ranking | None
    projected: Projected | None
    solo_rank: Annotated[SoloRankInfo | None, Meta(description="when a game against Lacerda is over")]


class EventInfo(Answer, frozen=True, kw_only=True):
    """Something that happened, as one seat may know it."""

    move: Annotated[int, Meta(description="the number of the move it belongs to")]
    kind: str
    rule: str
    seat: Annotated[str | None, Meta(description="a colour; null for the table as a whole")]
    choice: Annotated[str | None, Meta(description="of a move: the option taken, if one may know it")]
    numbers: list[int]
    changes: Annotated[
        list[tuple[str, Any, Any]], Meta(description="path in the view, before, after; they keep a view up to date")
    ]
    message: Annotated[str, Meta(description="id of the text, for other languages")]
    args: dict[str, Any]
    text: str


class Frame(Answer, frozen=True, kw_only=True):
    """An entry of the log, as one seat may know it."""

    seq: Annotated[int, Meta(ge=1, description="its number, from 1 on")]
    kind: Annotated[
        str,
        Meta(
            description="move, undo, redo, rewind, rewind-asked, rewind-agreed, rewind-refused, resigned, stand-in, "
            "returned, paused or resumed"
        ),
    ]
    seat: SeatIndex | None
    number: Annotated[int | None, Meta(description="moves taken back or played again; of a rewind: those that remain")]
    note: Annotated[str | None, Meta(description="why the server did it")]
    at: Milliseconds
    events: list[EventInfo]


class Events(Answer, frozen=True, kw_only=True):
    """Entries of the log."""

    seq: EntryNumber
    seat: SeatIndex | None
    frames: list[Frame]


class SinceMyLastMove(Answer, frozen=True, kw_only=True):
    """The entries after the last one of one's own."""

    seq: EntryNumber
    since: Annotated[int, Meta(description="the number of the last thing one did; 0 if nothing")]
    seat: SeatIndex | None
    frames: list[Frame]


class HistoryPoint(Answer, frozen=True, kw_only=True):
    """The game as one seat saw it after an entry."""

    seq: EntryNumber
    last_seq: EntryNumber
    moves: int
    seat: SeatIndex | None
    turn: SeatIndex | None
    over: bool
    view: Document
    scores: Annotated[Scores | None, Meta(description="when it is over")]
    projected: Projected | None
    frame: Annotated[Frame | None, Meta(description="the entry; null before the first one")]


class Done(Answer, frozen=True, kw_only=True):
    """What was done, and the game after it. A repeated request has the same answer."""

    seq: Annotated[int, Meta(description="the number of the entry that was written")]
    frame: Frame
    situation: Situation


class SeatRecord(Answer, frozen=True, kw_only=True):
    """What leaves a running game: the view and events of one seat, without the seed."""

    format: str
    table: str
    title: str
    options: dict[str, Any]
    seat: Annotated[str | None, Meta(description="a colour; null: a spectator")]
    seq: EntryNumber
    view: Document
    frames: list[Frame]


# Help


class BotInfo(Answer, frozen=True, kw_only=True):
    """A bot that can sit at a table."""

    name: Annotated[str, Meta(description="what a seat names as its `bot`")]
    text: Annotated[str, Meta(description="how it plays")]


# Operation and problems


class Health(Answer, frozen=True, kw_only=True):
    """Is the server well?"""

    ok: bool
    problem: str | None
    engine: Annotated[str, Meta(description="version of the engine")]
    components: Annotated[str, Meta(description="version of cards, tiles and boards")]
    compiled: Annotated[bool, Meta(description="is the engine compiled?")]
    in_touch: Annotated[
        bool, Meta(description="is what happens at other servers of this database seen at once? If not, seconds later")
    ]


class ProblemInfo(Answer, frozen=True, kw_only=True):
    """Why a request is refused. Fields that say nothing here are left out."""

    status: int
    error: Annotated[str, Meta(description="a word to branch on, which does not change")]
    detail: Annotated[str, Meta(description="a sentence for people")]
    field: Annotated[str | UnsetType, Meta(description="what is wrong in the request")] = UNSET
    index: Annotated[int | UnsetType, Meta(description="of several moves: which one, from 0 on")] = UNSET
    line: Annotated[int | UnsetType | None, Meta(description="the line of a game file")] = UNSET
    rule: Annotated[str | UnsetType, Meta(description="of an illegal move: the rule")] = UNSET
    reason: Annotated[str | UnsetType, Meta(description="of an illegal move: what the rule says")] = UNSET
    link: Annotated[str | UnsetType, Meta(description="of an illegal move: the page that explains the rule")] = UNSET
    seq: Annotated[int | UnsetType, Meta(description="how many entries the log has now")] = UNSET
    situation: Annotated[Situation | UnsetType, Meta(description="of a stale request: the game now")] = UNSET
    turn: Annotated[int | UnsetType | None, Meta(description="the seat to decide")] = UNSET
    possible: Annotated[int | UnsetType, Meta(description="how many moves could be taken back or played")] = UNSET
    seats: Annotated[list[int] | UnsetType, Meta(description="seats where nobody sits")] = UNSET
    table: Annotated[str | UnsetType, Meta(description="the table that is quarantined")] = UNSET
    since: Annotated[int | UnsetType, Meta(description="since when the table has waited for this person")] = UNSET
