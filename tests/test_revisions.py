"""Games keep the revision of the rules they began with (docs/decisions/0018)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lisboa
from lisboa import Game, game_options
from lisboa.engine import layout
from lisboa.engine.revisions import edition, revision
from tests.golden import recording
from tests.scene import Scene, play

EARLIER = "037-2p-random"  # a golden game of revision 1, with a hash of that version


@pytest.mark.parametrize(("ruleset", "rules", "number"), [("2021", 1, 2021), ("2017", 1, 2017), ("2021", 2, 12021)])
def test_edition_and_revision_share_a_cell(ruleset: str, rules: int, number: int) -> None:
    state = Game(2, 1, ruleset=ruleset, rules=rules)._state
    assert state.d[layout.RULESET] == number
    assert (edition(state), revision(state)) == (int(ruleset), rules)


def test_files_without_the_header_are_of_the_first_revision() -> None:
    text = recording.path_of(EARLIER).read_text(encoding="utf-8")
    assert "[Rules " not in text
    game = Game.from_text(text)
    assert (game.is_over, game.options.rules) == (True, 1)
    assert "[Rules " not in game.to_text()
    assert Game.from_text(game.to_text()).state_hash() == game.state_hash()


def test_new_games_are_of_the_second_revision() -> None:
    game = Game(2, 1)
    assert (game.options.rules, game.position()["options"]["rules"]) == (2, 2)
    assert "[Rules 2]" in game.to_text().splitlines()
    assert Game(2, 1, rules=1).state_hash() != game.state_hash()


@pytest.mark.parametrize("rules", [1, 2])
def test_everything_made_from_a_game_keeps_its_revision(rules: int) -> None:
    game = Game(2, 1, rules=rules)
    play(game, *(game.legal_moves()[0] for _ in range(1)))
    made = [
        game.copy(),
        game.resample(game.turn or 0, random.Random(1)),
        game.rewound(0),
        Game.from_position(game.position()),
        Game.from_text(game.to_text()),
        Game.from_json(game.to_json()),
    ]
    assert [other.options.rules for other in made] == [rules] * len(made)
    assert ("rules" in game.view(0)["options"]) == (rules == 2)


@pytest.mark.parametrize("wrong", [0, 3, "2", 2.0, True, None])
def test_a_revision_that_is_not_known_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"^rules: .* from 1 to 2"):
        game_options.validated(2, rules=wrong)
    document = Game(2, 1).position()
    document["options"]["rules"] = wrong
    with pytest.raises(lisboa.BadPosition, match=r"options\.rules"):
        Game.from_position(document)


def test_a_header_that_contradicts_its_position_is_refused() -> None:
    text = Game.from_position(Game(2, 1).position()).to_text()
    with pytest.raises(lisboa.BadGameFile, match="the header says Rules 1, the position 2"):
        Game.from_text(text.replace("[Rules 2]\n", ""))


def test_a_position_that_lets_a_reward_be_declined_is_of_the_first_revision() -> None:
    """RUL-4: in the second only the end of the period does."""
    game = Scene(rules=1).hand("green", "blue-builder-4").game()
    play(game, "portfolio blue-builder-4")
    document = game.position()
    assert Game.from_position(document).legal_moves()[-1] == "pass"
    document["options"]["rules"] = 2
    with pytest.raises(lisboa.BadPosition, match=r"stack\.\d+\.numbers.*RUL-4"):
        Game.from_position(document)
