"""Reports of games against Lacerda: ranks, margins, and nothing that only players among themselves have."""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from lisboa.bots import BOTS, play_out
from lisboa.engine.layout import PLOT, SITE
from lisboa.engine.names import LACERDA
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.set_up import new_state
from lisboa.engine.tables import DATA
from lisboa.report.checks import all_checks
from lisboa.report.collect import Ledger
from lisboa.report.page import page
from lisboa.report.solo import ranks, solo
from lisboa.report.solo_tally import SoloTally
from lisboa.report.things import all_things
from tests.report.conftest import GAMES
from tests.report.test_page import SECTIONS, Reader
from tests.report.test_summary import keys

NOT_JUDGED = {
    "Smallest line of the score, bonuses aside",
    "Strong play ahead of weak play",
    "The starting player wins",
}


@pytest.fixture(scope="module")
def html(solo_document: dict[str, Any]) -> str:
    return page(solo_document)


@pytest.fixture(scope="module")
def reader(html: str) -> Reader:
    found = Reader()
    found.feed(html)
    found.close()
    return found


def test_ranks_and_margins_count_every_game(solo_document: dict[str, Any]) -> None:
    found = solo_document["solo"]
    assert [rank["rank"] for rank in found["ranks"]] == ["jester", "courtier", "favourite", "right-hand"]
    assert sum(rank["games"] for rank in found["ranks"]) == GAMES
    assert sum(times for _, times in found["margins"]["histogram"]) == GAMES
    means = {bot: seen["mean"] for bot, seen in solo_document["scores"]["bots"].items()}
    assert found["margins"]["mean"] == pytest.approx(means["eager"] - means["lacerda"], abs=0.001)


def test_shares_of_missed_conditions() -> None:
    """Of ten games four end as Jester, five as Courtier, one higher: nine are below the King's favourite."""
    tally = SoloTally(Counter({0: 4, 1: 5, 2: 1}), Counter({(1, "reis"): 3, (2, "reis"): 6, (3, "ships"): 10}))
    found = {rank["rank"]: rank for rank in ranks(tally)}
    assert [rank["not_reached"] for rank in found.values()] == [0, 4, 9, 10]
    assert found["courtier"]["share"] == 0.5
    shares = {
        (name, condition["condition"]): (condition["games"], condition["share"])
        for name, rank in found.items()
        for condition in rank["missed"]
        if condition["games"]
    }
    assert shares == {
        ("courtier", "reis"): (3, 0.75),
        ("favourite", "reis"): (6, 0.6667),
        ("right-hand", "ships"): (10, 1.0),
    }
    names = [condition["name"] for condition in found["favourite"]["missed"]]
    assert "at least 10 réis" in names
    assert "no fewer stores than Lacerda" in names


def test_a_rank_that_is_always_reached() -> None:
    """Nothing divides by the games that miss it."""
    tally = SoloTally(Counter({3: 2}), Counter(), Counter({40: 2}))
    found = solo(tally)
    assert [rank["not_reached"] for rank in found["ranks"]] == [0, 0, 0, 0]
    assert {condition["share"] for rank in found["ranks"] for condition in rank["missed"]} == {0.0}
    assert found["margins"]["median"] == 40


