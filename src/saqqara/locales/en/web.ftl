# What the browser says.

web-skip = Skip to content
web-close = Close
web-nav = Pages
web-nav-play = Play
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
web-home-options = All options
web-home-rules = Rules
web-home-name = Your name
web-home-name-why = A name is all it takes. No account, no email.
web-home-go = Play
web-home-fact-learn = Learn in five minutes
web-home-fact-learn-text = Short rules on one page, every choice explained
web-home-fact-replay = Replay and what-if
web-home-fact-replay-text = Branch from any move of a finished game
web-home-fact-bots = Bots that cannot peek
web-home-fact-bots-text = They see what a player sees, nothing more

## Pages: new table

web-new-title = New table
web-new-which = Which game?
web-new-back = Back to the games
web-new-of = New table: { $game }
web-new-seats = Seats
web-new-seat-you = You
web-new-seat-you-about = your seat
web-new-seat-open = Open seat
web-new-seat-open-about = for anyone who joins
web-new-seat-bots = Bots
web-new-options = Game options
web-new-pace = Pace
web-new-pace-legend = How much time do players have?
web-new-pace-none = Players take all the time they need.
web-new-pace-live = Live, with a clock
web-new-pace-live-about = Each player has a bank of minutes; every turn adds some seconds.
web-new-pace-days = Days per turn
web-new-pace-days-about = Play over days or weeks, and drop in when you can.
web-new-bank = Minutes in the bank
web-new-increment = Seconds added per turn
web-new-days = Days per turn
web-new-window = Count only part of the day
web-new-window-about = The clock stops outside these hours: nobody has to get up at night.
web-new-window-from = From
web-new-window-to = To
web-new-zone = Time zone
web-new-terms = Table settings
web-new-who = Who can join?
web-new-public = In the lobby
web-new-public-about = Anyone can see the table, join and watch.
web-new-private = By link
web-new-private-about = Only people with the link can find the table.
web-new-rated = Rated
web-new-rated-about = The result counts towards ratings; no hints.
web-new-substitute = When a player's time runs out
web-new-rated-people = At least two people must play: games against bots only do not count.
web-new-substitute-rated = In a rated game this is always a scribe, and the game counts as a loss for the person it plays for.
web-new-substitute-about = This bot plays for them until they are back.
web-new-name = Table name
web-new-name-about = Optional; without one, the table is named after the game.
web-new-open = Open the table
web-new-open-about = The game can start when all seats are taken.
web-new-start = Start playing
web-new-start-about = All seats are taken: the game starts right away.

## Pages: lobby

web-lobby-title = Tables
web-lobby-new = New table
web-lobby-status = Which tables
web-lobby-game = Game
web-lobby-all = All games
web-lobby-open = Waiting
web-lobby-running = In progress
web-lobby-over = Finished
web-lobby-join = Join
web-lobby-join-at = Join: { $table }
web-lobby-watch = Watch
web-lobby-return = Back to the table
web-lobby-replay = Replay
web-lobby-rated = Rated
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
web-lobby-chip-sides = Sides { $sides }
web-lobby-chip-sides-random = Random sides
web-lobby-chip-wrath = Wrath of the Pharaoh
web-lobby-chip-open-hands = Open hands
web-lobby-chip-no-bonus = No opening bonus
web-lobby-chip-no-odds = No odds shown
web-lobby-chip-first = Player { $seat } starts
web-lobby-none-open = No table is waiting
web-lobby-none-running = No public game is in progress
web-lobby-none-over = No public game has finished yet
web-lobby-none-text = Open one, and others will see it here. Or play against bots, which always have time.
web-lobby-none-later = Games at public tables show up here. You can start one now.

## Pages: waiting room

