"""Games as lists of moves: replaying them and telling states apart."""

import hashlib

from mypy_extensions import i64

from lisboa.engine.flow import kind_of, settle, take
from lisboa.engine.layout import DEPTH, FRAME, STACK
from lisboa.engine.notation import read, write
from lisboa.engine.options import Options
from lisboa.engine.set_up import new_state
from lisboa.engine.state import State
from lisboa.engine.steps import Offers


def find(s: State, offers: Offers, text: str) -> int:
    """The code of the offered option that a notation means, -1 if none."""
    kind = kind_of(s)
    code = read(kind, text)
    if code < 0:
        for offered in offers.codes:
            write(kind, offered)
        code = read(kind, text)
    wanted: i64 = code
    for offered in offers.codes:
        if offered == wanted:
            return code
    return -1


def replay(options: Options, seed: int, moves: list[str]) -> State:
    """Play a list of moves from set-up at full speed; ValueError names the first that is not open."""
    s = new_state(options, seed)
    for number, move in enumerate(moves, start=1):
        code = find(s, settle(s), move)
        if code < 0:
            raise ValueError(f"move {number}: {move!r} is not open here")
        take(s, code, False)
    settle(s)
    return s


def state_hash(s: State) -> str:
    """A fingerprint of the state: equal on every machine, in every process."""
    live = s.d[: STACK + FRAME * s.d[DEPTH]]
    return hashlib.blake2b(",".join([str(value) for value in live]).encode(), digest_size=16).hexdigest()
