"""A server that ends when it has answered once, and writes what it had imported by then, a module a line.

    python -m tests.server.first_answer --database=FILE

`test_start` runs it in a process of its own. Nothing may be imported here that the server does not import.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
import time

PATH = "/api/tables"
PATIENCE = 3_600.0  # seconds: the server waits for us, however slow the machine is


def ask(port: int) -> str:
    """The first line of the answer."""
    words = f"GET {PATH} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n"
    while True:
        try:
            connection = socket.create_connection(("127.0.0.1", port))
        except OSError:
            time.sleep(0.01)  # it does not listen yet
            continue
        with connection:
            connection.sendall(words.encode())
            return connection.recv(100).decode().partition("\r\n")[0]


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    """As a user starts it, but for what a server does after its first answer."""
    from lisboa.server import late_imports

    port = free_port()
    answers: list[str] = []
    asking = threading.Thread(target=lambda: answers.append(ask(port)), daemon=True)

    def write() -> None:
        imported = sorted(sys.modules)
        asking.join()
        print(*answers, *imported, sep="\n", flush=True)
        os._exit(0)

    vars(late_imports).update(load_for_people=write, IDLE_SECONDS=PATIENCE)
    asking.start()
    sys.argv = ["lisboa", "serve", f"--port={port}", *sys.argv[1:]]
    from lisboa.cli.main import app

    app()


if __name__ == "__main__":
    main()
