"""Fuzzed games: how they begin, who plays them, and what becomes of one that breaks a law."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import lisboa
from lisboa import Game
from lisboa.engine import flow, playout, position, record
from lisboa.engine.names import COLOURS
from lisboa.engine.notation import write
from lisboa.engine.set_up import new_state
from lisboa.engine.state import State
from lisboa.engine.steps import MAIN
from lisboa.game_options import GameOptions, validated
from lisboa.seats import BOTS, HUMAN
from tests.fuzz import laws, positions, quick, recount
from tests.fuzz.branches import Branches
from tests.fuzz.knowledge import Knowledge
from tests.fuzz.laws import LawBroken, Note
from tests.fuzz.recount import PLOT_REWARDS, SITE_REWARDS

FAILURES = Path(__file__).resolve().parents[2] / "build" / "fuzz"
RECOUNT_EVERY = 40  # the quick look is taken at every step, the full recount at these

SOLO = 1  # one player against Lacerda


def random_options(rng: random.Random, players: int) -> GameOptions:
    """Any options that go together; one player plays solo."""
    seats = [rng.choice((HUMAN, HUMAN, *BOTS)) for _ in range(players)]
    novices = [seat for seat in range(players) if rng.random() < 0.7]
    tokens: bool | dict[str, str] = rng.random() < 0.4
    if tokens and rng.random() < 0.3:
        tokens = random_arrangement(rng, players)
    return validated(
        players,
        ruleset=rng.choice(("2021", "2021", "2017")),
        rules=rng.choice((2, 2, 2, 1)),
        draft=players > 1 and rng.random() < 0.2,
        starting_decrees=rng.random() < 0.2,
        goals=novices if rng.random() < 0.4 else (),
        city_tokens=tokens,
        seats=seats if rng.random() < 0.3 else None,
    )


def random_arrangement(rng: random.Random, players: int) -> dict[str, str]:
    """Some of the tokens on all places in play."""
    found: dict[str, str] = {}
    for printed in (PLOT_REWARDS, SITE_REWARDS):
        tokens = rng.sample(list(printed.values()), len(printed))
        places = [place for place in printed if players > 2 or "E" not in place]
        found |= dict(zip(places, tokens, strict=False))
    return found


class Start:
    """How a game begins: options and a seed, or a constructed position."""

    def __init__(self, rng: random.Random, players: int) -> None:
        self.seed = rng.getrandbits(48)
        self.options = random_options(rng, players)
        self.solo = self.options.solo
        self.players = len(self.options.seats)
        self.policy = rng.choice((playout.RANDOM, playout.EAGER, playout.EAGER))
        self.document: dict[str, Any] | None = None
        self.dice = playout.own_dice(rng.getrandbits(48))
        if rng.random() < 0.4:
            self.construct(rng)

    def construct(self, rng: random.Random) -> None:
        """Play some eager turns, then bend the latest position in which somebody was to play a card."""
        s = self.state()
        codes = flow.settle(s).codes
        found: State | None = None
        for _ in range(rng.randint(20, 220)):
            if flow.kind_of(s) == MAIN:
                found = s.copy()
            flow.take(s, playout.choose(s, codes, playout.EAGER, self.dice), False)
            codes = flow.settle(s).codes
            if flow.is_over(s):
                break
        if found is not None:
            self.document = positions.twisted(position.to_document(found), rng)

    def go_on(self, moves: int) -> None:
        """Begin so many moves later, or at the last decision if there are fewer."""
        s = self.state()
        codes = flow.settle(s).codes
        while moves > 0:
            t = s.copy()
            flow.take(t, playout.choose(t, codes, self.policy, self.dice), False)
            codes = flow.settle(t).codes
            if flow.is_over(t):
                break
            s = t
            moves -= 1
        self.document = position.to_document(s)

    def state(self) -> State:
        """The engine's state at the start, before automatic steps."""
        if self.document is not None:
            return position.from_document(self.document)
        return new_state(self.options.for_engine(), self.seed)

    def game(self) -> Game:
        """The same as a game."""
        if self.document is not None:
            return Game.from_position(self.document)
        return Game(seed=self.seed, **vars(self.options))


class Failure(Exception):
    """A game that broke a law, written down."""


