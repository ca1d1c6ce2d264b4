"""Hosts that people may name: only such as the whole internet can reach, never the server's own network."""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial
from typing import Final

from lisboa.server.letters import Refused, TryAgain
from lisboa.server.owned_domains import owned_domain

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]

LONGEST_NAME: Final = 253  # characters of a host, and of a part of it (RFC 1035)
LONGEST_LABEL: Final = 63
_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_.])?", re.IGNORECASE)
# Addresses that carry an IPv4 address along: the packets would end there (6to4 and its relays).
# Of protocols (RFC 6890), where later versions of Python know which two are global.
_PROTOCOLS: Final = ipaddress.ip_network("192.0.0.0/24")
_GLOBAL: Final = {ipaddress.ip_address("192.0.0.9"), ipaddress.ip_address("192.0.0.10")}
_TUNNELS: Final = (ipaddress.ip_network("2002::/16"), ipaddress.ip_network("192.88.99.0/24"))


def is_public(address: Address) -> bool:
    """May a stranger make this server connect there? Python calls some addresses global that are not meant here."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.is_site_local:
            return False
    if address in _PROTOCOLS:
        return address in _GLOBAL
    if address.is_multicast or address.is_reserved or any(address in network for network in _TUNNELS):
        return False
    return address.is_global


def literal(host: str) -> Address | None:
    """The address that a host spells: also in the old forms (2130706433, 0x7f.1) that resolvers still read."""
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        pass
    try:
        return ipaddress.IPv4Address(socket.inet_aton(host))
    except (OSError, UnicodeEncodeError):
        return None


def check_host(host: str, private: bool) -> None:
    """ValueError if the host cannot be right; what a name stands for is looked at when it is called."""
    address = literal(host)
    if address is None:
        longest = max(map(len, host.split(".")))
        if not _NAME.fullmatch(host) or ".." in host or len(host) > LONGEST_NAME or longest > LONGEST_LABEL:
            raise ValueError(f"{host!r} is not the name of a host")
        if not private and host.lower().rstrip(".").rpartition(".")[2] == "localhost":
            raise ValueError(f"{host} is this server itself")
    elif not private and not is_public(address):
        raise ValueError(f"{host} is not an address of the public internet")


def lane_of(host: str) -> str:
    """Hosts that one owner can have any number of: the subdomains of a domain, the addresses of a network.

    Messages there wait for each other.
    """
    address = literal(host)
    if address is not None:
        return str(ipaddress.ip_network((address, 24 if address.version == 4 else 48), strict=False))
    return owned_domain(host)[-LONGEST_NAME:]  # earlier versions took names that cannot exist


async def resolve(host: str, port: int, threads: Executor | None = None) -> list[str]:
    """The addresses of a host, best first. A name server that does not answer keeps a thread busy for half a minute."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(threads, look_up)
    return list(dict.fromkeys(str(sockaddr[0]) for _family, _type, _proto, _name, sockaddr in found))


async def vetted(host: str, port: int, private: bool, resolver: Resolve = resolve) -> list[str]:
    """Addresses to connect to. All of them must be public: who mixes in another one is up to no good."""
    try:
        addresses = await resolver(host, port)
    except (OSError, UnicodeError):
        raise TryAgain(f"{host}: no such host") from None
    if not addresses:
        raise TryAgain(f"{host}: no such host")
    if not private and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise Refused(f"{host}: not on the public internet")
    return addresses
