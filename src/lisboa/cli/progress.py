"""How far many games have come, for who watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

INTERRUPTED = 130  # what a shell reports for a program ended by Ctrl-C


@contextmanager
def progress(err: Console, title: str, games: int, quiet: bool, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar where somebody watches, else one line. What it gives is told how many games are done."""
    if quiet or not err.is_terminal:
        err.print(f"Playing {title} ...", style="faint", soft_wrap=True)
        yield lambda done: None
        return
    columns = (
        TextColumn("[title]Playing[/]"),
        BarColumn(bar_width=None, complete_style="title", finished_style="good"),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=err, transient=True, expand=True) as bar:
        task = bar.add_task(title, total=games, completed=done, rate="")
        yield lambda done: bar.update(task, completed=done, rate=rate(bar.tasks[task].speed))


def rate(speed: float | None) -> str:
    """Games in a second, or seconds of a game if it takes longer."""
    if not speed:
        return ""
    return f"{speed:,.0f}/s" if speed >= 1 else f"{1 / speed:,.0f} s each"


def processes(number: int) -> str:
    """On how many it runs."""
    return "1 process" if number == 1 else f"{number} processes"
