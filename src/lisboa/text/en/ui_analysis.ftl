### The analysis of a finished game: winning chances over time, and the moves that cost most.

ui-analysis-about = How likely each player was to win at the beginning of every turn, by what that player saw, and the moves that cost most: with the better move → with the rest of the turn as it was played. Bots play many games on from there, so numbers are estimates. A point of the chart supposes an ordinary turn: a better move may promise more than the point before it. What was turned up or answered afterwards is only in the chart.

# $state: how far it is; $done: how much of it, like 40%
ui-analysis-state = { $state ->
    [waiting] Other games are looked at first…
    [running] Bots go through the game: { $done }
    [failed] The analysis could not be made.
   *[none] This game has not been analysed yet.
}

ui-analysis-ask = Analyse the game

# The address of what is seen, for others
ui-analysis-link = { $copied ->
    [yes] Link copied
   *[no] Copy link
}

ui-analysis-chances = Chances to win

ui-analysis-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}

# At one point of the chart; $chance: like 40%; $wigs: expected at the end
ui-analysis-value = { $name }: { $chance }, { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
} expected

ui-analysis-costly = The most costly moves

ui-analysis-none = No move stands out: it was well played.

ui-analysis-whose = Whose moves

ui-analysis-all = Everybody

ui-analysis-move = Move { $number }: { $name }

ui-analysis-played = Played

ui-analysis-better = Better

ui-analysis-why = Because

# The chance to win with the better move and as it was played; like 60% and 25%
ui-analysis-cost-chance = { $same ->
    [yes] Chance to win: { $played } either way
   *[no] Chance to win: { $better } → { $played }
}

# At the end of the game over the best rival, with the better move and as it was played; like +12 and -4
# $against: the better move would win more often, but by less
ui-analysis-cost-lead = { $against ->
    [yes] But the expected lead in wigs: { $better } → { $played }
   *[no] Expected lead in wigs: { $better } → { $played }
}

# How the turn goes on after a move; $steps: moves in words, with dots between them
ui-analysis-then = then: { $steps }
