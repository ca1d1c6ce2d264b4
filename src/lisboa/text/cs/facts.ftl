### What speaks for a move: facts about the turn that it begins. The id is "fact-" and the kind of the fact.

# Two facts, one after the other
fact-more = { $first }. { $rest }

fact-n-wigs = { $wigs ->
    [one] 1 paruka
    [few] { $wigs } paruky
   *[other] { $wigs } paruk
}

# Accusative
fact-n-wigs-acc = { $wigs ->
    [one] 1 paruku
   *[other] { fact-n-wigs }
}

fact-instead = { fact-n-wigs } místo { $before } za současného stavu

## Downtown

# $stores of yours score $each, or $wigs in all if they score differently; $others is what rivals get
fact-opening = { $side ->
    [north] Otevírá budovu ulice { with-good }
    [west] Otevírá budovu západně od řádku { $row }
   *[east] Otevírá budovu východně od řádku { $row }
}{ $stores ->
    [0] {""}
    [one] : váš obchod vynese { fact-n-wigs-acc }
   *[other] { $each ->
        [0] : vaše obchody ({ $stores }) vynesou dohromady { fact-n-wigs-acc }
       *[other] : vaše obchody ({ $stores }) vynesou po { $each }
    }
}{ $others ->
    [0] {""}
   *[other] {" "}(ostatním { $others })
}

fact-store = Staví obchod { with-good } na parcele { $plot }

fact-store-scores = Obchod { with-good } na { $plot } hned vynese { fact-n-wigs-acc }: { $buildings ->
    [one] 1 odpovídající budova
    [few] { $buildings } odpovídající budovy
   *[other] { $buildings } odpovídajících budov
}

fact-house = { $ability ->
    [visits] Odteď můžete audience platit v réis
    [ships] Odteď vás lodě stojí o jedno zboží méně
    [free-ships] Odteď vás lodě nestojí žádné zboží
    [goods] Odteď vám produkce dává jedno zboží navíc
   *[all-goods] Odteď vám produkce dává jedno zboží navíc od každého druhu
}

# So many houses of a group are still to be built for its next ability
fact-house-next = Ještě { $missing ->
    [one] 1 domek
    [few] { $missing } domky
   *[other] { $missing } domků
} z { house-group } skupinky a { $ability ->
    [visits] audience můžete platit v réis
    [ships] lodě vás stojí o jedno zboží méně
    [free-ships] lodě vás nestojí žádné zboží
    [goods] produkce vám dává jedno zboží navíc
   *[all-goods] produkce vám dává jedno zboží navíc od každého druhu
}

fact-street-place = { $place ->
    [first] Ujímá se vedení v obchodech { with-good }
    [shared] Dotahuje se na první místo v obchodech { with-good }
   *[behind] Polepšuje si v obchodech { with-good }
}: { fact-instead }

fact-deny-street = { player } ztrácí { fact-n-wigs-acc } za obchody { with-good }

fact-deny-site = { player } má pro toto místo plán

## Court and church

fact-officials-place = { $place ->
    [first] Ujímá se vedení v úřednících na dokončených plánech
    [shared] Dotahuje se na první místo v úřednících na dokončených plánech
   *[behind] Polepšuje si v úřednících na dokončených plánech
}: { fact-instead }

fact-deny-officials = { player } ztrácí { fact-n-wigs-acc } za úředníky

fact-recruit = { $count ->
    [one] Vysílá ke dvoru úředníka: { $use ->
        [both] poslouží budově a ostatním zdraží audience
        [buildings] poslouží budově
       *[visits] ostatním zdraží audience
    }
   *[other] Vysílá ke dvoru úředníky ({ $count }): { $use ->
        [both] poslouží budovám a ostatním zdraží audience
        [buildings] poslouží budovám
       *[visits] ostatním zdraží audience
    }
}

fact-recalls = { $place ->
    [plaza] Nejdřív stahuje úředníky z nádvoří: ti v úřadech dál zdražují audience ostatním
   *[office] Nejdřív stahuje z úřadu { noble-gen }
}

# How many of the reader's officials are there then
fact-office = Vaši úředníci v úřadu { noble-gen }: { $count }

fact-plan = { $count ->
    [one] Bere si plán { for-officials }
   *[other] Bere si plány ({ $count }) dohromady { for-officials }
}{ $wigs ->
    [0] {""}
   *[other] { $count ->
        [one] : jeho budova vám může vynést { fact-n-wigs-acc }
       *[other] : lepší z jejich budov vám může vynést { fact-n-wigs-acc }
    }
}

fact-favor = Bere si přízeň { noble-gen }: { $follow ->
    [yes] na pozdější připojení k audienci, nebo za 2 paruky na konci
   *[no] 2 paruky na konci
}

