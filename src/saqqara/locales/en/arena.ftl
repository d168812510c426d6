### The arena, and bots that are programs of their own.

cli-arena-summary = find out which bot is stronger, and how sure that is
cli-arena-about = Lets bots play against each other on equal terms: each deal is played once in every rotation around the table, so that the luck of the cards and of the seat cancels out. If there are fewer bots than seats, the last one named takes the seats that are left. With --out, every finished deal is kept; the same command resumes an interrupted run and leaves a table, a summary and a chart.

cli-help-arena-game = a game, or `all`; `saqqara games` lists them
cli-help-arena-bots = the bots, one for each seat or fewer; cmd:COMMAND is a program of your own
cli-help-arena-games = number of games, rounded up to whole deals (default 100)
cli-help-arena-players = number of players (default: as many as bots are named, or 3)
cli-help-ray = play on the Ray cluster at this address; local starts one here
cli-help-deadline = seconds per decision for programs of your own (default 10)
cli-help-out = keep every deal and the results in this folder

## Results

cli-arena-heading =
    { $games ->
        [one] { $name }, { $players } players: one game
       *[other]
            { $deals ->
                [one] { $name }, { $players } players: { $games } games, one deal in every rotation
               *[other] { $name }, { $players } players: { $games } games, { $deals } deals in every rotation
            }
    }
cli-arena-head-interval = 95%
cli-arena-head-rating = rating
cli-arena-head-mean = ms/move
cli-arena-head-max = max ms
cli-arena-head-faults = faults
cli-arena-sources = { $bot }: { $sources }
cli-arena-fault = { $bot } { $kind ->
        [crashed] exited early
        [late] did not answer in time
        [nonsense] sent an invalid answer
        [illegal] made an illegal move
       *[flooded] printed extra output
    } (deal { $deal }, ply { $ply }): { $said }
cli-arena-left-out = Skipped (wrong number of players): { $games }.
cli-arena-files = The table, summary and chart are in { $folder }.
cli-arena-chart-title = Share of games won
cli-arena-chart-legend = Thin line: 95% interval. Dashed: the share of an equally strong bot.

## Errors: what is wrong, and what to do

cli-arena-bots = --bots is missing: name the bots, such as --bots architect,scribe.
cli-arena-option = No game has an option '{ $option }'. Did you mean: { $allowed }?
cli-arena-nobody = No game is for { $players } players; change --players.
cli-arena-deadline = --deadline must be a number of seconds above 0 and up to { $high }, not '{ $value }'.
cli-arena-either = Give either --workers or --ray, not both.
cli-arena-no-ray = There is no Ray at '{ $address }' ({ $reason }). Start it, or use --workers.
cli-arena-ray-failed = Ray gave up ({ $reason }). With --out, the same command continues.
cli-arena-folder = '{ $folder }' cannot be used ({ $reason }). Choose another folder.
cli-arena-busy = Another contest is running in '{ $folder }'. Wait for it, or choose another folder.
cli-arena-other = '{ $folder }' holds another contest; these differ: { $what }. Repeat the command that started it, or choose another folder.
cli-arena-continue = What is finished is in { $folder }; the same command continues there.
bot-surplus = { $bots } bots do not fit { $players } seats: name one for each seat, or fewer.
bot-foreign-empty = 'cmd:{ $command }' names no program. Write cmd: and a command line, such as cmd:python3 bot.py.
bot-foreign-missing = There is no program '{ $program }'. Check the name, or write its whole path.
bot-foreign-simulate = Programs of your own play in the arena: use saqqara arena instead of simulate.

## Programs of your own at a terminal table

play-bot-failed = { $kind ->
        [crashed] { $name }'s program exited early.
        [late] { $name }'s program did not answer in time.
        [nonsense] { $name }'s program sent an invalid answer.
        [illegal] { $name }'s program made an illegal move.
       *[flooded] { $name }'s program printed extra output.
    } From now on { $name } plays at random.

## The balance of boards.

cli-balance-summary = measure how much each board side scores, and the advantage of starting
cli-balance-about = Lets bots play on changing boards and shows for each site and side how many points a stone scores there, and how often each seat wins; seat 1 starts. Each number of players is a run of its own. Points from cards count for the market, wherever the card came from. With --out, every finished deal is kept; the same command resumes an interrupted run and leaves a table, a summary and a chart.

