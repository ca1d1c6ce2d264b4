### Remarks on components. The data files of lisboa.components have them in English; here they are told apart by their
### words: "Of each good." is of-each-good. One that has no variant stands as it is.

component-note = { $note ->
    [at-random-to-columns-1-4] Случайно под столбцами 1–4.
    [printed-on-the-board] Напечатано на поле.
    [spaces-from-the-top-counted-from-0] Номер деления сверху, считая с 0.
    [this-space-shows-a-wig] На этом делении изображён парик.
    [cardinal-spaces-alternating-with-as-many-tile-spaces] Деления кардинала; между ними столько же мест для жетонов.
    [where-the-cardinal-starts] Где начинает кардинал.
    [steps-clockwise-from-the-start] Шагов по часовой стрелке от начала.
    [east-end-of-each-row] У восточного конца каждого ряда.
    [foot-of-columns-1-5] Под столбцами 1–5.
    [earthquake-fire-tsunami] Землетрясение, пожар, цунами.
    [one-per-player-is-used-set-2] Используется по одной на игрока (SET-2).
    [groups-from-left-to-right] Группы слева направо.
    [of-each-colour] Каждого цвета.
    [portfolio-and-warehouse-before-the-first-rubble-set] Портфолио и склад до первого набора щебня.
    [of-each-good] Каждого товара.
    [by-turn-order] В порядке хода.
    [hidden-in-the-picture-we-have] На имеющейся у нас картинке не видно.
    [reward-printed-influence-read-with-low-certainty] Награда напечатана, влияние прочитано неуверенно.
    [reward-printed-influence-designed] Награда напечатана, влияние придумано нами.
    [printed-the-amount-of-the-benefit-read-with-low-certainty] Напечатано; величина бонуса прочитана неуверенно.
    [printed-that-such-an-event-exists-the-rest-designed] Напечатано лишь, что такое мероприятие есть; остальное придумано нами.
    [printed-that-such-a-tile-exists-the-rest-designed] Напечатано лишь, что такой жетон есть; остальное придумано нами.
    [one-starting-plan-is-printed-with-low-certainty-it-is-not-recorded-which] Один начальный проект напечатан, но прочитан неуверенно; какой именно, не записано.
    [hull-and-modifier-printed-influence-read-with-low-certainty] Вместимость и модификатор напечатаны, влияние прочитано неуверенно.
    [hull-printed-modifier-and-influence-read-with-low-certainty] Вместимость напечатана, модификатор и влияние прочитаны неуверенно.
   *[other] { $text }
}
