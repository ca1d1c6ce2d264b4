### Bots to play with.

# What it is; $bot is what the server calls it
bot-title = { $bot ->
    [random] Random
    [eager] Eager
    [novice] Novice
    [apprentice] Apprentice
    [greedy] Merchant
    [courtier] Courtier
    [master] Master
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
    [novice] { bot-name } the novice
    [apprentice] { bot-name } the apprentice
    [greedy] { bot-name } the merchant
    [courtier] { bot-name } the courtier
    [master] { bot-name } the master
   *[other] { bot-name }
}

# Who it is and how it plays
bot-character = { $bot ->
    [random] Plays anything that is allowed. { bot-opponent }
    [eager] Visits whenever possible and collects rubble; plans nothing. { bot-opponent }
    [novice] { bot-name } carries stones on the building sites. He sees only a few of his chances and often follows a whim. { bot-opponent }
    [apprentice] { bot-name } is learning to draw plans. She sees most of her chances, but now and then a whim gets the better of her. { bot-opponent }
   *[greedy] { bot-name } adds up what each turn earns him now, and seldom errs. He leaves tomorrow to others. { bot-opponent }
    [courtier] { bot-name } has seen everything at court. He weighs whole turns and knows by experience what becomes of them. { bot-opponent }
    [master] { bot-name } has been an architect all his life. He thinks in whole turns and imagines what all players, you included, will do next. { bot-opponent }
}

# What to expect of it
bot-opponent = { $bot ->
    [random] For trying things out.
    [eager] For trying things out.
    [novice] A forgiving opponent for the first games.
    [apprentice] A friendly opponent once you know the rules.
   *[greedy] A fair opponent.
    [courtier] A hard opponent.
    [master] The hardest opponent.
}
