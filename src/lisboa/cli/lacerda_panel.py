"""What Lacerda has, who has no board (SOLO-1)."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from lisboa.cli.glyphs import CUBE_SIGNS, GOODS, Document
from lisboa.cli.player_boards import favors, framed, house_groups, lines, plan_list, ship_text
from lisboa.cli.player_names import name_of


def lacerda_panel(view: Document, player: str) -> Panel:
    """All that he has, in a few lines."""
    his, solo = view["players"][player], view["lacerda"]
    table = lines()
    table.add_row("court", court(solo))
    table.add_row("purse", f"influence {his['influence']} · officials {his['officials']} · no hand, no money")
    table.add_row("goods", goods(his))
    table.add_row("ships", fleet(solo))
    table.add_row("rubble", rubble(his))
    table.add_row("houses", house_groups(his, player).append_text(favors(his)))
    table.add_row("plans", plans(his))
    table.add_row("decrees", decrees(view, player))
    title = Text().append(f"⌂ {name_of(player, True)} ", style=f"strong-{player}")
    return framed(table, title.append(f"· {his['wigs']} wigs", style="bold"), player)


def court(solo: Document) -> Text:
    """Where his courtier and his Assistant stand (SOLO-2, SOLO-3)."""
    if solo["courtier"] is None or solo["assistant"] is None:
        return Text("not there yet", style="faint")
    out = Text().append("courtier ", style="faint").append(f"{solo['courtier'].title()}")
    return out.append(" · Assistant ", style="faint").append(f"{solo['assistant'].title()} deck")


def goods(his: Document) -> Text:
    """What he produced: there is no limit, and he needs it for nothing (SOLO-5)."""
    out = Text()
    for good in GOODS:
        if his["goods"][good]:
            out.append(f"{good} {his['goods'][good]}", style=good).append("  ")
    return out or Text("–")


def fleet(solo: Document) -> Text:
    """His ships with their cargo: you may sell to those that are not full (SOLO-5)."""
    ships = [
        ship_text(colour, solo["cargo"][colour], solo["at_sea"][colour])
        for colour in solo["ships"]
        if solo["ships"][colour]
    ]
    return Text(" · ").join(ships) if ships else Text("–")


def rubble(his: Document) -> Text:
    """His cubes, which form no sets (SOLO-7)."""
    total = sum(his["cubes"].values())
    out = Text()
    for kind, sign in CUBE_SIGNS.items():
        if his["cubes"][kind]:
            out.append(sign * his["cubes"][kind] + " ", style=kind)
    cubes = f"{total} cube{'' if total == 1 else 's'}"
    return out.append(f" {cubes}", style="number").append(", no sets", style="faint")


def plans(his: Document) -> Text:
    """All count as completed: their officials score (SOLO-8)."""
    held = his["completed_plans"]
    officials = sum(int(plan.rpartition("-")[2]) * n for plan, n in held.items())
    return Text(plan_list(held) or "–").append(f"   {officials} officials", style="faint")


def decrees(view: Document, player: str) -> Text:
    """How many he has: which ones does not matter (SOLO-8)."""
    owned = sum(owner == player for owner in view["decrees_placed"].values())
    return Text(str(owned)).append("   3 wigs each", style="faint")
