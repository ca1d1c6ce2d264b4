"""A ledger holds what an independent recount of the same games finds, and it does not matter how it is merged."""

from __future__ import annotations

from collections import Counter

import pytest

from lisboa.engine.tables import CARD_IDS, DATA
from lisboa.report.collect import Ledger
from lisboa.report.tally import WIN
from tests.report.games import played
from tests.report.recount import Recount

SEEDS = (40, 41, 58)  # the last one loses the reward of a place, with two players


@pytest.fixture(scope="module", params=[(2, "random"), (3, "eager"), (4, "eager")], ids=["two", "three", "four"])
def counted(request: pytest.FixtureRequest) -> tuple[Ledger, Recount]:
    players, bot = request.param
    ledger, recount = Ledger(players), Recount()
    for seed in SEEDS:
        recount.add(played(players, seed, bot, ledger))
    return ledger, recount


def test_wigs_by_line(counted: tuple[Ledger, Recount]) -> None:
    ledger, recount = counted
    found: Counter[tuple[int, str]] = Counter()
    for (seat, line, wigs), times in ledger.lines.items():
        found[seat, line] += wigs * times
    assert all(line != "other" for _, line in found), "wigs that no line explains"
    starts = {(seat, "start"): 5 * len(SEEDS) for seat in range(ledger.players)}
    assert dict(found) == {key: wigs for key, wigs in recount.lines.items() if wigs} | starts


def test_lines_add_up_to_scores(counted: tuple[Ledger, Recount]) -> None:
    ledger, recount = counted
    lines = sum(wigs * times for (_, _, wigs), times in ledger.lines.items())
    scores = sum(score[3] * times for score, times in ledger.scores.items())
    assert lines == scores
    found = Counter({(seat, place, won > 0, wigs): n for (seat, place, won, wigs), n in ledger.scores.items()})
    assert found == recount.scores
    assert sum(ledger.winner_lines.values()) == lines
    assert sum(score[2] * times for score, times in ledger.scores.items()) == WIN * len(SEEDS)
    assert ledger.leads == recount.leads


def test_decrees(counted: tuple[Ledger, Recount]) -> None:
    ledger, recount = counted
    taken = {number: ledger.fates["decree", number, "taken"] for number in range(1, 71)}
    assert {number: times for number, times in taken.items() if times} == dict(recount.decrees)
    worth = sum(wigs * times for (_, wigs), times in ledger.decree_wigs.items())
    assert worth == sum(wigs for (_, line), wigs in recount.lines.items() if line == "score-5")
    assert {number: ledger.holders["decree", number] for number in recount.decrees} == dict(recount.decrees)


def test_how_owners_of_decrees_fare(counted: tuple[Ledger, Recount]) -> None:
    ledger, recount = counted
    for decree, owners in recount.owners.items():
        assert ledger.holders["decree", decree] == len(owners)
        assert ledger.holder_edges["decree", decree] == sum(edge for _, edge in owners)
        assert ledger.holder_squares["decree", decree] == sum(edge**2 for _, edge in owners)
        assert (ledger.holder_wins["decree", decree] > 0) == any(won for won, _ in owners)


def test_clergy_tiles(counted: tuple[Ledger, Recount]) -> None:
    ledger, recount = counted
    found = {(kind, fate): times for (what, kind, fate), times in ledger.fates.items() if what == "clergy"}
    assert found == dict(recount.clergy)


def test_cards(counted: tuple[Ledger, Recount]) -> None:
    ledger, recount = counted
    found = {
        (CARD_IDS[card], fate): times
        for (what, card, fate), times in ledger.fates.items()
        if what == "card" and fate in ("portfolio", "court", "gold", "period-end")
    }
    assert found == dict(recount.cards)


def test_actions(counted: tuple[Ledger, Recount]) -> None:
    ledger, recount = counted
    found = {action: times for action, times in ledger.actions.items() if not action.startswith("follow")}
    found["follow"] = sum(times for action, times in ledger.actions.items() if action.startswith("follow"))
    assert found == {"follow": 0, **recount.actions}
    for source in ("visit", "follow", "trade"):
        wanted = {action: times for (action, where), times in recount.state_actions.items() if where == source}
        for action in ("recruit", "plan", "ship", "produce", "cardinal", "favor"):
            assert ledger.uses[action, source] == wanted.get(action, 0), (action, source)


def test_plots_and_sites(counted: tuple[Ledger, Recount]) -> None:
    ledger, recount = counted
    for plot in DATA.plots:
        assert ledger.fates["plot", 5 * plot.row + plot.column, "taken"] == recount.plots[plot.name]
        assert ledger.fates["plot", 5 * plot.row + plot.column, "reward"] == recount.rewards[plot.name]
    for number, site in enumerate(DATA.sites):
        assert ledger.fates["site", number, "taken"] == recount.sites[site.name]
        assert ledger.fates["site", number, "reward"] == recount.rewards[site.name]


def test_time(counted: tuple[Ledger, Recount]) -> None:
    ledger, recount = counted
    assert ledger.first_period_turns == recount.first_period
    found: Counter[int] = Counter()
    for (_seat, turn, _won), wigs in ledger.turn_wigs.items():
        found[turn] += wigs
    assert found == recount.wigs_as_turn_begins


def test_merging_in_any_order() -> None:
    parts = []
    for seed in SEEDS:
        part = Ledger(3)
        played(3, seed, "eager", part)
        parts.append(part)
    whole, back = Ledger(3), Ledger(3)
    for part in parts:
        whole.merge(part)
    for part in reversed(parts):
        back.merge(part)
    assert whole == back
    assert sum(whole.scores.values()) == 3 * len(SEEDS)
    assert whole != parts[0]
