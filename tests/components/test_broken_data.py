"""Every way to break the data files is noticed, at the file and the line where it happened."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from lisboa.components import ComponentError, Effect, Problem, check, load
from lisboa.components.loader import DATA


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def line_with(path: Path, text: str) -> int:
    lines = path.read_text(encoding="utf-8").split("\n")
    found = [number for number, line in enumerate(lines, start=1) if text in line]
    assert found, f"{text!r} is not in {path.name}"
    return found[0]


def edit_line(path: Path, number: int, new: str) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    lines[number - 1] = new
    path.write_text("\n".join(lines), encoding="utf-8")


def assert_problem(data: Path, file: str, line: int, reason: str) -> list[Problem]:
    problems = check(data)
    assert any(
        (problem.file, problem.line) == (file, line) and re.search(reason, problem.reason) for problem in problems
    ), "\n".join(map(str, problems))
    with pytest.raises(ComponentError) as caught:
        load(data)
    assert caught.value.problems == problems
    assert f"{file}:{line}: " in str(caught.value)
    return problems


# file, a text that finds the line, what is replaced in it, by what, and the reason that must be given there
REPLACEMENTS = [
    ("goals.toml", '"B7"', '"B7"', '"B6"', "duplicate: already on line"),
    ("goals.toml", '"B7"', '"B7"', '"B13"', "one too many"),
    ("goals.toml", '"B7"', '"cardinal"', '"bishop"', "deeds: unknown deed 'bishop'"),
    ("goals.toml", '"B7"', '["cardinal"]', "[]", "must be one deed or several different ones"),
    ("goals.toml", '"B7"', '["cardinal"]', '["sell", "sell"]', "must be one deed or several different ones"),
    ("goals.toml", '"B7"', '["cardinal"]', '"cardinal"', "deeds: must be a list"),
    ("goals.toml", '"B7"', '"reis"', '"goals"', "unknown effect 'goals'"),
    ("goals.toml", '"B7"', '"reis"', '"plan"', "unknown effect 'plan' here"),
    ("goals.toml", '"B7"', "amount = 3", "amount = 21", "amount: must be from 1 to 20 for reis"),
    ("goals.toml", '"A2"', '"goals"', '"reis"', "unknown effect 'reis' here"),
    ("goals.toml", '"A2"', "amount = 2", "amount = 3", "amount: must be 2 for goals"),
    ("cards.toml", '"red-king-2"', '"red-king-2"', '"red-king-1"', "duplicate: already on line"),
    ("cards.toml", '"red-king-2"', '"red-king-2"', '"red-king-6"', "one too many"),
    ("cards.toml", '"red-king-2"', '"red-king-2"', '"red-treasury-6"', "one too many"),
    ("cards.toml", '"red-king-2"', '"red-king-2"', '"pink-king-2"', "deck-kind-number"),
    ("cards.toml", '"red-king-2"', '"red-king-2"', '"red-king-"', "deck-kind-number"),
    ("cards.toml", '"red-king-2"', '"red-king-2"', "17", "id: must be a text"),
    ("cards.toml", '"red-king-2"', 'id = "red-king-2", ', "", "id: missing key"),
    ("cards.toml", '"red-king-2"', '"cardinal"', '"cardnal"', "unknown effect 'cardnal'"),
    ("cards.toml", '"red-king-2"', "amount = 1", "amount = 3", "amount: must be from 1 to 2 for cardinal"),
    ("cards.toml", '"red-king-2"', "influence = 2", "influence = 11", "influence: must be from 0 to 10"),
    ("cards.toml", '"red-king-2"', "influence = 2", "influence = true", "influence: must be a whole number"),
    ("cards.toml", '"red-king-2"', "influence = 2, ", "", "influence: missing key"),
    ("cards.toml", '"red-king-2"', "influence", "influense", "influense: unknown key"),
    ("cards.toml", '"red-king-2"', '"D"', '"X"', "provenance: unknown word 'X'"),
    ("cards.toml", '"red-king-2"', '"D"', "1", "provenance: must be a text"),
    ("cards.toml", '"red-king-2"', ', provenance = "D"', "", "provenance: missing key"),
    ("cards.toml", '"red-king-2"', '"D"', '"D", note = 5', "note: must be a text"),
    ("cards.toml", '"red-king-2"', '"D"', '"D", benefit = "purse"', "a noble card does not have it"),
    ("cards.toml", '"red-king-2"', '"cardinal"', '"cardinal', "TOML syntax"),
    ("cards.toml", '"red-king-2"', "{", "(", "TOML syntax"),
    (
        "cards.toml",
        '"red-king-2"',
        "influence = 2",
        "influence = 2, influence = 3",
        "TOML syntax: .*influence",
    ),
    ("cards.toml", '"red-treasury-3"', '"sell-any"', '"sell-wine"', "benefit: unknown word 'sell-wine'"),
    ("cards.toml", '"red-treasury-3"', ', benefit = "sell-any"', "", "benefit: missing key"),
    (
        "cards.toml",
        '"red-treasury-3"',
        "benefit_amount = 1",
        "benefit_amount = 0",
        "benefit_amount: must be from 1",
    ),
    ("cards.toml", '"red-treasury-3"', '"ship"', '"lose-reis"', "penalties stand on noble cards only"),
    (
        "cards.toml",
        '"red-treasury-3"',
        "amount = 1",
        "influence = 1, amount = 1",
        "a treasury card does not have it",
    ),
    ("clergy.toml", "kind = 14", "kind = 14", "kind = 13", "duplicate: already on line"),
    ("clergy.toml", "kind = 14", "kind = 14", "kind = 24", "kind: must be from 1 to 23"),
    ("clergy.toml", "kind = 14", "copies = 2", "copies = 1", "copies: must be 2"),
    ("clergy.toml", "kind = 14", '"ship"', '"boat"', "benefit: unknown word 'boat'"),
    ("clergy.toml", "kind = 14", "amount = 1", "amount = 0", "amount: must be from 1 to 9"),
    ("clergy.toml", "kind = 14", "benefit", "effect", "a lasting tile does not have it"),
    ("clergy.toml", "kind = 15", "copies = 1", "copies = 2", "copies: must be 1"),
    ("clergy.toml", "kind = 15", "amount = 0", "amount = 1", "amount: must be 0 for gain-influence"),
    ("clergy.toml", "kind = 16", '"reis"', '"lose-reis"', "penalties stand on noble cards only"),
    ("clergy.toml", "clergy = [", "clergy", "priests", "unknown list"),
    ("decrees.toml", "id = 34", "id = 34", "id = 33", "duplicate: already on line"),
    ("decrees.toml", "id = 34", "id = 34", "id = 71", "id: must be from 1 to 70"),
    ("decrees.toml", "id = 34", "completed-plans", "finished-plans", "count: unknown word 'finished-plans'"),
    ("decrees.toml", "id = 34", "wigs = 2", "wigs = 2.5", "wigs: must be a whole number"),
    ("decrees.toml", "id = 34", "wigs = 2", "of = 'A', wigs = 2", "takes no `of`"),
    ("decrees.toml", "id = 34", "wigs = 2", "min_players = 3, wigs = 2", "only row E needs 3"),
    (
        "decrees.toml",
        "id = 34",
        "wigs = 2",
        "not_solo = true, wigs = 2",
        "not_solo: must be true for the majority",
    ),
    ("decrees.toml", "id = 10,", "min_players = 3, ", "", "min_players: must be 3 for row E"),
    ("decrees.toml", "id = 12,", '"cloth"', '"wool"', "of: must be one of gold, cloth, books, tools"),
    ("decrees.toml", "id = 12,", ', of = "cloth"', "", "of: must be one of gold"),
    ("decrees.toml", "id = 36", "per = 2", "per = 0", "per: must be from 1"),
    ("decrees.toml", "id = 62", "stores", "sets", "no majority of 'sets'"),
    ("decrees.toml", "id = 68", "majority = true, ", "", "'cubes' is for majorities only"),
    ("decrees.toml", "id = 69", "not_solo = true, ", "", "not_solo: must be true for the majority"),
    ("decrees.toml", "id = 70", "majority = true", "majority = 1", "majority: must be true or false"),
    ("buildings.toml", "id = 7,", "id = 7", "id = 6", "duplicate"),
    ("buildings.toml", "id = 7,", "id = 7", "id = 16", "id: must be from 0 to 15"),
    ("buildings.toml", "id = 15,", '"books"', '"tools"', "one colour or two different"),
    ("buildings.toml", "id = 15,", '"books"', '"silk"', "unknown colour 'silk'"),
    ("buildings.toml", "id = 15,", '"books"', "3", "unknown colour 3"),
    ("buildings.toml", "id = 15,", '["books", "tools"]', '"tools"', "colours: must be a list"),
    ("buildings.toml", "id = 15,", '["books", "tools"]', "[]", "one colour or two different"),
    ("buildings.toml", "id = 15,", '"books"', '"books", "gold"', "one colour or two different"),
    (
        "plans.toml",
        '"green", officials = 5',
        "officials = 5",
        "officials = 9",
        "officials: must be from 1 to 8",
    ),
    ("plans.toml", '"green", officials = 4', "green", "pink", "architect: unknown word 'pink'"),
    (
        "plans.toml",
        "starting = true",
        "starting = true",
        'starting = "yes"',
        "starting: must be true or false",
    ),
    ("ships.toml", '"red"', '"red"', '"blue"', "duplicate"),
    ("ships.toml", '"red"', '"red"', '"pink"', "colour: unknown word 'pink'"),
    ("ships.toml", '"red"', "hull = 2", "hull = 1", "hull: 1 is already on line"),
    ("ships.toml", '"red"', "copies = 3", "copies = 2", "copies: must be 3"),
    ("ships.toml", '"red"', "period = 1", "period = 2", "period: must be 1"),
    ("board.toml", 'name = "B3"', '"B3"', '"A1"', "there is no plot A1"),
    ("board.toml", 'name = "B3"', '"B3"', '"F3"', "a row A-E and a column 1-5"),
    ("board.toml", 'name = "B3"', '"B3"', '"B2"', "duplicate"),
    ("board.toml", 'name = "A4"', "amount = 5", "amount = 4", "reis 4 stands on 1 plots, must be 2"),
    ("board.toml", 'name = "B3"', '"plan"', '"lose-favor"', "penalties stand on noble cards only"),
    ("board.toml", 'name = "west-C"', "west-C", "south-C", "name: unknown word 'south-C'"),
    ("board.toml", 'name = "west-C"', "west-C", "west-B", "duplicate"),
    ("board.toml", "row_cubes", "value = 3", "value = 4", r"must be 3 \(SET-12\)"),
    ("board.toml", "cubes_per_colour", "21", "20", "60 cubes for 63 cube spaces"),
    ("board.toml", "column_cubes", "[3, 3, 3, 3, 2]", "[3, 3, 3, 3]", "a list of 5 whole numbers"),
    ("board.toml", "column_cubes", "[3, 3, 3, 3, 2]", "14", "a list of 5 whole numbers"),
    ("board.toml", "column_cubes", "[3, 3, 3, 3, 2]", "[3, 3, 3, 2, 3]", "SET-12"),
    ("board.toml", "cube_values", "[3, 2, 1]", "[1, 2, 3]", "must be worth more"),
    ("board.toml", "city_tiles_large", "22", "21", r"must be 22 \(SET-8\)"),
    ("board.toml", "city_tiles_small", "value = 5", "value = 4", r"must be 5 \(SET-8\)"),
    ("board.toml", "houses", "[2, 3, 3]", "[3, 3, 3]", "SET-4"),
    ("board.toml", "influence_coins", "5, 7", "7, 5", "must rise"),
    ("board.toml", "influence_coins", "5, 7", "5, 11", "not pass 10"),
    ("board.toml", "start_influence", "[4, 5, 6, 7]", "[4, 5, 6, 11]", "not pass 10"),
    ("board.toml", "start_reis", "10", "-10", "must be from 0 to 99"),
    ("board.toml", "start_reis", "10", "[10]", "must be a whole number"),
    ("board.toml", "start_reis", "start_reis", "start_money", "name: unknown word"),
    ("board.toml", "start_goods", "value = 1", "value = 3", "does not fit into the warehouse"),
    ("board.toml", "scoring_column5", "value = 4", "value = 0", "at least 1 wig"),
    ("board.toml", "treasury_start", "value = 2", "value = 1", "must be the space worth 3"),
    ("board.toml", "treasury_start", "value = 2", "value = 9", "must be the space worth 3"),
    ("board.toml", "reis = 4,", "reis = 4", "reis = 5", "reis: must be less"),
    ("board.toml", "modifier = 1, reis = 2", "modifier = 1", "modifier = -1", "modifier: must not be less"),
    ("board.toml", "market_top", "value = 6", "value = 1", "more than market_bottom"),
    ("board.toml", "Rua Áurea", "market = 6", "market = 7", "market: must be from 1 to 6"),
    ("board.toml", "Rua Áurea", "east = 2", "east = 3", "east: must be column 2"),
    ("board.toml", "Rua Bela", "warehouse = 2", "warehouse = 1", "place 1 is already on line"),
    ("board.toml", "church_treasury", "value = 3", "value = 2", "3 steps after"),
    ("board.toml", "church_influence", "value = 0", "value = 6", "the ring has 6 spaces"),
    ("board.toml", 'place = "upper", effect = "recruit"', '"recruit", amount = 2', '"plan", amount = 1', "recruit 2"),
    ("board.toml", 'place = "lower", effect = "plan"', "plan", "favor", "effect: must be plan 1 there"),
    ("board.toml", 'place = "upper", effect = "ship"', "ship", "produce", "effect: must be ship 1 there"),
    ("board.toml", 'place = "lower", effect = "produce"', "produce", "ship", "effect: must be produce 1 there"),
    ("board.toml", 'place = "upper", effect = "cardinal"', "amount = 2", "amount = 1", "must be cardinal 2 there"),
    ("board.toml", 'place = "lower", effect = "favor"', "favor", "plan", "effect: must be favor 1 there"),
    ("board.toml", 'place = "lower", effect = "favor"', "amount = 1", "amount = 2", "amount: must be 1 for favor"),
    ("board.toml", 'place = "lower", effect = "favor"', "favor", "gold", "unknown effect 'gold'"),
    ("board.toml", 'place = "lower", effect = "favor"', "favor", "open", "unknown effect 'open'"),
    ("board.toml", 'name = "B3"', '"plan"', '"store"', "reward: unknown effect 'store' here"),
    ("board.toml", 'name = "B3"', '"plan"', '"open"', "reward: unknown effect 'open' here"),
    ("board.toml", 'name = "east-A"', '"plan"', '"store"', "unknown effect 'store' here"),
    ("board.toml", 'name = "east-A"', '"plan"', '"open"', "unknown effect 'open' here"),
    ("cards.toml", '"red-king-2"', '"cardinal"', '"store"', "unknown effect 'store' here"),
    ("cards.toml", '"red-king-2"', '"cardinal"', '"open"', "unknown effect 'open' here"),
    ("clergy.toml", "kind = 22", '"plan"', '"store"', "unknown effect 'store' here"),
    ("clergy.toml", "kind = 22", '"plan"', '"open"', "unknown effect 'open' here"),
    ("board.toml", 'noble = "king", spaces', "spaces = 5", "spaces = 0", "spaces: must be from 1"),
    ("board.toml", "start_reis", "{", "{{", "TOML syntax"),
]


@pytest.mark.parametrize(("file", "where", "old", "new", "reason"), REPLACEMENTS)
def test_broken_line(data: Path, file: str, where: str, old: str, new: str, reason: str) -> None:
    number = line_with(data / file, where)
    line = (data / file).read_text(encoding="utf-8").split("\n")[number - 1]
    assert old in line
    edit_line(data / file, number, line.replace(old, new, 1))
    assert_problem(data, file, number, reason)


@pytest.mark.parametrize(
    ("file", "where", "header", "reason"),
    [
        ("cards.toml", '"purple-king-3"', "cards = [", "missing: purple-king-3"),
        ("cards.toml", '"purple-king-3"', "cards = [", "81 entries, must be 82"),
        ("clergy.toml", "kind = 20", "clergy = [", "36 tiles, must be 37"),
        ("decrees.toml", "id = 41", "decrees = [", "missing: 41"),
        ("buildings.toml", "id = 9,", "buildings = [", "missing: 9"),
        ("buildings.toml", "id = 9,", "buildings = [", "15 entries, must be 16"),
        ("goals.toml", '"B9"', "goals = [", "11 entries, must be 12"),
        ("board.toml", 'place = "upper", effect = "ship"', "state_actions = [", "missing: minister upper"),
        ("plans.toml", '"blue", officials = 4', "plans = [", "missing blue plans with 4 officials"),
        ("plans.toml", "starting = true", "plans = [", "1 blue starting plans, must be 2"),
        ("ships.toml", '"brown"', "ships = [", "missing: brown"),
        ("board.toml", 'name = "D4"', "plots = [", "missing: D4"),
        ("board.toml", 'name = "east-D"', "sites = [", "missing: east-D"),
        ("board.toml", '"pile_cubes"', "values = [", "missing: pile_cubes"),
        ("board.toml", "reis = 5, prov", "treasury = [", "4 spaces, must be 5"),
        ("board.toml", 'noble = "king", spaces', "offices = [", "missing: king"),
        ("board.toml", "Rua Augusta", "goods = [", "missing: cloth"),
    ],
)
def test_removed_line(data: Path, file: str, where: str, header: str, reason: str) -> None:
    edit_line(data / file, line_with(data / file, where), "")
    assert_problem(data, file, line_with(data / file, header), reason)


def test_83rd_card(data: Path) -> None:
    path = data / "cards.toml"
    number = line_with(path, '"brown-treasury-5"')
    line = path.read_text(encoding="utf-8").split("\n")[number - 1]
    edit_line(path, number, line + "\n" + line.replace("brown-treasury-5", "brown-treasury-6"))
    assert_problem(data, "cards.toml", number + 1, "one too many")
    assert_problem(data, "cards.toml", line_with(path, "cards = ["), "83 entries, must be 82")


def test_third_plan_with_two_officials(data: Path) -> None:
    path = data / "plans.toml"
    number = line_with(path, '"blue", officials = 5')
    line = path.read_text(encoding="utf-8").split("\n")[number - 1]
    edit_line(path, number, line.replace("5", "2"))
    assert_problem(data, "plans.toml", number, "one blue plan too many with 2 officials")


def test_plot_reward_changed(data: Path) -> None:
    path = data / "board.toml"
    number = line_with(path, 'name = "B3"')
    line = path.read_text(encoding="utf-8").split("\n")[number - 1]
    edit_line(path, number, line.replace('"plan"', '"gold"'))
    assert_problem(data, "board.toml", line_with(path, 'name = "D5"'), "plan 1 stands on 1 plots")
    assert_problem(data, "board.toml", line_with(path, 'name = "E4"'), "gold 1 stands on 3 plots")


def test_entry_that_is_no_table(data: Path) -> None:
    number = line_with(data / "ships.toml", '"red"')
    edit_line(data / "ships.toml", number, "  7,")
    assert_problem(data, "ships.toml", number, "an entry must be a table")


def test_two_entries_on_one_line(data: Path) -> None:
    path = data / "ships.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("},\n", "},"), encoding="utf-8")
    assert_problem(data, "ships.toml", line_with(path, "ships = ["), "one on each line")


def test_list_that_is_none(data: Path) -> None:
    (data / "plans.toml").write_text("\nplans = 3\n", encoding="utf-8")
    assert_problem(data, "plans.toml", 2, "must be a list of entries")


def test_missing_list_and_missing_file(data: Path) -> None:
    (data / "plans.toml").write_text("# nothing\n", encoding="utf-8")
    (data / "ships.toml").unlink()
    assert_problem(data, "plans.toml", 1, "the list is missing")
    assert_problem(data, "ships.toml", 1, "cannot be read")


def test_missing_directory(tmp_path: Path) -> None:
    assert len(check(tmp_path / "nowhere")) == 8


def test_not_utf8(data: Path) -> None:
    (data / "ships.toml").write_bytes(b"# ok\n# \xff\n")
    assert_problem(data, "ships.toml", 2, "not UTF-8")


def test_unclosed_list(data: Path) -> None:
    path = data / "ships.toml"
    text = path.read_text(encoding="utf-8").rstrip().rstrip("]")
    path.write_text(text, encoding="utf-8")
    assert_problem(data, "ships.toml", text.count("\n") + 1, "TOML syntax")


def test_absurd_files_do_not_crash(data: Path) -> None:
    (data / "plans.toml").write_text("plans = " + "[" * 5000 + "]" * 5000, encoding="utf-8")
    (data / "ships.toml").write_text(f"ships = [\n{{ colour = 0x{'f' * 9000} }},\n]\n", encoding="utf-8")
    (data / "decrees.toml").write_text("decrees = [\n{ id = 1979-05-27 },\n{ id = nan },\n[],\n]\n", encoding="utf-8")
    assert {problem.file for problem in check(data)} == {"plans.toml", "ships.toml", "decrees.toml"}


def test_all_problems_are_collected(data: Path) -> None:
    """Two broken lines in one file and one in another: all three are named, syntax errors included."""
    first = line_with(data / "cards.toml", '"red-king-2"')
    second = line_with(data / "cards.toml", '"brown-king-2"')
    third = line_with(data / "ships.toml", '"red"')
    for number in (first, second):
        edit_line(data / "cards.toml", number, "  { id = ,")
    edit_line(data / "ships.toml", third, '  { colour = "red" },')
    assert_problem(data, "cards.toml", first, "TOML syntax")
    assert_problem(data, "cards.toml", second, "TOML syntax")
    problems = assert_problem(data, "ships.toml", third, "hull: missing key")
    assert {problem.file for problem in problems} == {"cards.toml", "ships.toml"}


def test_a_slip_is_reported_once(data: Path) -> None:
    """The counts leave a malformed entry aside instead of complaining again."""
    number = line_with(data / "cards.toml", '"red-king-2"')
    line = (data / "cards.toml").read_text(encoding="utf-8").split("\n")[number - 1]
    edit_line(data / "cards.toml", number, line.replace("cardinal", "cardnal"))
    assert [str(problem) for problem in check(data)] == [
        f"cards.toml:{number}: red-king-2: effect: unknown effect 'cardnal'"
    ]


def test_order_windows_lines_and_comments_do_not_matter(data: Path) -> None:
    for path in data.glob("*.toml"):
        if path.name != "board.toml":  # the treasury track is listed from top to bottom
            lines = path.read_text(encoding="utf-8").split("\n")
            entries = [line + "  # seen" for line in lines if line.startswith("  {")]
            name = path.stem
            text = "\n".join([f"{name} = [", *reversed(entries), "# end", "]", ""])
            path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert check(data) == []
    changed = load(data)
    assert changed.cards == load().cards
    assert changed.decrees == load().decrees
    assert changed.ships == load().ships


def test_an_owner_corrects_a_card(data: Path) -> None:
    number = line_with(data / "cards.toml", '"blue-king-3"')
    edit_line(
        data / "cards.toml",
        number,
        '  { id = "blue-king-3", influence = 1, effect = "wigs", amount = 3, provenance = "P" },',
    )
    corrected = next(card for card in load(data).cards if card.id == "blue-king-3")
    assert (corrected.influence, corrected.effect, corrected.provenance) == (1, Effect("wigs", 3), "P")
