### The command line.

cli-usage-main = Usage: saqqara COMMAND [options]
cli-usage = Usage: saqqara { $form } [options]
cli-about = Egyptian board games: play them in the terminal, let bots play them, and review recorded games.

cli-section-commands = Commands:
cli-section-arguments = Arguments:
cli-section-options = Options:
cli-section-general = Options for every command:
cli-section-bots = Bots:
cli-section-examples = Examples:

## Help of the commands

cli-games-summary = list games, player counts and options
cli-games-about = Lists the games you can play, with their names, player counts and the options to choose with --option.
cli-play-summary = play a game in the terminal, against bots or people
cli-play-about = Starts a game in this terminal. By default you play against two bots. During the game, `help` lists what you can type.
cli-simulate-summary = let bots play many games and sum up the results
cli-simulate-about = Lets bots play against each other and sums up the results. The same seed gives the same result, whatever the number of workers.
cli-replay-summary = show a recorded game at any point
cli-replay-about = Replays a record and shows the table: at the end or after a number of plies, as everybody or as one seat sees it. A ply is one decision, or one outcome of chance.
cli-check-summary = verify recorded games
cli-check-about = Replays records and compares every position that they vouch for. Where the deal was sealed, it also verifies every random outcome against the published secret. The exit code is 0 if all records are valid, 1 if one is not, and 2 if a file is not a record that can be replayed.
cli-edition-summary = print the game values that you can correct
cli-edition-about = Some values are printed only on boards and cards that we have not seen, so we reconstructed them. If you own the game, you can correct them: this prints the standard values as a TOML file and notes for each table how certain it is. With FILE, it checks that file and shows what it changes.
cli-bench-summary = measure how fast the games run
cli-bench-about = Random play on one core, per second of CPU time; each number is the median of five runs.

## Help of the arguments

cli-help-game = a game; `saqqara games` lists them
cli-help-bench-games = games to measure; all of them if none is named
cli-help-file = a record, as written by --record or --records
cli-help-files = records, as written by --record or --records
cli-help-players = number of players (default: as many as are named, or 3)
cli-help-option = a game option, such as bonus=off; may be repeated
cli-help-edition = values of your copy, from a TOML file; see `saqqara edition --help`
cli-help-edition-file = an edition file to check
cli-help-opponents = your opponents; one name alone takes all free seats (default mason)
cli-help-seats = who sits where: human or a bot's name; bots fill the rest
cli-help-record = write a record of the game to this file
cli-help-resume = continue a game that was recorded with --record, in the same file
cli-help-strict = exit with 1 if a bot made a fault, for testing bots
cli-resume-alone = { $surplus } cannot be combined with --resume: the record says what is played.
cli-resume-over = The game in { $file } is over. 'saqqara replay' shows it.
cli-completion-summary = print completions for a shell
cli-completion-about = Prints a script that lets your shell complete commands, games, bots and options when you press Tab.
cli-completion-shell = There are no completions for '{ $shell }'. Choose one of: { $allowed }.
cli-manual-summary = print the manual page
cli-manual-about = Prints the manual page of all commands, as man reads it.
cli-help-shell = bash, zsh or fish
cli-help-play-seed = random seed; the same seed gives the same deal
cli-help-theme = characters used to draw the board: ascii or unicode (default ascii)
cli-help-color = auto, always or never: names and stones in the colours of the seats (default auto; NO_COLOR turns it off)
cli-help-games = number of games (default 100)
cli-help-seed = random seed (default 1)
cli-help-bots = a bot for each seat; one name alone takes all seats (default random)
cli-help-workers = number of worker processes; 0 means one per core (default 1)
cli-help-records = write a record of every game to this folder
cli-help-at = show the position after this many plies; 0 is the start
cli-help-seat = show what this seat sees, counted from 1; without it, what everybody sees
cli-help-quick = measure briefly and less precisely
cli-help-json = print JSON for programs
cli-help-lang = the language (default: your locale)
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
cli-check-sealed = { $file }: ok, { $plies } plies; the deal matches its seal ({ $outcomes } outcomes)
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
cli-error-option-form = --option must be KEY=VALUE, such as bonus=off, not '{ $value }'.
cli-error-option-near = { $game } has no option '{ $option }'. Did you mean { $near }?
cli-error-seat = '{ $seat }' is not a player or bot. Choose from: { $allowed }.
cli-error-seats-surplus = { $seats } seats are named but only { $players } play; make --players and --seats match.
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
cli-error-file-text = '{ $file }' is not UTF-8 text.
cli-error-edition-one = --edition is for one game; name that game alone.
cli-error-folder = Records cannot be written to '{ $folder }' ({ $reason }). Choose another folder.
cli-error-workers = A worker process was killed, perhaps because memory ran out. Try fewer --workers.
cli-error-record-game = The record is for a game '{ $game }' that is not here. There are: { $allowed }.

