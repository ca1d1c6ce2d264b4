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
   *[other] Your turn: { $title } ({ $count } tables wait for you)
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

ui-home-minute-title = The game in a minute

ui-home-minute = { $step ->
    [card] Each turn you play one card: into your portfolio, or to the court to visit a noble.
    [court] Influence opens the doors of the Builder, the Minister and the King.
    [city] Build stores, clear the rubble, open public buildings, send ships, take decrees.
   *[wigs] Wigs are what counts: who has the most at the end wins.
}

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

ui-home-title-friends = { $name }'s table

# How strong a bot is, among those for people
ui-home-bot-strength = Strength { $strength } of { $most }

# A group of the list of bots: those that are no company for people
ui-home-bots-for-trials = For trying out

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
    [first-rules] rules of 2017
    [earlier-rules] earlier rules
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

ui-home-awaiting = No answer from the server yet. What you chose is kept …

ui-home-not-made = Your last choice at “{ $table }” was not made: { $why }

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

## Waiting room

ui-home-wait-host = Host: { $name }. The game appears by itself when it begins.

ui-home-wait-seats = Seats

ui-home-wait-game = The game

ui-home-wait-sight = { $public ->
    [yes] In the lobby: anybody may join
   *[no] Only for people with the link
}

ui-home-wait-spectators = { $spectators ->
    [yes] Others may watch
   *[no] Without spectators
}

# $missing: how many seats are free
ui-home-wait-start = { $missing ->
    [0] Begin the game
   *[other] Begin with bots
}

ui-home-wait-start-about = { $missing ->
    [0] Everybody is here.
    [one] 1 seat is still free. Wait for somebody, or let a bot sit there and begin at once.
   *[other] { $missing } seats are still free. Wait for others, or let bots sit there and begin at once.
}

ui-home-wait-others = { $missing ->
    [0] Everybody is here: the host can begin.
   *[other] { $seated ->
        [yes] You have a seat. The host begins when everybody is here.
       *[no] Take a free seat to play.
    }
}

ui-home-wait-delete = Close the table

# $kind is "damaged", or "version" if another version of the server began the game
ui-home-quarantined = { $kind ->
    [damaged] What is stored of this game is damaged, so it cannot go on. It is kept as it is: tell the host of the server, who may have a copy from before.
   *[version] This version of the server tells this game differently and leaves it alone. Nothing is lost: tell the host of the server.
}

ui-home-your-name = Your name

ui-home-guest = Guest

ui-home-seat-open = A free seat

ui-home-seat-note = { $note ->
    [you] you
    [host] host
    [hot-seat] on the same screen
    [invited] invited
    [guest] guest
   *[here] here now
}

# $player is a colour
ui-home-seat-who = Who plays { $player }

ui-home-seat-kind = { $kind ->
    [host] Me
    [hot-seat] Me too, on this screen
    [bot] A bot
    [invited] Somebody invited
   *[open] Free for anybody
}

ui-home-seat-about = { $kind ->
    [host] You sit here.
    [hot-seat] Played on this screen, by you or by somebody beside you.
    [invited] Only this account can take the seat; it gets a message.
   *[open] Whoever comes first by link or from the lobby.
}

ui-home-seat-bot = Bot: { $bot }

ui-home-seat-clear = Free the seat

ui-home-seat-goals = goals

ui-home-stand-up = Stand up

ui-home-decline = Decline

ui-home-invite = Invite others

ui-home-invite-about = Whoever opens this link can sit down; no account is needed.

ui-home-copy = { $copied ->
    [yes] Copied
   *[no] Copy the link
}

ui-home-share = Share

ui-home-share-text = Come and play Lisboa with me

## New table

ui-home-new-about = Everything can stay as it is: a game for two against a bot.

ui-home-new-seats = Players and seats

ui-home-new-players = { $count ->
    [1] Solo
   *[other] { $count } players
}

ui-home-account-name = Name of the account

ui-home-new-game = The game

ui-home-new-ruleset = Edition of the rules

