### O que as aplicações de mensagens mostram de uma ligação para uma mesa: título e descrição ao lado de uma imagem.

# $state é "waits" enquanto há lugares por ocupar, senão "goes-on"
link-title = { $state ->
    [waits] { $host } convida para uma partida de Lisboa
   *[goes-on] Uma partida de Lisboa com { $host } como anfitrião
}
link-players = { $players ->
    [1] a solo contra Lacerda
   *[other] { $players } jogadores
}
link-free = { $free ->
    [one] um lugar livre
   *[other] { $free } lugares livres
}
link-extra = { $extra ->
    [Draft] draft
    [StartingDecrees] decretos iniciais
    [Goals] objetivos
   *[CityTokens] fichas da cidade
}
link-clock = { $clock ->
    [live] numa só sessão, com relógio
   *[async] ao longo de vários dias
}

# De uma ligação que nada diz de uma mesa
link-title-any = Lisboa: o jogo de tabuleiro, no navegador
link-about-any = Reconstruir a cidade depois do terramoto de 1755, com amigos, contra bots ou contra Lacerda.
link-picture = Lisboa vista do Tejo, num painel de azulejos azuis e brancos
