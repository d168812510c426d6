# What the browser says.

web-skip = 本文へ移動
web-close = 閉じる
web-nav = ページ
web-nav-play = 遊ぶ
web-nav-lobby = 卓
web-nav-rules = ルール
web-nav-leaders = ランキング
web-nav-settings = 設定
web-language = 言語
web-theme = 昼と夜
web-offline = サーバーにつながりません。接続を確認してください。何も失われていません。

## ページ: ホーム

web-home-title = ナイルのほとりで、築き、競り、描く
web-home-subtitle = エジプトを舞台にしたボードゲーム。人とも、公平なボットとも。無料・オープンソース・ダウンロード不要。
web-home-your-turn = あなたの手番
web-home-my-games = 参加中のゲーム
web-home-asked = あなたの手番です。
web-home-news = あなたの手番です。前回から{ $moves }手進みました。
web-home-waits = ほかのプレイヤーが考えています。
web-home-waits-for = { $name }さんが考えています。
web-home-rematch = 再戦に誘われています。
web-home-seats-free =
    { $seats ->
        [0] 満席です。
       *[other] 空席が{ $seats }つあります。
    }
web-home-play = 今すぐ遊ぶ
web-home-play-how = ゲームと相手を選ぶだけ、2クリックで開始
web-home-choose = 今すぐ遊ぶ: { $game }
web-home-waiting = 募集中{ $tables }卓
web-home-minutes = { $minutes }分
web-home-players = 人数
web-home-level = ボットの強さ
web-home-preset = 遊び方
web-home-bots = ボットと今すぐ遊ぶ
web-home-find = 相手を探す
web-home-invite = 友だちを招待
web-home-options = すべての設定
web-home-rules = ルール
web-home-name = お名前
web-home-name-why = 名前だけで遊べます。アカウントもメールアドレスもいりません。
web-home-go = 遊ぶ
web-home-fact-learn = 5分で覚えられる
web-home-fact-learn-text = 短いルールは1ページ。どの選択肢にも説明があります
web-home-fact-replay = リプレイと「もしも」
web-home-fact-replay-text = 終わったゲームのどの手からでも分岐できます
web-home-fact-bots = のぞき見しないボット
web-home-fact-bots-text = プレイヤーに見えるものしか見ていません

## ページ: 新しい卓

web-new-title = 新しい卓
web-new-which = どのゲームで遊びますか
web-new-back = ゲーム一覧に戻る
web-new-of = 新しい卓: { $game }
web-new-seats = 席
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
web-new-public = ロビーに公開
web-new-public-about = だれでも見つけて、参加や観戦ができます。
web-new-private = リンクで招待
web-new-private-about = リンクを知っている人だけが入れます。
web-new-rated = レート戦
web-new-rated-about = 結果がレートに反映されます。ヒントは使えません。
web-new-substitute = 時間切れになったら
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
web-lobby-game = ゲーム
web-lobby-all = すべてのゲーム
web-lobby-open = 募集中
web-lobby-running = 対戦中
web-lobby-over = 終了
web-lobby-join = 参加する
web-lobby-join-at = 「{ $table }」に参加する
web-lobby-watch = 観戦する
web-lobby-return = 卓へ
web-lobby-replay = リプレイ
web-lobby-rated = レート戦
web-lobby-seat-free = 空席
web-lobby-pace-none = 時間制限なし
web-lobby-pace-live = { $minutes }分+{ $seconds }秒
web-lobby-pace-days = 1手番{ $days }日
web-lobby-pace-window = 1手番{ $days }日（{ $from }〜{ $to }）
web-lobby-chip-sides = 面{ $sides }
web-lobby-chip-sides-random = 面はランダム
web-lobby-chip-wrath = ファラオの怒り
web-lobby-chip-open-hands = 手札公開
web-lobby-chip-no-bonus = 上乗せなし
web-lobby-chip-no-odds = ミスの確率を表示しない
web-lobby-chip-first = プレイヤー{ $seat }から
web-lobby-none-open = 募集中の卓はありません
web-lobby-none-running = 公開中の対戦はありません
web-lobby-none-over = 終わった公開ゲームはまだありません
web-lobby-none-text = 卓を立てると、ほかの人もここで見つけられます。ボットとならいつでも遊べます。
web-lobby-none-later = 公開の卓のゲームがここに並びます。まずは1つ始めてみませんか。

