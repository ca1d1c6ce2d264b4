"""Text notation: each option has one short ASCII form, unique in its position, read case-insensitively.

What is written is the business of each step's option codec.
"""

from librt.vecs import vec
from mypy_extensions import i64

import lisboa.engine.flow  # noqa: F401  # its chapters register the steps
from lisboa.engine.steps import STEPS


def write(kind: i64, code: i64) -> str:
    """The notation of an option of a decision kind. It does not depend on the position."""
    return STEPS[kind].option.write(code)


def write_all(kind: i64, codes: vec[i64]) -> list[str]:
    """The notations of several options of one decision."""
    option = STEPS[kind].option
    return [option.write(code) for code in codes]


def read(kind: i64, text: str) -> int:
    """The option code of a notation for this kind of decision; UNKNOWN if it has no such option."""
    return STEPS[kind].option.read(text)
