### Imhotep

-imhotep-sled = sled
-imhotep-quarry = quarry
-imhotep-bow = bow
-imhotep-draw-pile = draw pile
-imhotep-entrance = Entrance
-imhotep-sarcophagus = Sarcophagus
-imhotep-paved-path = Paved Path
-imhotep-pyramid-decoration = Pyramid Decoration
-imhotep-temple-decoration = Temple Decoration
-imhotep-burial-decoration = Burial Chamber Decoration
-imhotep-obelisk-decoration = Obelisk Decoration
-imhotep-lever = Lever
-imhotep-hammer = Hammer
-imhotep-sail = Sail
-imhotep-chisel = Chisel
-imhotep-statue = Statue
-imhotep-extra-storage = Extra Storage
-imhotep-private-quarry = Private Quarry
-imhotep-stone-ornament = Stone Ornament
-imhotep-gangplank = Gangplank
## Sites, sides and cards

imhotep-site-market = { -imhotep-market }
imhotep-site-pyramids = { -imhotep-pyramids }
imhotep-site-temple = { -imhotep-temple }
imhotep-site-burial = { -imhotep-burial }
imhotep-site-obelisks = { -imhotep-obelisks }
imhotep-side-a = side A
imhotep-side-b = side B
imhotep-side-c = side C
imhotep-side-d = side D
imhotep-pyramid-left = left pyramid
imhotep-pyramid-middle = middle pyramid
imhotep-pyramid-right = right pyramid
imhotep-card-entrance = { -imhotep-entrance }
imhotep-card-sarcophagus = { -imhotep-sarcophagus }
imhotep-card-paved-path = { -imhotep-paved-path }
imhotep-card-pyramid-decoration = { -imhotep-pyramid-decoration }
imhotep-card-temple-decoration = { -imhotep-temple-decoration }
imhotep-card-burial-decoration = { -imhotep-burial-decoration }
imhotep-card-obelisk-decoration = { -imhotep-obelisk-decoration }
imhotep-card-lever = { -imhotep-lever }
imhotep-card-hammer = { -imhotep-hammer }
imhotep-card-sail = { -imhotep-sail }
imhotep-card-chisel = { -imhotep-chisel }
imhotep-card-statue = { -imhotep-statue }
imhotep-card-extra-storage = { -imhotep-extra-storage }
imhotep-card-private-quarry = { -imhotep-private-quarry }
imhotep-card-stone-ornament = { -imhotep-stone-ornament }
imhotep-card-raft = { -imhotep-raft }
imhotep-card-gangplank = { -imhotep-gangplank }
imhotep-prophecy-osiris = Osiris
imhotep-prophecy-anubis = Anubis
imhotep-prophecy-isis = Isis
imhotep-prophecy-horus = Horus
imhotep-prophecy-set = Set
imhotep-prophecy-amun = Amun
imhotep-prophecy-ra = Ra

## What is asked

imhotep-prompt-turn = Your turn. Choose one action.
imhotep-prompt-load = Which space does your stone go on?
imhotep-prompt-load-first = { -imhotep-chisel }: which space does your first stone go on? Choose the one listed first; the second must come later in the list.
imhotep-prompt-load-then-sail = { -imhotep-sail }: load a stone on the ship that you will sail.
imhotep-prompt-sail = Which site does ship { $ship } sail to?
imhotep-prompt-sail-lever = { -imhotep-lever }: which ship sails where? You then choose the unloading order.
imhotep-prompt-order = Ship { $ship } is at the { $site }. Whose stone is unloaded next?
imhotep-prompt-take = Your stone has reached the { -imhotep-market }. Which card do you take?
imhotep-prompt-keep = Which of the two cards do you keep? The other is discarded.
imhotep-prompt-pyramid = Your stone has reached the { -imhotep-pyramids }. Which one do you build?
imhotep-prompt-bonus-card = Your bonus: the top card of the { -imhotep-draw-pile }. Do you want it?
imhotep-prompt-bonus-stones =
    { $stones ->
        [one] Your bonus: one stone from the { -imhotep-quarry } to your { -imhotep-sled }. Do you want it?
       *[other] Your bonus: { $stones } stones from the { -imhotep-quarry } to your { -imhotep-sled }. Do you want them?
    }
