"""Checks across entries: nothing twice, nothing missing, and every count of the box.

All of them work on what is well formed, so they can run on any file.
"""

from __future__ import annotations

from collections import Counter

from lisboa.components.model import ARCHITECTS, DECKS, GOODS, NOBLES, ROWS, SITE_NAMES
from lisboa.components.schema import Draft, Entry
from lisboa.components.vocabulary import BOARD_VALUES

NOBLES_PER_DECK = 5
TREASURY_PER_DECK = {"blue": 6, "red": 5, "purple": 6, "brown": 5}
PLAN_OFFICIALS = (2, 2, 3, 3, 4, 4, 5, 5)
GOAL_IDS = (*(f"A{number}" for number in range(1, 5)), *(f"B{number}" for number in range(5, 13)))
PLOT_NAMES = tuple(f"{row}{column}" for row in ROWS for column in "12345" if (row, column) != ("A", "1"))


STATE_ACTIONS = {
    ("builder", "upper"): ("recruit", 2),
    ("builder", "lower"): ("plan", 1),
    ("minister", "upper"): ("ship", 1),
    ("minister", "lower"): ("produce", 1),
    ("king", "upper"): ("cardinal", 2),
    ("king", "lower"): ("favor", 1),
}


def check_counts(draft: Draft) -> None:
    """Check all lists but the board's single facts, which `board.py` looks at."""
    for name, (keys, expected) in _named().items():
        if name in draft.lists:
            _check_names(draft, name, keys, expected)
    for check in (
        _check_clergy,
        _check_plans,
        _check_ships,
        _check_plots,
        _check_state_actions,
    ):
        check(draft)


def card_ids() -> list[str]:
    """The ids of the 82 cards in their order: decks of 21, 20, 21 and 20 (SET-13, END-2)."""
    ids = []
    for deck in DECKS:
        ids += [f"{deck}-{noble}-{number}" for noble in NOBLES for number in range(1, NOBLES_PER_DECK + 1)]
        ids += [f"{deck}-treasury-{number}" for number in range(1, TREASURY_PER_DECK[deck] + 1)]
    return ids


def _named() -> dict[str, tuple[tuple[str, ...], list[str]]]:
    """For each list the key that must be unique, and the names that must all be there."""
    return {
        "values": (("name",), list(BOARD_VALUES)),
        "goods": (("good",), list(GOODS)),
        "offices": (("noble",), list(NOBLES)),
        "state_actions": (
            ("noble", "place"),
            [f"{noble} {place}" for noble in NOBLES for place in ("upper", "lower")],
        ),
        "plots": (("name",), list(PLOT_NAMES)),
        "sites": (("name",), list(SITE_NAMES)),
        "cards": (("id",), card_ids()),
        "clergy": (("kind",), [str(kind) for kind in range(1, 24)]),
        "decrees": (("id",), [str(number) for number in range(1, 71)]),
        "buildings": (("id",), [str(number) for number in range(16)]),
        "ships": (("colour",), list(DECKS)),
        "goals": (("id",), list(GOAL_IDS)),
    }


def _check_names(draft: Draft, name: str, keys: tuple[str, ...], expected: list[str]) -> None:
    first: dict[str, Entry] = {}
    known = set(expected)
    for entry in draft.entries(name, *keys):
        label = " ".join(str(entry.values[key]) for key in keys)
        if label in first:
            draft.blame(entry, f"duplicate: already on line {first[label].line}")
        elif label not in known:
            draft.blame(entry, "one too many: the box has no such entry")
        first.setdefault(label, entry)
    missing = [label for label in expected if label not in first]
    if missing:
        draft.blame_list(name, f"missing: {', '.join(missing)}")
    _check_length(draft, name, len(expected))


def _check_length(draft: Draft, name: str, expected: int) -> None:
    found = len(draft.lists[name])
    if found != expected:
        draft.blame_list(name, f"{found} entries, must be {expected}")


