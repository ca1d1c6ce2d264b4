### Jogar com amigos: nomes, convites, a sala de espera, lugares de quem está ausente, respostas antecipadas.

## Um nome para o anfitrião e para quem é convidado

ui-friends-name = O teu nome
ui-friends-name-why = { $listed ->
    [yes] { $who ->
        [host] Todos o veem: no convite, à mesa e na lista de mesas.
       *[guest] Todos o veem: à mesa e na lista de mesas.
    }
   *[no] { $who ->
        [host] Os teus amigos veem-no no convite e à mesa.
       *[guest] Todos à mesa o veem.
    }
}
ui-friends-name-missing = Escreve primeiro um nome.
ui-friends-invited = { $host } convida-te para jogar
ui-friends-join = Sentar-me e jogar
ui-friends-full = Todos os lugares estão ocupados. Podes assistir quando o jogo começar.

## A sala de espera

ui-friends-chat = Conversa
ui-friends-chat-none = Ainda ninguém disse nada.
ui-friends-clock = { $clock ->
    [none] Sem relógio
    [live] { $minutes } minutos para cada jogador e mais { $seconds } segundos por turno
   *[async] { $hours } horas para cada turno
}
ui-friends-clock-out = Quando o tempo se esgota, um bot assume o lugar.
ui-friends-clock-away = Jogar sem relógio
ui-friends-clock-back = Jogar com relógio

## Uma desforra

ui-friends-rematch-offer = { $name } propõe uma desforra
ui-friends-rematch-join = Aceitar a desforra
ui-friends-rematch-go = Ir para a desforra
ui-friends-invited-wait = { $count ->
    [1] { $names } tem convite e ainda não se sentou. Se começares já, joga um bot em seu lugar.
   *[other] { $names } têm convite e ainda não se sentaram. Se começares já, jogam bots em seu lugar.
}

## Alguém está ausente

ui-friends-away = A mesa espera por { $name } há muito tempo.
ui-friends-ask-bot = Deixar jogar um bot até ao regresso
ui-friends-ask-person = Oferecer o lugar a outra pessoa
ui-friends-ask-about = Possível após 10 minutos numa mesa com relógio de sessão, após 48 horas em qualquer outra. Todos os outros têm de concordar.
ui-friends-asked = { $way ->
    [bot] { $by } pede que um bot jogue por { $name } até ao seu regresso.
   *[person] { $by } pede que outra pessoa ocupe o lugar de { $name }.
}
ui-friends-asked-mine = { $way ->
    [bot] Pedes que um bot jogue por { $name } até ao seu regresso.
   *[person] Pedes que outra pessoa ocupe o lugar de { $name }.
}
ui-friends-missing = Falta responder: { $names }.
ui-friends-you = Se jogares ou disseres que estás aqui, o lugar fica contigo.
ui-friends-here = Estou aqui
ui-friends-until = { $mine ->
    [yes] Tens até às { $time }.
   *[no] Sem objeções, fica decidido às { $time }.
}
ui-friends-offered = O lugar de { $name } está livre: envia a ligação a quem o possa ocupar.
# $stand: does a bot move for them, and why?
ui-friends-offered-mine = { $stand ->
    [clock] O teu lugar está a ser oferecido a outra pessoa. Se o retomares ao bot, ficas com ele.
    [resigned] Desististe, e o teu lugar está a ser oferecido a outra pessoa.
   *[none] O teu lugar está a ser oferecido a outra pessoa. Se jogares, ficas com ele.
}
ui-friends-lost = { $name ->
    [none] Outra pessoa ocupou o teu lugar.
   *[other] { $name } ocupou o teu lugar.
}
ui-friends-lost-look = Podes assistir.
ui-friends-take = O lugar de { $name } está livre. Podes ocupá-lo.
ui-friends-take-button = Ocupar o lugar
ui-friends-copy = { $copied ->
    [yes] Copiado
   *[no] Copiar a ligação
}

## Respostas antecipadas

ui-friends-standing = Não voltar a perguntar:
ui-friends-standing-round = nesta ronda
ui-friends-standing-noble = { $noble ->
    [builder] no Mestre de Obras
    [minister] no Ministro
   *[king] no Rei
}
ui-friends-standing-about = { $what ->
    [round] As visitas não são seguidas por ti até esta ronda acabar. Podes voltar atrás a qualquer momento.
   *[noble] As visitas a este nobre não são seguidas por ti até o jogo acabar. Podes voltar atrás a qualquer momento.
}
ui-friends-standing-on = { $what ->
    [round] Não segues ninguém nesta ronda
    [builder] Não segues visitas ao Mestre de Obras
    [minister] Não segues visitas ao Ministro
   *[king] Não segues visitas ao Rei
}
ui-friends-standing-off = Voltar a perguntar
