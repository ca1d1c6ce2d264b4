### Lines of the log. The id is "event-" and the engine's name of the event. $change is empty or the numbers before and
### after, with a space in front.

# The start of every move; what it does follows. $topic is the name of the decision.
event-move = { $passed ->
    [yes] { event-pass }
   *[no] { $automatic ->
        [yes] { player } nemá na výběr, { event-topic }
       *[no] { player } se rozhoduje, { event-topic }
    }
}

# What a player who declines or stops does
event-pass = { player } { $topic ->
    [follow] se nepřipojuje
    [sell] už neprodává
    [trade] už neobchoduje
    [free-state] neprovádí státní akci
    [after-action] nevyužívá církevní destičku
    [church-scoring] si ponechává zbylé církevní destičky
    [second-decree] si nebere druhý dekret
    [period-discard] si ponechává zbylé karty
    [period-reward] si nebere další odměny
    [take-card] si nebere kartu
    [place-official] nevysílá úředníka
    [two-goods] si nebere zboží
    [recruit] nikoho nezaměstnává
    [plan] si nebere plán
    [ship] nestaví loď
    [produce] nic neprodukuje
    [cardinal] nechává kardinála na místě
    [favor] si nebere přízeň
    [decree] si nebere dekret
    [rubble] si nebere kostičku
    [treasury] nechává pokladnici beze změny
    [cube] nemá kostičku k odklizení
   *[other] vynechává
}

event-topic = { $topic ->
    [keep-clergy] kterou církevní destičku si ponechat
    [draft] kterou kartu si v draftu ponechat
    [starting-decree] s kterým dekretem začít
    [main] kterou kartu zahrát
    [after-action] zda po akci využít církevní destičku
    [take-card] kterou politickou kartu si vzít
    [tuck] které místo v portfoliu obsadit
    [lose-official] o kterého úředníka přijde
    [lose-favor] o kterou přízeň přijde
    [lose-reis] jak zaplatit postih
    [sell-or-trade] zda prodávat, nebo obchodovat
    [sell] co prodat
    [trade] s čím obchodovat
    [recruit] kam vyslat úředníky
    [plan] který plán si vzít
    [ship] kam umístit loď
    [ship-goods] kterým zbožím zaplatit loď
    [cargo-drop] který náklad nechat být
    [produce] zda produkovat zboží
    [extra-good] které zboží navíc si vzít
    [cardinal] kam posunout kardinála
    [favor] kterou přízeň si vzít
    [church-scoring] které destičky odevzdat v církevním bodování
    [visit-pay] jak zaplatit audienci
    [free-state] kterou státní akci provést
    [follow] zda se připojit k audienci
    [pay] jak zaplatit
    [tile] kterou městskou destičku si vzít
    [plot] kde postavit obchod
    [cube] kterou kostičku odklidit
    [house] který domek umístit
    [decree] který dekret si vzít
    [second-decree] zda si vzít druhý dekret
    [site] kde otevřít veřejnou budovu
    [use-plan] který plán dokončit
    [return-official] kterého úředníka stáhnout do budovy
    [rubble] kterou kostičku si vzít z hromádky
    [two-goods] které dvojí zboží si vzít
    [treasury] kam posunout ukazatel pokladnice
    [period-discard] které karty odhodit na konci období
    [goal] který úkol splnit
    [place-official] do kterého úřadu vyslat úředníka
   *[period-reward] odměnu ze které odhozené karty si vzít
}

## Set-up

event-set-up = Herní plán je připraven; začíná { player }

event-clergy-kept = { player } si ponechává církevní destičku: { $tile }

event-hands-dealt = { player } dostává { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}

event-packs-passed = Draft, { $round }. kolo: karty se posílají doleva

event-decree-removed = { $why ->
    [solo] Proti Lacerdovi se nepoužívá
   *[two] Ve dvou se nepoužívá
}: { $decree }

## The turn

event-turn-begun = { player } začíná { $turn ->
    [0] tah
   *[other] { $turn }. tah
}

event-ship-docked = Loď { player-gen } se vrací do přístavu { $dock }{ $cargo ->
    [0] {""}
   *[other] ; do zásoby: { $goods }
}

event-gold-taken = { player } odhazuje za 1 zlato: { $card }

event-card-played = { player } { $use ->
    [portfolio] hraje do portfolia: { $card }
    [visit] jde na audienci { to-noble }: { $card }
   *[sponsor] financuje událost: { $card }
}

event-card-left = Ze hry odchází { $card }

event-card-taken = { player } si bere kartu: { $card }

