"""Chapter 13: Lacerda's State actions (SOLO-4, SOLO-5, RUL-34) and church scoring against him."""

from __future__ import annotations

import pytest

from lisboa.components import GOODS, NOBLES
from tests.scene import Scene, kind, play, state, treasury
from tests.solo import Told, his_state_action, his_turn

UPPER, LOWER = "king", "builder"  # where the Assistant stands for the upper and for the lower action


def upper(scene: Scene, noble: str) -> Told:
    """Recruit, ship or Cardinal."""
    return his_state_action(scene.assistant(UPPER), noble)


def lower(scene: Scene, noble: str) -> Told:
    """Plan, produce or favor."""
    return his_state_action(scene.assistant(LOWER), noble)


def solo(period: int = 1) -> Scene:
    return Scene(solo=True, period=period)


# Which one


@pytest.mark.parametrize(("courtier", "then"), [("builder", "minister"), ("minister", "king"), ("king", "builder")])
@pytest.mark.parametrize("assistant", ["builder", "minister", "king", "treasury"])
def test_ex_60_courtier_and_assistant_say_which_action(courtier: str, then: str, assistant: str) -> None:
    """EX-60, SOLO-4: the next noble to the right; upper action with the Assistant at King or Treasury, else lower."""
    told = his_turn(solo().courtier(courtier).assistant(assistant))
    actions = {
        "builder": ("recruit", "plan"), "minister": ("ship", "produce"), "king": ("cardinal", "favor"),
    }[then]  # fmt: skip
    assert told.doc["lacerda"]["courtier"] == then
    assert told.one("courtier-moved")["noble"] == then
    acts = told.one("lacerda-acts")
    upper_one = assistant in ("king", "treasury")
    assert acts["action"] == actions[0 if upper_one else 1]
    assert (acts["which"], acts["deck"]) == ("upper" if upper_one else "lower", assistant)


# Plans


def test_of_equal_plans_he_takes_the_blue_one() -> None:
    """SOLO-5."""
    told = lower(solo(), "builder")
    assert told.doc["downtown"]["plans_taken"] == {"blue": 1, "green": 0}
    assert told.his["completed_plans"]["blue-2"] == 1
    assert told.one("lacerda-plan")["reason"] == "tie"


@pytest.mark.parametrize(("held", "taken"), [("green", "green-3"), ("blue", "blue-3")])
def test_he_takes_the_plan_with_more_officials(held: str, taken: str) -> None:
    """SOLO-5: where the plans with 2 officials are gone, the next one shows 3."""
    scene = solo().plans("green", {f"{held}-2": 2}).completed("yellow", {"blue-3": 1, "green-3": 1})
    told = lower(scene, "builder")
    assert told.his["completed_plans"][taken] == 2
    plan = told.one("lacerda-plan")
    assert (plan["reason"], plan["officials"], plan["others"]) == ("more", 3, 2)


def all_plans_of(architect: str) -> dict[str, int]:
    return {f"{architect}-{n}": 2 for n in (2, 4, 5)} | {f"{architect}-3": 3}


@pytest.mark.parametrize(("empty", "other"), [("blue", "green"), ("green", "blue")])
def test_with_one_stack_empty_he_takes_from_the_other(empty: str, other: str) -> None:
    """RUL-34."""
    told = lower(solo().plans("green", all_plans_of(empty)), "builder")
    assert told.doc["downtown"]["plans_taken"] == {empty: 8, other: 1}
    assert told.his["completed_plans"][f"{other}-2"] == 1
    assert told.one("lacerda-plan")["reason"] == "only"


def test_without_plans_he_takes_none() -> None:
    """SOLO-4, SOLO-7: nothing if impossible."""
    told = lower(
        solo().plans("green", all_plans_of("blue") | {"green-2": 2, "green-3": 2, "green-4": 2, "green-5": 2}),
        "builder",
    )
    assert told.doc["downtown"]["plans_taken"] == {"blue": 8, "green": 8}
    assert told.one("lacerda-skipped")["action"] == "plan"


