### What an option does. The id is "option-" and the name of the step; "-pass" is added for declining or stopping.

## Set-up

option-keep-clergy = Ponechat si: { $tile }

option-draft = Ponechat si: { $card }

option-starting-decree = Vzít { $decree } (nyní za { wigs-acc })

## The turn

option-main = { $use ->
    [portfolio] Do portfolia: { $card }
    [subsidy] Do portfolia: { $card }; { reis-count } ({ $before } { -to } { $after }), pokladnice { $treasury } { -to } { $treasuryafter }
    [visit] Na audienci { to-noble }: { $card }; stojí { cost-influence } ({ $means ->
        [enough] { visit-cost }
        [short] { visit-cost }
       *[other] { visit-means }; { visit-cost }
    }){ $means ->
        [short] , chybí vám { $missing }
       *[other] {""}
    }
    [sponsor] Financovat událost za { reis-count }: { $card }
    [gold] Odhodit za 1 zlato ({ $before } { -to } { $after }): { $card }
   *[clergy] Využít a odhodit církevní destičku: { $effect }
}

option-after-action = Využít a odhodit církevní destičku: { $effect }

option-after-action-pass = Pokračovat a vzít si politickou kartu

option-take-card = { $left ->
    [0] Balíček { kind } je prázdný
   *[other] { $face ->
        [up] Vzít si: { $card }; karet v balíčku { kind }: { $left }
       *[down] V balíčku { kind } neleží žádná karta lícem vzhůru
    }
}

option-take-card-pass = Žádná karta neleží lícem vzhůru: nevzít si nic

## Portfolio

option-tuck = { $use ->
    [free] Vložit kartu na volné místo
    [ship] Uvolnit místo a odhodit i s nákladem: { $ship }
   *[card] Uvolnit místo a odhodit: { $card }
}

option-lose-official = Přijít o úředníka { place } ({ $count } { -to } { $after })

option-lose-favor = Přijít o přízeň { noble-gen }

option-lose-reis = Ztratit: { $payment }

option-sell-or-trade = { $use ->
    [sell] Prodat zboží na lodě
   *[trade] Obchodovat se šlechtici
}

## Selling and trading

option-sell = Prodat { good-acc } na { $owner ->
    [you] vlastní loď
   *[other] loď { whose }
} za { reis-count } ({ $before } { -to } { $after }): { $ship }{ $crates ->
    [0] {""}
    [one] ; vypluje za 1 paruku
    [few] ; vypluje za { $crates } paruky
   *[other] ; vypluje za { $crates } paruk
}

option-sell-pass = Ukončit prodej

option-trade = Nabídnout { noble-dat } { good-acc } ({ $before } { -to } { $after }): { state-action }

option-trade-pass = Ukončit obchodování

## State actions

option-recruit = { $count ->
    [one] Vyslat úředníka { $offices }
    [few] Vyslat { $count } úředníky { $offices }
   *[other] Vyslat { $count } úředníků { $offices }
}{ $reis ->
    [0] {""}
    [one] , získat 1 real
   *[other] , získat { $reis } réis
}

option-recruit-pass = Nezaměstnat nikoho

option-plan = Vzít plán { architect } architekta{ $officials ->
    [0] {""}
   *[other] {" "}{ for-officials }
} (zbývá: { $left })

option-plan-pass = Nevzít žádný plán

option-ship = { $use ->
    [free] Umístit na volné místo
    [ship] Nahradit: { $ship }
   *[card] Uvolnit místo a odhodit: { $card }
}; { $cost ->
    [0] zdarma
    [one] cena: 1 zboží
    [few] cena: { $cost } různé druhy zboží
   *[other] cena: { $cost } různých druhů zboží
}

option-ship-pass = Nestavět loď

option-ship-goods = Zaplatit: { $goods }

option-cargo-drop = Odložit 1 kus, na palubě: { $goods }

option-produce = Produkovat: { $goods }

option-produce-pass = Neprodukovat

# A good that is produced: the warehouse and the market price before and after
produce-part = { good-count } ({ $before } { -to } { $after }, cena { $price } { -to } { $priceafter })

option-extra-good = Vzít navíc { good-acc } ({ $before } { -to } { $after })

option-cardinal = { $spaces ->
    [one] O 1 pole
    [few] O { $spaces } pole
   *[other] O { $spaces } polí
}, vzít destičku { $side ->
    [behind] za ním
   *[ahead] před ním
}: { $tile }{ $treasury ->
    [0] {""}
   *[other] ; pokladnice { $treasury } { -to } { $treasuryafter }
}{ $church ->
    [yes] ; na konci tahu církevní bodování
   *[no] {""}
}

# Instead of a tile
no-tile = žádná tam není

option-cardinal-pass = Nechat kardinála na místě

option-favor = Vzít přízeň { noble-gen } (zbývá: { $left })

option-favor-pass = Nevzít žádnou přízeň

option-church-scoring = Odhodit církevní destičku za { wigs-acc } ({ $before } { -to } { $after }): { $tile }

option-church-scoring-pass = { $given ->
    [0] Ponechat si církevní destičky: žádné paruky ani vliv
   *[other] Ukončit a získat { $gain ->
        [one] 1 vliv
        [few] { $gain } vlivy
       *[other] { $gain } vlivu
    } ({ $before } { -to } { $after })
}

