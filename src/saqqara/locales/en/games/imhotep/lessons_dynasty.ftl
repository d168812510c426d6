### A New Dynasty: the words of its lessons (src/saqqara/lessons/dynasty)

lesson-dynasty-about = Sides C and D of every site, the prophecies and the new cards, one by one.

## Market C: coins

lesson-dynasty-market-c-title = Market C: coins
lesson-dynasty-market-c-learnt =
    A coin buys two neighbouring cards for one stone.
    You have two coins for the whole game.
lesson-dynasty-market-c-welcome = A New Dynasty gives every site two new sides, C and D. This is Market C.
lesson-dynasty-market-c-sail = Sail ship 3 there: choose the ship, then the Market's dock, and confirm.
lesson-dynasty-market-c-sail-else = Allowed, of course. But this chapter is about the Market: sail ship 3 there.
lesson-dynasty-market-c-coin = You have two coins. Pay one to take two cards that are next to each other: both statues.
lesson-dynasty-market-c-coin-one = One card per stone is the usual way. Pay a coin and get two.
lesson-dynasty-market-c-coin-pair = Also neighbours! But two statues go together: 3 points.
lesson-dynasty-market-c-two = Two cards for one stone: 3 points for the pair. Neighbours are above, below, left or right, never diagonal.
lesson-dynasty-market-c-order = You pick which of the two cards works first. One coin is left; at the end coins are worth nothing.
lesson-dynasty-market-c-empty = If the display is empty, a stone draws the top card of the draw pile instead.

## Market D: Black Market

lesson-dynasty-market-d-title = Market D: Black Market
lesson-dynasty-market-d-learnt =
    Take an open card, or look at a whole pile and keep one.
    What you leave behind stays there, and you know it.
    Red cards are kept in A New Dynasty.
lesson-dynasty-market-d-sail = Welcome to the Black Market: two cards face up, two piles of three face down. Sail ship 3 there.
lesson-dynasty-market-d-sail-else = Allowed, of course. But this chapter is about the Market: sail ship 3 there.
lesson-dynasty-market-d-look = Choose the first pile. You look at all three cards and keep one.
lesson-dynasty-market-d-look-second = That pile works the same way. Here, choose the first one.
lesson-dynasty-market-d-look-open = A card face up is a safe choice. But have a look at a pile.
lesson-dynasty-market-d-keep = Keep the Paved Path: a stone goes onto your obelisk at once.
lesson-dynasty-market-d-keep-else = A good card, too. For now, keep the Paved Path.
lesson-dynasty-market-d-know = The other two went back face down: Statue and Hammer. Only you know that.
lesson-dynasty-market-d-red = Your red card stays in front of you. In A New Dynasty, red cards are kept.
lesson-dynasty-market-d-refill = Next round, both piles are filled up to three again. Cards left face up are replaced.

## Pyramids C: Scaffolding

lesson-dynasty-pyramids-c-title = Pyramids C: Scaffolding
lesson-dynasty-pyramids-c-learnt =
    Each space rewards its stone at once.
    A full tile: 3 points for the most stones, 1 each in a tie.
lesson-dynasty-pyramids-c-tile = Stones fill this scaffold tile from the left. Each space rewards its stone at once: points, stones or a card.
lesson-dynasty-pyramids-c-load = Ship 1 carries two stones of yours and one of Nefer's. Load the last space: a fourth stone completes the tile.
lesson-dynasty-pyramids-c-load-sail = Three stones are enough to sail. But a fourth one completes the tile: load it first.
lesson-dynasty-pyramids-c-sail = Now sail ship 1 to the Pyramids.
lesson-dynasty-pyramids-c-sail-else = Allowed, of course. But this chapter is about the Pyramids: sail ship 1 there.
lesson-dynasty-pyramids-c-rewards = From the left: 2 points for you, three stones for you, 1 point for Nefer, 3 points for you.
lesson-dynasty-pyramids-c-majority = The tile was full, so it scored: most stones on it, three to one, earned you 3 more points. A tie earns 1 each.
lesson-dynasty-pyramids-c-next = A new tile is already on top, waiting for the next stones. After five tiles, each stone scores 1 point.

