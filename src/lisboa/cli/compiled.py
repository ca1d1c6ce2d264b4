"""Whether the engine runs as compiled code."""

from __future__ import annotations

from lisboa.engine import state


def compiled() -> bool:
    """True if the engine's modules are binaries."""
    return not (state.__file__ or "").endswith(".py")
