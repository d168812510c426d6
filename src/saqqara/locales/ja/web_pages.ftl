### The browser: the waiting room, and pages beside the home page and the tables

## ページ: 新しい卓

web-new-title = 新しい卓
web-new-which = どのゲームで遊びますか
web-new-back = ゲーム一覧に戻る
web-new-of = 新しい卓: { $game }
web-new-seat-you = あなた
web-new-seat-you-about = あなたの席
web-new-seat-open = 空席
web-new-seat-open-about = 来た人が座れます
web-new-seat-bots = ボット
web-new-options = ゲームの設定
web-new-pace = 持ち時間
web-new-pace-legend = 考える時間はどれくらいですか
web-new-pace-none = 好きなだけ考えられます。
web-new-pace-live = 対局時計
web-new-pace-live-about = 全員が決まった持ち時間を使い、手番ごとに数秒が加わります。
web-new-pace-days = 1手番に数日
web-new-pace-days-about = 数日から数週間かけて、空いた時間に遊びます。
web-new-bank = 持ち時間（分）
web-new-increment = 手番ごとの加算（秒）
web-new-days = 1手番の日数
web-new-window = 1日のうち決まった時間だけ数える
web-new-window-about = それ以外の時間は時計が止まります。夜中に起きる必要はありません。
web-new-window-from = 開始
web-new-window-to = 終了
web-new-zone = タイムゾーン
web-new-terms = 卓の条件
web-new-who = だれが参加できますか
web-new-family = ひとつのテーブルを囲んで
web-new-family-about = この画面が部屋のみんなのボードになり、スマートフォンが手札になります。参加はコードの読み取りだけ。自分や隣の人の席は、この画面で遊びます。
web-new-public-about = だれでも見つけて、参加や観戦ができます。
web-new-private-about = リンクを知っている人だけが入れます。
web-new-rated = レート戦
web-new-rated-about = 結果がレートに反映されます。ヒントは使えません。
web-new-rated-people = 2人以上がプレイするゲームだけが対象です。ボットだけが相手のゲームは対象外です。
web-new-substitute-rated = レート戦では必ず書記が代わり、代わってもらった人は負けとして数えられます。
web-new-substitute-about = 本人が戻るまで、このボットが代わりにプレイします。
web-new-name = 卓の名前
web-new-name-about = 空欄ならゲームの名前になります。
web-new-open = 卓を立てる
web-new-open-about = 席がすべて埋まると始められます。
web-new-start = ゲームを始める
web-new-start-about = 席がすべて埋まっているので、すぐに始まります。

## ページ: 卓の一覧

web-lobby-title = 卓
web-lobby-new = 新しい卓
web-lobby-status = 卓の状態
web-lobby-all = すべてのゲーム
web-lobby-open = 募集中
web-lobby-running = 対戦中
web-lobby-over = 終了
web-lobby-join = 参加する
web-lobby-join-at = 「{ $table }」に参加する
web-lobby-watch = 観戦する
web-lobby-return = 卓へ
web-lobby-replay = リプレイ
web-lobby-none-open = 募集中の卓はありません
web-lobby-none-running = 公開中の対戦はありません
web-lobby-none-over = 終わった公開ゲームはまだありません
web-lobby-none-text = 卓を立てると、ほかの人もここで見つけられます。ボットとならいつでも遊べます。
web-lobby-none-later = 公開の卓のゲームがここに並びます。まずは1つ始めてみませんか。

## ページ: プロフィールとランキング

web-profile-guest = { $day }からのゲスト
web-profile-member = { $day }から
web-profile-played = 対戦数
web-profile-won = 勝利
web-profile-rating = レート
web-profile-history = 終わったゲーム
web-profile-place = { $place }位
web-profile-points = { common-score }
web-profile-none = 終わったゲームはありません
web-profile-none-me = ゲームを最後まで遊ぶと、ここからリプレイできます。
web-profile-none-other = 公開の卓のゲームだけを表示しています。
web-path-title = 見習いからトトまで
web-path-about = 1人でボットと対戦して勝つと、そのレベルを越えたことになります。何かが解放されるわけではなく、どこまで来たかを示すだけです。
web-path-beaten = 勝利済み
web-path-not-yet = まだ勝っていません
web-path-won = { $played }戦{ $won }勝
web-path-best = 最高記録
web-path-best-at = { $level }: { $points }
web-path-lessons = レッスン
web-path-lessons-done = { $chapters }章中{ $done }章
web-path-puzzles = パズル
web-path-puzzles-solved = { $tried }問中{ $solved }問正解、レート{ $rating }
web-path-reviews = 検討したゲーム: { $reviews }
web-path-play =
    { $level ->
        [novice] 見習いと対戦
        [scribe] 書記と対戦
        [mason] 石工と対戦
        [architect] 建築家と対戦
        [vizier] 宰相と対戦
       *[thoth] トトと対戦
    }
