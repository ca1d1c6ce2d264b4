### Notifications of a browser whose page is closed (web push). $title is the table's; $kind is that of messages.ftl.

# No words of strangers
push-title = { $kind ->
    [your-turn] あなたの番です
    [rewind] 巻き戻しが提案されています
    [over] ゲームが終了しました
    [invited] あなたの席が用意されています
    [full] 全員が揃いました。始められます
    [replaced] あなたの席は別の人が引き継ぎました
    [stand-in-away] 戻るまでボットが代わりにプレイします
    [stand-in] ボットが代わりにプレイしています
    [away] 皆があなたを待っています
    [replace] 不在のプレイヤーを交代させますか？
   *[other] お知らせがあります
}

# An invitation does not name the table: whoever invites is a stranger
push-body = { $kind ->
    [your-turn] 「{ $title }」：{ message-decision }
    [invited] テーブルを開いて、参加するか選んでください。
   *[other] 「{ $title }」
}