## ページ: 待合室

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
web-settings-theme = テーマ
web-settings-theme-auto = 端末に合わせる
web-settings-theme-light = 昼
web-settings-theme-dark = 夜
web-settings-speed = アニメーション
web-settings-speed-off = なし
web-settings-speed-slow = ゆっくり
web-settings-speed-usual = ふつう
web-settings-speed-quick = 速い
web-settings-sound = 音
web-settings-sound-about = オンにしたときだけ鳴ります。
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
web-rules-of = { $game }のルール
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
web-missing-home = ゲームへ
web-missing-lobby = 卓の一覧へ
web-missing-loading = 少しお待ちください
web-missing-retry = もう一度
web-missing-offline = 接続がありません

# ---- 卓

web-table-home = 最初のページへ戻る
web-table-loading = 卓を用意しています。
web-table-round = ラウンド
web-table-what-if = もしも対戦
web-table-tools = この卓
web-table-title-turn = あなたの手番です: { $game }
web-table-side = プレイヤー・ログ・チャット
web-table-players = プレイヤー
web-table-log = ログ
web-table-chat = チャット
web-table-notes = メモ

web-table-you = あなた
web-table-winner = 勝者
web-table-bot = ボット
web-table-stand-in = { $level }が代わりにプレイ中
web-table-stand-in-you = { $level }が代わりにプレイ中
web-table-here = 在席
web-table-not-here = 離席
web-table-decides = 考え中
web-table-points = 点
web-table-watching = { $count }人が観戦中
web-table-days = { $days }日

web-table-sending = 送信しています。
web-table-waiting-for = { $names }を待っています
web-table-goes-on = ゲームが進んでいます。
web-table-choices = できること
web-table-all-choices = 選択肢{ $count }個の一覧とルール
web-table-more-choices = { $count }個から選ぶ
web-table-search = 選択肢を探す
web-table-search-nothing = その言葉を含む選択肢はありません。
web-table-rule = ルール
web-table-rule-of = ルール: { $choice }
web-table-rule-more = ルールの該当箇所を読む
web-table-confirm = 決定
web-table-undo = 取り消す
web-table-type = 手を入力する
web-table-type-how = 例: { $example }（続けて入力するときは ; で区切ります）
web-table-type-send = 入力した手をプレイする
web-table-problem-typed = 選択肢の一覧で、できることと書き方を確かめられます。

web-table-hint = ヒント
web-table-hint-about = 強いボットならこうします。見ているのはあなたと同じ情報だけです。
web-table-hint-ask = 考えてもらう
web-table-hint-thinking = 考えています。
web-table-hint-share = 勝率{ $percent }%
web-table-hint-points = 最終得点は約{ common-score }

web-table-lost = 接続が切れました。自動で戻ります。何も失われず、選んだものもそのままです。
web-table-paused = 卓は一時停止中です。
web-table-paused-about = 卓は一時停止中です。時計は止まっています。
web-table-pause = 一時停止する
web-table-resume = 再開する
web-table-away = { $level }があなたの代わりにプレイしています。
web-table-come-back = 席に戻る
web-table-proposal-pause = { $name }さんが一時停止を提案しています。
web-table-proposal-take-back = { $name }さんが{ $plies }手取り消すことを提案しています。
web-table-proposal-waiting = ほかの人の同意を待っています。
web-table-agree = 同意する
web-table-decline = 断る
web-table-withdraw = 取り下げる