def _check_clergy(draft: Draft) -> None:
    """37 tiles (COMPONENTS): 14 kinds twice and 9 once."""
    if "clergy" in draft.lists:
        tiles = sum(entry.number("copies") for entry in draft.entries("clergy", "copies"))
        complete = len(draft.entries("clergy", "copies")) == len(draft.lists["clergy"])
        if complete and tiles != 37:
            draft.blame_list("clergy", f"{tiles} tiles, must be 37")


def _check_plans(draft: Draft) -> None:
    """SET-4, SET-7: 2 starting plans and 8 others of each architect."""
    if "plans" not in draft.lists:
        return
    _check_length(draft, "plans", 2 * len(ARCHITECTS) + len(PLAN_OFFICIALS) * len(ARCHITECTS))
    plans = draft.entries("plans", "architect", "officials", "starting")
    if len(plans) < len(draft.lists["plans"]):
        return  # a malformed plan would be reported again as a missing one
    for architect in ARCHITECTS:
        own = [plan for plan in plans if plan.text("architect") == architect]
        starting = [plan for plan in own if plan.flag("starting")]
        if len(starting) != 2:
            draft.blame_list("plans", f"{len(starting)} {architect} starting plans, must be 2")
        _check_officials(draft, architect, [plan for plan in own if not plan.flag("starting")])


def _check_officials(draft: Draft, architect: str, plans: list[Entry]) -> None:
    wanted = Counter(PLAN_OFFICIALS)
    for plan in plans:
        officials = plan.number("officials")
        wanted[officials] -= 1
        if wanted[officials] < 0:
            draft.blame(
                plan,
                f"one {architect} plan too many with {officials} officials, must be 2, 2, 3, 3, 4, 4, 5, 5",
            )
    missing = [str(officials) for officials in wanted.elements()]
    if missing:
        draft.blame_list("plans", f"missing {architect} plans with {', '.join(missing)} officials")


def _check_ships(draft: Draft) -> None:
    """SET-14: hulls 1 to 4, three copies, blue and red in the first period."""
    hulls: dict[int, Entry] = {}
    for ship in draft.entries("ships", "hull"):
        if ship.number("hull") in hulls:
            draft.blame(ship, f"hull: {ship.number('hull')} is already on line {hulls[ship.number('hull')].line}")
        hulls.setdefault(ship.number("hull"), ship)
    for ship in draft.entries("ships", "copies"):
        if ship.number("copies") != 3:
            draft.blame(ship, "copies: must be 3")
    for ship in draft.entries("ships", "colour", "period"):
        period = 1 if ship.text("colour") in ("blue", "red") else 2
        if ship.number("period") != period:
            draft.blame(ship, f"period: must be {period}")


def _check_plots(draft: Draft) -> None:
    """COMPONENTS: each of 12 rewards stands on two plots."""
    groups: dict[tuple[str, int], list[Entry]] = {}
    for plot in draft.entries("plots", "reward", "amount"):
        groups.setdefault((plot.text("reward"), plot.number("amount")), []).append(plot)
    complete = len(draft.entries("plots", "reward", "amount")) == len(draft.lists.get("plots", [])) == len(PLOT_NAMES)
    for (word, amount), plots in groups.items():
        if len(plots) > 2 or (len(plots) < 2 and complete):
            draft.blame(plots[-1], f"reward: {word} {amount} stands on {len(plots)} plots, must be 2")


def _check_state_actions(draft: Draft) -> None:
    """STATE-1..7: the six actions are part of the rules, not of the data that an owner might correct."""
    for action in draft.entries("state_actions", "noble", "place", "effect", "amount"):
        rule = STATE_ACTIONS.get((action.text("noble"), action.text("place")))
        if rule is not None and (action.text("effect"), action.number("amount")) != rule:
            draft.blame(action, f"effect: must be {rule[0]} {rule[1]} there")