imhotep-prompt-bonus-load = Your bonus: you may load one stone. On which space?
imhotep-prompt-offering = Your stone is visible on space { $space } of the { -imhotep-temple }. What do you take?
imhotep-prompt-side = The side of the { $site } is chosen at random.
imhotep-prompt-first = The { -imhotep-start-player } is chosen at random.
imhotep-prompt-fleet = The next round card is turned up.
imhotep-prompt-deal = The card for place { $slot } of the { -imhotep-market } is turned up.
imhotep-prompt-peek = { $seat } looks at a face-down card.
imhotep-prompt-draw = { $seat } draws the top card of the { -imhotep-draw-pile }.
imhotep-prompt-uncover = A face-down card is turned up.
imhotep-prompt-keep-pile = Which of these cards do you keep? The rest go back face down.
imhotep-prompt-keep-drawn = Which of the drawn cards do you keep? The rest are discarded.
imhotep-prompt-build = How do you build the tile from space { $space }?
imhotep-prompt-hill = Your stone has reached the hill. Where do you place it?
imhotep-prompt-tomb = Your stone has reached the crypt. Which tomb tile do you take?
imhotep-prompt-avenue = Your stone has reached the avenue. Which obelisk do you start?
imhotep-prompt-raft = { -imhotep-raft }: at which site do you place your stone?
imhotep-prompt-gangplank = { -imhotep-gangplank }: which ship sails to a site that already has a ship?
imhotep-prompt-open-tomb = A tomb tile is turned up.
imhotep-prompt-scaffold = The next scaffold tile is turned up.
imhotep-prompt-prophecy = A prophecy is turned up.
imhotep-prompt-deal-down = A card is placed face down on place { $slot } of the { -imhotep-market }.
imhotep-prompt-ra-draw = { $seat } draws a card to choose from.

## Choices; several of one kind make a table: its head, the name of each row, and what is chosen

imhotep-label-get =
    { $stones ->
        [one] Take one stone from the { -imhotep-quarry }
       *[other] Take { $stones } stones from the { -imhotep-quarry }
    }
imhotep-label-load = Load ship { $ship }, space { $space }
    .head = Load one stone [load ship space]
    .row = Ship { $ship }
    .cell = space { $space }
imhotep-label-sail = Sail ship { $ship } to the { $site }
    .head = Sail a ship to a site [sail ship site]
    .row = Ship { $ship }
    .cell = { $site }
imhotep-label-play = Play the { $card } card
    .fold = Play a card
imhotep-label-pass = Pass, as nothing else is possible
imhotep-label-next = { $other_seat }'s stone
imhotep-label-take = Take the { $card }
imhotep-label-take-down =
    { $cards ->
        [one] Take the face-down card
       *[other] Look at the face-down cards and keep one
    }
imhotep-label-keep = Keep the { $card }
imhotep-label-pyramid =
    { $points ->
        [one] The { $pyramid }: 1 point
       *[other] The { $pyramid }: { $points } points
    }
imhotep-label-pyramid-card =
    { $points ->
        [one] The { $pyramid }: 1 point, and you may draw a card
       *[other] The { $pyramid }: { $points } points, and you may draw a card
    }
imhotep-label-pyramid-stones =
    { $points ->
        [one] The { $pyramid }: 1 point, and you may take stones
       *[other] The { $pyramid }: { $points } points, and you may take stones
    }
imhotep-label-pyramid-load =
    { $points ->
        [one] The { $pyramid }: 1 point, and you may load a stone
       *[other] The { $pyramid }: { $points } points, and you may load a stone
    }
imhotep-label-bonus-card = Draw the card
imhotep-label-bonus-stones =
    { $stones ->
        [one] Take one stone
       *[other] Take { $stones } stones
    }
imhotep-label-no-bonus = Skip the bonus
imhotep-label-point = 1 point
imhotep-label-stones =
    { $stones ->
        [one] One stone from the { -imhotep-quarry }
       *[other] { $stones } stones from the { -imhotep-quarry }
    }
