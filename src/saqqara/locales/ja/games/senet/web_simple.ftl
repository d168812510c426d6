### セネトのやさしい言葉: 質問と選択肢

senet-prompt-turn-simple = { $squares }が出た！どの{ -senet-pawn }を動かす？
senet-prompt-turn-again-simple = { $squares }が出た！{ -senet-pawn }を動かして、もういちど投げよう。
senet-prompt-back-simple = { $squares }が出た。{ -senet-pawn }を1つ、後ろにもどそう。
senet-prompt-sticks-simple = 棒を投げるよ。
senet-prompt-first-simple = だれから始める？
senet-label-move-simple = { $square }から{ $to }へ
senet-label-move-swap-simple = { $square }から{ $to }へ。{ $other_seat }さんと入れかわる
senet-label-off-simple = { $square }がゴール！
senet-label-water-simple = { $square }は水にドボン。{ $to }へ
senet-label-back-simple = { $square }は{ $to }へ
senet-label-back-swap-simple = { $square }は{ $to }へ。{ $other_seat }さんと入れかわる
senet-label-throw-simple = { $squares }が出る
senet-label-first-simple = { $seat }さんから
