"""Everything that is printed on cards, tiles and boards, with where we know it from: what a client draws from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from lisboa.components import (
    GOODS,
    PROVENANCES,
    SIDES,
    Building,
    Card,
    Clergy,
    Components,
    Decree,
    Effect,
    Goal,
    Plan,
    Plot,
    Ship,
    Site,
    load,
)
from lisboa.components.loader import DATA
from lisboa.components.schema import Draft, Entry, read_draft
from lisboa.server import api_vocabulary
from lisboa.server.api_vocabulary import Architect, CardKind, Deck, Good, Noble, one_of
from lisboa.server.versions import components_version
from lisboa.text.assist import AssistWords

Provenance = Annotated[
    api_vocabulary.Provenance, Meta(description="see `provenance`; where parts differ, the weakest of them")
]
Note = Annotated[str, Meta(description="what is to be said of it; mostly empty")]


class PrintedCard(Struct, frozen=True, kw_only=True):
    """A political card. A noble has influence and an effect, a treasury card an event and a lasting benefit."""

    deck: Deck
    kind: CardKind
    number: Annotated[int, Meta(description="among those of its deck and kind, from 1 on")]
    influence: int
    effect: Annotated[Effect | None, Meta(description="of a noble: its reward or penalty")]
    event: Annotated[Effect | None, Meta(description="of a treasury card")]
    earlier: Annotated[
        Effect | None, Meta(description="its effect or event in games by earlier rules, where it differs")
    ]
    benefit: Annotated[str | None, Meta(description="of a treasury card, as long as it is in a portfolio")]
    benefit_amount: int
    provenance: Provenance
    note: Note


class PrintedClergy(Struct, frozen=True, kw_only=True):
    """A clergy tile: a lasting benefit with its amount, or an effect that can be used once."""

    copies: int
    wigs: Annotated[int, Meta(description="on its back")]
    once: bool
    benefit: str | None
    effect: str | None
    amount: int
    provenance: Provenance
    note: Note


class PrintedPlan(Struct, frozen=True, kw_only=True):
    """A kind of plan, named as in views. Starting plans look like the others of their kind."""

    architect: Architect
    officials: int
    copies: Annotated[int, Meta(description="in the stack")]
    starting: Annotated[int, Meta(description="more of them, of which a player may begin with one")]
    provenance: Provenance
    starting_provenance: Annotated[
        api_vocabulary.Provenance | None, Meta(description="of the starting plans; null if there are none")
    ]


class PrintedPlace(Struct, frozen=True, kw_only=True):
    """A plot or a site, and the reward printed on it; rows and columns count from 0."""

    row: Annotated[int | None, Meta(description="null for a site in the north")]
    column: Annotated[int | None, Meta(description="null for a site")]
    side: Annotated[Annotated[str, one_of(*SIDES)] | None, Meta(description="of a site")]
    street: Annotated[Good | None, Meta(description="of a site in the north: the good of its street")]
    reward: Effect
    provenance: Provenance
    note: Note


class PrintedGood(Struct, frozen=True, kw_only=True):
    """A good and its street."""

    name: Annotated[str, Meta(description="of the street")]
    west: Annotated[int, Meta(description="the column on this side of the street, from 1 on")]
    east: int
    market: Annotated[int, Meta(description="its price at the beginning")]
    warehouse: Annotated[int, Meta(description="its place in the warehouse, from 1 on")]
    provenance: Provenance


class TreasurySpace(Struct, frozen=True, kw_only=True):
    """A space of the treasury track."""

    modifier: Annotated[int, Meta(description="what a visit costs more")]
    reis: Annotated[int, Meta(description="the treasury's value")]
    provenance: Provenance


class InfluenceTrack(Struct, frozen=True, kw_only=True):
    """The influence track."""

    top: int
    coins: Annotated[list[int], Meta(description="the spaces that show a coin")]
    start: Annotated[list[int], Meta(description="by turn order")]
    provenance: Provenance


class MarketTrack(Struct, frozen=True, kw_only=True):
    """The market."""

    top: int
    bottom: int
    start: dict[str, int]
    provenance: Provenance


class PrintedStateAction(Struct, frozen=True, kw_only=True):
    """A State action."""

    noble: Noble
    place: Annotated[str, one_of("upper", "lower")]
    effect: Effect
    provenance: Provenance


class Office(Struct, frozen=True, kw_only=True):
    """An office: its spaces for officials."""

    spaces: int
    provenance: Provenance


class Fact(Struct, frozen=True, kw_only=True):
    """A number printed on a board, or a row of them."""

    value: int | list[int]
    provenance: Provenance
    note: Note


class ComponentList(Struct, frozen=True, kw_only=True):
    """What lies in the box. Names are those of views; `effect`, `benefit` and `count` are words of catalogues."""

    version: str
    provenance: Annotated[dict[str, str], Meta(description="what the letters mean, in words")]
    cards: dict[str, PrintedCard]
    ships: dict[str, Ship]
    clergy: dict[str, PrintedClergy]
    decrees: dict[str, Decree]
    buildings: dict[str, Building]
    plans: dict[str, PrintedPlan]
    goals: dict[str, Goal]
    plots: dict[str, PrintedPlace]
    sites: dict[str, PrintedPlace]
    streets: dict[str, PrintedGood]
    treasury: Annotated[list[TreasurySpace], Meta(description="from top to bottom")]
    influence: InfluenceTrack
    market: MarketTrack
    state_actions: dict[str, PrintedStateAction]
    offices: dict[str, Office]
    board: Annotated[dict[str, Fact], Meta(description="all other numbers on the boards")]


@cache
def component_list(locale: str = "en") -> ComponentList:
    """The package's own components; in words are only the meaning of the letters and remarks."""
    words = AssistWords(locale)
    box, draft = with_notes(load(), words.note), read_draft(DATA)
    facts = {entry.text("name"): fact(entry, words.note) for entry in draft.lists["values"]}
    return ComponentList(
        version=components_version(),
        provenance=words.provenances(),
        cards={card.id: printed_card(card) for card in box.cards},
        ships={ship.colour: ship for ship in box.ships},
        clergy={str(tile.kind): printed_clergy(tile) for tile in box.clergy},
        decrees={str(decree.id): decree for decree in box.decrees},
        buildings={str(building.id): building for building in box.buildings},
        plans=printed_plans(box.plans),
        goals={goal.id: goal for goal in box.goals},
        plots={plot.name: printed_plot(plot) for plot in box.plots},
        sites={site.name: printed_site(site) for site in box.sites},
        streets={entry.text("good"): printed_good(entry) for entry in draft.lists["goods"]},
        treasury=[treasury_space(entry) for entry in draft.lists["treasury"]],
        influence=influence_track(box, facts),
        market=market_track(box, facts),
        state_actions=state_actions(draft),
        offices={entry.text("noble"): office(entry) for entry in draft.lists["offices"]},
        board=facts,
    )


