"""What answers hold that help a player: previews, hints, plans. The order of the fields is the order on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from lisboa.board_numbers import BoardNumbers
from lisboa.server.answers import Answer, EntryNumber, Ranking, SeatIndex
from lisboa.server.api_vocabulary import CourtRank, Language, one_of
from lisboa.server.game_answers import DecisionInfo, EventInfo, Frame, Scores, View, Words

BeforeAfter = tuple[int, int]
Numbers = Annotated[
    dict[str, BeforeAfter],
    Meta(
        description="numbers of the player before and after, named as in the view: reis, influence, wigs, officials, "
        "goods.gold, cubes.fire, plans.blue-3, hand.count...; of the table treasury_space and prices.gold. Only those "
        "that change for certain"
    ),
]


class PartInfo(Answer, frozen=True, kw_only=True):
    """A part of a cost or gain."""

    sum: Annotated[str, Meta(description="the sum it belongs to")]
    label: Annotated[str, Meta(description="id of the text, for other languages")]
    args: Words
    text: str
    value: Annotated[int, Meta(description="how much it adds")]


class SumInfo(Answer, frozen=True, kw_only=True):
    """A cost or gain that is made of parts."""

    text: str
    unit: Annotated[str, one_of("influence", "reis", "wigs", "officials", "goods")]
    total: int


class Preview(Answer, frozen=True, kw_only=True):
    """What a move would do at once, as far as that is certain before it is played."""

    seq: EntryNumber
    move: str
    reveals: Annotated[bool, Meta(description="is something revealed, so that it cannot be taken back?")]
    ends_turn: Annotated[bool, Meta(description="does the turn of the seat end with it for certain?")]
    lines: Annotated[list[EventInfo], Meta(description="what would happen, up to where it depends on what is hidden")]
    changes: Numbers
    final: Annotated[BeforeAfter | None, Meta(description="the total if the game were scored now; null: uncertain")]
    next: Annotated[str | None, Meta(description="the kind of the next decision; null: over, or uncertain")]
    breakdown: Annotated[list[PartInfo], Meta(description="what costs and gains are made of, in order")]
    sums: Annotated[dict[str, SumInfo], Meta(description="the costs and gains of `breakdown`")]


class FactInfo(Answer, frozen=True, kw_only=True):
    """A fact that speaks for a move."""

    kind: Annotated[str, Meta(description="what it is about: opening, street-place, decree, set...")]
    args: Annotated[dict[str, str | int], Meta(description="names and numbers of its text, for other words")]
    text: str


class RankHoped(Answer, frozen=True, kw_only=True):
    """SOLO-9: the rank at court to be expected after a move."""

    rank: Annotated[float, Meta(ge=0, le=3, description="from 0, Jester, to 3, Minister's right hand")]
    text: str


class HintInfo(Answer, frozen=True, kw_only=True):
    """A move that a bot would consider. The numbers are what games came to that it imagined after the move."""

    move: Annotated[str, Meta(description="notation of an open option")]
    text: str
    wigs: Annotated[float, Meta(description="final wigs to be expected")]
    margin: Annotated[float, Meta(description="lead over the best rival to be expected; negative: behind")]
    chance: Annotated[float, Meta(ge=0, le=1, description="chance to win; in solo to beat Lacerda")]
    rank: Annotated[RankHoped | None, Meta(description="null without Lacerda")]
    reason: Annotated[
        str, Meta(description="what speaks for it, if the turn goes on as in `line`: the texts of `facts`")
    ]
    facts: Annotated[list[FactInfo], Meta(min_length=1, description="the most telling first")]
    line: Annotated[list[str], Meta(description="the rest of the turn as the bot imagines it, in words")]


class RankAhead(Answer, frozen=True, kw_only=True):
    """SOLO-9: the rank at court that is within reach: the next one, or a higher one that the bot expects."""

    rank: CourtRank
    missing: Annotated[
        dict[str, int],
        Meta(description="how much is missing as things stand: wigs, stores, decrees...; empty: nothing"),
    ]
    text: str


class Hints(Answer, frozen=True, kw_only=True):
    """What a bot would play, the best first."""

    seq: EntryNumber
    hints: Annotated[list[HintInfo], Meta(max_length=3)]
    rank: Annotated[
        RankAhead | None, Meta(description="what the rank within reach still asks for; null without Lacerda")
    ]


class Plan(Answer, frozen=True, kw_only=True):
    """A copy of the game to try things on. What the seat does not see is made up in it."""

    seq: Annotated[int, Meta(ge=0, description="how many entries the log of the true game has")]
    seat: SeatIndex
    seed: int
    turn: Annotated[SeatIndex | None, Meta(description="the seat to decide in the copy; null when it is over")]
    over: bool
    view: View
    numbers: BoardNumbers
    decision: Annotated[DecisionInfo | None, Meta(description="of whoever has to decide in the copy")]
    frames: Annotated[list[Frame], Meta(description="what happened in the last of the moves asked for")]
    scores: Annotated[Scores, Meta(description="as if the copy were scored now")]
    ranking: Annotated[Ranking, Meta(description="as if the copy were scored now")]
    made: Annotated[list[str], Meta(description="all moves that were played, those of bots too, in notation")]


class ReportNumber(Answer, frozen=True, kw_only=True):
    """A report was kept."""

    number: Annotated[int, Meta(ge=1, description="to tell who runs the server")]


# The rules


class RulePageInfo(Answer, frozen=True, kw_only=True):
    """A page of the rules."""

    page: Annotated[str, Meta(description="its name: of the link docs/rules/08-visits.md#VISIT-1 it is 08-visits")]
    title: str
    rules: Annotated[dict[str, str], Meta(description="the rules explained there and what they are about, by id")]


class RulePageText(Answer, frozen=True, kw_only=True):
    """A page of the rules with its text."""

    page: str
    title: str
    rules: dict[str, str]
    language: Language
    html: Annotated[
        str,
        Meta(
            description="without styles and scripts; headings of rules have their id, links to other pages are "
            "/rules/PAGE#RULE, pictures come from /api/rules/pictures"
        ),
    ]
