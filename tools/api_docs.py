"""Write what describes the API: its examples, docs/api/openapi.json, tables in docs. Run: python -m tools.api_docs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Litestar

from lisboa.server import api_document
from lisboa.server.app import create_app
from lisboa.server.error_words import ERROR_WORDS
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from tools import api_examples

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "src/lisboa/server/api_examples.json"
DOCUMENT = ROOT / "docs/api/openapi.json"
MARK = re.compile(r"(<!-- table: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> None:
    """Write what has changed, and say what it was."""
    structlog.configure(processors=[dropped])
    write(EXAMPLES, text_of(api_examples.record()))
    write(DOCUMENT, text_of(document()))
    for page in pages():
        write(page, filled(page.read_text(encoding="utf-8")))


def dropped(*_: Any) -> Any:
    """Nothing of the server's log is wanted here."""
    raise structlog.DropEvent


def text_of(value: Any) -> str:
    """JSON that shows well what has changed."""
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def document() -> dict[str, Any]:
    """The OpenAPI document; the database is not touched."""
    return api_document.document(app())


def app() -> Litestar:
    """A server that is not started."""
    settings = Settings(database="none.db")
    return create_app(settings, Services(settings))


def write(path: Path, text: str) -> None:
    """Write a file if it is not so already."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: written")


def pages() -> list[Path]:
    """The pages that have tables made here."""
    return [ROOT / "docs/server.md", ROOT / "docs/api.md"]


def filled(text: str) -> str:
    """A page with its tables made anew."""
    return MARK.sub(lambda match: f"{match[1]}{TABLES[match[2]]()}\n{match[3]}", text)


def error_table() -> str:
    """Every word a problem can have."""
    rows = [
        f"| `{word}` | {', '.join(map(str, about.statuses)) or 'any'} | {about.meaning} |"
        for word, about in ERROR_WORDS.items()
    ]
    return "\n".join(["| `error` | status | meaning |", "|---|---|---|", *rows])


def settings_table() -> str:
    """Every setting with its default; what it does is said by the help of the command."""
    from typer.main import get_command  # noqa: PLC0415

    from lisboa.cli.main import app as commands  # noqa: PLC0415 (with it comes all of the command line)

    options = {option.name: option for option in get_command(commands).commands["serve"].params}  # type: ignore[attr-defined]
    usual = msgspec.structs.asdict(Settings())
    rows = []
    for name, value in usual.items():
        option = options[name]
        shown = "" if value in ("", False) else "on" if value is True else f"`{value}`"
        rows.append(f"| `{option.opts[0]}` | `{option.envvar}` | {shown} | {option.help} |")
    return "\n".join(["| option | variable | default | |", "|---|---|---|---|", *rows])


TABLES: dict[str, Callable[[], str]] = {"errors": error_table, "settings": settings_table}

if __name__ == "__main__":
    main()
