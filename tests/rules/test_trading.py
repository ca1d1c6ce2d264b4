"""Chapter 6: Trade (TRADE-1 to TRADE-3), EX-19, EX-20, EX-57, RUL-3, RUL-19."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import Scene, kind, moves, play, refused, state, to_turn_end

ACTIONS = {"builder": ("recruit", "plan"), "minister": ("ship", "produce"), "king": ("cardinal", "favor")}


def trading(scene: Scene) -> lisboa.Game:
    """Green has played a card that brings 3 réis, and trades."""
    game = scene.hand("green", "blue-minister-2").game()
    play(game, "portfolio blue-minister-2")
    if kind(game) == "tuck":
        play(game, "tuck")
    if kind(game) == "sell-or-trade":
        play(game, "trade")
    assert kind(game) == "trade"
    return game


def test_tools_for_a_plan() -> None:
    """EX-19, TRADE-2, STATE-2: the tools cover the action, either architect; closed this turn, cleared in upkeep."""
    game = trading(Scene().goods("green", tools=2, gold=1).plans("green", {"blue-3": 1}))
    play(game, "offer tools plan")
    assert game.legal_moves() == ["plan blue", "plan green"]
    assert game.position()["court"]["goods"]["plan"] == "tools"
    play(game, "plan green")
    assert state(game, "green")["goods"]["tools"] == 1
    assert state(game, "green")["plans"] == {"blue-3": 1, "green-2": 1}
    refused(game, "offer tools plan", "TRADE-1")
    refused(game, "offer gold plan", "TRADE-1")
    assert "offer tools recruit" in game.legal_moves()
    to_turn_end(game)
    assert game.position()["court"]["goods"]["plan"] is None
    assert state(game, "green")["goods"]["tools"] == 1


def test_two_goods_for_two_different_state_actions() -> None:
    """EX-20, TRADE-1: after the first any of the other five, not the same again; two at most."""
    scene = Scene(active="yellow").hand("yellow", "blue-king-3").sets("yellow", 1).goods("yellow", gold=3, cloth=1)
    scene.store("B2", "yellow", "cloth").set("players.yellow.set_markers", 0)
    game = scene.game()
    play(game, "portfolio blue-king-3", "favor builder")
    play(game, "offer gold plan", "plan blue")
    open_to_gold = {f"offer gold {action}" for action in ("recruit", "ship", "produce", "cardinal", "favor")}
    assert {move for move in moves(game, "offer") if "gold" in move} == open_to_gold
    refused(game, "offer gold plan", "TRADE-1")
    play(game, "offer gold recruit", "recruit king")
    assert kind(game) == "take-card"
    assert state(game, "yellow")["goods"]["gold"] == 1


def test_one_good_is_enough() -> None:
    """TRADE-1: 1 or 2 goods, at least one."""
    game = trading(Scene().goods("green", gold=2, tools=1))
    refused(game, "pass", "TRADE-1")
    play(game, "offer tools recruit", "recruit king", "pass")
    assert kind(game) == "take-card"
    assert state(game, "green")["goods"]["gold"] == 2


@pytest.mark.parametrize("good", ["gold", "cloth", "books", "tools"])
@pytest.mark.parametrize("noble", ["builder", "minister", "king"])
def test_which_goods_a_noble_accepts(noble: str, good: str) -> None:
    """EX-57, TRADE-2: Builder tools, Minister books, King cloth, each also gold, nothing else."""
    game = trading(Scene().goods("green", gold=1, cloth=1, books=1, tools=1).store("B2", "green", "cloth"))
    own = {"builder": "tools", "minister": "books", "king": "cloth"}[noble]
    for action in ACTIONS[noble]:
        if good in ("gold", own):
            assert f"offer {good} {action}" in game.legal_moves()
        else:
            refused(game, f"offer {good} {action}", "TRADE-2")


def test_clergy_13_lets_every_noble_accept_everything() -> None:
    """TRADE-2, COMPONENTS clergy 13."""
    scene = Scene().goods("green", gold=1, cloth=1, books=1, tools=1).store("B2", "green", "cloth")
    game = trading(scene.clergy("green", 13))
    assert len(moves(game, "offer")) == 24


def test_a_good_that_is_not_held_cannot_be_offered() -> None:
    """TRADE-1."""
    refused(trading(Scene().goods("green", gold=1)), "offer tools plan", "TRADE-1")


def test_the_first_action_is_resolved_before_the_second_good() -> None:
    """TRADE-3, RUL-19: what production brings may buy the second State action."""
    game = trading(Scene().goods("green", books=1, gold=1).store("B3", "green", "cloth"))
    refused(game, "offer cloth favor", "TRADE-1")
    play(game, "offer books produce")
    assert state(game, "green")["goods"] == {"gold": 1, "cloth": 1, "books": 0, "tools": 0}
    assert kind(game) == "trade"
    play(game, "offer cloth favor", "favor king")
    assert state(game, "green")["goods"]["cloth"] == 0


def test_the_traded_good_cannot_also_pay_the_ship() -> None:
    """RUL-19: a blue ship costs one good besides the books."""
    game = trading(Scene().goods("green", books=1, tools=1))
    assert "offer books ship" in game.legal_moves()
    play(game, "offer books ship", "ship")
    assert state(game, "green")["goods"] == dict.fromkeys(("gold", "cloth", "books", "tools"), 0)
    game = trading(Scene().goods("green", gold=1))
    refused(game, "offer gold ship", "RUL-3")
    game = trading(Scene().goods("green", gold=2))
    play(game, "offer gold ship")
    assert state(game, "green")["goods"]["gold"] in (0, 1)


def test_the_traded_good_frees_room_for_production() -> None:
    """STATE-4, TRADE-3: the good is paid first: gold full at 2, one is offered, one is produced."""
    game = trading(Scene().goods("green", gold=2).store("B1", "green", "gold"))
    play(game, "offer gold produce")
    assert state(game, "green")["goods"]["gold"] == 2
    assert game.position()["prices"]["gold"] == 5


# RUL-3: a State action needs an effect


def test_recruiting_needs_an_official_on_the_board() -> None:
    """RUL-3."""
    scene = Scene().goods("green", gold=2).offices("minister", green=4).plazas("king", green=4)
    refused(trading(scene), "offer gold recruit", "RUL-3")
    assert "offer gold recruit" in trading(scene.plazas("king", green=3)).legal_moves()


def test_a_plan_must_be_left() -> None:
    """RUL-3, RUL-6: one stack empty leaves only the other; both empty, nothing."""
    all_blue = {f"blue-{n}": 2 for n in (2, 3, 4, 5)}
    all_green = {f"green-{n}": 2 for n in (2, 3, 4, 5)}
    scene = Scene().goods("green", gold=2).plans("green", {"blue-3": 2}).plans("purple", {"green-3": 2})
    game = trading(scene.plans("yellow", all_blue).plans("orange", {}))
    play(game, "offer gold plan")
    assert state(game, "green")["plans"] == {"blue-3": 2, "green-2": 1}  # only one stack is left: no choice
    game = trading(scene.plans("orange", all_green))
    refused(game, "offer gold plan", "RUL-3")


def test_a_ship_must_be_there_and_payable() -> None:
    """RUL-3."""
    scene = Scene().goods("green", gold=2, tools=1).shipyard(red=1)
    assert "offer gold ship" in trading(scene).legal_moves()
    refused(trading(scene.goods("green", gold=2)), "offer gold ship", "RUL-3")
    refused(trading(scene.goods("green", gold=2, tools=1, cloth=1).shipyard()), "offer gold ship", "RUL-3")


def test_production_must_store_at_least_one_good() -> None:
    """RUL-3: no store, or no room for what the stores give."""
    scene = Scene().goods("green", gold=1, cloth=2)
    refused(trading(scene), "offer gold produce", "RUL-3")
    refused(trading(scene.store("B2", "green", "cloth")), "offer gold produce", "RUL-3")
    assert "offer gold produce" in trading(scene.goods("green", gold=1, cloth=1)).legal_moves()


def test_meeting_the_cardinal_needs_a_space_and_a_tile() -> None:
    """RUL-3, STATE-5."""
    scene = Scene().goods("green", gold=2)
    refused(trading(scene.clergy("green", 1, 2, 3, 4)), "offer gold cardinal", "RUL-3")
    assert "offer gold cardinal" in trading(scene.clergy("green", 1, 2, 3)).legal_moves()
    refused(trading(scene.church({1: None, 2: None, 3: None})), "offer gold cardinal", "RUL-3")


def test_a_favor_must_be_lacking() -> None:
    """RUL-3, STATE-7: held already, or the stack is empty."""
    scene = Scene(2).goods("green", gold=2).favors("green", "minister", "king").favors("yellow", "builder")
    assert "offer gold favor" in trading(scene).legal_moves()
    game = trading(scene)
    play(game, "offer gold favor")  # the builder's is the only one lacking
    assert state(game, "green")["favors"] == dict.fromkeys(("builder", "minister", "king"), True)
    assert game.position()["court"]["favors"]["builder"] == 0
    scene = (
        Scene()
        .goods("green", gold=2, cloth=1)
        .favors("green", "builder", "minister", "king")
        .hand("green", "blue-king-2")
    )
    game = scene.game()
    play(game, "portfolio blue-king-2")
    refused(game, "offer gold favor", "RUL-3")