ui-home-new-ruleset-about = { $ruleset ->
    [2017] The first printing: between the periods the shipyard is renewed before cards are discarded, and the most tool stores score 6, 3 and 1 wigs.
   *[2021] The present rules: between the periods cards are discarded before the shipyard is renewed, and the most tool stores score 6, 4 and 2 wigs.
}

ui-home-new-draft = Draft the first hands

ui-home-new-draft-about = Keep two of five cards and pass three to the left, and so on. All choose at once and in secret. Not in solo.

ui-home-new-decrees = Starting decrees

ui-home-new-decrees-about = Everybody takes one decree before the first turn; the last player chooses first.

ui-home-new-tokens = City tokens

ui-home-new-tokens-about = Tokens dealt at random replace the printed rewards of plots and sites, and leave the game when they are used.

ui-home-new-goals = Goals for beginners

ui-home-goals = { $goals ->
    [none] None
    [all] For everybody
   *[some] For some seats
}

ui-home-new-goals-about = { $goals ->
    [some] A small task that leads through the first turns and gives a reward. Choose the seats of the novices among the seats.
   *[other] A small task that leads through the first turns and gives a reward.
}

ui-home-new-clock = Clock

ui-home-clock = { $clock ->
    [none] None
    [live] At one sitting
   *[async] Over days
}

ui-home-clock-about = { $clock ->
    [solo] In solo nobody waits for you.
    [none] Take the time you need. If somebody stays away for two days, the others can have a bot or somebody else play on.
    [live] Everybody has a bank of time for the whole game, and some seconds more with every turn.
   *[async] Everybody has so many hours for each turn.
}

ui-home-clock-minutes = Minutes for each player

ui-home-clock-increment = More seconds each turn

ui-home-clock-hours = Hours for each turn

ui-home-clock-out = When the time is up

ui-home-clock-when-out = { $out ->
    [bot] A bot takes over
    [greedy] One move is made
   *[nothing] Nothing happens
}

ui-home-new-sight = Title and visitors

ui-home-new-title = Title

ui-home-new-title-usual = Friday evening

ui-home-new-public = In the lobby

ui-home-new-public-about = Anybody can find the table and take a free seat. Otherwise only those with the link.

ui-home-new-spectators = Spectators

ui-home-new-spectators-about = Others may look on. They see what everybody at the table sees, and no hands.

ui-home-new-chat = Spectators read the chat

ui-home-new-chat-about = They never write. Without it the chat is for the players alone.

ui-home-new-create = { $waits ->
    [yes] Open the table
   *[no] Begin the game
}

ui-home-new-create-about = { $waits ->
    [yes] You get a link for the others, and can still change seats.
   *[no] All seats are taken: the game begins at once.
}

## Lobby and replays

ui-home-lobby-about = Tables that look for players, and games to watch.

ui-home-lobby-show = Show

ui-home-lobby-shown = { $shown ->
    [open] Free seats
   *[running] Games to watch
}

ui-home-lobby-players = { $count ->
    [0] Any
    [1] Solo
   *[other] { $count }
}

ui-home-lobby-title = Title

ui-home-lobby-none-running = No such game is going on now.

ui-home-show-more = Show more

ui-home-replays-about = Finished games. Each can be played through move by move, from every seat.

ui-home-replays-mine = My games

ui-home-replays-mine-none = You have finished no game yet. A game file can be looked at, too.

ui-home-replays-public = Public games

ui-home-replays-public-none = No public game has been finished yet.

## Settings

ui-home-likes = In this browser

ui-home-likes-about = Kept in this browser only.

ui-home-theme = Theme

ui-home-themes = { $theme ->
    [light] Day
    [dark] Night
   *[system] As the system
}

ui-home-sound = Sounds

ui-home-sound-about = A short tone when the game calls you.

ui-home-confirm = Ask at the end of a turn

ui-home-confirm-about = The last choice of your turn waits for your yes.

ui-home-motion = Moving pieces

ui-home-motion-about = Pieces travel over the table. Never if your system asks for less motion.

ui-home-account = You

