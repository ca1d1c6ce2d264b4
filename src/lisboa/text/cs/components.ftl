### What cards, tiles and decrees do. All numbers come from the data files of lisboa.components.

# Rewards, penalties and events, in words that fit every reader
effect = { $effect ->
    [gold] { $amount ->
        [one] 1 zlato
       *[other] { $amount } zlata
    }
    [cloth] { $amount ->
        [one] 1 látka
        [few] { $amount } látky
       *[other] { $amount } látek
    }
    [books] { $amount ->
        [one] 1 kniha
        [few] { $amount } knihy
       *[other] { $amount } knih
    }
    [tools] { $amount } nářadí
    [reis] { $amount ->
        [one] 1 real
       *[other] { $amount } réis
    }
    [influence] { $amount ->
        [one] 1 vliv
        [few] { $amount } vlivy
       *[other] { $amount } vlivu
    }
    [gain-influence] zisk vlivu
    [wigs] { $amount ->
        [one] 1 paruka
        [few] { $amount } paruky
       *[other] { $amount } paruk
    }
    [recruit] zaměstnání až { $amount } úředníků
    [plan] zisk plánu
    [ship] stavba lodi
    [produce] produkce zboží
    [cardinal] { $amount ->
        [one] posun kardinála o 1 pole
        [few] posun kardinála o 1 nebo { $amount } pole
       *[other] posun kardinála o 1 nebo { $amount } polí
    }
    [favor] zisk přízně
    [decree] získání dekretu
    [rubble] kostička z hromádky sutin
    [store] stavba obchodu
    [open] otevření veřejné budovy
    [two-goods] 2 různá zboží dle volby
    [treasury] pokladnice o 1 výš nebo níž
    [official] vyslání úředníka do libovolného úřadu
    [goals] dobrání { $amount ->
        [one] 1 karty úkolu
       *[other] { $amount } karet úkolů
    }
    [lose-official] ztráta úředníka
    [lose-cloth] ztráta { $amount ->
        [one] 1 látky
       *[other] { $amount } látek
    }
    [lose-books] ztráta { $amount ->
        [one] 1 knihy
       *[other] { $amount } knih
    }
    [lose-tools] ztráta { $amount } nářadí
    [lose-reis] ztráta { $amount ->
        [one] 1 realu
       *[other] { $amount } réis
    }
   *[lose-favor] ztráta přízně
}

## Political cards and ships

card-noble = { colour } karta { kind } (vliv { $influence }; { $effect })

card-treasury = { colour } karta pokladnice (událost: { $effect }; výhoda: { benefit })

# The lasting benefit of a treasury card
benefit = { $benefit ->
    [purse] každá platba o { $amount ->
        [one] 1 real
       *[other] { $amount } réis
    } nižší
    [sell-gold] prodej zlata vynáší o { $amount } víc
    [sell-cloth] prodej látek vynáší o { $amount } víc
    [sell-books] prodej knih vynáší o { $amount } víc
    [sell-tools] prodej nářadí vynáší o { $amount } víc
    [sell-any] prodej všeho zboží vynáší o { $amount } víc
    [land] parcely stojí o { $amount } méně
   *[hire] každý najatý úředník stojí o { $amount } méně
}

card-ship = { colour } loď (velikost { $hull }, prodej { $modifier ->
    [0] +0
   *[other] +{ $modifier }
}, vliv { $influence })

# A ship in a portfolio; docks count from 1
ship-held = { colour } loď{ $dock ->
    [0] {""}
   *[other] {" "}v přístavu { $dock }
} ({ $state ->
    [empty] velikost { $hull }, prázdná
    [sea] na moři, náklad: { $goods }
   *[loaded] velikost { $hull }, na palubě: { $goods }
})

## Clergy tiles

clergy-lasting = { clergy-benefit } (rub: { wigs-count })

# What a tile does as long as it is held
clergy-benefit = { $benefit ->
    [influence] každý zisk vlivu přináší o { $amount } víc
    [visit] audience i připojení k audienci stojí o { $amount ->
        [one] 1 vliv
        [few] { $amount } vlivy
       *[other] { $amount } vlivu
    } méně
    [builder-reis] { clergy-reis } za každou audienci u stavitele i připojení k ní
    [minister-reis] { clergy-reis } za každou audienci u ministra i připojení k ní
    [king-reis] { clergy-reis } za každou audienci u krále i připojení k ní
    [recruit-reis] { clergy-reis } za každého zaměstnaného úředníka
    [sell] každé prodané zboží vynáší o { clergy-reis } víc
    [land] parcely stojí o { clergy-reis } méně
    [open-wigs] { $amount ->
        [one] 1 paruka
        [few] { $amount } paruky
       *[other] { $amount } paruk
    } za otevření veřejné budovy
    [open-official] k otevření veřejné budovy stačí o { $amount ->
        [one] 1 úředníka
        [few] { $amount } úředníky
       *[other] { $amount } úředníků
    } méně
    [hire] každý najatý úředník stojí o { clergy-reis } méně
    [produce] při produkci { $amount } zboží vyprodukovaného druhu navíc
    [any-good] každému šlechtici lze nabídnout jakékoli zboží
   *[ship] lodě stojí o { $amount } zboží méně
}

