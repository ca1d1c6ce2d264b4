"""The wall clock, read at the edge only: everything else is told what time it is."""

import time


def now_ms() -> int:
    """Milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000
