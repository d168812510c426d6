### The browser: the waiting room, and pages beside the home page and the tables

## Pages: new table

web-new-title = New table
web-new-which = Which game?
web-new-back = Back to the games
web-new-of = New table: { $game }
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
web-new-family = Around one table
web-new-family-about = This screen is the board for the whole room, and phones are the hands: they join with a code. Your own seat and those beside you are played on this screen.
web-new-public-about = Anyone can see the table, join and watch.
web-new-private-about = Only people with the link can find the table.
web-new-rated = Rated
web-new-rated-about = The result counts towards ratings; no hints.
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
web-lobby-all = All games
web-lobby-open = Waiting
web-lobby-running = In progress
web-lobby-over = Finished
web-lobby-join = Join
web-lobby-join-at = Join: { $table }
web-lobby-watch = Watch
web-lobby-return = Back to the table
web-lobby-replay = Replay
web-lobby-none-open = No table is waiting
web-lobby-none-running = No public game is in progress
web-lobby-none-over = No public game has finished yet
web-lobby-none-text = Open one, and others will see it here. Or play against bots, which always have time.
web-lobby-none-later = Games at public tables show up here. You can start one now.

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
web-path-title = From novice to Thoth
web-path-about = Win a game alone against bots of a level, and you have beaten that level. It unlocks nothing: it only shows how far you have come.
web-path-beaten = beaten
web-path-not-yet = not beaten yet
web-path-won = { $won }/{ $played } won
web-path-best = Best results
web-path-best-at = { $level }: { $points }
web-path-lessons = Lessons
web-path-lessons-done = { $done } of { $chapters }
web-path-puzzles = Puzzles
web-path-puzzles-solved = { $solved } of { $tried } solved, rating { $rating }
web-path-reviews =
    { $reviews ->
        [one] 1 game reviewed
       *[other] { $reviews } games reviewed
    }
web-path-play =
    { $level ->
        [novice] Play against novices
        [scribe] Play against scribes
        [mason] Play against masons
        [architect] Play against architects
        [vizier] Play against viziers
       *[thoth] Play against Thoth
    }
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
web-settings-type-about = On all pages; a little less on boards
web-settings-theme = Theme
web-settings-theme-auto = Match device
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-speed = Pace
web-settings-speed-off = All at once
web-settings-speed-slow = Slow
web-settings-speed-usual = Normal
web-settings-speed-quick = Fast
web-settings-sound-about = Wood, water and a gong for what happens, and a knock when it is your turn. Never needed.
web-settings-vibration-about = A short buzz when it is your turn or a move was accepted.
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
web-style-apart = Told apart without colours
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
web-missing-lobby = Go to the tables

## Invitations

web-new-seat-local = Someone next to me
web-new-seat-local-about = shares this device; you pass it over
web-new-seat-local-name = Their name

## Editions: the figures of one's own box

web-edition-own = My copy has different values
web-edition-own-about = Some values are printed only on boards and cards. Where we have not seen those, we had to reconstruct the values. If you own the game, you can play with the values of your copy.
web-edition-steps = Download the standard file, correct whatever your copy has differently in any text editor, and choose it here or paste its text below. Notes in the file say which values are certain.
web-edition-download = Standard file
web-edition-choose = Choose my file
web-edition-text = Text of the edition file
web-edition-none = No file yet: the game uses its standard values.
web-edition-same = These are the standard values.
web-edition-unrated = Not available with the values of your own copy: ratings compare results of the same game.

## A New Dynasty: options

web-dynasty-flags = A New Dynasty: rule details
web-dynasty-flags-about = Where the rules can be read in two ways. The defaults follow the rulebook text.

## The waiting room

web-new-seats = Seats
web-new-public = In the lobby
web-new-private = By link
web-new-substitute = When a player's time runs out
web-lobby-rated = Rated
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
web-rules-of = { $game } rules
