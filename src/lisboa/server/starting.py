"""What a process does before it imports the server: imports are most of what a start takes."""

from __future__ import annotations

import gc
import sys
from importlib import import_module
from typing import Any, Final

DRAWS_TRACEBACKS: Final = "rich"


def quickly() -> None:
    """Let the imports that follow be quick.

    There is nothing to collect among modules; `serving` switches the collector on again. And structlog would import
    rich, if it is there, to draw tracebacks in a terminal: in our logs they are text by then.
    """
    gc.disable()
    modules: dict[str, Any] = sys.modules
    if DRAWS_TRACEBACKS not in modules:
        modules[DRAWS_TRACEBACKS] = None  # to Python this means that there is none
        import_module("structlog")
        del modules[DRAWS_TRACEBACKS]
