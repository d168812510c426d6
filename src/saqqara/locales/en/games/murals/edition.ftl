### Edition files of Murals of the Nile: what each table of figures holds, and how sure that is

murals-note-areas = The area of every cell, row by row: ten texts of ten letters, A to M without I. Reconstructed, except that 64 is certainly in an area of value III, and 45 in another area.
murals-note-values = The value of each area: 1, 2 or 3 for I, II or III. Reconstructed.
murals-note-ankh = The thirteen ankh cards. 22 is certain, the others are reconstructed.
murals-note-combo = The combo bonus for 1, 2, .. 10 cards: steps and cards. All steps are certain, and so are the cards for 1, 2, 3, 4 and 8; the others are reconstructed.
murals-note-tracks = Points for the first, second and third place of each track. The combo track's 6 and 4 are certain, the others are reconstructed.
