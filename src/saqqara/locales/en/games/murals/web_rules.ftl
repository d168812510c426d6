### The rules of Murals of the Nile in full, for the browser. The first line of a message is its heading; a line
### that begins with an id is a rule; lines with bars are a table; any other line is an example.

web-rules-murals-things =
    What is on the table
    MUR-1.1: A hundred cards with the numbers 00 to 99, one of each.
    MUR-1.2: The sheet has ten rows and ten columns. A card goes in the row of its first digit and the column of its second: 45 in row 4, column 5. Row 0 is at the top, column 0 on the left.
    MUR-1.3: The cells form 12 areas, each with a value I, II or III.
    MUR-1.4: Thirteen cards have an ankh. They give you a card at once.
    MUR-1.5: Every player has a marker on the combo track, on the area track and on the miss track. The tracks have no end; on the miss track you move down, from 0 to -1, -2 and so on.
    MUR-1.6: Every card is always in the deck, in the display, in a hand or on the sheet.
web-rules-murals-open =
    What everybody may know
    MUR-2.1: You see your own hand, and how many cards the others hold. Nobody looks at the deck. The display, the sheet and the tracks are open.
    MUR-2.2: Everybody knows a card that was taken from the display; a card from the deck is its owner's secret until it is placed.
    MUR-2.3: Every card in the deck is equally likely to come next.
web-rules-murals-setup =
    Setting up
    MUR-3.1: All hundred cards form the face-down deck. Display and sheet are empty.
    MUR-3.2: All markers start on 0.
    MUR-3.3: Each player takes one card from the deck as their starting hand.
    MUR-3.4: The start player is random, or chosen with an option.
    MUR-3.5: Play goes clockwise.
web-rules-murals-turn =
    A turn
    MUR-4.1: Place a card on the cell with its number: turn up the top card of the deck, or choose one from your hand or from the display.
    MUR-4.2: After each card you may stop or place another one, from any of the three sources.
    MUR-4.3: Place at least one card on your turn, and at most ten. After the tenth your turn is over.
    MUR-4.4: A card that you turn up must be placed if it can be: you may not look at it and then stop or use another.
    MUR-4.5: If you cannot place any other card, your turn ends as if you had stopped.
web-rules-murals-shadow =
    The shadow
    MUR-5.1: A cell is in the shadow of a card if its row and its column are both greater: below and to the right.
    MUR-5.2: The first card of a turn may go anywhere. Shadows do not last beyond a turn.
    MUR-5.3: Only the card placed immediately before casts a shadow.
    MUR-5.4: The same row and the same column are never in the shadow. After 22, both 82 and 25 are fine; 33 is not.
    MUR-5.5: A card in row 9 or column 9 casts no shadow: the next card cannot miss.
    MUR-5.6: Cards from your hand and from the display cannot be placed in the shadow, not even on purpose.
    MUR-5.7: Cards placed in descending order are never in each other's shadow, so a hand of ten makes a safe turn of ten cards.
web-rules-murals-misses =
    Misses
    MUR-6.1: A card that you turn up as the second to tenth card of a turn is a miss if it is in the shadow of the card before it. Nothing else is.
    MUR-6.2: The card goes face up to the display, your marker on the miss track moves one step down, and your turn is over without a combo bonus.
    MUR-6.3: Whatever you gained earlier in the turn stays: cards placed, steps on the area track, cards taken for an ankh. An ankh on the missed card itself does nothing.
    MUR-6.4: The missed card can be placed or taken by the next players, and by you from your next turn on.
    Ana turns up 25, 08 and 37 and stops: 08 is in a higher row than 25, and 37 is left of column 8. Ben turns up 22, takes a card for the ankh, and goes on to 81; then 95 comes, below and to the right: a miss. Chie begins with the 95 of the display, which casts no shadow.
web-rules-murals-bonuses =
    Bonuses
    MUR-7.1: If you place an ankh card, you take one card at once, and only then stop or continue. You may place it right away.
    MUR-7.2: The ankh counts on the tenth card too: take the card, then the turn ends. It does nothing when deck and display are both empty.
    MUR-7.3: To take a card means: the top card of the deck, unseen by the others, or any card in the display. Choose for each card; you see it before you choose the next.
    MUR-7.4: After a turn without a miss you get the combo bonus for exactly the number of cards you placed: first the steps, then the cards.
    MUR-7.5: The combo bonus for 1 to 10 cards:
    Cards placed | Steps | Cards taken
    1 | 0 | 1
    2 | 0 | 0
    3 | 0 | 1
    4 | 1 | 1
    5 | 0 | 2
    6 | 2 | 1
    7 | 0 | 3
    8 | 3 | 1
    9 | 0 | 4
    10 | 5 | 1
    MUR-7.6: You must take all the cards; if deck and display hold fewer, take all there are.
    MUR-7.7: If you place the last missing card of an area, you move as many steps on the area track as its value, at once. A later miss does not take them back.
    MUR-7.8: After placing a card, first take the area steps, then the card for an ankh, then choose whether to stop or continue.
web-rules-murals-end =
    The end of the game
    MUR-8.1: When the deck is empty, no card can be turned up. The display can still be used; a player without cards in hand must place one from it.
    MUR-8.2: When deck and display are both empty, play continues with the hands. Bonuses still give steps, but no cards.
    MUR-8.3: From then on, players without cards in hand are skipped.
    MUR-8.4: The last player with cards takes one turn after another, and may spread their hand over as many turns as they like.
    MUR-8.5: The game ends when all hundred cards are on the sheet. The combo bonus of the last turn still counts.
    MUR-8.6: Every turn places a card, so there are at most a hundred turns.
web-rules-murals-points =
    Counting points
    MUR-9.1: On each track, your place is one more than the number of players who are ahead of you: further on the combo and area tracks, nearer to 0 on the miss track.
    MUR-9.2: Tied players share a place, and each gets its points; the places after them are skipped.
    Combo 10, 9, 9 and 8 score 6, 4, 4 and 0 points.
    MUR-9.3: Points for the places; fourth place gets none:
    Track | 1st | 2nd | 3rd
    Combo | 6 | 4 | 2
    Area | 5 | 3 | 1
    Miss | 4 | 2 | 1
    MUR-9.4: Your total is the sum of the three tracks. The player with the most points wins.
    MUR-9.5: If tied, the highest total of the three markers wins, with misses counting below zero: 10, 6 and -2 make 14.
    MUR-9.6: If that is tied too, the players share the win.
web-rules-murals-options =
    Options
    MUR-10.1: The table can show each player the odds that the next card from the deck misses: how many of the cards this player has not seen are in the shadow.
    MUR-10.2: If you own the game, you can replace the sheet, the ankh cards, the combo table and the points that we had to reconstruct with a file.
