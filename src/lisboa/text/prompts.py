"""What a decision asks for: the variables of each prompt."""

from collections.abc import Callable
from typing import Final

from lisboa.components import GOODS, NOBLES, ROWS
from lisboa.engine import layout, steps
from lisboa.engine.events import PURPOSES
from lisboa.engine.names import SHIP_BASE, SMALL_TOOLS, TOOLS
from lisboa.engine.portfolio import bottom_cards, portfolio_limit, top_cards
from lisboa.engine.ships import top_ship
from lisboa.engine.tables import DATA
from lisboa.text.ask import Ask
from lisboa.text.lexicon import Args, plot_name


def _tuck(ask: Ask) -> Args:
    s, seat = ask.s, ask.seat
    cards = top_cards(s, seat) + bottom_cards(s, seat)
    return {"card": ask.words.card(ask.a), "cards": cards, "limit": portfolio_limit(s, seat)}


def _visit_pay(ask: Ask) -> Args:
    means: Args = {
        "influence": ask.mine(layout.INFLUENCE),
        "wigs": ask.mine(layout.WIGS),
        "reis": ask.mine(layout.REIS),
    }
    return ask.visit(ask.a) | means


def _pay(ask: Ask) -> Args:
    return {"count": ask.a, "purpose": PURPOSES[ask.b], "reis": ask.mine(layout.REIS)}


def _plot(ask: Ask) -> Args:
    street = TOOLS if ask.a == SMALL_TOOLS else ask.a
    return {"street": DATA.street_names[street], "good": GOODS[street]}


def _cube(ask: Ask) -> Args:
    return {"row": ROWS[ask.a // 5], "column": ask.a % 5 + 1, "plot": plot_name(ask.a)}


def _cargo_drop(ask: Ask) -> Args:
    return {"ship": ask.words.ship(ask.mine(layout.TOP, 3, ask.a) - SHIP_BASE)}


# Prompts without an entry here have no variables.
PROMPTS: Final[dict[int, Callable[[Ask], Args]]] = {
    steps.DRAFT_PICK: lambda ask: {"round": ask.a, "left": ask.b},
    steps.TUCK: _tuck,
    steps.LOSE_REIS: lambda ask: {"count": ask.a, "reis": ask.mine(layout.REIS)},
    steps.SELL: lambda ask: {"sold": ask.a},
    steps.TRADE: lambda ask: {"done": ask.a},
    steps.RECRUIT: lambda ask: ask.optional() | {"officials": ask.mine(layout.OFFICIALS)},
    steps.PLAN: Ask.optional,
    steps.SHIP: lambda ask: ask.optional() | {"ship": ask.words.ship(top_ship(ask.s))},
    steps.SHIP_GOODS: lambda ask: {"count": ask.a},
    steps.CARGO_DROP: _cargo_drop,
    steps.PRODUCE: Ask.optional,
    steps.EXTRA_GOOD: lambda ask: {"left": ask.b},
    steps.MEET_CARDINAL: lambda ask: ask.optional() | {"most": ask.b},
    steps.ROYAL_FAVOR: Ask.optional,
    steps.CHURCH_SCORING: lambda ask: {"given": ask.a},
    steps.VISIT_PAY: _visit_pay,
    steps.FREE_STATE: lambda ask: {"noble": NOBLES[ask.a]},
    steps.FOLLOW: lambda ask: ask.visit(ask.a) | {"player": ask.player(ask.s.d[layout.ACTIVE])},
    steps.PAY: _pay,
    steps.STORE_PLOT: _plot,
    steps.STORE_CUBE: _cube,
    steps.HOUSE: lambda ask: {"plot": plot_name(ask.a)},
    steps.DECREE: Ask.optional,
    steps.SECOND_DECREE: lambda ask: {"markers": ask.mine(layout.MARKERS)},
    steps.OPEN_PLAN: lambda ask: {"site": ask.words.site(ask.a)},
    steps.OPEN_OFFICIAL: lambda ask: {"left": ask.a},
    steps.RUBBLE: Ask.optional,
    steps.TWO_GOODS: Ask.optional,
    steps.MOVE_TREASURY: Ask.optional,
    steps.PLACE_OFFICIAL: lambda ask: {"officials": ask.mine(layout.OFFICIALS)},
    steps.PERIOD_DISCARD: lambda ask: {"discarded": ask.s.d[layout.PILED_N]},
}