fact-follow = Využívá přízeň { noble-gen } k akci mimo svůj tah

fact-clergy = Bere si církevní destičku: { $tile }

fact-church = Církevní bodování: { fact-n-wigs } za { $count ->
    [one] církevní destičku
    [few] { $count } církevní destičky
   *[other] { $count } církevních destiček
}

## Decrees; $worth is what one counts

fact-decree = { $wigs ->
    [0] Bere si dekret { $decree }: { $worth }
   *[other] Dekret { $decree } vám už teď vynáší { fact-n-wigs-acc }: { $worth }
}

fact-decree-grows = Váš dekret { $decree } roste z { $before } na { fact-n-wigs-acc }: { $worth }

fact-decrees-grow = Vaše dekrety ({ $count }) dohromady porostou o { fact-n-wigs-acc }

fact-deny-decree = { player } nedostane dekret { $decree }, který by vynesl { fact-n-wigs-acc }

## Rubble, and how periods and the game end

fact-set = Dokončuje vaši { $sets }. sadu sutin: { $period ->
    [1] 3 paruky na konci každého období
   *[other] 3 paruky na konci
}{ $room ->
    [both] {" "}a více místa pro karty a zboží
    [goods] {" "}a více místa pro zboží
   *[none] {""}
}

fact-cubes = { $count ->
    [one] Bere kostičku sutin
    [few] Bere { $count } kostičky sutin
   *[other] Bere { $count } kostiček sutin
}; do další sady pak chybí: { $lacking }

fact-period-end = { $cause ->
    [sets] Dokončuje vaši druhou sadu sutin
   *[decks] Vyprazdňuje třetí balíček
}: první období končí{ $wigs ->
    [0] {""}
   *[other] , { fact-n-wigs } za vaše sady
}

fact-game-end = { $cause ->
    [sets] Dokončuje vaši čtvrtou sadu sutin
   *[decks] Vyprazdňuje třetí balíček
}: začínají poslední kola; kdyby se bodovalo teď, { $standing ->
    [ahead] vedli byste o { fact-n-wigs-acc }
    [behind] ztráceli byste { fact-n-wigs-acc }
   *[level] stav by byl vyrovnaný
}

## Ships, goods, money, portfolio

fact-ship = Staví loď{ $wigs ->
    [0] {""}
   *[other] { $replaced ->
        [yes] : na konci o { fact-n-wigs-acc } víc za velikost lodí
       *[no] : { fact-n-wigs } za její velikost na konci
    }
}

fact-sails = Zaplňuje vaši loď: { fact-n-wigs } při vyplutí

fact-loads = Nakládá vaši loď: { $crates } z { $hold } míst, { fact-n-wigs } při vyplutí

# $wigs is what rivals get whose ships sail by it
fact-sale = Prodává { fact-pieces } zboží za { $reis ->
    [one] 1 real
   *[other] { $reis } réis
}{ $falls ->
    [yes] , než produkce srazí cenu
   *[no] {""}
}{ $wigs ->
    [0] {""}
   *[other] {" "}(ostatním: { fact-n-wigs })
}

fact-goods = Získává { fact-pieces } zboží

fact-pieces = { $count ->
    [one] 1 kus
    [few] { $count } kusy
   *[other] { $count } kusů
}

fact-left = Zboží, které vám pak zbude: { $goods }

fact-influence = Získává { influence-count }: celkem { $now }

fact-reis = Získává { reis-count }: celkem { $now }

fact-wigs = Hned vynese { fact-n-wigs-acc }

fact-benefit = Odteď: { benefit }

fact-envelope = Obálky bez čísla vám odteď přinesou o { $count } vlivu více

# A card for the hand; $have others of its noble are there; $plans are there to be opened
fact-card = { $kind ->
    [builder] { $have ->
        [0] Vaše jediná karta stavitele: dostane vás k němu na audienci, kde postavíte obchod
       *[other] Další karta stavitele: i po audienci zůstane cesta k obchodům otevřená
    }
    [minister] { $have ->
        [0] Vaše jediná karta ministra: dostane vás k němu na audienci, kde si vezmete dekret
       *[other] Další karta ministra: i po audienci zůstane cesta k dekretům otevřená
    }
    [king] { $plans ->
        [0] Karta krále otevře veřejnou budovu, jakmile budete mít plán
       *[other] { $have ->
            [0] Vaše jediná karta krále: s ní můžete otevřít budovu podle svého plánu
           *[other] { $plans ->
                [1] Další karta krále: k otevření druhé budovy je třeba další plán
               *[other] Další karta krále: i po otevření budovy zůstane cesta k další otevřená
            }
        }
    }
   *[treasury] Karta pokladnice do vašeho portfolia: { benefit }
}

