"""Refusals lead to the page that explains their rule."""

import re
from pathlib import Path

import pytest

import lisboa
from lisboa.engine.events import KINDS
from lisboa.engine.steps import STEPS
from lisboa.errors import IllegalMove
from lisboa.rule_links import FOLDER, LAST_RULES, PAGES, rule_link

ROOT = Path(__file__).resolve().parents[1]
RULE = re.compile(rf'"((?:{"|".join(PAGES)})-\w+)"')


def explained(link: str) -> bool:
    """Is there a page with that anchor?"""
    page, _, anchor = link.partition("#")
    path = ROOT / page
    return path.is_file() and (not anchor or f'<a id="{anchor}"></a>' in path.read_text(encoding="utf-8"))


def test_a_rule_has_an_address() -> None:
    assert rule_link("VISIT-1") == lisboa.rule_link("VISIT-1") == "docs/rules/08-visits.md#VISIT-1"
    assert rule_link("RUL-31") == "docs/rules/15-rulings.md#RUL-31"
    assert rule_link("NOTATION") == "docs/notation.md"
    assert rule_link("") == ""


def test_a_part_of_a_rule_is_explained_with_the_whole() -> None:
    assert rule_link("NOBLE-1e") == rule_link("NOBLE-1") == "docs/rules/09-noble-actions.md#NOBLE-1"


def test_every_rule_of_the_list_and_no_other_has_an_address() -> None:
    """Each rule of the list has its page, and no page knows another."""
    listed = set((ROOT / "docs/rule-ids.txt").read_text(encoding="utf-8").split())
    known = {f"{chapter}-{number}" for chapter, last in LAST_RULES.items() for number in range(1, last + 1)}
    pages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / FOLDER).glob("*.md"))
    assert known == {rule for rule in listed if rule.partition("-")[0] in PAGES}
    assert known == set(re.findall(rf'<a id="((?:{"|".join(PAGES)})-\d+)">', pages))
    assert all(explained(rule_link(rule)) for rule in known)


NO_RULES = ["CHESS-1", "VISIT", "VISIT-", "VISIT-one", "-1", "visit-1", "NOBLE-99", "VISIT-5", "VISIT-0", "NOBLE-1ee"]


@pytest.mark.parametrize("rule", NO_RULES)
def test_what_is_no_rule_has_none(rule: str) -> None:
    with pytest.raises(LookupError, match="no rule"):
        rule_link(rule)


def test_every_rule_the_engine_can_name_is_explained() -> None:
    """Rules of decisions, events and refusals: all that stand in the sources, so that no rare refusal is left out."""
    named = {rule for path in (ROOT / "src").rglob("*.py") for rule in RULE.findall(path.read_text(encoding="utf-8"))}
    named |= {f"SCORE-{line}" for line in range(1, 8)}  # `rule_of` puts these together
    assert named >= {step.rule for step in STEPS if step.rule} | {rule for _, rule in KINDS}
    assert [rule for rule in sorted(named) if not explained(rule_link(rule))] == []


def test_a_closed_option_and_an_illegal_move_link_to_their_rule() -> None:
    game = lisboa.Game(players=4, seed=1)
    closed = None
    while closed is None:
        decision = game.decision
        assert decision is not None
        assert all(option.link == "" for option in decision.options if option.enabled)
        closed = next((option for option in decision.options if not option.enabled), None)
        if closed is None:
            game.play(game.legal_moves()[0])
    assert closed.link == rule_link(closed.rule) != ""
    with pytest.raises(lisboa.IllegalMove) as caught:
        game.play(closed.notation)
    assert caught.value.link == closed.link
    assert explained(caught.value.link)


def test_an_unreadable_move_links_to_the_notation() -> None:
    with pytest.raises(lisboa.IllegalMove) as caught:
        lisboa.Game(players=2, seed=1).play("castle kingside")
    assert caught.value.link == "docs/notation.md"
    assert explained(caught.value.link)


def test_how_a_move_is_written_is_no_rule_to_name() -> None:
    assert str(IllegalMove("fly", "NOTATION", "that is no move")) == "fly: that is no move"
    assert str(IllegalMove("fly", "TURN-4", "you do not hold this card")) == "fly: you do not hold this card (TURN-4)"
