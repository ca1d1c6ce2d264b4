"""The command line: `lisboa ...`. Commands import what they need when they run, so that `lisboa --help` is quick."""


def run() -> None:
    """The installed script. Worker processes import it too, and need no commands: so they are imported here."""
    from lisboa.cli.main import app

    app()
