# What the browser says.
web-skip = 本文へ移動
web-close = 閉じる
web-nav = ページ
web-nav-play = 遊ぶ
web-nav-learn = 学ぶ
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
web-home-family = ファミリーテーブル
web-home-board = ボードに戻る: { $game }
web-home-options = すべての設定
web-home-rules = ルール
web-home-learn = 学ぶ
web-home-learn-game = { $game }を学ぶ
web-home-new = はじめての方へ
web-home-learn-other = ほかのゲーム
web-home-new-text = 遊びながら覚えられます。本物の盤で、ひとつずつ、5分ほど。
web-home-left = レッスンの途中です。
web-home-left-on = 続きから: { $course }
web-home-name = お名前
web-home-name-why = 名前だけで遊べます。アカウントもメールアドレスもいりません。
web-home-go = 遊ぶ
web-home-fact-learn = 5分で覚えられる
web-home-fact-learn-text = 本物の盤でのレッスン。どの選択肢にも説明があります
web-home-fact-replay = リプレイと「もしも」
web-home-fact-replay-text = 終わったゲームのどの手からでも分岐できます
web-home-fact-bots = のぞき見しないボット
web-home-fact-bots-text = プレイヤーに見えるものしか見ていません
web-box = 卓上のおとも
web-box-invite = お手元のゲームのための得点計算、準備ガイド、ルール、タイマー。オフラインでも使えます。
web-home-round = ラウンド{ $round }/{ $rounds }
web-home-fresh = 前回から{ $moves }手
web-home-score = { $name }: { $points }点
web-home-last = 直前の手:
web-home-loading = 参加中のゲームを読み込んでいます…
web-path-yours = あなたの歩み
web-path-next =
    { $level ->
        [novice] 次の目標: { $box }で見習いに勝つ
        [scribe] 次の目標: { $box }で書記に勝つ
        [mason] 次の目標: { $box }で石工に勝つ
        [architect] 次の目標: { $box }で建築家に勝つ
        [vizier] 次の目標: { $box }で宰相に勝つ
       *[thoth] 次の目標: { $box }でトトに勝つ
    }
web-home-puzzle = 今日のパズル
web-home-puzzle-open = あなたならどうする？
web-home-puzzle-solved = 正解ずみ
web-home-puzzle-tried = 挑戦ずみ。また明日！
web-home-puzzle-more = ほかのパズル
web-home-puzzle-streak = { $days }日連続

## ページ: 卓の一覧

web-lobby-game = ゲーム
web-lobby-seat-free = 空席
web-lobby-pace-none = 時間制限なし
web-lobby-pace-live = { $minutes }分+{ $seconds }秒
web-lobby-pace-days = 1手番{ $days }日
web-lobby-pace-window = 1手番{ $days }日（{ $from }〜{ $to }）
web-lobby-chip-first = プレイヤー{ $seat }から

## ページ: 見つからない、待つ、つながらない

web-missing-home = ゲームへ
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
web-table-lead-picked = { $choice }: 決定するか、別のものを選んでください。
web-table-ways = できること: { $ways }
web-table-ways-gap = { "／" }
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
web-table-queue = 今は多くのボットが考え中です。このボットは順番待ちの{ $place }番目で、考える時間は普段より短くなります。
web-table-paused = 卓は一時停止中です。
web-table-paused-about = 卓は一時停止中です。時計は止まっています。
web-table-open-hand = 手札公開
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
web-marks = 目印を強める
web-marks-about = 色のほかに線、文字、記号でも示します。
web-type = 文字の大きさ
web-type-normal = ふつう
web-type-larger = 大きめ
web-type-largest = 特大
web-table-speed = 進行の速さ
web-table-speed-off = 一度に
web-table-speed-slow = ゆっくり
web-table-speed-usual = ふつう
web-table-speed-quick = 速い
web-table-sound = 音
web-table-volume = 音量
web-table-vibration = 振動
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
web-ending-result = 結果へ
web-ending-skip = 飛ばす
web-result-win = あなたの勝ちです（{ common-score }）
web-result-share = { $names }と並んで、あなたも勝ちです（{ common-score }）
web-result-place = あなたは{ $place }位です（{ common-score }）
web-result-ahead = { $name }さんより{ common-score }多く取りました
web-result-behind = { $name }さんまであと{ common-score }でした
web-result-level = { $name }さんと同点です
web-result-decided = いちばん差がついたのは{ $source }です（{ $winner }さん: { $own }、{ $name }さん: { $other }）
web-result-decided-own = いちばん差がついたのは{ $source }です（あなた: { $own }、{ $name }さん: { $other }）
web-result-best-new = 自己ベストを更新しました。これまでは{ common-score }でした。
web-result-best = { $title }の自己ベスト: { common-score }
web-result-first = { $title }を最後まで遊んだのは今回が初めてです。
web-result-record = { $title }の成績: { $games }回中{ $won }回勝ちました。
web-result-picture = 盤面の画像
web-result-picture-failed = このブラウザでは画像を作れませんでした。盤面のスクリーンショットをお使いください。
web-table-fork = もしも
web-table-fork-about = 最後の自分の手番に戻り、ボットを相手に別の手を試せます。このゲームの結果は変わりません。
web-table-fork-guest = もしも対戦を試すには、最初のページで名前を決めてください。
web-table-fork-choose = リプレイで別の場面を選ぶ
web-table-fork-seat = あなたの席
web-table-fork-bots = ほかの席
web-table-fork-do = ここから続ける
web-table-fair = 運は公平でしたか

# ---- 文字の盤面
web-table-text-board = 文字の盤面
web-table-text-colon = { ": " }
web-table-text-none = なし
web-table-text-empty = 空き
web-table-text-yes = はい
web-table-text-no = いいえ
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
web-replay-turn-back = 1手番戻る
web-replay-turn-next = 1手番進む
web-replay-round = ここからラウンド{ $round }
web-review = 振り返り

## 招待

web-qr-code = { $text }のQRコード

web-table-hand-over = { $name }さんに端末を渡してください
web-table-hand-over-about = ほかの人は画面を見ないでください。
web-table-hand-over-take = { $name }です

## 終了時の予想得点

web-forecast = 今ゲームが終わったら
web-forecast-unknown = あなたにはわかりません
web-forecast-least = { $points }以上

## 版: 手元の箱の数値

web-edition-changes = 標準と違う数値が{ $count }か所あります。
web-edition-place = 場所
web-edition-standard = 標準
web-edition-here = この版
web-edition-chip = 版: { $name }
web-edition-chip-unnamed = 独自の数値

## The stage: what is being shown on the board

web-stage-round = 第{ $round }ラウンド
web-stage-summary = この間の{ $moves }手
web-stage-more = ほか{ $count }件はログにあります
