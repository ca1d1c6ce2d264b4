"""The commands and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lisboa.cli.command_options import (
    Bots,
    CityTokens,
    DatabaseUrl,
    Draft,
    Goals,
    Json,
    Players,
    Ruleset,
    RulesetOption,
    RulesOption,
    Seed,
    Solo,
    StartingDecrees,
    Workers,
    cores,
    fresh,
    game_options,
    players_option,
    seats,
)
from lisboa.cli.plain_options import PlainCommand, PlainGroup
from lisboa.cli.serve import USUAL, serve
from lisboa.seats import BOTS

app = typer.Typer(
    name="lisboa",
    cls=PlainGroup,
    help="The board game Lisboa by Vital Lacerda: a rules engine that explains itself, and a server (unofficial).",
    epilog="Every command has its own help: lisboa simulate --help",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def prepare_report(folder: Path) -> None:
    """The folder of a report, or an error of the option."""
    from lisboa.report.files import ReportProblem, prepare

    try:
        prepare(folder)
    except ReportProblem as problem:
        raise typer.BadParameter(str(problem), param_hint="'--report'") from None


def show_version(wanted: bool) -> None:
    """--version"""
    if wanted:
        from importlib.metadata import version

        from lisboa.engine import COMPILED

        print(f"lisboa {version('lisboa')} (engine {'compiled' if COMPILED else 'uncompiled'})")
        raise typer.Exit


@app.callback()
def lisboa(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The board game Lisboa by Vital Lacerda: a rules engine that explains itself, and a server (unofficial)."""


@app.command()
def simulate(
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**9, help="How many games.")] = 1000,
    players: Annotated[int | None, players_option(4)] = None,
    bots: Bots = "random",
    seed: Seed = None,
    workers: Workers = None,
    ruleset: RulesetOption = Ruleset.y2021,
    rules: RulesOption = 2,
    draft: Draft = False,
    starting_decrees: StartingDecrees = False,
    goals: Goals = "",
    city_tokens: CityTokens = False,
    solo: Solo = False,
    json: Json = False,
    report: Annotated[
        Path | None,
        typer.Option("--report", metavar="DIR", help="Write a page with plots, and all numbers, into this folder."),
    ] = None,
) -> None:
    """Play many games and sum them up.

    Game i of a simulation with seed S has the seed S x 4294967296 + i, so the result does not depend on the number
    of processes. Ctrl-C stops early and sums up what there is (exit code 130). With --json only the key "timing"
    differs between two runs with the same options. With --report games are recorded, which takes about twice as long;
    an earlier report in DIR is replaced.
    """
    from lisboa.cli.simulate import run
    from lisboa.cli.simulation import Plan

    options = game_options(players, ruleset, rules, draft, starting_decrees, goals, city_tokens, solo).for_engine()
    chosen = seats(bots, options)
    if report is not None:
        prepare_report(report)
    plan = Plan(games, options, chosen, fresh(seed), report is not None)
    raise typer.Exit(run(plan, min(workers or cores(), games), json, report))


