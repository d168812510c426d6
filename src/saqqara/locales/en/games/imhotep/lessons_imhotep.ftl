### Imhotep: the words of its lessons (src/saqqara/lessons/imhotep)

lesson-imhotep-about = Load stones, sail ships, and build monuments: a first game in five minutes.

## Your first game

lesson-imhotep-first-title = Your first game
lesson-imhotep-first-learnt =
    On your turn: take stones, load one, sail a ship, or play a blue card.
    Anyone may sail any ship that carries enough stones.
    Pyramids score at once, the Temple every round, the Burial Chamber and Obelisks at the end.
    The fourth ship ends the round; after six rounds, most points wins.
lesson-imhotep-first-welcome = You and Nefer build for the pharaoh. Ships carry your stones to five sites, where they score. Most points wins. This is the last of six rounds.
lesson-imhotep-first-get = On your turn, do one thing. First, take three stones from your quarry.
lesson-imhotep-first-get-load = Loading works, too. But one stone will not get you far today: take three more first.
lesson-imhotep-first-load = Your sled holds four stones now, five at most. Load one in the bow of ship 2, its front space.
lesson-imhotep-first-load-get = More stones are tempting, but only one more fits. Load one instead.
lesson-imhotep-first-load-else = Any empty space is allowed. For this plan, take the bow of ship 2.
lesson-imhotep-first-sail = Ship 2 carries its minimum, so it may sail. Choose it, then the Pyramids' dock, and confirm.
lesson-imhotep-first-sail-else = Also possible! But the top of the pyramid is still free: sail ship 2 there.
lesson-imhotep-first-tip = Stones are unloaded from the bow. Yours tops the pyramid: 4 points at once. Nefer's has to go beside it: 1 point.
lesson-imhotep-first-behind = Nefer took stones. Now load one of yours behind Nefer's stone on ship 3.
lesson-imhotep-first-behind-sail = You may sail it, even without a stone of yours. But load one of yours first.
lesson-imhotep-first-anyone = Nefer sailed ship 3 to the Temple, with your stone aboard! Anyone may sail any ship that carries enough.
lesson-imhotep-first-temple = The Temple is seen from above. Nefer's stone covers one of yours. Each stone on top scores 1 point when the round ends.
lesson-imhotep-first-small = The smallest ship has a single space. Load a stone there.
lesson-imhotep-first-market = Sail ship 4 to the Market. A stone there gets you a card, then returns to your quarry.
lesson-imhotep-first-market-obelisks = Clever: that raises your obelisk, too. But let us visit the Market this time.
lesson-imhotep-first-take = Take the Paved Path. It is red, so it works at once: a stone from your quarry goes onto your obelisk.
lesson-imhotep-first-take-statue = A third statue would add 3 points. The Paved Path does more here: take a look.
lesson-imhotep-first-take-hammer = The Hammer is an action for later, but there is hardly a later now. Try the Paved Path.
lesson-imhotep-first-take-decoration = With four stones at the Obelisks, this scores 1 point. The Paved Path is worth more.
lesson-imhotep-first-obelisks = Your obelisk is now 3 high, Nefer's 2. At the end, the taller one scores 10 points, the other just 1.
lesson-imhotep-first-bow = One ship is left. Load the front space, so that your stone is the first to leave it.
lesson-imhotep-first-bow-last = That works, but Nefer's stone would leave first and take the good place. Choose the front.
lesson-imhotep-first-burial = Now the Burial Chamber: there, stones of yours that touch form a group. Sail ship 1 and yours grows to four.
lesson-imhotep-first-burial-obelisks = Careful: two of the three stones are Nefer's. The obelisks would be tied, 5 points each. Choose the Burial Chamber.
lesson-imhotep-first-round-end = The fourth ship ends the round, and the Temple scores: two stones on top are yours, 2 points. Nefer gets 2 as well.
lesson-imhotep-first-game-end = After round six, the rest scores. Burial Chamber: your group of four earns 10, your single stone 1. Nefer gets 7.
lesson-imhotep-first-rest = The Obelisks give you 10 points and Nefer 1. Your two statues add 3, Nefer's decoration 5.
lesson-imhotep-first-win = 53 to 38: you win! In a real game you play six such rounds, each with four new ships and new cards.

## Market cards

lesson-imhotep-cards-title = Market cards
lesson-imhotep-cards-learnt =
    Red works at once, blue is for a later turn.
    Green scores 1 point for every three stones at its site.
    Statues are worth more the more you have.
