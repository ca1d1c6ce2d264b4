"""The option codecs of the steps agree with the notation and the choices that they will replace."""

from __future__ import annotations

import random

import pytest

import lisboa
from lisboa.engine import notation, steps
from lisboa.engine.flow import kind_of
from lisboa.engine.lookahead import offers
from lisboa.engine.state import State
from lisboa.text.describe import choices
from tests.golden.recording import names, path_of, read


def check(s: State) -> str:
    """All options of the decision on top of the stack, open and refused."""
    kind = kind_of(s)
    option = steps.STEPS[kind].option
    found = offers(s, True)
    for code in [*found.codes, *(refusal.code for refusal in found.refusals)]:
        text = notation.write(kind, code)
        assert option.write(code) == text
        assert tuple(steps.chosen(s, code)) == tuple(choices.chosen(s, code)), text
        assert option.write(option.read(f"  {text.upper()} ")) == text
    return steps.STEPS[kind].name


@pytest.mark.slow(seconds=30)
def test_they_agree_in_golden_games() -> None:
    kinds = set()
    for name in names():
        recorded = read(path_of(name))
        game = recorded.beginning()
        for move in recorded.moves:
            kinds.add(check(game._state))
            game.play(move.text)
    decisions = {step.name for step in steps.STEPS[1:] if not step.automatic}
    assert kinds == decisions - {"cargo-drop"}  # only games by earlier rules have that


@pytest.mark.slow(seconds=10)
@pytest.mark.parametrize("seed", range(1, 9))
def test_they_agree_in_random_games(seed: int) -> None:
    players = (seed - 1) % 4 + 1
    extras = draft = players > 1
    game = lisboa.Game(players, seed, solo=players == 1, draft=draft, goals=extras, city_tokens=extras)
    dice = random.Random(seed)
    while not game.is_over:
        check(game._state)
        game.play(dice.choice(game.legal_moves()))


def test_each_code_has_a_notation_of_its_own() -> None:
    for step in steps.STEPS:
        texts = [row.notation for code, row in step.option._rows.items() if code >= 0]
        assert len(texts) == len(set(texts)), step.name
