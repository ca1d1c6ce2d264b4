"""Analyses of finished games."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get, post

from lisboa.server import analysis_words, asking
from lisboa.server.analysis_answers import AnalysisState
from lisboa.server.games import check_begun
from lisboa.server.languages import Accept, Lang, chosen
from lisboa.server.people import Person
from lisboa.server.problems import conflict
from lisboa.server.routes.games import LOOKING, look
from lisboa.server.routes.tables import Invite
from lisboa.server.services import Services
from lisboa.server.table_store import OVER

FINISHED: Final = {403: ["forbidden"], 409: [*LOOKING[409], "not-over"]}


async def finished(services: Services, table_id: str, visitor: Person | None, invite: str | None) -> None:
    """Is it a finished game that this person may see?"""
    found = await look(services, table_id, visitor, invite)
    check_begun(found.row)
    if found.row.status != OVER:
        raise conflict("not-over", "this game is not over yet")


async def state_of(services: Services, table_id: str, language: str) -> AnalysisState:
    """How far the analysis is, or all of it."""
    desk = services.analyses
    if desk.is_asked(table_id):
        done = desk.progress(table_id)
        return AnalysisState(state="waiting" if done is None else "running", progress=done or 0.0, analysis=None)
    analysis = await desk.stored(table_id)
    if analysis is None:
        return AnalysisState(state="failed" if desk.has_failed(table_id) else "none", progress=0.0, analysis=None)
    live = await services.games.current(table_id)
    info = await asyncio.to_thread(analysis_words.told, live.play, analysis, language)
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
    invite: Invite = None,
    lang: Lang = None,
    accept: Accept = None,
) -> AnalysisState:
    """The analysis of a finished game, or how far it is. Ask again every second or two while it is made."""
    language = chosen(lang, accept)
    await finished(services, table_id, visitor, invite)
    return await state_of(services, table_id, language)


@post(
    "/tables/{table_id:str}/analysis",
    summary="Have a finished game analysed",
    status_code=200,
    operation_id="analyse_game",
    refuses={**FINISHED, 503: ["busy"]},
)
async def analyse(
    table_id: str,
    request: asking.AnyRequest,
    services: Services,
    visitor: Person | None,
    invite: Invite = None,
    lang: Lang = None,
    accept: Accept = None,
) -> AnalysisState:
    """For whoever may see the game. It is made once, in about half a minute, and kept with the game."""
    language = chosen(lang, accept)
    await finished(services, table_id, visitor, invite)
    present = await state_of(services, table_id, language)
    if present.state in ("none", "failed"):
        asking.take(request, services.limits.analyses, asking.identify(request))
        services.analyses.ask(table_id)
        present = await state_of(services, table_id, language)
    return present


HANDLERS = [analysis, analyse]
