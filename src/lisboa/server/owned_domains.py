"""Which names of the internet one owner has any number of: all that end in the domain that somebody registered."""

from __future__ import annotations

from functools import cache

from publicsuffixlist import PublicSuffixList


@cache
def suffixes() -> PublicSuffixList:
    """The list of public suffixes, as it came with the package. To read it takes a while: the server does so early.

    Without those of companies: everybody can have any number of names below duckdns.org, so it counts as one owner's.
    """
    return PublicSuffixList(only_icann=True)


def owned_domain(host: str) -> str:
    """The domain that somebody registered: example.co.uk of a.b.example.co.uk; a public suffix itself is one, too."""
    name = host.lower().rstrip(".")
    return suffixes().privatesuffix(name) or name