web-room-title = Waiting for players
web-room-reconnecting = The connection is lost; trying again.
web-room-seat = Seat { $seat }
web-room-sit = Sit down
web-room-move = Move here
web-room-leave = Leave
web-room-start = Start the game
web-room-ready = All seats are taken. Start when you like.
web-room-owner-starts = All seats are taken. The host starts the game.
web-room-asked = You are invited to another game. Your seat is kept for you.
web-room-kept-others = The seats are kept for the players of the last game. You can watch.
web-room-answers = Waiting for an answer from { $names }.
web-room-fill = Fill up with bots and start
web-room-waited =
    { $minutes ->
        [0] This table has been waiting for less than a minute.
        [one] This table has been waiting for one minute.
       *[other] This table has been waiting for { $minutes } minutes.
    }
web-room-host = Host
web-room-you = you
web-room-here = here
web-room-away = away
web-room-free-about = waiting for a player
web-room-kept = kept until they answer
web-room-kept-you = kept for you
web-room-open-seat = Open to anyone
web-room-bot = Add a bot
web-room-bot-at = Bot in seat { $seat }
web-room-no-bot = Free this seat
web-room-invite = Invite
web-room-invite-public = The table is in the lobby. You can also share this link.
web-room-invite-private = Anyone with this link can join.
web-room-invite-kept = The seats are kept for the players of the last game. Anyone with this link can watch.
web-room-link = Link to this table
web-room-copy = Copy
web-room-copied = Copied.
web-room-copy-yourself = Press Ctrl+C to copy the link.
web-room-share = Share
web-room-share-title = Play { $game } with me
web-room-qr = The link as a code for a phone camera
web-room-rated = Counts for the ratings; resigning, or letting a bot play for you, counts as a loss. No hints, and draws cannot be taken back.
web-room-rated-alone = Does not count unless a second person joins: games against bots only are not rated.
web-room-terms = Table settings
web-room-usual = Everything else is standard
web-room-chat = Chat
web-room-chat-empty = Nobody has said anything yet.
web-room-chat-write = Say something
web-room-chat-send = Send

## Pages: profile and leaders

web-profile-guest = Guest since { $day }
web-profile-member = Member since { $day }
web-profile-played = Played
web-profile-won = Won
web-profile-rating = Rating
web-profile-history = Finished games
web-profile-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-profile-points = { common-score }
web-profile-none = No finished games
web-profile-none-me = Finish a game, and you can replay it here.
web-profile-none-other = Only games at public tables are shown.
web-leaders-title = Leaderboard
web-leaders-how = From rated games. Ratings start low and settle as you play more rated games.
web-leaders-place = Place
web-leaders-name = Name
web-leaders-games = Games
web-leaders-none = Nobody is ranked yet
web-leaders-none-text = Names appear here after a few rated games.

## Pages: settings

web-settings-profile = My profile
web-settings-saved = Saved.
web-settings-removed = Removed.
web-settings-save = Save
web-settings-remove = Remove
web-settings-name = Name
web-settings-look = Appearance
web-settings-theme = Theme
web-settings-theme-auto = Match device
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-speed = Animation
web-settings-speed-off = Off
web-settings-speed-slow = Slow
web-settings-speed-usual = Normal
web-settings-speed-quick = Fast
web-settings-sound = Sound
web-settings-sound-about = Silent unless you turn it on.
web-settings-confirm = Confirm moves
web-settings-confirm-about = A move that costs or ends something is sent only after you confirm it.
web-settings-confirm-all = Confirm plain moves too
web-settings-confirm-all-about = Drawing, stopping, taking and passing, which cost nothing.
web-settings-forced = Single choices
web-settings-forced-about = Where there is only one choice, it plays itself after a moment.
web-settings-account = Account
web-settings-nobody = You can play with just a name. Sign in if you have an account.
web-settings-guest = You are playing as a guest: only this browser knows you. With an account you can sign in anywhere, and keep everything you have played.
web-settings-claim = Create an account
web-settings-claimed = You have an account now.
web-settings-have-account = I have an account
web-settings-sign-in = Sign in
web-settings-sign-in-warning = This browser will then forget the guest you are now.
web-settings-sign-out = Sign out
web-settings-signed-in = Signed in as { $login }.
web-settings-login = Login
web-settings-login-about = 3 to 32 letters, digits, dots, hyphens or underscores
web-settings-password = Password
web-settings-password-about = at least 8 characters
web-settings-tokens = API tokens
web-settings-tokens-about = For programs that act on your behalf. Treat a token like a password.
web-settings-token-label = What is it for?
web-settings-token-make = Create a token
web-settings-token-made = Your token. Copy it now: it will not be shown again.
web-settings-token-remove = Remove the token { $label }
web-settings-notices = Notifications
web-settings-notices-about = Get notified when it is your turn or a game is over while you are away.
web-settings-push = In the browser
web-settings-push-impossible = Not available here: it needs https and a browser with web push.
web-settings-push-count =
    { $browsers ->
        [0] No browser gets notifications yet.
        [one] One browser gets notifications.
       *[other] { $browsers } browsers get notifications.
    }
