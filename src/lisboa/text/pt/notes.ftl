### Remarks on components. The data files of lisboa.components have them in English; here they are told apart by their
### words: "Of each good." is of-each-good. One that has no variant stands as it is.

component-note = { $note ->
    [at-random-to-columns-1-4] Ao acaso pelas colunas 1 a 4.
    [printed-on-the-board] Impresso no tabuleiro.
    [spaces-from-the-top-counted-from-0] Espaços a partir do topo, contados desde 0.
    [this-space-shows-a-wig] Este espaço mostra uma peruca.
    [cardinal-spaces-alternating-with-as-many-tile-spaces] Espaços do Cardeal, alternados com outros tantos para peças.
    [where-the-cardinal-starts] Onde o Cardeal começa.
    [steps-clockwise-from-the-start] Passos no sentido dos ponteiros do relógio, desde o início.
    [east-end-of-each-row] Extremo leste de cada fila.
    [foot-of-columns-1-5] Ao fundo das colunas 1 a 5.
    [earthquake-fire-tsunami] Terramoto, incêndio, maremoto.
    [one-per-player-is-used-set-2] Usa-se um por jogador (SET-2).
    [groups-from-left-to-right] Grupos da esquerda para a direita.
    [of-each-colour] De cada cor.
    [portfolio-and-warehouse-before-the-first-rubble-set] Portefólio e armazém antes do primeiro conjunto de entulho.
    [of-each-good] De cada mercadoria.
    [by-turn-order] Por ordem de turno.
    [hidden-in-the-picture-we-have] Tapado na imagem que temos.
    [reward-printed-influence-read-with-low-certainty] Recompensa impressa, influência lida com pouca certeza.
    [reward-printed-influence-designed] Recompensa impressa, influência concebida por nós.
    [printed-the-amount-of-the-benefit-read-with-low-certainty] Impressa; a quantia do benefício foi lida com pouca certeza.
    [printed-that-such-an-event-exists-the-rest-designed] Está impresso que existe um evento assim; o resto foi concebido por nós.
    [printed-that-such-a-tile-exists-the-rest-designed] Está impresso que existe uma peça assim; o resto foi concebido por nós.
    [one-starting-plan-is-printed-with-low-certainty-it-is-not-recorded-which] Um projeto inicial está impresso, lido com pouca certeza; não se sabe qual.
    [hull-and-modifier-printed-influence-read-with-low-certainty] Casco e modificador impressos, influência lida com pouca certeza.
    [hull-printed-modifier-and-influence-read-with-low-certainty] Casco impresso, modificador e influência lidos com pouca certeza.
   *[other] { $text }
}
