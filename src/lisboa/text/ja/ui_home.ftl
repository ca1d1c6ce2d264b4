### The web client outside the table: start page, lists of tables, new table, waiting room, settings, faults.

## Head and foot of every page

ui-home-ways = ページ

ui-home-way-new = 新規テーブル

ui-home-way-lobby = ロビー

ui-home-way-replays = リプレイ

ui-home-way-rules = ルール

ui-home-way-legend = 凡例

ui-home-way-settings = 設定

ui-home-way-api = 開発者向け

ui-home-language = 言語

ui-home-night = { $night ->
    [yes] 昼の表示
   *[no] 夜の表示
}

ui-home-waiting-count = { $count }つのテーブルがあなたを待っています

ui-home-credits = 「Lisboa」は Vital Lacerda 作のボードゲームです。アートワークは Ian O’Toole、発売元は Eagle-Gryphon Games です。

ui-home-unofficial = これはプレイヤーによる非公式のプロジェクトで、絵も独自のものです。作者や発売元とは関係ありません。

## Start page

ui-home-tagline = 1755年、地震、津波、火災。王室を味方につけ、街を再建せよ。

# $title is a table's; $count how many tables wait
ui-home-continue = { $count ->
    [1] あなたの番：{ $title }
   *[other] あなたの番：{ $title }（{ $count }つのテーブルが待っています）
}

ui-home-play-bot = すぐに遊ぶ

# $bot is a name, or "none" while it is not known
ui-home-play-bot-about = { $players ->
    [2] ボット1体と対戦
    [3] ボット2体と対戦
   *[4] ボット3体と対戦
}

ui-home-players = プレイ人数

ui-home-players-short = { $count }人

ui-home-choose-bot = ボットの種類

ui-home-play-solo = ラセルダとのソロ戦

ui-home-play-solo-about = 公式のソロゲーム。最後に称号が決まります

ui-home-solo-rules = ラセルダの動き方

ui-home-play-friends = 友達とのテーブル

ui-home-play-friends-about = リンクを送り、全員揃ったら開始

ui-home-all-options = すべての設定

ui-home-my-tables = 自分のテーブル

ui-home-minute-title = 1分でわかるゲーム

ui-home-minute = { $step ->
    [card] 手番ごとにカードを1枚プレイします。ポートフォリオに加えるか、王室に置いて貴族を訪問します。
    [court] 王宮建築家、侯爵、国王に会うには影響力が必要です。
    [city] 商店を建て、瓦礫を片付け、公共施設を建設し、船を出し、政令カードを集めましょう。
   *[wigs] 大切なのは勝利点（かつら）です。終了時に最も多い人が勝ちます。
}

ui-home-lobby = 募集中のテーブル

ui-home-lobby-none = 今は募集中のテーブルがありません。テーブルを作ると、ここに表示されます。

ui-home-watch = 観戦

ui-home-watch-none = 公開ゲームはまだありません。

ui-home-more = すべて

## Titles that tables get, and what is said of a table in lists

ui-home-title-bots = ボット{ $count }体と対戦

ui-home-title-solo = ラセルダと対戦

ui-home-title-friends = { $name }のテーブル

# How strong a bot is, among those for people
ui-home-bot-strength = 強さ { $strength }／{ $most }

# A group of the list of bots: those that are no company for people
ui-home-bots-for-trials = お試し用

ui-home-seat-free = 空席

ui-home-seat-unknown = 誰か

ui-home-your-turn = あなたの番

ui-home-invited = 招待されています

ui-home-sit-down = 着席する

ui-home-state-quarantined = サーバーが保留中

ui-home-state-waiting = { $free ->
    [0] 開始できます
   *[other] 空席{ $free }つ
}

ui-home-state-solo = 終了：{ $wigs }勝利点

ui-home-state-shared = 終了：共同勝利

ui-home-state-won = 終了：{ $name }の勝ち

ui-home-state-paused = 一時停止中