# Officials


def officials(builder: int, minister: int, king: int) -> Scene:
    """His officials in the offices; one of yours with the Minister."""
    scene = solo().offices("builder", yellow=builder).offices("minister", yellow=minister, green=1)
    return scene.offices("king", yellow=king)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((0, 1, 0), (1, 1, 1)), ((0, 0, 0), (1, 1, 0)), ((1, 0, 1), (2, 1, 1)), ((1, 1, 1), (2, 2, 1)),
        ((2, 1, 0), (2, 2, 1)), ((2, 2, 1), (3, 2, 2)), ((0, 2, 1), (1, 2, 2)), ((2, 2, 2), (3, 3, 2)),
        ((1, 1, 0), (2, 1, 1)), ((0, 0, 1), (1, 1, 1)),
    ],
)  # fmt: skip
def test_he_recruits_where_he_has_fewest(before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    """SOLO-5: two officials to two offices; leftmost on ties."""
    told = upper(officials(*before), "builder")
    offices = told.doc["court"]["offices"]
    assert tuple(offices[noble]["yellow"] for noble in NOBLES) == after
    assert told.his["officials"] == 8 - sum(after)
    assert told.wigs_of("lacerda-office") == 0


@pytest.mark.parametrize(("before", "after"), [((3, 2, 2), (3, 3, 2)), ((2, 3, 2), (3, 3, 2)), ((2, 2, 3), (3, 2, 3))])
def test_with_one_official_left_he_places_one(before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    """SOLO-5."""
    told = upper(officials(*before), "builder")
    assert tuple(told.doc["court"]["offices"][noble]["yellow"] for noble in NOBLES) == after
    assert told.his["officials"] == 0
    assert len(told.all("lacerda-office")) == 1


def test_without_officials_he_recruits_nobody() -> None:
    """SOLO-4: nothing if impossible."""
    told = upper(officials(3, 3, 2), "builder")
    assert [told.doc["court"]["offices"][noble]["yellow"] for noble in NOBLES] == [3, 3, 2]
    assert told.one("lacerda-skipped")["action"] == "recruit"


def test_the_tie_between_offices_is_told() -> None:
    """SOLO-5: of three equal offices the leftmost, then of the two others."""
    first, second = upper(officials(1, 1, 1), "builder").all("lacerda-office")
    assert (first["noble"], first["his"], first["tied"]) == ("builder", 1, "Builder, Minister and King")
    assert (second["noble"], second["tie"], second["tied"]) == ("minister", "yes", "Minister and King")
    first, second = upper(officials(2, 1, 0), "builder").all("lacerda-office")
    assert (first["noble"], first["tie"]) == ("king", "no")
    assert (second["noble"], second["tie"]) == ("minister", "no")


@pytest.mark.parametrize(("his", "yours"), [(0, 4), (1, 3), (2, 2)])
def test_he_pushes_one_of_yours_out_of_a_full_office(his: int, yours: int) -> None:
    """SOLO-5: whoever has most there: neither his officials nor neutral ones ever leave."""
    scene = officials(his, his, 3 if his == 2 else his + 1).offices("builder", yellow=his, green=yours)
    told = upper(scene, "builder")
    office = told.doc["court"]["offices"]["builder"]
    assert (office["yellow"], office["green"], office["neutral"]) == (his + 1, yours - 1, 1)
    assert told.doc["court"]["plazas"]["builder"] == {
        "green": 1, "yellow": 0, "purple": 0, "orange": 0, "neutral": 0,
    }  # fmt: skip


@pytest.mark.parametrize(("his", "yours"), [(3, 1), (2, 2), (1, 3), (0, 4)])
def test_you_push_only_your_own_out_of_a_full_office(his: int, yours: int) -> None:
    """SOLO-5: in all directions of STATE-1's tie rule one of yours goes to the plaza, and only one."""
    scene = solo().offices("builder", yellow=his, green=yours).offices("minister").goods("green", tools=1)
    scene.hand("green", "blue-treasury-1", "blue-king-1")
    game = scene.game()
    play(game, "portfolio blue-treasury-1", "offer tools recruit", "recruit builder")
    office = game.position()["court"]["offices"]["builder"]
    assert (office["yellow"], office["green"], office["neutral"]) == (his, yours, 1)
    plaza = game.position()["court"]["plazas"]["builder"]
    assert (plaza["green"], plaza["yellow"], plaza["neutral"]) == (1, 0, 0)


# Ships


def test_he_takes_the_top_ship_for_nothing() -> None:
    """SOLO-5: treasury up, influence of that ship and of your whole top row, nothing paid."""
    scene = solo().portfolio("green", top=["blue-builder-1", "ship-red"]).influence("yellow", 1).treasury(3)
    scene.shipyard(blue=1).his_goods(gold=2)
    told = upper(scene, "minister")
    assert told.doc["lacerda"]["ships"] == {"blue": True, "red": False, "purple": False, "brown": False}
    assert told.doc["shipyard"]["blue"] == 0
    assert treasury(told.game) == 4
    assert told.his["goods"] == {"gold": 2, "cloth": 0, "books": 0, "tools": 0}
    assert told.his["influence"] == 1 + 3 + 3 + 2
    influence = told.one("lacerda-influence")
    assert (influence["ships"], influence["row"], influence["church"]) == (3, 5, "no")


def test_ships_he_already_had_bring_no_influence() -> None:
    """SOLO-5: only the new ship counts, and your top row, not his fleet."""
    told = upper(solo().fleet("blue").influence("yellow", 0), "minister")
    assert told.doc["lacerda"]["ships"]["red"] is True
    assert told.his["influence"] == 2


def test_the_treasury_stays_at_its_top() -> None:
    """SOLO-5, STATE-3: never past the end."""
    assert treasury(upper(solo().treasury(5), "minister").game) == 5


def test_with_an_empty_shipyard_he_does_nothing() -> None:
    """SOLO-4: no ship, no treasury, no influence."""
    told = upper(solo().shipyard().treasury(3).portfolio("green", top=["blue-builder-1"]), "minister")
    assert told.one("lacerda-skipped")["action"] == "ship"
    assert (treasury(told.game), told.his["influence"]) == (3, 5)


def test_all_four_ships_can_be_his() -> None:
    """SOLO-5, SET-14: one of each kind in solo; the largest comes last and brings no influence by itself."""
    scene = solo(period=2).fleet("blue", "red", "purple").influence("yellow", 4)
    told = upper(scene, "minister")
    assert all(told.doc["lacerda"]["ships"].values())
    assert told.his["influence"] == 4
    assert not any(told.doc["shipyard"].values())


@pytest.mark.parametrize(("before", "after", "wig"), [(7, 10, 1), (6, 9, 0), (9, 10, 1), (10, 10, 1)])
def test_he_gets_the_wig_on_ten(before: int, after: int, wig: int) -> None:
    """RUL-34, INF-2: also when his marker was there already."""
    told = upper(solo().influence("yellow", before).wigs("yellow", 5), "minister")
    assert (told.his["influence"], told.his["wigs"]) == (after, 5 + wig)


def test_a_gain_of_nothing_brings_no_wig() -> None:
    """RUL-13, RUL-34: a brown ship and an empty top row are no gain."""
    told = upper(solo(period=2).shipyard(brown=1).influence("yellow", 10).wigs("yellow", 5), "minister")
    assert told.his["wigs"] == 5


# Production


def test_he_produces_without_limit_and_prices_drop_once_per_type() -> None:
    """SOLO-5, STATE-4."""
    scene = solo().store("B1", "yellow", "gold").store("C1", "yellow", "gold").store("A5", "yellow", "tools")
    scene.store("D3", "green", "books").his_goods(gold=9, cloth=1).prices(gold=6, cloth=5, books=5, tools=4)
    told = lower(scene, "minister")
    assert told.his["goods"] == {"gold": 11, "cloth": 1, "books": 0, "tools": 1}
    assert told.doc["prices"] == {"gold": 5, "cloth": 5, "books": 5, "tools": 3}
    assert [(made["good"], made["count"]) for made in told.all("lacerda-produced")] == [("gold", 2), ("tools", 1)]


def test_prices_stop_at_one() -> None:
    """SELL-4, SOLO-5."""
    told = lower(solo().store("B1", "yellow", "gold").prices(gold=1), "minister")
    assert told.doc["prices"]["gold"] == 1
    assert told.his["goods"]["gold"] == 1


def test_his_houses_give_no_extra_goods() -> None:
    """SOLO-1, SOLO-5: he has no board, so no ability of house groups: 8 stores are 8 goods."""
    plots = {"B1": "gold", "C1": "gold", "D1": "gold", "A2": "gold", "B2": "cloth", "C2": "cloth", "D2": "cloth"}
    scene = solo().store("A5", "yellow", "tools")
    for plot, street in plots.items():
        scene.store(plot, "yellow", street)
    told = lower(scene, "minister")
    assert told.his["goods"] == {"gold": 4, "cloth": 3, "books": 0, "tools": 1}


def test_without_stores_he_produces_nothing() -> None:
    """SOLO-4: your stores are not his; no price drops."""
    told = lower(solo().store("B1", "green", "gold").prices(gold=4), "minister")
    assert told.one("lacerda-skipped")["action"] == "produce"
    assert told.doc["prices"]["gold"] == 4
    assert told.his["goods"] == dict.fromkeys(GOODS, 0)


# The Cardinal


@pytest.mark.parametrize("start", range(6))
def test_the_cardinal_moves_two_and_the_tile_in_front_is_scored(start: int) -> None:
    """SOLO-5, RUL-34: in front is the next tile space clockwise; STATE-6: icons landed on or passed."""
    tiles = {1: 1, 2: 3, 3: 13, 4: 18, 5: 9, 6: 12}
    wigs = {1: 3, 3: 2, 13: 3, 18: 1, 9: 3, 12: 2}
    scene = solo().cardinal(start).church(tiles).treasury(3).wigs("yellow", 5).influence("yellow", 2)
    told = upper(scene, "king")
    end = (start + 2) % 6
    tile = tiles[end + 1]
    assert told.doc["church"]["cardinal"] == end
    assert told.doc["church"]["tiles"][str(end + 1)] is None
    assert told.doc["church"]["gone"] == {str(tile): 1}
    assert told.his["wigs"] == 5 + wigs[tile]
    assert told.his["clergy"] == {}
    assert treasury(told.game) == (4 if start in (1, 2) else 3)
    assert told.doc["church_called_by"] == ("yellow" if start in (4, 5) else None)


@pytest.mark.parametrize(("start", "in_front"), [(2, 5), (4, 1)])
def test_icons_count_even_without_a_tile(start: int, in_front: int) -> None:
    """RUL-34: he moves 2 although nothing lies there; the tile behind him stays."""
    scene = solo().cardinal(start).church({in_front: None}).treasury(3).wigs("yellow", 5)
    told = upper(scene, "king")
    assert told.doc["church"]["cardinal"] == (start + 2) % 6
    assert told.his["wigs"] == 5
    assert told.all("lacerda-clergy") == []
    assert treasury(told.game) == (4 if start == 2 else 3)
    assert told.doc["church_called_by"] == ("yellow" if start == 4 else None)
    assert sum(tile is not None for tile in told.doc["church"]["tiles"].values()) == 5


def test_the_church_is_refilled_in_upkeep() -> None:
    """SOLO-4, TURN-6."""
    told = his_turn(solo().courtier("minister").assistant("king").cardinal(0))
    assert None not in told.doc["church"]["tiles"].values()


# Church scoring


def scoring_in_his_turn(cards: list[str], **fleet: int) -> Scene:
    """He will move the Cardinal from 4 to the influence icon."""
    scene = solo().courtier("minister").assistant("king").cardinal(4).portfolio("green", top=cards)
    return scene.fleet(*fleet).influence("yellow", 3).treasury(3)


def test_in_church_scoring_he_gains_the_influence_of_your_top_row_and_his_ships() -> None:
    """SOLO-5, STATE-8: he gives nothing up; you need a tile and may give it, after him."""
    scene = scoring_in_his_turn(["blue-builder-1"], blue=1, red=1).clergy("green", 9).influence("green", 1)
    told = his_turn(scene)
    paid = told.one("lacerda-paid")["cost"]
    assert (kind(told.game), told.game.turn) == ("church-scoring", 0)
    assert told.his["influence"] == 3 - paid + 3 + (3 + 2)
    church = told.one("lacerda-influence")
    assert (church["ships"], church["row"], church["church"]) == (5, 3, "yes")
    told.game.play("give clergy-9")
    you = state(told.game, "green")
    assert (you["influence"], you["wigs"]) == (1 + 3, 5 + 3)


def test_without_influence_in_your_row_and_ships_he_gains_nothing_in_church_scoring() -> None:
    """SOLO-5, RUL-13."""
    told = his_turn(scoring_in_his_turn([]).influence("yellow", 10).wigs("yellow", 5))
    assert told.his["influence"] == 10 - told.one("lacerda-paid")["cost"]
    assert "influence-wig" not in told.kinds
    assert kind(told.game) == "main"  # without a tile you do not take part


def test_church_scoring_in_your_turn_counts_for_him_too() -> None:
    """SOLO-5, STATE-8, RUL-34: you first, then he, with the wig on 10."""
    scene = solo().cardinal(5).clergy("green", 9).portfolio("green", top=["blue-builder-1"]).fleet("blue")
    scene.hand("green", "blue-treasury-1", "blue-king-2").goods("green", cloth=1).influence("yellow", 5)
    scene.wigs("yellow", 5).influence("green", 0)
    game = scene.game()
    play(game, "portfolio blue-treasury-1", "trade", "offer cloth cardinal", "cardinal 1 ahead")
    while kind(game) != "church-scoring":
        game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    assert state(game, "yellow")["influence"] == 5  # not yet
    events = game.play("give clergy-9")
    while kind(game) == "church-scoring":
        events += game.play("pass")
    (gain,) = [event for event in events if event.kind == "lacerda-influence" and event.numbers[2] == 1]
    assert gain.numbers[:2] == (3, 3)
    changes = [change for event in events for change in event.changes if change[0] == "players.yellow.influence"]
    assert changes[0] == ("players.yellow.influence", 5, 10)
    assert "influence-wig" in [event.kind for event in events if event.seat == 1]


# Favors


@pytest.mark.parametrize(
    ("held", "taken"),
    [((), "builder"), (("builder",), "minister"), (("builder", "minister"), "king"), (("minister",), "builder")],
)
def test_he_takes_the_leftmost_favor_he_lacks(held: tuple[str, ...], taken: str) -> None:
    """SOLO-5."""
    told = lower(solo().favors("yellow", *held).favors("green", "builder", "minister", "king"), "king")
    assert told.his["favors"] == {noble: noble in (*held, taken) for noble in NOBLES}
    assert told.doc["court"]["favors"][taken] == 0
    assert told.one("lacerda-favor")["noble"] == taken


def test_with_all_favors_he_takes_none() -> None:
    """SOLO-4."""
    told = lower(solo().favors("yellow", "builder", "minister", "king"), "king")
    assert told.one("lacerda-skipped")["action"] == "favor"
    assert told.doc["court"]["favors"] == dict.fromkeys(NOBLES, 1)
