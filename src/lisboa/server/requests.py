"""What requests ask for, with the limits of every field."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from lisboa.server.clocks import AsyncClock, LiveClock

NO_NUL: Final = r"^[^\u0000]*$"  # PostgreSQL cannot store it

Name = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=NO_NUL, description="what others see", examples=["Ana"])
]
Password = Annotated[str, Meta(min_length=8, max_length=200, description="8 characters or more")]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=80,
        pattern=NO_NUL,
        description="made up by the client for each request: a request with the same key is carried out only once",
        examples=["2f7c1d7e"],
    ),
]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1, description="the number of the last entry the client has seen")]
SeatNumber = Annotated[int, Meta(ge=0, le=3, description="a seat, from 0 on")]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body that must have no other fields than these."""


class GuestRequest(Request, frozen=True, kw_only=True):
    """Be somebody, at once."""

    name: Name = "Guest"


KeepTokens = Annotated[bool, Meta(description="API tokens go on working; without it a new password revokes them")]


class AccountRequest(Request, frozen=True, kw_only=True):
    """A name and a password."""

    name: Name
    password: Password
    keep_tokens: KeepTokens = False


class LoginRequest(Request, frozen=True, kw_only=True):
    """A name and a password."""

    name: Name
    password: Password
    leave_guest: Annotated[
        bool, Meta(description="give up the unfinished tables of the guest one is: nobody can come back as a guest")
    ] = False


class PasswordRequest(Request, frozen=True, kw_only=True):
    """A new password instead of the old one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password
    keep_tokens: KeepTokens = False


class ProfileRequest(Request, frozen=True, kw_only=True):
    """Fields that are left out stay as they are; an empty text takes something away."""

    name: Name | msgspec.UnsetType = msgspec.UNSET
    email: (
        Annotated[str, Meta(max_length=254, description="where to write when it is your turn, once it is confirmed")]
        | msgspec.UnsetType
    ) = msgspec.UNSET
    webhook_url: Annotated[str, Meta(max_length=2000, description="what to call when it is your turn")] | (
        msgspec.UnsetType
    ) = msgspec.UNSET
    webhook_kind: Literal["discord", "slack", "generic"] | msgspec.UnsetType = msgspec.UNSET
    webhook_on: Annotated[bool, Meta(description="call the webhook again although it has failed too often")] = False
    language: Annotated[str, Meta(max_length=8, description="of messages by e-mail and webhook")] | (
        msgspec.UnsetType
    ) = msgspec.UNSET


class PushRequest(Request, frozen=True, kw_only=True):
    """A browser's subscription, as it gives it out."""

    endpoint: Annotated[
        str,
        Meta(
            max_length=1000,
            pattern=NO_NUL,
            description="where its push service takes messages: https, on the public internet",
            examples=["https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl"],
        ),
    ]
    p256dh: Annotated[str, Meta(max_length=88, pattern=NO_NUL, description="its public key, in base64url")]
    auth: Annotated[str, Meta(max_length=24, pattern=NO_NUL, description="its authentication secret, in base64url")]


class TokenRequest(Request, frozen=True, kw_only=True):
    """A new API token."""

    label: Annotated[
        str, Meta(min_length=1, max_length=80, pattern=NO_NUL, description="what it is for", examples=["my bot"])
    ]


class SeatRequest(Request, frozen=True, kw_only=True):
    """Who is to sit on a seat."""

    kind: Annotated[
        Literal["host", "open", "invited", "hot-seat", "bot", "lacerda"],
        Meta(
            description="host: who creates the table; hot-seat: the host plays it too, on the same screen; "
            "invited: only the account named may take it"
        ),
    ]
    bot: Annotated[str, Meta(max_length=40, description="which bot", examples=["greedy"])] | None = None
    person: (
        Annotated[str, Meta(max_length=40, pattern=NO_NUL, description="the name of the account invited")] | None
    ) = None


class SeatChangeRequest(SeatRequest, frozen=True, kw_only=True):
    """Who is to sit on a seat of a table that waits."""

    unless_taken: Annotated[bool, Meta(description="refuse if somebody else has sat down there meanwhile")] = False


class StartRequest(Request, frozen=True, kw_only=True):
    """How a game begins."""

    bots: (
        Annotated[
            str,
            Meta(
                max_length=40,
                description="this bot plays for all who have not come, invited or not",
                examples=["greedy"],
            ),
        ]
        | None
    ) = None


class TableRequest(Request, frozen=True, kw_only=True):
    """A new table. The options of the game are those of `lisboa.Game`."""

    title: Annotated[str, Meta(max_length=80, examples=["Friday evening"])] = ""
    players: Annotated[int, Meta(ge=1, le=4, description="1 plays against Lacerda")] | None = None
    ruleset: Annotated[str, Meta(description="edition of the rules: 2021 or 2017")] = "2021"
    draft: Annotated[bool, Meta(description="draft the starting hands (SET-16)")] = False
    starting_decrees: Annotated[bool, Meta(description="a decree for everybody at the start (SET-17)")] = False
    goals: Annotated[
        bool | Annotated[list[int], Meta(max_length=4)],
        Meta(description="goal cards for these seats, or all (EXTRA-1)"),
    ] = False
    city_tokens: Annotated[
        bool | Annotated[dict[str, str], Meta(max_length=100)],
        Meta(description="tokens replace the printed rewards (EXTRA-2): dealt at random, or which where"),
    ] = False
    seats: Annotated[list[SeatRequest], Meta(max_length=4)] | None = None
    public: Annotated[bool, Meta(description="is it in the lobby, or only for who has the link?")] = True
    spectators: Annotated[bool, Meta(description="may others look on?")] = True
    spectator_chat: Annotated[bool, Meta(description="may spectators read the chat?")] = True
    clock: LiveClock | AsyncClock | None = None


