"""What leaves a table: the view and events of one seat (None: a spectator), never more. Pure functions of the log."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar, cast

import msgspec

from lisboa.decision import Decision, Option
from lisboa.engine.names import COLOURS
from lisboa.game import Game
from lisboa.game_event import GameEvent
from lisboa.server.game_answers import (
    BarrierInfo,
    DecisionInfo,
    EarlierPerson,
    EventInfo,
    Frame,
    OptionInfo,
    ReplaceInfo,
    RewindInfo,
    SeatNow,
    Situation,
    SoloCondition,
    SoloRankConditions,
    SoloRankInfo,
)
from lisboa.server.languages import ENGLISH
from lisboa.server.playthrough import Entry, Playthrough, Proposal
from lisboa.solo_rank import SoloRank

EVENTS_PER_ENTRY: Final = 8  # of a full page: a game has three to six for a move
BRIEF: Final = 2  # entries of an update that is made at once
T = TypeVar("T")
Make = Callable[[Playthrough, int | None, str], T]


def viewpoint(play: Playthrough, person_id: str | None, wanted: int | None = None) -> int | None:
    """The seat a person looks from: the wanted one if it is his; else the one to decide, if he moves for it; else the
    one that decided last, so that several people at one screen are not shown each other's hands meanwhile.

    None, a spectator's, if he has no seat.
    """
    if person_id is None:
        return None
    if wanted is not None and wanted in play.seats_of(person_id):
        return wanted
    return play.game.turn if play.waiting_for == person_id else play.last_seat_of(person_id)


def situation(play: Playthrough, seat: int | None, language: str = ENGLISH) -> Situation:
    """Everything a seat may know of the present: its view, and its decision if it has to make one."""
    game = play.game
    mover = None if seat is None else play.chairs[seat].mover
    decides = seat is not None and game.turn == seat and mover is not None
    earlier = {i: [left for left in play.earlier if left.seat == i] for i in range(len(play.chairs))}
    return Situation(
        language=language,
        seq=play.seq,
        moves=len(game.moves),
        seat=seat,
        turn=game.turn,
        over=game.is_over,
        paused=play.paused,
        view=game.view(seat),
        numbers=game.numbers(),
        decision=decision_info(game.decision, language) if decides else None,
        undoable=play.undoable_by(mover) if mover else 0,
        turn_moves=0 if seat is None else play.turn_moves(seat),
        redoable=play.redoable_by(mover) if mover else 0,
        barrier=barrier_info(play, mover, seat, language) if mover else None,
        rewind=rewind_info(play),
        replacing=replace_info(play),
        seats=[
            SeatNow(
                colour=COLOURS[i],
                kind=chair.kind,
                bot=chair.bot,
                stand_in=chair.stand_in,
                offered=chair.offered,
                earlier=[EarlierPerson(until=left.until, name=play.names[left.person_id]) for left in earlier[i]],
            )
            for i, chair in enumerate(play.chairs)
        ],
        scores=game.scores() if game.is_over else None,
        ranking=game.ranking() if game.is_over else None,
        tie=game.tie() if game.is_over else None,
        projected=projected(game),
        solo_rank=solo_rank_info(game.solo_rank(language)) if game.is_over and game.solo else None,
        solo_now=solo_rank_info(game.solo_rank(language)) if game.solo and not game.is_over else None,
    )


def projected(game: Game) -> list[dict[str, int]] | None:
    """The score sheets as if the game ended now; they count only what lies open. None when it is over."""
    return None if game.is_over else game.scores()


def solo_rank_info(reached: SoloRank) -> SoloRankInfo:
    """SOLO-9: the rank reached, and what every rank asks for."""
    ranks = [
        SoloRankConditions(
            rank=rank.name,
            title=rank.title,
            met=rank.holds,
            conditions=[
                SoloCondition(
                    what=condition.what,
                    text=condition.text,
                    needed=condition.needed,
                    had=condition.have,
                    below=condition.below,
                    met=condition.holds,
                )
                for condition in rank.conditions
            ],
        )
        for rank in reached.ranks
    ]
    return SoloRankInfo(rank=reached.name, title=reached.title, ranks=ranks)


def barrier_info(play: Playthrough, person_id: str, seat: int | None, language: str) -> BarrierInfo:
    """Where the undo of somebody who looks from a seat ends, and why."""
    why = play.end_of_undo(person_id)
    shown = play.game.barrier if why == "revealed" else None
    if shown is None:
        return BarrierInfo(why=why)
    event = shown.seen_by(seat, language)
    message, args = event.message
    return BarrierInfo(why="revealed", text=event.text, rule=shown.rule, message=message, args=args)


def rewind_info(play: Playthrough) -> RewindInfo | None:
    """A rewind that was asked for, with the seats of those who agreed to it."""
    proposal = play.proposal
    if proposal is None or proposal.seat is not None:
        return None
    return RewindInfo(by=proposal.by, to=proposal.to, agreed=agreed_seats(play, proposal))


def replace_info(play: Playthrough) -> ReplaceInfo | None:
    """The same of a question what is to become of somebody's seat."""
    proposal = play.proposal
    if proposal is None or proposal.seat is None:
        return None
    missing = [
        seat
        for seat, chair in enumerate(play.chairs)
        if chair.mover in play.agreeing(proposal.seat) and chair.mover not in proposal.agreed
    ]
    agreed = agreed_seats(play, proposal)
    return ReplaceInfo(by=proposal.by, seat=proposal.seat, way=proposal.way, agreed=agreed, missing=missing)