## Pyramids D: Hallway

lesson-dynasty-pyramids-d-title = Pyramids D: Hallway
lesson-dynasty-pyramids-d-learnt =
    A stone goes to the next free square after the figure.
    When you take stones, you may move the figure to the next free square.
lesson-dynasty-pyramids-d-ring = A ring of squares. A stone goes to the first free square after the Imhotep figure, clockwise, and scores it.
lesson-dynasty-pyramids-d-move = On ship 3, Nefer is first: 3 points, then 1 for you. Take stones and move the figure one square!
lesson-dynasty-pyramids-d-move-stay = That takes stones, but leaves the figure. Choose the action that moves it, too.
lesson-dynasty-pyramids-d-move-sail = Now Nefer would score 3 and you 1. Move the figure first.
lesson-dynasty-pyramids-d-sail = The next squares are now worth 1, then 3. Sail ship 3 to the Pyramids.
lesson-dynasty-pyramids-d-sail-else = Allowed, of course. But this chapter is about the Pyramids: sail ship 3 there.
lesson-dynasty-pyramids-d-result = 1 point for Nefer, 3 for you. The figure stays where it is when stones arrive.
lesson-dynasty-pyramids-d-full = Only taking stones as your action moves it. Once the ring is full, each stone scores 1 point.

## Temple C: Temple of Ra

lesson-dynasty-temple-c-title = Temple C: Temple of Ra
lesson-dynasty-temple-c-learnt =
    Visible stones earn their column's reward every round.
    Second column: 2 points or up to four stones. Fourth: best of three cards.
lesson-dynasty-temple-c-sail = The Temple of Ra fills like side A, but every column has its own reward. Sail ship 1, the last one.
lesson-dynasty-temple-c-sail-else = Allowed, of course. But this chapter is about the Temple: sail ship 1 there.
lesson-dynasty-temple-c-offering = The round ends, and visible stones are rewarded from the left. Yours: 2 points or up to four stones. Take the stones.
lesson-dynasty-temple-c-offering-points = 2 points are fine, too. This time, see the stones arrive.
lesson-dynasty-temple-c-keep = Four stones! Your other stone draws three cards: keep one. Take the Entrance, which works at once.
lesson-dynasty-temple-c-keep-else = Worth keeping, too. But choose the Entrance and see it work.
lesson-dynasty-temple-c-result = The Entrance put a stone on the Pyramids: 1 point. The other two cards were discarded.
lesson-dynasty-temple-c-columns = The other columns simply give 1 point. Rewards come every round, as long as your stone stays on top.

## Temple D: Arena

lesson-dynasty-temple-d-title = Temple D: Arena
lesson-dynasty-temple-d-learnt =
    Stones move your chariot by the arrows on their place.
    The leader scores 2 every round; spaces score at the end.
    You never stop on another chariot: you move on.
lesson-dynasty-temple-d-arena = Each stone here moves its owner's chariot: as many spaces as its place shows arrows. Both start together.
lesson-dynasty-temple-d-sail = Ship 2 carries two stones of Nefer's, then yours: 2, 1 and 3 spaces. Sail it to the Arena.
lesson-dynasty-temple-d-sail-else = Allowed, of course. But this chapter is about the Arena: sail ship 2 there.
lesson-dynasty-temple-d-bump = Nefer's chariot reached space 3. Yours would stop there, too, so it moved on to space 4: you lead!
lesson-dynasty-temple-d-round = The leader scores 2 points at the end of every round. With three or four players, the second gets 1.
lesson-dynasty-temple-d-end = At the end of the game, each chariot also scores the points printed on its space.

## Burial Chamber C: Tomb Hill

lesson-dynasty-burial-c-title = Burial Chamber C: Tomb Hill
lesson-dynasty-burial-c-learnt =
    Place at the bottom or on two neighbouring stones.
    A group scores its stones times its levels, up to four.
