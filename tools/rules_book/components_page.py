"""The appendix on components: all that is on boards, cards and tiles, and where we know it from."""

from __future__ import annotations

from typing import Final

from lisboa.components import ARCHITECTS, CARD_KINDS, DECKS, Card, Components
from lisboa.components.loader import DATA
from lisboa.components.schema import Draft, Entry, read_draft
from tools.rules_book import tables
from tools.rules_book.tables import PROVENANCE, WORDS, say, table
from tools.rules_book.tracks import signed

INTRODUCTION: Final = """# Components

[Rules](README.md) · what is on the boards, cards and tiles

The rulebooks show most components only in pictures. Every entry below says where we know it from:

| source | meaning |
| --- | --- |
| printed | read off a rulebook's text or its picture of the real piece |
| read with low certainty | printed, but the picture is hard to read |
| reconstructed | made by this project within the printed counts, because no source shows it |

Where the parts of an entry differ, the weakest source is given and the remark says which part is which. This page is
written by `make rules-docs` from `src/lisboa/components/data`; who owns the game can correct a line there.
"""
TOKENS: Final = """One token for each plot with the reward printed there, and one for each site.
As an option they are dealt to plots and sites anew, at random or as the host arranges them
([EXTRA-2](14-extras.md#EXTRA-2)).
"""
YEARS: Final = {"blue": "1755-57", "red": "1758-62", "purple": "1763-68", "brown": "1769-77"}


def components_page(box: Components) -> str:
    """The whole page."""
    draft = read_draft(DATA)
    parts = [
        INTRODUCTION,
        *(_political_cards(box, deck) for deck in DECKS),
        _section("Ships", "ships", tables.ships(box)),
        _section("Clergy tiles", "clergy", _clergy(box)),
        _section("Decrees", "decrees", _decrees(box)),
        _section("Public buildings", "buildings", _buildings(box)),
        _section("Plans", "plans", _plans(box)),
        _section("Plots", "plots", _rewards(box)),
        _section("Sites", "sites", _sites(box)),
        _section("Goal cards", "goals", _goals(box)),
        _section("City tokens", "tokens", TOKENS),
        _section("Board and player boards", "board", _board(draft)),
    ]
    return "\n".join(parts)


def _section(title: str, anchor: str, content: str) -> str:
    return f'<a id="{anchor}"></a>\n## {title}\n\n{content}'


def _political_cards(box: Components, deck: str) -> str:
    """The nobles and the treasury cards of one deck."""
    cards = [card for card in box.cards if card.deck == deck]
    nobles = [card for card in cards if card.kind != CARD_KINDS[-1]]
    treasury = [card for card in cards if card.kind == CARD_KINDS[-1]]
    content = table(
        ("card", "noble", "influence", "reward or penalty", "source", "remark"),
        [(f"`{c.id}`", c.kind.title(), c.influence, reward(c), PROVENANCE[c.provenance], c.note) for c in nobles],
    )
    content += "\n" + table(
        ("treasury card", "event", "lasting benefit", "source", "remark"),
        [(f"`{c.id}`", say(c.effect), benefit(c), PROVENANCE[c.provenance], c.note) for c in treasury],
    )
    title = f"Political cards: {deck} deck ({YEARS[deck]})"
    return _section(title, f"cards-{deck}", f"{len(cards)} cards.\n\n{content}")


def reward(card: Card) -> str:
    """What a noble card gives or takes."""
    return f"penalty: {say(card.effect)}" if card.effect.name.startswith("lose-") else say(card.effect)


def benefit(card: Card) -> str:
    """The lasting benefit of a treasury card."""
    return WORDS.say("benefit", benefit=card.benefit, amount=card.benefit_amount)


def _clergy(box: Components) -> str:
    pieces = sum(tile.copies for tile in box.clergy)
    return (
        f"{pieces} tiles. These work as long as they are held; two copies add up:\n\n{tables.clergy_lasting(box)}\n"
        f"These are used once, one copy each:\n\n{tables.clergy_once(box)}"
    )


def _decrees(box: Components) -> str:
    rows = []
    for decree in box.decrees:
        words = WORDS.decree(decree.id).split(": ", 1)[1]
        limits = ["not with two players"] * (decree.min_players > 2) + ["not in solo"] * decree.not_solo
        rows.append(
            (decree.id, words, PROVENANCE[decree.provenance], "; ".join(limits + [decree.note] * bool(decree.note)))
        )
    return table(("decree", "scores", "source", "remark"), rows)


def _goals(box: Components) -> str:
    rows = []
    for number, goal in enumerate(box.goals, start=1):
        tasks, brings = WORDS.goal(number).removeprefix(f"{goal.id} (").split("): ", 1)
        rows.append((goal.id, tasks, brings, PROVENANCE[goal.provenance], goal.note))
    return table(("card", "goal", "reward", "source", "remark"), rows)


def _buildings(box: Components) -> str:
    rows = [(b.id, " and ".join(b.colours), PROVENANCE[b.provenance], b.note) for b in box.buildings]
    return table(("building", "shows", "source", "remark"), rows)


def _plans(box: Components) -> str:
    parts = []
    for architect in ARCHITECTS:
        plans = [plan for plan in box.plans if plan.architect == architect]
        rows = [(p.officials, "starting plan" if p.starting else "", PROVENANCE[p.provenance], p.note) for p in plans]
        parts.append(f"The {architect} architect:\n\n" + table(("officials", "", "source", "remark"), rows))
    return "\n".join(parts)


def _rewards(box: Components) -> str:
    rows = [(p.name, say(p.reward), PROVENANCE[p.provenance], p.note) for p in box.plots]
    return table(("plot", "reward", "source", "remark"), rows)


def _sites(box: Components) -> str:
    rows = [(s.name.replace("-", " "), say(s.reward), PROVENANCE[s.provenance], s.note) for s in box.sites]
    return table(("site", "reward", "source", "remark"), rows)


def _board(draft: Draft) -> str:
    """Streets, treasury, offices and the single facts."""
    streets = table(
        ("good", "street", "between columns", "price at the start", "source"),
        [
            (
                e.text("good"),
                e.text("street"),
                f"{e.number('west')} and {e.number('east')}",
                e.number("market"),
                source(e),
            )
            for e in draft.lists["goods"]
        ],
    )
    treasury = table(
        ("treasury space", "visit modifier", "value in réis", "source"),
        [
            (i, signed(e.number("modifier")), e.number("reis"), source(e))
            for i, e in enumerate(draft.lists["treasury"], start=1)
        ],
    )
    offices = table(
        ("office", "spaces", "source"),
        [(e.text("noble").title(), e.number("spaces"), source(e)) for e in draft.lists["offices"]],
    )
    facts = table(
        ("fact", "value", "source", "remark"),
        [(f"`{e.text('name')}`", fact(e), source(e), e.text("note")) for e in draft.lists["values"]],
    )
    return "\n".join([streets, treasury, offices, facts])


def source(entry: Entry) -> str:
    """Where an entry comes from."""
    return PROVENANCE[entry.text("provenance")]


def fact(entry: Entry) -> str:
    """A number, or the numbers of a row of spaces."""
    value = entry.values["value"]
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
