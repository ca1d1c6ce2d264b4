"""The appendix on components: all that is on boards, cards and tiles, and where we know it from."""

from __future__ import annotations

from typing import Final

from lisboa.components import ARCHITECTS, CARD_KINDS, DECKS, PROVENANCES, ROWS, Card, Components, Site
from lisboa.components.loader import DATA
from lisboa.components.schema import Draft, Entry, read_draft
from tools.rules_book import tables
from tools.rules_book.language import BookWords, signed
from tools.rules_book.tables import table

YEARS: Final = {"blue": "1755-57", "red": "1758-62", "purple": "1763-68", "brown": "1769-77"}


def components_page(box: Components, words: BookWords) -> str:
    """The whole page."""
    sections = {
        "ships": tables.ships(box, words),
        "clergy": _clergy(box, words),
        "decrees": _decrees(box, words),
        "buildings": _buildings(box, words),
        "plans": _plans(box, words),
        "plots": _rewards(box, words),
        "sites": _sites(box, words),
        "goals": _goals(box, words),
        "tokens": words.say("book-components-tokens") + "\n",
        "board": _board(read_draft(DATA), words),
    }
    parts = [_introduction(words), *(_political_cards(box, deck, words) for deck in DECKS)]
    for name, content in sections.items():
        parts.append(_section(words.say("book-components-section", section=name), name, content))
    return "\n".join(parts)


def _introduction(words: BookWords) -> str:
    """What the page is, and what it says of its sources."""
    say = words.say
    letters = [(words.source(letter), say("book-source-meaning", letter=letter)) for letter in PROVENANCES]
    return "\n".join(
        (
            f"# {say('book-components-title')}\n",
            f"[{say('book-components-rules')}](README.md) · {say('book-components-about')}\n",
            f"{say('book-components-sources')}\n",
            table(words.heads("source", "meaning"), letters),
            f"{say('book-components-remarks')}\n",
        )
    )


def _section(title: str, anchor: str, content: str) -> str:
    return f'<a id="{anchor}"></a>\n## {title}\n\n{content}'


def _political_cards(box: Components, deck: str, words: BookWords) -> str:
    """The nobles and the treasury cards of one deck."""
    cards = [card for card in box.cards if card.deck == deck]
    nobles = [card for card in cards if card.kind != CARD_KINDS[-1]]
    treasury = [card for card in cards if card.kind == CARD_KINDS[-1]]
    content = table(
        words.heads("card", "noble", "influence", "reward-or-penalty", "source", "remark"),
        [
            (
                f"`{card.id}`",
                words.say("noble", noble=card.kind),
                card.influence,
                reward(card, words),
                words.source(card.provenance),
                words.note(card.note),
            )
            for card in nobles
        ],
    )
    content += "\n" + table(
        words.heads("treasury-card", "event", "lasting-benefit", "source", "remark"),
        [
            (
                f"`{card.id}`",
                words.say_effect(card.effect),
                words.say("benefit", benefit=card.benefit, amount=card.benefit_amount),
                words.source(card.provenance),
                words.note(card.note),
            )
            for card in treasury
        ],
    )
    title = words.say("book-components-deck", colour=deck, years=YEARS[deck])
    return _section(title, f"cards-{deck}", f"{words.say('book-components-cards', count=len(cards))}\n\n{content}")


def reward(card: Card, words: BookWords) -> str:
    """What a noble card gives or takes."""
    effect = words.say_effect(card.effect)
    return words.say("book-penalty", effect=effect) if card.effect.name.startswith("lose-") else effect


def _clergy(box: Components, words: BookWords) -> str:
    pieces = sum(tile.copies for tile in box.clergy)
    return (
        f"{words.say('book-components-clergy', count=pieces)}\n\n{tables.clergy_lasting(box, words)}\n"
        f"{words.say('book-components-clergy-once')}\n\n{tables.clergy_once(box, words)}"
    )


