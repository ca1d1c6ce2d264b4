"""`lisboa simulate`: many games, and what they add up to."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from lisboa.cli.option_words import option_words
from lisboa.cli.player_names import name_of
from lisboa.cli.progress import INTERRUPTED, processes, progress
from lisboa.cli.simulation import Outcome, Plan, simulate
from lisboa.cli.solo_tables import missed_table, ranks_table, sheet_table
from lisboa.cli.style import console, count, grid, heading, indented, share, short
from lisboa.engine import COMPILED
from lisboa.engine.names import COLOURS
from lisboa.engine.revisions import edition_of, revision_of
from lisboa.report import solo
from lisboa.report.tally import LINES, WIN, Spread, Tally, spread
from lisboa.seats import LACERDA

CAUSES = {"sets": "rubble sets", "decks": "three empty decks"}


def run(plan: Plan, workers: int, as_json: bool, folder: Path | None = None) -> int:
    """Simulate, print, write a report if a folder is given, and say how to exit."""
    out, err = console(), console(stderr=True)
    title = f"{count(plan.games)} games {table_words(plan)} on {processes(workers)}"
    with progress(err, title, plan.games, quiet=as_json) as show:
        outcome = simulate(plan, workers, show)
    if as_json:
        sys.stdout.write(json.dumps(document(plan, outcome, workers), indent=2, ensure_ascii=False) + "\n")
    elif outcome.tally.games:
        out.print(report(plan, outcome, workers))
    written = folder is None or not outcome.tally.games or write_report(plan, outcome, folder, err)
    if outcome.complete:
        return 0 if written else 1
    cause = "because a worker process was killed" if outcome.died else "by Ctrl-C"
    err.print(
        f"[warn]Stopped {cause} after {count(outcome.tally.games)} of {count(plan.games)} games[/]"
        + ("; the figures above are of these games." if outcome.tally.games else ".")
    )
    return 1 if outcome.died else INTERRUPTED


def write_report(plan: Plan, outcome: Outcome, folder: Path, err: Console) -> bool:
    """Put the report into its folder and say where it is; False if that fails."""
    from lisboa.report.files import ReportProblem, write
    from lisboa.report.summary import Run, summary

    assert outcome.tally.ledger is not None
    options = option_facts(plan)
    run_of = Run(plan.players, plan.bots, plan.seed, plan.games, options)
    try:
        page = write(folder, summary(run_of, outcome.tally, outcome.tally.ledger))
    except ReportProblem as problem:
        err.print(Text("No report: ", style="bad").append(str(problem), style="not bold"), soft_wrap=True)
        return False
    err.print(Text(f"Report of {count(outcome.tally.games)} games: {page}"), soft_wrap=True)
    return True


def table_words(plan: Plan) -> str:
    """Who sits at the table."""
    return "against Lacerda" if plan.options.solo else f"with {plan.players} players"


def option_facts(plan: Plan) -> dict[str, Any]:
    """The options by name."""
    return {
        "ruleset": str(edition_of(plan.options.ruleset)),
        "rules": revision_of(plan.options.ruleset),
        "draft": plan.options.draft,
        "starting_decrees": plan.options.starting_decrees,
        "solo": plan.options.solo,
        "goals": [seat for seat in range(plan.players) if plan.options.novices >> seat & 1],
        "city_tokens": plan.options.city_tokens,
    }


def document(plan: Plan, outcome: Outcome, workers: int) -> dict[str, Any]:
    """The result for machines. Only `timing` differs between two runs with the same options."""
    tally = outcome.tally
    return {
        "games": tally.games,
        "requested": plan.games,
        "complete": outcome.complete,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        **option_facts(plan),
        "wins": {
            "seats": [round(won / WIN, 4) for won in tally.wins[: plan.players]],
            "bots": {bot: round(bot_wins(plan, tally, bot) / WIN, 4) for bot in kinds(plan)},
            "starting_player": round(tally.start_wins / WIN, 4),
            "shared_games": tally.shared,
        },
        "scores": {
            "total": spread(merged(tally.totals)).as_json(),
            "bots": {bot: spread(bot_totals(plan, tally, bot)).as_json() for bot in kinds(plan)},
            "lines": [
                {"rule": rule, "name": name, **spread(seen).as_json()}
                for (rule, name), seen in zip(LINES, all_sheets(tally), strict=True)
            ],
        },
        **(solo_facts(tally) if plan.options.solo else {}),
        "length": {
            "turns": spread(tally.turns).as_json(),
            "turns_per_player": spread(tally.turns_each).as_json(),
            "decisions": spread(tally.decisions).as_json(),
        },
        "ends": {
            "period": {cause: tally.period_ends[cause] for cause in CAUSES},
            "game": {cause: tally.game_ends[cause] for cause in CAUSES},
        },
        "timing": timing(outcome, workers),
    }


def solo_facts(tally: Tally) -> dict[str, Any]:
    """Ranks reached and missed (SOLO-9), and your wigs less Lacerda's."""
    return {"solo_ranks": solo.ranks(tally.solo), "solo_leads": spread(tally.solo.margins).as_json()}


