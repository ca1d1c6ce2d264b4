"""How a command ends that has half a million objects in memory."""

from __future__ import annotations

import atexit
import os
import sys
from typing import NoReturn


def leave(_kept: object) -> NoReturn:
    """End this process at once and well. All of it must be stopped; `_kept` is what is not to be taken apart before.

    The interpreter would take everything apart, object by object. With fifty games in memory that is a tenth of a
    second of processor time, and where others want the processors, the process lives on for five seconds after it has
    said that it is stopped. The kernel takes back the memory as a whole. What was registered for the end is done: logs
    are written, locks between processes are removed.
    """
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)