ui-home-state-decides = { $name }の番

ui-home-state-bot = ボットが思考中

ui-home-tag = { $tag ->
    [solo] ソロ
    [first-rules] 2017年版ルール
    [earlier-rules] 旧ルール
    [draft] ドラフト
    [decrees] 最初の政令カード
    [goals] 目標カード
    [tokens] 街のトークン
    [live] リアルタイム
    [async] 手番ごとの時間制
   *[imported] ファイルから
}

## Faults

ui-home-offline = 接続が切れました。再接続しています…

ui-home-awaiting = サーバーからまだ応答がありません。選択は保存されています…

ui-home-not-made = 「{ $table }」での最後の選択は実行されませんでした：{ $why }

ui-home-retry = 再試行

ui-home-reload = ページを再読み込み

ui-home-close = 閉じる

ui-home-report = 不具合を報告

# $fault: "yes" if the client has noticed it itself
ui-home-report-title = { $fault ->
    [yes] 問題が発生しました
   *[no] 不具合を報告
}

ui-home-report-about = { $fault ->
    [yes] 想定外の問題です。ゲームはサーバー上で無事です。ご報告いただくと修正に役立ちます。開いているゲームが一緒に保存され、報告番号が発行されます。
   *[no] 何が起こり、本来はどうなるはずでしたか？開いているゲームが報告と一緒に保存され、報告番号が発行されます。
}

ui-home-report-text = 何が起こりましたか？

ui-home-report-details = ブラウザからの情報

ui-home-report-send = 報告を送信

ui-home-report-thanks = ありがとうございます。お問い合わせの際は、この番号をお伝えください：

ui-home-report-number = 報告{ $number }

## Waiting room

ui-home-wait-host = ホスト：{ $name }。始まるとゲームが自動で表示されます。

ui-home-wait-seats = 席

ui-home-wait-game = ゲーム

ui-home-wait-sight = { $public ->
    [yes] ロビーに公開：誰でも参加可
   *[no] リンクを知っている人だけ
}

ui-home-wait-spectators = { $spectators ->
    [yes] 観戦可
   *[no] 観戦不可
}

# $missing: how many seats are free
ui-home-wait-start = { $missing ->
    [0] ゲーム開始
   *[other] ボットを入れて開始
}

ui-home-wait-start-about = { $missing ->
    [0] 全員揃いました。
   *[other] 空席があと{ $missing }つあります。参加を待つか、ボットを入れてすぐに始められます。
}

ui-home-wait-others = { $missing ->
    [0] 全員揃いました。ホストが開始できます。
   *[other] { $seated ->
        [yes] 着席しています。全員揃うと、ホストがゲームを始めます。
       *[no] 参加するには空席に着いてください。
    }
}

ui-home-wait-delete = テーブルを閉じる

# $kind is "damaged", or "version" if another version of the server began the game
ui-home-quarantined = { $kind ->
    [damaged] このゲームの記録が壊れているため、続けられません。そのまま保管されています。サーバーの管理者にお知らせください。以前の控えがあるかもしれません。
   *[version] このバージョンのサーバーではゲームの内容が食い違うため、保留されています。データは失われていません。サーバーの管理者にお知らせください。
}

ui-home-your-name = あなたの名前

ui-home-guest = ゲスト

ui-home-seat-open = 空席

ui-home-seat-note = { $note ->
    [you] あなた
    [host] ホスト
    [hot-seat] 同じ画面
    [invited] 招待中
    [guest] ゲスト
   *[here] 在席
}

# $player is a colour
ui-home-seat-who = { $player }の担当

ui-home-seat-kind = { $kind ->
    [host] 自分
    [hot-seat] この画面でもう1人
    [bot] ボット
    [invited] 招待する人
   *[open] 誰でも可
}

ui-home-seat-about = { $kind ->
    [host] あなたの席です。
    [hot-seat] この画面で、あなたか隣の人がプレイします。
    [invited] このアカウントだけが着席できます。本人に通知が届きます。
   *[open] リンクかロビーから、最初に来た人の席になります。
}

