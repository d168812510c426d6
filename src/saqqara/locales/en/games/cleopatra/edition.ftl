### Edition files of Cleopatra and the Society of Architects: what each table of figures holds, and how sure that is

cleopatra-note-costs = What each piece costs: artisans, wood, stone, marble, lapis lazuli. The kinds are certain, from the text and a photographed summary sheet; the numbers are from the text alone.
cleopatra-note-amulets = The { -cleopatra-amulets } that a card adds when it is played. Doubles are read off a photograph, the { -cleopatra-trompe } is inferred from its icon, the characters are from the text. A Scribe adds these only when it chooses a mosaic.
cleopatra-note-palms = The garden row by row, the back row first: P for a palm, a dot for grass, # for the throne platform. Counted cell by cell on photographs.