def with_notes(box: Components, note: Callable[[str], str]) -> Components:
    """The same with its remarks in another language."""
    kinds = ("cards", "ships", "clergy", "decrees", "buildings", "goals", "plots", "sites")
    told: dict[str, Any] = {
        kind: tuple(replace(one, note=note(one.note)) for one in getattr(box, kind)) for kind in kinds
    }
    return replace(box, **told)


def weakest(letters: Iterable[str]) -> str:
    """Of several provenances: designed is weaker than read with low certainty, that weaker than printed."""
    return max(letters, key=PROVENANCES.index)


def printed_card(card: Card) -> PrintedCard:
    """The effect of a treasury card is called its event."""
    treasury = card.benefit != ""
    return PrintedCard(
        deck=card.deck,
        kind=card.kind,
        number=int(card.id.rpartition("-")[2]),
        influence=card.influence,
        effect=None if treasury else card.effect,
        event=card.effect if treasury else None,
        earlier=None if card.earlier_effect == card.effect else card.earlier_effect,
        benefit=card.benefit or None,
        benefit_amount=card.benefit_amount,
        provenance=card.provenance,
        note=card.note,
    )


def printed_clergy(tile: Clergy) -> PrintedClergy:
    """Its amount is that of the benefit or that of the effect."""
    return PrintedClergy(
        copies=tile.copies,
        wigs=tile.wigs,
        once=tile.effect is not None,
        benefit=tile.benefit or None,
        effect=None if tile.effect is None else tile.effect.name,
        amount=tile.amount if tile.effect is None else tile.effect.amount,
        provenance=tile.provenance,
        note=tile.note,
    )


