### The web client: for everyone - small screens, screen readers, keys, a lost connection.

# After the name of a panel, for who listens.
ui-everyone-panel-calls = (something to choose here)

# The first link of the table.
ui-everyone-to-choices = To the choices

# The part of the page with the sentence, the options and the hand.
ui-everyone-command = Your decision

ui-everyone-keys = Keys of one letter

ui-everyone-keys-about = n and p for the next choice, u to undo, h for a hint ... Switch them off if you speak to your computer.

ui-everyone-not-loaded = No connection: this part could not be loaded.

ui-everyone-fault = The server has made a mistake (number { $number }). Nothing was changed.

ui-everyone-report = Report it

## Several people at one screen

# $name is who plays next, $player the colour
ui-everyone-curtain = Pass the screen to { $name } ({ player })

ui-everyone-curtain-about = Hands stay hidden until then.

ui-everyone-curtain-lift = I am { $name }: show the table

ui-everyone-curtain-switch = Hide hands between players

ui-everyone-curtain-switch-about = At one screen: a curtain falls whenever somebody else has to decide.

# The button of the chat while lines have not been read
ui-everyone-unread = { $count ->
    [one] Chat: 1 new line
   *[other] Chat: { $count } new lines
}
