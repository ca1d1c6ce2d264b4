### Notifications of a browser whose page is closed (web push). $title is the table's; $kind is that of messages.ftl.

# No words of strangers
push-title = { $kind ->
    [your-turn] It is your turn
    [rewind] Somebody asks to rewind the game
    [over] The game is over
    [invited] A seat is kept for you
    [full] Everybody is here: you can begin
    [replaced] Somebody else plays your seat
    [stand-in-away] A bot moves for you until you are back
    [stand-in] A bot moves for you
    [away] The table is waiting for you
    [replace] Shall somebody who is away be replaced?
   *[other] Something waits for you
}

# An invitation does not name the table: whoever invites is a stranger
push-body = { $kind ->
    [your-turn] “{ $title }”: { message-decision }
    [invited] Open the table to accept or decline.
   *[other] “{ $title }”
}
