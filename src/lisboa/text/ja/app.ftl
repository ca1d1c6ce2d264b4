### The product as an app on a device, and the page it shows there while the server cannot be reached

app-name = Lisboa
# What it is, in one sentence
app-about = ボードゲーム「Lisboa」をブラウザで。ボットとも、離れた友だちとも遊べます。

offline-title = テーブルに接続できません
# One of these two
offline-why-device = この端末は現在インターネットに接続されていません。
offline-why-server = サーバーが応答しません。再起動中か、通信が不安定な可能性があります。
offline-safe = ゲームは安全です。受け付けられた手はすべてサーバーに保存されています。
offline-waits = このページは自動的に再接続を試み、つながり次第、目的のページを開きます。
offline-again = 今すぐ再試行
