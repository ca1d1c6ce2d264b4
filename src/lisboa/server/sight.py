"""What leaves a table: the view and events of one seat (None: a spectator), never more. Pure functions of the log."""

from typing import Any

from lisboa.decision import Decision
from lisboa.engine.names import COLOURS
from lisboa.server.playthrough import Entry, Playthrough


def viewpoint(play: Playthrough, person_id: str | None, wanted: int | None = None) -> int | None:
    """The seat a person looks from: the wanted one if it is his; else the one to decide, if his; else his first.

    None, a spectator's, if he has no seat.
    """
    own = play.seats_of(person_id)
    if wanted is not None and wanted in own:
        return wanted
    if play.game.turn in own:
        return play.game.turn
    return own[0] if own else None


def situation(play: Playthrough, seat: int | None) -> dict[str, Any]:
    """Everything a seat may know of the present: its view, and its decision if it has to make one."""
    game = play.game
    mover = None if seat is None else play.chairs[seat].mover
    proposal = play.proposal
    return {
        "seq": play.seq,
        "moves": len(game.moves),
        "seat": seat,
        "turn": game.turn,
        "over": game.is_over,
        "paused": play.paused,
        "view": game.view(seat),
        "decision": decision_json(game.decision) if seat is not None and game.turn == seat and mover else None,
        "undoable": play.undoable_by(mover) if mover else 0,
        "redoable": play.redoable_by(mover) if mover else 0,
        "rewind": None if proposal is None else {"by": proposal.by, "to": proposal.to, "agreed": agreed_seats(play)},
        "seats": [
            {"colour": COLOURS[i], "kind": chair.kind, "bot": chair.bot, "stand_in": chair.stand_in}
            for i, chair in enumerate(play.chairs)
        ],
        "scores": game.scores() if game.is_over else None,
        "ranking": game.ranking() if game.is_over else None,
    }


def agreed_seats(play: Playthrough) -> list[int]:
    """The seats of those who agreed to go back."""
    agreed = () if play.proposal is None else play.proposal.agreed
    return [seat for seat, chair in enumerate(play.chairs) if chair.mover in agreed]


def decision_json(decision: Decision | None) -> dict[str, Any] | None:
    """A decision with all its options, for the eyes of its seat."""
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": decision.prompt,
        "options": [
            {
                "notation": option.notation,
                "text": option.text,
                "enabled": option.enabled,
                "reason": option.reason,
                "rule": option.rule,
                "link": option.link,
            }
            for option in decision.options
        ],
    }


def frame(play: Playthrough, seq: int, seat: int | None) -> dict[str, Any]:
    """One entry of the log as a seat may know it. The move is told by its events, which hide a draft (SET-16)."""
    return frame_of(play.entries[seq - 1], [event.seen_by(seat).to_json() for event in play.frames[seq - 1]])


def frame_of(entry: Entry, events: list[dict[str, Any]]) -> dict[str, Any]:
    """An entry with events that are fit to be seen."""
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "number": entry.number,
        "note": entry.note,
        "at": entry.at,
        "events": events,
    }


def frames(play: Playthrough, since: int, seat: int | None) -> list[dict[str, Any]]:
    """All entries after number `since`."""
    return [frame(play, seq, seat) for seq in range(since + 1, play.seq + 1)]
