# What the browser says.
web-skip = Skip to content
web-close = Close
web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-lobby = Tables
web-nav-rules = Rules
web-nav-leaders = Leaderboard
web-nav-settings = Settings
web-language = Language
web-theme = Light or dark
web-offline = The server cannot be reached. Check your connection; nothing is lost.

## Pages: home

web-home-title = Build, bid and paint along the Nile
web-home-subtitle = Egyptian board games, with people or fair bots. Free, open source, no download.
web-home-your-turn = Your turn
web-home-my-games = Your games
web-home-asked = It is your turn.
web-home-news =
    { $moves ->
        [one] Your turn: one move since you last looked.
       *[other] Your turn: { $moves } moves since you last looked.
    }
web-home-waits = The others are deciding.
web-home-waits-for = { $name } is deciding.
web-home-rematch = You are invited to another game.
web-home-seats-free =
    { $seats ->
        [0] All seats are taken.
        [one] One seat is free.
       *[other] { $seats } seats are free.
    }
web-home-play = Play now
web-home-play-how = two clicks: pick a game, pick your opponents
web-home-choose = Play now: { $game }
web-home-waiting =
    { $tables ->
        [one] 1 table waiting
       *[other] { $tables } tables waiting
    }
web-home-minutes = { $minutes } min
web-home-players = Players
web-home-level = Bot level
web-home-preset = Which game
web-home-bots = Play bots now
web-home-find = Find players
web-home-invite = Invite friends
web-home-family = Family table
web-home-board = Back to the board: { $game }
web-home-options = All options
web-home-rules = Rules
web-home-learn = Learn
web-home-learn-game = Learn { $game }
web-home-new = New here?
web-home-learn-other = Another game
web-home-new-text = Learn a game by playing it: five minutes on the real board, step by step.
web-home-left = You are in the middle of a lesson.
web-home-left-on = Go on: { $course }
web-home-name = Your name
web-home-name-why = A name is all it takes. No account, no email.
web-home-go = Play
web-home-fact-learn = Learn in five minutes
web-home-fact-learn-text = Lessons on the real board, every choice explained
web-home-fact-replay = Replay and what-if
web-home-fact-replay-text = Branch from any move of a finished game
web-home-fact-bots = Bots that cannot peek
web-home-fact-bots-text = They see what a player sees, nothing more
web-box = Beside the box
web-box-invite = Score pads, set-up guides, rules and a timer for the game on your own table. Works without a connection.
web-home-round = Round { $round } of { $rounds }
web-home-fresh =
    { $moves ->
        [one] one new move
       *[other] { $moves } new moves
    }
web-home-score = { $name }: { $points } points
web-home-last = Last move:
web-home-loading = Looking up your games...
web-path-yours = Your path
web-path-next =
    { $level ->
        [novice] Next: beat a novice at { $box }.
        [scribe] Next: beat a scribe at { $box }.
        [mason] Next: beat a mason at { $box }.
        [architect] Next: beat an architect at { $box }.
        [vizier] Next: beat a vizier at { $box }.
       *[thoth] Next: beat Thoth at { $box }.
    }
web-home-puzzle = Puzzle of the day
web-home-puzzle-open = What would you do?
web-home-puzzle-solved = Solved
web-home-puzzle-tried = Tried. Come back tomorrow!
web-home-puzzle-more = More puzzles
web-home-puzzle-streak = { $days } days in a row

## Pages: lobby

