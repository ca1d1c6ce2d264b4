"""The web client: one page for all addresses of people, and its files."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from lisboa.server.asking import AnyRequest
from lisboa.server.client_files import ClientFile, client_files, page
from lisboa.server.problems import no_such

# Nothing but our own files runs or is shown; pictures of the client may be made in the browser (the favicon's badge).
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FOREVER: Final = "public, max-age=31536000, immutable"  # their names change with what is in them
ASK_AGAIN: Final = "no-cache"


def send(request: AnyRequest, file: ClientFile, keep: str) -> Response[bytes]:
    """A file, compressed if the browser takes that, or word that it has it already."""
    headers = {"etag": file.tag, "cache-control": keep, "vary": "accept-encoding", "content-security-policy": POLICY}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.media_type)
    return Response(file.content, headers=headers, media_type=file.media_type)


@get(
    [
        "/",
        "/table/{table_id:str}",
        "/new",
        "/mine",
        "/lobby",
        "/replays",
        "/settings",
        "/legend",
        "/rules",
        "/rules/{page:str}",
    ],
    include_in_schema=False,
)
async def client_page(request: AnyRequest) -> Response[bytes]:
    """The client, which reads in the address what to show. It tells nothing of the table."""
    return send(request, page(), ASK_AGAIN)


@get("/favicon.svg", include_in_schema=False)
async def favicon(request: AnyRequest) -> Response[bytes]:
    """The picture of the tab."""
    return send_named(request, "favicon.svg", ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: str) -> Response[bytes]:
    """A file that the page asks for."""
    return send_named(request, f"assets/{name}", FOREVER)


def send_named(request: AnyRequest, name: str, keep: str) -> Response[bytes]:
    """A file of the client by its name."""
    file = client_files().get(name)
    if file is None:
        raise no_such("file")
    return send(request, file, keep)


def is_for_people(request: AnyRequest) -> bool:
    """Does a browser ask for a page? Programs get their problems as JSON."""
    return "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api/")


def no_such_page(request: AnyRequest) -> Response[bytes]:
    """The client says that there is nothing here, and the way back."""
    answer = send(request, page(), ASK_AGAIN)
    answer.status_code = 404
    return answer


HANDLERS = [client_page, favicon, asset]
