### Score sheet, end screen, hints, plans, rules, chat and menu of a table.

## Score sheet

# A line of the score sheet
ui-score-line = { $line ->
    [wigs] Wigs won so far
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
    [wigs] during the game
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
