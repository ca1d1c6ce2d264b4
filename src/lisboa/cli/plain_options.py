"""Options with plain values. Typer would import Pydantic to read them, which is a tenth of what a start takes."""

from __future__ import annotations

import re
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

DIGITS: Final = re.compile(r"[0-9]{1,15}(?:\.[0-9]{1,15})?")


class PlainCommand(TyperCommand):
    """A command whose options are mostly numbers and texts. What is not plain is left to Typer, and so are errors."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The options, which read what is plain."""
        return [made_plain(option) for option in super().get_params(ctx)]


class PlainGroup(TyperGroup):
    """The same for the options before the command."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Likewise."""
        return [made_plain(option) for option in super().get_params(ctx)]


class PlainValue:
    """Reads the value of one option, in the usual way if that is not plain."""

    def __init__(self, option: Any) -> None:
        self._about = option.type_descriptor
        self._single = not option.multiple and option.nargs == 1
        self._usual = option.get_runtime_param

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value, or a complaint about it."""
        if value is None and self._single:
            return None
        found = plain(value, self._about.annotation) if self._single else None
        if found is None or not within(found, self._about.parameter_info):
            return self._usual().coerce(value, param=param, ctx=ctx)
        return found


def made_plain(option: Any) -> Any:
    """The option as it is, except that its value is read here. Other versions of Typer read it themselves."""
    if hasattr(option, "type_descriptor") and "get_runtime_param" not in vars(option):
        reader = PlainValue(option)
        option.get_runtime_param = lambda: reader
    return option


def plain(value: object, kind: object) -> str | int | float | None:
    """A text or a number that everybody would read in the same way; None: it is something else."""
    if kind is str:
        return value if isinstance(value, str) else None
    if kind is not int and kind is not float:
        return None
    if isinstance(value, str) and DIGITS.fullmatch(value) and not (kind is int and "." in value):
        return int(value) if kind is int else float(value)
    return value if type(value) is kind else None


def within(value: str | int | float, limits: Any) -> bool:
    """Is a number what the option allows?"""
    if isinstance(value, str):
        return True
    return (limits.min is None or value >= limits.min) and (limits.max is None or value <= limits.max)
