"""`python -m lisboa.cli`: the command line without the installed script."""

from lisboa.cli import run

if __name__ == "__main__":  # worker processes import this module too
    run()
