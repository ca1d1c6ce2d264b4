### Settings: notifications of this browser while the page is closed

ui-push = このブラウザで通知を受け取る
# What it means
ui-push-about = 不在中にあなたの番が来たとき、このページを閉じていてもお知らせします。通知に表示されるのはテーブル名などで、手札の内容は含まれません。ログアウトすると解除されます。
# $state: unsupported, insecure, install (iPhones and iPads: only an app on the home screen),
# blocked, dismissed (the browser's question had no answer), failed (its push service)
ui-push-state = { $state ->
    [unsupported] このブラウザは、閉じたページの通知に対応していません。
    [insecure] この機能はhttps接続でのみ使えます。
    [install] この端末ではアプリでのみ使えます。Lisboaをホーム画面に追加し（共有 → ホーム画面に追加）、そこから開いて通知をオンにしてください。
    [blocked] このサイトの通知はブラウザでブロックされています。サイトの設定（アドレス横のアイコン）で許可してから、ここでオンにしてください。
    [dismissed] ブラウザの確認に回答がなかったため、設定は変わっていません。
   *[failed] ブラウザの通知サービスに接続できません。サービスのないブラウザや、無効になっている場合があります。
}
# Other browsers of the same person; $count of them
ui-push-others = ほかの通知先：
# A browser in that list; $date is when it was added, $host its push service
ui-push-other = { $date }に追加されたブラウザ（{ $host }）
ui-push-remove = 削除
