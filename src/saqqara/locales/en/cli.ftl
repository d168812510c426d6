### The command line.

cli-usage-main = Usage: saqqara COMMAND [options]
cli-usage = Usage: saqqara { $form } [options]
cli-about = Egyptian board games: play them in the terminal, let bots play them, and look at what was played.

cli-section-commands = Commands:
cli-section-arguments = Arguments:
cli-section-options = Options:
cli-section-general = Options of every command:
cli-section-bots = Bots:
cli-section-examples = Examples:

## Help of the commands

cli-games-summary = the games, for how many they are, and their options
cli-games-about = Lists the games that can be played: their names, for how many they are, and what can be chosen before a game with --option.
cli-play-summary = a game in the terminal, against bots or people
cli-play-about = Starts a game in this terminal. Unless told otherwise you play against two bots. During the game `help` lists what you can type.
cli-simulate-summary = many games between bots, and their results
cli-simulate-about = Lets bots play against each other and adds up the results. The same seed gives the same result, on any number of workers.
cli-replay-summary = a recorded game at any point
cli-replay-about = Plays a record again and shows the table: at the end or after so many plies, as everybody or as one seat sees it. A ply is one decision, or one outcome of chance.
cli-check-summary = whether records are sound
cli-check-about = Plays records again and compares every position that they vouch for. Where the deal was sealed, it verifies every outcome of chance against the published secret. The exit code is 0 if all records hold, 1 if one does not, and 2 if a file is not a record that can be replayed.
cli-edition-summary = print the game values that you can correct
cli-edition-about = Some values are printed only on boards and cards that we have not seen, so we reconstructed them. If you own the game, you can correct them: this prints the standard values as a TOML file and notes for each table how certain it is. With FILE, it checks that file and shows what it changes.
cli-bench-summary = how fast the games are
cli-bench-about = Random play on one core, per second of CPU time; each figure is the median of five runs.

## Help of the arguments

cli-help-game = a game; `saqqara games` lists them
cli-help-bench-games = games to measure; all of them if none is named
cli-help-file = a record, as written by --record or --records
cli-help-files = records, as written by --record or --records
cli-help-players = how many play (default: as many as are named, or 3)
cli-help-option = an option of the game, such as bonus=off; may be repeated
cli-help-edition = values of your copy, from a TOML file; see `saqqara edition --help`
cli-help-edition-file = an edition file to check
cli-help-opponents = your opponents; one name alone takes all free seats (default mason)
cli-help-seats = who sits where: human or the name of a bot; bots fill the rest
cli-help-record = write a record of the game to this file
cli-help-resume = go on with a game that was recorded with --record; it goes on in the same file
cli-help-strict = exit with 1 if a bot made a fault, for testing bots
cli-resume-alone = { $surplus } does not go with --resume: the record says what is played.
cli-resume-over = The game in { $file } is over. 'saqqara replay' shows it.
cli-completion-summary = print completions for a shell
cli-completion-about = Prints a script that lets your shell complete commands, games, bots and options when you press Tab.
cli-completion-shell = There are no completions for '{ $shell }'. Choose one of: { $allowed }.
cli-manual-summary = print the manual page
cli-manual-about = Prints the manual page of all commands, as man reads it.
cli-help-shell = bash, zsh or fish
cli-help-play-seed = a number that decides all chance, to play the same deal again
cli-help-theme = the characters that draw the board: ascii or unicode (default ascii)
cli-help-color = auto, always or never: names and stones in the colours of the seats (default auto; NO_COLOR turns it off)
cli-help-games = how many games (default 100)
cli-help-seed = a number that decides all chance (default 1)
cli-help-bots = a bot for each seat; one name alone takes all seats (default random)
cli-help-workers = processes to share the work; 0 means one for each core (default 1)
cli-help-records = write a record of every game to this folder
cli-help-at = show the position after so many plies; 0 is the start
cli-help-seat = show what this seat sees, counted from 1; without it, what everybody sees
cli-help-quick = measure briefly, less precisely
cli-help-json = print JSON for programs
cli-help-lang = the language; the default comes from your locale
cli-help-help = show this help
cli-help-version = show the version, and whether it is compiled

## Results

cli-games-head = { $game }  { $name }, { $players } players
cli-games-default = { $about } (default)
cli-games-edition = `saqqara edition { $game }` prints values that owners of the game can correct.
cli-edition-result =
    { $count ->
        [0] { $file }: valid, with the standard values of { $game }.
        [one] { $file }: valid. The edition '{ $name }' of { $game } changes one value.
       *[other] { $file }: valid. The edition '{ $name }' of { $game } changes { $count } values.
    }
cli-simulate-progress = games
cli-simulate-result =
    { $games ->
        [one] { $name }, { $players } players: one game, { $decisions } decisions, { $seconds } s
       *[other] { $name }, { $players } players: { $games } games, { $decisions } decisions, { $seconds } s
    }
cli-bench-progress = measuring
cli-replay-head = { $name }, ply { $ply } of { $plies }
cli-replay-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
cli-seat-name = Player { $number }
cli-check-ok = { $file }: ok, { $plies } plies
cli-check-open = { $file }: ok so far, { $plies } plies; the game is not over
cli-check-sealed = { $file }: ok, { $plies } plies; the deal is as sealed ({ $outcomes } outcomes)
cli-check-bad = { $file }: { $reason }

