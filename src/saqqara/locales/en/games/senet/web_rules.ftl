### The rules of Senet in full, for the browser. The first line of a message is its heading; a line
### that begins with an id is a rule; lines with bars are a table; any other line is an example.

web-rules-senet-things =
    What is needed
    SEN-1.1: The board has three rows of ten squares. The path runs along the first row from 1 to 10, back along the second from 11 to 20, and along the third from 21 to 30.
    SEN-1.2: Each player has five pawns: cones for player 1, spools for player 2. With an option there are seven.
    SEN-1.3: Four sticks, each with a light and a dark side.
    SEN-1.4: No pawn gets lost, and no two stand on the same square.
    SEN-7.3: Nothing is hidden.
web-rules-senet-setup =
    Setting up
    SEN-2.1: The pawns stand in turn on the first squares: 1 to 10, or 1 to 14 with seven pawns each. The foremost pawn belongs to the start player.
    SEN-2.2: The start player is chosen at random, or with an option.
    SEN-2.3: The start player's foremost pawn takes one step. Then the start player throws.
web-rules-senet-throwing =
    Throwing
    SEN-3.1: Count the light sides that are up: one to four squares. None counts five.
    Throw | Light sides | How often, of 16 throws
    1 | 1 | 4
    2 | 2 | 6
    3 | 3 | 4
    4 | 4 | 1
    5 | none | 1
    SEN-3.2: After a one, a four or a five the same player throws again. After a two or a three the other player's turn begins.
    SEN-3.3: Each throw is used at once, in full, by one pawn.
web-rules-senet-moving =
    Moving
    SEN-4.1: Move one of your pawns forward by as many squares as the sticks show. If any of your pawns can move forward, one of them must.
    SEN-4.2: A pawn cannot stop on another pawn of yours.
    SEN-4.3: If it stops on a pawn of the other player, the two change places.
    SEN-4.4: Two or more pawns of a player on consecutive squares guard each other: nobody can stop on them. The corners of the path do not matter.
    SEN-4.5: Three or more pawns of a player on consecutive squares cannot be passed by the other player.
    Example: Ana throws a four. Her pawns stand on 10, 11 and 16, Ben's on 12, 13, 14 and 19. The pawn on 11 cannot pass three in a row; the pawn on 10 cannot stop on 14, which is guarded. So the one on 16 moves to 20. With a three it would have driven Ben's lone pawn from 19 back to 16.
web-rules-senet-back =
    Moving back
    SEN-5.1: If none of your pawns can move forward by the throw, one must move back by as many squares. It changes places with a lone pawn of the other player, and cannot stop on your own or guarded pawns, nor pass a block.
    SEN-5.2: No pawn moves back beyond square 1, and none that is past the water.
    SEN-5.3: If no pawn can move either way, the throw is lost. After a one, a four or a five you throw again all the same.
web-rules-senet-houses =
    Houses
    SEN-6.1: House of Rebirth (15): pawns come out of the water here.
    SEN-6.2: House of Happiness (26): every pawn must stop here by an exact throw before it can go any further. A pawn that was driven back must stop here again.
    SEN-6.3: House of Water (27): a pawn that comes here goes back to the House of Rebirth, or, if a pawn stands there, to the first free square before it. The turn ends.
    SEN-6.4: Bearing off. From 26 a five leads straight off the board. A pawn in the House of Three Truths (28) needs a three, a pawn in the House of Re-Atum (29) a two, and a pawn in the House of Horus (30) leaves with any throw.
    SEN-6.5: If the other player's pawn stops on a lone pawn on 28, 29 or 30, that pawn falls into the water.
    Example: Ana's pawns stand on 26 and 28, Ben's on 29 and 15, and she throws a three. She moves from 26 to 29: Ben's pawn falls into the water and, as 15 is taken, comes out on 14.
web-rules-senet-end =
    The end
    SEN-7.1: Every pawn borne off is one point. The player who has borne off all pawns wins at once.
    SEN-7.2: After 1000 throws the game is stopped. More points win; if tied, the player with fewer squares left to go; if that is tied too, the players share the win.
web-rules-senet-variants =
    Options
    Option | What it does | Rule
    Pawns | five or seven for each player | SEN-1.2
    Start player | random, or a seat | SEN-2.2
