### Settings: notifications of this browser while the page is closed

ui-push = Notify me in this browser
# What it means
ui-push-about = When a table waits for you and you are not there, also while this page is closed. The notice says which table, never what you hold. It ends when you log out.
# $state: unsupported, insecure, install (iPhones and iPads: only an app on the home screen),
# blocked, dismissed (the browser's question had no answer), failed (its push service)
ui-push-state = { $state ->
    [unsupported] This browser cannot show notices of closed pages.
    [insecure] Browsers allow this only over https.
    [install] Here it works only for the app: add Lisboa to the home screen (Share, then Add to Home Screen), open it from there and switch it on.
    [blocked] This browser blocks notices of this site. Allow them in the site’s settings (the icon beside the address), then switch it on here.
    [dismissed] The browser’s question was not answered, so nothing has changed.
   *[failed] The browser’s push service cannot be reached. Some browsers have none, or have it switched off.
}
# Other browsers of the same person; $count of them
ui-push-others = Also notified:
# A browser in that list; $date is when it was added, $host its push service
ui-push-other = a browser since { $date } ({ $host })
ui-push-remove = Remove
