"""The lasting benefit of every treasury card (PORT-6, SELL-2, RUL-12)."""

from __future__ import annotations

import pytest

from tests.scene import Scene, play, state

GOODS = ("gold", "cloth", "books", "tools")
BENEFITS = {
    "purse": ["blue-treasury-1", "red-treasury-2", "purple-treasury-3", "brown-treasury-1", "brown-treasury-5"],
    "sell-gold": ["blue-treasury-6", "purple-treasury-5"],
    "sell-cloth": ["blue-treasury-3", "purple-treasury-2"],
    "sell-books": ["blue-treasury-2", "red-treasury-5", "brown-treasury-3"],
    "sell-tools": ["blue-treasury-4", "red-treasury-1"],
    "sell-any": ["blue-treasury-5", "red-treasury-3", "purple-treasury-1", "brown-treasury-2"],
    "land": ["red-treasury-4", "purple-treasury-6", "brown-treasury-4"],
    "hire": ["purple-treasury-4"],
}
CARDS = {card: benefit for benefit, cards in BENEFITS.items() for card in cards}
FOR_SALES = {"sell-any": dict.fromkeys(GOODS, 1)} | {f"sell-{good}": {good: 2} for good in GOODS}


def holder(*cards: str) -> Scene:
    """Green has these treasury cards in the portfolio and 20 réis; the treasury stands at 3."""
    scene = Scene(period=2).portfolio("green", bottom=list(cards)).reis("green", 20).treasury(3)
    return scene.influence("green", 0).offices("minister").goods("green", gold=1, cloth=1, books=1, tools=1)


def sales(card: str) -> dict[str, int]:
    """What one of each good brings at Yellow's brown ship (+3), beyond price and ship."""
    scene = holder(card).hand("green", "purple-king-5").portfolio("yellow", top=["ship-brown"])
    scene.prices(gold=4, cloth=3, books=2, tools=1).goods("green", gold=1, cloth=2, books=1, tools=1)
    game = scene.game()
    play(game, "portfolio purple-king-5", "sell")
    extra = {}
    for good, price in (("gold", 4), ("cloth", 3), ("books", 2), ("tools", 1)):
        before = state(game, "green")["reis"]
        game.play(f"sell {good} yellow-1")
        extra[good] = state(game, "green")["reis"] - before - price - 3
    return extra


def sponsored(*cards: str) -> int:
    """What sponsoring costs with the treasury at 3."""
    event = next(card for card in ("purple-treasury-2", "blue-treasury-1") if card not in cards)
    game = holder(*cards).hand("green", event).game()
    game.play(f"sponsor {event}")
    return int(20 - state(game, "green")["reis"])


def land(*cards: str) -> int:
    """What land worth 3 + 4 costs."""
    scene = holder(*cards).hand("green", "blue-builder-1").row_cubes("B", fire=3).column_cubes(1)
    game = scene.game()
    play(game, "visit blue-builder-1", "pass", "tile gold", "plot B1")
    return int(20 - state(game, "green")["reis"])


def hires(*cards: str) -> int:
    """What hiring three officials at 3 each costs."""
    game = holder(*cards).hand("green", "blue-king-1").plans("green", {"blue-3": 1}).game()
    play(game, "visit blue-king-1", "pass", "site west-A")
    return int(20 - state(game, "green")["reis"])


@pytest.mark.parametrize(("card", "benefit"), CARDS.items())
def test_the_benefit_of_every_treasury_card(card: str, benefit: str) -> None:
    """PORT-6, SELL-2, NOBLE-1e, NOBLE-4d, SPONSOR-1: what each of the 22 cards changes, and what it does not."""
    assert sales(card) == {good: FOR_SALES.get(benefit, {}).get(good, 0) for good in GOODS}
    purse = 1 if benefit == "purse" else 0
    assert sponsored(card) == 3 - purse
    assert land(card) == 7 - purse - (2 if benefit == "land" else 0)
    assert hires(card) == 9 - purse - (3 if benefit == "hire" else 0)


def test_all_22_treasury_cards_are_in_the_list() -> None:
    """COMPONENTS: blue 6, red 5, purple 6, brown 5."""
    assert len(CARDS) == 22
    assert [sum(card.startswith(deck) for card in CARDS) for deck in ("blue", "red", "purple", "brown")] == [6, 5, 6, 5]


def test_benefits_stack() -> None:
    """PORT-6, RUL-12: two purses take off 2 of each payment, land -2 twice and so on."""
    purses = ("blue-treasury-1", "red-treasury-2")
    assert (sponsored(*purses), land(*purses), hires(*purses)) == (1, 5, 7)
    assert land("red-treasury-4", "purple-treasury-6") == 3
    assert land("red-treasury-4", "blue-treasury-1") == 4
    assert hires("purple-treasury-4", "blue-treasury-1") == 5


def test_nothing_falls_below_zero() -> None:
    """RUL-12: land worth 1 with land -2 and a purse costs nothing."""
    scene = holder("red-treasury-4", "blue-treasury-1").hand("green", "blue-builder-1").treasury(1)
    game = scene.row_cubes("B").column_cubes(1).influence("green", 1).game()
    play(game, "visit blue-builder-1", "pass", "tile gold", "plot B1")
    assert state(game, "green")["reis"] == 20


def test_the_purse_helps_with_the_reis_part_of_a_visit() -> None:
    """RUL-12, NOBLE-2: 3 of the cost in réis take 2."""
    scene = holder("blue-treasury-1").hand("green", "blue-minister-1").offices("minister", yellow=3)
    scene.store("B1", "green", "gold").store("C1", "green", "gold").houses("green", left=2)
    game = scene.influence("green", 2).game()
    play(game, "visit blue-minister-1", "reis 3")
    assert (state(game, "green")["reis"], state(game, "green")["influence"]) == (18, 2)


def test_the_purse_helps_with_a_penalty() -> None:
    """RUL-12, PORT-5: 2 of the 3 réis of purple minister 5."""
    scene = holder("blue-treasury-1").hand("green", "purple-minister-5").portfolio("yellow", top=["ship-brown"])
    game = scene.game()
    game.play("portfolio purple-minister-5")
    assert state(game, "green")["reis"] == 18
