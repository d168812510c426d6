### Cleopatra in the browser: fetched with its board

## クレオパトラ: ボード

web-cleopatra-market = 市場
web-cleopatra-market-all = すべて取る
web-cleopatra-market-one = 屋台を1つ取る
web-cleopatra-stall = 屋台{ $number }
web-cleopatra-stall-up = { $label }。表向き: { $up }。
web-cleopatra-pile = 山札{ $cards }
web-cleopatra-discards = 捨て札{ $cards }
web-cleopatra-lay-first = 市場に補充します。印のついたカードを置く屋台を押してください。
web-cleopatra-lay-again = 次のカードの屋台を押してください。同じ屋台をもう一度押すとやり直せます。
web-cleopatra-lay-out = { $cards }枚をこのように置く
web-cleopatra-quarry = 石切り場
web-cleopatra-visit = この訪問で{ $pieces }個
web-cleopatra-mosaics-below = いちばん上の下にあるモザイク（順番は不明）:
web-cleopatra-piece-wall = 円柱壁
web-cleopatra-piece-sphinx = スフィンクス
web-cleopatra-piece-obelisk = オベリスク
web-cleopatra-piece-door = ドア枠
web-cleopatra-piece-throne = 台座と玉座
web-cleopatra-piece-mosaic = モザイク
web-cleopatra-piece-cost = 費用は{ $cost }。タレント:
web-cleopatra-pays-mosaic = { $talents }＋椰子
web-cleopatra-left-count = 残り{ $left }
web-cleopatra-done = 完成
web-cleopatra-left = 左
web-cleopatra-right = 右
web-cleopatra-all-built = すべて建て終わっています。
web-cleopatra-cannot-pay = 今の手札と商人では払えません。
web-cleopatra-not-now = 建てられるのは石切り場を訪れたときです。
web-cleopatra-not-your-turn = あなたの手番ではありません。
web-cleopatra-altar = 祭壇
web-cleopatra-altar-count = ダイス5個中{ $dice }個
web-cleopatra-altar-dice = 偉大な僧侶の祭壇、ダイス5個中{ $dice }個
web-cleopatra-dice-rolled = 石切り場を訪れるたびに振ります
web-cleopatra-architects = 建築家たち
web-cleopatra-tab-others = 祭壇・相手
web-cleopatra-cards = 手札{ $cards }枚
web-cleopatra-merchants =
    { $merchants ->
        [0] 商人なし
       *[other] 商人
    }
web-cleopatra-statues =
    { $statues ->
        [0] 像なし
       *[other] 像
    }
web-cleopatra-sanctuaries = 聖域{ $cells }マス
web-cleopatra-cells = 終了時−{ $cells }
web-cleopatra-memory = すべて覚えていたら
web-cleopatra-remembered = { $talents }タレント、アムレット{ $amulets }個。
web-cleopatra-own = あなたの持ち物
web-cleopatra-amulets = アムレット
web-cleopatra-talents = タレント
web-cleopatra-double = { $card }×2
web-cleopatra-hand = あなたの手札
web-cleopatra-hand-count = 10枚中{ $cards }枚
web-cleopatra-hand-empty = カードがありません。
web-cleopatra-paid-with =
    { $tainted ->
        [0] 印の付いたカードと商人で払います。穢れたカードはありません。押すと変えられます。
       *[other] 印の付いたカードと商人で払います。穢れたカードは{ $tainted }枚です。押すと変えられます。
    }
web-cleopatra-pay =
    { $tainted ->
        [0] この{ $cards }つで払う
       *[other] この{ $cards }つで払う（穢れ{ $tainted }枚）
    }
web-cleopatra-build =
    { $tainted ->
        [0] { $label }・{ $cards }つで払う
       *[other] { $label }・{ $cards }つで払う（穢れ{ $tainted }枚）
    }
