### Words of the rules book: heads of tables, captions of drawings, the appendix on components. The words of the game itself
### come from the catalogues of lisboa.text, whose messages may be used here.

## Lists

book-comma = {", "}

book-semicolon = {"; "}

# Between sentences, and behind the last
book-stop = {". "}

## Names that stand alone

book-architect = { $architect ->
    [blue] modrý
   *[green] zelený
}

book-cube = { $cube ->
    [earthquake] zemětřesení
    [fire] požár
   *[tsunami] tsunami
}

# The four decks on the board, as their names in a drawing
book-deck = { $deck ->
    [builder] Stavitel
    [minister] Ministr
    [king] Král
   *[treasury] Pokladnice
}

book-person = { $noble ->
    [builder] Manuel da Maia
    [minister] markýz de Pombal
   *[king] Dom José I.
}

# Of the two State actions of a noble
book-place = { $place ->
    [upper] horní
   *[lower] dolní
}

# State actions and Noble actions as orders; some 20 letters have room
book-state-action = { $action ->
    [recruit] Zaměstnat až { $amount }
    [plan] Získat plán
    [ship] Postavit loď
    [produce] Produkovat
    [cardinal] Setkat se s kardinálem
   *[favor] Získat přízeň
}

book-noble-action = { $noble ->
    [builder] Postavit obchod
    [minister] Vzít si dekret
   *[king] Otevřít veřejnou budovu
}

# A player's place in the order of turns
book-ordinal = { $place }.

# Below a sign on the board: some ten letters have room
book-short = { $effect ->
    [gold] { book-short-goods }
    [cloth] { book-short-goods }
    [books] { book-short-goods }
    [tools] { book-short-goods }
    [reis] { $count } réis
    [gain-influence] vliv
    [wigs] { wigs-count }
    [recruit] úředníci { $count }
    [cardinal] kardinál { $count }
    [plan] plán
    [favor] přízeň
    [decree] dekret
   *[rubble] sutiny
}

book-short-goods = { $count ->
    [1] {""}
   *[other] { $count }{" "}
}{ $effect ->
    [gold] { $count ->
        [one] zlato
       *[other] zlata
    }
    [cloth] { $count ->
        [one] látka
        [few] látky
       *[other] látek
    }
    [books] { $count ->
        [one] kniha
        [few] knihy
       *[other] knih
    }
   *[tools] nářadí
}

## Examples

book-example = **Příklad** ({ $players ->
    [0] sólo
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $count ->
    [1] krok { $first }
   *[other] kroky { $first } až { $last }
} hry { $game })

book-example-move = **{ player }** hraje { $move }

# Lines of the log that are left out
book-example-more = ... a ještě { $count }

book-not-yet = Žádná zaznamenaná hra to zatím neukazuje.

## Tables

book-source = { $letter ->
    [P] podle předlohy
    [L] nejistě přečtené
   *[D] doplněné
}

book-source-meaning = { $letter ->
    [P] přečtené z textu tištěných pravidel nebo z jejich obrázku skutečného dílu
    [L] podle předlohy, ale obrázek je špatně čitelný
   *[D] vytvořené tímto projektem v mezích tištěných počtů, protože to žádný zdroj neukazuje
}

book-head = { $column ->
    [architect] architekt
    [back] paruky na rubu
    [building] budova
    [card] karta
    [columns] mezi sloupci
    [copies] kusů
    [decree] dekret
    [does] co dělá
    [does-once] co dělá (jednou)
    [east-site] východní staveniště
    [event] událost
    [fact] údaj
    [first-price] počáteční cena
    [goal] úkol
    [good] zboží
    [how-much] kolik
    [hull] velikost
    [influence] vliv
    [lasting-benefit] trvalá výhoda
    [lower-action] dolní státní akce
    [marker-on] ukazatel na
    [meaning] význam
    [modifier] vliv za audienci
    [noble] šlechtic
    [north-end] severní konec ulice
    [office] úřad
    [officials] úředníci
    [period] období
    [plot] parcela
    [reis] hodnota v réis
    [remark] poznámka
    [reward] odměna
    [reward-or-penalty] odměna nebo postih
    [row] řádek
    [sales] navíc za každé zboží
    [scores] co boduje
    [ship] loď
    [shows] ukazuje
    [site] staveniště
    [source] zdroj
    [spaces] místa
    [street] ulice
    [tile] destička
    [treasury-card] karta pokladnice
    [treasury-space] pole pokladnice
    [upper-action] horní státní akce
    [value] hodnota
    [west-site] západní staveniště
    [what] co
   *[yields] vynese nejvýše
}

book-column = sloupec { $column }

