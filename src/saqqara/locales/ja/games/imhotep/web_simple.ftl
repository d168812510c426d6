### イムホテップのやさしい言葉: 質問と選択肢

imhotep-prompt-turn-simple = あなたの手番！どれをする？
imhotep-prompt-load-simple = 石をどこにのせる？
imhotep-prompt-load-first-simple = 「{ -imhotep-chisel }」で石を2つのせよう。1つ目はどこ？
imhotep-prompt-load-then-sail-simple = 船に石をのせよう。それから船を出すよ。
imhotep-prompt-sail-simple = { -imhotep-ship }{ $ship }はどこへ行く？
imhotep-prompt-sail-lever-simple = どの船がどこへ行く？石のじゅんばんも決められるよ。
imhotep-prompt-order-simple = { -imhotep-ship }{ $ship }から、次はだれの石をおろす？
imhotep-prompt-take-simple = カードを1枚もらおう。
imhotep-prompt-keep-simple = どのカードをもらう？
imhotep-prompt-pyramid-simple = どの{ -imhotep-pyramids }に置く？
imhotep-prompt-bonus-card-simple = ボーナス！カードを引く？
imhotep-prompt-bonus-stones-simple = ボーナス！石を{ $stones }つもらう？
imhotep-prompt-bonus-load-simple = ボーナス！石を1つ、船にのせよう。
imhotep-prompt-offering-simple = { -imhotep-temple }からのごほうび！どちらにする？
imhotep-prompt-side-simple = { $site }は何面かな。
imhotep-prompt-first-simple = だれから始める？
imhotep-prompt-fleet-simple = 新しい船が来るよ。
imhotep-prompt-deal-simple = { $slot }番のカードをめくるよ。
imhotep-prompt-peek-simple = { $seat }さんがカードを見るよ。
imhotep-prompt-draw-simple = { $seat }さんがカードを引くよ。
imhotep-prompt-uncover-simple = カードをめくるよ。
imhotep-prompt-keep-pile-simple = どのカードをもらう？
imhotep-prompt-keep-drawn-simple = どのカードをもらう？
imhotep-prompt-build-simple = どうやって積む？
imhotep-prompt-hill-simple = 石を丘のどこに置く？
imhotep-prompt-tomb-simple = どの墓にする？
imhotep-prompt-avenue-simple = どの{ -imhotep-obelisks }を始める？
imhotep-prompt-raft-simple = 石をどこに置く？
imhotep-prompt-gangplank-simple = 船のいるところへ、どの船が行く？
imhotep-prompt-open-tomb-simple = 墓をならべるよ。
imhotep-prompt-scaffold-simple = 次の段を始めるよ。
imhotep-prompt-prophecy-simple = 予言が出るよ。
imhotep-prompt-deal-down-simple = { $slot }番にカードをふせるよ。
imhotep-prompt-ra-draw-simple = { $seat }さんがカードを引くよ。
imhotep-label-get-simple = 石を{ $stones }つ取る
imhotep-label-load-simple = 船{ $ship }の{ $space }にのせる
    .head = 石をのせる
    .row = 船{ $ship }
    .cell = { $space }
imhotep-label-sail-simple = 船{ $ship }は{ $site }へ
    .head = 船を出す
    .row = 船{ $ship }
    .cell = { $site }
imhotep-label-play-simple = 「{ $card }」を使う
    .fold = カードを使う
imhotep-label-pass-simple = パス
imhotep-label-next-simple = { $other_seat }さんの石
imhotep-label-take-simple = 「{ $card }」をもらう
imhotep-label-take-down-simple =
    { $cards ->
        [1] ふせたカードをもらう
       *[other] { $cards }枚見て1枚もらう
    }
imhotep-label-keep-simple = 「{ $card }」をもらう
imhotep-label-pyramid-simple = { $pyramid }: { $points }点
imhotep-label-pyramid-card-simple = { $pyramid }: { $points }点とカード
imhotep-label-pyramid-stones-simple = { $pyramid }: { $points }点と石
imhotep-label-pyramid-load-simple = { $pyramid }: { $points }点。石ものせる
imhotep-label-bonus-card-simple = 引く
imhotep-label-bonus-stones-simple = { $stones }つもらう
imhotep-label-no-bonus-simple = いらない
imhotep-label-point-simple = 1点
imhotep-label-stones-simple = 石を{ $stones }つもらう
imhotep-label-card-simple = 「{ $card }」が出る
imhotep-label-fleet-simple = 船: { $one }・{ $two }・{ $three }・{ $four }
imhotep-label-side-simple = { $site }は{ $side }
imhotep-label-first-simple = { $seat }さんから
imhotep-label-get-and-move-simple = 石を{ $stones }つ取り、{ $square }番へ進む
imhotep-label-scarab-simple = { $prophecy }にかける: +{ $points }点か-{ $lost }点
    .head = 予言にかける
    .row = { $prophecy }
    .cell = +{ $points }点か-{ $lost }点
imhotep-label-coin-simple = 「{ $card }」と「{ $other }」を買う
imhotep-label-hill-simple = { $level }段目の{ $number }番
    .head = 石を置く
    .row = { $level }段目
    .cell = { $number }番
imhotep-label-tomb-simple = 墓{ $tomb }
imhotep-label-build-simple = 左{ $left }、中{ $middle }、右{ $right }
imhotep-label-avenue-simple = 高さ{ $height }、{ $points }点
imhotep-label-raft-simple = { $site }
imhotep-label-points-simple = { $points }点
imhotep-label-look-pile-simple =
    { $cards ->
        [1] { $slot }番のカードをもらう
       *[other] { $slot }番の{ $cards }枚から1枚もらう
    }
imhotep-label-prophecy-simple = { $prophecy }
imhotep-label-scaffold-simple = 足場{ $tile }
imhotep-label-tile-simple = 墓{ $tomb }