web-lobby-game = Game
web-lobby-seat-free = Free
web-lobby-pace-none = No clock
web-lobby-pace-live = { $minutes } min + { $seconds } s
web-lobby-pace-days =
    { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
web-lobby-pace-window =
    { $days ->
        [one] 1 day per turn, { $from } to { $to }
       *[other] { $days } days per turn, { $from } to { $to }
    }
web-lobby-chip-first = Player { $seat } starts

## Pages: missing, waiting, offline

web-missing-home = Go to the games
web-missing-loading = One moment
web-missing-retry = Try again
web-missing-offline = No connection

# ---- the table
web-table-home = Back to the home page
web-table-loading = Setting the table...
web-table-round = Round
web-table-what-if = What-if
web-table-tools = This table
web-table-title-turn = Your turn: { $game }
web-table-side = Players, log and chat
web-table-players = Players
web-table-log = Log
web-table-chat = Chat
web-table-notes = Notes

web-table-you = you
web-table-winner = winner
web-table-bot = bot
web-table-stand-in = { $level } is playing for them
web-table-stand-in-you = { $level } is playing for you
web-table-here = here
web-table-not-here = away
web-table-decides = to move
web-table-points = points
web-table-watching =
    { $count ->
        [one] 1 person watching
       *[other] { $count } people watching
    }
web-table-days = { $days } days

web-table-sending = Sending...
web-table-waiting-for = Waiting for { $names }
web-table-goes-on = The game goes on...
web-table-choices = What you can do
web-table-all-choices =
    { $count ->
        [one] The only choice, with its rule
       *[other] All { $count } choices, with their rules
    }
web-table-more-choices = { $count } choices
web-table-search = Search the choices
web-table-search-nothing = No choice contains these words.
web-table-rule = Rule
web-table-rule-of = Rule for: { $choice }
web-table-rule-more = Read this in the rules
web-table-confirm = Confirm
web-table-lead-picked = { $choice }: confirm it, or choose something else.
web-table-ways = You can: { $ways }
web-table-ways-gap = { "; " }
web-table-undo = Undo
web-table-type = Type a move
web-table-type-how = For example: { $example }. Separate several moves with ;
web-table-type-send = Play this
web-table-problem-typed = The list of choices shows what is possible and how to write it.

web-table-hint = Hint
web-table-hint-about = What a strong bot would do. It sees only what you see.
web-table-hint-ask = Think about it
web-table-hint-thinking = Thinking...
web-table-hint-share = wins { $percent }% of the time
web-table-hint-points = about { common-score } at the end

web-table-lost = Connection lost. It will come back by itself; nothing is lost, and your selection stays.
web-table-queue = Many bots are thinking just now. This one is number { $place } in line, and will think for a shorter time than usual.
web-table-paused = The table is paused.
web-table-paused-about = The table is paused. The clocks are stopped.
web-table-open-hand = open hand
web-table-pause = Pause the table
web-table-resume = Resume
web-table-away = { $level } is playing for you.
web-table-come-back = I'm back
web-table-proposal-pause = { $name } would like to pause.
web-table-proposal-take-back =
    { $plies ->
        [one] { $name } would like to take back the last step.
       *[other] { $name } would like to take back { $plies } steps.
    }
web-table-proposal-waiting = Waiting for the others to agree.
web-table-agree = Agree
web-table-decline = No
web-table-withdraw = Withdraw

web-table-menu = Table menu
web-table-take-back = Take back my last decision
web-table-take-back-about = The others must agree.
web-table-take-back-rated = The others must agree, and draws and reveals stay: the game is rated.
web-table-step-away-rated = A scribe plays for you until you come back. As soon as it makes a decision, the game counts as a loss for you.
web-table-forfeited = A bot has played for { $names }: this game counts as a loss for them.
web-table-forfeited-you = A bot has played for you: this game counts as a loss for you.
web-table-forfeited-mark = counts as a loss
web-table-resigned = resigned
web-table-resigned-you = You have resigned. { $level } plays on so that the others can finish the game.
web-table-resigned-result = { $names } resigned and came last.
web-table-forfeited-result = A bot played for { $names }, so this game counts as a loss for them.
web-table-resign = Resign
web-table-resign-about = Give up this game for good.
web-table-resign-ask = Resign from this game?
web-table-resign-what = A scribe plays your seat to the end so that the others can finish the game. You come last, whatever the scribe scores, and you cannot take your seat back.
web-table-resign-rated = The game stays rated: for you it counts as a loss.
web-table-resign-do = Resign for good
web-table-resign-not = Keep playing
web-table-unrated = A bot has taken the place of somebody who had gone, so this game no longer counts for ratings.
web-table-step-away = Let a bot play for me
web-table-step-away-level = Bot level
web-table-step-away-do = Step away
web-table-export = Save the record
web-table-leave = Leave the table
web-table-leave-about = A bot plays for you until you come back.
web-marks = Stronger marks
web-marks-about = Lines, letters and signs beside colours.
web-type = Size of letters
web-type-normal = Normal
web-type-larger = Larger
web-type-largest = Largest
web-table-speed = Pace
web-table-speed-off = all at once
web-table-speed-slow = slow
web-table-speed-usual = normal
web-table-speed-quick = fast
web-table-sound = Sound
web-table-volume = Volume
web-table-vibration = Vibration
web-table-confirm-setting = Ask before a move that costs something
web-table-confirm-all = Ask before plain moves too
web-table-forced = Play a single choice by itself

web-table-log-empty = Nothing has happened yet.
web-table-log-ply = Show step { $ply } in the replay
web-table-log-older =
    { $count ->
        [one] One older turn
       *[other] { $count } older turns
    }
web-table-recap-looked = Since you last looked
web-table-recap-turn = Since your last turn
web-table-recap-more =
    { $count ->
        [one] One more in the log.
       *[other] { $count } more in the log.
    }
web-table-chat-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
web-table-chat-empty = Nobody has said anything.
web-table-chat-write = Say something
web-table-chat-send = Send
web-table-notes-about = Only you can see these notes.
web-table-notes-kept = Saved.
web-table-notes-writing = Saving...

web-table-keys = Keyboard

# ---- the end of a game
web-table-over = The game is over. Winner: { $names }
web-table-win = { $name } wins with { common-score }
web-table-shared-win = { $names } share the win with { common-score }
web-table-show-board = Show the board
web-table-show-result = Show the result
web-table-rematch = Play again
web-table-rematch-asked = { $name } wants to play again.
web-table-rematch-accept = Play again with them
web-table-sheet = Where the points came from
web-table-total = Total
web-table-chart = Points over time
web-table-chart-start = start
web-table-chart-end = end
web-table-chart-press = Click or tap the chart to see that moment in the replay.
web-ending-result = To the result
web-ending-skip = Skip
web-result-win = You win with { common-score }
web-result-share = You share the win with { $names }: { common-score } each
web-result-place =
    { $place ->
        [2] You finish second with { common-score }
        [3] You finish third with { common-score }
        [4] You finish fourth with { common-score }
       *[other] You finish fifth with { common-score }
    }
web-result-ahead = { common-score } ahead of { $name }
web-result-behind = { common-score } behind { $name }
web-result-level = Level with { $name }
web-result-decided = What made the difference: { $source } ({ $winner }: { $own }, { $name }: { $other })
web-result-decided-own = What made the difference: { $source } (you: { $own }, { $name }: { $other })
web-result-best-new = A new personal best! Your best before was { common-score }.
web-result-best = Your best in { $title }: { common-score }
web-result-first = Your first finished game of { $title }
web-result-record =
    { $games ->
        [one] You have won { $won } of 1 game of { $title }.
       *[other] You have won { $won } of { $games } games of { $title }.
    }
web-result-picture = Picture of the board
web-result-picture-failed = This browser could not draw the picture. A screenshot of the board does the same.
web-table-fork = What if?
web-table-fork-about = Go back to your last decision and try something else, against bots. This game stays as it was.
web-table-fork-guest = Choose a name on the home page to try what-ifs.
web-table-fork-choose = Choose another moment in the replay
web-table-fork-seat = Your seat
web-table-fork-bots = The others
web-table-fork-do = Play on from here
web-table-fair = Was chance fair?

# ---- the text board
web-table-text-board = Text board
web-table-text-colon = { ":" }
web-table-text-none = none
web-table-text-empty = empty
web-table-text-yes = yes
web-table-text-no = no
# ---- the replay
web-replay = Replay
web-replay-ply = Step { $ply } of { $plies }
web-replay-scrubber = Moment of the game
web-replay-first = To the start
web-replay-back = One step back
web-replay-next = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-seat = Seen by
web-replay-spectator = a spectator
web-replay-table = Back to the table
web-replay-fork-about = Play on from step { $ply }, against bots. This game stays as it was.
web-replay-turn-back = One turn back
web-replay-turn-next = One turn forward
web-replay-round = Round { $round } begins here
web-review = Review

## Invitations

web-qr-code = QR code for { $text }

web-table-hand-over = Hand the device to { $name }
web-table-hand-over-about = Nobody else should look at the screen now.
web-table-hand-over-take = I am { $name }

## Projected end scores

web-forecast = If the game ended now
web-forecast-unknown = unknown to you
web-forecast-least = { $points } or more

## Editions: the figures of one's own box

web-edition-changes =
    { $count ->
        [one] One value differs from the standard.
       *[other] { $count } values differ from the standard.
    }
web-edition-place = Where
web-edition-standard = Standard
web-edition-here = Here
web-edition-chip = Edition: { $name }
web-edition-chip-unnamed = Own values

## The stage: what is being shown on the board

web-stage-round = Round { $round }
web-stage-summary =
    { $moves ->
        [one] Meanwhile, in one move
       *[other] Meanwhile, in { $moves } moves
    }
web-stage-more =
    { $count ->
        [one] and one more, in the log
       *[other] and { $count } more, in the log
    }
