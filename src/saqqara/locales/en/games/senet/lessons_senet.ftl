### The lessons of Senet

lesson-senet-about = Race five pawns along thirty squares: the oldest board game in the house, learnt in three minutes.

## First moves

lesson-senet-first-title = First moves
lesson-senet-first-move = Your pawns are souls on their way to the afterlife. The sticks show 3: move your front pawn on 3 squares.
lesson-senet-first-move-else = That is a legal move, too. This time take the pawn in front: it opens the way for the others.
lesson-senet-first-goal = The path winds through thirty squares. Lead all five pawns off its end before Nefer does, and you win.
lesson-senet-first-swap = Nefer's pawn on 11 stands alone. Move your pawn from 8 onto it: the two change places.
lesson-senet-first-swap-else = A fair move, but Nefer keeps the lead. Land on the lone pawn on 11 and send it back.
lesson-senet-first-guard = Nefer moved next to the pawn you sent back. Two side by side guard each other: nobody can land on them.
lesson-senet-first-pair = You threw 4. Make a pair of your own: from 11 to 15, next to your front pawn.
lesson-senet-first-pair-else = Now two of your pawns stand alone, and Nefer can change places with either. Make a pair instead.
lesson-senet-first-again = After a 1, a 4 or a 5 you throw again. It is a 2 now: move either of your front pawns.
lesson-senet-first-end = Pawns that leave the board are collected here, one point each. How they get out is the next chapter but one.
lesson-senet-first-learnt =
    The sticks say how far one pawn moves.
    Landing on a lone pawn makes the two change places.
    Pawns side by side are safe.
    A 1, a 4 or a 5 lets you throw again.