lesson-dynasty-burial-c-sail = Tomb Hill: you build upwards here. Sail ship 2 to it.
lesson-dynasty-burial-c-sail-else = Allowed, of course. But this chapter is about the Burial Chamber: sail ship 2 there.
lesson-dynasty-burial-c-base = Any free place at the bottom will do. Put your first stone in the middle.
lesson-dynasty-burial-c-base-else = A fine place. For what comes next, choose the middle.
lesson-dynasty-burial-c-climb = Two neighbours carry a stone, whatever their colour. Climb onto yours and Nefer's.
lesson-dynasty-burial-c-climb-else = You may stay at the bottom. But look what climbing does.
lesson-dynasty-burial-c-score = Your two stones touch and reach two levels. At the end: 2 stones times 2 levels, 4 points.
lesson-dynasty-burial-c-cap = Every group counts stones times levels, four levels at most. On a full hill, a stone scores 1 point.

## Burial Chamber D: Crypt

lesson-dynasty-burial-d-title = Burial Chamber D: Crypt
lesson-dynasty-burial-d-learnt =
    Choose one of the round's tomb tiles for each stone.
    Touching stones form groups, as on side A.
    Without a stone in the Crypt you lose 4 points.
lesson-dynasty-burial-d-sail = The Crypt: each round, four tomb tiles show where stones may go. Sail ship 2 there.
lesson-dynasty-burial-d-sail-else = Allowed, of course. But this chapter is about the Burial Chamber: sail ship 2 there.
lesson-dynasty-burial-d-first = Choose tomb 9. It touches two other open tombs: 8 and 15.
lesson-dynasty-burial-d-first-else = Your choice! But tomb 9 has open neighbours: try that.
lesson-dynasty-burial-d-second = Nefer took 8. Choose 15, just below your stone: the two form a group.
lesson-dynasty-burial-d-second-alone = Tomb 20 touches none of your stones. Choose 15.
lesson-dynasty-burial-d-score = A group of two is worth 3 points at the end, three 6, four 10, five 15, as on side A.
lesson-dynasty-burial-d-penalty = No tile left? Then a stone scores 1 point beside the board. A player without any stone in the Crypt loses 4 points.

## Obelisks C: Giant Obelisk

lesson-dynasty-obelisks-c-title = Obelisks C: Giant Obelisk
lesson-dynasty-obelisks-c-learnt =
    Each stone gets you the next tile of the path.
    Full levels score 2 points each, the highest obelisk more.
lesson-dynasty-obelisks-c-sail = The Giant Obelisk: each stone takes the next tile of the path. Sail ship 2 there.
lesson-dynasty-obelisks-c-sail-else = Allowed, of course. But this chapter is about the Obelisks: sail ship 2 there.
lesson-dynasty-obelisks-c-first = Your obelisk is three squares wide. Build the first tile on the left: two squares left, one in the middle.
lesson-dynasty-obelisks-c-first-else = That fits, too. Here, build it on the left.
lesson-dynasty-obelisks-c-second = Your second stone takes a tile of two. Stand it on the right.
lesson-dynasty-obelisks-c-second-else = No hole, so it is allowed. But the right column is still empty: fill it.
lesson-dynasty-obelisks-c-score = Your bottom level is complete: 2 points at the end, like every full level.
lesson-dynasty-obelisks-c-rank = You both have one full level, but you have more squares above it. So yours ranks first: 5 extra points at the end.
lesson-dynasty-obelisks-c-rules = Tiles may be turned, not flipped, and leave no holes. A tile that does not fit is lost.

## Obelisks D: Avenue

lesson-dynasty-obelisks-d-title = Obelisks D: Avenue
lesson-dynasty-obelisks-d-learnt =
    Choose a free obelisk and finish it before the next.
    Complete: its printed points. Unfinished: 1 per stone.
lesson-dynasty-obelisks-d-sail = The Avenue has eight obelisks, each with its own height and points. Sail ship 2 there.
lesson-dynasty-obelisks-d-sail-else = Allowed, of course. But this chapter is about the Obelisks: sail ship 2 there.
lesson-dynasty-obelisks-d-choose = Start any free one. You have two stones aboard, so take the first: height 2, worth 5 points.
lesson-dynasty-obelisks-d-choose-cheaper = Height 2 as well, but only 4 points. Obelisk 1 gives 5.
lesson-dynasty-obelisks-d-choose-else = Taller ones pay more, but take longer. Finish a small one first.
lesson-dynasty-obelisks-d-done = Nefer started obelisk 3. Your second stone went onto yours by itself: complete, 5 points at the end.
lesson-dynasty-obelisks-d-rule = You must finish one obelisk before you start another. Each belongs to a single player.
lesson-dynasty-obelisks-d-unfinished = An unfinished obelisk scores only 1 point per stone. So do not aim too high too late.

