"""Chapter 3: portfolio, warehouse, rubble sets (PORT-1 to PORT-7), EX-7 to EX-14, RUL-7 to RUL-9."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import Scene, kind, moves, play, refused, state, treasury


def slots(game: lisboa.Game, colour: str = "green") -> tuple[list[str], list[str]]:
    """The cards of both rows, in their slots."""
    player = state(game, colour)
    rows = [[card for card in player[row].values() if card is not None] for row in ("top_row", "bottom_row")]
    return rows[0], rows[1]


def test_a_full_portfolio_first_gives_up_a_card() -> None:
    """EX-7, PORT-1, PORT-2: one set, limit 3, three cards."""
    scene = Scene().sets("green", 1).hand("green", "blue-king-2", "blue-king-1")
    scene.portfolio("green", top=["blue-builder-1", "blue-minister-1"], bottom=["blue-treasury-1"])
    game = scene.game()
    play(game, "portfolio blue-king-2")
    assert kind(game) == "tuck"
    refused(game, "tuck", "PORT-1")
    options = ["replace blue-builder-1", "replace blue-minister-1", "replace blue-treasury-1"]
    assert game.legal_moves() == options
    for option in options:
        other = game.copy()
        other.play(option)
        top, bottom = slots(other)
        assert len(top) + len(bottom) == 3
        assert "blue-king-2" in top
        assert option.split()[1] not in top + bottom
        assert other.position()["cards_gone"][option.split()[1]] == "seen"


@pytest.mark.parametrize(
    ("top", "bottom"),
    [
        (["blue-builder-1", "blue-minister-1"], []),
        ([], ["blue-treasury-1", "blue-treasury-2"]),
        (["blue-builder-1"], ["blue-treasury-1"]),
    ],
)
def test_two_cards_in_any_split_without_a_set_but_no_third(top: list[str], bottom: list[str]) -> None:
    """EX-8, PORT-1."""
    scene = Scene().hand("green", "blue-king-2", "blue-treasury-3", "blue-king-1")
    game = scene.portfolio("green", top=top, bottom=bottom).game()
    for card in ("blue-king-2", "blue-treasury-3"):
        other = game.copy()
        other.play(f"portfolio {card}")
        refused(other, "tuck", "PORT-1")
        assert set(moves(other, "replace")) == {f"replace {c}" for c in top + bottom}
        other.play(other.legal_moves()[0])
        assert sum(map(len, slots(other))) == 2
    with pytest.raises(lisboa.BadPosition, match="PORT-1"):
        scene.portfolio("green", top=[*top, "blue-minister-2"], bottom=bottom).game()


def test_below_the_limit_the_card_is_tucked_or_replaces_one_of_its_row() -> None:
    """PORT-2, RUL-8: with room no card of the other row may go."""
    scene = Scene().sets("green", 1).hand("green", "blue-king-2", "blue-treasury-3")
    game = scene.portfolio("green", top=["blue-builder-1"], bottom=["blue-treasury-1"]).game()
    play(game, "portfolio blue-king-2")
    assert game.legal_moves() == ["tuck", "replace blue-builder-1"]
    refused(game, "replace blue-treasury-1", "RUL-8")
    play(game, "replace blue-builder-1")
    assert slots(game) == (["blue-king-2"], ["blue-treasury-1"])


def test_with_a_full_row_only_its_own_cards_make_room() -> None:
    """PORT-1, PORT-2, RUL-8: three slots per row, below the limit and at the limit."""
    top = ["blue-builder-1", "blue-builder-2", "blue-minister-1"]
    scene = (
        Scene().hand("green", "blue-king-2", "blue-treasury-3").portfolio("green", top=top, bottom=["blue-treasury-1"])
    )
    for sets in (2, 3):
        game = scene.sets("green", sets).game()
        play(game, "portfolio blue-king-2")
        refused(game, "tuck", "PORT-1")
        assert game.legal_moves() == [f"replace {card}" for card in top]
        assert refused(game, "replace blue-treasury-1", "PORT-2")


def test_never_more_than_six_cards_but_a_warehouse_of_seven() -> None:
    """PORT-1, PORT-4: five sets."""
    scene = Scene().sets("green", 5).hand("green", "blue-king-2", "blue-treasury-4").goods("green", gold=6)
    scene.portfolio(
        "green",
        top=["blue-builder-1", "blue-builder-2", "blue-minister-1"],
        bottom=["blue-treasury-1", "blue-treasury-2", "blue-treasury-3"],
    )
    game = scene.set("players.green.set_markers", 0).game()
    play(game, "portfolio blue-king-2")
    assert state(game, "green")["goods"]["gold"] == 7
    assert len(moves(game, "replace")) == 3
    play(game, "replace blue-builder-1")
    assert sum(map(len, slots(game))) == 6


def test_discarding_a_ship_for_a_card_loses_its_cargo_without_wigs() -> None:
    """PORT-3: face up or packed; the ship leaves the game."""
    for at_sea in (False, True):
        scene = Scene().hand("green", "blue-king-2").portfolio("green", top=["ship-red"], bottom=["blue-treasury-1"])
        scene.cargo("green", 1, **({"gold": 2} if at_sea else {"gold": 1}))
        game = (scene.at_sea("green", 1) if at_sea else scene).game()
        wigs = state(game, "green")["wigs"]
        play(game, "portfolio blue-king-2", "replace ship-1")
        after = state(game, "green")
        assert after["wigs"] == wigs
        assert sum(after["cargo"]["1"].values()) == 0
        assert after["at_sea"]["1"] is False
        assert game.position()["ships_gone"]["red"] == 1


def test_warehouse_limit() -> None:
    """PORT-4, RUL-9: 2 + sets of each good, the excess is lost at once."""
    for sets, held, after in ((0, 1, 2), (0, 2, 2), (1, 1, 3), (1, 2, 3), (2, 2, 4)):
        scene = Scene().sets("green", sets).set("players.green.set_markers", 0).hand("green", "blue-treasury-1")
        game = scene.goods("green", gold=held).reis("green", 9).game()
        play(game, "sponsor blue-treasury-1", "coins 0")
        assert state(game, "green")["goods"]["gold"] == after


def test_a_cube_that_completes_the_second_set() -> None:
    """EX-9, PORT-1, PORT-4, PORT-7: limits 4 at once, a marker on the Minister, worth a second decree later."""
    scene = (
        Scene()
        .cubes("green", markers=1, earthquake=2, fire=1, tsunami=2)
        .hand("green", "blue-minister-1", "blue-king-1")
    )
    game = scene.clergy("green", 19, 17).pile(fire=1).goods("green", gold=3, tools=3).game()
    play(game, "use clergy-19")
    assert state(game, "green")["cubes"] == {"earthquake": 2, "fire": 2, "tsunami": 2}
    assert state(game, "green")["set_markers"] == 2
    play(game, "use clergy-17", "goods gold+tools")
    assert state(game, "green")["goods"]["gold"] == 4  # 3 was the limit before
    play(game, "visit blue-minister-1", "pass")
    shown = [n for n in game.position()["decrees"].values() if n is not None]
    play(game, f"decree {shown[0]}")
    assert kind(game) == "second-decree"
    play(game, f"decree {shown[1]}")
    assert state(game, "green")["set_markers"] == 1


def test_the_portfolio_limit_rises_at_once() -> None:
    """EX-9, PORT-7, RUL-7: a `rubble` reward completes the set before the card needs its slot."""
    scene = Scene().cubes("green", markers=1, earthquake=2, fire=1, tsunami=2).pile(fire=1, tsunami=1)
    scene.hand("green", "red-builder-2")
    scene.portfolio("green", top=["blue-builder-1", "blue-minister-1"], bottom=["blue-treasury-1"])
    game = scene.game()
    play(game, "portfolio red-builder-2")
    assert game.legal_moves() == ["rubble fire", "rubble tsunami"]
    other = game.copy()
    play(game, "rubble fire")
    assert "tuck" in game.legal_moves()
    play(other, "rubble tsunami")
    assert "tuck" not in other.legal_moves()


def test_a_sixth_cube_is_discarded() -> None:
    """EX-10, PORT-7, RUL-6."""
    game = Scene().cubes("green", earthquake=5).clergy("green", 19).pile(earthquake=1, fire=1).game()
    gone = game.position()["downtown"]["cubes_gone"]["earthquake"]
    play(game, "use clergy-19", "rubble earthquake")
    assert state(game, "green")["cubes"]["earthquake"] == 5
    assert game.position()["downtown"]["cubes_gone"]["earthquake"] == gone + 1
    assert game.position()["downtown"]["pile"]["earthquake"] == 0


def test_a_set_is_one_cube_of_each_colour() -> None:
    """PORT-7: sets are the least of the three counts; no marker for other cubes."""
    game = Scene().cubes("green", earthquake=5, fire=1, tsunami=0).clergy("green", 19).pile(fire=1, tsunami=1).game()
    other = game.copy()
    play(game, "use clergy-19", "rubble fire")
    assert state(game, "green")["set_markers"] == 0
    play(other, "use clergy-19", "rubble tsunami")
    assert state(other, "green")["set_markers"] == 1


def test_a_noble_card_gives_its_reward_first_and_no_influence() -> None:
    """EX-11, PORT-5, INF-1, TRADE-2: Builder, influence 3, reward 1 gold, which may be offered at once."""
    game = Scene(active="purple").hand("purple", "blue-builder-1").goods("purple").influence("purple", 5).game()
    play(game, "portfolio blue-builder-1")
    after = state(game, "purple")
    assert after["goods"]["gold"] == 1
    assert after["top_row"]["1"] == "blue-builder-1"
    assert after["influence"] == 5
    assert kind(game) == "trade"
    assert "offer gold plan" in game.legal_moves()
    play(game, "offer gold plan", "plan blue")
    assert state(game, "purple")["goods"]["gold"] == 0


def test_the_tip_about_rewards_and_empty_warehouses() -> None:
    """EX-12, TURN-4, PORT-5: a gold reward can be sold or traded, another reward cannot."""
    scene = Scene().hand("green", "blue-king-2", "blue-king-3").goods("green").portfolio("yellow", top=["ship-red"])
    game = scene.game()
    assert "portfolio blue-king-2" in game.legal_moves()
    refused(game, "portfolio blue-king-3", "TURN-4")
    play(game, "portfolio blue-king-2")
    assert game.legal_moves() == ["sell", "trade"]


def test_a_penalty_of_one_official() -> None:
    """EX-13, PORT-5: the one in the King's office goes home, then the card is tucked, then he sells."""
    scene = Scene(active="orange").hand("orange", "red-minister-5").goods("orange", gold=1)
    scene.portfolio("yellow", top=["ship-red"]).offices("minister").offices("king", orange=1)
    game = scene.game()
    assert state(game, "orange")["officials"] == 7
    play(game, "portfolio red-minister-5")
    assert state(game, "orange")["officials"] == 8
    assert game.position()["court"]["offices"]["king"]["orange"] == 0
    assert state(game, "orange")["top_row"]["1"] == "red-minister-5"
    play(game, "sell")
    assert state(game, "orange")["reis"] == 10 + 6 + 1