web-cleopatra-card-pays = { $card }: 支払いに使います。押すとほかのものに変えます。
web-cleopatra-card-free = { $card }: 押すと支払いに使います。
web-cleopatra-needed = { $card }は必要です。ほかのものでは代えられません。
web-cleopatra-not-for-this = { $card }はここではこれ以上使えません。
web-cleopatra-discard-count = { $excess }枚中{ $chosen }枚を選びました
web-cleopatra-discard-these = この{ $cards }枚を捨てる
web-cleopatra-give-card = タレントを渡すか、通常の資源カードを押してください。
web-cleopatra-or-card = または、手札の通常の資源カードを押してください。
web-cleopatra-smuggler-when = 密輸業者は、手札が10枚を超えて手番を終えるときに使います。
web-cleopatra-character-when = キャラクターカードは、行動の前とあと、そして部品と部品の間に使えます。
web-cleopatra-card-when = カードで払うには、石切り場で部品を選んでください。
web-cleopatra-scribe-tiles = または、いちばん上以外のモザイクを建てます（書記を使い、アムレットが2個増えます）:
web-cleopatra-limit = 手札が10枚を超えています
web-cleopatra-kept = 残すカード
web-cleopatra-keep-how = 残すカードを押してください。1枚につきアムレット1個です。ほかは捨て札になります。
web-cleopatra-keep-these = この{ $cards }枚を残す（アムレット{ $cards }個）
web-cleopatra-envoy-whom = 使者が求める相手
web-cleopatra-envoy-asks = 求める
web-cleopatra-envoy-not = 求めない
web-cleopatra-ask-these = この{ $players }人に求める
web-cleopatra-offering = 偉大な僧侶への供え
web-cleopatra-offering-about = ダイス5個がすべて祭壇に乗りました。全員がひそかにタレントを供え、その分を失います。いちばん多い人はアムレットを3個捨て、2位は1個、3位は2個と受け取ります。同額は同順位です。
web-cleopatra-sealed = 決定済み
web-cleopatra-thinks = 考え中
web-cleopatra-sealed-wait = 供えを決めました。全員が決めると公開されます。
web-cleopatra-bid = あなたの供え
web-cleopatra-bid-left = 残り{ $talents }タレント
web-cleopatra-offer-this =
    { $talents ->
        [0] 何も供えない
       *[other] { $talents }タレントを供える
    }
web-cleopatra-opened = 供えの公開
web-cleopatra-reckoning = 最後の裁き
web-cleopatra-reckoning-pyramid = ピラミッドの中
web-cleopatra-reckoning-tainted = 穢れたカード
web-cleopatra-reckoning-cells = 聖域のマス
web-cleopatra-reckoning-left = 残ったアムレット
web-cleopatra-eaten = 鰐の餌食
web-cleopatra-nobody-eaten = 全員が同じだけ堕落しているので、だれも食べられません。
web-cleopatra-ending-corruption = 堕落
web-cleopatra-ending-eaten = 餌食
web-cleopatra-ending-riches = 財産
web-cleopatra-text-turn = 手番
web-cleopatra-text-turns = 終わった手番
web-cleopatra-text-steps = クレオパトラの位置（5マス中）
web-cleopatra-text-dice = 祭壇のダイス
web-cleopatra-text-up = 表向き
web-cleopatra-text-down = 裏向き
web-cleopatra-guide = カードの効果
web-cleopatra-about-single = { $resource }1つとして払えます。
web-cleopatra-about-double = { $resource }2つとして払えます。使うか、終了時に手札に残っていると、アムレットが1個増えます。
web-cleopatra-about-trompe = 好きな資源1つとして払えます。使うか、終了時に手札に残っていると、アムレットが1個増えます。
web-cleopatra-about-beggar = アムレットが2個増えます。ほかの全員が、2タレントか通常の資源カード1枚を渡します。終了時に手札にあるとアムレットが1個増えます。
web-cleopatra-about-courtesan = アムレットが1個増えます。捨て札から好きなカード1枚を見せずに取ります。終了時に手札にあるとアムレットが1個増えます。
web-cleopatra-about-envoy = ほかのプレイヤーに資源1種類を求めます。受け取るカード1枚につき、相手のアムレット1個もついてきます。終了時に手札にあるとアムレットが1個増えます。
web-cleopatra-about-scribe = 祭壇にダイスを1個置くか取り除きます。またはアムレット2個で、いちばん上でないモザイクを作れます。終了時に手札にあるとアムレットが1個増えます。
web-cleopatra-about-smuggler = アムレットが1個増えます。手番の終わりに10枚を超える手札を残せます。終了時に手札にあるとアムレットが1個増えます。
web-cleopatra-about-vizier = カードを5枚引き、好きなだけ残します。1枚につきアムレットが1個増えます。終了時に手札にあるとアムレットが1個増えます。
web-cleopatra-about-down = 取った人だけが表を見ます。
web-cleopatra-about-merchant = 好きな資源1つとして払い、ゲームから除かれます。残せば終了時に3タレントです。
web-cleopatra-text-left = 今終わると残るアムレット
web-cleopatra-text-old = うち最後のシャッフル前に引いた枚数
web-cleopatra-text-pile = 山札
web-cleopatra-text-size = 枚数
web-cleopatra-text-top = いちばん上
web-cleopatra-text-up-below = その下の表向き
web-cleopatra-text-down-below = その下の裏向き
web-cleopatra-text-blind = うち大臣が見せずに引いた枚数
web-cleopatra-text-discards = 捨て札の枚数
web-cleopatra-text-search = 捨て札
web-cleopatra-text-loose = 引いてまだ置いていないカード
web-cleopatra-text-palms = 庭園（奥から。Pは椰子、#は玉座の台）
web-cleopatra-text-mosaics = 置かれたモザイク
web-cleopatra-text-cells = マス
web-cleopatra-text-mosaic = いちばん上のモザイク
web-cleopatra-text-mosaics-left = 残りのモザイク
web-cleopatra-text-mosaics-removed = 除外されたモザイク
web-cleopatra-text-closed = 聖域のマス
web-cleopatra-text-piece = 部品
web-cleopatra-text-cost = 費用
web-cleopatra-text-payable = 払える
web-cleopatra-text-proposal = 払い方の提案
web-cleopatra-text-visit = 石切り場の訪問
web-cleopatra-text-built = 建てた部品
web-cleopatra-text-due = 残りの費用
web-cleopatra-text-over = 余り
web-cleopatra-text-placing = 置くモザイク
web-cleopatra-text-orientation = 向き
web-cleopatra-text-claims = 像を置ける聖域
web-cleopatra-text-cell = マス
web-cleopatra-text-resource = 資源
web-cleopatra-text-named = 求められた人
web-cleopatra-text-offering = 差し出した人
web-cleopatra-text-opponent = 相手
web-cleopatra-text-seat = プレイヤー
web-cleopatra-text-drawn = 引いたカード
web-cleopatra-text-tens = 供える額の十の位
web-cleopatra-text-hand-size = 手札の枚数
web-cleopatra-text-merchants = ナイルの商人
web-cleopatra-text-statues = 残りの像
web-cleopatra-text-sanctuaries = 聖域
web-cleopatra-text-has-bid = 決定済み
web-cleopatra-text-known = わかっているカード
web-cleopatra-text-number = { $number }