# ---- the server

cli-serve-summary = run the game server
cli-serve-about = Runs the server on which people play: in the browser, over the API, with bots. Data goes to a folder (--data) with an embedded database, or to PostgreSQL. Every option can also be set in the environment: --database is SAQQARA_DATABASE.
cli-serve-ready = Saqqara is running at { $address }
cli-serve-here-only = Only this computer can reach it. To let others in your network play, start it with --host 0.0.0.0.
cli-serve-network = Others in your network can open this address too.
cli-serve-lan = Phones and tablets in your network open { $address } or scan the code.
cli-serve-lan-who = Everybody in the same network (Wi-Fi, hotspot) can reach it, and nobody from the internet. Without https others in that network could read along: use one you trust.
cli-serve-no-client = The browser client is not part of this installation: browsers will find no pages, only /api answers. Install a built package, or run `make setup` in a checkout.
cli-serve-data = Games are stored in { $place }. Press Ctrl-C to stop the server; nothing is lost.
cli-serve-ended = Saqqara has stopped. Everything is saved.
cli-worker-summary = do the background work of servers
cli-worker-about = Plays the bots, watches deadlines and sends notifications for servers that share the same PostgreSQL. A server does this itself unless it was started with --no-worker.
cli-worker-ready = This worker looks after the tables in { $place }. Press Ctrl-C to stop it.
cli-backup-summary = save all server data to one file
cli-backup-about = Writes people, tables and games to one new file, while the server runs. It can be restored into SQLite or PostgreSQL. With - for the file everything goes to standard output, row by row.
cli-backup-done = { $file } holds everything: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
cli-backup-streamed = { $tables ->
        [one] one table was
       *[other] { $tables } tables were
    } written, with everything that belongs to them.
cli-restore-summary = fill an empty database from a backup
cli-restore-about = Reads a file written by `saqqara backup` into a new database. Nothing that is already there is overwritten. With - it reads standard input.
cli-restore-done = { $file } has been restored: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
cli-restore-streamed = Restored: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
cli-ratings-summary = recompute all ratings
cli-ratings-about = Discards all ratings and computes them again from the results, which are kept for good.
cli-ratings-done = The ratings were recomputed from { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }.
cli-help-data = folder for the embedded database and the secrets (saqqara-data)
cli-help-database = postgresql://USER@HOST/NAME instead of the embedded database
cli-help-redis = redis://HOST, to link several servers
cli-help-origin = public URL, if different from host and port
cli-help-thinkers = processes for searching bots (default: cores - 1)
cli-help-own-bot = a bot of your own that people can choose, py:MODULE:CLASS or cmd:PROGRAM, under NAME; may be repeated
cli-help-review-simulations = simulations for each decision of a game under review (default: 3000; 0: no reviews)
cli-help-contact = contact address for push services
cli-help-log = text or json
cli-help-host = address to listen on (127.0.0.1)
cli-help-lan = for a room: everybody in your network can join, with a code to scan
cli-help-port = port to listen on (8077)
cli-help-proxies = number of reverse proxies in front of the server (0)
cli-help-processes = server processes behind one port, for the cores of this machine (1); needs PostgreSQL and Redis
cli-help-inner = where other servers reach this one, in a private network (default: at --host)
cli-help-grace = seconds between not being ready any more and the end, while there are other servers (2)
cli-help-no-worker = leave the background work to `saqqara worker`
cli-help-no-leaderboards = do not show leaderboards
cli-help-no-limits = turn off rate limits; for load tests only
cli-help-backup-file = the backup; - for a pipe
cli-help-keep-guest-games = days after which finished games without anybody who has an account go (default: 0, they stay)
cli-help-keep-chat = days after which lines of chat go (default: 0, they stay)
cli-help-keep-reviews = days after which reviews of games go (default: 0, they stay)
cli-help-keep-notices = days after which notifications that were sent go (default: 0, they stay)
cli-error-log = --log must be text or json, not '{ $value }'.
cli-error-origin = --origin must begin with http:// or https://, not '{ $value }'.
cli-error-lan-with = --lan finds its own address; leave out { $option }.
cli-error-lan-none = This computer is in no network that phones could reach it through. Connect it to a Wi-Fi or a hotspot first.
cli-error-extra = This needs { $missing }. Install it with: pip install "saqqara[{ $extra }]"
cli-error-extra-source = This needs { $missing }. In the folder of the source, run: pip install ".[{ $extra }]"
cli-error-worker-database = A worker needs the PostgreSQL of its servers: --database postgresql://USER@HOST/NAME. With the embedded database the server does this work itself.
cli-error-workers-database = Several processes need PostgreSQL and Redis, as several machines do: --database postgresql://USER@HOST/NAME --redis redis://HOST. With the embedded database one process serves everybody: leave --workers out.
cli-error-workers-system = --workers needs Linux. Elsewhere start several servers behind a proxy.
cli-error-no-database = There is no database at '{ $place }'. Check --data or --database.