def test_which_official_goes_home_is_the_owners_choice() -> None:
    """EX-13, RUL-4: offices and plazas alike; a penalty may not be declined."""
    scene = Scene(active="orange").hand("orange", "red-minister-5")
    game = scene.offices("minister").offices("king", orange=1, green=1).plazas("builder", orange=1).game()
    play(game, "portfolio red-minister-5")
    assert game.legal_moves() == ["recall king-office", "recall builder-plaza"]
    refused(game, "recall minister-office", "PORT-5")
    refused(game, "pass", "PORT-5")
    play(game, "recall builder-plaza")
    assert game.position()["court"]["plazas"]["builder"]["orange"] == 0
    assert game.position()["court"]["offices"]["king"]["orange"] == 1
    assert state(game, "orange")["officials"] == 7


def test_without_an_official_the_penalty_costs_nothing() -> None:
    """EX-13, PORT-5: it never blocks."""
    game = Scene(active="orange").hand("orange", "red-minister-5").offices("minister").game()
    play(game, "portfolio red-minister-5")
    assert state(game, "orange")["officials"] == 8
    assert state(game, "orange")["top_row"]["1"] == "red-minister-5"


def test_a_favor_penalty_is_chosen_and_returns_to_its_stack() -> None:
    """PORT-5, RUL-6."""
    game = Scene().hand("green", "red-king-5").favors("green", "builder", "king").game()
    play(game, "portfolio red-king-5")
    assert game.legal_moves() == ["lose builder", "lose king"]
    refused(game, "pass", "PORT-5")
    play(game, "lose king")
    assert state(game, "green")["favors"] == {"builder": True, "minister": False, "king": False}
    assert game.position()["court"]["favors"] == {"builder": 3, "minister": 4, "king": 4}


