"""Whose a connection is, for what is counted before the application sees a request."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lisboa.server.client_addresses import TrustedProxies, counted_address

FORWARDED_FOR = b"x-forwarded-for"


class AskerAddress:
    """The address that a request is counted for; behind a proxy that is named, the one it forwards."""

    def __init__(self, trusted_proxies: str) -> None:
        self._proxies = TrustedProxies(trusted_proxies)
        self._forwarded = ProxyHeadersMiddleware(nothing, self._proxies.believed()).trusted_hosts

    def __call__(self, host: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """`host` is the other end of the connection."""
        if host in self._proxies:
            values = b", ".join(value for name, value in headers if name == FORWARDED_FOR)
            if values:
                host = self._forwarded.get_trusted_client_address(values.decode("latin-1"))[0] or host
        return counted_address(host)


async def nothing(*_: Any) -> None:
    """An application that is never called: only the proxies of what is around it are asked."""