web-table-menu = 卓のメニュー
web-table-take-back = 直前の自分の手を取り消す
web-table-take-back-about = ほかの人の同意が必要です。
web-table-take-back-rated = ほかの人の同意が必要です。レート戦なので、カードを引いたり公開したりした手より前には戻せません。
web-table-step-away-rated = 戻るまで書記が代わりにプレイします。書記が一手でも決めると、あなたの負けとして数えられます。
web-table-forfeited = { $names }さんの代わりにボットがプレイしたため、このゲームは{ $names }さんの負けとして数えられます。
web-table-forfeited-you = ボットが代わりにプレイしたため、このゲームはあなたの負けとして数えられます。
web-table-forfeited-mark = 負け扱い
web-table-resigned = 投了
web-table-resigned-you = 投了しました。ほかの人がゲームを終えられるように、{ $level }が代わりにプレイします。
web-table-resigned-result = { $names }さんは投了したため、最下位です。
web-table-forfeited-result = { $names }さんは代わりにボットがプレイしたため、負けとして数えられます。
web-table-resign = 投了する
web-table-resign-about = このゲームをあきらめます。
web-table-resign-ask = 投了しますか？
web-table-resign-what = ほかの人がゲームを終えられるように、書記があなたの席で最後までプレイします。書記の得点にかかわらず、あなたは最下位になり、席には戻れません。
web-table-resign-rated = レート戦のままです。あなたの負けとして数えられます。
web-table-resign-do = 投了を確定する
web-table-resign-not = プレイを続ける
web-table-unrated = いなくなった人の代わりにボットがプレイしたため、このゲームはレートの対象外になりました。
web-table-step-away = ボットに代わってもらう
web-table-step-away-level = ボットの強さ
web-table-step-away-do = 席を外す
web-table-export = 記録を保存する
web-table-leave = 卓を離れる
web-table-leave-about = 戻るまでボットが代わりにプレイします。
web-table-speed = アニメーション
web-table-speed-off = なし
web-table-speed-slow = ゆっくり
web-table-speed-usual = ふつう
web-table-speed-quick = 速い
web-table-sound = 自分の手番に音を鳴らす
web-table-confirm-setting = 何かを失う手は送る前に確認する
web-table-confirm-all = 何も失わない手も確認する
web-table-forced = 選択肢が1つなら自動で進める

web-table-log-empty = まだ何も起きていません。
web-table-log-ply = リプレイの{ $ply }手目を見る
web-table-log-older = さらに前の{ $count }手番
web-table-recap-looked = 前に見たときから
web-table-recap-turn = 前の手番から
web-table-recap-more = ほか{ $count }件はログにあります。
web-table-chat-unread = 新しいメッセージ{ $count }件
web-table-chat-empty = まだ発言はありません。
web-table-chat-write = メッセージを書く
web-table-chat-send = 送る
web-table-notes-about = このメモはあなただけに見えます。
web-table-notes-kept = 保存しました。
web-table-notes-writing = 書いています。

web-table-keys = キー操作
web-table-keys-number = 番号で選択肢を選ぶ
web-table-keys-tab = 押せるものを順に移動する
web-table-keys-enter = 選んだものに決定する
web-table-keys-escape = 選択をやめる、開いたものを閉じる
web-table-keys-undo = 取り消す
web-table-keys-type = 手を入力する
web-table-keys-hint = ヒント
web-table-keys-list = 選択肢の一覧
web-table-keys-text = 文字の盤面
web-table-keys-keys = この一覧

# ---- ゲームの終わり

web-table-over = ゲーム終了。勝者は{ $names }です
web-table-win = { $name }が{ common-score }で勝ちました
web-table-shared-win = { $names }が{ common-score }で勝利を分け合いました
web-table-show-board = 盤面を見る
web-table-show-result = 結果を見る
web-table-rematch = もう一度遊ぶ
web-table-rematch-asked = { $name }さんがもう一度遊びたがっています。
web-table-rematch-accept = 一緒に遊ぶ
web-table-sheet = 得点の内訳
web-table-total = 合計
web-table-chart = 得点の移り変わり
web-table-chart-start = 開始
web-table-chart-end = 終了
web-table-chart-press = グラフを押すと、その場面のリプレイが開きます。
web-table-fork = もしも
web-table-fork-about = 最後の自分の手番に戻り、ボットを相手に別の手を試せます。このゲームの結果は変わりません。
web-table-fork-guest = もしも対戦を試すには、最初のページで名前を決めてください。
web-table-fork-choose = リプレイで別の場面を選ぶ
web-table-fork-seat = あなたの席
web-table-fork-bots = ほかの席
web-table-fork-do = ここから続ける
web-table-fair = 運は公平でしたか
web-table-verify = 配りを確かめる
web-table-verify-good = はい。偶然で決まった{ $outcomes }件は、すべてゲーム前に封印された秘密のとおりです。
web-table-verify-none = このゲームには封印がありません（もしも対戦か、取り込んだ記録です）。
web-table-verify-numbers = 自分で確かめるための数値
web-table-verify-how = 封印は最初の手の前に公開されました。これは秘密の指紋で、秘密はゲーム中だれにも見えず、変えることもできません。
web-table-verify-commitment = 封印
web-table-verify-secret = 秘密
web-table-verify-salt = プレイヤー側の乱数（ソルト）
web-table-verify-word = { $name }さんの言葉
web-table-verify-word-none = なし
web-table-verify-own = あなたのブラウザは封印を見たあとに、言葉{ $word }を選びました。どちらも記憶のとおりです。
web-table-verify-other = あなたのブラウザが覚えている封印と違うか、選んだ言葉{ $word }がここにありません。

