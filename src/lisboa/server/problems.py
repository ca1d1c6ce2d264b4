"""What can go wrong with a request, said plainly: a status for programs, a word to branch on, a sentence for people."""

from typing import Any

from lisboa.errors import IllegalMove, LisboaError
from lisboa.server.answers import ProblemInfo
from lisboa.text import words_in


class Problem(LisboaError):
    """A request that is refused. `error` is a word that does not change; `extra` goes into the answer."""

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
