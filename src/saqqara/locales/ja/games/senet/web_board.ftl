### The browser: the board of Senet

web-senet-board = 盤
web-senet-square = マス{ $square }
web-senet-house = マス{ $square }、{ $house }
web-senet-pawn = { $place }: { $name }さん
web-senet-pawn-guarded = { $place }: { $name }さん、守られている
web-senet-off =
    { $off ->
        [0] まだ上がっていません
       *[other] { $pawns }個中{ $off }個が上がり
    }
web-senet-sticks = 投げ棒
web-senet-thrown = { $name }さんが{ $squares }を出しました
web-senet-thrown-you = { $squares }が出ました
web-senet-again = もう一度投げます
web-senet-nothing-thrown = まだだれも投げていません
web-senet-to-move = 手番
web-senet-winner = 勝者
web-senet-way = 残り{ $squares }マス
web-senet-houses = 家
web-senet-about-15 = 水に落ちた駒がここに戻ります。ふさがっていれば、その手前の空いているマスに戻ります。
web-senet-about-26 = どの駒もちょうどの数で止まらなければなりません。ここからは5が出ると上がれます。
web-senet-about-27 = 入った駒は再生の家に戻り、手番が終わります。
web-senet-about-28 = 3が出たときだけ上がれます。
web-senet-about-29 = 2が出たときだけ上がれます。
web-senet-about-30 = どの数でも上がれます。

## 文字の盤面

web-senet-text-start = スタートプレイヤー
web-senet-text-thrower = 最後に投げた人
web-senet-text-thrown = 出た数
web-senet-text-light = 明るい面
web-senet-text-throws = 投げた回数
web-senet-text-most-throws = ゲームが終わる回数
web-senet-text-pawns = 駒の数
web-senet-text-at = 駒のマス
web-senet-text-guarded = 守られているマス
web-senet-text-blocked = 通り抜けられないマス
web-senet-text-off = 上がり
web-senet-text-way = 残りのマス

## 前の手番から: いくつもの出来事を1行で。残り

web-senet-recap-off = { $seat }さんの{ -senet-pawn }{ $count }個が上がりました。
web-senet-goal = 上がっていない{ -senet-pawn }: あなた{ $own }、{ $seat }さん{ $other }
web-senet-goal-both = 上がっていない{ -senet-pawn }: { $seat }さん{ $own }、{ $other_seat }さん{ $other }
