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

## ページ: 卓の一覧

web-lobby-game = ゲーム
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

## 新王朝: 設定

web-dynasty-chip-expansion = 新しいカード
web-dynasty-chip-prophecies = 予言カード
web-dynasty-chip-secret = 秘密の市場カード
web-dynasty-chip-lot-all = 面はA〜Dからランダム

## Cleopatra: options

web-cleopatra-chip-stalls = 市場は屋台
web-cleopatra-chip-2006 = 2006年版のルール
