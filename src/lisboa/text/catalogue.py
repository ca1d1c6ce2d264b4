"""The Fluent catalogues: one folder of `.ftl` files per language, which the browser reads as well."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

FOLDER: Final = Path(__file__).parent
LOCALES: Final = tuple(sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")}))

# Labels repeat: the same card, plot or payment comes up again and again. A miss costs some 40 µs, a hit under 1.
REMEMBERED: Final = 1 << 15


class Catalogue:
    """All messages of one language."""

    def __init__(self, locale: str) -> None:
        # Isolation characters serve mixed writing directions; here they would only litter logs and terminals.
        self._bundle = FluentBundle([locale], use_isolating=False)
        for path in sorted((FOLDER / locale).glob("*.ftl")):
            self._add(path)
        self.say = lru_cache(REMEMBERED)(self._say)

    def _add(self, path: Path) -> None:
        """Fluent skips what it cannot parse; a broken catalogue must not go unnoticed."""
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{path}: cannot parse {(entry.content or '').splitlines()[0]!r}")
        self._bundle.add_resource(resource)

    def _say(self, message: str, **args: str | int) -> str:
        """One message with its variables filled in. A missing message or variable is an error, never a text."""
        if not self._bundle.has_message(message):
            raise LookupError(f"no message {message!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"message {message!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {message!r} with {args}: {errors[0]}")
        return str(text)


@cache
def catalogue(locale: str) -> Catalogue:
    """The messages of a language, read when first asked for."""
    if locale not in LOCALES:
        raise LookupError(f"no words in {locale!r}; there are: {', '.join(LOCALES)}")
    return Catalogue(locale)
