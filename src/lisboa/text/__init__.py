"""The words of the game: decisions, options, reasons, events and components in a reader's language."""

from lisboa.text.catalogue import LOCALES
from lisboa.text.words import Words, words_for, words_in

__all__ = ["LOCALES", "Words", "words_for", "words_in"]
