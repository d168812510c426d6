### The board of Cleopatra and the Society of Architects in a terminal: what no browser shows

cleopatra-board-setup = 最初の手番の前
cleopatra-board-turn = 第{ $turn }手番: { $name }さん
cleopatra-board-over = ゲーム終了
cleopatra-board-cleopatra = クレオパトラ
cleopatra-board-space = 5マス中{ $space }
cleopatra-board-altar = { -cleopatra-altar }
cleopatra-board-dice = ダイス5個中{ $dice }個
cleopatra-board-mosaics = モザイク
cleopatra-board-count = { $all }個中{ $built }個
cleopatra-board-left-door = 左
cleopatra-board-right-door = 右
cleopatra-board-pedestal = 台座
cleopatra-board-complete = 完成
cleopatra-board-top = いちばん上は{ $tile }、残り{ $tiles }枚
cleopatra-board-pile = 山札
cleopatra-board-pile-text =
    { $cards ->
        [0] なし
       *[other] { $cards }枚、いちばん上は{ $card }
    }
cleopatra-board-discards = 捨て札
cleopatra-board-cards = { $cards }枚
cleopatra-board-market = { -cleopatra-market }
cleopatra-board-stall = 屋台{ $stall }
cleopatra-board-down =
    裏向き{ $cards }枚{ $old ->
        [0] {""}
       *[other] （シャッフル前の{ $old }枚を含む）
    }
cleopatra-board-loose = これから置く
cleopatra-board-player = プレイヤー
cleopatra-board-hand = 手札
cleopatra-board-amulets = { -cleopatra-amulet }
cleopatra-board-merchants = 商人
cleopatra-board-statues = 像
cleopatra-board-sanctuaries = { -cleopatra-sanctuary }
cleopatra-board-bid = 額
cleopatra-board-has-bid = 決定
cleopatra-board-times = { $card }x{ $count }
cleopatra-board-your-hand = あなたの手札
cleopatra-board-due = 残りの費用
cleopatra-board-legend = 椰子はコンマ、像はプレイヤーの番号です。