imhotep-label-card = Turn up the { $card }
imhotep-label-fleet = Ships of size { $one }, { $two }, { $three } and { $four }
imhotep-label-side = The { $site } shows { $side }
imhotep-label-first = { $seat } is the { -imhotep-start-player }
imhotep-label-get-and-move =
    { $stones ->
        [one] Take one stone and move the { -imhotep-figure } to square { $square }
       *[other] Take { $stones } stones and move the { -imhotep-figure } to square { $square }
    }
imhotep-label-scarab = Place a scarab on { $prophecy }: +{ $points } or -{ $lost }, then take your action
    .head = Place a scarab first [scarab god]
    .row = { $prophecy }
    .cell = +{ $points } or -{ $lost }
imhotep-label-coin = Pay a coin: { $card } (place { $slot }), then { $other } (place { $second })
imhotep-label-hill = Level { $level }, place { $number }
    .head = Place the stone [hill level place]
    .row = Level { $level }
    .cell = place { $number }
imhotep-label-tomb = Tomb { $tomb }
imhotep-label-build = Squares to add: { $left } left, { $middle } middle, { $right } right
imhotep-label-avenue = Obelisk { $number }: height { $height }, { $points } points
imhotep-label-raft = Place it here: { $site }
imhotep-label-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
imhotep-label-look-pile =
    { $cards ->
        [one] Take the face-down card on place { $slot }
       *[other] Look at the { $cards } cards on place { $slot } and keep one
    }
imhotep-label-prophecy = The prophecy of { $prophecy }
imhotep-label-scaffold = Scaffold tile { $tile }
imhotep-label-tile = Tomb tile { $tomb }

## What people type

imhotep-typing = 'load 2 1' loads ship 2 on the space at its bow, 'sail 2 temple' sails it. Play blue cards by name: 'lever', 'hammer', 'chisel', and 'play sail'. A card can be played in one line: 'hammer, load 1 2' or 'play sail, load 2 1, sail 2 obelisks'.

imhotep-load-how = Name a ship and one of its spaces: 'load 2 1' loads ship 2 at the bow.
imhotep-sail-how = Name a ship and a site: 'sail 2 temple', or market, pyramids, burial, obelisks.
imhotep-no-ship-left = Ship { $ship } has already sailed.
imhotep-no-such-ship = There is no ship { $ship }; there are ships 1 to { $ships }.
imhotep-no-such-space =
    { $size ->
        [one] Ship { $ship } has only one space.
       *[other] Ship { $ship } has only { $size } spaces.
    }
imhotep-space-taken = There is already a stone on space { $space } of ship { $ship }.
imhotep-sled-empty = Your { -imhotep-sled } is empty; take stones first.
imhotep-sled-full = Your { -imhotep-sled } is full.
imhotep-quarry-empty = You have no stone left in the { -imhotep-quarry }.
imhotep-too-few =
    { $missing ->
        [one] Ship { $ship } needs one more stone to sail.
       *[other] Ship { $ship } needs { $missing } more stones to sail.
    }
imhotep-dock-taken = There is already a ship at the { $site } this round.
imhotep-no-card = You do not have the { $card }.
imhotep-must-act = You may pass only if you can do nothing else.
imhotep-still-too-few =
    { $missing ->
        [one] Even with one more stone, ship { $ship } needs another one to sail.
       *[other] Even with one more stone, ship { $ship } needs { $missing } others to sail.
    }