ui-home-seat-bot = ボット：{ $bot }

ui-home-seat-clear = 席を空ける

ui-home-seat-goals = 目標カード

ui-home-stand-up = 席を立つ

ui-home-decline = 断る

ui-home-invite = 招待する

ui-home-invite-about = このリンクを開いた人は着席できます。アカウントは不要です。

ui-home-copy = { $copied ->
    [yes] コピーしました
   *[no] リンクをコピー
}

ui-home-share = 共有

ui-home-share-text = 一緒に Lisboa を遊びませんか

## New table

ui-home-new-about = このままでも始められます：ボットとの2人ゲームになります。

ui-home-new-seats = 人数と席

ui-home-new-players = { $count ->
    [1] ソロ
   *[other] { $count }人
}

ui-home-account-name = アカウント名

ui-home-new-game = ゲーム

ui-home-new-ruleset = ルールの版

ui-home-new-ruleset-about = { $ruleset ->
    [2017] 初版のルール：時代の変わり目に、カードを捨てる前に造船所の船を入れ替えます。道具の商店の順位は6、3、1勝利点です。
   *[2021] 現行のルール：時代の変わり目に、カードを捨てた後で造船所の船を入れ替えます。道具の商店の順位は6、4、2勝利点です。
}

ui-home-new-draft = 最初の手札をドラフト

ui-home-new-draft-about = 5枚から2枚を残し、3枚を左隣に渡すことを繰り返します。全員が同時に、非公開で選びます。ソロでは使えません。

ui-home-new-decrees = 最初の政令カード

ui-home-new-decrees-about = 最初の手番の前に、全員が政令カードを1枚ずつ取ります。最後のプレイヤーから選びます。

ui-home-new-tokens = 街のトークン

ui-home-new-tokens-about = 土地と建設予定地のボーナスが、ランダムに置かれたトークンに替わります。トークンは使うとゲームから除外されます。

ui-home-new-goals = 初心者向けの目標カード

ui-home-goals = { $goals ->
    [none] なし
    [all] 全員
   *[some] 一部の席
}

ui-home-new-goals-about = { $goals ->
    [some] 最初の数手番の手引きになる小さな課題で、ボーナスがあります。初心者の席は席の一覧で選んでください。
   *[other] 最初の数手番の手引きになる小さな課題で、ボーナスがあります。
}

ui-home-new-clock = 時計

ui-home-clock = { $clock ->
    [none] なし
    [live] リアルタイム
   *[async] 数日かけて
}

ui-home-clock-about = { $clock ->
    [solo] ソロでは誰も待たせません。
    [none] 時間は自由です。誰かが2日間不在の場合、他のプレイヤーの同意でボットや別の人が引き継げます。
    [live] ゲーム全体の持ち時間があり、手番ごとに数秒が加わります。
   *[async] 手番ごとに決まった時間があります。
}

ui-home-clock-minutes = 1人の持ち時間（分）

ui-home-clock-increment = 手番ごとの加算（秒）

ui-home-clock-hours = 手番ごとの制限（時間）

ui-home-clock-out = 時間切れの場合

ui-home-clock-when-out = { $out ->
    [bot] ボットが引き継ぐ
    [greedy] 1手だけ代行
   *[nothing] 何も起こらない
}

ui-home-new-sight = タイトルと公開範囲

ui-home-new-title = タイトル

ui-home-new-title-usual = 金曜の夜

ui-home-new-public = ロビーに公開

ui-home-new-public-about = 誰でもテーブルを見つけて空席に着けます。公開しない場合は、リンクを知っている人だけです。

ui-home-new-spectators = 観戦者

ui-home-new-spectators-about = ほかの人が観戦できます。見えるのは全員に公開された情報だけで、手札は見えません。

ui-home-new-chat = 観戦者もチャットを読める

