"""INF-5: what a visit or follow takes from its visitor is said before it is chosen, wigs above all."""

from __future__ import annotations

import random

import pytest

import lisboa
from lisboa.decision import Option
from lisboa.server.sight import decision_info
from lisboa.text.catalogue import catalogue
from tests.scene import Scene, kind

VISIT = "visit blue-minister-1"


def option(game: lisboa.Game, notation: str) -> Option:
    assert game.decision is not None
    return next(one for one in game.decision.options if one.notation == notation)


def minister(influence: int, wigs: int) -> Scene:
    """A visit costs Green 5: treasury modifier 0, five officials of others."""
    scene = Scene().treasury(3).hand("green", "blue-minister-1").offices("minister", yellow=3, purple=2)
    return scene.influence("green", influence).wigs("green", wigs)


def rich(influence: int, wigs: int, reis: int) -> Scene:
    """The same with both houses of the left group: réis may pay."""
    scene = minister(influence, wigs).store("B1", "green", "gold").store("C1", "green", "gold")
    return scene.houses("green", left=2).reis("green", reis)


def test_a_visit_that_takes_wigs_says_so() -> None:
    visit = option(minister(2, 7).game(), VISIT)
    assert "5 influence (your 2, and 3 wigs; treasury" in visit.text
    assert visit.wigs_spent == 3
    assert visit.args["wigsspent"] == 3


def test_without_influence_it_is_all_wigs() -> None:
    assert "5 influence (paid with 5 wigs; treasury" in option(minister(0, 7).game(), VISIT).text


def test_enough_influence_takes_no_wig() -> None:
    visit = option(minister(5, 7).game(), VISIT)
    assert "wig" not in visit.text.rsplit("): ", 1)[1]
    assert visit.wigs_spent == 0


def test_too_few_wigs_are_not_offered() -> None:
    visit = option(minister(2, 1).game(), VISIT)
    assert not visit.enabled
    assert visit.text.endswith("rivals' officials 5), 3 more than you have")
    assert visit.wigs_spent == 0


def test_where_reis_may_pay_the_payment_spends_the_wigs() -> None:
    """NOBLE-2: the visit itself spends none yet, and each way to pay says its own."""
    game = rich(2, 7, 10).game()
    visit = option(game, VISIT)
    assert "5 influence (your 2, and 3 in réis or wigs; treasury" in visit.text
    assert visit.wigs_spent == 0
    game.play(VISIT)
    assert game.decision is not None
    assert {one.notation: one.wigs_spent for one in game.decision.options if one.enabled} == {
        "reis 3": 0,
        "reis 0": 3,
        "reis 1": 2,
        "reis 2": 1,
        "reis 4": 0,
        "reis 5": 0,
    }


def test_without_reis_there_is_no_choice() -> None:
    visit = option(rich(2, 7, 0).game(), VISIT)
    assert "(your 2, and 3 wigs; " in visit.text
    assert visit.wigs_spent == 3


@pytest.mark.parametrize(
    ("influence", "wigs", "reis", "words", "spent"),
    [
        (2, 2, 1, "(your 2, 1 real and 2 wigs; ", 2),
        (2, 0, 3, "(your 2, and 3 réis; ", 0),
        (0, 4, 1, "(paid with 1 real and 4 wigs; ", 4),
        (0, 0, 5, "(paid with 5 réis; ", 0),
    ],
)
def test_the_only_way_to_pay_is_said_exactly(influence: int, wigs: int, reis: int, words: str, spent: int) -> None:
    game = rich(influence, wigs, reis).game()
    visit = option(game, VISIT)
    assert words in visit.text
    assert visit.wigs_spent == spent
    paid = next(event for event in game.play(VISIT) if event.kind == "visit-paid")
    left = {name.rsplit(".", 1)[-1]: after for name, _, after in paid.changes}
    assert left.get("reis", reis) == reis - visit.args["reisspent"] == 0
    assert left.get("wigs", wigs) == 0


def test_a_player_without_wigs_is_not_offered_any() -> None:
    """There is a choice still: réis may spare influence."""
    game = rich(2, 0, 10).game()
    assert "5 influence (at least 3 in réis; treasury" in option(game, VISIT).text
    game.play(VISIT)
    assert game.decision is not None
    assert [one.notation for one in game.decision.options if one.enabled] == ["reis 3", "reis 4", "reis 5"]


@pytest.mark.parametrize(
    ("language", "split", "reis"),
    [
        ("pt", "2 teus, 1 real e 2 perucas", "2 teus e 3 réis"),
        ("ru", "из них 1 реалом и 2 париками", "из них 3 реалами"),
        ("cs", "z toho 1 real a 2 paruky", "z toho 3 réis"),
        ("ja", "手持ちの2、1レアル、2勝利点", "手持ちの2と3レアル"),
    ],
)
def test_the_same_in_other_languages(language: str, split: str, reis: str) -> None:
    say = catalogue(language).say
    assert say("visit-means", means="split", yours=2, missing=3, reisspent=1, wigsspent=2) == split
    assert say("visit-means", means="reis", yours=2, missing=3, reisspent=3, wigsspent=0) == reis


def test_a_follow_that_takes_wigs_says_so() -> None:
    scene = Scene().treasury(3).hand("green", "blue-minister-1").offices("minister", green=3, purple=2)
    game = scene.favors("yellow", "minister").influence("yellow", 1).wigs("yellow", 6).game()
    game.play(VISIT)
    while kind(game) != "follow":
        game.play(game.legal_moves()[0])
    follow = option(game, "follow noble")
    assert follow.text.startswith("Follow for 4 influence (your 1, and 3 wigs) and take a decree")
    assert follow.wigs_spent == 3
    assert option(game, "pass").wigs_spent == 0


def test_the_api_sends_it_with_the_option() -> None:
    told = decision_info(minister(2, 7).game().decision)
    assert told is not None
    spent = {one.notation: one.wigs_spent for one in told.options if one.wigs_spent}
    assert spent == {VISIT: 3}


def test_no_wig_goes_that_the_option_did_not_announce() -> None:
    """In random games, visits that take wigs preferred: exactly the wigs announced are paid."""
    announced = 0
    for seed in range(6):
        rng, game = random.Random(seed), lisboa.Game(2 + seed % 3, seed)
        while game.decision is not None and len(game.moves) < 250:
            enabled = [one for one in game.decision.options if one.enabled]
            chosen = next((one for one in enabled if one.wigs_spent), rng.choice(enabled))
            seat = game.turn
            paid = [event for event in game.play(chosen.notation) if event.kind == "visit-paid" and event.seat == seat]
            changes = [change for event in paid[:1] for change in event.changes if change[0].endswith(".wigs")]
            assert sum(before - after for _, before, after in changes) == chosen.wigs_spent
            announced += chosen.wigs_spent
    assert announced > 20
