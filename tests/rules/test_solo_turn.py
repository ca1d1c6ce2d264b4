"""Chapter 13: Lacerda's turn as a whole, your follows, the end of the period and of the game (SOLO-4, SOLO-8)."""

from __future__ import annotations

import pytest

import lisboa
from lisboa.components import CARD_KINDS, NOBLES
from tests.scene import Scene, kind, play, state
from tests.solo import Told, his_turn


def solo(period: int = 1) -> Scene:
    return Scene(solo=True, period=period)


def decks(scene: Scene, **sizes: int) -> Scene:
    """So many cards in each political deck; 5 where nothing is said."""
    colour = "red" if scene.doc["period"] == 1 else "brown"
    for deck in CARD_KINDS:
        scene.deck(deck, [f"{colour}-{deck}-{n + 1}" for n in range(sizes.get(deck, 5))])
    return scene


def sizes(told: Told) -> dict[str, int]:
    return {deck: len(cards) for deck, cards in told.doc["political_decks"].items()}


def gold_and_card(game: lisboa.Game) -> None:
    """Your shortest turn: a card for gold, then the first card face up (if any); what can be declined is declined."""
    game.play(next(move for move in game.legal_moves() if move.startswith("gold")))
    while kind(game) not in ("main", "over", "follow", "period-discard"):
        game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])


# The steps


def test_the_steps_come_in_their_order() -> None:
    """SOLO-4, TURN-1: ships, courtier, State action, payment, Noble action, card, Assistant, upkeep; then you."""
    scene = decks(solo()).fleet("blue").fleet_cargo("blue", gold=1).courtier("minister").assistant("king").cardinal(4)
    told = his_turn(scene.clergy("green", 9))
    assert kind(told.game) == "church-scoring"
    order = [
        "lacerda-docked", "courtier-moved", "lacerda-acts", "cardinal-moved", "lacerda-clergy", "church-called",
        "lacerda-paid", "lacerda-site", "lacerda-building", "building-placed", "building-uncovered",
        "lacerda-card-discarded", "assistant-moved", "lacerda-influence", "influence-gained",
    ]  # fmt: skip
    assert [event for event in told.kinds if event in order] == order
    assert "turn-ended" not in told.kinds  # upkeep waits for church scoring
    events = told.game.play("pass")
    assert [event.kind for event in events][1] == "turn-ended"
    assert kind(told.game) == "main"


def test_you_and_he_take_turns() -> None:
    """SOLO-4, RUL-36: after each of your turns he has one, and a round is you, then he."""
    game = lisboa.Game(solo=True, seed=12)
    game.play(game.legal_moves()[0])
    for turn in range(1, 5):
        doc = game.position()
        assert (doc["active_player"], doc["round"]) == ("green", turn)
        assert doc["players"]["green"]["turns"] == turn
        assert doc["players"]["yellow"]["turns"] == turn - 1
        gold_and_card(game)
        while kind(game) == "follow":
            game.play("pass")


def test_he_never_decides() -> None:
    """SOLO-4: in a whole game every decision is yours."""
    game = lisboa.Game(solo=True, seed=3)
    while not game.is_over:
        assert game.turn == 0
        game.play(game.legal_moves()[-1])
    assert game.position()["players"]["yellow"]["turns"] == game.position()["players"]["green"]["turns"]


# The card and the Assistant


@pytest.mark.parametrize(
    ("start", "then"), [("builder", "minister"), ("minister", "king"), ("king", "treasury"), ("treasury", "builder")]
)
def test_he_discards_the_top_card_and_the_assistant_moves_on(start: str, then: str) -> None:
    """SOLO-4 (4), (5): round and round; the next card of the deck is turned up in upkeep (TURN-6)."""
    told = his_turn(decks(solo()).assistant(start))
    assert sizes(told) == {deck: 4 if deck == start else 5 for deck in CARD_KINDS}
    assert told.doc["cards_gone"][f"red-{start}-5"] == "seen"
    assert all(told.doc["decks_face_up"].values())
    assert told.doc["lacerda"]["assistant"] == then
    moved = told.one("assistant-moved")
    assert (moved["deck"], moved["stays"], moved["skipped"]) == (then, "no", "none")


