"""`lisboa play`: a server for this machine, and the browser on its first page."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

import typer

from lisboa.server import starting
from lisboa.server.settings import Settings


def has_screen() -> bool:
    """Can a window be opened? Without one Python would start a browser of the terminal, in the middle of ours."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def greet(address: str, browser: bool) -> None:
    """Say where to play, and go there."""
    typer.echo(f"Lisboa is ready: {address}\nEnd it with Ctrl+C; games are kept and go on the next time.")
    if browser and has_screen():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def run(port: int | None, database: str, browser: bool) -> None:
    """Serve until stopped: on the usual port or, if that is taken and no other was wished for, on any."""
    starting.quickly()
    from lisboa.cli.leaving import leave
    from lisboa.errors import LisboaError
    from lisboa.server.serving import CannotListen, serve

    usual = Settings()
    wanted = Settings(port=usual.port if port is None else port, database=database, log_level="warning")

    def ready(address: str) -> None:
        greet(address, browser)

    try:
        try:
            leave(serve(wanted, ready))
        except CannotListen:
            if port is not None:
                raise
            leave(serve(Settings(port=0, database=database, log_level="warning"), ready))
    except LisboaError as problem:
        typer.echo(f"lisboa play: {problem}", err=True)
        raise typer.Exit(1) from None
