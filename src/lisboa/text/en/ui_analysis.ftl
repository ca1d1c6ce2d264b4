### The analysis of a finished game: winning chances over time, and the moves that cost most.

ui-analysis-about = The chart shows how likely each player was to win at the beginning of every turn, by what that player saw. The list compares a move with a better one, each with the rest of the turn: −15% means that of 100 games 15 fewer are won. Bots play many games on from there, so numbers are estimates. The chart moves with what is turned up and what others do, too: it need not fall by what a move cost.

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

# What a move cost beside the better one; like -15%
ui-analysis-cost-chance = Chance to win: { $change }

# Of the lead over the best rival at the end of the game; like -6
# $against: it wins less often, but by more
ui-analysis-cost-lead = { $against ->
    [yes] But lead in wigs: { $change }
   *[no] Lead in wigs: { $change }
}

# How the turn goes on after a move; $steps: moves in words, with dots between them
ui-analysis-then = then: { $steps }
