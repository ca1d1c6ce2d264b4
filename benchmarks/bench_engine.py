"""Speed of the engine for development: `pytest benchmarks/bench_engine.py --benchmark-enable`.

The same work as `lisboa bench`, one pytest-benchmark each, so that two versions can be compared
(`--benchmark-autosave`, `--benchmark-compare`).
"""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from lisboa.cli import measure
from lisboa.engine.options import Options
from lisboa.engine.record import replay
from lisboa.engine.set_up import new_state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playout(benchmark: BenchmarkFixture, players: int) -> None:
    """A whole game of random moves."""
    decisions = benchmark(measure.play_one, players, measure.SEED)
    benchmark.extra_info["decisions"] = decisions


def test_copy(benchmark: BenchmarkFixture) -> None:
    """One copy of a state."""
    benchmark(new_state(Options(4), measure.SEED).copy)


def test_facade(benchmark: BenchmarkFixture) -> None:
    """A whole game through lisboa.Game."""
    benchmark.extra_info["moves"] = len(benchmark(measure.random_game, 4, measure.SEED))


def test_replay(benchmark: BenchmarkFixture) -> None:
    """A finished game from its moves in text notation."""
    moves = measure.random_game(4, measure.SEED)
    benchmark(replay, 4, measure.SEED, 2021, False, False, moves)
