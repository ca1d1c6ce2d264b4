### The web client: player boards, the hand, and what is offered below the prompt.

ui-player-seat = { $name } ({ player }){ $here ->
    [bot] , bot
    [yes] , u stolu
   *[no] , mimo stůl
}{ $turn ->
    [yes] ; právě rozhoduje
   *[no] {""}
}{ $starts ->
    [yes] ; začíná kola
   *[no] {""}
}

ui-player-clock = Zbývající čas: { $time }

ui-player-influence = Vliv { $count }, při platbě vynese { $reis ->
    [one] 1 real
   *[other] { $reis } réis
}

ui-player-reis = { reis-count }

ui-player-wigs = { wigs-count }

ui-player-final = Skóre, kdyby hra skončila nyní: { wigs-count }

ui-player-officials = Úředníci na desce: { $count }

ui-player-good = { good }: { $count }, nejvýše { $limit }

ui-player-warehouse = Skladiště

ui-player-portfolio = Portfolio

ui-player-cards = Karty v portfoliu: { $count }, nejvýše { $limit }

ui-player-gain = Zisk vlivu přináší { $count }

ui-player-slot = { $row ->
    [top] Volný přístav pro kartu šlechtice nebo loď
   *[bottom] Volné místo v dolní řadě pro kartu pokladnice
}

ui-player-rubble-title = Sutiny

ui-player-rubble = Zemětřesení { $earthquake }, požár { $fire }, tsunami { $tsunami }; { $sets ->
    [one] 1 sada
    [few] { $sets } sady
   *[other] { $sets } sad
}

ui-player-cubes = Kostičky { cube }: { $count }; { $sets ->
    [one] 1 sada
    [few] { $sets } sady
   *[other] { $sets } sad
}

ui-player-markers = Žetony sad sutin u ministra: { $count }{ $used ->
    [yes] ; jeden byl použit v tomto tahu
   *[no] {""}
}

ui-player-houses-title = Domky

ui-player-houses = { $group ->
    [left] Levá skupinka domků, postaveno { $built } ze { $size }: po 2. lze audience platit réis
    [middle] Prostřední skupinka domků, postaveno { $built } ze { $size }: po 1. stojí lodě o 1 zboží méně, po 3. jsou zdarma
   *[right] Pravá skupinka domků, postaveno { $built } ze { $size }: po 1. přinese produkce 1 zboží navíc, po 3. po 1 zboží každého druhu navíc
}

ui-player-stores = Obchody: { $count } (zlato { $gold }, knihy { $books }, látky { $cloth }, nářadí { $tools })

ui-player-clergy = Církevní destičky

ui-player-favor = Přízeň { noble-gen }{ $held ->
    [yes] {""}
   *[no] : zatím ne
}

ui-player-plans = Plány

ui-player-plan = Plán { architect } architekta { for-officials }{ $done ->
    [yes] , dokončený
   *[no] {""}
}{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}

ui-player-plan-counts = Plány: nedokončené { $open }, dokončené { $done } (úředníků na nich: { $officials })

ui-player-decrees = Dekrety

ui-player-decree-list = Dekrety: { $count }{ $worth ->
    [-1] {""}
   *[other] , nyní za { $worth ->
        [one] 1 paruku
        [few] { $worth } paruky
       *[other] { $worth } paruk
    }
}

ui-player-hand = Karty v ruce: { $count }{ $known ->
    [0] {""}
   *[other] ; známé: { $cards }
}

ui-player-none = žádné

ui-player-hand-title = Vaše ruka

# Short words on the buttons below a card: some nine letters have room
ui-player-use = { $use ->
    [gold] Zlato
    [portfolio] Portfolio
    [visit] Audience
   *[sponsor] Událost
}

ui-player-pay-nothing = Nic neplatíte

ui-player-end-turn-question = Ukončit tah? { $text }

ui-player-end-turn = Ukončit tah

ui-player-not-yet = Ještě ne

# Before wigs are spent on a visit; $have are all that the player has
ui-player-wigs-question = { $have ->
    [1] Utratit jedinou paruku?
   *[other] Utratit paruky: { $wigs } z vašich { $have }?
} { $text }

ui-player-spend-wigs = Utratit { $wigs ->
    [one] 1 paruku
    [few] { $wigs } paruky
   *[other] { $wigs } paruk
}

ui-player-keep-wigs = { $have ->
    [1] Ponechat si ji
   *[other] Ponechat si je
}
