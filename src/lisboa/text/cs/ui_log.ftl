### The log, the timeline, what happened while one was away, and calls to act.

ui-log-close = Zavřít

## The log

# The heading of a turn; $turn counts the turns of this player, 0 if it is not counted
ui-log-turn = { $name ->
    [none] { player }
   *[other] { player } ({ $name })
}{ $turn ->
    [0] {""}
   *[other] , { $turn }. tah
}

ui-log-before = Před prvním tahem

ui-log-gain = { $gain ->
    [wigs] paruky
    [reis] réis
   *[influence] vliv
}

ui-log-jump = Zobrazit tento okamžik

ui-log-taken-back = (vzato zpět)

ui-log-rule = Pravidlo { $rule }

ui-log-details = Podrobně

ui-log-timeline = Časová osa

ui-log-earlier = { $count ->
    [one] 1 dřívější tah
    [few] { $count } dřívější tahy
   *[other] { $count } dřívějších tahů
}

# An entry that is no move. $count: how many moves are taken back or played again, or how many remain after a rewind.
# A move (one decision) is "krok", a turn is "tah".
ui-log-entry = { $kind ->
    [undo] { player } bere zpět { $count ->
        [one] 1 krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
    [redo] { player } opakuje, co bylo vzato zpět
    [rewind] Hra se vrací ke kroku { $count }
    [rewind-asked] { player } žádá o návrat ke kroku { $count }
    [rewind-agreed] { player } souhlasí s návratem
    [rewind-refused] { player } s návratem nesouhlasí
    [resigned] { player } se vzdává; dál hraje bot
    [stand-in] Místo { player-gen } hraje bot
    [returned] { player } je zpět
    [paused] Hodiny jsou zastaveny
    [replace-asked] { player } navrhuje nahradit hráče, který chybí
    [replace-agreed] { player } souhlasí
    [replace-refused] { player } nesouhlasí
    [seat-offered] Místo hráče { player } je volné pro někoho jiného
    [replaced] { $former ->
        [none] { player }: teď hraje někdo jiný
       *[other] { player } přebírá místo hráče { $former }
    }
   *[resumed] Hodiny opět běží
}

## The timeline

ui-log-points = Okamžiky hry

# Where the handle of the timeline stands
ui-log-point = Krok { $move } z { $last }

ui-log-looking = Díváte se na krok { $move } z { $last }

# Where one looks: Lacerda plays within the moves of his rival
ui-log-lacerda = { $when ->
    [before] Před { $turn }. tahem Lacerdy
    [during] Během { $turn }. tahu Lacerdy
   *[after] Po { $turn }. tahu Lacerdy
}

ui-log-back = Zpět do současnosti

ui-log-step = { $way ->
    [first] Na začátek
    [back] Krok zpět
    [on] Krok vpřed
    [last] Do současnosti
    [pause] Pozastavit
   *[play] Přehrát
}

ui-log-your-turn = Jste na tahu

ui-log-mark = { $kind ->
    [period-ended] První období končí
    [church-called] Církevní bodování
    [end-triggered] Blíží se konec hry
    [final-round] Poslední kolo
   *[game-over] Hra skončila
}

ui-log-seat = Číma očima

ui-log-seat-of = { $name ->
    [none] { player }
   *[other] { player } ({ $name })
}

## While you were away

ui-log-away = Co se dělo bez vás

ui-log-away-close = Do současnosti

## Calls to act. $player is who has the turn, $name the name of that person or "none"

ui-log-decide = Rozhodujete vy: { $prompt }

ui-log-more = { $count ->
    [one] a ještě 1 věc
    [few] a ještě { $count } věci
   *[other] a ještě { $count } věcí
}

# The head of a phone's screen: period and round, as short as can be
ui-log-where = { $period ->
    [1] I
   *[2] II
} · { $round }

# Who has the turn
ui-log-who = { $name ->
    [none] { player }
   *[other] { $name } ({ player })
}

ui-log-call = { $kind ->
    [follow] { ui-log-who } jde na audienci { to-noble }: můžete se připojit
    [following] { ui-log-who } jde na audienci { to-noble } a vy se připojujete
    [church-scoring] Církevní bodování: můžete odhodit církevní destičky
    [period-discard] První období končí: můžete odhodit karty za odměny
    [period-reward] První období končí: vezměte si odměnu z odhozené karty
   *[other] Na tahu je { ui-log-who }, ale toto rozhodujete vy
}