def _decrees(box: Components, words: BookWords) -> str:
    rows = []
    for decree in box.decrees:
        remarks = [words.say("book-not-with-two")] * (decree.min_players > 2)
        remarks += [words.say("book-not-in-solo")] * decree.not_solo
        remarks += [words.note(decree.note)] * bool(decree.note)
        remark = words.say("book-semicolon").join(remarks)
        rows.append((decree.id, words.decree_worth(decree.id), words.source(decree.provenance), remark))
    return table(words.heads("decree", "scores", "source", "remark"), rows)


def _goals(box: Components, words: BookWords) -> str:
    rows = [
        (
            goal.id,
            words.tasks(goal),
            words.say_effect(goal.reward),
            words.source(goal.provenance),
            words.note(goal.note),
        )
        for goal in box.goals
    ]
    return table(words.heads("card", "goal", "reward", "source", "remark"), rows)


def _buildings(box: Components, words: BookWords) -> str:
    rows = [
        (
            building.id,
            words.join([words.say("good", good=good) for good in building.colours]),
            words.source(building.provenance),
            words.note(building.note),
        )
        for building in box.buildings
    ]
    return table(words.heads("building", "shows", "source", "remark"), rows)


def _plans(box: Components, words: BookWords) -> str:
    parts = []
    officials, *others = words.heads("officials", "source", "remark")
    starting = words.say("book-starting-plan")
    for architect in ARCHITECTS:
        rows = [
            (plan.officials, starting if plan.starting else "", words.source(plan.provenance), words.note(plan.note))
            for plan in box.plans
            if plan.architect == architect
        ]
        title = words.say("book-components-architect", architect=architect)
        parts.append(f"{title}\n\n" + table((officials, "", *others), rows))
    return "\n".join(parts)


def _rewards(box: Components, words: BookWords) -> str:
    rows = [
        (plot.name, words.say_effect(plot.reward), words.source(plot.provenance), words.note(plot.note))
        for plot in box.plots
    ]
    return table(words.heads("plot", "reward", "source", "remark"), rows)


def _sites(box: Components, words: BookWords) -> str:
    rows = [
        (site_name(site, words), words.say_effect(site.reward), words.source(site.provenance), words.note(site.note))
        for site in box.sites
    ]
    return table(words.heads("site", "reward", "source", "remark"), rows)


def site_name(site: Site, words: BookWords) -> str:
    """Where a site lies, in two words."""
    if site.side == "north":
        return words.say("book-site", side=site.side, good=site.street)
    return words.say("book-site", side=site.side, row=ROWS[site.row])


def _board(draft: Draft, words: BookWords) -> str:
    """Streets, treasury, offices and the single facts."""
    return "\n".join((_streets(draft, words), _treasury(draft, words), _offices(draft, words), _facts(draft, words)))


def _streets(draft: Draft, words: BookWords) -> str:
    rows = [
        (
            words.say("good", good=entry.text("good")),
            entry.text("street"),
            words.join([str(entry.number("west")), str(entry.number("east"))]),
            entry.number("market"),
            source(entry, words),
        )
        for entry in draft.lists["goods"]
    ]
    return table(words.heads("good", "street", "columns", "first-price", "source"), rows)


def _treasury(draft: Draft, words: BookWords) -> str:
    rows = [
        (i, signed(entry.number("modifier")), entry.number("reis"), source(entry, words))
        for i, entry in enumerate(draft.lists["treasury"], start=1)
    ]
    return table(words.heads("treasury-space", "modifier", "reis", "source"), rows)


def _offices(draft: Draft, words: BookWords) -> str:
    rows = [
        (words.say("noble", noble=entry.text("noble")), entry.number("spaces"), source(entry, words))
        for entry in draft.lists["offices"]
    ]
    return table(words.heads("office", "spaces", "source"), rows)


def _facts(draft: Draft, words: BookWords) -> str:
    rows = [
        (f"`{entry.text('name')}`", fact(entry), source(entry, words), words.note(entry.text("note")))
        for entry in draft.lists["values"]
    ]
    return table(words.heads("fact", "value", "source", "remark"), rows)


def source(entry: Entry, words: BookWords) -> str:
    """Where an entry comes from."""
    return words.source(entry.text("provenance"))


def fact(entry: Entry) -> str:
    """A number, or the numbers of a row of spaces."""
    value = entry.values["value"]
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
