"""The rules of Lisboa, pure: no I/O, no clock, no global state. Compiled by mypyc where a C compiler is at hand."""

from typing import Final

from lisboa.engine import state

COMPILED: Final[bool] = not state.__file__.endswith(".py")
