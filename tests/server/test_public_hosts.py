"""Which hosts a stranger may make the server call."""

from __future__ import annotations

import asyncio
import ipaddress

import pytest

from lisboa.server.letters import Refused, TryAgain
from lisboa.server.public_hosts import check_host, is_public, literal, vetted

PRIVATE = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.0.9",
    "169.254.169.254",  # where clouds keep their secrets
    "172.16.0.1",
    "192.0.0.1",
    "192.0.0.8",
    "192.0.0.170",
    "::ffff:192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.1.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff0e::1",
]
PUBLIC = ["8.8.8.8", "192.0.0.9", "192.0.0.10", "162.159.128.233", "2606:4700::6810:1", "::ffff:8.8.8.8"]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("host", ["2130706433", "0x7f000001", "0x7f.1", "127.1", "0177.0.0.1", "127.0.0.1"])
def test_all_spellings_of_this_machine(host: str) -> None:
    assert literal(host) == ipaddress.ip_address("127.0.0.1")
    with pytest.raises(ValueError, match="public internet"):
        check_host(host, private=False)
    check_host(host, private=True)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST.", "a.localhost"])
def test_this_machine_by_name(host: str) -> None:
    with pytest.raises(ValueError, match="this server itself"):
        check_host(host, private=False)
    check_host(host, private=True)


@pytest.mark.parametrize("host", ["", "a%20b", "a..b", "-a", "a/b", "[::1", "a:b", ".", "x" * 70 + "\n"])
def test_no_names_of_hosts(host: str) -> None:
    with pytest.raises(ValueError, match="not the name of a host"):
        check_host(host, private=True)


@pytest.mark.parametrize("host", ["discord.com", "hooks.slack.com.", "xn--exmple-cua.com", "a_b.example", "8.8.8.8"])
def test_good_hosts(host: str) -> None:
    check_host(host, private=False)


def vet(*addresses: str, private: bool = False) -> list[str]:
    async def resolver(_host: str, _port: int) -> list[str]:
        return list(addresses)

    return asyncio.run(vetted("name.invalid", 443, private, resolver))


def test_names_are_judged_by_all_their_addresses() -> None:
    assert vet("8.8.8.8", "2606:4700::1") == ["8.8.8.8", "2606:4700::1"]
    for address in PRIVATE:
        with pytest.raises(Refused, match=r"^name\.invalid: not on the public internet$"):
            vet("8.8.8.8", address)
        assert vet("8.8.8.8", address, private=True) == ["8.8.8.8", address]


def test_a_name_without_addresses() -> None:
    with pytest.raises(TryAgain, match=r"name\.invalid: no such host"):
        vet()


def test_a_name_that_cannot_be_resolved() -> None:
    with pytest.raises(TryAgain, match="no such host"):
        asyncio.run(vetted("x" * 70 + ".invalid", 443, False))


@pytest.mark.parametrize("host", ["2130706433", "0x7f.1", "127.0.0.1", "localhost"])
def test_the_real_resolver(host: str) -> None:
    with pytest.raises(Refused, match="not on the public internet"):
        asyncio.run(vetted(host, 80, False))
