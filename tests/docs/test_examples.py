"""The finder of examples: the first recorded game that shows what a page asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lisboa import Game
from tools.rules_book.examples import example as example_in
from tools.rules_book.examples import not_yet, quotations, read_story, wanted
from tools.rules_book.language import book_words
from tools.rules_book.pages import game_files

NOT_YET = not_yet(book_words())


def example(wish: str, games: list[Path], folder: str) -> str:
    return example_in(wish, games, folder, book_words())


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two short games; both begin with a choice of clergy tiles, only the second has two players."""
    folder = tmp_path_factory.mktemp("games")
    paths = []
    for players, name in ((3, "1-three.txt"), (2, "2-two.txt")):
        game = Game(players=players, seed=7)
        for _ in range(40):
            game.play(game.legal_moves()[0])
        paths.append(folder / name)
        paths[-1].write_text(game.to_text(), encoding="utf-8")
    return paths


def test_the_first_game_that_fits_is_quoted(games: list[Path]) -> None:
    quoted = example("rule=SET-3 event=clergy-kept", games, "games")
    first = read_story(games[0]).moves[0]
    lines = quoted.splitlines()
    assert lines[0] == "> **Example** (3 players, move 1 of [1-three.txt](games/1-three.txt))"
    assert lines[2] == f"> - **{first.player.title()}** plays `{first.notation}`"
    assert lines[3].startswith(f">   - {first.player.title()} keeps a clergy tile: ")


def test_games_by_earlier_rules_are_quoted_last(tmp_path: Path) -> None:
    """The pages describe the rules of today; a comment that looks like a header does not count."""
    heads = {
        "1-old.txt": "",
        "2-new.txt": "[Rules 2]\n",
        "3-old.txt": "\n; [Rules 2]\n[Rules 2]\n",
        "4-new.txt": "[Rules 2]\n",
    }
    for name, header in heads.items():
        (tmp_path / name).write_text(f'[Lisboa "lisboa-game-1"]\n{header}', encoding="utf-8")
    assert [path.name for path in game_files(tmp_path)] == ["2-new.txt", "4-new.txt", "1-old.txt", "3-old.txt"]


def test_a_number_of_players_may_be_asked_for(games: list[Path]) -> None:
    assert "(2 players, move 1 of [2-two.txt]" in example("rule=SET-3 players=2", games, "games")


def test_what_no_game_shows_is_said(games: list[Path]) -> None:
    assert example("rule=SCORE-8 event=game-over", games, "games") == NOT_YET
    assert example("rule=SET-3 event=clergy-kept says=nonsense", games, "games") == NOT_YET
    assert example("rule=SET-3 event=clergy-kept with=store-placed", games, "games") == NOT_YET
    assert example("rule=SET-3 event=clergy-kept without=clergy-kept", games, "games") == NOT_YET
    assert example("rule=SET-3", [], "games") == NOT_YET


def test_a_quotation_reaches_from_one_event_to_another_within_the_turn(games: list[Path]) -> None:
    story = read_story(games[0])
    asked = wanted("rule=PORT-1 event=card-tucked since=card-played until=card-taken")
    quoted = next(quotations(story, asked))
    assert quoted[0].has("card-played")
    assert quoted[-1].has("card-taken")
    assert not any(move.has("turn-begun") for move in quoted[:-1])
    assert len({move.player for move in quoted}) == 1
    assert next(quotations(story, wanted("rule=TURN-5 event=card-taken since=store-placed")), None) is None


def test_only_the_lines_asked_for_are_told(games: list[Path]) -> None:
    all_lines = example("rule=TURN-5 event=card-taken", games, "games")
    few = example("rule=TURN-5 event=card-taken only=card-taken", games, "games")
    assert few.count(">   - ") == 1
    assert "takes the" in few
    assert "turned face up" not in all_lines
    assert "turned face up" in example("rule=TURN-6 event=card-revealed", games, "games")


def test_lines_before_an_event_may_be_left_out(games: list[Path]) -> None:
    words = "rule=TURN-6 event=turn-ended only=card-taken,turn-ended"
    whole, rest = (example(f"{words}{more}", games, "games").splitlines() for more in ("", " from=turn-ended"))
    assert len(whole) == len(rest) + 1
    assert [*whole[:3], *whole[4:]] == rest


def test_solo_is_not_a_game_of_two(tmp_path: Path) -> None:
    path = tmp_path / "solo.txt"
    game = Game(1, seed=7)
    game.play(game.legal_moves()[0])
    path.write_text(game.to_text(), encoding="utf-8")
    assert "(solo, move 1 of [solo.txt]" in example("rule=SET-3", [path], "games")


@pytest.mark.parametrize("words", ["rule=SET-3 colour=blue", "event=card-taken", "SET-3"])
def test_a_misspelt_wish_is_an_error(words: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        wanted(words)


def test_an_example_in_another_language(games: list[Path]) -> None:
    """The same moves of the same game; what is told of them, in that language."""
    wish = "rule=TURN-5 event=card-taken says=takes"
    english, czech = (example_in(wish, games, "games", book_words(language)).splitlines() for language in ("en", "cs"))
    assert len(english) == len(czech)
    assert czech[0].startswith("> **Příklad** (3 hráči, krok")
    assert "](games/1-three.txt))" in czech[0]
    moves = [re.findall("`.*`", line) for line in english]
    assert [re.findall("`.*`", line) for line in czech] == moves
    assert any(moves)
    assert not set(english) & set(czech) - {">"}
