"""What people see at a name that the server does not answer to: routers call a machine `machine.lan`, for example.

Nothing of the request is repeated: the name may be a stranger's (DNS rebinding).
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from ipaddress import IPv6Address
from typing import Final

from lisboa.server.client_addresses import parsed
from lisboa.server.languages import chosen, message_words

PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Lisboa</title></head>
<body><h1>{title}</h1>{instead}<p>{yours}</p></body></html>
"""
LINK: Final = '<a href="{url}">{url}</a>'
PLACE: Final = "-url-"  # for which the link is put in when the sentence is escaped


def wrong_host_page(headers: Mapping[bytes, bytes], here: tuple[str, int | None] | None) -> bytes | None:
    """The page, if people ask for one. `here` is where the connection arrived; None: at a proxy, which has another."""
    if b"text/html" not in headers.get(b"accept", b""):
        return None
    words = message_words(chosen(None, headers.get(b"accept-language", b"").decode("latin-1")))
    instead = ""
    if here is not None:
        sentence = escape(words.wrong_host_instead(PLACE))
        instead = f"<p>{sentence.replace(PLACE, LINK.format(url=escape(address_of(*here))))}</p>"
    content = PAGE.format(
        language=words.locale, title=escape(words.wrong_host()), instead=instead, yours=escape(words.wrong_host_yours())
    )
    return content.encode()


def address_of(host: str, port: int | None) -> str:
    """As a browser takes it; every connection over a network has a port."""
    address = parsed(host)
    name = f"[{address}]" if isinstance(address, IPv6Address) else str(address or host)
    return f"http://{name}:{port}/"