event-turn-ended = { player } končí tah

event-card-revealed = Odhaluje se { $card }

event-display-refilled = { $display ->
    [city] V nabídce leží nová městská destička ({ good })
    [small] V nabídce leží nová malá městská destička (nářadí)
    [church] Na stupnici církve leží nová církevní destička{ $tile ->
        [unknown] {""}
       *[other] : { $tile }
    }
   *[decrees] V nabídce leží nový dekret{ $tile ->
        [unknown] {""}
       *[other] : { $tile }
    }
}

event-goods-cleared = { $good ->
    [unknown] Státní akce „{ state-action-name }“ se uvolňuje
   *[other] Státní akce „{ state-action-name }“ se uvolňuje (leželo na ní zboží: { good })
}

## Portfolio

event-card-tucked = { player } vkládá na { $slot }. místo: { $card }

event-card-discarded = { player } odhazuje: { $card }

event-ship-discarded = { player } odhazuje { $colour ->
    [blue] modrou
    [red] červenou
    [purple] fialovou
   *[brown] hnědou
} loď z přístavu { $dock }{ $cargo ->
    [0] {""}
   *[other] {" "}i s nákladem: { $goods }
}

event-treasury-moved = Pokladnice { $way ->
    [up] stoupá
   *[down] klesá
}{ $change }

event-goods-gained = { player } si bere { good-count-acc }{ $change }

event-goods-lost = { player } nemá místo na { good-count-acc }

event-goods-paid = { player } platí za loď { good-count-acc }{ $change }

event-goods-forfeited = { player } přichází o { good-count-acc }{ $change }

event-official-lost = { player } přichází o úředníka { place }, který se vrací na desku{ $change }

event-favor-lost = { player } přichází o přízeň { noble-gen }

event-cube-taken = { player } si bere kostičku { cube }{ $change }

event-cube-discarded = { player } nemá místo na kostičku { cube }; ta opouští hru

event-set-completed = { player } dokončuje { $sets }. sadu sutin

event-reward-lost = { player } nemůže využít odměnu: { $effect }

## Money and influence

event-reis-gained = { player } získává { reis-count }{ $change }

# A penalty takes what there is
event-reis-paid = { $count ->
    [0] { player } nemá réis na postih
   *[other] { reis-paid }
}

reis-paid = { player } platí { reis-count } { $purpose ->
    [land] za parcelu
    [hire] za najaté úředníky
    [event] za událost
   *[penalty] jako postih
}{ store-coins }{ $change }

event-influence-gained = { player } získává { influence-count }{ $change ->
    [none] {" "}(už je na konci stupnice)
   *[other] { $change }
}

event-influence-wig = { player } je na konci stupnice vlivu a získává 1 paruku{ $change }

event-wigs-gained = { player } získává { wigs-acc }{ $change }

event-visit-paid = { player } { $free ->
    [yes] za audienci u { noble-gen } nic neplatí
   *[no] platí za audienci u { noble-gen }: { $payment }
}

## Selling and trading

event-good-sold = { player } prodává { a-good } na { $own ->
    [yes] vlastní loď
   *[no] loď { whose }
}{ $dock ->
    [0] {""}
   *[other] {" "}v přístavu { $dock }
} za { reis-count }{ $change }

event-ship-sailed = Plná loď { player-gen } vyplouvá z přístavu { $dock } a přináší { wigs-acc }{ $change }

event-good-offered = { player } nabízí { noble-dat } { good-acc }{ $change } za { $action ->
    [recruit] zaměstnání úředníků
    [plan] zisk plánu
    [ship] stavbu lodi
    [produce] produkci zboží
    [cardinal] setkání s kardinálem
   *[favor] zisk přízně
}

## State actions

event-official-pushed = { $player ->
    [neutral] Neutrální úředník
   *[other] Úředník { player-gen }
} se přesouvá z úřadu { noble-gen } na nádvoří{ $change }

event-official-placed = { player } vysílá úředníka do úřadu { noble-gen }{ $change }

event-plan-taken = { player } si bere plán { architect } architekta { for-officials }

event-ship-built = { player } staví loď { $replaced ->
    [yes] místo dosavadní v přístavu { $dock }
   *[no] v přístavu { $dock }
}: { $ship }

event-cargo-dropped = { player } odkládá { good-count-acc }: na lodi v přístavu { $dock } není místo

event-produced = { player } produkuje zboží

event-price-dropped = Cena { good-gen } klesá{ $change }