def test_without_a_card_there_he_discards_none() -> None:
    """SOLO-4 (4): you took the last card of the Assistant's deck."""
    told = his_turn(decks(solo(), minister=0).assistant("minister"))
    assert told.all("lacerda-card-discarded") == []
    assert sizes(told) == {"builder": 5, "minister": 0, "king": 5, "treasury": 5}
    assert told.doc["lacerda"]["assistant"] == "king"


@pytest.mark.parametrize(
    ("start", "empty", "then"),
    [
        ("builder", ("minister",), "king"), ("builder", ("minister", "king"), "treasury"),
        ("king", ("treasury",), "builder"), ("treasury", ("builder", "minister"), "king"),
        ("minister", ("king", "treasury"), "builder"),
    ],
)  # fmt: skip
def test_the_assistant_passes_empty_decks(start: str, empty: tuple[str, ...], then: str) -> None:
    """SOLO-4 (5)."""
    told = his_turn(decks(solo(period=2), **dict.fromkeys(empty, 0)).assistant(start))
    assert told.doc["lacerda"]["assistant"] == then
    skipped = told.one("assistant-moved")["skipped"]
    assert skipped.count("the ") == len(empty)
    assert [deck for deck in CARD_KINDS if deck in skipped.lower()] == [deck for deck in CARD_KINDS if deck in empty]


def test_the_assistant_stays_if_no_other_deck_has_cards() -> None:
    """RUL-33: with cards left at his own deck, or with none at all."""
    for left in (3, 1, 0):
        scene = decks(solo(period=2), builder=left, minister=0, king=0, treasury=0).set("ending", "finish-round")
        told = his_turn(scene.set("game_ended_by", "decks"))
        assert told.one("assistant-moved")["stays"] == "yes"
        assert told.doc["lacerda"]["assistant"] == "builder"
        assert sizes(told)["builder"] == max(left - 1, 0)


def test_a_deck_that_his_discard_empties_is_no_place_to_stay() -> None:
    """SOLO-4 (5): he discards the last card of the King's deck; the Assistant goes on to the only other deck."""
    told = his_turn(decks(solo(), king=1, treasury=0).assistant("king"))
    assert sizes(told)["king"] == 0
    assert told.doc["lacerda"]["assistant"] == "builder"


# You follow him


def following(noble: str) -> Told:
    """He visits this noble; you hold the favor, and money for everything."""
    before = NOBLES[NOBLES.index(noble) - 1]
    scene = solo().courtier(before).favors("green", noble).reis("green", 40).influence("green", 9).treasury(3)
    scene.hand("green", "blue-king-1", "blue-king-2", "blue-builder-1", "blue-builder-2", "blue-minister-1")
    return his_turn(scene.store("D1", "green", "gold").plans("green", {"blue-3": 1}))


@pytest.mark.parametrize("noble", NOBLES)
def test_you_may_follow_him_with_each_of_three_actions(noble: str) -> None:
    """SOLO-4 (3), VISIT-2: return the favor, pay, one action; then he goes on with his card."""
    actions = {"builder": ("recruit", "plan"), "minister": ("ship", "produce"), "king": ("cardinal", "favor")}[noble]
    for action in ("noble", *actions):
        told = following(noble)
        game = told.game
        assert (kind(game), game.turn) == ("follow", 0)
        assert "lacerda-card-discarded" not in told.kinds
        assert sorted(game.legal_moves()) == sorted([f"follow {a}" for a in ("noble", *actions)] + ["pass"])
        events = game.play(f"follow {action}")
        (paid,) = [event.changes for event in events if event.kind == "visit-paid"]
        assert paid == [("players.green.influence", 9, 9 - cost_of_following(told, noble))]
        while kind(game) != "main":
            events += game.play(game.legal_moves()[0])
        assert "lacerda-card-discarded" in [event.kind for event in events]
        if action != "favor":
            assert state(game, "green")["favors"][noble] is False
            assert game.position()["court"]["favors"][noble] == 2


