### What cards, tiles and decrees do. All numbers come from the data files of lisboa.components.

# Rewards, penalties and events
effect = { $effect ->
    [gold] { $amount } gold
    [cloth] { $amount } cloth
    [books] { $amount ->
        [one] 1 book
       *[other] { $amount } books
    }
    [tools] { $amount ->
        [one] 1 tool
       *[other] { $amount } tools
    }
    [reis] { $amount ->
        [one] 1 real
       *[other] { $amount } réis
    }
    [influence] { $amount } influence
    [gain-influence] gain influence
    [wigs] { $amount ->
        [one] 1 wig
       *[other] { $amount } wigs
    }
    [recruit] recruit up to { $amount } officials
    [plan] acquire a plan
    [ship] build a ship
    [produce] produce goods
    [cardinal] { $amount ->
        [one] move the Cardinal 1 space
       *[other] move the Cardinal 1 or { $amount } spaces
    }
    [favor] take a royal favor
    [decree] take a decree
    [rubble] take a cube from the rubble pile
    [store] build a store
    [open] open a public building
    [two-goods] 2 different goods of your choice
    [treasury] treasury 1 up or down
    [lose-official] take an official back
    [lose-cloth] lose { $amount } cloth
    [lose-books] lose { $amount ->
        [one] 1 book
       *[other] { $amount } books
    }
    [lose-tools] lose { $amount ->
        [one] 1 tool
       *[other] { $amount } tools
    }
    [lose-reis] lose { $amount ->
        [one] 1 real
       *[other] { $amount } réis
    }
   *[lose-favor] return a royal favor
}

## Political cards and ships

card-noble = { colour } { kind } card (influence { $influence }, { $effect })

card-treasury = { colour } Treasury card (event: { $effect }; benefit: { benefit })

# The lasting benefit of a treasury card
benefit = { $benefit ->
    [purse] every payment { $amount ->
        [one] 1 real
       *[other] { $amount } réis
    } less
    [sell-gold] gold sells for { $amount } more
    [sell-cloth] cloth sells for { $amount } more
    [sell-books] books sell for { $amount } more
    [sell-tools] tools sell for { $amount } more
    [sell-any] all goods sell for { $amount } more
    [land] land costs { $amount } less
   *[hire] each official hired costs { $amount } less
}

card-ship = { colour } ship (hull { $hull }, sales { $modifier ->
    [0] 0
   *[other] +{ $modifier }
}, influence { $influence })

# A ship in a portfolio; docks count from 1
ship-held = { colour } ship in dock { $dock } ({ $state ->
    [empty] hull { $hull }, empty
    [sea] at sea with { $goods }
   *[loaded] hull { $hull }, aboard: { $goods }
})

## Clergy tiles

clergy-lasting = { $benefit ->
    [influence] each gain of influence brings { $amount } more
    [visit] visits and follows cost { $amount } influence less
    [builder-reis] take { $amount } réis when you visit or follow the Builder
    [minister-reis] take { $amount } réis when you visit or follow the Minister
    [king-reis] take { $amount } réis when you visit or follow the King
    [recruit-reis] take { $amount ->
        [one] 1 real
       *[other] { $amount } réis
    } per official you recruit
    [sell] each good you sell brings { $amount ->
        [one] 1 real
       *[other] { $amount } réis
    } more
    [land] land costs { $amount } réis less
    [open-wigs] score { $amount } wigs when you open a public building
    [open-official] opening a public building needs { $amount ->
        [one] 1 official
       *[other] { $amount } officials
    } less
    [hire] each official hired costs { $amount } réis less
    [produce] take { $amount } more good of a type you produce
    [any-good] offer any good to any noble
   *[ship] ships cost you { $amount ->
        [one] 1 good
       *[other] { $amount } goods
    } less
} (back: { wigs-count })

clergy-once = once: { $effect } (back: { wigs-count })

## Decrees

decree-each = decree { $number }: { wigs-count } for { $per ->
    [one] each { decree-thing }
   *[other] every { $per } { decree-things }
}

decree-most = decree { $number }: { wigs-count } if no other player has more { decree-things } than you, and you have any

# One of what is counted
decree-thing = { $thing ->
    [any-stores-row] store of any player in row { $of }
    [own-stores-row] store of yours in row { $of }
    [any-stores-type] { $of ->
        [gold] gold
        [cloth] cloth
        [books] books
       *[tools] tools
    } store of any player
    [own-stores-type] { $of ->
        [gold] gold
        [cloth] cloth
        [books] books
       *[tools] tools
    } store of yours
    [own-stores-column] store of yours in column { $of }
    [buildings-architect] open public building of the { $of ->
        [blue] blue
       *[green] green
    } architect
    [buildings-type] open public building showing { $of ->
        [gold] gold
        [cloth] cloth
        [books] books
       *[tools] tools
    }
    [buildings-side] open public building on the { $of ->
        [west] west
        [north] north
       *[east] east
    } side
    [cubes-colour] { $of ->
        [earthquake] earthquake
        [fire] fire
       *[tsunami] tsunami
    } cube of yours
    [plans] plan of yours, completed or not
    [completed-plans] completed plan of yours
    [decrees] decree of yours, this one included
    [officials-out] official of yours in offices and plazas
    [ships] ship of yours
    [portfolio] card in your portfolio, ships included
    [portfolio-nobles] noble card in your portfolio
    [portfolio-treasury] treasury card in your portfolio
    [clergy] clergy tile of yours
    [favors] royal favor of yours
    [sets] rubble set of yours
    [markers] set marker of yours on the Minister
    [goods-twice] type of good of which you hold 2 or more
    [treasury] real of the treasury's value
    [stores] store of yours
    [store-type-sets] set of four different store types of yours
    [rows-with-two] row with 2 or more stores of yours
    [rows] row with a store of yours
   *[house-groups] house group of yours that is used up
}

# Several of what is counted, or what players are compared in
decree-things = { $thing ->
    [plan-officials] officials on completed plans
    [officials-board] officials on your player board
    [hulls] hull sizes of your ships
    [goods] goods in your warehouse
    [reis] réis
    [influence] influence
    [stores] stores
    [completed-plans] completed plans
    [decrees] decrees
    [ships] ships
    [clergy] clergy tiles
    [cubes] rubble cubes
   *[officials-out] officials in offices and plazas
}
