### Imhotep

-imhotep-sled = sled
-imhotep-quarry = quarry
-imhotep-bow = bow
-imhotep-start-player = start player
-imhotep-draw-pile = draw pile
-imhotep-market = Market
-imhotep-pyramids = Pyramids
-imhotep-temple = Temple
-imhotep-burial = Burial Chamber
-imhotep-obelisks = Obelisks
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
-imhotep-wrath = Wrath of the Pharaoh

imhotep-name = Imhotep
imhotep-about = Ship stones to the great building sites of Egypt, on ships that anyone may send anywhere.
imhotep-guide =
    You build the monuments of Egypt. In six rounds stones travel by ship to five sites and score there: at once, when a round ends, or at the end of the game. The most points win; if equal, the most stones on the { -imhotep-sled }.
    Each round has four ships and fresh market cards. On your turn do one thing: take up to three stones from the { -imhotep-quarry } to your { -imhotep-sled }, which holds five; load one stone on an empty space of a ship; sail a ship; or play a blue card. The round ends when the fourth ship has sailed.
    A ship may sail once it carries its minimum load, to a site where no ship lies this round. You may sail any ship, even one without a stone of yours. It is unloaded from the { -imhotep-bow }, one stone after the other, and the owner of each stone makes the choices for it.
    { -imhotep-market }: a stone brings its owner one card and returns to the { -imhotep-quarry }. Side A has four cards face up; side B has three, and two face down of which you see both and keep one.
    Red cards put a stone from your { -imhotep-quarry } on a site at once: { -imhotep-entrance } on the { -imhotep-pyramids }, { -imhotep-sarcophagus } in the { -imhotep-burial }, { -imhotep-paved-path } on the { -imhotep-obelisks }. Blue cards ({ -imhotep-lever }, { -imhotep-hammer }, { -imhotep-sail }, { -imhotep-chisel }) are actions for later turns, or 1 point if you keep them. A green Decoration scores 1 point for every three stones at its site in the end, whoever owns them. Purple { -imhotep-statue } cards score 1, 3, 6, 10, 15 together for 1, 2, 3, 4, 5 of them, and 2 for each more.
    { -imhotep-pyramids }: a stone scores its space at once. Side A fills one pyramid in a fixed order; on side B you choose one of three small ones, and some spaces bring a bonus. Once all is built, a stone scores 1 point.
    { -imhotep-temple }: stones are laid from left to right, then on top of each other. When a round ends, each stone that is seen from above scores 1 point on side A, or what its space says on side B.
    { -imhotep-burial }: three rows are filled column by column. At the end side A scores each group of touching stones of one player: 1, 3, 6, 10, 15 for 1 to 5 stones, and 2 for each more. Side B scores each row: 8, 4 and 2 for the most, second and third most stones.
    { -imhotep-obelisks }: on side A the tallest obelisks score at the end. On side B three of your stones make an obelisk, which scores at once; the earlier, the more.
    On the board every letter is a stone; capital letters are yours. The { -imhotep-bow } of a ship is on the left, and an empty space shows its number. The brackets [ ] show where the next stone at a site goes. 'At end' is what the end of the game would add to the points as things stand.

## Options

imhotep-option-sides = Which side of each site is used: five letters for { -imhotep-market }, { -imhotep-pyramids }, { -imhotep-temple }, { -imhotep-burial } and { -imhotep-obelisks }; any mix will do, such as ABBAB
imhotep-option-sides-AAAAA = side A everywhere, for the first games
imhotep-option-sides-BBBBB = side B everywhere
imhotep-option-sides-random = drawn by lot, each site for itself
imhotep-option-wrath = Whether the { -imhotep-wrath } threatens
imhotep-option-wrath-off = no
imhotep-option-wrath-on = whoever has no stone at one of the sites but the { -imhotep-market } loses 5 points in the end
imhotep-option-first = Who is the { -imhotep-start-player }
imhotep-option-first-random = drawn by lot
imhotep-option-first-1 = player 1
imhotep-option-first-2 = player 2
imhotep-option-first-3 = player 3
imhotep-option-first-4 = player 4

