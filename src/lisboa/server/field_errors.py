"""What msgspec says of a value that cannot be used, in words for the people who sent it.

Its messages name types and expressions of Python. No message passes through here as it is: what is not known is told
by a general sentence, so that a new version of msgspec cannot bring such names back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from msgspec import inspect

from lisboa.server.requests import NO_NUL

BODY: Final = "body"
DATA: Final = "data"  # what the framework calls it
PLACE: Final = " - at `"  # what msgspec puts between a reason and the field it is about
KEY: Final = "key` in `"  # and before the field, if it is about a name in it
NAMED: Final = {
    "Object missing required field `": "is missing",
    "Object contains unknown field `": "is not known here",
}
ONE_OF: Final = ("Invalid enum value ", "Invalid value ")
UNUSABLE: Final = "has a value that cannot be used here"
STEP: Final = re.compile(r"\.(?P<name>\w+)|\[(?P<item>[^]\[]*)\]", re.ASCII)
BYTE: Final = re.compile(r"\(byte (\d+)\)$", re.ASCII)
EXPECTED: Final = re.compile(r"Expected `(?P<wanted>[^`]*)`(?:, got `(?P<got>[^`]*)`)?(?P<rule>.*)", re.DOTALL)
TYPES: Final = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "null": "null",
    "array": "a list",
    "object": "an object",
    "datetime": "a date and a time",
    "date": "a date",
    "time": "a time",
    "duration": "a duration",
    "decimal": "a number",
    "uuid": "a UUID",
    "bytes": "base64",
}
GOT: Final = {**TYPES, "int": "a number", "float": "a number with a fraction"}
LIMITS: Final = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than", "that's": "a multiple of"}
LENGTHS: Final = {"str": ("character", "characters"), "bytes": ("byte", "bytes")}
ENTRIES: Final = ("entry", "entries")
PATTERNS: Final = {repr(NO_NUL): "must not contain a null character"}
PLAIN: Final = {
    "Integer value out of range": "is too large a number",
    "Number out of range": "is too large a number",
    "Input data was truncated": "is not JSON, or is cut off",
    "Invalid RFC3339 encoded datetime": "must be a date and a time, as in 2026-01-31T12:00:00Z",
    "Invalid RFC3339 encoded date": "must be a date, as in 2026-01-31",
    "Invalid RFC3339 encoded time": "must be a time, as in 12:00:00",
    "Invalid epoch timestamp": "must be a date and a time, as in 2026-01-31T12:00:00Z",
    "Invalid ISO8601 duration": "must be a duration, as in P1DT2H",
    "Duration is out of range": "is too long a duration",
    "Invalid UUID": "must be a UUID",
    "Invalid decimal string": "must be a number",
    "Invalid base64 encoded string": "must be base64",
}


class FieldError(NamedTuple):
    """A field, as a path from the body or the name of a parameter ("": the whole), and what is wrong with it."""

    field: str
    reason: str


def field_error(message: str, kinds: Mapping[str, Any] | None = None) -> FieldError:
    """What a message of msgspec is about. `kinds`: what each field is read as, for the values to choose from."""
    reason, found, place = message.rpartition(PLACE)  # what strangers send is before the last one, never behind it
    if not found:
        reason, place = message, ""
    in_name, place = place.startswith(KEY), place.removeprefix(KEY).removeprefix("$").removesuffix("`")
    field = place.removeprefix(".")
    for beginning, words in NAMED.items():
        if reason.startswith(beginning):
            name = reason.removeprefix(beginning).removesuffix("`")
            return FieldError(f"{field}.{name}" if field else name, words)
    if reason.startswith(ONE_OF):
        values = [] if in_name else choices(kinds or {}, place)
        return FieldError(field, f"is none of {', '.join(values)}" if values else UNUSABLE)
    words = plain_reason(reason)
    return FieldError(field, f"has a name that cannot be used: it {words}" if in_name else words)


def in_request(error: FieldError) -> FieldError:
    """The same without the framework's name for the body."""
    if error.field == DATA:
        return FieldError(BODY, error.reason)
    return FieldError(error.field.removeprefix(f"{DATA}.") or BODY, error.reason)


