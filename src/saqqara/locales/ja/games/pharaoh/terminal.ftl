### The board of Return of the Pharaoh in a terminal: what no browser shows

pharaoh-board-sum = { $cards }（合計{ $sum }人）
pharaoh-board-bidding = 宣言
pharaoh-board-bidding-open = まだありません
pharaoh-board-bidding-high = { $name }さんの{ $high }人
pharaoh-board-player = プレイヤー
pharaoh-board-pharaohs = ファラオ
pharaoh-board-points = 得点
pharaoh-board-chip = ホルス
pharaoh-board-cards = { $cards }枚
pharaoh-board-count = { $cards }枚
pharaoh-board-score = { $points }点
