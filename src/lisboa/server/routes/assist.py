"""Help for players and for those who write clients: what lies in the box, what a move would do."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Annotated, Final, cast

import msgspec
import structlog
from litestar import Response, get, post
from litestar.params import Parameter

from lisboa.errors import IllegalMove
from lisboa.seats import BOTS, FOR_TRIALS
from lisboa.server import asking, metrics, planning, previews, reports
from lisboa.server.address_limits import counted_as
from lisboa.server.answers import BotInfo
from lisboa.server.assist_answers import Hints, Plan, Preview, ReportNumber
from lisboa.server.component_list import ComponentList, component_list
from lisboa.server.games import Live
from lisboa.server.hint_desk import NoHint
from lisboa.server.languages import Accept, Lang, chosen
from lisboa.server.people import Person
from lisboa.server.play import check_not_paused, own_seats
from lisboa.server.prepared import prepared
from lisboa.server.problems import Problem, bad_field, conflict, forbidden, illegal
from lisboa.server.quotas import Quotas
from lisboa.server.requests import HintRequest, PlanRequest, ReportRequest
from lisboa.server.routes.games import look, seat_for
from lisboa.server.routes.kept_copies import IfNoneMatch, answer_with_tag
from lisboa.server.services import Services
from lisboa.server.workers.fair_turns import Asker, TooManyJobs
from lisboa.text.assist import AssistWords

if TYPE_CHECKING:
    from lisboa.server.hint_search import RankedMove

SeatToDecide = Annotated[int | None, Parameter(ge=0, le=3, description="the seat to decide, if that is to be checked")]
log = structlog.get_logger()
DECIDING: Final = {
    403: ["forbidden", "not-your-turn"],
    409: ["not-started", "over", "paused", "quarantined"],
}


@get("/bots", summary="The bots one can play with", operation_id="list_bots")
async def bots(lang: Lang = None, accept: Accept = None) -> list[BotInfo]:
    """From the weakest to the strongest. Their names are what seats of a table take as `bot`."""
    words = AssistWords(chosen(lang, accept))
    return [
        BotInfo(
            name=name,
            title=words.bot_title(name),
            text=words.bot_character(name),
            strength=strength,
            for_people=name not in FOR_TRIALS,
        )
        for strength, name in enumerate(BOTS, start=1)
    ]


@get("/components", summary="What is printed on cards, tiles and boards", operation_id="get_components")
async def components(
    lang: Lang = None, accept: Accept = None, if_none_match: IfNoneMatch = ""
) -> Response[ComponentList]:
    """The same for all games of a server. Comes with an `ETag`."""
    return answer_with_tag(*await prepared(component_bytes, chosen(lang, accept)), if_none_match)


@cache
def component_bytes(language: str) -> tuple[bytes, str]:
    """The list as it is sent, and its tag."""
    body = msgspec.json.encode(component_list(language))
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


# At a table


async def deciding(services: Services, table_id: str, person: Person, wanted: int | None) -> tuple[Live, int]:
    """The game and its seat to decide, if this person moves for it."""
    await look(services, table_id, person, None)
    live = await services.games.current(table_id)
    seats = own_seats(live.play, person.id)
    turn = live.play.game.turn
    if turn is None:
        raise conflict("over", "this game is over")
    if turn not in seats or wanted not in (None, turn):
        raise Problem(403, "not-your-turn", "another seat has to decide now", turn=turn)
    check_not_paused(live.play)
    return live, turn


@get(
    "/tables/{table_id:str}/preview",
    summary="What a move would do",
    operation_id="preview_move",
    refuses={**DECIDING, 422: ["illegal-move"]},
)
async def preview(
    table_id: str,
    services: Services,
    person: Person,
    move: Annotated[str, Parameter(min_length=1, max_length=400, description="notation of an open option")],
    seat: SeatToDecide = None,
    lang: Lang = None,
    accept: Accept = None,
) -> Preview:
    """For who has to decide. Tells only what is certain before the move: nothing of what it would reveal."""
    language = chosen(lang, accept)
    live, turn = await deciding(services, table_id, person, seat)
    try:
        return previews.preview(live.play.game, turn, move, live.play.seq, language)
    except IllegalMove as refusal:
        raise illegal(refusal, language) from None


@post(
    "/tables/{table_id:str}/hint",
    summary="What a bot would play",
    status_code=200,
    operation_id="get_hint",
    at_once=True,
    refuses={**DECIDING, 503: ["busy"]},
)
async def hint(
    table_id: str,
    data: HintRequest,
    request: asking.AnyRequest,
    services: Services,
    person: Person,
    lang: Lang = None,
    accept: Accept = None,
) -> Hints:
    """Up to three moves for who has to decide, the best first, with prospects and reasons. Nobody else learns of it.

    The bot knows what the seat knows. Who asks again gets the same answer, which does not count as another hint.
    """
    from lisboa.server import hints  # with all that is known of moves: `preparing` has imported it

    language = chosen(lang, accept)
    live, _ = await deciding(services, table_id, person, data.seat)
    game = live.play.game
    ranking = services.hints.known(game, hints.SEED)
    if ranking is None:
        ranking = await search(request, services, person, live, hints.SEED)
    return Hints(
        seq=live.play.seq,
        hints=hints.told(game, ranking, language),
        rank=hints.rank_told(game, ranking, language),
    )


async def search(
    request: asking.AnyRequest, services: Services, person: Person, live: Live, seed: int
) -> list[RankedMove]:
    """What a bot finds. Only a search that ends with an answer counts."""
    name = counted_as(person.id, person.epoch)
    asking.take(request, services.limits.hints, name)
    try:
        return await services.hints.ranking(live.play.game, seed, Asker(person.id, asking.address(request)))
    except TooManyJobs as why:
        services.limits.hints.give_back(name)
        raise Problem(503, "busy", f"{why}: wait for one of them") from why
    except NoHint as why:
        services.limits.hints.give_back(name)
        metrics.HINT_FAULTS.inc()
        log.warning("no hint", table=live.row.id, seq=live.play.seq, reason=str(why))
        raise Problem(503, "busy", "no bot has time just now: try again") from why


@post(
    "/tables/{table_id:str}/plan",
    summary="Try moves on a private copy",
    status_code=200,
    operation_id="plan_moves",
    at_once=True,
    refuses={
        403: ["forbidden"],
        409: ["not-started", "quarantined"],
        422: ["illegal-move", "too-much-work"],
        503: ["busy"],
    },
)
async def plan(
    table_id: str,
    data: PlanRequest,
    request: asking.AnyRequest,
    services: Services,
    person: Person,
    lang: Lang = None,
    accept: Accept = None,
) -> Plan:
    """What if: from the present on, in a game made up from what one's seat sees and the seed. Nothing is kept.

    Send all moves again to go on: the same seed and moves lead to the same place as long as the table does not go on.
    """
    language = chosen(lang, accept)
    found = await look(services, table_id, person, None)
    live = await services.games.current(table_id)
    seat = seat_for(found, live, data.seat)
    if seat is None:
        raise forbidden("who has no seat has no view to plan from")
    asking.take(request, services.limits.plans, counted_as(person.id, person.epoch))
    sample = planning.sample_of(live.play.game, seat, data.seed).position()
    asker = Asker(person.id, asking.address(request))
    job = planning.MakePlan(sample, seat, data.seed, data.moves, live.play.seq, language)
    made = await services.jobs.do(asker, job)
    return cast("Plan", msgspec.Raw(made))


# Faults


@post(
    "/reports",
    summary="Report a fault",
    status_code=201,
    operation_id="report_fault",
)
async def report(
    data: ReportRequest, request: asking.AnyRequest, services: Services, visitor: Person | None, quotas: Quotas
) -> ReportNumber:
    """What went wrong, from anybody. The server keeps it with the whole game, for who runs the server only.

    The answer is a number to ask about it. It is the same whether there is such a table or not.
    """
    if not data.text.strip() and not data.error.strip():
        raise bad_field("text", "say what went wrong, or send the error")
    asking.take(request, services.limits.reports_of_address, asking.address(request))
    asking.take(request, services.limits.reports, asking.identify(request))
    await services.database.write_sync(lambda connection: quotas.take_report(connection, services.now()))
    person_id = None if visitor is None else visitor.id
    number = await reports.store(services.database, data, person_id, services.now())
    log.warning("report", number=number, table=data.table)
    return ReportNumber(number=number)


HANDLERS = [bots, components, preview, hint, plan, report]
