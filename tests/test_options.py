"""Options of a game: what goes together is played to the end, what does not is refused with option, reason and rule."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

import lisboa
from lisboa import BadGameFile, BadPosition, Game, IllegalMove, game_files
from lisboa.city_arrangement import PLACES
from lisboa.engine.playout import POLICIES
from lisboa.engine.tables import DATA, reward_word
from lisboa.game_options import GameOptions, validated
from lisboa.seats import BOTS

PRINTED = {place.name: reward_word(place.reward) for place in DATA.plots} | {
    place.name: reward_word(place.reward) for place in DATA.sites
}
IN_TWO = {place: word for place, word in PRINTED.items() if place[0] != "E" and not place.endswith("-E")}


def spoilt(arrangement: dict[str, str], **changes: str | None) -> dict[str, Any]:
    """The arrangement with some places changed; None leaves one out. Underscores stand for hyphens."""
    words = {place.replace("_", "-"): word for place, word in changes.items()}
    return {place: word for place, word in (arrangement | words).items() if word is not None}


REFUSALS: list[tuple[dict[str, Any], str, str, str]] = [
    ({"players": 0}, "players", "is not 1", "SET-1"),
    ({"players": 5}, "players", "is not 1", "SET-1"),
    ({"players": True}, "players", "is not 1", "SET-1"),
    ({"players": 2, "solo": True}, "players", "one alone", "SOLO-1"),
    ({"players": 4, "solo": True}, "players", "one alone", "SOLO-1"),
    ({"solo": 1}, "solo", "is not true or false", "SOLO-1"),
    ({"draft": "yes"}, "draft", "is not true or false", "SET-16"),
    ({"starting_decrees": None}, "starting_decrees", "is not true or false", "SET-17"),
    ({"ruleset": "1755"}, "ruleset", "is not one of the texts", "END-2"),
    ({"players": 1, "solo": False}, "solo", "one player alone", "SOLO-1"),
    ({"players": 2, "seats": {"human", "random"}}, "seats", "is not a list", "SET-1"),
    ({"players": 2, "seats": {0: "human", 1: "random"}}, "seats", "is not a list", "SET-1"),
    ({"players": 2, "goals": b"\x00"}, "goals", "is not true, false or a list", "EXTRA-1"),
    ({"players": 2, "goals": {0: True}}, "goals", "is not true, false or a list", "EXTRA-1"),
    ({"solo": True, "draft": True}, "draft", "not drafted in solo", "RUL-38"),
    ({"players": 1, "draft": True}, "draft", "not drafted in solo", "RUL-38"),
    ({"players": 3, "goals": [3]}, "goals", "3 is not a seat from 0 to 2", "EXTRA-1"),
    ({"players": 3, "goals": [-1]}, "goals", "-1 is not a seat", "EXTRA-1"),
    ({"players": 3, "goals": [True]}, "goals", "true is not a seat", "EXTRA-1"),
    ({"players": 3, "goals": ["green"]}, "goals", "'green' is not a seat", "EXTRA-1"),
    ({"players": 3, "goals": [1, 1]}, "goals", "named twice", "EXTRA-1"),
    ({"players": 3, "goals": "02"}, "goals", "is not true, false or a list", "EXTRA-1"),
    ({"players": 3, "goals": 2}, "goals", "is not true, false or a list", "EXTRA-1"),
    ({"players": 3, "goals": None}, "goals", "is not true, false or a list", "EXTRA-1"),
    ({"solo": True, "goals": [1]}, "goals", "seat 1 is Lacerda", "EXTRA-1"),
    ({"solo": True, "goals": [2]}, "goals", "2 is not a seat from 0 to 1", "EXTRA-1"),
    ({"players": 3, "seats": ["human"]}, "seats", "1 for 3", "SET-1"),
    ({"players": 2, "seats": ["human"] * 3}, "seats", "3 for 2", "SET-1"),
    ({"players": 2, "seats": []}, "seats", "0 for 2", "SET-1"),
    ({"players": 2, "seats": "human"}, "seats", "is not a list", "SET-1"),
    ({"players": 2, "seats": 5}, "seats", "is not a list", "SET-1"),
    ({"players": 2, "seats": ["human", "deep-blue"]}, "seats", "nobody is called 'deep-blue'", "SET-1"),
    ({"players": 2, "seats": ["human", None]}, "seats", "nobody is called null", "SET-1"),
    ({"players": 2, "seats": ["human", "lacerda"]}, "seats", "Lacerda plays in solo", "SOLO-1"),
    ({"solo": True, "seats": ["human", "random"]}, "seats", "Lacerda plays in solo", "SOLO-1"),
    ({"solo": True, "seats": ["lacerda", "human"]}, "seats", "Lacerda plays in solo", "SOLO-1"),
    ({"solo": True, "seats": ["human", "lacerda", "random"]}, "seats", "3 for 2", "SET-1"),
    ({"city_tokens": "random"}, "city_tokens", "is not true, false or an arrangement", "EXTRA-2"),
    ({"city_tokens": list(PRINTED)}, "city_tokens", "is not true, false or an arrangement", "EXTRA-2"),
    ({"city_tokens": {}}, "city_tokens", "no token is given for A2", "EXTRA-2"),
    ({"city_tokens": spoilt(PRINTED, C3=None)}, "city_tokens", "no token is given for C3", "EXTRA-2"),
    ({"city_tokens": spoilt(PRINTED, east_B=None)}, "city_tokens", "no token is given for east-B", "EXTRA-2"),
    ({"city_tokens": spoilt(PRINTED, A1="gold")}, "city_tokens", "there is no place 'A1'", "EXTRA-2"),
    ({"city_tokens": spoilt(PRINTED, F1="gold")}, "city_tokens", "there is no place 'F1'", "EXTRA-2"),
    ({"city_tokens": PRINTED | {7: "gold"}}, "city_tokens", "there is no place 7", "EXTRA-2"),
    ({"city_tokens": spoilt(PRINTED, C3="wine")}, "city_tokens", "C3: no plot token shows 'wine'", "EXTRA-2"),
    ({"city_tokens": spoilt(PRINTED, C3="ship")}, "city_tokens", "C3: no plot token shows 'ship'", "EXTRA-2"),
    ({"city_tokens": PRINTED | {"C3": []}}, "city_tokens", r"C3: no plot token shows \[\]", "EXTRA-2"),
    ({"city_tokens": spoilt(PRINTED, west_A="rubble")}, "city_tokens", "west-A: no site token shows", "EXTRA-2"),
    (
        {"city_tokens": spoilt(PRINTED, C3="favor")},
        "city_tokens",
        "D2: favor is used too often, there are 2",
        "EXTRA-2",
    ),
    ({"city_tokens": spoilt(PRINTED, west_E="plan")}, "city_tokens", "east-A: plan is used too often", "EXTRA-2"),
    ({"players": 2, "city_tokens": PRINTED}, "city_tokens", "E1 is covered with two players", "SET-18"),
    ({"solo": True, "city_tokens": PRINTED}, "city_tokens", "E1 is covered with two players", "SET-18"),
    ({"players": 2, "city_tokens": spoilt(IN_TWO, east_E="gold")}, "city_tokens", "east-E is covered", "SET-18"),
]


@pytest.mark.parametrize(("options", "field", "reason", "rule"), REFUSALS)
def test_what_does_not_go_together_is_refused(options: dict[str, Any], field: str, reason: str, rule: str) -> None:
    """Option first, rule last."""
    with pytest.raises(ValueError, match=rf"^{field}: .*{reason}.* \({rule}\)$"):
        Game(seed=1, **options)


def all_legal() -> list[dict[str, Any]]:
    """Every legal combination of the options, those with many values by examples."""
    found = []
    flags = list(product((False, True), (False, True), ("2021", "2017")))
    for players, (draft, decrees, ruleset) in product((1, 2, 3, 4), flags):
        if players == 1 and draft:
            continue
        arrangement = PRINTED if players > 2 else IN_TWO
        for goals, tokens in product(((), (0,), True), (False, True, arrangement)):
            options = {"draft": draft, "starting_decrees": decrees, "ruleset": ruleset}
            found.append({"players": players, "goals": goals, "city_tokens": tokens, **options})
    return found


@pytest.mark.parametrize("number", range(8))
def test_all_legal_combinations_are_played_to_the_end(number: int) -> None:
    """SET-16, SET-17, EXTRA-1, EXTRA-2, RUL-38: set up, played and written down; an eighth of them in each test."""
    combinations = all_legal()
    assert len(combinations) == 3 * 72 + 36
    for i, options in list(enumerate(combinations))[number::8]:
        rng = random.Random(i)
        game = Game(seed=i, **options)
        while not game.is_over:
            game.play(rng.choice(game.legal_moves()))
        if i % 7 == 0:
            assert Game.from_text(game.to_text()).options == game.options


def test_players_may_be_left_out() -> None:
    """SET-1: four; in solo one, and one is solo."""
    assert Game(seed=1).players == 4
    assert Game(seed=1, solo=True).options == Game(players=1, seed=1).options
    assert Game(seed=1, solo=True).options.solo
    assert not Game(players=2, seed=1).options.solo


def test_goals_for_all_means_everybody_but_lacerda() -> None:
    """EXTRA-1: bots too; SOLO-1: Lacerda is no novice."""
    seats = ("human", "greedy", "human")
    assert Game(3, 1, goals=True, seats=seats).options.goals == (0, 1, 2)
    assert Game(3, 1, goals=[2, 1], seats=seats).options.goals == (1, 2)
    assert Game(3, 1, goals=iter([0])).options.goals == (0,)
    assert Game(3, 1, goals=False).options.goals == ()
    assert Game(solo=True, seed=1, goals=True).options.goals == (0,)


def test_seats() -> None:
    """Who plays is told by the game, and does not change what is dealt."""
    game = Game(3, 1, seats=["human", "random", "eager"])
    assert game.seats == ("human", "random", "eager")
    assert Game(3, 1).seats == ("human",) * 3
    assert Game(3, 1).state_hash() == game.state_hash()
    assert Game(solo=True, seed=1).seats == Game(solo=True, seed=1, seats=["human"]).seats == ("human", "lacerda")
    assert Game(solo=True, seed=1, seats=("greedy", "lacerda")).seats == ("greedy", "lacerda")
    assert game.copy().seats == game.resample(0, random.Random(1)).seats == game.seats


def test_bots_of_the_engine_have_seats() -> None:
    assert set(POLICIES) <= set(BOTS)


def test_options_are_as_given() -> None:
    """`Game.options`: plain values under the names of `Game`; an arrangement in the order of the board."""
    shuffled = dict(random.Random(1).sample(list(PRINTED.items()), len(PRINTED)))
    options = Game(4, 1, ruleset="2017", draft=True, goals=[3, 0], city_tokens=shuffled).options
    expected = GameOptions(4, "2017", 2, False, True, False, (0, 3), PRINTED, ("human",) * 4)
    assert options == expected == validated(**vars(options))
    assert isinstance(options.city_tokens, Mapping)
    assert [place for place in PLACES if place in PRINTED] == list(options.city_tokens)
    assert lisboa.GameOptions is GameOptions


# Files


FILES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"players": 3}, {}),
    ({"players": 3, "rules": 1}, {}),
    ({"players": 3, "goals": [0, 2]}, {"Goals": [0, 2]}),
    ({"players": 3, "city_tokens": True}, {"CityTokens": True}),
    ({"players": 2, "city_tokens": IN_TWO}, {"CityTokens": IN_TWO}),
    ({"players": 2, "seats": ["human", "eager"]}, {"Seats": ["human", "eager"]}),
    ({"players": 1}, {"Solo": True}),
    ({"players": 1, "seats": ["random"]}, {"Solo": True, "Seats": ["random", "lacerda"]}),
]


@pytest.mark.parametrize(("options", "tags"), FILES)
def test_headers_round_trip(options: dict[str, Any], tags: dict[str, Any]) -> None:
    """Text and JSON; what is usual is not written, so older files mean the same."""
    game = Game(seed=3, **options)
    for _ in range(12):
        game.play(game.legal_moves()[-1])
    document = json.loads(json.dumps(game.to_json()))
    usual = {"Players", "Ruleset", "Draft", "StartingDecrees", "Seed", "Moves", "Hash"}
    revision = {} if options.get("rules") == 1 else {"Rules": 2}
    assert {name: value for name, value in document["header"].items() if name not in usual} == revision | tags
    for again in (Game.from_text(game.to_text()), Game.from_json(document)):
        assert (again.options, again.state_hash()) == (game.options, game.state_hash())


@pytest.mark.parametrize(("options", "tags"), FILES)
def test_a_game_from_a_position_keeps_its_options(options: dict[str, Any], tags: dict[str, Any]) -> None:
    """Who plays is not part of a position, but of the file; an arrangement lies on its board."""
    begun = Game(seed=3, **options)
    for _ in range(12):
        begun.play(begun.legal_moves()[0])
    game = begun.resample(0, random.Random(1))
    tokens = begun.options.city_tokens is not False
    assert game.options == GameOptions(**{**vars(begun.options), "city_tokens": tokens})
    again = Game.from_text(game.to_text())
    assert (again.options, again.state_hash(), again.seats) == (game.options, game.state_hash(), game.seats)
    assert Game.from_position(begun.position()).seats == validated(begun.options.players).seats


@pytest.mark.parametrize(
    ("tag", "reason"),
    [
        ("[Goals [5]]", "header 'Goals': 5 is not a seat"),
        ('[Goals "all"]', "header 'Goals': 'all' is not true, false or a list of seats"),
        ("[Goals null]", "header 'Goals': must not be null"),
        ("[Solo true]", "header 'Players': 3, but one alone"),
        ('[CityTokens {"A2": "wine"}]', "header 'CityTokens': "),
        ('[Seats ["human"]]', "header 'Seats': 1 for 3"),
        ("[Seats null]", "header 'Seats': must not be null"),
        ("[CityTokens true]\n[CityTokens true]", "given twice"),
        ("[Tokens true]", "unknown header"),
        ("[Solo 1]", "header 'Solo': 1 is not true or false"),
        ("[Goals {}]", "header 'Goals': {} is not true, false or a list"),
    ],
)
def test_wrong_headers_are_refused(tag: str, reason: str) -> None:
    text = Game(3, 1).to_text().replace("[Seed 1]", f"{tag}\n[Seed 1]")
    with pytest.raises(BadGameFile, match=reason):
        Game.from_text(text)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("Rules", "null", "header 'Rules': must not be null"),
        ("Seed", '"x"', "header 'Seed': must be a whole number, not 'x'"),
        ("Seed", "true", "header 'Seed': must be a whole number, not true"),
        ("Seed", "null", "header 'Seed': must not be null"),
        ("Moves", "[null]", "header 'Moves': must be a whole number, not [null]"),
        ("Hash", "1", "header 'Hash': must be text, not 1"),
        ("StartingDecrees", "0", "header 'StartingDecrees': 0 is not true or false (SET-17)"),
        ("Draft", "false][Draft false", "line 5: header 'Draft': the value is not JSON"),
        ("Draft", "[" * 100_000, "line 5: header 'Draft': the value is nested too deeply"),
    ],
)
def test_a_value_of_the_wrong_kind_is_named_as_files_write_it(name: str, value: str, reason: str) -> None:
    """No type of Python, no True, False or None, no words of its parser."""
    text = re.sub(rf"(?m)^\[{name} .*\]$", f"[{name} {value}]", Game(3, 1).to_text())
    with pytest.raises(BadGameFile) as caught:
        Game.from_text(text)
    assert str(caught.value) == reason


def test_an_empty_move_is_called_one() -> None:
    for move in ("", "  "):
        with pytest.raises(IllegalMove, match=r"^an empty move: \w"):
            Game(3, 1).play(move)


@pytest.mark.parametrize("tag", ["[Goals [0]]", "[CityTokens true]", "[StartingDecrees true]"])
def test_a_header_that_contradicts_its_position_is_refused(tag: str) -> None:
    text = Game.from_position(Game(3, 1).position()).to_text().replace("[StartingDecrees false]\n", "")
    assert Game.from_text(text)
    with pytest.raises(BadGameFile, match=r"the header says [A-Z]\w+ (\[0\]|true), the position (\[\]|false)$"):
        Game.from_text(text.replace("[Position", f"{tag}\n[Position"))


def test_options_of_a_position_must_go_together() -> None:
    """RUL-38, SOLO-1: what `Game` refuses is refused in a position as well."""
    for players, options in ((2, {"solo": True, "draft": True}), (4, {"solo": True})):
        document = Game(players, 1).position()
        document["options"].update(options)
        with pytest.raises(BadPosition):
            Game.from_position(document)


def test_every_option_has_a_header() -> None:
    options = validated(2, goals=True, city_tokens=True, seats=("eager", "human")).to_header()
    solo = validated(solo=True).to_header()
    assert set(options) | set(solo) == set(game_files.OPTIONS)


def test_options_cannot_be_changed_from_outside() -> None:
    """EXTRA-2: an arrangement handed out is not the game's own."""
    game = Game(3, 1, city_tokens=PRINTED)
    tokens = game.options.city_tokens
    assert not isinstance(tokens, bool)
    with pytest.raises(TypeError):
        tokens["A2"] = "gold"  # type: ignore[index]  # the point: it is read-only
    assert Game.from_text(game.to_text()).options == game.options


def test_positions_of_lacerdas_turn_load_with_novices() -> None:
    """RUL-38: the goals of his turn are pending while you decide whether to follow him."""
    game, seen = Game(solo=True, seed=0, goals=[0]), 0
    while not game.is_over:
        assert game.decision is not None
        if game.decision.kind in ("follow", "church-scoring"):
            assert Game.from_position(game.position()).state_hash() == game.state_hash()
            seen += 1
        game.play(game.legal_moves()[0])
    assert seen > 0
