"""The games of an arena: who plays whom on which seat with which shuffle, and one of them played."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement

from lisboa.bots import BOTS
from lisboa.cli.simulation import game_seed
from lisboa.cli.workers import Flag
from lisboa.engine.flow import seat_of, settle, take
from lisboa.engine.layout import PLAYERS, SOLO, WIGS
from lisboa.engine.playout import own_dice
from lisboa.engine.set_up import new_state
from lisboa.engine.solo_rank import rank_of, reached
from lisboa.engine.state import State
from lisboa.final_ranking import places
from lisboa.game_options import GameOptions
from lisboa.report.contest import Against, Played, Thinking

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Arena:
    """Who takes part, in which games. What a game comes to depends on this and its number only."""

    named: tuple[str, ...]  # as on the command line
    options: GameOptions
    seed: int

    @property
    def players(self) -> int:
        return self.options.players

    @cached_property
    def bots(self) -> tuple[str, ...]:
        """Each once, in the order in which they were named."""
        return tuple(dict.fromkeys(self.named))

    @cached_property
    def line_ups(self) -> list[LineUp]:
        return line_ups(self.named, self.players)

    @property
    def round_games(self) -> int:
        """Games with one shuffle: every line-up in every rotation."""
        return len(self.line_ups) * self.players

    def seating(self, game: int) -> LineUp:
        """Who sits where in a game."""
        line_up, rotation = divmod(game % self.round_games, self.players)
        return rotated(self.line_ups[line_up], rotation)

    def play(self, game: int, stop: Flag) -> Played | None:
        """One game; None if it was stopped."""
        seats, number = self.seating(game), game // self.round_games
        seed = game_seed(self.seed, number)
        s = new_state(self.options.for_engine(), seed)
        spent = play_out(s, seats, dice_seed(seed, seats, game % self.players), stop)
        if spent is None:
            return None
        total = int(s.d[PLAYERS])
        return Played(
            game,
            number,
            list(seats),
            [int(s.d[WIGS + seat]) for seat in range(total)],
            places_by_seat(s),
            {bot: Thinking(*numbers) for bot, numbers in spent.items()},
            Against(int(rank_of(s)), reached(s)) if s.d[SOLO] == 1 else None,
        )


def named_bots(bots: str, players: int) -> tuple[str, ...]:
    """The bots of an arena; ValueError says what does not fit."""
    if not bots.strip():
        raise ValueError(f"who takes part? Say for example --bots novice,greedy; there are: {', '.join(BOTS)}")
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        if name not in BOTS:
            raise ValueError(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    if len(set(names)) == 1 and players > 1:
        raise ValueError(f"only {names[0]!r}: two different bots at least are needed to compare them")
    if len(set(names)) < len(names) and (len(names) != players or players < 3):
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{twice!r} is named twice: only a whole line-up of 3 or 4 players may do so")
    return names


def line_ups(names: tuple[str, ...], players: int) -> list[LineUp]:
    """Every choice of bots with as many different ones as there can be; names that repeat are the only line-up."""
    if len(set(names)) < len(names):
        return [names]
    most = min(len(names), players)
    return [some for some in combinations_with_replacement(names, players) if len(set(some)) == most]


def rotated(line_up: LineUp, places_on: int) -> LineUp:
    """Everybody some seats further on."""
    return tuple(line_up[(seat - places_on) % len(line_up)] for seat in range(len(line_up)))


def dice_seed(seed: int, seats: LineUp, rotation: int) -> int:
    """What bots throw with: of this game and seating alone, so a further line-up changes nothing in the others."""
    words = f"{seed} {rotation} {' '.join(seats)}"
    return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=16).digest())


def play_out(s: State, seats: LineUp, seed: int, stop: Flag) -> dict[str, tuple[int, float, float]] | None:
    """Play to the end; by bot its decisions, their seconds and the longest one. None if it was stopped."""
    bots = [BOTS[name] for name in seats]
    dice = own_dice(seed)
    spent = dict.fromkeys(seats, (0, 0.0, 0.0))
    while not stop.is_set():
        codes = settle(s).codes
        if len(codes) == 0:
            return spent
        seat = seat_of(s)
        begun = time.thread_time()
        choice = bots[seat].decide(s, codes, dice)
        seconds = time.thread_time() - begun
        take(s, choice, False)
        decisions, total, longest = spent[seats[seat]]
        spent[seats[seat]] = (decisions + 1, total + seconds, max(longest, seconds))
    return None


def places_by_seat(s: State) -> list[int]:
    """How many stand before each seat; those who share a place have the same."""
    out = [0] * int(s.d[PLAYERS])
    before = 0
    for place in places(s):
        for seat in place:
            out[seat] = before
        before += len(place)
    return out
