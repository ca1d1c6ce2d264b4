### Words of the rules book: heads of tables, captions of drawings, the appendix on components. The words of the game itself
### come from the catalogues of lisboa.text, whose messages may be used here.

## Lists

book-comma = {", "}

book-semicolon = {"; "}

# Between sentences, and behind the last
book-stop = {". "}

## Names that stand alone

book-architect = { $architect ->
    [blue] blue
   *[green] green
}

book-cube = { $cube ->
    [earthquake] earthquake
    [fire] fire
   *[tsunami] tsunami
}

# The four decks on the board, as their names in a drawing
book-deck = { $deck ->
    [builder] Builder
    [minister] Minister
    [king] King
   *[treasury] Treasury
}

book-person = { $noble ->
    [builder] Manuel da Maia
    [minister] Marquis of Pombal
   *[king] D. José I
}

# Of the two State actions of a noble
book-place = { $place ->
    [upper] upper
   *[lower] lower
}

# State actions and Noble actions as orders; some 20 letters have room
book-state-action = { $action ->
    [recruit] Recruit up to { $amount }
    [plan] Acquire a plan
    [ship] Build a ship
    [produce] Produce
    [cardinal] Meet the Cardinal
   *[favor] Royal Favor
}

book-noble-action = { $noble ->
    [builder] Build a store
    [minister] Take a decree
   *[king] Open a public building
}

# A player's place in the order of turns
book-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# Below a sign on the board: some ten letters have room
book-short = { $effect ->
    [gold] { book-short-goods }
    [cloth] { book-short-goods }
    [books] { book-short-goods }
    [tools] { book-short-goods }
    [reis] { $count } réis
    [gain-influence] influence
    [wigs] { $count } wigs
    [recruit] recruit { $count }
    [cardinal] Cardinal { $count }
    [plan] plan
    [favor] favor
    [decree] decree
   *[rubble] rubble
}

book-short-goods = { $count ->
    [1] {""}
   *[other] { $count }{" "}
}{ $effect ->
    [gold] gold
    [cloth] cloth
    [books] books
   *[tools] tools
}

## Examples

book-example = **Example** ({ $players ->
    [0] solo
   *[other] { $players } players
}, { $count ->
    [1] move { $first }
   *[other] moves { $first } to { $last }
} of { $game })

book-example-move = **{ player }** plays { $move }

# Lines of the log that are left out
book-example-more = ... and { $count } more

book-not-yet = No recorded game shows this yet.

## Tables

book-source = { $letter ->
    [P] printed
    [L] read with low certainty
   *[D] reconstructed
}

book-source-meaning = { $letter ->
    [P] read off a rulebook's text or its picture of the real piece
    [L] printed, but the picture is hard to read
   *[D] made by this project within the printed counts, because no source shows it
}

book-head = { $column ->
    [architect] architect
    [back] wigs on the back
    [building] building
    [card] card
    [columns] between columns
    [copies] copies
    [decree] decree
    [does] what it does
    [does-once] what it does, once
    [east-site] east site
    [event] event
    [fact] fact
    [first-price] price at the start
    [goal] goal
    [good] good
    [how-much] how much
    [hull] hull
    [influence] influence
    [lasting-benefit] lasting benefit
    [lower-action] lower State action
    [marker-on] marker on
    [meaning] meaning
    [modifier] visit modifier
    [noble] noble
    [north-end] north end of
    [office] office
    [officials] officials
    [period] period
    [plot] plot
    [reis] value in réis
    [remark] remark
    [reward] reward
    [reward-or-penalty] reward or penalty
    [row] row
    [sales] more for each good
    [scores] scores
    [ship] ship
    [shows] shows
    [site] site
    [source] source
    [spaces] spaces
    [street] street
    [tile] tile
    [treasury-card] treasury card
    [treasury-space] treasury space
    [upper-action] upper State action
    [value] value
    [west-site] west site
    [what] what
   *[yields] yields at most
}

book-column = column { $column }

book-no-plot = no plot

# Where the marker of the treasury begins
book-treasury-start = start

book-start-what = { $what ->
    [goods] goods
    [money] money
    [wigs] wigs
    [influence] influence
    [officials] officials
    [houses] houses
    [markers] rubble-set markers
    [plan] plan
    [favor] Royal Favor
    [clergy] clergy tile
   *[hand] hand
}

book-start-goods = { $count } of each

book-start-influence = { $influence } for the { book-ordinal } player

book-start-officials = { $count }, one of them in the Minister's office

book-start-houses = { $count }, in groups of { $groups } from left to right

book-start-plan = 1 starting plan, drawn at random

book-start-favor = 1, drawn at random

book-start-clergy = 1 of 2 drawn

book-start-hand = { $count } blue political cards

## The appendix on components

book-components-title = Components

# The link to the index of the rules
book-components-rules = Rules

book-components-about = what is on the boards, cards and tiles

book-components-sources = The rulebooks show most components only in pictures. Every entry below says where we know it from:

book-components-remarks =
    Where the parts of an entry differ, the weakest source is given and the remark says which part is which.

book-components-section = { $section ->
    [ships] Ships
    [clergy] Clergy tiles
    [decrees] Decrees
    [buildings] Public buildings
    [plans] Plans
    [plots] Plots
    [sites] Sites
    [goals] Goal cards
    [tokens] City tokens
   *[board] Board and player boards
}

book-components-deck = Political cards: { colour } deck ({ $years })

book-components-cards = { $count } cards.

book-components-clergy = { $count } tiles. These work as long as they are held; two copies add up:

book-components-clergy-once = These are used once, one copy each:

book-components-architect = The { book-architect } architect:

