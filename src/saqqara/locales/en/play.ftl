### The game in a terminal

## Players

play-name-person = Player { $number }
play-name-bot-1 = Sinuhe
play-name-bot-2 = Meryt
play-name-bot-3 = Teti
play-name-bot-4 = Nebet
play-name-bot-5 = Khety

## Greeting and help

play-seats-one = You are { $person }. You play against { $bots }.
play-seats-many = At this keyboard: { $people }.
play-seats-many-bots = At this keyboard: { $people }. You play against { $bots }.
play-seats-none = The bots { $bots } play; you watch.
play-how = Choose by number, or type the words in brackets. 'help' explains the game and all commands, '?' the rules behind your choices, and 'quit' leaves.
play-recorded = The game is recorded in { $file } after every move.
play-resumed = You go on with the recorded game, { $ply } moves in.
play-small-window = This window is small: boards need { $columns } columns, and { $rows } rows to see a board and your choices together.
play-more = -- Enter shows more, q stops --
play-help-title = How to play
play-help-commands-title = What you can type
play-help-commands =
    a number: that choice
    the words in brackets: the same choice; several at once, separated by commas or spaces, are played together or not at all
    undo: take back your last decision, as long as your turn goes on and nothing new has been revealed since
    ? shows the rules behind your choices; ? 3 shows the one behind choice 3
    hint: what a strong bot would do here, and why
    board: the whole board, with what is still in the deck
    log: what happened recently; log 100: the last 100 lines
    help: this page
    quit: leave the game

## A turn

play-ask = { $name } >
play-forced = { $name } has only one choice: { $label }.
play-undone = Taken back: { $word }.
play-no-choice =
    { $count ->
        [one] There is no choice { $number }; there is only choice 1.
       *[other] There is no choice { $number }. Choose from 1 to { $count }.
    }
play-choices-how = Type ? for your choices.
play-composed-failed = { $problem } Nothing was played.
play-composed-too-long = Your decision is complete before the end of what you typed.

## Several people at one keyboard

play-hand-over = It is { $name }'s turn now. Everybody else, please look away.
play-hand-over-ready = Press Enter to see your board.

## The end

play-sheet-total = Total
play-winner = { $name } wins with { common-score }.
play-shared-win = { $names } share the win with { common-score }.
play-left = You left before the game was over.
play-left-unrecorded = You left before the game was over. It was not recorded; next time, --record FILE keeps it.
play-saved = All moves are in the record. To look at it:
play-saved-resume = To continue it:
play-saved-partly = The last moves are missing from the record. To look at it:
play-save-failed = The record could not be written to { $file }: { $reason }.