imhotep-space-alike = On ship { $ship } this would be unloaded in the same order as space { $space }; load that one.
imhotep-other-ship = The { -imhotep-sail } card sails the ship you just loaded: ship { $ship }.
imhotep-chisel-last = The second stone goes on a later space; start with an earlier one than the last.
imhotep-chisel-order = The second stone goes on a later space than the first. For another pair, undo the first.
imhotep-chisel-stones = The { -imhotep-chisel } needs two stones on your { -imhotep-sled }.
imhotep-chisel-spaces = The { -imhotep-chisel } needs two empty spaces on the ships.
imhotep-no-ship-ready = No ship carries its minimum load yet.
imhotep-no-ship-soon-ready = No ship would carry its minimum load with one more stone.
imhotep-no-space = No ship has an empty space.
imhotep-no-stone-aboard = No stone of { $other_seat } is left on this ship.
imhotep-no-card-there = There is no card at place { $slot } of the { -imhotep-market }.
imhotep-pyramid-complete = Already complete: { $pyramid }.
imhotep-raft-stones = The { -imhotep-raft } needs { $stones } stones on your { -imhotep-sled }.
imhotep-raft-market = The { -imhotep-raft } does not go to the { -imhotep-market }.
imhotep-gangplank-stone = The { -imhotep-gangplank } returns a stone from your { -imhotep-sled }, and yours is empty.
imhotep-gangplank-nowhere = The { -imhotep-gangplank } needs a site that already has a ship, and none has sailed this round.
imhotep-gangplank-no-own = No ship that may sail carries one of your stones.
imhotep-gangplank-free = There is no ship at the { $site }; the { -imhotep-gangplank } needs one there.
imhotep-gangplank-other = Ship { $ship } carries none of your stones.
imhotep-figure-stuck = There is no other free square for the { -imhotep-figure }.
imhotep-no-scarab = You have no scarab left.
imhotep-scarab-there = You already have a scarab there: { $prophecy }.
imhotep-scarab-window = You have already placed a scarab in these two rounds.
imhotep-no-coin = You have no coin left.
imhotep-coin-alike = These two cards are the same: name them the other way round.
imhotep-hill-taken = There is already a stone there.
imhotep-hill-support = A stone needs two stones side by side below it.
imhotep-tomb-taken = There is already a stone on space { $tomb }.
imhotep-tomb-closed = The tile for space { $tomb } is not available.
imhotep-avenue-finished = Obelisk { $number } is finished.
imhotep-avenue-taken = { $other_seat } is building obelisk { $number }.

## Rules in brief

