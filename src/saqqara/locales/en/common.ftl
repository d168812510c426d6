### What every part of Saqqara says: errors, and how sentences and names are put together.

# Between two sentences of a paragraph
common-sentence-gap = { " " }
# Between the items of a list
common-list-gap = { ", " }
# Before the last of them
common-list-last-gap = { " and " }
# A player's name in a list; Japanese adds a suffix
common-name = { $name }
# A score in the game's own unit
common-score =
    { $game ->
        [cleopatra]
            { $points ->
                [one] 1 Talent
               *[other] { $points } Talents
            }
       *[other]
            { $points ->
                [one] 1 point
               *[other] { $points } points
            }
    }

## Edition files: printed values that an owner of the game corrects

common-edition-name = My copy
common-edition-head = { $name }: the values that an edition file can replace. Correct whatever your copy has differently; tables that you leave out keep the values given here. Use the file with `saqqara play { $game } --edition FILE`, or choose it for a new table in the browser; `saqqara edition { $game } FILE` shows what it changes.
common-edition-used = Edition: { $name }

## Errors of play

error-illegal = '{ $word }' is not possible now.
error-not-yours = It is not your turn to decide.
error-over = The game is over.
error-notation = I don't understand '{ $text }'.
error-reveals = '{ $word }' reveals hidden information, so it must be the last move on the line.
error-undo =
    { $why ->
        [turn] Nothing to undo: your turn is over.
        [shown] Nothing to undo: something was drawn or revealed since, and that cannot be taken back.
        [nothing] Nothing to undo: you have not decided anything yet.
       *[other] That is not in your unfinished turn, so it cannot be undone.
    }

## Errors of setting up a game

error-game = There is no game '{ $game }'. Choose one of: { $allowed }.
error-players = This game is for { $allowed } players, not { $players }.
error-option = This game has no option '{ $option }'. Its options: { $allowed }.
error-edition-none = { $game } has no values that an edition file could replace. `saqqara games` shows which games have some.
error-edition-long = The edition file is too long. The limit is { $limit } characters.
error-edition-nested = Line { $line } of the edition file is nested too deeply. A table has one name in brackets with its values below it, as in the standard file.
error-edition-unreadable =
    { $line ->
        [0] The edition file is not valid TOML: { $reason }
       *[other] The edition file is not valid TOML. Look at line { $line }: { $reason }
    }
error-edition-unknown = The edition file has '{ $place }', which this game does not use. It uses: { $allowed }.
error-edition-name = An edition's name must be 1 to { $limit } characters on one line.
error-edition-list = '{ $place }' in the edition file must be a list of { $count } entries.
error-edition-table = '{ $place }' in the edition file must be a table with these names: { $allowed }.
error-edition-text = '{ $place }' in the edition file must be text in quotes.
error-edition-number = '{ $place }' in the edition file must be a whole number.
error-option-value = The option '{ $option }' cannot be '{ $value }'. Choose one of: { $allowed }.
error-option-form = The option '{ $option }' cannot be '{ $value }'. Choose one of: { $allowed }, or any other value of the form { $form }.
error-language = There is no language '{ $language }'. Choose one of: { $allowed }.
error-encoding-version = This was made for { $found }, but the game here is { $wanted }. Use the version it was made with, or make it again.
error-reward = There is no reward '{ $reward }'. Choose one of: { $allowed }.
error-theme = There is no theme '{ $theme }'. Choose one of: { $allowed }.
error-seats =
    { $seats ->
        [one] One seat is named, but there are { $players } players.
       *[other] { $seats } seats are named, but there are { $players } players.
    }
bot-unknown = There is no bot '{ $bot }'. Choose one of: { $allowed }.

## Errors of records

error-record = This is not a valid game record: { $reason }.
error-record-astray = The record stops making sense at ply { $ply }: { $reason }.
error-record-ply =
    { $plies ->
        [one] The record has one ply; there is no ply { $ply }.
       *[other] The record has { $plies } plies; there is no ply { $ply }.
    }
error-record-rules =
    The record is for '{ $game }' with rules version { $rules };
    this is version { $known }, which cannot replay it.
error-record-exists = { $file } already exists. Choose another file for the record.
error-record-write = The record cannot be written to { $file }: { $reason }.

## What a choice will do, told before it is taken: short, several side by side

common-effect-points-more =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
common-effect-points-less =
    { $points ->
        [one] −1 point
       *[other] −{ $points } points
    }
common-effect-points-more-of = { $seat } +{ $points }
common-effect-points-less-of = { $seat } −{ $points }
common-effect-round = ends the round
common-effect-over = ends the game
# A list of consequences in one line, in the terminal
common-effects = So: { $effects }