web-leaders-title = ランキング
web-leaders-how = レート戦の結果です。対戦が少ないうちは低めに表示されます。
web-leaders-place = 順位
web-leaders-name = 名前
web-leaders-games = 対戦数
web-leaders-none = まだだれも載っていません
web-leaders-none-text = レート戦を何回か遊ぶと名前が載ります。

## ページ: 設定

web-settings-profile = プロフィール
web-settings-saved = 保存しました。
web-settings-removed = 削除しました。
web-settings-save = 保存
web-settings-remove = 削除
web-settings-name = 名前
web-settings-look = 表示と動き
web-settings-type-about = すべての画面に効きます。盤面では少し控えめです
web-settings-theme = テーマ
web-settings-theme-auto = 端末に合わせる
web-settings-theme-light = 昼
web-settings-theme-dark = 夜
web-settings-speed = 進行の速さ
web-settings-speed-off = 一度に
web-settings-speed-slow = ゆっくり
web-settings-speed-usual = ふつう
web-settings-speed-quick = 速い
web-settings-sound-about = 駒の音、水の音、ラウンドの銅鑼、手番の合図。音がなくても遊べます。
web-settings-vibration-about = 手番になったときと、手が受け付けられたときに短く振動します。
web-settings-confirm = 手の確認
web-settings-confirm-about = 何かを失う手や何かを終わらせる手は、もう一度押すまで送られません。
web-settings-confirm-all = 何も失わない手の確認
web-settings-confirm-all-about = めくる、やめる、取る、パスするなどの手も確認します。
web-settings-forced = 1つだけの選択肢
web-settings-forced-about = 選択肢が1つしかないときは、少し待って自動で進みます。
web-settings-account = アカウント
web-settings-nobody = 名前だけで遊べます。アカウントがあればログインしてください。
web-settings-guest = 今はゲストです。このブラウザだけがあなたを覚えています。アカウントを作ると、どこからでも続けられ、これまでのゲームもそのまま残ります。
web-settings-claim = アカウントを作る
web-settings-claimed = アカウントができました。
web-settings-have-account = アカウントを持っている
web-settings-sign-in = ログイン
web-settings-sign-in-warning = ログインすると、このブラウザは今のゲストを忘れます。
web-settings-sign-out = ログアウト
web-settings-signed-in = { $login }としてログインしています。
web-settings-login = ログイン名
web-settings-login-about = 半角の英数字・ピリオド・ハイフン・下線で3〜32文字
web-settings-password = パスワード
web-settings-password-about = 8文字以上
web-settings-tokens = APIトークン
web-settings-tokens-about = あなたの代わりに動くプログラムのためのものです。パスワードと同じように扱ってください。
web-settings-token-label = 何に使いますか
web-settings-token-make = トークンを作る
web-settings-token-made = トークンです。二度と表示されないので、今コピーしてください。
web-settings-token-remove = トークン「{ $label }」を削除
web-settings-notices = 通知
web-settings-notices-about = 離れているときに、手番やゲームの終わりをお知らせします。
web-settings-push = ブラウザへの通知
web-settings-push-impossible = ここでは使えません。httpsとWebプッシュに対応したブラウザが必要です。
web-settings-push-count =
    { $browsers ->
        [0] 通知するブラウザはまだありません。
       *[other] { $browsers }台のブラウザに通知します。
    }
web-settings-push-on = このブラウザに通知する
web-settings-push-off = ブラウザへの通知をやめる
web-settings-push-refused = このページからの通知が許可されていないか、プッシュサービスにつながりません。
web-settings-hook = Webhook
web-settings-hook-kind = 送り先
web-settings-hook-url = アドレス
web-settings-hook-test = テストを送る
web-settings-hook-sent = テストを送りました。
web-settings-import = ゲームの取り込み
web-settings-import-about = ここやコマンドラインで終わったゲームの記録を取り込み、リプレイや分岐ができます。
web-settings-import-file = 記録ファイル（JSON）を選ぶ

## ページ: ルール

web-rules-about = まずは短く。調べるときは詳しく。
web-rules-contents = 目次
web-rules-short = かんたんルール
web-rules-long = 詳しいルール
web-rules-own-words = ルールは独自の言葉で説明したもので、発売元とは関係ありません。
web-rules-edition = この卓では、標準と違う数値を使います。下の表では、その数値を太字で示しています。文や例に出てくる数値は、次の一覧の数値に読み替えてください。

## ページ: スタイル