book-no-plot = bez parcely

# Where the marker of the treasury begins
book-treasury-start = začátek

book-start-what = { $what ->
    [goods] zboží
    [money] peníze
    [wigs] paruky
    [influence] vliv
    [officials] úředníci
    [houses] domky
    [markers] žetony sad sutin
    [plan] plán
    [favor] přízeň
    [clergy] církevní destička
   *[hand] karty v ruce
}

book-start-goods = { $count } od každého druhu

book-start-influence = { $influence } pro { book-ordinal } hráče

book-start-officials = { $count }, jeden z nich v úřadu ministra

book-start-houses = { $count }, ve skupinkách { $groups } zleva doprava

book-start-plan = 1 počáteční plán, vylosovaný náhodně

book-start-favor = 1, vylosovaná náhodně

book-start-clergy = 1 ze 2 vylosovaných

book-start-hand = { $count ->
    [one] 1 modrá politická karta
    [few] { $count } modré politické karty
   *[other] { $count } modrých politických karet
}

## The appendix on components

book-components-title = Herní materiál

# The link to the index of the rules
book-components-rules = Pravidla

book-components-about = co je na plánu, deskách, kartách a destičkách

book-components-sources = Tištěná pravidla ukazují většinu herního materiálu jen na obrázcích. U každého řádku je proto uvedeno, odkud ho známe:

book-components-remarks =
    Liší-li se zdroje jednotlivých částí řádku, platí ten nejslabší a poznámka říká, co je odkud.

book-components-section = { $section ->
    [ships] Lodě
    [clergy] Církevní destičky
    [decrees] Dekrety
    [buildings] Veřejné budovy
    [plans] Plány
    [plots] Parcely
    [sites] Staveniště
    [goals] Karty úkolů
    [tokens] Městské žetony
   *[board] Herní plán a desky hráčů
}

book-components-deck = Politické karty: { $colour ->
    [blue] modrý
    [red] červený
    [purple] fialový
   *[brown] hnědý
} balíček ({ $years })

book-components-cards = Počet karet: { $count }.

book-components-clergy = Počet destiček: { $count }. Tyto fungují, dokud je hráč má; dvě stejné se sčítají:

book-components-clergy-once = Tyto se použijí jednou a od každé je jeden kus:

book-components-architect = { $architect ->
    [blue] Modrý
   *[green] Zelený
} architekt:

