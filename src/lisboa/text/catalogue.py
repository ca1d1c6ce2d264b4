"""The Fluent catalogues: one folder of `.ftl` files per language, which the browser reads as well."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parent
LOCALES: Final = tuple(sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")}))

# Labels repeat: the same card, plot or payment comes up again and again. To format one takes some 40 µs,
# to remember it less than 1.
REMEMBERED: Final = 1 << 15


class Catalogue:
    """All messages of one language, and those of further files; they are read when the first is said."""

    def __init__(self, locale: str, further: tuple[Path, ...] = ()) -> None:
        self.locale = locale
        self.further = further
        self.say = lru_cache(REMEMBERED)(self._say)

    @cached_property
    def bundle(self) -> FluentBundle:
        """The parsed files. Fluent skips what it cannot parse; a broken catalogue must not go unnoticed."""
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk

        # Isolation characters serve mixed writing directions; here they would only litter logs and terminals.
        bundle = FluentBundle([self.locale], use_isolating=False)
        for path in (*sorted((FOLDER / self.locale).glob("*.ftl")), *self.further):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"{path}: cannot parse {(entry.content or '').splitlines()[0]!r}")
            bundle.add_resource(resource)
        return bundle

    def _say(self, message: str, **args: str | int) -> str:
        """One message with its variables. What is missing is an error, never a text with a hole."""
        if not self.bundle.has_message(message):
            raise LookupError(f"no message {message!r} in {self.locale!r}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"message {message!r} in {self.locale!r} has no text")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {message!r} in {self.locale!r} with {args}: {errors[0]}")
        return str(text)


@cache
def catalogue(locale: str) -> Catalogue:
    """The messages of a language."""
    if locale not in LOCALES:
        raise LookupError(f"no words in {locale!r}; there are: {', '.join(LOCALES)}")
    return Catalogue(locale)


@cache
def line_of(locale: str, file: str, message: str) -> str:
    """A message that is one line, as it is written: all of a language takes a fifth of a second to parse."""
    beginning = f"{message} = "
    lines = (FOLDER / locale / file).read_text(encoding="utf-8").splitlines()
    return next(line.removeprefix(beginning) for line in lines if line.startswith(beginning))
