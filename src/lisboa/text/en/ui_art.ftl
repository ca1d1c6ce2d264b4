### Names of tiles, the tip, the large view and the legend of the web client.

ui-art-plan = Plan of the { architect } architect, { $officials } officials{ $done ->
    [yes] , completed
   *[no] {""}
}

# $colours is a list of goods
ui-art-building = Public building of the { architect } architect, showing { $colours }

## The tip

# A link to a rule
ui-art-rule = Rule { $rule }

# The total if the game were scored at once, now and after the move
ui-art-final = Final score now: { $before } → { $after }

ui-art-reveals = Reveals something: it cannot be undone

# What a number in the tip counts
ui-art-number = { $name ->
    [reis] réis
    [influence] influence
    [wigs] wigs
    [officials] officials on the board
    [goods-gold] gold
    [goods-cloth] cloth
    [goods-books] books
    [goods-tools] tools
    [prices-gold] market price of gold
    [prices-cloth] market price of cloth
    [prices-books] market price of books
    [prices-tools] market price of tools
    [cubes-earthquake] earthquake cubes
    [cubes-fire] fire cubes
    [cubes-tsunami] tsunami cubes
    [set_markers] set markers
    [clergy_tiles] clergy tiles
    [treasury_space] space of the treasury
   *[other] pieces
}

## The large view

ui-art-close = Close

# What is to be said of a sort of thing, whatever it shows
ui-art-about = { $thing ->
    [card-noble] In the portfolio: its reward or penalty first, then sell or trade; its influence counts whenever influence is gained. At the court: visit this noble.
    [card-treasury] In the portfolio: réis as the treasury shows, the treasury sinks by 1, then sell or trade; the benefit below the line lasts while the card stays. At the court: sponsor the event above the line for the value of the treasury.
    [ship] It costs as many different goods as its hull is long. Building it moves the treasury up by 1 and gains influence. Anybody may sell goods to it; when it is full it sails, and its owner gets a wig for each good.
    [clergy-lasting] It helps as long as it is kept. At a church scoring it can be given away for the wigs on its back and a gain of influence. Nobody holds more than 4.
    [clergy-once] It can be used once, before a card is played or before a political card is taken. Who gives it away at a church scoring gets the wigs on its back instead.
    [decree] Scored at the end of the game for its owner alone. One figure: only what is your own counts; three figures: everybody's counts.
    [decree-most] Scored at the end of the game, if nobody has more than its owner, and the owner has at least 1.
    [plan] With a plan a public building of its architect can be opened: as many officials as it shows come back from the court, or are hired.
    [building] Opened with a plan of the same architect. Stores that face a street of its colours score the value of their columns: those of the row beside it, or of the whole street at a north end.
    [goal] For novices: who does one of these deeds gets the reward at the end of the turn.
    [plot] Who builds a store here takes the reward and a cube of the row or the column, and pays the value of the treasury and of all cubes left there.
    [site] Who opens a public building here takes the two cubes and the reward.
    [builder] The Builder, Manuel da Maia. Tools or gold pay for his State actions; his Noble action is to build a store. A visit costs the influence that the treasury shows and 1 more for each official of others in his office.
    [minister] The Minister, Marquis of Pombal. Books or gold pay for his State actions; his Noble action is to take a decree. A visit costs the influence that the treasury shows and 1 more for each official of others in his office.
    [king] The King, Dom José I. Cloth or gold pay for his State actions; his Noble action is to open a public building. A visit costs the influence that the treasury shows and 1 more for each official of others in his office.
    [deck] At the end of a turn a card is taken; the next one is revealed after that. When 3 of the 4 decks are empty, the period ends.
    [market] What a good brings, before the ship's modifier and other benefits. Prices fall by 1 when a good is produced, and never rise.
    [treasury] Its value pays land, events and hired officials, and is earned with treasury cards; the other number is part of the cost of every visit.
    [church] The Cardinal goes round clockwise, and one of the two tiles beside him is taken. Passing the letter starts a church scoring, passing the chest moves the treasury up.
    [shipyard] The uppermost ship can be built. In the second period larger ships come.
    [cube] Rubble: earthquake counts 3, fire 2 and tsunami 1 when land is paid. One of each makes a set: more room for cards and goods, and a set marker on the Minister.
    [good] Goods are sold to ships, pay for ships, and open State actions: tools for the Builder, books for the Minister, cloth for the King, gold for all.
    [street] Stores on this street produce this good. Stores and public buildings of the same colour score for each other.
   *[scoring] What a store in this column scores for every public building that matches it.
}

# A small mark beside the sentence on the source
ui-art-source-mark = { $letter ->
    [L] uncertain
   *[D] reconstructed
}

ui-art-source = { $letter ->
    [L] The printed original was read from a picture with low certainty.
   *[D] No source for this one is known: it was designed to fit the printed ones.
}

## The legend

ui-art-legend-part = { $part ->
    [players] Players
    [goods] Goods
    [rubble] Rubble
    [people] The court
    [riches] What one can have
    [deeds] What one can do
    [prices] Marks on cards and tiles
    [marks] Decks and architects
   *[keys] Keyboard
}

ui-art-legend-deck = Cards and ships: { colour }

ui-art-legend-architect = Architect: { architect }

# Words for the pictures
ui-art-icon = { $icon ->
    [gold] Gold: for every noble
    [cloth] Cloth: for the King
    [books] Books: for the Minister
    [tools] Tools: for the Builder
    [goods] Any good
    [two-goods] 2 different goods of one’s choice
    [earthquake] Earthquake: land costs 3 more
    [fire] Fire: land costs 2 more
    [tsunami] Tsunami: land costs 1 more
    [rubble] A cube from the rubble pile
    [set-marker] Set marker: for a second decree
    [builder] Builder
    [minister] Minister
    [king] King
    [treasury] Treasury
    [cardinal] Cardinal: the number of his steps
    [any-noble] Any noble
    [wigs] Wigs: points
    [influence] Influence
    [gain-influence] Gain influence: all of the upper row
    [reis] Réis: money
    [official] Official
    [house] House
    [favor] Royal favor
    [clergy] Clergy tile
    [decree] Decree
    [card] Political card
    [goals] Goal cards
    [recruit] Recruit officials
    [plan] Acquire a plan
    [ship] Build a ship
    [produce] Produce goods
    [store] Store; build a store
    [open] Public building; open one
    [portfolio] Card into the portfolio
    [visit] Visit a noble
    [follow] Follow a visit
    [sponsor] Sponsor an event
    [sell] Sell goods to ships
    [trade] Trade goods for State actions
    [treasury-move] Treasury up or down
    [land] Price of land
    [hire] Hire an official
    [purse] Every payment in réis
    [plan-done] Completed plan
    [hull] Hull size
    [own] Only one’s own count
    [three-people] Everybody’s count
   *[first-place] At least as many as anybody else
}

ui-art-key = { $does ->
    [choices] Next choice, previous choice
    [play] Play what is in focus
    [undo] Undo
    [redo] Redo
    [restart] Start the turn anew
    [hint] Hint
    [log] Log
    [score] Score
    [timeline] Timeline
    [legend] Legend
   *[close] Close what is open
}