## Sites, sides and cards

imhotep-site-market = { -imhotep-market }
imhotep-site-pyramids = { -imhotep-pyramids }
imhotep-site-temple = { -imhotep-temple }
imhotep-site-burial = { -imhotep-burial }
imhotep-site-obelisks = { -imhotep-obelisks }
imhotep-side-a = side A
imhotep-side-b = side B
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

## What is asked

imhotep-prompt-turn = Your turn. Choose one action.
imhotep-prompt-load = On which space does your stone go?
imhotep-prompt-load-first = { -imhotep-chisel }: on which space does your first stone go? The second goes on a space further down this list.
imhotep-prompt-load-then-sail = { -imhotep-sail }: load a stone on the ship that you will sail.
imhotep-prompt-sail = To which site does ship { $ship } sail?
imhotep-prompt-sail-lever = { -imhotep-lever }: which ship sails where? You then set the order of unloading.
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
imhotep-prompt-offering = Space { $space } of the { -imhotep-temple } shows your stone. What does it bring you?
imhotep-prompt-side = The side of the { $site } is drawn.
imhotep-prompt-first = The { -imhotep-start-player } is drawn.
imhotep-prompt-fleet = The next round card is turned up.
imhotep-prompt-deal = The card for place { $slot } of the { -imhotep-market } is turned up.
imhotep-prompt-peek = { $seat } looks at a card that lies face down.
imhotep-prompt-draw = { $seat } draws the top card of the { -imhotep-draw-pile }.
imhotep-prompt-uncover = A card that lay face down is turned up.

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
imhotep-label-pass = Pass, as nothing else is possible
imhotep-label-next = A stone of { $other_seat }
imhotep-label-take = Take the { $card }
imhotep-label-take-down =
    { $cards ->
        [one] Take the card that lies face down
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
imhotep-label-no-bonus = Do without the bonus
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

## What people type

imhotep-typing = 'load 2 1' loads ship 2 on the space at its bow, 'sail 2 temple' sails it. Blue cards go by their name: 'lever', 'hammer', 'chisel', and 'play sail'. A card can be played in one line: 'hammer, load 1 2' or 'play sail, load 2 1, sail 2 obelisks'.

imhotep-load-how = Name a ship and one of its spaces: 'load 2 1' loads ship 2 at the bow.
imhotep-sail-how = Name a ship and a site: 'sail 2 temple', or market, pyramids, burial, obelisks.
imhotep-no-ship-left = Ship { $ship } has already sailed.
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
imhotep-dock-taken = A ship already lies at the { $site } in this round.
imhotep-no-card = You do not have the { $card }.
imhotep-must-act = You must act as long as you can; only who can do nothing passes.
imhotep-still-too-few =
    { $missing ->
        [one] Even with one more stone, ship { $ship } needs another one to sail.
       *[other] Even with one more stone, ship { $ship } needs { $missing } others to sail.
    }
imhotep-space-alike = On ship { $ship } this would be unloaded in the same order as from space { $space }; load that one.
imhotep-other-ship = The { -imhotep-sail } card sails the ship that you just loaded: ship { $ship }.
imhotep-chisel-last = The second stone goes on a later space; begin with an earlier one than the last.
imhotep-chisel-order = The second stone goes on a later space than the first. For another pair, undo the first.
imhotep-chisel-stones = The { -imhotep-chisel } needs two stones on your { -imhotep-sled }.
imhotep-chisel-spaces = The { -imhotep-chisel } needs two empty spaces on the ships.
imhotep-no-ship-ready = No ship carries its minimum load yet.
imhotep-no-ship-soon-ready = No ship would carry its minimum load with one more stone.
imhotep-no-space = No ship has an empty space.
imhotep-no-stone-aboard = No stone of { $other_seat } is left on this ship.
imhotep-no-card-there = There is no card at place { $slot } of the { -imhotep-market }.
imhotep-pyramid-complete = Already complete: { $pyramid }.

## Rules in brief

imhotep-rule-get = Take three stones from the { -imhotep-quarry } to your { -imhotep-sled }; fewer only if there are no more or if they do not fit, as a { -imhotep-sled } holds five. ({ $rule })
imhotep-rule-load = Put one stone from your { -imhotep-sled } on any empty space of a ship that has not sailed; spaces may be left out. Space 1 is at the { -imhotep-bow } and is unloaded first. ({ $rule })
imhotep-rule-sail = A ship that carries its minimum load may sail to a site where no ship lies this round, with or without a stone of yours. Its stones are unloaded from the { -imhotep-bow }, one by one, and each owner decides for their own. When the fourth ship has been unloaded the round ends; whoever sits to the left of the one who sailed it opens the next. ({ $rule })
imhotep-rule-pass = An action must be taken if there is one. Only who can do nothing at all passes. ({ $rule })
imhotep-rule-lever = { -imhotep-lever }: sail a ship that may sail, and set the order in which all its stones are unloaded before the first is. What each stone brings is still its owner's choice. ({ $rule })
imhotep-rule-hammer = { -imhotep-hammer }: take up to three stones from the { -imhotep-quarry }, as many as fit on the { -imhotep-sled }; then load one stone. ({ $rule })
imhotep-rule-sail-card = { -imhotep-sail }: load one stone on a ship, then sail this ship. It must have its minimum load by then. ({ $rule })
imhotep-rule-chisel = { -imhotep-chisel }: load two stones, on one ship or on two. You need both the stones and the spaces. ({ $rule })
imhotep-rule-take = For each stone unloaded at the { -imhotep-market } its owner must take one card, and the stone returns to the { -imhotep-quarry }. A red card puts a stone from the { -imhotep-quarry } on its site at once. A blue one can be played from your next turn on. Green and purple ones score at the end. ({ $rule })
imhotep-rule-face-down = The two face-down cards are one pick: see both, keep one, and the other is discarded for all to see. ({ $rule })
imhotep-rule-pyramid = Choose a pyramid that is not complete; its next space is given. You score the space at once, and may use its bonus if it has one. When all three are complete, a stone scores 1 point. ({ $rule })
imhotep-rule-bonus = The bonus of a space may be used at once, before the next stone is unloaded, or not at all. ({ $rule })
imhotep-rule-offering = When a round ends, the stones that are seen in the { -imhotep-temple } bring what their spaces say, from left to right. This space brings 1 point, or up to two stones from the { -imhotep-quarry } to your { -imhotep-sled }. ({ $rule })
imhotep-rule-card = There are 34 market cards. When a card is needed and the { -imhotep-draw-pile } is empty, the discard pile is shuffled to be the new one. ({ $rule })
imhotep-rule-fleet = A round card shows the four ships of the round. There are seven cards for each number of players; one of them, unseen, is left out. ({ $rule })
imhotep-rule-side = Each site can be used on side A or side B, in any mix. ({ $rule })
imhotep-rule-first = The { -imhotep-start-player } is drawn by lot and starts with 2 stones on the { -imhotep-sled }; the others, in turn order, with 3, 4 and 5. ({ $rule })

## What happened

imhotep-event-side = The { $site } shows { $side }.
imhotep-event-first = { $seat } is the { -imhotep-start-player }.
imhotep-event-fill-sled = { $seat } starts with { $stones } stones on the { -imhotep-sled }.
imhotep-event-round = Round { $round } begins, with ships of size { $one }, { $two }, { $three } and { $four }.
imhotep-event-reshuffle =
    { $cards ->
        [one] The { -imhotep-draw-pile } is empty; the only discarded card is the new one.
       *[other] The { -imhotep-draw-pile } is empty; the { $cards } discarded cards are shuffled to be the new one.
    }
imhotep-event-deal = { -imhotep-market }, place { $slot }: { $card }.
imhotep-event-deal-down = { -imhotep-market }, place { $slot }: a card face down.
imhotep-event-clear =
    { $cards ->
        [one] One card is left in the { -imhotep-market } and is discarded.
       *[other] { $cards } cards are left in the { -imhotep-market } and are discarded.
    }
imhotep-event-leftover = A card that lay face down is discarded: { $card }.
imhotep-event-get =
    { $stones ->
        [one] { $seat } takes one stone from the { -imhotep-quarry }.
       *[other] { $seat } takes { $stones } stones from the { -imhotep-quarry }.
    }
imhotep-event-load = { $seat } loads ship { $ship }, space { $space }.
imhotep-event-sail = { $seat } sails ship { $ship } to the { $site }.
imhotep-event-play = { $seat } plays the { $card } card.
imhotep-event-order = { $seat } has a stone of { $other_seat } unloaded next.
imhotep-event-pass = { $seat } can do nothing and passes.
imhotep-event-stranded =
    { $stones ->
        [0] Nobody can do anything: the round ends.
        [one] Nobody can do anything: the round ends, and the one stone on the ships returns to the { -imhotep-quarry }.
       *[other] Nobody can do anything: the round ends, and the { $stones } stones on the ships return to the { -imhotep-quarry }.
    }
imhotep-event-home = A stone of { $seat } returns to the { -imhotep-quarry }.
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
        [one] { $seat } lays a stone beside the complete { -imhotep-pyramids } and scores 1 point.
       *[other] { $seat } lays a stone beside the complete { -imhotep-pyramids } and scores { $points } points.
    }
