"""The application: routes, who may ask how much, and how problems are told."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Mapping
from typing import Final

import msgspec
import structlog
from litestar import Litestar, Response, Router, post
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Message, Scope

from lisboa.server import asking, metrics, security
from lisboa.server.api_description import openapi
from lisboa.server.asking import AnyRequest
from lisboa.server.database import DatabaseUnavailable
from lisboa.server.field_errors import BODY, field_error, in_request, plain_reason
from lisboa.server.languages import chosen
from lisboa.server.prepared import WORDLESS, words_there
from lisboa.server.problems import Problem, ProblemInfo, bad_field
from lisboa.server.rate_limits import Allowance
from lisboa.server.request_bodies import TypedRequest
from lisboa.server.request_places import ACTION, AT_ONCE, in_turn
from lisboa.server.routes import (
    actions,
    analyses,
    assist,
    friends,
    games,
    operation,
    pages,
    people,
    rules,
    sockets,
    tables,
)
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from lisboa.text.catalogue import LOCALES

RETRY_AFTER: Final = {"retry-after": "2"}
GONE: Final = "client disconnected prematurely"  # what it says if the connection ends before the body does
PARAMETER: Final = re.compile(r"Missing required \w+ parameter '(?P<name>\w+)'")
MAX_PATH: Final = 200  # of a path that is repeated to who asked for it
UNGUARDED: Final = (404, 405)  # what no route is for is counted when it is refused
ERRORS: Final = {
    400: "bad-request",
    401: "not-logged-in",
    403: "forbidden",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "wrong-type",
    429: "too-many-requests",
}
log = structlog.get_logger()


class Application(Litestar):
    """Litestar without its plugins for Pydantic and attrs: we use neither, and to import them is a tenth of a start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class Part(Router):
    """A router that is made for one place. Litestar copies routers, in case they are registered in several."""

    def __deepcopy__(self, _memo: object) -> Part:
        return self


def create_app(settings: Settings, services: Services) -> Litestar:
    """The server as an ASGI application. Its services are started and stopped by who runs it."""
    app = Application(
        route_handlers=[
            api(settings),
            Part("/", route_handlers=operation.HANDLERS, guards=[asking.limit_watching], opt={AT_ONCE: True}),
            Part("/", route_handlers=pages.HANDLERS, guards=[asking.limit_pages]),
        ],
        dependencies={
            "services": Provide(asking.provide_services),
            "visitor": Provide(asking.provide_visitor),
            "by_cookie": Provide(asking.provide_by_cookie),
            "person": Provide(asking.provide_person),
            "quotas": Provide(asking.provide_quotas),
            "asker": Provide(asking.provide_asker),
        },
        middleware=[in_turn],
        before_request=before,
        before_send=[after],
        exception_handlers={
            Problem: tell_problem,
            DatabaseUnavailable: tell_unavailable,
            HTTPException: tell_http,
            Exception: tell_fault,
        },
        openapi_config=openapi([asking.limit_watching]),
        request_max_body_size=settings.body_limit,
        request_class=TypedRequest,
        logging_config=None,
    )
    app.state.services = services
    return app


def api(settings: Settings) -> Part:
    """Everything below /api, with its limits."""
    imports = post(
        "/import",
        summary="Import a game file",
        status_code=201,
        request_max_body_size=settings.import_limit,
        guards=[asking.need_login],
        operation_id="import_game",
        at_once=True,
        refuses={
            409: ["too-many-tables", "too-many-imports"],
            422: ["bad-game-file", "too-much-work"],
            503: ["busy"],
        },
    )(games.import_game)
    login = Part(
        "/",
        route_handlers=people.LOGIN_HANDLERS,
        guards=[asking.when_ready_for_people],
        tags=["people"],
        opt={AT_ONCE: True},
    )
    return Part(
        "/api",
        guards=[asking.limit_requests],
        route_handlers=[
            login,
            Part("/", route_handlers=people.HANDLERS, guards=[asking.when_ready_for_people], tags=["people"]),
            Part("/", route_handlers=tables.HANDLERS, tags=["tables"]),
            Part("/", route_handlers=[*games.HANDLERS, *analyses.HANDLERS, imports], tags=["games"]),
            Part("/", route_handlers=friends.HANDLERS, tags=["tables"]),
            Part("/", route_handlers=[*actions.HANDLERS, *friends.ACTIONS], tags=["games"], opt={ACTION: True}),
            Part("/", route_handlers=[*assist.HANDLERS, *rules.HANDLERS], tags=["help"]),
            Part("/", route_handlers=sockets.HANDLERS),
        ],
    )


async def before(request: AnyRequest) -> None:
    """Note when it began, refuse what nobody may ask and no database can hold, and wait for the words of an answer."""
    request.scope["state"]["began"] = time.perf_counter()
    asking.check_page(request)
    security.check_characters(request)
    handler = request.route_handler
    if "accept" in handler.parsed_fn_signature.parameters and not handler.opt.get(WORDLESS):
        given = request.query_params.get("lang")
        await words_there(chosen(given if given in LOCALES else None, request.headers.get("accept-language")))


