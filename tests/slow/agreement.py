"""Play a game and the slow checker side by side; compare at every decision what may be done and what has happened."""

from __future__ import annotations

import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import lisboa
from lisboa.errors import BadPosition
from tests.slow.choices import Document, Question, Search, SearchTooLong, Table
from tests.slow.corners import tightened
from tests.slow.facts import CARDS, COLOURS, PLOTS, SITES
from tests.slow.forced import REWARDED, forcing
from tests.slow.turn import lacerdas_turn, period_end, turn

# What the checker keeps of a position; the rest it neither needs nor changes.
KEPT = (
    "active_player", "period", "period_trigger", "church_called_by", "card_in_play", "treasury_space", "prices",
    "church", "downtown", "court", "shipyard", "ships_gone", "decks_face_up", "decrees", "decrees_placed", "players",
    "building_stacks", "political_decks", "cards_discarded_now", "stack", "options", "goals_placed", "goal_deck",
    "lacerda", "decree_deck",
)  # fmt: skip
NOT_KEPT_OF_PLAYERS = ("score_sheet", "turns", "pack")
NOT_COMPARED = ("stack", "cards_gone")
Edit = Callable[[Document, random.Random], Document]
SCRIPTS = {"main": turn, "period-discard": period_end, "follow": lacerdas_turn}
ACTIVE_REWARDS = ("cardinal", "recruit", "plan", "gain-influence", "reis")


class Disagreement(AssertionError):
    """Engine and checker see different things; the message says which and where the position lies."""


def complaint(position: Document, moves: list[str], lines: list[str]) -> Disagreement:
    """What is wrong, with the position written to a file."""
    with tempfile.NamedTemporaryFile("w", suffix=".json", prefix="disagreement-", delete=False) as file:
        json.dump({"position": position, "moves": moves}, file)
    text = "\n".join(lines)
    return Disagreement(f"position in {file.name}\nmoves from there: {moves}\n{text}")


def kept(position: Document) -> Document:
    """The part of a position document that the checker works on."""
    doc = {key: position[key] for key in KEPT}
    doc["church"] = {key: part for key, part in position["church"].items() if key != "bag"}
    doc["players"] = {
        who: {key: part for key, part in board.items() if key not in NOT_KEPT_OF_PLAYERS}
        for who, board in position["players"].items()
    }
    return doc


def differences(path: str, engine: Any, checker: Any) -> list[str]:
    """Where two documents differ, line by line."""
    if isinstance(engine, dict) and isinstance(checker, dict):
        lines = []
        for key in sorted(engine.keys() | checker.keys()):
            if path or key not in NOT_COMPARED:
                lines += differences(f"{path}.{key}" if path else key, engine.get(key), checker.get(key))
        return lines
    return [] if engine == checker else [f"  {path}: engine {engine!r}, checker {checker!r}"]


