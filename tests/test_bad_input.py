"""Bad input: moves, options and game files that make no sense get a specific error and change nothing."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lisboa import BadGameFile, Game, IllegalMove, UndoBarrier
from tests.fuzz.hostile import JUNK, damaged

EXAMPLES = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@cache
def text_of_game() -> str:
    """A game of 45 moves with comments, as text."""
    game = Game(players=3, seed=11, starting_decrees=True)
    rng = random.Random(3)
    while len(game.moves) < 45:
        game.play(rng.choice(game.legal_moves()))
    game.comments = {0: "before the first move", 7: "two lines\nof comment", 45: "the last one"}
    return game.to_text()


@cache
def text_from_position() -> str:
    """A game that begins with a position, as text."""
    game = Game.from_position(Game.from_text(text_of_game()).position())
    for _ in range(8):
        game.play(game.legal_moves()[-1])
    return game.to_text()


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


# Moves


@EXAMPLES
@given(text=st.text(max_size=40), seed=st.integers(0, 50))
def test_any_text_that_is_no_move_is_refused(text: str, seed: int) -> None:
    """IllegalMove with rule and reason; the game is unchanged."""
    game = Game(players=3, seed=seed)
    refuse(game, text)


@EXAMPLES
@given(data=st.data(), seed=st.integers(0, 50))
def test_garbled_moves_are_refused(data: st.DataObject, seed: int) -> None:
    """Moves that are almost right, and moves of other decisions."""
    game = Game(players=3, seed=seed)
    rng = random.Random(seed)
    moves: list[str] = []
    for _ in range(data.draw(st.integers(0, 40))):
        moves += game.legal_moves()
        game.play(rng.choice(game.legal_moves()))
    moves += game.legal_moves()
    move = data.draw(st.sampled_from(moves))
    cut = data.draw(st.integers(0, len(move)))
    refuse(game, move)
    refuse(game, move[:cut])
    refuse(game, move[:cut] + data.draw(st.characters()) + move[cut:])


def refuse(game: Game, move: str) -> None:
    """Unless the text happens to be a legal move in another spelling."""
    if " ".join(move.lower().split()) in [legal.lower() for legal in game.legal_moves()]:
        return
    before = (game.state_hash(), game.moves, game.undoable, len(game.events(None)))
    with pytest.raises(IllegalMove) as error:
        game.play(move)
    assert error.value.move == move
    assert error.value.rule
    assert error.value.reason
    assert (game.state_hash(), game.moves, game.undoable, len(game.events(None))) == before


@pytest.mark.parametrize("move", [None, 5, b"pass", ["pass"], 1.5])
def test_a_move_is_a_text(move: Any) -> None:
    game = Game(players=2, seed=1)
    before = game.state_hash()
    with pytest.raises(IllegalMove):
        game.play(move)
    assert game.state_hash() == before


def test_no_move_after_the_end() -> None:
    game = Game(players=2, seed=1)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    before = game.state_hash()
    for move in ("pass", "keep clergy-1", game.moves[-1]):
        with pytest.raises(IllegalMove, match="over"):
            game.play(move)
    assert game.state_hash() == before


def test_undo_of_nothing_and_redo_of_nothing_are_refused() -> None:
    game = Game(players=2, seed=1)
    for ask in (game.undo, game.redo):
        with pytest.raises(UndoBarrier):
            ask()
        with pytest.raises(UndoBarrier):
            ask(1000)


# Options and seats


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"players": 0}, "players"),
        ({"players": 5}, "players"),
        ({"players": "4"}, "players"),
        ({"players": 3.0}, "players"),
        ({"players": True}, "players"),
        ({"ruleset": "1755"}, "ruleset"),
        ({"ruleset": 2021}, "ruleset"),
        ({"ruleset": None}, "ruleset"),
        ({"ruleset": ["2021"]}, "ruleset"),
        ({"seed": "1"}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"seed": True}, "seed"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], name: str) -> None:
    with pytest.raises(ValueError, match=name):
        Game(**options)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(TypeError, match="lacerda"):
        Game(players=3, lacerda=True)  # type: ignore[call-arg]  # the point: it is unknown


@pytest.mark.parametrize("seed", [2**4096, -(2**4096), 2**20000], ids=["2^4096", "-2^4096", "2^20000"])
def test_a_seed_beyond_4096_bits_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed: more than 4096 bits"):
        Game(players=2, seed=seed)


@pytest.mark.parametrize(
    "seed",
    [0, -1, 2**63, 2**200, -(2**70), 2**4096 - 1, 1 - 2**4096],
    ids=["0", "-1", "2^63", "2^200", "-2^70", "2^4096-1", "1-2^4096"],
)
def test_any_integer_is_a_seed(seed: int) -> None:
    game = Game(players=2, seed=seed)
    assert Game.from_text(game.to_text()).state_hash() == game.state_hash()


@pytest.mark.parametrize("seat", [-1, 3, 99, "green", 1.0])
def test_seats_that_are_not_at_the_table_are_refused(seat: Any) -> None:
    game = Game(players=3, seed=1)
    for ask in (game.view, game.events, lambda seat: game.resample(seat, random.Random(1))):
        with pytest.raises(ValueError, match="seat"):
            ask(seat)


# Files


def explained(error: BadGameFile) -> str:
    """An error says what is wrong, and in which line if it is one line's fault."""
    assert error.reason.strip()
    assert error.line >= 0
    return str(error)


