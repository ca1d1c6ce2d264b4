"""Refusals and lines that were wrong in one language: number, commas, and what contradicted itself."""

from __future__ import annotations

from pathlib import Path

import pytest

import lisboa
from lisboa.engine.events import LACERDA_PAID, STORE_PLACED
from lisboa.engine.state import Event
from lisboa.engine.steps import Refusal
from lisboa.text import LOCALES
from lisboa.text.words import words_for, words_in

SHORT = ("after-land-too-dear", "after-hiring-too-dear", "after-land-here-too-dear", "after-hiring-here-too-dear")
ROOT = Path(__file__).resolve().parents[2]


def said(locale: str, reason: str, x: int, y: int, z: int = 0) -> str:
    return " ".join(words_in(locale).reason(Refusal(0, "RUL-2", reason, x, y, z)).split())


@pytest.mark.parametrize("reason", SHORT)
def test_one_is_singular_in_portuguese(reason: str) -> None:
    assert "faltar-te-ia 1 (" in said("pt", reason, 4, 3)
    assert "faltar-te-iam 2 (" in said("pt", reason, 4, 2)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_chosen_plot_is_named(locale: str) -> None:
    assert "E3" in said(locale, "after-land-here-too-dear", 4, 3, 22)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("what", ["land", "hiring"])
def test_an_instance_does_not_claim_to_be_the_nearest(locale: str, what: str) -> None:
    best = {"en": "at best", "pt": "no melhor caso", "ru": "в лучшем случае", "cs": "v nejlepším", "ja": "最も"}[locale]
    example = {"en": "for instance", "pt": "por exemplo", "ru": "например", "cs": "například", "ja": "例えば"}[locale]
    assert best in said(locale, f"after-{what}-too-dear", 7, 5, 4)
    instance = said(locale, f"after-some-{what}-too-dear", 7, 5, 4)
    assert best not in instance
    assert example in instance


@pytest.mark.parametrize("locale", LOCALES)
def test_goods_that_cannot_be_used_are_told_alike(locale: str) -> None:
    """TURN-4: the same at the card and at what follows it; without goods something else."""
    assert said(locale, "no-sell-no-trade", 2, 0)[-20:] == said(locale, "after-no-sell-no-trade", 0, 0)[-20:]
    assert said(locale, "no-sell-no-trade", 0, 0) != said(locale, "no-sell-no-trade", 1, 0)


def test_lacerda_who_cannot_pay_has_a_cost_in_japanese() -> None:
    """SOLO-5: "no cost" only if there is none."""
    words = words_for(lisboa.Game(seed=1, solo=True)._state, "ja")
    assert "コストなし" in words.event(Event(LACERDA_PAID, 1, 1, 0, 0))
    unpaid = words.event(Event(LACERDA_PAID, 1, 1, 1, 1))
    assert "コストなし" not in unpaid
    assert "コスト1のうち1は支払えない" in unpaid


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("pt", "em B1, na Rua Áurea, por 3 réis"),
        ("ru", "B1, Rua Áurea, за 3 реала"),
        ("cs", "B1, ulice Rua Áurea, za 3 r"),
    ],
)
def test_the_street_is_closed_by_a_comma_before_the_price(locale: str, line: str) -> None:
    """NOBLE-1: logs add the price to the line of the store."""
    words = words_in(locale)
    message, args = words.event_message(Event(STORE_PLACED, 0, 5, 0, 0))
    priced = words._lexicon.say(message, **{**args, "price": 3, "coins": 1})
    assert line in priced
    assert line.split(",")[-2] + "," not in words.event(Event(STORE_PLACED, 0, 5, 0, 0))


def test_the_refusal_quoted_in_the_decisions_is_what_is_said() -> None:
    told = " ".join((ROOT / "docs" / "decisions" / "0002-look-ahead.md").read_text(encoding="utf-8").split())
    assert f'("{said("en", "after-land-too-dear", 7, 5, 4)}")' in told
