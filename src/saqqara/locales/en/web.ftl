# What the browser says.

web-skip = Skip to the content
web-close = Close
web-nav = Pages
web-nav-play = Play
web-nav-lobby = Tables
web-nav-rules = Rules
web-nav-leaders = Leaders
web-nav-settings = Settings
web-language = Language
web-theme = Day or night
web-offline = The server cannot be reached. Check the connection; nothing is lost.

## Pages: home

web-home-title = Build, bid and paint along the Nile
web-home-subtitle = Egyptian board games, with people or fair bots. Free, open source, no download.
web-home-your-turn = Your turn
web-home-my-games = Your games
web-home-asked = It is your turn.
web-home-news =
    { $moves ->
        [one] Your turn: one move since you looked.
       *[other] Your turn: { $moves } moves since you looked.
    }
web-home-waits = The others are deciding.
web-home-waits-for = { $name } is deciding.
web-home-seats-free =
    { $seats ->
        [0] All seats are taken.
        [one] One seat is free.
       *[other] { $seats } seats are free.
    }
web-home-play = Play now
web-home-play-how = two clicks: pick a game, pick a table
web-home-choose = Play now: { $game }
web-home-waiting =
    { $tables ->
        [one] 1 table waiting
       *[other] { $tables } tables waiting
    }
web-home-minutes = { $minutes } min
web-home-players = Players
web-home-level = Bots
web-home-bots = With bots, now
web-home-find = Find players
web-home-invite = Invite friends
web-home-options = All options
web-home-rules = Rules
web-home-name = Your name
web-home-name-why = A name is all it takes. No account, no mail.
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
web-new-seat-open-about = for whoever comes
web-new-seat-bots = Bots
web-new-options = Options of the game
web-new-pace = Pace
web-new-pace-legend = How much time is there to decide?
web-new-pace-none = Everybody takes the time they need.
web-new-pace-live = Clock for one sitting
web-new-pace-live-about = Everybody has a bank of minutes; each turn adds some seconds.
web-new-pace-days = Days for each turn
web-new-pace-days-about = Play over days or weeks, and look in when you can.
web-new-bank = Minutes in the bank
web-new-increment = Seconds added each turn
web-new-days = Days for each turn
web-new-window = Only count part of the day
web-new-window-about = The clock stands still outside these hours: nobody has to get up at night.
web-new-window-from = From
web-new-window-to = To
web-new-zone = Time zone
web-new-terms = Around the table
web-new-who = Who may come?
web-new-public = In the lobby
web-new-public-about = Everybody sees the table, may sit down and watch.
web-new-private = By link
web-new-private-about = Only who has the link finds the table.
web-new-rated = Rated
web-new-rated-about = The result counts for the ratings; no hints.
web-new-substitute = When somebody's time is up
web-new-rated-people = At least two people must play, each to the end: games against bots alone do not count.
web-new-substitute-rated = In a rated game always a scribe, and the game then no longer counts.
web-new-substitute-about = This bot plays on for them until they are back.
web-new-name = Name of the table
web-new-name-about = If you like; otherwise it is called after the game.
web-new-open = Open the table
web-new-open-about = The game starts when all seats are taken.
web-new-start = Start playing
web-new-start-about = All seats are taken: the game starts at once.

## Pages: lobby

web-lobby-title = Tables
web-lobby-new = New table
web-lobby-status = Which tables
web-lobby-game = Game
web-lobby-all = All games
web-lobby-open = Waiting
web-lobby-running = Running
web-lobby-over = Finished
web-lobby-join = Join
web-lobby-join-at = Join: { $table }
web-lobby-watch = Watch
web-lobby-return = To the table
web-lobby-replay = Replay
web-lobby-rated = Rated
web-lobby-seat-free = Free
web-lobby-pace-none = No clock
web-lobby-pace-live = { $minutes } min + { $seconds } s
web-lobby-pace-days =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
web-lobby-pace-window =
    { $days ->
        [one] 1 day a turn, { $from } to { $to }
       *[other] { $days } days a turn, { $from } to { $to }
    }