def plain_reason(reason: str) -> str:
    """A reason without its place."""
    if reason in PLAIN:
        return PLAIN[reason]
    if reason.startswith("JSON is malformed"):
        byte = BYTE.search(reason)
        return f"is not JSON, at byte {byte[1]}" if byte else "is not JSON"
    expected = EXPECTED.fullmatch(reason)
    if expected is None:
        return UNUSABLE
    wanted, rule = expected["wanted"], expected["rule"].strip()
    if not rule:
        return wrong_type(wanted.split(" | "), expected["got"])
    if rule.startswith("matching regex "):
        return PATTERNS.get(rule.removeprefix("matching regex "), "has characters that are not allowed here")
    if rule.startswith(("of length ", "of at ")):
        return wrong_length(rule, *LENGTHS.get(wanted, ENTRIES))
    if rule.startswith("with "):
        return f"must be {TYPES.get(wanted, 'a time')} {'without' if ' no ' in rule else 'with'} a time zone"
    limit, _, number = rule.partition(" ")
    return f"must be {LIMITS[limit]} {plain_number(number)}" if limit in LIMITS else UNUSABLE


def wrong_type(wanted: list[str], got: str | None) -> str:
    """What it must be, and what it is. That a field may be null helps nobody: it can be left out as well."""
    names = [name for name in wanted if name != "null"] or wanted
    if not all(name in TYPES for name in names):
        return UNUSABLE
    words = list(dict.fromkeys(TYPES[name] for name in names))
    told = (", or " if TYPES["bool"] in words else " or ").join(words)
    return f"must be {told}, not {GOT[got]}" if got in GOT else f"must be {told}"


def wrong_length(rule: str, one: str, many: str) -> str:
    """Too short or too long."""
    wanted, _, _ = rule.partition(",")
    words = wanted.split()
    number = words[-1]
    things = one if number == "1" else many
    if ">=" in words or "least" in words:
        return "must not be empty" if number == "1" else f"needs {number} {things} or more"
    if "<=" in words or "most" in words:
        return f"may have at most {number} {things}"
    return f"must have {' '.join(words[2:])} {things}"


def plain_number(text: str) -> str:
    """The last word is the number: a limit of a fraction has one even where it is whole."""
    return text.rpartition(" ")[2].removesuffix(".0")


# The values to choose from


def choices(kinds: Mapping[str, Any], place: str) -> list[str]:
    """The words that a field may have; empty if it is none with a list of them."""
    steps = list(STEP.finditer(place))
    if not steps or steps[0]["name"] not in kinds:
        return []
    found = [inspect.type_info(kinds[steps[0]["name"]])]
    for step in steps[1:]:
        found = [inner for kind in found for one in alternatives(kind) for inner in inside(one, step["name"])]
    literals = [one for kind in found for one in alternatives(kind) if isinstance(one, inspect.LiteralType)]
    return sorted(str(value) for literal in literals for value in literal.values)


def alternatives(kind: inspect.Type) -> list[inspect.Type]:
    """Without what is wrapped around it."""
    if isinstance(kind, inspect.Metadata):
        return alternatives(kind.type)
    if isinstance(kind, inspect.UnionType):
        return [one for part in kind.types for one in alternatives(part)]
    return [kind]


def inside(kind: inspect.Type, name: str | None) -> list[inspect.Type]:
    """What a field of an object, or (None) an entry of a list or an object, is read as."""
    if name is None:
        if isinstance(kind, inspect.CollectionType):
            return [kind.item_type]
        return [kind.value_type] if isinstance(kind, inspect.DictType) else []
    if not isinstance(kind, inspect.StructType):
        return []
    if name == kind.tag_field:
        return [inspect.LiteralType(values=(kind.tag,))]
    return [field.type for field in kind.fields if field.encode_name == name]
