"""Tables of `lisboa simulate` about games against Lacerda."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.table import Table
from rich.text import Text

from lisboa.cli.style import count, grid, share
from lisboa.engine.names import LACERDA
from lisboa.report.tally import LINES, Tally, spread

YOU = 0  # your seat (SOLO-1)


def ranks_table(ranks: list[dict[str, Any]]) -> Table:
    """How often each rank was the best one reached."""
    table = grid(("rank", ">games", ">share"))
    games = sum(rank["games"] for rank in ranks)
    for rank in reversed(ranks):
        table.add_row(rank["title"], count(rank["games"]), share(rank["games"], games))
    return table


def missed_table(ranks: list[dict[str, Any]]) -> Table:
    """For each rank which of its conditions failed how often; a game may fail several."""
    table = grid(("not reached", ">games", "missing", ">games", ">share"))
    for rank in reversed(ranks):
        title, games = rank["title"], count(rank["not_reached"])
        for condition in rank["missed"]:
            if condition["games"]:
                missed = share(condition["games"], rank["not_reached"])
                table.add_row(title, games, condition["name"], count(condition["games"]), missed)
                title = games = ""
        if not title:
            table.add_section()
    return table


def sheet_table(tally: Tally) -> Table:
    """Your score sheet beside his, on average."""
    table = grid(("", "", ">you", ">Lacerda", ">lead"))
    for line, (rule, name) in enumerate(LINES):
        add_means(table, name, rule, tally.lines[YOU][line], tally.lines[LACERDA][line])
    table.add_section()
    add_means(table, "Total", "", tally.totals[YOU], tally.totals[LACERDA])
    return table


def add_means(table: Table, name: str, rule: str, yours: Counter[int], his: Counter[int]) -> None:
    """One line of both sheets."""
    you, he = spread(yours).mean, spread(his).mean
    table.add_row(name, Text(rule, style="faint"), f"{you:.1f}", f"{he:.1f}", f"{you - he:+.1f}".replace("-", "−"))