## Visits

option-visit-pay = Zaplatit: { $payment }

option-free-state = { $action ->
    [recruit] Zaměstnat až 2 úředníky
    [plan] Získat plán
    [ship] Postavit loď
    [produce] Produkovat zboží
    [cardinal] Setkat se s kardinálem
   *[favor] Získat přízeň
}

option-free-state-pass = Bez státní akce: rovnou { noble-action-name }

option-follow = Připojit se za { cost-influence }{ $means ->
    [enough] {""}
    [short] {" "}(chybí vám { $missing })
   *[other] {" "}({ visit-means })
} a { $use ->
    [noble] { noble-action }
   *[state] { state-action }
}

option-follow-pass = Nepřipojit se a ponechat si přízeň

option-pay = Zaplatit: { $payment }

## Noble actions

option-tile = { $size ->
    [small] Malá městská destička do sloupce 5
   *[large] Městská destička
}: obchod { with-good }, { $street }

option-plot = { $plot }: { $taken ->
    [yes] { $owner ->
        [you] váš obchod { with-good }
       *[other] obchod { with-good } ({ player-owner })
    }
    [covered] v této hře se nepoužívá
   *[no] { $reward }; parcela od { $count ->
        [one] 1 realu
       *[other] { $count } réis
    }; { $buildings ->
        [0] nyní žádné paruky (hodnota sloupce { $value })
        [one] { plot-wigs } (hodnota sloupce { $value }, 1 odpovídající budova)
        [few] { plot-wigs } (hodnota sloupce { $value }, { $buildings } odpovídající budovy)
       *[other] { plot-wigs } (hodnota sloupce { $value }, { $buildings } odpovídajících budov)
    }
}

player-owner = { $owner ->
    [green] Zelená
    [yellow] Žlutá
    [purple] Fialová
    [orange] Oranžová
    [lacerda] Lacerda
   *[other] { $owner }
}

plot-wigs = { $wigs ->
    [one] 1 paruka
    [few] { $wigs } paruky
   *[other] { $wigs } paruk
}

option-cube = Vzít kostičku { cube } (hodnota { $value }) { $source ->
    [row] východně od řádku { $row }
   *[column] pod sloupcem { $column }
}: parcela za { reis-count }{ $room ->
    [no] ; pro kostičku není místo, odhodí se
   *[yes] ; vaše kostičky { cube }: { $before } { -to } { $after }
}

option-cube-pass = Není tu žádná kostička: parcela za { reis-count }

option-house = { $group ->
    [left] Levá skupinka
    [middle] Prostřední skupinka
   *[right] Pravá skupinka
} ({ $built } { -to } { $after } ze { $size }){ $ability ->
    [left-2] : audienci i připojení k ní lze platit réis
    [middle-1] : lodě stojí o 1 zboží méně
    [middle-3] : lodě jsou zdarma
    [right-1] : produkce přinese 1 zboží navíc
    [right-3] : produkce přinese 1 zboží každého druhu navíc
   *[other] {""}
}

option-decree = Vzít { $decree } (nyní za { wigs-acc })

option-decree-pass = Nevzít žádný dekret

option-second-decree = Odhodit žeton a vzít { $decree } (nyní za { wigs-acc })

option-second-decree-pass = Ponechat si žetony sad sutin

option-site = { $side ->
    [north] Severní konec ulice { $street }
    [west] Západně od řádku { $row }
   *[east] Východně od řádku { $row }
}: { $building ->
    [none] kostičky: { $cubes }; odměna: { $reward }
   *[other] stojí tu budova ({ $building })
}

option-use-plan = Plán { architect } architekta { for-officials }{ $building ->
    [none] : žádná budova nezbývá
   *[other] : budova ({ $building }); { $returned ->
        [0] nevrátí se žádný úředník
        [one] vrátí se 1 úředník
        [few] vrátí se { $returned } úředníci
       *[other] vrátí se { $returned } úředníků
    }, { $hired ->
        [0] nikoho nenajímáte
       *[other] najmete { $hired } za { reis-count }
    }; paruky za obchody: vy { $wigs }, ostatní { $others }
}

option-return-official = Stáhnout { place } ({ $count } { -to } { $after })

## Rewards

option-rubble = Vzít kostičku { cube } (na hromádce { $left }){ $room ->
    [no] ; není pro ni místo, odhodí se
   *[yes] ; vaše kostičky { cube }: { $before } { -to } { $after }
}

option-rubble-pass = Nevzít žádnou kostičku

option-two-goods = Vzít: { $goods }

option-two-goods-pass = Nevzít žádné zboží

option-treasury = { $way ->
    [up] Nahoru
   *[down] Dolů
} ({ $before } { -to } { $after })

option-treasury-pass = Nechat ukazatel pokladnice na místě

## The end of the period

option-period-discard = Odhodit: { $card }

option-period-discard-pass = Už nic neodhazovat

option-period-reward = Vzít odměnu: { $card }

option-period-reward-pass = Nebrat další odměnu

## The extras

option-goal = Splnit úkol { $goal }

option-place-official = Vyslat úředníka { $office }

option-place-official-pass = Nevyslat nikoho
