"""`load` and `check`: from the data files to `Components`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lisboa.components.board import Values, check_board
from lisboa.components.counts import GOAL_IDS, card_ids, check_counts
from lisboa.components.entries import check_entries
from lisboa.components.model import (
    ARCHITECTS,
    DECKS,
    GOODS,
    NOBLES,
    ROWS,
    SITE_NAMES,
    Building,
    Card,
    Clergy,
    ComponentError,
    Components,
    Decree,
    Effect,
    Goal,
    Plan,
    Plot,
    Problem,
    Ship,
    Site,
)
from lisboa.components.schema import Draft, Entry, read_draft

DATA = Path(__file__).resolve().parent / "data"


def check(directory: Path | None = None) -> list[Problem]:
    """Everything that is wrong with the data files, by file and line; never raises."""
    return _sorted_problems(_read_and_check(directory))


def load(directory: Path | None = None) -> Components:
    """The components, or `ComponentError` with every problem. The package's own data are read once."""
    return _packaged() if directory is None else _load(directory)


@cache
def _packaged() -> Components:
    return _load(None)


def _load(directory: Path | None) -> Components:
    draft = _read_and_check(directory)
    if draft.problems:
        raise ComponentError(_sorted_problems(draft))
    return _build(draft)


def _read_and_check(directory: Path | None) -> Draft:
    draft = read_draft(DATA if directory is None else directory)
    check_entries(draft)
    check_counts(draft)
    check_board(draft)
    return draft


def _sorted_problems(draft: Draft) -> list[Problem]:
    return sorted(draft.problems, key=lambda problem: (problem.file, problem.line))


def _build(draft: Draft) -> Components:
    values = Values(draft)
    number, numbers = values.number, values.numbers
    goods = sorted(draft.lists["goods"], key=lambda entry: GOODS.index(entry.text("good")))
    offices = {entry.text("noble"): entry.number("spaces") for entry in draft.lists["offices"]}
    return Components(
        cards=_cards(draft),
        clergy=_clergy(draft),
        decrees=_decrees(draft),
        buildings=_buildings(draft),
        plans=_plans(draft),
        ships=_ships(draft),
        plots=_plots(draft),
        sites=_sites(draft),
        goals=_goals(draft),
        street_names=tuple(entry.text("street") for entry in goods),
        state_actions=_state_actions(draft),
        scoring_tiles=numbers("scoring_tiles"),
        scoring_column5=number("scoring_column5"),
        treasury=tuple((entry.number("modifier"), entry.number("reis")) for entry in draft.lists["treasury"]),
        treasury_start=number("treasury_start"),
        influence_coins=numbers("influence_coins"),
        influence_top=number("influence_top"),
        market_top=number("market_top"),
        market_bottom=number("market_bottom"),
        market_start=tuple(entry.number("market") for entry in goods),
        church_spaces=number("church_spaces"),
        church_influence=number("church_influence"),
        church_treasury=number("church_treasury"),
        office_spaces=(offices["builder"], offices["minister"], offices["king"]),
        row_cubes=number("row_cubes"),
        column_cubes=numbers("column_cubes"),
        site_cubes=number("site_cubes"),
        pile_cubes=number("pile_cubes"),
        cubes_per_colour=number("cubes_per_colour"),
        cube_values=numbers("cube_values"),
        city_tiles_large=number("city_tiles_large"),
        city_tiles_small=number("city_tiles_small"),
        favors_per_noble=number("favors_per_noble"),
        houses=numbers("houses"),
        officials=number("officials"),
        set_markers=number("set_markers"),
        clergy_spaces=number("clergy_spaces"),
        favor_spaces=number("favor_spaces"),
        warehouse=tuple(e.text("good") for e in sorted(goods, key=lambda entry: entry.number("warehouse"))),
        top_slots=number("top_slots"),
        bottom_slots=number("bottom_slots"),
        base_limit=number("base_limit"),
        cube_spaces=number("cube_spaces"),
        start_reis=number("start_reis"),
        start_wigs=number("start_wigs"),
        start_goods=number("start_goods"),
        start_influence=numbers("start_influence"),
        hand=number("hand"),
        decree_display=number("decree_display"),
    )


def _effect(entry: Entry, key: str) -> Effect:
    return Effect(entry.text(key), entry.number("amount"))


def _source(entry: Entry) -> tuple[str, str]:
    return entry.text("provenance"), entry.text("note")


def _cards(draft: Draft) -> tuple[Card, ...]:
    entries = {entry.text("id"): entry for entry in draft.lists["cards"]}
    return tuple(_card(entries[card_id]) for card_id in card_ids())


