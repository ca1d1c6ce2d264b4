### The web client outside the table: start page, lists of tables, new table, waiting room, settings, faults.

## Head and foot of every page

ui-home-ways = Stránky

ui-home-way-new = Nový stůl

ui-home-way-lobby = Lobby

ui-home-way-replays = Záznamy

ui-home-way-rules = Pravidla

ui-home-way-legend = Legenda

ui-home-way-settings = Nastavení

ui-home-way-api = Pro programy

ui-home-language = Jazyk

ui-home-night = { $night ->
    [yes] Denní vzhled
   *[no] Noční vzhled
}

ui-home-waiting-count = { $count ->
    [one] Čeká na vás 1 stůl
    [few] Čekají na vás { $count } stoly
   *[other] Čeká na vás { $count } stolů
}

ui-home-credits = Lisboa je desková hra. Autor: Vital Lacerda, ilustrace: Ian O’Toole, vydavatel: Eagle-Gryphon Games.

ui-home-unofficial = Toto je neoficiální projekt hráčů s vlastními kresbami; s autorem ani vydavatelem není spojen.

## Start page

ui-home-tagline = 1755: zemětřesení, tsunami, požár. Získejte si dvůr a obnovte město.

# $title is a table's; $count how many tables wait
ui-home-continue = { $count ->
    [one] Jste na tahu: { $title }
    [few] Jste na tahu: { $title } (čekají na vás { $count } stoly)
   *[other] Jste na tahu: { $title } (čeká na vás { $count } stolů)
}

ui-home-play-bot = Hrát

# $bot is a name, or "none" while it is not known
ui-home-play-bot-about = { $players ->
    [2] Vy proti botovi
    [3] Vy proti dvěma botům
   *[4] Vy proti třem botům
}

ui-home-players = Počet hráčů

ui-home-players-short = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}

ui-home-choose-bot = Který bot

ui-home-play-solo = Sólo proti Lacerdovi

ui-home-play-solo-about = Oficiální sólová hra, na konci s hodností

ui-home-solo-rules = Jak hraje Lacerda

ui-home-play-friends = Stůl pro přátele

ui-home-play-friends-about = Pošlete odkaz a začněte, až budou všichni

ui-home-all-options = Všechny volby

ui-home-my-tables = Moje stoly

ui-home-minute-title = Hra v minutě

ui-home-minute = { $step ->
    [card] V každém tahu zahrajete jednu kartu: do svého portfolia, nebo ke dvoru na audienci u šlechtice.
    [court] Vliv otevírá dveře ke staviteli, ministrovi i králi.
    [city] Stavte obchody, odklízejte sutiny, otevírejte veřejné budovy, vypravujte lodě, berte si dekrety.
   *[wigs] Jde o paruky: kdo jich má na konci nejvíc, vítězí.
}

ui-home-lobby = Otevřené stoly

ui-home-lobby-none = Teď nikdo nehledá hráče. Otevřete stůl a ostatní ho tu najdou.

ui-home-watch = Sledovat

ui-home-watch-none = Žádná veřejná hra neprobíhá a ani se ještě žádná nehrála.

ui-home-more = Vše

## Titles that tables get, and what is said of a table in lists

ui-home-title-bots = { $count ->
    [one] Proti botovi
   *[other] Proti { $count } botům
}

ui-home-title-solo = Proti Lacerdovi

ui-home-title-friends = Stůl: { $name }

# How strong a bot is, among those for people
ui-home-bot-strength = Síla { $strength } z { $most }

# A group of the list of bots: those that are no company for people
ui-home-bots-for-trials = Na vyzkoušení

ui-home-seat-free = volno

ui-home-seat-unknown = někdo

ui-home-your-turn = Jste na tahu

ui-home-invited = Máte pozvánku

ui-home-sit-down = Přisednout

ui-home-state-quarantined = Odloženo serverem

ui-home-state-waiting = { $free ->
    [0] Může se začít
    [one] 1 volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}

ui-home-state-solo = Konec: { $wigs ->
    [one] 1 paruka
    [few] { $wigs } paruky
   *[other] { $wigs } paruk
}

ui-home-state-shared = Konec: společné vítězství

