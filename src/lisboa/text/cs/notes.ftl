### Remarks on components. The data files of lisboa.components have them in English; here they are told apart by their
### words: "Of each good." is of-each-good. One that has no variant stands as it is.

component-note = { $note ->
    [at-random-to-columns-1-4] Náhodně pod sloupce 1–4.
    [printed-on-the-board] Vytištěno na herním plánu.
    [spaces-from-the-top-counted-from-0] Pole odshora, počítáno od 0.
    [this-space-shows-a-wig] Na tomto poli je paruka.
    [cardinal-spaces-alternating-with-as-many-tile-spaces] Pole kardinála, mezi nimi stejný počet míst pro destičky.
    [where-the-cardinal-starts] Kde kardinál začíná.
    [steps-clockwise-from-the-start] Kroky po směru hodinových ručiček od začátku.
    [east-end-of-each-row] Východní konec každého řádku.
    [foot-of-columns-1-5] Pod sloupci 1–5.
    [earthquake-fire-tsunami] Zemětřesení, požár, tsunami.
    [one-per-player-is-used-set-2] Použije se jedna na hráče (SET-2).
    [groups-from-left-to-right] Skupinky zleva doprava.
    [of-each-colour] Od každé barvy.
    [portfolio-and-warehouse-before-the-first-rubble-set] Portfolio a skladiště před první sadou sutin.
    [of-each-good] Od každého zboží.
    [by-turn-order] Podle pořadí hráčů.
    [hidden-in-the-picture-we-have] Na obrázku, který máme, není vidět.
    [reward-printed-influence-read-with-low-certainty] Odměna podle předlohy, vliv přečtený s malou jistotou.
    [reward-printed-influence-designed] Odměna podle předlohy, vliv doplněný.
    [printed-the-amount-of-the-benefit-read-with-low-certainty] Podle předlohy; velikost výhody přečtená s malou jistotou.
    [printed-that-such-an-event-exists-the-rest-designed] Předloha dokládá jen to, že taková událost existuje; zbytek je doplněný.
    [printed-that-such-a-tile-exists-the-rest-designed] Předloha dokládá jen to, že taková destička existuje; zbytek je doplněný.
    [one-starting-plan-is-printed-with-low-certainty-it-is-not-recorded-which] Jeden počáteční plán je podle předlohy, přečtený s malou jistotou; který, není zaznamenáno.
    [hull-and-modifier-printed-influence-read-with-low-certainty] Velikost a úprava prodeje podle předlohy, vliv přečtený s malou jistotou.
    [hull-printed-modifier-and-influence-read-with-low-certainty] Velikost podle předlohy, úprava prodeje a vliv přečtené s malou jistotou.
   *[other] { $text }
}
