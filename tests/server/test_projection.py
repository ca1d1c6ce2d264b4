"""The score as if the game ended now tells nothing that is hidden (RUL-30); the rank after a game against Lacerda."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from lisboa import Game
from lisboa.engine import layout
from lisboa.engine.schema import PLACES, PUBLIC
from lisboa.engine.scoring import FinalScoring
from lisboa.engine.state import State
from lisboa.server import sight
from lisboa.server.playthrough import Playthrough
from tests.marked_language import MARK
from tests.server.table_of_three import LACERDA, PEOPLE, begun, moves
from tests.text.test_words import walk

HIDDEN = [i for i, place in enumerate(PLACES) if place is None or place.sight != PUBLIC]
TOTALS = range(layout.WIGS, layout.WIGS + 4)
SETTINGS: list[dict[str, Any]] = [
    {"players": 1, "goals": True},
    {"players": 2, "draft": True, "city_tokens": True},
    {"players": 3, "goals": True, "starting_decrees": True},
    {"players": 4},
]


def scored(s: State, without: list[int]) -> list[int]:
    """The totals now if some numbers of the state were others."""
    other = s.copy()
    for index in without:
        other.d[index] = 1 - min(other.d[index], 1)
    other.d[layout.DEPTH] = 0
    FinalScoring().run(other, 0, 0, 0, 0)
    return [other.d[i] for i in TOTALS]


@pytest.mark.parametrize("seed", [0, 1, 2, 5, 6])
def test_it_reads_only_what_everybody_sees(seed: int) -> None:
    others = list(range(layout.REIS, layout.REIS + 4))
    differs = 0
    for s in walk(seed):
        assert scored(s, HIDDEN) == scored(s, [])
        differs += scored(s, others) != scored(s, [])
    assert differs > 0, "what is counted would be noticed"


def positions(options: dict[str, Any]) -> Iterator[Game]:
    """Some moments of a game."""
    rng = random.Random(9)
    game = Game(seed=3, **options)
    while not game.is_over:
        if rng.random() < 0.1:
            yield game
        game.play(rng.choice(game.legal_moves()))


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_games_that_a_seat_cannot_tell_apart_have_the_same_projection(options: dict[str, Any]) -> None:
    rng = random.Random(2)
    different = 0
    for game in positions(options):
        for seat in range(1 if game.solo else game.players):
            twin = game.resample(seat, rng)
            assert twin.view(seat) == game.view(seat)
            assert sight.projected(twin) == sight.projected(game)
            different += twin.state_hash() != game.state_hash()
    assert different > 0


def to_the_end(play: Playthrough) -> Playthrough:
    """By the first option each time."""
    while not play.game.is_over:
        play = moves(play, 1)
    return play


def test_each_line_and_the_total_until_the_end() -> None:
    play = moves(begun(), 60)
    told = sight.situation(play, 0).projected
    assert told == play.game.scores()
    assert told is not None
    for sheet in told:
        assert set(sheet) >= {"total"}
        assert len(sheet) == 9
        assert sheet["total"] == sum(value for name, value in sheet.items() if name != "total")
    over = to_the_end(play)
    assert (sight.situation(over, 0).projected, sight.situation(over, 0).scores) == (None, over.game.scores())


def test_the_rank_after_a_solo_game(language: str) -> None:
    play = begun((PEOPLE[0], LACERDA), Players=1, Solo=True)
    assert sight.situation(play, 0).solo_rank is None
    over = to_the_end(play)
    rank = over.game.solo_rank()
    told = msgspec.to_builtins(sight.situation(over, 0).solo_rank)
    assert (told["rank"], told["title"]) == (rank.name, rank.title)
    assert [(one["rank"], one["met"]) for one in told["ranks"]] == [(one.name, one.holds) for one in rank.ranks]
    for one, same in zip(told["ranks"], rank.ranks, strict=True):
        expected = [(c.what, c.needed, c.have, c.holds, c.below, c.text) for c in same.conditions]
        found = [
            tuple(c[name] for name in ("what", "needed", "had", "met", "below", "text")) for c in one["conditions"]
        ]
        assert found == expected
    other = msgspec.to_builtins(sight.situation(over, 0, language).solo_rank)
    assert other["title"] == MARK + told["title"]
    assert all(c["text"].startswith(MARK) for one in other["ranks"] for c in one["conditions"])


def test_people_among_themselves_have_no_such_rank() -> None:
    assert sight.situation(to_the_end(begun()), 0).solo_rank is None
