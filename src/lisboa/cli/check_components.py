"""`lisboa check-components`: are the data files whole, and how sure are we of what they say."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from rich.table import Table
from rich.text import Text

from lisboa.cli.style import console, count, grid, heading, indented, share
from lisboa.components import PROVENANCES, Components, check, load
from lisboa.components.loader import DATA
from lisboa.components.schema import Draft, read_draft

# Lists of the data files: what they are called here
NAMES = {
    "cards": "Political cards",
    "clergy": "Clergy tiles",
    "decrees": "Decrees",
    "buildings": "Public buildings",
    "plans": "Plans",
    "ships": "Ships",
    "goals": "Goal cards",
    "plots": "Plots",
    "sites": "Sites",
    "treasury": "Treasury spaces",
    "offices": "Offices",
    "state_actions": "State actions",
    "goods": "Goods, streets",
    "values": "Single facts",
}
MEANING = {"P": "printed", "L": "read with low certainty", "D": "designed by us"}


def run(directory: Path | None) -> int:
    """Check, print, and say how to exit."""
    where = directory or Path(DATA)
    if not where.is_dir():
        console(stderr=True).print(f"[bad]{where}: no such directory[/]", soft_wrap=True)
        return 1
    problems = check(directory)
    if problems:
        for problem in problems:  # plain lines, so that editors find the place
            sys.stdout.write(f"{where / str(problem)}\n" if directory else f"{problem}\n")
        number = "1 problem" if len(problems) == 1 else f"{count(len(problems))} problems"
        console(stderr=True).print(f"[bad]{number}[/] in {where}", soft_wrap=True)
        return 1
    out = console()
    out.print(heading("Components", "all counts, words and ids are right"))
    out.print()
    out.print(indented(summary(read_draft(where), load(directory))))
    out.print(Text(" · ".join(f"{letter} {MEANING[letter]}" for letter in PROVENANCES), style="faint"))
    return 0


def pieces(box: Components) -> dict[str, int]:
    """How many pieces of each list lie in the box, where that differs from its entries."""
    return {
        "clergy": sum(tile.copies for tile in box.clergy),
        "ships": sum(ship.copies for ship in box.ships),
    }


def summary(draft: Draft, box: Components) -> Table:
    """Entries, pieces and provenance of each list."""
    table = grid(("", "file", ">entries", ">pieces", *(f">{letter}" for letter in PROVENANCES)))
    whole: Counter[str] = Counter()
    copies = pieces(box)
    for name, title in NAMES.items():
        entries = draft.lists[name]
        split = Counter(entry.text("provenance") for entry in entries)
        whole.update(split)
        table.add_row(
            title,
            Text(entries[0].file, style="faint"),
            count(len(entries)),
            count(copies[name]) if name in copies else "",
            *(str(split[letter]) if split[letter] else Text("·", style="faint") for letter in PROVENANCES),
        )
    cubes = 3 * box.cubes_per_colour
    tiles = box.city_tiles_large + box.city_tiles_small
    table.add_section()
    table.add_row("Rubble cubes", Text("board.toml", style="faint"), "", count(cubes), "", "", "")
    table.add_row("City tiles", Text("board.toml", style="faint"), "", count(tiles), "", "", "")
    table.add_section()
    table.add_row("All", "", count(whole.total()), "", *(count(whole[letter]) for letter in PROVENANCES), style="bold")
    shares = (share(whole[letter], whole.total()) for letter in PROVENANCES)
    table.add_row("", "", "", "", *(Text(text, style="faint") for text in shares))
    return table
