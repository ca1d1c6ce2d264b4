"""What speaks for a move when the game is about to end: nothing that would come true later."""

from __future__ import annotations

import pytest

from lisboa.engine import layout
from lisboa.engine.names import ENDING_ROUND
from lisboa.insight import turn_facts
from lisboa.text.facts import facts_in
from tests.insight.told_turns import CASES, at_the_end

# What speaks of a later that there is not
OF_LATER = {
    "card", "recruit", "plan", "house", "house-next", "envelope", "benefit", "deny-site", "deny-decree", "clergy",
    "cubes", "goods", "treasury", "recalls", "replaces", "left",
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(set(CASES) - {"reward", "no reward"}))
def test_after_the_last_turn_nothing_comes_later(name: str) -> None:
    """END-3: nobody's turn follows."""
    ended = at_the_end(CASES[name])
    assert (ended.own_turns_left, ended.rivals_turns_left, ended.chances_left) == (0, 0, 0)
    told = turn_facts(ended)
    assert not OF_LATER & {fact.kind for fact in told}
    text = " ".join(facts_in("en").fact(fact.kind, fact.args) for fact in told)
    assert not [word for word in ("later", "from now on", "room for", "before production", "better") if word in text]


def test_turns_that_follow_in_the_last_rounds() -> None:
    """A favor is good for another's visit, and an official makes it dearer, though no own turn follows."""
    s = at_the_end(CASES["favor"], later=1)
    assert (s.own_turns_left, s.rivals_turns_left, s.chances_left) == (0, 1, 1)
    assert {"noble": "builder", "follow": "yes"} in [fact.args for fact in turn_facts(s)]
    recruited = {fact.kind: fact.args for fact in turn_facts(at_the_end(CASES["recruit"], later=1))}
    assert recruited["recruit"] == {"count": 2, "use": "visits"}
    s.before.put(layout.ENDING, ENDING_ROUND)
    assert (s.own_turns_left, s.rivals_turns_left) == (1, 4)


LAST = {
    "favor": "Takes the Builder's favor: 2 wigs at the end",
    "stay away": "Keeps the Builder's favor: 2 wigs at the end",
    "card": "It makes no difference any more",
    "set": "Completes your rubble set no. 1: 3 wigs at the end of each period",
    "sale": "Sells 2 goods for 13 réis",
}


@pytest.mark.parametrize("name", LAST)
def test_what_a_player_reads_in_the_last_turn(name: str) -> None:
    assert LAST[name] in [facts_in("en").fact(fact.kind, fact.args) for fact in turn_facts(at_the_end(CASES[name]))]