ui-home-state-won = Konec: vítězí { $name }

ui-home-state-paused = Pauza

ui-home-state-decides = Na tahu: { $name }

ui-home-state-bot = Bot přemýšlí

ui-home-tag = { $tag ->
    [solo] sólo
    [first-rules] pravidla 2017
    [earlier-rules] dřívější pravidla
    [draft] draft
    [decrees] počáteční dekrety
    [goals] úkoly
    [tokens] městské žetony
    [live] šachové hodiny
    [async] limit na tah
   *[imported] ze souboru
}

## Faults

ui-home-offline = Není spojení. Zkouší se znovu…

ui-home-awaiting = Server zatím neodpověděl. Vaše volba je uložena…

ui-home-not-made = Vaše poslední volba u stolu „{ $table }“ nebyla provedena: { $why }

ui-home-retry = Zkusit znovu

ui-home-reload = Načíst stránku znovu

ui-home-close = Zavřít

ui-home-report = Nahlásit chybu

# $fault: "yes" if the client has noticed it itself
ui-home-report-title = { $fault ->
    [yes] Něco se pokazilo
   *[no] Nahlásit chybu
}

ui-home-report-about = { $fault ->
    [yes] To se nemělo stát. Vaše hra je na serveru v bezpečí. Hlášení pomůže chybu opravit: uloží se s ním hra, pokud je otevřená, a dostanete číslo.
   *[no] Co se stalo a co mělo být jinak? S hlášením se uloží otevřená hra a dostanete číslo.
}

ui-home-report-text = Co se stalo?

ui-home-report-details = Co hlásí prohlížeč

ui-home-report-send = Odeslat hlášení

ui-home-report-thanks = Děkujeme. Pokud se na ně budete ptát, uveďte toto číslo:

ui-home-report-number = Hlášení { $number }

## Waiting room

ui-home-wait-host = Stůl zakládá { $name }. Až hra začne, objeví se sama.

ui-home-wait-seats = Místa

ui-home-wait-game = Hra

ui-home-wait-sight = { $public ->
    [yes] V lobby: přisednout může kdokoli
   *[no] Jen pro ty, kdo mají odkaz
}

ui-home-wait-spectators = { $spectators ->
    [yes] Ostatní se mohou dívat
   *[no] Bez diváků
}

# $missing: how many seats are free
ui-home-wait-start = { $missing ->
    [0] Začít hru
   *[other] Začít s boty
}

ui-home-wait-start-about = { $missing ->
    [0] Všichni jsou tu.
    [one] Ještě je 1 volné místo. Počkejte na někoho, nebo tam posaďte bota a začněte hned.
    [few] Ještě jsou { $missing } volná místa. Počkejte na ostatní, nebo tam posaďte boty a začněte hned.
   *[other] Ještě je { $missing } volných míst. Počkejte na ostatní, nebo tam posaďte boty a začněte hned.
}

ui-home-wait-others = { $missing ->
    [0] Všichni jsou tu: zakladatel stolu může začít.
   *[other] { $seated ->
        [yes] Máte místo. Zakladatel stolu začne, až budou všichni.
       *[no] Chcete-li hrát, zaujměte volné místo.
    }
}

ui-home-wait-delete = Zrušit stůl

# $kind is "damaged", or "version" if another version of the server began the game
ui-home-quarantined = { $kind ->
    [damaged] Záznam této hry je poškozený, takže nemůže pokračovat. Zůstává, jak je: dejte vědět správci serveru, může mít starší zálohu.
   *[version] Tato verze serveru přehrává hru jinak, a proto ji nechává být. Nic se neztratilo: dejte vědět správci serveru.
}

ui-home-your-name = Vaše jméno

ui-home-guest = Host

ui-home-seat-open = Volné místo

ui-home-seat-note = { $note ->
    [you] vy
    [host] zakladatel
    [hot-seat] u téže obrazovky
    [invited] na pozvání
    [guest] host
   *[here] právě tady
}

# $player is a colour
ui-home-seat-who = { $player }: kdo hraje

ui-home-seat-kind = { $kind ->
    [host] Já
    [hot-seat] Také já, u této obrazovky
    [bot] Bot
    [invited] Na pozvání
   *[open] Volné pro každého
}

