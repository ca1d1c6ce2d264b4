"""The packaged data are what COMPONENTS.md says."""

from __future__ import annotations

from collections import Counter
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from lisboa.components import (
    DECKS,
    SITE_NAMES,
    Card,
    Components,
    Decree,
    Effect,
    check,
    load,
)
from lisboa.components.loader import DATA


@pytest.fixture(scope="module")
def box() -> Components:
    return load()


def card(box: Components, card_id: str) -> Card:
    return next(card for card in box.cards if card.id == card_id)


def decree(box: Components, number: int) -> Decree:
    return box.decrees[number - 1]


def test_no_problems() -> None:
    assert check() == []


def test_load_is_cached() -> None:
    assert load() is load()
    assert load(Path(DATA)) == load()


def test_records_are_frozen(box: Components) -> None:
    with pytest.raises(FrozenInstanceError):
        box.cards[0].influence = 9  # type: ignore[misc]  # the point: it is frozen


def test_cards_are_counted_and_ordered(box: Components) -> None:
    assert len(box.cards) == 82
    assert [sum(card.deck == deck for card in box.cards) for deck in DECKS] == [21, 20, 21, 20]
    treasury = Counter(card.deck for card in box.cards if card.kind == "treasury")
    assert [treasury[deck] for deck in DECKS] == [6, 5, 6, 5]
    assert [card.id for card in box.cards[:21:5]] == [
        "blue-builder-1",
        "blue-minister-1",
        "blue-king-1",
        "blue-treasury-1",
        "blue-treasury-6",
    ]
    assert box.cards[-1].id == "brown-treasury-5"


@pytest.mark.parametrize(
    ("card_id", "influence", "effect", "benefit", "provenance"),
    [
        ("blue-builder-1", 3, Effect("gold", 1), ("", 0), "P"),
        ("blue-builder-5", 4, Effect("lose-official", 1), ("", 0), "D"),
        ("blue-minister-2", 2, Effect("reis", 3), ("", 0), "D"),
        ("blue-king-2", 2, Effect("gold", 1), ("", 0), "P"),
        ("red-builder-1", 1, Effect("plan", 1), ("", 0), "L"),
        ("red-minister-1", 1, Effect("ship", 1), ("", 0), "D"),
        ("red-minister-5", 5, Effect("lose-official", 1), ("", 0), "P"),
        ("purple-builder-3", 3, Effect("tools", 2), ("", 0), "D"),
        ("purple-minister-5", 5, Effect("lose-reis", 3), ("", 0), "D"),
        ("purple-king-4", 1, Effect("influence", 4), ("", 0), "D"),
        ("brown-treasury-4", 0, Effect("influence", 4), ("land", 2), "D"),
        ("brown-king-3", 2, Effect("wigs", 2), ("", 0), "D"),
        ("blue-treasury-1", 0, Effect("gold", 2), ("purse", 1), "D"),
        ("blue-treasury-5", 0, Effect("cardinal", 2), ("sell-any", 1), "D"),
        ("red-treasury-1", 0, Effect("tools", 2), ("sell-tools", 2), "L"),
        ("purple-treasury-4", 0, Effect("rubble", 1), ("hire", 1), "D"),
        ("purple-treasury-6", 0, Effect("store", 1), ("land", 2), "D"),
        ("brown-treasury-1", 0, Effect("open", 1), ("purse", 1), "D"),
    ],
)
def test_card(
    box: Components, card_id: str, influence: int, effect: Effect, benefit: tuple[str, int], provenance: str
) -> None:
    found = card(box, card_id)
    assert (found.influence, found.effect, found.provenance) == (influence, effect, provenance)
    assert (found.benefit, found.benefit_amount) == benefit


