### The rules in full, for the browser. The first line of a message is its heading; a line that
### begins with an id is a rule; lines with bars are a table; any other line is an example.

## Imhotep

web-rules-imhotep-things =
    What is on the table
    IMH-1.1: 2 to 4 players, six rounds.
    IMH-1.2: Each player has 29 stones. Stones never leave the game: your quarry, your sled, the ships and the sites always hold 29 of your stones in all. The quarry holds any number, the sled at most 5.
    IMH-1.3: Ships have spaces for 1 to 4 stones in a row, counted from the bow. To sail, a ship with 4 spaces needs at least 3 stones, one with 3 needs 2, the others need 1.
    IMH-1.4: There are five sites with one dock each: Market, Pyramids, Temple, Burial Chamber and Obelisks. Each has a side A and a side B, and you may mix them freely.
    IMH-1.5: 34 market cards: 6 red, 8 green, 10 purple, 10 blue.
    IMH-1.6: Everything is open, including the cards that players own, except the order of the draw pile, the round cards to come, the round card that was left out, and the two face-down cards of Market B.
web-rules-imhotep-setup =
    Setting up
    IMH-2.1: Choose a side for each of the five sites.
    IMH-2.2: Take the seven round cards for your number of players, put one back unseen and shuffle the other six.
    IMH-2.3: The market cards are shuffled into a face-down draw pile.
    IMH-2.4: All stones start in the quarry. The start player is random, or chosen with an option. In turn order the players move 2, 3, 4 and 5 stones to their sleds.
web-rules-imhotep-round =
    A round
    IMH-3.1: The next round card shows the sizes of the four ships, which start empty in the harbour. All five docks are free.
    IMH-3.2: Market A gets four cards face up. If no card is left to deal, places stay empty.
    IMH-3.3: Market B gets three cards face up, then two face down in the fourth place.
    IMH-3.4: The start player begins, and play continues clockwise. On your turn you take exactly one action. Finish everything that it sets off, including the choices of other players, before the next turn.
    IMH-3.5: The round ends at once when the fourth ship has sailed and been unloaded.
    IMH-3.6: The player to the left of the one who sent the fourth ship is the next start player.
    IMH-3.7: Between rounds the Temple is scored. Then the ships go back, and cards left in the Market are discarded. Stones on sites and sleds stay.
    IMH-3.8: When a card is needed and the draw pile is empty, the discard pile is shuffled into a new one. If both are empty, nothing is drawn.
web-rules-imhotep-actions =
    The actions
    IMH-4.1: On your turn you must do one of four things: get stones, load a stone, sail a ship, or play a blue card.
    IMH-4.2: Get stones. Move 3 stones from your quarry to your sled, or as many as are left and fit. You may not choose to take fewer. With a full sled or an empty quarry you cannot choose this action.
    IMH-4.3: Load a stone. Move one stone from your sled to any empty space of any ship that has not sailed. Gaps are allowed.
    IMH-4.4: Sail a ship. Choose a ship that has not sailed and carries at least its minimum, and a site where no ship has docked this round. You need no stone of your own on board. The ship stays there for the rest of the round and is unloaded.
    IMH-4.5: Play a blue card that you got before this turn: one card, instead of another action, and only if you can carry out its whole effect.
    IMH-4.6: You pass only if none of the four actions is possible.
    IMH-4.7: If all players pass one after the other, the round ends. Stones on ships that have not sailed return to the quarries; then the Temple is scored. The player to the left of the last one who passed is the next start player.
web-rules-imhotep-blue =
    Blue cards
    IMH-5.1: Lever. Sail a ship; before the first stone is unloaded, you choose the order for all of them.
    IMH-5.2: Hammer. Get up to 3 stones, then load exactly one.
    IMH-5.3: Sail. Load one stone on a ship, then sail that ship. It must then carry its minimum.
    IMH-5.4: Chisel. Load exactly two stones, on one ship or on two. You need two stones on your sled and two free spaces.
    IMH-5.5: A blue card is discarded when its whole effect is over; if that ends the round, it is discarded before the Temple is scored.
web-rules-imhotep-unloading =
    Unloading
    IMH-6.1: Stones leave a ship one at a time, from the bow to the stern; empty spaces are skipped.
    IMH-6.2: Finish a stone completely, with its points, its card, its bonus and everything they set off, before you touch the next one.
    IMH-6.3: The owner of a stone makes all choices for it, even on another player's turn.
    Example: a ship with the stones of Gil, Wim, Nora and Wim again, from the bow, comes to an empty Pyramid A. Gil scores 2, Wim 1, Nora 3, and Wim 2 more. Any player may have sent it.