ui-home-new-chat-about = 書き込みはできません。オフにすると、チャットはプレイヤーだけのものになります。

ui-home-new-create = { $waits ->
    [yes] テーブルを作る
   *[no] ゲーム開始
}

ui-home-new-create-about = { $waits ->
    [yes] ほかの人に送るリンクができます。席は後からでも変えられます。
   *[no] すべての席が埋まっているため、すぐに始まります。
}

## Lobby and replays

ui-home-lobby-about = 参加者を募集中のテーブルと、観戦できるゲームです。

ui-home-lobby-show = 表示

ui-home-lobby-shown = { $shown ->
    [open] 空席あり
   *[running] 観戦できるゲーム
}

ui-home-lobby-players = { $count ->
    [0] 全部
    [1] ソロ
   *[other] { $count }
}

ui-home-lobby-title = タイトル

ui-home-lobby-none-running = 該当する進行中のゲームはありません。

ui-home-show-more = さらに表示

ui-home-replays-about = 終了したゲームです。どの席からでも、1手ずつ再生できます。

ui-home-replays-mine = 自分のゲーム

ui-home-replays-mine-none = 終了したゲームはまだありません。ゲームファイルを見ることもできます。

ui-home-replays-public = 公開ゲーム

ui-home-replays-public-none = 終了した公開ゲームはまだありません。

## Settings

ui-home-likes = このブラウザでの設定

ui-home-likes-about = このブラウザにだけ保存されます。

ui-home-theme = テーマ

ui-home-themes = { $theme ->
    [light] 昼
    [dark] 夜
   *[system] システムに従う
}

ui-home-sound = 音

ui-home-sound-about = あなたの番になると短い音が鳴ります。

ui-home-confirm = 手番終了時に確認

ui-home-confirm-about = 手番の最後の選択は、確認してから確定します。

ui-home-motion = コマの動き

ui-home-motion-about = コマがテーブル上を移動します。システムで動きを減らす設定にしている場合は動きません。

ui-home-account = あなた

ui-home-account-about = { $who ->
    [nobody] まだ登録がありません。最初のゲームを始めるとゲストになります。
    [guest] このブラウザのゲストです。アカウントを作ると、テーブルが保存され、ほかの端末でも使えます。
   *[account] アカウントがあります。どの端末からでもログインできます。
}

ui-home-save = 保存

ui-home-saved = 保存しました。

ui-home-register = 新規登録

ui-home-login = ログイン

ui-home-enter = { $way ->
    [register] アカウントを作る
   *[login] ログイン
}

ui-home-enter-about = { $way ->
    [register] 必要なのは名前とパスワードだけです。今のテーブルはそのまま引き継がれます。
   *[login] すでにあるアカウントを使います。
}

ui-home-password = パスワード

ui-home-old-password = 現在のパスワード

ui-home-new-password = 新しいパスワード

ui-home-change-password = パスワードを変更

ui-home-new-password-about = 他のすべての端末からログアウトし、プログラム用トークンも、残さないかぎり無効になります。

ui-home-keep-tokens = プログラム用トークンを残す

# $tokens is how many tokens for programs the new password has revoked
ui-home-password-changed = { $tokens ->
    [0] 保存しました。ほかのすべての端末からログアウトしました。
   *[other] 保存しました。ほかのすべての端末からログアウトしました。無効になったプログラム用トークン：{ $tokens }
}

ui-home-tokens-ended = 無効になったプログラム用トークン：{ $tokens }

ui-home-leave-guest = このゲストの未終了のテーブルを手放す

ui-home-logged-in = { $name }としてログイン中です。

ui-home-logout = すべての端末からログアウト

ui-home-calls = 通知

ui-home-calls-about = 不在中にあなたの番が来たとき、サーバーからお知らせできます。

ui-home-email = メール

ui-home-email-pending = 確認メールを送信しました。メール内のリンクを開き、ボタンを押してアドレスを確認してください。

ui-home-webhook-kind = 種類

