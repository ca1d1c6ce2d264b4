### The web client: for everyone - small screens, screen readers, keys, a lost connection.

# After the name of a panel, for who listens.
ui-everyone-panel-calls = （ここに選択肢があります）

# The first link of the table.
ui-everyone-to-choices = 選択肢へ移動

# The part of the page with the sentence, the options and the hand.
ui-everyone-command = あなたの決定

ui-everyone-keys = 一文字のキー操作

ui-everyone-keys-about = n と p で次・前の選択肢、u で取り消し、h でヒントなど。音声でコンピューターを操作する場合はオフにしてください。

ui-everyone-not-loaded = 接続がありません。この部分を読み込めませんでした。

ui-everyone-fault = サーバーで問題が起こりました（番号 { $number }）。何も変更されていません。

ui-everyone-report = 報告する

## Several people at one screen

ui-everyone-curtain = { $name }（{ player }）に画面を渡してください

ui-everyone-curtain-about = それまで手札は隠されています。

ui-everyone-curtain-lift = { $name }です。テーブルを表示

ui-everyone-curtain-switch = 交代のときに手札を隠す

ui-everyone-curtain-switch-about = 1つの画面で遊ぶとき、決める人が替わるたびに幕が下ります。

ui-everyone-unread = チャット：新着{ $count }件