def timing(outcome: Outcome, workers: int) -> dict[str, Any]:
    """How fast it went, on what."""
    seconds = outcome.seconds or 1e-9
    decisions = sum(value * times for value, times in outcome.tally.decisions.items())
    return {
        "compiled": COMPILED,
        "workers": workers,
        "seconds": round(outcome.seconds, 3),
        "games_per_s": round(outcome.tally.games / seconds, 1),
        "decisions_per_s": round(decisions / seconds),
    }


def kinds(plan: Plan) -> list[str]:
    """The bots that play, each once, in the order of seats."""
    return list(dict.fromkeys(plan.bots))


def bot_wins(plan: Plan, tally: Tally, bot: str) -> int:
    """Victories of a bot in twelfths."""
    return sum(won for won, name in zip(tally.wins, plan.bots, strict=False) if name == bot)


def bot_totals(plan: Plan, tally: Tally, bot: str) -> Counter[int]:
    """Scores of a bot in all its seats."""
    return merged([seen for seen, name in zip(tally.totals, plan.bots, strict=False) if name == bot])


def merged(counters: list[Counter[int]]) -> Counter[int]:
    """One counter of all."""
    out: Counter[int] = Counter()
    for counter in counters:
        out.update(counter)
    return out


def all_sheets(tally: Tally) -> list[Counter[int]]:
    """Each line of the score sheet, of all seats together."""
    return [merged([sheet[line] for sheet in tally.lines]) for line in range(len(LINES))]


# For people


def report(plan: Plan, outcome: Outcome, workers: int) -> Group:
    """The result as tables that fit 80 columns."""
    tally = outcome.tally
    options = option_words(plan.options)
    parts: list[RenderableType] = [
        heading(f"{count(tally.games)} games {table_words(plan)}", f"seed {plan.seed} · {', '.join(options)}"),
        Text(),
        heading("Victories", f"shared ones are split ({count(tally.shared)} games)"),
        indented(wins_table(plan, tally)),
        *(solo_parts(tally) if plan.options.solo else score_parts(tally)),
        heading("Length"),
        indented(length_table(tally)),
        heading("What ended it"),
        indented(ends_table(tally)),
        speed_line(outcome, workers),
    ]
    return Group(*parts)


def score_parts(tally: Tally) -> list[RenderableType]:
    """Where wigs come from."""
    return [heading("Wigs", "by line of the score sheet, all players"), indented(score_table(tally))]


def solo_parts(tally: Tally) -> list[RenderableType]:
    """Your standing and why it is not higher (SOLO-9), and both score sheets."""
    ranks = solo.ranks(tally.solo)
    return [
        heading("Ranks", "the best one reached (SOLO-9)"),
        indented(ranks_table(ranks)),
        heading("What was missing", "in the games that did not reach a rank"),
        indented(missed_table(ranks)),
        heading("Wigs", "by line of the score sheet, on average"),
        indented(sheet_table(tally)),
        heading("Final scores"),
        indented(totals_table(tally)),
    ]


