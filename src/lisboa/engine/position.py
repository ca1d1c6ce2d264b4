"""Position documents: the whole state as readable JSON, and back with every value checked."""

from typing import Any, Final

from lisboa.engine.check import problems
from lisboa.engine.flow import is_over, kind_of, take
from lisboa.engine.layout import (
    CLERGY,
    CLERGY_N,
    DECREE_OWNER,
    DECREES,
    DEPTH,
    FRAME,
    FRAMES,
    PLAYERS,
    RULESET,
    STACK,
)
from lisboa.engine.lookahead import can_finish, offers
from lisboa.engine.names import COLOURS, COVERED, NONE
from lisboa.engine.revisions import CURRENT_RULESET, FIRST_REVISION, REVISION, revision, ruleset_number
from lisboa.engine.schema import AXES, LISTINGS, REGIONS, SEAT, Code, Listing, Region
from lisboa.engine.set_up import mark_nothing
from lisboa.engine.state import State, blank
from lisboa.engine.steps import START_TURN, STEPS, committed, pop_and_run
from lisboa.errors import BadPosition, shown

FORMAT: Final = "lisboa-position-1"
Document = dict[str, Any]

_STEP_NAMES: Final = {step.name: number for number, step in enumerate(STEPS) if number > 0}


def axis_names(s: State, axis: str) -> list[str]:
    """The words along an axis; seats that nobody sits on are left out of documents."""
    return AXES[axis][: s.d[PLAYERS]] if axis == "seat" else AXES[axis]


# Writing


def to_document(s: State) -> Document:
    """The state as nested dictionaries and lists."""
    document: Document = {"format": FORMAT}
    for region in REGIONS:
        write_region(s, region, document)
    write_revision(s, document)
    for listing in LISTINGS:
        write_listing(s, listing, document)
    document["stack"] = [frame_document(s, i) for i in range(s.d[DEPTH])]
    return document


def write_revision(s: State, document: Document) -> None:
    """Documents of revision 1 do not name it: there was no other."""
    if revision(s) != FIRST_REVISION:
        document["options"]["rules"] = int(revision(s))


def slot_for(document: Document, path: list[str]) -> Document:
    """The dictionary a path leads to, made on the way."""
    for word in path:
        document = document.setdefault(word, {})
    return document


def write_region(s: State, region: Region, document: Document) -> None:
    words = region.name.split(".")
    if region.axes[:1] == ("seat",):
        for seat, colour in enumerate(axis_names(s, "seat")):
            size = region.size // 4
            home = slot_for(document, ["players", colour, *words[1:-1]])
            home[words[-1]] = nested(s, region, region.axes[1:], region.first + seat * size)
    else:
        slot_for(document, words[:-1])[words[-1]] = nested(s, region, region.axes, region.first)


def nested(s: State, region: Region, axes: tuple[str, ...], first: int) -> Any:
    """A region or a part of it: a value, or a dictionary by the words of its first axis."""
    if not axes:
        return region.code.write(s.d[first])
    names = AXES[axes[0]]
    size = 1
    for axis in axes[1:]:
        size *= len(AXES[axis])
    out: Document = {}
    for i, name in enumerate(names):
        if not (region.sparse and s.d[first + i] == sparse_zero(region)):
            out[name] = nested(s, region, axes[1:], first + i * size)
    return out


def sparse_zero(region: Region) -> int:
    """The value a sparse region leaves out."""
    return NONE if NONE in region.code.words else 0


def write_listing(s: State, listing: Listing, document: Document) -> None:
    words = listing.name.split(".")
    if listing.axis is None:
        slot_for(document, words[:-1])[words[-1]] = listed(s, listing, 0)
        return
    for i, name in enumerate(axis_names(s, listing.axis)):
        if listing.axis == "seat":
            slot_for(document, ["players", name])[words[-1]] = listed(s, listing, i)
        else:
            slot_for(document, words)[name] = listed(s, listing, i)


def listed(s: State, listing: Listing, i: int) -> list[Any]:
    first = listing.first + listing.most * i
    return [listing.code.write(s.d[first + j]) for j in range(s.d[listing.count + i])]


