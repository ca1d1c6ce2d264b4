"""The table of the slow checker: a position, the answers given so far, and the exhaustive search over further answers.

The rules in this folder are plain functions that change a `Table` and ask it `choose(...)` wherever a player decides.
Nothing is judged in advance: a rule offers everything that looks possible and raises `Impossible` where it turns out
not to be. An option is legal if some sequence of further answers leads to a point where nothing is owed any more
(TURN-4, VISIT-1, RUL-2). To look at an option the whole script is run again from the start: slow, but there is
nothing to undo.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from enum import Enum
from typing import Any

Document = dict[str, Any]
Script = Callable[["Table"], None]

PASS = "pass"


class Duty(Enum):
    """How binding an action is."""

    OWED = "bought, chosen or sponsored: if it has no effect, this way is closed (RUL-3)"
    REWARD = "resolved if it can be used, otherwise lost (RUL-4)"
    OPTIONAL = "may be declined (RUL-4)"


class Impossible(Exception):
    """What was committed to cannot be completed."""


class Question(Exception):
    """The answers are used up: somebody has to decide."""

    def __init__(self, who: str, options: list[str]) -> None:
        super().__init__(f"{who}: {options}")
        self.who = who
        self.options = options


class Fulfilled(Exception):
    """The answers are used up and nothing is owed: whatever comes next can be declined."""


class SearchTooLong(Exception):
    """More ways were tried than anybody wants to wait for."""


class Table:
    """A position that rules may change, with the answers of the players in the order they are asked for."""

    def __init__(self, doc: Document, answers: tuple[str, ...], searching: bool, lenient: bool = False) -> None:
        self.doc = doc
        self.answers = answers
        self.used = 0
        self.searching = searching
        self.lenient = lenient  # pretend that every reward may be declined
        self.must_be_usable = False  # a reward without an effect may not even be claimed (END-2)

    def choose(self, who: str, options: list[str] | Callable[[], list[str]]) -> str:
        """Somebody decides. Nothing to choose from means that this way is closed. A function spares needless work."""
        if self.used < len(self.answers):
            self.used += 1
            return self.answers[self.used - 1]
        if callable(options):
            options = options()
        if not options:
            raise Impossible
        raise Question(who, options)

    def nothing_owed(self) -> None:
        """Called by the rules where a commitment has been fulfilled."""
        if self.searching and self.used == len(self.answers):
            raise Fulfilled

    @property
    def seats(self) -> list[str]:
        """The colours at the table, clockwise."""
        return list(self.doc["players"])

    def clockwise_from(self, who: str) -> list[str]:
        """All players, beginning with this one."""
        i = self.seats.index(who)
        return self.seats[i:] + self.seats[:i]

    @property
    def revision(self) -> int:
        """Of the rules; a position that does not name it is of the first."""
        return int(self.doc["options"].get("rules", 1))

    @property
    def rewards_may_be_declined(self) -> bool:
        """RUL-4 in its former reading."""
        return self.lenient or self.revision == 1

    @property
    def solo(self) -> bool:
        """Is yellow Lacerda, who decides nothing?"""
        return bool(self.doc["options"]["solo"])

    def player(self, who: str) -> Document:
        board: Document = self.doc["players"][who]
        return board


class Search:
    """Everything that may happen from one position by one script of the rules."""

    def __init__(self, doc: Document, script: Script, most_runs: int = 200_000, lenient: bool = False) -> None:
        self.frozen = marshal.dumps(doc)
        self.script = script
        self.lenient = lenient
        self.revision = Table(doc, (), False).revision
        self.runs = 0
        self.most_runs = most_runs
        self.known: dict[tuple[str, ...], bool] = {}

    def run(self, answers: tuple[str, ...], searching: bool) -> tuple[Table, Question | None]:
        """Play these answers; the question that follows, or None if the script came to its end."""
        table = Table(marshal.loads(self.frozen), answers, searching, self.lenient)
        self.runs += 1
        if self.runs > self.most_runs:
            raise SearchTooLong
        try:
            self.script(table)
        except Question as question:
            return table, question
        return table, None

    def can_be_completed(self, answers: tuple[str, ...]) -> bool:
        """Is there a way on from here until nothing is owed?"""
        if answers not in self.known:
            self.known[answers] = self.look(answers)
        return self.known[answers]

    def look(self, answers: tuple[str, ...]) -> bool:
        try:
            _, question = self.run(answers, True)
        except Fulfilled:
            return True
        except Impossible:
            return False
        if question is None:
            return True
        return any(self.can_be_completed((*answers, option)) for option in question.options)

    def legal(self, answers: tuple[str, ...], question: Question) -> list[str]:
        """The options of a question that lead somewhere."""
        return [option for option in question.options if self.can_be_completed((*answers, option))]