ui-home-webhook = { $kind ->
    [discord] Discord
    [slack] Slack
   *[generic] JSON
}

ui-home-webhook-url = Webhook

ui-home-webhook-save = { $remove ->
    [yes] 削除
   *[no] 保存
}

# $host is a name in the internet
ui-home-webhook-now = 通知先：{ $host }

ui-home-webhook-off = { $host }への通知は失敗が続いたため、停止しています。

# $problem is what the other side answered, as a program says it
ui-home-webhook-last = 最後の送信：{ $problem }

ui-home-webhook-on = 通知を再開する

ui-home-tokens = プログラム用トークン

ui-home-tokens-about = このトークンを持つプログラムは、あなたの名義でプレイします。

ui-home-token-label = 用途

ui-home-token-new = 新しいトークン

ui-home-token-secret = 二度と表示されないため、今コピーしてください：

ui-home-token-revoke = 無効にする

ui-home-import = ゲームファイルを開く

ui-home-import-about = ここやコマンドラインから書き出したファイルを、自分のテーブルとして開きます。

ui-home-import-file = ファイルを選択

ui-home-import-text = または貼り付け

ui-home-import-go = 開く

## What the server refuses, by its words (docs/api.md). $field is the field of the request that is wrong, or "none"

ui-problem-fault = 問題が発生しました

ui-problem-bad-request = { $field ->
    [name] この名前は使えません。目に見える文字が必要で、1つの単語に異なる文字体系を混ぜることはできません
    [password] パスワードは8文字以上必要です
    [new] 新しいパスワードは8文字以上必要です
    [person] この名前のアカウントはありません
    [bot] そのボットはありません
    [email] このメールアドレスは使えません
    [webhook_url] このWebhookは使えません
    [title] このタイトルは使えません
    [seats] この席の組み合わせは使えません
    [clock] この時計の設定は使えません
    [none] サーバーが理解できませんでした
   *[other] 使えない値です：{ $field }
}

ui-problem-bad-token = メールのリンクが不完全か、期限切れか、使用済みです。もう一度メールを請求してください

ui-problem-not-logged-in = ログインが切れています。ページを再読み込みしてください

ui-problem-wrong-password = { $field ->
    [old] 現在のパスワードが違います
   *[other] 名前かパスワードが違います
}

ui-problem-forbidden = その操作は許可されていません

ui-problem-csrf = ブラウザのログイン情報が失われました。ページを再読み込みしてください

ui-problem-foreign-origin = このページはサーバー自身のものではありません

ui-problem-not-your-turn = あなたの番ではありません

ui-problem-wrong-method = サーバーの知らない要求です

ui-problem-stale = その間にゲームが進みました

ui-problem-busy = 混み合っています。もう一度お試しください

ui-problem-not-started = ゲームはまだ始まっていません

ui-problem-started = ゲームはすでに始まっています

ui-problem-over = ゲームは終了しました

ui-problem-not-over = ゲームはまだ終わっていません

ui-problem-paused = ゲームは一時停止中です

ui-problem-quarantined = サーバーがこのゲームを保留しています。管理者にお知らせください

ui-problem-seated = すでに着席しています

ui-problem-not-seated = このテーブルに席がありません

ui-problem-full = 空席がありません

ui-problem-taken = この席は先に取られました

ui-problem-seats-open = まだ空席があります

ui-problem-too-many-analyses = すでにいくつかの分析を待っています。どれかが終わってからもう一度お試しください
ui-problem-too-many-tables = テーブルが多すぎます。先にいくつか終えるか閉じてください
ui-problem-too-many-imports = 読み込んだゲームが多すぎます。先にいくつか削除してください
ui-problem-too-many-guests = 本日はお使いのネットワークからのゲストが多すぎます。ログインするか、明日またお越しください

ui-problem-too-many-tokens = トークンが多すぎます。先に1つ無効にしてください

ui-problem-already-somebody = すでにログインしています。先にログアウトしてください