# ---- 文字の盤面

web-table-text-board = 文字の盤面
web-table-text-colon = { ": " }
web-table-text-none = なし
web-table-text-empty = 空き
web-table-text-yes = はい
web-table-text-no = いいえ
web-table-text-start-player = スタートプレイヤー
web-table-text-round-card = このラウンドの船
web-table-text-ships = 船
web-table-text-ship = 船{ $number }
web-table-text-size = 大きさ
web-table-text-minimum = 最少積載量
web-table-text-from-bow = 船首からのマス
web-table-text-lies-at = 係留場
web-table-text-harbour = 港
web-table-text-may-sail = 移動できる
web-table-text-unloading = 荷降ろし中
web-table-text-side = 面
web-table-text-face-down = 伏せたカード
web-table-text-known = 伏せたカードのうちわかるもの
web-table-text-looking = 伏せたカードを見ている人
web-table-text-seen = あなたに見えるカード
web-table-text-unseen = まだ見えていないカード
web-table-text-draw-pile = 山札の枚数
web-table-text-played = 使用中
web-table-text-spaces = マス
web-table-text-beside = わきに置いた石材
web-table-text-from-above = 真上から見える石材
web-table-text-stones = 石材
web-table-text-heights = 高さ
web-table-text-waiting = 待っている石材
web-table-text-towers = 完成順のオベリスク
web-table-text-score = 今の得点
web-table-text-sources = 内訳
web-table-text-at-end = 今終わると加わる点
web-table-text-chip = ホルスチップ
web-table-text-opened = この競りを始めた人
web-table-text-high = いちばん大きい数
web-table-text-leader = 宣言した人
web-table-text-horus-used = ホルスパス済み
web-table-text-hand-size = 手札の枚数
web-table-text-sum = 出したカードの合計
web-table-text-treasure-points = 財宝の点
web-table-text-variety-points = 種類の点
web-table-text-flag-points = 旗の点
web-table-text-pharaohs-used = 使ったファラオカード
web-table-text-pharaohs-left = 残りのファラオカード

# ---- リプレイ

web-replay = リプレイ
web-replay-ply = { $plies }手中{ $ply }手目
web-replay-scrubber = ゲームの場面
web-replay-first = 最初へ
web-replay-back = 1手戻る
web-replay-next = 1手進む
web-replay-last = 最後へ
web-replay-play = 再生
web-replay-pause = 停止
web-replay-speed = 速さ
web-replay-seat = 視点
web-replay-spectator = 観戦者
web-replay-table = 卓へ
web-replay-fork-about = { $ply }手目からボットを相手に続けます。このゲームの結果は変わりません。
web-replay-keys-step = 1手戻る・進む
web-replay-keys-turn = 1手番戻る・進む
web-replay-keys-ends = 最初と最後
web-replay-keys-play = 再生と停止

## イムホテップの盤面

web-imhotep-you = あなた
web-imhotep-harbour = 港
web-imhotep-bow-first = 船首から降ろします
web-imhotep-sites = 建築現場
web-imhotep-sides = 建築現場の面
web-imhotep-camps = 石材置き場・採石場・カード
web-imhotep-card-names = カードの名前
web-imhotep-burial-short = 埋葬室
web-imhotep-ship = 船{ $ship }
web-imhotep-ship-full = 船{ $ship }、{ $size }個中{ $stones }個、{ $status }
web-imhotep-ready = 出航できます
web-imhotep-needs = あと{ $stones }個
web-imhotep-empty = 空き
web-imhotep-space = 船{ $ship }の{ $space }マス目: { $what }
web-imhotep-dock = { $site }の係留場: { $status }
web-imhotep-dock-free = 空いています
web-imhotep-dock-ship = 船{ $ship }が着いています
web-imhotep-ship-first = 先に船を選び、それから光っている係留場を選んでください。
web-imhotep-when-card = すぐにカード
web-imhotep-when-now = すぐに得点
web-imhotep-when-round = ラウンドの終わり
web-imhotep-when-end = ゲーム終了時
web-imhotep-when-three = 3個で得点
web-imhotep-worth-now = これまでの得点と、今終わった場合に加わる点
web-imhotep-standing =
    { $more ->
        [0] { $name }さん: これまでに{ $sure }点
       *[other] { $name }さん: これまでに{ $sure }点、今終わればさらに{ $more }点
    }
