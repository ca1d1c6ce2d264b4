### Score sheet, end screen, hints, plans, rules, chat and menu of a table.

## Score sheet

# A line of the score sheet
ui-score-line = { $line ->
    [wigs] ゲーム中の勝利点
    [SCORE-1] 船
    [SCORE-2] 瓦礫セット
    [SCORE-3] 商店
    [SCORE-4] お金
    [SCORE-5] 政令カード
    [SCORE-6] 計画書の役人
   *[SCORE-7] 王室の好意
}

# What a line of the score sheet is made of
ui-score-about = { $line ->
    [wigs] 獲得した分
    [SCORE-1] 各船の船体サイズ
    [SCORE-2] 1つにつき3
    [SCORE-3] 種類ごとの順位
    [SCORE-4] 5レアルにつき1、影響力も換金
    [SCORE-5] カードに書かれた分
    [SCORE-6] 使用済み計画書の役人数の順位
   *[SCORE-7] 1枚につき2
}

ui-score-total = 合計

ui-score-rule = ルール{ $rule }を読む

ui-score-when = { $when ->
    [over] 最終得点
    [past] その時点で終了していた場合
    [plan] 検討中の局面で終了した場合
   *[now] 今終了した場合
}

ui-score-leads = { $name }がリード

ui-score-level = { $count }人が同点

ui-score-solo-lines = ラセルダは一部の項目の数え方が異なります。

ui-score-unknown = ここでは得点がわかりません。

ui-score-to-end = 結果画面へ

## End screen

# The winner; $mine: it is the reader
ui-score-winner = { $mine ->
    [yes] あなたの勝ち！
   *[no] { $name }の勝ち
}

ui-score-shared = 共同勝利

# Two players have the same wigs; what decided, and how much of it they have
ui-score-tie = { $by ->
    [sets] { $winner }と{ $other }はともに{ $wigs }勝利点。瓦礫セットの数（{ $more }対{ $less }）で決着。
    [stores] { $winner }と{ $other }はともに{ $wigs }勝利点で、瓦礫セットも同数。商店の数（{ $more }対{ $less }）で決着。
    [plans] { $winner }と{ $other }はともに{ $wigs }勝利点で、瓦礫セットも商店も同数。使用済み計画書の数（{ $more }対{ $less }）で決着。
    [reis] { $winner }と{ $other }はともに{ $wigs }勝利点で、瓦礫セットも商店も計画書も同数。所持金（{ $more }対{ $less }）で決着。
   *[none] { $winner }と{ $other }はともに{ $wigs }勝利点で、同点時の条件もすべて同じ。
}

ui-score-solo-rank = ラセルダの宮廷でのあなたの称号

ui-score-place = { $place ->
    [1] 1位：
    [2] 2位：
    [3] 3位：
   *[4] 4位：
}

ui-score-sheet = 得点表

ui-score-chart = 勝利点の推移

# Where the handle of the chart stands
ui-score-chart-point = { $final ->
    [yes] 最終得点計算の後
   *[no] { $move }手目の後
}

ui-score-chart-value = { $name }：{ $count }勝利点

ui-score-period = { $period ->
    [1] 時代I
   *[2] 時代II
}

ui-score-final = 最終得点計算

ui-score-moves = { $count }手

ui-score-ranks = 称号

ui-score-your-rank = あなたの称号

# Of the lowest rank: what makes one have it
ui-score-any = どれか1つに当てはまる場合

ui-score-met = { $met ->
    [yes] 該当：
   *[no] 非該当：
}

ui-score-rematch = もう一度遊ぶ

ui-score-next = 次のテーブル

ui-score-watch = ゲームを再生

ui-score-board = ボードを見る

ui-score-export = { $format ->
    [text] ゲームファイル
   *[json] JSON
}

## Hints

ui-score-hint-about = 名匠{ bot-name }が、あなたと同じ情報だけを知っていたら、こうプレイします。

ui-score-hint-not-now = ヒントは自分の選択のときに使えます。今はあなたの番ではありません。

ui-score-hint-thinking = { bot-name }が考えています…

ui-score-hint-ask = もう一度聞く

ui-score-hint-none = { bot-name }にも案がありません。

ui-score-hint-play = これをプレイ

ui-score-hint-show = テーブル上で見る

# Back to the list
ui-score-hint-all = すべてのヒント

