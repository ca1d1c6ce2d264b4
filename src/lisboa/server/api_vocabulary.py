"""The names that the API uses for colours, goods, nobles and the like: one list each, taken from where the game has it.

They are schemas of their own in the OpenAPI document, and clients generate types and lists from them. On the wire they
are plain texts: nothing here costs a move anything.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

from lisboa.components import PROVENANCES
from lisboa.engine.schema import AXES
from lisboa.engine.solo_rank import RANKS
from lisboa.engine.tables import CARD_IDS
from lisboa.text import catalogue

Json = dict[str, Any]
REF: Final = "#/components/schemas/{name}"

NAMES: Final[dict[str, list[str]]] = {
    "Colour": AXES["seat"],
    "Owner": AXES["owner"],
    "Good": AXES["good"],
    "Noble": AXES["noble"],
    "CardKind": AXES["kind"],
    "Cube": AXES["cube"],
    "StateAction": AXES["action"],
    "Architect": AXES["architect"],
    "Deck": AXES["ship"],
    "Row": AXES["row"],
    "Column": AXES["column"],
    "HouseGroup": AXES["group"],
    "CityTile": AXES["tile"],
    "TileSize": AXES["size"],
    "Slot": AXES["slot"],
    "ScoreLine": AXES["line"],
    "PoliticalCard": CARD_IDS,
    "Language": list(catalogue.LOCALES),
    "Provenance": list(PROVENANCES),
    "CourtRank": list(RANKS),
}
MEANINGS: Final = {
    "Colour": "A player's colour, in the order of the seats.",
    "Owner": "Whose official it is; neutral ones are of nobody.",
    "Good": "A good and its street, from west to east.",
    "Noble": "A noble.",
    "CardKind": "A kind of political card: of a noble, or of the treasury.",
    "Cube": "A rubble cube.",
    "StateAction": "A State action: two of each noble, the upper one first.",
    "Architect": "An architect.",
    "Deck": "The decks of political cards, and the ships of their colours.",
    "Row": "A row of downtown.",
    "Column": "A column of downtown.",
    "HouseGroup": "A group of houses on a player's board.",
    "CityTile": "A space of the display of city tiles.",
    "TileSize": "The size of a city tile.",
    "Slot": "A space of a portfolio.",
    "ScoreLine": "A line of the score sheet: wigs of the game, then the rules of the final scoring.",
    "PoliticalCard": "A political card: its deck, its kind, and its number among those.",
    "Language": "A language that texts can be in.",
    "Provenance": "P: printed; L: printed, but read with low certainty; D: designed by this project.",
    "CourtRank": "A rank at court (SOLO-9), from the lowest to the highest.",
}


def ref(name: str) -> Json:
    """A reference to another schema."""
    return {"$ref": REF.format(name=name)}


def vocabulary() -> dict[str, Json]:
    """The schema of each list of names."""
    return {name: {"type": "string", "enum": words, "description": MEANINGS[name]} for name, words in NAMES.items()}


def one_of(*words: str | None) -> Meta:
    """What a text says is one of these words. It is not checked when it is sent; tests compare real answers."""
    return Meta(extra_json_schema={"enum": list(words)})


Colour = Annotated[str, Meta(extra_json_schema=ref("Colour"))]
Good = Annotated[str, Meta(extra_json_schema=ref("Good"))]
Noble = Annotated[str, Meta(extra_json_schema=ref("Noble"))]
CardKind = Annotated[str, Meta(extra_json_schema=ref("CardKind"))]
Deck = Annotated[str, Meta(extra_json_schema=ref("Deck"))]
Architect = Annotated[str, Meta(extra_json_schema=ref("Architect"))]
Language = Annotated[str, Meta(extra_json_schema=ref("Language"))]
Provenance = Annotated[str, Meta(extra_json_schema=ref("Provenance"))]
CourtRank = Annotated[str, Meta(extra_json_schema=ref("CourtRank"))]

# What lies below the server knows nothing of schemas. Of its fields: whose names the texts are, and of dictionaries
# whose names the keys are, from the outside in; "?" if not all of them need be there.
FIELDS: Final[dict[str, str]] = {
    "Building.colours": "Good",
    "Decree.provenance": "Provenance",
    "Building.provenance": "Provenance",
    "Goal.provenance": "Provenance",
    "Ship.colour": "Deck",
    "Ship.provenance": "Provenance",
    "LacerdaNext.noble": "Noble",
    "LacerdaNext.action": "StateAction",
    "LacerdaNext.deck": "CardKind",
    "OptionObject.architect": "Architect",
    "OptionObject.cube": "Cube",
    "OptionObject.deck": "CardKind",
    "OptionObject.good": "Good",
    "OptionObject.goods": "Good",
    "OptionObject.houses": "HouseGroup",
    "OptionObject.noble": "Noble",
    "OptionObject.nobles": "Noble",
    "OptionObject.size": "TileSize",
    "BoardNumbers.next_ship": "Deck",
}
WORDS: Final[dict[str, list[str]]] = {
    "OptionObject.action": [*AXES["action"], "store", "decree", "open"],
    "OptionObject.business": ["sell", "trade"],
    "OptionObject.direction": ["up", "down"],
    "OptionObject.side": ["behind", "ahead"],
    "OptionObject.where": ["office", "plaza"],
    "Tie.by": ["sets", "stores", "plans", "reis"],
}
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "BoardNumbers.players": ("Colour?",),
    "BoardNumbers.stores": ("Colour?", "Good"),
    "BoardNumbers.street_values": ("Good",),
    "BoardNumbers.plans": ("Architect",),
    "PlayerNumbers.visits": ("Noble",),
    "ComponentList.ships": ("Deck",),
    "ComponentList.streets": ("Good",),
    "ComponentList.state_actions": ("StateAction",),
    "ComponentList.offices": ("Noble",),
    "ComponentList.provenance": ("Provenance",),
    "MarketTrack.start": ("Good",),
}


def by_name(keys: str, value: Json) -> Json:
    """A dictionary that has these names as its keys."""
    names = NAMES[keys.rstrip("?")]
    found: Json = {"type": "object", "properties": dict.fromkeys(names, value), "additionalProperties": False}
    return found if keys.endswith("?") else found | {"required": names}


def name_fields(schemas: dict[str, Json]) -> None:
    """Put the names in place of plain texts and keys."""
    for where, name in FIELDS.items():
        replace_text(property_of(schemas, where), ref(name))
    for where, words in WORDS.items():
        replace_text(property_of(schemas, where), {"type": "string", "enum": words})
    for where, keys in KEYS.items():
        found = property_of(schemas, where)
        value: Json = found
        for _ in keys:
            value = value["additionalProperties"]
        for key in reversed(keys):
            value = by_name(key, value)
        found.pop("additionalProperties")
        found.update(value)
    for schema in schemas.values():
        drop_types(schema)


def property_of(schemas: dict[str, Json], where: str) -> Json:
    """The schema of a field, such as "Tie.by"; a KeyError if there is none."""
    name, _, field = where.partition(".")
    found: Json = schemas[name]["properties"][field]
    return found


def replace_text(schema: Json, name: Json) -> None:
    """A text, or texts in a list, or a text that may be missing."""
    inner = [schema.get("items"), *schema.get("anyOf", []), schema]
    text = next(one for one in inner if isinstance(one, dict) and one.get("type") == "string")
    text.pop("type")
    text.update(name)


def drop_types(schema: Any) -> None:
    """msgspec writes the type of a text beside the reference that says more."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            schema.pop("type", None)
        for value in schema.values():
            drop_types(value)
    elif isinstance(schema, list):
        for value in schema:
            drop_types(value)
