"""The end of a game against Lacerda: your rank, and what each rank asks for (SOLO-9)."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from lisboa.cli.style import grid, heading, indented
from lisboa.solo_rank import Condition, Rank, SoloRank
from lisboa.text import Words

WORDS = Words("en", solo=True)


def solo_standing(standing: SoloRank) -> Group:
    """Your rank, the table of all, and what the next one lacks."""
    return Group(
        heading(f"Your standing: {standing.title}", "what each rank asks for (SOLO-9)"),
        indented(rank_table(standing)),
        next_step(standing),
    )


def rank_table(standing: SoloRank) -> Table:
    """What is measured by rows, ranks by columns: what a rank needs, whether it is there, and what is missing."""
    table = grid(("", ">you", *(rank.title for rank in standing.ranks)))
    # The highest rank asks for everything.
    for measure in dict.fromkeys(condition.measure for rank in standing.ranks[::-1] for condition in rank.conditions):
        asked = [asked_by(rank, measure) for rank in standing.ranks]
        have = next(condition.have for condition in asked if condition is not None)
        table.add_row(WORDS.solo_measure(measure), minus(have), *(verdict(condition) for condition in asked))
    table.add_section()
    table.add_row("", "", *(reached(rank) for rank in standing.ranks))
    return table


def asked_by(rank: Rank, measure: str) -> Condition | None:
    """The condition of a rank about something."""
    return next((condition for condition in rank.conditions if condition.measure == measure), None)


def verdict(condition: Condition | None) -> Text:
    """A cell: how much is needed, and how much of it is missing."""
    if condition is None:
        return Text("–", style="faint")
    if condition.below:
        return Text(f"under {condition.needed}: ").append("yes" if condition.holds else "no")
    if condition.holds:
        return Text(f"✓ {condition.needed}", style="good")
    return Text(f"✗ {condition.needed}", style="bad").append(f" ({condition.missing} short)", style="not bold")


def reached(rank: Rank) -> Text:
    """The foot of a column; one line of the Jester's is enough, and who is nothing else is one."""
    if rank.name == "jester":
        return Text("you are one", style="bad") if rank.holds else Text("you are more", style="good")
    return Text(f"✗ {len(rank.missing)} missing", style="bad") if rank.missing else Text("✓ all hold", style="good")


def next_step(standing: SoloRank) -> Text:
    """The lowest rank that is not reached, and why."""
    above = next((rank for rank in standing.ranks if rank.missing), None)
    if above is None:
        return Text("There is no higher rank.", style="good")
    out = Text().append(f"For {above.title} you need: ")
    return out.append("; ".join(condition.text.replace("-", "−") for condition in above.missing))


def minus(number: int) -> str:
    """A lead may be a gap."""
    return str(number).replace("-", "−")
