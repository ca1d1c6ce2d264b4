### Hra s přáteli: jména, pozvánky, čekárna, místa nepřítomných, odpovědi předem.

## Jméno pro pořadatele a pro pozvané

ui-friends-name = Vaše jméno
ui-friends-name-why = { $listed ->
    [yes] { $who ->
        [host] Uvidí ho všichni: na pozvánce, u stolu i v seznamu stolů.
       *[guest] Uvidí ho všichni: u stolu i v seznamu stolů.
    }
   *[no] { $who ->
        [host] Přátelé ho uvidí na pozvánce a u stolu.
       *[guest] Uvidí ho všichni u stolu.
    }
}
ui-friends-name-missing = Nejdřív zadejte jméno.
ui-friends-invited = { $host } vás zve ke hře
ui-friends-join = Přisednout a hrát
ui-friends-full = Všechna místa jsou obsazená. Až hra začne, můžete se dívat.

## Čekárna

ui-friends-chat = Rozhovor
ui-friends-chat-none = Zatím nikdo nic nenapsal.
ui-friends-clock = { $clock ->
    [none] Bez hodin
    [live] { $minutes } min. pro každého hráče a { $seconds } s navíc za tah
   *[async] { $hours } h na každý tah
}
ui-friends-clock-out = Když čas vyprší, převezme hru bot.
ui-friends-clock-away = Hrát bez hodin
ui-friends-clock-back = Hrát s hodinami

## Odveta

ui-friends-rematch-offer = { $name } nabízí odvetu
ui-friends-rematch-join = Přijmout odvetu
ui-friends-rematch-go = K odvetě
ui-friends-invited-wait = { $count ->
    [1] Pozvání zatím nepřijal hráč { $names }. Když začnete teď, zahraje místo něj bot.
   *[other] Pozvání zatím nepřijali hráči { $names }. Když začnete teď, zahrají místo nich boti.
}

## Někdo chybí

ui-friends-away = Stůl už dlouho čeká: { $name }.
ui-friends-ask-bot = Ať do návratu hraje bot
ui-friends-ask-person = Nabídnout místo někomu jinému
ui-friends-ask-about = Možné po 10 minutách u stolu s hodinami na jedno posezení, po 48 hodinách u každého jiného. Všichni ostatní musí souhlasit.
ui-friends-asked = { $way ->
    [bot] { $by } navrhuje, aby za hráče { $name } do návratu hrál bot.
   *[person] { $by } navrhuje, aby místo hráče { $name } převzal někdo jiný.
}
ui-friends-asked-mine = { $way ->
    [bot] Navrhujete, aby za hráče { $name } do návratu hrál bot.
   *[person] Navrhujete, aby místo hráče { $name } převzal někdo jiný.
}
ui-friends-missing = Ještě neodpověděli: { $names }.
ui-friends-you = Když zahrajete nebo řeknete, že jste tady, místo vám zůstane.
ui-friends-here = Jsem tady
ui-friends-until = { $mine ->
    [yes] Máte čas do { $time }.
   *[no] Bez námitek to bude platit od { $time }.
}
ui-friends-offered = Místo hráče { $name } je volné: pošlete odkaz někomu, kdo ho může převzít.
# $stand: does a bot move for them, and why?
ui-friends-offered-mine = { $stand ->
    [clock] Vaše místo je nabídnuto někomu jinému. Když ho převezmete zpět od bota, zůstane vám.
    [resigned] Vzdali jste hru a vaše místo je nabídnuto někomu jinému.
   *[none] Vaše místo je nabídnuto někomu jinému. Když zahrajete, zůstane vám.
}
ui-friends-lost = { $name ->
    [none] Vaše místo převzal někdo jiný.
   *[other] Vaše místo teď má { $name }.
}
ui-friends-lost-look = Můžete se dívat.
ui-friends-take = Místo hráče { $name } je volné. Můžete ho převzít.
ui-friends-take-button = Převzít místo
ui-friends-copy = { $copied ->
    [yes] Zkopírováno
   *[no] Zkopírovat odkaz
}

## Odpovědi předem

ui-friends-standing = Už se neptat:
ui-friends-standing-round = v tomto kole
ui-friends-standing-noble = { $noble ->
    [builder] u stavitele
    [minister] u ministra
   *[king] u krále
}
ui-friends-standing-about = { $what ->
    [round] Do konce kola se k žádné audienci nepřipojíte. Kdykoli to můžete vzít zpět.
   *[noble] Do konce hry se k audiencím u tohoto šlechtice nepřipojíte. Kdykoli to můžete vzít zpět.
}
ui-friends-standing-on = { $what ->
    [round] V tomto kole se k nikomu nepřipojujete
    [builder] Nepřipojujete se u stavitele
    [minister] Nepřipojujete se u ministra
   *[king] Nepřipojujete se u krále
}
ui-friends-standing-off = Zase se ptát
