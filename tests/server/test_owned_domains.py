"""What one owner has any number of names in."""

import pytest

from lisboa.server.owned_domains import owned_domain


@pytest.mark.parametrize(
    ("host", "domain"),
    [
        ("example.org", "example.org"),
        ("A.B.Example.ORG.", "example.org"),
        ("hooks.example.co.uk", "example.co.uk"),
        ("a.example.com.br", "example.com.br"),
        ("me.duckdns.org", "duckdns.org"),
        ("co.uk", "co.uk"),
        ("localhost", "localhost"),
        ("x.y.invalid", "y.invalid"),
    ],
)
def test_the_domain_that_somebody_registered(host: str, domain: str) -> None:
    assert owned_domain(host) == domain