imhotep-rule-get = Take three stones from the { -imhotep-quarry } to your { -imhotep-sled } (as many as are left and fit; a { -imhotep-sled } holds five). ({ $rule })
imhotep-rule-load = Put one stone from your { -imhotep-sled } on any empty space of a ship that has not sailed; you may leave gaps. Space 1 is at the { -imhotep-bow } and is unloaded first. ({ $rule })
imhotep-rule-sail = A ship that carries its minimum load may sail to a site that has no ship this round, with or without a stone of yours on board. Its stones are unloaded from the { -imhotep-bow }, one by one, and each owner decides for their own. The round ends when the fourth ship has been unloaded; the player to the left of the one who sailed it starts the next round. ({ $rule })
imhotep-rule-pass = You must take an action if you can. A player passes only if nothing at all is possible. ({ $rule })
imhotep-rule-lever = { -imhotep-lever }: sail a ship that may sail, and choose the order in which all its stones are unloaded, before the first one is. Each owner still makes the choices for their own stones. ({ $rule })
imhotep-rule-hammer = { -imhotep-hammer }: take up to three stones from the { -imhotep-quarry }, as many as fit on the { -imhotep-sled }; then load one stone. ({ $rule })
imhotep-rule-sail-card = { -imhotep-sail }: load one stone on a ship, then sail this ship. It must have its minimum load by then. ({ $rule })
imhotep-rule-chisel = { -imhotep-chisel }: load two stones, on one ship or on two. You need both the stones and the spaces. ({ $rule })
imhotep-rule-take = For each stone unloaded at the { -imhotep-market } its owner must take one card, and the stone returns to the { -imhotep-quarry }. A red card puts a stone from the { -imhotep-quarry } on its site at once. A blue card can be played from your next turn on. Green and purple cards score at the end of the game. ({ $rule })
imhotep-rule-face-down = The two face-down cards are one choice: look at both, keep one, and discard the other face up. ({ $rule })
imhotep-rule-pyramid = Choose a pyramid that is not complete; its next space is fixed. You score the space at once, and may use its bonus if it has one. When all three are complete, a stone scores 1 point. ({ $rule })
imhotep-rule-bonus = Use the bonus of a space at once, before the next stone is unloaded, or not at all. ({ $rule })
imhotep-rule-offering = At the end of a round, the visible stones in the { -imhotep-temple } give what their spaces show, from left to right. This space gives 1 point, or up to two stones from the { -imhotep-quarry } to your { -imhotep-sled }. ({ $rule })
imhotep-rule-card = There are 34 market cards. When a card is needed and the { -imhotep-draw-pile } is empty, the discard pile is shuffled to form a new one. ({ $rule })
imhotep-rule-fleet = A round card shows the four ships of the round. There are seven cards for each number of players; one of them, unseen, is left out. ({ $rule })
imhotep-rule-side = Each site can be used on side A or side B, in any mix. ({ $rule })
imhotep-rule-raft = { -imhotep-raft }: with at least three stones on your { -imhotep-sled }, return two to the { -imhotep-quarry } and place one directly at a site, as if it had been unloaded there. ({ $rule })
imhotep-rule-gangplank = { -imhotep-gangplank }: return one stone from your { -imhotep-sled } to the { -imhotep-quarry }; then a ship with its minimum load and at least one of your stones sails to a site that already has a ship. ({ $rule })
imhotep-rule-figure = A stone goes to the next free square clockwise after the { -imhotep-figure }. Whenever you take stones as your action you may move the { -imhotep-figure } to the next free square. ({ $rule })
imhotep-rule-scarab = Before your action you may place a scarab on a prophecy: twice in a game, once on each card and once in two rounds. If the prophecy comes true you score, otherwise you lose points. ({ $rule })
imhotep-rule-coin = For a coin, a stone gets you two cards that are side by side or one above the other; you choose which takes effect first. ({ $rule })
imhotep-rule-keep = Look at all the cards of a face-down place and keep one. ({ $rule })
imhotep-rule-hill = A stone goes on any free place of the lowest level, or on two neighbouring stones of any colour. At the end of the game each group scores its stones times its levels, four at most. ({ $rule })
imhotep-rule-tomb = Take one of the tomb tiles and place the stone on the space with its number. At the end of the game groups score 1, 3, 6, 10, 15, and 2 for each additional stone. ({ $rule })
imhotep-rule-build = A tile may be turned, not flipped. Every column must stay filled from the bottom without a gap. At the end of the game each complete level scores 2 points, and the highest obelisks score more. ({ $rule })
imhotep-rule-avenue = Choose a free obelisk; your next stones go there until it is finished. At the end of the game a finished obelisk scores its points, an unfinished one 1 point per stone. ({ $rule })
imhotep-rule-new-card = With { -imhotep-dynasty } there are 14 more market cards. ({ $rule })
imhotep-rule-new-side = With { -imhotep-dynasty } each site can also be used on side C or D. ({ $rule })
imhotep-rule-prophecy = Three of seven prophecies are turned up for the whole game. ({ $rule })
imhotep-rule-scaffold = When a scaffold tile is full, the player with the most stones on it scores 3 points, or 1 each if tied; then the next tile is turned up. ({ $rule })
imhotep-rule-tile = Each round four tomb tiles are turned up; those left over are removed from the game. ({ $rule })
imhotep-rule-ra-cards = Keep one of the drawn cards; the others are discarded before it takes effect. ({ $rule })
imhotep-rule-ra = This column gives points, or stones from the { -imhotep-quarry } to your { -imhotep-sled }. ({ $rule })
imhotep-rule-first = The { -imhotep-start-player } is chosen at random and starts with 2 stones on the { -imhotep-sled }; the others, in turn order, with 3, 4 and 5. ({ $rule })

## What happened

imhotep-event-side = The { $site } shows { $side }.
imhotep-event-first = { $seat } is the { -imhotep-start-player }.
imhotep-event-fill-sled = { $seat } starts with { $stones } stones on the { -imhotep-sled }.
imhotep-event-round = Round { $round } starts, with ships of size { $one }, { $two }, { $three } and { $four }.
imhotep-event-reshuffle =
    { $cards ->
        [one] The { -imhotep-draw-pile } is empty; the only discarded card becomes the new one.
       *[other] The { -imhotep-draw-pile } is empty; the { $cards } discarded cards are shuffled to form a new one.
    }