ui-home-seat-about = { $kind ->
    [host] Tady sedíte vy.
    [hot-seat] U této obrazovky hrajete vy nebo někdo vedle vás.
    [invited] Místo je jen pro tento účet; dostane zprávu.
   *[open] Kdo přijde první přes odkaz nebo z lobby.
}

ui-home-seat-bot = Bot: { $bot }

ui-home-seat-clear = Uvolnit místo

ui-home-seat-goals = úkoly

ui-home-stand-up = Vstát

ui-home-decline = Odmítnout

ui-home-invite = Pozvat další

ui-home-invite-about = Kdo otevře tento odkaz, může přisednout; účet není potřeba.

ui-home-copy = { $copied ->
    [yes] Zkopírováno
   *[no] Kopírovat odkaz
}

ui-home-share = Sdílet

ui-home-share-text = Pojď si se mnou zahrát Lisboa

## New table

ui-home-new-about = Všechno může zůstat, jak je: hra pro dva proti botovi.

ui-home-new-seats = Hráči a místa

ui-home-new-players = { $count ->
    [1] Sólo
    [few] { $count } hráči
   *[other] { $count } hráčů
}

ui-home-account-name = Název účtu

ui-home-new-game = Hra

ui-home-new-ruleset = Vydání pravidel

ui-home-new-ruleset-about = { $ruleset ->
    [2017] První vydání: mezi obdobími se loděnice obnoví dřív, než se odhazují karty, a převaha v obchodech s nářadím vynáší 6, 3 a 1 paruku.
   *[2021] Současná pravidla: mezi obdobími se karty odhazují dřív, než se obnoví loděnice, a převaha v obchodech s nářadím vynáší 6, 4 a 2 paruky.
}

ui-home-new-draft = Draft prvních karet

ui-home-new-draft-about = Z pěti karet si dvě ponecháte a tři pošlete doleva, a tak dál. Všichni vybírají současně a tajně. Ne v sólové hře.

ui-home-new-decrees = Počáteční dekrety

ui-home-new-decrees-about = Každý si před prvním tahem vezme jeden dekret; první vybírá poslední hráč.

ui-home-new-tokens = Městské žetony

ui-home-new-tokens-about = Náhodně rozdané žetony nahrazují tištěné odměny parcel a stavenišť a po použití opouštějí hru.

ui-home-new-goals = Úkoly pro začátečníky

ui-home-goals = { $goals ->
    [none] Žádné
    [all] Pro všechny
   *[some] Pro některé
}

ui-home-new-goals-about = { $goals ->
    [some] Malý úkol s odměnou, který provede prvními tahy. Nováčky označte v seznamu míst.
   *[other] Malý úkol s odměnou, který provede prvními tahy.
}

ui-home-new-clock = Hodiny

ui-home-clock = { $clock ->
    [none] Žádné
    [live] Na jedno posezení
   *[async] Celé dny
}

ui-home-clock-about = { $clock ->
    [solo] V sólové hře na vás nikdo nečeká.
    [none] Přemýšlejte, jak dlouho potřebujete. Když někdo dva dny chybí, mohou ostatní jeho místo předat botovi nebo někomu jinému.
    [live] Každý má zásobu času na celou hru a s každým tahem několik sekund navíc.
   *[async] Každý má na tah daný počet hodin.
}

ui-home-clock-minutes = Minuty na hráče

ui-home-clock-increment = Sekundy navíc za tah

ui-home-clock-hours = Hodiny na tah

ui-home-clock-out = Když čas vyprší

ui-home-clock-when-out = { $out ->
    [bot] Převezme to bot
    [greedy] Zahraje se jeden krok
   *[nothing] Nic se nestane
}

ui-home-new-sight = Název a návštěvníci

ui-home-new-title = Název

ui-home-new-title-usual = Páteční večer

ui-home-new-public = V lobby

ui-home-new-public-about = Stůl může najít kdokoli a zaujmout volné místo. Jinak jen ti, kdo mají odkaz.

ui-home-new-spectators = Diváci

