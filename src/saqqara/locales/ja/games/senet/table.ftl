### セネト

-senet-sticks = 投げ棒
-senet-rebirth = 再生の家
-senet-happiness = 幸福の家
-senet-water = 水の家

## 家（マスの番号）

senet-house-15 = { -senet-rebirth }
senet-house-26 = { -senet-happiness }
senet-house-27 = { -senet-water }
senet-house-28 = 三つの真実の家
senet-house-29 = ラー・アトゥムの家
senet-house-30 = ホルスの家

## 選ぶこと

senet-prompt-turn = { $squares }が出ました。進める{ -senet-pawn }を選んでください。
senet-prompt-turn-again = { $squares }が出ました（もう一度投げられます）。進める{ -senet-pawn }を選んでください。
senet-prompt-back = { $squares }が出ましたが、どの{ -senet-pawn }も進めません。戻す{ -senet-pawn }を選んでください。
senet-prompt-sticks = { -senet-sticks }を投げます。
senet-prompt-first = { -senet-start-player }をランダムに決めます。

## 選択肢

senet-label-move = { $square }から{ $to }に進める
senet-label-move-swap = { $square }から{ $to }に進め、{ $other_seat }さんの{ -senet-pawn }と入れ替わる
senet-label-off = { $square }の{ -senet-pawn }を上がらせる
senet-label-water = { $square }から水に入り、{ $to }に戻る
senet-label-back = { $square }から{ $to }に戻す
senet-label-back-swap = { $square }から{ $to }に戻し、{ $other_seat }さんの{ -senet-pawn }と入れ替わる
senet-label-throw = { $squares }を投げる
senet-label-first = { $seat }さんから始める

## 入力

senet-typing = 「進める12」（move 12、m12）で12のマスの{ -senet-pawn }を進め、「戻す12」（back 12、b12）で戻します。数字が1つだけのときは、選択肢の番号として扱います。
senet-exact = { $square }の{ -senet-pawn }が上がるには、ちょうど{ $squares }が必要です。
senet-happiness-first = { -senet-happiness }は通り過ぎられません。{ $square }の{ -senet-pawn }がそこに止まるには、ちょうど{ $squares }が必要です。
senet-block = { $square }の{ -senet-pawn }は、3個並んだ{ -senet-pawn }を通り抜けられません。
senet-own-pawn = { $to }には自分の{ -senet-pawn }があります。
senet-guarded = { $to }の{ -senet-pawn }は守られています。すぐ隣に{ $other_seat }さんの{ -senet-pawn }がもう1個あります。
senet-forward-first = { -senet-pawn }を戻せるのは、どの{ -senet-pawn }も進めないときだけです。
senet-no-return = { -senet-water }の先の{ -senet-pawn }は戻れません。
senet-behind-start = { $square }の{ -senet-pawn }は、最初のマスより前には戻れません。

## ルールの要点

senet-rule-move = 出た数だけ{ -senet-pawn }を1個進めます。自分の{ -senet-pawn }や守られた{ -senet-pawn }のマスには止まれず、3個並んだ相手の{ -senet-pawn }は通り抜けられません。1個だけの相手の{ -senet-pawn }とは入れ替わります。（{ $rule }）
senet-rule-back = どの{ -senet-pawn }も進めないときは、出た数だけ1個を戻します。（{ $rule }）
senet-rule-throw = 明るい面の数だけ進みます。1つもなければ5マスです。1、4、5が出ると、同じプレイヤーがもう一度投げます。（{ $rule }）
senet-rule-first = { -senet-start-player }はランダムに決め、先頭の{ -senet-pawn }を1マス進めます。（{ $rule }）

## 出来事

senet-event-first = { $seat }さんから始めます。
senet-event-opening = { $seat }さんが先頭の{ -senet-pawn }を{ $square }から{ $to }に進めました。
senet-event-throw = { $seat }さんが{ $squares }を出しました。
senet-event-stuck = { $seat }さんは動かせる{ -senet-pawn }がありません。
senet-event-move = { $seat }さんが{ $square }から{ $to }に進みました。
senet-event-back = { $seat }さんは{ $square }から{ $to }に戻りました。
senet-event-swap = { $seat }さんが{ $square }から{ $to }に進み、{ $other_seat }さんの{ -senet-pawn }と入れ替わりました。
senet-event-back-swap = { $seat }さんは{ $square }から{ $to }に戻り、{ $other_seat }さんの{ -senet-pawn }と入れ替わりました。
senet-event-water = { $seat }さんの{ -senet-pawn }が水に落ち、{ $to }に戻りました。
senet-event-drown = { $seat }さんが{ $to }に進み、{ $other_seat }さんの{ -senet-pawn }を水に落としました。その{ -senet-pawn }は{ $square }に戻ります。
senet-event-off = { $seat }さんの{ -senet-pawn }が{ $square }から上がりました。
senet-event-won = { $seat }さんの{ -senet-pawn }がすべて上がりました。
senet-event-stopped = { $throws }回投げたので、ゲームを終わります。

## 得点の内訳

senet-source-off = 上がった{ -senet-pawn }
    .from = 上がった{ -senet-pawn }で
senet-forecast-way = 残りのマス
senet-forecast-remark = 同点のままゲームが終わったときは、残りのマスが少ないほうの勝ちです。
senet-tied = { $name }さん（残り{ $squares }マス）
senet-tie-break = 上がった{ -senet-pawn }は{ $points }個で同じです: { $players }。残りのマスが少ないほうの勝ちです。

## 選ぶと起きること

senet-effect-driven-back = { $seat }さん−{ $squares }マス
senet-effect-helped-on = { $seat }さん+{ $squares }マス
senet-effect-loses = −{ $squares }マス
senet-effect-happiness = { -senet-happiness }に着く
senet-effect-guarded = 守られる
senet-effect-again = もう一度投げる
senet-effect-turn-ends = 手番が終わる
