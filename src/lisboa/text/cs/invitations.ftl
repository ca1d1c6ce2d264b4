### Co ukazují komunikátory u odkazu na stůl: nadpis a popis vedle obrázku.

# $state je "waits", dokud jsou volná místa, jinak "goes-on"
link-title = { $state ->
    [waits] { $host } vás zve ke hře Lisboa
   *[goes-on] Partie hry Lisboa, pořádá { $host }
}
link-players = { $players ->
    [1] sólo proti Lacerdovi
    [few] { $players } hráči
   *[other] { $players } hráčů
}
link-free = { $free ->
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
link-extra = { $extra ->
    [Draft] draft
    [StartingDecrees] počáteční dekrety
    [Goals] úkoly
   *[CityTokens] městské žetony
}
link-clock = { $clock ->
    [live] na jedno posezení, s hodinami
   *[async] na několik dní
}

# Odkaz, který o stole nic neříká
link-title-any = Lisboa: desková hra v prohlížeči
link-about-any = Obnovte město po zemětřesení roku 1755: s přáteli, proti botům nebo proti Lacerdovi.
link-picture = Lisabon při pohledu od Teja jako panel z modrobílých kachlů
