"""Analyses: the same every time, true to the end, and they find what was badly played."""

from __future__ import annotations

import pytest

import lisboa
from lisboa import Game
from lisboa.bots import Forecast, Line, forecast, weigh
from lisboa.cli.analyse import fallen
from lisboa.insight import analysis
from lisboa.insight.analysis import (
    KEPT,
    Analysis,
    CostlyMove,
    Glance,
    Outlook,
    Work,
    analyse,
    closer_look,
    culprit,
    nobody_listens,
)
from lisboa.insight.costly_words import ahead, in_words
from lisboa.insight.course import Course
from tests.server.playing import ending, golden


def check(game: Game, found: Analysis) -> None:
    """Numbers and moves fit the game."""
    moves = game.moves
    assert [point.moves for point in found.points] == sorted({point.moves for point in found.points})
    assert (found.points[0].moves, found.points[-1].moves) == (0, len(moves))
    assert all(abs(sum(point.chances) - 1) < 0.01 and len(point.wigs) == game.players for point in found.points)
    assert found.points[-1].wigs == [sheet["total"] for sheet in game.scores()]
    assert [one.cost for one in found.costly] == sorted((one.cost for one in found.costly), reverse=True)
    for seat in range(game.players):
        assert sum(one.seat == seat for one in found.costly) <= KEPT
    course = Course(game)
    turns = [course.turn_of(one.number) for one in found.costly]
    assert len(set(turns)) == len(turns), "of each turn of a seat only the worst"
    for one in found.costly:
        before = game.rewound(one.number - 1)
        assert before.turn == one.seat
        assert one.played.move == moves[one.number - 1] != one.better.move
        assert one.better.move in before.legal_moves()
        assert one.played.line == [move for _, move in course.rest_of_turn(one.number)]


def test_the_same_every_time_and_true_to_the_end() -> None:
    game = ending(golden("068"), 40)
    heard: list[float] = []
    found = analyse(game, 4, told=heard.append)
    check(game, found)
    assert found.costly
    assert analyse(ending(golden("068"), 40), 4) == found
    assert heard == sorted(heard)
    assert heard[-1] == 1
    assert all(in_words(game, found.costly[0], "pt"))


@pytest.mark.parametrize(("chance", "wigs"), [(0.4, 0), (0.7, 28)])
def test_wigs_are_told_where_the_chance_does_not_tell(chance: float, wigs: int) -> None:
    """A lead of many wigs means little beside a game that is won or lost."""
    played = Outlook(move="a", chance=chance, wigs=40, margin=-20, line=["a"])
    better = Outlook(move="b", chance=0.7, wigs=60, margin=8, line=["b"])
    assert ahead(CostlyMove(1, 0, played, better, ["a"])).args == {"wigs": wigs}


@pytest.mark.parametrize(
    ("chance", "margin", "told"),
    [
        (0.25, 2.0, ["chance to win −15%", "lead in wigs −6"]),
        (0.42, -20.0, ["chance to win +2%", "but lead in wigs −28"]),
        (0.402, 2.0, ["lead in wigs −6"]),
        (0.39, 8.2, ["chance to win −1%"]),
    ],
)
def test_what_a_move_cost_is_told_by_what_it_changed(chance: float, margin: float, told: list[str]) -> None:
    played = Outlook(move="a", chance=chance, wigs=40, margin=margin, line=["a"])
    better = Outlook(move="b", chance=0.4, wigs=60, margin=8, line=["b"])
    assert fallen(CostlyMove(1, 0, played, better, ["a"])) == told


def test_what_is_told_of_a_turn_is_the_next_point_of_the_chart() -> None:
    """The rest of the turn as it was played, seen from the seat that played it; more dice bring both closer."""
    game = ending(golden("037"), 60)
    course = Course(game)
    apart = []
    for start in course.starts[:-1]:
        before, after = game.rewound(start), game.rewound(course.end_of_turn(start + 1))
        seat = before.turn
        assert seat is not None
        (told,) = weigh(before, [course.rest_of_turn(start + 1)], seed=2, simulations=16)
        point = forecast(after, seed=1, simulations=16, seat=seat)[seat]
        apart.append((abs(told.chance - point.chance), abs(told.margin - point.margin)))
    chances, margins = ([pair[i] for pair in apart] for i in (0, 1))
    assert sum(chances) / len(chances) < 0.02
    assert sum(margins) / len(margins) < 1.5


