"""The names this server answers to.

A page of a stranger can make its own name lead to this machine (DNS rebinding). Browsers then take the stranger's page
and this server for one site, and `Host` and `Origin` agree. So only names that are known to be ours are served. An IP
address is always served: a page can be loaded from it only by the server that is really there.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from lisboa.server.problems import Problem
from lisboa.server.settings import EVERYWHERE, Settings

UNKNOWN_HOST: Final = "unknown-host"
LOCAL: Final = "localhost"
MOST_KNOWN: Final = 100


class AllowedHosts:
    """Checks the header `Host` of each request; names are remembered, not looked up."""

    def __init__(self, settings: Settings, machine: str | None = None) -> None:
        name = plain(socket.gethostname() if machine is None else machine)
        short = name.partition(".")[0]
        own = {LOCAL, name, short, f"{short}.local"}
        public = plain(urlsplit(settings.url).hostname or "")
        listening = set() if settings.host in EVERYWHERE else {plain(settings.host)}
        asked_for = {plain(word) for word in settings.allowed_host.split(",")}
        self._names = (own | listening | asked_for | {public}) - {""}
        self._known: set[bytes] = set()  # what was found good lately: the same browsers come again and again

    def admits(self, host: str) -> bool:
        """May a request for this host (a name or an address, perhaps with a port) be served?"""
        name = without_port(host)
        return name in self._names or name.endswith(f".{LOCAL}") or is_address(name)

    def check(self, host: bytes) -> None:
        """A problem if it may not."""
        if host in self._known:
            return
        if not self.admits(host.decode("latin-1")):
            detail = "this server does not serve that host: if it should, start it with --allowed-host or --public-url"
            raise Problem(421, "unknown-host", detail, field="host")
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known.add(host)


def plain(name: str) -> str:
    """Names are compared in small letters and without the dot at the end."""
    return name.strip().lower().removesuffix(".")


def without_port(host: str) -> str:
    """`[::1]:8000` and `play.example.org:8000` without their ports; empty if it is something else."""
    if host.startswith("["):
        name, end, rest = host[1:].partition("]")
        separator, port = rest[:1], rest[1:]
        well_formed = bool(end) and separator in ("", ":")
    else:
        name, _, port = host.partition(":")
        well_formed = True
    return plain(name) if well_formed and (port == "" or (port.isascii() and port.isdecimal())) else ""


def is_address(name: str) -> bool:
    """Is it an IP address?"""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
