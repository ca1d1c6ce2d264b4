"""What answers and messages hold. The order of the fields is the order on the wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict, cast

from msgspec import UNSET, Meta, Struct, UnsetType

from lisboa.server.api_vocabulary import Colour, CourtRank, Language, one_of
from lisboa.server.clocks import AsyncClock, LiveClock

Milliseconds = Annotated[int, Meta(description="milliseconds since 1970 (UTC)", examples=[1_790_000_000_000])]
SeatIndex = Annotated[int, Meta(ge=0, le=3, description="a seat, from 0 on")]
EntryNumber = Annotated[int, Meta(ge=0, description="how many entries the log has")]
Ranking = Annotated[list[list[int]], Meta(description="the seats of each place, the winners first")]


SeatKind = Annotated[str, one_of("open", "invited", "person", "hot-seat", "bot", "lacerda")]
StandIn = Annotated[str, one_of("resigned", "clock")]
WebhookKind = Annotated[str, one_of("discord", "slack", "generic")]


class UsualOptions(TypedDict):
    """Options that every game names."""

    Players: int
    Ruleset: str
    Draft: bool
    StartingDecrees: bool


class TableOptions(UsualOptions, total=False):
    """Options of the game, as the header of a game file has them. Extras that are not used are left out, and `Rules`
    (the revision) where it is the first one.
    """

    Rules: int
    Solo: bool
    Goals: list[int]
    CityTokens: bool | dict[str, str]


def table_options(header: Mapping[str, Any]) -> TableOptions:
    """The options without the seats, which are described apart."""
    return cast("TableOptions", {name: value for name, value in header.items() if name != "Seats"})


class Answer(Struct, frozen=True, kw_only=True):
    """Anything that is sent."""


# People


class PersonInfo(Answer, frozen=True, kw_only=True):
    """What others may know of a person."""

    id: str
    name: str
    guest: Annotated[bool, Meta(description="has no account")]
    former: Annotated[bool, Meta(description="a guest who was removed: only this is left, and it is no name")] = False


class RemovalInfo(Answer, frozen=True, kw_only=True):
    """Something that will be removed if nobody looks at it."""

    kind: Annotated[
        str, one_of("guest", "import"), Meta(description="guest: all that you are here; import: an imported game")
    ]
    at: Annotated[Milliseconds, Meta(description="not before this time")]
    days: Annotated[int, Meta(description="after the last visit")]
    table_id: Annotated[str | None, Meta(description="of an imported game")]
    title: str | None


class Me(Answer, frozen=True, kw_only=True):
    """What a person may know of himself."""

    id: str
    name: str
    guest: Annotated[bool, Meta(description="has no account")]
    email: Annotated[str | None, Meta(description="a confirmed address")]
    mail: Annotated[bool, Meta(description="this server sends e-mail; else no address can be given")]
    email_pending: Annotated[bool, Meta(description="a new address was just written to, to be confirmed")] = False
    webhook_kind: WebhookKind | None
    webhook_host: Annotated[str | None, Meta(description="the rest of a webhook's address is a secret")]
    webhook_off: Annotated[
        bool, Meta(description="it failed too often and is not called any more: switch it on with `webhook_on`")
    ] = False
    webhook_problem: Annotated[str | None, Meta(description="why the last message did not get there")] = None
    language: Annotated[Language, Meta(description="of messages by e-mail and webhook")]
    csrf_token: Annotated[
        str,
        Meta(description="for the header X-CSRF-Token of changes made with this session's cookie; empty with a token"),
    ]
    tokens_revoked: Annotated[int, Meta(description="how many API tokens a new password has just revoked")] = 0


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


class PushInfo(Answer, frozen=True, kw_only=True):
    """A browser that shows messages although the page is closed. Its address is a secret: only the host is shown."""

    id: str
    host: Annotated[str, Meta(description="of the push service")]
    fingerprint: Annotated[str, Meta(description="SHA-256 of the endpoint, in hexadecimal: a browser finds itself")]
    created_at: Milliseconds


class PushState(Answer, frozen=True, kw_only=True):
    """What a browser needs to subscribe, and which ones have."""

    public_key: Annotated[str, Meta(description="`applicationServerKey` of the subscription (VAPID), in base64url")]
    subscriptions: Annotated[list[PushInfo], Meta(description="the oldest first; there are five at most")]


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
    kind: Annotated[
        str,
        one_of(
            *("your-turn", "rewind", "stand-in", "stand-in-away", "over", "invited", "full"),
            *("away", "replace", "replaced"),
        ),
    ]
    decision: Annotated[str | None, Meta(description="the kind of decision that waits")]
    text: str
    created_at: Milliseconds


# Tables


class SeatInfo(Answer, frozen=True, kw_only=True):
    """A seat of a table."""

    seat: SeatIndex
    colour: Colour
    kind: SeatKind
    person: Annotated[PersonInfo | None, Meta(description="who sits here or is invited")]
    bot: Annotated[str | None, Meta(description="the bot that moves")]
    stand_in: Annotated[StandIn | None, Meta(description="why a bot moves for the person")]
    offered: Annotated[bool, Meta(description="may another person take it over in the running game?")] = False


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
    solo_rank: Annotated[CourtRank | UnsetType, Meta(description="only against Lacerda")] = UNSET


class YouInfo(Answer, frozen=True, kw_only=True):
    """What the reader has to do with a table."""

    host: bool
    seats: list[SeatIndex]
    invited: bool
    to_decide: bool


class RematchInfo(Answer, frozen=True, kw_only=True):
    """A table that waits for those who played here to play again."""

    table: str
    by: Annotated[PersonInfo | None, Meta(description="who offers it")]
    seated: Annotated[bool, Meta(description="does the reader sit there already?")]


class TableInfo(Answer, frozen=True, kw_only=True):
    """A table: everything but the game itself."""

    id: str
    title: str
    status: Annotated[str, one_of("waiting", "running", "over", "quarantined")]
    problem: Annotated[str | None, Meta(description="why it is quarantined, for who runs the server")]
    problem_kind: Annotated[
        Annotated[str, one_of("damaged", "version")] | None,
        Meta(description="the same as a word: damaged, or version if it was begun with another one"),
    ]
    host: PersonInfo | None
    public: bool
    spectators: bool
    spectator_chat: bool
    invite: Annotated[str | None, Meta(description="the secret of the link, for those who belong here")]
    players: Annotated[int, Meta(ge=1, le=4)]
    options: TableOptions
    seats: list[SeatInfo]
    clock: LiveClock | AsyncClock | None
    clock_state: ClockInfo | None
    seq: EntryNumber
    moves: Annotated[int, Meta(ge=0, description="moves that count: without those taken back")]
    turn: Annotated[SeatIndex | None, Meta(description="the seat to decide")]
    waiting_for: Annotated[PersonInfo | None, Meta(description="the person to decide; null if it is a bot's turn")]
    turn_since: Annotated[
        Milliseconds | None,
        Meta(
            description="since when it waits for that person: their turn came, or they last did or said something; "
            "of a pause: since the host did"
        ),
    ]
    settles_at: Annotated[
        Milliseconds | None,
        Meta(description="when an open question about somebody's seat is settled without further answers"),
    ]
    result: ResultInfo | None
    rematch_of: Annotated[str | None, Meta(description="the table of the game before")]
    imported: bool
    created_at: Milliseconds
    started_at: Milliseconds | None
    ended_at: Milliseconds | None
    updated_at: Milliseconds
    you: YouInfo
    rematch: Annotated[
        RematchInfo | None, Meta(description="of a finished game, for its players: a table where they play again")
    ] = None


class NextTable(Answer, frozen=True, kw_only=True):
    """The table that has waited longest."""

    table: Annotated[str | None, Meta(description="its id; null if none waits")]


class StandingAnswer(Answer, frozen=True, kw_only=True):
    """Something that a player has answered in advance. Nobody else sees it before it has declined something."""

    seat: SeatIndex
    what: Annotated[
        str,
        one_of("round", "builder", "minister", "king"),
        Meta(description="what is not followed: the present round, or visits of a noble"),
    ]


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


# Help


class BotInfo(Answer, frozen=True, kw_only=True):
    """A bot that can sit at a table."""

    name: Annotated[str, Meta(description="what a seat names as its `bot`")]
    title: Annotated[str, Meta(description="what people call it")]
    text: Annotated[str, Meta(description="who it is and how it plays")]
    strength: Annotated[int, Meta(ge=1, description="its place from the weakest, 1, to the strongest")]
    for_people: Annotated[bool, Meta(description="false: for trying out tables and programs, no company for people")]


# Operation and problems


class Liveness(Answer, frozen=True, kw_only=True):
    """The process answers."""

    ok: bool


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
