### ナイルの壁画のやさしい言葉: 質問と選択肢

murals-prompt-first-card-simple = 1枚目のカードを、すきなところに置こう。
murals-prompt-turn-simple = もう1枚置く？それともやめる？
murals-prompt-ankh-simple = アンクだ！カードを1枚もらおう。
murals-prompt-combo-simple = ボーナス！カードをあと{ $cards }枚もらおう。
murals-prompt-reveal-simple = カードをめくるよ。
murals-prompt-deal-simple = カードが{ -murals-hand }に入るよ。
murals-prompt-start-simple = だれから始める？
murals-label-draw-simple = 1枚めくる
murals-label-stop-simple =
    { $cards ->
        [0] やめる
       *[other] やめて{ $cards }枚もらう
    }
murals-label-hand-simple =
    { $steps ->
        [0] { -murals-hand }の{ $tens }{ $ones }を置く
       *[other] { -murals-hand }の{ $tens }{ $ones }を置く。エリアができる（+{ $steps }）
    }
murals-label-display-simple =
    { $steps ->
        [0] { -murals-display }の{ $tens }{ $ones }を置く
       *[other] { -murals-display }の{ $tens }{ $ones }を置く。エリアができる（+{ $steps }）
    }
murals-label-take-deck-simple = めくらずに1枚もらう
murals-label-take-simple = { $tens }{ $ones }をもらう
murals-label-reveal-simple = { $tens }{ $ones }が出る
murals-label-deal-simple = { $tens }{ $ones }が手に入る
murals-label-first-simple = { $seat }さんから
