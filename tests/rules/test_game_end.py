"""Chapter 11: how the game ends (END-3, RUL-28), played to the last scoring line."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import COLOURS, Scene, kind, moves, play, state

ROUND = ("yellow", "purple", "orange", "green")  # Yellow began, Green sits to her right


def gold_turn(game: lisboa.Game) -> str:
    """Play a turn: get 1 gold, take the first card; returns whose turn it was."""
    colour = str(game.position()["active_player"])
    assert kind(game) == "main"
    game.play(moves(game, "gold")[0])
    while kind(game) == "take-card":
        game.play(game.legal_moves()[-1])  # the treasury deck first, so that few decks get empty
    return colour


def turns_to_the_end(game: lisboa.Game) -> list[str]:
    turns = []
    while not game.is_over:
        turns.append(gold_turn(game))
    return turns


@pytest.mark.parametrize("trigger", ROUND)
def test_ex_45_the_round_is_finished_and_one_more_is_played(trigger: str) -> None:
    """EX-45 (END-3): the 4th set is there at the end of the trigger's turn; Green's is the last turn of the game."""
    game = Scene(active=trigger, start="yellow", period=2).sets(trigger, 4).game()
    rest = ROUND[ROUND.index(trigger) :]
    assert gold_turn(game) == trigger
    assert game.position()["game_ended_by"] == "sets"
    # If the round is over with the triggering turn the final round starts at once.
    assert game.position()["ending"] == ("final-round" if trigger == "green" else "finish-round")
    assert turns_to_the_end(game) == [*rest[1:], *ROUND]
    assert game.position()["ending"] == "over"
    assert (game.turn, game.decision, game.legal_moves()) == (None, None, [])


def test_everybody_has_equally_many_turns() -> None:
    """END-3: counted over the whole game, from the starting player's first turn on."""
    game = Scene(active="orange", start="yellow", period=2).sets("orange", 4).game()
    turns_to_the_end(game)
    assert {state(game, colour)["turns"] for colour in COLOURS} == {2}


def test_a_follower_triggers_the_end_with_a_set_completed_in_anybodys_turn() -> None:
    """END-3, RUL-28: somebody has 4 sets at the end of a turn; Purple completes hers in Yellow's turn."""
    scene = Scene(active="yellow", start="yellow", period=2).hand("yellow", "blue-builder-1").reis("yellow", 40)
    scene.favors("purple", "builder").reis("purple", 40).cubes("purple", earthquake=4, fire=4, tsunami=3)
    scene.row_cubes("B", tsunami=1).column_cubes(1).row_cubes("C").column_cubes(3)
    for colour in ("yellow", "purple"):
        scene.influence(colour, 0)
    game = scene.game()
    play(game, "visit blue-builder-1", "pass", "tile books", "plot C3", "house left")
    play(game, "follow noble", "tile gold", "plot B1", "house left")
    assert game.position()["ending"] == "no"
    game.play("take builder")
    assert game.position()["ending"] == "finish-round"
    assert turns_to_the_end(game) == ["purple", "orange", "green", *ROUND]


def test_three_sets_end_nothing() -> None:
    """END-3, RUL-28: in period 2 it takes the 4th."""
    game = Scene(active="green", start="yellow", period=2).sets("green", 3).sets("purple", 3).game()
    gold_turn(game)
    assert game.position()["ending"] == "no"


def test_three_empty_decks_end_the_game() -> None:
    """END-3, RUL-26: again 3 empty decks."""
    scene = Scene(active="purple", start="yellow", period=2).deck("builder", []).deck("minister", [])
    game = scene.deck("king", ["brown-king-1"]).deck("treasury", []).game()
    assert game.position()["ending"] == "no"
    gold_turn(game)
    assert (game.position()["game_ended_by"], game.position()["ending"]) == ("decks", "finish-round")
    assert turns_to_the_end(game) == ["orange", "green", *ROUND]


def test_without_a_card_to_take_the_hand_stays_smaller() -> None:
    """END-3, TURN-5: the final round may be played with all decks empty."""
    scene = Scene(active="green", start="yellow", period=2)
    for deck in ("builder", "minister", "king", "treasury"):
        scene.deck(deck, [])
    game = scene.game()
    assert turns_to_the_end(game) == ["green", *ROUND]
    assert len(state(game, "green")["hand"]) == 3


def test_a_second_trigger_changes_nothing() -> None:
    """END-3, RUL-26: the sets triggered the end; decks that get empty later do not prolong it."""
    scene = Scene(active="yellow", start="yellow", period=2).sets("yellow", 4).deck("builder", [])
    scene.deck("minister", []).deck("king", []).deck("treasury", ["brown-treasury-1", "brown-treasury-2"])
    game = scene.game()
    assert turns_to_the_end(game) == [*ROUND, *ROUND]
    assert game.position()["game_ended_by"] == "sets"


def test_the_final_scoring_is_written_down() -> None:
    """END-3, SCORE-1 to SCORE-7: the wig markers move by the lines of the sheet."""
    game = Scene(active="green", start="yellow", period=2).sets("green", 4).decrees("green", 49).game()
    turns_to_the_end(game)
    sheet = game.scores()[0]
    lines = [f"SCORE-{n}" for n in range(1, 8)]
    assert sheet["total"] == sheet["wigs"] + sum(sheet[line] for line in lines) == state(game, "green")["wigs"]
    assert (sheet["SCORE-2"], sheet["SCORE-5"]) == (12, 8)
    told = [event for event in game.events(None) if event.kind == "scored" and event.seat == 0]
    assert [event.numbers[1] for event in told] == [sheet[line] for line in lines]


def test_a_move_after_the_end_is_illegal() -> None:
    """SCORE-8: the game is over."""
    game = Scene(active="green", start="yellow", period=2).sets("green", 4).game()
    turns_to_the_end(game)
    with pytest.raises(lisboa.IllegalMove) as caught:
        game.play("pass")
    assert caught.value.rule == "SCORE-8"
