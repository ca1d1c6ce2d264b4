"""Where each fact of a game lies in the flat array of integers that is a `State`.

One array makes copying, hashing, comparing and undoing a matter of a few instructions. Each constant is the offset of a
region; a comment gives its shape. `schema.py` says how each region is written in documents.
"""

from typing import Final

# Options and chance
PLAYERS: Final = 0
RULESET: Final = 1  # edition and revision (revisions.py)
DRAFT: Final = 2
STARTING_DECREES: Final = 3
SOLO: Final = 4  # seat 1 is Lacerda
RNG: Final = 5  # [4]

# Clock
START: Final = RNG + 4  # starting player
ACTIVE: Final = START + 1
PERIOD: Final = ACTIVE + 1
ROUND: Final = PERIOD + 1
TURNS: Final = ROUND + 1  # turns begun in the whole game
ENDING: Final = TURNS + 1
TRIGGER: Final = ENDING + 1  # who completed the period-ending set this turn
CHURCH_BY: Final = TRIGGER + 1  # with whom a church scoring called this turn begins (STATE-6, RUL-21)
PERIOD_CAUSE: Final = CHURCH_BY + 1
GAME_CAUSE: Final = PERIOD_CAUSE + 1
PLAYED: Final = GAME_CAUSE + 1  # the card being played, at the court or on its way into a portfolio

# Tracks
TREASURY: Final = PLAYED + 1  # space from the top: 0 is worth 5
PRICE: Final = TREASURY + 1  # [good]

# Church
CARDINAL: Final = PRICE + 4
CHURCH: Final = CARDINAL + 1  # [6] kind of the tile after each Cardinal space, 0 none
CLERGY_BAG_N: Final = CHURCH + 6
CLERGY_BAG: Final = CLERGY_BAG_N + 1  # [37] kinds, the next to be drawn last
CLERGY_GONE: Final = CLERGY_BAG + 37  # [kind 24]

# Downtown
SCORING: Final = CLERGY_GONE + 24  # [column 5]
PLOT: Final = SCORING + 5  # [row 5][column 5] owner
FACING: Final = PLOT + 25  # [row 5][column 5] street of the store
ROW_CUBES: Final = FACING + 25  # [row 5][colour 3]
COLUMN_CUBES: Final = ROW_CUBES + 15  # [column 5][colour 3]
SITE_CUBES: Final = COLUMN_CUBES + 15  # [site 14][colour 3]
PILE: Final = SITE_CUBES + 42  # [colour 3]
CUBES_GONE: Final = PILE + 3  # [colour 3]
SITE: Final = CUBES_GONE + 3  # [site 14] building
SITE_ARCHITECT: Final = SITE + 14  # [site 14]
BUILDINGS_N: Final = SITE_ARCHITECT + 14  # [architect 2] left, the available one included
BUILDINGS: Final = BUILDINGS_N + 2  # [architect 2][8], the available one last
PLANS_TAKEN: Final = BUILDINGS + 16  # [architect 2]
TILES: Final = PLANS_TAKEN + 2  # [5] a city tile lies on the display's space
TILES_LEFT: Final = TILES + 5  # [2] large and small ones beside the display

# Offices
OFFICE: Final = TILES_LEFT + 2  # [noble 3][owner 5]
PLAZA: Final = OFFICE + 15  # [noble 3][owner 5]
COVER: Final = PLAZA + 15  # [State action 6] good lying on it this turn, plus 1
FAVOR_STACK: Final = COVER + 6  # [noble 3]

# Cards
SHIPYARD: Final = FAVOR_STACK + 3  # [ship 4]
SHIPS_GONE: Final = SHIPYARD + 4  # [ship 4]
DECK_N: Final = SHIPS_GONE + 4  # [kind 4]
DECK_UP: Final = DECK_N + 4  # [kind 4] is the top card face up
DECK: Final = DECK_UP + 4  # [kind 4][5], the top card last
GONE: Final = DECK + 20  # [card 82]
KNOWN: Final = GONE + 82  # [card 82] three bits for each seat
DISPLAY: Final = KNOWN + 82  # [8] decrees face up, 0 none
DECREES_N: Final = DISPLAY + 8
DECREE_DECK: Final = DECREES_N + 1  # [70], the next to be turned up last
DECREE_OWNER: Final = DECREE_DECK + 70  # [71] by number; NONE: in deck or display, COVERED: out of this game

