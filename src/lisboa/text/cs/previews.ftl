### Help at the table: bots to play with, what a move would do.

## Where we know from what is printed on a component

provenance = { $letter ->
    [P] podle předlohy
    [L] podle předlohy, ale nejistě přečtené
   *[D] doplněné tímto projektem
}

## Bots

bot-character = { $bot ->
    [random] Hraje cokoli, co pravidla dovolí.
    [eager] Kdykoli může, jde na audienci a sbírá sutiny; nic neplánuje.
   *[greedy] Každý tah hraje pro okamžitý zisk; slušný soupeř.
}

## What a cost or a gain is made of: its name, and its parts. A number with its sign stands beside each part.

preview-sum = { $sum ->
    [visit-cost] Cena audience
    [event-price] Cena události
    [land-price] Cena parcely
    [store-wigs] Paruky za obchod
    [officials-hired] Najatí úředníci
    [hire-price] Cena najímání
    [opening-wigs] Paruky pro vás
    [opening-wigs-others] Paruky pro ostatní
    [sale-price] Výnos
   *[ship-cost] Zboží za loď
}

preview-treasury-modifier = pokladnice

preview-treasury = hodnota pokladnice

# Officials of one colour in a noble's office
preview-officials = úřad { noble-gen }: { player }

preview-clergy = církevní destičky

preview-cards = karty pokladnice v portfoliu

preview-purse = sleva na platby

# The sum would be less than 0
preview-floor = nejméně 0

preview-row-cubes = kostičky řádku { $row }

preview-column-cubes = kostičky sloupce { $column }

preview-cube = odklizená kostička { cube }

preview-best-cube = nejcennější odklizená kostička

# A public building that matches a store
preview-building = budova { site } (sloupec { $column })

preview-plan-officials = úředníci podle plánu

preview-returned = vlastní úředníci

preview-hired = najatí úředníci: { $count } × { $each }

# A store that matches a public building
preview-store = { $plot }: { $owner ->
    [you] vy
    [green] Zelená
    [yellow] Žlutá
    [purple] Fialová
    [orange] Oranžová
   *[lacerda] Lacerda
}

preview-market = tržní cena: { good }

preview-ship = loď

preview-hull = velikost lodi

preview-replaced = velikost nahrazené lodi

preview-houses = domky prostřední skupinky