web-rules-imhotep-market =
    The Market
    IMH-7.1: For each stone its owner takes one of the cards in the Market, and the stone goes back to the owner's quarry. The stone that is unloaded first chooses first.
    IMH-7.2: You must take a card.
    IMH-7.3: Follow this order: choose a place; return the stone to the quarry; on side B keep one of the face-down cards; take the card from the Market; then carry out its effect.
    IMH-7.4: Side B. The place with two face-down cards is one choice. Look at both, keep one, and put the other face up on the discard pile.
    IMH-7.5: If there is only one card left there, you simply take it.
    IMH-7.6: Red cards take effect at once: one stone from your quarry goes to the Pyramids (Entrance), the Burial Chamber (Sarcophagus) or the Obelisks (Paved Path), just as if it had been unloaded there. Then the card is discarded.
    IMH-7.7: With an empty quarry a red card does nothing and is discarded.
    Example: Kay's stone and then Wim's arrive at Market A. Kay takes Entrance: her stone is back in the quarry, and from there one goes to the Pyramids and scores at once. Only then does Wim choose among the three cards that are left.
    IMH-7.8: Blue, green and purple cards stay face up in front of their owner. Blue ones can be played from the next turn on, the others count at the end of the game.
    IMH-7.9: Cards left at the end of a round are discarded face up.
    IMH-7.10: If no card is left, the stone goes back to the quarry and its owner gets nothing.
web-rules-imhotep-pyramids =
    The Pyramids
    IMH-8.1: Side A. One pyramid of 14 spaces in a fixed order: nine at the bottom, four above, one on top; on each level column by column from the left, each column from the top. The owner scores the space at once: 2, 1, 3, 2, 4, 3, 2, 1, 3, then 2, 3, 1, 3, then 4.
    IMH-8.2: When it is complete, each further stone is placed beside it and scores 1 point.
    IMH-8.3: Side B. Three small pyramids of five spaces. The owner chooses any that is not complete. Within it the order is fixed: top left, bottom left, top right, bottom right, tip.
    IMH-8.4: Points on side B, in that order; you score them at once, whether you use the bonus or not.
    Pyramid | 1st | 2nd | 3rd | 4th | tip
    left | 2 | 1 + card | 3 | 2 | 4
    middle | 2 | 3 | 1 + stones | 1 | 4
    right | 2 | 3 | 3 | 1 + load | 4
    IMH-8.5: Card. You may draw the top card of the draw pile; keep it or carry it out like a card from the Market. You decide before you see it.
    IMH-8.6: Stones. You may get up to 3 stones.
    IMH-8.7: Load. You may load one stone from your sled on any ship that has not sailed. The ship being unloaded counts as having sailed.
    IMH-8.8: A bonus is optional. It is lost if it cannot have any effect.
    IMH-8.9: Once all three are complete, further stones are placed beside them for 1 point each.
web-rules-imhotep-temple =
    The Temple
    IMH-9.1: Stones are placed from left to right, then on top of those from the left again, with no limit. There are 5 spaces; with two players the rightmost one is not used.
    IMH-9.2: At the end of every round, even if no ship came, the top stone of each space counts. Side A: each scores 1 point.
    IMH-9.3: Side B, from left to right: 1 point or 2 stones; 2 points; 1 point or 2 stones; the top card of the draw pile; 1 point or 2 stones.
    IMH-9.4: Point or stones: the owner decides when their space is reached. Move up to two stones from the quarry to the sled, as many as are left and fit. If not even one does, you get the point.
    IMH-9.5: You must take the card. A red one takes effect at once.
web-rules-imhotep-burial =
    The Burial Chamber
    IMH-10.1: Three rows, filled column by column from the left, each column from the top, with no limit.
    IMH-10.2: Side A, at the end of the game: touching stones of one player, side by side or one below the other, form a group. All your groups count: 1 stone scores 1, two 3, three 6, four 10, five 15, and each additional one 2.
    IMH-10.3: Side B, at the end of the game: in each row the players are ranked by the number of their stones in it. First scores 8, second 4, third 2, fourth nothing.
    Example, side A: a group of three and a single stone score 6 + 1 = 7; one group of six scores 15 + 2 = 17.
web-rules-imhotep-obelisks =
    The Obelisks
    IMH-11.1: Side A. Each player builds one tower. At the end of the game they are ranked by height.
    Players | 1st | 2nd | 3rd | 4th
    2 | 10 | 1 | - | -
    3 | 12 | 6 | 1 | -
    4 | 15 | 10 | 5 | 1
    IMH-11.2: Side B. Your stones wait here. As soon as three of them wait, they become a tower on the highest-scoring free space of the track and score it at once: 10, 9, 8, 7, 6, 5, 5, 5.
    IMH-11.3: When all eight spaces are taken, no more towers are built, and further stones just wait.
    IMH-11.4: At the end of the game each waiting stone scores 1.
    Example, side B: a brown tower stands on the 10, and two white stones wait. A ship arrives with black, white and gray. White's third stone completes a tower on the 9: 9 points at once. Black and gray wait.
web-rules-imhotep-ties =
    Ties in a ranking
    IMH-12.1: Only players with at least one stone are ranked.
    IMH-12.2: Tied players add up the points of the ranks they occupy and share them equally, rounded down. The next player gets the rank after them.
    Example: Obelisks A with four players, heights 3, 4, 0 and 3. The tallest scores 15, the two tied ones share second and third place, (10 + 5) / 2 = 7 each, and the one without a tower scores nothing.
