### Bots to play with.

# What people call it; $bot is what the server calls it
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

# Who it is and how it plays
bot-character = { $bot ->
    [random] Plays anything that is allowed. { bot-opponent }
    [eager] Visits whenever possible and collects rubble; plans nothing. { bot-opponent }
    [novice] Tomé carries stones on the building sites. He sees only a few of his chances and often follows a whim. { bot-opponent }
    [apprentice] Inês is learning to draw plans. She sees most of her chances, but now and then a whim gets the better of her. { bot-opponent }
   *[greedy] Bento adds up what each turn earns him now, and seldom errs. He leaves tomorrow to others. { bot-opponent }
    [courtier] Dom Duarte has seen everything at court. He weighs whole turns and knows by experience what becomes of them. { bot-opponent }
    [master] Joaquim has been an architect all his life. He thinks in whole turns and imagines what all players, you included, will do next. { bot-opponent }
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
