### Settings: notifications of this browser while the page is closed

ui-push = Upozorňovat v tomto prohlížeči
# What it means
ui-push-about = Když na vás stůl čeká a nejste u něj, i když je stránka zavřená. Upozornění říká, u kterého stolu, nikdy co máte v ruce. Odhlášením se vypne.
# $state: unsupported, insecure, install (iPhones and iPads: only an app on the home screen),
# blocked, dismissed (the browser's question had no answer), failed (its push service)
ui-push-state = { $state ->
    [unsupported] Tento prohlížeč neumí zobrazovat upozornění zavřených stránek.
    [insecure] Prohlížeče to dovolují jen přes https.
    [install] Tady to funguje jen v aplikaci: přidejte si Lisbou na plochu (Sdílet, pak Přidat na plochu), otevřete ji odtud a upozornění zapněte.
    [blocked] Prohlížeč upozornění tohoto webu blokuje. Povolte je v nastavení webu (ikona vedle adresy) a pak je zapněte tady.
    [dismissed] Otázka prohlížeče zůstala bez odpovědi, takže se nic nezměnilo.
   *[failed] Službu pro upozornění se nepodařilo kontaktovat. Některé prohlížeče žádnou nemají, nebo ji mají vypnutou.
}
# Other browsers of the same person; $count of them
ui-push-others = Upozornění dostává také:
# A browser in that list; $date is when it was added, $host its push service
ui-push-other = prohlížeč od { $date } ({ $host })
ui-push-remove = Odebrat
