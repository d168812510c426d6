"""The game in a plain terminal of 80 columns, in every language we have.

play       the door: a configuration in, an exit status out
session    one game from greeting to score sheet        commands   what people type
screen     choices, news and score sheet as lines       console    the two streams
scene      what a board is drawn from                   theme      the glyphs
keeper     the record on disk after every move          boards/    one drawing per game
"""
