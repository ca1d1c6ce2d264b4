### What cards, tiles and decrees do. All numbers come from the data files of lisboa.components.

# Rewards, penalties and events, in words that fit every reader
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
    [two-goods] any 2 different goods
    [treasury] treasury 1 up or down
    [official] send an official to any office
    [goals] draw { $amount } goal cards
    [lose-official] lose an official
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
   *[lose-favor] lose a royal favor
}

## Political cards and ships

card-noble = { colour } { kind } card (influence { $influence }; { $effect })

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
ship-held = { colour } ship{ $dock ->
    [0] {""}
   *[other] {" "}in dock { $dock }
} ({ $state ->
    [empty] hull { $hull }, empty
    [sea] at sea with { $goods }
   *[loaded] hull { $hull }, aboard: { $goods }
})

## Clergy tiles

clergy-lasting = { clergy-benefit } (back: { wigs-count })

# What a tile does as long as it is held
clergy-benefit = { $benefit ->
    [influence] every gain of influence brings { $amount } more
    [visit] visits and follows cost { $amount } influence less
    [builder-reis] { $amount } réis for every visit or follow to the Builder
    [minister-reis] { $amount } réis for every visit or follow to the Minister
    [king-reis] { $amount } réis for every visit or follow to the King
    [recruit-reis] { $amount ->
        [one] 1 real
       *[other] { $amount } réis
    } for every official recruited
    [sell] every good sold brings { $amount ->
        [one] 1 real
       *[other] { $amount } réis
    } more
    [land] land costs { $amount } réis less
    [open-wigs] { $amount } wigs for opening a public building
    [open-official] opening a public building takes { $amount ->
        [one] 1 official
       *[other] { $amount } officials
    } less
    [hire] every official hired costs { $amount } réis less
    [produce] { $amount } more good of a produced type
    [any-good] any good may be offered to any noble
   *[ship] ships cost { $amount ->
        [one] 1 good
       *[other] { $amount } goods
    } less
}

clergy-once = { $effect }, once (back: { wigs-count })

## Decrees, in words that fit the card and the log: nothing is "yours" or "own". What is not anybody's is the owner's.

decree-each = decree { $number }: { decree-each-worth }

decree-each-worth = { wigs-count } for { $per ->
    [one] each { decree-thing }
   *[other] every { $per } { decree-things }
}

decree-most = decree { $number }: { decree-most-worth }

decree-most-worth = { wigs-count } for having the most { decree-things }, alone or tied (at least 1)

# One of what is counted
decree-thing = { $thing ->
    [any-stores-row] store in row { $of }, anybody's
    [own-stores-row] store owned in row { $of }
    [any-stores-type] { $of ->
        [gold] gold
        [cloth] cloth
        [books] book
       *[tools] tool
    } store, anybody's
    [own-stores-type] { $of ->
        [gold] gold
        [cloth] cloth
        [books] book
       *[tools] tool
    } store owned
    [own-stores-column] store owned in column { $of }
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
    } cube owned
    [plans] plan owned, completed or not
    [completed-plans] completed plan owned
    [decrees] decree owned, this one included
    [officials-out] of the owner's officials in offices and plazas
    [ships] ship owned
    [portfolio] card in the owner's portfolio, ships included
    [portfolio-nobles] noble card in the owner's portfolio
    [portfolio-treasury] treasury card in the owner's portfolio
    [clergy] clergy tile owned
    [favors] royal favor owned
    [sets] rubble set owned
    [markers] of the owner's set markers still on the Minister
    [goods-twice] type of good of which 2 or more are in the owner's warehouse
    [treasury] real of the treasury's value
    [stores] store owned
    [store-type-sets] set of four stores owned, all of different types
    [rows-with-two] row with 2 or more of the owner's stores
    [rows] row with one of the owner's stores
   *[house-groups] of the owner's house groups that is used up
}

# Several of what is counted, or what players are compared in
decree-things = { $thing ->
    [plan-officials] officials on completed plans
    [officials-board] officials on the player board
    [hulls] of the ships' total hull size
    [goods] goods in the warehouse
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

## Goal cards; $tasks are what fulfils one of them

goal = { $id } ({ $tasks }): { $reward }

deed = { $deed ->
    [visit-store] visit the Builder and build a store
    [visit-decree] visit the Minister and take a decree
    [visit-open] visit the King and open a public building
    [visit-ship] visit the Minister and build a ship
    [recruit] recruit 2 officials
    [plan] acquire a plan
    [cardinal] meet the Cardinal
    [favor] take a royal favor
    [follow] follow a visit
    [sell] sell goods
    [produce] produce goods
   *[church-influence] gain influence in church scoring
}
