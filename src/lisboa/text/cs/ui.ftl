### The words of the web client.

ui-loading = Načítání…

ui-home = Na úvodní stránku

ui-undo = Zpět

ui-redo = Znovu

ui-restart-turn = Začít tah znovu

# Why the buttons of the turn do nothing
ui-undo-why-not = { $why ->
    [start] Nelze nic vzít zpět: zatím se tu nic nezahrálo
    [others] Poslední tah nebyl váš: dál zpět jen se souhlasem všech (menu)
   *[revealed] { $event ->
        [none] Váš poslední tah odkryl něco nového: dál zpět jen se souhlasem všech (menu)
       *[other] Váš poslední tah odkryl něco nového: „{ $event }“. Dál zpět jen se souhlasem všech (menu)
    }
}

ui-redo-why-not = Nic nebylo vzato zpět

ui-restart-why-not = V tomto tahu nejsou dvě rozhodnutí, která by šla vzít zpět

ui-game-over = Hra skončila

ui-paused = Hra je pozastavena

ui-waiting-for = { $name ->
    [none] Rozhoduje { player }
   *[other] Rozhoduje { $name } ({ player })
}

ui-choices = Možnosti

ui-panels = Části stolu

ui-panel = { $panel ->
    [hand] Ruka
    [downtown] Město
    [court] Dvůr
    [tracks] Církev
    [cards] Karty
    [own] Vy
   *[boards] Ostatní
}

ui-tools = Nástroje

ui-layer = { $layer ->
    [hint] Rada
    [analysis] Rozbor
    [plan-copy] Co když
    [log] Průběh
    [score] Skóre
    [chat] Chat
    [rules] Pravidla
    [legend] Legenda
   *[menu] Menu
}

ui-period-turn = { $period ->
    [2] II
   *[other] I
}. období, { $round }. kolo

# Before the board is laid out: in place of period and round, and over the board
ui-set-up = Příprava

ui-set-up-title = Město se připravuje

ui-set-up-about = Nejprve si každý ponechá jednu ze dvou církevních destiček. Pak přijdou na řadu ulice, církev, dekrety a karty.

ui-problem-offline = Server neodpovídá

ui-problem-not-found = Takový stůl tu není

ui-problem-other = Nepodařilo se ({ $word })

ui-problem-seat-lost = Vaše místo převzal někdo jiný

ui-problem-no-page = Taková stránka neexistuje

ui-latest = Poslední události

# A person on several seats
ui-name-and-number = { $name } { $number }
