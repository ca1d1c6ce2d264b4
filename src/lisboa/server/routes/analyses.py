"""Analyses of finished games."""

from __future__ import annotations

from typing import Final, Literal

from litestar import get, post

from lisboa.server import asking
from lisboa.server.analysis_answers import AnalysisState
from lisboa.server.analysis_queue import OTHERS, OWN, Wish
from lisboa.server.games import check_begun
from lisboa.server.languages import Accept, Lang, chosen
from lisboa.server.lobby import Access
from lisboa.server.people import Person
from lisboa.server.problems import conflict
from lisboa.server.routes.games import LOOKING, look
from lisboa.server.routes.tables import Invite
from lisboa.server.services import Services
from lisboa.server.table_store import OVER
from lisboa.server.workers.fair_turns import Asker

FINISHED: Final = {403: ["forbidden"], 409: [*LOOKING[409], "not-over"]}


async def finished(services: Services, table_id: str, visitor: Person | None, invite: str | None) -> Access:
    """A finished game that this person may see."""
    found = await look(services, table_id, visitor, invite)
    check_begun(found.row)
    if found.row.status != OVER:
        raise conflict("not-over", "this game is not over yet")
    return found


async def state_of(services: Services, table_id: str, asker: Asker, language: str) -> AnalysisState:
    """How far the analysis is, or all of it."""
    place = await services.analyses.place(table_id)
    if place is not None and place.problem is None:
        state: Literal["waiting", "running"] = "waiting" if place.server is None else "running"
        return AnalysisState(state=state, progress=place.progress, analysis=None)
    analysis = await services.analyses.stored(table_id)
    if analysis is None:
        return AnalysisState(state="none" if place is None else "failed", progress=0.0, analysis=None)
    live = await services.games.current(table_id)
    from lisboa.server import analysis_words  # as with hints

    info = await analysis_words.told(services.games.long_work, asker, live.play, analysis, language)
    return AnalysisState(state="done", progress=1.0, analysis=info)


@get(
    "/tables/{table_id:str}/analysis",
    summary="Who was how likely to win when, and which moves cost most",
    operation_id="get_analysis",
    refuses=FINISHED,
)
async def analysis(
    table_id: str,
    services: Services,
    visitor: Person | None,
    asker: Asker,
    invite: Invite = None,
    lang: Lang = None,
    accept: Accept = None,
) -> AnalysisState:
    """The analysis of a finished game, or how far it is. Ask again every second or two while it is made."""
    language = chosen(lang, accept)
    await finished(services, table_id, visitor, invite)
    return await state_of(services, table_id, asker, language)


@post(
    "/tables/{table_id:str}/analysis",
    summary="Have a finished game analysed",
    status_code=200,
    operation_id="analyse_game",
    refuses={**FINISHED, 409: [*FINISHED[409], "too-many-analyses"], 503: ["busy"]},
)
async def analyse(
    table_id: str,
    request: asking.AnyRequest,
    services: Services,
    visitor: Person | None,
    asker: Asker,
    invite: Invite = None,
    lang: Lang = None,
    accept: Accept = None,
) -> AnalysisState:
    """For whoever may see the game. It is made once, in about a minute, and kept with the game.

    Who played it comes before who did not; then all who wait for some have one in turn.
    """
    language = chosen(lang, accept)
    found = await finished(services, table_id, visitor, invite)
    present = await state_of(services, table_id, asker, language)
    if present.state in ("none", "failed"):
        asking.take(request, services.limits.analyses, asking.identify(request))
    if present.state in ("none", "failed", "waiting"):
        disguise = services.signer.disguise  # nobody's address is stored
        wish = Wish(asker=disguise(asker.person), address=disguise(asker.address), rank=OWN if found.seats else OTHERS)
        await services.analyses.ask(table_id, wish)
        present = await state_of(services, table_id, asker, language)
    return present


HANDLERS = [analysis, analyse]