@app.command()
def arena(
    context: typer.Context,
    address: Annotated[
        str | None,
        typer.Argument(metavar="ADDRESS", help="With --cluster: where it is.", show_default="this machine"),
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help=f"Who takes part, with commas: {', '.join(BOTS)}.", show_default=False)
    ] = "",
    players: Annotated[int | None, players_option(2)] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", min=1, max=10**9, help="Games of each line-up.", show_default="100"),
    ] = None,
    seed: Seed = None,
    workers: Workers = None,
    ruleset: RulesetOption = Ruleset.y2021,
    rules: RulesOption = 2,
    draft: Draft = False,
    starting_decrees: StartingDecrees = False,
    goals: Goals = "",
    city_tokens: CityTokens = False,
    solo: Solo = False,
    json: Json = False,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Keep finished games there; go on if some are there already."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Go on with the arena of this file; it says who plays what."),
    ] = None,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="Play on Ray: on a cluster of its own here, or on that at ADDRESS.")
    ] = False,
) -> None:
    """Let bots play each other and say how strong they are.

    With more bots than players every choice of them plays; with fewer, every line-up in which all of them sit. A bot
    may be named twice if the list is one whole line-up of 3 or 4: then only that is played. One player plays against
    Lacerda, every bot for itself. Each shuffle is played by every line-up in every rotation of the seats, so all bots
    have the same cards on the same seats; the number of games is rounded up to that.

    Intervals are of 95 % and made from whole shuffles, because games with the same cards, and seats of one game, are
    not independent of each other: many games of few shuffles prove little.

    Results depend on bots, options and seed only, not on where the games are played; with --json only the key "timing"
    differs. Ctrl-C stops early and sums up what there is (exit code 130). What the numbers mean: docs/bots.md.
    """
    from lisboa.cli.arena import Task, run
    from lisboa.cli.arena_file import ArenaFileProblem
    from lisboa.cli.arena_options import begun, resumed
    from lisboa.cli.cluster import HERE, ClusterProblem

    if address is not None and not cluster:
        raise typer.BadParameter(f"{address!r} is for --cluster, which is not asked for", param_hint="'ADDRESS'")
    if save is not None and resume is not None:
        raise typer.BadParameter("it is either --save or --resume", param_hint="'--resume'")
    file, hint = (save, "'--save'") if resume is None else (resume, "'--resume'")
    try:
        if resume is not None:
            contest, aim = resumed(context, resume)
        else:
            people = 2 if players is None and not solo else players
            options = game_options(people, ruleset, rules, draft, starting_decrees, goals, city_tokens, solo)
            contest, aim = begun(bots, options, seed, save), 100
        task = Task(contest, games or aim, workers or cores(), file, (address or HERE) if cluster else None)
        raise typer.Exit(run(task, json))
    except ArenaFileProblem as problem:
        raise typer.BadParameter(str(problem), param_hint=hint) from None
    except ClusterProblem as problem:
        raise typer.BadParameter(str(problem), param_hint="'--cluster'") from None


@app.command()
def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.5, max=3600, help="How long to measure.")] = 10,
    json: Json = False,
    against: Annotated[
        Path | None,
        typer.Option(
            "--against",
            metavar="PATH",
            help="Another version to compare with: a work tree with its engine compiled, or an environment.",
            exists=True,
            file_okay=False,
        ),
    ] = None,
    turns: Annotated[int, typer.Option("--turns", min=1, max=1000, help="How often --against alternates.")] = 10,
) -> None:
    """Measure the speed of the engine and of the master on one core.

    Random play with legal-move generation at every decision; only decisions with two or more options count. Each
    number is the median (not the best) of 5 repetitions by the wall clock, each of which plays the same games from the
    first one on; the measurements take turns, and the table warns if the repetitions differ.
    decisions_per_s is that of four-player games. copy_us is State.copy() called from Python; replay_ms is a finished
    four-player game played again from its moves in text notation; facade_moves_per_s is random play through
    lisboa.Game. "counts" are numbers that do not depend on the machine.
    simulations_per_s are games that the master imagines, early, in the middle and late in a game of one to four
    players; decision_ms is the time of its decision at the beginning of a turn, put together from that of its first
    thoughts and of as many simulations as it makes. Both are left out where the engine is not compiled.

    With --against this version, the other one and this one again are measured by turns, each for --seconds, and what is
    printed are ratios: the median of the turns, beside that of this version to itself, which shows the noise. It exits
    with 1 if this version is more than 3 % slower in anything.
    """
    if against is not None:
        from lisboa.cli.bench_against import run as compare

        raise typer.Exit(compare(against, turns, seconds, json))
    from lisboa.cli.bench import run

    run(seconds, json)


@app.command()
def check_components(
    directory: Annotated[
        Path | None, typer.Argument(metavar="[DIR]", help="Data files to check instead of the package's own.")
    ] = None,
) -> None:
    """Check the data files of cards, tiles and boards.

    Prints every problem as file:line: entry: reason and exits with 1; else how many entries there are, and where they
    come from: printed (P), printed but read with low certainty (L), designed by this project (D).
    """
    from lisboa.cli.check_components import run

    raise typer.Exit(run(directory))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game file, text or JSON.")],
    verify: Annotated[bool, typer.Option("--verify", help="Say what was checked: moves, hash, scores.")] = False,
    to: Annotated[int | None, typer.Option("--to", min=0, help="Stop after this move, show the table.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No moves, only header and result.")] = False,
) -> None:
    """Tell a game from its file, move by move.

    Every move is checked, and the hash and scores that the file gives. What does not fit is named with its line, and
    the exit code is 1.
    """
    from lisboa.cli.replay import run

    raise typer.Exit(run(file, verify, to, quiet))


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game file, text or JSON.")],
    simulations: Annotated[
        int, typer.Option("--simulations", min=2, help="Games imagined for each decision that is looked at closely.")
    ] = USUAL.analysis_simulations,
    json: Json = False,
) -> None:
    """Tell who was how likely to win when, and which moves cost most.

    Bots play on from the beginning of every turn, and judge every decision by what its player saw. The same game and
    number of simulations give the same result; with the usual number it takes about a minute.
    """
    from lisboa.cli.analyse import run

    raise typer.Exit(run(file, simulations, json))


