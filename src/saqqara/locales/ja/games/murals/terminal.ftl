### The board of Murals of the Nile in a terminal: what no browser shows

murals-board-setup = ゲームの準備
murals-board-turn = { $name }さんの手番: { $cards }枚（最大{ $most }枚）
murals-board-over = ゲーム終了
murals-board-value = 数字
murals-board-open = 残り
murals-board-deck = { -murals-deck }
murals-board-display = { -murals-display }
murals-board-cards = { $cards }枚
murals-board-placed = 枚数
murals-board-odds = 次の1枚
murals-board-odds-none = { -murals-miss }なし
murals-board-odds-miss = { -murals-miss }の確率{ $percent }%（見ていない{ $unseen }枚のうち{ $miss }枚）
murals-board-steps = コンボ
murals-board-draws = カード
murals-board-player = プレイヤー
murals-board-hand = { -murals-hand }
murals-board-known = 公開された手札
murals-board-combo = コンボ
murals-board-area = エリア
murals-board-miss = { -murals-miss }
murals-board-points = 得点
murals-board-your-hand = あなたの手札
murals-board-legend = 大文字: 置いたカード、>: 直前のカード、+: アンク、{ $dots }: { -murals-shadow }
murals-board-places = 順位の点: コンボ{ $combo }、エリア{ $area }、{ -murals-miss }{ $miss }
