"""What follows from what lies open on the table: limits, costs, what counts. The engine's answers, as plain data."""

from __future__ import annotations

from typing import TypedDict

from lisboa.components import ARCHITECTS, CARD_KINDS, DECKS, GOODS, NOBLES, SITE_NAMES
from lisboa.engine import flow, layout
from lisboa.engine.city_tokens import PLOTS
from lisboa.engine.decree_values import plan_officials
from lisboa.engine.influence import clergy_benefit, envelope
from lisboa.engine.lacerda import boards
from lisboa.engine.names import ACTIONS, CLERGY_VISIT, COLOURS, NONE, SMALL_TOOLS, TOOLS
from lisboa.engine.portfolio import bottom_cards, portfolio_limit, sets, top_cards, warehouse_limit
from lisboa.engine.production import stores_of_type
from lisboa.engine.scoring import store_values
from lisboa.engine.ships import top_ship
from lisboa.engine.solo import next_noble
from lisboa.engine.solo_state_actions import state_action_of
from lisboa.engine.state import State
from lisboa.engine.state_actions import next_plan
from lisboa.engine.steps import STORE_PLOT
from lisboa.engine.stores import fits
from lisboa.engine.tables import COINS, TREASURY_MODIFIER
from lisboa.engine.visit_payment import officials_of_others, visit_cost
from lisboa.text.breakdown import matching_sites
from lisboa.text.lexicon import plot_name
from lisboa.text.options import PLANS_PER_ARCHITECT


class VisitCost(TypedDict):
    """INF-4: what a visit costs: the treasury's modifier, officials of others, less what clergy tiles take off."""

    cost: int
    modifier: int
    officials: int
    clergy: int


class PlayerNumbers(TypedDict):
    """Of a player's board: rubble sets (PORT-7); cards held and how many may be (PORT-1); room for each good (PORT-4);
    réis that the influence track yields (INF-3); what gaining influence brings (INF-1); officials on completed
    plans (SCORE-6); what a visit of each noble costs.
    """

    sets: int
    cards: int
    card_limit: int
    goods_limit: int
    coins: int
    influence_gain: int
    plan_officials: int
    visits: dict[str, VisitCost]


class PlanStack(TypedDict):
    """SET-7: the plan on top of an architect's stack, null if none is left, and how many there are."""

    next: str | None
    left: int


class LacerdaNext(TypedDict):
    """SOLO-4: the noble he visits next, his State action there, and the deck of his Assistant, which tells it."""

    noble: str
    action: str
    deck: str


class BoardNumbers(TypedDict):
    """Of the whole table: of everybody with a board the numbers of it; of everybody who plays the stores by street;
    what most stores of a street, second most and so on bring (SCORE-3); the architects' plans; the ship on top of the
    shipyard; of each plot the sites whose public buildings score with the store there, or with the one that may be
    built there now (NOBLE-1g, NOBLE-4f); what Lacerda does next, null without him.
    """

    players: dict[str, PlayerNumbers]
    stores: dict[str, dict[str, int]]
    street_values: dict[str, list[int]]
    plans: dict[str, PlanStack]
    next_ship: str | None
    matches: dict[str, list[str]]
    lacerda: LacerdaNext | None


def board_numbers(s: State) -> BoardNumbers:
    """All of it; nothing hidden is looked at."""
    kind = top_ship(s)
    return {
        "players": {COLOURS[seat]: player_numbers(s, seat) for seat in range(boards(s))},
        "stores": {COLOURS[seat]: stores(s, seat) for seat in range(s.d[layout.PLAYERS])},
        "street_values": {good: [n for n in store_values(s, i) if n > 0] for i, good in enumerate(GOODS)},
        "plans": {architect: plan_stack(s, i) for i, architect in enumerate(ARCHITECTS)},
        "next_ship": None if kind == NONE else DECKS[kind],
        "matches": matches(s),
        "lacerda": lacerda_next(s),
    }


def player_numbers(s: State, seat: int) -> PlayerNumbers:
    """Of one board."""
    return {
        "sets": sets(s, seat),
        "cards": top_cards(s, seat) + bottom_cards(s, seat),
        "card_limit": portfolio_limit(s, seat),
        "goods_limit": warehouse_limit(s, seat),
        "coins": COINS[s.d[layout.INFLUENCE + seat]],
        "influence_gain": envelope(s, seat),
        "plan_officials": plan_officials(s, seat),
        "visits": visits(s, seat),
    }


def visits(s: State, seat: int) -> dict[str, VisitCost]:
    """INF-4 for each noble."""
    modifier = TREASURY_MODIFIER[s.d[layout.TREASURY]]
    clergy = clergy_benefit(s, seat, CLERGY_VISIT)
    return {
        name: {
            "cost": visit_cost(s, seat, noble),
            "modifier": modifier,
            "officials": officials_of_others(s, seat, noble),
            "clergy": clergy,
        }
        for noble, name in enumerate(NOBLES)
    }


def stores(s: State, seat: int) -> dict[str, int]:
    """A player's stores by street."""
    return {good: stores_of_type(s, seat, street) for street, good in enumerate(GOODS)}


def plan_stack(s: State, architect: int) -> PlanStack:
    """SET-7."""
    kind = next_plan(s, architect)
    name = None if kind == NONE else f"{ARCHITECTS[architect]}-{kind % 4 + 2}"
    return {"next": name, "left": PLANS_PER_ARCHITECT - s.d[layout.PLANS_TAKEN + architect]}


def matches(s: State) -> dict[str, list[str]]:
    """NOBLE-1g: plots without such buildings are left out."""
    space = tile_in_hand(s)
    found: dict[str, list[str]] = {}
    for plot, owner in enumerate(s.d[layout.PLOT : layout.PLOT + PLOTS]):
        if owner >= 0:
            street = s.d[layout.FACING + plot]
        elif owner == NONE and space != NONE and fits(space, plot % 5):
            street = TOOLS if space == SMALL_TOOLS else space
        else:
            continue
        sites = matching_sites(s, plot, street)
        if sites:
            found[plot_name(plot)] = [SITE_NAMES[site] for site in sites]
    return found


def tile_in_hand(s: State) -> int:
    """The display space of the city tile that a plot is being chosen for; NONE if no plot is."""
    if flow.is_over(s) or flow.kind_of(s) != STORE_PLOT:
        return NONE
    return s.d[layout.STACK + layout.FRAME * (s.d[layout.DEPTH] - 1) + 2]


def lacerda_next(s: State) -> LacerdaNext | None:
    """SOLO-4; before he enters there is nothing to tell."""
    if s.d[layout.SOLO] == 0 or s.d[layout.COURTIER] == NONE or s.d[layout.ASSISTANT] == NONE:
        return None
    noble = next_noble(s)
    return {
        "noble": NOBLES[noble],
        "action": ACTIONS[state_action_of(s, noble)],
        "deck": CARD_KINDS[s.d[layout.ASSISTANT]],
    }