web-lobby-chip-sides = Sides { $sides }
web-lobby-chip-sides-random = Sides by lot
web-lobby-chip-wrath = Wrath of the Pharaoh
web-lobby-chip-open-hands = Open hands
web-lobby-chip-no-bonus = No opening bonus
web-lobby-chip-no-odds = Without odds
web-lobby-chip-first = Player { $seat } starts
web-lobby-none-open = No table is waiting
web-lobby-none-running = No game is running in public
web-lobby-none-over = No public game has finished yet
web-lobby-none-text = Open one: others will see it here. Or play against bots, which always have time.
web-lobby-none-later = Games at public tables show up here. You can begin one now.

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
web-room-host = Host
web-room-you = you
web-room-here = is here
web-room-away = not here just now
web-room-free-about = waits for somebody
web-room-bot = Put a bot
web-room-bot-at = Bot on seat { $seat }
web-room-no-bot = Free the seat
web-room-invite = Invite
web-room-invite-public = The table is in the lobby. This link leads here too.
web-room-invite-private = Whoever has this link can sit down.
web-room-link = Link to this table
web-room-copy = Copy
web-room-copied = Copied.
web-room-copy-yourself = Press Ctrl+C to copy the link.
web-room-share = Share
web-room-share-title = Play { $game } with me
web-room-qr = The link as a code for the camera of a phone
web-room-rated = Counts for the ratings if everybody plays to the end. No hints, and draws cannot be taken back.
web-room-rated-alone = Does not count unless a second person sits down: games against bots alone are not rated.
web-room-terms = How it is played
web-room-usual = Everything else is as usual
web-room-chat = Chat
web-room-chat-empty = Nobody has said anything yet.
web-room-chat-write = Say something
web-room-chat-send = Send

## Pages: profile and leaders

web-profile-guest = Guest since { $day }
web-profile-member = Here since { $day }
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
web-profile-none-me = Finish a game, and it will be here to be replayed.
web-profile-none-other = Only games at public tables are shown.
web-leaders-title = Leaders
web-leaders-how = From rated games. Ratings start low and settle as you play more rated games.
web-leaders-place = Place
web-leaders-name = Name
web-leaders-games = Games
web-leaders-none = Nobody is ranked yet
web-leaders-none-text = A few rated games are needed before a name appears here.

## Pages: settings

web-settings-profile = My profile
web-settings-saved = Saved.
web-settings-removed = Removed.
web-settings-save = Save
web-settings-remove = Remove
web-settings-name = Name
web-settings-look = Look and feel
web-settings-theme = Light
web-settings-theme-auto = As the device
web-settings-theme-light = Day
web-settings-theme-dark = Night
web-settings-speed = Motion
web-settings-speed-off = Off
web-settings-speed-slow = Slow
web-settings-speed-usual = Usual
web-settings-speed-quick = Quick
web-settings-sound = Sound
web-settings-sound-about = Quiet unless you turn it on.
web-settings-confirm = Confirm moves
web-settings-confirm-about = A move is sent only after a second press.
web-settings-account = Account
web-settings-nobody = You can play with just a name. Sign in if you have an account.
web-settings-guest = You are a guest: this browser knows you, no other does. With an account you can come in from anywhere, and nothing you played is lost.
web-settings-claim = Make an account
web-settings-claimed = You have an account now.
web-settings-have-account = I have an account
web-settings-sign-in = Sign in
web-settings-sign-in-warning = This browser then forgets the guest that you are now.
web-settings-sign-out = Sign out
web-settings-signed-in = Signed in as { $login }.
web-settings-login = Login
web-settings-login-about = 3 to 32 letters, digits, dots, hyphens or underscores
web-settings-password = Password
web-settings-password-about = at least 8 characters
web-settings-tokens = API tokens
web-settings-tokens-about = For programs that act for you. Treat a token like a password.
web-settings-token-label = What is it for?
web-settings-token-make = Make a token
web-settings-token-made = Your token. Copy it now: it is not shown again.
web-settings-token-remove = Remove the token { $label }
web-settings-notices = Notices
web-settings-notices-about = Be told when it is your turn or a game is over, while you are elsewhere.
web-settings-push = In a browser
web-settings-push-impossible = This browser cannot do that here. It needs https, and a browser with web push.
web-settings-push-count =
    { $browsers ->
        [0] No browser is told yet.
        [one] One browser is told.
       *[other] { $browsers } browsers are told.
    }
web-settings-push-on = Tell this browser
web-settings-push-off = Tell no browser
web-settings-push-refused = The browser does not allow notices from this page, or cannot reach its push service.
web-settings-hook = Webhook
web-settings-hook-kind = For
web-settings-hook-url = Address
web-settings-hook-test = Send a test
web-settings-hook-sent = The test was sent.
web-settings-import = Import a game
web-settings-import-about = The record of a finished game, from here or from the command line, can be replayed and branched.
web-settings-import-file = Choose a record file (JSON)

