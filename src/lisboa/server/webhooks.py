"""Messages by webhook: Discord, Slack, or any program that takes JSON.

The address of a webhook is a secret, and it is chosen by a stranger. So nothing but its host is ever told, and it is
reached through `posting`.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

import httpx
import msgspec

from lisboa.errors import BadOption
from lisboa.server.languages import message_words
from lisboa.server.letters import Letter, Refused
from lisboa.server.posting import Post, check_url, judge
from lisboa.server.public_hosts import lane_of
from lisboa.server.settings import Settings

LONGEST_URL: Final = 2000
SCHEMES: Final = ("https", "http")
_MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<:-])")

Document = dict[str, object]


def _discord(letter: Letter) -> Document:
    """A title is a stranger's words: it may neither mention anybody nor hide a link."""
    name, title = (_MARKDOWN.sub(r"\\\1", text) for text in (letter.name, letter.title))
    text = message_words(letter.language).post(letter.kind, letter.decision, name, title, letter.url)
    return {"content": text, "allowed_mentions": {"parse": []}}


def _slack(letter: Letter) -> Document:
    text = message_words(letter.language).post(letter.kind, letter.decision, letter.name, letter.title, letter.url)
    return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}


def _generic(letter: Letter) -> Document:
    """`id` is the message's own: if it comes twice, it is the same."""
    return {
        "id": letter.id,
        "kind": letter.kind,
        "table": letter.table_id,
        "title": letter.title,
        "url": letter.url,
        "seq": letter.seq,
        "decision": letter.decision or None,
        "person": letter.name,
        "text": message_words(letter.language).line(letter.kind, letter.decision, letter.name, letter.title),
    }


DOCUMENTS: Final[Mapping[str, Callable[[Letter], Document]]] = {
    "discord": _discord,
    "slack": _slack,
    "generic": _generic,
}


def check_webhook(url: str, kind: str, private: bool = False) -> None:
    """BadOption if no message can go there. `private`: hosts on private networks are allowed."""
    if kind not in DOCUMENTS:
        raise BadOption("webhook_kind", f"must be one of {', '.join(DOCUMENTS)}")
    check_url("webhook_url", url, LONGEST_URL, SCHEMES, private)


def webhook_lane(url: str | None) -> str | None:
    """Which messages wait for each other: those to hosts that may be one owner's."""
    return None if url is None else lane_of(httpx.URL(url).raw_host.decode("ascii"))


class WebhookSender:
    """Posts messages, each in the way of its receiver."""

    def __init__(self, settings: Settings, post: Post) -> None:
        self._private = settings.webhooks_to_private_hosts
        self._post = post

    async def send(self, letter: Letter, now: int) -> None:
        """Deliver, or say why not."""
        try:
            check_webhook(letter.webhook_url, letter.webhook_kind, self._private)
        except BadOption as problem:
            raise Refused(str(problem)) from None
        url = httpx.URL(letter.webhook_url)
        content = msgspec.json.encode(DOCUMENTS[letter.webhook_kind](letter))
        response = await self._post(url, {"Content-Type": "application/json"}, content, letter.proven)
        judge(url.host, response, now)