ui-home-new-spectators-about = Ostatní se mohou dívat. Vidí to, co všichni u stolu, ale ne karty v ruce.

ui-home-new-chat = Diváci čtou chat

ui-home-new-chat-about = Psát nemohou nikdy. Bez této volby je chat jen pro hráče.

ui-home-new-create = { $waits ->
    [yes] Otevřít stůl
   *[no] Začít hru
}

ui-home-new-create-about = { $waits ->
    [yes] Dostanete odkaz pro ostatní a místa můžete ještě měnit.
   *[no] Všechna místa jsou obsazena: hra začne hned.
}

## Lobby and replays

ui-home-lobby-about = Stoly, které hledají hráče, a hry ke sledování.

ui-home-lobby-show = Zobrazit

ui-home-lobby-shown = { $shown ->
    [open] Volná místa
   *[running] Hry ke sledování
}

ui-home-lobby-players = { $count ->
    [0] Vše
    [1] Sólo
   *[other] { $count }
}

ui-home-lobby-title = Název

ui-home-lobby-none-running = Žádná taková hra teď neprobíhá.

ui-home-show-more = Zobrazit další

ui-home-replays-about = Dohrané hry. Každou lze projít krok za krokem z kteréhokoli místa.

ui-home-replays-mine = Moje hry

ui-home-replays-mine-none = Zatím nemáte žádnou dohranou hru. Prohlédnout si můžete i soubor hry.

ui-home-replays-public = Veřejné hry

ui-home-replays-public-none = Žádná veřejná hra se zatím nedohrála.

## Settings

ui-home-likes = V tomto prohlížeči

ui-home-likes-about = Ukládá se jen v tomto prohlížeči.

ui-home-theme = Vzhled

ui-home-themes = { $theme ->
    [light] Den
    [dark] Noc
   *[system] Podle systému
}

ui-home-sound = Zvuky

ui-home-sound-about = Krátký tón, když vás hra volá.

ui-home-confirm = Ptát se na konci tahu

ui-home-confirm-about = Poslední volba tahu čeká na vaše potvrzení.

ui-home-motion = Pohyb dílků

ui-home-motion-about = Dílky se pohybují po stole. Nikdy, pokud systém žádá omezení pohybu.

ui-home-account = Vy

ui-home-account-about = { $who ->
    [nobody] Zatím vás neznáme: s první hrou se stanete hostem.
    [guest] V tomto prohlížeči jste host. Účet vaše stoly uchová a funguje i na jiných zařízeních.
   *[account] Máte účet: přihlásíte se s ním na každém zařízení.
}

ui-home-save = Uložit

ui-home-saved = Uloženo.

ui-home-register = Nový účet

ui-home-login = Přihlášení

ui-home-enter = { $way ->
    [register] Vytvořit účet
   *[login] Přihlásit se
}

ui-home-enter-about = { $way ->
    [register] Jméno a heslo. Vaše stoly zůstanou vaše.
   *[login] K účtu, který už máte.
}

ui-home-password = Heslo

ui-home-old-password = Současné heslo

ui-home-new-password = Nové heslo

ui-home-change-password = Změnit heslo

ui-home-new-password-about = Ostatní zařízení se odhlásí a tokeny pro programy se zruší, pokud si je neponecháte.

ui-home-keep-tokens = Ponechat mé tokeny pro programy

# $tokens is how many tokens for programs the new password has revoked
ui-home-password-changed = { $tokens ->
    [0] Uloženo. Všechna ostatní zařízení jsou odhlášena.
   *[other] Uloženo. Všechna ostatní zařízení jsou odhlášena. Zrušené tokeny pro programy: { $tokens }.
}

ui-home-tokens-ended = Zrušené tokeny pro programy: { $tokens }.

ui-home-leave-guest = Vzdát se nedohraných stolů tohoto hosta

ui-home-logged-in = Přihlášený účet: { $name }.

ui-home-logout = Odhlásit všude

ui-home-calls = Zprávy

ui-home-calls-about = Když na vás stůl čeká a nejste u něj, může vám server napsat.

ui-home-email = E-mail

ui-home-email-pending = Zpráva je na cestě: adresu potvrdíte tlačítkem na stránce, na kterou vede odkaz v ní.

