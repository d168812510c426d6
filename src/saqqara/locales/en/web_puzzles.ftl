# What the pages of puzzles say. The card on the home page has its words in web.ftl.

web-puzzles-title = Puzzles
web-puzzles-subtitle = Positions from games between bots. One move is clearly best, but not at first glance.
web-puzzles-courses = By game
web-puzzles-next = Next puzzle
web-puzzles-today = Today's puzzle
web-puzzles-rating = Rating { $rating }
web-puzzles-score =
    { $tried ->
        [0] None tried yet
       *[other] { $solved } of { $tried } solved
    }
web-puzzles-count =
    { $puzzles ->
        [one] One puzzle
       *[other] { $puzzles } puzzles
    }
web-puzzles-levels = From easy to hard
web-puzzles-none = There are no puzzles here yet.
web-puzzles-all-tried = You've tried them all. Pick any to look at it again.
web-puzzles-one = Puzzle { $number }, difficulty { $rating }: { $state ->
        [solved] solved
        [tried] tried
       *[open] not tried yet
    }
web-puzzles-all = All puzzles
web-puzzle-title = Puzzle
web-puzzle-of-day = Puzzle of the day
web-puzzle-ask = What would you do?
web-puzzle-about = It's your turn. Find the best move and make it on the board. Your first answer counts.
web-puzzle-again = You've already answered this one. Try whatever you like.
web-puzzle-difficulty = Difficulty { $rating }
web-puzzle-judging = Looking at your answer…
web-puzzle-best = That's it!
web-puzzle-equal = Just as good!
web-puzzle-other = Not the best
web-puzzle-best-move = Best: { $move }
web-puzzle-also = Just as good: { $move }
web-puzzle-your-move = You chose: { $move }
web-puzzle-line = Then: { $moves }
web-puzzle-cost = Compared with the best: { $wins }.
web-puzzle-why = Why { $move } is worse:
web-puzzle-rating = Your rating: { $rating } ({ $change })
web-puzzle-kept = Already answered before: your rating stays at { $rating }.
web-puzzle-retry = Try again
web-puzzle-show = Show the best move
web-puzzle-you = You