async def after(message: Message, scope: Scope) -> None:
    """Every answer has the headers that protect its reader, and is counted."""
    if message["type"] != "http.response.start":
        return
    services: Services = scope["litestar_app"].state.services
    headers = answer_headers(message["status"], scope["state"].get("allowance"), services.settings)
    own = list(message.get("headers", ()))
    said = {name.decode() for name, _ in own}  # pages and their files say themselves how long to keep and what may run
    message["headers"] = own + [(name.encode(), value.encode()) for name, value in headers.items() if name not in said]
    services.answered.set()
    began = scope["state"].get("began")
    seconds = 0.0 if began is None else time.perf_counter() - began
    route = scope.get("path_template") or "-"
    metrics.REQUESTS.labels(scope.get("method", "-"), route, message["status"]).inc()
    metrics.REQUEST_SECONDS.labels(route).observe(seconds)
    log.debug("request", method=scope.get("method"), route=route, status=message["status"], ms=round(seconds * 1000, 2))


def answer_headers(status: int, allowance: Allowance | None, settings: Settings) -> dict[str, str]:
    """What every answer has, and when to come again if it is not served now."""
    headers = dict(security.SECURITY_HEADERS)
    if settings.url.startswith("https:"):
        headers |= security.HTTPS_ONLY
    if status == 503:
        headers |= RETRY_AFTER
    if allowance is not None:
        headers |= allowance.headers()
        if status == 429:
            headers["retry-after"] = str(allowance.reset)
    return headers


def problem_response(problem: Problem, headers: Mapping[str, str] | None = None) -> Response[ProblemInfo]:
    """How problems are told."""
    return Response(
        problem.told(),
        status_code=problem.status,
        headers=dict(headers or {}),
        media_type="application/problem+json",
    )


def tell_problem(_: AnyRequest, problem: Problem) -> Response[ProblemInfo]:
    """A request that is refused."""
    return problem_response(problem)


def tell_unavailable(_: AnyRequest, error: DatabaseUnavailable) -> Response[ProblemInfo]:
    """Nothing is lost: it can be asked again with the same key."""
    metrics.DATABASE_FAULTS.inc()
    log.error("database unavailable", reason=str(error))
    detail = "the database does not answer: try again in a moment, with the same key"
    return problem_response(Problem(503, "unavailable", detail))


def tell_http(request: AnyRequest, error: HTTPException) -> Response[ProblemInfo] | Response[bytes]:
    """What the framework refuses."""
    if error.status_code >= 500:
        return tell_fault(request, error)
    if error.status_code in UNGUARDED and "allowance" not in request.scope["state"]:
        try:
            asking.take_of_address(request, request.app.state.services.limits.pages)
        except Problem as too_many:
            return problem_response(too_many)
    if error.status_code == 404 and pages.is_for_people(request):
        return pages.no_such_page(request)
    problem = wrong_value(request, error)
    if problem is None and error.status_code == 400:
        missing = PARAMETER.match(error.detail)
        field, reason = (BODY, plain_reason(error.detail)) if missing is None else (missing["name"], "is missing")
        problem = bad_field(field, reason)
    elif problem is None:
        word = ERRORS.get(error.status_code, "refused")
        problem = Problem(error.status_code, word, why_refused(request, error))
    return problem_response(problem, error.headers)


def wrong_value(request: AnyRequest, error: Exception) -> Problem | None:
    """A value of the request that cannot be read as what it is for; None: that is not what is wrong."""
    if not isinstance(error.__cause__, msgspec.ValidationError):
        return None
    parameters = request.route_handler.parsed_fn_signature.parameters
    kinds = {name: definition.annotation for name, definition in parameters.items()}
    return bad_field(*in_request(field_error(str(error.__cause__), kinds)))


def why_refused(request: AnyRequest, error: HTTPException) -> str:
    """A sentence instead of the name of a status."""
    path = request.scope["path"][:MAX_PATH]
    if error.status_code == 404:
        return f"there is nothing at {path}"
    if error.status_code == 405:
        allowed = ", ".join(sorted((error.headers or {}).get("allow", "").split(", ")))
        return f"{path} cannot be asked with {request.method}, only with {allowed}"
    if error.status_code == 413:
        return f"the body is longer than {request.route_handler.resolve_request_max_body_size()} bytes"
    return error.detail


def tell_fault(request: AnyRequest, error: Exception) -> Response[ProblemInfo]:
    """A fault of ours: a number to tell us, the rest is in the log."""
    unreadable = why_unreadable(request, error)
    if unreadable is not None:
        return problem_response(unreadable)
    number = secrets.token_hex(4)
    log.error("fault", number=number, route=request.scope.get("path_template"), exc_info=error)
    return problem_response(Problem(500, "internal", f"something is wrong on our side; its number is {number}"))


def why_unreadable(request: AnyRequest, error: Exception) -> Problem | None:
    """What the framework takes for a fault of ours, and is one of the body; None: it is ours."""
    if isinstance(error, InternalServerException) and error.detail == GONE:
        return bad_field(BODY, "is not complete")  # nobody reads this any more
    if isinstance(error, UnicodeDecodeError):
        return bad_field(BODY, "is not UTF-8")
    if isinstance(error, RecursionError) and "deserializing" in str(error):
        return bad_field(BODY, "is nested too deeply")
    return None