## クレオパトラ: 宮殿の絵

web-cleopatra-scene-palace = 宮殿全体
web-cleopatra-scene-garden = 庭を見る
web-cleopatra-scene-path = クレオパトラ: 5マスのうち{ $space }マス目
web-cleopatra-scene-tools = 手に持っているモザイク
web-cleopatra-scene-turn = 回す
web-cleopatra-scene-flip = 裏返す
web-cleopatra-scene-next = 次の場所
web-cleopatra-scene-lay = ここに置く
web-cleopatra-scene-lay-for = ここに置く（{ $talents }タレント獲得）
web-cleopatra-scene-closes = { $cells }マスを閉じる
web-cleopatra-scene-hovers =
    { $closes ->
        [0] { $cells }: { $talents }タレント獲得。
       *[other] { $cells }: { $talents }タレント獲得。{ $closes }マスの聖域ができます。
    }
web-cleopatra-claim-how =
    { $statues ->
        [1] 像を置く聖域を押してください。像はあと1体です。
       *[other] 像を置く聖域を押してください。1か所に1体です。
    }
web-cleopatra-claim-these =
    { $count ->
        [1] この聖域に像を置く（{ $cells }マス）
       *[other] 聖域{ $count }か所に像を置く（計{ $cells }マス）
    }
web-cleopatra-scene-throne = 玉座の台があるので置けません。
web-cleopatra-scene-taken = すでにモザイクが置かれています。
web-cleopatra-scene-no-place = ここには置けません。

## 組み立てているものと、残り

web-cleopatra-goal = 終わりまで、完成させる建物はあと{ $kinds }種類
web-cleopatra-lead-discard = { $chosen }枚選びました。あと{ $left }枚選んでください。
web-cleopatra-lead-scribe = 書記: { -cleopatra-altar }にダイスを乗せますか、それとも取り除きますか。
web-cleopatra-lead-places = 一覧から建物を選んでください。横に必要なものが書いてあります。