cli-help-balance-sides = boards such as AABCD, a side for each site (default: one of each side throughout)
cli-help-balance-all = boards mixed at random, each side of each site equally often
cli-help-balance-games = number of games for each number of players, rounded up so that all sides are played equally often (default 400)
cli-help-balance-players = numbers of players, such as 2,4 (default: all that are possible)
cli-help-balance-bots = the bots, one for each seat or fewer (default greedy)

cli-balance-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
cli-balance-head-part = site
cli-balance-head-pieces = stones
cli-balance-head-each = per stone
cli-balance-first = Seat 1 starts. Its share of wins differs from an even one by { $share } percentage points, its score from the mean of the others by { $points } ({ $interval }).
cli-balance-faults =
    { $seats ->
        [one] At one seat a bot failed and continued at random: do not trust these numbers.
       *[other] At { $seats } seats a bot failed and continued at random: do not trust these numbers.
    }
cli-balance-chart-title = { $name }: how balanced the boards are
cli-balance-chart-pieces = Points per stone
cli-balance-chart-first = Games won by the first seat
cli-balance-chart-legend = Thin line: 95% interval. Dashed: an even share.

cli-balance-game = The boards of { $game } have no sides to compare. Choose: { $allowed }.
cli-balance-either = Give either --sides or --all, not both.
cli-balance-sides = '{ $value }' is not a board: write { $letters } letters, each one of { $sides }.
cli-balance-option = balance sets the option '{ $option }' itself: leave it out. Name boards with --sides.

## Datasets

cli-dataset-summary = write games between bots as a dataset for learning
cli-dataset-about = Lets bots play as in the arena and writes every decision of every seat as Parquet: what the seat saw as numbers, which actions were legal, which one was taken, and how the game ended. docs/datasets.md describes the columns.
cli-help-dataset-out = the folder for the files; an interrupted run continues there
cli-dataset-out = --out is missing: name a folder for the dataset, such as --out data.
cli-dataset-one = A dataset is for one game: name it instead of 'all'.
cli-dataset-exists = '{ $folder }' already holds a dataset. Choose another folder.
cli-dataset-other = '{ $folder }' holds the beginning of another dataset; these differ: { $what }. Repeat the command that started it, or choose another folder.
cli-dataset-result =
    { $games ->
        [one] { $name }: { $decisions } decisions from one game are in { $folder }.
       *[other] { $name }: { $decisions } decisions from { $games } games are in { $folder }.
    }
bot-plugin = '{ $bot }' is not a bot that can play ({ $reason }). Write py:MODULE:CLASS, optionally followed by a colon and an argument.

# ---- puzzles
cli-puzzles-summary = find puzzles in games between bots
cli-puzzles-about = Lets bots play and looks for positions in which one choice is clearly best but does not look it: the hints, or a short search, choose something else. Every puzzle is checked by long searches from its player's point of view, and rated by how much search it takes. The file is written after every game; the same command continues where it was interrupted. docs/learning.md describes it.
cli-help-puzzles-game = imhotep, new_dynasty, murals, pharaoh or cleopatra
cli-help-puzzles-games = number of games to look through (default 40)
cli-help-puzzles-out = the file for the puzzles; one of the same game and seed is continued
cli-puzzles-out = --out is missing: name a file for the puzzles, such as --out puzzles.json.
cli-puzzles-game = There are no puzzles for '{ $game }'. Choose one of these: { $allowed }.
cli-puzzles-other = '{ $file }' does not hold puzzles of this game and seed. Choose another file, or the same game and seed.
cli-puzzles-result =
    { $puzzles ->
        [0] { $name }: no puzzles in { $games ->
            [one] one game
           *[other] { $games } games
        }.
        [one] { $name }: one puzzle is in { $file }.
       *[other] { $name }: { $puzzles } puzzles are in { $file }.
    }
cli-puzzles-head-rating = rating
cli-puzzles-head-puzzles = puzzles

