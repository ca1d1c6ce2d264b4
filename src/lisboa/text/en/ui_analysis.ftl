### The analysis of a finished game: winning chances over time, and the moves that cost most.

ui-analysis-about = How likely each player was to win at the beginning of every turn, and the moves that cost most. Bots play many games on from what the players knew at the time.

# $state: how far it is; $done: how much of it, like 40%
ui-analysis-state = { $state ->
    [waiting] Other games are looked at first…
    [running] Bots go through the game: { $done }
    [failed] The analysis could not be made.
   *[none] This game has not been analysed yet.
}

ui-analysis-ask = Analyse the game

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

# What a move cost; $chance: like 12%
ui-analysis-cost-chance = { $chance } less chance to win

ui-analysis-cost-wigs = { $count ->
    [one] 1 wig less lead
   *[other] { $count } wigs less lead
}
