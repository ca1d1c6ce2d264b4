"""Playing with friends: seats of people who are away, answers given in advance, the clock of a table that waits."""

from __future__ import annotations

from litestar import get, put
from sqlalchemy import Connection

from lisboa.server import lobby, seating, standing
from lisboa.server.answers import StandingAnswer, TableInfo
from lisboa.server.games import Live
from lisboa.server.people import Person
from lisboa.server.play import Asked, only_one, own_seats
from lisboa.server.problems import bad_field, conflict
from lisboa.server.rate_limits import QUESTION
from lisboa.server.requests import AnswerRequest, ClockRequest, ReplaceRequest, StandingRequest, TakeSeatRequest
from lisboa.server.routes.actions import Doing, acting, action
from lisboa.server.routes.tables import changed
from lisboa.server.services import Services


@put(
    "/tables/{table_id:str}/clock",
    summary="Change the clock",
    status_code=200,
    operation_id="set_clock",
    refuses={403: ["forbidden"], 409: ["started"]},
)
async def set_clock(table_id: str, data: ClockRequest, services: Services, person: Person) -> TableInfo:
    """The host decides before the game begins; null takes the clock away."""
    now = services.now()

    def write(connection: Connection) -> None:
        lobby.access(connection, table_id, person.id, None)
        seating.set_clock(connection, table_id, person.id, data.clock, now)

    await services.database.write_sync(write)
    return await changed(services, table_id, person)


@action(
    "/replace",
    summary="Ask that somebody be replaced",
    operation_id="ask_replacement",
    refuses=acting("paused", "not-absent", "question-pending", "offered-already", "log-full"),
    pays=QUESTION,
)
def replace(services: Services, table_id: str, asked: Asked, data: ReplaceRequest) -> Doing:
    """When the table has waited for somebody for 10 minutes (with a live clock) or 48 hours, the others may agree that
    a bot moves until they are back, or that another person takes the seat; the latter of a seat that a bot has, too.

    Whatever the person does ends the question, a line of chat, too. Whoever does not answer in as much time agrees; if
    nobody else has to agree, it is done after a minute (`settles_at` of the table); if the person has resigned then, at
    once.
    """
    return services.replacing.ask(table_id, asked, data.seat, data.way)


@action(
    "/replace/answer",
    summary="Agree that somebody be replaced, or refuse it",
    operation_id="answer_replacement",
    refuses=acting("no-question", "agreed-already", "log-full"),
)
def answer_replace(services: Services, table_id: str, asked: Asked, data: AnswerRequest) -> Doing:
    """When the last one agrees it is done; one refusal ends the question.

    Whoever has not answered after the time that makes somebody absent agrees (`settles_at` of the table).
    """
    return services.replacing.answer(table_id, asked, data.agree)


@action(
    "/take-seat",
    summary="Take over a seat in a running game",
    operation_id="take_seat",
    refuses=acting("seated", "taken"),
)
def take_seat(services: Services, table_id: str, asked: Asked, data: TakeSeatRequest) -> Doing:
    """A seat that the others have offered. A private table needs the secret of its link."""
    return services.replacing.take(table_id, asked, data.seat)


@get(
    "/tables/{table_id:str}/standing-answers",
    summary="What I have answered in advance",
    operation_id="get_standing_answers",
    refuses={403: ["forbidden"], 409: ["not-started", "quarantined"]},
)
async def get_standing(table_id: str, services: Services, person: Person) -> list[StandingAnswer]:
    """Nobody else sees it."""
    play = (await seated_at(services, table_id, person)).play
    return await services.database.read_sync(lambda c: standing.kept(c, table_id, play, person.id))


@put(
    "/tables/{table_id:str}/standing-answers",
    summary="Answer in advance",
    status_code=200,
    operation_id="set_standing_answer",
    refuses={403: ["forbidden"], 409: ["not-started", "over", "quarantined"]},
)
async def set_standing(
    table_id: str, data: StandingRequest, services: Services, person: Person
) -> list[StandingAnswer]:
    """`round`: visits of the present round are not followed; a noble: visits to them are not, to the end of the game.

    From the next such visit on they are declined for me, which everybody sees then; a question that waits already is
    not answered by it. `on: false` takes it back.
    """
    play = (await seated_at(services, table_id, person)).play
    mine = own_seats(play, person.id)
    if play.game.is_over:
        raise conflict("over", "this game is over")
    if data.seat is not None and data.seat not in mine:
        raise bad_field("seat", f"you do not move for seat {data.seat}")
    seat = only_one(mine, data.seat)

    def write(connection: Connection) -> list[StandingAnswer]:
        if data.on:
            standing.give(connection, table_id, play, seat, data.what)
        else:
            standing.revoke(connection, table_id, seat, data.what)
        return standing.kept(connection, table_id, play, person.id)

    return await services.database.write_sync(write)


async def seated_at(services: Services, table_id: str, person: Person) -> Live:
    """A game that has begun, for somebody who may know of it."""
    await services.database.read_sync(lambda c: lobby.access(c, table_id, person.id, None))
    live = await services.games.current(table_id)
    own_seats(live.play, person.id)
    return live


HANDLERS = [set_clock, get_standing, set_standing]
ACTIONS = [replace, answer_replace, take_seat]
