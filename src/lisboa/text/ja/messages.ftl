### Messages to people for whom a table waits, by browser, webhook and e-mail. $name is the person's, $title the table's,
### $url leads to the table; $kind is "your-turn", "rewind", "over", "invited", "full", "stand-in", "stand-in-away", "away",
### "replace" or "replaced".

# One sentence; in a chat room the name tells who is meant
message-line = { $kind ->
    [rewind] { $name }さん、「{ $title }」でゲームの巻き戻しが提案されています。同意しますか？
    [over] { $name }さん、「{ $title }」のゲームが終了しました。
    [invited] { $name }さん、「{ $title }」にあなたの席が用意されています。
    [stand-in] { $name }さん、「{ $title }」で持ち時間が切れたため、ボットが代わりにプレイしています。いつでも席に戻れます。
    [stand-in-away] { $name }さん、「{ $title }」で皆が長く待っていたため、ボットが代わりにプレイしています。いつでも席に戻れます。
    [replaced] { $name }さん、皆が長く待っていたため、「{ $title }」のあなたの席は別の人が引き継ぎました。
    [full] { $name }さん、「{ $title }」に全員が揃いました。ゲームを始められます。
    [away] { $name }さん、「{ $title }」で皆があなたを待っています。不在が続くと、他のプレイヤーの同意でボットや別の人が席を引き継ぐことがあります。
    [replace] { $name }さん、「{ $title }」で不在のプレイヤーの交代が提案されています。同意しますか？
   *[your-turn] { $name }さん、「{ $title }」であなたの番です：{ message-decision }。
}

# $decision is the engine's name of the decision, or empty
message-decision = { $decision ->
    [keep-clergy] 残す聖職者タイルを選んでください
    [draft] ドラフトでカードを選んでください
    [starting-decree] 最初の政令カードを取ってください
    [main] カードをプレイしてください
    [after-action] 手番を続けてください
    [take-card] 政治カードを取ってください
    [sell-or-trade] 売却か取引を行ってください
    [sell] 商品を売却してください
    [trade] 貴族と取引してください
    [follow] 訪問に追随できます
    [church-scoring] 教会の得点計算での選択を待っています
    [lose-official] 役人を1人失います
    [lose-favor] 王室の好意を1枚失います
    [lose-reis] ペナルティの支払いがあります
    [period-discard] 時代が終わり、カードを捨ててボーナスを得られます
    [period-reward] 捨てたカードのボーナスを得てください
    [goal] 有効にする目標を選んでください
   *[other] 選択を待っています
}

message-post =
    { message-line }
    { $url }

# No words of strangers: the subject of an invitation does not name the table, nor does its text
message-subject = { $kind ->
    [rewind] Lisboa：「{ $title }」で巻き戻しが提案されています
    [over] Lisboa：「{ $title }」が終了しました
    [invited] Lisboa：テーブルにあなたの席が用意されています
    [stand-in] Lisboa：「{ $title }」でボットが代わりにプレイしています
    [stand-in-away] Lisboa：戻るまで「{ $title }」でボットが代わりにプレイします
    [replaced] Lisboa：「{ $title }」のあなたの席は別の人が引き継ぎました
    [full] Lisboa：「{ $title }」を始められます
    [away] Lisboa：「{ $title }」で皆が待っています
    [replace] Lisboa：「{ $title }」でプレイヤーを交代しますか？
   *[your-turn] Lisboa：「{ $title }」であなたの番です
}

# The line of an e-mail; an invitation has no words of the stranger who invites
message-mail-line = { $kind ->
    [invited] { $name }さん、あるテーブルにあなたの席が用意されています。リンクから開けます。
   *[other] { message-line }
}

# $site is where the server lives, $stop leads to the end of all e-mails
message-mail =
    { message-mail-line }

    { $url }

    --{" "}
    このメールは、次のサイトの設定に登録されたアドレスにお送りしています：{ $site }
    今後の受信を希望しない場合は、設定からアドレスを削除するか、次のリンクを開いてください：
    { $stop }

message-confirm-subject = Lisboa：メールアドレスの確認

# $url opens the page that asks once more
message-confirm =
    Lisboaのゲームで自分の番が来たときに、このアドレスへメールで知らせるよう設定が行われました。ご本人であれば、2日以内に次のリンクを開き、ボタンを押してください：

    { $url }

    --{" "}
    このアドレスは次のサイトで入力されました：{ $site }
    お心当たりがない場合は、何もする必要はありません。今後このメールが届くことはありません。

# Pages to which the links in e-mails lead
message-confirm-question = あなたの番が来たとき、このアドレスにメールを送りますか？
message-confirm-button = はい、私のアドレスです
message-confirmed = メールアドレスが確認されました。あなたの番が来るとメールでお知らせします。
message-stop-question = このアドレスへのメールを停止しますか？
message-stop-button = メールを停止する
message-stopped = メールの配信を停止しました。再開するには、設定でアドレスを登録し直してください。
message-bad-link = このリンクは不完全か、期限切れか、すでに使用されています。設定から新しいリンクを請求してください。

# The page at a name that the server does not know, in a network at home for example; $url is its address there
message-wrong-host = このサーバーはその名前では応答しません
message-wrong-host-instead = 代わりに次のアドレスを開いてください: { $url }
message-wrong-host-yours = サーバーの管理者の方へ: オプション --allowed-host で指定した名前でも応答します。
