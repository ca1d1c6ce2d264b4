"""For those who run the server: is it well, what does it do."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST

from lisboa.engine import COMPILED
from lisboa.server.answers import Health, Liveness
from lisboa.server.problems import no_such
from lisboa.server.services import Services
from lisboa.server.versions import components_version, engine_version

UNWELL: Final = {503: ResponseSpec(Health, description="It cannot serve requests now.", generate_examples=False)}


@get("/health", summary="Is the server well?", operation_id="get_health", tags=["operation"], responses=UNWELL)
async def health(services: Services) -> Response[Health]:
    """200 if it can serve requests, else 503: the same as `/health/ready`."""
    return await health_of(services)


@get("/health/ready", summary="Can it serve?", operation_id="get_ready", tags=["operation"], responses=UNWELL)
async def ready(services: Services) -> Response[Health]:
    """200 if the database answers and can be written, else 503: send people to another server meanwhile."""
    return await health_of(services)


@get("/health/live", summary="Does it answer at all?", operation_id="get_live", tags=["operation"])
async def alive() -> Liveness:
    """Always 200. Start the server again if this gets no answer; for all else that would not help."""
    return Liveness(ok=True)


async def health_of(services: Services) -> Response[Health]:
    """What is asked of the database is remembered for some seconds."""
    problem = await services.readiness.problem() if services.ready else "starting or stopping"
    status = Health(
        ok=problem is None,
        problem=problem,
        engine=engine_version(),
        components=components_version(),
        compiled=COMPILED,
        in_touch=services.other_servers is None or services.other_servers.in_touch,
    )
    return Response(status, status_code=200 if problem is None else 503)


@get(
    "/metrics",
    summary="Numbers for Prometheus",
    media_type=MediaType.TEXT,
    tags=["operation"],
    operation_id="get_metrics",
    refuses={404: ["not-found"]},
)
async def metrics(services: Services) -> Response[bytes]:
    """In the text format of Prometheus."""
    if not services.settings.metrics:
        raise no_such("page")
    return Response(await services.scrapes.text(), headers={"content-type": CONTENT_TYPE_LATEST})


HANDLERS = [health, ready, alive, metrics]