def unnumbered_envelopes(box: Components) -> dict[str, str]:
    """Where "gain influence" stands (INF-1), and its provenance."""
    shown = [(card.id, card.effect, card.provenance) for card in box.cards]
    shown += [(plot.name, plot.reward, plot.provenance) for plot in box.plots]
    shown += [(site.name, site.reward, site.provenance) for site in box.sites]
    shown += [(f"clergy-{tile.kind}", tile.effect, tile.provenance) for tile in box.clergy if tile.effect is not None]
    return {name: provenance for name, effect, provenance in shown if effect.name == "gain-influence"}


def test_envelopes_without_a_number_are_only_where_they_were_seen(box: Components) -> None:
    """INF-1: the 2021 edition says that rewards show a number, so nothing designed may do without (decision 0006)."""
    assert unnumbered_envelopes(box) == {"B2": "P", "E3": "P", "clergy-15": "L"}


def test_two_cards_did_something_else_in_the_first_revision(box: Components) -> None:
    changed = {card.id: card.earlier_effect for card in box.cards if card.earlier_effect != card.effect}
    assert changed == dict.fromkeys(("purple-king-4", "brown-treasury-4"), Effect("gain-influence", 0))


def test_mixed_provenance_has_a_note(box: Components) -> None:
    assert "influence designed" in card(box, "red-minister-1").note
    assert card(box, "blue-builder-1").note == ""


def test_clergy(box: Components) -> None:
    assert [tile.kind for tile in box.clergy] == list(range(1, 24))
    assert sum(tile.copies for tile in box.clergy) == 37
    assert all((tile.effect is None) == (tile.kind <= 14) == bool(tile.benefit) for tile in box.clergy)
    assert (box.clergy[7].benefit, box.clergy[7].amount, box.clergy[7].wigs) == ("land", 3, 2)
    assert box.clergy[15].effect == Effect("reis", 5)
    assert [tile.kind for tile in box.clergy if tile.wigs == 3] == [1, 2, 9, 13, 23]
    assert [tile.kind for tile in box.clergy if tile.wigs == 1] == [18, 19]
    assert [tile.kind for tile in box.clergy if tile.provenance == "L"] == [1, 5, 6, 7, 8, 9, 15]


def test_decrees(box: Components) -> None:
    assert [decree.id for decree in box.decrees] == list(range(1, 71))
    assert [decree.id for decree in box.decrees if decree.min_players == 3] == [5, 10]
    assert [decree.id for decree in box.decrees if decree.not_solo] == [69]
    assert [decree.id for decree in box.decrees if decree.majority] == list(range(61, 71))
    assert {decree.id: decree.per for decree in box.decrees if decree.per > 1} == {
        36: 2,
        38: 2,
        40: 2,
        51: 2,
        53: 8,
        54: 2,
    }
    assert [decree.id for decree in box.decrees if decree.provenance == "P"] == [14, 24, 25, 33, 35, 61]
    assert [decree.id for decree in box.decrees if decree.provenance == "L"] == [1, 36, 56]
    assert (decree(box, 17).count, decree(box, 17).of, decree(box, 17).wigs) == (
        "own-stores-type",
        "books",
        2,
    )
    assert (decree(box, 23).count, decree(box, 23).of) == ("own-stores-column", "5")
    assert (decree(box, 57).count, decree(box, 57).wigs) == ("store-type-sets", 4)
    assert len({(decree.count, decree.of, decree.majority) for decree in box.decrees}) == 70


def test_tiles(box: Components) -> None:
    assert [building.id for building in box.buildings] == list(range(16))
    assert Counter(len(building.colours) for building in box.buildings) == {1: 4, 2: 12}
    assert [plan.officials for plan in box.plans] == [2, 2, 3, 3, 4, 4, 5, 5] * 2 + [3] * 4
    assert [plan.starting for plan in box.plans] == [False] * 16 + [True] * 4
    ships = [(ship.colour, ship.hull, ship.modifier, ship.influence, ship.copies, ship.period) for ship in box.ships]
    assert ships == [
        ("blue", 1, 0, 3, 3, 1),
        ("red", 2, 1, 2, 3, 1),
        ("purple", 3, 2, 1, 3, 2),
        ("brown", 4, 3, 0, 3, 2),
    ]


