"""What people see at a name that the server does not answer to: routers call a machine `machine.lan`, for example.

Nothing of the request is repeated: the name may be a stranger's (DNS rebinding). The page is made where nothing can be
waited for, perhaps before the words of any language have been read, so its three lines are read off their file.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from ipaddress import IPv6Address
from typing import Final

from lisboa.server.client_addresses import parsed
from lisboa.server.languages import chosen
from lisboa.text.catalogue import line_of

PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Lisboa</title></head>
<body><h1>{title}</h1>{instead}<p>{yours}</p></body></html>
"""
LINK: Final = '<a href="{url}">{url}</a>'
URL: Final = "{ $url }"  # as the catalogues have it
TITLE: Final = "message-wrong-host"
INSTEAD: Final = "message-wrong-host-instead"
YOURS: Final = "message-wrong-host-yours"
WORDS: Final = (TITLE, INSTEAD, YOURS)


def wrong_host_page(headers: Mapping[bytes, bytes], here: tuple[str, int | None] | None) -> bytes | None:
    """The page, if people ask for one. `here` is where the connection arrived; None: at a proxy, which has another."""
    if b"text/html" not in headers.get(b"accept", b""):
        return None
    language = chosen(None, headers.get(b"accept-language", b"").decode("latin-1"))
    instead = ""
    if here is not None:
        link = LINK.format(url=escape(address_of(*here)))
        instead = f"<p>{said(language, INSTEAD).replace(URL, link)}</p>"
    title, yours = said(language, TITLE), said(language, YOURS)
    return PAGE.format(language=language, title=title, instead=instead, yours=yours).encode()


def said(language: str, message: str) -> str:
    """A line of the page."""
    return escape(line_of(language, "messages.ftl", message))


def address_of(host: str, port: int | None) -> str:
    """As a browser takes it; every connection over a network has a port."""
    address = parsed(host)
    name = f"[{address}]" if isinstance(address, IPv6Address) else str(address or host)
    return f"http://{name}:{port}/"