web-settings-push-on = Notify this browser
web-settings-push-off = Turn off browser notifications
web-settings-push-refused = The browser does not allow notifications from this page, or cannot reach its push service.
web-settings-hook = Webhook
web-settings-hook-kind = Service
web-settings-hook-url = Address
web-settings-hook-test = Send a test
web-settings-hook-sent = The test was sent.
web-settings-import = Import a game
web-settings-import-about = Import the record of a finished game, from here or from the command line, to replay it or branch from it.
web-settings-import-file = Choose a record file (JSON)

## Pages: rules

web-rules-about = The short version to get started, the full one to look things up.
web-rules-of = { $game } rules
web-rules-contents = Contents
web-rules-short = In short
web-rules-long = In full
web-rules-own-words = This is our own description of the rules, independent of the publishers.
web-rules-edition = The table you came from uses different printed values. They are already in the tables below, in bold; where a sentence or an example mentions one of these values, the one in this list counts.

## Pages: style

web-style-title = The look of Saqqara
web-style-about = Every token and widget as it is right now. Switch theme and language above.
web-style-colours = Colours
web-style-type = Type
web-style-controls = Controls
web-style-surfaces = Surfaces and states
web-style-panel = Panel
web-style-slab = Limestone slab
web-style-legal = Legal
web-style-chosen = Chosen
web-style-urgent = Urgent
web-style-seats = Seats
web-style-seat-0 = basalt, ankh
web-style-seat-1 = alabaster, eye
web-style-seat-2 = sandstone, lotus
web-style-seat-3 = granite, scarab
web-style-icons = Icons
web-style-covers = Covers
web-style-states = Empty, done, wrong
web-style-note = Show a note
web-style-problem = Show a problem
web-style-button = Plain
web-style-button-primary = Main
web-style-button-quiet = Quiet
web-style-button-danger = Dangerous
web-style-button-small = Small
web-style-button-not-now = Not now
web-style-chip = Chip

## Pages: missing, waiting, offline

web-missing-title = Nothing but sand
web-missing-text = There is no page at this address. The link may have been cut off.
web-missing-home = Go to the games
web-missing-lobby = Go to the tables
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
web-table-paused = The table is paused.
web-table-paused-about = The table is paused. The clocks are stopped.
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
web-table-speed = Animation
web-table-speed-off = off
web-table-speed-slow = slow
web-table-speed-usual = normal
web-table-speed-quick = fast
web-table-sound = Sound when it is my turn
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
web-table-keys-number = pick a choice by its number
web-table-keys-tab = move between things you can press
web-table-keys-enter = confirm your selection
web-table-keys-escape = clear your selection; close what is open
web-table-keys-undo = undo
web-table-keys-type = type a move
web-table-keys-hint = hint
web-table-keys-list = list of all choices
web-table-keys-text = text board
web-table-keys-keys = this list

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
web-table-fork = What if?
web-table-fork-about = Go back to your last decision and try something else, against bots. This game stays as it was.
web-table-fork-guest = Choose a name on the home page to try what-ifs.
web-table-fork-choose = Choose another moment in the replay
web-table-fork-seat = Your seat
web-table-fork-bots = The others
web-table-fork-do = Play on from here
web-table-fair = Was chance fair?
web-table-verify = Check the deal
web-table-verify-good =
    { $outcomes ->
        [one] Yes. The one random outcome follows from the secret that was sealed before the game.
       *[other] Yes. All { $outcomes } random outcomes follow from the secret that was sealed before the game.
    }
