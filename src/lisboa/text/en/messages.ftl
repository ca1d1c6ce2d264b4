### Messages to people for whom a table waits, by browser, webhook and e-mail. $name is the person's, $title the table's,
### $url leads to the table; $kind is "your-turn", "rewind", "over", "invited", "full", "stand-in", "stand-in-away", "away",
### "replace" or "replaced".

# One sentence; in a chat room the name tells who is meant
message-line = { $kind ->
    [rewind] { $name }, somebody at “{ $title }” asks to rewind the game. Do you agree?
    [over] { $name }, the game at “{ $title }” is over.
    [invited] { $name }, a seat at “{ $title }” is kept for you.
    [stand-in] { $name }, your time at “{ $title }” was up and a bot moves for you. You can take your seat back.
    [stand-in-away] { $name }, “{ $title }” had been waiting for you for a long time, so a bot moves for you now. You can take your seat back.
    [replaced] { $name }, somebody else plays your seat at “{ $title }” now: the others had waited for you for a long time.
    [full] { $name }, everybody is at “{ $title }”: you can begin.
    [away] { $name }, “{ $title }” has been waiting for you. If you stay away, the others may have a bot or another person take your seat.
    [replace] { $name }, somebody at “{ $title }” asks that a player who is away be replaced. Do you agree?
   *[your-turn] { $name }, it is your turn at “{ $title }”: { message-decision }.
}

# $decision is the engine's name of the decision, or empty
message-decision = { $decision ->
    [keep-clergy] choose the clergy tile you keep
    [draft] draft a card
    [starting-decree] take a decree to start with
    [main] play a card
    [after-action] go on with your turn
    [take-card] take a political card
    [sell-or-trade] sell or trade
    [sell] sell goods
    [trade] trade with the nobles
    [follow] you may follow a visit to the court
    [church-scoring] church scoring waits for your choice
    [lose-official] you lose an official
    [lose-favor] you lose a royal favor
    [lose-reis] you have a penalty to pay
    [period-discard] the period ends, you may discard cards for rewards
    [period-reward] take the reward of a discarded card
    [goal] choose the goal that counts
   *[other] a decision is yours
}

message-post =
    { message-line }
    { $url }

# No words of strangers: the subject of an invitation does not name the table, nor does its text
message-subject = { $kind ->
    [rewind] Lisboa: a rewind is asked for at “{ $title }”
    [over] Lisboa: “{ $title }” is over
    [invited] Lisboa: a seat at a table is kept for you
    [stand-in] Lisboa: a bot moves for you at “{ $title }”
    [stand-in-away] Lisboa: a bot moves for you at “{ $title }” until you are back
    [replaced] Lisboa: somebody else plays your seat at “{ $title }”
    [full] Lisboa: “{ $title }” can begin
    [away] Lisboa: “{ $title }” is waiting for you
    [replace] Lisboa: shall somebody at “{ $title }” be replaced?
   *[your-turn] Lisboa: your turn at “{ $title }”
}

# The line of an e-mail; an invitation has no words of the stranger who invites
message-mail-line = { $kind ->
    [invited] { $name }, a seat at a table is kept for you. The link leads there.
   *[other] { message-line }
}

# $site is where the server lives, $stop leads to the end of all e-mails
message-mail =
    { message-mail-line }

    { $url }

    --{" "}
    You get this because your e-mail address stands in your settings at { $site }
    To get no more of these messages, remove it there or follow this link:
    { $stop }

message-confirm-subject = Lisboa: is this your e-mail address?

# $url opens the page that asks once more
message-confirm =
    Somebody, hopefully you, wants e-mails at this address when it is their turn in a game of Lisboa. If it was you, open this link within two days and press the button there:

    { $url }

    --{" "}
    Somebody gave this address at { $site }
    If it was not you, do nothing: you will hear no more of it.

# Pages to which the links in e-mails lead
message-confirm-question = Should e-mails come to this address when it is your turn?
message-confirm-button = Yes, this is my address
message-confirmed = Your e-mail address is confirmed: you are written to when it is your turn.
message-stop-question = Should no more e-mails come to this address?
message-stop-button = No more e-mails
message-stopped = You get no more e-mails. If you want them again, enter your address again in your settings.
message-bad-link = This link is not complete, too old or used already. Ask for a new one in your settings.

# The page at a name that the server does not know, in a network at home for example; $url is its address there
message-wrong-host = This server does not answer to that name
message-wrong-host-instead = Open this address instead: { $url }
message-wrong-host-yours = If this is your server: it answers to further names that you give it with the option --allowed-host.
