"""The options of a game: which go together, why others do not, and how files write them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from lisboa import city_arrangement
from lisboa.engine import layout
from lisboa.engine.options import Options
from lisboa.engine.revisions import FIRST_REVISION, REVISION, edition, revision, ruleset_number
from lisboa.engine.state import State
from lisboa.errors import BadOption, BadPosition, shown
from lisboa.seats import BOTS, HUMAN, LACERDA

RULESETS = {"2021": 2021, "2017": 2017}
NO_LISTS = (str, bytes, bytearray, Mapping)  # iterable, but certainly a mistake here
Goals = bool | Iterable[int]
CityTokens = bool | Mapping[str, str]


@dataclass(frozen=True)
class GameOptions:
    """What the players have agreed on; the names are those of `Game`. `validated` makes one."""

    players: int  # people and bots; 1 in solo
    ruleset: str
    rules: int  # the revision of the rules: 2, or 1 for a game that began before there was another
    solo: bool
    draft: bool
    starting_decrees: bool
    goals: tuple[int, ...]  # the novices' seats
    city_tokens: CityTokens  # an arrangement in the order of the board
    seats: tuple[str, ...]  # who plays: "human" or a bot; in solo "lacerda" comes second

    def for_engine(self) -> Options:
        """The same as the engine takes it."""
        arrangement = {} if isinstance(self.city_tokens, bool) else self.city_tokens
        return Options(
            len(self.seats),
            ruleset_number(RULESETS[self.ruleset], self.rules),
            self.draft,
            self.starting_decrees,
            self.solo,
            sum(1 << seat for seat in self.goals),
            self.city_tokens is not False,
            city_arrangement.numbers(arrangement) if arrangement else (),
        )

    def to_header(self) -> dict[str, Any]:
        """The tags of a game file; extras that are not used are left out."""
        tags: dict[str, Any] = {
            "Players": self.players,
            "Ruleset": self.ruleset,
            **({} if self.rules == FIRST_REVISION else {"Rules": self.rules}),
            "Draft": self.draft,
            "StartingDecrees": self.starting_decrees,
        }
        if self.solo:
            tags["Solo"] = True
        if self.goals:
            tags["Goals"] = list(self.goals)
        if self.city_tokens is not False:
            tags["CityTokens"] = True if self.city_tokens is True else dict(self.city_tokens)
        if self.seats != usual_seats(self.players):
            tags["Seats"] = list(self.seats)
        return tags


def from_header(tags: Mapping[str, Any]) -> GameOptions:
    """What the tags of a game file say; an option that is not there is off."""
    return validated(
        tags["Players"],
        ruleset=tags["Ruleset"],
        rules=tags.get("Rules", FIRST_REVISION),
        solo=tags.get("Solo"),
        draft=tags.get("Draft", False),
        starting_decrees=tags.get("StartingDecrees", False),
        goals=tags.get("Goals", ()),
        city_tokens=tags.get("CityTokens", False),
        seats=tags.get("Seats"),
    )


def of_state(state: State, seats: Iterable[str] | None = None) -> GameOptions:
    """The options a position tells, BadPosition if they do not go together; who plays is not part of it."""
    d = state.d
    solo = d[layout.SOLO] == 1
    try:
        return validated(
            int(d[layout.PLAYERS]) - (1 if solo else 0),
            ruleset=str(edition(state)),
            rules=int(revision(state)),
            solo=solo,
            draft=d[layout.DRAFT] == 1,
            starting_decrees=d[layout.STARTING_DECREES] == 1,
            goals=[seat for seat in range(d[layout.PLAYERS]) if d[layout.NOVICES] >> seat & 1],
            city_tokens=d[layout.CITY_TOKENS] == 1,
            seats=seats,
        )
    except BadOption as error:
        raise BadPosition(f"options.{error.field}", error.why) from None


def validated(
    players: int | None = None,
    *,
    ruleset: str = "2021",
    rules: int = REVISION,
    solo: bool | None = None,
    draft: bool = False,
    starting_decrees: bool = False,
    goals: Goals = (),
    city_tokens: CityTokens = False,
    seats: Iterable[str] | None = None,
) -> GameOptions:
    """Options that go together; BadOption names the one that does not, the reason and the rule."""
    for name, value, rule in (
        ("solo", False if solo is None else solo, "SOLO-1"),
        ("draft", draft, "SET-16"),
        ("starting_decrees", starting_decrees, "SET-17"),
    ):
        if type(value) is not bool:
            raise BadOption(name, f"{shown(value)} is not true or false", rule)
    if type(ruleset) is not str or ruleset not in RULESETS:
        known = ", ".join(map(repr, RULESETS))
        raise BadOption("ruleset", f"{shown(ruleset)} is not one of the texts {known}", "END-2")
    if type(rules) is not int or not FIRST_REVISION <= rules <= REVISION:
        raise BadOption("rules", f"{shown(rules)} is not a revision from {FIRST_REVISION} to {REVISION}", "RUL-4")
    people = _players(players, solo)
    solo = people == 1
    if solo and draft:
        raise BadOption("draft", "hands are not drafted in solo", "RUL-38")
    sitting = _seats(seats, people)
    tokens = city_tokens
    if isinstance(city_tokens, Mapping):
        tokens = MappingProxyType(city_arrangement.arranged(city_tokens, len(sitting)))
    elif type(city_tokens) is not bool:
        raise BadOption("city_tokens", f"{shown(city_tokens)} is not true, false or an arrangement", "EXTRA-2")
    return GameOptions(people, ruleset, rules, solo, draft, starting_decrees, _novices(goals, sitting), tokens, sitting)


def validated_seed(seed: int | None) -> int | None:
    """A seed that files can hold; None asks for a fresh one."""
    if seed is not None and type(seed) is not int:
        raise BadOption("seed", f"{shown(seed)} is not a whole number")
    if seed is not None and seed.bit_length() > 4096:
        raise BadOption("seed", "more than 4096 bits")
    return seed


def _players(players: int | None, solo: bool | None) -> int:
    """SET-1: one player plays against Lacerda, whether that is said or not."""
    if players is None:
        return 1 if solo else 4
    if type(players) is not int or not 1 <= players <= 4:
        raise BadOption("players", f"{shown(players)} is not 1 (solo), 2, 3 or 4", "SET-1")
    if players == 1 and solo is False:
        raise BadOption("solo", "false, but one player alone plays against Lacerda", "SOLO-1")
    if solo and players != 1:
        raise BadOption("players", f"{players}, but one alone plays against Lacerda in solo", "SOLO-1")
    return players


def usual_seats(players: int) -> tuple[str, ...]:
    """People everywhere, and Lacerda as the second in solo."""
    return (HUMAN, LACERDA) if players == 1 else (HUMAN,) * players


def _seats(seats: object, players: int) -> tuple[str, ...]:
    """Who sits where; in solo Lacerda need not be named."""
    usual = usual_seats(players)
    if seats is None:
        return usual
    if isinstance(seats, (*NO_LISTS, set, frozenset)) or not isinstance(seats, Iterable):  # a set has no order
        raise BadOption("seats", f"{shown(seats)} is not a list of words", "SET-1")
    sitting = tuple(seats)
    if players == 1 and len(sitting) == 1:
        sitting = (*sitting, LACERDA)
    if len(sitting) != len(usual):
        raise BadOption("seats", f"{len(sitting)} for {len(usual)} at the table", "SET-1")
    for seat, word in enumerate(sitting):
        if (word == LACERDA) != (usual[seat] == LACERDA):
            raise BadOption("seats", f"Lacerda plays in solo, on seat 1, and only there; seat {seat}", "SOLO-1")
        if word not in (HUMAN, LACERDA, *BOTS):
            known = ", ".join((HUMAN, *BOTS))
            raise BadOption("seats", f"nobody is called {shown(word)}, seat {seat} may be {known}", "SET-1")
    return sitting


def _novices(goals: object, sitting: tuple[str, ...]) -> tuple[int, ...]:
    """EXTRA-1: True means everybody but Lacerda, who is no novice."""
    if goals is True:
        return tuple(seat for seat, word in enumerate(sitting) if word != LACERDA)
    if goals is False:
        return ()
    if isinstance(goals, NO_LISTS) or not isinstance(goals, Iterable):
        raise BadOption("goals", f"{shown(goals)} is not true, false or a list of seats", "EXTRA-1")
    novices = list(goals)
    for seat in novices:
        if type(seat) is not int or not 0 <= seat < len(sitting):
            raise BadOption("goals", f"{shown(seat)} is not a seat from 0 to {len(sitting) - 1}", "EXTRA-1")
        if sitting[seat] == LACERDA:
            raise BadOption("goals", f"seat {seat} is Lacerda, who is no novice", "EXTRA-1")
        if novices.count(seat) > 1:
            raise BadOption("goals", f"seat {seat} is named twice", "EXTRA-1")
    return tuple(sorted(novices))