# A card of the hand discarded at the end of the first period
fact-exchange = { $reward ->
    [yes] Její odměna: { $effect }; a na její místo přijde karta druhého období
   *[no] Na její místo přijde karta druhého období
}

# What leaves the portfolio for a new card
fact-replaces = { $what ->
    [nothing] Z portfolia nemusí nic odejít
    [treasury] Z portfolia odchází: { benefit }
    [ship] Z portfolia odchází loď a s ní vliv: { $influence }
    [least] Odchází karta s nejmenším vlivem: { $influence }
   *[noble] Z portfolia odchází karta s vlivem { $influence }
}

## Goals, and the ranks against Lacerda

fact-goal = Plní úkol: { $reward }

fact-rank = Splňuje, co žádá hodnost „{ solo-rank }“: { solo-condition }

## Small choices

fact-pays = { $kept ->
    [influence] Šetří váš vliv{ fact-but-pays }
    [reis] Šetří vaše réis{ fact-but-pays }
   *[nothing] Platí { $price }
}

# One part of a price, in the accusative
fact-price = { $unit ->
    [reis] { reis-count }
    [influence] { influence-count }
   *[wigs] { $count ->
        [one] 1 paruku
       *[other] { wigs-count }
    }
}

fact-but-pays = { $wigs ->
    [0] {""}
   *[other] , ale stojí { fact-n-wigs-acc }
}

fact-keeps = { $what ->
    [clergy] Nechává církevní destičky na později
    [favor] Nechává přízeň { noble-gen } na lepší audienci
    [last-favor] Nechává si přízeň { noble-gen }: 2 paruky na konci
    [goods] Nechává zboží pro lepší využití
    [officials] Nechává úředníky na desce
    [markers] Nechává žetony sad na později
   *[cards] Nechává karty v ruce
}

fact-treasury = { $way ->
    [up] Zvyšuje pokladnici na { $count }: parcely a najímání všem zdraží
   *[down] Snižuje pokladnici na { $count }: parcely a najímání všem zlevní
}

# Where no fact speaks for a move; declined: free if what was offered would have cost nothing
fact-plain = { $declined ->
    [yes] Nic z nabídky teď nestojí za svou cenu
    [free] Nechává vše tak, jak je
   *[no] { $decision ->
        [main] { $last ->
            [yes] Žádná jiná akce na konci nevynese víc
           *[no] Připravuje vaše další tahy
        }
        [lose-favor] Vzdává se postradatelné přízně
        [ship-goods] Platí postradatelným zbožím
        [cargo-drop] Odkládá postradatelné zboží
       *[other] { $last ->
            [yes] Už na tom nezáleží
           *[no] Nechává mnoho možností na později
        }
    }
}

## Of several moves

fact-better = Náskok na konci je asi o { fact-n-wigs-acc } větší než u druhého návrhu

# Where facts do not tell two moves apart
fact-ahead = { $wigs ->
    [0] V tomto tahu se rozdíl ještě neprojeví: hry dohrané odtud se vyhrávají častěji
   *[other] V tomto tahu se rozdíl ještě neprojeví: hry dohrané odtud končí asi o { fact-n-wigs-acc } lépe
}

# Of moves that differ only in the way to the same position
fact-same = Na konci tahu vyjde nastejno jako jiný návrh

# What another move would end
fact-waits = { $end ->
    [period] První období pokračuje
   *[game] Poslední kola ještě nezačínají
}

## The rank within reach against Lacerda

# Of two ranks nobody can say which one it will be
rank-or = { $first } nebo { $second }

rank-reach = Do hodnosti „{ solo-rank }“ ještě chybí: { $list }

rank-reached = { solo-rank }: vše, co žádá nejvyšší hodnost, už máte

# The last action is chosen
rank-now = { solo-rank } za současného stavu: poslední akci máte zvolenou

rank-missing = { $what ->
    [wigs] { $missing ->
        [one] 1 paruka
        [few] { $missing } paruky
       *[other] { $missing } paruk
    }
    [first-places] { $missing ->
        [one] 1 první místo v obchodech
        [few] { $missing } první místa v obchodech
       *[other] { $missing } prvních míst v obchodech
    }
    [reis] { $missing ->
        [one] 1 real
       *[other] { $missing } réis
    }
    [decrees] { $missing ->
        [one] 1 dekret
        [few] { $missing } dekrety
       *[other] { $missing } dekretů
    }
    [ships] { $missing ->
        [one] 1 loď
        [few] { $missing } lodě
       *[other] { $missing } lodí
    }
   *[stores] { $missing ->
        [one] 1 obchod
        [few] { $missing } obchody
       *[other] { $missing } obchodů
    }
}
