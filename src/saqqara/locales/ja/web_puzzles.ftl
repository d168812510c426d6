# What the pages of puzzles say. The card on the home page has its words in web.ftl.

web-puzzles-title = パズル
web-puzzles-subtitle = ボット同士の対戦の場面から出題。最善手ははっきり1つ、でもひと目ではわかりません。
web-puzzles-courses = ゲーム別
web-puzzles-next = 次のパズル
web-puzzles-today = 今日のパズル
web-puzzles-rating = レート{ $rating }
web-puzzles-score =
    { $tried ->
        [0] まだ挑戦していません
       *[other] { $tried }問中{ $solved }問正解
    }
web-puzzles-count = 全{ $puzzles }問
web-puzzles-levels = やさしい順
web-puzzles-none = ここにはまだパズルがありません。
web-puzzles-all-tried = 全問に挑戦しました。どれでももう一度見られます。
web-puzzles-one = パズル{ $number }、難しさ{ $rating }: { $state ->
        [solved] 正解
        [tried] 挑戦ずみ
       *[open] 未挑戦
    }
web-puzzles-all = パズル一覧
web-puzzle-title = パズル
web-puzzle-of-day = 今日のパズル
web-puzzle-ask = あなたならどうする？
web-puzzle-about = あなたの手番です。最善だと思う手を、盤上で指してください。最初の答えだけが記録されます。
web-puzzle-again = このパズルは解答ずみです。自由に試せます。
web-puzzle-difficulty = 難しさ{ $rating }
web-puzzle-judging = 答えを調べています…
web-puzzle-best = 正解！
web-puzzle-equal = 同じくらい良い手です！
web-puzzle-other = 最善ではありません
web-puzzle-best-move = 最善: { $move }
web-puzzle-also = 同じくらい良い手: { $move }
web-puzzle-your-move = あなたの手: { $move }
web-puzzle-line = 続き: { $moves }
web-puzzle-cost = 最善手と比べて: { $wins }
web-puzzle-why = 「{ $move }」が劣る理由:
web-puzzle-rating = あなたのレート: { $rating }（{ $change }）
web-puzzle-kept = 解答ずみのため、レートは{ $rating }のままです。
web-puzzle-retry = もう一度試す
web-puzzle-show = 最善手を見る
web-puzzle-you = あなた
