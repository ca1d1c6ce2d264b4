"""Tokens as the host arranges them (EXTRA-2): checked by the places and tokens of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from lisboa.engine.city_tokens import plot_in_play, site_in_play
from lisboa.engine.names import NONE
from lisboa.engine.tables import PLOT_NAMES, PRINTED_PLOT, PRINTED_SITE, REWARD_WORDS, SITE_NAMES
from lisboa.errors import BadOption, shown

# All places in the order of the engine's rewards; A1 does not exist.
PLACES = (*PLOT_NAMES, *SITE_NAMES)


def arranged(given: Mapping[Any, object], seats: int) -> dict[str, str]:
    """The arrangement in the order of the board; BadOption names the place and the reason."""
    for place in given:
        if not isinstance(place, str) or place not in PLACES or place == PLOT_NAMES[0]:
            raise BadOption("city_tokens", f"there is no place {shown(place)}", "EXTRA-2")
        if not _in_play(PLACES.index(place), seats):
            raise BadOption("city_tokens", f"{place} is covered with two players", "SET-18")
    found: dict[str, str] = {}
    used: Counter[tuple[str, str]] = Counter()
    for number, place in enumerate(PLACES):
        if _in_play(number, seats):
            if place not in given:
                raise BadOption("city_tokens", f"no token is given for {place}", "EXTRA-2")
            found[place] = _token(number, given[place], used)
    return found


def _in_play(number: int, seats: int) -> bool:
    plots = len(PLOT_NAMES)
    return plot_in_play(seats, number) if number < plots else site_in_play(seats, number - plots)


def _token(number: int, word: object, used: Counter[tuple[str, str]]) -> str:
    """The token of a place, if there still is one."""
    kind = "plot" if number < len(PLOT_NAMES) else "site"
    box = Counter(
        REWARD_WORDS[reward] for reward in (PRINTED_PLOT if kind == "plot" else PRINTED_SITE) if reward != NONE
    )
    if not isinstance(word, str) or word not in box:
        known = ", ".join(word for word in REWARD_WORDS if word in box)
        raise BadOption(
            "city_tokens", f"{PLACES[number]}: no {kind} token shows {shown(word)}, there are {known}", "EXTRA-2"
        )
    used[kind, word] += 1
    if used[kind, word] > box[word]:
        raise BadOption(
            "city_tokens", f"{PLACES[number]}: {word} is used too often, there are {box[word]} {kind} tokens", "EXTRA-2"
        )
    return word


def numbers(arrangement: Mapping[str, str]) -> tuple[int, ...]:
    """The arrangement as the engine has it: a reward or NONE for each place."""
    return tuple(REWARD_WORDS.index(arrangement[place]) if place in arrangement else NONE for place in PLACES)
