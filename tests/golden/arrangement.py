"""City tokens as a host could arrange them (EXTRA-2)."""

from __future__ import annotations

from lisboa.engine.tables import DATA, reward_word

COVERED_ROW = "E"  # with two players and in solo (SET-18)


def arranged(players: int) -> dict[str, str]:
    """Each place has the reward that is printed on the next one, the last that of the first."""
    tokens: dict[str, str] = {}
    for printed in (DATA.plots, DATA.sites):
        places = [place for place in printed if players > 2 or COVERED_ROW not in place.name]
        following = [*places[1:], places[0]]
        tokens |= {place.name: reward_word(other.reward) for place, other in zip(places, following, strict=True)}
    return tokens
