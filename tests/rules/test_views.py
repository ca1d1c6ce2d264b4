"""What a seat may know (RUL-30): views, events and resampled games."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import lisboa
from tests.scene import COLOURS, Scene, kind, moves, play, state, to_turn_end

SEATS: list[int | None] = [None, 0, 1, 2, 3]


def random_game(seed: int, steps: int, draft: bool = False) -> lisboa.Game:
    """A four-player game after some random moves."""
    rng = random.Random(seed)
    game = lisboa.Game(4, seed, draft=draft)
    for _ in range(steps):
        if not game.is_over:
            game.play(rng.choice(game.legal_moves()))
    return game


def hidden_cards(game: lisboa.Game, seat: int | None) -> set[str]:
    """Cards that this seat must not see: other hands except known cards, decks below the top, the box."""
    position, view = game.position(), game.view(seat)
    hidden: set[str] = set()
    for i, colour in enumerate(COLOURS):
        if i != seat:
            hidden |= set(position["players"][colour]["hand"]) - set(view["players"][colour]["hand"]["known"])
    for name, deck in position["political_decks"].items():
        hidden |= set(deck[:-1] if position["decks_face_up"][name] else deck)
    return hidden | {card for card, how in position["cards_gone"].items() if how == "unseen"}


@pytest.mark.parametrize("steps", [8, 40, 150, 320])
@pytest.mark.parametrize("seat", SEATS)
def test_no_hidden_card_is_in_a_view(seat: int | None, steps: int) -> None:
    """RUL-30: not one hidden card's name is anywhere in what a seat or a spectator gets to see."""
    game = random_game(5, steps)
    text = json.dumps(game.view(seat))
    hidden = hidden_cards(game, seat)
    assert hidden
    assert [card for card in sorted(hidden) if f'"{card}"' in text] == []


def test_the_keys_of_a_view() -> None:
    """RUL-30: no random numbers, no stack, no order of decks and bags, no seed."""
    view = random_game(5, 60).view(0)
    assert {"random", "stack", "cards_known", "seed"}.isdisjoint(view)
    assert view["decree_deck"].keys() == {"count"}
    assert set(view["church"]) == {"cardinal", "tiles", "gone", "bag"}
    assert view["church"]["bag"].keys() == {"count"}
    assert view["political_decks"]["king"].keys() == {"count", "face_up"}
    assert view["building_stacks"]["blue"].keys() == {"count", "available", "next"}
    hand = state(random_game(5, 60), "green")["hand"]
    seen = {str(i): card for i, card in enumerate(hand, start=1)}
    assert view["players"]["green"]["hand"] == {"count": len(hand), **seen}
    spectator = random_game(5, 60).view(None)
    others = [view["players"][colour] for colour in ("yellow", "purple", "orange")]
    for part in [*others, *spectator["players"].values()]:
        assert part["hand"].keys() == {"count", "known"}
        assert part["pack"].keys() == {"count"}


def test_the_available_and_the_next_building_are_visible() -> None:
    """RUL-30, SET-6: the two top tiles of each stack, no more."""
    game = Scene().game()
    stack = game.position()["building_stacks"]["green"]
    assert game.view(2)["building_stacks"]["green"] == {"count": 8, "available": stack[-1], "next": stack[-2]}


def test_everything_on_the_table_is_public() -> None:
    """RUL-30: money, goods, plans, clergy tiles, decrees and portfolios are the same in every view."""
    scene = Scene(period=2).decrees("yellow", 5).clergy("purple", 9).reis("orange", 31)
    scene.portfolio("green", top=["ship-red", "blue-king-1"]).cargo("green", 1, gold=1)
    game = scene.game()
    for seat in SEATS:
        view = game.view(seat)
        assert view["decrees_placed"] == {"5": "yellow"}
        assert view["players"]["purple"]["clergy"] == {"9": 1}
        assert view["players"]["orange"]["reis"] == 31
        assert view["players"]["green"]["top_row"] == {"1": "ship-red", "2": "blue-king-1", "3": None}
        assert view["players"]["green"]["cargo"]["1"]["gold"] == 1


def test_a_card_taken_from_a_deck_stays_known_until_it_leaves_the_hand() -> None:
    """RUL-30: all saw the red King card; later it is discarded for gold and lies among the cards gone."""
    scene = (
        Scene().deck("king", ["red-king-2", "red-king-1"]).hand("green", "blue-king-1", "blue-king-2", "blue-king-3")
    )
    game = scene.game()
    play(game, "gold blue-king-1", "take king")
    for seat in (None, 1, 2, 3):
        assert game.view(seat)["players"]["green"]["hand"] == {"count": 3, "known": ["red-king-1"]}
        assert "blue-king-1" in game.view(seat)["cards_gone"]
    while game.turn != 0 or kind(game) != "main":
        game.play((moves(game, "gold") or game.legal_moves())[0])
    play(game, "gold red-king-1")
    assert game.view(1)["players"]["green"]["hand"]["known"] == []
    assert "red-king-1" in game.view(1)["cards_gone"]
    assert "red-king-1" not in game.position()["cards_known"]


def test_the_next_card_of_a_deck_is_not_seen_before_upkeep() -> None:
    """RUL-30, TURN-5: while church scoring goes on the next King card is still face down."""
    scene = Scene().deck("king", ["red-king-2", "red-king-1"]).hand("green", "blue-treasury-5", "blue-treasury-1")
    game = scene.cardinal(5).clergy("yellow", 9, 10).game()
    play(game, "sponsor blue-treasury-5", "coins 0", "cardinal 1 ahead", "take king")
    assert kind(game) == "church-scoring"
    for seat in SEATS:
        assert game.view(seat)["political_decks"]["king"] == {"count": 1, "face_up": None}
    while kind(game) == "church-scoring":
        game.play("pass")
    assert game.view(3)["political_decks"]["king"] == {"count": 1, "face_up": "red-king-2"}


