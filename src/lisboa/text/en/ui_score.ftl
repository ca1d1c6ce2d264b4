### Score sheet, end screen, hints, plans, rules, chat and menu of a table.

## Score sheet

# A line of the score sheet
ui-score-line = { $line ->
    [wigs] Wigs won in play
    [SCORE-1] Ships
    [SCORE-2] Rubble sets
    [SCORE-3] Stores
    [SCORE-4] Money
    [SCORE-5] Decrees
    [SCORE-6] Officials on plans
   *[SCORE-7] Royal favors
}

# What a line of the score sheet is made of
ui-score-about = { $line ->
    [wigs] as they stand
    [SCORE-1] the hull of each
    [SCORE-2] 3 each
    [SCORE-3] most of each type
    [SCORE-4] 1 for every 5 réis, influence cashed in
    [SCORE-5] as they say
    [SCORE-6] most on completed plans
   *[SCORE-7] 2 each
}

ui-score-total = Total

ui-score-rule = Read rule { $rule }

ui-score-when = { $when ->
    [over] Final score
    [past] If the game had ended then
    [plan] If the planned game ended here
   *[now] If the game ended now
}

ui-score-leads = { $name } leads

ui-score-level = { $count ->
   *[other] { $count } players are level
}

ui-score-solo-lines = Some lines count differently for Lacerda.

ui-score-unknown = The score is not known here.

ui-score-to-end = To the end screen

## End screen

# The winner; $mine: it is the reader
ui-score-winner = { $mine ->
    [yes] You win!
   *[no] { $name } wins
}

ui-score-shared = A shared victory

# Two players have the same wigs; what decided, and how much of it they have
ui-score-tie = { $by ->
    [sets] { $winner } and { $other } both have { $wigs } wigs; rubble sets decide: { $more } to { $less }.
    [stores] { $winner } and { $other } both have { $wigs } wigs and as many rubble sets; stores decide: { $more } to { $less }.
    [plans] { $winner } and { $other } both have { $wigs } wigs, as many rubble sets and stores; completed plans decide: { $more } to { $less }.
    [reis] { $winner } and { $other } both have { $wigs } wigs, as many rubble sets, stores and plans; money decides: { $more } to { $less }.
   *[none] { $winner } and { $other } both have { $wigs } wigs, and as much of all that could decide.
}

ui-score-solo-rank = Your rank at Lacerda’s court

ui-score-place = { $place ->
    [1] First place:
    [2] Second place:
    [3] Third place:
   *[4] Fourth place:
}

ui-score-sheet = Score sheet

ui-score-chart = Wigs over time

# Where the handle of the chart stands
ui-score-chart-point = { $final ->
    [yes] After the final scoring
   *[no] After move { $move }
}

ui-score-chart-value = { $name }: { $count ->
    [one] 1 wig
   *[other] { $count } wigs
}

ui-score-period = { $period ->
    [1] Period I
   *[2] Period II
}

ui-score-final = Final scoring

ui-score-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}

ui-score-ranks = Ranks

ui-score-your-rank = Your rank

# Of the lowest rank: what makes one have it
ui-score-any = One of these is enough

ui-score-met = { $met ->
    [yes] Met:
   *[no] Not met:
}

ui-score-rematch = Play again

ui-score-next = Next table

ui-score-watch = Watch the game

ui-score-board = Look at the board

ui-score-export = { $format ->
    [text] Game file
   *[json] JSON
}

## Hints

ui-score-hint-about = What the master { bot-name } would play, knowing only what you know.

ui-score-hint-not-now = A hint is for your own decisions. It is not yours to decide now.

ui-score-hint-thinking = { bot-name } is thinking…

ui-score-hint-ask = Ask again

ui-score-hint-none = { bot-name } has no idea either.

ui-score-hint-play = Play this

ui-score-hint-show = Show on the table

# Back to the list
ui-score-hint-all = All hints

# In front of a sentence that tells what the next rank against Lacerda still asks for
ui-score-hint-rank = Rank

# What a bot expects after a move: its own wigs at the end, its lead over the best rival, and how likely it wins
ui-score-hint-wigs = about { $wigs } wigs, { $side ->
    [ahead] { $lead } ahead
    [behind] { $lead } behind
   *[level] level
}

ui-score-hint-chance = { $solo ->
    [yes] { $percent }% to beat Lacerda
   *[no] { $percent }% to win
}

# How the turn goes on, move by move; $count 0: only the move itself, with all that is to be said of it
ui-score-hint-then = { $count ->
    [0] In full
   *[other] The whole turn
}

## Plans: what if

ui-score-plan = Plan

ui-score-plan-about = Nothing of this is real; unknown cards are guessed.

# Another player decides in the plan; the reader does it for that player
ui-score-plan-other = You decide for { $name } here, or let bots go on.

ui-score-plan-over = The planned game is over.

ui-score-plan-stale = The game has gone on.

ui-score-plan-anew = Plan from the present

ui-score-plan-back = One step back

ui-score-plan-auto = A bot makes this decision

ui-score-plan-to-me = Bots play until it is my turn

ui-score-plan-shuffle = Begin anew, with other guesses

ui-score-plan-leave = Leave the plan

# The buttons of a plan, as short as can be
ui-score-plan-tool = { $tool ->
    [back] Back
    [auto] Bot decides
    [auto-to-me] To my turn
   *[shuffle] Guess anew
}

## Rules

ui-score-rules-page = Chapter

ui-score-rules-search = Search a rule

ui-score-rules-back = Back: { $title }

ui-score-rules-next = Next: { $title }

ui-score-rules-english = This page is in English only so far.

## Chat and notes

ui-score-here = Who is here

ui-score-nobody = Nobody else is here

ui-score-silence = Nothing has been said yet

ui-score-say = Say something to the table

ui-score-send = Send

ui-score-notes = My notes

ui-score-notes-about = only for you

## Going back to an earlier move

ui-score-rewind-asked = { $mine ->
    [yes] You ask to go back to move { $move }. All must agree.
   *[no] { $name } asks to go back to move { $move }. Do you agree?
}

ui-score-agree = Agree

ui-score-refuse = Refuse

ui-score-withdraw = Take it back

## Menu

ui-score-invite = Invite

ui-score-report = Report a fault

ui-score-menu-game = This game

ui-score-earlier-rules = This game began under earlier rules and keeps them: rewards may be declined, church scoring begins with the player who first reached the icon, and the envelopes of a purple King card and a brown treasury card have no number.

ui-score-pause = { $paused ->
    [yes] Go on: let the clock run
   *[no] Pause: stop the clock
}

# $last: how many moves have been made
ui-score-rewind-to = Go back to after move (of { $last })

ui-score-rewind = Go back

ui-score-rewind-about = { $alone ->
    [yes] Nobody else must agree: it is done at once. Look at a moment of the past first, and its number stands here.
   *[no] Everybody who plays must agree. Look at a moment of the past first, and its number stands here.
}

# $count: how many moves
ui-score-rewind-sure = { $count ->
    [one] { $count } move is taken back at once, for good.
   *[other] { $count } moves are taken back at once, for good.
}

ui-score-return = Take my seat back from the bot

ui-score-return-of = Take the seat of { $name } ({ player }) back from the bot

ui-score-resign = Give up

ui-score-resign-sure = A bot will play on for you, and you cannot come back.

ui-score-resign-sure-of = A bot will play on for { $name } ({ player }), who cannot come back.

ui-score-stay = Go on playing

ui-score-stood-in = A bot moves for you until you are back.

ui-score-stood-in-of = A bot moves for { $name } ({ player }).
