"""What speaks for a move as it is read: in every language, and word by word in English."""

from __future__ import annotations

from itertools import product

import pytest

from lisboa.engine import layout
from lisboa.engine.names import ENDING_FINAL
from lisboa.insight import imagined, rank_ahead, turn_facts
from lisboa.text import LOCALES
from lisboa.text.facts import facts_in
from tests.insight.told_turns import BUILD, CASES, turn
from tests.scene import play
from tests.text.test_catalogues import DECISIONS


@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_always_a_reason(locale: str) -> None:
    """Whatever is decided, and whether it is declined."""
    (plain,) = turn_facts(imagined(CASES["store"].scene.game(), []))
    assert plain.args == {"decision": "main", "declined": "no", "last": "no"}
    for decision in sorted(DECISIONS):
        for declined, last in product(("yes", "free", "no"), ("yes", "no")):
            assert facts_in(locale).fact("plain", {"decision": decision, "declined": declined, "last": last})


@pytest.mark.parametrize("locale", LOCALES)
def test_facts_in_words(locale: str) -> None:
    words = facts_in(locale)
    for name, case in CASES.items():
        texts = [words.fact(fact.kind, fact.args) for fact in turn_facts(turn(case))]
        assert all(text and "{" not in text and "None" not in text for text in texts), name
        assert len(set(texts)) == len(texts), name
        assert words.reason(texts).count(texts[-1]) == 1


ENGLISH = {
    "opening": "Opens the gold street: 2 of your stores score 3 each (others 3)",
    "different wigs": "Opens the gold street: 2 of your stores score 8 wigs in all",
    "store": "One more house of your left group, and réis may pay your visits",
    "store beside a building": (
        "A cloth store at B2 scores 3 wigs at once: an open building of its street or row counts it"
    ),
    "larger ship": "Builds a ship: 1 wig more for hulls at the end",
    "card": "Your only King card: with it you can open a building for your plan",
    "decrees": "Takes a rubble cube; your next set then lacks 1 earthquake and 1 fire",
    "King card without a second plan": "One more King card: a second opening needs another plan",
    "King card for a second plan": "One more King card: after one opening the way to the next stays open",
    "another card": "One more Builder card: after one visit the way to stores stays open",
    "no room": "Lets go of the card with the least influence: 1",
    "reward": "Its reward: 1 gold; and a card of the second period takes its place",
    "set that ends the period": "Completes your second rubble set: the first period ends, 6 wigs for your sets",
    "decree": "Decree 18 is worth 4 wigs to you already: 2 wigs for each tool store owned",
    "sale": "Sells 2 goods for 13 réis before production lowers the price",
    "choice of a good to sell": "Goods left to you then: 1 gold and 2 tools",
    "sale that fills another's ship": "Sells 2 goods for 13 réis (others: 2 wigs)",
    "sale that fills no ship": "Loads your ship: 1 of 2 crates, 2 wigs when it is full",
    "stay away": "Keeps the Builder's favor for a better visit",
    "rank": "Meets what the rank “Courtier” asks for: at least 4 stores",
}


@pytest.mark.parametrize("name", ENGLISH)
def test_what_a_player_reads(name: str) -> None:
    texts = [facts_in("en").fact(fact.kind, fact.args) for fact in turn_facts(turn(CASES[name]))]
    assert ENGLISH[name] in texts


def test_what_the_next_rank_asks_for() -> None:
    """SOLO-9: of what all ranks ask for the largest gap; once the highest is reached nothing is missing."""
    game = CASES["rank"].scene.game()
    rank, missing = rank_ahead(game)
    assert (rank, missing["stores"], missing["decrees"]) == ("courtier", 1, 6)
    s = game._state
    s.put(layout.ENDING, ENDING_FINAL)
    s.put(layout.START, 1)
    assert rank_ahead(game) == (rank, missing), "the last action is still to be chosen"
    play(game, BUILD[0])
    assert rank_ahead(game) == ("jester", {})
    assert facts_in("en").rank("jester", []) == "Jester, as things stand: your last action is chosen"
    text = facts_in("en").rank("favourite", [("ships", 1), ("decrees", 2)])
    assert text == "King's favourite still needs: 1 more ship and 2 more decrees"
    assert facts_in("en").rank("right-hand", []).startswith("Minister's right hand: all")
