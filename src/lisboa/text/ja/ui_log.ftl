### The log, the timeline, what happened while one was away, and calls to act.

ui-log-close = 閉じる

## The log

# The heading of a turn; $turn counts the turns of this player, 0 if it is not counted
ui-log-turn = { $name ->
    [none] { player }
   *[other] { player }（{ $name }）
}{ $turn ->
    [0] {""}
   *[other] 、第{ $turn }手番
}

ui-log-before = 最初の手番の前

ui-log-gain = { $gain ->
    [wigs] 勝利点
    [reis] レアル
   *[influence] 影響力
}

ui-log-jump = この場面を見る

ui-log-taken-back = （取り消し済み）

ui-log-rule = ルール{ $rule }

ui-log-details = 詳細

ui-log-timeline = タイムライン

ui-log-earlier = これより前の{ $count }手番

# An entry that is no move. $count: how many moves are taken back or played again, or how many remain after a rewind
ui-log-entry = { $kind ->
    [undo] { player }は{ $count }手を元に戻す
    [redo] { player }は元に戻した手をやり直す
    [rewind] ゲームが{ $count }手目まで巻き戻る
    [rewind-asked] { player }は{ $count }手目への巻き戻しを提案する
    [rewind-agreed] { player }は巻き戻しに同意する
    [rewind-refused] { player }は巻き戻しを断る
    [resigned] { player }は投了し、ボットが引き継ぐ
    [stand-in] { player }の代わりにボットがプレイする
    [returned] { player }が席に戻る
    [paused] 時計が止まる
    [replace-asked] { player }が不在のプレイヤーの交代を提案
    [replace-agreed] { player }が同意
    [replace-refused] { player }が拒否
    [seat-offered] { player }の席が他の人に開放されました
    [replaced] { $former ->
        [none] { player }を別の人が引き継ぎました
       *[other] { player }が{ $former }の席を引き継ぎました
    }
   *[resumed] 時計が再び動き出す
}

## The timeline

ui-log-points = ゲームの場面

# Where the handle of the timeline stands
ui-log-point = { $move }手目（全{ $last }手）

ui-log-looking = { $move }手目を表示中（全{ $last }手）

# Where one looks: Lacerda plays within the moves of his rival
ui-log-lacerda = { $when ->
    [before] ラセルダの第{ $turn }手番の前
    [during] ラセルダの第{ $turn }手番の途中
   *[after] ラセルダの第{ $turn }手番の後
}

ui-log-back = 現在に戻る

ui-log-step = { $way ->
    [first] 最初へ
    [back] 1つ戻る
    [on] 1つ進む
    [last] 現在へ
    [pause] 一時停止
   *[play] 再生
}

ui-log-your-turn = あなたの番です

ui-log-mark = { $kind ->
    [period-ended] 第1の時代の終わり
    [church-called] 教会の得点計算
    [end-triggered] ゲーム終了へ
    [final-round] 最終ラウンド
   *[game-over] ゲーム終了
}

ui-log-seat = 視点

ui-log-seat-of = { $name ->
    [none] { player }
   *[other] { player }（{ $name }）
}

## While you were away

ui-log-away = 離席中の出来事

ui-log-away-close = 現在へ

## Calls to act. $player is who has the turn, $name the name of that person or "none"

ui-log-decide = あなたの選択：{ $prompt }

ui-log-more = ほか{ $count }件

# The head of a phone's screen: period and round, as short as can be
ui-log-where = { $period ->
    [1] I
   *[2] II
}・{ $round }

# Who has the turn
ui-log-who = { $name ->
    [none] { player }
   *[other] { $name }（{ player }）
}

ui-log-call = { $kind ->
    [follow] { ui-log-who }が{ noble }を訪問：追随できます
    [following] { ui-log-who }に追随して{ noble }を訪問中
    [church-scoring] 教会の得点計算：聖職者タイルを捨てられます
    [period-discard] 第1の時代が終了：カードを捨ててボーナスを得られます
    [period-reward] 第1の時代が終了：捨てたカードのボーナスを得てください
   *[other] { ui-log-who }の手番ですが、ここはあなたが選びます
}
