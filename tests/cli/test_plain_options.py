"""Options that are read without Pydantic are read as Typer reads them."""

from __future__ import annotations

from typing import Annotated

import pytest
import typer
from typer.core import TyperCommand, TyperGroup
from typer.testing import CliRunner

from lisboa.cli.plain_options import PlainCommand, PlainGroup

VALUES = (
    *("5", "05", "0", "9", "10", "-3", "+5", "5.0", "5.5", ".5", "5.", "1e1", "1_0", " 5", "", "x", "nan", "inf", "٥"),
    *("9" * 15, "9" * 16, "0.1234567890123456789", "5,0", "0x5", "true"),
)


def outcome(command: type[TyperCommand], group: type[TyperGroup], arguments: list[str]) -> tuple[int, str]:
    """Exit code and what is written."""
    app = typer.Typer(cls=group, add_completion=False)

    @app.callback()
    def before(loud: Annotated[bool, typer.Option("--loud")] = False) -> None:
        print(repr(loud))

    @app.command(cls=command)
    def show(
        whole: Annotated[int, typer.Option(min=1, max=9)] = 3,
        part: Annotated[float, typer.Option(min=0.1)] = 2,
        text: Annotated[str, typer.Option(envvar="LISBOA_TEST_TEXT")] = "usual",
        maybe: Annotated[int | None, typer.Option()] = None,
        many: Annotated[list[int], typer.Option()] = [],  # noqa: B006 (Typer copies it)
        switch: Annotated[bool, typer.Option("--on/--off")] = False,
    ) -> None:
        print(repr((whole, part, text, maybe, many, switch)))

    result = CliRunner().invoke(app, arguments, env={"LISBOA_TEST_TEXT": None})
    return result.exit_code, result.output


@pytest.mark.parametrize("option", ["--whole", "--part", "--text", "--maybe", "--many"])
def test_every_value_is_read_as_usual(option: str) -> None:
    for value in VALUES:
        arguments = ["show", f"{option}={value}"]
        assert outcome(PlainCommand, PlainGroup, arguments) == outcome(TyperCommand, TyperGroup, arguments), value


@pytest.mark.parametrize(
    "arguments",
    [[], ["--loud", "show"], ["show"], ["show", "--on", "--many=1", "--many=2"], ["show", "--whole"], ["show", "--no"]],
)
def test_the_rest_of_a_line_is_read_as_usual(arguments: list[str]) -> None:
    assert outcome(PlainCommand, PlainGroup, arguments) == outcome(TyperCommand, TyperGroup, arguments)
