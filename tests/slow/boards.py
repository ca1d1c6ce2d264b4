"""Chapter 3 for the slow checker: goods, rubble cubes and the portfolio."""

from __future__ import annotations

from lisboa.components import CUBES, GOODS
from tests.slow.choices import Impossible, Table
from tests.slow.facts import CARDS, CLERGY, SHIPS, is_ship

SLOTS = ("1", "2", "3")


def sets(t: Table, who: str) -> int:
    """PORT-7."""
    return int(min(t.player(who)["cubes"].values()))


def room_for(t: Table, who: str, good: str) -> int:
    """PORT-4: at most 2 + sets of each good."""
    return 2 + sets(t, who) - int(t.player(who)["goods"][good])


def gain_good(t: Table, who: str, good: str, amount: int) -> int:
    """PORT-4, RUL-9: excess is lost. How many were stored."""
    stored = max(0, min(amount, room_for(t, who, good)))
    t.player(who)["goods"][good] += stored
    return stored


def gain_cube(t: Table, who: str, colour: str) -> None:
    """PORT-7: 5 spaces per colour, more are discarded; a set counts at once and brings a marker."""
    board = t.player(who)
    if board["cubes"][colour] == 5:
        t.doc["downtown"]["cubes_gone"][colour] += 1
        return
    before = sets(t, who)
    board["cubes"][colour] += 1
    if sets(t, who) > before:
        board["set_markers"] += 1
        if t.doc["period"] == 1 and sets(t, who) == 2 and t.doc["period_trigger"] is None:
            t.doc["period_trigger"] = who  # END-1


def take_from_pile(t: Table, who: str, colour: str) -> None:
    t.doc["downtown"]["pile"][colour] -= 1
    gain_cube(t, who, colour)


def pile_colours(t: Table) -> list[str]:
    return [colour for colour in CUBES if t.doc["downtown"]["pile"][colour] > 0]


def clergy_held(t: Table, who: str, kind: int) -> int:
    return int(t.player(who)["clergy"].get(str(kind), 0))


def clergy_tiles(t: Table, who: str) -> int:
    return sum(t.player(who)["clergy"].values())


def clergy_benefit(t: Table, who: str, benefit: str) -> int:
    """Lasting tiles; both copies held by one player add up."""
    kinds = [tile for tile in CLERGY.values() if tile.benefit == benefit]
    return sum(tile.amount * clergy_held(t, who, tile.kind) for tile in kinds)


def discard_clergy(t: Table, who: str, kind: int) -> None:
    """RUL-6: it leaves the game."""
    held = t.player(who)["clergy"]
    gone = t.doc["church"]["gone"]
    held[str(kind)] -= 1
    if held[str(kind)] == 0:
        del held[str(kind)]
    gone[str(kind)] = gone.get(str(kind), 0) + 1


def card_benefit(t: Table, who: str, benefit: str) -> int:
    """PORT-6: benefits of treasury cards in the bottom row stack."""
    row = [CARDS[card] for card in t.player(who)["bottom_row"].values() if card is not None]
    return sum(card.benefit_amount for card in row if card.benefit == benefit)


def portfolio_limit(t: Table, who: str) -> int:
    """PORT-1."""
    return min(2 + sets(t, who), 6)


def cards_in(t: Table, who: str, row: str) -> list[str]:
    return [card for card in t.player(who)[row].values() if card is not None]


def cargo_of(t: Table, who: str, slot: str) -> int:
    return sum(t.player(who)["cargo"][slot].values())


def free_hold(t: Table, who: str, slot: str) -> int:
    """SELL-1: the room on a docked ship."""
    card = t.player(who)["top_row"][slot]
    if not is_ship(card) or t.player(who)["at_sea"][slot]:
        return 0
    return SHIPS[card].hull - cargo_of(t, who, slot)


def ship_slots(t: Table, who: str) -> list[str]:
    """The slots with ships; of ships that cannot be told apart only the first."""
    board = t.player(who)
    seen = []
    slots = []
    for slot in SLOTS:
        looks = (board["top_row"][slot], board["at_sea"][slot], board["cargo"][slot])
        if is_ship(board["top_row"][slot]) and looks not in seen:
            seen.append(looks)
            slots.append(slot)
    return slots


def slot_options(t: Table, who: str, row: str) -> list[str]:
    """PORT-1, PORT-2, RUL-8: where a new card of this row may go: "" is a free slot, else what must leave."""
    other = "bottom_row" if row == "top_row" else "top_row"
    in_row = len(cards_in(t, who, row))
    at_limit = in_row + len(cards_in(t, who, other)) >= portfolio_limit(t, who)
    options = []
    if not at_limit and in_row < 3:
        options.append("")
    options += named_cards(t, who, row)
    if at_limit and in_row < 3:
        options += named_cards(t, who, other)
    return options


def named_cards(t: Table, who: str, row: str) -> list[str]:
    """The cards of a row by id, ships by their slot."""
    cards = [card for card in cards_in(t, who, row) if not is_ship(card)]
    if row == "top_row":
        cards += [f"ship-{slot}" for slot in ship_slots(t, who)]
    return cards


def leave_portfolio(t: Table, who: str, name: str) -> None:
    """PORT-2, PORT-3: the card leaves the game; a ship takes its cargo along."""
    board = t.player(who)
    if name.startswith("ship-"):
        slot = name.removeprefix("ship-")
        t.doc["ships_gone"][SHIPS[board["top_row"][slot]].colour] += 1
        board["top_row"][slot] = None
        board["at_sea"][slot] = False
        board["cargo"][slot] = dict.fromkeys(GOODS, 0)
        return
    for row in ("top_row", "bottom_row"):
        for slot in SLOTS:
            if board[row][slot] == name:
                board[row][slot] = None
                return
    raise AssertionError(f"{name} is not in the portfolio")


def put_into_row(t: Table, who: str, row: str, card: str) -> str:
    """The leftmost empty slot takes the card."""
    for slot in SLOTS:
        if t.player(who)[row][slot] is None:
            t.player(who)[row][slot] = card
            return slot
    raise Impossible


def tuck(t: Table, who: str, card: str) -> None:
    """PORT-2: choose the slot of a card played to the portfolio."""
    row = "bottom_row" if CARDS[card].kind == "treasury" else "top_row"
    options = [f"replace {name}" if name else "tuck" for name in slot_options(t, who, row)]
    choice = t.choose(who, options)
    if choice != "tuck":
        leave_portfolio(t, who, choice.removeprefix("replace "))
    put_into_row(t, who, row, card)
