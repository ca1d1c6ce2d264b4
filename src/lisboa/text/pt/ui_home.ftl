### The web client outside the table: start page, lists of tables, new table, waiting room, settings, faults.

## Head and foot of every page

ui-home-ways = Páginas

ui-home-way-new = Nova mesa

ui-home-way-lobby = Lobby

ui-home-way-replays = Repetições

ui-home-way-rules = Regras

ui-home-way-legend = Legenda

ui-home-way-settings = Definições

ui-home-way-api = Para programas

ui-home-language = Língua

ui-home-night = { $night ->
    [yes] De dia
   *[no] De noite
}

ui-home-waiting-count = { $count ->
    [1] 1 mesa à tua espera
   *[other] { $count } mesas à tua espera
}

ui-home-credits = Lisboa é um jogo de tabuleiro de Vital Lacerda, com ilustrações de Ian O’Toole, publicado pela Eagle-Gryphon Games.

ui-home-unofficial = Este é um projeto não oficial, feito por jogadores e com desenhos próprios; não tem ligação ao autor nem à editora.

## Start page

ui-home-tagline = 1755: terramoto, maremoto, incêndio. Conquista a corte e reconstrói a cidade.

# $title is a table's; $count how many tables wait
ui-home-continue = { $count ->
    [1] É a tua vez: { $title }
   *[other] É a tua vez: { $title } ({ $count } mesas à tua espera)
}

ui-home-play-bot = Jogar já

# $bot is a name, or "none" while it is not known
ui-home-play-bot-about = { $players ->
    [2] Tu contra um bot
    [3] Tu contra dois bots
   *[4] Tu contra três bots
}

ui-home-players = Número de jogadores

ui-home-players-short = { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
}

ui-home-choose-bot = Qual bot

ui-home-play-solo = A solo contra Lacerda

ui-home-play-solo-about = O jogo a solo oficial, com um título no fim

ui-home-solo-rules = Como joga Lacerda

ui-home-play-friends = Uma mesa para amigos

ui-home-play-friends-about = Envia-lhes uma ligação e começa quando estiverem todos

ui-home-all-options = Todas as opções

ui-home-my-tables = As minhas mesas

ui-home-minute-title = O jogo num minuto

ui-home-minute = { $step ->
    [card] Em cada turno jogas uma carta: no teu portefólio, ou na corte para visitar um nobre.
    [court] A influência abre as portas do Mestre de Obras, do Ministro e do Rei.
    [city] Constrói lojas, remove o entulho, inaugura edifícios públicos, envia navios, obtém decretos.
   *[wigs] O que conta são as perucas: quem tiver mais no fim ganha.
}

ui-home-lobby = Mesas abertas

ui-home-lobby-none = Agora ninguém procura jogadores. Abre uma mesa, e os outros encontram-na aqui.

ui-home-watch = Assistir

ui-home-watch-none = Não há nenhum jogo público a decorrer, e ainda não se jogou nenhum.

ui-home-more = Tudo

## Titles that tables get, and what is said of a table in lists

ui-home-title-bots = { $count ->
    [1] Contra um bot
   *[other] Contra { $count } bots
}

ui-home-title-solo = Contra Lacerda

ui-home-title-friends = Mesa de { $name }

# How strong a bot is, among those for people
ui-home-bot-strength = Força { $strength } de { $most }

# A group of the list of bots: those that are no company for people
ui-home-bots-for-trials = Para experimentar

ui-home-seat-free = livre

ui-home-seat-unknown = alguém

ui-home-your-turn = É a tua vez

ui-home-invited = Tens um convite

ui-home-sit-down = Sentar-me

ui-home-state-quarantined = Posta de parte pelo servidor

ui-home-state-waiting = { $free ->
    [0] Tudo pronto para começar
    [1] 1 lugar livre
   *[other] { $free } lugares livres
}

ui-home-state-solo = Fim: { $wigs ->
    [1] 1 peruca
   *[other] { $wigs } perucas
}

ui-home-state-shared = Fim: vitória partilhada

ui-home-state-won = Fim: ganhou { $name }

