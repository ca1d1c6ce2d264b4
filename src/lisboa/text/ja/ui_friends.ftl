### 友達と遊ぶ：名前、招待、待合室、不在の席、あらかじめの回答

## 主催者と招待された人の名前

ui-friends-name = あなたの名前
ui-friends-name-why = { $listed ->
    [yes] { $who ->
        [host] 招待、テーブル、テーブル一覧で全員に表示されます。
       *[guest] テーブルとテーブル一覧で全員に表示されます。
    }
   *[no] { $who ->
        [host] 招待とテーブルで友達に表示されます。
       *[guest] テーブルの全員に表示されます。
    }
}
ui-friends-name-missing = まず名前を入力してください。
ui-friends-invited = { $host }さんからの招待です
ui-friends-join = 着席して遊ぶ
ui-friends-full = 席はすべて埋まっています。ゲームが始まれば観戦できます。

## 待合室

ui-friends-chat = チャット
ui-friends-chat-none = まだ発言はありません。
ui-friends-clock = { $clock ->
    [none] 時計なし
    [live] 各プレイヤー{ $minutes }分、手番ごとに{ $seconds }秒追加
   *[async] 手番ごとに{ $hours }時間
}
ui-friends-clock-out = 時間が切れるとボットが引き継ぎます。
ui-friends-clock-away = 時計なしで遊ぶ
ui-friends-clock-back = 時計を使って遊ぶ

## 再戦

ui-friends-rematch-offer = { $name }さんが再戦を申し込んでいます
ui-friends-rematch-join = 再戦に加わる
ui-friends-rematch-go = 再戦のテーブルへ
ui-friends-invited-wait = { $count ->
   *[other] 招待中の{ $names }さんがまだ着席していません。今始めると、代わりにボットがプレイします。
}

## 不在のプレイヤー

ui-friends-away = { $name }さんを長い間待っています。
ui-friends-ask-bot = 戻るまでボットに任せる
ui-friends-ask-person = 席を他の人に譲る
ui-friends-ask-about = 対局時計のあるテーブルでは10分後、それ以外では48時間後に可能です。他の全員の同意が必要です。
ui-friends-asked = { $way ->
    [bot] { $by }さんが、{ $name }さんが戻るまでボットに任せることを提案しています。
   *[person] { $by }さんが、{ $name }さんの席を他の人に譲ることを提案しています。
}
ui-friends-asked-mine = { $way ->
    [bot] { $name }さんが戻るまでボットに任せることを提案しています。
   *[person] { $name }さんの席を他の人に譲ることを提案しています。
}
ui-friends-missing = 未回答：{ $names }
ui-friends-you = 手を進めるか「ここにいます」を押せば、席はそのままです。
ui-friends-here = ここにいます
ui-friends-until = { $mine ->
    [yes] { $time }までに操作してください。
   *[no] 反対がなければ{ $time }に決まります。
}
ui-friends-offered = { $name }さんの席が空いています。代わりに座れる人にリンクを送ってください。
# $stand: does a bot move for them, and why?
ui-friends-offered-mine = { $stand ->
    [clock] あなたの席は他の人に開放されています。ボットから取り戻せば席はそのままです。
    [resigned] 投了したため、あなたの席は他の人に開放されています。
   *[none] あなたの席は他の人に開放されています。手を進めれば席はそのままです。
}
ui-friends-lost = { $name ->
    [none] 別の人があなたの席を引き継ぎました。
   *[other] { $name }さんがあなたの席を引き継ぎました。
}
ui-friends-lost-look = 観戦できます。
ui-friends-take = { $name }さんの席が空いています。引き継ぐことができます。
ui-friends-take-button = 席に着く
ui-friends-copy = { $copied ->
    [yes] コピーしました
   *[no] リンクをコピー
}

## あらかじめの回答

ui-friends-standing = 今後は尋ねない：
ui-friends-standing-round = このラウンド
ui-friends-standing-noble = { $noble ->
    [builder] 王宮建築家への訪問
    [minister] 侯爵への訪問
   *[king] 国王への訪問
}
ui-friends-standing-about = { $what ->
    [round] このラウンドが終わるまで、追随は自動的に辞退されます。いつでも取り消せます。
   *[noble] ゲームが終わるまで、この貴族への追随は自動的に辞退されます。いつでも取り消せます。
}
ui-friends-standing-on = { $what ->
    [round] このラウンドは追随しません
    [builder] 王宮建築家への訪問に追随しません
    [minister] 侯爵への訪問に追随しません
   *[king] 国王への訪問に追随しません
}
ui-friends-standing-off = また尋ねる