web-rules-imhotep-end =
    The end
    IMH-13.1: After the Temple of the sixth round, score the Burial Chamber, the Obelisks and the cards.
    IMH-13.2: Each green card scores 1 point for every three stones at its site, whoever owns them.
    IMH-13.3: Purple cards: one statue scores 1, two 3, three 6, four 10, five 15, and each additional one 2.
    IMH-13.4: Each blue card that was not played scores 1.
    IMH-13.5: The player with the most points wins. If tied, the one with more stones on the sled; if still tied, the win is shared.
    IMH-13.6: All stones at a site count for green cards: those beside the Pyramids, the covered ones in the Temple, towers and waiting stones of the Obelisks.
web-rules-imhotep-variants =
    Variants and options
    IMH-14.1: Wrath of the Pharaoh: at the end of the game a player without a stone at one or more of Pyramids, Temple, Burial Chamber and Obelisks loses 5 points, once.
    IMH-14.2: The sides of the five sites: all A, all B, any mix, or random for each site.
web-rules-imhotep-ships =
    All round cards
    2 players | 3 players | 4 players
    4-3-3-1 | 4-4-2-1 | 4-4-3-2
    4-3-2-2 | 4-3-3-2 | 4-4-2-2
    4-3-2-1 | 4-3-2-2 | 4-4-2-1
    4-2-2-1 | 4-3-2-1 | 4-3-3-3
    3-3-2-2 | 4-2-2-1 | 4-3-3-2
    3-3-2-1 | 3-3-3-2 | 4-3-2-2
    3-2-2-1 | 3-3-2-2 | 3-3-3-2
web-rules-imhotep-cards =
    All market cards
    Card | Copies | What it does
    Entrance (red) | 2 | one stone to the Pyramids, at once
    Sarcophagus (red) | 2 | one stone to the Burial Chamber, at once
    Paved Path (red) | 2 | one stone to the Obelisks, at once
    Pyramid Decoration (green) | 2 | 1 point for every three stones at the Pyramids
    Temple Decoration (green) | 2 | 1 point for every three stones at the Temple
    Burial Chamber Decoration (green) | 2 | 1 point for every three stones in the Burial Chamber
    Obelisk Decoration (green) | 2 | 1 point for every three stones at the Obelisks
    Statue (purple) | 10 | 1, 3, 6, 10, 15 for one to five, 2 for each additional one
    Lever (blue) | 2 | sail, and choose the unloading order
    Hammer (blue) | 2 | get up to 3 stones, load one
    Sail (blue) | 3 | load one stone, sail that ship
    Chisel (blue) | 3 | load two stones

## Imhotep: A New Dynasty

web-rules-dynasty-things =
    A New Dynasty: what is on the table
    DYN-1.1: Every site has sides A to D; choose one for each site.
    DYN-1.2: If you choose that option, 14 market cards join the 34 of the base game.
    DYN-1.3: Set-up. Market C: each player gets 2 coins. Pyramids C: shuffle the five scaffold tiles and turn up the first. Pyramids D: the figure starts on the top-left square, or on the one chosen with an option. Temple D: all chariots start on the first space. Burial Chamber D: shuffle the 24 tomb tiles.
    DYN-1.4: You play with the expansion as soon as you use any part of it: the new cards, a side C or D, or prophecies. The next section applies only then.
    DYN-1.5: During set-up, turn up the prophecies first, then the first scaffold tile. In each round, turn up the round card, fill the Market place by place, then turn up the tomb tiles.
web-rules-dynasty-changes =
    A New Dynasty: changes to the base game
    DYN-2.1: Red cards are kept. A red card takes effect when you take it; when its whole effect is over, it stays face up in front of its owner.
    DYN-2.2: In a two-player game, a player who runs out of stones continues with an unused colour, and both colours count as one. So each of the two has 29 + 30 = 59 stones.
    DYN-2.3: "Up to" a number of stones always means as many as are left and fit. The sled holds 5, plus 2 for each Extra Storage.
    DYN-2.4: At the end of the game, add up the Burial Chamber, Obelisks, Arena, cards, prophecies and the Wrath of the Pharaoh; a total may be below zero. Ties are broken by stones on the sled, including those on Extra Storage.
    DYN-3.1: On sides C and D, a stone that has no place is put at the edge of the board and scores 1 point at once. Only the Arena has a rule of its own.
web-rules-dynasty-market-c =
    Market C: Booming Market
    DYN-4.1: Four cards are face up in a square, places 1 and 2 above, 3 and 4 below, and are renewed as on side A. A stone gets you one card.
    DYN-4.2: Instead, its owner may pay a coin and take two cards that are side by side or one above the other, but not diagonal. Only one coin per stone; coins leave the game and score nothing.
    DYN-4.3: If no card is left, the stone's owner draws the top card of the draw pile. This is compulsory, and no coin can be used.
    DYN-4.4: The owner chooses the order of the two cards. The stone returns to the quarry, both cards leave the Market, the first takes its whole effect, then the second.