ui-home-state-paused = Em pausa

ui-home-state-decides = A jogar: { $name }

ui-home-state-bot = Um bot está a pensar

ui-home-tag = { $tag ->
    [solo] a solo
    [first-rules] regras de 2017
    [earlier-rules] regras anteriores
    [draft] draft
    [decrees] decretos iniciais
    [goals] objetivos
    [tokens] fichas da cidade
    [live] relógio ao vivo
    [async] horas por turno
   *[imported] de um ficheiro
}

## Faults

ui-home-offline = Sem ligação. A tentar de novo…

ui-home-awaiting = O servidor ainda não respondeu. A tua escolha está guardada…

ui-home-not-made = A tua última escolha em «{ $table }» não foi feita: { $why }

ui-home-retry = Tentar de novo

ui-home-reload = Recarregar a página

ui-home-close = Fechar

ui-home-report = Comunicar um erro

# $fault: "yes" if the client has noticed it itself
ui-home-report-title = { $fault ->
    [yes] Algo correu mal
   *[no] Comunicar um erro
}

ui-home-report-about = { $fault ->
    [yes] Isto não devia ter acontecido. O teu jogo está a salvo no servidor. Um relatório ajuda a corrigir o erro: guarda o jogo, se houver um aberto, e recebes um número.
   *[no] O que viste e o que esperavas? O jogo que estiver aberto é guardado com o relatório, e recebes um número.
}

ui-home-report-text = O que aconteceu?

ui-home-report-details = O que diz o navegador

ui-home-report-send = Enviar o relatório

ui-home-report-thanks = Obrigado. Se quiseres saber mais, indica este número:

ui-home-report-number = Relatório { $number }

## Waiting room

ui-home-wait-host = Organiza: { $name }. O jogo aparece por si quando começar.

ui-home-wait-seats = Lugares

ui-home-wait-game = O jogo

ui-home-wait-sight = { $public ->
    [yes] No lobby: qualquer pessoa pode entrar
   *[no] Só para quem tem a ligação
}

ui-home-wait-spectators = { $spectators ->
    [yes] Outros podem assistir
   *[no] Sem espectadores
}

# $missing: how many seats are free
ui-home-wait-start = { $missing ->
    [0] Começar o jogo
   *[other] Começar com bots
}

ui-home-wait-start-about = { $missing ->
    [0] Estão todos aqui.
    [1] Ainda há 1 lugar livre. Espera por alguém, ou senta lá um bot e começa já.
   *[other] Ainda há { $missing } lugares livres. Espera por outros, ou senta lá bots e começa já.
}

ui-home-wait-others = { $missing ->
    [0] Estão todos aqui: quem organiza pode começar.
   *[other] { $seated ->
        [yes] Tens um lugar. Quem organiza começa o jogo quando estiverem todos.
       *[no] Ocupa um lugar livre para jogar.
    }
}

ui-home-wait-delete = Fechar a mesa

# $kind is "damaged", or "version" if another version of the server began the game
ui-home-quarantined = { $kind ->
    [damaged] O que está guardado deste jogo está danificado, por isso não pode continuar. Fica como está: avisa quem gere o servidor, que pode ter uma cópia anterior.
   *[version] Esta versão do servidor conta este jogo de outra forma e não lhe toca. Nada se perdeu: avisa quem gere o servidor.
}

ui-home-your-name = O teu nome

ui-home-guest = Visitante

ui-home-seat-open = Um lugar livre

ui-home-seat-note = { $note ->
    [you] tu
    [host] organiza
    [hot-seat] no mesmo ecrã
    [invited] com convite
    [guest] visitante
   *[here] aqui agora
}

# $player is a colour
ui-home-seat-who = Quem joga com { $player }

ui-home-seat-kind = { $kind ->
    [host] Eu
    [hot-seat] Eu também, neste ecrã
    [bot] Um bot
    [invited] Alguém com convite
   *[open] Livre para qualquer pessoa
}

ui-home-seat-about = { $kind ->
    [host] Este é o teu lugar.
    [hot-seat] Joga-se neste ecrã: tu ou alguém ao teu lado.
    [invited] Só esta conta pode ocupar o lugar; recebe uma mensagem.
   *[open] Para quem chegar primeiro, pela ligação ou pelo lobby.
}