# ---- bots of one's own
cli-bot-summary = begin a bot of your own, and watch it play
cli-bot-about = `new` makes a folder with a bot in Python, a test that plays it and a README with the arena call; nothing is overwritten. `try` lets a bot play one game and prints every decision: what is asked, what it may choose, what it chose and how long it took. If the bot fails, the reason is shown and the exit code is 1. docs/bots.md describes what a bot is given.
cli-help-bot-action = new or try
cli-help-bot-name = for new, the name of a folder and module; for try, a bot, such as py:mybot:Mybot
cli-help-bot-game = the game (default pharaoh)
cli-help-bot-others = for try: the other bots; one name alone takes all seats (default random)
cli-help-bot-players = for try: number of players (default: as few as can play)
cli-help-bot-views = for try: print what the bot sees, too
cli-bot-action = There is no action '{ $action }'. Try: { $near }.
cli-bot-name = '{ $name }' cannot be the name of a bot: use small letters, digits and _, and no name of an installed module.
cli-bot-exists = '{ $folder }' is already there. Choose another name; nothing is overwritten.
cli-bot-one = '{ $bots }' names several bots; try one at a time.
cli-bot-made = { $bot } is in { $folder }: { $files }. The README says how to test it and let it play.
cli-bot-chose = { $word } ({ $about }), { $milliseconds } ms
cli-bot-failed = The bot failed at ply { $ply }; the error is above.
cli-bot-fault = The bot failed at ply { $ply } ({ $kind }): { $said }
cli-bot-illegal = At ply { $ply } the bot chose { $choice }, which is not one of observer.legal().
cli-bot-readme-about = A bot for { $game }. It chooses in `{ $file }`; everything else is there to try it out. All commands are run in this folder.
cli-bot-readme-test = Test it:
cli-bot-readme-try = Watch one game, decision by decision:
cli-bot-readme-arena = Find out how strong it is:
cli-bot-readme-more = What a bot is given, and what it may use: docs/bots.md and docs/api.md of Saqqara.

# ---- networks
bot-weights-none = No network has learned this game for { $players } players and these options yet. Train one (saqqara train), and name its file: net:500:FILE.
bot-weights-file = The weights '{ $file }' cannot be read: { $reason }.
bot-weights-damaged = '{ $file }' is not a file of weights, or it is damaged.
bot-weights-other = The weights '{ $file }' were made for another game, number of players, option or version of the observation.

# ---- train
cli-train-summary = let a network learn a game by playing it
cli-train-about = Plays games against itself, learns from what its own search found, and compares what it learned with its teacher in the arena; again and again. The first teacher is the search without a network. The same command continues where it was interrupted. docs/training.md describes it.
cli-help-train-out = the folder for everything that comes of it; a run with the same settings is continued
cli-help-train-mixed = other options in each game, as far as the observation stays the same
cli-help-train-rounds = number of rounds in all (default 10)
cli-help-train-minutes = begin no round after so many minutes
cli-help-train-primer = games by the hints to learn from before the first round (default 0: the search is the first teacher)
cli-help-train-games = games of self-play in a round (default 200)
cli-help-train-simulations = simulations of a decision (default 200)
cli-help-train-gate = games in which a new network has to prove itself (default 200)
cli-help-train-against = other bots to compare each new network with
cli-help-train-hidden = size of the two hidden layers (default 128,32)
cli-help-train-steps = steps of learning in a round (default 2000)
cli-help-train-learner = numpy, torch:cpu or torch:cuda (default torch:cpu if torch is installed)
cli-train-out = --out is missing: name a folder for the training run, such as --out run.
cli-train-other = '{ $folder }' holds another training run; these differ: { $what }. Choose another folder, or the same settings.
cli-train-hidden = '{ $value }' is not a size of two layers. Write two numbers, such as 128,32; the first must be even.
cli-train-learner = There is no learner '{ $value }'. Choose one of: { $allowed }.
cli-train-head-round = round
cli-train-head-samples = samples
cli-train-head-values = values
cli-train-head-choices = choices
cli-train-head-share = share
cli-train-head-sure = 95%
cli-train-head-accepted = better
cli-train-chart-title = { $name }, { $players } players: a network learns
cli-train-chart-gates = Games won against the teacher
cli-train-chart-values = Loss of values
cli-train-chart-choices = Loss of choices
cli-train-chart-legend = By round. Full dots became the next teacher; lines: 95% interval; dashed: even strength.
cli-train-yes = yes
cli-train-no = no
cli-train-result =
    { $rounds ->
        [one] { $name }: after one round the best network is { $file }.
       *[other] { $name }: after { $rounds } rounds the best network is { $file }.
    }
cli-train-none =
    { $rounds ->
        [one] { $name }: after one round no network is better than the search without one. All is kept in { $file }.
       *[other] { $name }: after { $rounds } rounds no network is better than the search without one. All is kept in { $file }.
    }
