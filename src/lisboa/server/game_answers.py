"""What answers and messages hold of games. The order of the fields is the order on the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from lisboa.board_numbers import BoardNumbers
from lisboa.final_ranking import Tie
from lisboa.server.answers import Answer, EntryNumber, Milliseconds, Ranking, SeatIndex, SeatKind, StandIn, TableOptions
from lisboa.server.api_vocabulary import Colour, CourtRank, Language, one_of, ref
from lisboa.text.describe.choices import OptionObject, Verb

View = Annotated[dict[str, Any], Meta(extra_json_schema=ref("View"))]
ScoreSheet = Annotated[dict[str, int], Meta(extra_json_schema=ref("ScoreSheet"))]
Scores = Annotated[list[ScoreSheet], Meta(description="the score sheet of each seat, line by line")]
Projected = Annotated[
    list[ScoreSheet],
    Meta(description="the same as if the game ended now, from what everybody sees; null when it is over"),
]
Words = Annotated[dict[str, str | int], Meta(description="names and numbers of the text, for other languages")]
Value = str | int | bool | None  # what stands somewhere in a view


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
    verb: Annotated[Verb, Meta(description="what choosing it does; one word for one meaning")]
    object: Annotated[OptionObject, Meta(description="what is chosen, by name; with the verb it names the option")]
    place: Annotated[
        str,
        Meta(
            description="where on the table it is chosen, as kind and name; empty if nothing there stands for it",
            examples=["plot:D3", "hand:blue-king-2", ""],
        ),
    ]
    wigs_spent: Annotated[
        Annotated[int, Meta(ge=1)] | UnsetType,
        Meta(description="wigs that it spends without a further question; left out where it spends none"),
    ] = UNSET


class DecisionInfo(Answer, frozen=True, kw_only=True):
    """What a seat has to choose."""

    seat: SeatIndex
    kind: str
    prompt: str
    message: Annotated[str, Meta(description="id of the prompt, for clients that put names in place of colours")]
    args: Words
    options: list[OptionInfo]


class RewindInfo(Answer, frozen=True, kw_only=True):
    """A question that everybody has to agree to."""

    by: Annotated[SeatIndex, Meta(description="the seat that asks")]
    to: Annotated[int, Meta(description="how many moves would remain")]
    agreed: list[SeatIndex]


class ReplaceInfo(Answer, frozen=True, kw_only=True):
    """A question what is to become of the seat of somebody who is away."""

    by: Annotated[SeatIndex, Meta(description="the seat that asks")]
    seat: Annotated[SeatIndex, Meta(description="whose person is to be replaced")]
    way: Annotated[
        str,
        one_of("bot", "person"),
        Meta(description="bot: a bot moves until they are back; person: another person may sit down"),
    ]
    agreed: list[SeatIndex]
    missing: Annotated[list[SeatIndex], Meta(description="who has not answered yet")]


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

    rank: CourtRank
    title: str
    met: bool
    conditions: list[SoloCondition]


class SoloRankInfo(Answer, frozen=True, kw_only=True):
    """The rank reached against Lacerda (SOLO-9), and all ranks from the lowest to the highest."""

    rank: CourtRank
    title: str
    ranks: list[SoloRankConditions]


class EarlierPerson(Answer, frozen=True, kw_only=True):
    """Somebody who had a seat before another person took it over."""

    until: Annotated[int, Meta(ge=1, description="the entry with which the other person took it over")]
    name: str


class SeatNow(Answer, frozen=True, kw_only=True):
    """Who plays a seat."""

    colour: Colour
    kind: SeatKind
    bot: str | None
    stand_in: StandIn | None
    offered: Annotated[bool, Meta(description="may another person take the seat?")]
    earlier: Annotated[
        list[EarlierPerson],
        Meta(
            description="who had the seat before, the first one first: entries are theirs up to `until`, and those "
            "after the last `until` are of whoever has the seat now"
        ),
    ]


class BarrierInfo(Answer, frozen=True, kw_only=True):
    """Why one cannot take back more than `undoable` moves."""

    why: Annotated[
        Literal["start", "others", "revealed"],
        Meta(description="the game began there; the move before is not one's own; it showed something new"),
    ]
    text: Annotated[str, Meta(description="what was revealed, in words; else empty")] = ""
    rule: Annotated[str, Meta(description="the rule by which it was revealed; else empty")] = ""
    message: Annotated[str | UnsetType, Meta(description="id of the text, if there is one")] = UNSET
    args: Words | UnsetType = UNSET


class Situation(Answer, frozen=True, kw_only=True):
    """The game as one seat sees it now."""

    language: Annotated[Language, Meta(description="of all texts")]
    seq: EntryNumber
    moves: Annotated[int, Meta(ge=0, description="moves that count: without those taken back")]
    seat: Annotated[SeatIndex | None, Meta(description="from where one looks; null: as a spectator")]
    turn: Annotated[SeatIndex | None, Meta(description="the seat to decide; null when it is over")]
    over: bool
    paused: bool
    view: View
    numbers: BoardNumbers
    decision: Annotated[DecisionInfo | None, Meta(description="only for who has to make it")]
    undoable: Annotated[int, Meta(description="how many moves one can take back")]
    turn_moves: Annotated[int, Meta(description="how many of these this seat made in the present turn")]
    redoable: Annotated[int, Meta(description="how many moves one can play again")]
    barrier: Annotated[BarrierInfo | None, Meta(description="where undo ends; null for who moves for no seat")]
    rewind: Annotated[RewindInfo | None, Meta(description="a rewind that was asked for")]
    replacing: Annotated[ReplaceInfo | None, Meta(description="a question whether somebody away is replaced")]
    seats: list[SeatNow]
    scores: Annotated[Scores | None, Meta(description="when it is over")]
    ranking: Ranking | None
    tie: Annotated[Tie | None, Meta(description="when it is over and the first two have the same wigs")]
    projected: Projected | None
    solo_rank: Annotated[SoloRankInfo | None, Meta(description="when a game against Lacerda is over")]
    solo_now: Annotated[
        SoloRankInfo | None, Meta(description="while a game against Lacerda runs: the ranks as if it ended now")
    ] = None


class EventInfo(Answer, frozen=True, kw_only=True):
    """Something that happened, as one seat may know it."""

    move: Annotated[int, Meta(description="the number of the move it belongs to")]
    kind: str
    rule: str
    seat: Annotated[Colour | None, Meta(description="null for the table as a whole")]
    choice: Annotated[str | None, Meta(description="of a move: the option taken, if one may know it")]
    numbers: list[int]
    changes: Annotated[
        list[tuple[str, Value, Value]], Meta(description="path in the view, before, after; they keep a view up to date")
    ]
    message: Annotated[str, Meta(description="id of the text, for other languages")]
    args: Words
    text: str


class Frame(Answer, frozen=True, kw_only=True):
    """An entry of the log, as one seat may know it."""

    seq: Annotated[int, Meta(ge=1, description="its number, from 1 on")]
    kind: Annotated[
        str,
        one_of(
            *("move", "undo", "redo", "rewind", "rewind-asked", "rewind-agreed", "rewind-refused", "resigned"),
            *("stand-in", "returned", "paused", "resumed", "replace-asked", "replace-agreed", "replace-refused"),
            *("seat-offered", "replaced"),
        ),
    ]
    seat: SeatIndex | None
    number: Annotated[int | None, Meta(description="moves taken back or played again; of a rewind: those that remain")]
    note: Annotated[str | None, Meta(description="why the server did it")]
    at: Milliseconds
    events: list[EventInfo]


class Events(Answer, frozen=True, kw_only=True):
    """Entries of the log, a page at a time."""

    seq: EntryNumber
    seat: SeatIndex | None
    frames: list[Frame]
    more: Annotated[bool, Meta(description="are there entries after these? Ask again from the last one on")] = False


class SinceMyLastMove(Answer, frozen=True, kw_only=True):
    """The entries after the last one of one's own."""

    seq: EntryNumber
    since: Annotated[int, Meta(description="the number of the last thing one did; 0 if nothing")]
    seat: SeatIndex | None
    frames: list[Frame]
    more: Annotated[bool, Meta(description="are there entries after these? `events` has them")] = False


class HistoryPoint(Answer, frozen=True, kw_only=True):
    """The game as one seat saw it after an entry."""

    seq: EntryNumber
    last_seq: EntryNumber
    moves: int
    seat: SeatIndex | None
    turn: SeatIndex | None
    over: bool
    view: View
    numbers: BoardNumbers
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
    options: TableOptions
    seat: Annotated[Colour | None, Meta(description="null: a spectator")]
    seq: EntryNumber
    view: View
    frames: list[Frame]
