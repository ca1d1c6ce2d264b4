"""The face of the text package: everything the engine says in numbers, said in words."""

from functools import cache
from typing import Final

from lisboa.engine import layout
from lisboa.engine.flow import is_over
from lisboa.engine.names import PASS
from lisboa.engine.revisions import REVISION, revision
from lisboa.engine.state import Event, State
from lisboa.engine.steps import Refusal
from lisboa.errors import IllegalMove
from lisboa.text import city_options, events, extra_options, options
from lisboa.text.ask import OPTIONS, PASSES, Ask
from lisboa.text.catalogue import catalogue
from lisboa.text.lexicon import Args, Lexicon, plot_name
from lisboa.text.prompts import PROMPTS

# Importing them registers what they describe.
CHAPTERS: Final = (options, city_options, extra_options)
# Refusals whose z is a plot
NAMING_A_PLOT: Final = ("cardinal-raises-land", "after-land-here-too-dear")


class Words:
    """Texts in one language, for a game against Lacerda or not, by earlier rules or not."""

    def __init__(self, locale: str = "en", solo: bool = False, earlier: bool = False) -> None:
        self.locale = locale
        self.solo = solo
        self.earlier = earlier
        self._lexicon = Lexicon(catalogue(locale), solo, earlier)
        self._say = self._lexicon.say

    def render(self, message: tuple[str, Args]) -> str:
        """The text of a message id with its parameters."""
        return self._say(message[0], **message[1])

    def prompt(self, s: State) -> str:
        """What the player who decides has to do, in one sentence."""
        return self.render(self.prompt_message(s))

    def prompt_message(self, s: State) -> tuple[str, Args]:
        """The message id of a prompt and its parameters."""
        if is_over(s):
            return "prompt-game-over", {}
        ask = Ask(s, self._lexicon)
        return "prompt-" + ask.name, PROMPTS[ask.step](ask) if ask.step in PROMPTS else {}

    def option(self, s: State, code: int) -> str:
        """What an option of the decision on top of the stack does, open or refused."""
        return self.render(self.option_message(s, code))

    def option_message(self, s: State, code: int) -> tuple[str, Args]:
        """The message id of an option and its parameters."""
        ask = Ask(s, self._lexicon)
        if code == PASS:
            return f"option-{ask.name}-pass", PASSES[ask.step](ask, code) if ask.step in PASSES else {}
        return "option-" + ask.name, OPTIONS[ask.step](ask, code)

    def reason(self, r: Refusal) -> str:
        """Why an option is not open."""
        return self.why(r.reason, {"x": r.x, "y": r.y, "z": r.z})

    def why(self, reason: str, values: Args) -> str:
        """A reason by its word, with its variables."""
        if reason == "reward-prevents-sell-or-trade":
            values = {**values, "reward": self._lexicon.effect(int(values["x"]), int(values["y"]))}
        elif reason in NAMING_A_PLOT:
            values = {**values, "plot": plot_name(int(values["z"]))}
        if reason.startswith("after-") and reason.endswith("-too-dear"):
            values = {**values, "short": int(values["x"]) - int(values["y"])}
        return self._say("reason-" + reason, **values)

    def illegal(self, error: IllegalMove) -> str:
        """Why a move is illegal."""
        return self.why(error.why, error.values) if error.why else error.reason

    def event(self, e: Event) -> str:
        """One line of the log."""
        return self.render(self.event_message(e))

    def event_message(self, e: Event) -> tuple[str, Args]:
        """The message id of a log line and its parameters."""
        return events.message(self._lexicon, e)

    def solo_rank(self, rank: str) -> str:
        """The title of a rank (SOLO-9)."""
        return self._lexicon.say("solo-rank", rank=rank)

    def solo_condition(self, what: str, needed: int, have: int, holds: bool, missing: int, below: bool) -> str:
        """A condition of a rank, and whether it holds; `below` are those of the Jester."""
        verdict = ("below-" if below else "") + ("yes" if holds else "no")
        numbers = {"needed": needed, "have": have, "missing": missing}
        return self._lexicon.say("solo-condition-line", what=what, holds=verdict, **numbers)

    def solo_need(self, what: str, needed: int) -> str:
        """What a condition of a rank asks for."""
        return self._lexicon.say("solo-condition", what=what, needed=needed)

    def solo_measure(self, measure: str) -> str:
        """What conditions of ranks count."""
        return self._lexicon.say("solo-measure", measure=measure)

    def card(self, card: int) -> str:
        """A political card with all that is printed on it; from 82 on a ship."""
        return self._lexicon.card(card)

    def decree(self, number: int) -> str:
        """What a decree scores."""
        return self._lexicon.decree(number)

    def goal(self, number: int) -> str:
        """What fulfils a goal card, and what that brings."""
        return self._lexicon.goal(number)

    def clergy(self, kind: int) -> str:
        """What a clergy tile does."""
        return self._lexicon.clergy(kind)

    def site(self, site: int) -> str:
        """Where a public building's site lies."""
        return self._lexicon.site(site)

    def effect(self, effect: int, amount: int) -> str:
        """What a reward, penalty or event does."""
        return self._lexicon.effect(effect, amount)

    def in_language(self, language: str) -> "Words":
        """The same in another language."""
        return words_in(language, self.solo, self.earlier)


@cache
def words_in(language: str, solo: bool = False, earlier: bool = False) -> Words:
    """The texts in a language; LookupError names those that there are."""
    return Words(language, solo, earlier)


def words_for(s: State, language: str = "en") -> Words:
    """The texts for a game that has come to this state."""
    return words_in(language, s.d[layout.SOLO] == 1, revision(s) < REVISION)