imhotep-event-deal = { -imhotep-market }, place { $slot }: { $card }.
imhotep-event-deal-down = { -imhotep-market }, place { $slot }: a card face down.
imhotep-event-clear =
    { $cards ->
        [one] One card is left in the { -imhotep-market } and is discarded.
       *[other] { $cards } cards are left in the { -imhotep-market } and are discarded.
    }
imhotep-event-leftover = A face-down card is discarded: { $card }.
imhotep-event-get =
    { $stones ->
        [one] { $seat } takes one stone from the { -imhotep-quarry }.
       *[other] { $seat } takes { $stones } stones from the { -imhotep-quarry }.
    }
imhotep-event-load = { $seat } loads ship { $ship }, space { $space }.
imhotep-event-sail = { $seat } sails ship { $ship } to the { $site }.
imhotep-event-play = { $seat } plays the { $card } card.
imhotep-event-order = { $seat } chooses to unload { $other_seat }'s stone next.
imhotep-event-pass = { $seat } can do nothing and passes.
imhotep-event-stranded =
    { $stones ->
        [0] Nobody can do anything: the round ends.
        [one] Nobody can do anything: the round ends, and the one stone on the ships returns to the { -imhotep-quarry }.
       *[other] Nobody can do anything: the round ends, and the { $stones } stones on the ships return to the { -imhotep-quarry }.
    }
imhotep-event-home = { $seat }'s stone returns to the { -imhotep-quarry }.
imhotep-event-look = { $seat } looks at the two face-down cards.
imhotep-event-peek = Only { $seat } sees: { $card }.
imhotep-event-not-kept = { $seat } discards the { $card }.
imhotep-event-card = { $seat } gets the { $card }.
imhotep-event-red = { $seat } gets the { $card } and at once places a stone from the { -imhotep-quarry }.
imhotep-event-red-idle = { $seat } gets the { $card }, but has no stone in the { -imhotep-quarry }; the card is discarded.
imhotep-event-discard = The { $card } is discarded.
imhotep-event-pyramid =
    { $points ->
        [one] { $seat } builds the pyramid and scores 1 point.
       *[other] { $seat } builds the pyramid and scores { $points } points.
    }
imhotep-event-small-pyramid =
    { $points ->
        [one] { $seat } builds the { $pyramid } and scores 1 point.
       *[other] { $seat } builds the { $pyramid } and scores { $points } points.
    }
imhotep-event-beside =
    { $points ->
        [one] { $seat } places a stone beside the complete { -imhotep-pyramids } and scores 1 point.
       *[other] { $seat } places a stone beside the complete { -imhotep-pyramids } and scores { $points } points.
    }
imhotep-event-no-bonus = { $seat } skips the bonus.
imhotep-event-bonus-card = { $seat } uses the bonus and draws a card.
imhotep-event-bonus-stones =
    { $stones ->
        [one] { $seat } uses the bonus and takes one stone from the { -imhotep-quarry }.
       *[other] { $seat } uses the bonus and takes { $stones } stones from the { -imhotep-quarry }.
    }
imhotep-event-bonus-load = { $seat } uses the bonus and loads a stone.
imhotep-event-temple = { $seat } places a stone on space { $space } of the { -imhotep-temple }.
imhotep-event-temple-points =
    { $points ->
        [one] { $seat } scores 1 point at the end of the round ({ -imhotep-temple }, space { $space }).
       *[other] { $seat } scores { $points } points at the end of the round ({ -imhotep-temple }, space { $space }).
    }
imhotep-event-temple-stones =
    { $stones ->
        [one] { $seat } takes one stone at the end of the round ({ -imhotep-temple }, space { $space }).
       *[other] { $seat } takes { $stones } stones at the end of the round ({ -imhotep-temple }, space { $space }).
    }