web-imhotep-flat = すべての点が見える平面図
web-imhotep-plan = ピラミッドの各段の平面図と各マスの点
web-imhotep-pyramid-picture = 現在のピラミッド
web-imhotep-temple-picture = 上と横から見た神殿
web-imhotep-burial-picture = 現在の埋葬室
web-imhotep-obelisks-picture = 現在のオベリスク
web-imhotep-from-side = 横から見ると
web-imhotep-complete = { $pyramid }: 完成
web-imhotep-next-space = { $pyramid }: 次のマスは{ $points }点
web-imhotep-bonus-card = カードを1枚引けます
web-imhotep-bonus-stones = 石材を取れます
web-imhotep-bonus-load = 石材を1個載せられます
web-imhotep-reward-choice = 1点または石材2個
web-imhotep-reward-two = 2点
web-imhotep-reward-card = 山札のいちばん上のカード
web-imhotep-order = 降ろす順番
web-imhotep-pick-stone = 石材置き場の{ $stone }個目の石材を持ち上げて船に載せる
web-imhotep-quarry-full = 採石場: 石材{ $quarry }個
web-imhotep-camp-full = 石材置き場{ $sled }/{ $room }・採石場{ $quarry }
web-imhotep-deck = 山札
web-imhotep-discard = 捨て札
web-imhotep-discard-full = 捨て札{ $cards }枚
web-imhotep-rounds-note = この中から出ます。ただし、1枚だけは最後まで使われません。

web-imhotep-gain-points = すぐに得点
web-imhotep-gain-each-round = 見える石材: ラウンドごとの点
web-imhotep-gain-at-end = このまま終わったときの点
web-imhotep-gain-cards = 石材1個につきカード1枚
web-imhotep-gain-choices = 石材ごとに持ち主が選びます
web-imhotep-gain-spaces = 見える石材

web-imhotep-tag-now = 即時
web-imhotep-tag-end = 終了時
web-imhotep-tag-action = アクション
web-imhotep-tag-set = セット
web-imhotep-effect-entrance = 採石場の石材1個をピラミッドへ
web-imhotep-effect-sarcophagus = 採石場の石材1個を埋葬室へ
web-imhotep-effect-paved-path = 採石場の石材1個をオベリスクへ
web-imhotep-effect-pyramid-decoration = ピラミッドの石材3個ごとに1点
web-imhotep-effect-temple-decoration = 神殿の石材3個ごとに1点
web-imhotep-effect-burial-decoration = 埋葬室の石材3個ごとに1点
web-imhotep-effect-obelisk-decoration = オベリスクの石材3個ごとに1点
web-imhotep-effect-lever = 船を出し、降ろす順番を決める
web-imhotep-effect-hammer = 石材を3個まで取り、1個を載せる
web-imhotep-effect-sail = 石材を1個載せ、その船を出す
web-imhotep-effect-chisel = 石材2個を好きな船に載せる
web-imhotep-effect-statue = 枚数に応じて1・3・6・10・15点
web-imhotep-guide = カードの効果
web-imhotep-guide-market = ここに降ろした石材1個につき、持ち主がカードを1枚取り、石材は採石場に戻ります。
web-imhotep-guide-own = あなたのカード
web-imhotep-guide-effect = { $effect }。
web-imhotep-colour-red = 赤: 取るとすぐに効果を発揮します。
web-imhotep-colour-green = 緑: ゲーム終了時に得点します。建築現場の石材は、全員の分を数えます。
web-imhotep-colour-blue = 青: 次の手番から、アクションとして使えます。使わずに残すと、ゲーム終了時に1点です。
web-imhotep-colour-purple = 紫: ゲーム終了時に得点します。6枚目からは1枚につき2点増えます。