ui-problem-guest-has-tables = ゲストとして未終了のテーブルがあり、このままでは失われます。ゲストをアカウントにするか、テーブルを手放してください

ui-problem-already-registered = すでにアカウントがあります

ui-problem-name-taken = この名前、またはよく似た名前をほかの人が使っています

ui-problem-undo-barrier = 新しい情報が公開されたため、ほかの人の同意なしには元に戻せません

ui-problem-nothing-to-redo = やり直す手がありません

ui-problem-log-full = このテーブルでは元に戻した回数が多すぎるため、もう手を進めることしかできません

ui-problem-rewind-pending = すでに巻き戻しが提案されています
ui-problem-question-pending = すでに回答待ちの質問があります
ui-problem-no-question = 席についての質問はもうありません
ui-problem-offered-already = この席はすでに空いています。リンクを持つ人なら誰でも座れます

ui-problem-no-rewind = 巻き戻しは提案されていません

ui-problem-agreed-already = すでに同意しています

ui-problem-not-stood-in = ボットはあなたの代わりをしていません

ui-problem-not-absent = この人をまだ十分に待っていません

ui-problem-no-clock = このテーブルに時計はありません

ui-problem-paused-already = 時計はすでにその状態です

ui-problem-too-large = 長すぎてサーバーが受け付けません

ui-problem-wrong-type = サーバーが理解できませんでした

ui-problem-illegal-move = ルール上できません

ui-problem-key-reused = この要求は送信済みです。ページを再読み込みしてください

ui-problem-bad-game-file = このファイルは読み込めないか、再生できません
ui-problem-too-much-work = 1 回のリクエストでサーバーが行う量を超えています

ui-problem-too-many-requests = { $field ->
    [password] このアカウントのパスワードの間違いが多すぎます。少し待ってからもう一度お試しください
    [email] メールの請求が多すぎます。1時間待ってからもう一度お試しください
   *[other] 操作が多すぎます。少し待ってからもう一度お試しください
}

ui-problem-too-many-sockets = 開いているタブが多すぎます

ui-problem-refused = サーバーに拒否されました

ui-problem-internal = サーバーで問題が起こりました

ui-problem-no-mail = メールサーバーが応答しません。後でもう一度お試しください

ui-problem-unavailable = サーバーがデータベースに接続できません。少し待ってからもう一度お試しください

## My tables

ui-home-mine-about = あなたの番のテーブルが先に並びます。終わったゲームや、抜けたゲームはしまっておけます。

ui-home-mine-none = 進行中のテーブルはありません。

ui-home-mine-none-archived = しまったテーブルはありません。

ui-home-mine-shown = { $shown ->
    [archived] しまったもの
   *[current] 現在
}

ui-home-mine-group = { $group ->
    [turn] あなたの番
    [waiting] ほかの人を待っています
   *[done] 終わったもの
}

ui-home-archive = { $archived ->
    [yes] 取り出す：{ $title }
   *[no] しまう：{ $title }
}

ui-home-state-left = このゲームから抜けました

# Shown where a guest played who was removed since
ui-home-former-guest = 元ゲスト

# On the start page, some days before something is removed
ui-home-removal-title = { $what ->
    [guest] おかえりなさい
   *[import] まもなく削除されます
}

ui-home-removal-imports = 読み込んだゲームは、{ $days }日間誰も開かないと削除されます。開けば残ります:

ui-home-removal-on = { $date }

ui-home-removal-guest = 久しぶりのご訪問です。ゲストは{ $days }日間訪問がないと削除されるため、少なくとも{ $date }までは残ります。アカウントを作ればずっと残ります。

ui-home-removal-account = アカウントを作る

# The button beside an imported game; $title is the table's
ui-home-delete = { $sure ->
    [yes] もう一度押すと削除します: { $title }
   *[no] 削除: { $title }
}

# On the same button, before the second click
ui-home-delete-sure = 削除？