imhotep-event-no-bonus = { $seat } does without the bonus.
imhotep-event-bonus-card = { $seat } uses the bonus and draws a card.
imhotep-event-bonus-stones =
    { $stones ->
        [one] { $seat } uses the bonus and takes one stone from the { -imhotep-quarry }.
       *[other] { $seat } uses the bonus and takes { $stones } stones from the { -imhotep-quarry }.
    }
imhotep-event-bonus-load = { $seat } uses the bonus and loads a stone.
imhotep-event-temple = { $seat } lays a stone on space { $space } of the { -imhotep-temple }.
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
imhotep-event-burial = { $seat } lays a stone in the { -imhotep-burial }, column { $column }, row { $row }.
imhotep-event-obelisk = The obelisk of { $seat } is now { $height } high.
imhotep-event-waiting =
    { $stones ->
        [one] { $seat } brings a stone to the { -imhotep-obelisks }; one is waiting now.
       *[other] { $seat } brings a stone to the { -imhotep-obelisks }; { $stones } are waiting now.
    }
imhotep-event-tower =
    { $points ->
        [one] { $seat } completes an obelisk and scores 1 point.
       *[other] { $seat } completes an obelisk and scores { $points } points.
    }
imhotep-event-end-points =
    { $points ->
        [-5] { $seat } loses 5 points: { $source }.
        [one] { $seat } scores 1 point: { $source }.
       *[other] { $seat } scores { $points } points: { $source }.
    }

