"""`lisboa analyse`: winning chances over a game, and its most costly moves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from lisboa import Game
from lisboa.cli.player_names import name_of
from lisboa.cli.replay import UnreadableFile, complain, read
from lisboa.cli.style import console, count, grid, heading, indented, share
from lisboa.engine.names import COLOURS
from lisboa.engine.revisions import REVISION
from lisboa.insight.analysis import Analysis, CostlyMove, Point, analyse
from lisboa.insight.costly_words import in_words

BLOCKS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 48  # of a curve
SHOWN: Final = 5


def run(path: Path, simulations: int, as_json: bool) -> int:
    """Read, analyse, tell, and say how to exit."""
    out, err = console(), console(stderr=True)
    try:
        _, game = read(path)
    except UnreadableFile as error:
        return complain(err, path, str(error))
    if not game.moves:
        return complain(err, path, "there are no moves to analyse")
    found = watched(err, game, simulations)
    if as_json:
        print(json.dumps(document(game, found), ensure_ascii=False))
        return 0
    facts = [f"{count(len(game.moves))} moves", f"{count(simulations)} simulations"]
    facts += ["earlier rules"] if game.options.rules < REVISION else []
    out.print(heading(path.name, " · ".join(facts)))
    out.print()
    show_chances(out, game, found.points)
    show_costly(out, game, found.costly[:SHOWN])
    return 0


def watched(err: Console, game: Game, simulations: int) -> Analysis:
    """The analysis, with a bar that tells how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(compact=True))
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task("Looking at every turn", total=1.0)
        return analyse(game, simulations, told=lambda done: bar.update(task, completed=done))


def document(game: Game, found: Analysis) -> dict[str, object]:
    """All of it for programs, with the words of moves."""
    costly = [{**msgspec.to_builtins(one), "words": in_words(game, one)._asdict()} for one in found.costly]
    return {**msgspec.to_builtins(found), "costly": costly}


def show_chances(out: Console, game: Game, points: list[Point]) -> None:
    """A curve for each player."""
    out.print(heading("Chances to win", f"at the beginning of each of {count(len(points) - 1)} turns"))
    table = grid(("", "", ">half-way", ">most", ">wigs"))
    middle = points[len(points) // 2]
    for seat in range(game.players):
        colour = COLOURS[seat]
        chances = [point.chances[seat] for point in points]
        table.add_row(
            Text(name_of(colour, game.solo), style=f"strong-{colour}"),
            Text(curve(chances), style=colour),
            share(middle.chances[seat], 1),
            share(max(chances), 1),
            f"{points[-1].wigs[seat]:.0f}",
        )
    out.print(indented(table))


def curve(chances: list[float]) -> str:
    """A line of blocks, from low to high; of a long game not every turn is drawn."""
    width = min(COLUMNS, len(chances))
    chosen = [chances[i * (len(chances) - 1) // max(1, width - 1)] for i in range(width)]
    return "".join(BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)] for chance in chosen)


def show_costly(out: Console, game: Game, costly: list[CostlyMove]) -> None:
    """What was played and what was better, the worst first."""
    out.print(heading("The most costly moves", "" if costly else "none stands out"))
    for place, one in enumerate(costly, start=1):
        out.print()
        out.print(costly_title(place, one, game.solo))
        out.print(Padding(costly_table(game, one), (0, 0, 0, 3)))


def costly_title(place: int, one: CostlyMove, solo: bool) -> Text:
    """Which move, whose, and what it cost."""
    colour = COLOURS[one.seat]
    title = Text(f"{place}. ", style="bold").append(name_of(colour, solo), style=f"strong-{colour}")
    return title.append(f", move {count(one.number)}").append("  " + ", ".join(fallen(one)), style="warn")


def fallen(one: CostlyMove) -> list[str]:
    """What was lost: of the chance first, as the game is about winning, then of the lead; each if it differs.

    Only the difference: the curve above is made of other imagined games.
    """
    chance, lead = lost(one)
    but = "but " if chance * lead < 0 else ""
    told = [f"chance to win {chance:+d}%"] * (chance != 0) + [f"{but}lead in wigs {lead:+d}"] * (lead != 0)
    return [words.replace("-", "−") for words in told]


def lost(one: CostlyMove) -> tuple[int, int]:
    """Hundredths of a chance, and wigs, that the move played has more than the better one: negative numbers mostly."""
    chances = [round(100 * outlook.chance) for outlook in (one.played, one.better)]
    leads = [round(outlook.margin) for outlook in (one.played, one.better)]
    return chances[0] - chances[1], leads[0] - leads[1]


def costly_table(game: Game, one: CostlyMove) -> Table:
    """In words."""
    words = in_words(game, one)
    table = Table.grid(padding=(0, 1))
    table.add_column(style="faint", no_wrap=True)
    table.add_column()
    table.add_row("", Text(words.prompt, style="faint"))
    table.add_row("played", turn_text(words.played))
    table.add_row("better", turn_text(words.better, "bold"))
    table.add_row("because", Text(words.reason))
    return table


def turn_text(turn: list[str], style: str = "") -> Text:
    """A move, and below it how the turn goes on."""
    move, *line = turn
    text = Text(move, style=style)
    return text.append("\nthen " + "; ".join(line), style="faint") if line else text
