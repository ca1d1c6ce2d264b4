"""The OpenAPI document."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from litestar import Router
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.types import Guard

from lisboa.server.api_document import JsonDocument, check_made
from lisboa.server.security import CSRF_COOKIE, CSRF_HEADER, SESSION_COOKIE

DESCRIPTION = """The board game Lisboa by Vital Lacerda, for people and programs (unofficial).

Become a guest (`POST /api/guest`), create a table, start it, and play: `GET .../situation` tells the options of your
decision, `POST .../moves` plays one. With cookies every change needs the header `X-CSRF-Token`; with an API token
(`Authorization: Bearer lsb_...`) it does not. A live table is a WebSocket at
`/api/tables/{table_id}/live?since=SEQ`; what it sends is among the schemas, as `UpdateMessage`, `TableMessage`,
`PresenceMessage`, `ChatMessage` and `HeartbeatMessage`. The guide is docs/api.md.

Examples are from a real little game; views, events and lists of options are cut short in them."""


def openapi(guards: Sequence[Guard] = ()) -> OpenAPIConfig:
    """What it says besides the routes. Pages that show it would load scripts from elsewhere, so there are none."""
    return OpenAPIConfig(
        title="Lisboa",
        version=version("lisboa"),
        description=DESCRIPTION,
        openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, guards=[*guards, check_made]),
        render_plugins=[JsonDocument()],
        tags=[
            Tag(name="people", description="Guests, accounts, tokens, messages"),
            Tag(name="tables", description="The lobby, seats, chat and notes"),
            Tag(name="games", description="Views, moves, history, files"),
            Tag(name="help", description="Components, bots, rules; hints, previews, planning; reports of faults"),
            Tag(name="operation", description="For those who run the server"),
        ],
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer", description="a personal API token"),
                "cookie": SecurityScheme(
                    type="apiKey", name=SESSION_COOKIE, security_scheme_in="cookie", description="set by a login"
                ),
                "csrf": SecurityScheme(
                    type="apiKey",
                    name=CSRF_HEADER,
                    security_scheme_in="header",
                    description=f"with the cookie, for changes: the value of the cookie {CSRF_COOKIE}",
                ),
            }
        ),
    )
