"""How many files and connections this process may have open."""

from __future__ import annotations

import sys
from typing import Final

ENOUGH: Final = 65_536  # more than one process can serve

if sys.platform == "win32":

    def raise_limit() -> int:
        """Windows has no such limit for sockets."""
        return ENOUGH

    def limit() -> int:
        return ENOUGH

else:
    import resource

    def raise_limit() -> int:
        """As many as this user may have: a shell usually grants 1,024 and would grant many more if asked."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError):  # macOS has a further limit of its own
                return limit()
        return limit()

    def limit() -> int:
        """How many may be open now."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return ENOUGH if soft == resource.RLIM_INFINITY else soft