web-style-title = Saqqaraの見た目
web-style-about = 色や部品の今の姿をすべて並べています。上で昼と夜、言語を切り替えられます。
web-style-colours = 色
web-style-type = 文字
web-style-controls = 操作の部品
web-style-surfaces = 面と状態
web-style-panel = パネル
web-style-slab = 石灰岩の板
web-style-legal = 選べる
web-style-chosen = 選んだ
web-style-urgent = 急ぎ
web-style-seats = 席
web-style-seat-0 = 玄武岩、アンク
web-style-seat-1 = 雪花石膏、目
web-style-seat-2 = 砂岩、睡蓮
web-style-seat-3 = 花崗岩、スカラベ
web-style-apart = 色に頼らない見分け方
web-style-icons = アイコン
web-style-covers = 表紙
web-style-states = 空、完了、問題
web-style-note = お知らせを出す
web-style-problem = 問題を出す
web-style-button = ふつう
web-style-button-primary = 主役
web-style-button-quiet = 控えめ
web-style-button-danger = 要注意
web-style-button-small = 小さい
web-style-button-not-now = 今は不可
web-style-chip = チップ

## ページ: 見つからない、待つ、つながらない

web-missing-title = 砂しかありません
web-missing-text = このアドレスにページはありません。リンクが途中で切れているのかもしれません。
web-missing-lobby = 卓の一覧へ

## 招待

web-new-seat-local = 隣の人（同じ端末）
web-new-seat-local-about = この端末を一緒に使います。順番に渡してください
web-new-seat-local-name = その人の名前

## 版: 手元の箱の数値

web-edition-own = お手元の製品の数値で遊ぶ
web-edition-own-about = ボードやカードにしか印刷されていない数値のうち、実物を確かめられないものは推定です。実物をお持ちなら、その数値で遊べます。
web-edition-steps = 標準のファイルをダウンロードし、お手元の製品と違うところをテキストエディタで書き直して、ここで選ぶか、下に貼り付けてください。どの数値が確かかは、ファイルの注記に書いてあります。
web-edition-download = 標準のファイル
web-edition-choose = ファイルを選ぶ
web-edition-text = 版ファイルの内容
web-edition-none = ファイルがまだないので、標準の数値で遊びます。
web-edition-same = 標準の数値と同じです。
web-edition-unrated = お手元の製品の数値で遊ぶ卓は対象外です。レートは同じ条件のゲームの結果で決まります。

## 新王朝: 設定

web-dynasty-flags = 『新王朝』の細かい決めごと
web-dynasty-flags-about = ルールの読み方が分かれる点です。はじめの設定は文面どおりです。

## The waiting room

web-new-seats = 席
web-new-public = ロビーに公開
web-new-private = リンクで招待
web-new-substitute = 時間切れになったら
web-lobby-rated = レート戦
web-room-title = 参加者を待っています
web-room-reconnecting = 接続が切れました。つなぎ直しています。
web-room-seat = 席{ $seat }
web-room-sit = 座る
web-room-move = ここに移る
web-room-leave = 席を立つ
web-room-start = ゲームを始める
web-room-ready = 席が埋まりました。いつでも始められます。
web-room-owner-starts = 席が埋まりました。ホストが始めます。
web-room-asked = 再戦に誘われています。あなたの席は空けてあります。
web-room-kept-others = 席は前のゲームの参加者のために空けてあります。観戦はできます。
web-room-answers = { $names }の返事を待っています。
web-room-fill = 空席をボットで埋めて始める
web-room-waited =
    { $minutes ->
        [0] 待ち時間: 1分未満
       *[other] 待ち時間: { $minutes }分
    }
web-room-host = ホスト
web-room-you = あなた
web-room-here = 在席
web-room-away = 離席
web-room-free-about = だれかを待っています
web-room-kept = 返事があるまで空けてあります
web-room-kept-you = あなたの席です
web-room-open-seat = だれでも座れるようにする
web-room-bot = ボットを座らせる
web-room-bot-at = 席{ $seat }のボット
web-room-no-bot = 空席にする
web-room-invite = 招待
web-room-invite-public = この卓はロビーに出ています。このリンクからも来られます。
web-room-invite-private = このリンクを知っている人が参加できます。
web-room-invite-kept = 席は前のゲームの参加者のために空けてあります。このリンクを知っている人は観戦できます。
web-room-link = この卓へのリンク
web-room-copy = コピー
web-room-copied = コピーしました。
web-room-copy-yourself = Ctrl+Cでリンクをコピーしてください。
web-room-share = 共有
web-room-share-title = { $game }で遊びませんか
web-room-qr = スマートフォンのカメラで読み取るリンクのコード
web-room-rated = 結果がレートに反映されます。投了したり、ボットに代わってもらったりすると、負けとして数えられます。ヒントは使えず、カードを引いた手は戻せません。
web-room-rated-alone = もう1人席に着かないとレートの対象になりません。ボットだけが相手のゲームは対象外です。
web-room-terms = 卓の条件
web-room-usual = そのほかは標準どおり
web-room-chat = チャット
web-room-chat-empty = まだ発言はありません。
web-room-chat-write = メッセージを書く
web-room-chat-send = 送る
web-rules-of = { $game }のルール
