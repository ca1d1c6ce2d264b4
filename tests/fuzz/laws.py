"""The laws of every game, each a small function over a game at one step. A broken law raises LawBroken.

`now` is what was noted of the game, `before` what was noted before its latest move.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from lisboa import BadGameFile, Game, GameEvent, IllegalMove, UndoBarrier
from lisboa.engine.check import problems
from lisboa.engine.names import COLOURS
from tests.fuzz import knowledge, recount

Document = dict[str, Any]
RULE = re.compile(r"(SET|TURN|PORT|INF|SELL|TRADE|STATE|VISIT|NOBLE|SPONSOR|END|SCORE|SOLO|EXTRA|RUL)-\d+\w?$")
# Decisions within an action that may be a reward; a ship may always be declined, a second decree too
REWARDS = ("recruit", "plan", "produce", "cardinal", "favor", "decree", "rubble")
SECRETS = ("seed", "random", "cards_known", "stack")
# A game of random moves takes about 300 moves; this many mean that it does not end.
MOST_MOVES = 3000


class LawBroken(Exception):
    """A law does not hold: which one, and what is wrong."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


def demand(law: str, holds: bool, detail: object = "") -> None:
    if not holds:
        raise LawBroken(law, str(detail))


class Note:
    """What a game looked like at one step."""

    def __init__(self, game: Game) -> None:
        self.seat = game.turn
        self.hash = game.state_hash()
        self.position = game.position()
        self.moves = game.moves
        self.legal = game.legal_moves()
        self.undoable = game.undoable
        self.events = len(game._events)
        self.views = {seat: game.view(seat) for seat in (*range(game.players), None)}
        self.texts = {seat: json.dumps(view) for seat, view in self.views.items()}
        self.cards = {seat: knowledge.cards_in(text) for seat, text in self.texts.items()}
        self.things = {seat: self.cards[seat] | knowledge.things_in(view) for seat, view in self.views.items()}
        self.decision = game.decision
        self.options = [] if self.decision is None else self.decision.options

    @cached_property
    def flat(self) -> dict[str, Any]:
        """The position in the paths that events use."""
        return knowledge.flatten(self.position)


# Laws of one position


def conservation(game: Game, now: Note) -> None:
    """Each component lies somewhere exactly once and no limit is passed; the engine's own checker agrees."""
    found = recount.faults(now.position)
    demand("conservation", not found, found)
    own = problems(game._state)
    demand("conservation (lisboa.engine.check)", not own, own)


def goes_on_or_is_over(game: Game, now: Note) -> None:
    """No dead end, and an end."""
    if game.is_over:
        demand("over", game.turn is None and game.decision is None and game.legal_moves() == [])
        return
    demand("no dead end", len(now.legal) >= 2, f"{len(now.legal)} legal moves")
    demand("game ends", len(now.moves) < MOST_MOVES, f"{len(now.moves)} moves")


def options_are_stable(game: Game, now: Note) -> None:
    """The same options in the same order, each with its own notation, however often and whoever asks."""
    decision, options = now.decision, now.options
    if decision is None:
        return
    enabled = [option.notation for option in options if option.enabled]
    demand("options", enabled == now.legal == game.copy().legal_moves(), enabled)
    again = game.copy().decision
    demand("options stable", again is not None and str(again.options) == str(options))
    names = [option.notation for option in options]
    demand("notation unique", len({name.lower() for name in names}) == len(names), names)
    demand("notation ASCII", all(name.isascii() and name == " ".join(name.split()) for name in names), names)
    demand("enabled first", all(option.enabled for option in options[: len(enabled)]))
    for option in options:
        demand("option text", bool(option.text.strip()), option.notation)
        demand("open options have no reason", option.enabled == (option.reason == option.rule == ""), option)
    demand("prompt", bool(decision.prompt.strip()))
    demand("seat", decision.seat == game.turn)