## Pages: rules

web-rules-about = Short to begin with, in full to look things up.
web-rules-of = Rules of { $game }
web-rules-contents = Contents
web-rules-short = In short
web-rules-long = In full
web-rules-own-words = This is our own description of the rules, independent of the publishers.

## Pages: style

web-style-title = The look of Saqqara
web-style-about = Every token and widget, as it is right now. Turn day and night, and the language, above.
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
web-missing-text = There is no page at this address. Perhaps the link was cut short.
web-missing-home = To the games
web-missing-lobby = To the tables
web-missing-loading = One moment
web-missing-retry = Try again
web-missing-offline = No connection

# ---- the table

web-table-home = Back to the first page
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
web-table-stand-in = { $level } plays for them
web-table-stand-in-you = { $level } plays for you
web-table-here = here
web-table-not-here = not here
web-table-decides = decides
web-table-points = points
web-table-watching =
    { $count ->
        [one] one person watches
       *[other] { $count } people watch
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
web-table-search-nothing = No choice has these words.
web-table-rule = Rule
web-table-rule-of = The rule of: { $choice }
web-table-rule-more = Read on in the rules
web-table-confirm = Confirm
web-table-undo = Undo
web-table-type = Type a move
web-table-type-how = Such as: { $example }. Several moves with ; between them.
web-table-type-send = Play what is typed
web-table-problem-typed = The list of choices shows what is possible, and how it is written.

web-table-hint = Hint
web-table-hint-about = What a strong bot would do. It sees only what you see.
web-table-hint-ask = Think about it
web-table-hint-thinking = Thinking...
web-table-hint-share = wins { $percent } % of the time
web-table-hint-points = about { common-score } at the end

web-table-lost = The connection is lost. It comes back by itself; nothing is lost, and what you picked stays.
web-table-paused = The table is paused.
web-table-paused-about = The table is paused. No clock runs.
web-table-pause = Pause the table
web-table-resume = Go on
web-table-away = { $level } is playing for you.
web-table-come-back = I am back
web-table-proposal-pause = { $name } would like to pause.
web-table-proposal-take-back =
    { $plies ->
        [one] { $name } would like to take back the last step.
       *[other] { $name } would like to go back { $plies } steps.
    }
web-table-proposal-waiting = Waiting for the others to agree.
web-table-agree = Agree
web-table-decline = No
web-table-withdraw = Withdraw

web-table-menu = Menu of the table
web-table-take-back = Take back my last decision
web-table-take-back-about = The others must agree.
web-table-take-back-rated = The others must agree, and draws and reveals stay: the game is rated.
web-table-step-away-rated = A scribe plays for you until you come back, and the game no longer counts for anybody's rating.
web-table-unrated = A bot has played for somebody, so this game no longer counts for ratings.
web-table-step-away = Let a bot play for me
web-table-step-away-level = Level of the bot
web-table-step-away-do = Step away
web-table-export = Save the record
web-table-leave = Leave the table
web-table-leave-about = A bot plays on for you until you come back.
web-table-speed = Movement
web-table-speed-off = none
web-table-speed-slow = slow
web-table-speed-usual = usual
web-table-speed-quick = quick
web-table-sound = Sound when it is my turn
web-table-confirm-setting = Ask before a choice is sent

web-table-log-empty = Nothing has happened yet.
web-table-log-ply = Look at step { $ply } in the replay
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
web-table-notes-about = Only you see these notes.
web-table-notes-kept = Kept.
web-table-notes-writing = Writing...

web-table-keys = Keys
web-table-keys-number = pick a choice by its number
web-table-keys-tab = go to everything that can be pressed
web-table-keys-enter = confirm what is picked
web-table-keys-escape = pick nothing; close what is open
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
web-table-sheet = Where the points came from
web-table-total = Total
web-table-chart = Points over time
web-table-chart-start = start
web-table-chart-end = end
web-table-chart-press = Press the chart to see that moment in the replay.
web-table-fork = What if?
web-table-fork-about = Go back to your last decision and try something else, against bots. This game stays as it was.
web-table-fork-guest = Choose a name on the first page to try what-ifs.
web-table-fork-choose = Choose another moment in the replay
web-table-fork-seat = Your seat
web-table-fork-bots = The others
web-table-fork-do = Play on from here
web-table-fair = Was chance fair?
web-table-verify = Check the deal
web-table-verify-good =
    { $outcomes ->
        [one] Yes. The one thing that chance decided follows from the secret that was sealed before the game.
       *[other] Yes. All { $outcomes } things that chance decided follow from the secret that was sealed before the game.
    }
web-table-verify-none = This game had no sealed deal: it is a what-if or was imported.
web-table-verify-numbers = The numbers, to check it yourself
web-table-verify-how = The seal was shown before the first move. It is the fingerprint of the secret, which nobody could see or change during the game.
web-table-verify-commitment = Seal
web-table-verify-secret = Secret
web-table-verify-salt = Word of the players

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
web-table-text-lies-at = Lies at
web-table-text-harbour = the harbour
web-table-text-may-sail = May sail
web-table-text-unloading = Being unloaded
web-table-text-side = Side
web-table-text-face-down = Face down
web-table-text-known = Known to be face down
web-table-text-looking = Looks at the face-down cards
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
web-table-text-at-end = If the game ended now, added
web-table-text-chip = Horus chip
web-table-text-opened = Opened the auction
web-table-text-high = Highest number
web-table-text-leader = Declared by
web-table-text-horus-used = Horus pass used
web-table-text-hand-size = Cards in hand
web-table-text-sum = Sum laid
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
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-seat = Seen by
web-replay-spectator = a spectator
web-replay-table = To the table
web-replay-fork-about = Play on from step { $ply }, against bots. This game stays as it was.
web-replay-keys-step = one step back or on
web-replay-keys-turn = one turn back or on
web-replay-keys-ends = start and end
web-replay-keys-play = play or pause

## The board of Imhotep

web-imhotep-you = You
web-imhotep-harbour = Harbour
web-imhotep-bow-first = the bow unloads first
web-imhotep-sites = Sites
web-imhotep-sides = Sides of the sites
web-imhotep-camps = Sleds, quarries and cards
web-imhotep-card-names = Names of the cards
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
web-imhotep-dock = Dock of the { $site }: { $status }
web-imhotep-dock-free = free
web-imhotep-dock-ship = ship { $ship } lies here
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
web-imhotep-burial-picture = The burial chamber with what lies in it
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
web-imhotep-order = Order of unloading
web-imhotep-pick-stone = Pick up stone { $stone } of your sled to load it
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
        [one] Discard pile of 1 card
       *[other] Discard pile of { $cards } cards
    }
