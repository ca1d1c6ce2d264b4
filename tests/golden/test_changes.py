"""The explanation of a changed corpus: each kind of change is told apart from the others."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.golden import box, changes, recipes, search
from tests.golden.arrangement import arranged
from tests.golden.positions import POSITIONS
from tests.golden.recipes import Recipe
from tests.golden.recording import Recording
from tests.golden.required import required
from tools import golden

RECIPE = Recipe("900-test", 7, ("eager", "greedy"))
NOTHING = "00000000"


@pytest.fixture(scope="module")
def now() -> Recording:
    return recipes.play(RECIPE)


def why(was: Recording, now: Recording) -> str:
    found = changes.verdict(was, now)
    assert found is not None
    return "\n".join(changes.report(was, now, found, details=False))


def test_the_same_is_no_change(now: Recording) -> None:
    assert changes.verdict(now, recipes.play(RECIPE)) is None


def test_other_hashes_with_the_same_events_are_a_matter_of_positions(now: Recording) -> None:
    was = replace(now, moves=[replace(move, hash=NOTHING) for move in now.moves])
    assert "only hashes differ" in why(was, now)


def test_other_events_are_other_rules(now: Recording) -> None:
    was = replace(now, moves=[*now.moves[:9], *(replace(move, digest=NOTHING) for move in now.moves[9:])])
    assert why(was, now).splitlines()[0] == "900-test: rules or data changed"
    assert f"first at move 10, {now.moves[9].seat}: {now.moves[9].text}" in why(was, now)


def test_an_illegal_move_tells_rule_and_reason(now: Recording) -> None:
    was = replace(now, moves=[replace(now.moves[0], text="keep clergy-99"), *now.moves[1:]])
    assert (
        "a former move is illegal now: that is not an option here: the decision is which clergy tile to keep (NOTATION)"
        in why(was, now)
    )


def test_a_game_played_anew_names_the_move_that_became_illegal(now: Recording) -> None:
    """Also if events differ before that move."""
    moves = [*now.moves[:5], replace(now.moves[5], text="visit nobody"), *now.moves[6:]]
    was = replace(now, moves=[replace(moves[0], digest=NOTHING), *moves[1:]])
    told = why(was, now)
    assert told.splitlines()[0] == "900-test: rules or data changed"
    assert f"moves; move 6, {moves[5].seat}: visit nobody, is illegal now: " in told
    assert "(NOTATION)" in told


def test_another_choice_under_the_same_rules_is_the_bots(now: Recording) -> None:
    was = recipes.play(replace(RECIPE, bots=("eager", "random")))
    assert "rules unchanged, the bot chose otherwise" in why(was, now)
    assert "played anew by its bots" in why(was, now)
    assert "green: total" in why(was, now)


def test_other_scores_only_are_told_line_by_line(now: Recording) -> None:
    was = replace(now, scores=[now.scores[0].replace("SCORE-7 ", "SCORE-7 9"), *now.scores[1:]])
    assert "all moves tell the same, the end does not" in why(was, now)
    assert "  green: SCORE-7 9" in why(was, now)


def test_gains_and_losses_of_the_required_list(now: Recording) -> None:
    lost, gained = "clergy tile used: 1", "decree scored: 70"
    was = [replace(now, reached={lost})]
    lines = changes.coverage_changes(was, [replace(now, reached={gained})])
    assert [f"  gained {gained}", f"  lost   {lost}", f"  1 of {len(required())} items are reached by games"] == lines[
        :3
    ]
    assert f"  shown by nothing: {lost}" in lines


def test_only_what_a_position_claims_is_left_to_positions(now: Recording) -> None:
    claimed = POSITIONS["lacerda_has_all_favors"][1][0]
    everything = replace(now, reached=set(required()) - {claimed, "ship built: red"})
    assert changes.coverage_changes([everything], [everything])[1:] == [
        f"  left to positions: {claimed}",
        "  shown by nothing: ship built: red",
    ]
    assert changes.shown_by_nothing([everything]) == ["ship built: red"]


def test_changed_components_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(box, "FILE", tmp_path / "components.txt")
    box.save()
    assert box.changes() == []
    text = box.FILE.read_text(encoding="utf-8")
    box.FILE.write_text(text.replace("clergy 9: kind 9, copies 2", "clergy 9: kind 9, copies 5"), encoding="utf-8")
    assert [line.split(",")[:2] for line in box.changes()] == [["clergy 9: kind 9", " copies 5"]]


def test_recipes_are_read_as_they_were_written(tmp_path: Path) -> None:
    options = {"ruleset": "2017", "draft": True, "goals": [0, 1], "city_tokens": arranged(2)}
    chosen = [RECIPE, replace(RECIPE, name="901-other", options=options)]
    recipes.save(chosen, tmp_path / "recipes.toml")
    assert recipes.load(tmp_path / "recipes.toml") == chosen


def test_a_title_says_who_plays_by_which_options() -> None:
    options = {"ruleset": "2017", "starting_decrees": True, "city_tokens": arranged(2)}
    assert (
        replace(RECIPE, options=options).title == "one eager, one greedy, ruleset 2017, starting decrees, arranged city"
    )


def test_a_game_recorded_again_gets_the_title_of_its_recipe(now: Recording) -> None:
    assert golden.recorded(replace(now, title="stale"), RECIPE, replay_bots=False) == now
    assert golden.recorded(replace(now, title="by friends"), None, replay_bots=False).title == "by friends"


def test_the_search_prefers_good_players_then_what_is_rare_and_then_variety() -> None:
    common, rare, other = required()[:2], required()[2], required()[3]
    kinds = [("greedy",) * 2, ("greedy",) * 2, ("random",) * 3, ("greedy",) * 2, ("random",) * 2]
    reached = [{*common}, {common[0], rare}, {common[0]}, {*common}, {*common, rare, other}]
    found = [(Recipe(str(i), i, bots), items) for i, (bots, items) in enumerate(zip(kinds, reached, strict=True))]
    rarity = Counter(item for items in reached for item in items)
    picked = [recipe.name for recipe, _ in search.chosen(found, rarity, 4)]
    assert picked == ["1", "0", "4", "2"]


def test_the_search_leaves_no_setting_out() -> None:
    tables = [("greedy",) * 2, ("greedy",) * 2, ("random",) * 2]
    found = [(Recipe(str(i), i, bots), {required()[i]}) for i, bots in enumerate(tables)]
    assert [recipe.name for recipe, _ in search.chosen(found, Counter(required()), 2)] == ["0", "2"]


def test_good_players_come_first_and_solo_last() -> None:
    tables = {"a": ("greedy",), "b": ("random",) * 2, "c": ("greedy",) * 3}
    games = [(Recipe(name, 1, bots), {required()[0]}) for name, bots in tables.items()]
    named = list(search.named(search.in_order(games)))
    assert [recipe.name for recipe in named] == ["001-3p-greedy", "002-2p-random", "003-solo-greedy"]
    assert named[0].title == "three greedy"
    assert named[2].title == "one greedy against Lacerda"


def test_the_search_tries_every_option_with_every_number_of_players() -> None:
    tried = {(players, name) for players, _, options in search.settings() for name in options}
    assert tried == {(n, name) for n in (1, 2, 3, 4) for name in search.ALL_OPTIONS} - {(1, "draft")}
    for recipe in search.candidates(len(search.settings()), 1):
        assert recipe.beginning().seats[: len(recipe.bots)] == recipe.bots