def closed_options_are_refused(game: Game, now: Note) -> None:
    """IllegalMove with the rule and the reason of the option; the game is unchanged."""
    for option in now.options:
        if option.enabled:
            continue
        try:
            game.play(option.notation)
        except IllegalMove as error:
            told = (error.rule, error.reason)
            demand("refusal", told == (option.rule, option.reason), f"{option.notation}: {told}")
            demand("rule id", RULE.match(error.rule) is not None, f"{option.notation}: {error.rule}")
        else:
            raise LawBroken("closed option", f"{option.notation} was played although {option.reason}")
    demand("unchanged after IllegalMove", game.state_hash() == now.hash)


def position_round_trip(game: Game, now: Note) -> None:
    """Through JSON and back: the same hash, moves, options and views."""
    again = Game.from_position(json.loads(json.dumps(now.position)))
    demand("position hash", again.state_hash() == now.hash)
    demand("position document", again.position() == now.position)
    demand("position moves", again.legal_moves() == now.legal and again.turn == now.seat)
    demand("position view", again.view(0) == now.views[0])
    demand("position scores", again.scores() == game.scores())


def file_round_trips(game: Game) -> None:
    """Text and JSON files: the same hash, moves and comments."""
    for form, again in (
        ("text", Game.from_text(game.to_text())),
        ("JSON", Game.from_json(json.loads(json.dumps(game.to_json())))),
    ):
        demand(f"{form} round trip", again.state_hash() == game.state_hash() and again.moves == game.moves)
        demand(f"{form} comments", again.comments == game.comments, (again.comments, game.comments))
        demand(f"{form} text", again.to_text() == game.to_text())


def file_is_guarded(game: Game) -> None:
    """A file without its last move is noticed."""
    if not game.moves:
        return
    lines = [line for line in game.to_text().splitlines() if not line.startswith(";")]
    try:
        Game.from_text("\n".join(lines[:-1]))
    except BadGameFile:
        return
    raise LawBroken("truncated file", "was read without an error")


def scores_add_up(game: Game, now: Note) -> None:
    """The total is the sum of the lines; at the end it is what the wig track shows. All seats are ranked."""
    sheets = game.scores()
    for seat, sheet in enumerate(sheets):
        lines = [value for name, value in sheet.items() if name != "total"]
        demand("score sheet", sheet["total"] == sum(lines) and min(lines) >= 0, sheet)
        if game.is_over:
            wigs = now.position["players"][COLOURS[seat]]["wigs"]
            demand("wigs at the end", sheet["total"] == wigs, (sheet, wigs))
    ranking = game.ranking()
    demand("ranking", sorted(seat for place in ranking for seat in place) == list(range(game.players)))
    totals = [sheets[place[0]]["total"] for place in ranking]
    demand("ranking order", totals == sorted(totals, reverse=True), totals)


def equal_turns(game: Game) -> None:
    """END-3: in a game played from its beginning everybody has had equally many turns."""
    turns = {colour: player["turns"] for colour, player in game.position()["players"].items()}
    demand("equal turns", not game.is_over or len(set(turns.values())) == 1, turns)


def resampling_cannot_be_told(game: Game, now: Note, rng: random.Random) -> None:
    """A seat, and all the more a spectator, cannot tell the true game from one resampled for that seat."""
    for seat in range(game.players):
        other = game.resample(seat, rng)
        found = recount.faults(other.position()) + problems(other._state)
        demand("resample conserves", not found, found)
        demand("view", other.view(seat) == now.views[seat], f"seat {seat} can tell the resampled game")
        demand("view", other.view(None) == now.views[None], "a spectator can tell the resampled game")
        if now.seat == seat:
            theirs = other.decision
            same = theirs is not None and str(theirs.options) == str(now.options)
            demand("offers", same, "what a seat may do depends on what it cannot know")


