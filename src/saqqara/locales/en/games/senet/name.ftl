### Senet as every page names it: its name, what it is about, its options

senet-name = Senet
senet-about = One of the oldest board games in the world: lead your pawns past the water to the end of the path.
senet-option-pawns = Pawns
senet-option-pawns-5 = five each
senet-option-pawns-7 = seven each, as Kendall first wrote
senet-option-first = Start player
senet-option-first-random = random
senet-option-first-1 = player 1
senet-option-first-2 = player 2