def failed(start: Start, moves: list[str], move: str, error: Exception) -> Failure:
    """Write the game up to the failing move as a file that `lisboa replay` opens."""
    law = error.law if isinstance(error, LawBroken) else type(error).__name__
    game = start.game()
    for played in moves:
        game.play(played)
    game.comments[len(moves)] = f"after this: {move}\nbreaks the law: {law}\n{error}"
    FAILURES.mkdir(parents=True, exist_ok=True)
    file = FAILURES / f"{''.join(c if c.isalnum() else '-' for c in law)}-{start.seed}.lisboa"
    file.write_text(game.to_text(), encoding="utf-8")
    return Failure(f"{file}: law {law!r} broken by move {len(moves) + 1} ({move}): {error}")


def quick_game(start: Start, branches: Branches) -> int:
    """Play at the engine's level with the cheap laws at every step; returns the number of moves."""
    moves: list[str] = []
    move = "set-up"
    try:
        s = start.state()
        codes = flow.settle(s).codes
        look(s, 0)
        while not flow.is_over(s):
            before = s.copy()
            choice = playout.choose(s, codes, start.policy, start.dice)
            move = write(flow.kind_of(s), choice)
            s.recording = True
            flow.take(s, choice, False)
            codes = flow.settle(s).codes
            s.recording = False
            events, s.events = s.events, []
            moves.append(move)
            branches.add(before, choice, events, s)
            look(s, len(moves))
    except Exception as error:
        raise failed(start, moves[:-1] if moves[-1:] == [move] else moves, move, error) from error
    return len(moves)


def look(s: State, moves: int) -> None:
    """The cheap laws: conservation, limits, a bounded number of moves. A dead end raises by itself."""
    found = quick.faults(s)
    if moves % RECOUNT_EVERY == 0 or flow.is_over(s):
        found += recount.faults(position.to_document(s))
    laws.demand("conservation", not found, found)
    laws.demand("game ends", moves < laws.MOST_MOVES, moves)


class Trial:
    """A game played through the public face with every law checked at every step."""

    def __init__(self, start: Start, branches: Branches, rng: random.Random) -> None:
        self.start = start
        self.branches = branches
        self.rng = rng
        self.game = start.game()
        self.now = Note(self.game)
        self.hashes = [self.now.hash]
        self.known = Knowledge(self.game)
        self.from_the_start = start.document is None

    def run(self, most: int) -> int:
        """Play to the end, or at most so many moves; returns the number of moves."""
        move = "set-up"
        game = self.game
        try:
            self.check_position()
            while not game.is_over and len(game.moves) < most:
                move = self.choose()
                self.step(move)
            laws.file_round_trips(game)
            laws.file_is_guarded(game)
            if self.from_the_start:
                laws.equal_turns(game)
        except Exception as error:
            moves = game.moves
            if len(moves) == len(self.hashes) or moves[-1:] == [move]:
                moves = moves[:-1]
            raise failed(self.start, moves, move, error) from error
        return len(game.moves)

    def choose(self) -> str:
        """The policy's move."""
        s = self.game._state
        code = playout.choose(s, self.game._offers.codes, self.start.policy, self.start.dice)
        return write(flow.kind_of(s), code)

    def step(self, move: str) -> None:
        """One move with all laws."""
        game, before, state = self.game, self.now, self.game._state
        code = record.find(state, game._offers, move)
        events = game.play(self.rng.choice((move, move.upper(), f" {move} ")))
        self.hashes.append(game.state_hash())
        self.now = now = Note(game)
        self.branches.add(state, code, game._state.events, game._state)
        self.known.look(game, events)
        laws.events_tell_all(before, now, events)
        laws.last_mover_begins(now, events)
        laws.events_leak_nothing(game, self.known, len(game.moves) - 1)
        for law in laws.laws_of_move():
            law(game, now, before)
        self.check_position()
        if len(game.moves) % 10 == 0:
            game.comments[len(game.moves)] = f"move {len(game.moves)} of {COLOURS[before.seat or 0]}"
            laws.file_round_trips(game)
            laws.undo_many(game, self.hashes)

    def check_position(self) -> None:
        """All laws of a position."""
        for law in laws.laws_of_position():
            law(self.game, self.now)
        laws.resampling_cannot_be_told(self.game, self.now, self.rng)
        laws.views_show_what_they_may(self.now, self.known)
        laws.copies_are_independent(self.game, self.now, self.rng)


def compiled() -> bool:
    """Is the engine compiled?"""
    return not str(flow.__file__).endswith(".py")


def engine_name() -> str:
    return f"lisboa {'compiled' if compiled() else 'uncompiled'} ({Path(lisboa.__file__).parent})"