web-table-verify-none = This game had no sealed deal: it is a what-if or was imported.
web-table-verify-numbers = The numbers, to check it yourself
web-table-verify-how = The seal was shown before the first move. It is the fingerprint of the secret, which nobody could see or change during the game.
web-table-verify-commitment = Seal
web-table-verify-secret = Secret
web-table-verify-salt = Players' salt
web-table-verify-word = Word from { $name }
web-table-verify-word-none = none
web-table-verify-own = Your browser chose the word { $word } after it had seen the seal. Both are as it remembers them.
web-table-verify-other = Your browser remembers another seal, or that it chose the word { $word }, which is missing here.

# ---- the text board

web-table-text-board = Text board
web-table-text-colon = { ":" }
web-table-text-none = none
web-table-text-empty = empty
web-table-text-yes = yes
web-table-text-no = no
web-table-text-start-player = Start player
web-table-text-round-card = Ships of this round
web-table-text-ships = Ships
web-table-text-ship = Ship { $number }
web-table-text-size = Size
web-table-text-minimum = Stones needed to sail
web-table-text-from-bow = Spaces from the bow
web-table-text-lies-at = Is at
web-table-text-harbour = the harbour
web-table-text-may-sail = May sail
web-table-text-unloading = Being unloaded
web-table-text-side = Side
web-table-text-face-down = Face down
web-table-text-known = Known face-down cards
web-table-text-looking = Looking at the face-down cards
web-table-text-seen = You see
web-table-text-unseen = Unseen cards
web-table-text-draw-pile = Cards in the draw pile
web-table-text-played = In play
web-table-text-spaces = Spaces
web-table-text-beside = Stones beside
web-table-text-from-above = Seen from above
web-table-text-stones = Stones
web-table-text-heights = Heights
web-table-text-waiting = Waiting stones
web-table-text-towers = Obelisks in order
web-table-text-score = Points so far
web-table-text-sources = By source
web-table-text-at-end = Added if the game ended now
web-table-text-chip = Horus chip
web-table-text-opened = Opened the auction
web-table-text-high = Highest number
web-table-text-leader = Declared by
web-table-text-horus-used = Horus pass used
web-table-text-hand-size = Cards in hand
web-table-text-sum = Sum played
web-table-text-treasure-points = Points for treasure
web-table-text-variety-points = Points for variety
web-table-text-flag-points = Points for flags
web-table-text-pharaohs-used = Pharaoh cards used
web-table-text-pharaohs-left = Pharaoh cards left

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
web-replay-keys-step = one step back or forward
web-replay-keys-turn = one turn back or forward
web-replay-keys-ends = start and end
web-replay-keys-play = play or pause

## The board of Imhotep

web-imhotep-you = You
web-imhotep-harbour = Harbour
web-imhotep-bow-first = the bow unloads first
web-imhotep-sites = Sites
web-imhotep-sides = Board sides
web-imhotep-camps = Sleds, quarries and cards
web-imhotep-card-names = Card names
web-imhotep-burial-short = Burial
web-imhotep-ship = Ship { $ship }
web-imhotep-ship-full =
    { $size ->
        [one] Ship { $ship }, { $stones } of 1 stone, { $status }
       *[other] Ship { $ship }, { $stones } of { $size } stones, { $status }
    }
web-imhotep-ready = ready to sail
web-imhotep-needs = needs { $stones } more
web-imhotep-empty = empty
web-imhotep-space = Ship { $ship }, space { $space }: { $what }
web-imhotep-dock = { $site } dock: { $status }
web-imhotep-dock-free = free
web-imhotep-dock-ship = ship { $ship } is here
web-imhotep-ship-first = Choose a ship first, then a dock that glows.
web-imhotep-when-card = a card at once
web-imhotep-when-now = points at once
web-imhotep-when-round = end of each round
web-imhotep-when-end = end of the game
web-imhotep-when-three = points for three
web-imhotep-worth-now = Points so far, and what the end would add now
web-imhotep-standing =
    { $more ->
        [0] { $name }: { $sure } so far
       *[other] { $name }: { $sure } so far, { $more } more at the end as things stand
    }
