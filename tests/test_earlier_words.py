"""A game by earlier rules is shown by them: its cards in words, on the board, in logs and in reports (0018)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lisboa import Game
from lisboa.cli.main import app
from lisboa.cli.narration import split_turns
from lisboa.engine.tables import DATA
from lisboa.text import LOCALES, Words
from lisboa.text.facts import facts_in
from tests.golden import recording
from tests.scene import Scene
from tests.server.playing import ending

CHANGED = {
    "purple-king-4": ("purple King card (influence 1; {})", "gain influence", "4 influence"),
    "brown-treasury-4": (
        "brown Treasury card (event: {}; benefit: land costs 2 less)",
        "gain influence",
        "4 influence",
    ),
}
NUMBERS = {card.id: number for number, card in enumerate(DATA.cards)}
EARLIER = "earlier rules"
GAME = "069-solo-random"  # a golden game of revision 1; after 92 moves brown-treasury-4 lies face up
AT = "92"


def run(*args: object) -> str:
    """What a command writes, in one line."""
    result = CliRunner().invoke(app, [str(arg) for arg in args], env={"COLUMNS": "100"})
    assert result.exit_code == 0, result.stderr
    return " ".join(result.stdout.split())


@pytest.mark.parametrize("card", CHANGED)
def test_a_changed_card_says_what_it_does_in_either_revision(card: str) -> None:
    form, earlier, now = CHANGED[card]
    number = NUMBERS[card]
    assert Words(earlier=True).card(number) == form.format(earlier)
    assert Words(earlier=False).card(number) == form.format(now)
    for locale in LOCALES:
        assert Words(locale, earlier=True).card(number) != Words(locale).card(number)


def test_no_other_card_differs() -> None:
    differ = {card for card, number in NUMBERS.items() if Words(earlier=True).card(number) != Words().card(number)}
    assert differ == set(CHANGED)


@pytest.mark.parametrize(("earlier", "words"), [(True, "gain influence"), (False, "4 influence")])
def test_a_fact_about_a_changed_card(earlier: bool, words: str) -> None:
    text = facts_in("en", earlier).fact("exchange", {"card": NUMBERS["purple-king-4"], "reward": "yes"})
    assert text.startswith(f"Its reward: {words};")


# Terminal


@pytest.mark.parametrize(("rules", "words"), [(1, "sponsors an event (infl)"), (2, "sponsors an event (4 infl)")])
def test_an_event_in_the_log_of_a_demonstration(rules: int, words: str) -> None:
    game = Scene(period=2, rules=rules).hand("green", "brown-treasury-4").reis("green", 20).game()
    (turn,) = split_turns(game.play("sponsor brown-treasury-4"), None, False, earlier=rules == 1)
    assert ("green", words) in turn.phrases


def test_a_demonstration_by_earlier_rules() -> None:
    """By this seed brown-treasury-4 lies on its deck as the period ends, and is sponsored later."""
    args = ("demo", "--players", 2, "--bots", "random", "--seed", 7, "--rules")
    out = run(*args, 1)
    assert EARLIER in out
    assert "×5 infl / land −2" in out
    assert "event (infl)" in out
    assert EARLIER not in run(*args, 2)


def test_replay_by_earlier_rules() -> None:
    out = run("replay", recording.path_of(GAME), "--to", AT)
    assert EARLIER in out
    assert "Treasury ×4 infl / land −2" in out


@pytest.mark.parametrize(("rules", "top"), [(1, "infl / land −2"), (2, "4 infl / land −2")])
def test_the_board_follows_the_revision(tmp_path: Path, rules: int, top: str) -> None:
    document = Game.from_text(recording.path_of(GAME).read_text(encoding="utf-8")).rewound(int(AT)).position()
    document["options"]["rules"] = rules
    file = tmp_path / "game.lisboa"
    file.write_text(Game.from_position(document).to_text(), encoding="utf-8")
    out = run("replay", file)
    assert f"Treasury ×4 {top}" in out
    assert (EARLIER in out) == (rules == 1)


@pytest.mark.parametrize("rules", [1, 2])
def test_analyse_says_by_which_rules(tmp_path: Path, rules: int) -> None:
    game = Game(2, 3, rules=rules)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    file = tmp_path / "end.lisboa"
    file.write_text(ending(game, 3).to_text(), encoding="utf-8")
    assert (EARLIER in run("analyse", file, "--simulations", 2)) == (rules == 1)


# Simulations


def simulated(folder: Path, rules: int) -> tuple[str, dict[str, Any]]:
    """What is printed of a few games, and their report."""
    few = ("--games", 2, "--players", 2, "--seed", 1, "--workers", 1)
    out = run("simulate", *few, "--rules", rules, "--report", folder)
    return out, json.loads((folder / "report.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("rules", [1, 2])
def test_a_report_has_the_words_of_its_revision(tmp_path: Path, rules: int) -> None:
    out, found = simulated(tmp_path, rules)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert (EARLIER in out, EARLIER in page) == (rules == 1, rules == 1)
    names = {card["id"]: card["name"] for card in found["cards"]}
    for card, (form, *effects) in CHANGED.items():
        name = form.format(effects[rules - 1])
        assert names[card] == name[0].upper() + name[1:]
    gains = {effect["id"] for effect in found["effects"]} & {"gain-influence", "influence"}
    assert gains == {1: {"gain-influence"}, 2: {"gain-influence", "influence"}}[rules]