ui-home-seat-bot = Bot: { $bot }

ui-home-seat-clear = Libertar o lugar

ui-home-seat-goals = objetivos

ui-home-stand-up = Levantar-me

ui-home-decline = Recusar

ui-home-invite = Convidar outros

ui-home-invite-about = Quem abrir esta ligação pode sentar-se; não é preciso ter conta.

ui-home-copy = { $copied ->
    [yes] Copiada
   *[no] Copiar a ligação
}

ui-home-share = Partilhar

ui-home-share-text = Vem jogar Lisboa comigo

## New table

ui-home-new-about = Tudo pode ficar como está: um jogo a dois contra um bot.

ui-home-new-seats = Jogadores e lugares

ui-home-new-players = { $count ->
    [1] A solo
   *[other] { $count } jogadores
}

ui-home-account-name = Nome da conta

ui-home-new-game = O jogo

ui-home-new-ruleset = Edição das regras

ui-home-new-ruleset-about = { $ruleset ->
    [2017] A primeira impressão: entre os períodos, o estaleiro é renovado antes de se descartarem cartas, e a maioria de lojas de ferramentas vale 6, 3 e 1 perucas.
   *[2021] As regras atuais: entre os períodos, descartam-se cartas antes de o estaleiro ser renovado, e a maioria de lojas de ferramentas vale 6, 4 e 2 perucas.
}

ui-home-new-draft = Draft das primeiras mãos

ui-home-new-draft-about = Guardar duas de cinco cartas e passar três para a esquerda, e assim por diante. Todos escolhem ao mesmo tempo e em segredo. Não a solo.

ui-home-new-decrees = Decretos iniciais

ui-home-new-decrees-about = Cada jogador obtém um decreto antes do primeiro turno; o último a jogar escolhe primeiro.

ui-home-new-tokens = Fichas da cidade

ui-home-new-tokens-about = Fichas distribuídas ao acaso substituem as recompensas impressas dos lotes e locais, e saem do jogo quando são usadas.

ui-home-new-goals = Objetivos para principiantes

ui-home-goals = { $goals ->
    [none] Nenhum
    [all] Para todos
   *[some] Para alguns lugares
}

ui-home-new-goals-about = { $goals ->
    [some] Uma pequena tarefa que guia os primeiros turnos e dá uma recompensa. Escolhe na lista de lugares os dos principiantes.
   *[other] Uma pequena tarefa que guia os primeiros turnos e dá uma recompensa.
}

ui-home-new-clock = Relógio

ui-home-clock = { $clock ->
    [none] Nenhum
    [live] De uma vez
   *[async] Ao longo de dias
}

ui-home-clock-about = { $clock ->
    [solo] A solo ninguém espera por ti.
    [none] Sem pressas. Se alguém faltar dois dias, os outros podem entregar o lugar a um bot ou a outra pessoa.
    [live] Cada jogador tem uma reserva de tempo para o jogo inteiro e mais alguns segundos em cada turno.
   *[async] Cada jogador tem este número de horas para cada turno.
}

ui-home-clock-minutes = Minutos por jogador

ui-home-clock-increment = Segundos extra por turno

ui-home-clock-hours = Horas por turno

ui-home-clock-out = Quando o tempo se esgota

ui-home-clock-when-out = { $out ->
    [bot] Um bot toma o lugar
    [greedy] Faz-se uma jogada
   *[nothing] Não acontece nada
}

ui-home-new-sight = Título e visitas

ui-home-new-title = Título

ui-home-new-title-usual = Sexta à noite

ui-home-new-public = No lobby

ui-home-new-public-about = Qualquer pessoa pode encontrar a mesa e ocupar um lugar livre. Caso contrário, só quem tem a ligação.

ui-home-new-spectators = Espectadores

ui-home-new-spectators-about = Outros podem assistir. Veem o que todos à mesa veem, mas não as mãos.

ui-home-new-chat = Espectadores leem o chat