def test_a_reis_penalty_may_but_need_not_use_influence() -> None:
    """PORT-5: -3 réis; from réis, or from influence (5 yields 4)."""
    scene = Scene(period=2).hand("green", "purple-minister-5", "purple-king-1").influence("green", 5).reis("green", 10)
    game = scene.game()
    play(game, "portfolio purple-minister-5")
    assert game.legal_moves() == ["coins 0", "coins 1", "coins 2", "coins 3"]
    other = game.copy()
    play(game, "coins 0")
    assert (state(game, "green")["reis"], state(game, "green")["influence"]) == (7, 5)
    play(other, "coins 2")
    assert (state(other, "green")["reis"], state(other, "green")["influence"]) == (9, 2)


def test_a_reis_penalty_is_paid_as_far_as_reis_go() -> None:
    """PORT-5: with 1 real only 1 is due; influence need not make up for the rest."""
    scene = Scene(period=2).hand("green", "purple-minister-5", "purple-king-1").influence("green", 5).reis("green", 1)
    game = scene.game()
    play(game, "portfolio purple-minister-5", "coins 0")
    assert (state(game, "green")["reis"], state(game, "green")["influence"]) == (0, 5)


def topics(events: list[lisboa.GameEvent]) -> list[object]:
    """What the decisions among these events were about."""
    return [event.message[1]["topic"] for event in events if event.kind == "move"]


