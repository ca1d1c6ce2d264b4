"""Chapter 2: the turn (TURN-1 to TURN-6), EX-5, EX-6; single-use clergy tiles before and after the action."""

from __future__ import annotations

import pytest

from tests.scene import COLOURS, Scene, kind, moves, play, refused, state, to_turn_end, treasury


def test_getting_one_gold() -> None:
    """EX-5, TURN-3, TURN-5: a card for 1 gold, no action, back to five cards, the turn is over."""
    hand = ("blue-builder-1", "blue-builder-2", "blue-minister-1", "blue-king-1", "blue-treasury-1")
    game = Scene().hand("green", *hand).goods("green").game()
    assert moves(game, "gold") == [f"gold {card}" for card in hand]
    before = state(game, "green")
    play(game, "gold blue-king-1")
    assert kind(game) == "take-card"
    after = state(game, "green")
    assert after["goods"] == {"gold": 1, "cloth": 0, "books": 0, "tools": 0}
    assert "blue-king-1" not in after["hand"]
    assert game.position()["cards_gone"]["blue-king-1"] == "seen"
    for same in ("reis", "influence", "wigs", "officials", "top_row", "bottom_row"):
        assert after[same] == before[same]
    top = game.position()["political_decks"]["king"][-1]
    play(game, "take king")
    assert top in state(game, "green")["hand"]
    assert len(state(game, "green")["hand"]) == 5
    assert game.position()["active_player"] == "yellow"


def test_gold_without_room_is_lost() -> None:
    """EX-5, TURN-3, RUL-9."""
    game = Scene().goods("green", gold=2).game()
    play(game, moves(game, "gold")[0])
    assert state(game, "green")["goods"]["gold"] == 2


