"""Every language says all that English says, with what is passed and nothing else, and never two options alike."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lisboa.components.loader import DATA
from lisboa.components.schema import read_draft
from lisboa.engine import flow
from lisboa.engine.names import CARDS
from lisboa.engine.tables import EFFECT_NAMES
from lisboa.text import LOCALES, Words, words
from lisboa.text.catalogue import Catalogue, catalogue
from lisboa.text.lexicon import note_key
from lisboa.text.messages import MessageWords
from tests.marked_language import MARK
from tests.text.test_catalogues import DECISIONS, entries, needed, references, said
from tests.text.test_words import GAMES, check, read_decision, walk

QUICK = (1, 5, 6, 9)  # seeds: draft, solo with starting decrees, solo with all extras, goals and tokens
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 21, 22)
SAMPLES = 40
KINDS = (
    *("your-turn", "rewind", "over", "invited", "full"),
    *("stand-in", "stand-in-away", "away", "replace", "replaced"),
)

Values = dict[str, set[str | int]]


class Variables(Visitor):
    """The variables of an entry, and the variants that it tells apart by each."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: defaultdict[str, set[str]] = defaultdict(set)
        self.plurals: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the name is fluent.syntax.visitor's
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the name is fluent.syntax.visitor's
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        literal = any(isinstance(variant.key, ftl.NumberLiteral) for variant in node.variants)
        if isinstance(node.selector, ftl.VariableReference):
            if keys <= PLURALS and (literal or keys != {"other"}):
                self.plurals |= keys
                self.variants[node.selector.id.name] |= {"0"}
            else:
                self.variants[node.selector.id.name] |= keys - {"other"}
        self.generic_visit(node)


@cache
def variables(locale: str) -> dict[str, Variables]:
    """By message id, or term id with its dash."""
    found = {}
    for entry in entries(locale):
        assert isinstance(entry, ftl.Message | ftl.Term)
        visitor = Variables()
        visitor.visit(entry)
        found[("-" if isinstance(entry, ftl.Term) else "") + entry.id.name] = visitor
    return found


def reached(locale: str, message: str) -> Iterator[str]:
    """A message and all that it refers to."""
    graph = references(locale)
    seen, waiting = set(), [message]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += graph[name]
            yield name


@cache
def used(locale: str) -> dict[str, set[str]]:
    """The variables that each message needs, also through others. What terms are given stands where they are used."""
    own = variables(locale)
    return {
        message: {name for part in reached(locale, message) if part[0] != "-" for name in own[part].names}
        for message in own
        if message[0] != "-"
    }


class Listener(Catalogue):
    """English, with an ear for what is passed."""

    def __init__(self) -> None:
        self.passed: defaultdict[str, set[str]] = defaultdict(set)
        self.values: defaultdict[str, set[str]] = defaultdict(set)
        super().__init__("en")

    def _say(self, message: str, **args: str | int) -> str:
        self.passed[message] |= args.keys()
        for name, value in args.items():
            self.values[name].add(str(value))
        return super()._say(message, **args)


@pytest.fixture(scope="module")
def listener() -> Listener:
    """Has heard some games."""
    heard = Listener()
    with patch.object(words, "catalogue", lambda _: heard):
        for seed in QUICK:
            read_game(Words("en", solo=seed in (5, 6)), seed)
    return heard