def _card(entry: Entry) -> Card:
    card_id = entry.text("id")
    deck, kind, _ = card_id.split("-")
    effect = earlier = _effect(entry, "effect")
    if entry.has("earlier_effect"):
        earlier = Effect(entry.text("earlier_effect"), entry.number("earlier_amount"))
    if kind == "treasury":
        return Card(
            card_id,
            deck,
            kind,
            0,
            effect,
            earlier,
            entry.text("benefit"),
            entry.number("benefit_amount"),
            *_source(entry),
        )
    return Card(card_id, deck, kind, entry.number("influence"), effect, earlier, "", 0, *_source(entry))


def _clergy(draft: Draft) -> tuple[Clergy, ...]:
    return tuple(_clergy_tile(entry) for entry in _by_number(draft, "clergy", "kind"))


def _clergy_tile(entry: Entry) -> Clergy:
    kind, copies, wigs = entry.number("kind"), entry.number("copies"), entry.number("wigs")
    if entry.has("effect"):
        return Clergy(kind, copies, "", 0, _effect(entry, "effect"), wigs, *_source(entry))
    return Clergy(kind, copies, entry.text("benefit"), entry.number("amount"), None, wigs, *_source(entry))


def _by_number(draft: Draft, name: str, key: str) -> list[Entry]:
    return sorted(draft.lists[name], key=lambda entry: entry.number(key))


def _decrees(draft: Draft) -> tuple[Decree, ...]:
    return tuple(
        Decree(
            entry.number("id"),
            entry.text("count"),
            entry.text("of"),
            entry.number("per"),
            entry.number("wigs"),
            entry.flag("majority"),
            entry.number("min_players"),
            entry.flag("not_solo"),
            *_source(entry),
        )
        for entry in _by_number(draft, "decrees", "id")
    )


def _buildings(draft: Draft) -> tuple[Building, ...]:
    return tuple(
        Building(entry.number("id"), tuple(sorted(entry.texts("colours"), key=GOODS.index)), *_source(entry))
        for entry in _by_number(draft, "buildings", "id")
    )


def _plans(draft: Draft) -> tuple[Plan, ...]:
    plans = [
        Plan(entry.text("architect"), entry.number("officials"), entry.flag("starting"), *_source(entry))
        for entry in draft.lists["plans"]
    ]
    return tuple(sorted(plans, key=lambda plan: (plan.starting, ARCHITECTS.index(plan.architect), plan.officials)))


def _ships(draft: Draft) -> tuple[Ship, ...]:
    ships = [
        Ship(
            entry.text("colour"),
            entry.number("hull"),
            entry.number("modifier"),
            entry.number("influence"),
            entry.number("copies"),
            entry.number("period"),
            *_source(entry),
        )
        for entry in draft.lists["ships"]
    ]
    return tuple(sorted(ships, key=lambda ship: DECKS.index(ship.colour)))


def _plots(draft: Draft) -> tuple[Plot, ...]:
    plots = []
    for entry in sorted(draft.lists["plots"], key=lambda entry: entry.text("name")):
        name = entry.text("name")
        plots.append(Plot(name, ROWS.index(name[0]), int(name[1]) - 1, _effect(entry, "reward"), *_source(entry)))
    return tuple(plots)


def _sites(draft: Draft) -> tuple[Site, ...]:
    entries = {entry.text("name"): entry for entry in draft.lists["sites"]}
    return tuple(_site(entries[name]) for name in SITE_NAMES)


def _site(entry: Entry) -> Site:
    name = entry.text("name")
    side, place = name.split("-")
    street, row = (place, -1) if side == "north" else ("", ROWS.index(place))
    return Site(name, side, street, row, _effect(entry, "reward"), *_source(entry))


def _goals(draft: Draft) -> tuple[Goal, ...]:
    entries = {entry.text("id"): entry for entry in draft.lists["goals"]}
    return tuple(
        Goal(goal_id, entries[goal_id].texts("deeds"), _effect(entries[goal_id], "reward"), *_source(entries[goal_id]))
        for goal_id in GOAL_IDS
    )


def _state_actions(draft: Draft) -> tuple[tuple[Effect, Effect], ...]:
    actions = {
        (entry.text("noble"), entry.text("place")): _effect(entry, "effect") for entry in draft.lists["state_actions"]
    }
    return tuple((actions[noble, "upper"], actions[noble, "lower"]) for noble in NOBLES)