web-imhotep-all-a = すべてA面
web-imhotep-all-b = すべてB面
web-imhotep-by-lot = ランダム（開始時に決定）
web-imhotep-about-market-a = 表向きの4枚から選びます。
web-imhotep-about-market-b = 表向きは3枚。もう1つは、伏せた2枚を見て1枚を選びます。
web-imhotep-about-pyramids-a = 大きなピラミッドを決まった順に積みます。
web-imhotep-about-pyramids-b = 3つの小さなピラミッドから選んで積みます。ボーナスのあるマスもあります。
web-imhotep-about-temple-a = 真上から見える石材1個につき、ラウンドごとに1点です。
web-imhotep-about-temple-b = マスごとに、点・石材・カードのどれかを得ます。
web-imhotep-about-burial-a = 隣り合う同じ色の石材がグループになり、大きいほど高得点です。
web-imhotep-about-burial-b = 3つの行ごとに、石材の多い順に8点・4点・2点です。
web-imhotep-about-obelisks-a = ゲーム終了時に、高い順に得点します。
web-imhotep-about-obelisks-b = 自分の石材3個でオベリスクが1本建ちます。早いほど高得点です。
web-imhotep-side-rules = この面の説明: { $side }

## ファラオの帰還の盤面

web-pharaoh-card = ファラオカード
web-pharaoh-chip = ホルスチップ
web-pharaoh-back = 裏向きのカード
web-pharaoh-stage = 競りの場
web-pharaoh-actions = 宣言とパス
web-pharaoh-deck = 山札
web-pharaoh-deck-about = まだ出ていない場札です。出る順番はだれにもわかりません。
web-pharaoh-removed-about = だれも獲得せず、ゲームから除外された場札です。
web-pharaoh-to-beat = { $name }さんの宣言
web-pharaoh-no-bid = { $name }さんから開始。まだ宣言はありません。
web-pharaoh-bid-sum = { $number }人
web-pharaoh-with-bonus = { $sum }人＋上乗せ{ $bonus }人
web-pharaoh-points = 財宝{ $treasure }点＋種類{ $variety }点
web-pharaoh-no-treasure = 財宝はまだありません
web-pharaoh-score = { $points }点
web-pharaoh-pharaohs = ファラオカード: 手札に{ $left }枚、使用済み{ $used }枚
web-pharaoh-hand-size = 手札{ $cards }枚
web-pharaoh-winner = 勝者
web-pharaoh-leads = 最多
web-pharaoh-thinks = 手番
web-pharaoh-patients = 病院の隊員は合計{ $sum }人
web-pharaoh-hospital-empty = だれもいません。
web-pharaoh-tent-empty = 休んでいる隊員はいません。
web-pharaoh-hand-empty = 手札がありません。
web-pharaoh-lay = { $card }を出す
web-pharaoh-held = 手札の{ $card }
web-pharaoh-not-your-turn = あなたの手番ではありません。
web-pharaoh-act-declare = 宣言する
web-pharaoh-act-horus = ホルスパス
web-pharaoh-act-pharaoh = ファラオパス
web-pharaoh-press-again = もう一度押すか、決定を押すと実行します。
web-pharaoh-then-pass = この競りから抜けます。ほかには何も起こりません。
web-pharaoh-then-horus = この競りから抜け、次の競りのスタートプレイヤーになります。
web-pharaoh-then-pharaoh =
    { $patients ->
        [0] この競りから抜けます。病院が空なので、ファラオカードはむだになります。
       *[other] この競りから抜けます。病院の隊員カード{ $patients }枚が自分のテントに移り、次のラウンドから手札に加わります。
    }
web-pharaoh-then-treasure = ほかの全員がパスをすると獲得でき、出した隊員は病院に送られます。
web-pharaoh-then-crew = ほかの全員がパスをすると獲得でき、出した隊員は新しい隊員と一緒にテントで休みます。
web-pharaoh-your-bid = 出したカードはここに並びます。
web-pharaoh-bid-so-far = 今の合計は{ $sum }人です。
web-pharaoh-lay-any = 手札のカードを押すと出せます。何人からでも宣言できます。
web-pharaoh-cannot = 人数が足りません。パスの種類を選んでください。
web-pharaoh-missing =
    { $sum ->
        [0] { $high }人を上回る必要があります。手札のカードを押すと出せます。
       *[other] 今の合計は{ $sum }人です。{ $high }人を上回るには、あと{ $missing }人必要です。
    }
