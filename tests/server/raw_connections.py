"""Connections that send whatever bytes they like, and read only what they want to."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from contextlib import suppress
from typing import Any, Self
from urllib.parse import urlsplit

SECONDS = 30


class Raw:
    """One TCP connection to a server. `small`: its buffer for what it has not read is as small as can be."""

    def __init__(self, base: str, small: bool = False) -> None:
        parts = urlsplit(base)
        self.host = parts.netloc
        self.socket = socket.socket()
        self.socket.settimeout(SECONDS)
        if small:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.connect((parts.hostname, parts.port))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """False if the server has hung up."""
        try:
            self.socket.sendall(data)
        except (ConnectionError, TimeoutError):
            return False
        return True

    def get(self, path: str = "/health/live", *headers: str, host: str | None = None) -> int:
        """The status of a request with these headers."""
        lines = [f"GET {path} HTTP/1.1", f"Host: {self.host if host is None else host}", *headers, "", ""]
        self.send("\r\n".join(lines).encode("latin-1"))
        return self.status()

    def upgrade(self, path: str, *headers: str, host: str | None = None) -> int:
        """The status of a request to open a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        wanted = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        return self.get(path, *wanted, *headers, host=host)

    def answer(self) -> bytes:
        """Head and body; whatever came before it was closed."""
        data = b""
        with suppress(ConnectionError):
            while b"\r\n\r\n" not in data or len(data.partition(b"\r\n\r\n")[2]) < length(data):
                more = self.socket.recv(65_536)
                if not more:
                    break
                data += more
        return data

    def status(self) -> int:
        """0: it was closed without an answer."""
        line = self.answer().split(b" ", 2)
        return int(line[1]) if len(line) > 1 else 0

    def problem(self) -> dict[str, Any]:
        """The body of an answer, as JSON."""
        answer: dict[str, Any] = json.loads(self.answer().partition(b"\r\n\r\n")[2])
        return answer

    def rest(self) -> bytes:
        """Everything until the server hangs up."""
        data = b""
        while more := self.socket.recv(65_536):
            data += more
        return data

    def closed(self) -> bool:
        """Read until the server hangs up; False if it does not."""
        try:
            while self.socket.recv(65_536):
                pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True


def length(answer: bytes) -> int:
    """Of the body, as the head says."""
    for line in answer.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return int(line.partition(b":")[2])
    return 0


def frame(opcode: int, data: bytes) -> bytes:
    """A short masked frame of a WebSocket client."""
    assert len(data) < 126
    return struct.pack("!BB", 0x80 | opcode, 0x80 | len(data)) + bytes(4) + data
