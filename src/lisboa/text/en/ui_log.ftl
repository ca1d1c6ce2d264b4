### The log, the timeline, what happened while one was away, and calls to act.

ui-log-close = Close

## The log

# The heading of a turn; $turn counts the turns of this player, 0 if it is not counted
ui-log-turn = { $name ->
    [none] { player }
   *[other] { player } ({ $name })
}{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
}

ui-log-before = Before the first turn

ui-log-gain = { $gain ->
    [wigs] wigs
    [reis] réis
   *[influence] influence
}

ui-log-jump = Look at this moment

ui-log-taken-back = (taken back)

ui-log-rule = Rule { $rule }

ui-log-details = Details

ui-log-timeline = Timeline

ui-log-earlier = { $count ->
    [one] 1 earlier turn
   *[other] { $count } earlier turns
}

# An entry that is no move. $count: how many moves are taken back or played again, or how many remain after a rewind
ui-log-entry = { $kind ->
    [undo] { player } takes back { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
    [redo] { player } plays again what was taken back
    [rewind] The game goes back to move { $count }
    [rewind-asked] { player } asks to go back to move { $count }
    [rewind-agreed] { player } agrees to go back
    [rewind-refused] { player } does not want to go back
    [resigned] { player } resigns; a bot plays on
    [stand-in] A bot plays for { player }
    [returned] { player } is back
    [paused] The clock is stopped
    [replace-asked] { player } asks that a player who is away be replaced
    [replace-agreed] { player } agrees to it
    [replace-refused] { player } does not agree to it
    [seat-offered] The seat of { player } is free for somebody else
    [replaced] { $former ->
        [none] Somebody else plays { player } now
       *[other] { player } takes the seat of { $former }
    }
   *[resumed] The clock runs again
}

## The timeline

ui-log-points = Moments of the game

# Where the handle of the timeline stands
ui-log-point = Move { $move } of { $last }

ui-log-looking = You look at move { $move } of { $last }

# Where one looks: Lacerda plays within the moves of his rival
ui-log-lacerda = { $when ->
    [before] Before Lacerda's turn { $turn }
    [during] In Lacerda's turn { $turn }
   *[after] After Lacerda's turn { $turn }
}

ui-log-back = Back to the present

ui-log-step = { $way ->
    [first] To the start
    [back] One step back
    [on] One step on
    [last] To the present
    [pause] Pause
   *[play] Play
}

ui-log-your-turn = It is your turn

ui-log-mark = { $kind ->
    [period-ended] The first period ends
    [church-called] Church scoring
    [end-triggered] The end is near
    [final-round] The final round
   *[game-over] The game is over
}

ui-log-seat = Seen by

ui-log-seat-of = { $name ->
    [none] { player }
   *[other] { player } ({ $name })
}

## While you were away

ui-log-away = While you were away

ui-log-away-close = To the present

## Calls to act. $player is who has the turn, $name the name of that person or "none"

ui-log-decide = Your decision: { $prompt }

ui-log-more = { $count ->
    [one] and 1 thing more
   *[other] and { $count } things more
}

# The head of a phone's screen: period and round, as short as can be
ui-log-where = { $period ->
    [1] I
   *[2] II
} · { $round }

# Who has the turn
ui-log-who = { $name ->
    [none] { player }
   *[other] { $name } ({ player })
}

ui-log-call = { $kind ->
    [follow] { ui-log-who } visits the { noble }: you may follow
    [following] You follow { ui-log-who } to the { noble }
    [church-scoring] Church scoring: you may give up clergy tiles
    [period-discard] The first period ends: you may discard cards for their rewards
    [period-reward] The first period ends: take the reward of a discarded card
   *[other] { ui-log-who } has the turn, but this is yours to decide
}