def test_who_has_nothing_is_not_told_of_a_reis_penalty() -> None:
    """PORT-5: 0 réis and influence 0: no decision, not even an automatic one; with either there is one."""
    scene = Scene(period=2).hand("green", "purple-minister-5", "purple-king-1").reis("green", 0).goods("green", gold=1)
    game = scene.influence("green", 0).game()
    events = play(game, "portfolio purple-minister-5")
    assert "lose-reis" not in topics(events)
    assert "reis-paid" not in [event.kind for event in events]
    assert (state(game, "green")["reis"], state(game, "green")["influence"]) == (0, 0)
    assert state(game, "green")["top_row"]["1"] == "purple-minister-5"
    game = scene.influence("green", 1).game()
    play(game, "portfolio purple-minister-5")
    assert (kind(game), game.legal_moves()) == ("lose-reis", ["coins 0", "coins 1"])
    game = scene.influence("green", 0).reis("green", 1).game()
    assert "lose-reis" in topics(play(game, "portfolio purple-minister-5"))
    assert state(game, "green")["reis"] == 0


@pytest.mark.parametrize(
    ("card", "good"), [("blue-minister-5", "books"), ("blue-king-5", "cloth"), ("red-builder-5", "tools")]
)
def test_a_goods_penalty(card: str, good: str) -> None:
    """PORT-5: one good, if there is one."""
    for held, left in ((1, 0), (2, 1), (0, 0)):
        game = Scene().hand("green", card).goods("green", gold=1, **{good: held}).game()
        play(game, f"portfolio {card}")
        assert state(game, "green")["goods"][good] == left