event-cardinal-moved = { player } posouvá kardinála o { $spaces ->
    [one] 1 pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}

# $begins: whoever moves the Cardinal last begins the church scoring that was triggered before (RUL-21)
event-clergy-taken = { player } si bere církevní destičku: { $tile }{ $begins ->
    [yes] ; církevní bodování teď zahájí { player }
   *[no] {""}
}

event-favor-taken = { player } si bere přízeň { noble-gen }

event-church-called = { player } vyvolává církevní bodování na konci tahu

event-clergy-given = { player } odhazuje církevní destičku: { $tile }

event-clergy-used = { player } využívá církevní destičku: { $tile }

## Visits and Noble actions

event-followed = { player } vrací přízeň { noble-gen } a připojuje se: { $use ->
    [noble] { noble-action-name }
   *[state] { state-action-name }
}

event-store-placed = { player } staví obchod { store-good } na parcele { $plot }, ulice { $street }{ store-price }{ $change }

# -1 as long as it is not paid
store-price = { $price ->
    [-1] {""}
    [one] , za 1 real{ store-coins }
   *[other] , za { $price } réis{ store-coins }
}

store-coins = { $coins ->
    [0] {""}
   *[other] , { $coins } z vlivu
}

event-house-moved = { player } přesouvá domek z { house-group } skupinky na { $plot }{ $change }

event-store-scored = { player } získává { wigs-acc } za obchod na { $plot } díky { $buildings ->
    [one] 1 odpovídající budově
   *[other] { $buildings } odpovídajícím budovám
}{ $change }

event-decree-taken = { player } si bere { $decree }

event-marker-discarded = { player } odhazuje žeton sady sutin za druhý dekret{ $change }

event-building-placed = { player } otevírá budovu { architect } architekta ({ $building }) { $site }

event-official-returned = { player } stahuje úředníka { place } na svou desku{ $change }

event-plan-completed = { player } dokončuje plán { architect } architekta { for-officials }

event-building-uncovered = Dostupná je budova { architect } architekta ({ $building }){ $next ->
    [none] {""}
   *[other] ; po ní přijde další ({ $next })
}

event-building-scored = { player } získává { wigs-acc } za obchod na { $plot }{ $change }

## The ends

event-period-ended = První období končí: { $cause ->
    [sets] { player } má druhou sadu sutin
   *[decks] tři balíčky politických karet jsou prázdné
}

event-period-set-wigs = { player } získává { wigs-acc } za { $sets ->
    [one] 1 sadu sutin
    [few] { $sets } sady sutin
   *[other] { $sets } sad sutin
}{ $change }

event-shipyard-renewed = V loděnici jsou lodě druhého období

event-hand-refilled = { player } { $cards ->
    [0] nedobírá žádnou kartu
    [one] dobírá 1 kartu
    [few] dobírá { $cards } karty
   *[other] dobírá { $cards } karet
}

event-decks-laid = { $colour ->
    [blue] Modré
    [red] Červené
    [purple] Fialové
   *[brown] Hnědé
} politické karty se vykládají do čtyř balíčků

event-end-triggered = Blíží se konec hry: { $cause ->
    [sets] někdo má čtyři sady sutin
   *[decks] tři balíčky politických karet jsou prázdné
}; toto kolo se dohraje, pak přijde poslední

event-final-round = Začíná poslední kolo; první hraje { player }

event-scored = { player } { $count ->
    [0] nezískává nic
   *[other] získává { wigs-acc }
} za { $line ->
    [1] velikosti lodí
    [2] { $his ->
        [yes] kostičky sutin
       *[no] sady sutin
    }
    [3] převahu v obchodech
    [4] peníze a vliv
    [5] dekrety
    [6] úředníky na dokončených plánech
   *[7] destičky přízně
}{ $change }

event-game-over = Hra skončila

event-clergy-drawn = { player } losuje dvě církevní destičky: { $first }; { $second }

event-rubble-laid = Město pokrývají sutiny

event-shipyard-laid = Loděnice je připravena: od každého druhu { $copies ->
    [one] 1 loď
    [few] { $copies } lodě
   *[other] { $copies } lodí
}, modré nad červenými

## The extras

event-tokens-laid = Odměny ve městě zakrývají městské žetony

event-token-removed = { player } odebírá městský žeton ({ $where }): { $effect }

event-goal-deck-laid = Karty úkolů jsou zamíchány

event-goal-dealt = { player } dostává úkol { $goal }

event-goal-fulfilled = { player } plní úkol { $goal }

event-goal-drawn = { player } si dobírá úkol { $goal }
