### Lessons in the browser: what every course shares

## The others at the table of a lesson

lesson-name-nefer = Nefer
lesson-name-hori = Hori
lesson-name-merit = Merit
lesson-name-khay = Khay

## The page of lessons

web-learn-title = Learn by playing
web-learn-subtitle = Short lessons on the real board. Leave when you like and go on later; no account needed.
web-learn-begin = Start learning
web-learn-on = Go on
web-learn-chapters = { $done } of { $chapters } chapters done
web-learn-state =
    { $state ->
        [done] (done)
        [begun] (begun)
       *[open] (not begun)
    }

## A lesson

web-lesson-mark = Lesson
web-lesson-you = You
web-lesson-step = Step { $step } of { $steps }
web-lesson-turn = Your turn
web-lesson-next = Next
web-lesson-again = Try again
web-lesson-show = Show me
web-lesson-back = One step back
web-lesson-restart = From the beginning
web-lesson-all = All lessons
web-lesson-else = You may do that, too. For this lesson, try what is lit up.
web-lesson-done = Well done!
web-lesson-following = Next: { $title }
web-lesson-play = Play a game
web-lesson-course-done = You have been through the last chapter of { $course }. The rest is learnt by playing.
