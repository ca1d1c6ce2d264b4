"""The kinds of events, each with the rule it comes from. `State.note` begins one; its changes are recorded below it."""

from typing import Final

MOVE: Final = 0
SETUP: Final = 1
CLERGY_KEPT: Final = 2
HANDS_DEALT: Final = 3
PACKS_PASSED: Final = 4
TURN_BEGUN: Final = 5
SHIP_DOCKED: Final = 6
GOLD_TAKEN: Final = 7
CARD_PLAYED: Final = 8
CARD_TUCKED: Final = 9
CARD_DISCARDED: Final = 10
SHIP_DISCARDED: Final = 11
TREASURY_MOVED: Final = 12
GOODS_GAINED: Final = 13
GOODS_LOST: Final = 14
REIS_GAINED: Final = 15
REIS_PAID: Final = 16
INFLUENCE_GAINED: Final = 17
INFLUENCE_WIG: Final = 18
WIGS_GAINED: Final = 19
VISIT_PAID: Final = 20
OFFICIAL_LOST: Final = 21
FAVOR_LOST: Final = 22
GOOD_SOLD: Final = 23
SHIP_SAILED: Final = 24
GOOD_OFFERED: Final = 25
OFFICIAL_PUSHED: Final = 26
OFFICIAL_PLACED: Final = 27
PLAN_TAKEN: Final = 28
SHIP_BUILT: Final = 29
CARGO_DROPPED: Final = 30
PRODUCED: Final = 31
PRICE_DROPPED: Final = 32
CARDINAL_MOVED: Final = 33
CLERGY_TAKEN: Final = 34
FAVOR_TAKEN: Final = 35
CHURCH_CALLED: Final = 36
CLERGY_GIVEN: Final = 37
CLERGY_USED: Final = 38
FOLLOWED: Final = 39
CARD_LEFT: Final = 40
STORE_PLACED: Final = 41
CUBE_TAKEN: Final = 42
CUBE_DISCARDED: Final = 43
SET_COMPLETED: Final = 44
HOUSE_MOVED: Final = 45
STORE_SCORED: Final = 46
DECREE_TAKEN: Final = 47
MARKER_DISCARDED: Final = 48
BUILDING_PLACED: Final = 49
OFFICIAL_RETURNED: Final = 50
PLAN_COMPLETED: Final = 51
BUILDING_SCORED: Final = 52
CARD_TAKEN: Final = 53
CARD_REVEALED: Final = 54
DISPLAY_REFILLED: Final = 55
GOODS_CLEARED: Final = 56
PERIOD_ENDED: Final = 57
PERIOD_SET_WIGS: Final = 58
SHIPYARD_RENEWED: Final = 59
HAND_REFILLED: Final = 60
DECKS_LAID: Final = 61
END_TRIGGERED: Final = 62
FINAL_ROUND: Final = 63
SCORED: Final = 64
GAME_OVER: Final = 65
DECREE_REMOVED: Final = 66
REWARD_LOST: Final = 67
TURN_ENDED: Final = 68
BUILDING_UNCOVERED: Final = 69
GOODS_PAID: Final = 70
GOODS_FORFEITED: Final = 71
CLERGY_DRAWN: Final = 72
RUBBLE_LAID: Final = 73
SHIPYARD_LAID: Final = 74
# Chapter 13: each step of Lacerda's turn, its reason included
ASSISTANT_PLACED: Final = 75
FIRST_BUILDING: Final = 76
COURTIER_PLACED: Final = 77
COURTIER_MOVED: Final = 78
LACERDA_ACTS: Final = 79
LACERDA_SKIPPED: Final = 80
LACERDA_PLAN: Final = 81
LACERDA_OFFICE: Final = 82
LACERDA_SHIP: Final = 83
LACERDA_INFLUENCE: Final = 84
LACERDA_PRODUCED: Final = 85
LACERDA_CLERGY: Final = 86
LACERDA_FAVOR: Final = 87
LACERDA_PAID: Final = 88
LACERDA_PLOT: Final = 89
LACERDA_STREET: Final = 90
LACERDA_CUBE: Final = 91
LACERDA_DECREE_TAKEN: Final = 92
DECREES_CLOSED_UP: Final = 93
LACERDA_SITE: Final = 94
LACERDA_BUILDING: Final = 95
LACERDA_FOLLOWED: Final = 96
LACERDA_CARD_DISCARDED: Final = 97
ASSISTANT_MOVED: Final = 98
LACERDA_CUBE_WIGS: Final = 99
LACERDA_SAILED: Final = 100
LACERDA_DOCKED: Final = 101
LACERDA_RUBBLE: Final = 102
# Chapter 14
TOKENS_LAID: Final = 103
TOKEN_REMOVED: Final = 104
GOAL_DECK_LAID: Final = 105
GOAL_DEALT: Final = 106
GOAL_FULFILLED: Final = 107
GOAL_DRAWN: Final = 108
LACERDA_WITHOUT: Final = 109

