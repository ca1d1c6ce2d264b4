"""An independent model of Lacerda, written from the rules over position documents, agrees with the engine in all.

LISBOA_SLOW_SEED repeats a run.
"""

from __future__ import annotations

import os
import secrets
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import Tell
from tests.fuzz.games import compiled
from tests.slow import lacerda_noble
from tests.slow.agreement import Disagreement
from tests.slow.lacerda_watch import watch_games

Spoil = Callable[[pytest.MonkeyPatch], None]

# Everything that he does or decides, and what he may be unable to do
EXPECTED = [
    *(f"acts {action}" for action in ("recruit", "plan", "ship", "produce", "cardinal", "favor")),
    *(f"skips {action}" for action in ("recruit", "ship", "produce", "favor", "builder", "king")),
    "office: best", "office: tie", "plan: tie", "plan: more", "ship", "influence: ship", "influence: church",
    "produced", "cardinal", "clergy", "favor", "paid: in full", "paid: not in full", "plot: best", "plot: tie",
    "street: only", "street: better", "street: tie", "cube: column", "cube: row", "cube: column, tie", "decree",
    "site: best", "site: tie", "building: only", "building: better", "building: tie", "rubble", "discards",
    "assistant: next deck", "assistant: passes decks", "assistant: stays", "follows builder", "follows minister",
    "follows king", "does not follow builder", "courtier", "docked", "period ends", "games",
]  # fmt: skip


def compare(games: int, tell: Tell, expected: list[str], most: int) -> Counter[str]:
    seed = int(os.environ.get("LISBOA_SLOW_SEED") or secrets.randbits(32))
    try:
        tally = watch_games(seed, games, expected, most)
    except Disagreement as trouble:
        pytest.fail(f"LISBOA_SLOW_SEED={seed}\n{trouble}", pytrace=False)
    lines = [f"{sum(tally.values()):,} reasons in {tally['games']} games, repeat with LISBOA_SLOW_SEED={seed}"]
    tell("\n".join(lines + [f"  {n:>8,}  {name}" for name, n in sorted(tally.items())]))
    return tally


def test_lacerda_plays_by_the_book_in_a_few_games(tell: Tell) -> None:
    """SOLO-4 to SOLO-8, RUL-33 to RUL-36: every step of his, position and reasons."""
    games = 15 if compiled() else 4
    assert compare(games, tell, [], games)["games"] == games


@pytest.mark.slow(seconds=20)
def test_lacerda_plays_by_the_book(tell: Tell) -> None:
    """The same in many games, until everything he may do has been seen."""
    tally = compare(600 if compiled() else 40, tell, EXPECTED, 6000)
    assert [name for name in EXPECTED if tally[name] == 0] == []


def shuffled_sites(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lacerda_noble, "SITES_CLOCKWISE", lacerda_noble.SITES_CLOCKWISE[::-1])


def dearest_cube(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lacerda_noble, "CUBE_VALUES", {"earthquake": 1, "fire": 2, "tsunami": 3})


def free_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lacerda_noble, "pay_visit", lambda he, noble: None)


@pytest.mark.parametrize("spoil", [shuffled_sites, dearest_cube, free_visits])
def test_another_lacerda_is_noticed(spoil: Spoil, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A comparison that never complains proves nothing."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    spoil(monkeypatch)
    with pytest.raises(Disagreement, match="engine"):
        watch_games(1, 4, [], 4)