def frame_document(s: State, i: int) -> Document:
    """A pending step by its name, with its own numbers."""
    f = STACK + FRAME * i
    return {
        "step": STEPS[s.d[f]].name,
        "seat": COLOURS[s.d[f + 1]],
        "numbers": [s.d[f + 2], s.d[f + 3], s.d[f + 4]],
    }


# Reading


def from_document(document: object) -> State:
    """The state a document describes; BadPosition names the path and the reason."""
    table = mapping(document, "position")
    if table.get("format") != FORMAT:
        raise BadPosition("format", f"must be {FORMAT!r}")
    s = blank()
    mark_nothing(s)
    s.d[PLAYERS] = read_players(table)
    s.d[RULESET] = CURRENT_RULESET
    refuse_unknown(s, table)
    for region in REGIONS:
        read_region(s, region, table)
    read_revision(s, table)
    for listing in LISTINGS:
        read_listing(s, listing, table)
    read_stack(s, table)
    derive_counts(s)
    for path, reason in problems(s):
        raise BadPosition(path, reason)
    refuse_stuck(s)
    return s


def mapping(item: object, path: str) -> Document:
    if not isinstance(item, dict):
        raise BadPosition(path, "must be a table")
    for key in item:
        if not isinstance(key, str):
            raise BadPosition(path, f"the name {shown(key)} is not a text")
    return item


def read_players(table: Document) -> int:
    """The number of players decides how much of everything is read."""
    players = mapping(table.get("options"), "options").get("players")
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 4:
        raise BadPosition("options.players", "must be 2, 3 or 4")
    return players


def read_revision(s: State, table: Document) -> None:
    """The revision of the rules; a document that does not name it is of the first."""
    named = mapping(table["options"], "options").get("rules", FIRST_REVISION)
    if type(named) is not int or not FIRST_REVISION <= named <= REVISION:
        raise BadPosition("options.rules", f"is {shown(named)}, must be from {FIRST_REVISION} to {REVISION}")
    s.d[RULESET] = ruleset_number(int(s.d[RULESET]), named)


def refuse_unknown(s: State, table: Document) -> None:
    """Compare the names of the first two levels with those that a full document has."""
    known = to_document(s)
    for key, item in table.items():
        if key not in known:
            raise BadPosition(str(key), "unknown name")
        if isinstance(known[key], dict) and known[key] and isinstance(item, dict) and not is_sparse(key):
            for inner in item:
                if inner not in known[key]:
                    raise BadPosition(f"{key}.{inner}", "unknown name")
    for colour, seat in mapping(table.get("players"), "players").items():
        for key in mapping(seat, f"players.{colour}"):
            if key not in known["players"][colour]:
                raise BadPosition(f"players.{colour}.{key}", "unknown name")


def is_sparse(name: str) -> bool:
    """Is this a region whose zeros are left out?"""
    return any(region.name == name and region.sparse for region in REGIONS)


def find(table: Document, path: list[str]) -> object:
    """Follow a path down a document."""
    item: object = table
    for i, word in enumerate(path):
        branch = mapping(item, ".".join(path[:i]) or "position")
        if word not in branch:
            raise BadPosition(".".join(path[: i + 1]), "is missing")
        item = branch[word]
    return item


def read_region(s: State, region: Region, table: Document) -> None:
    words = region.name.split(".")
    if region.axes[:1] != ("seat",):
        read_nested(s, region, region.axes, region.first, find(table, words), region.name)
        return
    size = region.size // 4
    for seat, colour in enumerate(axis_names(s, "seat")):
        path = ["players", colour, *words[1:]]
        read_nested(s, region, region.axes[1:], region.first + seat * size, find(table, path), ".".join(path))


def read_nested(s: State, region: Region, axes: tuple[str, ...], first: int, item: object, path: str) -> None:
    if not axes:
        s.d[first] = read_value(region.code, item, path)
        return
    branch = mapping(item, path)
    names = AXES[axes[0]]
    size = 1
    for axis in axes[1:]:
        size *= len(AXES[axis])
    for key in branch:
        if key not in names:
            raise BadPosition(f"{path}.{key}", "unknown name")
    for i, name in enumerate(names):
        if name in branch:
            read_nested(s, region, axes[1:], first + i * size, branch[name], f"{path}.{name}")
        elif not region.sparse:
            raise BadPosition(f"{path}.{name}", "is missing")


