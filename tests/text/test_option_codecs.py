"""Every option has a notation of its own, which is read back however it is spelled and whatever was written before."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from typing import get_args

import pytest

from lisboa.engine import flow, notation
from lisboa.engine.kernel.option_codecs import UNKNOWN, Chosen, OptionCodec, Row
from lisboa.engine.names import NONE, PASS
from lisboa.engine.steps import MAIN, OPEN_PLAN, SELL, STEP_COUNT, STEPS, STORE_PLOT, VISIT_PAY
from lisboa.text.describe.choices import OptionObject, Verb

DECISIONS = [kind for kind in range(1, STEP_COUNT) if not STEPS[kind].automatic]


@pytest.mark.parametrize("kind", DECISIONS, ids=[STEPS[kind].name for kind in DECISIONS])
def test_each_option_is_read_as_it_is_written(kind: int) -> None:
    rows = STEPS[kind].option.rows
    for row in rows:
        read = notation.read(kind, f" {row.notation.upper().replace(' ', '  ')} ")
        assert read == row.code or (row.code == NONE and notation.write(kind, read) == row.notation)
    twice = [text for text, n in Counter(row.notation for row in rows if row.code >= 0).items() if n > 1]
    assert not twice


def test_every_decision_names_its_rule_and_its_options() -> None:
    for kind in DECISIONS:
        assert STEPS[kind].rule
        assert len(STEPS[kind].option.rows) > 1  # not `pass` alone


def test_verbs_and_objects_are_those_of_the_api() -> None:
    rows = [row for kind in DECISIONS for row in STEPS[kind].option.rows]
    static = {row.chosen.verb for row in rows}
    assert static == set(get_args(Verb))
    # what only the state knows is not in any row
    assert {key for row in rows for key in row.chosen.object} == set(OptionObject.__annotations__) - {"line"}


@pytest.mark.parametrize("text", ["", "plot A6", "plot", "plot A2 A2", "reis 2", "passed", "plot A2."])
def test_what_is_no_option_is_unknown(text: str) -> None:
    assert notation.read(STORE_PLOT, text) == UNKNOWN


@pytest.mark.parametrize("text", ["reis -1", "reis 02", "reis 2.0", "reis ²", "reis " + "9" * 5000])
def test_what_is_no_number_is_unknown(text: str) -> None:
    assert notation.read(VISIT_PAY, text) == UNKNOWN


def test_who_holds_no_plan_is_refused_one_by_name() -> None:
    assert notation.write(OPEN_PLAN, NONE) == "open green-5"
    assert notation.read(OPEN_PLAN, "open green-5") == 7


def test_a_fresh_process_reads_without_having_written() -> None:
    """Importing the notation alone registers the steps."""
    lines = f"from lisboa.engine import notation; print(notation.read({int(SELL)}, 'sell gold lacerda-red'))"
    found = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert notation.write(SELL, int(found.stdout)) == "sell gold lacerda-red"


def test_what_an_option_chooses_can_be_changed_without_harm() -> None:
    option = STEPS[MAIN].option
    code = option.read("gold blue-king-2")
    option.chosen(code).object["card"] = "another"
    assert option.chosen(code).object == {"card": "blue-king-2"}


def test_an_unknown_code_has_no_notation() -> None:
    with pytest.raises(KeyError):
        OptionCodec([Row(0, "one", Chosen("one", {}))]).write(1)


def test_pass_is_an_option_everywhere() -> None:
    assert flow.CHAPTERS
    for kind in DECISIONS:
        assert notation.write(kind, PASS) == "pass"
        assert notation.read(kind, "Pass") == PASS