class Walk:
    """One turn (or period end) of a game, with the checker at its side."""

    def __init__(self, game: lisboa.Game, position: Document, rng: random.Random, eager: bool, most_runs: int) -> None:
        self.game = game
        self.position = position
        self.rng = rng
        self.eager = eager
        self.answers: tuple[str, ...] = ()
        self.played: list[str] = []
        self.compared = 0
        self.kinds: list[str] = []
        self.wanted: list[str] = []
        self.rewards_in_the_way: set[str] = set()
        script = SCRIPTS[position["stack"][-1]["step"]]
        self.search = Search(kept(position), script, most_runs)
        self.lenient = Search(kept(position), script, most_runs, lenient=True)

    def go(self) -> None:
        """Until the script is at its end. A decision with a single option is nobody's decision."""
        while True:
            table, question = self.search.run(self.answers, False)
            if question is None:
                return
            legal = self.search.legal(self.answers, question)
            if len(legal) != 1:
                self.compare(table, question.who, legal)
                self.rewards_in_the_way |= self.refused_for_rewards(question, legal)
                move = self.pick(legal)
                self.play(move)
            else:
                move = legal[0]
            self.answers = (*self.answers, move)

    def compare(self, table: Table, who: str, legal: list[str]) -> None:
        """Same seat, same options, same table."""
        self.compared += 1
        engine = [] if self.game.is_over else self.game.legal_moves()
        seat = None if self.game.turn is None else COLOURS[self.game.turn]
        lines = []
        if len(engine) != len(set(engine)):
            lines.append("  an option is offered twice")
        lines += [f"  {move}: only the checker allows it" for move in legal if move not in engine]
        lines += [f"  {move}: only the engine allows it" for move in engine if move not in legal]
        if seat != who:
            lines.append(f"  engine asks {seat}, checker asks {who}")
        if self.game.decision is not None:
            self.kinds.append(self.game.decision.kind)
        lines += differences("", kept(self.game.position()), table.doc)
        if lines:
            self.fail(lines)

    def refused_for_rewards(self, question: Question, legal: list[str]) -> set[str]:
        """RUL-4: what would be legal if rewards could be declined, in the words of `obstacle`."""
        if self.search.revision == 1:
            return set()
        closed = [option for option in question.options if option not in legal and not without_reward(option)]
        freed = [option for option in closed if self.lenient.can_be_completed((*self.answers, option))]
        return {obstacle(option) for option in freed}

    def play(self, move: str) -> None:
        self.played.append(move)
        try:
            self.game.play(move)
        except RuntimeError as trouble:
            self.fail([f"  the engine fails after {move!r}: {trouble}"])

    def fail(self, lines: list[str]) -> None:
        raise complaint(self.position, self.played, [f"checker's path: {list(self.answers)}", *lines])

    def pick(self, legal: list[str]) -> str:
        """Random, or with a liking for what leads to further decisions; when replaying, what was played."""
        if len(self.played) < len(self.wanted):
            return self.wanted[len(self.played)]
        if not self.eager:
            return self.rng.choice(legal)
        return max(legal, key=lambda move: self.rng.random() + liking(move))


def obstacle(option: str) -> str:
    """The decision that a reward spoils; of cards played to the portfolio, which reward."""
    word, _, what = option.partition(" ")
    return f"portfolio: {CARDS[what].effect.name}" if word == "portfolio" else word


def without_reward(option: str) -> bool:
    """A card for the portfolio, or a tile, that brings no action: no need to search for the cause of its refusal."""
    word, _, what = option.partition(" ")
    return word == "use" or (word == "portfolio" and CARDS[what].effect.name not in REWARDED)


def liking(move: str) -> float:
    """Visits, follows and places whose reward matters for what is still to be paid, rather than gold and pass."""
    word, _, what = move.partition(" ")
    if word == "plot" and PLOTS[what].reward.name in ACTIVE_REWARDS:
        return 0.6
    if word == "site" and SITES[what].reward.name in ACTIVE_REWARDS:
        return 0.6
    if word in ("visit", "follow", "sponsor", "free"):
        return 0.9 if what == "cardinal" else 0.6
    if word in ("gold", "pass"):
        return -0.6
    return 0.0


def replay(path: str) -> None:
    """Look again at a position that a failure has written: `python -c "from tests.slow.agreement import ..."`."""
    saved = json.loads(Path(path).read_text())
    walk = Walk(lisboa.Game.from_position(saved["position"]), saved["position"], random.Random(0), False, 10**9)
    walk.wanted = saved["moves"]
    walk.go()


class Tally:
    """What has been compared so far."""

    def __init__(self) -> None:
        self.positions = 0
        self.decisions = 0
        self.given_up = 0
        self.kinds: dict[str, int] = {}
        self.spoiled = 0  # positions where something was refused only because a reward must be resolved (RUL-4)
        self.obstacles: Counter[str] = Counter()

    def add(self, walk: Walk) -> None:
        self.positions += 1
        self.decisions += walk.compared
        self.spoiled += bool(walk.rewards_in_the_way)
        self.obstacles.update(walk.rewards_in_the_way)
        for kind in walk.kinds:
            self.kinds[kind] = self.kinds.get(kind, 0) + 1

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {n}" for kind, n in sorted(self.kinds.items()))
        spoiled = f"a reward that must be resolved refused something in {self.spoiled}"
        obstacles = ", ".join(f"{name} {n}" for name, n in sorted(self.obstacles.items()))
        given_up = f"{self.given_up} searches given up"
        compared = f"{self.positions} turns, {self.decisions} decisions compared ({kinds})"
        return f"{compared}; {spoiled} ({obstacles}); {given_up}"