web-imhotep-flat = Flat plan with all values
web-imhotep-plan = The pyramid, level by level, with the value of each space
web-imhotep-pyramid-picture = The pyramid as it stands
web-imhotep-temple-picture = The temple from above and from the side
web-imhotep-burial-picture = The burial chamber as it stands
web-imhotep-obelisks-picture = The obelisks as they stand
web-imhotep-from-side = from the side
web-imhotep-complete = { $pyramid }: complete
web-imhotep-next-space =
    { $points ->
        [one] { $pyramid }: the next space scores 1 point
       *[other] { $pyramid }: the next space scores { $points } points
    }
web-imhotep-bonus-card = and you may draw a card
web-imhotep-bonus-stones = and you may take stones
web-imhotep-bonus-load = and you may load a stone
web-imhotep-reward-choice = 1 point or 2 stones
web-imhotep-reward-two = 2 points
web-imhotep-reward-card = the top card of the draw pile
web-imhotep-order = Unloading order
web-imhotep-pick-stone = Pick up stone { $stone } from your sled to load it
web-imhotep-quarry-full =
    { $quarry ->
        [one] Quarry: 1 stone
       *[other] Quarry: { $quarry } stones
    }
web-imhotep-camp-full = sled { $sled } of { $room }, quarry { $quarry }
web-imhotep-deck = deck
web-imhotep-discard = discard
web-imhotep-discard-full =
    { $cards ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $cards } cards
    }
web-imhotep-rounds-note = Any of these may still come up, except one that was removed unseen.

web-imhotep-gain-points = points at once
web-imhotep-gain-each-round = visible stones: points each round
web-imhotep-gain-at-end = at the end, as things stand
web-imhotep-gain-cards = one card per stone
web-imhotep-gain-choices = each owner chooses
web-imhotep-gain-spaces = visible stones

web-imhotep-tag-now = Now
web-imhotep-tag-end = End
web-imhotep-tag-action = Action
web-imhotep-tag-set = Set
web-imhotep-effect-entrance = 1 stone from the quarry to the Pyramids
web-imhotep-effect-sarcophagus = 1 stone from the quarry to the Burial Chamber
web-imhotep-effect-paved-path = 1 stone from the quarry to the Obelisks
web-imhotep-effect-pyramid-decoration = 1 point per 3 stones at the Pyramids
web-imhotep-effect-temple-decoration = 1 point per 3 stones in the Temple
web-imhotep-effect-burial-decoration = 1 point per 3 stones in the Burial Chamber
web-imhotep-effect-obelisk-decoration = 1 point per 3 stones at the Obelisks
web-imhotep-effect-lever = Sail a ship, choose the unloading order
web-imhotep-effect-hammer = Take up to 3 stones, load 1
web-imhotep-effect-sail = Load 1 stone, sail that ship
web-imhotep-effect-chisel = Load 2 stones on any ships
web-imhotep-effect-statue = A set scores 1, 3, 6, 10, 15 points
web-imhotep-guide = What the cards do
web-imhotep-guide-market = Each stone unloaded here gets its owner a card, and goes back to the quarry.
web-imhotep-guide-own = Your cards
web-imhotep-guide-effect = { $effect }.
web-imhotep-colour-red = Red: takes effect as soon as you take it.
web-imhotep-colour-green = Green: scores at the end of the game. At a site, stones of all players count.
web-imhotep-colour-blue = Blue: play it as your action on a later turn. If you keep it to the end, it scores 1 point.
web-imhotep-colour-purple = Purple: scores at the end of the game. From the sixth on, each adds 2 points.