lesson-imhotep-cards-sail = Ship 1 carries three stones of yours. Sail it to the Market: each stone takes one card.
lesson-imhotep-cards-sail-site = That site works, too. But this chapter is about cards: choose the Market.
lesson-imhotep-cards-red = Red cards work at once. Take the Entrance: it puts a stone from your quarry on the Pyramids.
lesson-imhotep-cards-red-else = You may take any card. Start with the red one, the Entrance.
lesson-imhotep-cards-green = 2 points right away! Now take the green card: at the end it scores 1 point for every three stones at the Temple.
lesson-imhotep-cards-green-else = Good choice, too. Take the green Temple Decoration first, though.
lesson-imhotep-cards-whoever = Everyone's stones count for a green card, even covered ones. So a green card likes a busy site.
lesson-imhotep-cards-purple = Purple statues score as a set: 1, 3, 6, 10 or 15 points for one to five. Take this one.
lesson-imhotep-cards-purple-lever = Blue cards get a chapter of their own. Take the statue this time.
lesson-imhotep-cards-blue = Nefer took the blue Lever: an action for a later turn. A blue card that is never played scores 1 point.
lesson-imhotep-cards-back = Your three stones went back to your quarry. So the Market costs you turns, but no stones.
lesson-imhotep-cards-new = Cards that nobody takes are discarded. The next round starts with four new ones.

## Blue cards

lesson-imhotep-blue-cards-title = Blue cards
lesson-imhotep-blue-cards-learnt =
    A blue card replaces your action, from your next turn on.
    Hammer: three stones, then load one. Chisel: load two.
    Sail: load one and sail that ship. Lever: sail and choose the unloading order.
lesson-imhotep-blue-cards-hammer = You own all four blue cards. Playing one is your action. Start with the Hammer, the second card.
lesson-imhotep-blue-cards-hammer-get = The Hammer takes three stones, too, and loads one on top of that. Play it.
lesson-imhotep-blue-cards-hammer-other = Each card gets its turn. Begin with the Hammer.
lesson-imhotep-blue-cards-hammer-load = It took three stones for you. Now load one: the bow of ship 1.
lesson-imhotep-blue-cards-hammer-load-else = Any space is allowed. Use the bow of ship 1 here.
lesson-imhotep-blue-cards-chisel = Two actions in one turn! The Chisel loads two stones. Play it.
lesson-imhotep-blue-cards-chisel-load = That loads one stone. The Chisel loads two.
lesson-imhotep-blue-cards-chisel-first = Put the first stone on ship 1, behind your other one.
lesson-imhotep-blue-cards-chisel-first-else = Two stones, any two spaces. Here, begin with ship 1.
lesson-imhotep-blue-cards-chisel-second = The second goes on ship 2, behind Nefer's stone.
lesson-imhotep-blue-cards-chisel-second-else = That works as well. For the next steps, ship 2 is better.
lesson-imhotep-blue-cards-sail = The Sail card loads a stone and sails that ship at once, before anyone can stop you. Play it.
lesson-imhotep-blue-cards-sail-lever = The Lever comes last. Play the Sail card now.
lesson-imhotep-blue-cards-sail-load = Load your last stone on ship 3.
lesson-imhotep-blue-cards-sail-load-else = That ship could sail, too. Here, choose ship 3.
lesson-imhotep-blue-cards-sail-dock = Now it must sail. Go to the Obelisks and draw level with Nefer.
lesson-imhotep-blue-cards-sail-dock-else = A free choice. But Nefer leads at the Obelisks: sail there.
lesson-imhotep-blue-cards-lever = On ship 2, Nefer's stone is in front of yours. The Lever lets you choose the unloading order. Play it.
lesson-imhotep-blue-cards-lever-sail = Without the Lever, Nefer's stone leaves first and takes the better space.
lesson-imhotep-blue-cards-lever-ship = Sail ship 2 to the Pyramids: the next spaces there score 3, then 2.
lesson-imhotep-blue-cards-lever-ship-else = At the Pyramids, the order matters most right now. Sail there.
lesson-imhotep-blue-cards-lever-order = Whose stone leaves first? Choose yours.
lesson-imhotep-blue-cards-lever-order-theirs = That is the order without the Lever. Put yours first.
lesson-imhotep-blue-cards-done = You scored 3, Nefer only 2. Blue cards can be played from your next turn on, one per turn.

## Side B of the sites

lesson-imhotep-sides-b-title = Side B of the sites
lesson-imhotep-sides-b-learnt =
    Market: two cards face down, look and keep one.
    Pyramids: choose one of three; some spaces give a bonus.
    Temple: each space has its own reward. Obelisks: three stones make one, which scores at once.
    Burial Chamber: most stones in each row.