ui-home-account-about = { $who ->
    [nobody] You are nobody yet: with the first game you become a guest.
    [guest] You are a guest of this browser. An account keeps your tables and works on other devices, too.
   *[account] You have an account: log in with it on any device.
}

ui-home-save = Save

ui-home-saved = Saved.

ui-home-register = New account

ui-home-login = Log in

ui-home-enter = { $way ->
    [register] Make an account
   *[login] Log in
}

ui-home-enter-about = { $way ->
    [register] A name and a password. Your tables stay yours.
   *[login] To an account you have.
}

ui-home-password = Password

ui-home-old-password = Present password

ui-home-new-password = New password

ui-home-change-password = Change the password

ui-home-new-password-about = All other devices are logged out, and your tokens for programs are revoked unless you keep them.

ui-home-keep-tokens = Keep my tokens for programs

# $tokens is how many tokens for programs the new password has revoked
ui-home-password-changed = { $tokens ->
    [0] Saved. All other devices are logged out.
   *[other] Saved. All other devices are logged out. Tokens for programs that have ended: { $tokens }.
}

ui-home-tokens-ended = Tokens for programs that have ended: { $tokens }.

ui-home-leave-guest = Give up the unfinished tables of this guest

ui-home-logged-in = You are logged in as { $name }.

ui-home-logout = Log out everywhere

ui-home-calls = Messages

ui-home-calls-about = When a table waits for you and you are not there, the server can write to you.

ui-home-email = E-mail

ui-home-email-pending = A message is on its way: open its link and press the button there to confirm the address.

ui-home-webhook-kind = Kind

ui-home-webhook = { $kind ->
    [discord] Discord
    [slack] Slack
   *[generic] JSON
}

ui-home-webhook-url = Webhook

ui-home-webhook-save = { $remove ->
    [yes] Remove
   *[no] Save
}

# $host is a name in the internet
ui-home-webhook-now = Messages go to { $host }.

ui-home-webhook-off = Messages to { $host } failed too often and have stopped.

# $problem is what the other side answered, as a program says it
ui-home-webhook-last = The last attempt: { $problem }

ui-home-webhook-on = Send them again

ui-home-tokens = Tokens for programs

ui-home-tokens-about = A program with such a token plays in your name.

ui-home-token-label = What for

ui-home-token-new = New token

ui-home-token-secret = Copy it now, it is never shown again:

ui-home-token-revoke = Revoke

ui-home-import = Open a game file

ui-home-import-about = A file that was exported from here or from the command line becomes a table of your own.

ui-home-import-file = Choose a file

ui-home-import-text = Or paste it

ui-home-import-go = Open

## What the server refuses, by its words (docs/api.md). $field is the field of the request that is wrong, or "none"

ui-problem-fault = Something went wrong here

ui-problem-bad-request = { $field ->
    [name] This name cannot be used: it needs visible letters, and each word those of one alphabet
    [password] The password needs 8 characters or more
    [new] The new password needs 8 characters or more
    [person] No account has this name
    [bot] There is no such bot
    [email] This e-mail address cannot be used here
    [webhook_url] This webhook cannot be used
    [title] This title cannot be used
    [seats] These seats do not go together
    [clock] This clock cannot be used
    [none] The server did not understand that
   *[other] This cannot be used: { $field }
}

ui-problem-bad-token = The link of this e-mail is not complete, too old or used already: ask for a new one

ui-problem-not-logged-in = You are not logged in any more: load the page anew

ui-problem-wrong-password = { $field ->
    [old] The present password is wrong
   *[other] Name and password do not fit
}

ui-problem-forbidden = You may not do that here

ui-problem-csrf = The browser has lost its login: load the page anew

ui-problem-foreign-origin = This page is not the server’s own

ui-problem-not-your-turn = It is not your turn

ui-problem-wrong-method = The server does not know this request

ui-problem-stale = The game has gone on meanwhile

ui-problem-busy = Too much is going on just now: try again

ui-problem-not-started = The game has not begun yet

ui-problem-started = The game has begun already

ui-problem-over = The game is over

ui-problem-not-over = The game is not over yet

ui-problem-paused = The game is paused