imhotep-event-temple-card = { $seat } draws a card at the end of the round ({ -imhotep-temple }, space { $space }).
imhotep-event-burial = { $seat } places a stone in the { -imhotep-burial }, column { $column }, row { $row }.
imhotep-event-obelisk = { $seat }'s obelisk is now { $height } high.
imhotep-event-waiting =
    { $stones ->
        [one] { $seat } places a stone at the { -imhotep-obelisks }; one is waiting now.
       *[other] { $seat } places a stone at the { -imhotep-obelisks }; { $stones } are waiting now.
    }
imhotep-event-tower =
    { $points ->
        [one] { $seat } completes an obelisk and scores 1 point.
       *[other] { $seat } completes an obelisk and scores { $points } points.
    }
imhotep-event-end-points =
    { $points ->
        [-7] { $seat } loses 7 points: { $source }.
        [-6] { $seat } loses 6 points: { $source }.
        [-5] { $seat } loses 5 points: { $source }.
        [-4] { $seat } loses 4 points: { $source }.
        [-3] { $seat } loses 3 points: { $source }.
        [-2] { $seat } loses 2 points: { $source }.
        [-1] { $seat } loses 1 point: { $source }.
        [one] { $seat } scores 1 point: { $source }.
       *[other] { $seat } scores { $points } points: { $source }.
    }

imhotep-event-overflow =
    { $points ->
        [one] There is no place for { $seat }'s stone ({ $site }): 1 point.
       *[other] There is no place for { $seat }'s stone ({ $site }): { $points } points.
    }
imhotep-event-look-pile = { $seat } looks at the cards on place { $slot } of the { -imhotep-market }.
imhotep-event-coin = { $seat } pays a coin for two cards.
imhotep-event-secret = { $seat } gets a blue card, face down.
imhotep-event-red-kept = { $seat } keeps the { $card }.
imhotep-event-private-quarry =
    { $stones ->
        [0] { $seat } scores 1 point.
        [one] { $seat } scores 1 point and takes one stone from the { -imhotep-quarry }.
       *[other] { $seat } scores 1 point and takes { $stones } stones from the { -imhotep-quarry }.
    }
imhotep-event-returned =
    { $stones ->
        [one] { $seat } returns one stone to the { -imhotep-quarry }.
       *[other] { $seat } returns { $stones } stones to the { -imhotep-quarry }.
    }
imhotep-event-scaffold = The next scaffold tile is turned up.
imhotep-event-scaffold-stone = { $seat } places a stone on space { $space } of the scaffold.
imhotep-event-scaffold-points =
    { $points ->
        [one] { $seat } scores 1 point on the scaffold.
       *[other] { $seat } scores { $points } points on the scaffold.
    }
imhotep-event-scaffold-card = { $seat } draws a card for the scaffold.
imhotep-event-scaffold-stones =
    { $stones ->
        [0] { $seat } has no stones to take.
        [one] { $seat } takes one stone from the { -imhotep-quarry }.
       *[other] { $seat } takes { $stones } stones from the { -imhotep-quarry }.
    }
imhotep-event-majority =
    { $points ->
        [one] The scaffold is full: { $seat } is tied for the most stones and scores 1 point.
       *[other] The scaffold is full: { $seat } has the most stones and scores { $points } points.
    }
imhotep-event-hall =
    { $points ->
        [one] { $seat } places a stone on square { $square } of the hallway and scores 1 point.
       *[other] { $seat } places a stone on square { $square } of the hallway and scores { $points } points.
    }
imhotep-event-figure = { $seat } moves the { -imhotep-figure } to square { $square }.
imhotep-event-ra-draw =
    { $cards ->
        [one] { $seat } draws a card at the end of the round ({ -imhotep-temple }).
       *[other] { $seat } draws { $cards } cards at the end of the round and keeps one ({ -imhotep-temple }).
    }
imhotep-event-arena = { $seat } places a stone in the arena.
imhotep-event-arena-goal =
    { $points ->
        [one] { $seat }'s chariot has already finished: 1 point.
       *[other] { $seat }'s chariot has already finished: { $points } points.
    }
imhotep-event-chariot = { $seat }'s chariot moves to space { $space }.
imhotep-event-arena-points =
    { $points ->
        [one] { $seat } scores 1 point in the arena at the end of the round.
       *[other] { $seat } scores { $points } points in the arena at the end of the round.
    }
