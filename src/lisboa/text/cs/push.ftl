### Notifications of a browser whose page is closed (web push). $title is the table's; $kind is that of messages.ftl.

# No words of strangers
push-title = { $kind ->
    [your-turn] Jste na tahu
    [rewind] Někdo žádá o vrácení hry zpět
    [over] Hra skončila
    [invited] Čeká na vás volné místo
    [full] Všichni jsou tu: můžete začít
    [replaced] Na vašem místě hraje někdo jiný
    [stand-in-away] Než se vrátíte, hraje za vás bot
    [stand-in] Hraje za vás bot
    [away] U stolu se na vás čeká
    [replace] Nahradit hráče, který chybí?
   *[other] Něco na vás čeká
}

# An invitation does not name the table: whoever invites is a stranger
push-body = { $kind ->
    [your-turn] „{ $title }“: { message-decision }
    [invited] Otevřete stůl a pozvání přijměte, nebo odmítněte.
   *[other] „{ $title }“
}