ui-home-webhook-kind = Druh

ui-home-webhook = { $kind ->
    [discord] Discord
    [slack] Slack
   *[generic] JSON
}

ui-home-webhook-url = Webhook

ui-home-webhook-save = { $remove ->
    [yes] Odebrat
   *[no] Uložit
}

# $host is a name in the internet
ui-home-webhook-now = Zprávy chodí na { $host }.

ui-home-webhook-off = Zprávy na { $host } příliš často selhaly a už se neposílají.

# $problem is what the other side answered, as a program says it
ui-home-webhook-last = Poslední pokus: { $problem }

ui-home-webhook-on = Posílat znovu

ui-home-tokens = Tokeny pro programy

ui-home-tokens-about = Program s takovým tokenem hraje vaším jménem.

ui-home-token-label = K čemu

ui-home-token-new = Nový token

ui-home-token-secret = Zkopírujte si ho hned, víckrát se neukáže:

ui-home-token-revoke = Zrušit

ui-home-import = Otevřít soubor hry

ui-home-import-about = Ze souboru uloženého zde nebo z příkazové řádky se stane váš vlastní stůl.

ui-home-import-file = Vybrat soubor

ui-home-import-text = Nebo jej vložte jako text

ui-home-import-go = Otevřít

## What the server refuses, by its words (docs/api.md). $field is the field of the request that is wrong, or "none"

ui-problem-fault = Tady se něco pokazilo

ui-problem-bad-request = { $field ->
    [name] Toto jméno nelze použít: potřebuje viditelná písmena a v každém slově písmena jedné abecedy
    [password] Heslo musí mít aspoň 8 znaků
    [new] Nové heslo musí mít aspoň 8 znaků
    [person] Účet s tímto jménem neexistuje
    [bot] Takový bot není
    [email] Tuto e-mailovou adresu zde nelze použít
    [webhook_url] Tento webhook nelze použít
    [title] Tento název nelze použít
    [seats] Tato místa nelze spojit
    [clock] Tyto hodiny nelze použít
    [none] Server tomu nerozuměl
   *[other] Toto nelze použít: { $field }
}

ui-problem-bad-token = Odkaz z e-mailu je neúplný, příliš starý, nebo už použitý: požádejte o nový

ui-problem-not-logged-in = Přihlášení už neplatí: načtěte stránku znovu

ui-problem-wrong-password = { $field ->
    [old] Současné heslo není správné
   *[other] Jméno a heslo k sobě nepatří
}

ui-problem-forbidden = To zde nesmíte

ui-problem-csrf = Prohlížeč ztratil přihlášení: načtěte stránku znovu

ui-problem-foreign-origin = Tato stránka nepatří k serveru

ui-problem-not-your-turn = Nejste na tahu

ui-problem-wrong-method = Server tento požadavek nezná

ui-problem-stale = Hra mezitím pokročila

ui-problem-busy = Právě se toho děje příliš mnoho: zkuste to znovu

ui-problem-not-started = Hra ještě nezačala

ui-problem-started = Hra už začala

ui-problem-over = Hra skončila

ui-problem-not-over = Hra ještě neskončila

ui-problem-paused = Hra je pozastavena

ui-problem-quarantined = Server tuto hru odložil: dejte vědět jeho správci

ui-problem-seated = Místo už máte

ui-problem-not-seated = Nemáte tu místo

ui-problem-full = Žádné místo není volné

ui-problem-taken = Někdo byl rychlejší: místo je obsazené

ui-problem-seats-open = Některá místa jsou ještě volná

ui-problem-too-many-analyses = Už čekáte na několik rozborů: zkuste to znovu, až bude některý hotový
ui-problem-too-many-tables = Máte příliš mnoho stolů: nejprve některé dohrajte nebo zrušte
ui-problem-too-many-imports = Máte příliš mnoho importovaných her: nejprve některé smažte
ui-problem-too-many-guests = Z vaší sítě dnes přišlo příliš mnoho hostů: přihlaste se, nebo přijďte zítra

ui-problem-too-many-tokens = Máte příliš mnoho tokenů: nejprve některý zrušte

