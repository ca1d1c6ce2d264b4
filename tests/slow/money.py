"""Chapter 4 for the slow checker: influence, the treasury and every payment."""

from __future__ import annotations

from lisboa.components import NOBLES
from tests.slow.boards import card_benefit, cards_in, clergy_benefit
from tests.slow.choices import Table
from tests.slow.facts import BOX, CARDS, SHIPS


def treasury_value(t: Table) -> int:
    return BOX.treasury[t.doc["treasury_space"]][1]


def move_treasury(t: Table, up: int) -> None:
    """One space up (towards 5) or down, never past the end; space 0 is the top."""
    t.doc["treasury_space"] = max(0, min(4, t.doc["treasury_space"] - up))


def top_row_influence(t: Table, who: str) -> int:
    """INF-1."""
    row = cards_in(t, who, "top_row")
    return sum(SHIPS[card].influence if card in SHIPS else CARDS[card].influence for card in row)


def gain_numbered_influence(t: Table, who: str, amount: int) -> None:
    """INF-2, RUL-13, RUL-15."""
    if amount >= 1:
        move_influence(t, who, amount + clergy_benefit(t, who, "influence"))


def move_influence(t: Table, who: str, amount: int) -> None:
    """INF-2: at most to 10, where it brings a wig."""
    board = t.player(who)
    board["influence"] = min(10, board["influence"] + amount)
    if board["influence"] == 10:
        board["wigs"] += 1


def gain_influence(t: Table, who: str) -> None:
    gain_numbered_influence(t, who, top_row_influence(t, who))


def next_coin(influence: int) -> int | None:
    """INF-3: the next coin space to the left."""
    spaces = [space for space in BOX.influence_coins if space < influence]
    return max(spaces) if spaces else None


def coins_available(influence: int) -> int:
    """INF-3: how many steps to coin spaces there are."""
    step = next_coin(influence)
    return 0 if step is None else 1 + coins_available(step)


def give_coins(t: Table, who: str, coins: int) -> None:
    """Move the marker left to the next coin space, so many times."""
    for _ in range(coins):
        t.player(who)["influence"] = next_coin(t.player(who)["influence"])


def less_purses(t: Table, who: str, amount: int) -> int:
    """RUL-12: purses apply once to each payment; nothing falls below 0."""
    return max(0, amount - card_benefit(t, who, "purse"))


def pay(t: Table, who: str, amount: int) -> None:
    """INF-3, RUL-10: réis, partly or wholly coins from influence. Benefits have been taken off."""
    if amount == 0:
        return
    board = t.player(who)
    coins = coins_available(board["influence"])
    splits = [n for n in range(amount + 1) if n <= coins and amount - n <= board["reis"]]
    n = int(t.choose(who, [f"coins {n}" for n in splits]).split()[1])
    give_coins(t, who, n)
    board["reis"] -= amount - n


def pay_penalty(t: Table, who: str, amount: int) -> None:
    """PORT-5, RUL-12: from réis as far as they go; influence may be used instead, never must."""
    amount = less_purses(t, who, amount)
    if amount == 0:
        return
    board = t.player(who)
    most = min(amount, coins_available(board["influence"]))
    n = int(t.choose(who, [f"coins {n}" for n in range(most + 1)]).split()[1])
    give_coins(t, who, n)
    board["reis"] -= min(board["reis"], amount - n)


def visit_cost(t: Table, who: str, noble: str) -> int:
    """INF-4: the treasury's modifier + officials of other colours in the office; clergy 2; at least 0."""
    modifier = BOX.treasury[t.doc["treasury_space"]][0]
    others = sum(int(n) for owner, n in t.doc["court"]["offices"][noble].items() if owner != who)
    return max(0, modifier + others - clergy_benefit(t, who, "visit"))


def pay_visit(t: Table, who: str, noble: str) -> None:
    """INF-5, NOBLE-2, RUL-11, RUL-12: influence, then wigs; any part in réis with both left houses built."""
    cost = visit_cost(t, who, noble)
    board = t.player(who)
    parts = [0]
    if board["houses_built"]["left"] == 2:
        parts = [part for part in range(cost + 1) if less_purses(t, who, part) <= board["reis"]]
    parts = [part for part in parts if cost - part <= board["influence"] + board["wigs"]]
    part = int(t.choose(who, [f"reis {part}" for part in parts]).split()[1])
    influence = min(cost - part, board["influence"])
    board["influence"] -= influence
    board["wigs"] -= cost - part - influence
    board["reis"] -= less_purses(t, who, part)
    board["reis"] += clergy_benefit(t, who, f"{noble}-reis")  # clergy 3-5, RUL-14


def officials_out(t: Table, who: str) -> list[str]:
    """The offices and plazas where a player has officials, with repetition."""
    court = t.doc["court"]
    places = [(f"{noble}-office", court["offices"][noble]) for noble in NOBLES]
    places += [(f"{noble}-plaza", court["plazas"][noble]) for noble in NOBLES]
    return [name for name, owners in places for _ in range(owners[who])]


def recall_all(t: Table, who: str) -> None:
    """Every official goes home: there is nothing to choose."""
    for place in officials_out(t, who):
        noble, where = place.split("-")
        t.doc["court"][f"{where}s"][noble][who] -= 1
        t.player(who)["officials"] += 1


def recall_official(t: Table, who: str) -> None:
    """One official, the player's choice which, goes home."""
    places = list(dict.fromkeys(officials_out(t, who)))
    noble, where = t.choose(who, [f"recall {place}" for place in places]).removeprefix("recall ").split("-")
    t.doc["court"][f"{where}s"][noble][who] -= 1
    t.player(who)["officials"] += 1
