"""Which connections and requests are counted together: those of one IPv4 address, or of one IPv6 network."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

IPV6_PREFIX: Final = 64  # whoever has one IPv6 address has a network of this size
IPV4_MAPPED_PREFIX: Final = 96  # bits of ::ffff: before an IPv4 address
EVERYBODY: Final = "*"


def parsed(host: str) -> IPv4Address | IPv6Address | None:
    """An IPv4 address that came over an IPv6 socket (::ffff:192.0.2.1) is the IPv4 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


@lru_cache(4096)
def counted_address(host: str) -> str:
    """The name that a client's connections are counted under."""
    address = parsed(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, IPV6_PREFIX), strict=False))
    return host if address is None else str(address)


class TrustedProxies:
    """The reverse proxies of a setting like `127.0.0.1, 10.0.0.0/8`: many people share each of their addresses.

    `*` means that every `X-Forwarded-For` is believed, not that everybody is a proxy: only those that are named may
    have as many connections as they like.
    """

    def __init__(self, setting: str) -> None:
        words = [word.strip() for word in setting.split(",") if word.strip()]
        self._all = EVERYBODY in words
        self._networks = [network for word in words if (network := network_of(word)) is not None]

    def __contains__(self, host: str) -> bool:
        address = parsed(host)
        return address is not None and any(address in network for network in self._networks)

    def believed(self) -> list[str]:
        """Whose headers Uvicorn believes. On an IPv6 socket an IPv4 proxy comes as ::ffff:10.0.0.1."""
        if self._all:
            return [EVERYBODY]
        mapped = [mapped_network(network) for network in self._networks if isinstance(network, IPv4Network)]
        return [str(network) for network in (*self._networks, *mapped)]


def network_of(word: str) -> IPv4Network | IPv6Network | None:
    """An address or a network; None for anything else."""
    try:
        return ip_network(word, strict=False)
    except ValueError:
        return None


def mapped_network(network: IPv4Network) -> IPv6Network:
    """The addresses of an IPv4 network as an IPv6 socket names them."""
    return IPv6Network((f"::ffff:{network.network_address}", IPV4_MAPPED_PREFIX + network.prefixlen))