def wins_table(plan: Plan, tally: Tally) -> Table:
    """Victories by seat, by bot, and of whoever began."""
    table = grid(("seat", "bot", ">wins", ">share", ">mean wigs"))
    for seat in range(plan.players):
        colour = COLOURS[seat]
        mean = spread(tally.totals[seat]).mean
        name = name_of(colour, plan.options.solo)
        table.add_row(
            Text(f"● {name}", style=colour), bot_name(plan, seat), *won(tally.wins[seat], tally), f"{mean:.1f}"
        )
    if plan.options.solo:  # you always begin
        return table
    table.add_section()
    if len(kinds(plan)) > 1:
        for bot in kinds(plan):
            seats = plan.bots.count(bot)
            mean = spread(bot_totals(plan, tally, bot)).mean
            name = f"{seats} seat{'s' if seats > 1 else ''}"
            table.add_row(name, bot, *won(bot_wins(plan, tally, bot), tally), f"{mean:.1f}")
        table.add_section()
    table.add_row("starting player", "", *won(tally.start_wins, tally), "")
    return table


def bot_name(plan: Plan, seat: int) -> str:
    """The bot on a seat; Lacerda is none."""
    return "" if plan.bots[seat] == LACERDA else plan.bots[seat]


def won(twelfths: int, tally: Tally) -> tuple[str, str]:
    """Victories and their share of all games."""
    return short(twelfths / WIN), share(twelfths / WIN, tally.games)


SPREAD_COLUMNS = (">min", ">q1", ">median", ">q3", ">max", ">mean")


def spread_cells(values: Spread) -> tuple[str, ...]:
    """The cells for SPREAD_COLUMNS."""
    some = (values.least, values.q1, values.median, values.q3, values.most)
    return (*(short(value) for value in some), f"{values.mean:,.1f}")


def score_table(tally: Tally) -> Table:
    """Every line of the score sheet, and the sum."""
    table = grid(("", "", *SPREAD_COLUMNS))
    for (rule, name), seen in zip(LINES, all_sheets(tally), strict=True):
        table.add_row(name, Text(rule, style="faint"), *spread_cells(spread(seen)))
    table.add_section()
    table.add_row("Total", "", *spread_cells(spread(merged(tally.totals))), style="bold")
    return table


def totals_table(tally: Tally) -> Table:
    """Your final scores, Lacerda's, and how far you were ahead."""
    table = grid(("", *SPREAD_COLUMNS))
    for name, seen in (("You", tally.totals[0]), ("Lacerda", tally.totals[1]), ("Your lead", tally.solo.margins)):
        table.add_row(name, *(cell.replace("-", "−") for cell in spread_cells(spread(seen))))
    return table


def length_table(tally: Tally) -> Table:
    """Turns and decisions of a game."""
    table = grid(("", *SPREAD_COLUMNS))
    table.add_row("Turns of a game", *spread_cells(spread(tally.turns)))
    table.add_row("Turns of a player", *spread_cells(spread(tally.turns_each)))
    table.add_row("Decisions of a game", *spread_cells(spread(tally.decisions)))
    return table


def ends_table(tally: Tally) -> Table:
    """What ended the first period and the game (END-1, END-3)."""
    table = grid(("", ">first period", ">", ">game", ">"))
    for cause, name in CAUSES.items():
        period, game = tally.period_ends[cause], tally.game_ends[cause]
        table.add_row(name, count(period), share(period, tally.games), count(game), share(game, tally.games))
    return table


def speed_line(outcome: Outcome, workers: int) -> Text:
    """How fast it was."""
    speed = timing(outcome, workers)
    how = "compiled" if speed["compiled"] else "uncompiled"
    return Text(
        f"{speed['seconds']:.1f} s · {count(speed['games_per_s'])} games/s · "
        f"{count(speed['decisions_per_s'])} decisions/s · {processes(workers)} · engine {how}",
        style="faint",
    )
