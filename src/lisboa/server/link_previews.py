"""What messengers and networks show of a link to a table: title, description and picture, as tags of the page.

Only what whoever has the link may know. They come without cookies, so nothing depends on who asks.
"""

from __future__ import annotations

from html import escape
from typing import Final

import msgspec
from sqlalchemy import Connection

from lisboa.server import lobby
from lisboa.server.clocks import LiveClock
from lisboa.server.letters import on_one_line
from lisboa.server.problems import Problem
from lisboa.server.table_store import WAITING
from lisboa.text.links import LinkWords

PICTURE: Final = "link-preview.png"
WIDTH: Final = 1200
HEIGHT: Final = 630
EXTRAS: Final = ("Draft", "StartingDecrees", "Goals", "CityTokens")  # as headers of game files call them


class Linked(msgspec.Struct, frozen=True):
    """What may be said of a table."""

    host: str = ""
    public: bool = False
    waits: bool = False
    players: int = 0
    free: int = 0
    extras: tuple[str, ...] = ()
    clock: str = "none"


def linked(connection: Connection, table_id: str, invite: str | None) -> Linked:
    """A table that whoever has this link may know of; else one of which nothing is said."""
    try:
        found = lobby.access(connection, table_id, None, invite)
    except Problem:
        return Linked()
    host = lobby.info_of(connection, found, 0).host
    if host is None or host.former:
        return Linked()
    row = found.row
    clock = "none" if row.clock is None else "live" if isinstance(row.clock, LiveClock) else "async"
    return Linked(
        host=on_one_line(host.name),
        public=row.public,
        waits=row.status == WAITING,
        players=row.players,
        free=sum(chair.kind == "open" for chair in found.chairs) if row.status == WAITING else 0,
        extras=tuple(name for name in EXTRAS if row.options.get(name)),
        clock=clock,
    )


def tags(table: Linked, language: str, path: str, site: str) -> str:
    """The tags, in the language of the request; `path` leads to the table.

    Messengers open `og:url` instead of the address that was sent, without its invitation: that is said only of what
    anybody may open.
    """
    url = None if table.host and not table.public else f"{site}{path if table.host else ''}"
    words = LinkWords(language)
    if table.host:
        title = words.title(table.host, table.waits)
        about = words.about(table.players, table.free, table.extras, table.clock)
    else:
        title, about = words.any_title(), words.any_about()
    picture = f"{site}/{PICTURE}"
    said = {
        "og:type": "website",
        "og:site_name": "Lisboa",
        "og:title": title,
        "og:description": about,
        "og:locale": language,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": words.picture(),
    }
    if url is not None:
        said["og:url"] = url
    named = {
        "description": about,
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": about,
        "twitter:image": picture,
        "robots": "noindex",  # an address with an invitation is for those who were given it
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items()]
    lines += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()]
    return "    " + "\n    ".join(lines) + "\n  "
