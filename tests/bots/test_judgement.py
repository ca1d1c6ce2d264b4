"""What games have taught: a network of whole numbers, and how a finished game is told in its terms."""

from __future__ import annotations

from statistics import mean

import pytest

from lisboa.bots.bot import play_out
from lisboa.bots.features import INPUTS
from lisboa.bots.imagined import SelfPlay
from lisboa.bots.judgement import FINAL_WIGS, MARGIN, ONE, OUTPUTS, RANK, VICTORY, Judgement, chance_of
from lisboa.bots.levels import BOTS, MASTER
from lisboa.engine import COMPILED, flow
from lisboa.engine.layout import REIS, TURNS, WIGS
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.scoring import tie_break
from lisboa.engine.set_up import new_state
from lisboa.engine.solo_rank import rank_of
from lisboa.engine.state import State

OWN_WIGS = 0  # the first number of a position


def finished(options: Options) -> State:
    s = new_state(options, 4)
    play_out(s, [BOTS["eager"]] * options.players, own_dice(1))
    return s


def one_unit(weight: int, biases: list[int]) -> Judgement:
    """A network that looks only at the own wigs, through a single unit, and tells them as the lead."""
    inputs = [0] * INPUTS
    inputs[OWN_WIGS] = weight * ONE
    outputs = [0] * OUTPUTS
    outputs[MARGIN] = ONE
    return Judgement(1, [*inputs, 0, *outputs, *(bias * ONE for bias in biases)])


def test_a_wrong_number_of_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="3 weights do not fit 4 hidden units"):
        Judgement(4, [1, 2, 3])


def test_a_unit_counts_when_it_is_awake() -> None:
    s = finished(Options(2))
    wigs = int(s.d[WIGS])
    assert wigs > 0
    awake, asleep = (list(one_unit(weight, [0, 0, 0, 0]).look(s, 0)) for weight in (1, -1))
    assert awake[:VICTORY] == [100 * wigs, 100 * wigs]
    assert asleep == [100 * wigs, 0, 5_000, 0]


def test_ranks_stay_within_their_borders() -> None:
    s = finished(Options(2))
    assert [int(one_unit(0, [0, 0, 0, rank]).look(s, 0)[RANK]) for rank in (-1, 2, 5)] == [0, 200, 300]


def test_a_lead_is_surer_the_nearer_the_end_and_never_quite_sure() -> None:
    leads = (-10_000, -800, 0, 800, 10_000)
    near, far = ([int(chance_of(lead, turns)) for lead in leads] for turns in (0, 100))
    assert near == sorted(set(near))
    assert far == sorted(set(far))
    assert near[1:4] == [1_587, 5_000, 8_413]  # one spread: the normal distribution
    assert near[3] > far[3] > 5_000
    for chances in (near, far):
        assert 0 < chances[0] < 100
        assert [10_000 - chance for chance in reversed(chances)] == chances


@pytest.mark.slow
def test_chances_are_what_becomes_of_them() -> None:
    """Reliability: of positions that are told to be won by so many in a hundred, about so many are."""
    told: dict[int, list[bool]] = {}
    for seed in range(24 if COMPILED else 1):
        s = new_state(Options(2), seed)
        judgement = MASTER.judgement(s)
        game = SelfPlay(s, 10, 0, own_dice(~seed), judgement)
        seen: list[int] = []
        while not game.play_on(s.d[TURNS]):
            seen.append(int(judgement.look(s, 0)[VICTORY]))
        won = int(judgement.see(s, 0)[VICTORY]) == 10_000
        for chance in seen:
            told.setdefault(chance // 3_334, []).append(won)
    shares = {third: mean(told[third]) for third in sorted(told)}
    assert set(shares) == {0, 1, 2} or not COMPILED
    if COMPILED:
        assert shares[0] < 0.35
        assert 0.2 < shares[1] < 0.8
        assert shares[2] > 0.65


def test_a_finished_game_is_seen_as_it_ended() -> None:
    s = finished(Options(3))
    wigs = [int(s.d[WIGS + seat]) for seat in range(3)]
    judgement = MASTER.judgement(s)
    for seat in range(3):
        margin = wigs[seat] - max(wigs[:seat] + wigs[seat + 1 :])
        victory = 10_000 if margin > 0 else 0
        assert list(judgement.see(s, seat)) == [100 * wigs[seat], 100 * margin, victory, 0]


def test_ties_are_broken_by_the_rulebook_and_shared_only_then() -> None:
    """SCORE-8: sets, stores, completed plans, réis."""
    s = finished(Options(3))
    judgement = MASTER.judgement(s)
    s.d[WIGS] = s.d[WIGS + 1] = 200
    better = max((0, 1), key=lambda seat: tie_break(s, seat))
    assert [int(judgement.see(s, seat)[VICTORY]) for seat in range(3)] == [
        10_000 if seat == better else 0 for seat in range(3)
    ]
    s = new_state(Options(3), 2)  # nobody has anything but wigs
    for seat in range(2):
        s.d[WIGS + seat], s.d[REIS + seat] = 20, 5
    assert [int(judgement.see(s, seat)[VICTORY]) for seat in range(3)] == [5_000, 5_000, 0]


def test_the_rank_against_lacerda_is_seen() -> None:
    s = new_state(Options(2, solo=True), 2)
    play_out(s, [BOTS["greedy"]] * 2, own_dice(1))
    assert MASTER.judgement(s).see(s, 0)[RANK] == 100 * rank_of(s) > 0
    assert MASTER.judgement(s) is not MASTER.judgement(finished(Options(2)))


@pytest.mark.parametrize("options", [Options(2), Options(3), Options(4), Options(2, solo=True)])
def test_a_look_into_a_late_turn_is_near_the_truth(options: Options) -> None:
    """The weights in the package belong to these numbers of a position. Only what goes on can be looked at."""
    s = new_state(options, 1)
    dice = own_dice(~1)
    foreseen = 0
    while len(codes := flow.settle(s).codes) > 0:
        foreseen = int(MASTER.judgement(s).look(s, 0)[FINAL_WIGS])
        flow.take(s, BOTS["greedy"].decide(s, codes, dice), False)
    seen = int(MASTER.judgement(s).see(s, 0)[FINAL_WIGS])
    assert abs(foreseen - seen) < 3000
    assert MASTER.judgement(s).look(s, 0)[FINAL_WIGS] > seen + 3000  # what scoring has paid is counted again
