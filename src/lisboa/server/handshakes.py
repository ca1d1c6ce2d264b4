"""How many sockets a person and an address may open in a minute: counted before anything is made for them."""

from __future__ import annotations

from collections.abc import Iterable

from lisboa.server import people, security
from lisboa.server.address_limits import Credential
from lisboa.server.rate_limits import Allowance
from lisboa.server.services import Services


class Handshakes:
    """Counts each request to open a socket, wherever it leads. No database is asked."""

    def __init__(self, services: Services) -> None:
        self._services = services  # whose signer is there once they have started

    def take(self, address: str, headers: Iterable[tuple[bytes, bytes]]) -> Allowance:
        """Those of a person first, so that what is refused to them takes nothing from others at their address."""
        limits, credential = self._services.limits, self._credential(dict(headers))
        if credential is not None:
            own = limits.handshakes_of_person.take(credential.name)
            if own.exceeded:
                return own
        return limits.handshakes.take(address, lambda: credential)

    def _credential(self, headers: dict[bytes, bytes]) -> Credential | None:
        token = security.bearer_in(headers.get(b"authorization", b"").decode("latin-1"))
        if token is not None:
            return self._services.limits.known.of_token(people.hash_token(token))
        value = security.cookie_in(headers.get(b"cookie", b"").decode("latin-1"), security.SESSION_COOKIE)
        session = None if value is None else self._services.signer.read_session(value)
        return None if session is None else self._services.limits.known.of_session(session)