ui-problem-quarantined = The server has set this game aside: tell its host

ui-problem-seated = You have a seat already

ui-problem-not-seated = You have no seat here

ui-problem-full = No seat is free

ui-problem-taken = Somebody was quicker: this seat is taken

ui-problem-seats-open = Some seats are still free

ui-problem-too-many-analyses = You already wait for several analyses: try again when one of them is done
ui-problem-too-many-tables = You have too many tables: finish or close some first
ui-problem-too-many-imports = You keep too many imported games: delete some first
ui-problem-too-many-guests = Too many guests have come from your network today: log in, or come back tomorrow

ui-problem-too-many-tokens = You have too many tokens: revoke one first

ui-problem-already-somebody = You are logged in already: log out first

ui-problem-guest-has-tables = As a guest you have unfinished tables, which would be lost. Make an account of the guest, or give them up

ui-problem-already-registered = You have an account already

ui-problem-name-taken = Somebody else has this name, or one that looks like it

ui-problem-undo-barrier = Something was revealed: this cannot be taken back without the others’ consent

ui-problem-nothing-to-redo = There is nothing to play again

ui-problem-log-full = So much was taken back at this table that now only moves are possible

ui-problem-rewind-pending = Somebody has asked for a rewind already
ui-problem-question-pending = Somebody has asked something already: answer first
ui-problem-no-question = Nobody asks about a seat any more
ui-problem-offered-already = The seat is free already: anybody with the link may take it

ui-problem-no-rewind = Nobody has asked for a rewind

ui-problem-agreed-already = You have agreed already

ui-problem-not-stood-in = No bot moves for you

ui-problem-not-absent = The table has not waited for this person long enough

ui-problem-no-clock = This table has no clock

ui-problem-paused-already = The clock is in that state already

ui-problem-too-large = That is longer than the server takes

ui-problem-wrong-type = The server did not understand that

ui-problem-illegal-move = The rules do not allow that

ui-problem-key-reused = This request was sent before: load the page anew

ui-problem-bad-game-file = This file cannot be read or played
ui-problem-too-much-work = This is more than the server does for one request

ui-problem-too-many-requests = { $field ->
    [password] Too many wrong passwords for this account: wait a little and try again
    [email] Too many messages were asked for: wait an hour and try again
   *[other] That was too much at once: wait a little and try again
}

ui-problem-too-many-sockets = You have too many tabs open

ui-problem-refused = The server refuses that

ui-problem-internal = The server has made a mistake

ui-problem-no-mail = The mail server does not answer: try again later

ui-problem-unavailable = The server cannot reach its database: try again in a moment

## My tables

ui-home-mine-about = Where you are to decide comes first. What is over, or goes on without you, can be put away.

ui-home-mine-none = No table of yours is going on.

ui-home-mine-none-archived = You have put nothing away.

ui-home-mine-shown = { $shown ->
    [archived] Put away
   *[current] Current
}

ui-home-mine-group = { $group ->
    [turn] Your turn
    [waiting] Waiting for others
   *[done] Finished
}

# The button beside a table; $title is the table's
ui-home-archive = { $archived ->
    [yes] Take out again: { $title }
   *[no] Put away: { $title }
}

ui-home-state-left = You have left

# Shown where a guest played who was removed since
ui-home-former-guest = a former guest

# On the start page, some days before something is removed
ui-home-removal-title = { $what ->
    [guest] Welcome back
   *[import] Soon to be removed
}

ui-home-removal-imports = Imported games are removed when nobody has opened them for { $days ->
    [one] a day
   *[other] { $days } days
}. Open one to keep it:

ui-home-removal-on = on { $date }

ui-home-removal-guest = You were away for a long time. Guests are removed after { $days ->
    [one] a day
   *[other] { $days } days
} without a visit, so you stay at least until { $date }. With an account you stay for good.

ui-home-removal-account = Make an account

# The button beside an imported game; $title is the table's
ui-home-delete = { $sure ->
    [yes] Click again to delete: { $title }
   *[no] Delete: { $title }
}

# On the same button, before the second click
ui-home-delete-sure = Delete?
