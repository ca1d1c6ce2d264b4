"""Options that several commands have, and what they mean. Imported for --help, so nothing heavy at the top."""

from __future__ import annotations

import os
import secrets
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lisboa.seats import BOTS

if TYPE_CHECKING:
    from lisboa.engine.options import Options
    from lisboa.game_options import GameOptions


class Ruleset(StrEnum):
    """Editions of the rules that differ (END-2, SCORE-3)."""

    y2021 = "2021"
    y2017 = "2017"


def players_option(usual: int) -> Any:
    """How many play, where one alone may also be asked for by --solo."""
    shown = f"{usual}; 1 with --solo"
    return typer.Option("--players", "-p", min=1, max=4, help="How many play; 1 plays solo.", show_default=shown)


Players = Annotated[int, typer.Option("--players", "-p", min=1, max=4, help="How many play; 1 plays solo.")]
Bots = Annotated[
    str,
    typer.Option("--bots", "-b", help=f"Bots by seat, with commas; a short list goes round: {', '.join(BOTS)}."),
]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help="Repeats the same games.", show_default="a fresh one")]
RulesetOption = Annotated[Ruleset, typer.Option("--ruleset", help="Edition of the rules.")]
RulesOption = Annotated[
    int, typer.Option("--rules", min=1, max=2, help="Revision of the rules; games that began with 1 keep it (RUL-4).")
]
Draft = Annotated[bool, typer.Option("--draft", help="Draft the starting hands (SET-16).")]
StartingDecrees = Annotated[
    bool, typer.Option("--starting-decrees", help="A decree for everybody at the start (SET-17).")
]
Solo = Annotated[bool, typer.Option("--solo", help="One player against Lacerda (chapter 13).")]
Goals = Annotated[
    str, typer.Option("--goals", help="Goal cards for novices (EXTRA-1): seats with commas, or all.", metavar="SEATS")
]
CityTokens = Annotated[bool, typer.Option("--city-tokens", help="Tokens replace the printed rewards (EXTRA-2).")]
Workers = Annotated[int | None, typer.Option("--workers", "-w", min=1, help="Processes.", show_default="all cores")]
DatabaseUrl = Annotated[
    str,
    typer.Option("--database", envvar="LISBOA_DATABASE", help="A file, or postgresql://user:password@host/name."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def fresh(seed: int | None) -> int:
    """The seed asked for, or a new one that can be read aloud."""
    return secrets.randbelow(10**6) if seed is None else seed


def novices(goals: str) -> bool | list[int]:
    """The seats of an option like 0,2 or all."""
    if goals == "all":
        return True
    try:
        return [int(seat) for seat in goals.split(",") if goals]
    except ValueError:
        raise typer.BadParameter(f"{goals!r} is neither seats like 0,2 nor all", param_hint="'--goals'") from None


def game_options(
    players: int | None,
    ruleset: Ruleset,
    rules: int,
    draft: bool,
    starting_decrees: bool,
    goals: str,
    city_tokens: bool,
    solo: bool,
) -> GameOptions:
    """Options that go together, or an error that names the one that does not."""
    from lisboa.game_options import validated

    try:
        return validated(
            players,
            ruleset=ruleset.value,
            rules=rules,
            solo=solo or None,
            draft=draft,
            starting_decrees=starting_decrees,
            goals=novices(goals),
            city_tokens=city_tokens,
        )
    except ValueError as problem:
        raise typer.BadParameter(str(problem)) from None


def seats(bots: str, options: Options) -> tuple[str, ...]:
    """The bot of each seat, or an error of the option."""
    from lisboa.cli.simulation import seats_of

    try:
        return seats_of(bots, options)
    except ValueError as problem:
        raise typer.BadParameter(str(problem), param_hint="'--bots'") from None


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