# Why money, wigs or the treasury moved: the third number of those events
BY_REWARD: Final = 0
BY_SUBSIDY: Final = 1
BY_SHIP: Final = 2
BY_CHURCH_ICON: Final = 3
BY_CHURCH_SCORING: Final = 4
BY_VISIT_TILE: Final = 5
BY_RECRUIT_TILE: Final = 6
BY_OPENING_TILE: Final = 7
BY_SINGLE_USE: Final = 8
BY_GOAL: Final = 9
_BY_RULES: Final = (
    "RUL-4", "PORT-6", "STATE-3", "STATE-6", "STATE-8", "RUL-14", "STATE-1", "NOBLE-4", "RUL-3", "EXTRA-1",
)  # fmt: skip

# When a display was filled or a deck laid out: the third number of those events
AT_UPKEEP: Final = 0
AT_SET_UP: Final = 1
AT_PERIOD_END: Final = 2
AT_LACERDAS: Final = 3  # at once, after Lacerda took decrees (SOLO-7)
_SET_UP_RULES: Final = ("SET-8", "SET-10", "SET-15")  # city tiles, church track, decrees

# What a payment is for: the third number of REIS_PAID
FOR_LAND: Final = 0
FOR_HIRE: Final = 1
FOR_EVENT: Final = 2
FOR_PENALTY: Final = 3
PURPOSES: Final = ("land", "hire", "event", "penalty")
_PURPOSE_RULES: Final = ("NOBLE-1", "NOBLE-4", "SPONSOR-1", "PORT-5")

# One row a kind, in the order above: its name and its rule
KINDS: Final = (
    ("move", "TURN-1"),
    ("set-up", "SET-1"),
    ("clergy-kept", "SET-3"),
    ("hands-dealt", "SET-13"),
    ("packs-passed", "SET-16"),
    ("turn-begun", "TURN-1"),
    ("ship-docked", "TURN-2"),
    ("gold-taken", "TURN-3"),
    ("card-played", "TURN-4"),
    ("card-tucked", "PORT-1"),
    ("card-discarded", "PORT-2"),
    ("ship-discarded", "PORT-3"),
    ("treasury-moved", "PORT-6"),
    ("goods-gained", "PORT-4"),
    ("goods-lost", "RUL-9"),
    ("reis-gained", "RUL-4"),
    ("reis-paid", "INF-3"),
    ("influence-gained", "INF-1"),
    ("influence-wig", "INF-2"),
    ("wigs-gained", "RUL-4"),
    ("visit-paid", "INF-5"),
    ("official-lost", "PORT-5"),
    ("favor-lost", "PORT-5"),
    ("good-sold", "SELL-2"),
    ("ship-sailed", "SELL-3"),
    ("good-offered", "TRADE-2"),
    ("official-pushed", "STATE-1"),
    ("official-placed", "STATE-1"),
    ("plan-taken", "STATE-2"),
    ("ship-built", "STATE-3"),
    ("cargo-dropped", "RUL-18"),
    ("produced", "STATE-4"),
    ("price-dropped", "STATE-4"),
    ("cardinal-moved", "STATE-5"),
    ("clergy-taken", "STATE-5"),
    ("favor-taken", "STATE-7"),
    ("church-called", "STATE-6"),
    ("clergy-given", "STATE-8"),
    ("clergy-used", "RUL-3"),
    ("followed", "VISIT-2"),
    ("card-left", "VISIT-4"),
    ("store-placed", "NOBLE-1"),
    ("cube-taken", "PORT-7"),
    ("cube-discarded", "PORT-7"),
    ("set-completed", "PORT-7"),
    ("house-moved", "NOBLE-2"),
    ("store-scored", "NOBLE-1"),
    ("decree-taken", "NOBLE-3"),
    ("marker-discarded", "NOBLE-3"),
    ("building-placed", "NOBLE-4"),
    ("official-returned", "NOBLE-4"),
    ("plan-completed", "NOBLE-4"),
    ("building-scored", "NOBLE-4"),
    ("card-taken", "TURN-5"),
    ("card-revealed", "TURN-6"),
    ("display-refilled", "TURN-6"),
    ("goods-cleared", "TURN-6"),
    ("period-ended", "END-1"),
    ("period-set-wigs", "END-2"),
    ("shipyard-renewed", "END-2"),
    ("hand-refilled", "END-2"),
    ("decks-laid", "END-2"),
    ("end-triggered", "END-3"),
    ("final-round", "END-3"),
    ("scored", "SCORE-1"),
    ("game-over", "SCORE-8"),
    ("decree-removed", "SET-15"),
    ("reward-lost", "RUL-4"),
    ("turn-ended", "TURN-6"),
    ("building-uncovered", "NOBLE-4"),
    ("goods-paid", "STATE-3"),
    ("goods-forfeited", "PORT-5"),
    ("clergy-drawn", "SET-3"),
    ("rubble-laid", "SET-12"),
    ("shipyard-laid", "SET-14"),
    ("assistant-placed", "SOLO-2"),
    ("first-building", "SOLO-2"),
    ("courtier-placed", "SOLO-3"),
    ("courtier-moved", "SOLO-4"),
    ("lacerda-acts", "SOLO-4"),
    ("lacerda-skipped", "SOLO-4"),
    ("lacerda-plan", "SOLO-5"),
    ("lacerda-office", "SOLO-5"),
    ("lacerda-ship", "SOLO-5"),
    ("lacerda-influence", "SOLO-5"),
    ("lacerda-produced", "SOLO-5"),
    ("lacerda-clergy", "SOLO-5"),
    ("lacerda-favor", "SOLO-5"),
    ("lacerda-paid", "SOLO-7"),
    ("lacerda-plot", "SOLO-7"),
    ("lacerda-street", "SOLO-7"),
    ("lacerda-cube", "SOLO-7"),
    ("lacerda-decree-taken", "SOLO-7"),
    ("decrees-closed-up", "SOLO-7"),
    ("lacerda-site", "SOLO-7"),
    ("lacerda-building", "SOLO-7"),
    ("lacerda-followed", "SOLO-6"),
    ("lacerda-card-discarded", "SOLO-4"),
    ("assistant-moved", "SOLO-4"),
    ("lacerda-cube-wigs", "SOLO-8"),
    ("lacerda-sailed", "SELL-3"),
    ("lacerda-docked", "TURN-2"),
    ("lacerda-rubble", "SOLO-7"),
    ("tokens-laid", "EXTRA-2"),
    ("token-removed", "EXTRA-2"),
    ("goal-deck-laid", "EXTRA-1"),
    ("goal-dealt", "EXTRA-1"),
    ("goal-fulfilled", "EXTRA-1"),
    ("goal-drawn", "EXTRA-1"),
    ("lacerda-without", "SOLO-4"),
)

