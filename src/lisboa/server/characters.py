"""Characters that nobody sees, but that can make a text look like another one."""

import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"  # they make one emoji of several, and Persian and Indian words need them


def hidden(character: str) -> bool:
    """Is it a control character or one that turns the direction of the text around?"""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs") and character not in _JOINERS
