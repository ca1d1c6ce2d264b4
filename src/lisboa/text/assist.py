"""Words of what helps at a table: bots, previews."""

from lisboa.components import PROVENANCES
from lisboa.text.breakdown import Part
from lisboa.text.catalogue import catalogue
from lisboa.text.lexicon import Lexicon


class AssistWords:
    """Help in one language."""

    def __init__(self, locale: str = "en") -> None:
        words = Lexicon(catalogue(locale))
        self.say = words.say
        self.note = words.note

    def provenances(self) -> dict[str, str]:
        """Where we know from what is printed, by letter."""
        return {letter: self.say("provenance", letter=letter) for letter in PROVENANCES}

    def bot_title(self, bot: str) -> str:
        """What people call a bot."""
        return self.say("bot-title", bot=bot)

    def bot_character(self, bot: str) -> str:
        """Who a bot is and how it plays."""
        return self.say("bot-character", bot=bot, twin=1)

    def sum_name(self, name: str) -> str:
        """What a cost or gain is called."""
        return self.say("preview-sum", sum=name)

    def part(self, one: Part) -> str:
        """What a part of it is."""
        return self.say(one.label, **one.args)
