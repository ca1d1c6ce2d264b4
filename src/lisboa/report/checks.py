"""Is the game in balance? Each check compares a measured number of the document with what players would expect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lisboa.engine.tables import DATA
from lisboa.seats import LACERDA

Document = dict[str, Any]

SHORTEST: Final = 9
LONGEST: Final = 14  # turns of a player with three players
MOST_GAMES: Final = 0.8  # share of players whose turns lie in between
SMALLEST_LINE: Final = 0.01  # share of all wigs earned
LEAST_DECREE: Final = 0.1  # wigs: less is as good as nothing
DEAREST_DECREE: Final = 3.0  # times the average decree
# Of a decree, to be judged: with more, reports of a few hundred games would judge hardly any
FEWEST_TAKINGS: Final = 15
MOST_DECREES: Final = 0.5  # share of the decrees in play: a verdict on fewer says little
FEWEST_GAMES: Final = 100  # with fewer the interval of a share is so wide that hardly anything fails
GAP: Final = 24  # wigs between strong and weak play
NEAR: Final = 0.03  # how far the first player's share may be off, whatever its interval


def all_checks(document: Document) -> list[Document]:
    """The table of checks. `passed` is None where nothing can be said."""
    return [
        mean_turns(document),
        usual_turns(document),
        every_line(document),
        worthless_decrees(document),
        dear_decrees(document),
        strong_and_weak(document),
        first_player(document),
    ]


def check(name: str, wanted: str, measured: str, passed: bool | None, note: str = "") -> Document:
    """One row."""
    return {"name": name, "wanted": wanted, "measured": measured, "passed": passed, "note": note}


def mean_turns(document: Document) -> Document:
    """Only three-player games have a known length."""
    turns = document["length"]["turns_per_player"]["mean"]
    name, wanted = "Turns of a player, on average", f"{SHORTEST} to {LONGEST}"
    if document["about"]["players"] != 3:
        return check(name, wanted, f"{turns:.1f}", None, "judged with three players only")
    return check(name, wanted, f"{turns:.1f}", SHORTEST <= turns <= LONGEST)


def usual_turns(document: Document) -> Document:
    """The mean alone would hide games that are far too short or too long."""
    seen = document["length"]["turns_per_player"]["histogram"]
    within = sum(times for turns, times in seen if SHORTEST <= turns <= LONGEST)
    share = within / (sum(times for _, times in seen) or 1)
    name, wanted = f"Players with {SHORTEST} to {LONGEST} turns", f"at least {percent(MOST_GAMES)}"
    if document["about"]["players"] != 3:
        return check(name, wanted, percent(share), None, "judged with three players only")
    return check(name, wanted, percent(share), share >= MOST_GAMES)


def every_line(document: Document) -> Document:
    """Every way to win wigs should matter, but for bonuses."""
    bonuses = [line["name"] for line in document["lines"] if line["bonus"]]
    judged_lines = [line for line in document["lines"] if line["when"] != "rest" and not line["bonus"]]
    lines = sorted(judged_lines, key=lambda line: line["share"])
    small = [line for line in lines if line["share"] < SMALLEST_LINE]
    name, wanted = "Smallest line of the score, bonuses aside", f"at least {percent(SMALLEST_LINE)} of wigs earned"
    measured = f"{100 * lines[0]['share']:.2f} % ({lines[0]['name']})"
    if "solo" in document:
        return check(name, wanted, measured, None, "judged among players only")
    note = joined(listed("too small", [line["name"] for line in small]), listed("bonuses, not judged", bonuses))
    return check(name, wanted, measured, not small, note)


def judged(document: Document) -> tuple[list[Document], str]:
    """Decrees that were taken often enough, none if they are too few, and a remark about the others."""
    decrees = document["decrees"]
    often = [decree for decree in decrees if decree["taken"] >= FEWEST_TAKINGS]
    if len(often) < MOST_DECREES * in_play(document):
        return [], f"only {len(often)} of {in_play(document)} decrees were taken at least {FEWEST_TAKINGS} times"
    others = in_play(document) - len(often)
    what, verb = ("decree", "is") if others == 1 else ("decrees", "are")
    return often, f"{others} {what} taken fewer than {FEWEST_TAKINGS} times {verb} not judged" if others else ""


def in_play(document: Document) -> int:
    """How many decrees can be taken; some are not for two players (SET-15), some not for solo."""
    players, solo = document["about"]["players"], "solo" in document
    return sum(decree.min_players <= players and not (solo and decree.not_solo) for decree in DATA.decrees)


def worthless_decrees(document: Document) -> Document:
    """A decree that never brings anything is a wasted action."""
    often, note = judged(document)
    name, wanted = "Least valuable decree, on average", f"at least {LEAST_DECREE} wigs"
    if not often:
        return check(name, wanted, "–", None, note)
    least = min(often, key=lambda decree: decree["mean"])
    bad = [f"no. {decree['id']}" for decree in often if decree["mean"] < LEAST_DECREE]
    return check(name, wanted, worth(least), not bad, joined(listed("worth nothing", bad), note))


def dear_decrees(document: Document) -> Document:
    """A decree far above the others decides games by who sees it first."""
    often, note = judged(document)
    name, wanted = "Most valuable decree, on average", f"at most {DEAREST_DECREE:g} times the average decree"
    if not often:
        return check(name, wanted, "–", None, note)
    average = average_decree(document)
    best = max(often, key=lambda decree: decree["mean"])
    bad = [f"no. {decree['id']}" for decree in often if decree["mean"] > DEAREST_DECREE * average]
    times = best["mean"] / average if average else 0
    return check(name, wanted, f"{times:.1f} times: {worth(best)}", not bad, joined(listed("too dear", bad), note))


def average_decree(document: Document) -> float:
    """The mean worth of a decree taken."""
    taken = sum(decree["taken"] for decree in document["decrees"])
    wigs = sum(decree["taken"] * decree["mean"] for decree in document["decrees"])
    return float(wigs / taken) if taken else 0.0


def worth(decree: Document) -> str:
    """A decree's number and mean."""
    return f"{decree['mean']:.2f} wigs (no. {decree['id']})"


