"""What counts as reached: rewards taken, not declined or lost; clergy tiles that worked, not those merely held."""

from __future__ import annotations

import pytest

from tests.golden.alone import Alone
from tests.golden.positions import Watched
from tests.scene import Scene, moves


def used(watched: Watched) -> set[str]:
    return {item for item in watched.reached.items if item.startswith("clergy")}


def seller(*tiles: int) -> Scene:
    """Green has a ship and one good to sell or trade after playing a treasury card."""
    scene = Scene().hand("green", "blue-treasury-1").clergy("green", *tiles).goods("green", cloth=1)
    return scene.portfolio("green", top=["ship-red"])


def test_a_tile_that_raises_a_price_is_used_by_selling() -> None:
    watched = Watched(seller(7)).play("portfolio blue-treasury-1")
    assert used(watched) == set()
    assert used(watched.play("sell")) == {"clergy tile used: 7"}  # the one good to the one ship


def test_a_tile_of_somebody_else_is_not_used() -> None:
    watched = Watched(seller().clergy("yellow", 7)).play("portfolio blue-treasury-1", "sell")
    assert used(watched) == set()


def test_a_tile_that_merely_allows_a_trade_is_used_only_by_that_trade() -> None:
    """Clergy 13: cloth for the Builder."""
    watched = Watched(seller(13)).play("portfolio blue-treasury-1", "trade")
    assert used(watched) == set()
    usual, other = Watched(seller(13)), Watched(seller(13))
    usual.play("portfolio blue-treasury-1", "trade", "offer cloth favor")
    other.play("portfolio blue-treasury-1", "trade", "offer cloth plan")
    assert (used(usual), used(other)) == (set(), {"clergy tile used: 13"})


def test_a_tile_given_up_is_not_used() -> None:
    """Church scoring: clergy 7 goes for its wigs, clergy 1 helps to gain influence."""
    scene = Scene().hand("green", "blue-king-4").clergy("green", 1, 7).cardinal(5).influence("green", 5)
    watched = Watched(scene.goods("green", gold=1).portfolio("green", top=["blue-king-1"]))
    watched.play("portfolio blue-king-4", *moves_to_church(watched))
    assert used(watched) == set()
    assert used(watched.play("give clergy-7", "pass")) == {"clergy tile used: 1"}


def moves_to_church(watched: Watched) -> list[str]:
    """The Cardinal's reward, then whatever ends the turn soonest."""
    game = watched.game.copy()
    game.play("portfolio blue-king-4")
    played = []
    while game.decision is not None and game.decision.kind != "church-scoring":
        choices = game.legal_moves()
        cardinal = moves(game, "cardinal")
        played.append(cardinal[0] if cardinal else "pass" if "pass" in choices else choices[-1])
        game.play(played[-1])
    return played


def of_plots(watched: Watched) -> set[str]:
    return {item for item in watched.reached.items if item.startswith("plot")}


@pytest.mark.parametrize(
    ("rules", "answer", "items"),
    [(2, "plan blue", {"plot reward taken: B3"}), (1, "plan blue", {"plot reward taken: B3"}), (1, "pass", set())],
)
def test_a_declined_reward_is_not_taken(rules: int, answer: str, items: set[str]) -> None:
    """Plot B3 offers a plan; since revision 2 of the rules it cannot be declined (RUL-4)."""
    scene = Scene().hand("green", "blue-builder-1").reis("green", 40).influence("green", 5)
    scene.row_cubes("B", fire=1).column_cubes(3).doc["options"]["rules"] = rules
    watched = Watched(scene).play("visit blue-builder-1", "pass", "tile books", "plot B3", answer)
    assert of_plots(watched) == items


@pytest.mark.parametrize(
    ("held", "items"),
    [(("builder", "minister"), {"plot reward taken: D2"}), (("builder", "minister", "king"), set())],
)
def test_a_reward_without_a_choice_is_taken_and_one_without_a_use_is_lost(
    held: tuple[str, ...], items: set[str]
) -> None:
    """RUL-4: plot D2 brings a favor; with a single one lacking nobody is asked."""
    scene = Scene().hand("green", "blue-builder-1").reis("green", 40).influence("green", 5).favors("green", *held)
    watched = Watched(scene.row_cubes("D", fire=1, tsunami=1).column_cubes(2))
    watched.play("visit blue-builder-1", "pass", "tile cloth", "plot D2")
    assert of_plots(watched) == items


@pytest.mark.parametrize(("tokens", "item"), [(False, "plot reward taken: B3"), (True, "plot token used: gold")])
def test_a_token_is_known_by_its_reward_and_not_by_its_place(tokens: bool, item: str) -> None:
    """Plot B3 has a plan printed on it; the token there shows gold."""
    scene = Scene(city_tokens=tokens).hand("green", "blue-builder-1").reis("green", 40).influence("green", 5)
    if tokens:
        scene.token("B3", "gold")
    watched = Watched(scene.goods("green").row_cubes("B", fire=1).column_cubes(3))
    watched.play("visit blue-builder-1", "pass", "tile books", "plot B3", *([] if tokens else ["plan blue"]))
    assert {shown for shown in watched.reached.items if shown.startswith("plot")} == {item}


# Chapter 13


def test_what_lacerda_does_in_his_turn_is_not_yours() -> None:
    """He ends the period by discarding the last card of a deck: no follower does."""
    alone = Alone().courtier("builder").assistant("king")
    for deck, cards in alone.doc["political_decks"].items():
        if deck != "treasury":
            alone.doc["cards_gone"].update(dict.fromkeys(cards[1 if deck == "king" else 0 :], "seen"))
            alone.doc["political_decks"][deck] = cards[:1] if deck == "king" else []
            alone.doc["decks_face_up"][deck] = deck == "king"
    watched = Watched(alone)
    watched.play(moves(watched.game, "gold")[0], "take treasury")
    ends = {item for item in watched.reached.items if "ended" in item}
    assert ends == {"period ended by: decks", "solo period ended in the turn of: Lacerda"}


def test_following_is_no_visit() -> None:
    """SOLO-6: he follows you to the Builder; in his own turn he visits the Minister."""
    watched = Watched(Alone().favors("builder").courtier("builder").assistant("builder").reis(40))
    watched.play(next(move for move in moves(watched.game, "visit") if "builder" in move))
    while "Lacerda visits: minister" not in watched.reached.items:
        watched.play(watched.game.legal_moves()[0])
    visited = {item for item in watched.reached.items if item.startswith(("Lacerda visits", "Lacerda follows"))}
    assert visited == {"Lacerda follows to: builder", "Lacerda visits: minister"}
