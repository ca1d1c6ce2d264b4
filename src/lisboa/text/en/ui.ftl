### The words of the web client.

ui-loading = Loading…

ui-home = To the start page

ui-undo = Undo

ui-redo = Redo

ui-restart-turn = Start the turn anew

ui-game-over = The game is over

ui-paused = The game is paused

ui-waiting-for = { $name ->
    [none] { player } decides
   *[other] { $name } ({ player }) decides
}

ui-choices = Choices

ui-panels = Parts of the table

ui-panel = { $panel ->
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

ui-problem-offline = The server does not answer

ui-problem-not-found = There is no such table here

ui-problem-other = This did not work ({ $word })

ui-problem-no-page = There is no such page

ui-latest = Latest events

# Players of one name: a person on several seats, bots of one kind
ui-name-and-number = { $name } { $number }