class JoinRequest(Request, frozen=True, kw_only=True):
    """Take a seat."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40, description="the secret of the invitation link")] | None = None


class MoveRequest(Request, frozen=True, kw_only=True):
    """A move for the seat that is to decide."""

    move: Annotated[str, Meta(min_length=1, max_length=400, description="notation of one of the options")]
    seq: Seq
    key: Key


class HintRequest(Request, frozen=True, kw_only=True):
    """Ask a bot what it would do."""

    seat: Annotated[SeatNumber | None, Meta(description="the seat to decide, if that is to be checked")] = None


class PlanRequest(Request, frozen=True, kw_only=True):
    """Try moves on a private copy of the game."""

    seat: Annotated[SeatNumber | None, Meta(description="look from this seat: one's own")] = None
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1, description="makes up what the seat does not see")]
    moves: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=400)]],
        Meta(
            max_length=300,
            description="from the present on, for all seats: notation, `auto` (a bot makes one decision) or "
            "`auto-to-me` (bots go on until the seat has to decide)",
        ),
    ] = []


class CountRequest(Request, frozen=True, kw_only=True):
    """How many moves to take back or to play again."""

    count: Annotated[int, Meta(ge=1, le=10_000)] = 1
    seq: Seq
    key: Key


class RewindRequest(Request, frozen=True, kw_only=True):
    """Back to where so many moves were made."""

    to: Annotated[int, Meta(ge=0, le=2**31 - 1, description="how many moves remain")]
    seq: Seq
    key: Key


class AnswerRequest(Request, frozen=True, kw_only=True):
    """Agree to a rewind, or not."""

    agree: bool
    seq: Seq
    key: Key


class SeatActionRequest(Request, frozen=True, kw_only=True):
    """Resign, or come back."""

    seat: Annotated[SeatNumber | None, Meta(description="who has several must say which")] = None
    seq: Seq
    key: Key


class StandInRequest(Request, frozen=True, kw_only=True):
    """Let a bot move for somebody who does not come."""

    seq: Seq
    key: Key


class PauseRequest(Request, frozen=True, kw_only=True):
    """Stop the clock or let it run."""

    paused: bool
    seq: Seq
    key: Key


class ReplaceRequest(Request, frozen=True, kw_only=True):
    """What is to become of the seat of somebody who is away."""

    seat: SeatNumber
    way: Annotated[
        Literal["bot", "person"],
        Meta(description="bot: a bot moves until they are back; person: whoever has the link may take the seat"),
    ]
    seq: Seq
    key: Key


class TakeSeatRequest(Request, frozen=True, kw_only=True):
    """Take over a seat that is offered."""

    seat: SeatNumber
    invite: Annotated[str, Meta(max_length=40, description="the secret of the invitation link")] | None = None
    seq: Seq
    key: Key


class StandingRequest(Request, frozen=True, kw_only=True):
    """Do not ask me to follow these visits, or do so again."""

    what: Annotated[
        Literal["round", "builder", "minister", "king"],
        Meta(description="visits of the present round, or those to a noble until the game ends"),
    ]
    on: bool = True
    seat: Annotated[SeatNumber | None, Meta(description="who has several must say which")] = None


class ClockRequest(Request, frozen=True, kw_only=True):
    """The clock of a table that has not begun."""

    clock: LiveClock | AsyncClock | None


class ChatRequest(Request, frozen=True, kw_only=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class NotesRequest(Request, frozen=True, kw_only=True):
    """One's private notes of a table."""

    text: Annotated[str, Meta(max_length=20_000, pattern=NO_NUL)]


class ArchiveRequest(Request, frozen=True, kw_only=True):
    """Put a finished table, or one that I have left, away, or take it out again."""

    archived: bool = True


class ReportRequest(Request, frozen=True, kw_only=True):
    """Something went wrong."""

    table: Annotated[str, Meta(max_length=32, pattern=NO_NUL, description="the table it happened at")] | None = None
    seq: Seq | None = None
    text: Annotated[str, Meta(max_length=4000, pattern=NO_NUL, description="what the player has to say")] = ""
    where: Annotated[str, Meta(max_length=400, pattern=NO_NUL, description="the page, as a path")] = ""
    error: Annotated[str, Meta(max_length=8000, pattern=NO_NUL, description="message and stack of an error")] = ""
    client: Annotated[str, Meta(max_length=400, pattern=NO_NUL, description="browser and version of the client")] = ""


# Left as it came: to make objects of 1 MB takes a tenth of a second, which a worker process has and the server has not.
GameDocument = Annotated[
    msgspec.Raw | msgspec.UnsetType,
    Meta(extra_json_schema={"anyOf": [{"type": "object"}, {"type": "null"}], "default": None}),
]
NO_DOCUMENT: Final = b"null"


class ImportRequest(Request, frozen=True, kw_only=True):
    """A game file, as text or as JSON."""

    text: Annotated[str, Meta(max_length=1_000_000)] | None = None
    game: GameDocument = msgspec.UNSET
    title: Annotated[str, Meta(max_length=80)] = ""
    seats: Annotated[list[SeatRequest], Meta(max_length=4)] | None = None
    public: bool = False
    spectators: bool = False
    clock: LiveClock | AsyncClock | None = None

    @property
    def document(self) -> bytes | None:
        """The JSON of a game, whatever it is; None if there is none."""
        given = NO_DOCUMENT if self.game is msgspec.UNSET else bytes(self.game)
        return None if given == NO_DOCUMENT else given
