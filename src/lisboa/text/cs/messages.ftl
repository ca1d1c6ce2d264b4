### Messages to people for whom a table waits, by browser, webhook and e-mail. $name is the person's, $title the table's,
### $url leads to the table; $kind is "your-turn", "rewind", "over", "invited", "full", "stand-in", "stand-in-away", "away",
### "replace" or "replaced".

# One sentence; in a chat room the name tells who is meant
message-line = { $kind ->
    [rewind] { $name }, někdo u stolu „{ $title }“ žádá o vrácení hry zpět. Souhlasíte?
    [over] { $name }, hra u stolu „{ $title }“ skončila.
    [invited] { $name }, u stolu „{ $title }“ na vás čeká volné místo.
    [stand-in] { $name }, u stolu „{ $title }“ vám vypršel čas a hraje za vás bot. Své místo můžete převzít zpět.
    [stand-in-away] { $name }, u stolu „{ $title }“ se na vás dlouho čekalo, a tak za vás teď hraje bot. Své místo můžete převzít zpět.
    [replaced] { $name }, na vašem místě u stolu „{ $title }“ teď hraje někdo jiný: ostatní na vás dlouho čekali.
    [full] { $name }, u stolu „{ $title }“ jsou všichni: můžete začít.
    [away] { $name }, u stolu „{ $title }“ se na vás už dlouho čeká. Pokud se neukážete, mohou ostatní vaše místo předat botovi nebo někomu jinému.
    [replace] { $name }, někdo u stolu „{ $title }“ navrhuje nahradit hráče, který chybí. Souhlasíte?
   *[your-turn] { $name }, u stolu „{ $title }“ se čeká na vás: { message-decision }.
}

# $decision is the engine's name of the decision, or empty
message-decision = { $decision ->
    [keep-clergy] vyberte církevní destičku, kterou si ponecháte
    [draft] vyberte kartu v draftu
    [starting-decree] vezměte si počáteční dekret
    [main] zahrajte kartu
    [after-action] pokračujte ve svém tahu
    [take-card] vezměte si politickou kartu
    [sell-or-trade] prodávejte, nebo obchodujte
    [sell] prodejte zboží
    [trade] obchodujte se šlechtici
    [follow] můžete se připojit k audienci
    [church-scoring] rozhodněte se v církevním bodování
    [lose-official] přicházíte o úředníka
    [lose-favor] přicházíte o přízeň
    [lose-reis] máte zaplatit postih
    [period-discard] končí období, můžete odhodit karty za odměny
    [period-reward] vezměte si odměnu z odhozené karty
    [goal] vyberte úkol, který se počítá
   *[other] rozhodnutí je na vás
}

message-post =
    { message-line }
    { $url }

# No words of strangers: the subject of an invitation does not name the table, nor does its text
message-subject = { $kind ->
    [rewind] Lisboa: žádost o vrácení hry u stolu „{ $title }“
    [over] Lisboa: hra u stolu „{ $title }“ skončila
    [invited] Lisboa: u stolu na vás čeká volné místo
    [stand-in] Lisboa: u stolu „{ $title }“ za vás hraje bot
    [stand-in-away] Lisboa: než se vrátíte, hraje za vás u stolu „{ $title }“ bot
    [replaced] Lisboa: na vašem místě u stolu „{ $title }“ hraje někdo jiný
    [full] Lisboa: u stolu „{ $title }“ se může začít
    [away] Lisboa: u stolu „{ $title }“ se na vás čeká
    [replace] Lisboa: nahradit hráče u stolu „{ $title }“?
   *[your-turn] Lisboa: u stolu „{ $title }“ se čeká na vás
}

# The line of an e-mail; an invitation has no words of the stranger who invites
message-mail-line = { $kind ->
    [invited] { $name }, u jednoho stolu na vás čeká volné místo. Odkaz vede k němu.
   *[other] { message-line }
}

# $site is where the server lives, $stop leads to the end of all e-mails
message-mail =
    { message-mail-line }

    { $url }

    --{" "}
    Tuto zprávu dostáváte, protože máte svou e-mailovou adresu v nastavení na { $site }
    Pokud už žádné další nechcete, smažte ji tam, nebo otevřete tento odkaz:
    { $stop }

message-confirm-subject = Lisboa: je toto vaše e-mailová adresa?

# $url opens the page that asks once more
message-confirm =
    Někdo, doufáme že vy, chce na tuto adresu dostávat e-mail, když se ve hře Lisboa čeká na jeho tah. Pokud jste to byli vy, otevřete do dvou dnů tento odkaz a stiskněte tam tlačítko:

    { $url }

    --{" "}
    Tuto adresu někdo zadal na { $site }
    Pokud o tom nic nevíte, nemusíte nic dělat: další zpráva vám nepřijde.

# Pages to which the links in e-mails lead
message-confirm-question = Mají na tuto adresu chodit e-maily, když se čeká na váš tah?
message-confirm-button = Ano, je to moje adresa
message-confirmed = Vaše e-mailová adresa je potvrzena: napíšeme vám, až se bude čekat na váš tah.
message-stop-question = Nemají už na tuto adresu chodit žádné e-maily?
message-stop-button = Žádné další e-maily
message-stopped = Žádné další e-maily vám nepřijdou. Pokud je budete zase chtít, zadejte svou adresu znovu v nastavení.
message-bad-link = Tento odkaz není úplný, je příliš starý, nebo už byl použit. O nový si řekněte v nastavení.

# The page at a name that the server does not know, in a network at home for example; $url is its address there
message-wrong-host = Tento server na toto jméno neodpovídá
message-wrong-host-instead = Otevřete místo toho tuto adresu: { $url }
message-wrong-host-yours = Pokud je to váš server: odpovídá i na další jména, která mu zadáte volbou --allowed-host.