## Prophecies

lesson-dynasty-prophecies-title = Prophecies
lesson-dynasty-prophecies-learnt =
    A scarab is placed before your action, twice per game at most.
    Goal met at the end: 6, 4 or 2 points. Not met: -3, -2 or -1.
lesson-dynasty-prophecies-cards = Three prophecies for this game. Each names a goal. If you believe you will meet one, place a scarab on it.
lesson-dynasty-prophecies-scarab = Isis wants the most stones at the Temple. Your ship 2 could go there: place a scarab on Isis.
lesson-dynasty-prophecies-scarab-other = Bold! Isis is closer, though: your stones are on their way.
lesson-dynasty-prophecies-scarab-sail = The scarab comes before your action. Place it first.
lesson-dynasty-prophecies-scarab-else = The scarab comes before your action. Place it on Isis.
lesson-dynasty-prophecies-action = That was free: you still have your action. Sail ship 2 to the Temple.
lesson-dynasty-prophecies-action-else = Possible. But Isis looks at the Temple: sail there.
lesson-dynasty-prophecies-worth = Two to one. If you lead at the end, you score 6 points, otherwise you lose 3. A tie is not enough.
lesson-dynasty-prophecies-windows = Later scarabs are safer but smaller: 4 or -2 in rounds 3 and 4, 2 or -1 in rounds 5 and 6.
lesson-dynasty-prophecies-limit = You have two scarabs: one per prophecy, and one per pair of rounds. You need not use them.

## New market cards

lesson-dynasty-new-cards-title = New market cards
lesson-dynasty-new-cards-learnt =
    Extra Storage and Private Quarry work at once.
    The Raft places a stone without a ship.
    The Gangplank sails to a dock that is taken.
lesson-dynasty-new-cards-sail = Four new cards are on display, and ship 1 carries four stones of yours. Sail it to the Market.
lesson-dynasty-new-cards-sail-else = Allowed, of course. But this chapter is about the Market: sail ship 1 there.
lesson-dynasty-new-cards-storage = Extra Storage, red: from now on your sled holds two more stones. Take it.
lesson-dynasty-new-cards-storage-else = All four will be yours. Begin with Extra Storage.
lesson-dynasty-new-cards-quarry = Private Quarry, red: 1 point and three stones at once. Take it.
lesson-dynasty-new-cards-quarry-else = That one is next. First the Private Quarry.
lesson-dynasty-new-cards-raft = Six stones on your sled, more than five! Now take the Raft, a blue card.
lesson-dynasty-new-cards-raft-else = The Raft first, then the last card.
lesson-dynasty-new-cards-gangplank = The last stone takes the Gangplank, blue as well.
lesson-dynasty-new-cards-play-raft = The Raft returns two stones to your quarry and places one straight at a site, without a ship. Play it.
lesson-dynasty-new-cards-play-raft-later = The Gangplank comes next. Play the Raft first.
lesson-dynasty-new-cards-place = Choose the Obelisks. Any monument is allowed, but not the Market.
lesson-dynasty-new-cards-place-else = Good, too. Here, choose the Obelisks.
lesson-dynasty-new-cards-play-gangplank = The Pyramids' dock is taken. The Gangplank lets a ship of yours dock there all the same. Play it.
lesson-dynasty-new-cards-play-gangplank-sail = That dock is free anyway. The Gangplank is for taken ones.
lesson-dynasty-new-cards-dock = It cost one stone from your sled. Sail ship 4, with your stone aboard, to the Pyramids.
lesson-dynasty-new-cards-dock-else = Taken as well, but look: the Pyramids score at once.
lesson-dynasty-new-cards-ornament = 2 points! One more new card is green: the Stone Ornament scores 1 point per stone on your sled at the end.