def read_value(code: Code, item: object, path: str) -> int:
    value = code.read(item)
    if value is None:
        raise BadPosition(path, f"is {shown(item)}, must be {code.expected()}")
    return value


def read_listing(s: State, listing: Listing, table: Document) -> None:
    words = listing.name.split(".")
    if listing.axis is None:
        read_list(s, listing, 0, find(table, words), listing.name)
        return
    for i, name in enumerate(axis_names(s, listing.axis)):
        path = ["players", name, words[-1]] if listing.axis == "seat" else [*words, name]
        read_list(s, listing, i, find(table, path), ".".join(path))


def read_list(s: State, listing: Listing, i: int, item: object, path: str) -> None:
    if not isinstance(item, list):
        raise BadPosition(path, "must be a list")
    if len(item) > listing.most:
        raise BadPosition(path, f"has {len(item)} entries, at most {listing.most} fit")
    s.d[listing.count + i] = len(item)
    for j, entry in enumerate(item):
        value = read_value(listing.code, entry, f"{path}.{j + 1}")
        if value == listing.empty or value == COVERED:
            raise BadPosition(f"{path}.{j + 1}", "must not be empty")
        s.d[listing.first + listing.most * i + j] = value
    if listing.name == "players.hand" and item != sorted(item, key=lambda entry: listing.code.read(entry) or 0):
        raise BadPosition(path, "cards must be in the order of the card list")


def read_stack(s: State, table: Document) -> None:
    frames = table.get("stack")
    if not isinstance(frames, list) or len(frames) > FRAMES:
        raise BadPosition("stack", f"must be a list of at most {FRAMES} pending steps")
    for i, item in enumerate(frames):
        path = f"stack.{i + 1}"
        frame = mapping(item, path)
        if set(frame) != {"step", "seat", "numbers"}:
            raise BadPosition(path, "must have step, seat and numbers")
        if not isinstance(frame["step"], str) or frame["step"] not in _STEP_NAMES:
            raise BadPosition(f"{path}.step", f"unknown step {shown(frame['step'])}")
        numbers = frame["numbers"]
        if not isinstance(numbers, list) or len(numbers) != 3 or not all(type(n) is int for n in numbers):
            raise BadPosition(f"{path}.numbers", "must be three whole numbers")
        if any(abs(n) > 9999 for n in numbers):
            raise BadPosition(f"{path}.numbers", "must be small whole numbers")
        f = STACK + FRAME * i
        s.d[f] = _STEP_NAMES[frame["step"]]
        s.d[f + 1] = read_value(SEAT, frame["seat"], f"{path}.seat")
        for j, n in enumerate(numbers):
            s.d[f + 2 + j] = n
        s.d[DEPTH] = i + 1


def derive_counts(s: State) -> None:
    """Counts that documents leave out because they follow from the rest."""
    for seat in range(4):
        s.d[CLERGY_N + seat] = sum(s.d[CLERGY + 24 * seat + kind] for kind in range(1, 24))
        s.d[DECREES + seat] = sum(s.d[DECREE_OWNER + decree] == seat for decree in range(1, 71))


def refuse_stuck(s: State) -> None:
    """The decision on top must be one that can be made, and what is pending must lead to the end of the turn."""
    if is_over(s):
        return
    path = f"stack.{s.d[DEPTH]}"
    if STEPS[kind_of(s)].automatic:
        raise BadPosition(path, "the uppermost step must be a decision")
    trial = s.copy()
    try:
        possible = len(offers(s.copy(), False).codes) > 0 and (not committed(s, 0) or can_finish(s.copy()))
        if possible:
            play_turn_out(trial)
    except (ArithmeticError, LookupError, RuntimeError, ValueError):
        possible = False
    if not possible:
        raise BadPosition(path, "this decision is not possible in this position")
    for where, reason in problems(trial):
        raise BadPosition("stack", f"leads into an impossible position ({where}: {reason})")


def play_turn_out(s: State) -> None:
    """Take first options until the turn passes on: a stack that does not fit together shows itself."""
    while s.d[DEPTH] > 0 and kind_of(s) != START_TURN:
        if STEPS[kind_of(s)].automatic:
            pop_and_run(s)
            continue
        codes = offers(s, False).codes
        if len(codes) == 0:
            raise RuntimeError("dead end")
        take(s, codes[0], False)