def cost_of_following(told: Told, noble: str) -> int:
    """What your follow costs: the treasury's modifier and the officials of others."""
    office = told.doc["court"]["offices"][noble]
    modifier = (-1, -1, 0, 1, 1)[told.doc["treasury_space"]]
    return int(max(0, modifier + office["yellow"] + office["neutral"]))


def test_not_following_keeps_your_favor() -> None:
    """VISIT-2, SOLO-4."""
    told = following("king")
    told.game.play("pass")
    assert state(told.game, "green")["favors"]["king"] is True
    assert kind(told.game) == "main"


def test_without_the_favor_you_are_not_asked() -> None:
    """VISIT-2: another noble's favor does not help."""
    told = his_turn(solo().courtier("king").favors("green", "minister", "king"))
    assert kind(told.game) == "main"


def test_you_find_the_display_as_he_left_it() -> None:
    """VISIT-3, SOLO-7: his city tile is gone, his decrees are replaced."""
    told = following("builder")
    told.game.play("follow noble")
    assert "tile gold" not in told.game.legal_moves()
    told = following("minister")
    told.game.play("follow noble")
    assert len(told.game.legal_moves()) == 8


# The end of the period


def rubble(told: Told) -> int:
    return int(sum(told.his["cubes"].values()))


def test_empty_decks_in_his_turn_end_the_period() -> None:
    """SOLO-8, RUL-36: he empties the third deck; 1 wig per cube of his; only you discard, then you play."""
    scene = (
        decks(solo(), builder=1, minister=0, king=0).assistant("builder").cubes("yellow", markers=0, fire=4, tsunami=2)
    )
    told = his_turn(scene.wigs("yellow", 5).sets("green", 1).wigs("green", 5))
    game = told.game
    assert (kind(game), game.turn) == ("period-discard", 0)
    assert told.one("lacerda-cube-wigs")["count"] == rubble(told) == 7  # six and the one of his new store
    assert told.wigs_of("lacerda-cube-wigs") == 7
    assert told.yours["wigs"] == 5 + 3
    game.play("pass")
    doc = game.position()
    assert (kind(game), doc["active_player"], doc["period"]) == ("main", "green", 2)
    assert doc["players"]["yellow"]["hand"] == []
    assert len(doc["players"]["green"]["hand"]) == 5
    assert doc["period_ended_by"] == "decks"
    assert doc["lacerda"]["assistant"] == "treasury"
    assert all(len(cards) == 5 for cards in doc["political_decks"].values())


def your_second_set() -> Scene:
    """You miss one tsunami cube for the second set and may take it with a clergy tile in your turn."""
    scene = decks(solo()).cubes("green", earthquake=2, fire=2, tsunami=1).pile(tsunami=3).clergy("green", 19)
    scene.hand("green", "blue-king-1", "blue-king-2", "blue-builder-1", "blue-builder-2", "blue-minister-1")
    return scene.cubes("yellow", markers=0, earthquake=2, fire=2, tsunami=2).wigs("yellow", 5).wigs("green", 5)


def test_your_second_set_ends_the_period_in_your_turn_and_he_plays_next() -> None:
    """SOLO-8, END-1: 3 wigs per set for you, 1 per cube for him; the turn passes to him after your discards."""
    game = your_second_set().game()
    play(game, "use clergy-19", "gold blue-king-1")
    events = game.play(game.legal_moves()[0])
    assert kind(game) == "period-discard"
    assert (state(game, "green")["wigs"], state(game, "yellow")["wigs"]) == (5 + 6, 5 + 6)
    assert [frame["seat"] for frame in game.position()["stack"] if frame["step"] == "period-discard"] == ["green"]
    assert "courtier-moved" not in [event.kind for event in events]
    events = game.play("pass")
    kinds = [event.kind for event in events]
    assert kinds.index("decks-laid") < kinds.index("courtier-moved")
    assert game.position()["players"]["yellow"]["turns"] == 1