def test_downtown(box: Components) -> None:
    assert len(box.plots) == 24
    assert box.plots[0].name == "A2"
    assert (box.plots[0].row, box.plots[0].column) == (0, 1)
    assert set(Counter(plot.reward for plot in box.plots).values()) == {2}
    assert [plot.name for plot in box.plots if plot.provenance == "L"] == ["C2", "E5"]
    assert tuple(site.name for site in box.sites) == SITE_NAMES
    assert [(site.street, site.row) for site in box.sites[3:5]] == [("tools", -1), ("", 0)]
    assert [site.name for site in box.sites if site.provenance == "D"] == ["east-C"]
    assert box.street_names == ("Rua Áurea", "Rua Augusta", "Rua Bela da Rainha", "Rua Nova da Princesa")


def test_cubes(box: Components) -> None:
    spaces = box.row_cubes * 5 + sum(box.column_cubes) + box.site_cubes * 14 + box.pile_cubes
    assert spaces == 63 == 3 * box.cubes_per_colour
    assert box.cube_values == (3, 2, 1)


def test_tracks(box: Components) -> None:
    assert box.treasury == ((-1, 5), (-1, 4), (0, 3), (1, 2), (1, 1))
    assert box.treasury[box.treasury_start] == (0, 3)
    assert box.influence_coins == (0, 1, 2, 3, 5, 7)
    assert (box.market_bottom, box.market_top, box.market_start) == (1, 6, (6, 5, 5, 4))
    assert (box.church_spaces, box.church_influence, box.church_treasury) == (6, 0, 3)
    assert box.office_spaces == (5, 5, 5)
    assert (sorted(box.scoring_tiles), box.scoring_column5) == ([3, 3, 4, 5], 4)


def test_player_boards_and_start(box: Components) -> None:
    assert (box.city_tiles_large, box.city_tiles_small) == (22, 5)
    assert (box.houses, box.officials, box.set_markers, box.clergy_spaces) == ((2, 3, 3), 8, 5, 4)
    assert (box.top_slots, box.bottom_slots, box.base_limit, box.cube_spaces) == (3, 3, 2, 5)
    assert (box.start_reis, box.start_wigs, box.start_goods) == (10, 5, 1)
    assert (box.start_influence, box.hand, box.decree_display) == ((4, 5, 6, 7), 5, 8)
    assert box.warehouse == ("gold", "books", "cloth", "tools")
    assert box.state_actions == (
        (Effect("recruit", 2), Effect("plan", 1)),
        (Effect("ship", 1), Effect("produce", 1)),
        (Effect("cardinal", 2), Effect("favor", 1)),
    )


def test_goal_cards(box: Components) -> None:
    """EX-62: goal and reward of every card."""
    assert [goal.id for goal in box.goals] == [*(f"A{n}" for n in range(1, 5)), *(f"B{n}" for n in range(5, 13))]
    assert {goal.reward for goal in box.goals[:4]} == {Effect("goals", 2)}
    assert {goal.id: (*goal.deeds, goal.reward.name, goal.reward.amount) for goal in box.goals[4:]} == {
        "B5": ("recruit", "official", 1),
        "B6": ("plan", "official", 1),
        "B7": ("cardinal", "reis", 3),
        "B8": ("favor", "influence", 2),
        "B9": ("follow", "influence", 2),
        "B10": ("sell", "reis", 3),
        "B11": ("produce", "gold", 1),
        "B12": ("church-influence", "wigs", 2),
    }
    assert [goal.deeds for goal in box.goals[:4]] == [
        ("visit-store", "visit-ship"),
        ("visit-open", "visit-decree"),
        ("visit-store", "visit-decree"),
        ("visit-ship", "visit-open"),
    ]
