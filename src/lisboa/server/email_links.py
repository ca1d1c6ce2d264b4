"""The links in e-mails: signed, so that they work without a login and nobody can make up one."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from itsdangerous import BadData, URLSafeSerializer

from lisboa.server.problems import Problem

CONFIRM_MS: Final = 2 * 86_400_000


class EmailLinks:
    """One confirms an address, the other takes it away again and never expires."""

    def __init__(self, url: str, secret: str) -> None:
        self._url = url
        self._confirm = URLSafeSerializer(secret, salt="lisboa-email-confirm")
        self._stop = URLSafeSerializer(secret, salt="lisboa-email-stop")

    def confirm_url(self, person_id: str, address: str, now: int) -> str:
        """Whoever follows it has the mailbox."""
        token = str(self._confirm.dumps([person_id, address, now + CONFIRM_MS]))
        return f"{self._url}/api/email/confirm?token={quote(token)}"

    def read_confirm(self, token: str, now: int) -> tuple[str, str]:
        """Person and address; a problem if it is forged or too old."""
        try:
            match self._confirm.loads(token):
                case [str(person_id), str(address), int(until)] if now <= until:
                    return person_id, address
        except BadData:
            pass
        raise bad_token()

    def stop_url(self, person_id: str, address: str) -> str:
        """Whoever follows it wants no more e-mails."""
        return f"{self._url}/api/email/stop?token={quote(str(self._stop.dumps([person_id, address])))}"

    def read_stop(self, token: str) -> tuple[str, str]:
        """Person and address; a problem if it is forged."""
        try:
            match self._stop.loads(token):
                case [str(person_id), str(address)]:
                    return person_id, address
        except BadData:
            pass
        raise bad_token()


def bad_token() -> Problem:
    """A link that does not work, or no more."""
    return Problem(400, "bad-token", "token: this link is not complete or too old: ask for a new one", field="token")