web-imhotep-rounds-note = Each of these may still come, but one of them never will.

web-imhotep-gain-points = points at once
web-imhotep-gain-each-round = visible stones: points each round
web-imhotep-gain-at-end = at the end, as things stand
web-imhotep-gain-cards = a card for each stone
web-imhotep-gain-choices = each stone: its owner chooses
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
web-imhotep-effect-hammer = Take 3 stones, load 1
web-imhotep-effect-sail = Load 1 stone, sail that ship
web-imhotep-effect-chisel = Load 2 stones on any ships
web-imhotep-effect-statue = A set scores 1, 3, 6, 10, 15 points

web-imhotep-all-a = All on side A
web-imhotep-all-b = All on side B
web-imhotep-by-lot = Surprise at the start
web-imhotep-about-market-a = Four cards face up to choose from.
web-imhotep-about-market-b = Three face up; the fourth pick is the better of two face down.
web-imhotep-about-pyramids-a = One great pyramid, filled in a fixed order.
web-imhotep-about-pyramids-b = Three small ones: choose yours; some spaces bring a bonus.
web-imhotep-about-temple-a = A point each round for every stone seen from above.
web-imhotep-about-temple-b = Each space pays its own way: points, stones or a card.
web-imhotep-about-burial-a = Touching stones of one owner form groups; large ones are dear.
web-imhotep-about-burial-b = Most stones in each of the three rows: 8, 4 and 2.
web-imhotep-about-obelisks-a = The tallest obelisks score at the end.
web-imhotep-about-obelisks-b = Three of your stones make an obelisk; the earlier, the more.

## Return of the Pharaoh: the board

