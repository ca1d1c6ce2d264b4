### The log, the timeline, what happened while one was away, and calls to act.

ui-log-close = Fechar

## The log

# The heading of a turn; $turn counts the turns of this player, 0 if it is not counted
ui-log-turn = { $name ->
    [none] { player }
   *[other] { player } ({ $name })
}{ $turn ->
    [0] {""}
   *[other] , turno { $turn }
}

ui-log-before = Antes do primeiro turno

ui-log-gain = { $gain ->
    [wigs] perucas
    [reis] réis
   *[influence] influência
}

ui-log-jump = Ver este momento

ui-log-taken-back = (anulado)

ui-log-rule = Regra { $rule }

ui-log-details = Pormenores

ui-log-timeline = Cronologia

ui-log-earlier = { $count ->
    [1] 1 turno anterior
   *[other] { $count } turnos anteriores
}

# An entry that is no move. $count: how many moves are taken back or played again, or how many remain after a rewind
ui-log-entry = { $kind ->
    [undo] { player } anula { $count ->
        [1] 1 jogada
       *[other] { $count } jogadas
    }
    [redo] { player } refaz o que tinha anulado
    [rewind] O jogo recua até à jogada { $count }
    [rewind-asked] { player } pede para recuar até à jogada { $count }
    [rewind-agreed] { player } concorda em recuar
    [rewind-refused] { player } não quer recuar
    [resigned] { player } desiste; um bot continua o jogo
    [stand-in] Um bot joga por { player }
    [returned] { player } está de volta
    [paused] O relógio está parado
    [replace-asked] { player } pede que um jogador ausente seja substituído
    [replace-agreed] { player } concorda
    [replace-refused] { player } não concorda
    [seat-offered] O lugar de { player } está livre para outra pessoa
    [replaced] { $former ->
        [none] Outra pessoa joga agora com { player }
       *[other] { player } ocupa o lugar de { $former }
    }
   *[resumed] O relógio volta a andar
}

## The timeline

ui-log-points = Momentos do jogo

# Where the handle of the timeline stands
ui-log-point = Jogada { $move } de { $last }

ui-log-looking = Estás a ver a jogada { $move } de { $last }

# Where one looks: Lacerda plays within the moves of his rival
ui-log-lacerda = { $when ->
    [before] Antes do turno { $turn } de Lacerda
    [during] Durante o turno { $turn } de Lacerda
   *[after] Depois do turno { $turn } de Lacerda
}

ui-log-back = Voltar ao presente

ui-log-step = { $way ->
    [first] Para o início
    [back] Um passo atrás
    [on] Um passo à frente
    [last] Para o presente
    [pause] Pausa
   *[play] Reproduzir
}

ui-log-your-turn = É a tua vez

ui-log-mark = { $kind ->
    [period-ended] O primeiro período termina
    [church-called] Pontuação da igreja
    [end-triggered] O fim aproxima-se
    [final-round] A ronda final
   *[game-over] O jogo terminou
}

ui-log-seat = Visto por

ui-log-seat-of = { $name ->
    [none] { player }
   *[other] { player } ({ $name })
}

## While you were away

ui-log-away = Na tua ausência

ui-log-away-close = Para o presente

## Calls to act. $player is who has the turn, $name the name of that person or "none"

ui-log-decide = A tua decisão: { $prompt }

ui-log-more = { $count ->
    [1] e mais 1 coisa
   *[other] e mais { $count } coisas
}

# The head of a phone's screen: period and round, as short as can be
ui-log-where = { $period ->
    [1] I
   *[2] II
} · { $round }

# Who has the turn
ui-log-who = { $name ->
    [none] { player }
   *[other] { $name } ({ player })
}

ui-log-call = { $kind ->
    [follow] { ui-log-who } visita o { noble }: podes seguir
    [following] Segues { ui-log-who } até ao { noble }
    [church-scoring] Pontuação da igreja: podes ceder peças de clero
    [period-discard] O primeiro período termina: podes descartar cartas pelas recompensas
    [period-reward] O primeiro período termina: recebe a recompensa de uma carta descartada
   *[other] Joga { ui-log-who }, mas esta decisão é tua
}
