"""The page of a report: one HTML file with everything in it, made from the document alone."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from lisboa.engine.names import COLOURS
from lisboa.engine.revisions import FIRST_REVISION, REVISION
from lisboa.report import cells, charts
from lisboa.report.charts import Mark, Series
from lisboa.report.checks import DEAREST_DECREE, LONGEST, SHORTEST, SMALLEST_LINE, average_decree, percent
from lisboa.report.city import city
from lisboa.report.names import CARD_FATES, PROVENANCE, SOURCES, sentence
from lisboa.seats import LACERDA

Document = dict[str, Any]

ORDINALS: Final = ("1st", "2nd", "3rd", "4th")
CAUSES: Final = {"sets": "rubble sets", "decks": "three empty decks"}
WON_OR_NOT: Final = (("winners", "winner"), ("others", "loser"))  # a key of scores, and its CSS class
RARE: Final = 0.1  # of the most frequent card
CARD_KINDS: Final = ("builder", "minister", "king", "treasury")


def page(document: Document) -> str:
    """The HTML of a report."""
    return template().render(
        d=document,
        solo=document.get("solo"),
        options=option_words(document["about"]["options"]),
        figures=figures(document),
        several_bots=len(document["scores"]["bots"]) > 1,
        bots=bot_looks(document),
        bot_key=[(look, bot_name(bot)) for bot, look in bot_looks(document).items()],
        line_range=line_range(document),
        reach=reach(document),
        card_fates=card_fates(document),
        sources=used_sources(document),
        fate_names=CARD_FATES,
        source_names=SOURCES,
        provenance=PROVENANCE,
        causes=CAUSES,
        smallest_line=SMALLEST_LINE,
        failed=sum(check["passed"] is False for check in document["checks"]),
        judged=any(check["passed"] is not None for check in document["checks"]),
    )


@cache
def template() -> Template:
    """The template with what it may call. A name that is missing is an error, never a hole in the page."""
    environment = Environment(
        loader=PackageLoader("lisboa.report", "template"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(bar=cells.bar, spread=cells.spread, stack=cells.stack, interval=cells.interval)
    environment.filters.update(
        percent=percent,
        share=lambda share: f"{100 * share:.1f} %",
        count=lambda number: f"{number:,.0f}",
        one=lambda number: f"{number:,.1f}".replace("-", "−"),
        two=lambda number: f"{number:,.2f}",
        signed=signed,
        bot=bot_name,
        sentence=sentence,
    )
    return environment.get_template("page.html")


def signed(number: float) -> str:
    """With its sign, and a true minus."""
    return "0.0" if abs(number) < 0.05 else f"{number:+.1f}".replace("-", "−")


def bot_name(bot: str) -> str:
    """Lacerda is no bot but a person of the rulebook."""
    return "Lacerda" if bot == LACERDA else bot


def option_words(options: Document) -> list[str]:
    """What is played with; that it is solo the page says elsewhere."""
    words = [f"ruleset {options['ruleset']}"] if "ruleset" in options else []
    words += ["earlier rules"] if options.get("rules", FIRST_REVISION) < REVISION else []
    words += [name.replace("_", " ") for name in ("draft", "starting_decrees", "city_tokens") if options.get(name)]
    seats = [COLOURS[seat] for seat in options.get("goals", ())]
    return words + ([f"goals for {' and '.join(seats)}"] if seats else [])


def bot_looks(document: Document) -> dict[str, str]:
    """The CSS class of each bot."""
    return {bot: f"bot-{number}" for number, bot in enumerate(document["scores"]["bots"])}


def figures(document: Document) -> dict[str, Any]:
    """All plots by name."""
    scores, length, looks = document["scores"], document["length"], bot_looks(document)
    band = (SHORTEST, LONGEST) if document["about"]["players"] == 3 else None
    whose = "share of games" if "solo" in document else "share of players"
    won_or_not = [(look, scores[key]["histogram"]) for key, look in WON_OR_NOT]
    by_bot = [(looks[bot], seen["histogram"]) for bot, seen in scores["bots"].items()]
    bot_means = [(bot_name(bot), seen["interval"]) for bot, seen in scores["bots"].items() if seen["interval"]]
    return {
        **solo_figures(document),
        "scores": charts.histogram(won_or_not, "wigs at the end", whose),
        "leads": charts.histogram(
            [("all", scores["leads"]["histogram"])], "wigs ahead of the second", "share of games"
        ),
        "bots": charts.histogram(by_bot, "wigs at the end", whose),
        "bot_means": charts.dots(bot_means, "mean wigs at the end") if bot_means else "",
        "wigs_by_turn": wigs_by_turn(document),
        "turns": charts.histogram(
            [("all", length["turns_per_player"]["histogram"])], "turns of a player", "share of players", band
        ),
        "first_period": charts.histogram(
            [("all", length["first_period_rounds"]["histogram"])], "rounds of the first period", "share of games"
        ),
        "decisions": charts.histogram(
            [("all", length["decisions"]["histogram"])],
            "decisions of a game with two or more options",
            "share of games",
        ),
        "order_wins": order_wins(document),
        "order_wigs": order_wigs(document),
        "decrees": decrees(document),
        "portfolio": card_edges(document, "in_portfolio"),
        "court": card_edges(document, "at_court"),
        "city": city(document["plots"], document["sites"]),
    }


def solo_figures(document: Document) -> dict[str, Any]:
    """Plots of games against Lacerda."""
    if "solo" not in document:
        return {}
    margins = document["solo"]["margins"]["histogram"]
    return {"margins": charts.histogram([("all", margins)], "your wigs less Lacerda's", "share of games")}


def wigs_by_turn(document: Document) -> Any:
    """Turns that fewer than half of all players reach would show odd games only."""
    turns = document["wigs_by_turn"]
    usual = [each for each in turns if 2 * each["players"] >= turns[0]["players"]]
    if "solo" in document:
        looks = bot_looks(document).items()
        means = [(bot_name(bot), look, [each["bots"][bot] for each in usual]) for bot, look in looks]
    else:
        means = [(name, look, [each[name] for each in usual]) for name, look in WON_OR_NOT]
    series = [
        Series(name, look, [(each["turn"], wigs) for each, wigs in zip(usual, seen, strict=True) if wigs is not None])
        for name, look, seen in means
    ]
    return charts.lines([each for each in series if each.points], "turn of the player", "wigs as the turn begins")


def order_wins(document: Document) -> Any:
    """The share of victories by place in turn order, with the fair share."""
    rows = [
        (ORDINALS[i], {"mean": 100 * each["share"], "low": 100 * each["low"], "high": 100 * each["high"]})
        for i, each in enumerate(document["turn_order"])
    ]
    fair = 100 / document["about"]["players"]
    return charts.dots(rows, "victories in per cent", (fair, "fair share"), " %")


def order_wigs(document: Document) -> Any:
    """Mean scores by place in turn order."""
    rows = [(ORDINALS[i], each["wigs"]) for i, each in enumerate(document["turn_order"]) if each["wigs"]]
    mean = document["scores"]["all"]["mean"]
    return charts.dots(rows, "mean wigs at the end", (mean, "mean of all")) if rows else ""


def look_of(entry: Document) -> str:
    """Designed components look different, so that their balance can be seen."""
    return "reconstructed" if entry["provenance"] == "D" else "printed"


def decrees(document: Document) -> Any:
    """Mean wigs of each decree that was taken."""
    average = average_decree(document)
    marks = [
        Mark(
            decree["mean"],
            f"no. {decree['id']}: {decree['mean']:.1f} wigs. {decree['name']}",
            look_of(decree),
            str(decree["id"]),
        )
        for decree in document["decrees"]
        if decree["taken"]
    ]
    levels = [(average, "average"), (DEAREST_DECREE * average, f"{DEAREST_DECREE:g} times the average")]
    return charts.ranked(marks, "mean wigs for the owner", levels)


def card_edges(document: Document, where: str) -> Any:
    """Each card's players against their tables. The wide intervals of rare cards would flatten all others."""
    most = max(card[where]["holders"] for card in document["cards"])
    marks = []
    for card in document["cards"]:
        edge = card[where]["edge"]
        if edge and card[where]["holders"] >= RARE * most:
            title = f"{card['id']}: {signed(edge['mean'])} ({signed(edge['low'])} to {signed(edge['high'])})"
            marks.append(Mark(edge["mean"], title, look_of(card), low=edge["low"], high=edge["high"]))
    return charts.ranked(marks, "wigs above the table's average", columns=False)


def line_range(document: Document) -> tuple[float, float]:
    """The scale that all lines of the score share."""
    return 0, max(line["max"] for line in document["lines"] if line["when"] != "rest")


def reach(document: Document) -> float:
    """How far the small interval plots reach: what nearly all of them need."""
    edges = [tile["edge"] for tile in document["clergy"]]
    edges += [card[where]["edge"] for card in document["cards"] for where in ("in_portfolio", "at_court")]
    ends = sorted(max(abs(edge["low"]), abs(edge["high"])) for edge in edges if edge)
    return max(1.0, ends[int(0.9 * (len(ends) - 1))]) if ends else 1.0


def card_fates(document: Document) -> list[Document]:
    """What becomes of the cards of each kind."""
    return [
        {
            "name": kind.capitalize(),
            **{fate: sum(card[fate] for card in document["cards"] if card["kind"] == kind) for fate in CARD_FATES},
        }
        for kind in CARD_KINDS
    ]


def used_sources(document: Document) -> list[str]:
    """The columns of the table of effects."""
    return [source for source in SOURCES if any(source in effect["sources"] for effect in document["effects"])]
