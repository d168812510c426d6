### Senet as every page names it: its name, what it is about, its options

-senet-pawn = 駒
-senet-start-player = スタートプレイヤー
senet-name = セネト
senet-about = 世界でも特に古いボードゲームのひとつです。{ -senet-pawn }を水の家の先まで導き、先に全部上がった人の勝ちです。
senet-option-pawns = { -senet-pawn }の数
senet-option-pawns-5 = 5個ずつ
senet-option-pawns-7 = 7個ずつ（ケンドールの最初のルール）
senet-option-first = { -senet-start-player }
senet-option-first-random = ランダムに決める
senet-option-first-1 = プレイヤー1
senet-option-first-2 = プレイヤー2
