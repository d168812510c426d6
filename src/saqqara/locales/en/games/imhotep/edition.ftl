### Edition files of Imhotep: what each table of figures holds, and how sure that is

imhotep-note-scaffolds = { -imhotep-pyramids } C: the five scaffold tiles, four spaces each from left to right. 0 to 9 are points, "K" is a card from the { -imhotep-draw-pile }, "S3" is up to three stones. Reconstructed.
imhotep-note-hallway = { -imhotep-pyramids } D: the points of the 14 squares, clockwise from the top left. Reconstructed: they add up to those of { -imhotep-pyramids } A.
imhotep-note-temple-c = { -imhotep-temple } C: what each column gives, from left to right. "P1" is 1 point, "P2_or_S4" is 2 points or up to four stones, "draw3_keep1" is three cards of which one is kept. The last two certainly exist, but their positions are reconstructed, and so are the other columns.
imhotep-note-arena-track = { -imhotep-temple } D: the points of the spaces on the track, from start to finish. Reconstructed.
imhotep-note-arena-arrows = { -imhotep-temple } D: how far the stone in each of the twelve places drives a chariot. Reconstructed.
imhotep-note-arena-round = { -imhotep-temple } D: points for the first and the second chariot at the end of a round, by number of players. Certain.
imhotep-note-crypt-columns = { -imhotep-burial } D: the number of columns for the 24 tombs, which are numbered row by row. Reconstructed.
imhotep-note-obelisk-path = { -imhotep-obelisks } C: the tile of each of the 15 spaces along the path, by its name in obelisk_shapes. Reconstructed.
imhotep-note-obelisk-shapes = { -imhotep-obelisks } C: the squares of each tile, as steps to the right and steps up. The letter is its form, the number its size. Reconstructed.
imhotep-note-obelisk-ranks = { -imhotep-obelisks } C: points for the highest, second, third and fourth obelisk, by number of players. Reconstructed.
imhotep-note-avenue = { -imhotep-obelisks } D: height and points of the eight obelisks. Reconstructed.
imhotep-note-prophecies = Points for a prophecy that comes true, and for one that does not, if the scarab was placed in rounds 1 and 2, 3 and 4, 5 and 6. Reconstructed.
imhotep-note-extra-storage-red = Whether { -imhotep-extra-storage } counts as a red card: 1 for yes, 0 for no. Reconstructed.
