### What messengers show of a link to a table: title and description beside a picture.

# $state is "waits" while seats may be taken, else "goes-on"
link-title = { $state ->
    [waits] { $host } invites you to a game of Lisboa
   *[goes-on] A game of Lisboa hosted by { $host }
}
link-players = { $players ->
    [1] solo against Lacerda
   *[other] { $players } players
}
link-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
link-extra = { $extra ->
    [Draft] draft
    [StartingDecrees] starting decrees
    [Goals] goal cards
   *[CityTokens] city tokens
}
link-clock = { $clock ->
    [live] in one sitting, with a clock
   *[async] over several days
}

# Of a link that says nothing about a table
link-title-any = Lisboa: the board game, in your browser
link-about-any = Rebuild the city after the earthquake of 1755, with friends, against bots or against Lacerda.
link-picture = Lisbon seen from the Tagus, as a panel of blue and white tiles
