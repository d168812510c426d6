### The browser: the board of Senet

web-senet-board = The board
web-senet-square = Square { $square }
web-senet-house = Square { $square }, { $house }
web-senet-pawn = { $place }: { $name }
web-senet-pawn-guarded = { $place }: { $name }, guarded
web-senet-off =
    { $off ->
        [0] No pawn borne off yet
       *[other] { $off } of { $pawns } borne off
    }
web-senet-sticks = Throwing sticks
web-senet-thrown =
    { $squares ->
        [one] { $name } threw a one
       *[other] { $name } threw { $squares }
    }
web-senet-thrown-you =
    { $squares ->
        [one] You threw a one
       *[other] You threw { $squares }
    }
web-senet-again = and will throw again
web-senet-nothing-thrown = Nobody has thrown yet
web-senet-to-move = to move
web-senet-winner = winner
web-senet-way =
    { $squares ->
        [one] 1 square to go
       *[other] { $squares } squares to go
    }
web-senet-houses = The houses
web-senet-about-15 = Pawns come out of the water here, or on the first free square before it.
web-senet-about-26 = Every pawn must stop here by an exact throw. From here a five leads off the board.
web-senet-about-27 = A pawn that comes here goes back to the House of Rebirth, and the turn ends.
web-senet-about-28 = Leaves the board with a three only.
web-senet-about-29 = Leaves the board with a two only.
web-senet-about-30 = Leaves the board with any throw.

## The text board

web-senet-text-start = Went first
web-senet-text-thrower = Threw last
web-senet-text-thrown = Throw
web-senet-text-light = Light sides
web-senet-text-throws = Throws so far
web-senet-text-most-throws = Throws before the game is stopped
web-senet-text-pawns = Pawns each
web-senet-text-at = Pawns on squares
web-senet-text-guarded = Guarded on
web-senet-text-blocked = Cannot be passed on
web-senet-text-off = Borne off
web-senet-text-way = Squares to go

## Since your last turn: many events in one line; what is left

web-senet-recap-off = { $seat } bears off { $count } pawns.
web-senet-goal = Still to bear off: you { $own }, { $seat } { $other }
web-senet-goal-both = Still to bear off: { $seat } { $own }, { $other_seat } { $other }
