### Bots to play with.

# What people call it; $bot is what the server calls it
bot-title = { $bot ->
    [random] Náhodný
    [eager] Horlivý
    [novice] Nováček
    [apprentice] Učednice
    [greedy] Kupec
    [courtier] Dvořan
    [master] Mistr
   *[other] { $bot }
}

# Who it is and how it plays
bot-character = { $bot ->
    [random] Hraje cokoli, co pravidla dovolí. { bot-opponent }
    [eager] Kdykoli může, jde na audienci a sbírá sutiny; nic neplánuje. { bot-opponent }
    [novice] Tomé nosí na stavbách kámen. Vidí jen některé ze svých možností a často dá na chvilkový nápad. { bot-opponent }
    [apprentice] Inês se učí kreslit plány. Vidí skoro všechny své možnosti, ale tu a tam dá na chvilkový nápad. { bot-opponent }
   *[greedy] Bento si spočítá, co mu každý tah vynese teď, a málokdy se splete. Zítřek nechává druhým. { bot-opponent }
    [courtier] Dom Duarte u dvora zažil už všechno. Zvažuje celé tahy a ze zkušenosti ví, k čemu vedou. { bot-opponent }
    [master] Joaquim byl celý život architektem. Přemýšlí v celých tazích a představuje si, co dál udělají všichni hráči včetně vás. { bot-opponent }
}

# What to expect of it
bot-opponent = { $bot ->
    [random] Na vyzkoušení.
    [eager] Na vyzkoušení.
    [novice] Shovívavý soupeř pro první hry.
    [apprentice] Přátelská soupeřka pro toho, kdo už zná pravidla.
   *[greedy] Slušný soupeř.
    [courtier] Těžký soupeř.
    [master] Nejtěžší soupeř.
}
