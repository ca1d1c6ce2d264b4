"""A file that one process at a time can hold. The system lets go of it when the process ends, however it ends."""

import os
import sys
from pathlib import Path

from lisboa.server.database_faults import DatabaseInUse


class FileLock:
    """The file stays when it is given back: removing it would let two others hold two files of the same name."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = -1

    def take(self) -> None:
        """Hold it, or raise DatabaseInUse."""
        file = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            lock(file)
        except OSError as error:
            os.close(file)
            raise DatabaseInUse(
                f"another server uses this database ({self.path} is held); several servers need PostgreSQL"
            ) from error
        self._file = file

    def give_back(self) -> None:
        """Let go, if it is held."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def lock(file: int) -> None:
    """OSError if somebody else has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