def views_show_what_they_may(now: Note, known: knowledge.Knowledge) -> None:
    """Every card a seat sees it has a right to see, and what everybody saw it is still shown (RUL-30)."""
    for seat, view in now.views.items():
        text = now.texts[seat]
        demand("view is plain data", json.loads(text) == view)
        words = [word for word in SECRETS if f'"{word}":' in text]
        demand("view has secrets", not words, words)
        counts = (view["church"]["bag"], view["decree_deck"], view["goal_deck"])
        demand("view has secrets", all(set(count) == {"count"} for count in counts), "bag, decree or goal deck")
        shown = now.cards[seat]
        strange = shown - known.may_see(seat)
        demand("view shows a hidden card", not strange, f"seat {seat}: {strange}")
        missing = known.of_other_hands(now.position, seat) - shown
        demand("view forgets a known card", not missing, f"seat {seat}: {missing}")


def rewards_are_resolved(_: Game, now: Note) -> None:
    """RUL-4: outside the end of the period nobody may decline an action, except in games of revision 1."""
    steps = {frame["step"] for frame in now.position["stack"]}
    if now.decision is None or now.decision.kind not in REWARDS or "period-reward" in steps or revision(now) == 1:
        return
    demand("rewards are resolved", "pass" not in now.legal, now.decision.kind)


def revision(now: Note) -> int:
    """Of the rules by which a game is played."""
    return int(now.position["options"].get("rules", 1))


# Laws of one move


def last_mover_begins(now: Note, events: list[GameEvent]) -> None:
    """RUL-21: a church scoring begins with whoever moved the Cardinal last, except in games of revision 1."""
    movers = [event.seat for event in events if event.kind == "cardinal-moved"]
    called_by = now.position["church_called_by"]
    if movers and called_by is not None and revision(now) > 1:
        demand("last mover begins", movers[-1] == COLOURS.index(called_by), called_by)


def events_tell_all(before: Note, now: Note, events: list[GameEvent]) -> None:
    """The changes of all events, applied to the position before, give the position after (but for stack and chance)."""
    flat = dict(before.flat)
    for event in events:
        demand("event", bool(event.text.strip()) and RULE.match(event.rule) is not None, event.kind)
        for path, old, new in event.changes:
            if path.startswith("random"):
                continue
            demand(
                "event before", knowledge.same(flat.get(path, knowledge.ABSENT), old), f"{event.kind}: {path} {old!r}"
            )
            flat[path] = new
    for path in flat.keys() | now.flat.keys():
        told, true = flat.get(path, knowledge.ABSENT), now.flat.get(path, knowledge.ABSENT)
        if told is not true:  # what is the same is quickly seen, and that is nearly all
            demand("events", knowledge.same(told, true), f"{path} is {true!r}, the events say {told!r}")


def events_leak_nothing(game: Game, known: knowledge.Knowledge, since: int) -> None:
    """What a seat is told names only cards it has a right to know, and nothing of the chance to come."""
    for seat in (*range(game.players), None):
        for event in game.events(seat, since):
            document = event.to_json()
            text = json.dumps(document)
            demand("event is plain data", json.loads(text) == document)
            cards = knowledge.cards_in(text) | knowledge.cards_of_event(event)
            strange = cards - known.may_see(seat)
            demand("event shows a hidden card", not strange, f"seat {seat}, {event.kind}: {strange}")
            paths = [path for path, _, _ in event.changes if path.startswith(("random", "cards_known"))]
            demand("event shows chance", not paths, paths)


