"""Short words and signs for a table that must fit a terminal. Every colour comes with a letter or a shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from lisboa.components import Card, Effect, load
from lisboa.engine.revisions import FIRST_REVISION, REVISION
from lisboa.engine.tables import REWARD_WORDS, REWARDS

Document = dict[str, Any]  # a view, as `lisboa.engine.views` writes it

GOODS = ("gold", "cloth", "books", "tools")
NOBLES = ("builder", "minister", "king")
CUBE_SIGNS = {"earthquake": "■", "fire": "▲", "tsunami": "●"}
CUBES_ON_PAPER = {"earthquake": "#a5732a", "fire": "#b8322a", "tsunami": "#2a6fb8"}

# White or black words, whichever can be read on the colour
ON_PLAYER = {
    "green": "bold #ffffff on #2f8549",
    "yellow": "bold #000000 on #f0c22e",
    "purple": "bold #ffffff on #7a4fb5",
    "orange": "bold #000000 on #ea7a2c",
}
ON_GOOD = {
    "gold": "#000000 on #e0a526",
    "cloth": "#000000 on #d887b6",
    "books": "#ffffff on #7c5a3e",
    "tools": "#000000 on #49b3b8",
}
ON_ARCHITECT = {"blue": "#ffffff on #1d4f9c", "green": "#ffffff on #2c6b47"}
PAPER = "#6d5c38 on #efe6d2"  # empty plots
PALE = "#12305e on #dfe9f5"  # empty sites
INK = "bold #ffffff on #1d4f9c"

EFFECTS = {
    "reis": "{} réis",
    "influence": "{} infl",
    "gain-influence": "infl",
    "wigs": "{} wigs",
    "cardinal": "cardinal",
    "two-goods": "2 goods",
    "treasury": "treas ±{}",
    "lose-official": "−offic.",
    "lose-reis": "−{} réis",
}
BENEFITS = {
    "influence": "infl +{}",
    "visit": "visit −{}",
    "builder-reis": "Bldr +{}",
    "minister-reis": "Min +{}",
    "king-reis": "King +{}",
    "recruit-reis": "recr +{}",
    "sell": "sell +{}",
    "land": "land −{}",
    "open-wigs": "open +{}",
    "open-official": "open −{}",
    "hire": "hire −{}",
    "produce": "make +{}",
    "any-good": "any good",
    "ship": "ship −{}",
    "purse": "purse",
    "sell-any": "sell +{}",
}
# What decrees count, as in "2x own stores in row A"
DECREE_THINGS = {
    "any-stores-row": "all stores in row {}",
    "own-stores-row": "own stores in row {}",
    "any-stores-type": "all {} stores",
    "own-stores-type": "own {} stores",
    "own-stores-column": "own stores in column {}",
    "buildings-architect": "{} public buildings",
    "buildings-type": "public buildings with {}",
    "buildings-side": "public buildings in the {}",
    "cubes-colour": "{} cubes",
    "plan-officials": "officials on completed plans",
    "officials-out": "officials at the court",
    "officials-board": "officials on the board",
    "hulls": "hull sizes of ships",
    "portfolio": "portfolio cards",
    "portfolio-nobles": "nobles held",
    "portfolio-treasury": "treasury cards held",
    "clergy": "clergy tiles",
    "favors": "royal favors",
    "sets": "rubble sets",
    "markers": "set markers left",
    "goods-twice": "types of goods held twice",
    "reis": "réis",
    "treasury": "réis of the treasury",
    "stores": "own stores",
    "store-type-sets": "sets of four store types",
    "rows-with-two": "rows with 2 own stores",
    "rows": "rows with an own store",
    "house-groups": "house groups used up",
}


def effect(what: Effect) -> str:
    """A reward, penalty or event in at most 8 characters."""
    if what.name in GOODS:
        return what.name if what.amount == 1 else f"{what.amount} {what.name}"
    if what.name.startswith("lose-") and what.name not in EFFECTS:
        return "−" + what.name.removeprefix("lose-")
    return EFFECTS.get(what.name, what.name).format(what.amount)


def reward(word: str | None) -> str:
    """The reward of a plot or site by its word in views; none where a token has just been removed."""
    return "" if word is None else effect(REWARDS[REWARD_WORDS.index(word)])


def benefit(word: str, amount: int) -> str:
    """A lasting benefit of a card or tile."""
    if word.startswith("sell-") and word not in BENEFITS:
        return f"{word.removeprefix('sell-')} +{amount}"
    return BENEFITS.get(word, word).format(amount)


def clergy(kind: int) -> str:
    """A clergy tile in at most 8 characters."""
    tile = load().clergy[kind - 1]
    return benefit(tile.benefit, tile.amount) if tile.effect is None else effect(tile.effect)


def by_earlier_rules(view: Document) -> bool:
    """Did the game of this view begin with revision 1 of the rules? Two cards do something else there."""
    return bool(view["options"].get("rules", FIRST_REVISION) < REVISION)


def card_effect(data: Card, earlier: bool) -> Effect:
    """The reward, penalty or event of a political card, by earlier rules or not."""
    return data.earlier_effect if earlier else data.effect


def card(card_id: str, earlier: bool) -> str:
    """What a political card on a deck offers."""
    found = next(card for card in load().cards if card.id == card_id)
    does = effect(card_effect(found, earlier))
    if found.kind == "treasury":
        return f"{does} / {benefit(found.benefit, found.benefit_amount)}"
    return f"{does}, infl {found.influence}"


def decree(number: int) -> Text:
    """What a decree scores, in few words."""
    data = load().decrees[number - 1]
    things = DECREE_THINGS.get(data.count, data.count.replace("-", " ")).format(data.of)
    out = Text().append(f"{number:>2} ", style="faint").append(f"{data.wigs}", style="number")
    if data.majority:
        return out.append(f" for most {things}")
    return out.append(f" × {things}" if data.per == 1 else f" per {data.per} {things}")


def cubes(counts: Mapping[str, int], on_paper: bool = False) -> Text:
    """Rubble cubes: earthquake, fire, tsunami."""
    out = Text()
    for kind, sign in CUBE_SIGNS.items():
        out.append(sign * counts[kind], style=CUBES_ON_PAPER[kind] if on_paper else kind)
    return out


def chips(colours: tuple[str, ...]) -> Text:
    """The colours of a public building."""
    out = Text()
    for colour in colours:
        out.append(f" {colour[:2].title()} ", style=ON_GOOD[colour])
    return out


def building(number: int) -> Text:
    """The colours of a public building by its number."""
    return chips(load().buildings[number].colours)


def pieces(counts: Mapping[str, int], sign: str = "●") -> Text:
    """Officials by owner."""
    out = Text()
    for owner, n in counts.items():
        if owner == "neutral":
            out.append("◆" * n, style="faint")
        else:
            out.append(sign * n, style=owner)
    return out
