"""Whatever a stranger writes into a game file, reading it takes time in proportion to its length."""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from lisboa.errors import BadGameFile
from lisboa.game import Game

LARGEST = 1_000_000  # characters: what `ImportRequest` takes
SIZES = (LARGEST // 64, LARGEST)  # what is quadratic fails at the first, before it takes minutes
TRIES = 4  # what is quadratic grows too quickly each time, what a busy machine delays does not
GROWTH = 3.0  # at most, from half a size to the whole
NOISE = 0.01  # seconds of processor time below which no growth can be measured
BEGIN = '[Lisboa "lisboa-game-1"]\n[Players 2]\n[Ruleset "2021"]\n[Seed 1]\n'
POSITION = Game(players=2, seed=1).position()

Text = Callable[[int], str]


def header(name: str, value: str) -> str:
    return f'[Lisboa "lisboa-game-1"]\n[Players 2]\n[Ruleset "2021"]\n[{name} {value}]\n'


def stack_of(length: int) -> str:
    frame = POSITION["stack"][-1]
    return json.dumps({**POSITION, "stack": [frame] * (length // len(json.dumps(frame)))})


TEXTS: dict[str, Text] = {
    "spaces in a header that does not end": lambda n: "[Seed" + " " * n + "x",
    "spaces in a header": lambda n: BEGIN + "[Moves" + " " * n + "x]",
    "spaces and brackets": lambda n: "[Seed " + "] " * (n // 2) + "x",
    "blanks of other scripts": lambda n: "[Seed" + "\u3000" * n + "x",
    "a name without end": lambda n: "[" + "a" * n,
    "many headers": lambda n: "[Players 2]\n" * (n // 12),
    "comments before the first move": lambda n: BEGIN + "; a\n" * (n // 4),
    "empty comments": lambda n: BEGIN + ";\n" * (n // 2),
    "a number without end": lambda n: BEGIN + "1" * n,
    "blanks in a move": lambda n: BEGIN + "1 " + " " * n + "1",
    "a seat without end": lambda n: BEGIN + "1 " + "a" * n,
    "an endless move": lambda n: BEGIN + "1 green: " + "a " * (n // 2),
    "semicolons": lambda n: BEGIN + "1 green: " + ";" * n,
    "brackets in brackets": lambda n: header("Seed", "[" * n),
    "digits": lambda n: header("Seed", "1" * n),
    "backslashes in a text": lambda n: header("Hash", '"' + "\\\\" * (n // 2) + '"'),
    "seats": lambda n: header("Seats", json.dumps(["human"] * (n // 9))),
    "goals": lambda n: header("Goals", json.dumps([0] * (n // 3))),
    "scores": lambda n: BEGIN + f"[Scores {json.dumps([0] * (n // 3))}]",
    "tokens": lambda n: header("CityTokens", json.dumps({str(i): "x" for i in range(n // 16)})),
    "a position with strange names": lambda n: header("Position", json.dumps({str(i): 0 for i in range(n // 12)})),
    "a position with a high stack": lambda n: header("Position", stack_of(n)),
    "a position with a long list": lambda n: header("Position", json.dumps({**POSITION, "stack": [0] * (n // 3)})),
}


def processor_time(read: Callable[[], object]) -> float:
    gc.disable()  # how often it looks around depends on what was made before
    try:
        began = time.process_time()
        with suppress(BadGameFile):  # comments alone are well-formed
            read()
        return time.process_time() - began
    finally:
        gc.enable()


def grows_too_quickly(half: Callable[[], object], whole: Callable[[], object]) -> bool:
    """Each time it is measured."""
    return all(processor_time(whole) > GROWTH * max(processor_time(half), NOISE) for _ in range(TRIES))


@pytest.mark.parametrize("name", TEXTS)
def test_reading_a_text_is_linear(name: str) -> None:
    for size in SIZES:
        half, whole = TEXTS[name](size // 2), TEXTS[name](size)
        assert not grows_too_quickly(lambda: Game.from_text(half), lambda: Game.from_text(whole)), size  # noqa: B023


@pytest.mark.parametrize("name", ["moves", "comments", "header"])
def test_reading_json_is_linear(name: str) -> None:
    def document(count: int) -> dict[str, object]:
        known = {"Players": 2, "Ruleset": "2021", "Seed": 1}
        parts: dict[str, object] = {
            "moves": [{"seat": "green", "move": "x"}] * count,
            "comments": {str(i): "x" for i in range(count)},
            "header": {**known, **{str(i): 1 for i in range(count)}},
        }
        return {"format": "lisboa-game-1", "header": known, "moves": [], name: parts[name]}

    half, whole = document(20_000), document(40_000)
    assert not grows_too_quickly(lambda: Game.from_json(half), lambda: Game.from_json(whole))


@pytest.mark.parametrize("text", [text(60_000) for text in TEXTS.values()], ids=TEXTS)
def test_a_reason_is_no_longer_than_a_few_lines(text: str) -> None:
    with pytest.raises(BadGameFile) as refusal:
        Game.from_text(text + "\n[")
    assert len(str(refusal.value)) < 1_000


def test_the_line_and_the_reason_are_named() -> None:
    with pytest.raises(BadGameFile, match=r"line 5: not a header line: '\[Moves"):
        Game.from_text(BEGIN + "[Moves" + " " * 1000 + "x")


def test_comments_stay_in_order() -> None:
    game = Game(players=2, seed=1)
    game.play(game.legal_moves()[0])
    head, _, move = game.to_text().partition("\n\n")
    read = Game.from_text(f"{head}\n\n; one\n;\n; two\n{move.strip()} ; three\n; four\n")
    assert read.comments == {0: "one\n\ntwo", 1: "three\nfour"}