## Where points come from

imhotep-source-pyramids = { -imhotep-pyramids }
imhotep-source-temple = { -imhotep-temple }
imhotep-source-burial = { -imhotep-burial }
imhotep-source-obelisks = { -imhotep-obelisks }
imhotep-source-statues = Statues
imhotep-source-ornaments = Decorations
imhotep-source-blue = Blue cards kept
imhotep-source-wrath = { -imhotep-wrath }
imhotep-tied-sled =
    { $stones ->
        [0] { $name } (empty { -imhotep-sled })
        [one] { $name } (one stone)
       *[other] { $name } ({ $stones } stones)
    }
imhotep-tie-break =
    { $points ->
        [one] Equal with 1 point: { $players }. The most stones on the { -imhotep-sled } win.
       *[other] Equal with { $points } points: { $players }. The most stones on the { -imhotep-sled } win.
    }

## The board

imhotep-board-setup = Before the first round
imhotep-board-round = Round { $round } of { $rounds }
imhotep-board-start = Start player: { $name }
imhotep-board-over = The game is over
imhotep-board-ships = Ships (the bow < is unloaded first)
imhotep-board-market-a = { -imhotep-market } A
imhotep-board-market-b = { -imhotep-market } B
imhotep-board-pyramids-a = { -imhotep-pyramids } A
imhotep-board-pyramids-b = { -imhotep-pyramids } B
imhotep-board-temple-a = { -imhotep-temple } A
imhotep-board-temple-b = { -imhotep-temple } B
imhotep-board-burial-a = { -imhotep-burial } A
imhotep-board-burial-b = { -imhotep-burial } B
imhotep-board-obelisks-a = { -imhotep-obelisks } A
imhotep-board-obelisks-b = { -imhotep-obelisks } B
imhotep-board-sites = Sites: the next stone goes to [ ]
imhotep-board-needs = min { $minimum }, needs { $stones } more
imhotep-board-ready = min { $minimum }, ready to sail
imhotep-board-docked = at the { $site }
imhotep-board-face-down =
    { $cards ->
        [one] one card face down
       *[other] { $cards } cards face down: keep one
    }
