"""What one does in a running game: moves, taking back, rewinds, leaving it to a bot, the clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias, TypeVar, get_type_hints

from litestar import post
from litestar.handlers import HTTPRouteHandler

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
    TakeSeatRequest,
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
    | TakeSeatRequest
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


Doing: TypeAlias = Awaitable[tuple[Live, Entry]]
B = TypeVar("B", bound=Action)


def action(
    path: str, *, summary: str, operation_id: str, refuses: dict[int, list[str]], pays: int = 0
) -> Callable[[Callable[[Services, str, Asked, B], Doing]], HTTPRouteHandler]:
    """The handler of an action. What is decorated says what the body of the request is, and hands it to `Play`.

    `pays`: for how many requests it counts besides itself.
    """

    def handler(do: Callable[[Services, str, Asked, B], Doing]) -> HTTPRouteHandler:
        async def handle(
            table_id: str, data: B, services: Services, person: Person, lang: Lang = None, accept: Accept = None
        ) -> Done:
            invite = data.invite if isinstance(data, TakeSeatRequest) else None
            await check_access(services, table_id, person, invite)
            services.limits.count_action(person.id)
            whose, language = counted_as(person.id, person.epoch), chosen(lang, accept)
            if pays:
                services.limits.requests.pay(whose, pays)
            asked = Asked(person.id, data.seq, data.key, services.now(), whose, language)
            return await answer(services, table_id, asked, do(services, table_id, asked, data))

        handle.__name__, handle.__doc__ = do.__name__, do.__doc__
        handle.__annotations__["data"] = get_type_hints(do)["data"]
        address = "/tables/{table_id:str}" + path
        return post(address, summary=summary, status_code=201, operation_id=operation_id, refuses=refuses)(handle)

    return handler


@action(
    "/moves",
    summary="Make a move",
    operation_id="make_move",
    refuses=acting("paused", turn=True, rules=True),
)
def move(services: Services, table_id: str, asked: Asked, data: MoveRequest) -> Doing:
    """For the seat that is to decide, if it is mine.

    A repeat (same key) is answered with the first result, a stale request (another `seq`) with 409 and the present
    situation, an illegal move with 422, the rule and the reason.
    """
    return services.play.move(table_id, asked, data.move)


@action(
    "/undo",
    summary="Take back my last moves",
    operation_id="undo_moves",
    refuses=acting("paused", "undo-barrier", "log-full"),
)
def undo(services: Services, table_id: str, asked: Asked, data: CountRequest) -> Doing:
    """Up to where something was revealed."""
    return services.play.undo(table_id, asked, data.count)


@action(
    "/redo",
    summary="Play again what I took back",
    operation_id="redo_moves",
    refuses=acting("paused", "nothing-to-redo", "log-full", turn=True),
)
def redo(services: Services, table_id: str, asked: Asked, data: CountRequest) -> Doing:
    """As long as nothing else was played."""
    return services.play.redo(table_id, asked, data.count)


@action(
    "/rewind",
    summary="Ask for a rewind",
    operation_id="ask_rewind",
    refuses=acting("rewind-pending", "log-full"),
    pays=QUESTION,
)
def rewind(services: Services, table_id: str, asked: Asked, data: RewindRequest) -> Doing:
    """Back to where `to` moves were made, past barriers too, if everybody agrees. Who plays alone just goes back."""
    return services.play.ask_rewind(table_id, asked, data.to)


@action(
    "/rewind/answer",
    summary="Agree to a rewind or refuse it",
    operation_id="answer_rewind",
    refuses=acting("no-rewind", "agreed-already", "log-full"),
)
def answer_rewind(services: Services, table_id: str, asked: Asked, data: AnswerRequest) -> Doing:
    """When the last one agrees, the game goes back; one refusal ends the question."""
    return services.play.answer_rewind(table_id, asked, data.agree)


@action(
    "/resign",
    summary="Resign",
    operation_id="resign_seat",
    refuses=acting("too-many-tables", stale=False),
)
def resign(services: Services, table_id: str, asked: Asked, data: SeatActionRequest) -> Doing:
    """A bot takes over, marked as such."""
    return services.play.resign(table_id, asked, data.seat)


@action(
    "/return",
    summary="Take my seat back from the bot",
    operation_id="take_seat_back",
    refuses=acting("not-stood-in", stale=False),
)
def come_back(services: Services, table_id: str, asked: Asked, data: SeatActionRequest) -> Doing:
    """If it took over because my time was up, or because I was absent."""
    return services.play.come_back(table_id, asked, data.seat)


@action(
    "/stand-in",
    summary="Let a bot move for somebody absent",
    operation_id="stand_in_for_absent",
    refuses=acting("paused", "not-absent"),
)
def stand_in(services: Services, table_id: str, asked: Asked, data: StandInRequest) -> Doing:
    """If the table has waited for another player for a week and the clock, if there is one, gives him no more time.

    A bot takes over the seat to decide, marked as such; its owner may take it back.
    """
    return services.play.absent(table_id, asked)


@action(
    "/pause",
    summary="Stop the clock or let it run",
    operation_id="pause_clock",
    refuses=acting("no-clock", "paused-already", "log-full", stale=False),
)
def pause(services: Services, table_id: str, asked: Asked, data: PauseRequest) -> Doing:
    """Over days any player may; of a live clock the host decides.

    When the host has not been there for 10 minutes of a pause, any player lets the clock run again.
    """
    return services.play.pause(table_id, asked, data.paused)


HANDLERS = [move, undo, redo, rewind, answer_rewind, resign, come_back, stand_in, pause]
