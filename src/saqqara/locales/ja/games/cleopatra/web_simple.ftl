### クレオパトラと建築家の社会のやさしい言葉: 質問と選択肢

cleopatra-prompt-act-simple = カードを取る？それとも建てる？
cleopatra-prompt-after-simple = キャラクターを使う？もう終わる？
cleopatra-prompt-visit-simple = もっと建てる？もうやめる？
cleopatra-prompt-pay-simple = { $piece }には{ $resource }がいるよ。何ではらう？
cleopatra-prompt-orient-simple = { $tile }はどの向きにする？
cleopatra-prompt-cell-simple = { $tile }をどこに置く？
cleopatra-prompt-claim-simple = { -cleopatra-sanctuary }ができた！像を置く？
cleopatra-prompt-refill-simple = { $card }はどの屋台？
cleopatra-prompt-limit-simple = カードが{ $excess }枚多いよ。
cleopatra-prompt-discard-simple = あと{ $excess }枚すてよう。
cleopatra-prompt-courtesan-simple = 捨て札から1枚取ろう。
cleopatra-prompt-vizier-simple = どのカードをのこす？
cleopatra-prompt-beggar-simple = { $other_seat }さんに2{ -cleopatra-talent }かカードをあげよう。
cleopatra-prompt-kind-simple = 何がほしい？
cleopatra-prompt-name-simple = { $other_seat }さんに{ $resource }をたのむ？
cleopatra-prompt-offer-simple = { $other_seat }さんは{ $resource }がほしいよ。あげる？
cleopatra-prompt-accept-simple = { $other_seat }さんが{ $resource }をくれるよ。もらう？
cleopatra-prompt-bid-simple =
    { $talents ->
        [0] { -cleopatra-offering }に出せるものがないよ。
       *[other] { -cleopatra-offering }に、{ $talents }のうちいくら出す？
    }
cleopatra-prompt-first-simple = だれから始める？
cleopatra-prompt-deal-simple = カードを配るよ。
cleopatra-prompt-reveal-simple = 上のカードが見えるよ。
cleopatra-prompt-face-simple = カードを見るよ。
cleopatra-prompt-roll-simple = ダイスを振るよ。
cleopatra-prompt-tile-simple = 次のモザイクだよ。
cleopatra-label-market-simple = { $cards }枚ぜんぶ取る
cleopatra-label-stall-simple = 屋台{ $stall }の{ $cards }枚を取る
    .fold = 屋台に行く
cleopatra-label-refill-simple = 屋台{ $stall }に置く（{ $cards }枚）
cleopatra-label-build-simple = { $piece }を建てる（+{ $talents }）
    .fold = 建てる
cleopatra-label-mosaic-simple = { $tile }を建てる
    .fold = 建てる
cleopatra-label-tile-simple = 書記と{ $tile }を建てる
    .fold = 建てる
cleopatra-label-beggar-simple = 物乞いを使う
cleopatra-label-courtesan-simple = 宮廷婦人を使う
cleopatra-label-envoy-simple = 使者を使う
cleopatra-label-scribe-add-simple = 書記: ダイスを1つ乗せる
cleopatra-label-scribe-remove-simple = 書記: ダイスを1つおろす
cleopatra-label-vizier-simple = 大臣を使う
cleopatra-label-no-claim-simple = 置かない
cleopatra-label-close-simple =
    { $talents ->
        [0] やめる
       *[other] やめる（+{ $talents }）
    }
cleopatra-label-kept-simple =
    { $cards ->
        [0] のこさない
       *[other] { $cards }枚のこす
    }
cleopatra-label-end-turn-simple = おわる
cleopatra-label-pass-simple = パス
cleopatra-label-pay-simple =
    { $amulets ->
        [0] { $card }ではらう
       *[other] { $card }ではらう（{ -cleopatra-amulet }{ $amulets }個）
    }
    .fold = はらう
cleopatra-label-orient-simple = 向き{ $number }
cleopatra-label-cell-simple = { $column }{ $row }（椰子{ $palms }本）
cleopatra-label-claim-simple = { $column }{ $row }に像を置く（{ $cells }マス）
cleopatra-label-gift-simple = { $card }を渡す
cleopatra-label-fetch-simple = { $card }を取る
cleopatra-label-discard-simple = { $card }を捨てる
cleopatra-label-keep-simple = { $card }を残す
cleopatra-label-alms-simple = { $talents }{ -cleopatra-talent }を渡す
cleopatra-label-kind-simple = { $resource }
cleopatra-label-offer-simple = { $resource }をあげる
cleopatra-label-decline-simple = { $resource }をあげない
cleopatra-label-accept-simple = { $other_seat }さんからもらう
cleopatra-label-refuse-simple = { $other_seat }さんは×
cleopatra-label-name-simple = { $other_seat }さんにする
cleopatra-label-leave-out-simple = { $other_seat }さんにしない
cleopatra-label-limit-discard-simple = { $excess }枚すてて、{ -cleopatra-amulet }1個
cleopatra-label-limit-keep-simple = ぜんぶのこし、{ -cleopatra-amulet }{ $amulets }個
cleopatra-label-limit-smuggler-simple = 密輸業者でぜんぶのこす（{ -cleopatra-amulet }1個）
cleopatra-label-tens-simple = { $low }〜{ $high }
    .fold = いくら？
cleopatra-label-bid-simple = { $talents }を出す
    .fold = いくら？
cleopatra-label-draw-simple = { $card }を引く
cleopatra-label-top-simple = 上は{ $card }
cleopatra-label-roll-simple = アンク{ $ankhs }個
cleopatra-label-next-tile-simple = { $tile }が出る
cleopatra-label-first-simple = { $seat }さんから
