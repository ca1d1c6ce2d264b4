"""Checks of single entries: what their keys must say together.

What turns out wrong is taken out of the entry, so that the counts of `counts.py` leave it aside.
"""

from __future__ import annotations

from lisboa.components.model import CARD_KINDS, DECKS, GOODS, ROWS
from lisboa.components.schema import Draft, Entry
from lisboa.components.vocabulary import (
    BOARD_VALUES,
    DECREE_COUNTS,
    DECREE_MAJORITIES,
    DEEDS,
    EFFECTS,
    GOAL_REWARDS,
    PENALTIES,
)

STATE_ACTIONS = ("recruit", "plan", "ship", "produce", "cardinal", "favor")


def check_entries(draft: Draft) -> None:
    """Check every entry on its own."""
    checks = {
        "values": _check_value,
        "state_actions": _check_state_action,
        "plots": _check_plot,
        "sites": _check_site,
        "cards": _check_card,
        "clergy": _check_clergy,
        "decrees": _check_decree,
        "buildings": _check_building,
        "goals": _check_goal,
    }
    for name, check in checks.items():
        for entry in draft.lists.get(name, []):
            check(draft, entry)


def _reject(draft: Draft, entry: Entry, key: str, reason: str) -> None:
    draft.blame(entry, f"{key}: {reason}")
    entry.values.pop(key, None)


# A store or an opening is an event only (RUL-25): of a reward, which has to be resolved (RUL-4), nothing would ask
# whether the player can pay for it to the end.
REWARDS = {word: amounts for word, amounts in EFFECTS.items() if word not in ("store", "open")}
# On plots and sites the land or the hiring is paid after the reward: what moves the treasury otherwise than by the
# Cardinal's next space is not foreseen there.
SPACE_REWARDS = {word: amounts for word, amounts in REWARDS.items() if word not in ("treasury", "ship")}
SPACE_REWARDS["cardinal"] = (1, 1)


def _check_effect(
    draft: Draft, entry: Entry, key: str, words: dict[str, tuple[int, int]], amount: str = "amount"
) -> None:
    if not entry.has(key):
        return
    word = entry.text(key)
    if word not in words:
        where = ""
        if word in PENALTIES:
            where = " here: penalties stand on noble cards only"
        elif word in EFFECTS:
            where = " here"
        _reject(draft, entry, key, f"unknown effect {word!r}{where}")
        return
    low, high = words[word]
    if entry.has(amount) and not low <= entry.number(amount) <= high:
        bounds = str(low) if low == high else f"from {low} to {high}"
        _reject(draft, entry, amount, f"must be {bounds} for {word}")


def _check_value(draft: Draft, entry: Entry) -> None:
    """One number or so many numbers, as the name asks; none below 0."""
    if not entry.has("name", "value"):
        return
    value = entry.values["value"]
    length = BOARD_VALUES[entry.text("name")]
    numbers: list[object] = [value]
    if length:
        numbers = value if isinstance(value, list) and len(value) == length else [None]
    if any(type(number) is not int for number in numbers):
        _reject(
            draft,
            entry,
            "value",
            f"must be a list of {length} whole numbers" if length else "must be a whole number",
        )
    elif not all(isinstance(number, int) and 0 <= number <= 99 for number in numbers):
        _reject(draft, entry, "value", "must be from 0 to 99")


def _check_state_action(draft: Draft, entry: Entry) -> None:
    _check_effect(draft, entry, "effect", {word: EFFECTS[word] for word in STATE_ACTIONS})


def _check_plot(draft: Draft, entry: Entry) -> None:
    _check_effect(draft, entry, "reward", SPACE_REWARDS)
    if entry.has("name"):
        name = entry.text("name")
        if name == "A1":
            _reject(draft, entry, "name", "there is no plot A1")
        elif len(name) != 2 or name[0] not in ROWS or name[1] not in "12345":
            _reject(draft, entry, "name", "must be a row A-E and a column 1-5, like B3")


def _check_site(draft: Draft, entry: Entry) -> None:
    _check_effect(draft, entry, "reward", SPACE_REWARDS)


def _check_card(draft: Draft, entry: Entry) -> None:
    """A noble has influence; a treasury card a benefit instead, and no penalty (PORT-5, PORT-6)."""
    kind = _card_kind(draft, entry)
    words = EFFECTS if kind == "treasury" else {**REWARDS, **PENALTIES}
    _check_effect(draft, entry, "effect", words)
    _check_effect(draft, entry, "earlier_effect", words, "earlier_amount")
    if ("earlier_effect" in entry.given) != ("earlier_amount" in entry.given):
        draft.blame(entry, "earlier_effect: goes together with earlier_amount")
    if kind == "treasury":
        _check_keys(draft, entry, "a treasury card", needs=("benefit", "benefit_amount"), not_allowed=("influence",))
    elif kind:
        _check_keys(draft, entry, "a noble card", needs=("influence",), not_allowed=("benefit", "benefit_amount"))


