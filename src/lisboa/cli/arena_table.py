"""The result of an arena as tables that fit 80 columns."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lisboa.cli.progress import processes
from lisboa.cli.style import count, grid, heading, indented, share, short
from lisboa.engine.revisions import REVISION
from lisboa.engine.solo_rank import RANKS

Document = dict[str, Any]
OPTIONS = {"draft": "draft", "starting_decrees": "starting decrees", "city_tokens": "city tokens"}


def report(found: Document) -> Group:
    """The document for people."""
    parts = solo_parts(found) if found["solo"] else table_parts(found)
    return Group(
        heading(f"{count(found['games'])} games {table_words(found)}", about(found)),
        Text(),
        *parts,
        heading("Thinking", "time of one core for a decision"),
        indented(thinking_table(found)),
        speed_line(found),
    )


def table_words(found: Document) -> str:
    """Who sits at the table."""
    return "against Lacerda" if found["solo"] else f"with {found['players']} players"


def about(found: Document) -> str:
    """Seed, rounds and options."""
    extras = [words for option, words in OPTIONS.items() if found[option]]
    goals = [f"goals for seats {', '.join(map(str, found['goals']))}"] if found["goals"] else []
    earlier = ["earlier rules"] if found["rules"] < REVISION else []
    rounds = f"{count(found['rounds'])} shuffles"
    return " · ".join([f"seed {found['seed']}", rounds, f"ruleset {found['ruleset']}", *earlier, *extras, *goals])


def table_parts(found: Document) -> list[RenderableType]:
    """Bots against each other."""
    by_rating = sorted(found["results"], key=lambda result: -result["rating"]["rating"])
    fair = f"a fair share is {share(1, found['players'])}; 95 % intervals over shuffles"
    return [
        heading("Victories and ratings", fair),
        indented(ratings_table(by_rating)),
        heading("Wigs", "margin: more than the best of the others"),
        indented(wigs_table(by_rating, "margin")),
        heading("Ahead of", "how often the bot of the row was, in per cent"),
        indented(pairs_table(found, [result["bot"] for result in by_rating])),
    ]


def ratings_table(found: list[Document]) -> Table:
    """Victories by seat played, and the strengths that explain them."""
    table = grid(("bot", ">seats", ">wins", ">share", ">from – to", ">rating", ">from – to"))
    for result in found:
        rating = result["rating"]
        table.add_row(
            *victories(result),
            f"{rating['rating']:.0f}",
            f"{rating['low']:.0f} – {rating['high']:.0f}",
        )
    return table


def victories(result: Document) -> tuple[str, ...]:
    """Bot, seats, wins, share and its interval."""
    won = result["win_share"]
    return (
        result["bot"],
        count(result["seats"]),
        short(result["wins"]),
        share(won["share"], 1),
        f"{100 * won['low']:.1f} – {100 * won['high']:.1f}",
    )


def wigs_table(found: list[Document], margin: str) -> Table:
    """Wigs and margins on average."""
    table = grid(("bot", ">wigs", ">from – to", f">{margin}", ">from – to"))
    for result in found:
        table.add_row(result["bot"], *mean_cells(result["wigs"], ""), *mean_cells(result["margin"], "+"))
    return table


def mean_cells(found: Document, sign: str) -> tuple[str, str]:
    """A mean and its interval."""
    middle, low, high = (
        "" if value is None else f"{value:{sign}.1f}".replace("-", "−")
        for value in (found["mean"], found["low"], found["high"])
    )
    return middle, f"{low} – {high}"


def pairs_table(found: Document, bots: list[str]) -> Table:
    """Who is ahead of whom."""
    shares: dict[tuple[str, str], float] = {}
    for pair in found["pairwise"]:
        if pair["comparisons"]:
            shares[pair["bot"], pair["against"]] = pair["share"]["share"]
            shares[pair["against"], pair["bot"]] = 1 - pair["share"]["share"]
    table = grid(("", *(f">{bot}" for bot in bots)))
    for one in bots:
        cells = (shares.get((one, other)) for other in bots)
        table.add_row(one, *("–" if value is None else f"{100 * value:.1f}" for value in cells))
    return table


# Against Lacerda


def solo_parts(found: Document) -> list[RenderableType]:
    """Ranks at court, and what blocks the highest (SOLO-9)."""
    highest = found["results"][0]["ranks"][-1]["title"]
    return [
        heading("Victories", "intervals of 95 %"),
        indented(solo_table(found["results"])),
        heading("Wigs", "lead: more than Lacerda"),
        indented(wigs_table(found["results"], "lead")),
        heading("Ranks", "per cent that reached it and no higher one, or at least it (SOLO-9)"),
        indented(ranks_table(found["results"])),
        heading(f"What blocks the {highest}", "in the games that did not reach it"),
        indented(blocks_table(found["results"])),
    ]


def solo_table(found: list[Document]) -> Table:
    """Victories over Lacerda."""
    table = grid(("bot", ">games", ">wins", ">share", ">from – to"))
    for result in found:
        table.add_row(*victories(result))
    return table


def ranks_table(found: list[Document]) -> Table:
    """A row for each rank from the highest."""
    table = grid(("rank", *(f">{result['bot']}" for result in found)))
    for rank in reversed(range(len(RANKS))):
        reached = [result["ranks"][rank] for result in found]
        cells = (f"{100 * each['share']:.1f} ({100 * each['at_least']['share']:.1f})" for each in reached)
        table.add_row(reached[0]["title"], *cells)
    return table


def blocks_table(found: list[Document]) -> Table:
    """Conditions of the highest rank that were missing, and how often nothing else was."""
    table = grid(("bot", "missing", ">games", ">share", ">it alone"))
    for result in found:
        name, rank = result["bot"], result["ranks"][-1]
        for condition in sorted(rank["missed"], key=lambda condition: -condition["games"]):
            if condition["games"]:
                cells = count(condition["games"]), share(condition["share"], 1), count(condition["alone"])
                table.add_row(name, condition["name"], *cells)
                name = ""
        table.add_section()
    return table


# How long it took


def thinking_table(found: Document) -> Table:
    """Seconds per decision of each bot."""
    table = grid(("bot", ">decisions", ">mean", ">longest"))
    for bot, spent in found["timing"]["thinking"].items():
        table.add_row(bot, count(spent["decisions"]), seconds(spent["mean_s"]), seconds(spent["max_s"]))
    return table


def seconds(number: float) -> str:
    """In seconds, or in milliseconds if it is less than a tenth of one."""
    return f"{number:.2f} s" if number >= 0.1 else f"{1000 * number:.2f} ms"


def speed_line(found: Document) -> Text:
    """How long this run took."""
    timing = found["timing"]
    how = "compiled" if timing["compiled"] else "uncompiled"
    where = processes(timing["workers"]) if timing["cluster"] is None else f"Ray ({timing['cluster']})"
    return Text(
        f"{timing['seconds']:.1f} s · {count(timing['games'])} games in this run · {where} · engine {how}",
        style="faint",
    )
