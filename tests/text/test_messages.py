"""Messages to people: whole sentences for every kind and every decision."""

from __future__ import annotations

import pytest

from lisboa.text.messages import MessageWords
from tests.text.test_catalogues import DECISIONS
from tests.text.test_words import check

WORDS = MessageWords()
FALLBACK = "Ana, it is your turn at “Friday”: a decision is yours."
# Decisions that begin the part of somebody who did not act before.
BEGINNINGS = {
    "keep-clergy",
    "draft",
    "starting-decree",
    "main",
    "follow",
    "church-scoring",
    "period-discard",
    "period-reward",
    "lose-official",
    "lose-favor",
    "lose-reis",
    "goal",
}


@pytest.mark.parametrize("decision", [*sorted(DECISIONS), ""])
def test_every_decision_is_told(decision: str) -> None:
    line = check(WORDS.line("your-turn", decision, "Ana", "Friday"))
    assert line.startswith("Ana, it is your turn at “Friday”: ")
    assert (line == FALLBACK) <= (decision not in BEGINNINGS)


def test_what_begins_for_others_exists() -> None:
    assert BEGINNINGS <= DECISIONS


def test_a_decision_of_a_later_version() -> None:
    assert WORDS.line("your-turn", "unheard-of", "Ana", "Friday") == FALLBACK


@pytest.mark.parametrize("kind", ["your-turn", "rewind", "over"])
def test_all_kinds_name_the_table(kind: str) -> None:
    assert "“Friday”" in check(WORDS.line(kind, "", "Ana", "Friday"))
    assert "“Friday”" in check(WORDS.subject(kind, "Friday"))
    assert len({WORDS.subject(other, "Friday") for other in ("your-turn", "rewind", "over")}) == 3


def test_post_and_mail_hold_the_sentence_and_the_link() -> None:
    line = WORDS.line("rewind", "", "Ana", "Friday")
    assert WORDS.post("rewind", "", "Ana", "Friday", "http://x/table/t").splitlines() == [line, "http://x/table/t"]
    mail = WORDS.mail("rewind", "", "Ana", "Friday", "http://x/table/t", "http://x", "http://x/stop").splitlines()
    assert mail[:5] == [line, "", "http://x/table/t", "", "-- "]
    assert "remove it" in mail[-2]
    assert mail[-1] == "http://x/stop"


def test_words_of_strangers_are_not_read_as_fluent() -> None:
    assert "“{ $url } -term”" in WORDS.line("over", "", "Ana", "{ $url } -term")