def test_a_treasury_card() -> None:
    """EX-14, PORT-6: 3 réis, treasury down to 2, then a later payment costs 1 less; trade follows."""
    scene = (
        Scene().hand("green", "blue-treasury-1", "blue-treasury-2").treasury(3).reis("green", 4).goods("green", gold=1)
    )
    game = scene.game()
    play(game, "portfolio blue-treasury-1")
    assert state(game, "green")["reis"] == 7
    assert treasury(game) == 2
    assert state(game, "green")["bottom_row"]["1"] == "blue-treasury-1"
    assert kind(game) == "trade"
    scene = Scene().hand("green", "blue-treasury-2", "blue-treasury-3").treasury(3).reis("green", 7)
    for purse, paid in ((False, 3), (True, 2)):
        scene.portfolio("green", bottom=["blue-treasury-1"] if purse else [])
        game = scene.game()
        play(game, "sponsor blue-treasury-2", "coins 0")
        assert state(game, "green")["reis"] == 7 - paid


def test_the_treasury_marker_stops_at_the_end() -> None:
    """PORT-6: at value 1 a treasury card still brings 1 real."""
    game = Scene().hand("green", "blue-treasury-1").treasury(1).reis("green", 0).game()
    play(game, "portfolio blue-treasury-1")
    assert state(game, "green")["reis"] == 1
    assert treasury(game) == 1


def test_a_sale_benefit_works_at_once_and_stacks() -> None:
    """PORT-6, SELL-2: books +2 from the card just played, any +1 from the one that was there."""
    scene = Scene().hand("green", "blue-treasury-2").portfolio("green", bottom=["blue-treasury-5"]).reis("green", 0)
    game = scene.portfolio("yellow", top=["ship-red"]).goods("green", books=1).treasury(1).game()
    play(game, "portfolio blue-treasury-2", "tuck")
    assert state(game, "green")["reis"] == 1 + (5 + 1) + 2 + 1


@pytest.mark.parametrize(("rules", "influence"), [(1, 5), (2, 6)])
def test_the_envelope_of_purple_king_4(rules: int, influence: int) -> None:
    """INF-1: it shows 4. In revision 1 it had no number: the builder there before shows 3, the card is not counted."""
    scene = Scene(period=2, rules=rules).hand("green", "purple-king-4").influence("green", 2)
    game = scene.portfolio("green", top=["blue-builder-1"]).game()
    play(game, "portfolio purple-king-4")
    assert state(game, "green")["influence"] == influence


def test_a_ship_just_gained_may_be_discarded_for_the_card() -> None:
    """RUL-7: reward, then discard, then tuck."""
    scene = Scene().hand("green", "blue-minister-4").goods("green", gold=1, tools=1)
    game = scene.portfolio("green", top=["blue-builder-1"]).game()
    play(game, "portfolio blue-minister-4", "ship", "spend gold")
    assert slots(game)[0] == ["blue-builder-1", "ship-blue"]
    assert game.legal_moves() == ["replace blue-builder-1", "replace ship-2"]
    play(game, "replace ship-2")
    assert slots(game)[0] == ["blue-builder-1", "blue-minister-4"]
    assert game.position()["ships_gone"]["blue"] == 1


def test_sell_or_trade_is_mandatory_and_no_slot_choice_may_prevent_it() -> None:
    """PORT-5, TURN-4, RUL-2: giving up the only ship that could be sold to would be a dead end."""
    scene = Scene().hand("green", "blue-king-3").goods("green", tools=1).plans("green", {})
    scene.portfolio("green", top=["ship-red"], bottom=["blue-treasury-1"])
    scene.offices("minister", green=5).offices("builder", green=3)  # nobody to recruit
    scene.plans("yellow", {f"{a}-{n}": 2 for a in ("blue", "green") for n in (2, 3, 4, 5)})  # no plan left
    game = scene.game()
    play(game, "portfolio blue-king-3")
    assert kind(game) == "favor"
    play(game, "favor king")  # two cards could make room, but only without the treasury card something can be sold
    assert slots(game) == (["ship-red", "blue-king-3"], [])