def test_every_key_is_explained(solo_document: dict[str, Any]) -> None:
    text = (Path(__file__).parents[2] / "docs/report.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"`([\w-]+)`", text))
    names = {"eager", "lacerda", "sets", "decks", *solo_document["about"]["options"]}
    sources = {source for effect in solo_document["effects"] for source in effect["sources"]}
    assert keys(solo_document) - names - sources <= explained


def test_checks_among_players_are_not_judged(solo_document: dict[str, Any]) -> None:
    planted = deepcopy(solo_document)
    planted["turn_order"][0].update(share=0.99, low=0.98, high=1.0)
    planted["lines"][0]["share"] = 0.0
    verdicts = {check["name"]: check["passed"] for check in all_checks(planted)}
    assert {name for name in NOT_JUDGED if verdicts[name] is None} == NOT_JUDGED


def test_the_page_has_the_section_instead_of_turn_order(reader: Reader, html: str) -> None:
    wanted = [name for name in SECTIONS if name != "order"]
    wanted.insert(1, "solo")
    wanted.insert(-1, "goals")
    assert reader.links == [f"#{name}" for name in wanted]
    assert set(wanted) <= set(reader.ids)
    assert "order" not in reader.ids
    assert reader.open == []
    assert "fair share of victories" not in html
    body = html.partition("<body>")[2].partition("<script>")[0]
    assert not re.search(r"[{}]{2}|\bNone\b|\bnan\b|undefined", body)


def test_ranks_and_conditions_have_their_rows(reader: Reader, solo_document: dict[str, Any]) -> None:
    rows = [" ".join(unescape(row).split()) for row in reader.rows]
    for rank in solo_document["solo"]["ranks"]:
        assert any(row.startswith(rank["title"]) and f"{100 * rank['share']:.1f} %" in row for row in rows), rank
        for condition in rank["missed"]:
            assert any(row.lower().startswith(condition["name"].lower()) for row in rows), condition
    assert any(row.startswith("More wigs than Lacerda") for row in rows)


def test_the_margins_are_plotted(reader: Reader) -> None:
    plot = next(figure for figure in reader.figures if figure["h3"] == "Your lead over Lacerda")
    assert "your wigs less Lacerda's" in plot["svg"]
    for figure in reader.figures:
        assert figure["svg"].strip()
        assert figure["figcaption"].strip().endswith(".")


def test_he_is_called_by_his_name(html: str) -> None:
    body = html.partition("<body>")[2]
    assert "lacerda" not in body
    assert "eager against Lacerda · seed 5 · ruleset 2021 · city tokens · goals for green" in body


def test_tokens_hide_the_printed_rewards(html: str, document: dict[str, Any], solo_document: dict[str, Any]) -> None:
    """EXTRA-2: which reward lay there differs from game to game."""
    assert html.count("a city token") == len(solo_document["plots"]) + len(solo_document["sites"])
    assert "a city token" not in page(document)


def test_a_token_is_of_no_provenance(solo_document: dict[str, Any]) -> None:
    assert {place["provenance"] for part in ("plots", "sites") for place in solo_document[part]} == {None}


def test_lines_are_yours(solo_document: dict[str, Any]) -> None:
    """SOLO-8: Lacerda scores by rules of his own; his means stand beside yours."""
    for line in solo_document["lines"]:
        assert line["mean"] == line["bots"]["eager"]
    assert sum(line["bots"]["lacerda"] for line in solo_document["lines"]) > 0
    for whose, total in (("mean", "all"), ("winners", "winners"), ("others", "others")):
        lines = sum(line[whose] for line in solo_document["lines"])
        assert lines == pytest.approx(solo_document["scores"][total]["mean"], abs=0.01)
    assert solo_document["scores"]["all"]["mean"] == solo_document["scores"]["bots"]["eager"]["mean"]
    shares = [line["share"] for line in solo_document["lines"] if line["share"] is not None]
    assert sum(shares) == pytest.approx(1, abs=0.001)


def test_wigs_over_time_are_yours_and_his(reader: Reader, solo_document: dict[str, Any]) -> None:
    first = solo_document["wigs_by_turn"][0]
    assert first["players"] == GAMES
    assert set(first["bots"]) == {"eager", "lacerda"}
    plot = next(figure for figure in reader.figures if figure["h3"] == "Wigs over time")
    assert "Lacerda" in plot["svg"]
    assert "winners" not in plot["svg"]


def test_the_city_is_built_by_both(html: str) -> None:
    """SOLO-2, SOLO-7: Lacerda's stores and buildings and the first public building, counted on the board."""
    ledger, plots, sites, his = Ledger(2), 0, 0, 0
    for seed in range(4):
        s = new_state(Options(2, solo=True), seed)
        s.recording = True
        play_out(s, [BOTS["eager"]] * 2, own_dice(~seed))
        ledger.count(s)
        plots += sum(s.d[PLOT + plot] >= 0 for plot in range(25))
        his += sum(s.d[PLOT + plot] == LACERDA for plot in range(25))
        sites += sum(s.d[SITE + site] >= 0 for site in range(len(DATA.sites)))
    found = all_things(2, 4, ledger, {})
    assert sum(place["taken"] for place in found["plots"]) == plots > his > 0
    assert sum(place["taken"] for place in found["sites"]) == sites >= 4
    assert all(place["reward_share"] is None or place["reward_share"] <= 1 for place in found["plots"])
    assert "Your actions, in times per game." in html
    assert "all players together" not in html


def test_only_solo_has_the_section(document: dict[str, Any]) -> None:
    assert "solo" not in document
    assert "Against Lacerda" not in page(document)
