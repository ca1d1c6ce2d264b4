"""Text notation: each option has one short ASCII form, unique in its position, read case-insensitively."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lisboa.components import ARCHITECTS, CARD_KINDS, CUBES, GOODS, NOBLES
from lisboa.engine.names import ACTIONS, COLOURS, FLEET, FREE_SLOT, PASS, SHIP_SLOT
from lisboa.engine.steps import (
    AFTER_ACTION,
    CARGO_DROP,
    CHURCH_SCORING,
    DECREE,
    DRAFT_PICK,
    EXTRA_GOOD,
    FOLLOW,
    FREE_STATE,
    GOAL,
    HOUSE,
    KEEP_CLERGY,
    LOSE_FAVOR,
    LOSE_OFFICIAL,
    LOSE_REIS,
    MAIN,
    MEET_CARDINAL,
    MOVE_TREASURY,
    OPEN_OFFICIAL,
    OPEN_PLAN,
    OPEN_SITE,
    PAY,
    PERIOD_DISCARD,
    PERIOD_REWARD,
    PLACE_OFFICIAL,
    PLAN,
    PRODUCE,
    RECRUIT,
    ROYAL_FAVOR,
    RUBBLE,
    SECOND_DECREE,
    SELL,
    SELL_OR_TRADE,
    SHIP,
    SHIP_GOODS,
    STARTING_DECREE,
    STEP_COUNT,
    STORE_CUBE,
    STORE_PLOT,
    STORE_TILE,
    TAKE_CARD,
    TRADE,
    TUCK,
    TWO_GOODS,
    VISIT_PAY,
)
from lisboa.engine.tables import CARD_IDS, CARD_KIND, GOAL_IDS, SHIP_COLOURS, SITE_NAMES
from lisboa.engine.turn import FOR_GOLD, TO_COURT, USE_CLERGY
from lisboa.engine.visits import NOBLE_CHOICE

_ROWS: Final = "ABCDE"
_GROUPS: Final = ("left", "middle", "right")


def _main(code: int) -> str:
    if code >= USE_CLERGY:
        return f"use clergy-{code - USE_CLERGY}"
    if code >= FOR_GOLD:
        return f"gold {CARD_IDS[code - FOR_GOLD]}"
    if code >= TO_COURT:
        card = code - TO_COURT
        return f"{'sponsor' if CARD_KIND[card] == 3 else 'visit'} {CARD_IDS[card]}"
    return f"portfolio {CARD_IDS[code]}"


def _slot(code: int) -> str:
    if code >= SHIP_SLOT:
        return f"replace ship-{code - SHIP_SLOT + 1}"
    return f"replace {CARD_IDS[code]}"


def _several(names: tuple[str, ...], bits: int) -> str:
    return "+".join([name for i, name in enumerate(names) if (bits >> i) & 1])


def _place(code: int) -> str:
    return f"{NOBLES[code % 3]}-{'office' if code < 3 else 'plaza'}"


def _card_or_tile(kind: int, code: int) -> str:
    """Decisions whose options are cards, tiles or decrees; an empty text if it is none of them."""
    if kind == MAIN:
        return _main(code)
    if kind in (DRAFT_PICK, PERIOD_DISCARD, PERIOD_REWARD):
        verb = "draft" if kind == DRAFT_PICK else "discard" if kind == PERIOD_DISCARD else "reward"
        return f"{verb} {CARD_IDS[code]}"
    if kind in (KEEP_CLERGY, AFTER_ACTION, CHURCH_SCORING):
        verb = "keep" if kind == KEEP_CLERGY else "use" if kind == AFTER_ACTION else "give"
        return f"{verb} clergy-{code}"
    if kind in (STARTING_DECREE, DECREE, SECOND_DECREE):
        return f"decree {code}"
    if kind == GOAL:
        return f"goal {GOAL_IDS[code]}"
    if kind == TUCK:
        return "tuck" if code == FREE_SLOT else _slot(code)
    if kind == SHIP:
        return "ship" if code == FREE_SLOT else f"ship {_slot(code)}"
    if kind == TAKE_CARD:
        return f"take {CARD_KINDS[code]}"
    return ""


def _goods_and_money(kind: int, code: int) -> str:
    """Decisions about goods and payments; an empty text if it is none of them."""
    if kind == SELL_OR_TRADE:
        return "trade" if code == 1 else "sell"
    if kind == SELL:
        ship = code & 15
        if ship >= FLEET:
            return f"sell {GOODS[code >> 4]} lacerda-{SHIP_COLOURS[ship - FLEET]}"
        return f"sell {GOODS[code >> 4]} {COLOURS[ship // 3]}-{ship % 3 + 1}"
    if kind == TRADE:
        return f"offer {GOODS[code % 4]} {ACTIONS[code // 4]}"
    if kind in (SHIP_GOODS, TWO_GOODS):
        return f"{'spend' if kind == SHIP_GOODS else 'goods'} {_several(GOODS, code)}"
    if kind in (CARGO_DROP, EXTRA_GOOD):
        return f"{'drop' if kind == CARGO_DROP else 'extra'} {GOODS[code]}"
    if kind in (PAY, LOSE_REIS):
        return f"coins {code}"
    if kind == VISIT_PAY:
        return f"reis {code}"
    if kind == PRODUCE:
        return "produce"
    return ""


def _court(kind: int, code: int) -> str:
    """Decisions at the court and the church; an empty text if it is none of them."""
    if kind == RECRUIT:
        return f"recruit {_several(NOBLES, code)}"
    if kind == PLAN:
        return f"plan {ARCHITECTS[code]}"
    if kind == MEET_CARDINAL:
        return f"cardinal {code // 2} {'ahead' if code % 2 else 'behind'}"
    if kind in (ROYAL_FAVOR, LOSE_FAVOR):
        return f"{'favor' if kind == ROYAL_FAVOR else 'lose'} {NOBLES[code]}"
    if kind == FREE_STATE:
        return f"free {ACTIONS[code]}"
    if kind == FOLLOW:
        return "follow noble" if code == NOBLE_CHOICE else f"follow {ACTIONS[code]}"
    if kind in (LOSE_OFFICIAL, OPEN_OFFICIAL):
        return f"recall {_place(code)}"
    if kind == PLACE_OFFICIAL:
        return f"official {NOBLES[code]}"
    if kind == MOVE_TREASURY:
        return "treasury up" if code == 1 else "treasury down"
    return ""


def _downtown(kind: int, code: int) -> str:
    """Decisions downtown; an empty text if it is none of them."""
    if kind == STORE_TILE:
        return f"tile {GOODS[code] if code < 4 else 'small-tools'}"
    if kind == STORE_PLOT:
        return f"plot {_ROWS[code // 5]}{code % 5 + 1}"
    if kind == STORE_CUBE:
        return f"cube {'row' if code < 3 else 'column'} {CUBES[code % 3]}"
    if kind == RUBBLE:
        return f"rubble {CUBES[code]}"
    if kind == HOUSE:
        return f"house {_GROUPS[code]}"
    if kind == OPEN_SITE:
        return f"site {SITE_NAMES[code]}"
    if kind == OPEN_PLAN:
        return f"open {ARCHITECTS[code // 4]}-{code % 4 + 2}"
    return ""


def _write(kind: int, code: int) -> str:
    if code == PASS:
        return "pass"
    return _card_or_tile(kind, code) or _goods_and_money(kind, code) or _court(kind, code) or _downtown(kind, code)


_WRITTEN: Final[list[dict[int, str]]] = [{} for _ in range(STEP_COUNT)]
_READ: Final[list[dict[str, int]]] = [{} for _ in range(STEP_COUNT)]


def write(kind: i64, code: i64) -> str:
    """The notation of an option of a decision kind. It does not depend on the position, so it is remembered."""
    known = _WRITTEN[kind]
    key: int = code
    text = known.get(key)
    if text is None:
        text = _write(kind, code)
        known[key] = text
        _READ[kind][text.lower()] = key
    return text


def write_all(kind: i64, codes: vec[i64]) -> list[str]:
    """The notations of several options of one decision."""
    return [write(kind, code) for code in codes]


def tidy(text: str) -> str:
    """One form for all spellings: lower case, single spaces."""
    return " ".join(text.lower().split())


def read(kind: i64, text: str) -> int:
    """The option code of a notation that has been written before for this kind of decision; -1 if there is none."""
    known = _READ[kind]
    code = known.get(text)
    if code is None:
        code = known.get(tidy(text))
    return -1 if code is None else code
