### What the player who decides has to do, in one sentence. The id is "prompt-" and the name of the step.

prompt-game-over = Hra skončila.

## Set-up

prompt-keep-clergy = Ponechte si jednu ze dvou vylosovaných církevních destiček; druhá se vrátí do pytlíku.

prompt-draft = { $left ->
    [one] Draft, { $round }. kolo: jednu kartu si ponechte a zbytek pošlete dál.
    [few] Draft, { $round }. kolo: { $left } karty si ponechte a zbytek pošlete dál; nyní vyberte jednu.
   *[other] Draft, { $round }. kolo: { $left } karet si ponechte a zbytek pošlete dál; nyní vyberte jednu.
}

prompt-starting-decree = Vezměte si počáteční dekret.

## The turn

prompt-main = Zahrajte kartu do portfolia nebo na královský dvůr, případně kartu odhoďte za 1 zlato.

prompt-after-action = Využít církevní destičku, nebo pokračovat a vzít si politickou kartu?

prompt-take-card = Vezměte si jednu z politických karet ležících lícem vzhůru.

## Portfolio

prompt-tuck = Vyberte místo v portfoliu (karty: { $cards }, nejvýše { $limit }): { $card }.

prompt-lose-official = Postih: přijdete o jednoho ze svých úředníků (vrátí se na vaši desku).

prompt-lose-favor = Postih: přijdete o jednu ze svých přízní.

prompt-lose-reis = Postih: ztrácíte { $count ->
    [one] 1 real
   *[other] { $count } réis
} (máte { $reis }): kolik z toho z vlivu?

prompt-sell-or-trade = Prodávat zboží na lodě, nebo obchodovat se šlechtici?

## Selling and trading

prompt-sell = { $sold ->
    [0] Vyberte zboží a loď, na kterou je prodáte.
   *[other] Prodat další zboží (prodáno { $sold }), nebo skončit?
}

prompt-trade = { $done ->
    [0] Nabídněte šlechtici zboží za státní akci.
   *[other] Nabídnout další zboží za druhou státní akci, nebo skončit?
}

## State actions

prompt-recruit = Vyberte úřady, kam vyšlete úředníky (na desce jich máte { $officials }){ $optional ->
    [yes] , nebo odmítněte.
   *[no] .
}

prompt-plan = Vyberte architekta, jehož plán si vezmete{ $optional ->
    [yes] , nebo odmítněte.
   *[no] .
}

prompt-ship = Vyberte místo pro novou loď{ $optional ->
    [yes] , nebo odmítněte
   *[no] {""}
}: { $ship }.

prompt-ship-goods = Zaplaťte za loď { $count ->
    [one] 1 zboží
    [few] { $count } různé druhy zboží
   *[other] { $count } různých druhů zboží
}.

prompt-cargo-drop = Náklad se nevejde, vyberte zboží, které odložíte: { $ship }.

prompt-produce = { $optional ->
    [yes] Produkovat zboží ve svých obchodech, nebo odmítnout?
   *[no] Produkujte zboží ve svých obchodech.
}

prompt-extra-good = Vyberte zboží navíc z právě vyprodukovaných druhů{ $left ->
    [one] .
   *[other] {" "}(zbývá: { $left }).
}

prompt-cardinal = Posuňte kardinála o { $most ->
    [one] 1 pole
    [few] 1 nebo { $most } pole
   *[other] 1 nebo { $most } polí
} a vezměte si církevní destičku vedle něj{ $optional ->
    [yes] , nebo odmítněte.
   *[no] .
}

prompt-favor = Vyberte šlechtice, jehož přízeň získáte{ $optional ->
    [yes] , nebo odmítněte.
   *[no] .
}

prompt-church-scoring = { $given ->
    [0] Církevní bodování: odhodit církevní destičky za paruky a vliv, nebo si všechny ponechat?
   *[other] Církevní bodování: odhodit další církevní destičku, nebo skončit?
}

## Visits

prompt-visit-pay = Zaplaťte { cost-influence } za audienci u { noble-gen } ({ visit-cost }); máte { $influence ->
    [one] 1 vliv
    [few] { $influence } vlivy
   *[other] { $influence } vlivu
}, { $wigs ->
    [one] 1 paruku
    [few] { $wigs } paruky
   *[other] { $wigs } paruk
} a { $reis ->
    [one] 1 real
   *[other] { $reis } réis
}.

prompt-free-state = Než provedete šlechtickou akci ({ noble-action-name }), můžete využít jednu státní akci { noble-gen }.

prompt-follow = Vrátit přízeň a připojit se za { cost-influence } ({ visit-cost }) k audienci { player-gen } u { noble-gen }, nebo zůstat stranou?

prompt-pay = Zaplaťte { reis-count } { $purpose ->
    [land] za parcelu
    [hire] za najaté úředníky
    [event] za financování události
   *[penalty] jako postih
} (máte { $reis }): kolik z toho z vlivu?

## Noble actions

prompt-tile = Vyberte městskou destičku; její pole určuje druh obchodu a ulici.

prompt-plot = Vyberte parcelu pro obchod { with-good }, ulice { $street }.

prompt-cube = Odkliďte kostičku z řádku { $row } nebo sloupce { $column }; ty zbylé zdražují parcelu { $plot }.

prompt-house = Vyberte skupinku, ze které přesunete další domek na svůj obchod na parcele { $plot }.

prompt-decree = Vezměte si dekret{ $optional ->
    [yes] , nebo odmítněte.
   *[no] .
}

prompt-second-decree = Odhodit žeton sady sutin (máte { $markers }) za druhý dekret?

prompt-site = Vyberte staveniště pro veřejnou budovu, kterou otevřete.

prompt-use-plan = Vyberte plán k dokončení: budova jeho architekta bude stát { $site }.

prompt-return-official = Stáhněte pro provoz budovy { $left ->
    [one] 1 úředníka
    [few] { $left } úředníky
   *[other] { $left } úředníků
}: odkud?

## Rewards

prompt-rubble = Vezměte si kostičku z hromádky sutin{ $optional ->
    [yes] , nebo odmítněte.
   *[no] .
}

prompt-two-goods = Vyberte 2 různá zboží, která si vezmete{ $optional ->
    [yes] , nebo odmítněte.
   *[no] .
}

prompt-treasury = Posunout ukazatel pokladnice nahoru, { $optional ->
    [yes] dolů, nebo jej nechat na místě?
   *[no] nebo dolů?
}

## The end of the period

prompt-period-discard = { $discarded ->
    [0] Odhodit karty a získat odměnu z jedné karty každého šlechtice, nebo si vše ponechat?
   *[other] Odhodit další kartu (zatím { $discarded }), nebo skončit?
}

prompt-period-reward = Vezměte si odměnu z odhozené karty, jednu od každého šlechtice.

## The extras

prompt-goal = Splňujete dva úkoly, ale v tomto tahu se počítá jen jeden: vyberte jej.

prompt-place-official = Vyšlete úředníka do libovolného úřadu (na desce jich máte { $officials }), nebo odmítněte.