def read_game(words: Words, seed: int) -> None:
    """Read everything that a game says."""
    for s in walk(seed):
        for event in s.events:
            check(words.event(event))
        if not flow.is_over(s):
            read_decision(words, s)


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_english_has(locale: str) -> None:
    """Further ones that they need themselves are welcome: the catalogues' own test finds those that nobody needs."""
    assert {name for name in references("en") if name[0] != "-"} <= set(references(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_variable_that_is_not_passed(locale: str, listener: Listener) -> None:
    """Parts of messages are told with what the whole is given."""
    english, own = used("en"), used(locale)
    for message in needed() | said():
        assert own[message] <= english[message] | listener.passed[message], message


@pytest.mark.parametrize("locale", LOCALES)
def test_no_variant_that_never_comes(locale: str, listener: Listener) -> None:
    """A mistyped one would go unnoticed: the text is that of the others then."""
    notes = {note_key(entry.text("note")) for entries in read_draft(DATA).lists.values() for entry in entries}
    known = notes.union({"0"}, *listener.values.values(), *(keys_of(entry) for entry in variables("en").values()))
    for message, entry in variables(locale).items():
        assert keys_of(entry) <= known, message


def keys_of(entry: Variables) -> set[str]:
    """All words that an entry tells apart."""
    return {key for keys in entry.variants.values() for key in keys}


@pytest.mark.parametrize("locale", LOCALES)
def test_plurals_are_those_of_the_language(locale: str) -> None:
    known = Locale.parse(locale).plural_form.tags | {"other"}
    for message, entry in variables(locale).items():
        assert entry.plurals <= known, message


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_with_every_kind_of_value(locale: str) -> None:
    rng = random.Random(1)
    own = variables(locale)
    say = catalogue(locale).say
    for message, names in used(locale).items():
        keys = {name: values_of(name, [own[part] for part in reached(locale, message)]) for name in sorted(names)}
        for _ in range(SAMPLES if names else 1):
            text = say(message, **{name: rng.choice(values) for name, values in keys.items()})
            assert "{" not in text
            assert "\u2068" not in text


def values_of(name: str, parts: list[Variables]) -> list[str | int]:
    """What a variable may be: numbers, the words that are told apart by it, or any text."""
    keys = {key for part in parts for key in part.variants[name]} if any(name in p.variants for p in parts) else set()
    found: list[str | int] = [key for key in sorted(keys) if key != "0"]
    if not found or "0" in keys:
        found += NUMBERS
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", QUICK)
def test_games_in_words(locale: str, seed: int) -> None:
    read_game(Words(locale, solo=seed in (5, 6)), seed)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_many_games_in_words(locale: str) -> None:
    for seed in range(GAMES // 2):
        read_game(Words(locale, solo=seed % 7 >= 5), seed)


@pytest.mark.parametrize("locale", LOCALES)
def test_components_are_told_apart(locale: str) -> None:
    words = Words(locale)
    for texts in (
        [words.card(card) for card in range(CARDS + 4)],
        [words.decree(number) for number in range(1, 71)],
        [words.clergy(kind) for kind in range(1, 24)],
        [words.goal(number) for number in range(1, 9)],
        [words.effect(effect, 1) for effect in range(len(EFFECT_NAMES))],
    ):
        assert len({check(text) for text in texts}) == len(texts)


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_to_people(locale: str) -> None:
    words = MessageWords(locale)
    for kind in KINDS:
        for decision in (*sorted(DECISIONS), "") if kind == "your-turn" else ("",):
            line = check(words.line(kind, decision, "Ana", "Friday"))
            assert "Ana" in line
            assert "Friday" in line
        subject = check(words.subject(kind, "Friday"))
        mail = words.mail(kind, "", "Ana", "Friday", "http://x/t", "http://x", "http://x/stop")
        assert ("Friday" in subject, "Friday" in mail) == ((False, False) if kind == "invited" else (True, True))
        assert "http://x/t\n" in mail
        assert mail.endswith("http://x/stop")
    assert len({words.subject(kind, "Friday") for kind in KINDS}) == len(KINDS)
    assert "http://x/yes" in words.confirm("http://x/yes", "http://x")


def test_the_marked_language_is_read_as_any_other(language: str) -> None:
    """So that these tests have another language than English even where no other is there."""
    assert all(text.startswith(MARK) for text in (Words(language).card(0), Words(language).decree(5)))
    read_game(Words(language), QUICK[0])
