### Settings: notifications of this browser while the page is closed

ui-push = Avisar-me neste navegador
# What it means
ui-push-about = Quando uma mesa espera por ti e não estás cá, mesmo com esta página fechada. O aviso diz qual é a mesa, nunca o que tens na mão. Termina quando sais da sessão.
# $state: unsupported, insecure, install (iPhones and iPads: only an app on the home screen),
# blocked, dismissed (the browser's question had no answer), failed (its push service)
ui-push-state = { $state ->
    [unsupported] Este navegador não consegue mostrar avisos de páginas fechadas.
    [insecure] Os navegadores só o permitem através de https.
    [install] Aqui só funciona na aplicação: adiciona a Lisboa ao ecrã principal (Partilhar e depois Adicionar ao ecrã principal), abre-a a partir daí e liga os avisos.
    [blocked] Este navegador bloqueia os avisos deste site. Permite-os nas definições do site (o ícone ao lado do endereço) e depois liga-os aqui.
    [dismissed] A pergunta do navegador ficou sem resposta, por isso nada mudou.
   *[failed] Não foi possível contactar o serviço de notificações do navegador. Alguns navegadores não têm um, ou têm-no desligado.
}
# Other browsers of the same person; $count of them
ui-push-others = Também recebem avisos:
# A browser in that list; $date is when it was added, $host its push service
ui-push-other = um navegador desde { $date } ({ $host })
ui-push-remove = Remover