def strong_and_weak(document: Document) -> Document:
    """A game of skill lets the better player win by more than chance."""
    means = {bot: values["mean"] for bot, values in document["scores"]["bots"].items() if bot != LACERDA}
    name, wanted = "Strong play ahead of weak play", f"at least {GAP} wigs"
    if len(means) < 2:
        return check(name, wanted, "–", None, "needs two different bots")
    strong = max(means, key=lambda bot: means[bot])
    weak = min(means, key=lambda bot: means[bot])
    gap = means[strong] - means[weak]
    return check(name, wanted, f"{gap:.1f} wigs", gap >= GAP, f"{strong} {means[strong]:.1f}, {weak} {means[weak]:.1f}")


def first_player(document: Document) -> Document:
    """Who begins should win as often as anybody."""
    first, fair = document["turn_order"][0], 1 / document["about"]["players"]
    contains = first["low"] <= fair <= first["high"]
    near = abs(first["share"] - fair) <= NEAR
    name, wanted = "The starting player wins", f"{percent(fair)} within the interval, or at most {percent(NEAR)} off"
    measured = f"{percent(first['share'])} ({percent(first['low'])} to {percent(first['high'])})"
    games = document["about"]["games"]
    if "solo" in document:
        return check(name, wanted, measured, None, "against Lacerda you always begin")
    if games < FEWEST_GAMES:
        return check(name, wanted, measured, None, f"{counted(games)}: judged from {FEWEST_GAMES} on")
    return check(name, wanted, measured, contains or near, counted(games))


def counted(games: int) -> str:
    """A number of games."""
    return "1 game" if games == 1 else f"{games:,} games"


def percent(share: float) -> str:
    """A share in per cent, to a tenth where that says something."""
    value = 100 * share
    return f"{value:.0f} %" if abs(value - round(value)) < 0.05 else f"{value:.1f} %"


def listed(what: str, names: Sequence[str]) -> str:
    """The offenders of a check."""
    return f"{what}: {', '.join(names)}" if names else ""


def joined(*notes: str) -> str:
    """Remarks in one line."""
    return "; ".join(note for note in notes if note)
