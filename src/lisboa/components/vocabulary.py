"""The words that the data files may use, each with what may be said about it."""

from __future__ import annotations

from lisboa.components.model import ARCHITECTS, CUBES, GOODS, NOBLES, ROWS, SIDES

# Effect: the least and the greatest amount. The upper bounds only catch slips of the finger.
EFFECTS: dict[str, tuple[int, int]] = {
    **dict.fromkeys(GOODS, (1, 9)),
    "reis": (1, 20),
    "influence": (1, 10),
    "gain-influence": (0, 0),
    "wigs": (1, 20),
    "recruit": (2, 2),
    "plan": (1, 1),
    "ship": (1, 1),
    "produce": (1, 1),
    "cardinal": (1, 2),
    "favor": (1, 1),
    "decree": (1, 1),
    "rubble": (1, 1),
    "store": (1, 1),
    "open": (1, 1),
    "two-goods": (1, 1),
    "treasury": (1, 1),
}

# Penalties stand on noble cards only (PORT-5).
PENALTIES: dict[str, tuple[int, int]] = {
    "lose-official": (1, 1),
    "lose-books": (1, 1),
    "lose-cloth": (1, 1),
    "lose-tools": (1, 1),
    "lose-reis": (1, 20),
    "lose-favor": (1, 1),
}

# What fulfils a goal card (EXTRA-1); the first three are the Noble actions in the order of NOBLES.
DEEDS = (
    "visit-store",
    "visit-decree",
    "visit-open",
    "visit-ship",
    "recruit",
    "plan",
    "cardinal",
    "favor",
    "follow",
    "sell",
    "produce",
    "church-influence",
)

# Rewards of goal cards: gains, an official to any office; cards of deck B for those of deck A.
GOAL_REWARDS: dict[str, tuple[int, int]] = {
    **{word: EFFECTS[word] for word in (*GOODS, "reis", "influence", "wigs")},
    "official": (1, 1),
}

CARD_BENEFITS = ("purse", *[f"sell-{good}" for good in GOODS], "sell-any", "land", "hire")

CLERGY_BENEFITS = (
    "influence",
    "visit",
    *[f"{noble}-reis" for noble in NOBLES],
    "recruit-reis",
    "sell",
    "land",
    "open-wigs",
    "open-official",
    "hire",
    "produce",
    "any-good",
    "ship",
)

# What a decree counts: the words that may stand in `of`, none where the count says it all.
DECREE_COUNTS: dict[str, tuple[str, ...]] = {
    "any-stores-row": tuple(ROWS),
    "own-stores-row": tuple(ROWS),
    "any-stores-type": GOODS,
    "own-stores-type": GOODS,
    "own-stores-column": ("1", "2", "3", "4", "5"),
    "buildings-architect": ARCHITECTS,
    "buildings-type": GOODS,
    "buildings-side": SIDES,
    "cubes-colour": CUBES,
    **dict.fromkeys(
        (
            "plans",
            "completed-plans",
            "decrees",
            "plan-officials",
            "officials-out",
            "officials-board",
            "ships",
            "hulls",
            "portfolio",
            "portfolio-nobles",
            "portfolio-treasury",
            "clergy",
            "favors",
            "sets",
            "markers",
            "goods",
            "goods-twice",
            "reis",
            "influence",
            "treasury",
            "stores",
            "store-type-sets",
            "rows-with-two",
            "rows",
            "house-groups",
        ),
        (),
    ),
}

# What the players are compared in by the majority decrees.
DECREE_MAJORITIES = (
    "influence",
    "stores",
    "completed-plans",
    "plan-officials",
    "decrees",
    "ships",
    "clergy",
    "cubes",
    "reis",
    "officials-out",
)

# The single facts of board.toml: 0 for one number, otherwise how many numbers the list has.
BOARD_VALUES: dict[str, int] = {
    "scoring_tiles": 4,
    "scoring_column5": 0,
    "treasury_start": 0,
    "influence_top": 0,
    "influence_coins": 6,
    "market_bottom": 0,
    "market_top": 0,
    "church_spaces": 0,
    "church_influence": 0,
    "church_treasury": 0,
    "row_cubes": 0,
    "column_cubes": 5,
    "site_cubes": 0,
    "pile_cubes": 0,
    "cubes_per_colour": 0,
    "cube_values": 3,
    "city_tiles_large": 0,
    "city_tiles_small": 0,
    "favors_per_noble": 0,
    "houses": 3,
    "officials": 0,
    "set_markers": 0,
    "clergy_spaces": 0,
    "favor_spaces": 0,
    "cube_spaces": 0,
    "top_slots": 0,
    "bottom_slots": 0,
    "base_limit": 0,
    "start_reis": 0,
    "start_wigs": 0,
    "start_goods": 0,
    "start_influence": 4,
    "hand": 0,
    "decree_display": 0,
}
