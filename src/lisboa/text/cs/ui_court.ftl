### The web client: decks, decrees, shipyard, church, market, treasury, the royal court and Lacerda's board.

## Political cards and decrees

ui-court-decks = Politické karty

# $card tells the whole card; $assistant says whether Lacerda's Assistant stands here
ui-court-deck = Balíček { kind }, { $count ->
    [one] zbývá 1 karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}. Navrchu: { $card }{ $assistant ->
    [yes] . Stojí tu Lacerdův asistent
   *[no] {""}
}

ui-court-deck-down = Balíček { kind }, { $count ->
    [0] žádná karta nezbývá
    [one] zbývá 1 karta rubem vzhůru
    [few] zbývají { $count } karty rubem vzhůru
   *[other] zbývá { $count } karet rubem vzhůru
}{ $assistant ->
    [yes] . Stojí tu Lacerdův asistent
   *[no] {""}
}

ui-court-empty = prázdno

ui-court-decrees = Dekrety

ui-court-decree-deck = { $count ->
    [one] V balíčku je 1 dekret
    [few] V balíčku jsou { $count } dekrety
   *[other] V balíčku je { $count } dekretů
}

ui-court-no-decree = Neleží tu žádný dekret

## Shipyard

ui-court-shipyard = Loděnice

ui-court-shipyard-next = Další v loděnici: { $ship }

ui-court-shipyard-empty = Loděnice je prázdná

ui-court-ships-of = { $colour ->
    [blue] Modrá
    [red] Červená
    [purple] Fialová
   *[brown] Hnědá
} loď: velikost { $hull }, prodej +{ $modifier }, vliv { $influence }. { $state ->
    [waiting] Přijde ve II. období
    [gone] Už se nestaví
   *[here] { $count ->
        [0] Žádná nezbývá
        [one] Zbývá 1
        [few] Zbývají { $count }
       *[other] Zbývá { $count }
    }
}

ui-court-period-two = II

## Church

ui-court-church = Církev

ui-court-church-middle = Církev. Kardinál stojí na poli { $space } ze 6{ $icon ->
    [influence] , na poli vlivu
    [treasury] , na poli pokladnice
   *[none] {""}
}; chodí po směru hodinových ručiček. V pytlíku { $bag ->
    [one] je 1 církevní destička
    [few] jsou { $bag } církevní destičky
   *[other] je { $bag } církevních destiček
}

ui-court-clergy = Církevní destička { $space }: { $tile }

ui-court-no-clergy = { $space }. místo na stupnici církve: bez destičky

ui-court-influence-space = Pole vlivu: když na ně kardinál vstoupí nebo je přejde, následuje na konci tahu církevní bodování

ui-court-treasury-space = Pole pokladnice: když na ně kardinál vstoupí nebo je přejde, pokladnice stoupne o 1

## Market

ui-court-market = Trh

ui-court-market-prices = Tržní ceny: zlato { $gold }, látky { $cloth }, knihy { $books }, nářadí { $tools }

## Treasury

ui-court-treasury = Pokladnice

ui-court-treasury-at = Pokladnice, pole { $space } z 5: { reis-count }, vliv za audienci { modifier }{ $here ->
    [yes] . Ukazatel je tady
   *[no] {""}
}

## Royal court

ui-court-title = Královský dvůr

# Without a reader $cost can be -1
ui-court-noble = { noble }. { $known ->
    [yes] Audience vás stojí { cost-influence } ({ visit-cost }); máte { $influence }
   *[no] Cena audience ve vlivu: { $cost } a 1 navíc za každého cizího úředníka v úřadu
}{ $courtier ->
    [yes] . Stojí tu Lacerdův dvořan
   *[no] {""}
}

ui-court-office = Úřad { noble-gen }: { $list }

ui-court-plaza = Nádvoří { noble-gen }: { $list }

ui-court-officials = { player } { $count }

ui-court-action = { $action ->
    [recruit] Zaměstnat až 2 úředníky v různých úřadech
    [plan] Získat plán
    [ship] Postavit loď
    [produce] Produkovat zboží
    [cardinal] Setkat se s kardinálem: posunout ho o 1 nebo 2 pole a vzít si církevní destičku
   *[favor] Získat přízeň
}{ $covered ->
    [yes] . V tomto tahu nedostupné, leží tu { good }
   *[no] . Cena při obchodování: { good } nebo zlato
}

ui-court-action-name = { $action ->
    [recruit] Úředníci
    [plan] Plán
    [ship] Loď
    [produce] Produkce
    [cardinal] Kardinál
   *[favor] Přízeň
}

ui-court-noble-action = Šlechtická akce { noble-gen }: { noble-action }

ui-court-noble-action-name = { $noble ->
    [builder] Obchod
    [minister] Dekret
   *[king] Budova
}

ui-court-favors = Destičky přízně { noble-gen }: { $count ->
    [0] žádná nezbývá
    [one] zbývá 1
    [few] zbývají { $count }
   *[other] zbývá { $count }
}

ui-court-markers = Žetony sad sutin u ministra: { $list }

## Lacerda's board

ui-court-lacerda = Lacerda

ui-court-lacerda-next = Jeho příští tah

ui-court-lacerda-plan = Dvořan jde { to-noble }. Asistent stojí u balíčku { deck-name }: Lacerda provede { $which ->
    [upper] horní
   *[lower] dolní
} státní akci ({ state-action-name }), potom šlechtickou akci ({ noble-action-name })

ui-court-lacerda-waits = Dvořan a asistent zaujmou svá místa, až hra začne

ui-court-lacerda-worth = { $what ->
    [wigs] Paruky: { $count }
    [influence] Vliv: { $count } z 10
    [officials] Dosud nevyslaní úředníci: { $count }
    [houses] Dosud nepostavené domky: { $count }
    [decrees] Dekrety: { $count }, každý mu vynese 3 paruky
    [cubes] Kostičky sutin: { $count }, každá vynese 1 paruku na konci každého období
   *[favors] Destičky přízně: { $count }, každá mu vynese 2 paruky
}

ui-court-lacerda-stores = Obchody

ui-court-lacerda-store = Obchody { with-good }: { $count }

ui-court-lacerda-ships = Lodě

ui-court-lacerda-plans = Plány

ui-court-lacerda-rubble = Sutiny

ui-court-lacerda-goods = Zboží

ui-court-lacerda-favors = Přízeň

ui-court-lacerda-decrees = Dekrety

ui-court-lacerda-favor = Přízeň { noble-gen }: { $held ->
    [yes] má ji
   *[no] nemá ji
}

ui-court-none = prázdno