# Players, each region [seat 4]...
REIS: Final = DECREE_OWNER + 71
INFLUENCE: Final = REIS + 4
WIGS: Final = INFLUENCE + 4
OFFICIALS: Final = WIGS + 4  # on the player board
GOODS: Final = OFFICIALS + 4  # [seat][good 4]
HOUSES: Final = GOODS + 16  # [seat][group 3] houses built
CUBES: Final = HOUSES + 12  # [seat][colour 3]
MARKERS: Final = CUBES + 12  # set markers on the Minister
MARKER_USED: Final = MARKERS + 4  # one was discarded this turn
FAVOR: Final = MARKER_USED + 4  # [seat][noble 3]
CLERGY_N: Final = FAVOR + 12
CLERGY: Final = CLERGY_N + 4  # [seat][kind 24]
PLANS: Final = CLERGY + 96  # [seat][4 * architect + officials - 2: 8] incomplete
DONE: Final = PLANS + 32  # [seat][8] completed
DECREES: Final = DONE + 32  # how many
TOP: Final = DECREES + 4  # [seat][slot 3] card or ship
BOTTOM: Final = TOP + 12  # [seat][slot 3] treasury card
CARGO: Final = BOTTOM + 12  # [seat][slot 3][good 4]
SEA: Final = CARGO + 48  # [seat][slot 3] the ship of that slot is at sea
HAND_N: Final = SEA + 12
HAND: Final = HAND_N + 4  # [seat][5] in ascending order
PACK_N: Final = HAND + 20
PACK: Final = PACK_N + 4  # [seat][5] cards of the draft still to be passed on
PILED_N: Final = PACK + 20
PILED: Final = PILED_N + 1  # [5] cards one player discards at the end of the period
CLAIMED: Final = PILED + 5  # nobles whose reward that player has taken, as bits
TURNS_TAKEN: Final = CLAIMED + 1
SCORES: Final = TURNS_TAKEN + 4  # [seat][line 8]: wigs before scoring, SCORE-1 to SCORE-7

# Lacerda (chapter 13). He has no portfolio, and in solo there is one ship of each kind
COURTIER: Final = SCORES + 32  # the noble his courtier stands on
ASSISTANT: Final = COURTIER + 1  # the political deck his Assistant stands at
FLEET_SHIP: Final = ASSISTANT + 1  # [ship 4] is it his
FLEET_CARGO: Final = FLEET_SHIP + 4  # [ship 4][good 4]
FLEET_SEA: Final = FLEET_CARGO + 16  # [ship 4]

# The extras (chapter 14)
CITY_TOKENS: Final = FLEET_SEA + 4  # option: tokens lie on the printed rewards
NOVICES: Final = CITY_TOKENS + 1  # option: the seats with goal cards, as bits
PLOT_REWARD: Final = NOVICES + 1  # [row 5][column 5] what the plot rewards, printed or by its token
SITE_REWARD: Final = PLOT_REWARD + 25  # [site 14]
GOAL_OWNER: Final = SITE_REWARD + 14  # [13] by number; NONE: in the deck or not laid out, COVERED: left the game
GOAL_DECK_N: Final = GOAL_OWNER + 13
GOAL_DECK: Final = GOAL_DECK_N + 1  # [8] goal cards of deck B, the next to be drawn last
DEEDS: Final = GOAL_DECK + 8  # [seat 4] what novices have done this turn towards goals, as bits

# The stack of pending steps
DEPTH: Final = DEEDS + 4
STACK: Final = DEPTH + 1
FRAME: Final = 5  # step, seat, three numbers of the step's own
FRAMES: Final = 24
SIZE: Final = STACK + FRAME * FRAMES
