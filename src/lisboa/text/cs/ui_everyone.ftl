### The web client: for everyone - small screens, screen readers, keys, a lost connection.

# After the name of a panel, for who listens.
ui-everyone-panel-calls = (zde lze něco vybrat)

# The first link of the table.
ui-everyone-to-choices = K možnostem

# The part of the page with the sentence, the options and the hand.
ui-everyone-command = Vaše rozhodnutí

ui-everyone-keys = Klávesy s jedním písmenem

ui-everyone-keys-about = n a p pro další a předchozí možnost, u pro vrácení, h pro nápovědu… Vypněte je, pokud počítač ovládáte hlasem.

ui-everyone-not-loaded = Není spojení: tuto část se nepodařilo načíst.

ui-everyone-fault = Na serveru došlo k chybě (číslo { $number }). Nic se nezměnilo.

ui-everyone-report = Nahlásit

## Several people at one screen

ui-everyone-curtain = Předejte obrazovku: { $name } ({ player })

ui-everyone-curtain-about = Do té doby jsou karty v ruce skryté.

ui-everyone-curtain-lift = To jsem já, { $name }: ukázat stůl

ui-everyone-curtain-switch = Skrývat ruce mezi hráči

ui-everyone-curtain-switch-about = U jedné obrazovky: kdykoli má rozhodovat někdo jiný, spadne opona.

ui-everyone-unread = { $count ->
    [one] Chat: 1 nová zpráva
    [few] Chat: { $count } nové zprávy
   *[other] Chat: { $count } nových zpráv
}
