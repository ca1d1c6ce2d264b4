"""What changed between two recordings of the golden games, and why, in words."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from tests.golden import former
from tests.golden.positions import POSITIONS
from tests.golden.recording import Recording, grouped
from tests.golden.replaying import Difference, first_difference, why_unplayable
from tests.golden.required import required


@dataclass(frozen=True)
class Verdict:
    """Why a game is not as it was: in short, and where it begins."""

    why: str
    difference: Difference | None = None
    chosen: int = 0  # the number of the first move that a bot chose otherwise


def verdict(was: Recording, now: Recording) -> Verdict | None:
    """Replay the former moves and compare; None if nothing changed."""
    if was == now:
        return None
    if was.rules != now.rules:
        return other_revision(was.by_rules(now.rules), now)
    difference = first_difference(was)
    if difference is None:
        return same_rules(was, now)
    if difference.what == "illegal":
        return Verdict(f"a former move is illegal now: {difference.now}", difference)
    if difference.what == "broken":
        return Verdict(f"the engine fails: {difference.now}", difference)
    if difference.what == "hash":
        later = first_difference(was, hashes=False)
        if later is None:
            return Verdict("only hashes differ: positions say something else, but every event is the same")
        difference = later
    if difference.what == "end":
        return Verdict("all moves tell the same, the end does not: scoring or what counts as reached", difference)
    return Verdict("rules or data changed", difference)


def other_revision(was: Recording, now: Recording) -> Verdict:
    """The former moves by the revision of the rules that the game has now; hashes differ anyway."""
    why = f"by revision {now.rules} of the rules"
    difference = first_difference(was, hashes=False)
    if difference is None:
        return Verdict(f"{why} now, the former moves come to the same")
    if difference.what == "illegal":
        return Verdict(f"{why} now, a former move is illegal: {difference.now}", difference)
    return Verdict(f"{why} now, other events or another end", difference)


def same_rules(was: Recording, now: Recording) -> Verdict:
    """The former game still is what it was: then somebody played otherwise."""
    pairs = list(zip(was.moves, now.moves, strict=False))
    for number, (one, other) in enumerate(pairs, start=1):
        if one.text != other.text:
            return Verdict(f"rules unchanged, the bot chose otherwise: {one.text} -> {other.text}", None, number)
    return Verdict("rules and moves unchanged, only the title or the beginning is another")


def report(was: Recording, now: Recording, found: Verdict, details: bool) -> list[str]:
    """The paragraph about one game."""
    lines = [f"{now.name}: {found.why}"]
    was = was.by_rules(now.rules)
    if found.difference is not None:
        lines.append(f"  first at move {found.difference.number}, {found.difference.move}")
        if found.difference.what == "end":
            lines += [f"    - {found.difference.recorded}", f"    + {found.difference.now}"]
        elif details:
            lines += both_told(found.difference)
    elif found.chosen:
        lines.append(f"  first at move {found.chosen}, {was.moves[found.chosen - 1].seat}")
    if [move.text for move in was.moves] != [move.text for move in now.moves]:
        cause = why_unplayable(was) or "its own moves would still do"
        lines.append(f"  played anew by its bots: {len(was.moves)} -> {len(now.moves)} moves; {cause}")
    return lines + score_changes(was, now)


def both_told(difference: Difference) -> list[str]:
    """The events of the move, then (-) and now (+)."""
    before = former.events(difference.name, difference.number)
    after = list(difference.told) or [f"({difference.what}: {difference.now})"]
    return [f"    {line}" for line in difflib.ndiff(before, after) if not line.startswith("?")]


def score_changes(was: Recording, now: Recording) -> list[str]:
    """Score sheets and ranking, where they changed."""
    lines = []
    for one, other in zip(was.scores, now.scores, strict=False):
        colour, parts = sheet_of(one)
        changed = [f"{name} {parts.get(name, '-')} -> {wigs}" for name, wigs in sheet_of(other)[1].items()]
        unequal = [text for text in changed if text.split()[-3] != text.split()[-1]]
        if unequal:
            lines.append(f"  {colour}: {', '.join(unequal)}")
    if was.ranking != now.ranking:
        lines.append(f"  ranking {was.ranking} -> {now.ranking}")
    return lines


def sheet_of(line: str) -> tuple[str, dict[str, str]]:
    """A colour and the numbers of its score sheet."""
    colour, _, rest = line.partition(" ")
    return colour, dict(part.split(" ") for part in rest.split(", "))


def coverage_changes(was: list[Recording], now: list[Recording]) -> list[str]:
    """Which items of the required list the corpus gained and lost."""
    before = {item for recording in was for item in recording.reached}
    after = {item for recording in now for item in recording.reached}
    lines = [f"  gained {line}" for line in grouped(after - before)]
    lines += [f"  lost   {line}" for line in grouped(before - after)]
    missing = [item for item in required() if item not in after]
    lines.append(f"  {len(required()) - len(missing)} of {len(required())} items are reached by games")
    alone = shown_by_nothing(now)
    lines += [f"  left to positions: {item}" for item in missing if item not in alone]
    return lines + [f"  shown by nothing: {item}" for item in alone]


def shown_by_nothing(games: list[Recording]) -> list[str]:
    """What is required, but neither reached by a game nor claimed by a position."""
    shown = {item for game in games for item in game.reached}
    claimed = {item for _, items in POSITIONS.values() for item in items}
    return [item for item in required() if item not in shown | claimed]