book-components-tokens =
    Jeden žeton pro každou parcelu s odměnou, která je na ní vytištěna, a jeden pro každé staveniště. Volitelně se na
    parcely a staveniště rozdělí znovu, náhodně nebo jak je uspořádá hostitel ([EXTRA-2](14-extras.md#EXTRA-2)).

book-penalty = postih: { $effect }

book-not-with-two = ne ve hře dvou hráčů

book-not-in-solo = ne v sólové hře

book-starting-plan = počáteční plán

# A site in two words
book-site = { $side ->
    [north] sever, { good }
    [west] západ { $row }
   *[east] východ { $row }
}

## The church

book-church-title = Církev

book-church-heading = Církev

book-church-description = Kruh, na kterém má kardinál { $spaces } polí, a mezi nimi leží { $spaces } církevních destiček. Začíná na symbolu vlivu; symbol pokladnice je o { $treasury } pole dál po směru hodinových ručiček.

# Two lines in the middle of the ring
book-church-who = kardinál chodí

book-church-walks = po směru hodin

book-church-tile = destička

book-church-influence = Symbol vlivu, kde začíná: když na něj vstoupí nebo jej přejde, přijde na konci tahu církevní bodování.

book-church-treasury = Symbol pokladnice, o { $spaces } pole dál: když na něj vstoupí nebo jej přejde, pokladnice stoupne o jedno pole.

book-church-clergy = Po jeho posunu si vezmete destičku přímo za ním, nebo přímo před ním.

book-church-cardinal = Státní akce krále jím pohne o 1 nebo 2 pole, symbol s jedinou šipkou přesně o 1.

## The court

book-court-title = Královský dvůr

book-court-noble = { noble }: míst v úřadu { $spaces }, státní akce: nahoře { $upper }, dole { $lower }

book-court-office = Úřad, míst: { $count }

book-court-plaza = Nádvoří: bez omezení

# Signs of goods stand behind each of the two: "State actions, for 1 (tools) or 1 (gold)"
book-court-state-actions = Státní akce, za 1

book-court-or = či 1

book-court-noble-action = Šlechtická akce

## Downtown

book-downtown-title = Dolní město Lisabonu

book-downtown-heading = Dolní město

book-downtown-description = Parcely, celkem { $plots }, v pěti řádcích A až E od severu k jihu a v pěti sloupcích 1 až 5 od západu k východu; mezi sloupci čtyři ulice: { $streets }. Staveniště veřejných budov, celkem { $sites }, na severních koncích ulic a na obou koncích řádků. Míst pro kostičky: { $cubes } na východním konci každého řádku a { $feet } pod sloupci.

book-downtown-squares = Do čárkovaných čtverců patří sutiny. Kostička zdražuje parcelu o:

book-downtown-columns = Bodovací destičky { $tiles } leží náhodně pod sloupci 1 až { $before }; sloupec { $last } má hodnotu vytištěnou.

## Lacerda's turn

book-lacerda-title = Lacerdův koloběh

book-lacerda-heading = Lacerdův tah

book-lacerda-assistant = Asistent chodí od balíčku k balíčku

book-lacerda-courtier = Dvořan chodí od šlechtice ke šlechtici

book-lacerda-noble = { noble }: { $upper }, je-li asistent u krále nebo u pokladnice, jinak { $lower }; potom { noble-action }

book-lacerda-skipping = balíčky bez karet přeskočí

book-lacerda-if = { $place ->
    [upper] u krále, pokladnice
   *[lower] u stavitele, ministra
}

book-lacerda-order = státní akce podle balíčku, u kterého stojí asistent; potom šlechtická akce

## A player board

book-board-title = Deska hráče

book-board-heading = Deska hráče

book-board-description = Portfolio se { $docks } přístavy nahoře a { $slots } místy úřadu dole. Skladiště: { $goods }. Míst pro sutiny každé barvy: { $cubes }. Domky ve skupinkách { $houses }. Míst pro církevní destičky: { $clergy }, pro přízeň: { $favors }.

book-board-portfolio = Portfolio

book-board-portfolio-limit = karet celkem nejvýše { $limit } + počet sad

book-board-dock = přístav { $number }

book-board-dock-holds = šlechtic nebo loď

book-board-office = úřad { $number }

book-board-office-holds = karta pokladnice

book-board-warehouse = Skladiště

book-board-warehouse-limit = od každého { $limit } + sady

book-board-sets = + sady

book-board-rubble = Sutiny

book-board-rubble-sets = plný sloupec je sada

book-board-set = sada { $number }

book-board-houses = Domky

book-board-houses-order = nejdřív se staví spodní domek skupinky

book-board-group = { $group ->
    [left] levá
    [middle] střední
   *[right] pravá
}

# After so many houses; some 36 letters have room
book-board-unlocks = { $group ->
    [left] audience lze platit réis
    [middle] { $after ->
        [1] lodě stojí o 1 zboží méně
       *[3] lodě nestojí zboží
    }
   *[right] { $after ->
        [1] 1 zboží navíc při produkci
       *[3] od každého druhu 1 navíc
    }
}

book-board-tiles = Církevní destičky a přízeň

book-board-start = Na začátku

book-board-start-means = po { $goods } od každého zboží, { $reis } réis, { $wigs } paruk,

book-board-start-pieces = { $officials } úředníků, { $houses } domků, { $markers } žetonů sad,

book-board-start-cards = { $cards } karet, plán, přízeň, církevní destička

## Ships

book-ships-title = Lodě

book-ships-heading = Lodě

book-ships-description = Čtyři druhy lodí, od každého { $copies } v krabici. { $kinds }.

book-ships-kind = { colour }, období { $period }: velikost { $hull }, prodej { $sales }, vliv { $influence }

book-ships-ship = { colour } loď

book-ships-period = období { $period }

book-ships-hull = velikost { $hull }

book-ships-sales = { $sales } za každé zboží

book-ships-influence = vliv { $influence }

## The tracks

book-tracks-title = Stupnice herního plánu

book-tracks-heading = Stupnice

book-tracks-description = Pokladnice shora: { $treasury }. Vliv od 0 do { $top }: mince na { $coins }, paruka na { $top }. Tržní ceny od { $cheapest } do { $dearest }, na začátku { $prices }.

book-tracks-space = { reis-count }, audience { $modifier }

book-tracks-treasury = Pokladnice

book-tracks-treasury-note = nahoře: oč je audience dražší nebo levnější · dole: hodnota v réis

book-tracks-start = začátek

book-tracks-up = nahoru

book-tracks-down = dolů

book-tracks-influence = Vliv

book-tracks-influence-note = každá mince vlevo od ukazatele má při platbě cenu 1 realu

book-tracks-begin = hráči začínají podle pořadí na

book-tracks-market = Trh

book-tracks-market-note = produkce posouvá ceny doleva; nikdy nestoupají
