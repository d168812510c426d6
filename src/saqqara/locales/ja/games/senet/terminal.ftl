### The board of Senet in a terminal: what no browser shows

senet-board-setup = ゲームの準備
senet-board-thrown = { $name }さんが{ $squares }を出しました
senet-board-over = ゲーム終了
senet-board-sticks = { -senet-sticks }
senet-board-legend = 家: Rは再生、Hは幸福、Wは水。3と2はその数で、*はどの数でも上がれます。
senet-board-player = プレイヤー
senet-board-pawn = { -senet-pawn }
senet-board-squares = マス
senet-board-guarded = 守られている
senet-board-off = 上がり
senet-board-left = 残り