def check_turn(game: lisboa.Game, position: Document, rng: random.Random, tally: Tally, most_runs: int) -> None:
    """Compare one turn that starts in this position."""
    walk = Walk(game, position, rng, rng.random() < 0.6, most_runs)
    try:
        walk.go()
    except SearchTooLong:
        tally.given_up += 1
    tally.add(walk)


def check_edited(position: Document, rng: random.Random, tally: Tally, most_runs: int, edit: Edit = tightened) -> None:
    """Compare one turn that starts in an edited position."""
    position = edit(position, rng)
    try:
        game = lisboa.Game.from_position(position)
    except (BadPosition, RuntimeError) as trouble:
        raise complaint(position, [], [f"  the engine refuses a position that is all right: {trouble}"]) from trouble
    check_turn(game, position, rng, tally, most_runs)


def play_a_turn(game: lisboa.Game, rng: random.Random) -> None:
    """On to the next turn, nothing compared."""
    position, moves = game.position(), []
    while True:
        moves.append(max(game.legal_moves(), key=lambda move: rng.random() + liking(move)))
        try:
            game.play(moves[-1])
        except RuntimeError as trouble:
            raise complaint(position, moves, [f"  the engine fails: {trouble}"]) from trouble
        if game.is_over or can_be_compared(game.position()):
            return


def can_be_compared(position: Document) -> bool:
    """Does a turn, a period's end or your chance to follow Lacerda begin here?"""
    step = position["stack"][-1]["step"]
    return step in ("main", "period-discard") or (step == "follow" and position["card_in_play"] is None)


def random_game(rng: random.Random, rules: int) -> lisboa.Game:
    """Of any size, with any options; every fourth one solo."""
    seed, ruleset, starting_decrees = rng.getrandbits(40), rng.choice(("2021", "2017")), rng.random() < 0.3
    if rng.random() < 0.25:
        return lisboa.Game(seed=seed, solo=True, ruleset=ruleset, rules=rules, starting_decrees=starting_decrees)
    return lisboa.Game(
        rng.choice((2, 3, 4)),
        seed,
        ruleset=ruleset,
        rules=rules,
        draft=rng.random() < 0.3,
        starting_decrees=starting_decrees,
        goals=rng.random() < 0.4,
        city_tokens=rng.random() < 0.4,
    )


def run(seed: int, seconds: float, most_runs: int = 20_000) -> Tally:
    """Random games of all sizes and options; some turns are compared as they are, many more in edited positions."""
    rng, tally = random.Random(seed), Tally()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        game = random_game(rng, rng.choice((2, 2, 2, 1)))
        while not game.is_over and time.monotonic() < end:
            position = game.position()
            step = position["stack"][-1]["step"]
            if not can_be_compared(position):
                game.play(rng.choice(game.legal_moves()))
                continue
            if step != "follow" and (rng.random() < 0.5 or step != "main"):
                check_edited(game.position(), rng, tally, most_runs)
            if rng.random() < 0.15 or step != "main":
                check_turn(game, position, rng, tally, most_runs)
            else:
                play_a_turn(game, rng)
    return tally


def run_forced(seed: int, positions: int, most_runs: int = 20_000) -> Tally:
    """So many edited positions in which rewards that must be resolved matter; every eighth game is of revision 1."""
    rng, tally = random.Random(seed), Tally()
    while tally.positions < positions:
        game = random_game(rng, 1 if rng.random() < 0.125 else 2)
        while not game.is_over and tally.positions < positions:
            if not can_be_compared(game.position()):
                game.play(rng.choice(game.legal_moves()))
                continue
            if game.position()["stack"][-1]["step"] == "main":
                for _ in range(min(3, positions - tally.positions)):
                    check_edited(game.position(), rng, tally, most_runs, forcing)
            for _ in range(rng.randint(1, 4)):
                if not game.is_over:
                    play_a_turn(game, rng)
    return tally