web-pharaoh-enough = { $number }人で足ります。宣言するか、カードを追加してください。
web-pharaoh-enough-all = { $number }人で足ります。宣言してください。
web-pharaoh-enough-bonus = { $number }人、または上乗せして{ $raised }人を宣言できます。カードの追加もできます。
web-pharaoh-you-lead = あなたの{ $high }人が今の最高です。
web-pharaoh-you-passed = パスをしました。出したカードは競りの終わりに手札に戻ります。
web-pharaoh-guide = カードの効果
web-pharaoh-guide-crew = 隊員カード
web-pharaoh-guide-kinds = 財宝の種類
web-pharaoh-about-treasure = ゲーム終了時に{ $points }点です。獲得すると、出した隊員は病院に送られます。
web-pharaoh-about-flag = 宣言では{ $crew }人に数えます。ゲーム終了時に手札かテントにあると1点です。獲得すると、出した隊員と一緒にテントで休みます。
web-pharaoh-about-crew = 書かれた人数が宣言に加わります。獲得できなければ、競りの終わりに手札に戻ります。
web-pharaoh-about-kinds = 2・3・4・5種類あると、ゲーム終了時に1・3・6・10点です。
web-pharaoh-about-pharaoh = ファラオパスに使うと、病院の隊員が全員あなたのテントに移ります。使わずに残しても得点になりません。
web-pharaoh-about-chip = 持っている人が次の競りのスタートプレイヤーになり、最初の宣言にラウンドの数を上乗せできます。ホルスパスで受け取れます。
web-pharaoh-about-hospital = 財宝を獲得した隊員がいます。ファラオパスで引き取られるまでは、だれのものでもなく、得点にもなりません。
web-pharaoh-about-tent = 休んでいる隊員は競りに出せません。ラウンドの終わりに手札に戻ります。

## 招待

web-qr-code = { $text }のQRコード

web-table-hand-over = { $name }さんに端末を渡してください
web-table-hand-over-about = ほかの人は画面を見ないでください。
web-table-hand-over-take = { $name }です
web-new-seat-local = 隣の人（同じ端末）
web-new-seat-local-about = この端末を一緒に使います。順番に渡してください
web-new-seat-local-name = その人の名前

## 終了時の予想得点

web-forecast = 今ゲームが終わったら
web-forecast-unknown = あなたにはわかりません
web-forecast-least = { $points }以上

## 版: 手元の箱の数値

web-edition-own = お手元の製品の数値で遊ぶ
web-edition-own-about = ボードやカードにしか印刷されていない数値のうち、実物を確かめられないものは推定です。実物をお持ちなら、その数値で遊べます。
web-edition-steps = 標準のファイルをダウンロードし、お手元の製品と違うところをテキストエディタで書き直して、ここで選ぶか、下に貼り付けてください。どの数値が確かかは、ファイルの注記に書いてあります。
web-edition-download = 標準のファイル
web-edition-choose = ファイルを選ぶ
web-edition-text = 版ファイルの内容
web-edition-none = ファイルがまだないので、標準の数値で遊びます。
web-edition-same = 標準の数値と同じです。
web-edition-changes = 標準と違う数値が{ $count }か所あります。
web-edition-place = 場所
web-edition-standard = 標準
web-edition-here = この版
web-edition-chip = 版: { $name }
web-edition-chip-unnamed = 独自の数値
web-edition-unrated = お手元の製品の数値で遊ぶ卓は対象外です。レートは同じ条件のゲームの結果で決まります。

## ナイルの壁画のシート

web-murals-wall-full = シート: 100枚中{ $placed }枚が置かれています。
web-murals-wall-last = シート: 100枚中{ $placed }枚が置かれています。直前のカードは{ $last }です。
web-murals-area-open = エリア{ $letter }（+{ $value }）: 残り{ $cells }マス
web-murals-area-done = エリア{ $letter }（+{ $value }）: { $name }さんが完成
web-murals-supply = 山札と場札
web-murals-deck = 山札
web-murals-deck-full = 山札: { $cards }枚
web-murals-display = 場札
web-murals-display-empty = ミスになったカードはここに並びます。
web-murals-hand = あなたの手札
web-murals-hand-empty = 手札はありません。
web-murals-hand-free = { $cards }枚中{ $free }枚が影の外
web-murals-hands = ほかの人の手札
web-murals-cards = { $cards }枚
web-murals-known = 全員が知っている手札
web-murals-card =
    { $shadow ->
        [true] { $card }（影の中）
       *[other] { $card }
    }
