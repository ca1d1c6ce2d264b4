"""Help for players and those who write clients: what lies in the box, which bots there are."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.params import HeaderParameter

from lisboa.seats import BOTS
from lisboa.server.answers import BotInfo
from lisboa.server.component_list import ComponentList, component_list
from lisboa.text.assist import AssistWords

IfNoneMatch = Annotated[
    str, HeaderParameter(name="if-none-match", description="the `ETag` of an answer one has: 304 if it is still so")
]
KEEP_AND_ASK: Final = "public, no-cache"  # a copy may be kept, and is good as long as its tag is


@get("/bots", summary="The bots one can play with", operation_id="list_bots")
async def bots() -> list[BotInfo]:
    """Their names are what seats of a table take as `bot`."""
    words = AssistWords()
    return [BotInfo(name=name, text=words.bot_character(name)) for name in BOTS]


@get("/components", summary="What is printed on cards, tiles and boards", operation_id="get_components")
async def components(if_none_match: IfNoneMatch = "") -> Response[ComponentList]:
    """The same for all games of a server. Comes with an `ETag`."""
    body, tag = component_bytes()
    headers = {"etag": tag, "cache-control": KEEP_AND_ASK}
    known = tag in if_none_match
    content: Any = b"" if known else body  # encoded already: it is the same for all
    return Response(content, status_code=304 if known else 200, headers=headers, media_type=MediaType.JSON)


@cache
def component_bytes() -> tuple[bytes, str]:
    """The list as it is sent, and its tag."""
    body = msgspec.json.encode(component_list())
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


HANDLERS = [bots, components]
