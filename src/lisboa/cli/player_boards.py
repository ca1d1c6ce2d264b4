"""The boards of the players, and the score sheet."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lisboa.cli.glyphs import CUBE_SIGNS, GOODS, NOBLES, Document, benefit, clergy
from lisboa.cli.player_names import name_of
from lisboa.cli.style import count, grid
from lisboa.components import ARCHITECTS, load
from lisboa.report.tally import LINES
from lisboa.text import Words

WORDS = Words("en")
SHEET = ("wigs", *(rule for rule, _ in LINES[1:]))


def player_board(view: Document, player: str) -> Panel:
    """All that a player has, in a few lines."""
    mine = view["players"][player]
    table = lines()
    table.add_row("purse", purse(view, player))
    table.add_row("goods", goods(mine))
    table.add_row("docks", docks(mine))
    table.add_row("rubble", rubble(mine))
    table.add_row("houses", house_groups(mine, player).append_text(favors(mine)))
    table.add_row("plans", plans(mine))
    table.add_row("tiles", tiles(mine))
    table.add_row("decrees", decrees(view, player))
    for goal in goals(view, player):
        table.add_row("goal", goal)
    title = Text().append(f"⌂ {player.title()} ", style=f"strong-{player}")
    if view["starting_player"] == player:
        title.append("★ ", style=player)
    return framed(table, title.append(f"· {mine['wigs']} wigs", style="bold"), player)


def lines() -> Table:
    """Lines of a name and what it is; long ones go on below."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="faint", no_wrap=True, min_width=7)
    table.add_column()
    return table


def framed(table: Table, title: Text, player: str) -> Panel:
    """A frame in the player's colour."""
    return Panel(table, title=title, title_align="left", border_style=player, padding=(0, 1))


def sets(mine: Document) -> int:
    """Complete sets of rubble (PORT-7)."""
    return min(int(n) for n in mine["cubes"].values())


def purse(view: Document, player: str) -> Text:
    """Money, influence, officials on the board, cards in hand."""
    mine = view["players"][player]
    parts = [f"{mine['reis']} réis", f"influence {mine['influence']}", f"officials {mine['officials']}"]
    return Text(" · ".join([*parts, f"hand {mine['hand']['count']}"]))


def house_groups(mine: Document, player: str) -> Text:
    """The three groups of houses."""
    out = Text()
    for group, size in zip(("left", "middle", "right"), load().houses, strict=True):
        built = mine["houses_built"][group]
        out.append("▪" * (size - built), style=player).append("▫" * built + " ", style="faint")
    return out


def favors(mine: Document) -> Text:
    """The royal favors."""
    held = [noble.title() for noble in NOBLES if mine["favors"][noble]]
    return Text().append("  favors ", style="faint").append(", ".join(held) or "–")


def goods(mine: Document) -> Text:
    """The warehouse."""
    out = Text()
    for good in load().warehouse:
        n = mine["goods"][good]
        out.append(f"{good} {n}", style=good if n else "faint").append("  ")
    return out.append(f"of {load().base_limit + sets(mine)} each", style="faint")


def docks(mine: Document) -> Text:
    """The portfolio: nobles and ships above, treasury cards below."""
    top = [slot_text(mine, slot) for slot in ("1", "2", "3")]
    cards = {card.id: card for card in load().cards}
    bottom = [
        Text(benefit(cards[held].benefit, cards[held].benefit_amount)) for held in mine["bottom_row"].values() if held
    ]
    out = Text(" · ").join(part for part in top if part) if any(top) else Text("empty", style="faint")
    if bottom:
        out = Text().append_text(out).append("  office ", style="faint") + Text(" · ").join(bottom)
    return out


def slot_text(mine: Document, slot: str) -> Text:
    """A noble with his influence, or a ship with its cargo."""
    held = mine["top_row"][slot]
    if held is None:
        return Text()
    if held.startswith("ship-"):
        return ship_text(held.removeprefix("ship-"), mine["cargo"][slot], mine["at_sea"][slot])
    noble = next(card for card in load().cards if card.id == held)
    return Text(f"{noble.kind.title()} {noble.influence}")


def ship_text(colour: str, cargo: dict[str, int], at_sea: bool) -> Text:
    """A ship, what is aboard, and what still has room there."""
    hull = next(ship.hull for ship in load().ships if ship.colour == colour)
    out = Text(f"{colour} ship ")
    for good in GOODS:
        out.append("▪" * cargo[good], style=good)
    out.append("▫" * (hull - sum(cargo.values())), style="faint")
    return out.append(" at sea" if at_sea else "", style="faint")


def rubble(mine: Document) -> Text:
    """Cubes by colour, and sets."""
    out = Text()
    for kind, sign in CUBE_SIGNS.items():
        n = mine["cubes"][kind]
        out.append(sign * n, style=kind).append("·" * (load().cube_spaces - n) + " ", style="faint")
    n = sets(mine)
    return out.append(f" {n} set{'' if n == 1 else 's'}", style="number" if n else "faint")


def plans(mine: Document) -> Text:
    """Plans to do, and completed ones."""
    out = Text(plan_list(mine["plans"]) or "–")
    return out.append("   completed ", style="faint").append(plan_list(mine["completed_plans"]) or "–")


def plan_list(held: dict[str, int]) -> str:
    """Plans by architect: the officials that each takes."""
    parts = []
    for architect in ARCHITECTS:
        officials = [
            plan.removeprefix(f"{architect}-") for plan, n in held.items() for _ in range(n) if architect in plan
        ]
        if officials:
            parts.append(f"{architect} {'+'.join(officials)}")
    return ", ".join(parts)


def tiles(mine: Document) -> Text:
    """Clergy tiles."""
    return Text(", ".join(clergy(int(kind)) for kind, n in mine["clergy"].items() for _ in range(n)) or "–")


def decrees(view: Document, player: str) -> Text:
    """Decrees by number."""
    return Text(", ".join(number for number, owner in view["decrees_placed"].items() if owner == player) or "–")


def goals(view: Document, player: str) -> list[str]:
    """What a novice still wants to fulfil, and what for (EXTRA-1)."""
    held = (goal for goal, owner in view["goals_placed"].items() if owner == player)
    ids = [goal.id for goal in load().goals]
    return [WORDS.goal(ids.index(goal) + 1) for goal in held]


def score_sheet(view: Document, order: list[str], winners: list[str]) -> Table:
    """The final score, line by line; players in the order of their ranking."""
    table = grid(("", "", *(f">{name_of(player, view['options']['solo'])}" for player in order)))
    table.header_style = ""
    for column, player in zip(table.columns[2:], order, strict=True):
        column.header_style = f"strong-{player}"
    for key, (rule, name) in zip(SHEET, LINES, strict=True):
        sheet = [view["players"][player]["score_sheet"][key] for player in order]
        table.add_row(name, Text(rule, style="faint"), *(count(wigs) for wigs in sheet))
    table.add_section()
    totals = (count(view["players"][player]["wigs"]) for player in order)
    table.add_row("Total", "", *totals, style="bold")
    crowns = ("★" if player in winners else "" for player in order)
    table.add_row("", "", *crowns, style="gold")
    return table
