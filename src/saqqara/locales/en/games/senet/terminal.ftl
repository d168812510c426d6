### The board of Senet in a terminal: what no browser shows

senet-board-setup = Before the first throw
senet-board-thrown =
    { $squares ->
        [one] { $name } threw a one
       *[other] { $name } threw { $squares }
    }
senet-board-over = The game is over
senet-board-sticks = Sticks
senet-board-legend = Houses: R rebirth, H happiness, W water; 3 and 2 are the throws that lead off, * is any.
senet-board-player = Player
senet-board-pawn = Pawn
senet-board-squares = On squares
senet-board-guarded = Guarded
senet-board-off = Off
senet-board-left = To go