def printed_plans(plans: tuple[Plan, ...]) -> dict[str, PrintedPlan]:
    """By kind: in a view one cannot tell a starting plan from another."""
    kinds: dict[str, list[Plan]] = {}
    for plan in plans:
        kinds.setdefault(f"{plan.architect}-{plan.officials}", []).append(plan)
    return {name: printed_plan(kind) for name, kind in kinds.items()}


def printed_plan(kind: list[Plan]) -> PrintedPlan:
    """Plans that look alike."""
    starting = [plan for plan in kind if plan.starting]
    others = [plan for plan in kind if not plan.starting]
    return PrintedPlan(
        architect=kind[0].architect,
        officials=kind[0].officials,
        copies=len(others),
        starting=len(starting),
        provenance=weakest(plan.provenance for plan in others),
        starting_provenance=weakest(plan.provenance for plan in starting) if starting else None,
    )


def printed_plot(plot: Plot) -> PrintedPlace:
    """A plot of downtown."""
    return PrintedPlace(
        row=plot.row,
        column=plot.column,
        side=None,
        street=None,
        reward=plot.reward,
        provenance=plot.provenance,
        note=plot.note,
    )


def printed_site(site: Site) -> PrintedPlace:
    """A site beside a row, or at the end of a street."""
    return PrintedPlace(
        row=None if site.row < 0 else site.row,
        column=None,
        side=site.side,
        street=site.street or None,
        reward=site.reward,
        provenance=site.provenance,
        note=site.note,
    )


def printed_good(entry: Entry) -> PrintedGood:
    """A good, its street and its market."""
    return PrintedGood(
        name=entry.text("street"),
        west=entry.number("west"),
        east=entry.number("east"),
        market=entry.number("market"),
        warehouse=entry.number("warehouse"),
        provenance=entry.text("provenance"),
    )


def treasury_space(entry: Entry) -> TreasurySpace:
    """What a space of the track shows."""
    return TreasurySpace(
        modifier=entry.number("modifier"), reis=entry.number("reis"), provenance=entry.text("provenance")
    )


def influence_track(box: Components, facts: dict[str, Fact]) -> InfluenceTrack:
    """INF-2."""
    return InfluenceTrack(
        top=box.influence_top,
        coins=list(box.influence_coins),
        start=list(box.start_influence),
        provenance=weakest(facts[name].provenance for name in ("influence_top", "influence_coins", "start_influence")),
    )


def market_track(box: Components, facts: dict[str, Fact]) -> MarketTrack:
    """SELL-2."""
    return MarketTrack(
        top=box.market_top,
        bottom=box.market_bottom,
        start=dict(zip(GOODS, box.market_start, strict=True)),
        provenance=weakest(facts[name].provenance for name in ("market_top", "market_bottom")),
    )


def state_actions(draft: Draft) -> dict[str, PrintedStateAction]:
    """By the word of their effect, as options name them."""
    return {
        entry.text("effect"): PrintedStateAction(
            noble=entry.text("noble"),
            place=entry.text("place"),
            effect=Effect(entry.text("effect"), entry.number("amount")),
            provenance=entry.text("provenance"),
        )
        for entry in draft.lists["state_actions"]
    }


def office(entry: Entry) -> Office:
    """How many officials it holds."""
    return Office(spaces=entry.number("spaces"), provenance=entry.text("provenance"))


def fact(entry: Entry, note: Callable[[str], str]) -> Fact:
    """A single fact of the data files."""
    value: Any = entry.values["value"]
    return Fact(value=value, provenance=entry.text("provenance"), note=note(entry.text("note")))
