"""What a server imports once it has answered somebody.

Imports are most of what a start takes, so what the first answer does without is imported inside the functions that need
it, and here beside the running server: whoever needs it first should not wait for it either. What must not be imported
before is listed in `tests/server/test_start.py`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from lisboa.server import names, owned_domains

IDLE_SECONDS = 1.0  # that a server waits for somebody to answer before it goes on
LATER: Final = (
    "fluent.runtime",
    "lisboa.server.hints",
    "lisboa.server.hint_search",
    "lisboa.server.link_previews",
    "lisboa.server.analysis_words",
    "lisboa.server.rule_rendering",
    "py_vapid",
)
FOR_PEOPLE: Final = (  # who become guests, change their names, or give an address for messages
    "anyio.streams.memory",
    "anyio.streams.tls",
    "confusable_homoglyphs.categories",
    "confusable_homoglyphs.confusables",
    "cryptography.hazmat.primitives.asymmetric.ec",
    "lisboa.server.email_sender",
    "lisboa.server.web_push",
    "lisboa.server.webhooks",
)


def load() -> None:
    """For a thread: between two modules, and inside of them, the event loop goes on."""
    for name in LATER:
        import_module(name)


def load_for_people() -> None:
    """Likewise, for who comes before all the rest is there."""
    for name in FOR_PEOPLE:
        import_module(name)
    names.names_of_guests()
    owned_domains.suffixes()
