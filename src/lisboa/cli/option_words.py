"""The options of a game in few words."""

from lisboa.engine.names import COLOURS
from lisboa.engine.options import Options
from lisboa.engine.revisions import REVISION, edition_of, revision_of


def option_words(options: Options) -> list[str]:
    """The ruleset, and what is played with."""
    novices = [COLOURS[seat] for seat in range(options.players) if options.novices >> seat & 1]
    words = [f"ruleset {edition_of(options.ruleset)}"]
    words += ["earlier rules"] if revision_of(options.ruleset) < REVISION else []
    words += ["draft"] if options.draft else []
    words += ["starting decrees"] if options.starting_decrees else []
    words += [f"goals for {' and '.join(novices)}"] if novices else []
    words += ["city tokens"] if options.city_tokens else []
    return words
