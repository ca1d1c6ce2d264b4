"""The master's search: plans that are kept, simulations that a clock may end."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import lisboa
from lisboa.bots import move, study
from lisboa.bots.imagined import Imagined
from lisboa.bots.levels import COURTIER, MASTER
from lisboa.bots.planner import Idea, a_round
from lisboa.bots.study import alike, as_good, of_each_move
from lisboa.bots.weights import Weights
from lisboa.engine import flow, notation
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.steps import (
    DECREE,
    FOLLOW,
    FREE_STATE,
    MAIN,
    PAY,
    SELL,
    STORE_CUBE,
    STORE_PLOT,
    TAKE_CARD,
    TRADE,
)
from tests.bots.scenes import turn_begun

AT_ONCE = 1e-9  # seconds: over before the first simulation
FOR_EVER = 1e9
HASTY = MASTER.thinking(8)


def games(ideas: list[Idea]) -> int:
    """All simulations together."""
    return sum(int(idea.games) for idea in ideas)


def imagined() -> tuple[Imagined, list[int]]:
    """A game at the beginning of a turn, and a plan of several decisions for it."""
    s = turn_begun(Options(3), 2, 40)
    ideas = MASTER.collect(s, flow.settle(s).codes)
    plan = max((idea.plan for idea in ideas), key=len)
    assert len(plan) >= 6
    return Imagined(s.copy(), Weights()), list(plan)


def row(values: list[int]) -> vec[i64]:
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


def test_a_plan_is_followed_while_it_fits() -> None:
    game, plan = imagined()
    seat = flow.seat_of(game.s)
    game.plans[seat] = row(plan)
    taken: list[int] = []
    while len(taken) < len(plan):
        codes = flow.settle(game.s).codes
        kind, own = flow.kind_of(game.s), flow.seat_of(game.s) == seat
        code = game.choice(codes)
        if own:
            taken += [kind, code]
        flow.take(game.s, code, False)
    assert taken == plan
    assert list(game.plans[seat]) == plan


@pytest.mark.parametrize("wrong", [(FOLLOW, 0), (MAIN, 12345)], ids=["another decision", "not offered"])
def test_where_a_plan_does_not_fit_a_new_one_is_made(wrong: tuple[int, int]) -> None:
    game, _ = imagined()
    seat = flow.seat_of(game.s)
    codes = flow.settle(game.s).codes
    kind, shift = wrong
    game.plans[seat] = row([kind, int(codes[0]) + shift])
    code = game.choice(codes)
    assert code in list(codes)
    made = list(game.plans[seat])
    assert made[:2] == [MAIN, code]
    assert game.next[seat] == 2
    flow.take(game.s, code, False)
    assert game.choice(flow.settle(game.s).codes) == made[3]  # which is followed in its turn


def test_the_clock_ends_simulations_and_the_move_is_legal() -> None:
    for options in (Options(2), Options(2, solo=True)):
        s = turn_begun(options, 3, 50)
        codes = flow.settle(s).codes
        hurried = HASTY.think(s, codes, own_dice(1), AT_ONCE)
        unhurried = HASTY.think(s, codes, own_dice(1), 0.0)
        assert games(hurried) == 0 < games(unhurried)
        assert hurried[0].plan[1] in list(codes)
        patient = HASTY.think(s, codes, own_dice(1), FOR_EVER)
        assert [idea.wish for idea in patient] == [idea.wish for idea in unhurried]


def test_when_the_time_is_over_the_best_so_far_is_first() -> None:
    s = turn_begun(Options(2), 3, 50)
    field = HASTY.looked_at(s, flow.settle(s).codes, 1, 0.0)[:4]
    field.reverse()
    wishes = [idea.wish for idea in field]
    assert wishes != sorted(wishes, reverse=True)
    HASTY.study(s, field, HASTY.games(s), 1, AT_ONCE)
    assert [idea.wish for idea in field] == sorted(wishes, reverse=True)


def test_a_move_and_a_study_in_no_time() -> None:
    game = lisboa.Game(players=2, seed=5)
    assert move(game, "master", seconds=AT_ONCE) in game.legal_moves()
    found = study(game, seconds=AT_ONCE)
    assert [prospect.simulations for prospect in found] == [1] * len(found)


def test_simulations_grow_with_their_number() -> None:
    """Four finalists share half of them, the two best the rest, each game counted for each idea."""
    s = turn_begun(Options(2), 1, 60)
    codes = flow.settle(s).codes
    found = [sorted(int(idea.games) for idea in MASTER.thinking(n).think(s, codes, own_dice(1), 0.0)) for n in (8, 16)]
    assert found[0][-5:] == [0, 1, 1, 3, 3]
    assert found[1][-5:] == [0, 2, 2, 6, 6]


def test_with_more_players_games_are_longer_and_fewer() -> None:
    s = turn_begun(Options(4), 1, 60)
    assert games(MASTER.thinking(16).think(s, flow.settle(s).codes, own_dice(1), 0.0)) == 8
    assert a_round(s) == 4


@pytest.mark.parametrize(
    ("options", "shaping"), [(Options(2), 8), (Options(3), 8), (Options(2, solo=True), 0)], ids=["two", "three", "solo"]
)
def test_what_sets_the_course_of_a_turn_or_shapes_it_is_worth_imagined_games(options: Options, shaping: int) -> None:
    """Its beginning and following: 16 games; what shapes it half as many, but alone against Lacerda none."""
    planner = MASTER.thinking(8 * options.players)
    s = turn_begun(options, 2, 40)
    kinds = set()
    for _ in range(60):
        codes = flow.settle(s).codes
        kind = flow.kind_of(s)
        kinds.add(kind)
        worth = 16 if kind in (MAIN, FOLLOW) else shaping if kind in (DECREE, STORE_PLOT, FREE_STATE, TRADE) else 0
        if kind in (MAIN, FOLLOW, DECREE, STORE_PLOT, FREE_STATE, TRADE, TAKE_CARD, STORE_CUBE, PAY):
            assert planner.games(s) == worth
        ideas = COURTIER.think(s, codes, own_dice(1), 0.0)
        assert games(ideas) == 0
        flow.take(s, ideas[0].plan[1], False)
    assert {MAIN, TAKE_CARD} < kinds
    assert kinds & {DECREE, STORE_PLOT, FREE_STATE, TRADE}


def test_games_are_imagined_on_the_way_through_a_turn() -> None:
    s = turn_begun(Options(4), 2, 40)
    found = {True: 0, False: 0}
    for _ in range(40):
        codes = flow.settle(s).codes
        ideas = HASTY.think(s, codes, own_dice(1), 0.0)
        if len(ideas) > 1:
            expected = HASTY.games(s) > 0
            assert (games(ideas) > 0) == expected
            found[expected] += flow.kind_of(s) not in (MAIN, FOLLOW)
        flow.take(s, ideas[0].plan[1], False)
    assert found[True] > 0 < found[False]


def test_hints_are_in_the_order_of_what_they_tell() -> None:
    """With two players that is the lead."""
    for seed in range(4):
        game = lisboa.Game(players=2, seed=seed)
        found = [prospect.margin for prospect in study(game, simulations=24)]
        assert found == sorted(found, reverse=True)


def test_the_same_turn_with_another_card_is_no_other_hint() -> None:
    s = turn_begun(Options(3), 2, 40)
    written = {notation.write(MAIN, code): int(code) for code in flow.settle(s).codes}
    one, other = [code for move, code in written.items() if move.startswith("visit ")][:2]
    tucked = next(code for move, code in written.items() if move.startswith("portfolio "))
    assert alike(row([MAIN, one, 2, 7]), row([MAIN, one, 3, 9]))
    assert alike(row([MAIN, one, 2, 7]), row([MAIN, other, 2, 7]))
    assert not alike(row([MAIN, one, 2, 7]), row([MAIN, other, 2, 8]))
    assert not alike(row([MAIN, one, 2, 7]), row([MAIN, tucked, 2, 7]))
    assert not alike(row([MAIN, one]), row([MAIN, other]))
    assert alike(row([MAIN, one, 2, 7, TAKE_CARD, 1]), row([MAIN, other, 2, 7, TAKE_CARD, 2]))
    assert not alike(row([STORE_CUBE, 3, 2, 7]), row([STORE_CUBE, 4, 2, 7]))  # which cube is what is asked


def test_what_comes_to_the_same_in_another_order_is_no_other_hint() -> None:
    found = 0
    for seed in range(12):
        s = turn_begun(Options(2), seed, 60)
        while flow.kind_of(s) != SELL:
            codes = flow.settle(s).codes
            if len(codes) == 0:
                break
            flow.take(s, codes[0], False)
        else:
            codes = flow.settle(s).codes
            field = MASTER.looked_at(s, codes, 1, 0.0)
            twins = sum(as_good(field[i], field[k]) for i in range(len(field)) for k in range(i))
            told = of_each_move(MASTER, s, codes, 1, 0.0)
            assert not any(as_good(told[i], told[k]) for i in range(len(told)) for k in range(i))
            found += twins
    assert found > 0


def test_the_same_seed_gives_the_same_thoughts() -> None:
    for after in (20, 90):
        s = turn_begun(Options(3), 7, after)
        codes = flow.settle(s).codes
        thoughts = [
            [(list(idea.plan), int(idea.wish)) for idea in HASTY.think(s.copy(), codes, own_dice(seed), 0.0)]
            for seed in (1, 1, 2)
        ]
        assert thoughts[0] == thoughts[1] != thoughts[2]