@app.command()
def demo(
    players: Annotated[int | None, players_option(3)] = None,
    seed: Seed = None,
    bots: Bots = "greedy",
    ruleset: RulesetOption = Ruleset.y2021,
    rules: RulesOption = 2,
    draft: Draft = False,
    starting_decrees: StartingDecrees = False,
    goals: Goals = "",
    city_tokens: CityTokens = False,
    solo: Solo = False,
    delay: Annotated[
        float | None,
        typer.Option("--delay", min=0, help="Seconds between turns.", show_default="0.12, or 0 into a file"),
    ] = None,
) -> None:
    """Watch a whole game between bots in the terminal; one bot alone plays against Lacerda."""
    from lisboa.cli.demo import run

    people = 3 if players is None and not solo else players
    options = game_options(people, ruleset, rules, draft, starting_decrees, goals, city_tokens, solo)
    chosen = seats(bots, options.for_engine())
    try:
        run(options, fresh(seed), chosen, delay)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


app.command(cls=PlainCommand)(serve)


@app.command()
def play(
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help="Port to listen on.", show_default="8000, or one that is free"),
    ] = None,
    database: DatabaseUrl = "lisboa.db",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
) -> None:
    """Play in the browser: against bots, against Lacerda, or with friends on this machine.

    To play with others over a network, see `lisboa serve`.
    """
    from lisboa.cli.play import run

    run(port, database, browser)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to put it.")],
    database: DatabaseUrl = "lisboa.db",
    force: Annotated[bool, typer.Option("--force", help="Replace the file if there is one.")] = False,
) -> None:
    """Write all tables and people of a server into one file.

    The server may be running: the file has everything as it is at one moment. It can be restored into a file of SQLite
    or into PostgreSQL, wherever it comes from. Keep it safe: it holds e-mail addresses and the secrets of the server.
    """
    from lisboa.cli.backup import back_up

    raise typer.Exit(back_up(file, database, force))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of `lisboa backup`.")],
    database: DatabaseUrl = "lisboa.db",
    max_size: Annotated[
        int, typer.Option("--max-size", min=1, help="Megabytes that the file may unpack to.", metavar="MB")
    ] = 4096,
) -> None:
    """Fill an empty database from a backup.

    The file is checked first; then all of it is restored or nothing. No server may be running on the database.
    Exits with 1 if the file or the database cannot be opened or the database is not empty, with 3 if the file is
    damaged or from a newer lisboa, and with 4 if it unpacks to more than --max-size.
    """
    from lisboa.cli.backup import restore_from

    raise typer.Exit(restore_from(file, database, max_size))


@app.command()
def reports(
    number: Annotated[int | None, typer.Argument(metavar="[NUMBER]", help="Show this report.", min=1)] = None,
    database: DatabaseUrl = "lisboa.db",
    game: Annotated[bool, typer.Option("--game", help="Only the game file, for `lisboa replay`.")] = False,
) -> None:
    """List what players have reported, or show one report with its game.

    The server may be running. The game file tells everything, hidden cards too.
    """
    from lisboa.cli.reports import run

    raise typer.Exit(run(database, number, game))


@app.command(hidden=True)
def draw_table(
    output: Annotated[Path, typer.Argument(help="Where to put the SVG.")],
    players: Players = 4,
    seed: Seed = None,
    turn: Annotated[int, typer.Option("--turn", min=0, help="At the beginning of which turn.")] = 30,
    width: Annotated[int, typer.Option("--width", min=80, max=132, help="Columns.")] = 120,
) -> None:
    """Draw the table of a game between bots as SVG: the picture of the README."""
    from lisboa.cli.demo import picture

    picture(players, fresh(seed), turn, width, output)
