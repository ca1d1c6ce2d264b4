### Help at the table: bots to play with, what a move would do.

## Where we know from what is printed on a component

provenance = { $letter ->
    [P] printed
    [L] printed, but read with low certainty
   *[D] reconstructed by this project
}

## Bots

bot-character = { $bot ->
    [random] Plays anything that is allowed.
    [eager] Visits whenever possible and collects rubble; plans nothing.
   *[greedy] Plays every turn for what it is worth now; a fair opponent.
}

## What a cost or a gain is made of: its name, and its parts. A number with its sign stands beside each part.

preview-sum = { $sum ->
    [visit-cost] Cost of the visit
    [event-price] Price of the event
    [land-price] Price of the land
    [store-wigs] Wigs for the store
    [officials-hired] Officials to hire
    [hire-price] Price of hiring
    [opening-wigs] Wigs for you
    [opening-wigs-others] Wigs for others
    [sale-price] Income
   *[ship-cost] Goods to pay
}

preview-treasury-modifier = treasury

preview-treasury = treasury value

# Officials of one colour in a noble's office
preview-officials = { noble }'s office: { player }

preview-clergy = clergy tiles

preview-cards = cards in the office

preview-purse = purse

# The sum would be less than 0
preview-floor = no less than 0

preview-row-cubes = cubes of row { $row }

preview-column-cubes = cubes of column { $column }

preview-cube = { cube } cube taken

preview-best-cube = most valuable cube taken

# A public building that matches a store
preview-building = { site } (column { $column })

preview-plan-officials = officials of the plan

preview-returned = own officials

preview-hired = officials hired: { $count } × { $each }

# A store that matches a public building
preview-store = { $plot }: { $owner ->
    [you] you
    [green] Green
    [yellow] Yellow
    [purple] Purple
    [orange] Orange
   *[lacerda] Lacerda
}

preview-market = market price: { good }

preview-ship = ship

preview-hull = hull

preview-replaced = hull of the ship replaced

preview-houses = houses of the middle group