ui-problem-already-somebody = Už máte platné přihlášení: nejprve se odhlaste

ui-problem-guest-has-tables = Jako host máte nedohrané stoly, které by se ztratily. Udělejte z hosta účet, nebo se jich vzdejte

ui-problem-already-registered = Účet už máte

ui-problem-name-taken = Toto jméno, nebo jméno, které vypadá stejně, už má někdo jiný

ui-problem-undo-barrier = Něco se odhalilo: bez souhlasu ostatních to nelze vzít zpět

ui-problem-nothing-to-redo = Není co zahrát znovu

ui-problem-log-full = U tohoto stolu se tolik bralo zpět, že už lze jen hrát dál

ui-problem-rewind-pending = O návrat už někdo požádal
ui-problem-question-pending = Na odpověď už čeká jiná otázka
ui-problem-no-question = Na místo se už nikdo neptá
ui-problem-offered-already = Místo už je volné: může si sednout kdokoli s odkazem

ui-problem-no-rewind = O návrat nikdo nepožádal

ui-problem-agreed-already = Váš souhlas už máme

ui-problem-not-stood-in = Žádný bot za vás nehraje

ui-problem-not-absent = Na tohoto hráče stůl ještě nečekal dost dlouho

ui-problem-no-clock = Tento stůl nemá hodiny

ui-problem-paused-already = Hodiny už v tomto stavu jsou

ui-problem-too-large = Je to delší, než server přijímá

ui-problem-wrong-type = Server tomu nerozuměl

ui-problem-illegal-move = Pravidla to nedovolují

ui-problem-key-reused = Tento požadavek už byl odeslán: načtěte stránku znovu

ui-problem-bad-game-file = Tento soubor nelze přečíst nebo přehrát
ui-problem-too-much-work = To je víc, než server udělá pro jeden požadavek

ui-problem-too-many-requests = { $field ->
    [password] Příliš mnoho špatných hesel k tomuto účtu: chvíli počkejte a zkuste to znovu
    [email] Příliš mnoho vyžádaných zpráv: počkejte hodinu a zkuste to znovu
   *[other] Bylo toho příliš najednou: chvíli počkejte a zkuste to znovu
}

ui-problem-too-many-sockets = Máte otevřeno příliš mnoho karet prohlížeče

ui-problem-refused = Server to odmítá

ui-problem-internal = Na serveru došlo k chybě

ui-problem-no-mail = Poštovní server neodpovídá: zkuste to později

ui-problem-unavailable = Server se nedostane ke své databázi: zkuste to za chvíli

## My tables

ui-home-mine-about = Nejdřív stoly, kde rozhodujete vy. Co skončilo nebo pokračuje bez vás, lze odložit.

ui-home-mine-none = Žádný váš stůl teď neběží.

ui-home-mine-none-archived = Nic jste neodložili.

ui-home-mine-shown = { $shown ->
    [archived] Odložené
   *[current] Současné
}

ui-home-mine-group = { $group ->
    [turn] Jste na tahu
    [waiting] Čeká se na ostatní
   *[done] Dohrané
}

ui-home-archive = { $archived ->
    [yes] Znovu vyndat: { $title }
   *[no] Odložit: { $title }
}

ui-home-state-left = Odešli jste ze hry

# Shown where a guest played who was removed since
ui-home-former-guest = bývalý host

# On the start page, some days before something is removed
ui-home-removal-title = { $what ->
    [guest] Vítejte zpět
   *[import] Brzy bude odstraněno
}

ui-home-removal-imports = Importované hry se odstraňují, když je nikdo neotevřel { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}. Otevřením si hru ponecháte:

ui-home-removal-on = { $date }

ui-home-removal-guest = Dlouho jste tu nebyli. Hosté se odstraňují, když nepřijdou { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}; zůstanete tu tedy nejméně do { $date }. S účtem zůstanete natrvalo.

ui-home-removal-account = Založit účet

# The button beside an imported game; $title is the table's
ui-home-delete = { $sure ->
    [yes] Smazat dalším kliknutím: { $title }
   *[no] Smazat: { $title }
}

# On the same button, before the second click
ui-home-delete-sure = Smazat?