def test_a_ship_at_sea_is_closed_until_its_owners_next_turn() -> None:
    """EX-6, TURN-2, SELL-3, RUL-16: green sells his ship full; it is docked and empty when he is on turn again."""
    scene = Scene(2).hand("green", "blue-king-2", "blue-king-1").hand("yellow", "blue-builder-1", "blue-builder-2")
    game = scene.portfolio("green", top=["ship-red"]).cargo("green", 1, books=1).goods("green", cloth=1).game()
    play(game, "portfolio blue-king-2", "tuck", "sell", "sell cloth green-1", "take king")
    assert state(game, "green")["at_sea"]["1"] is True
    assert game.position()["active_player"] == "yellow"
    play(game, "portfolio blue-builder-1")
    assert kind(game) == "trade"  # there is nothing to sell to: the only ship is at sea
    while kind(game) != "take-card":
        play(game, "pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    assert state(game, "green")["cargo"]["1"] == {"gold": 0, "cloth": 1, "books": 1, "tools": 0}
    to_turn_end(game)
    assert game.position()["active_player"] == "green"
    assert state(game, "green")["at_sea"]["1"] is False
    assert sum(state(game, "green")["cargo"]["1"].values()) == 0
    play(game, "portfolio blue-king-1", "replace blue-king-2", "sell")
    assert "sell cloth green-1" in game.legal_moves()


def test_only_the_active_players_ships_dock() -> None:
    """TURN-2: a rival's ship at sea stays there, a docked one keeps its goods."""
    scene = Scene(3).portfolio("yellow", top=["ship-red", "ship-blue"]).cargo("yellow", 1, gold=1)
    scene.cargo("yellow", 2, books=1).at_sea("yellow", 2)
    scene.portfolio("purple", top=["ship-blue"]).cargo("purple", 1, tools=1).at_sea("purple", 1)
    game = scene.game()
    play(game, moves(game, "gold")[0])
    to_turn_end(game)
    assert game.position()["active_player"] == "yellow"
    assert state(game, "yellow")["at_sea"] == {"1": False, "2": False, "3": False}
    assert state(game, "yellow")["cargo"]["1"]["gold"] == 1
    assert sum(state(game, "yellow")["cargo"]["2"].values()) == 0
    assert state(game, "purple")["at_sea"]["1"] is True


def test_the_order_of_the_steps() -> None:
    """TURN-1: dock, action, follow-ups, political card, church scoring, upkeep."""
    scene = Scene(active="orange", start="green").hand("orange", "blue-king-2").clergy("green", 3).cardinal(5)
    scene.influence("orange", 9).offices("king", orange=3).plans("orange", {"blue-3": 1}).favors("green", "king")
    scene.portfolio("orange", top=["blue-king-1"])
    game = scene.game()
    steps: list[str] = []
    while game.position()["active_player"] == "orange":
        steps.append(f"{COLOURS[game.turn or 0]} {kind(game)}")
        choice = "visit blue-king-2" if kind(game) == "main" else game.legal_moves()[0]
        game.play("free cardinal" if kind(game) == "free-state" else choice)
    assert steps[0] == "orange main"
    late = [step for step in steps if step.split()[1] in ("follow", "take-card", "church-scoring")]
    assert late == ["green follow", "orange take-card", "orange church-scoring", "green church-scoring"]


def test_a_noble_goes_to_the_portfolio_or_the_court_a_treasury_card_is_sponsored() -> None:
    """TURN-4: four actions, and 1 gold instead."""
    game = Scene().hand("green", "blue-minister-1", "blue-treasury-1").game()
    assert set(game.legal_moves()) == {
        "portfolio blue-minister-1",
        "portfolio blue-treasury-1",
        "visit blue-minister-1",
        "sponsor blue-treasury-1",
        "gold blue-minister-1",
        "gold blue-treasury-1",
    }


def test_a_card_must_not_go_to_the_portfolio_without_a_sale_or_trade_to_follow() -> None:
    """TURN-4."""
    scene = Scene().hand("green", "blue-king-3", "blue-treasury-1").goods("green")
    game = scene.portfolio("yellow", top=["ship-red"]).game()
    refused(game, "portfolio blue-king-3", "TURN-4")
    refused(game, "portfolio blue-treasury-1", "TURN-4")
    game = scene.goods("green", tools=1).game()
    assert {"portfolio blue-king-3", "portfolio blue-treasury-1"} <= set(game.legal_moves())


def test_a_reward_that_fills_the_warehouse_may_leave_nothing_to_trade() -> None:
    """TURN-4: only production could be bought, and the card's own cloth takes the last room for it."""
    scene = Scene().hand("green", "blue-king-1", "blue-minister-2").goods("green", books=1, cloth=1)
    scene.store("B2", "green", "cloth").clergy("green", 1, 2, 3, 4).favors("green", "builder", "minister", "king")
    game = scene.shipyard().game()
    refused(game, "portfolio blue-king-1", "TURN-4")
    play(game, "portfolio blue-minister-2")
    assert state(game, "green")["goods"] == {"gold": 0, "cloth": 2, "books": 0, "tools": 0}  # books for production


def test_a_penalty_may_take_the_last_good() -> None:
    """TURN-4, PORT-5: the good that would be sold is lost first."""
    scene = Scene().hand("green", "blue-king-5", "blue-king-3").goods("green", cloth=1)
    game = scene.portfolio("yellow", top=["ship-red"]).game()
    refused(game, "portfolio blue-king-5", "TURN-4")
    assert "portfolio blue-king-3" in game.legal_moves()


def test_taking_a_card_is_mandatory_while_one_is_face_up() -> None:
    """TURN-5."""
    scene = Scene().deck("builder", []).deck("king", ["red-king-1"])
    game = scene.game()
    play(game, moves(game, "gold")[0])
    assert game.legal_moves() == ["take minister", "take king", "take treasury"]
    refused(game, "take builder", "TURN-5")
    refused(game, "pass", "TURN-5")


def test_without_a_face_up_card_the_hand_stays_smaller() -> None:
    """TURN-5: constructed with four decks face down."""
    scene = Scene(active="green", start="green")
    for name in ("builder", "minister", "king", "treasury"):
        scene.deck(name, [f"red-{name}-1"], face_up=False)
    game = scene.game()
    play(game, moves(game, "gold")[0])
    assert game.position()["active_player"] == "yellow"
    assert len(state(game, "green")["hand"]) == 4


def test_the_next_card_is_revealed_in_upkeep() -> None:
    """TURN-5, TURN-6."""
    game = Scene().deck("king", ["red-king-5", "red-king-2", "red-king-1"]).game()
    play(game, moves(game, "gold")[0])
    events = play(game, "take king")
    assert "red-king-1" in state(game, "green")["hand"]
    assert game.position()["political_decks"]["king"] == ["red-king-5", "red-king-2"]
    assert game.position()["decks_face_up"]["king"] is True
    assert "card-revealed" in [event.kind for event in events]


def test_upkeep_refills_the_displays_and_clears_the_state_actions() -> None:
    """TURN-6, VISIT-3: city tile, clergy tile and decree are back only at the end of the turn."""
    scene = Scene().hand("green", "blue-builder-1").reis("green", 30).offices("builder", green=1)
    game = scene.clergy("green", 18).game()
    play(game, "visit blue-builder-1", "pass", "tile cloth", "plot B3", "plan blue")
    while kind(game) != "after-action":
        play(game, game.legal_moves()[0])
    assert game.position()["downtown"]["tiles"]["cloth"] is False
    assert game.position()["downtown"]["tiles_left"]["large"] == 18
    play(game, "use clergy-18")
    shown = game.position()["decrees"]
    play(game, f"decree {shown['4']}")
    assert game.position()["decrees"]["4"] is None
    to_turn_end(game)
    doc = game.position()
    assert doc["downtown"]["tiles"]["cloth"] is True
    assert doc["downtown"]["tiles_left"]["large"] == 17
    assert doc["decrees"]["4"] not in (None, shown["4"])
    assert [doc["decrees"][n] for n in "123"] == [shown[n] for n in "123"]


def test_upkeep_refills_the_church_and_returns_traded_goods() -> None:
    """TURN-6."""
    game = Scene().hand("green", "blue-king-3").goods("green", cloth=1).church({1: 3, 2: 4}).game()
    bag = list(game.position()["church"]["bag"])
    play(game, "portfolio blue-king-3", "favor builder", "offer cloth cardinal", "cardinal 1 ahead")
    doc = game.position()
    assert doc["court"]["goods"]["cardinal"] == "cloth"
    assert doc["church"]["tiles"]["2"] is None
    to_turn_end(game)
    doc = game.position()
    assert set(doc["court"]["goods"].values()) == {None}
    assert doc["church"]["tiles"]["2"] == bag[-1]
    assert len(doc["church"]["bag"]) == len(bag) - 1


def test_empty_supplies_stay_empty() -> None:
    """TURN-6, RUL-6: all five small tiles are built."""
    scene = Scene().tiles("gold", "cloth", "books", "tools")
    for row in "ABCDE":
        scene.store(f"{row}5", "purple", "tools")
    game = scene.game()
    play(game, moves(game, "gold")[0])
    to_turn_end(game)
    assert game.position()["downtown"]["tiles"]["small-tools"] is False
    assert game.position()["downtown"]["tiles_left"]["small"] == 0


# Single-use clergy tiles (COMPONENTS.md)


def test_single_use_tiles_before_the_card() -> None:
    """TURN-1, RUL-6: usable before playing a card; discarded without wigs; the turn goes on."""
    game = Scene().clergy("green", 16, 22).reis("green", 3).plans("green", {"blue-3": 1}).game()
    wigs = state(game, "green")["wigs"]
    play(game, "use clergy-16")
    assert state(game, "green")["reis"] == 8
    assert state(game, "green")["clergy"] == {"22": 1}
    assert game.position()["church"]["gone"] == {"16": 1}
    assert kind(game) == "main"
    play(game, "use clergy-22", "plan green")
    assert state(game, "green")["plans"] == {"blue-3": 1, "green-2": 1}
    assert state(game, "green")["wigs"] == wigs
    assert kind(game) == "main"


def test_single_use_tiles_after_the_action_before_the_political_card() -> None:
    """TURN-1: after a card was taken it is too late."""
    game = Scene().clergy("green", 16, 23).game()
    play(game, moves(game, "gold")[0])
    assert kind(game) == "after-action"
    assert game.legal_moves() == ["pass", "use clergy-16", "use clergy-23"]
    play(game, "use clergy-23", "treasury up")
    assert treasury(game) == 4
    play(game, "pass")
    assert kind(game) == "take-card"
    play(game, "take king")
    assert state(game, "green")["clergy"] == {"16": 1}


@pytest.mark.parametrize(
    ("tile", "choices", "path", "value"),
    [
        (17, ["goods gold+tools"], "goods", {"gold": 1, "cloth": 0, "books": 0, "tools": 1}),
        (19, ["rubble fire"], "cubes", {"earthquake": 0, "fire": 1, "tsunami": 0}),
        (20, ["favor king"], "favors", {"builder": False, "minister": False, "king": True}),
        (21, ["recruit builder+king"], "officials", 5),
    ],
)
def test_what_single_use_tiles_do(tile: int, choices: list[str], path: str, value: object) -> None:
    """COMPONENTS clergy 17, 19, 20, 21."""
    game = Scene().clergy("green", tile).goods("green").pile(fire=1, tsunami=1).game()
    play(game, f"use clergy-{tile}", *choices)
    assert state(game, "green")[path] == value
    assert state(game, "green")["clergy"] == {}


def test_a_single_use_tile_needs_an_effect() -> None:
    """RUL-3: influence without a top row, a favor when all are held, officials when none is left."""
    scene = Scene().clergy("green", 15, 20, 21, 19).favors("green", "builder", "minister", "king").pile()
    scene.offices("king", green=4).plazas("king", green=3)
    game = scene.game()
    for tile in (15, 20, 21, 19):
        refused(game, f"use clergy-{tile}", "RUL-3")
    game = Scene().clergy("green", 15).portfolio("green", top=["blue-king-1"]).influence("green", 2).game()
    play(game, "use clergy-15")
    assert state(game, "green")["influence"] == 5