web-murals-not-your-turn = 今はカードを置く手番ではありません。
web-murals-deeds = めくるかやめるか
web-murals-draw = 山札をめくる
web-murals-draw-first = どこにでも置けます
web-murals-draw-safe = ミスになりません
web-murals-draw-risk = ミスの確率{ $percent }%
web-murals-draw-unknown = ミスになるかもしれません
web-murals-ask-odds = ミスの確率を見る
web-murals-odds = 見えていない{ $unseen }枚のうち{ $miss }枚が{ $last }の影に入ります。
web-murals-stop = { $cards }枚でやめる
web-murals-reward =
    { $steps ->
        [0] { $cards ->
            [0] ボーナスなし
           *[other] { $cards }枚引く
        }
       *[other] { $cards ->
            [0] コンボ+{ $steps }
           *[other] コンボ+{ $steps }と{ $cards }枚
        }
    }
web-murals-take-deck = 山札から引く
web-murals-take-deck-about = ほかの人には見えません（残り{ $cards }枚）
web-murals-owed-ankh = アンクカードの効果で{ $name }さんが1枚引きます。
web-murals-owed-combo = コンボボーナスで{ $name }さんがあと{ $cards }枚引きます。
web-murals-combo-bonus = コンボボーナス
web-murals-combo-about = 手番に置いた枚数で決まります
web-murals-tracks = トラック
web-murals-track-combo = コンボトラック
web-murals-track-area = エリアトラック
web-murals-track-miss = ミストラック
web-murals-track-points = 1位〜3位: { $points }点
web-murals-track-seat = { $name }さん: { $steps }（今{ $points }点）
web-murals-guide = カードとエリアの効果
web-murals-guide-combo = ミスをせずに手番が終わると、置いた枚数のボーナスを得ます。
web-murals-guide-line = { $cards }: { $reward }
web-murals-guide-areas = エリアの最後の1枚を置いた人は、すぐにエリアトラックのコマを1・2・3マス（Ⅰ・Ⅱ・Ⅲ）進めます。
web-murals-guide-ankh = アンクの印がある赤い数字のカードです。置いたら、すぐに山札か場札から1枚引きます。
web-murals-guide-shadow = 影
web-murals-guide-shadow-about = 直前のカードより下で、しかも右のマスのことです。手札と場札のカードは、影に置けません。めくったカードが影に入るとミスです。カードは場札になり、ミストラックのコマが1マス進み、ボーナスなしで手番が終わります。
web-murals-guide-tracks = ゲーム終了時にトラックごとに得点します。同順位なら全員がその点を得ます。ミストラックは、ミスが少ないほど上位です。
web-murals-text-turn = 手番
web-murals-text-count = この手番に置いた枚数
web-murals-text-last = 直前のカード
web-murals-text-shadow = その影
web-murals-text-owed = これから引く枚数
web-murals-text-sheet = 置かれたカード
web-murals-text-areas = エリア
web-murals-text-area = エリア{ $number }
web-murals-text-letter = 記号
web-murals-text-known = 全員が知っている手札
web-murals-text-value = 進むマス
web-murals-text-cells = マス
web-murals-text-open = 残り
web-murals-text-by = 完成させた人
web-murals-text-ankh = アンクカード
web-murals-text-track-points = 1位、2位、3位の点
web-murals-text-odds = 今山札をめくると
web-murals-text-odds-miss = 影に入る見えていないカード
web-murals-text-odds-unseen = 見えていないカードの総数
web-murals-text-hand-size = 手札の枚数
web-murals-text-combo-points = コンボトラックの点（現在）
web-murals-text-area-points = エリアトラックの点（現在）
web-murals-text-miss-points = ミストラックの点（現在）

## 新王朝: 設定

web-dynasty-note-expansion = 追加のストック、個人採石所、石の装飾、筏船、積み板と、偶像4枚が加わります。赤のカードは使ったあとも手元に残ります。
web-dynasty-note-prophecies = 1人2枚のスカラベを、神の予言に賭けます。早いほど得点が多く、達成できないと失点します。
web-dynasty-note-secret-cards = ほかの人には、青のカードの枚数だけが見えます。
web-dynasty-flags = 『新王朝』の細かい決めごと
web-dynasty-flags-about = ルールの読み方が分かれる点です。はじめの設定は文面どおりです。
web-dynasty-chip-expansion = 新しいカード
web-dynasty-chip-prophecies = 予言カード
web-dynasty-chip-secret = 秘密の市場カード
web-dynasty-chip-lot-all = 面はA〜Dからランダム

## Cleopatra: options

web-cleopatra-chip-stalls = 市場は屋台
web-cleopatra-chip-2006 = 2006年版のルール