lesson-imhotep-sides-b-temple = Every site shows side B. The round is over: your Temple stone earns 1 point or two stones. Take the stones.
lesson-imhotep-sides-b-temple-point = A point is a point! But your sled is nearly empty: try the stones.
lesson-imhotep-sides-b-temple-spaces = Each Temple space gives something different: 2 points, a point or stones, or a card from the draw pile.
lesson-imhotep-sides-b-obelisk-load = Obelisks: two of your stones are waiting. A third completes an obelisk. Load ship 4.
lesson-imhotep-sides-b-obelisk-load-else = Possible, but the single stone of ship 4 is all you need for the Obelisks.
lesson-imhotep-sides-b-obelisk-sail = Sail it there. The first obelisk scores 10 points at once, the next one 9, then 8.
lesson-imhotep-sides-b-obelisk-sail-else = Also allowed. But 10 points are waiting at the Obelisks!
lesson-imhotep-sides-b-market-load = 10 points! Next, the Market. Load a stone on ship 3.
lesson-imhotep-sides-b-market-sail = Side B has three open cards and a pair face down. Sail ship 3 to the Market.
lesson-imhotep-sides-b-market-sail-else = Fine, too. But now for the Market.
lesson-imhotep-sides-b-market-look = Choose the face-down pair: you look at both and keep one.
lesson-imhotep-sides-b-market-look-else = An open card is safe. This time, be curious: choose the pair.
lesson-imhotep-sides-b-market-keep = Keep the statue. The other card is discarded, face up.
lesson-imhotep-sides-b-market-keep-sail = The Sail card is useful. Keep the statue for now: one more may come.
lesson-imhotep-sides-b-pyramid-load = Now the Pyramids. Load your last stone in the bow of ship 2.
lesson-imhotep-sides-b-pyramid-load-else = Ship 2 is the one for the Pyramids. Take its bow.
lesson-imhotep-sides-b-pyramid-sail = Sail ship 2. On side B there are three small pyramids, and each owner chooses one.
lesson-imhotep-sides-b-pyramid-sail-else = The Pyramids are next. Sail ship 2 there.
lesson-imhotep-sides-b-pyramid-choose = Choose the left pyramid. Its second space scores only 1 point, but adds a card.
lesson-imhotep-sides-b-pyramid-choose-other = 2 points there. The left one gives 1 point and a card.
lesson-imhotep-sides-b-pyramid-bonus = The bonus is yours to take or leave. Take it: draw the top card.
lesson-imhotep-sides-b-pyramid-bonus-no = You may decline. But a free card is rarely bad.
lesson-imhotep-sides-b-burial = A second statue! Last, the Burial Chamber: on side B each row counts alone. Most stones in a row: 8 points, second 4.

## Timing and denying

lesson-imhotep-tips-title = Timing and denying
lesson-imhotep-tips-learnt =
    Sail a rival's ship to where it scores little.
    Two ships with your stones cannot both be stopped.
    Refill your sled before it is empty.
lesson-imhotep-tips-deny = Nefer wants ship 1 at the Pyramids: 4 and 3 points. Sail it first, to the Burial Chamber: worth 3 so far.
lesson-imhotep-tips-deny-pyramids = That hands Nefer 7 points. Where would the two stones do less?
lesson-imhotep-tips-deny-obelisks = There, Nefer's obelisk would be 3 high. The Burial Chamber is kinder to you.
lesson-imhotep-tips-deny-late = Then Nefer sails to the Pyramids. Stop that ship: sail ship 1 to the Burial Chamber.
lesson-imhotep-tips-deny-else = That stops Nefer as well. This time, try the Burial Chamber.
lesson-imhotep-tips-one = You want that 4-point space. Load ship 3: one stone is enough for it to sail.
lesson-imhotep-tips-one-else = A sound move. For this tip, load ship 3.
lesson-imhotep-tips-two = Nefer could sail ship 3 away. So make ship 4 ready as well: nobody can stop both.
lesson-imhotep-tips-two-now = Right, 4 points at once! But look at this trick: load ship 4, too.
lesson-imhotep-tips-other = As feared, Nefer sent ship 3 to the Temple. But ship 4 is ready. Sail it to the Pyramids!
lesson-imhotep-tips-other-else = The 4 points are at the Pyramids: sail ship 4 there.
lesson-imhotep-tips-sled = 4 points, and a stone in the Temple. Fill your sled in quiet moments: with an empty one you cannot load.
lesson-imhotep-tips-sled-sail = You may. But first, fill up your sled.
lesson-imhotep-tips-bye = Watch what others need, keep two plans open, and count who sails last: the round ends there. Good luck!