def same_or_refused(text: str, whole: str) -> str:
    """A damaged file is refused with a reason, or it still is the same game: never another one. Returns the reason."""
    game = Game.from_text(whole)
    try:
        read = Game.from_text(text)
    except BadGameFile as error:
        return explained(error)
    assert (read.state_hash(), read.moves) == (game.state_hash(), game.moves)
    return ""


@pytest.mark.parametrize("source", [text_of_game, text_from_position])
def test_no_single_line_can_be_deleted_or_doubled_unnoticed(source: Any) -> None:
    """Except comments, empty lines, and header lines without which the file still tells the same game."""
    whole = source()
    lines = whole.splitlines()
    for i, line in enumerate(lines):
        needless = not line or line.startswith(("[Moves", "[Hash", "[Draft false", "[StartingDecrees false", ";"))
        reason = same_or_refused("\n".join(lines[:i] + lines[i + 1 :]), whole)
        assert needless or "Position" in whole or reason, f"{line!r} was deleted"
        doubled = same_or_refused("\n".join([*lines[:i], line, *lines[i:]]), whole)
        assert not line or line.startswith(";") or doubled, f"{line!r} was doubled"


@pytest.mark.parametrize("source", [text_of_game, text_from_position])
def test_no_move_can_be_deleted_doubled_or_exchanged_unnoticed(source: Any) -> None:
    whole = source()
    lines = whole.splitlines()
    moves = [i for i, line in enumerate(lines) if line[:1].isdigit()]
    for i, j in pairwise(moves):
        assert same_or_refused("\n".join(lines[:i] + lines[i + 1 :]), whole).startswith("line ")
        swapped = list(lines)
        swapped[i], swapped[j] = lines[j], lines[i]
        assert same_or_refused("\n".join(swapped), whole).startswith("line ")


def test_a_truncated_file_is_noticed() -> None:
    """Cut off anywhere before the end of its last move."""
    whole = text_of_game()
    end = whole.rindex("\n;")
    for at in range(0, end, 13):
        assert same_or_refused(whole[:at], whole), f"cut off after {whole[:at][-30:]!r}"


@EXAMPLES
@given(data=st.data())
def test_a_file_garbled_anywhere_is_refused_or_the_same_game(data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from([text_of_game(), text_from_position()]))
    at = data.draw(st.integers(0, len(whole) - 1))
    put = data.draw(st.one_of(st.sampled_from(["", "0", "9", "x", "]", "[", '"', "\n", ";", " "]), st.text(max_size=3)))
    same_or_refused(whole[:at] + put + whole[at + 1 :], whole)


@EXAMPLES
@given(text=st.text(max_size=200))
def test_any_text_is_no_game_file(text: str) -> None:
    with pytest.raises(BadGameFile):
        Game.from_text(text)
    with pytest.raises(BadGameFile):
        Game.from_text(f'[Lisboa "lisboa-game-1"]\n{text}')


