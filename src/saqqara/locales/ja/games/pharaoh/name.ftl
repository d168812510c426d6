### Return of the Pharaoh as every page names it: its name, what it is about, its options

-pharaoh-crew = 隊員
-pharaoh-treasure = 財宝
-pharaoh-auction = 競り
-pharaoh-horus-chip = ホルスチップ
-pharaoh-opening-bonus = 上乗せ
-pharaoh-start-player = スタートプレイヤー
pharaoh-name = ファラオの帰還
pharaoh-about = 20回の{ -pharaoh-auction }に{ -pharaoh-crew }を送り出して{ -pharaoh-treasure }を集め、呪われた{ -pharaoh-crew }を呼び戻すゲームです。
pharaoh-option-first = 最初に{ -pharaoh-horus-chip }を持つプレイヤー
pharaoh-option-first-random = ランダムに決める
pharaoh-option-first-1 = プレイヤー1
pharaoh-option-first-2 = プレイヤー2
pharaoh-option-first-3 = プレイヤー3
pharaoh-option-first-4 = プレイヤー4
pharaoh-option-open-hands = 手札の公開
pharaoh-option-open-hands-off = 自分の手札だけが見える
pharaoh-option-open-hands-on = 全員の手札が見える
pharaoh-option-bonus = { -pharaoh-opening-bonus }の有無
pharaoh-option-bonus-on = { -pharaoh-start-player }は最初の宣言にラウンド数を{ -pharaoh-opening-bonus }できる
pharaoh-option-bonus-off = 宣言はいつもカードの合計人数だけ