# ---- doctor

cli-doctor-summary = say what is wrong with a server
cli-doctor-about = Looks at everything a server needs, with the options and environment of `saqqara serve`, and says in one line each what is well, what is wrong and what to do. It changes nothing. The exit status is 1 if something is wrong.
cli-doctor-fine = ok
cli-doctor-note = note
cli-doctor-wrong = wrong
cli-doctor-all-well = All is well.
cli-doctor-amiss = { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }
cli-doctor-version = { $version }
cli-doctor-system = Python { $python }, SQLite { $sqlite }, { $system }
cli-doctor-not-compiled = saqqara { $version } is not compiled ({ $reason }), so bots think many times slower. Install a C compiler and the package again, or run `make setup` in a checkout.
cli-doctor-libraries = These libraries are missing: { $missing }. In the folder of the source, run: pip install ".[server]"
cli-doctor-data = The data folder { $folder } cannot be written to ({ $reason }). Give it to the user who runs the server, or name another with --data.
cli-doctor-data-new = The data folder { $folder } will be made at the first start.
cli-doctor-data-fine = The data folder { $folder } can be written to.
cli-doctor-disk = Only { $free } MB are free for { $folder }. Make room: below { $least } MB a server may soon be unable to store moves.
cli-doctor-disk-fine = { $free } MB are free for { $folder }.
cli-doctor-clock = The clock says { $time }, which cannot be. Set it, and let NTP run.
cli-doctor-clock-fine = The clock says { $time }.
cli-doctor-skew = The clock differs from the database's by { $seconds } s. Let NTP run on both machines: servers share the deadlines in the database.
cli-doctor-skew-fine = The clock agrees with the database's.
cli-doctor-database = The database at { $place } does not answer ({ $reason }). Check --database, and that it runs and lets this machine in.
cli-doctor-database-owner = The database { $place } belongs to another user. Run the server, and this command, as that user.
cli-doctor-database-old = The database at { $place } is at migration { $version }, this program at { $newest }. Make a backup, then start the server once: it does the rest.
cli-doctor-database-newer = The database at { $place } is at migration { $version }, newer than this program ({ $newest }). Install the version of Saqqara that wrote it.
cli-doctor-database-new = The database { $place } will be made at the first start.
cli-doctor-database-empty = The database at { $place } answers and is empty. The first start fills it.
cli-doctor-database-fine = The database at { $place } answers, at the newest migration ({ $version }).
cli-doctor-redis = Redis at { $place } does not answer ({ $reason }). Check --redis, and that it runs and lets this machine in.
cli-doctor-redis-alone = Redis at { $place } answers, but with the embedded database there is only one server. Leave out --redis, or use PostgreSQL.
cli-doctor-redis-none = No Redis is set: one server needs none.
cli-doctor-redis-fine = Redis at { $place } answers.
cli-doctor-inner = Other servers reach this one at { $host }, inside.
cli-doctor-inner-none = No private address for other servers: { $host } is one of the internet. Each server does the work of its own visitors; name an address of your network with --inner.
cli-doctor-push = { $file } holds no key for web push, so the server will not start. Restore it from a backup, or remove it to make a new one; everybody then has to turn on web push again.
cli-doctor-push-unread = { $file }, the key for web push, cannot be read ({ $reason }). Give it to the user who runs the server.
cli-doctor-push-new = { $file }, the key for web push, will be made at the first start. If there are several servers, copy one file to all of them.
cli-doctor-push-fine = { $file } holds the key for web push.
cli-doctor-retention = Kept for so many days: { $kept }. Everything else stays.
cli-doctor-retention-none = Finished games, chat and reviews stay for good; --keep-chat DAYS and others change that.
cli-doctor-late = What older versions stored is still being prepared for quick pages; people with many games wait longer until then. A running server does it by itself.
cli-doctor-contact = Push services are told { $contact }, which some refuse. Set --contact mailto:YOU@EXAMPLE.
cli-doctor-origin-missing = --proxies is { $proxies }, but --origin is not set. Set it to the address people use, such as https://play.example.
cli-doctor-origin-form = Browsers call { $origin } by another name, so they will be refused. Write --origin { $usual }
cli-doctor-origin-proxies = { $origin } needs a proxy for https, but --proxies is 0: everybody would share one rate limit. Set --proxies 1.
cli-doctor-origin-elsewhere = People come to { $origin }, but the server listens at { $listens } with no proxy in front. Correct --host and --port, or set --proxies.
cli-doctor-origin-plain = { $origin } is not https: cookies can be read on the way, and there is no web push. Let the proxy speak https.
cli-doctor-origin-fine = People come to { $address }
cli-doctor-client = The browser client is not part of this installation. Install a built package, or run `make setup` in a checkout.
cli-doctor-client-fine = The browser client is there.