# In front of a sentence that tells what the next rank against Lacerda still asks for
ui-score-hint-rank = 称号

# What a bot expects after a move: its own wigs at the end, its lead over the best rival, and how likely it wins
ui-score-hint-wigs = 約{ $wigs }勝利点、{ $side ->
    [ahead] { $lead }リード
    [behind] { $lead }ビハインド
   *[level] 同点
}

ui-score-hint-chance = { $solo ->
    [yes] ラセルダに勝つ確率{ $percent }%
   *[no] 勝率{ $percent }%
}

# How the turn goes on, move by move; $count 0: only the move itself, with all that is to be said of it
ui-score-hint-then = { $count ->
    [0] 詳しく
   *[other] 手番全体
}

## Plans: what if

ui-score-plan = 検討

ui-score-plan-about = 実際のゲームには影響しません。見えないカードは推測です。

# Another player decides in the plan; the reader does it for that player
ui-score-plan-other = ここでは{ $name }の選択も自分で行うか、ボットに任せます。

ui-score-plan-over = 検討中のゲームは終了しました。

ui-score-plan-stale = 実際のゲームが進みました。

ui-score-plan-anew = 現在から検討する

ui-score-plan-back = 1つ戻る

ui-score-plan-auto = この選択をボットに任せる

ui-score-plan-to-me = 自分の番までボットに任せる

ui-score-plan-shuffle = 推測を変えて最初から

ui-score-plan-leave = 検討を終える

# The buttons of a plan, as short as can be
ui-score-plan-tool = { $tool ->
    [back] 戻る
    [auto] ボット任せ
    [auto-to-me] 自分の番へ
   *[shuffle] 再推測
}

## Rules

ui-score-rules-page = 章

ui-score-rules-search = ルールを検索

ui-score-rules-back = 前へ：{ $title }

ui-score-rules-next = 次へ：{ $title }

ui-score-rules-english = このページは今のところ英語版だけです。

## Chat and notes

ui-score-here = 在席中の人

ui-score-nobody = ほかに誰もいません

ui-score-silence = まだ発言はありません

ui-score-say = テーブルに発言する

ui-score-send = 送信

ui-score-notes = 自分のメモ

ui-score-notes-about = 自分だけに表示

## Going back to an earlier move

ui-score-rewind-asked = { $mine ->
    [yes] { $move }手目への巻き戻しを提案しています。全員の同意が必要です。
   *[no] { $name }が{ $move }手目への巻き戻しを提案しています。同意しますか？
}

ui-score-agree = 同意する

ui-score-refuse = 断る

ui-score-withdraw = 取り下げる

## Menu

ui-score-invite = 招待

ui-score-report = 不具合を報告

ui-score-menu-game = このゲーム

ui-score-earlier-rules = このゲームは旧ルールで始まったため、旧ルールのまま続きます。ボーナスは辞退でき、教会の得点計算は最初にアイコンに達したプレイヤーから始まり、紫の国王のカード1枚と茶色の財務カード1枚の封筒には数字がありません。

ui-score-pause = { $paused ->
    [yes] 再開：時計を動かす
   *[no] 一時停止：時計を止める
}

# $last: how many moves have been made
ui-score-rewind-to = 何手目の後まで巻き戻すか（全{ $last }手）

ui-score-rewind = 巻き戻す

ui-score-rewind-about = { $alone ->
    [yes] ほかの人の同意は不要で、すぐに実行されます。先に過去の場面を表示すると、その手数がここに入ります。
   *[no] プレイヤー全員の同意が必要です。先に過去の場面を表示すると、その手数がここに入ります。
}

# $count: how many moves
ui-score-rewind-sure = { $count }手がすぐに取り消され、元には戻せません。

ui-score-return = ボットから席を取り戻す

ui-score-return-of = { $name }（{ player }）の席をボットから取り戻す

ui-score-resign = 投了する

ui-score-resign-sure = 以後はボットがプレイし、ゲームには戻れません。

ui-score-resign-sure-of = 以後は{ $name }（{ player }）の代わりにボットがプレイし、ゲームには戻れません。

ui-score-stay = プレイを続ける

ui-score-stood-in = あなたが戻るまで、ボットが代わりにプレイします。

ui-score-stood-in-of = { $name }（{ player }）の代わりにボットがプレイしています。