web-rules-dynasty-market-d =
    Market D: Black Market
    DYN-9.1: Places 1 and 2 have one card face up, places 3 and 4 three cards face down. For a stone, take one face-up card; or look at all the cards of a face-down place and keep one. If there is only one card there, you simply take it.
    DYN-9.2: For the next round, face-down cards stay and are filled up to three; face-up ones are discarded and replaced.
    DYN-9.3: Cards you did not keep go back face down before the kept card takes effect.
    DYN-9.4: Only players who looked know which cards are there. A card that you keep is shown.
web-rules-dynasty-pyramids-c =
    Pyramids C: Scaffolding
    DYN-5.1: Stones fill the four spaces of the tile from left to right. Each gives its reward at once: points, up to 3 stones from the quarry, or the top card of the draw pile.
    DYN-5.2: The fourth stone completes the tile: the player with the most stones on it scores 3 points; if several are tied, each scores 1.
    DYN-5.3: Then the next tile is turned up on top, at once, even in the middle of unloading. Only after that does the fourth space give its reward.
    DYN-5.4: After five tiles each further stone scores 1 point.
    Example: the tile 3, 1, 2, card has stones of white, black, white and black. White scored 3 and 2, black 1; with two each, both score 1. The next tile is turned up, and black draws the card.
web-rules-dynasty-pyramids-d =
    Pyramids D: Hallway
    DYN-10.1: A ring of 14 squares with points, counted clockwise from the top left.
    DYN-10.2: A stone goes to the next free square clockwise from the figure and scores it at once. The figure's own square comes last, after a full lap; with an option it comes first.
    DYN-10.3: Whenever you get stones as your action, you may move the figure to the next free square clockwise, other than its own. Nothing else moves it.
    DYN-10.4: When the ring is full, each further stone scores 1 point.
web-rules-dynasty-temple-c =
    Temple C: Temple of Ra
    DYN-6.1: Stones are placed as on side A: five columns from left to right, then on top; with two players the rightmost one is not used.
    DYN-6.2: At the end of every round each visible stone gives the reward of its column, from left to right: 1 point; 2 points or up to 4 stones; 1 point; a choice of three cards; 1 point.
    DYN-6.3: You decide between points and stones when the column is reached, and only if you can take at least one stone.
    DYN-6.4: Three cards: draw three, keep one, discard the others face up before the kept one takes effect. If there are fewer cards, draw what there is. A red one takes effect at once.
web-rules-dynasty-temple-d =
    Temple D: Arena
    DYN-11.1: Stones fill the stone places in order. Each moves its owner's chariot by the arrows of its place.
    DYN-11.2: Occupied spaces count while a chariot moves. If it would end on another chariot, it continues to the next space, and so on. The start and the finish hold any number; extra steps beyond the finish are lost.
    DYN-11.3: At the end of every round the leading chariot scores 2 points and the second 1 (nothing with two players). If several have finished, all of them are first and nobody is second. A chariot on the start scores nothing.
    DYN-11.4: At the end of the game each chariot scores the points of its space.
    DYN-11.5: When all places are full, a stone moves its chariot 1 space. If your chariot has already finished, your stone scores 1 point instead; it takes a place all the same.
web-rules-dynasty-burial-c =
    Burial Chamber C: Tomb Hill
    DYN-7.1: The hill has five levels of 5, 4, 3, 2 and 1 places. The owner places the stone on any free place of the lowest level, or one level higher on any two neighbouring stones, of any colour.
    DYN-7.2: At the end of the game touching stones of one colour form a group, and each group scores its stones times the levels it reaches, counted as four at most.
    DYN-7.3: When the hill is full, each further stone scores 1 point.
    Example: six stones up the left edge, over five levels, and one at the other end: 6 times 4 and 1 times 1 make 25 points.
web-rules-dynasty-burial-d =
    Burial Chamber D: Crypt
    DYN-8.1: At the start of every round four tomb tiles are turned up; those left from the round before are removed first.
    DYN-8.2: The owner of a stone picks one of the tiles and places the stone on the space with its number; the tile is removed from the game.
    DYN-8.3: At the end of the game groups count as on side A: 1, 3, 6, 10, 15, and 2 for each additional stone. Stones beside the board belong to no group.
    DYN-8.4: A player who has no stone in the crypt loses 4 points. A stone beside the board does not prevent that, unless you choose that option.
    DYN-8.5: If no tile is left, a stone scores 1 point beside the board.