def agreed_seats(play: Playthrough, proposal: Proposal) -> list[int]:
    """The seats of those who have agreed."""
    return [seat for seat, chair in enumerate(play.chairs) if chair.mover in proposal.agreed]


def decision_info(decision: Decision | None, language: str = ENGLISH) -> DecisionInfo | None:
    """A decision with all its options, for the eyes of its seat."""
    if decision is None:
        return None
    told = decision.in_language(language)
    options = [option_info(option) for option in told.options]
    message, args = told.prompt_message
    return DecisionInfo(
        seat=decision.seat, kind=decision.kind, prompt=told.prompt, message=message, args=args, options=options
    )


def option_info(option: Option) -> OptionInfo:
    """One option, open or closed."""
    return OptionInfo(
        notation=option.notation,
        text=option.text,
        args=option.args,
        enabled=option.enabled,
        reason=option.reason,
        rule=option.rule,
        link=option.link,
        verb=option.verb,
        object=option.object,
        place=option.place,
        wigs_spent=option.wigs_spent or msgspec.UNSET,
    )


def frame(play: Playthrough, seq: int, seat: int | None, language: str = ENGLISH) -> Frame:
    """One entry of the log as a seat may know it. The move is told by its events, which hide a draft (SET-16)."""
    return frame_of(play.entries[seq - 1], play.happened(seq), seat, language)


def frame_of(entry: Entry, events: Sequence[GameEvent], seat: int | None, language: str = ENGLISH) -> Frame:
    """An entry with what happened in it, as a seat may know it."""
    return Frame(
        seq=entry.seq,
        kind=entry.kind,
        seat=entry.seat,
        number=entry.number,
        note=entry.note,
        at=entry.at,
        events=[EventInfo(**event.seen_by(seat, language).to_json()) for event in events],
    )


def frames(
    play: Playthrough, since: int, seat: int | None, language: str = ENGLISH, until: int | None = None
) -> Iterator[Frame]:
    """All entries after number `since`, up to `until`. Those of a whole game take long: for `LongWork`.

    Each is encoded as soon as it is made: to encode thousands at once would take long, too.
    """
    last = play.seq if until is None else min(until, play.seq)
    return (encoded(frame(play, seq, seat, language)) for seq in range(since + 1, last + 1))


def page_end(play: Playthrough, since: int, entries: int, events: int) -> int:
    """The number of the last entry of a page that begins after `since`.

    It has no more entries and events than that: many moves that are played again are one entry. But it has one entry,
    if there is one.
    """
    last, room = since, events
    for happened in play.frames[since : since + entries]:
        room -= len(happened)
        if room < 0 and last > since:
            break
        last += 1
    return last


# The same, encoded and made only once: the answer to a move and the sockets of all who look from one seat in
# one language need it.


def ready_situation(play: Playthrough, seat: int | None, language: str = ENGLISH) -> Situation:
    """The present."""
    return once(play, "situation", seat, language, situation)


def ready_frames(
    play: Playthrough, since: int, seat: int | None, language: str = ENGLISH, until: int | None = None
) -> Iterator[Frame]:
    """All entries after number `since`, up to `until`. Who is connected needs only the last one."""
    last = play.seq if until is None else min(until, play.seq)
    yield from frames(play, since, seat, language, min(last, play.seq - 1))
    if since < last == play.seq:
        yield ready_frame(play, seat, language)


def is_brief(play: Playthrough, since: int, until: int) -> bool:
    """Are the entries after number `since`, up to `until`, made at once? Those are who somebody connected waits for.

    The last one is made only once for everybody, so it does not matter how many moves it has played again.
    """
    others = play.frames[since : min(until, play.seq - 1)]
    return until - since <= BRIEF and sum(map(len, others)) <= BRIEF * EVENTS_PER_ENTRY


def ready_frame(play: Playthrough, seat: int | None, language: str = ENGLISH) -> Frame:
    """The last entry."""
    return once(play, "frame", seat, language, last_frame)


def last_frame(play: Playthrough, seat: int | None, language: str) -> Frame:
    """The same, made now."""
    return frame(play, play.seq, seat, language)


def once(play: Playthrough, what: str, seat: int | None, language: str, make: Make[T]) -> T:
    """What was made before, or is made now and kept: JSON that is written as it is wherever a T is to be written."""
    made = play.rendered.get((what, seat, language))
    if made is None:
        made = play.rendered[what, seat, language] = msgspec.Raw(msgspec.json.encode(make(play, seat, language)))
    return cast("T", made)


def encoded(made: T) -> T:
    """The same as JSON, which is written as it is wherever a T is to be written."""
    return cast("T", msgspec.Raw(msgspec.json.encode(made)))
