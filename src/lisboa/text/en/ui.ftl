### The words of the web client.

ui-loading = Loading…

ui-home = To the start page

ui-undo = Undo

ui-redo = Redo

ui-restart-turn = Start the turn anew

# Why the buttons of the turn do nothing
ui-undo-why-not = { $why ->
    [start] Nothing can be taken back: nothing has been played here yet
    [others] The last move was not yours: further back only with the consent of all (menu)
   *[revealed] { $event ->
        [none] Your last move showed something new: further back only with the consent of all (menu)
       *[other] Your last move showed something new: “{ $event }”. Further back only with the consent of all (menu)
    }
}

ui-redo-why-not = Nothing was undone

ui-restart-why-not = There are not two moves of this turn to take back

ui-game-over = The game is over

ui-paused = The game is paused

ui-waiting-for = { $name ->
    [none] { player } decides
   *[other] { $name } ({ player }) decides
}

ui-choices = Choices

ui-panels = Parts of the table

ui-panel = { $panel ->
    [hand] Hand
    [downtown] City
    [court] Court
    [tracks] Church
    [cards] Cards
    [own] You
   *[boards] Others
}

ui-tools = Tools

ui-layer = { $layer ->
    [hint] Hint
    [analysis] Analysis
    [plan-copy] What if
    [log] Log
    [score] Score
    [chat] Chat
    [rules] Rules
    [legend] Legend
   *[menu] Menu
}

ui-period-turn = Period { $period ->
    [2] II
   *[other] I
}, round { $round }

# Before the board is laid out: in place of period and round, and over the board
ui-set-up = Set-up

ui-set-up-title = The city is being laid out

ui-set-up-about = First everybody keeps one of two clergy tiles. Then come streets, church, decrees and cards.

ui-problem-offline = The server does not answer

ui-problem-not-found = There is no such table here

ui-problem-other = This did not work ({ $word })

ui-problem-seat-lost = Another person has taken over your seat

ui-problem-no-page = There is no such page

ui-latest = Latest events

# A person on several seats
ui-name-and-number = { $name } { $number }
