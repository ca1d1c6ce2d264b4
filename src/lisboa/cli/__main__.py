"""`python -m lisboa.cli`: the command line without the installed script."""

from lisboa.cli.main import app

if __name__ == "__main__":  # worker processes import this module too
    app()
