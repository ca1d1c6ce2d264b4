### Help at the table: bots to play with, what a move would do, what a bot would play and why.

## Where we know from what is printed on a component

provenance = { $letter ->
    [P] printed
    [L] printed, but read with low certainty
   *[D] reconstructed by this project
}

## Bots

bot-character = { $bot ->
    [random] Plays anything that is allowed.
    [eager] Visits whenever possible and collects rubble; plans nothing.
   *[greedy] Plays every turn for what it is worth now; a fair opponent.
}
