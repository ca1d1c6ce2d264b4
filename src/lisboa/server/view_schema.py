"""The JSON schema of a view: made from the table that makes views (`engine/schema`), and what `engine/views` adds."""

from __future__ import annotations

from typing import Any, Final

from lisboa.engine.schema import (
    AXES,
    DERIVED,
    LISTINGS,
    OWN,
    PUBLIC,
    REGIONS,
    Bits,
    Code,
    Listing,
)
from lisboa.engine.tables import CARD_IDS
from lisboa.engine.views import FORMAT
from lisboa.server.api_vocabulary import NAMES, by_name, ref

Json = dict[str, Any]
SHEET: Final = ["total", *AXES["line"]]
COUNT: Final[Json] = {"type": "integer", "minimum": 0}
FEW: Final = 4  # words beside those of a list with a name
NAMED_AXES: Final = {id(words): name for name, words in NAMES.items()}
TOPS: Final[dict[str, Json]] = {
    "political_decks": {"face_up": {"anyOf": [ref("PoliticalCard"), {"type": "null"}]}},
    "building_stacks": {top: {"anyOf": [COUNT, {"type": "null"}]} for top in ("available", "next")},
}  # what lies on top of them for all to see


class Branch:
    """A part of a view that is being put together: its fields by name."""

    def __init__(self) -> None:
        self.fields: dict[str, Json | Branch] = {}
        self.optional: set[str] = set()

    def put(self, path: list[str], schema: Json) -> None:
        """A field below this one, with everything on the way to it."""
        if len(path) == 1:
            self.fields[path[0]] = schema
            return
        branch = self.fields.setdefault(path[0], Branch())
        assert isinstance(branch, Branch)
        branch.put(path[1:], schema)

    def schema(self) -> Json:
        """All of it: nothing may be missing, nothing else may be there."""
        return {
            "type": "object",
            "properties": {
                name: field.schema() if isinstance(field, Branch) else field for name, field in self.fields.items()
            },
            "required": [name for name in self.fields if name not in self.optional],
            "additionalProperties": False,
        }


def view_schemas() -> dict[str, Json]:
    """The view as a whole, the part of a player, and a score sheet."""
    table, player = Branch(), Branch()
    table.put(["format"], {"type": "string", "const": FORMAT})
    table.put(["seat"], optional(ref("Colour")) | {"description": "from where one looks; null: as a spectator"})
    table.put(["players"], by_name("Colour?", ref("Player")) | {"description": "of those who play"})
    for region in REGIONS:
        words = region.name.split(".")
        if region.sight == PUBLIC and region.axes[:1] == ("seat",):
            player.put(words[1:], nested(region.axes[1:], region.code, region.sparse))
        elif region.sight == PUBLIC:
            table.put(words, nested(region.axes, region.code, region.sparse))
    for name, _, _ in DERIVED:
        player.put(name.split(".")[1:], COUNT)
    for listing in LISTINGS:
        words = listing.name.split(".")
        if listing.axis == "seat":
            player.put(words[1:], counted(listing))
        else:
            table.put(words, counted(listing))
    add_rest(table)
    return {
        "View": table.schema()
        | {"description": "The game as one seat sees it, as `lisboa.Game.view()` makes it. Examples show parts of it."},
        "ScoreSheet": {
            "type": "object",
            "properties": {line: {"type": "integer"} for line in SHEET},
            "required": SHEET,
            "additionalProperties": False,
            "description": "The wigs of a seat: in all, and by what they are for.",
        },
        "Player": player.schema() | {"description": "A player's board, hand and what lies beside them."},
    }


def add_rest(table: Branch) -> None:
    """What views have besides the table of regions."""
    options = table.fields["options"]
    assert isinstance(options, Branch)
    options.put(["rules"], {"type": "integer", "minimum": 2, "description": "the revision; left out: the first one"})
    options.optional.add("rules")
    seen: Json = {"type": "string", "const": "seen"}
    table.put(["cards_gone"], keyed(CARD_IDS, seen) | {"description": "political cards that left the game openly"})
    table.put(
        ["passed_on"],
        {
            "type": "array",
            "items": ref("PoliticalCard"),
            "description": "in the draft, and still in other hands or packs",
        },
    )
    numbers = {"type": "array", "items": {"type": "integer"}, "minItems": 3, "maxItems": 3}
    decision = Branch()
    decision.put(["seat"], ref("Colour"))
    decision.put(["kind"], {"type": "string"})
    decision.put(["numbers"], numbers | {"description": "the engine's numbers of what is decided"})
    table.put(["decision"], optional(decision.schema()))


def nested(axes: tuple[str, ...], code: Code, sparse: bool) -> Json:
    """A region: a value, or values by the names of its axes."""
    if not axes:
        return value_of(code)
    inner = nested(axes[1:], code, sparse)
    named = NAMED_AXES.get(id(AXES[axes[0]]))
    if named is not None:
        return by_name(named, inner)
    names = AXES[axes[0]]
    return keyed(names, inner) if sparse else keyed(names, inner) | {"required": names}


def keyed(names: list[str], value: Json) -> Json:
    """A dictionary with some of many names, which would make a long list of properties."""
    return {"type": "object", "propertyNames": {"enum": names}, "additionalProperties": value}


def counted(listing: Listing) -> Json:
    """A list as its count, with its entries where somebody sees them, and what lies on top of decks and stacks."""
    if listing.axis not in (None, "seat"):
        kind = Branch()
        kind.put(["count"], COUNT)
        for top, schema in TOPS[listing.name].items():
            kind.put([top], schema)
        return by_name(NAMED_AXES[id(AXES[str(listing.axis)])], kind.schema())
    found = Branch()
    found.put(["count"], COUNT)
    if listing.sight in (PUBLIC, OWN):
        for i in range(1, listing.most + 1):
            found.put([str(i)], value_of(listing.code))
            found.optional.add(str(i))
    if listing.name == "players.hand":
        found.put(
            ["known"],
            {"type": "array", "items": ref("PoliticalCard"), "description": "what one knows of another hand (RUL-30)"},
        )
        found.optional.add("known")
    return found.schema()


def value_of(code: Code) -> Json:
    """How one number is written."""
    if isinstance(code, Bits):
        return {"type": "string", "pattern": f"^(({'|'.join(code.names)})( |$))*$", "description": code.expected()}
    words = list(code.words.values())
    if set(words) == {False, True}:
        return {"type": "boolean"}
    texts = [word for word in words if isinstance(word, str)]
    kinds: list[Json] = []
    if code.low <= code.high:
        kinds.append({"type": "integer", "minimum": code.low, "maximum": code.high})
    fitting = [name for name, list_ in NAMES.items() if set(list_) <= set(texts) and len(texts) - len(list_) <= FEW]
    if fitting:
        named = max(fitting, key=lambda name: len(NAMES[name]))
        kinds.append(ref(named))
        texts = [text for text in texts if text not in NAMES[named]]
    if texts:
        kinds.append({"type": "string", "enum": texts})
    if None in words:
        kinds.append({"type": "null"})
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}


def optional(schema: Json) -> Json:
    """Or null."""
    return {"anyOf": [schema, {"type": "null"}]}