web-rules-dynasty-obelisks-c =
    Obelisks C: Giant Obelisk
    DYN-13.1: Stones fill 15 spaces of a path in order. The owner takes the tile of the space and builds it at once on their own obelisk, which is three squares wide and of any height.
    DYN-13.2: A tile that cannot be built goes back to the box; a tile that can be built must be.
    DYN-13.3: A tile may be turned, not flipped. It must stay within the three columns, and each column must stay filled from the bottom without a gap.
    DYN-13.4: At the end of the game each complete level scores 2 points.
    DYN-13.5: Then the players are ranked by complete levels, and if tied by the squares above them. Players who are still tied add up the points of their ranks, divide them and round down. A player without a tile is not ranked.
    Players | 1st | 2nd | 3rd | 4th
    2 | 5 | 0 | - | -
    3 | 6 | 3 | 0 | -
    4 | 7 | 5 | 2 | 0
    DYN-13.6: After 15 stones each further one scores 1 point.
web-rules-dynasty-obelisks-d =
    Obelisks D: Avenue
    DYN-14.1: Your first stone goes to any free obelisk on the avenue. Your further stones must go there until it has reached its height; only then may you start another free obelisk.
    DYN-14.2: If you have no unfinished obelisk and none is free, your stone scores 1 point beside the board.
    DYN-14.3: At the end of the game a finished obelisk scores its points, an unfinished one 1 for each stone.
web-rules-dynasty-meeting =
    Where cards and sites meet
    DYN-12.1: A stone beside the board belongs to its site: it counts for Decorations, prophecies and the Wrath of the Pharaoh, but not in the scoring of the site itself.
    DYN-12.2: Decorations count all stones of a site on any side, including covered ones and those on the places of a path or an arena.
    DYN-12.3: Entrance, Sarcophagus, Paved Path and the Raft place a stone as if it had been unloaded, with all its choices. Without a stone in the quarry a red card does nothing, and is kept.
    DYN-12.4: Whatever a card sets off is settled before the next stone is unloaded, the latest first.
    DYN-12.5: The discards are shuffled when a card is needed; kept red cards are not among them. If there is no card at all, none is dealt or drawn, and a stone at Market A, B or D that finds no card gets nothing.
web-rules-dynasty-cards =
    The new market cards
    DYN-15.1: Extra Storage, 2 cards, red: the sled holds 2 more stones from now on.
    DYN-15.2: Private Quarry, 2 cards, red: 1 point and up to 3 stones from the quarry, at once.
    DYN-15.3: Stone Ornament, 2 cards, green: 1 point for each stone on your own sled at the end of the game.
    DYN-15.4: Statue, 4 cards, purple: like the others.
    DYN-15.5: Raft, 2 cards, blue: needs 3 stones on the sled. Two go back to the quarry, one is placed at any monument; at the Market only with an option.
    DYN-15.6: Gangplank, 2 cards, blue: needs a stone on your sled, which goes back to the quarry. Then a ship that carries at least one of your stones and its minimum sails to a site that already has a ship. It counts like any other ship for the end of the round.
    DYN-15.7: Stones go back to the quarry before anything else happens. Blue cards are played and discarded, and score 1 point if unused, like the others.
    DYN-16.1: With secret market cards, blue cards stay face down in front of their owner until they are played. This changes what players see, and nothing else.
    DYN-16.2: A card taken from the Market, or kept from several drawn cards, is shown when it is taken. A single blue card from the draw pile is seen by its owner only, unless the last ship of the game has sailed.
    DYN-16.3: At the end of the game all cards are shown.
web-rules-dynasty-prophecies =
    Prophecies
    DYN-17.1: Three of the seven prophecies are turned up for the whole game; each player has 2 scarabs.
    DYN-17.2: You may place at most one scarab on each prophecy and at most one in each window: rounds 1 and 2, 3 and 4, 5 and 6. Players do not block each other, and scarabs never come back.
    DYN-17.3: You place a scarab on your own turn before your action, and it costs no action; you may do so even if you then have to pass.
    DYN-17.4: At the end of the game a scarab scores the points of its window if the prophecy has come true for its owner; if not, its owner loses points.
    Rounds | come true | not
    1 and 2 | +6 | -3
    3 and 4 | +4 | -2
    5 and 6 | +2 | -1
    DYN-18.1: Osiris: more stones at the Pyramids than any other player.
    DYN-18.2: Anubis: more stones in the Burial Chamber than any other player.
    DYN-18.3: Isis: more stones at the Temple than any other player.
    DYN-18.4: Horus: at least 3 of your own stones at each of the four monuments (2 with four players).
    DYN-18.5: Set: at least 4 statues.
    DYN-18.6: Amun: at least 3 red cards.
    DYN-18.7: Ra: at least 4 green cards.

## Return of the Pharaoh

web-rules-pharaoh-things =
    What is in the box
    PHA-1.1: Crew cards: 20 plain ones, numbered 1 to 5, four of each; and 5 with a flag, numbered 3, 4, 5, 6, 7.
    PHA-1.2: 15 treasure cards of five kinds. The number says how many items a card shows; there are 35 items in all.
    Treasure | Cards
    throne | 1
    jar | 1, 2
    sword | 1, 2, 3
    ankh | 1, 2, 3, 4
    gold coin | 1, 2, 3, 4, 5
    PHA-1.3: 8 pharaoh cards, 4 tents, 1 hospital, 5 round cards, and the Horus chip, which shows who starts.
    PHA-1.4: No card leaves the game unnoticed: crew cards and lots always number five times the players plus 20.
