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