web-imhotep-all-a = All on side A
web-imhotep-all-b = All on side B
web-imhotep-by-lot = Random
web-imhotep-about-market-a = Four cards face up to choose from.
web-imhotep-about-market-b = Three face up; or look at two face-down cards and keep one.
web-imhotep-about-pyramids-a = One great pyramid, filled in a fixed order.
web-imhotep-about-pyramids-b = Three small ones: choose yours; some spaces give a bonus.
web-imhotep-about-temple-a = A point each round for every stone visible from above.
web-imhotep-about-temple-b = Each space gives something else: points, stones or a card.
web-imhotep-about-burial-a = Touching stones of one owner form groups; large ones are worth more.
web-imhotep-about-burial-b = Most stones in each of the three rows: 8, 4 and 2.
web-imhotep-about-obelisks-a = The tallest obelisks score at the end.
web-imhotep-about-obelisks-b = Three of your stones make an obelisk; the earlier, the more points.
web-imhotep-side-rules = What this side does: { $side }

## Return of the Pharaoh: the board

web-pharaoh-card = pharaoh card
web-pharaoh-chip = Horus chip
web-pharaoh-back = face-down card
web-pharaoh-stage = The auction
web-pharaoh-actions = Declare or pass
web-pharaoh-deck = to come
web-pharaoh-deck-about = These lots are still to come, in an unknown order.
web-pharaoh-removed-about = Nobody wanted these lots; they are out of the game.
web-pharaoh-to-beat = To beat: { $name }
web-pharaoh-no-bid = Nobody has declared yet; { $name } opened.
web-pharaoh-bid-sum = Number: { $number }
web-pharaoh-with-bonus = { $sum } + bonus { $bonus }
web-pharaoh-points = Treasure { $treasure } + variety { $variety }
web-pharaoh-no-treasure = no treasure yet
web-pharaoh-score =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-pharaoh-pharaohs = Pharaoh cards: { $left } in hand, { $used } spent
web-pharaoh-hand-size =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
web-pharaoh-winner = winner
web-pharaoh-leads = highest
web-pharaoh-thinks = to move
web-pharaoh-patients = Patients: { $sum } in all
web-pharaoh-hospital-empty = The hospital is empty.
web-pharaoh-tent-empty = Nobody is resting here.
web-pharaoh-hand-empty = Your hand is empty.
web-pharaoh-lay = Play { $card }
web-pharaoh-held = In your hand: { $card }
web-pharaoh-not-your-turn = It is not your turn.
web-pharaoh-act-declare = Declare
web-pharaoh-act-horus = Horus pass
web-pharaoh-act-pharaoh = Pharaoh pass
web-pharaoh-press-again = Click or tap again, or confirm, to do it.
web-pharaoh-then-pass = You are out of this auction, and nothing else happens.
web-pharaoh-then-horus = You are out of this auction, and open the next one.
web-pharaoh-then-pharaoh =
    { $patients ->
        [0] You are out of this auction and use up a pharaoh card for nothing.
        [one] You are out of this auction; one patient moves to your tent and joins your hand next round.
       *[other] You are out of this auction; { $patients } patients move to your tent and join your hand next round.
    }
web-pharaoh-then-treasure = If nobody goes higher, you win, and this crew goes to the hospital.
web-pharaoh-then-crew = If nobody goes higher, you win, and this crew rests in your tent with the new one.
web-pharaoh-your-bid = Cards you play appear here.
web-pharaoh-bid-so-far = Your bid so far: { $sum }.
web-pharaoh-lay-any = Click or tap a card in your hand to play it: you can open with any number.
web-pharaoh-cannot = You cannot outbid: choose how to pass.
web-pharaoh-missing =
    { $sum ->
        [0] More than { $high } is needed: click or tap a card in your hand to play it.
       *[other] You have { $sum }. To beat { $high } you need { $missing } more.
    }
