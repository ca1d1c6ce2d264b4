### The web client outside the table: start page, lists of tables, new table, waiting room, settings, faults.

## Head and foot of every page

ui-home-ways = Pages

ui-home-way-new = New table

ui-home-way-lobby = Lobby

ui-home-way-replays = Replays

ui-home-way-rules = Rules

ui-home-way-legend = Legend

ui-home-way-settings = Settings

ui-home-way-api = For programs

ui-home-language = Language

ui-home-night = { $night ->
    [yes] By day
   *[no] By night
}

ui-home-waiting-count = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}

ui-home-credits = Lisboa is a board game by Vital Lacerda, with art by Ian O’Toole, published by Eagle-Gryphon Games.

ui-home-unofficial = This is an unofficial project of players, with drawings of its own; it is not connected with the designer or the publisher.

## Start page

ui-home-tagline = 1755: earthquake, tsunami, fire. Win over the court and rebuild the city.

# $title is a table's; $count how many tables wait
ui-home-continue = { $count ->
    [one] Your turn: { $title }
   *[other] Your turn: { $title } (and { $count } tables in all)
}

ui-home-play-bot = Play now

# $bot is a name, or "none" while it is not known
ui-home-play-bot-about = { $players ->
    [2] You against a bot
    [3] You against two bots
   *[4] You against three bots
}

ui-home-players = Number of players

ui-home-players-short = { $count ->
    [one] 1 player
   *[other] { $count } players
}

ui-home-choose-bot = Which bot

ui-home-play-solo = Solo against Lacerda

ui-home-play-solo-about = The official solo game, with a rank at the end

ui-home-solo-rules = How Lacerda plays

ui-home-play-friends = A table for friends

ui-home-play-friends-about = Send them a link, begin when all are there

ui-home-all-options = All options

ui-home-my-tables = My tables

ui-home-my-tables-none = Nothing here yet. One click above, and you play; no account is needed.

ui-home-lobby = Open tables

ui-home-lobby-none = Nobody is looking for players now. Open a table, and others will find it here.

ui-home-watch = Watch

ui-home-watch-none = No public game is going on, and none has been played yet.

ui-home-more = All

## Titles that tables get, and what is said of a table in lists

ui-home-title-bots = { $count ->
    [one] Against a bot
   *[other] Against { $count } bots
}

ui-home-title-solo = Against Lacerda

ui-home-title-friends = Table of { $name }

# The names of bots; $bot is what the server calls it
ui-home-bot = { $bot ->
    [random] Random
    [eager] Eager
    [greedy] Greedy
   *[other] { $bot }
}

ui-home-seat-free = free

ui-home-seat-unknown = somebody

ui-home-your-turn = Your turn

ui-home-invited = You are invited

ui-home-sit-down = Sit down

ui-home-state-quarantined = Set aside by the server

ui-home-state-waiting = { $free ->
    [0] Ready to begin
    [one] 1 seat is free
   *[other] { $free } seats are free
}

ui-home-state-solo = Over: { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
}

ui-home-state-shared = Over: a shared victory

ui-home-state-won = Over: { $name } won

ui-home-state-paused = Paused

ui-home-state-decides = Turn: { $name }

ui-home-state-bot = A bot is thinking

ui-home-tag = { $tag ->
    [solo] solo
    [2017] rules of 2017
    [draft] draft
    [decrees] starting decrees
    [goals] goals
    [tokens] city tokens
    [live] live clock
    [async] hours per turn
   *[imported] from a file
}

## Faults

ui-home-offline = No connection. Trying again …

ui-home-retry = Try again

ui-home-reload = Load the page anew

ui-home-close = Close

ui-home-report = Report a fault

# $fault: "yes" if the client has noticed it itself
ui-home-report-title = { $fault ->
    [yes] Something went wrong
   *[no] Report a fault
}

ui-home-report-about = { $fault ->
    [yes] That should not have happened. Your game is safe on the server. A report helps to mend it: it stores the game, if one is open, and you get a number.
   *[no] What did you see, and what did you expect? The game that is open is stored with your report, and you get a number.
}

ui-home-report-text = What happened?

ui-home-report-details = What the browser says

ui-home-report-send = Send the report

ui-home-report-thanks = Thank you. If you ask about it, tell this number:

ui-home-report-number = Report { $number }