def test_his_cubes_end_no_period() -> None:
    """SOLO-7: his three of each colour are no sets; only you or the decks end a period."""
    scene = decks(solo()).cubes("yellow", markers=0, earthquake=3, fire=3, tsunami=3)
    assert his_turn(scene).doc["period"] == 1
    scene = decks(solo(period=2)).cubes("yellow", markers=0, earthquake=5, fire=5, tsunami=5)
    assert his_turn(scene).doc["ending"] == "no"


def test_a_second_set_by_your_follow_ends_the_period_in_his_turn() -> None:
    """END-1, RUL-36: also a follower completes it; you discard first and play next."""
    scene = decks(solo()).courtier("king").favors("green", "builder").reis("green", 40).influence("green", 9)
    scene.cubes("green", earthquake=2, fire=2, tsunami=1).row_cubes("D", tsunami=1).column_cubes(1, tsunami=1)
    told = his_turn(scene.wigs("yellow", 5))
    game = told.game
    play(game, "follow noble", "tile cloth" if "tile gold" not in game.legal_moves() else "tile gold")
    while kind(game) != "period-discard":
        wanted = [move for move in game.legal_moves() if move.endswith("tsunami") or move.startswith("plot D")]
        game.play((wanted or game.legal_moves())[0])
    assert game.position()["period_ended_by"] == "sets"
    game.play("pass")
    assert (kind(game), game.position()["active_player"]) == ("main", "green")


def test_church_scoring_at_the_end_of_the_period_counts_for_him() -> None:
    """RUL-27, SOLO-5: a discarded card moves the Cardinal to the icon; he gains after you."""
    scene = your_second_set().cardinal(5).fleet("blue").influence("yellow", 1).portfolio("green", top=["blue-king-3"])
    scene.hand("green", "blue-king-1", "blue-king-4", "blue-builder-1", "blue-builder-2", "blue-minister-1")
    game = scene.game()
    play(game, "use clergy-19", "gold blue-king-1", "take builder", "discard blue-king-4", "pass")
    play(game, "reward blue-king-4", "cardinal 1 ahead")
    events = []
    while kind(game) != "main":
        events += game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    gains = [event for event in events if event.kind == "lacerda-influence" and event.numbers[2] == 1]
    assert gains[0].numbers[:2] == (3, 2)


# The end of the game


def near_the_end() -> Scene:
    """Period 2; you have 4 sets, which triggers the end at the end of the running turn."""
    return decks(solo(period=2)).sets("green", 4).favors("green")


def test_an_end_triggered_in_your_turn_lets_him_finish_the_round_and_a_last_one() -> None:
    """END-3, RUL-28, RUL-36."""
    game = near_the_end().game()
    gold_and_card(game)
    doc = game.position()
    assert (doc["ending"], doc["game_ended_by"]) == ("final-round", "sets")
    assert (doc["players"]["green"]["turns"], doc["players"]["yellow"]["turns"]) == (2, 1)
    gold_and_card(game)
    assert game.is_over
    assert [player["turns"] for player in game.position()["players"].values()] == [2, 2]


def test_an_end_triggered_in_his_turn_leaves_one_round() -> None:
    """END-3, RUL-28: he empties the third deck; you and he play once more."""
    scene = decks(solo(period=2), builder=1, minister=0, king=0).assistant("builder").favors("green")
    told = his_turn(scene)
    assert (told.doc["ending"], told.doc["game_ended_by"]) == ("final-round", "decks")
    gold_and_card(told.game)
    assert told.game.is_over
