### How Senet goes, in a page; browsers fetch it with the rules

senet-guide =
    Lead your pawns along the thirty squares: along the first row, back along the second, along the third, and off the board. Bear off all of them first and you win.
    Four sticks say how far one pawn moves: count the light sides that are up; none counts five. After a one, a four or a five you throw again; a two or a three ends your turn.
    Stop on a lone pawn of the other player and the two change places. Two pawns side by side guard each other, and three in a row cannot be passed. If none of your pawns can move on, one has to move back.
    Every pawn must stop in the { -senet-happiness } (26). A pawn that comes to the { -senet-water } (27) goes back to the { -senet-rebirth } (15), or to the first free square before it.
    From 26 a five leads off the board. A pawn on 28 needs a three, a pawn on 29 a two; a pawn on 30 leaves with any throw. A lone pawn on 28, 29 or 30 can be driven into the water.
