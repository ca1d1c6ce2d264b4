"""What can go wrong with a request, said plainly: a status for programs, a word to branch on, a sentence for people."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from lisboa.errors import BadOption, IllegalMove, LisboaError
from lisboa.server.answers import Answer
from lisboa.server.game_answers import Situation
from lisboa.text import words_in


class ProblemInfo(Answer, frozen=True, kw_only=True):
    """Why a request is refused. Fields that say nothing here are left out."""

    status: int
    error: Annotated[str, Meta(description="a word to branch on, which does not change")]
    detail: Annotated[str, Meta(description="a sentence for people")]
    field: Annotated[str | UnsetType, Meta(description="what is wrong in the request")] = UNSET
    index: Annotated[int | UnsetType, Meta(description="of several moves: which one, from 0 on")] = UNSET
    line: Annotated[int | UnsetType | None, Meta(description="the line of a game file")] = UNSET
    rule: Annotated[str | UnsetType, Meta(description="of an illegal move: the rule")] = UNSET
    reason: Annotated[
        str | UnsetType, Meta(description="why it is refused; of an illegal move: what the rule says")
    ] = UNSET
    link: Annotated[str | UnsetType, Meta(description="of an illegal move: the page that explains the rule")] = UNSET
    seq: Annotated[int | UnsetType, Meta(description="how many entries the log has now")] = UNSET
    situation: Annotated[Situation | UnsetType, Meta(description="of a stale request: the game now")] = UNSET
    turn: Annotated[int | UnsetType | None, Meta(description="the seat to decide")] = UNSET
    possible: Annotated[int | UnsetType, Meta(description="how many moves could be taken back or played")] = UNSET
    seats: Annotated[list[int] | UnsetType, Meta(description="seats where nobody sits")] = UNSET
    table: Annotated[str | UnsetType, Meta(description="the table that is quarantined")] = UNSET
    since: Annotated[int | UnsetType, Meta(description="since when the table has waited for this person")] = UNSET


class Problem(LisboaError):
    """A request that is refused. `error` is a word that does not change; `extra` goes into the answer."""

    retry_after: int | None = None  # seconds, if it is refused only for now

    def __init__(self, status: int, error: str, detail: str, **extra: Any) -> None:
        super().__init__(status, error, detail)
        self.status = status
        self.error = error
        self.detail = detail
        self.extra = extra

    def told(self) -> ProblemInfo:
        """The body of the answer."""
        return ProblemInfo(status=self.status, error=self.error, detail=self.detail, **self.extra)


def bad_field(field: str, reason: str) -> Problem:
    """A value that cannot be used."""
    return Problem(400, "bad-request", f"{field}: {reason}", field=field)


def bad_option(error: BadOption) -> Problem:
    """The same, where a checker has said it."""
    return bad_field(error.field, error.why)


def not_logged_in() -> Problem:
    """There is no valid cookie or token."""
    return Problem(401, "not-logged-in", "become a guest, log in or send a token first")


def forbidden(detail: str) -> Problem:
    """This person may not do that."""
    return Problem(403, "forbidden", detail)


def no_such(thing: str) -> Problem:
    """It does not exist, or this person may not even know that it does."""
    return Problem(404, "not-found", f"there is no such {thing}")


def conflict(error: str, detail: str, **extra: Any) -> Problem:
    """It does not fit what has happened meanwhile."""
    return Problem(409, error, detail, **extra)


def illegal(refusal: IllegalMove, language: str) -> Problem:
    """A move that the rules do not allow now. The reason is in the reader's language, like all of the game."""
    return Problem(
        422,
        "illegal-move",
        str(refusal),
        field="move",
        rule=refusal.rule,
        reason=words_in(language).illegal(refusal),
        link=refusal.link,
    )