web-rules-pharaoh-open =
    What everybody may know
    PHA-2.1: You see your own hand only, and how many cards the others hold. Everything else is open. With an option, all hands are open too. When the game is over, all cards are shown.
    PHA-2.2: All players start with the same cards, and everybody sees every crew card that moves. So with a good memory you can work out every hand.
    PHA-2.3: The only real unknown is the order in which the remaining lots will come.
web-rules-pharaoh-setup =
    Setting up
    PHA-3.1: Each player takes plain crew 1, 2, 3, 4 and 5 (15 in all) into their hand and puts a tent in front of them.
    PHA-3.2: Each player also takes pharaoh cards: 3 with two players, 2 with three or four.
    PHA-3.3: The 15 treasures and the 5 crew cards with a flag are shuffled into a deck of 20 lots.
    PHA-3.4: At the start of every round four lots are turned up one by one and placed in a row, the first nearest the deck.
    PHA-3.5: One player gets the Horus chip: at random, or the seat chosen with an option.
    PHA-3.6: Play goes clockwise.
web-rules-pharaoh-auction =
    An auction
    PHA-4.1: The lot is the face-up card nearest the deck. The player who holds the Horus chip when the auction starts is its start player and takes the first turn. That stays so for the whole auction, even if the chip moves.
    PHA-4.2: On your turn you either declare a number or pass. Then the next player clockwise who has not passed takes a turn. The auction is over as soon as everybody has passed, or everybody except the player with the highest declaration.
web-rules-pharaoh-declaring =
    Declaring
    PHA-4.3: Play one or more crew cards from your hand face up in front of you. They stay there until the auction is over: you may add to them on a later turn, but not take back or exchange any.
    PHA-4.4: You declare the sum of all the cards that you have played in this auction, no more and no less. It must be higher than every number declared before. The first declaration may be any number.
    PHA-4.5: Plain crew and crew with a flag count the same. Cards at your tent are resting and cannot be played.
    PHA-4.6: Opening bonus. With the first declaration of an auction, the start player may add the number of the round: in round 3, a 4 alone makes 7.
    PHA-4.7: The bonus is the full round number or nothing, and needs at least one card. It counts for this one declaration: from the second one on, only the cards count. If the start player passes, nobody gets it. With an option there is no bonus at all.
    Example: round 3, the first lot is ankh 3, everyone holds 1 2 3 4 5, and Ana has the chip. Ana plays a 2 and adds the bonus: five. Ben plays 1 and 5: six. Chie passes. Ana's bonus is gone, so she needs at least 5 more: she adds her 5, seven. Ben adds his 2: eight. Ana passes and takes back 2 and 5. Ben wins the ankhs, and his 1, 2 and 5 go to the hospital.
web-rules-pharaoh-passing =
    Passing
    PHA-4.8: A pass is final: you are out of this auction. You may pass on any turn, even as the start player and even after declaring. Choose one of three kinds.
    PHA-4.9: Horus pass. Only one player can make it in each auction. Take the Horus chip, or keep it: you will start the next auction. If nobody does, the chip stays where it is.
    PHA-4.10: Pharaoh pass. Put down one of your pharaoh cards face up; it is used up for the game. All crew cards now in the hospital move to your tent. Cards that come to the hospital later are not yours.
    PHA-4.11: Plain pass. Always possible, and nothing happens.
    Example: Ben's 1, 2 and 5 are in the hospital, and the lot is jar 1. Ana makes a Horus pass to keep the chip. Ben plays 3: three. Chie makes a Pharaoh pass: 1, 2 and 5 move to Chie's tent. Ben wins the jar at once, and his 3 goes to the hospital, too late for Chie.
web-rules-pharaoh-won =
    The end of an auction
    PHA-4.12: Crew that did not win returns to its owners' hands.
    PHA-4.13: If you win treasure, put it face up in front of you. The crew played for it goes to the hospital, where it belongs to nobody and stays until somebody makes a Pharaoh pass.
    PHA-4.14: If you win crew, the card and the crew played for it go to your tent. They cannot be used before the next round.
    PHA-4.15: If all passed and nobody declared, the lot is removed from the game.
    PHA-4.16: If all others pass before anybody has declared, the last player still has a turn: any declaration wins at once, and a pass of any kind removes the lot. The player with the highest declaration has no turn until somebody beats it.
web-rules-pharaoh-rounds =
    Rounds
    PHA-5.1: A round is over when its four lots are gone. All players take the cards from their own tents into their hands. Cards in the hospital stay there.
    PHA-5.2: The Horus chip stays with its holder, and four new lots are turned up. After the fifth round the game ends.
