"""Run the engine and the bots from their sources even where compiled modules lie beside them.

Python prefers an extension module to a source file of the same name. With LISBOA_PURE=1 in the environment
the modules of `lisboa.engine` and `lisboa.bots` are loaded from their sources all the same: to debug them, to
measure, and to check that both forms play the same games.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

COMPILED = ("lisboa.engine.", "lisboa.bots.")


class SourceOnlyFinder(MetaPathFinder):
    """Finds the modules that may be compiled, and only as source files."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Leave every other module to the usual finders by returning None."""
        if not fullname.startswith(COMPILED):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def install_if_asked() -> None:
    """Put the finder first if LISBOA_PURE=1. To be called before anything of the engine is imported."""
    if os.environ.get("LISBOA_PURE") != "1":
        return
    if any(isinstance(finder, SourceOnlyFinder) for finder in sys.meta_path):
        return
    sys.meta_path.insert(0, SourceOnlyFinder())