ui-home-new-chat-about = Nunca escrevem. Sem isto, o chat é só para os jogadores.

ui-home-new-create = { $waits ->
    [yes] Abrir a mesa
   *[no] Começar o jogo
}

ui-home-new-create-about = { $waits ->
    [yes] Recebes uma ligação para os outros e ainda podes mudar os lugares.
   *[no] Todos os lugares estão ocupados: o jogo começa logo.
}

## Lobby and replays

ui-home-lobby-about = Mesas que procuram jogadores e jogos a que se pode assistir.

ui-home-lobby-show = Mostrar

ui-home-lobby-shown = { $shown ->
    [open] Lugares livres
   *[running] Jogos a decorrer
}

ui-home-lobby-players = { $count ->
    [0] Todos
    [1] A solo
   *[other] { $count }
}

ui-home-lobby-title = Título

ui-home-lobby-none-running = Agora não há nenhum jogo assim a decorrer.

ui-home-show-more = Mostrar mais

ui-home-replays-about = Jogos terminados. Cada um pode ser revisto jogada a jogada, a partir de qualquer lugar.

ui-home-replays-mine = Os meus jogos

ui-home-replays-mine-none = Ainda não terminaste nenhum jogo. Também se pode ver um ficheiro de jogo.

ui-home-replays-public = Jogos públicos

ui-home-replays-public-none = Ainda não terminou nenhum jogo público.

## Settings

ui-home-likes = Neste navegador

ui-home-likes-about = Fica guardado só neste navegador.

ui-home-theme = Tema

ui-home-themes = { $theme ->
    [light] Dia
    [dark] Noite
   *[system] Como o sistema
}

ui-home-sound = Sons

ui-home-sound-about = Um som breve quando o jogo te chama.

ui-home-confirm = Perguntar no fim do turno

ui-home-confirm-about = A última escolha do teu turno espera pelo teu sim.

ui-home-motion = Peças em movimento

ui-home-motion-about = As peças deslocam-se pela mesa. Nunca, se o teu sistema pedir menos movimento.

ui-home-account = Tu

ui-home-account-about = { $who ->
    [nobody] Ainda não tens identidade: com o primeiro jogo passas a visitante.
    [guest] És visitante neste navegador. Uma conta guarda as tuas mesas e funciona também noutros dispositivos.
   *[account] Tens uma conta: inicia sessão com ela em qualquer dispositivo.
}

ui-home-save = Guardar

ui-home-saved = Guardado.

ui-home-register = Nova conta

ui-home-login = Iniciar sessão

ui-home-enter = { $way ->
    [register] Criar uma conta
   *[login] Iniciar sessão
}

ui-home-enter-about = { $way ->
    [register] Um nome e uma palavra-passe. As tuas mesas continuam tuas.
   *[login] Numa conta que já tens.
}

ui-home-password = Palavra-passe

ui-home-old-password = Palavra-passe atual

ui-home-new-password = Nova palavra-passe

ui-home-change-password = Mudar a palavra-passe

ui-home-new-password-about = A sessão termina em todos os outros dispositivos e as chaves para programas são revogadas, se não as mantiveres.

ui-home-keep-tokens = Manter as minhas chaves para programas

# $tokens is how many tokens for programs the new password has revoked
ui-home-password-changed = { $tokens ->
    [0] Guardado. A sessão terminou em todos os outros dispositivos.
   *[other] Guardado. A sessão terminou em todos os outros dispositivos. Chaves para programas revogadas: { $tokens }.
}

ui-home-tokens-ended = Chaves para programas revogadas: { $tokens }.

ui-home-leave-guest = Abandonar as mesas por terminar deste visitante

ui-home-logged-in = Tens sessão iniciada como { $name }.

ui-home-logout = Terminar sessão em todo o lado

ui-home-calls = Mensagens

ui-home-calls-about = Quando uma mesa espera por ti e não estás cá, o servidor pode escrever-te.

ui-home-email = E-mail

ui-home-email-pending = Vai a caminho uma mensagem: abre a ligação que ela traz e carrega no botão para confirmar o endereço.