def test_a_wrong_seat_is_named_with_its_line() -> None:
    lines = text_of_game().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("20 "))
    right = lines[number].split(":")[0].split()[1]
    wrong = next(colour for colour in ("green", "yellow") if colour != right)
    for colour in (wrong, "orange", "mauve"):
        lines[number] = lines[number].replace(right, colour)
        with pytest.raises(BadGameFile, match=f"{colour} is not to move, {right} is") as error:
            Game.from_text("\n".join(lines))
        assert error.value.line == number + 1
        lines[number] = lines[number].replace(colour, right)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[Players 3]", "[Players 4]"),
        ("[Players 3]", "[Players 5]"),
        ("[Players 3]", '[Players "3"]'),
        ("[Players 3]", "[Players true]"),
        ('[Ruleset "2021"]', '[Ruleset "1755"]'),
        ("[Seed 11]", "[Seed 12]"),
        ("[Seed 11]", "[Seed 1e1]"),
        ("[Seed 11]", "[Seed null]"),
        ("[Seed 11]", "[Seed"),
        ("[Seed 11]", "[Seed 11]\n[Colour 3]"),
        ("[Seed 11]", "[Position {}]"),
        ("[Seed 11]", "[Position []]"),
        ("[Seed 11]", f"[Seed {'9' * 5000}]"),
        ("[Draft false]", "[Draft true]"),
        ("[Draft false]", '[Draft "no"]'),
        ("[StartingDecrees true]", "[StartingDecrees false]"),
        ("[Moves 45]", "[Moves 46]"),
        ('[Hash "', '[Hash "0'),
        ('"lisboa-game-1"', '"lisboa-game-2"'),
        ("\n1 ", "\n2 "),
        ("\n1 ", f"\n{'1' * 5000} "),
        ("\n1 ", "\n-1 "),
        ("\n1 ", "\n"),
        ("[Seed 11]", f"[Seed {'[' * 50000}]"),
    ],
)
def test_edited_files_are_refused(old: str, new: str) -> None:
    with pytest.raises(BadGameFile) as error:
        Game.from_text(changed(text_of_game(), old, new))
    assert error.value.reason


@pytest.mark.parametrize(
    ("old", "new"),
    [("[Players 3]", "[Players 4]"), ('[Ruleset "2021"]', '[Ruleset "2017"]'), ("[Draft false]", "[Draft true]")],
)
def test_a_header_that_contradicts_its_position_is_refused(old: str, new: str) -> None:
    with pytest.raises(BadGameFile):
        Game.from_text(changed(text_from_position(), old, new))


@pytest.mark.parametrize("line", range(9))
def test_a_comment_between_header_lines_hides_none_of_them(line: int) -> None:
    """Without the header `Rules` it would be played by other rules, and without `Hash` nobody would notice."""
    lines = text_of_game().splitlines()
    assert lines[3] == "[Rules 2]"
    assert lines[8].startswith("[Hash")
    commented = "\n".join([*lines[:line], "; played with Ana", *lines[line:]])
    game, read = Game.from_text(text_of_game()), Game.from_text(commented)
    assert read.options == game.options
    assert read.state_hash() == game.state_hash()
    assert read.comments == {**game.comments, 0: f"played with Ana\n{game.comments[0]}"}
    for header in ("[Rules 9]", '[Hash "0"]'):
        name = header.partition(" ")[0]
        wrong = [header if text.startswith(f"{name} ") else text for text in commented.splitlines()]
        with pytest.raises(BadGameFile):
            Game.from_text("\n".join(wrong))


def test_wrong_scores_are_noticed() -> None:
    game = Game(players=2, seed=4)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    text = game.to_text()
    assert Game.from_text(text).scores() == game.scores()
    with pytest.raises(BadGameFile, match="the game ends"):
        Game.from_text(changed(text, "[Scores [", "[Scores [1"))


def test_comments_of_moves_taken_back_are_not_written() -> None:
    """A game can always read its own files."""
    game = Game.from_text(text_of_game())
    while game.undoable == 0:
        game.play(game.legal_moves()[-1])
    game.comments[len(game.moves)] = "gone with its move"
    game.undo()
    assert Game.from_json(game.to_json()).moves == game.moves
    assert Game.from_text(game.to_text()).moves == game.moves


# JSON


@settings(EXAMPLES, max_examples=300)
@given(seed=st.integers(0, 2**32))
def test_damaged_json_is_refused_or_the_same_game(seed: int) -> None:
    rng = random.Random(seed)
    game = Game.from_text(rng.choice((text_of_game(), text_from_position())))
    spoiled, how = damaged(game.to_json(), rng)
    try:
        read = Game.from_json(spoiled)
    except BadGameFile as error:
        explained(error)
        return
    assert (read.state_hash(), read.moves) == (game.state_hash(), game.moves), how


@pytest.mark.parametrize("junk", JUNK)
def test_junk_is_no_game(junk: Any) -> None:
    with pytest.raises(BadGameFile):
        Game.from_json(junk)
    for key in ("format", "header", "moves"):
        document = Game.from_text(text_of_game()).to_json()
        document[key] = copy.deepcopy(junk)
        with pytest.raises(BadGameFile):
            Game.from_json(json.loads(json.dumps(document)))


@pytest.mark.parametrize("key", ["99", "-1", "x", "", "²", "9" * 5000])
def test_comments_belong_to_moves(key: str) -> None:
    document = Game.from_text(text_of_game()).to_json()
    document["comments"][key] = "text"
    with pytest.raises(BadGameFile):
        Game.from_json(document)
