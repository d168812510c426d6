### Senet in short plain words, for children: what is asked, and what one can choose

senet-prompt-turn-simple = You threw { $squares }. Move a pawn.
senet-prompt-turn-again-simple = You threw { $squares }. Move a pawn, then throw again.
senet-prompt-back-simple = You threw { $squares }. Move a pawn back.
senet-prompt-sticks-simple = Throw the sticks.
senet-prompt-first-simple = Who goes first?
senet-label-move-simple = { $square } to { $to }
senet-label-move-swap-simple = { $square } to { $to }: swap with { $other_seat }
senet-label-off-simple = Take { $square } home
senet-label-water-simple = { $square } falls in the water: back to { $to }
senet-label-back-simple = Back: { $square } to { $to }
senet-label-back-swap-simple = Back: { $square } to { $to }, swap with { $other_seat }
senet-label-throw-simple = Throw { $squares }
senet-label-first-simple = { $seat } first
