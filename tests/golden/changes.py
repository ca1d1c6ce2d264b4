"""What changed between two recordings of the golden games, and why, in words."""

from __future__ import annotations

from dataclasses import dataclass

from tests.golden import former
from tests.golden.recording import Recording, grouped
from tests.golden.replaying import Difference, first_difference
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
    difference = first_difference(was)
    if difference is None:
        return same_rules(was, now)
    if difference.what == "illegal":
        return Verdict(f"a former move is illegal now: {difference.now}", difference)
    if difference.what == "hash":
        later = first_difference(was, hashes=False)
        if later is None:
            return Verdict("only hashes differ: the state is laid out otherwise, but every event is the same")
        difference = later
    if difference.what == "end":
        return Verdict("all moves tell the same, the end does not: scoring or what counts as reached", difference)
    return Verdict("rules or data changed", difference)


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
    if found.difference is not None:
        lines.append(f"  first at move {found.difference.number}, {found.difference.move}")
        if found.difference.what == "end":
            lines += [f"    was {found.difference.recorded}", f"    now {found.difference.now}"]
        elif details:
            lines += both_told(found.difference)
    elif found.chosen:
        lines.append(f"  first at move {found.chosen}, {was.moves[found.chosen - 1].seat}")
    return lines + score_changes(was, now)


def both_told(difference: Difference) -> list[str]:
    """The events of the move, then and now; what both tell is not marked."""
    before, after = former.events(difference.name, difference.number), list(difference.told)
    if not after:
        after = [f"illegal: {difference.now}"]
    common = [line for line in before if line in after]
    lines = [f"    - {line}" for line in before if line not in common]
    return lines + [f"    {' ' if line in common else '+'} {line}" for line in after]


def score_changes(was: Recording, now: Recording) -> list[str]:
    """Score sheets and ranking, where they changed."""
    lines = []
    for one, other in zip(was.scores, now.scores, strict=False):
        if one != other:
            lines += [f"  was {one}", f"  now {other}"]
    if was.ranking != now.ranking:
        lines.append(f"  ranking was {was.ranking}, now {now.ranking}")
    return lines


def coverage_changes(was: list[Recording], now: list[Recording]) -> list[str]:
    """Which items of the required list the corpus gained and lost."""
    before = {item for recording in was for item in recording.reached}
    after = {item for recording in now for item in recording.reached}
    lines = [f"  gained {line}" for line in grouped(after - before)]
    lines += [f"  lost   {line}" for line in grouped(before - after)]
    missing = [item for item in required() if item not in after]
    lines.append(f"  {len(required()) - len(missing)} of {len(required())} items are reached by games")
    return lines + [f"  left to positions: {item}" for item in missing]