imhotep-board-face-down-known =
    { $cards ->
        [one] face down: { $known }
       *[other] { $cards } face down, one of them { $known }
    }
imhotep-board-seen = you see: { $cards }
imhotep-board-offer-entrance = { -imhotep-entrance }: stone to the { -imhotep-pyramids }
imhotep-board-offer-sarcophagus = { -imhotep-sarcophagus }: stone to { -imhotep-burial }
imhotep-board-offer-paved-path = { -imhotep-paved-path }: stone to the { -imhotep-obelisks }
imhotep-board-offer-pyramid-decoration = { -imhotep-pyramid-decoration }: worth { $points }
imhotep-board-offer-temple-decoration = { -imhotep-temple-decoration }: worth { $points }
imhotep-board-offer-burial-decoration = { -imhotep-burial-decoration }: worth { $points }
imhotep-board-offer-obelisk-decoration = { -imhotep-obelisk-decoration }: worth { $points }
imhotep-board-offer-lever = { -imhotep-lever }: sail, set the unloading order
imhotep-board-offer-hammer = { -imhotep-hammer }: get 3 stones, load 1
imhotep-board-offer-sail = { -imhotep-sail }: load 1 stone, then sail
imhotep-board-offer-chisel = { -imhotep-chisel }: load 2 stones
imhotep-board-offer-statue = { -imhotep-statue }: 1/3/6/10/15 for 1 to 5
imhotep-board-then = then 1 each
imhotep-board-beside = complete, { $stones } beside
imhotep-board-plus-card = { $points }+card
imhotep-board-plus-stones = { $points }+stones
imhotep-board-plus-load = { $points }+load
imhotep-board-each-round = each round: { $points }
imhotep-board-offering = 1/stones
imhotep-board-two = 2
imhotep-board-card = card
imhotep-board-now = now worth: { $points }
imhotep-board-scored = scored: { $points }
imhotep-board-prizes = tallest first: { $points }
imhotep-board-nothing = nothing
imhotep-board-waiting = waiting: { $stones }
imhotep-board-player = Player
imhotep-board-sled = Sled
imhotep-board-quarry = Quarry
imhotep-board-points = Points
imhotep-board-end = At end
imhotep-board-cards = Cards
imhotep-board-copies = { $copies } x { $card }
imhotep-board-unseen =
    { $cards ->
        [one] Unseen card
       *[other] Unseen cards ({ $cards })
    }
imhotep-board-discard = Discard pile
imhotep-board-round-cards = Round cards left
imhotep-board-draw-pile = draw pile of { $cards }