book-components-tokens =
    One token for each plot with the reward printed there, and one for each site.
    As an option they are dealt to plots and sites anew, at random or as the host arranges them
    ([EXTRA-2](14-extras.md#EXTRA-2)).

book-penalty = penalty: { $effect }

book-not-with-two = not with two players

book-not-in-solo = not in solo

book-starting-plan = starting plan

# A site in two words
book-site = { $side ->
    [north] north { good }
    [west] west { $row }
   *[east] east { $row }
}

## The church

book-church-title = The church

book-church-heading = Church

book-church-description = A ring of { $spaces } spaces for the Cardinal with { $spaces } clergy tiles between them. He begins on the influence icon; the treasury icon is { $treasury } spaces further clockwise.

# Two lines in the middle of the ring
book-church-who = the Cardinal

book-church-walks = walks clockwise

book-church-tile = tile

book-church-influence = Influence icon, his start: reached or passed, it calls for church scoring at the end of the turn.

book-church-treasury = Treasury icon, { $spaces } spaces further: reached or passed, the treasury rises by one.

book-church-clergy = After his move you take the tile right behind him or the one right ahead of him.

book-church-cardinal = The King's State action moves him 1 or 2 spaces; an icon with a single arrow exactly 1.

## The court

book-court-title = The royal court

book-court-noble = { noble }: { $spaces } office spaces, State actions { $upper } above, { $lower } below

book-court-office = Office: { $count } spaces

book-court-plaza = Plaza: no limit

# Signs of goods stand behind each of the two: "State actions, for 1 (tools) or 1 (gold)"
book-court-state-actions = State actions, for 1

book-court-or = or 1

book-court-noble-action = Noble action

## Downtown

book-downtown-title = Downtown Lisboa

book-downtown-heading = Downtown

book-downtown-description = { $plots } plots in five rows A to E, north to south, and five columns 1 to 5, west to east; four streets between the columns: { $streets }. { $sites } sites for public buildings at the north ends of the streets and at both ends of the rows. { $cubes } cube spaces at the east end of each row and { $feet } at the feet of the columns.

book-downtown-squares = Dashed squares take rubble cubes. A cube adds to the price of land:

book-downtown-columns = Scoring tiles { $tiles } lie at random below columns 1 to { $before }; column { $last } has a printed value.

## Lacerda's turn

book-lacerda-title = Lacerda's cycle

book-lacerda-heading = Lacerda's turn

book-lacerda-assistant = The Assistant goes from deck to deck

book-lacerda-courtier = The courtier goes from noble to noble

book-lacerda-noble = { noble }: { $upper } if the Assistant is at King or Treasury, else { $lower }; then { noble-action }

book-lacerda-skipping = skipping decks without cards

book-lacerda-if = { $place ->
    [upper] if at King, Treasury
   *[lower] if at Builder, Minister
}

book-lacerda-order = a State action, chosen by the deck where the Assistant is; then the Noble action

## A player board

book-board-title = A player board

book-board-heading = Player board

book-board-description = Portfolio with { $docks } docks above and { $slots } office slots below. Warehouse for { $goods }. { $cubes } spaces for each colour of rubble. Houses in groups of { $houses }. { $clergy } spaces for clergy tiles, { $favors } for favors.

book-board-portfolio = Portfolio

book-board-portfolio-limit = at most { $limit } + sets cards in all

book-board-dock = dock { $number }

book-board-dock-holds = noble or ship

book-board-office = office { $number }

book-board-office-holds = treasury card

book-board-warehouse = Warehouse

book-board-warehouse-limit = at most { $limit } + sets of each

book-board-sets = + sets

book-board-rubble = Rubble

book-board-rubble-sets = a full column is a set

book-board-set = set { $number }

book-board-houses = Houses

book-board-houses-order = the lowest of a group is built first

book-board-group = { $group ->
    [left] left
    [middle] middle
   *[right] right
}

# After so many houses; some 36 letters have room
book-board-unlocks = { $group ->
    [left] réis may pay visits
    [middle] { $after ->
        [1] ships cost 1 good less
       *[3] ships cost no goods
    }
   *[right] { $after ->
        [1] 1 extra good when producing
       *[3] 1 extra good of every type
    }
}

book-board-tiles = Clergy tiles and favors

book-board-start = At the start

book-board-start-means = { $goods } of each good, { $reis } réis, { $wigs } wigs,

book-board-start-pieces = { $officials } officials, { $houses } houses, { $markers } set markers,

book-board-start-cards = { $cards } cards, a plan, a favor, a clergy tile

## Ships

book-ships-title = The ships

book-ships-heading = Ships

book-ships-description = The four kinds of ships, { $copies } of each in the box. { $kinds }.

book-ships-kind = { colour }, period { $period }: hull { $hull }, sales { $sales }, influence { $influence }

book-ships-ship = { colour } ship

book-ships-period = period { $period }

book-ships-hull = hull { $hull }

book-ships-sales = { $sales } for each good sold

book-ships-influence = influence { $influence }

## The tracks

book-tracks-title = The tracks of the board

book-tracks-heading = Tracks

book-tracks-description = Treasury from the top: { $treasury }. Influence from 0 to { $top }: coins on { $coins }, a wig on { $top }. Market prices from { $cheapest } to { $dearest }, at the start { $prices }.

book-tracks-space = { $count } réis with visits { $modifier }

book-tracks-treasury = Treasury

book-tracks-treasury-note = above: what a visit costs more or less · below: the value in réis

book-tracks-start = start

book-tracks-up = up

book-tracks-down = down

book-tracks-influence = Influence

book-tracks-influence-note = a coin left of the marker is worth 1 real in a payment

book-tracks-begin = players begin, in turn order, at

book-tracks-market = Market

book-tracks-market-note = production pushes prices to the left; they never rise