## Heads of tables

cli-head-game = game
cli-head-players = players
cli-head-place = where
cli-head-standard = standard
cli-head-edition = yours
cli-head-engine = in engine/s
cli-head-loop = from Python/s
cli-head-games = games/s
cli-head-clones = clones/s
cli-head-views = views/s
cli-head-seat = seat
cli-head-bot = bot
cli-head-wins = wins
cli-head-share = share
cli-head-score = mean score
cli-head-points = points

## Errors: what is wrong, and what to do

cli-interrupted = stopped.
cli-error-command = There is no command '{ $command }'. Choose one of: { $allowed }.
cli-error-command-near = There is no command '{ $command }'. Did you mean { $near }?
cli-error-flag = There is no option { $flag } here. --help lists the options.
cli-error-flag-near = There is no option { $flag } here. Did you mean { $near }?
cli-error-needs-value = { $option } needs a value: { $option } { $value }.
cli-error-takes-none = { $option } does not take a value; write it alone.
cli-error-missing = { $missing } is missing; see `saqqara { $command } --help`.
cli-error-surplus = '{ $surplus }' is one argument too many; see `saqqara { $command } --help`.
cli-error-number = { $name } must be a whole number from { $low } to { $high }, not '{ $value }'.
cli-error-game-near = There is no game '{ $game }'. Did you mean { $near }?
cli-error-option-form = --option wants KEY=VALUE, such as bonus=off, not '{ $value }'.
cli-error-option-near = { $game } has no option '{ $option }'. Did you mean { $near }?
cli-error-seat = Nobody called '{ $seat }' can sit down. Choose from: { $allowed }.
cli-error-seats-surplus = { $seats } seats are named but only { $players } play; make --players and --seats agree.
cli-error-bots-free =
    { $free ->
        [0] No seat is free for --bots; leave it out, or raise --players.
        [one] One seat is free, but --bots names { $bots }; name one bot.
       *[other] { $free } seats are free, but --bots names { $bots }; name one bot, or one for each free seat.
    }
cli-error-file-missing = There is no file '{ $file }'. Check the name.
cli-error-file-folder = '{ $file }' is a folder; name a file.
cli-error-file-closed = '{ $file }' cannot be read ({ $reason }).
cli-error-file-large = '{ $file }' is larger than { $megabytes } MB.
cli-error-file-text = '{ $file }' is not text in UTF-8.
cli-error-edition-one = --edition is for one game; name that game alone.
cli-error-folder = Records cannot be written to '{ $folder }' ({ $reason }). Choose another folder.
cli-error-workers = A worker process was ended from outside, perhaps for want of memory. Try fewer --workers.
cli-error-record-game = The record is of a game '{ $game }' that is not here. There are: { $allowed }.

# ---- the server

cli-serve-summary = Run the table server
cli-serve-about = Runs the server on which people play: in the browser, over the API, with bots. Data goes to a folder (--data) with an embedded database, or to PostgreSQL. Every option can also be set in the environment: --database is SAQQARA_DATABASE.
cli-serve-ready = Saqqara is open at { $address }
cli-serve-data = Games are kept in { $place }. Ctrl-C ends the server; nothing is lost.
cli-serve-ended = Saqqara has closed. Everything is kept.
cli-worker-summary = Do a server's background work
cli-worker-about = Plays the bots, watches the deadlines and sends the notices of servers that share the same PostgreSQL. A server does this itself unless it was started with --no-worker.
cli-worker-ready = This worker looks after the tables in { $place }. Ctrl-C ends it.
cli-backup-summary = Save everything a server holds in one file
cli-backup-about = Writes people, tables and games into one new file, while the server runs. It can be restored into SQLite or PostgreSQL.
cli-backup-done = { $file } holds everything: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
cli-restore-summary = Fill an empty database from a backup
cli-restore-about = Reads a file that `saqqara backup` wrote into a new database. Nothing that is there is overwritten.
cli-restore-done = { $file } has been restored: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
cli-ratings-summary = Compute all ratings anew
cli-ratings-about = Forgets all ratings and computes them again from the results, which are kept for good.
cli-ratings-done = The ratings have been computed from { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }.
cli-help-data = folder of the embedded database and the secrets (saqqara-data)
cli-help-database = postgresql://USER@HOST/NAME instead of the embedded database
cli-help-redis = redis://HOST, where several servers hear of each other
cli-help-origin = the address that people see, if it is another
cli-help-thinkers = processes in which bots think
cli-help-contact = how push services reach whoever runs this server
cli-help-log = text or json
cli-help-host = address to listen on (127.0.0.1)
cli-help-port = port to listen on (8077)
cli-help-proxies = reverse proxies in front of the server (0)
cli-help-no-worker = leave the background work to `saqqara worker`
cli-help-no-leaderboards = show no leaderboards
cli-help-no-limits = no rate limits; for load tests only
cli-help-backup-file = the backup
cli-error-log = --log must be text or json, not '{ $value }'.
cli-error-origin = --origin must begin with http:// or https://, not '{ $value }'.
cli-error-extra = This needs { $missing }. Install it with: pip install "saqqara[{ $extra }]"
cli-error-worker-database = A worker needs the PostgreSQL of its servers: --database postgresql://USER@HOST/NAME. With the embedded database the server does this work itself.
cli-error-no-database = There is no database at '{ $place }'. Check --data or --database.
