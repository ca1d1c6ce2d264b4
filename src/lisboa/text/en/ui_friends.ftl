### Playing with friends: names, invitations, the waiting room, seats of people who are away, answers in advance.

## A name for the host, and for whoever is invited

ui-friends-name = Your name
ui-friends-name-why = { $listed ->
    [yes] { $who ->
        [host] Everybody sees it: on the invitation, at the table and in the list of tables.
       *[guest] Everybody sees it: at the table and in the list of tables.
    }
   *[no] { $who ->
        [host] Your friends see it on the invitation and at the table.
       *[guest] Everybody at the table sees it.
    }
}
ui-friends-name-missing = Enter a name first.
ui-friends-invited = { $host } invites you to play
ui-friends-join = Sit down and play
ui-friends-full = All seats are taken. You can look on when the game begins.

## The waiting room

ui-friends-chat = Chat
ui-friends-chat-none = Nobody has said anything yet.
ui-friends-clock = { $clock ->
    [none] No clock
    [live] { $minutes } minutes for each player and { $seconds } seconds more each turn
   *[async] { $hours } hours for each turn
}
ui-friends-clock-out = When the time is up, a bot takes over.
ui-friends-clock-away = Play without a clock
ui-friends-clock-back = Play with a clock

## A rematch

ui-friends-rematch-offer = { $name } offers a rematch
ui-friends-rematch-join = Join the rematch
ui-friends-rematch-go = To the rematch
ui-friends-invited-wait = { $count ->
    [one] { $names } is invited and has not sat down yet. If you begin now, a bot plays instead.
   *[other] { $names } are invited and have not sat down yet. If you begin now, bots play instead.
}

## Somebody is away

ui-friends-away = The table has been waiting for { $name } for a long time.
ui-friends-ask-bot = Let a bot play until they are back
ui-friends-ask-person = Offer the seat to somebody else
ui-friends-ask-about = Possible after 10 minutes at a table with a live clock, after 48 hours at any other. All others have to agree.
ui-friends-asked = { $way ->
    [bot] { $by } asks that a bot play for { $name } until they are back.
   *[person] { $by } asks that another person take the seat of { $name }.
}
ui-friends-asked-mine = { $way ->
    [bot] You ask that a bot play for { $name } until they are back.
   *[person] You ask that another person take the seat of { $name }.
}
ui-friends-missing = Still to answer: { $names }.
ui-friends-you = You keep your seat if you play on or say that you are here.
ui-friends-here = I am here
ui-friends-until = { $mine ->
    [yes] You have until { $time }.
   *[no] Without an objection it is agreed at { $time }.
}
ui-friends-offered = The seat of { $name } is free: send the link to somebody who can take it over.
# $stand: does a bot move for them, and why?
ui-friends-offered-mine = { $stand ->
    [clock] Your seat is offered to somebody else. Take it back from the bot, and you keep it.
    [resigned] You have resigned, and your seat is offered to somebody else.
   *[none] Your seat is offered to somebody else. Make a move, and you keep it.
}
ui-friends-lost = { $name ->
    [none] Another person has taken over your seat.
   *[other] { $name } has taken over your seat.
}
ui-friends-lost-look = You can look on.
ui-friends-take = The seat of { $name } is free. You can take it over.
ui-friends-take-button = Take the seat
ui-friends-copy = { $copied ->
    [yes] Copied
   *[no] Copy the link
}

## Answers in advance

ui-friends-standing = Do not ask me again:
ui-friends-standing-round = this round
ui-friends-standing-noble = { $noble ->
    [builder] at the Builder
    [minister] at the Minister
   *[king] at the King
}
ui-friends-standing-about = { $what ->
    [round] Follows are declined for you until this round ends. You can take it back at any time.
   *[noble] Follows at this noble are declined for you until the game ends. You can take it back at any time.
}
ui-friends-standing-on = { $what ->
    [round] You follow nobody this round
    [builder] You do not follow to the Builder
    [minister] You do not follow to the Minister
   *[king] You do not follow to the King
}
ui-friends-standing-off = Ask me again
