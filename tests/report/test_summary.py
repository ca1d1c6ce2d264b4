"""The document: its numbers agree with each other and with textbook statistics."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest

from lisboa.cli.simulation import Plan, simulate
from lisboa.engine.options import Options
from lisboa.engine.tables import DATA
from lisboa.report.collect import Ledger
from lisboa.report.measures import interval_of, share_interval
from lisboa.report.page import page
from lisboa.report.summary import Run, length, summary
from lisboa.report.tally import Tally
from tests.report.conftest import GAMES


def test_every_key_is_explained(document: dict[str, Any]) -> None:
    text = (Path(__file__).parents[2] / "docs/report.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"`([\w-]+)`", text))
    names = {"eager", "random", "ruleset", "sets", "decks"}
    sources = {source for effect in document["effects"] for source in effect["sources"]}
    assert keys(document) - names - sources <= explained


def keys(value: Any) -> set[str]:
    """All keys of a document."""
    if isinstance(value, dict):
        return set(value).union(*map(keys, value.values()))
    return set().union(*map(keys, value)) if isinstance(value, list) else set()


def test_means_of_lines_add_up(document: dict[str, Any]) -> None:
    for whose, total in (("mean", "all"), ("winners", "winners"), ("others", "others")):
        lines = sum(line[whose] for line in document["lines"])
        assert lines == pytest.approx(document["scores"][total]["mean"], abs=0.01)
    for bot in ("eager", "random"):
        lines = sum(line["bots"][bot] for line in document["lines"])
        assert lines == pytest.approx(document["scores"]["bots"][bot]["mean"], abs=0.01)


def test_shares_are_of_wigs_earned(document: dict[str, Any]) -> None:
    shares = {line["id"]: line["share"] for line in document["lines"]}
    assert shares.pop("start") is None
    assert shares.pop("visits") is None
    assert sum(shares.values()) == pytest.approx(1, abs=0.001)
    assert all(share >= 0 for share in shares.values())


def test_everybody_has_a_place_in_turn_order(document: dict[str, Any]) -> None:
    order = document["turn_order"]
    assert [each["place"] for each in order] == [1, 2, 3]
    assert sum(each["wins"] for each in order) == pytest.approx(GAMES)
    assert all(each["low"] <= each["share"] <= each["high"] for each in order)


def test_an_unfinished_round_counts() -> None:
    """Seven turns of three players end in the third round."""
    ledger = Ledger(3, first_period_turns=Counter({6: 1, 7: 4}))
    found = length(Run(3, ("random",) * 3, 1, 5), Tally(3), ledger)
    assert found["first_period_rounds"]["histogram"] == [[2, 1], [3, 4]]


def test_every_component_is_there(document: dict[str, Any]) -> None:
    assert [decree["id"] for decree in document["decrees"]] == [decree.id for decree in DATA.decrees]
    assert [tile["id"] for tile in document["clergy"]] == [tile.kind for tile in DATA.clergy]
    assert [card["id"] for card in document["cards"]] == [card.id for card in DATA.cards]
    assert [plot["id"] for plot in document["plots"]] == [plot.name for plot in DATA.plots]
    assert [site["id"] for site in document["sites"]] == [site.name for site in DATA.sites]


def test_provenance_is_that_of_the_data(document: dict[str, Any]) -> None:
    for part, entries in (("decrees", DATA.decrees), ("clergy", DATA.clergy), ("cards", DATA.cards)):
        assert [each["provenance"] for each in document[part]] == [entry.provenance for entry in entries]


def test_interval_of_a_mean_is_that_of_the_library() -> None:
    values = [3, 1, 4, 1, 5, 9, 2, 6]
    found = interval_of(Counter(values))
    assert found is not None
    half = 1.96 * stdev(values) / len(values) ** 0.5
    assert found["mean"] == pytest.approx(mean(values), abs=1e-4)
    assert (found["low"], found["high"]) == pytest.approx((mean(values) - half, mean(values) + half), abs=1e-4)
    assert interval_of(Counter([4])) is None


def test_interval_of_a_share() -> None:
    """A worked example of Wilson's interval: 10 of 100."""
    found = share_interval(10, 100)
    assert (found["share"], found["low"], found["high"]) == pytest.approx((0.1, 0.0552, 0.1744), abs=2e-4)
    assert share_interval(0, 0) == {"share": 0.0, "low": 0.0, "high": 1.0}
    assert share_interval(5, 5)["high"] == 1.0


@pytest.mark.parametrize("players", [2, 4])
def test_a_report_of_one_game(players: int) -> None:
    """Nothing divides by what one game does not have."""
    bots = ("random",) * players
    outcome = simulate(Plan(1, Options(players, 2017, True, True), bots, 1, True), 1, lambda done: None)
    assert outcome.tally.ledger is not None
    found = summary(Run(players, bots, 1, 1), outcome.tally, outcome.tally.ledger)
    assert f"{players} players" in page(found)
    assert {check["passed"] for check in found["checks"] if "decree" in check["name"]} == {None}
