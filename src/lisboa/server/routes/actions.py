"""What one does in a running game: moves, taking back, rewinds, leaving it to a bot, the clock."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress

from litestar import post

from lisboa.server import history, lobby, sight
from lisboa.server.address_limits import counted_as
from lisboa.server.game_answers import Done
from lisboa.server.games import Live
from lisboa.server.languages import Accept, Lang, chosen
from lisboa.server.lobby import Access
from lisboa.server.people import Person
from lisboa.server.play import Asked, Repeat
from lisboa.server.playthrough import Entry, Playthrough
from lisboa.server.problems import Problem
from lisboa.server.rate_limits import OLD_REPEAT, QUESTION
from lisboa.server.requests import (
    AnswerRequest,
    CountRequest,
    MoveRequest,
    PauseRequest,
    ReplaceRequest,
    RewindRequest,
    SeatActionRequest,
    StandInRequest,
)
from lisboa.server.services import Services
from lisboa.server.workers.fair_turns import Asker

Action = (
    MoveRequest
    | CountRequest
    | RewindRequest
    | AnswerRequest
    | SeatActionRequest
    | StandInRequest
    | PauseRequest
    | ReplaceRequest
)


def acting(*words: str, turn: bool = False, rules: bool = False, stale: bool = True) -> dict[int, list[str]]:
    """The problems an action can have, besides those that all have."""
    late = ["stale"] if stale else []
    return {
        403: ["forbidden", "not-your-turn"] if turn else ["forbidden"],
        409: [*late, *words, "not-started", "over", "quarantined", "busy"],
        422: ["illegal-move", "key-reused"] if rules else ["key-reused"],
    }


async def answer(services: Services, table_id: str, asked: Asked, action: Awaitable[tuple[Live, Entry]]) -> Done:
    """What was done, and the game after it as the asker sees it; the same again if the request is repeated."""
    try:
        live, entry = await action
        play = live.play
    except Repeat as repeat:
        entry = repeat.entry
        latest = repeat.play.seq == entry.seq
        play = repeat.play if latest else await played_again(services, table_id, asked, repeat)
    return done(play, entry, asked)


async def played_again(services: Services, table_id: str, asked: Asked, repeat: Repeat) -> Playthrough:
    """The game as it was after an old request. That takes long, so it costs as much as some requests."""
    services.limits.requests.pay(asked.counted_as, OLD_REPEAT)
    begun = await services.database.read_sync(lambda c: history.before_first(c, table_id))
    play, steps = begun.replaying(repeat.play.entries[: repeat.entry.seq])
    asker = Asker(asked.person_id, services.limits.known.address_of(asked.person_id))
    await services.games.long_work.all_of(steps, asker)
    return play.with_names(repeat.play.names)


def done(play: Playthrough, entry: Entry, asked: Asked) -> Done:
    """The answer to an action: a function of the log up to it and of the language, so that it can be given again."""
    seat = sight.viewpoint(play, asked.person_id)
    return Done(
        seq=entry.seq,
        frame=sight.ready_frame(play, seat, asked.language),
        situation=sight.ready_situation(play, seat, asked.language),
    )


async def check_access(services: Services, table_id: str, person: Person, invite: str | None) -> None:
    """May they know of the table? What is in memory may be older than the seat that they have taken elsewhere."""
    live = services.games.known(table_id)
    if live is not None:
        with suppress(Problem):
            lobby.check_access(Access(live.row, live.play.chairs, person.id), invite)
            return
    await services.database.read_sync(lambda c: lobby.access(c, table_id, person.id, invite))
    if live is not None:
        await services.games.current(table_id)


async def asked_by(services: Services, table_id: str, person: Person, data: Action, language: str) -> Asked:
    """A request of somebody who may know of the table, and has not done as much as fits into a day."""
    await check_access(services, table_id, person, None)
    services.limits.count_action(person.id)
    whose = counted_as(person.id, person.epoch)
    return Asked(person.id, data.seq, data.key, services.now(), whose, language)


@post(
    "/tables/{table_id:str}/moves",
    summary="Make a move",
    status_code=201,
    operation_id="make_move",
    refuses=acting("paused", turn=True, rules=True),
)
async def move(
    table_id: str, data: MoveRequest, services: Services, person: Person, lang: Lang = None, accept: Accept = None
) -> Done:
    """For the seat that is to decide, if it is mine.

    A repeat (same key) is answered with the first result, a stale request (another `seq`) with 409 and the present
    situation, an illegal move with 422, the rule and the reason.
    """
    asked = await asked_by(services, table_id, person, data, chosen(lang, accept))
    return await answer(services, table_id, asked, services.play.move(table_id, asked, data.move))


@post(
    "/tables/{table_id:str}/undo",
    summary="Take back my last moves",
    status_code=201,
    operation_id="undo_moves",
    refuses=acting("paused", "undo-barrier", "log-full"),
)
async def undo(
    table_id: str, data: CountRequest, services: Services, person: Person, lang: Lang = None, accept: Accept = None
) -> Done:
    """Up to where something was revealed."""
    asked = await asked_by(services, table_id, person, data, chosen(lang, accept))
    return await answer(services, table_id, asked, services.play.undo(table_id, asked, data.count))


@post(
    "/tables/{table_id:str}/redo",
    summary="Play again what I took back",
    status_code=201,
    operation_id="redo_moves",
    refuses=acting("paused", "nothing-to-redo", "log-full", turn=True),
)
async def redo(
    table_id: str, data: CountRequest, services: Services, person: Person, lang: Lang = None, accept: Accept = None
) -> Done:
    """As long as nothing else was played."""
    asked = await asked_by(services, table_id, person, data, chosen(lang, accept))
    return await answer(services, table_id, asked, services.play.redo(table_id, asked, data.count))


@post(
    "/tables/{table_id:str}/rewind",
    summary="Ask for a rewind",
    status_code=201,
    operation_id="ask_rewind",
    refuses=acting("rewind-pending", "log-full"),
)
async def rewind(
    table_id: str, data: RewindRequest, services: Services, person: Person, lang: Lang = None, accept: Accept = None
) -> Done:
    """Back to where `to` moves were made, past barriers too, if everybody agrees. Who plays alone just goes back."""
    asked = await asked_by(services, table_id, person, data, chosen(lang, accept))
    services.limits.requests.pay(asked.counted_as, QUESTION)
    return await answer(services, table_id, asked, services.play.ask_rewind(table_id, asked, data.to))


@post(
    "/tables/{table_id:str}/rewind/answer",
    summary="Agree to a rewind or refuse it",
    status_code=201,
    operation_id="answer_rewind",
    refuses=acting("no-rewind", "agreed-already", "log-full"),
)
async def answer_rewind(
    table_id: str, data: AnswerRequest, services: Services, person: Person, lang: Lang = None, accept: Accept = None
) -> Done:
    """When the last one agrees, the game goes back; one refusal ends the question."""
    asked = await asked_by(services, table_id, person, data, chosen(lang, accept))
    return await answer(services, table_id, asked, services.play.answer_rewind(table_id, asked, data.agree))


@post(
    "/tables/{table_id:str}/resign",
    summary="Resign",
    status_code=201,
    operation_id="resign_seat",
    refuses=acting("too-many-tables", stale=False),
)
async def resign(
    table_id: str, data: SeatActionRequest, services: Services, person: Person, lang: Lang = None, accept: Accept = None
) -> Done:
    """A bot takes over, marked as such."""
    asked = await asked_by(services, table_id, person, data, chosen(lang, accept))
    return await answer(services, table_id, asked, services.play.resign(table_id, asked, data.seat))


@post(
    "/tables/{table_id:str}/return",
    summary="Take my seat back from the bot",
    status_code=201,
    operation_id="take_seat_back",
    refuses=acting("not-stood-in", stale=False),
)
async def come_back(
    table_id: str, data: SeatActionRequest, services: Services, person: Person, lang: Lang = None, accept: Accept = None
) -> Done:
    """If it took over because my time was up, or because I was absent."""
    asked = await asked_by(services, table_id, person, data, chosen(lang, accept))
    return await answer(services, table_id, asked, services.play.come_back(table_id, asked, data.seat))


@post(
    "/tables/{table_id:str}/stand-in",
    summary="Let a bot move for somebody absent",
    status_code=201,
    operation_id="stand_in_for_absent",
    refuses=acting("paused", "not-absent"),
)
async def stand_in(
    table_id: str, data: StandInRequest, services: Services, person: Person, lang: Lang = None, accept: Accept = None
) -> Done:
    """If the table has waited for another player for a week and the clock, if there is one, gives him no more time.

    A bot takes over the seat to decide, marked as such; its owner may take it back.
    """
    asked = await asked_by(services, table_id, person, data, chosen(lang, accept))
    return await answer(services, table_id, asked, services.play.absent(table_id, asked))


@post(
    "/tables/{table_id:str}/pause",
    summary="Stop the clock or let it run",
    status_code=201,
    operation_id="pause_clock",
    refuses=acting("no-clock", "paused-already", "log-full", stale=False),
)
async def pause(
    table_id: str, data: PauseRequest, services: Services, person: Person, lang: Lang = None, accept: Accept = None
) -> Done:
    """Over days any player may; of a live clock the host decides.

    When the host has not been there for 10 minutes of a pause, any player lets the clock run again.
    """
    asked = await asked_by(services, table_id, person, data, chosen(lang, accept))
    return await answer(services, table_id, asked, services.play.pause(table_id, asked, data.paused))


HANDLERS = [move, undo, redo, rewind, answer_rewind, resign, come_back, stand_in, pause]
