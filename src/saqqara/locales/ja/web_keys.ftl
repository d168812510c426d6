# The keys that do something at a table: fetched with the list of them.

web-table-keys-number = 選択肢の一覧を開き、番号で選ぶ
web-table-keys-tab = 押せるものを順に移動する
web-table-keys-enter = 選んだものに決定する
web-table-keys-escape = 選択をやめる、開いたものを閉じる
web-table-keys-undo = 取り消す
web-table-keys-type = 手を入力する
web-table-keys-hint = ヒント
web-table-keys-list = 選択肢の一覧
web-table-keys-text = 文字の盤面
web-table-keys-keys = この一覧
web-replay-keys-step = 1手戻る・進む
web-replay-keys-turn = 1手番戻る・進む
web-replay-keys-ends = 最初と最後
web-replay-keys-play = 再生と停止
