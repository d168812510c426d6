### The browser: reviews of finished games, and learning from mistakes

web-review-of = Review: { $game }
web-review-result = Result
web-review-share = Share
web-review-ask-title = Look at this game again
web-review-about = A strong bot looks at every decision again, seeing only what each player could see. It usually takes less than a minute.
web-review-ask = Review this game
web-review-failed = Something went wrong with this review
web-review-waiting = Looking at the game again
web-review-looked = { $looked } of { $steps } steps
web-review-waiting-about = You can leave this page. The review goes on and will be here for you.

## How it went

web-review-chances = Chances of winning
web-review-chances-press = Click or tap the chart to see the board at that moment.
web-review-turns = Turning points
web-review-turns-none = No single turn changed much.
web-review-chance = Chance
web-review-board = See the board

## The players

web-review-accuracy-luck = Accuracy and luck
web-review-accuracy = Accuracy
web-review-mistakes = Mistakes
web-review-luck = Luck
web-review-accuracy-about = Accuracy is 100 when no decision lowered the chance of winning.
web-review-luck-about = Luck is how much draws and dice changed the chance of winning, compared with all that could have come.
web-review-learn = Learn from your mistakes

## The decisions that cost most

web-review-costly = Decisions that cost most
web-review-costly-none = { $name } gave nothing away. Well played!
web-review-cost = { $percent }% less chance of winning
web-review-played = Played
web-review-better = Better
web-review-try = Find something better

## Learning from mistakes

web-mistakes-title = Learn from your mistakes
web-mistakes-title-other = Learn from { $name }'s mistakes
web-mistakes-number = { $number } of { $count }
web-mistakes-own = You played this, and it lowered your chance of winning by { $percent }%:
web-mistakes-other = { $name } played this, and it lowered the chance of winning by { $percent }%:
web-mistakes-find = Find something better on the board.
web-mistakes-thinking = Thinking about your move...
web-mistakes-best = Yes! That is what the strong bot would play.
web-mistakes-good = Good! That is just as strong.
web-mistakes-better = Better: it gives away { $percent }% instead of { $before }%. There is something stronger still.
web-mistakes-same = That is what was played. Try something else.
web-mistakes-worse = Not quite: this gives away { $percent }%.
web-mistakes-why = Why { $move } is { $grade }:
web-mistakes-answer = Strongest:
web-mistakes-again = Try again
web-mistakes-show = Show the answer
web-mistakes-next = Next
web-mistakes-back = Back to the review
web-mistakes-none = No mistakes to learn from. Well played!
web-mistakes-none-about = There is nothing here that would have been clearly better.
web-mistakes-done = That was the last one. Well done!
