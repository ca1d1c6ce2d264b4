"""Games against Lacerda with the book at his side: after each of his steps position and reasons must agree."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import zip_longest

from lisboa.components import ARCHITECTS, CARD_KINDS, CUBES, GOODS, NOBLES
from lisboa.engine import flow, playout, position, steps
from lisboa.engine import layout as at
from lisboa.engine.events import KINDS
from lisboa.engine.lookahead import offers
from lisboa.engine.names import ACTIONS
from lisboa.engine.notation import write
from lisboa.engine.state import Event, State
from lisboa.engine.steps import Offers, pop_and_run
from tests.fuzz.games import SOLO, Start
from tests.slow.agreement import complaint, differences
from tests.slow.facts import BOX
from tests.slow.lacerda import HE, Lacerda, Reason, begin_turn, church_scoring, end_turn, final_sheet
from tests.slow.lacerda_noble import act_of_noble, follow

SHIPS = [ship.colour for ship in BOX.ships]
PLOTS = [f"{row}{column}" for row in "ABCDE" for column in "12345"]
SITES = [site.name for site in BOX.sites]
WHY = ("only", "better", "tie")
NOTHING = -1


def bits(number: int, names: tuple[str, ...] | list[str]) -> frozenset[str]:
    return frozenset(name for i, name in enumerate(names) if number >> i & 1)


def plan_reason(a: int, b: int, _: int) -> Reason:
    """The kind he took and the kind on top of the other stack."""
    why = "only" if b == NOTHING else "tie" if a % 4 == b % 4 else "more"
    return ("plan", ARCHITECTS[a // 4], a % 4 + 2, why)


def skip_reason(a: int, b: int, _: int) -> Reason:
    if a < len(ACTIONS):
        return ("skips", ACTIONS[a])
    return ("does not follow" if b else "skips", NOBLES[a - len(ACTIONS)])


# What the numbers of his events say, in the words of the book
READ: dict[str, Callable[[int, int, int], Reason]] = {
    "lacerda-docked": lambda a, b, c: ("docked", SHIPS[a]),
    "courtier-moved": lambda a, b, c: ("courtier", NOBLES[a]),
    "lacerda-acts": lambda a, b, c: ("acts", ACTIONS[a], CARD_KINDS[b]),
    "lacerda-skipped": skip_reason,
    "lacerda-plan": plan_reason,
    "lacerda-office": lambda a, b, c: ("office", NOBLES[a], b, bits(c, NOBLES)),
    "lacerda-ship": lambda a, b, c: ("ship", SHIPS[a]),
    "lacerda-influence": lambda a, b, c: ("influence", a, b, c == 1),
    "lacerda-produced": lambda a, b, c: ("produced", GOODS[a], b),
    "cardinal-moved": lambda a, b, c: ("cardinal", a),
    "lacerda-clergy": lambda a, b, c: ("clergy", a, b),
    "lacerda-favor": lambda a, b, c: ("favor", NOBLES[a]),
    "lacerda-paid": lambda a, b, c: ("paid", NOBLES[a], b, c),
    "lacerda-plot": lambda a, b, c: ("plot", PLOTS[a], b, bits(c, PLOTS)),
    "lacerda-street": lambda a, b, c: ("street", GOODS[a], WHY[b], None if c < 0 else GOODS[c]),
    "lacerda-cube": lambda a, b, c: ("cube", CUBES[a], "column" if b else "row", c == 1),
    "lacerda-decree-taken": lambda a, b, c: ("decree", a),
    "lacerda-site": lambda a, b, c: ("site", SITES[a], b, bits(c, SITES)),
    "lacerda-building": lambda a, b, c: ("building", ARCHITECTS[a], WHY[b], CARD_KINDS[c]),
    "lacerda-rubble": lambda a, b, c: ("rubble", CUBES[a]),
    "lacerda-followed": lambda a, b, c: ("follows", NOBLES[a]),
    "lacerda-card-discarded": lambda a, b, c: ("discards", BOX.cards[a].id),
    "assistant-moved": lambda a, b, c: ("assistant", CARD_KINDS[a], bits(b, CARD_KINDS), c == 1),
}


def reasons_told(events: list[Event]) -> list[Reason]:
    found = [(KINDS[event.kind][0], event) for event in events]
    return [READ[kind](event.a, event.b, event.c) for kind, event in found if kind in READ]


# His steps, and what the book makes of each


def whole_turn(he: Lacerda, _: int) -> None:
    act_of_noble(he, begin_turn(he))


BOOK: dict[int, Callable[[Lacerda, int], None]] = {
    steps.LACERDA_TURN: whole_turn,
    steps.LACERDA_FOLLOW: lambda he, noble: follow(he, NOBLES[noble]),
    steps.LACERDA_CARD: lambda he, _: end_turn(he),
    steps.LACERDA_CHURCH: lambda he, _: church_scoring(he),
}


def name_of(reason: Reason) -> str:
    """Reasons that are counted together: without places and amounts, but with the kind of choice."""
    word, *rest = reason
    if word in ("office", "plot", "site"):
        return f"{word}: {'tie' if len(rest[-1]) > 1 else 'best'}"
    if word in ("street", "plan", "building"):
        return f"{word}: {rest[2] if word == 'plan' else rest[1]}"
    if word == "cube":
        return f"cube: {rest[1]}{', tie' if rest[2] else ''}"
    if word == "paid":
        return f"paid: {'not in full' if rest[2] else 'in full'}"
    if word == "assistant":
        return f"assistant: {'stays' if rest[2] else 'passes decks' if rest[1] else 'next deck'}"
    if word == "influence":
        return f"influence: {'church' if rest[2] else 'ship'}"
    return f"{word} {rest[0]}" if word in ("acts", "skips", "follows", "does not follow") else word


class Watch:
    """One game, played by dice; the book looks at everything he does."""

    def __init__(self, start: Start, tally: Counter[str]) -> None:
        self.start = start
        self.tally = tally
        self.moves: list[str] = []
        self.s: State = start.state()
        self.first = position.to_document(self.s)

    def play(self) -> None:
        codes = self.settle().codes
        while not flow.is_over(self.s):
            choice = playout.choose(self.s, codes, self.start.policy, self.start.dice)
            self.moves.append(write(flow.kind_of(self.s), choice))
            flow.take(self.s, choice, False)
            codes = self.settle().codes

    def settle(self) -> Offers:
        """As `flow.settle` does, but looking at each step of his."""
        s = self.s
        while not flow.is_over(s):
            kind = flow.kind_of(s)
            if kind in BOOK:
                self.compare(kind)
            elif kind == steps.END_CHECK:
                self.compare_period_end()
            elif kind == steps.FINAL_SCORING:
                self.compare_scores()
            elif steps.STEPS[kind].automatic:
                pop_and_run(s)
            else:
                offered = offers(s, False)
                if len(offered.codes) > 1:
                    return offered
                flow.take(s, offered.codes[0], True)
        return Offers(False)

    def compare(self, kind: int) -> None:
        """Let the engine and the book do the same step."""
        s = self.s
        depth = s.d[at.DEPTH]
        number = s.d[at.STACK + at.FRAME * (depth - 1) + 2]
        before = position.to_document(s)
        he = Lacerda(position.to_document(s))
        BOOK[kind](he, number)
        s.recording = True
        while s.d[at.DEPTH] >= depth and flow.kind_of(s) != steps.FOLLOWERS:
            pop_and_run(s)
        s.recording = False
        told, s.events = reasons_told(s.events), []
        lines = differences("", position.to_document(s), he.doc)
        lines += [f"  engine's reason {t}, checker's {b}" for t, b in zip_longest(told, he.reasons) if t != b]
        if lines:
            raise complaint(before, self.moves, [f"step {steps.STEPS[kind].name} {number}", *lines])
        for reason in he.reasons:
            self.tally[name_of(reason)] += 1

    def compare_period_end(self) -> None:
        """SOLO-8: 1 wig per cube when the first period ends, and nothing otherwise."""
        before = position.to_document(self.s)
        pop_and_run(self.s)
        after = position.to_document(self.s)
        ended = before["period_ended_by"] != after["period_ended_by"]
        wanted = before["players"][HE]["wigs"] + (sum(before["players"][HE]["cubes"].values()) if ended else 0)
        if after["players"][HE]["wigs"] != wanted:
            raise complaint(before, self.moves, [f"  his wigs are {after['players'][HE]['wigs']}, not {wanted}"])
        self.tally["period ends"] += ended

    def compare_scores(self) -> None:
        """SOLO-8: his score sheet."""
        before = position.to_document(self.s)
        pop_and_run(self.s)
        sheet = position.to_document(self.s)["players"][HE]["score_sheet"]
        wanted = final_sheet(before) | {"wigs": before["players"][HE]["wigs"]}
        lines = differences("score_sheet", sheet, wanted)
        if lines:
            raise complaint(before, self.moves, lines)
        self.tally["games"] += 1


def watch_games(seed: int, games: int, expected: list[str], most: int) -> Counter[str]:
    """Random, eager and constructed games, more of them while something expected has not been seen.

    The tally says what was compared how often.
    """
    tally: Counter[str] = Counter()
    number = 0
    while number < games or (number < most and any(tally[name] == 0 for name in expected)):
        Watch(Start(random.Random(f"{seed} lacerda {number}"), SOLO), tally).play()
        number += 1
    return tally
