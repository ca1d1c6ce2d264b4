### The board in the web client: downtown with its plots, streets, sites and stacks.

ui-board-downtown = Dolní město

ui-board-row = Řádek { $row }

ui-board-column = Sloupec { $column }

ui-board-streets = Ulice

ui-board-north = Staveniště na severních koncích ulic

## Plots

ui-board-plot = Parcela { $plot }, volná. { $reward ->
    [none] Odměna tu už není
   *[other] Odměna: { $reward }
}

ui-board-plot-covered = Parcela { $plot } se v této hře nepoužívá

# "Parcela B2: obchod Zelené se zlatem, Rua Áurea"
ui-board-store = Parcela { $plot }: { $owner ->
    [you] váš obchod { with-good }
   *[other] obchod { whose } { with-good }
}, { $street }

## Sites; the words for the site are those of the message "site"

ui-board-site = Volné staveniště { site }. { $reward ->
    [none] Bez odměny
   *[other] Odměna: { $reward }
}. Kostičky: { $cubes }

ui-board-site-covered = Staveniště { site } se v této hře nepoužívá

ui-board-building = Veřejná budova { architect } architekta ({ $colours }) { site }

## Streets, columns, rubble

ui-board-street = { $street }, ulice { good-gen }. Paruky za převahu v obchodech na konci: { $worth }

ui-board-scoring = Sloupec { $column }: { $value ->
    [one] 1 paruka
    [few] { $value } paruky
   *[other] { $value } paruk
} každému obchodu za každou odpovídající veřejnou budovu

ui-board-row-cubes = Kostičky východně od řádku { $row }: { cube-count } (každá má hodnotu { $value })

ui-board-column-cubes = Kostičky pod sloupcem { $column }: { cube-count } (každá má hodnotu { $value })

ui-board-pile = Hromádka sutin

ui-board-pile-cubes = Kostičky na hromádce sutin: { cube-count }

## City tiles

ui-board-tiles = Městské destičky

# $worth lists wigs: "9 6 3"
ui-board-tile = { $size ->
    [small] Malá městská destička do sloupce 5: obchod s nářadím, { $street }
   *[large] Městská destička: obchod { with-good }, { $street }
}{ $there ->
    [no] ; toto pole nabídky je prázdné
   *[yes] {""}
}. Paruky za převahu v obchodech na konci: { $worth }

ui-board-large-left = Zbývá velkých městských destiček: { $count }

ui-board-small-left = Zbývá malých městských destiček: { $count }

## The two architects

ui-board-architect = { $architect ->
    [blue] Modrý architekt
   *[green] Zelený architekt
}

ui-board-available = Dostupná budova { architect } architekta: { $colours ->
    [none] žádná nezbývá
   *[other] { $colours }
}

ui-board-next = Další budova { architect } architekta: { $colours ->
    [none] žádná
   *[other] { $colours }
}. Na hromádce: { $count }

ui-board-plans = Plány { architect } architekta: { $left ->
    [0] žádný nezbývá
   *[other] příští je { for-officials }, zbývá: { $left }
}

## Why something cannot be chosen now

# $place is the kind of thing; it cannot be chosen in the decision that is being made
ui-board-why-not = { $place ->
    [plot] Parcela se vybírá při stavbě obchodu
    [tile] Městská destička se vybírá při stavbě obchodu
    [cube] Sutiny u ulic se odklízejí při stavbě obchodu
    [houses] Domky jdou do města při stavbě obchodu
    [site] Staveniště se vybírá při otevření veřejné budovy
    [plan] Plán se použije při otevření veřejné budovy
    [plans] Plány se získávají státní akcí stavitele nebo jako odměna
    [pile] Kostičky z hromádky se berou jako odměna
    [officials] Úředníci přicházejí do úřadu zaměstnáním a vracejí se při otevření veřejné budovy
    [action] Státní akce se kupují obchodováním nebo patří k audienci
    [favors] Přízeň se získává státní akcí krále nebo jako odměna
    [favor] Přízeň se použije, když má jiný hráč audienci u tohoto šlechtice
    [church] Církevní destičky se berou při setkání s kardinálem
    [clergy] Církevní destičky se odhazují při církevním bodování; jednorázové lze použít ve svém tahu
    [treasury] Pokladnice se mění sama; vybrat umožní jen církevní destička
    [shipyard] Lodě se stavějí státní akcí ministra nebo jako odměna
    [deck] Politická karta se bere na konci vašeho tahu
    [decree] Dekrety se získávají šlechtickou akcí ministra nebo jako odměna
    [hand] Karty z ruky se hrají na začátku vašeho tahu
    [portfolio] Karty v portfoliu se nahrazují, když přibude karta nebo loď
    [slot] Místa se obsazují, když do portfolia přibude karta nebo loď
    [warehouse] Zboží se vybírá při produkci, prodeji nebo obchodování
    [noble-action] Šlechtická akce se provádí při audienci: zahrajte kartu tohoto šlechtice na královský dvůr
    [market] Zboží se prodává a obchoduje poté, co přibude karta do portfolia
   *[other] O tomto se teď nerozhoduje
}

# While one looks at an earlier moment
ui-board-why-past = Díváte se do minulosti
