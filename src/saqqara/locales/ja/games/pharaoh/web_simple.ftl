### ファラオの帰還のやさしい言葉: 質問と選択肢

pharaoh-prompt-turn-pass-simple = { $lot }は取れないよ。パスをえらぼう。
pharaoh-prompt-turn-open-simple = { $lot }がほしい？人数を言おう。パスもできるよ。
pharaoh-prompt-turn-simple = { $lot }がほしい？{ $high }人より多く言おう。パスもできるよ。
pharaoh-prompt-lay-simple =
    { $high ->
        [0] 今は{ $laid }人。カードをたす？もう言う？
       *[other] 今は{ $laid }人。{ $high }人より多くしよう。
    }
pharaoh-prompt-deal-simple = 次は何が出るかな。
pharaoh-prompt-chip-simple = だれがチップを持つ？
pharaoh-label-lay-simple = { $card }を出す
    .fold = カードを出す
pharaoh-label-declare-simple = { $number }人と言う
pharaoh-label-declare-bonus-simple = { $number }人と言う（{ $bonus }人おまけ）
pharaoh-label-pass-simple = パスをする
pharaoh-label-horus-simple = パス: { $other_seat }さんのチップをもらう
pharaoh-label-horus-keep-simple = パス: チップはそのまま
pharaoh-label-pharaoh-simple =
    { $cards ->
        [0] ファラオパス（カードなし）
       *[other] ファラオパス: カード{ $cards }枚がもどる
    }
pharaoh-label-lot-simple = { $lot }が出る
pharaoh-label-first-simple = { $seat }さんがチップを持つ
