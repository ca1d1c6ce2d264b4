### Bots to play with.

# What it is; $bot is what the server calls it
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

# Its name; $twin counts those of one kind at a table, from 1. Names of one kind are all of one gender
bot-name = { $bot ->
    [novice] { $twin ->
        [1] Tomé
        [2] Gaspar
        [3] Brás
       *[other] Zeferino
    }
    [apprentice] { $twin ->
        [1] Inês
        [2] Rita
        [3] Marta
       *[other] Teresa
    }
    [greedy] { $twin ->
        [1] Bento
        [2] Vasco
        [3] Simão
       *[other] Tiago
    }
    [courtier] { $twin ->
        [1] Dom Duarte
        [2] Dom Nuno
        [3] Dom Lopo
       *[other] Dom Fernão
    }
    [master] { $twin ->
        [1] Joaquim
        [2] Anselmo
        [3] Eusébio
       *[other] Matias
    }
   *[other] { $twin ->
        [1] { bot-title }
       *[other] { bot-title } { $twin }
    }
}

# Name and what it is
bot-called = { $bot ->
    [novice] Nováček { bot-name }
    [apprentice] Učednice { bot-name }
    [greedy] Kupec { bot-name }
    [courtier] Dvořan { bot-name }
    [master] Mistr { bot-name }
   *[other] { bot-name }
}

# Who it is and how it plays
bot-character = { $bot ->
    [random] Hraje cokoli, co pravidla dovolí. { bot-opponent }
    [eager] Kdykoli může, jde na audienci a sbírá sutiny; nic neplánuje. { bot-opponent }
    [novice] { bot-name } nosí na stavbách kámen. Vidí jen některé ze svých možností a často dá na chvilkový nápad. { bot-opponent }
    [apprentice] { bot-name } se učí kreslit plány. Vidí skoro všechny své možnosti, ale tu a tam dá na chvilkový nápad. { bot-opponent }
   *[greedy] { bot-name } si spočítá, co mu každý tah vynese teď, a málokdy se splete. Zítřek nechává druhým. { bot-opponent }
    [courtier] { bot-name } u dvora zažil už všechno. Zvažuje celé tahy a ze zkušenosti ví, k čemu vedou. { bot-opponent }
    [master] { bot-name } byl celý život architektem. Přemýšlí v celých tazích a představuje si, co dál udělají všichni hráči včetně vás. { bot-opponent }
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
