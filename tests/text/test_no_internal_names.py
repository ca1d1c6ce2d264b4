"""What people read names things as players do: no decision is called by the engine's word for it."""

from __future__ import annotations

import random
import re

import pytest

import lisboa
from lisboa.engine.steps import STEPS
from lisboa.engine.tables import CARD_IDS
from lisboa.text.catalogue import LOCALES
from lisboa.text.words import Words, words_in

KINDS = sorted(step.name for step in STEPS[1:] if not step.automatic)
# "plan" or "sell" are words of the game; "visit-pay" is none
INTERNAL = sorted(name for name in KINDS if "-" in name)
QUOTED = re.compile(r"""['"“”«»„「‘]""")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_move_that_is_none_here_is_answered_in_words(locale: str) -> None:
    words: Words = words_in(locale)
    told = {kind: words.why("no-such-move", {"topic": kind}) for kind in KINDS}
    assert len(set(told.values())) == len(KINDS)  # each kind has words of its own
    for kind, text in told.items():
        assert not [name for name in INTERNAL if name in text], kind
        assert not QUOTED.search(text), kind


def test_no_error_of_a_game_shows_one() -> None:
    """Nonsense, and every closed option, at the decisions of random games."""
    met: set[str] = set()
    for seed in range(4):
        rng = random.Random(seed)
        game = lisboa.Game(2 + seed % 3, seed, draft=seed == 1, starting_decrees=seed == 2, goals=seed == 3)
        while game.decision is not None and len(game.moves) < 220:
            if game.decision.kind not in met:
                met.add(game.decision.kind)
                closed = [option.notation for option in game.decision.options if not option.enabled]
                for move in ["nonsense", *closed]:
                    with pytest.raises(lisboa.IllegalMove) as caught:
                        game.play(move)
                    assert not [name for name in INTERNAL if name in caught.value.reason]
            game.play(rng.choice(game.legal_moves()))
    assert len(met) > 30


PENALTIES = {
    "en": ("influence 5; lose an official", "influence 5; lose a royal favor"),
    "pt": ("influência 5; perder um funcionário", "influência 5; perder um favor real"),
    "ru": ("влияние 5; потерять служащего", "влияние 5; потерять королевскую милость"),
    "cs": ("vliv 5; ztráta úředníka", "vliv 5; ztráta přízně"),
    "ja": ("影響力5。役人を1人失う", "影響力5。王室の好意を1枚失う"),
}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_penalty_reads_as_one(locale: str) -> None:
    told = [words_in(locale).card(CARD_IDS.index(card)) for card in ("red-minister-5", "red-king-5")]
    for text, penalty in zip(told, PENALTIES[locale], strict=True):
        assert penalty in text