web-pharaoh-enough = { $number } is enough: declare it, or play more.
web-pharaoh-enough-all = { $number } is enough: declare it.
web-pharaoh-enough-bonus = Declare { $number }, or { $raised } with the bonus; or play more.
web-pharaoh-you-lead = You have declared { $high }, the highest so far.
web-pharaoh-you-passed = You have passed. These cards return to your hand when the auction ends.
web-pharaoh-guide = What the cards do
web-pharaoh-guide-crew = Crew
web-pharaoh-guide-kinds = Kinds of treasure
web-pharaoh-about-treasure =
    { $points ->
        [one] 1 point at the end. If you win it, the crew you bid goes to the hospital.
       *[other] { $points } points at the end. If you win it, the crew you bid goes to the hospital.
    }
web-pharaoh-about-flag = Counts { $crew } in your bids, and scores 1 point if it is in your hand or tent at the end. If you win it, it rests in your tent with the crew you bid.
web-pharaoh-about-crew = Each card counts its number in your bid. If you do not win, it returns to your hand after the auction.
web-pharaoh-about-kinds = 2, 3, 4 or 5 different kinds score 1, 3, 6 or 10 points at the end.
web-pharaoh-about-pharaoh = Spend it on a Pharaoh pass: all the crew in the hospital moves to your tent. If you keep it, it scores nothing.
web-pharaoh-about-chip = Its holder opens the next auction, and may add the round number to the opening declaration. A Horus pass gets it for you.
web-pharaoh-about-hospital = Crew that won treasure. It belongs to nobody and scores nothing until a Pharaoh pass takes it.
web-pharaoh-about-tent = Crew resting here cannot bid. It returns to its owner's hand at the end of the round.

## Invitations

web-qr-code = QR code for { $text }

web-table-hand-over = Hand the device to { $name }
web-table-hand-over-about = Nobody else should look at the screen now.
web-table-hand-over-take = I am { $name }
web-new-seat-local = Someone next to me
web-new-seat-local-about = shares this device; you pass it over
web-new-seat-local-name = Their name

## Projected end scores

web-forecast = If the game ended now
web-forecast-unknown = unknown to you
web-forecast-least = { $points } or more

## Editions: the figures of one's own box

web-edition-own = My copy has different values
web-edition-own-about = Some values are printed only on boards and cards. Where we have not seen those, we had to reconstruct the values. If you own the game, you can play with the values of your copy.
web-edition-steps = Download the standard file, correct whatever your copy has differently in any text editor, and choose it here or paste its text below. Notes in the file say which values are certain.
web-edition-download = Standard file
web-edition-choose = Choose my file
web-edition-text = Text of the edition file
web-edition-none = No file yet: the game uses its standard values.
web-edition-same = These are the standard values.
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
web-edition-unrated = Not available with the values of your own copy: ratings compare results of the same game.

## Murals of the Nile: the wall

web-murals-wall-full = The wall: { $placed } of 100 cards placed.
web-murals-wall-last = The wall: { $placed } of 100 cards placed, most recently { $last }.
web-murals-area-open =
    { $cells ->
        [one] Area { $letter }, worth { $value }: 1 cell still open
       *[other] Area { $letter }, worth { $value }: { $cells } cells still open
    }
web-murals-area-done = Area { $letter }, worth { $value }: finished by { $name }
web-murals-supply = Deck and display
web-murals-deck = Deck
web-murals-deck-full =
    { $cards ->
        [one] Deck: 1 card
       *[other] Deck: { $cards } cards
    }
web-murals-display = Display
web-murals-display-empty = Cards that miss go here.
web-murals-hand = Your hand
web-murals-hand-empty = No cards in hand.
web-murals-hand-free = { $free } of { $cards } outside the shadow
web-murals-hands = Other hands
web-murals-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
web-murals-known = Everybody saw this card being taken
web-murals-card =
    { $shadow ->
        [true] { $card }, in the shadow
       *[other] { $card }
    }
web-murals-not-your-turn = It is not your turn to place a card.
web-murals-deeds = Draw or stop
web-murals-draw = Turn up a card
web-murals-draw-first = it may go anywhere
web-murals-draw-safe = it cannot miss
web-murals-draw-risk = { $percent }% chance of a miss
web-murals-draw-unknown = it may miss
web-murals-ask-odds = How likely is a miss?
web-murals-odds = { $miss } of { $unseen } unseen cards are in the shadow of { $last }.
web-murals-stop =
    { $cards ->
        [one] Stop with 1 card
       *[other] Stop with { $cards } cards
    }