web-pharaoh-card = pharaoh card
web-pharaoh-chip = Horus chip
web-pharaoh-back = face-down card
web-pharaoh-stage = The auction
web-pharaoh-actions = Declare or pass
web-pharaoh-deck = to come
web-pharaoh-deck-about = These lots are still to come, in an order that nobody knows.
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
web-pharaoh-patients = Patients with a sum of { $sum }
web-pharaoh-hospital-empty = Nobody is ill.
web-pharaoh-tent-empty = Nobody rests here.
web-pharaoh-hand-empty = Your hand is empty.
web-pharaoh-lay = Lay { $card }
web-pharaoh-held = In your hand: { $card }
web-pharaoh-not-your-turn = It is not your turn.
web-pharaoh-act-declare = Declare
web-pharaoh-act-horus = Horus pass
web-pharaoh-act-pharaoh = Pharaoh pass
web-pharaoh-press-again = Press again, or confirm, to do it.
web-pharaoh-then-pass = You are out of this auction, and nothing else happens.
web-pharaoh-then-horus = You are out of this auction, and open the next one.
web-pharaoh-then-pharaoh =
    { $patients ->
        [0] You are out of this auction and spend a pharaoh card for nothing.
        [one] You are out of this auction; one patient moves to your tent and joins your hand next round.
       *[other] You are out of this auction; { $patients } patients move to your tent and join your hand next round.
    }
web-pharaoh-then-treasure = If nobody goes higher you win, and this crew goes to the hospital.
web-pharaoh-then-crew = If nobody goes higher you win, and this crew rests in your tent with the new one.
web-pharaoh-your-bid = Cards you lay will lie here.
web-pharaoh-bid-so-far = Your bid so far: { $sum }.
web-pharaoh-lay-any = Press a card in your hand to lay it: any number opens.
web-pharaoh-cannot = Your crew is not enough: choose how to pass.
web-pharaoh-missing =
    { $sum ->
        [0] More than { $high } is needed: press a card in your hand to lay it.
       *[other] You have { $sum }. It must beat { $high }: { $missing } more needed.
    }
web-pharaoh-enough = { $number } is enough: declare it, or lay more.
web-pharaoh-enough-all = { $number } is enough: declare it.
web-pharaoh-enough-bonus = Declare { $number }, or { $raised } with the bonus; or lay more.
web-pharaoh-you-lead = You have declared { $high }, the highest so far.
web-pharaoh-you-passed = You have passed. These cards return to your hand when the auction ends.

## Invitations

web-qr-code = QR code for { $text }

web-table-hand-over = Hand the device to { $name }
web-table-hand-over-about = Nobody else should look now.
web-table-hand-over-take = I am { $name }
web-new-seat-local = Somebody beside me
web-new-seat-local-about = shares this device; you hand it over
web-new-seat-local-name = Their name

## Projected end scores

web-forecast = If the game ended now
web-forecast-unknown = not known to you
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
web-murals-wall-last = The wall: { $placed } of 100 cards placed, the last one { $last }.
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
web-murals-display-empty = Cards that missed come here.
web-murals-hand = Your hand
web-murals-hand-empty = No cards in hand.
web-murals-hand-free = { $free } of { $cards } outside the shadow
web-murals-hands = Hands of the others
web-murals-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
web-murals-known = Everybody saw this go into the hand
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
web-murals-draw-risk = misses with { $percent } %
web-murals-draw-unknown = it may miss
web-murals-ask-odds = How likely is a miss?
web-murals-odds = { $miss } of { $unseen } unseen cards lie in the shadow of { $last }.
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
web-murals-owed-ankh = The ankh brings { $name } a card.
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
web-murals-text-turn = Turn of
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
web-murals-text-combo-points = Points for combos, as it stands
web-murals-text-area-points = Points for areas, as it stands
web-murals-text-miss-points = Points for misses, as it stands

## A New Dynasty: options

web-dynasty-note-expansion = Extra Storage, Private Quarry, Stone Ornament, Raft, Gangplank and four more Statues. Red cards stay before their owners.
web-dynasty-note-prophecies = Two scarabs each: bet on a god’s wish. Early bets win more; a wish that fails costs points.
web-dynasty-note-secret-cards = Others see only how many blue cards you hold.
web-dynasty-flags = Fine points of A New Dynasty
web-dynasty-flags-about = Where the rules can be read in two ways. As set is as written.
web-dynasty-chip-expansion = New cards
web-dynasty-chip-prophecies = Prophecies
web-dynasty-chip-secret = Secret cards
web-dynasty-chip-lot-all = Sides A to D by lot

## Cleopatra: options

web-cleopatra-chip-stalls = Market stalls
web-cleopatra-chip-2006 = Rules of 2006
