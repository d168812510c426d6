### What coach, hints, review and puzzles say alike, in browsers and in the terminal.

## Why a choice is worse than another; from a source: "from the Pyramids"

learn-reason-own = You would get about { common-score } fewer { $from }.
learn-reason-own-of = { $name } would get about { common-score } fewer { $from }.
learn-reason-other = { $name } would get about { common-score } more { $from }.
learn-reason-other-you = You would get about { common-score } more { $from }.
learn-reason-reply = { $name } could answer: { $move }
learn-reason-reply-you = You could answer: { $move }
learn-reason-ends =
    { $what ->
        [common-effect-round] It ends the round at once.
        [common-effect-over] It ends the game at once.
        [cleopatra-effect-last-visit] The game ends with this visit.
        [cleopatra-effect-last-roll] The game ends after the dice.
       *[cleopatra-effect-eaten] You are eaten by the crocodile.
    }

## How much worse

learn-loss-none = about as good
learn-loss-little = a little worse
learn-loss-clear = clearly worse
learn-loss-much = much worse
learn-loss-wins =
    { $wins ->
        [one] about 1 win fewer in 100 games
       *[other] about { $wins } wins fewer in 100 games
    }

## The coach at the table

learn-coach = Coach
learn-coach-is-on = The coach is on: it asks before a clear mistake
learn-coach-is-off = The coach is off
learn-coach-about = Asks before a clear mistake. It sees only what you see.
learn-coach-about-people = Asks before a clear mistake. It sees only what you see. The others can see that you play with it.
learn-coach-mark = with the coach
learn-coach-sure = Are you sure?
learn-coach-clear = Something else looks clearly better.
learn-coach-much = Something else looks much better.
learn-coach-anyway = Play it anyway
learn-coach-show = Show me
learn-coach-better = Better: { $move }
learn-coach-take = Choose that

## Hints in the terminal

learn-hint-line = { $move }: { $said }
learn-hint-best = best; wins { $percent }% of the time, about { common-score } at the end.
learn-hint-none = { $words }.
learn-hint-cost = { $words }, { $wins }.