ui-home-webhook-kind = Tipo

ui-home-webhook = { $kind ->
    [discord] Discord
    [slack] Slack
   *[generic] JSON
}

ui-home-webhook-url = Webhook

ui-home-webhook-save = { $remove ->
    [yes] Remover
   *[no] Guardar
}

# $host is a name in the internet
ui-home-webhook-now = As mensagens vão para { $host }.

ui-home-webhook-off = As mensagens para { $host } falharam demasiadas vezes e pararam.

# $problem is what the other side answered, as a program says it
ui-home-webhook-last = A última tentativa: { $problem }

ui-home-webhook-on = Voltar a enviar

ui-home-tokens = Chaves para programas

ui-home-tokens-about = Um programa com uma chave destas joga em teu nome.

ui-home-token-label = Para quê

ui-home-token-new = Nova chave

ui-home-token-secret = Copia-a agora, não volta a ser mostrada:

ui-home-token-revoke = Revogar

ui-home-import = Abrir um ficheiro de jogo

ui-home-import-about = Um ficheiro exportado daqui ou da linha de comandos torna-se uma mesa tua.

ui-home-import-file = Escolher um ficheiro

ui-home-import-text = Ou cola-o aqui

ui-home-import-go = Abrir

## What the server refuses, by its words (docs/api.md). $field is the field of the request that is wrong, or "none"

ui-problem-fault = Algo correu mal aqui

ui-problem-bad-request = { $field ->
    [name] Este nome não pode ser usado: precisa de letras visíveis, e cada palavra de letras de um só alfabeto
    [password] A palavra-passe precisa de 8 ou mais caracteres
    [new] A nova palavra-passe precisa de 8 ou mais caracteres
    [person] Nenhuma conta tem este nome
    [bot] Esse bot não existe
    [email] Este endereço de e-mail não pode ser usado aqui
    [webhook_url] Este webhook não pode ser usado
    [title] Este título não pode ser usado
    [seats] Estes lugares não combinam
    [clock] Este relógio não pode ser usado
    [none] O servidor não percebeu o pedido
   *[other] Isto não pode ser usado: { $field }
}

ui-problem-bad-token = A ligação deste e-mail está incompleta, é demasiado antiga ou já foi usada: pede uma nova

ui-problem-not-logged-in = A tua sessão terminou: recarrega a página

ui-problem-wrong-password = { $field ->
    [old] A palavra-passe atual está errada
   *[other] O nome e a palavra-passe não condizem
}

ui-problem-forbidden = Não podes fazer isso aqui

ui-problem-csrf = O navegador perdeu a sessão: recarrega a página

ui-problem-foreign-origin = Esta página não é do próprio servidor

ui-problem-not-your-turn = Não é a tua vez

ui-problem-wrong-method = O servidor não conhece este pedido

ui-problem-stale = O jogo entretanto avançou

ui-problem-busy = Há demasiada coisa a acontecer: tenta de novo

ui-problem-not-started = O jogo ainda não começou

ui-problem-started = O jogo já começou

ui-problem-over = O jogo terminou

ui-problem-not-over = O jogo ainda não terminou

ui-problem-paused = O jogo está em pausa

ui-problem-quarantined = O servidor pôs este jogo de parte: avisa quem o gere

ui-problem-seated = Já tens um lugar

ui-problem-not-seated = Não tens lugar aqui

ui-problem-full = Não há lugares livres

ui-problem-taken = Alguém chegou primeiro: este lugar está ocupado

ui-problem-seats-open = Ainda há lugares livres

ui-problem-too-many-analyses = Já estás à espera de várias análises: tenta de novo quando uma delas estiver pronta
ui-problem-too-many-tables = Tens mesas a mais: termina ou fecha algumas primeiro
ui-problem-too-many-imports = Guardas partidas importadas a mais: apaga algumas primeiro
ui-problem-too-many-guests = Hoje já vieram visitantes a mais da tua rede: entra na tua conta ou volta amanhã

ui-problem-too-many-tokens = Tens chaves a mais: revoga uma primeiro

ui-problem-already-somebody = Já tens sessão iniciada: termina-a primeiro

