"""The small numbers of the engine and the words they stand for.

Everything in a `State` is a small integer. This module gives those integers names in the rulebook's words;
`lisboa.components` spells the same words in the same order.
"""

from typing import Final

NONE: Final = -1  # no card, no seat, nothing
COVERED: Final = -2  # a plot or site that is not part of this game (SET-18, and plot A1)

SEATS: Final = 4
NEUTRAL: Final = 4  # owner of the neutral officials with two players (SET-5)
COLOURS: Final = ("green", "yellow", "purple", "orange")
LACERDA: Final = 1  # his seat in solo (SOLO-1)
FLEET: Final = 12  # + kind: a ship of Lacerda where ships are named by 3 * seat + slot

GOLD: Final = 0
CLOTH: Final = 1
BOOKS: Final = 2
TOOLS: Final = 3
GROUPS: Final = ("left", "middle", "right")  # of houses (NOBLE-2)
SMALL_TOOLS: Final = 4  # the display's fifth space: small city tiles for column 5

BUILDER: Final = 0
MINISTER: Final = 1
KING: Final = 2
TREASURY_KIND: Final = 3  # the fourth kind of political card

BLUE_DECK: Final = 0
RED_DECK: Final = 1
PURPLE_DECK: Final = 2
BROWN_DECK: Final = 3

# State actions: 2 * noble + (0 upper, 1 lower)
RECRUIT_ACTION: Final = 0
PLAN_ACTION: Final = 1
SHIP_ACTION: Final = 2
PRODUCE_ACTION: Final = 3
CARDINAL_ACTION: Final = 4
FAVOR_ACTION: Final = 5
ACTIONS: Final = ("recruit", "plan", "ship", "produce", "cardinal", "favor")
# Why a State action would have no effect (RUL-3), in the same order
ACTION_REASONS: Final = (
    "no-official-on-board",
    "no-plan-left-at-all",
    "ship-goods-missing",
    "nothing-to-produce",
    "no-tile-in-reach",
    "no-favor-to-take",
)

# Ships share the portfolio's slots with political cards: 82 + kind (blue, red, purple, brown).
CARDS: Final = 82
SHIP_BASE: Final = 82

# Benefits of lasting clergy tiles, in the order of tables.CLERGY_WORDS
CLERGY_INFLUENCE: Final = 1
CLERGY_VISIT: Final = 2
CLERGY_BUILDER_REIS: Final = 3
CLERGY_RECRUIT_REIS: Final = 6
CLERGY_SELL: Final = 7
CLERGY_LAND: Final = 8
CLERGY_OPEN_WIGS: Final = 9
CLERGY_OPEN_OFFICIAL: Final = 10
CLERGY_HIRE: Final = 11
CLERGY_PRODUCE: Final = 12
CLERGY_ANY_GOOD: Final = 13
CLERGY_SHIP: Final = 14
FIRST_SINGLE_USE: Final = 15
CLERGY_KINDS: Final = 24  # 1..23; 0 is unused

# What novices do towards goals (EXTRA-1), as bits in the order of components.DEEDS; the first three by noble
DEED_VISIT: Final = 1  # << noble: that noble's action in a visit of one's own
DEED_VISIT_SHIP: Final = 8
DEED_RECRUIT: Final = 16
DEED_PLAN: Final = 32
DEED_CARDINAL: Final = 64
DEED_FAVOR: Final = 128
DEED_FOLLOW: Final = 256
DEED_SELL: Final = 512
DEED_PRODUCE: Final = 1024
DEED_CHURCH_INFLUENCE: Final = 2048
DEED_HALF_RECRUIT: Final = 4096  # one official so far: no goal by itself

# How a game or period moves towards its end
ENDING_NOT: Final = 0
ENDING_ROUND: Final = 1  # finish the round (END-3)
ENDING_FINAL: Final = 2  # the final round is being played
ENDING_OVER: Final = 3
ENDINGS: Final = ("no", "finish-round", "final-round", "over")
CAUSE_SETS: Final = 1
CAUSE_DECKS: Final = 2
CAUSES: Final = ("none", "sets", "decks")

# Where a political card that left the game lies: seen by all, or unseen in the box (RUL-30)
GONE_SEEN: Final = 1
GONE_UNSEEN: Final = 2

# What a seat knows of a card in another hand: nothing, "I passed it in round 1/2/3 of the draft", or all.
KNOWS_HOLDER: Final = 4
KNOWN_TO_ALL: Final = 4 + 4 * 8 + 4 * 64 + 4 * 512

PASS: Final = 255  # the option "no, thank you" or "that is all" of every decision that has one
FREE_SLOT: Final = 254  # tuck the card into an empty slot
SHIP_SLOT: Final = 200  # + slot: replace the ship of that top slot