imhotep-event-hill = { $seat } places a stone on the hill, level { $level }, place { $number }.
imhotep-event-tombs-gone =
    { $tiles ->
        [one] One tomb tile is removed from the game.
       *[other] { $tiles } tomb tiles are removed from the game.
    }
imhotep-event-tomb-open = Tomb tile { $tomb } is turned up.
imhotep-event-tomb = { $seat } places a stone on tomb { $tomb } of the crypt.
imhotep-event-path = { $seat } places a stone on space { $space } of the path and takes its tile.
imhotep-event-tile-unused = The tile does not fit on { $seat }'s obelisk and is removed.
imhotep-event-tile = { $seat } builds the tile: { $left } left, { $middle } middle, { $right } right.
imhotep-event-avenue = { $seat } builds obelisk { $number } of the avenue: { $stones } of { $height } stones.
imhotep-event-prophecy = A prophecy is turned up: { $prophecy }.
imhotep-event-scarab = { $seat } places a scarab on { $prophecy }.

## Where points come from

imhotep-source-pyramids = { -imhotep-pyramids }
    .from = from the { -imhotep-pyramids }
imhotep-source-temple = { -imhotep-temple }
    .from = from the { -imhotep-temple }
imhotep-source-burial = { -imhotep-burial }
    .from = from the { -imhotep-burial }
imhotep-source-obelisks = { -imhotep-obelisks }
    .from = from the { -imhotep-obelisks }
imhotep-source-statues = Statues
    .from = from statues
imhotep-source-ornaments = Decorations
    .from = from decorations
imhotep-source-blue = Unused blue cards
    .from = from unused blue cards
imhotep-source-wrath = { -imhotep-wrath }
    .from = through the { -imhotep-wrath }
imhotep-source-private-quarry = { -imhotep-private-quarry }
    .from = from the { -imhotep-private-quarry }
imhotep-source-prophecies = Prophecies
    .from = from prophecies
imhotep-tied-sled =
    { $stones ->
        [0] { $name } (empty { -imhotep-sled })
        [one] { $name } (one stone)
       *[other] { $name } ({ $stones } stones)
    }
imhotep-tie-break =
    { $points ->
        [one] Tied on 1 point: { $players }. Most stones on the { -imhotep-sled } wins.
       *[other] Tied on { $points } points: { $players }. Most stones on the { -imhotep-sled } wins.
    }

## The board

imhotep-board-start = Start player: { $name }
imhotep-board-docked = at the { $site }
imhotep-board-face-down =
    { $cards ->
        [one] one card face down
       *[other] { $cards } cards face down: keep one
    }
imhotep-board-nothing = nothing
imhotep-board-sled = Sled
imhotep-board-quarry = Quarry
imhotep-board-cards = Cards
imhotep-board-unseen =
    { $cards ->
        [one] Unseen card
       *[other] Unseen cards ({ $cards })
    }
imhotep-board-discard = Discard pile
imhotep-board-round-cards = Round cards left
imhotep-board-draw-pile = draw pile of { $cards }

## What a choice will do

imhotep-effect-stones-more =
    { $stones ->
        [one] +1 stone
       *[other] +{ $stones } stones
    }
imhotep-effect-stones-less =
    { $stones ->
        [one] −1 stone
       *[other] −{ $stones } stones
    }
imhotep-effect-card-more = +{ $card }
imhotep-effect-card-less = −{ $card }
imhotep-effect-end-more = +{ $points } at the end as it stands
imhotep-effect-end-less = −{ $points } at the end as it stands
imhotep-effect-end-more-of = { $seat } +{ $points } at the end
imhotep-effect-end-less-of = { $seat } −{ $points } at the end
imhotep-effect-temple-more = +{ $stones } visible in the { -imhotep-temple }
imhotep-effect-temple-less = −{ $stones } visible in the { -imhotep-temple }
imhotep-effect-temple-more-of = { $seat } +{ $stones } in the { -imhotep-temple }
imhotep-effect-temple-less-of = { $seat } −{ $stones } in the { -imhotep-temple }