web-murals-reward =
    { $steps ->
        [0] { $cards ->
            [0] no bonus
            [one] 1 card
           *[other] { $cards } cards
        }
       *[other] { $cards ->
            [0] combo +{ $steps }
            [one] combo +{ $steps } and 1 card
           *[other] combo +{ $steps } and { $cards } cards
        }
    }
web-murals-take-deck = Take from the deck
web-murals-take-deck-about =
    { $cards ->
        [one] unseen by the others; 1 left
       *[other] unseen by the others; { $cards } left
    }
web-murals-owed-ankh = Ankh: { $name } takes a card.
web-murals-owed-combo =
    { $cards ->
        [one] { $name } takes 1 more card as a bonus.
       *[other] { $name } takes { $cards } more cards as a bonus.
    }
web-murals-combo-bonus = Combo bonus
web-murals-combo-about = for the cards placed in a turn
web-murals-tracks = Tracks
web-murals-track-combo = Combo
web-murals-track-area = Areas
web-murals-track-miss = Misses
web-murals-track-points = 1st to 3rd place: { $points }
web-murals-track-seat = { $name }: { $steps }, worth { $points } now.
web-murals-guide = What cards and areas do
web-murals-guide-combo = If your turn ends without a miss, you get the bonus for the number of cards you placed.
web-murals-guide-line = { $cards }: { $reward }
web-murals-guide-areas = Whoever places the last card of an area moves 1, 2 or 3 steps (I, II, III) on the area track at once.
web-murals-guide-ankh = Cards with an ankh and a red number. When you place one, take a card from the deck or the display at once.
web-murals-guide-shadow = Shadow
web-murals-guide-shadow-about = All cells that are both lower and further right than the last card. You cannot place a card there from your hand or the display. If you turn one up, it is a miss: it goes to the display, you move 1 step on the miss track, and your turn ends without a bonus.
web-murals-guide-tracks = Each track scores at the end of the game; tied players all get the points. On the miss track, fewest misses is best.
web-murals-text-turn = Current player
web-murals-text-count = Cards placed in this turn
web-murals-text-last = Last card
web-murals-text-shadow = In its shadow
web-murals-text-owed = Cards still to take
web-murals-text-sheet = On the wall
web-murals-text-areas = Areas
web-murals-text-area = Area { $number }
web-murals-text-letter = Letter
web-murals-text-known = Known to all
web-murals-text-value = Steps
web-murals-text-cells = Cells
web-murals-text-open = Still open
web-murals-text-by = Finished by
web-murals-text-ankh = Ankh cards
web-murals-text-track-points = Points for 1st, 2nd and 3rd place
web-murals-text-odds = A card turned up now
web-murals-text-odds-miss = Unseen cards in the shadow
web-murals-text-odds-unseen = Unseen cards in all
web-murals-text-hand-size = Cards in hand
web-murals-text-combo-points = Points for combos so far
web-murals-text-area-points = Points for areas so far
web-murals-text-miss-points = Points for misses so far

## A New Dynasty: options

web-dynasty-note-expansion = Extra Storage, Private Quarry, Stone Ornament, Raft, Gangplank and four more Statues. Red cards stay with their owners.
web-dynasty-note-prophecies = Two scarabs each: bet on a god’s prophecy. Early bets win more; a prophecy that fails costs points.
web-dynasty-note-secret-cards = Others see only how many blue cards you hold.
web-dynasty-flags = A New Dynasty: rule details
web-dynasty-flags-about = Where the rules can be read in two ways. The defaults follow the rulebook text.
web-dynasty-chip-expansion = New cards
web-dynasty-chip-prophecies = Prophecies
web-dynasty-chip-secret = Secret cards
web-dynasty-chip-lot-all = Random sides A to D

## Cleopatra: options

web-cleopatra-chip-stalls = Market stalls
web-cleopatra-chip-2006 = 2006 rules