def test_only_what_every_look_finds_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a turn the move after which nothing more was lost is to blame; what other dice do not confirm is nothing."""
    assert culprit([Glance(1, 0.3, other=True), Glance(2, 0.28, other=True), Glance(3, 0.0, other=False)]) == Glance(
        2, 0.28, other=True
    )
    assert culprit([Glance(1, 0.3, other=True), Glance(2, 0.05, other=True)]) == Glance(1, 0.3, other=True)
    assert culprit([Glance(1, 0.3, other=False)]) is None
    game = ending(golden("037"), 20)
    looks = iter([(0.6, 0.3, 0.3), (0.3, 0.6, 0.6)] * 200)

    def doubtful(_: Game, lines: list[Line], seed: int, simulations: int) -> list[Forecast]:
        return [Forecast(wigs=50, margin=0, chance=chance) for chance in next(looks)]

    monkeypatch.setattr(analysis, "weigh", doubtful)
    course, work = Course(game), Work(4, 1, 1, nobody_listens)
    found = [closer_look(course, number, 0, work) for number in range(1, len(game.moves) + 1)]
    assert found == [None] * len(game.moves)


def test_the_decision_where_the_turns_part_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was still open after a move is not its fault, nor a reason against it."""
    game = ending(golden("037"), 40)
    course, work = Course(game), Work(4, 1, 1, nobody_listens)
    turn = next(left for left in map(course.left_in_turn, range(1, len(game.moves))) if len(left) == 3)
    better = {turn[0]: [("x", "other"), ("x", "best")]}
    monkeypatch.setattr(analysis, "best_line", lambda _, one, *__: better.get(one, [("x", "best")]))

    def by_the_best(_: Game, lines: list[Line], seed: int, simulations: int) -> list[Forecast]:
        return [Forecast(wigs=50, margin=0, chance=0.9 if ("x", "best") in line else 0.3) for line in lines]

    monkeypatch.setattr(analysis, "weigh", by_the_best)
    found = closer_look(course, turn[0], 0, work)
    assert found is not None
    assert found.number == turn[-1], "until then the best was open"


def test_lines_must_begin_with_a_legal_move() -> None:
    game = golden("037").rewound(20)
    with pytest.raises(ValueError, match="does not begin with a legal move"):
        weigh(game, [[("main", "pass")]])


def test_a_game_that_is_not_over_ends_with_a_forecast() -> None:
    game = golden("037").rewound(20)
    last = analyse(game, 4).points[-1]
    assert (last.moves, last.turn) == (20, game.turn)


# A game of greedy bots, and after how many moves its end is played. If cards or bots have changed so that no decision
# there is bad enough, take another one.
PLANTED = {"seed": 9, "begin": 230}


def planted(seed: int, begin: int) -> tuple[Game, int, int]:
    """The end of a game in which the first choice of a card is as bad as can be; the number of that move, and how many
    wigs of lead it cost. It begins from a position: only the end is looked at.
    """
    game = Game(players=2, seed=seed)
    while len(game.moves) < begin:
        game.play(lisboa.bots.move(game))
    game = Game.from_position(game.position())
    while game.decision is None or game.decision.kind != "main":
        game.play(lisboa.bots.move(game))
    seat = game.turn or 0
    ends = sorted((finished(game, move) for move in game.legal_moves()), key=lambda end: lead(end, seat))
    return ends[0], len(game.moves) + 1, lead(ends[-1], seat) - lead(ends[0], seat)


def finished(game: Game, move: str) -> Game:
    """The rest by greedy bots."""
    end = game.copy()
    end.play(move)
    while not end.is_over:
        end.play(lisboa.bots.move(end))
    return end


def lead(game: Game, seat: int) -> int:
    """Over the other one."""
    totals = [sheet["total"] for sheet in game.scores()]
    return totals[seat] - totals[1 - seat]


@pytest.mark.slow
def test_a_planted_blunder_is_among_the_five(monkeypatch: pytest.MonkeyPatch) -> None:
    """A glance is enough to find it: of so short a game few decisions are looked at closely."""
    monkeypatch.setattr(analysis, "CANDIDATES", 3)
    monkeypatch.setattr(analysis, "OF_EACH_SEAT", 1)
    game, number, lost = planted(**PLANTED)
    assert lost >= 15, "no blunder is planted"
    found = analyse(game, 24)
    check(game, found)
    blunder = next(one for one in found.costly[:5] if one.number == number)
    chance, wigs = blunder.cost
    assert chance >= 0.1 or wigs >= 5