def _card_kind(draft: Draft, entry: Entry) -> str:
    """The kind of card by its id, "" if the id does not tell."""
    if not entry.has("id"):
        return ""
    parts = entry.text("id").split("-")
    if len(parts) == 3 and parts[0] in DECKS and parts[1] in CARD_KINDS and parts[2] in tuple("123456789"):
        return parts[1]
    _reject(draft, entry, "id", "must be deck-kind-number, like blue-builder-1")
    return ""


def _check_keys(draft: Draft, entry: Entry, what: str, needs: tuple[str, ...], not_allowed: tuple[str, ...]) -> None:
    for key in needs:
        if key not in entry.given:
            draft.blame(entry, f"{key}: missing key, {what} has it")
    for key in not_allowed:
        if key in entry.given:
            draft.blame(entry, f"{key}: {what} does not have it")


def _check_clergy(draft: Draft, entry: Entry) -> None:
    """Kinds 1-14 last and come twice; 15-23 are used once and come once (COMPONENTS, clergy tiles)."""
    _check_effect(draft, entry, "effect", REWARDS)
    if not entry.has("kind"):
        return
    lasting = entry.number("kind") <= 14
    if lasting:
        _check_keys(draft, entry, "a lasting tile", needs=("benefit",), not_allowed=("effect",))
        if entry.has("amount") and not 1 <= entry.number("amount") <= 9:
            _reject(draft, entry, "amount", "must be from 1 to 9")
    else:
        _check_keys(draft, entry, "a single-use tile", needs=("effect",), not_allowed=("benefit",))
    copies = 2 if lasting else 1
    if entry.has("copies") and entry.number("copies") != copies:
        _reject(draft, entry, "copies", f"must be {copies} for kind {entry.number('kind')}")


def _check_decree(draft: Draft, entry: Entry) -> None:
    if not entry.has("count", "of", "majority"):
        return
    count, of = entry.text("count"), entry.text("of")
    if entry.flag("majority"):
        _check_majority(draft, entry, count, of)
    elif count not in DECREE_COUNTS:
        _reject(draft, entry, "count", f"{count!r} is for majorities only")
    elif of not in (DECREE_COUNTS[count] or ("",)):
        words = ", ".join(DECREE_COUNTS[count])
        _reject(draft, entry, "of", f"must be one of {words}" if words else f"{count!r} takes no `of`")
    # Row E is covered with two players (SET-15, SET-18); nothing else leaves the game there.
    row_e = of == "E" and count.endswith("-row")
    if entry.has("min_players", "of") and entry.number("min_players") != (3 if row_e else 2):
        _reject(draft, entry, "min_players", "must be 3 for row E" if row_e else "must be 2, only row E needs 3")
    # Lacerda has no money to compare (SOLO-1, SOLO-7).
    money = entry.flag("majority") and count == "reis"
    if entry.has("not_solo") and entry.flag("not_solo") != money:
        _reject(draft, entry, "not_solo", "must be true for the majority of réis and only there")


def _check_majority(draft: Draft, entry: Entry, count: str, of: str) -> None:
    if count not in DECREE_MAJORITIES:
        _reject(draft, entry, "count", f"no majority of {count!r} is known")
    if of:
        _reject(draft, entry, "of", "a majority takes no `of`")
    if entry.has("per") and entry.number("per") != 1:
        _reject(draft, entry, "per", "must be 1 for a majority")


def _check_building(draft: Draft, entry: Entry) -> None:
    if not entry.has("colours"):
        return
    value = entry.values["colours"]
    colours = value if isinstance(value, list) else []
    unknown = [colour for colour in colours if colour not in GOODS]
    if unknown:
        _reject(draft, entry, "colours", f"unknown colour {unknown[0]!r}")
    elif len(colours) not in (1, 2) or len(set(colours)) != len(colours):
        _reject(draft, entry, "colours", "must be one colour or two different ones")


def _check_goal(draft: Draft, entry: Entry) -> None:
    """EXTRA-1: cards of deck A bring 2 of deck B, as many as four novices can draw; those of deck B bring no more."""
    deck_a = entry.has("id") and entry.text("id").startswith("A")
    _check_effect(draft, entry, "reward", {"goals": (2, 2)} if deck_a else GOAL_REWARDS)
    if not entry.has("deeds"):
        return
    value = entry.values["deeds"]
    deeds = value if isinstance(value, list) else []
    unknown = [deed for deed in deeds if deed not in DEEDS]
    if unknown:
        _reject(draft, entry, "deeds", f"unknown deed {unknown[0]!r}")
    elif not deeds or len(set(deeds)) != len(deeds):
        _reject(draft, entry, "deeds", "must be one deed or several different ones")