def undo_and_redo(game: Game, now: Note, before: Note) -> None:
    """Undo returns exactly what was, redo exactly what is; at a barrier undo refuses and changes nothing."""
    twin = game.copy()
    if twin.undoable == 0:
        try:
            twin.undo()
        except UndoBarrier:
            demand("unchanged after UndoBarrier", twin.state_hash() == now.hash and twin.moves == now.moves)
            return
        raise LawBroken("undo", "went over a barrier")
    twin.undo()
    same = (twin.state_hash(), twin.position(), twin.moves, twin.legal_moves(), twin.undoable, len(twin._events))
    was = (before.hash, before.position, before.moves, before.legal, before.undoable, before.events)
    demand("undo", same == was, [a == b for a, b in zip(same, was, strict=True)])
    twin.redo()
    demand("redo", (twin.state_hash(), twin.moves, twin.position()) == (now.hash, now.moves, now.position))
    told = [event.to_json() for event in game.events(None, len(now.moves) - 1)]
    again = [event.to_json() for event in twin.events(None, len(now.moves) - 1)]
    demand("redo events", told == again and len(twin._events) == now.events)
    demand("undo of a copy", game.state_hash() == now.hash and game.moves == now.moves)


def barrier_where_something_showed(_: Game, now: Note, before: Note) -> None:
    """A move that shows anybody a card or tile its player did not see before, or uses chance, cannot be undone.

    A player's own card that is played is no secret to that player, so taking it back is fair.
    """
    if before.seat is None:
        return
    for seat, seen in before.things.items():
        shown = now.things[seat] - seen - before.things[before.seat]
        demand("barrier", not shown or now.undoable == 0, f"seat {seat} now sees {sorted(shown)}")
    if now.position["random"] != before.position["random"]:
        demand("barrier", now.undoable == 0, "chance was used")


def prices_never_rise(_: Game, now: Note, before: Note) -> None:
    """SELL-4, and nothing that left the game comes back (RUL-6); goals and tokens stay where they are or leave."""
    old, new = before.position, now.position
    if old["period"] > 0:
        demand("prices", all(new["prices"][good] <= old["prices"][good] for good in new["prices"]))
        for cube, n in old["downtown"]["cubes_gone"].items():
            demand("cubes gone", new["downtown"]["cubes_gone"][cube] >= n, cube)
    for goal, owner in old["goals_placed"].items():
        demand("goal cards change hands", new["goals_placed"].get(goal) in (owner, "gone"), goal)
    if old["period"] > 0:
        for rewards in ("plot_rewards", "site_rewards"):
            for place, word in new["downtown"][rewards].items():
                demand("rewards appear", word in (None, old["downtown"][rewards][place]), place)
    gone = {card for card, how in old["cards_gone"].items() if new["cards_gone"].get(card) != how}
    demand("cards gone", not gone, gone)


# Laws of what may be done with a game


def copies_are_independent(game: Game, now: Note, rng: random.Random) -> None:
    """Playing on a copy leaves the original alone, and the other way round."""
    twin, witness = game.copy(), game.copy()
    for _ in range(4):
        if not twin.is_over:
            twin.play(rng.choice(twin.legal_moves()))
    twin.comments[0] = "only here"
    unchanged = (game.state_hash(), game.moves, len(game._events)) == (now.hash, now.moves, now.events)
    demand("copy", unchanged and 0 not in game.comments, "playing on a copy changed the original")
    demand("copy", witness.state_hash() == now.hash, "a copy changed by itself")


def undo_many(game: Game, hashes: list[str]) -> None:
    """All moves up to the barrier can be taken back and played again; `hashes` are those of every step so far."""
    twin = game.copy()
    steps = twin.undoable
    twin.undo(steps)
    demand("undo of many", twin.state_hash() == hashes[-1 - steps], f"{steps} moves")
    twin.redo(steps)
    demand("redo of many", twin.state_hash() == hashes[-1], f"{steps} moves")


def laws_of_position() -> Iterator[Any]:
    """The cheap ones first: their messages say most."""
    yield conservation
    yield goes_on_or_is_over
    yield options_are_stable
    yield closed_options_are_refused
    yield position_round_trip
    yield scores_add_up
    yield rewards_are_resolved


def laws_of_move() -> Iterator[Any]:
    """Those that compare a game with what it was before its latest move."""
    yield undo_and_redo
    yield barrier_where_something_showed
    yield prices_never_rise