# What Lacerda finds nothing of in a step of his: the first number of LACERDA_WITHOUT, and its rule
NO_CARD: Final = 0
NO_TILE: Final = 1
NO_CUBE: Final = 2
NO_SECOND_DECREE: Final = 3
_WITHOUT_RULES: Final = ("SOLO-4", "RUL-34", "SOLO-7", "SOLO-7")

NEVER: Final = -9
# Kinds of Lacerda's events that come from another rule when their third number says so
_SOLO_CASES: Final = {
    ASSISTANT_MOVED: ("RUL-33", 1),
    LACERDA_DECREE_TAKEN: ("RUL-38", AT_SET_UP),
    LACERDA_CARD_DISCARDED: ("SOLO-3", AT_SET_UP),
}


def rule_of(kind: int, a: int, b: int, c: int) -> str:
    """The rule an event comes from; for some kinds its own numbers tell more than the kind."""
    if kind == SCORED:
        return "SOLO-8" if c == 1 else f"SCORE-{a}"
    if kind == REIS_PAID:
        return _PURPOSE_RULES[c]
    if kind in (REIS_GAINED, WIGS_GAINED, TREASURY_MOVED):
        return _BY_RULES[c]
    if kind == CARD_LEFT and b == 1:
        return "SPONSOR-1"
    if c == AT_PERIOD_END and kind in (DISPLAY_REFILLED, CARD_REVEALED, CARD_DISCARDED):
        return "END-2"
    if kind >= ASSISTANT_PLACED and c == _SOLO_CASES.get(kind, ("", NEVER))[1]:
        return _SOLO_CASES[kind][0]
    if kind == LACERDA_WITHOUT:
        return _WITHOUT_RULES[a]
    if kind == DISPLAY_REFILLED and c == AT_LACERDAS:
        return "SOLO-7"
    if kind == DECREE_REMOVED and b == 1:
        return "SOLO-7"
    if c == AT_SET_UP and kind in (DISPLAY_REFILLED, CARD_REVEALED, DECKS_LAID, DECREE_TAKEN):
        return _SET_UP_RULES[a] if kind == DISPLAY_REFILLED else "SET-17" if kind == DECREE_TAKEN else "SET-13"
    return KINDS[kind][1]
