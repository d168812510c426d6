"""The kernel: turn-based games as a stack of pending frames. Pure, compiled, game-blind.

frame      one pending step, packed into an integer      bits     bit sets
state      one position: the stack, and what a game adds
game       the rules of a game under chosen options; `apply`, the unchecked door; hints for bots
voice      what people see and are told of a game        verbs    what can be decided and asked
encoding   what learners are shown of it                 edition  figures that a file replaces
match      a game being played: the checked door, undo, views
record     a game as words: write, read, replay, verify
dealer     where chance comes from: seeded, or sealed with a commitment
event      what happened, as ids and numbers             errors   bad input
roles      what an event is to people who watch
spec       seats, options and versions of a game         rng      the generator
playout    random play at full speed                     odds     outcomes of chance
result     who won: winners, places, shares of a win
"""
