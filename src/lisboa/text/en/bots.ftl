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
    [novice] Tomé carries stones on the building sites. He overlooks half of what lies before him and never gets in your way. { bot-opponent }
    [apprentice] Inês is learning to draw plans. She often finds a good move and as often misses the best one. { bot-opponent }
   *[greedy] Bento adds up what each turn earns him now, and seldom errs. He leaves tomorrow to others. { bot-opponent }
    [courtier] Dom Duarte hears everything at court. Before he decides, he imagines how the game may go on. { bot-opponent }
    [master] Joaquim has been an architect all his life. He thinks in whole turns, up to the end of the game, and knows what you are after. { bot-opponent }
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
