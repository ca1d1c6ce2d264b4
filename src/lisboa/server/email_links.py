"""The links in e-mails: signed, so that they work without a login and nobody can make up one."""

from __future__ import annotations

from urllib.parse import quote

from itsdangerous import BadData, URLSafeSerializer

from lisboa.server.problems import Problem


class EmailLinks:
    """One confirms an address, the other takes it away again and never expires."""

    def __init__(self, url: str, secret: str) -> None:
        self._url = url
        self._confirm = URLSafeSerializer(secret, salt="lisboa-email-request")
        self._stop = URLSafeSerializer(secret, salt="lisboa-email-stop")

    def confirm_url(self, person_id: str, nonce: str) -> str:
        """Only whoever reads the mailbox knows it; `nonce` is that of the request."""
        return f"{self._url}/api/email/confirm?token={quote(str(self._confirm.dumps([person_id, nonce])))}"

    def read_confirm(self, token: str) -> tuple[str, str]:
        """Person and nonce; a problem if it is forged."""
        return _pair(self._confirm, token)

    def stop_url(self, person_id: str, address: str) -> str:
        """Leads to the end of e-mails to this address."""
        return f"{self._url}/api/email/stop?token={quote(str(self._stop.dumps([person_id, address])))}"

    def read_stop(self, token: str) -> tuple[str, str]:
        """Person and address; a problem if it is forged."""
        return _pair(self._stop, token)


def _pair(serializer: URLSafeSerializer, token: str) -> tuple[str, str]:
    try:
        match serializer.loads(token):
            case [str(first), str(second)]:
                return first, second
    except BadData:
        pass
    raise bad_token()


def bad_token() -> Problem:
    """A link that does not work, or not any more."""
    detail = "token: this link is not complete, too old or used already: ask for a new one"
    return Problem(400, "bad-token", detail, field="token")