web-rules-pharaoh-points =
    Counting points
    PHA-6.1: Treasure. One point for each item on your treasure cards.
    PHA-6.2: Variety. One kind of treasure scores 0, two kinds 1, three 3, four 6, all five 10.
    PHA-6.3: Flags. One point for each crew card with a flag in your hand or at your tent.
    PHA-6.4: The player with the most points wins. If tied, the larger sum of all crew in hand and at the tent wins.
    PHA-6.5: Crew in the hospital scores for nobody. Pharaoh cards that were not used score nothing.
    PHA-6.6: If that is tied too, the players share the win.
    Example: Ben has jar 1, jar 2, ankh 3 and gold coin 2: 8 items. Three kinds give 3 points, and one flag 1 point: 12.
web-rules-pharaoh-variants =
    Options
    Option | What it does | Rule
    Open hands | everybody sees every hand | PHA-2.1
    First holder of the chip | random, or a seat | PHA-3.5
    No opening bonus | every declaration is the sum of the cards; a house rule | PHA-4.7

## Murals of the Nile

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

## Cleopatra and the Society of Architects

web-rules-cleopatra-things =
    What is in the box
    CLE-1.1: 109 cards: standard resources of one unit each, tainted resources (doubles and Trompe-l'oeil) and characters, which are tainted too.
    Card | Copies
    Artisan, Stone, Marble, Wood, Lapis | 30, 18, 11, 9, 7
    Doubles of each resource | 3 each
    Trompe-l'oeil | 8
    Beggar, Courtesan, Envoy, Scribe, Smuggler | 2 each
    Vizier | 1
    CLE-1.2: Pieces of six categories: 9 column walls, 6 sphinxes, 2 obelisks, 2 door frames, a pedestal with its throne, 12 mosaics.
    CLE-1.3: Mosaics have the shapes of the twelve pentominoes, one of each.
    CLE-1.4: Each player has 3 Nile Merchants, 2 statues of Anubis and a Pyramid of Corruption. There are 5 dice with one ankh each, and Talents and amulets without limit.
    CLE-1.5: No card leaves the game.
web-rules-cleopatra-open =
    What everybody may know
    CLE-2.1: Other players' hands, Talents and amulets are secret, and so are face-down cards, and bids until all are revealed. Everybody sees discarded and paid cards, but not what a Courtesan takes back, a Vizier keeps or a Beggar is given.
    CLE-2.2: Everything else is open, including the top card of the draw pile, if it is face up, and which mosaic is on top. You may search the discards only with a Courtesan.
    CLE-2.3: With a good memory you know Talents and amulets, and cards that were taken face up.
web-rules-cleopatra-board =
    Garden, walls, plaza
    CLE-3.1: The Palace Garden has 9 x 9 cells without the throne platform at the back: 72 cells, 34 of them with a palm.
    CLE-3.2: Nine slots for walls run from the front left corner round the back to the front right corner, three cells each.
    CLE-3.3: The left door frame connects to wall 1, the right one to wall 9.
    CLE-3.4: Sphinxes are built on the Plaza of the Sphinx in the order of their numbers. Cleopatra walks over five spaces to the door.
    CLE-3.5: Mosaics may be turned and flipped.
web-rules-cleopatra-setup =
    Setting up
    CLE-4.1: Shuffle the mosaics into a pile; only the top one is available.
    CLE-4.2: Put Cleopatra on her picture on the plaza, and the dice beside the Altar.
    CLE-4.3: Each player has 3 merchants, 2 statues and 5 Talents.
    CLE-4.4: Each player is dealt 3 cards.
    CLE-4.5: Half of the other cards are turned face up, and all are shuffled into the draw pile.
    CLE-4.6: The market opens with three cards, face up or face down as they come.
    CLE-4.7: The start player is chosen at random; play goes clockwise.
web-rules-cleopatra-market =
    The market
    CLE-5.1: Take all cards of the market row; or, with stalls, all cards at one of the three stalls.
    CLE-5.2: Only you see the cards that were face down.
    CLE-5.3: Three new cards are added: a new row, or one to each stall as you like.
    CLE-5.4: When the draw pile is empty, shuffle the discards into a new one, half of them face up.
    CLE-5.5: An empty stall or market cannot be visited.
web-rules-cleopatra-turn =
    A turn
    CLE-6.1: Visit the market, or visit the quarry and build at least one piece.
    CLE-6.2: Characters may be played before the action, between two pieces, and after the action.
    CLE-6.3: A standard card is one unit, a double two; a Trompe-l'oeil or a merchant is one unit of any kind. Tainted cards add their amulets when you play them. You get no change, but leftover units can be used for the next pieces of the same visit.
    CLE-6.4: A player who can neither take a card nor build anything passes, and the market is refilled.
    CLE-6.5: Any number of pieces may be built in one visit.
    CLE-6.6: A piece is paid for resource by resource, with singles, doubles, Trompe-l'oeil and merchants in this order.
    CLE-6.7: The proposed payment is the one with the fewest amulets, then the least waste, then the fewest merchants.
    CLE-6.8: Choose, pay for, place and score each piece before the next.
    CLE-6.9: Two pieces in one visit earn 2 extra Talents, three or more earn 5.
    CLE-6.10: Then Cleopatra walks one space for each category that was completed.
    CLE-6.11: Then roll the dice beside the Altar and put those that show an ankh on it. The fifth one calls an Offering.
    CLE-6.12: If you have more than 10 cards at the end of your turn: discard down to 10 for one amulet, keep them for one amulet each, or play a Smuggler.
web-rules-cleopatra-pieces =
    Pieces
    CLE-7.1: What the pieces cost and earn.
    Piece | Cost | Talents
    Column wall | 1 artisan, 1 wood, 1 stone | 3, plus 1 for each mosaic next to it
    Sphinx | 1 artisan, 1 stone, 1 marble | 2 for 1, 3, 5; 5 for 2, 4, 6
    Obelisk | 3 artisans, 2 wood, 2 stone | 12
    Door frame | 2 artisans, 1 wood, 1 marble, 1 lapis lazuli | 4, plus 1 for each connected wall
    Pedestal, then throne | 3 artisans, 2 marble, 2 lapis lazuli | 12
    Mosaic | 2 artisans, 1 stone, 1 marble, 1 lapis lazuli | 4, plus 1 for each palm under it
    CLE-7.2: Walls go to any free slot.
    CLE-7.3: A wall counts the mosaics next to it when it is built.
    CLE-7.4: Sphinxes are built in order.
    CLE-7.5: The pedestal is built before the throne.
    CLE-7.6: A door frame counts the walls in one unbroken run from its own corner.
    Example: with walls 1, 2, 3, 4, 6 and 9 the left frame earns 4 + 4, the right one 4 + 1.
web-rules-cleopatra-mosaics =
    Mosaics and sanctuaries
    CLE-7.7: You get the top mosaic.
    CLE-7.8: Place it on five free cells of the garden.
    CLE-7.9: Connected uncovered cells are a sanctuary when no mosaic in the pile fits among them.
    CLE-7.10: The player who closes a sanctuary may put a statue there, at once or never.
    CLE-7.11: First collect the Talents, then claim, then look at the pile.
    CLE-7.12: A top mosaic that fits nowhere is removed.
    CLE-7.13: A category is complete when all its pieces are built; mosaics, when none is left.
web-rules-cleopatra-offering =
    The Offering
    CLE-8.1: It takes place at once when the fifth die is on the Altar.
    CLE-8.2: All players bid Talents secretly and reveal their bids together.
    CLE-8.3: All bids are paid.
    CLE-8.4: Equal bids share a rank, and the next ranks are skipped.
    CLE-8.5: Rank 1 discards 3 amulets; rank 2 takes 1, rank 3 takes 2, and so on.
    CLE-8.6: Then the Altar is cleared.
    Example: bids of 10, 5, 5 and 2 change the amulets by -3, +1, +1 and +3.
web-rules-cleopatra-end =
    The end
    CLE-9.1: When Cleopatra stands on space 5, the game ends at once, without dice.
    CLE-9.2: Each tainted card in your hand adds an amulet.
    CLE-9.3: Each cell of your own sanctuaries takes one away.
    CLE-9.4: The player with the most amulets is eaten by the crocodile: all of them if several are tied, nobody if everybody has the same number.
    CLE-9.5: The others count their Talents and 3 for each merchant. The highest total wins; if tied, the player with fewer amulets.
    CLE-9.6: If all pass one after the other, the game ends too.
    CLE-9.7: A game of 500 turns ends as it stands. At most 20 characters can be played in a row.
web-rules-cleopatra-characters =
    Characters
    CLE-10.1: A character is discarded when played, and adds its amulets.
    CLE-10.2: It must be able to do something.
    CLE-10.3: Beggar, 2 amulets: each opponent gives 2 Talents or a standard card. A player who can do neither gives their whole hand, or with an option their last Talent or nothing.
    CLE-10.4: Courtesan, 1 amulet: take any discarded card, unseen.
    CLE-10.5: Envoy: name a resource and opponents; they may offer. With each card that you accept comes one of the giver's amulets.
    CLE-10.6: Scribe, 2 amulets: take another mosaic from the pile.
    CLE-10.7: Scribe, no amulets: put a die on the Altar or take one off.
    CLE-10.8: Smuggler, 1 amulet: keep a hand above the limit.
    CLE-10.9: Vizier: draw 5 cards and keep as many as you like for 1 amulet each.
web-rules-cleopatra-variants =
    Options
    CLE-11.1: The rules of the Japanese translation have a market row, those of the 2006 original have three stalls.
    Option | What it does | Rule
    Market | one row or three stalls | CLE-5.1
    Refill | by the player, or from left to right | CLE-5.3
    Trompe-l'oeil | any resource, no artisan, or none in the deck | CLE-6.3
    Wall bonus | mosaics or mosaic cells | CLE-7.3
    Opponent who cannot pay a Beggar | hand, last Talent, nothing | CLE-10.3
    Giver without amulets | an amulet from the supply, or none | CLE-10.5
    Dice after the last visit | not rolled, or rolled | CLE-9.1
    CLE-11.2: Costs, card amulets and palms can be replaced with a file.
