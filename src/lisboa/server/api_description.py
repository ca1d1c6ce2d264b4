"""The OpenAPI document."""

from __future__ import annotations

from importlib.metadata import version

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

DESCRIPTION = """The board game Lisboa by Vital Lacerda, for people and programs (unofficial).

Become a guest (`POST /api/guest`), create a table, start it, and play: `GET .../situation` tells the options of your
decision, `POST .../moves` plays one. With cookies every change needs the header `X-CSRF-Token`; with an API token
(`Authorization: Bearer lsb_...`) it does not. A live table is a WebSocket at
`/api/tables/{table_id}/live?since=SEQ`."""


def openapi() -> OpenAPIConfig:
    """What it says besides the routes. Pages that show it would load scripts from elsewhere, so there are none."""
    return OpenAPIConfig(
        title="Lisboa",
        version=version("lisboa"),
        description=DESCRIPTION,
        path="/schema",
        render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        tags=[
            Tag(name="people", description="Guests, accounts, tokens, messages"),
            Tag(name="tables", description="The lobby, seats, chat and notes"),
            Tag(name="games", description="Views, moves, history, files"),
        ],
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer", description="a personal API token"),
                "cookie": SecurityScheme(type="apiKey", name="lisboa", security_scheme_in="cookie"),
            }
        ),
    )
