"""The web client: one page for all addresses of people, and its files."""

from __future__ import annotations

from typing import Final

import structlog
from litestar import HttpMethod, Response, route

from lisboa.server import languages
from lisboa.server.app_manifest import app_manifest
from lisboa.server.asking import AnyRequest
from lisboa.server.client_files import ClientFile, client_files, page, page_alone, with_head
from lisboa.server.database import DatabaseUnavailable
from lisboa.server.languages import Accept, Lang, chosen
from lisboa.server.offline_page import offline_page
from lisboa.server.prepared import is_prepared, prepared, words_there
from lisboa.server.problems import no_such
from lisboa.server.service_worker import service_worker
from lisboa.server.services import Services

# Nothing but our own files runs or is shown; pictures of the client may be made in the browser (the favicon's badge).
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
FOREVER: Final = "public, max-age=31536000, immutable"  # their names change with what is in them
ASK_AGAIN: Final = "no-cache"
A_DAY: Final = "public, max-age=86400"
READING: Final = [HttpMethod.GET, HttpMethod.HEAD]  # whoever makes previews of links asks for heads first
LONGEST: Final = 40  # of an id or an invitation
log = structlog.get_logger()


def send(request: AnyRequest, file: ClientFile, keep: str, policy: str = POLICY) -> Response[bytes]:
    """A file, compressed if the browser takes that, or word that it has it already."""
    headers = {"etag": file.tag, "cache-control": keep, "vary": "accept-encoding", "content-security-policy": policy}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.media_type)
    return Response(file.content, headers=headers, media_type=file.media_type)


@route(
    [
        "/",
        "/new",
        "/mine",
        "/lobby",
        "/replays",
        "/settings",
        "/legend",
        "/rules",
        "/rules/{page:str}",
    ],
    http_method=READING,
    include_in_schema=False,
)
async def client_page(request: AnyRequest) -> Response[bytes]:
    """The client, which reads in the address what to show."""
    await prepared(client_files)
    return send(request, page(), ASK_AGAIN)


@route("/table/{table_id:str}", http_method=READING, include_in_schema=False)
async def table_page(request: AnyRequest, services: Services, table_id: str) -> Response[bytes]:
    """The same; its head says to messengers what whoever has the link may know of the table."""
    invite: str = request.query_params.get("invite", "")
    known = len(table_id) <= LONGEST and len(invite) <= LONGEST
    from lisboa.server import link_previews  # the first answer of a server does without

    try:
        found = (
            await services.database.read_sync(lambda c: link_previews.linked(c, table_id, invite))
            if known
            else link_previews.Linked()
        )
    except DatabaseUnavailable as error:
        log.warning("a link has no preview", reason=str(error))
        await prepared(client_files)
        return send(request, page(), ASK_AGAIN)
    site = services.settings.url if services.settings.public_url else str(request.base_url).rstrip("/")
    language = languages.chosen(None, request.headers.get("accept-language"))
    await words_there(language)
    await prepared(client_files)
    tags = link_previews.tags(found, language, f"/table/{table_id}", site)
    answer = send(request, with_head(tags), ASK_AGAIN)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


@route("/link-preview.png", http_method=READING, include_in_schema=False)
async def picture(request: AnyRequest) -> Response[bytes]:
    """The picture of such a preview."""
    return await send_named(request, "link-preview.png", A_DAY)


@route("/favicon.svg", http_method=READING, include_in_schema=False)
async def favicon(request: AnyRequest) -> Response[bytes]:
    """The picture of the tab."""
    return await send_named(request, "favicon.svg", ASK_AGAIN)


@route("/icons/{name:str}", http_method=READING, include_in_schema=False)
async def icon(request: AnyRequest, name: str) -> Response[bytes]:
    """The picture of the app on a device. Its name stays when it changes."""
    return await send_named(request, f"icons/{name}", A_DAY)


@route("/service-worker.js", http_method=READING, include_in_schema=False)
async def worker(request: AnyRequest) -> Response[bytes]:
    """What shows messages while no page is open, and the page below while there is no server."""
    return send(request, await prepared(service_worker), ASK_AGAIN)


@route("/offline", http_method=READING, include_in_schema=False)
async def offline(request: AnyRequest, lang: Lang = None, accept: Accept = None) -> Response[bytes]:
    """The page that the service worker keeps."""
    file, policy = await prepared(offline_page, chosen(lang, accept))
    return in_language(send(request, file, ASK_AGAIN, policy))


@route("/manifest.webmanifest", http_method=READING, include_in_schema=False)
async def manifest(request: AnyRequest, lang: Lang = None, accept: Accept = None) -> Response[bytes]:
    """How the client is installed as an app."""
    return in_language(send(request, await prepared(app_manifest, chosen(lang, accept)), ASK_AGAIN))


def in_language(answer: Response[bytes]) -> Response[bytes]:
    """Whoever keeps it must not give it to readers of another language."""
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


@route("/assets/{name:str}", http_method=READING, include_in_schema=False)
async def asset(request: AnyRequest, name: str) -> Response[bytes]:
    """A file that the page asks for."""
    return await send_named(request, f"assets/{name}", FOREVER)


async def send_named(request: AnyRequest, name: str, keep: str) -> Response[bytes]:
    """A file of the client by its name."""
    file = (await prepared(client_files)).get(name)
    if file is None:
        raise no_such("file")
    return send(request, file, keep)


def is_for_people(request: AnyRequest) -> bool:
    """Does a browser ask for a page? Programs get their problems as JSON."""
    return "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api/")


def no_such_page(request: AnyRequest) -> Response[bytes]:
    """The client says that there is nothing here, and the way back."""
    # The framework does not wait here: until all files are there, this page alone is read.
    answer = send(request, page() if is_prepared(client_files) else page_alone(), ASK_AGAIN)
    answer.status_code = 404
    return answer


HANDLERS = [client_page, table_page, picture, favicon, icon, worker, offline, manifest, asset]
