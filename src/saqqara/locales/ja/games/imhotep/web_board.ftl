### The browser: the board of Imhotep

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

## The text board

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

## 前の手番から: いくつもの出来事を1行で

web-imhotep-recap-load = { $seat }さんが{ -imhotep-stone }{ $count }個を{ -imhotep-ship }に載せました。
web-imhotep-recap-beside = { $seat }さんは完成した{ -imhotep-pyramids }の横に{ -imhotep-stone }{ $count }個を置き、{ $points }点を得ました。
web-imhotep-recap-temple = { $seat }さんは{ -imhotep-temple }に{ -imhotep-stone }{ $count }個を置きました。
web-imhotep-recap-temple-points = ラウンドの終わりの{ -imhotep-temple }の得点: { $scores }
web-imhotep-recap-arena-points = ラウンドの終わりのアリーナの得点: { $scores }
web-imhotep-recap-temple-stones = { $seat }さんはラウンドの終わりに{ -imhotep-temple }で{ -imhotep-quarry }から{ -imhotep-stone }{ $stones }個を取りました。
web-imhotep-recap-temple-cards = { $seat }さんはラウンドの終わりに{ -imhotep-temple }でカードを{ $count }枚引きます。
web-imhotep-recap-burial = { $seat }さんは{ -imhotep-burial }に{ -imhotep-stone }{ $count }個を置きました。
web-imhotep-recap-waiting = { $seat }さんは{ -imhotep-obelisks }に{ -imhotep-stone }{ $count }個を置きました。完成を待つ{ -imhotep-stone }は{ $stones }個です。
web-imhotep-recap-home = { $seat }さんの{ -imhotep-stone }{ $count }個が{ -imhotep-quarry }に戻りました。
web-imhotep-recap-scaffold = { $seat }さんは足場に{ -imhotep-stone }{ $count }個を置きました。
web-imhotep-recap-hall = { $seat }さんは廊下に{ -imhotep-stone }{ $count }個を置き、{ $points }点を得ました。
web-imhotep-recap-arena = { $seat }さんの{ -imhotep-stone }{ $count }個がアリーナに着きました。
web-imhotep-recap-hill = { $seat }さんは丘の墓に{ -imhotep-stone }{ $count }個を置きました。
web-imhotep-recap-tombs = { $seat }さんは地下室の墓{ $count }か所に{ -imhotep-stone }を置きました。
web-imhotep-recap-path = { $seat }さんは道に{ -imhotep-stone }{ $count }個を置き、{ -imhotep-obelisk-tile }を受け取りました。

## 手に持っているものと、残り

web-imhotep-lead-stone = { -imhotep-stone }を手に取りました。光っている{ -imhotep-ship }の{ -imhotep-space }を選んでください。
web-imhotep-lead-ship = { -imhotep-ship }{ $ship }を選びました。光っている係留場が空いています。
web-imhotep-goal =
    { $ships ->
        [0] ラウンド{ $round }/{ $rounds }、{ -imhotep-ship }はすべて出発済み
       *[other] ラウンド{ $round }/{ $rounds }、残りの{ -imhotep-ship }{ $ships }隻
    }