def test_cards_drawn_at_the_end_of_the_period_are_secret() -> None:
    """RUL-30, END-2: the purple cards of others are not known, nor told by events."""
    scene = Scene(active="yellow").deck("builder", []).deck("minister", []).deck("king", ["red-king-1"])
    game = scene.hand("yellow", "blue-king-1", "blue-king-2").game()
    play(game, "gold blue-king-1", "take king")
    while kind(game) != "main":
        game.play("pass")
    hand = state(game, "yellow")["hand"]
    secret = [card for card in hand if card.startswith("purple")]
    assert len(secret) == 3
    for seat in (None, 0, 2, 3):
        assert game.view(seat)["players"]["yellow"]["hand"]["known"] == ["red-king-1"]
        text = told(game, seat)
        assert [card for card in secret if card in text] == []
    assert all(card in told(game, 1) for card in secret)


def told(game: lisboa.Game, seat: int | None) -> str:
    return json.dumps([event.to_json() for event in game.events(seat)])


@pytest.mark.parametrize("seat", SEATS)
def test_events_do_not_tell_hidden_cards(seat: int | None) -> None:
    """RUL-30: a whole game of events, replayed for a seat, names no card that the seat has not seen."""
    game = random_game(11, 260)
    text = told(game, seat)
    assert [card for card in sorted(hidden_cards(game, seat)) if f'"{card}"' in text] == []


def dealt_draft() -> tuple[lisboa.Game, dict[str, set[str]]]:
    """A draft about to begin, and the packs dealt."""
    game = lisboa.Game(4, 3, draft=True)
    while kind(game) == "keep-clergy":
        game.play(game.legal_moves()[0])
    return game, {colour: set(state(game, colour)["pack"]) for colour in COLOURS}


def draft_until_hands_are(game: lisboa.Game, size: int) -> None:
    """Keep the first card again and again."""
    while any(len(state(game, colour)["hand"]) < size for colour in COLOURS):
        game.play(game.legal_moves()[0])


def test_a_drafting_player_knows_what_he_passed() -> None:
    """RUL-30, SET-16: three cards passed on in the first round, seen by nobody else so far but their new holder."""
    game, dealt = dealt_draft()
    draft_until_hands_are(game, 2)
    for seat, colour in enumerate(COLOURS):
        passed = dealt[colour] - set(state(game, colour)["hand"])
        left = COLOURS[(seat + 1) % 4]
        assert set(game.view(seat)["passed_on"]) == passed == set(state(game, left)["pack"])
        for other in (seat + 1, seat + 2, seat + 3):
            assert passed.isdisjoint(game.view(other % 4)["passed_on"])


def test_after_the_draft_the_last_card_passed_is_known_to_be_with_the_left_neighbour() -> None:
    """RUL-30, SET-16: 3, 2 and 1 cards were passed; the one of the third pass lies in a known hand."""
    game, _ = dealt_draft()
    draft_until_hands_are(game, 3)
    packs = {colour: set(state(game, colour)["pack"]) for colour in COLOURS}
    while kind(game) != "main":
        game.play(game.legal_moves()[0])
    for seat, colour in enumerate(COLOURS):
        view, left = game.view(seat), COLOURS[(seat + 1) % 4]
        (last,) = packs[colour] - set(state(game, colour)["hand"])
        assert last in state(game, left)["hand"]
        assert view["players"][left]["hand"]["known"] == [last]
        assert len(view["passed_on"]) == 3 + 2 + 1
    assert game.view(None)["players"]["green"]["hand"]["known"] == []


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("steps", [5, 9, 60, 250])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_resampled_game_looks_the_same_to_its_seat(seat: int, steps: int, draft: bool) -> None:
    """RUL-30: `resample` changes nothing that the seat can see, known cards included."""
    game = random_game(7, steps, draft=draft)
    other = game.resample(seat, random.Random(steps))
    assert other.view(seat) == game.view(seat)
    lisboa.Game.from_position(other.position())  # all components are conserved


def test_a_resampled_game_deals_anew_what_is_hidden() -> None:
    """RUL-30: other hands, decks, bags and stacks; a card known to all stays where it is."""
    game = Scene().deck("king", ["red-king-2", "red-king-1"]).game()
    play(game, moves(game, "gold")[0], "take king")
    hands: set[Any] = set()
    bags: set[Any] = set()
    for seed in range(8):
        position = game.resample(1, random.Random(seed)).position()
        assert "red-king-1" in position["players"]["green"]["hand"]
        assert position["players"]["yellow"]["hand"] == state(game, "yellow")["hand"]
        hands.add(tuple(position["players"]["green"]["hand"]))
        bags.add(tuple(position["church"]["bag"]))
    assert len(hands) > 3
    assert len(bags) == 8


def test_a_view_of_a_strange_seat_is_refused() -> None:
    """RUL-30: only seats of the table and spectators have a view."""
    game = Scene(3).game()
    for seat in (3, -1):
        with pytest.raises(ValueError, match="seat"):
            game.view(seat)


def test_views_do_not_change_the_game() -> None:
    """RUL-30: looking is free."""
    game = random_game(2, 100)
    before = game.state_hash()
    for seat in SEATS:
        game.view(seat)["players"]["green"]["reis"] = 999
    assert game.state_hash() == before
    to_turn_end(game)