ui-problem-guest-has-tables = Como visitante, tens mesas por terminar que se perderiam. Cria uma conta a partir do visitante, ou abandona-as

ui-problem-already-registered = Já tens uma conta

ui-problem-name-taken = Outra pessoa já tem este nome, ou um que se parece com ele

ui-problem-undo-barrier = Algo foi revelado: isto não se pode anular sem o acordo dos outros

ui-problem-nothing-to-redo = Não há nada para refazer

ui-problem-log-full = Anulou-se tanto nesta mesa que agora só são possíveis jogadas

ui-problem-rewind-pending = Alguém já pediu para recuar
ui-problem-question-pending = Já há uma pergunta à espera de resposta
ui-problem-no-question = Já ninguém pergunta por um lugar
ui-problem-offered-already = O lugar já está livre: quem tiver a ligação pode ocupá-lo

ui-problem-no-rewind = Ninguém pediu para recuar

ui-problem-agreed-already = Já concordaste

ui-problem-not-stood-in = Nenhum bot joga por ti

ui-problem-not-absent = A mesa ainda não esperou o suficiente por esta pessoa

ui-problem-no-clock = Esta mesa não tem relógio

ui-problem-paused-already = O relógio já está nesse estado

ui-problem-too-large = Isso é mais longo do que o servidor aceita

ui-problem-wrong-type = O servidor não percebeu o pedido

ui-problem-illegal-move = As regras não permitem isso

ui-problem-key-reused = Este pedido já tinha sido enviado: recarrega a página

ui-problem-bad-game-file = Este ficheiro não pode ser lido ou jogado
ui-problem-too-much-work = Isto é mais do que o servidor faz para um só pedido

ui-problem-too-many-requests = { $field ->
    [password] Demasiadas palavras-passe erradas para esta conta: espera um pouco e tenta de novo
    [email] Foram pedidas demasiadas mensagens: espera uma hora e tenta de novo
   *[other] Foi demasiado de uma só vez: espera um pouco e tenta de novo
}

ui-problem-too-many-sockets = Tens demasiados separadores abertos

ui-problem-refused = O servidor recusa isso

ui-problem-internal = O servidor cometeu um erro

ui-problem-no-mail = O servidor de e-mail não responde: tenta mais tarde

ui-problem-unavailable = O servidor não consegue chegar à base de dados: tenta de novo daqui a pouco

## My tables

ui-home-mine-about = Primeiro as mesas em que és tu a decidir. O que terminou, ou continua sem ti, pode ser arquivado.

ui-home-mine-none = Nenhuma mesa tua está em curso.

ui-home-mine-none-archived = Não arquivaste nada.

ui-home-mine-shown = { $shown ->
    [archived] Arquivadas
   *[current] Atuais
}

ui-home-mine-group = { $group ->
    [turn] É a tua vez
    [waiting] À espera de outros
   *[done] Terminadas
}

ui-home-archive = { $archived ->
    [yes] Tirar do arquivo: { $title }
   *[no] Arquivar: { $title }
}

ui-home-state-left = Saíste do jogo

# Shown where a guest played who was removed since
ui-home-former-guest = um antigo visitante

# On the start page, some days before something is removed
ui-home-removal-title = { $what ->
    [guest] Bom ver-te de volta
   *[import] A remover em breve
}

ui-home-removal-imports = As partidas importadas são removidas quando ninguém as abre durante { $days ->
    [one] um dia
   *[other] { $days } dias
}. Abre uma para a manter:

ui-home-removal-on = em { $date }

ui-home-removal-guest = Estiveste muito tempo sem vir. Os visitantes são removidos ao fim de { $days ->
    [one] um dia
   *[other] { $days } dias
} sem uma visita, por isso ficas pelo menos até { $date }. Com uma conta ficas para sempre.

ui-home-removal-account = Criar uma conta

# The button beside an imported game; $title is the table's
ui-home-delete = { $sure ->
    [yes] Clica outra vez para apagar: { $title }
   *[no] Apagar: { $title }
}

# On the same button, before the second click
ui-home-delete-sure = Apagar?
