### The words of the web client.

ui-loading = 読み込み中…

ui-home = トップページへ

ui-undo = 元に戻す

ui-redo = やり直す

ui-restart-turn = 手番を最初からやり直す

# Why the buttons of the turn do nothing
ui-undo-why-not = { $why ->
    [start] 元に戻せるものはありません。ここではまだ何もプレイされていません
    [others] 直前の手はあなたのものではありません。これより前に戻るには全員の同意が必要です（メニュー）
   *[revealed] { $event ->
        [none] 直前の手で新しいものが公開されました。これより前に戻るには全員の同意が必要です（メニュー）
       *[other] 直前の手で新しいものが公開されました：「{ $event }」。これより前に戻るには全員の同意が必要です（メニュー）
    }
}

ui-redo-why-not = 元に戻した手はない

ui-restart-why-not = この手番で元に戻せる手が2つない

ui-game-over = ゲーム終了

ui-paused = ゲームは一時停止中

ui-waiting-for = { $name ->
    [none] { player }が選択中
   *[other] { $name }（{ player }）が選択中
}

ui-choices = 選択肢

ui-panels = テーブルの表示区画

ui-panel = { $panel ->
    [hand] 手札
    [downtown] 街
    [court] 王室
    [tracks] 教会
    [cards] カード
    [own] 自分
   *[boards] 相手
}

ui-tools = ツール

ui-layer = { $layer ->
    [hint] ヒント
    [analysis] 分析
    [plan-copy] 検討
    [log] ログ
    [score] 得点
    [chat] チャット
    [rules] ルール
    [legend] 凡例
   *[menu] メニュー
}

ui-period-turn = 時代{ $period ->
    [2] II
   *[other] I
}、ラウンド{ $round }

# Before the board is laid out: in place of period and round, and over the board
ui-set-up = 準備

ui-set-up-title = 街の準備中

ui-set-up-about = まず各プレイヤーが2枚の聖職者タイルから1枚を選ぶ。その後、街道、教会、政令カード、政治カードを並べる。

ui-problem-offline = サーバーが応答しません

ui-problem-not-found = そのテーブルは見つかりません

ui-problem-other = 実行できませんでした（{ $word }）

ui-problem-seat-lost = 別の人があなたの席を引き継ぎました

ui-problem-no-page = このページはありません

ui-latest = 最近の出来事

# A person on several seats
ui-name-and-number = { $name } { $number }
