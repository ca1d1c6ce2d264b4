### Messages to people for whom a table waits, by browser, webhook and e-mail. $name is the person's, $title the table's,
### $url leads to the table; $kind is "your-turn", "rewind", "over", "invited", "full", "stand-in", "stand-in-away", "away",
### "replace" or "replaced".

# One sentence; in a chat room the name tells who is meant
message-line = { $kind ->
    [rewind] { $name }, alguém na mesa «{ $title }» pede para recuar o jogo. Concordas?
    [over] { $name }, o jogo na mesa «{ $title }» terminou.
    [invited] { $name }, tens um lugar reservado na mesa «{ $title }».
    [stand-in] { $name }, o teu tempo na mesa «{ $title }» esgotou-se e um bot joga por ti. Podes retomar o teu lugar.
    [stand-in-away] { $name }, a mesa «{ $title }» esperou muito tempo por ti e agora um bot joga por ti. Podes retomar o teu lugar.
    [replaced] { $name }, outra pessoa ocupa agora o teu lugar na mesa «{ $title }»: os outros esperaram muito tempo por ti.
    [full] { $name }, a mesa «{ $title }» está completa: podes começar.
    [away] { $name }, a mesa «{ $title }» está à tua espera. Se continuares ausente, os outros podem entregar o teu lugar a um bot ou a outra pessoa.
    [replace] { $name }, alguém na mesa «{ $title }» pede que um jogador ausente seja substituído. Concordas?
   *[your-turn] { $name }, é a tua vez na mesa «{ $title }»: { message-decision }.
}

# $decision is the engine's name of the decision, or empty
message-decision = { $decision ->
    [keep-clergy] escolher a peça de clero a guardar
    [draft] escolher uma carta do draft
    [starting-decree] escolher o decreto inicial
    [main] jogar uma carta
    [after-action] continuar o turno
    [take-card] tirar uma carta política
    [sell-or-trade] vender ou negociar
    [sell] vender mercadorias
    [trade] negociar com os nobres
    [follow] podes seguir uma visita à corte
    [church-scoring] a pontuação da igreja espera pela tua escolha
    [lose-official] perdes um funcionário
    [lose-favor] perdes um favor real
    [lose-reis] tens uma penalização a pagar
    [period-discard] o período termina, podes descartar cartas em troca de recompensas
    [period-reward] receber a recompensa de uma carta descartada
    [goal] escolher o objetivo que conta
   *[other] tens uma decisão a tomar
}

message-post =
    { message-line }
    { $url }

# No words of strangers: the subject of an invitation does not name the table, nor does its text
message-subject = { $kind ->
    [rewind] Lisboa: pedido para recuar o jogo na mesa «{ $title }»
    [over] Lisboa: a mesa «{ $title }» terminou
    [invited] Lisboa: tens um lugar reservado numa mesa
    [stand-in] Lisboa: um bot joga por ti na mesa «{ $title }»
    [stand-in-away] Lisboa: um bot joga por ti na mesa «{ $title }» até voltares
    [replaced] Lisboa: outra pessoa ocupa o teu lugar na mesa «{ $title }»
    [full] Lisboa: a mesa «{ $title }» pode começar
    [away] Lisboa: a mesa «{ $title }» está à tua espera
    [replace] Lisboa: substituir um jogador na mesa «{ $title }»?
   *[your-turn] Lisboa: é a tua vez na mesa «{ $title }»
}

# The line of an e-mail; an invitation has no words of the stranger who invites
message-mail-line = { $kind ->
    [invited] { $name }, tens um lugar reservado numa mesa. A ligação leva-te até lá.
   *[other] { message-line }
}

# $site is where the server lives, $stop leads to the end of all e-mails
message-mail =
    { message-mail-line }

    { $url }

    --{" "}
    Recebes esta mensagem porque o teu endereço de e-mail está nas tuas definições em { $site }
    Para não receberes mais mensagens destas, remove-o de lá ou segue esta ligação:
    { $stop }

message-confirm-subject = Lisboa: este endereço de e-mail é teu?

# $url opens the page that asks once more
message-confirm =
    Alguém, esperamos que tu, pediu avisos por e-mail neste endereço para quando for a sua vez num jogo de Lisboa. Se foste tu, abre esta ligação no prazo de dois dias e carrega no botão:

    { $url }

    --{" "}
    Alguém indicou este endereço em { $site }
    Se não foste tu, não faças nada: não voltarás a receber mensagens.

# Pages to which the links in e-mails lead
message-confirm-question = Queres receber avisos neste endereço quando for a tua vez?
message-confirm-button = Sim, este endereço é meu
message-confirmed = O teu endereço de e-mail está confirmado: vais receber um aviso quando for a tua vez.
message-stop-question = Não queres receber mais e-mails neste endereço?
message-stop-button = Não quero mais e-mails
message-stopped = Não vais receber mais e-mails. Se os quiseres de novo, indica outra vez o teu endereço nas definições.
message-bad-link = Esta ligação está incompleta, é demasiado antiga ou já foi usada. Pede uma nova nas tuas definições.

# The page at a name that the server does not know, in a network at home for example; $url is its address there
message-wrong-host = Este servidor não responde por esse nome
message-wrong-host-instead = Abre antes este endereço: { $url }
message-wrong-host-yours = Se este servidor é teu: responde também pelos nomes que lhe deres com a opção --allowed-host.