clergy-reis = { $amount ->
    [one] 1 real
   *[other] { $amount } réis
}

clergy-once = { $effect }, jednorázově (rub: { wigs-count })

## Decrees. "own" is the owner's, "any" is any player's.

decree-each = dekret { $number }: { decree-each-worth }

decree-each-worth = { wigs-count } za { $per ->
    [one] { decree-thing }
   *[other] { decree-portion }
}

decree-most = dekret { $number }: { decree-most-worth }

decree-most-worth = { wigs-count } za první místo, i dělené (nejméně 1): { decree-things }

# Each one of what is counted, in the accusative
decree-thing = { $thing ->
    [any-stores-row] každý obchod v řádku { $of }, ať patří komukoli
    [own-stores-row] každý vlastní obchod v řádku { $of }
    [any-stores-type] každý obchod { decree-with }, ať patří komukoli
    [own-stores-type] každý vlastní obchod { decree-with }
    [own-stores-column] každý vlastní obchod ve sloupci { $of }
    [buildings-architect] každou otevřenou veřejnou budovu { $of ->
        [blue] modrého
       *[green] zeleného
    } architekta
    [buildings-type] každou otevřenou veřejnou budovu se symbolem { $of ->
        [gold] zlata
        [cloth] látek
        [books] knih
       *[tools] nářadí
    }
    [buildings-side] každou otevřenou veřejnou budovu na { $of ->
        [west] západní
        [north] severní
       *[east] východní
    } straně
    [cubes-colour] každou vlastní kostičku { $of ->
        [earthquake] ze zemětřesení
        [fire] z požáru
       *[tsunami] z tsunami
    }
    [plans] každý vlastní plán, dokončený i nedokončený
    [completed-plans] každý vlastní dokončený plán
    [decrees] každý vlastní dekret včetně tohoto
    [officials-out] každého vlastního úředníka v úřadech a na nádvořích
    [ships] každou vlastní loď
    [portfolio] každou kartu ve vlastním portfoliu včetně lodí
    [portfolio-nobles] každou kartu šlechtice ve vlastním portfoliu
    [portfolio-treasury] každou kartu pokladnice ve vlastním portfoliu
    [clergy] každou vlastní církevní destičku
    [favors] každou vlastní přízeň
    [sets] každou vlastní sadu sutin
    [markers] každý vlastní žeton sady sutin, který zůstal u ministra
    [goods-twice] každý druh zboží, který je ve vlastním skladišti aspoň dvakrát
    [treasury] každý real hodnoty pokladnice
    [stores] každý vlastní obchod
    [store-type-sets] každou čtveřici vlastních obchodů čtyř různých druhů
    [rows-with-two] každý řádek s aspoň 2 vlastními obchody
    [rows] každý řádek s vlastním obchodem
   *[house-groups] každou vlastní skupinku domků, která je celá postavená
}

# Instrumental with its preposition
decree-with = { $of ->
    [gold] se zlatem
    [cloth] s látkami
    [books] s knihami
   *[tools] s nářadím
}

# Every so many of what is counted, in the accusative
decree-portion = { $per ->
    [few] každé
   *[other] každých
} { $per } { $thing ->
    [plan-officials] { decree-officials } na vlastních dokončených plánech
    [officials-board] { decree-officials } na vlastní desce
    [hulls] { $per ->
        [few] body
       *[other] bodů
    } celkové velikosti vlastních lodí
    [goods] { $per ->
        [few] kusy
       *[other] kusů
    } zboží ve vlastním skladišti
    [reis] vlastních réis
   *[influence] { $per ->
        [few] body
       *[other] bodů
    } vlastního vlivu
}

decree-officials = { $per ->
    [few] úředníky
   *[other] úředníků
}

# What players are compared in
decree-things = { $thing ->
    [plan-officials] úředníci na dokončených plánech
    [officials-board] úředníci na desce
    [hulls] velikosti lodí
    [goods] zboží ve skladišti
    [reis] réis
    [influence] vliv
    [stores] obchody
    [completed-plans] dokončené plány
    [decrees] dekrety
    [ships] lodě
    [clergy] církevní destičky
    [cubes] kostičky sutin
   *[officials-out] úředníci v úřadech a na nádvořích
}

## Goal cards; $tasks are what fulfils one of them

goal = { $id } ({ $tasks }): { $reward }

deed = { $deed ->
    [visit-store] jít na audienci ke staviteli a postavit obchod
    [visit-decree] jít na audienci k ministrovi a vzít si dekret
    [visit-open] jít na audienci ke králi a otevřít veřejnou budovu
    [visit-ship] jít na audienci k ministrovi a postavit loď
    [recruit] zaměstnat 2 úředníky
    [plan] získat plán
    [cardinal] setkat se s kardinálem
    [favor] získat přízeň
    [follow] připojit se k audienci
    [sell] prodat zboží
    [produce] produkovat zboží
   *[church-influence] získat vliv při církevním bodování
}
