### Cleopatra and the Society of Architects

-cleopatra-talents = Talents
-cleopatra-altar = Altar
-cleopatra-offering = Offering
-cleopatra-sanctuary = sanctuary

## Things

cleopatra-artisan = artisan
cleopatra-wood = wood
cleopatra-stone = stone
cleopatra-marble = marble
cleopatra-lapis = lapis lazuli
cleopatra-merchant = Nile Merchant
cleopatra-card-artisan1 = Artisan
cleopatra-card-stone1 = Stone
cleopatra-card-marble1 = Marble
cleopatra-card-wood1 = Wood
cleopatra-card-lapis1 = Lapis
cleopatra-card-artisan2 = Double Artisan
cleopatra-card-stone2 = Double Stone
cleopatra-card-marble2 = Double Marble
cleopatra-card-wood2 = Double Wood
cleopatra-card-lapis2 = Double Lapis
cleopatra-card-trompe = { -cleopatra-trompe }
cleopatra-card-beggar = Beggar
cleopatra-card-courtesan = Courtesan
cleopatra-card-envoy = Envoy
cleopatra-card-scribe = Scribe
cleopatra-card-smuggler = Smuggler
cleopatra-card-vizier = Vizier
cleopatra-card-down = a face-down card
cleopatra-wall-1 = wall 1
cleopatra-wall-2 = wall 2
cleopatra-wall-3 = wall 3
cleopatra-wall-4 = wall 4
cleopatra-wall-5 = wall 5
cleopatra-wall-6 = wall 6
cleopatra-wall-7 = wall 7
cleopatra-wall-8 = wall 8
cleopatra-wall-9 = wall 9
cleopatra-sphinx = a sphinx
cleopatra-obelisk = an obelisk
cleopatra-door-left = the left door frame
cleopatra-door-right = the right door frame
cleopatra-pedestal = the pedestal
cleopatra-throne = the throne
cleopatra-mosaic = a mosaic
cleopatra-tile-f = mosaic F
cleopatra-tile-i = mosaic I
cleopatra-tile-l = mosaic L
cleopatra-tile-n = mosaic N
cleopatra-tile-p = mosaic P
cleopatra-tile-t = mosaic T
cleopatra-tile-u = mosaic U
cleopatra-tile-v = mosaic V
cleopatra-tile-w = mosaic W
cleopatra-tile-x = mosaic X
cleopatra-tile-y = mosaic Y
cleopatra-tile-z = mosaic Z
cleopatra-column-a = a
cleopatra-column-b = b
cleopatra-column-c = c
cleopatra-column-d = d
cleopatra-column-e = e
cleopatra-column-f = f
cleopatra-column-g = g
cleopatra-column-h = h
cleopatra-column-i = i

## What is asked

cleopatra-prompt-act = Visit the market or the quarry.
cleopatra-prompt-after = Play a character, or end your turn.
cleopatra-prompt-visit =
    { $pieces ->
        [one] One piece built. Build another, or end the visit.
       *[other] { $pieces } pieces built. Build another, or end the visit.
    }
cleopatra-prompt-pay =
    For { $piece } you still owe { $units } { $resource ->
        [artisan]
            { $units ->
                [one] artisan
               *[other] artisans
            }
       *[other] { $resource }
    }. Pay with:
cleopatra-prompt-orient = Place { $tile }. Which way round?
cleopatra-prompt-cell = Where does { $tile } go? Places are named by its front-left cell.
cleopatra-prompt-claim = You have closed a { -cleopatra-sanctuary }. Claim it with a statue?
cleopatra-prompt-refill = Which stall gets { $card }?
cleopatra-prompt-limit = You hold { $cards } cards, { $excess } too many.
cleopatra-prompt-discard =
    { $excess ->
        [one] Discard one more card.
       *[other] Discard { $excess } more cards.
    }
cleopatra-prompt-courtesan =
    { $cards ->
        [one] Take the discarded card.
       *[other] Take one of the { $cards } discarded cards.
    }
cleopatra-prompt-vizier = Which cards do you keep, for one amulet each?
cleopatra-prompt-beggar = { $other_seat }'s Beggar: give 2 { -cleopatra-talents } or a standard card.
cleopatra-prompt-kind = Which resource does your Envoy ask for?
cleopatra-prompt-name = Does your Envoy ask { $other_seat } for { $resource }?
cleopatra-prompt-offer = { $other_seat }'s Envoy asks you for { $resource }. An amulet of yours would go with the card.
cleopatra-prompt-accept = { $other_seat } offers { $resource }, and an amulet with it.
cleopatra-prompt-bid =
    { $talents ->
        [0] The { -cleopatra-offering }: you have no { -cleopatra-talents } to give.
        [one] The { -cleopatra-offering }: how much do you give of your one Talent?
       *[other] The { -cleopatra-offering }: how much do you give of your { $talents } { -cleopatra-talents }?
    }
cleopatra-prompt-first = The start player is chosen at random.
cleopatra-prompt-deal = Cards are dealt.
cleopatra-prompt-reveal = The top card of the draw pile is revealed.
cleopatra-prompt-face = A face-down card is looked at.
cleopatra-prompt-roll = The dice are rolled.
cleopatra-prompt-tile = The next mosaic is turned up.

## Choices

cleopatra-label-market =
    { $cards ->
        [one] Market: take the card ({ $down } face down)
       *[other] Market: take all { $cards } cards ({ $down } face down)
    }
cleopatra-label-stall =
    { $cards ->
        [one] Stall { $stall }: take the card ({ $down } face down)
       *[other] Stall { $stall }: take { $cards } cards ({ $down } face down)
    }
    .fold = Visit a stall
cleopatra-label-refill =
    { $cards ->
        [0] To stall { $stall }, which is empty
        [one] To stall { $stall }, which has 1 card ({ $down } face down)
       *[other] To stall { $stall }, which has { $cards } cards ({ $down } face down)
    }
cleopatra-label-build = Build { $piece } (earns { $talents } { -cleopatra-talents })
    .fold = Build a piece
cleopatra-label-mosaic = Build { $tile }, the top one
    .fold = Build a piece
cleopatra-label-tile = Build { $tile }, with your Scribe
    .fold = Build a piece
cleopatra-label-beggar = Play a Beggar
    .fold = Play a character
cleopatra-label-courtesan = Play a Courtesan
    .fold = Play a character
cleopatra-label-envoy = Play an Envoy
    .fold = Play a character
cleopatra-label-scribe-add = Play a Scribe: put a die on the { -cleopatra-altar }
    .fold = Play a character
cleopatra-label-scribe-remove = Play a Scribe: take a die off the { -cleopatra-altar }
    .fold = Play a character
cleopatra-label-vizier = Play the Vizier
    .fold = Play a character
cleopatra-label-no-claim = Claim nothing more
cleopatra-label-close =
    { $talents ->
        [0] End the visit
       *[other] End the visit, with a bonus of { $talents } { -cleopatra-talents }
    }
cleopatra-label-kept =
    { $cards ->
        [0] Keep no card
        [one] Enough: keep one card
       *[other] Enough: keep { $cards } cards
    }
cleopatra-label-end-turn = End the turn
cleopatra-label-pass = Pass
cleopatra-label-pay =
    { $amulets ->
        [0] { $resource }: { $card }
        [one] { $resource }: { $card } (1 amulet)
       *[other] { $resource }: { $card } ({ $amulets } { -cleopatra-amulets })
    }
    .fold = Choose how to pay
cleopatra-label-orient = Orientation { $number }
    .fold = Choose an orientation
cleopatra-label-cell =
    { $palms ->
        [0] { $column }{ $row } (no palm)
        [one] { $column }{ $row } (one palm)
       *[other] { $column }{ $row } ({ $palms } palms)
    }
    .fold = Choose a place
cleopatra-label-claim =
    { $cells ->
        [one] Claim the { -cleopatra-sanctuary } at { $column }{ $row }, one cell
       *[other] Claim the { -cleopatra-sanctuary } at { $column }{ $row }, { $cells } cells
    }
cleopatra-label-gift = Give { $card }
    .fold = Give a card
cleopatra-label-fetch = Take { $card }
    .fold = Take a card
cleopatra-label-discard = Discard { $card }
    .fold = Discard a card
cleopatra-label-keep = Keep { $card }
    .fold = Keep a card
cleopatra-label-alms = Give { $talents } { -cleopatra-talents }
cleopatra-label-kind = Ask for { $resource }
cleopatra-label-offer = Offer { $resource }
cleopatra-label-decline = Do not offer { $resource }
cleopatra-label-accept = Accept from { $other_seat }
cleopatra-label-refuse = Refuse { $other_seat }
cleopatra-label-name = Ask { $other_seat }
cleopatra-label-leave-out = Do not ask { $other_seat }
cleopatra-label-limit-discard =
    { $excess ->
        [one] Discard one card and take one amulet
       *[other] Discard { $excess } cards and take one amulet
    }
cleopatra-label-limit-keep =
    { $amulets ->
        [one] Keep all and take one amulet
       *[other] Keep all and take { $amulets } { -cleopatra-amulets }
    }
cleopatra-label-limit-smuggler = Play a Smuggler: keep your whole hand for one amulet
cleopatra-label-tens = Give { $low } to { $high }
    .fold = Choose how much to give
cleopatra-label-bid = Give { $talents }
    .fold = Choose how much to give
cleopatra-label-draw = { $card } is drawn
cleopatra-label-top = On top: { $card }
cleopatra-label-roll = Ankhs: { $ankhs }
cleopatra-label-next-tile = Turn up { $tile }
cleopatra-label-first = { $seat } starts

## What people type

cleopatra-typing = Words can be shortened: 'w3' for 'build w3', 'stone1' for 'card stone1'; 'double' and the like need their resource: 'pay wood double'. Put several steps on one line with commas: 'build sphinx, cheapest, done', where 'cheapest' pays as proposed. A bid of 14 is 'tens 1, ones 4'. 'board' also shows what the pieces cost.
cleopatra-build-how = Name the piece: 'build w3' (walls w1 to w9), 'build door left', 'build sphinx', 'build obelisk', 'build pedestal', 'build throne', 'build mosaic'.
cleopatra-nothing-due = There is nothing to pay: choose a piece first, as in 'build w3, cheapest'.
cleopatra-pay-how = Name a resource and a source: 'pay wood single', 'double', 'trompe' or 'merchant'; or pay as proposed: 'cheapest'.

## What is not possible

cleopatra-must-act = First visit the market or the quarry.
cleopatra-one-action = One visit a turn: to the market or to the quarry.
cleopatra-market-empty = There is no card to take.
cleopatra-stands = That has already been built.
cleopatra-cannot-pay =
    You cannot pay that. You lack { $artisan ->
        [0] { "" }
       *[other] { cleopatra-artisan } x{ $artisan },{ " " }
    }{ $wood ->
        [0] { "" }
       *[other] { cleopatra-wood } x{ $wood },{ " " }
    }{ $stone ->
        [0] { "" }
       *[other] { cleopatra-stone } x{ $stone },{ " " }
    }{ $marble ->
        [0] { "" }
       *[other] { cleopatra-marble } x{ $marble },{ " " }
    }{ $lapis ->
        [0] { "" }
       *[other] { cleopatra-lapis } x{ $lapis },{ " " }
    }{ $missing } in all{ $wild ->
        [0] .
       *[other] ; merchants and { -cleopatra-trompe } stand for { $wild } of it.
    }
cleopatra-no-mosaics = All mosaics have been placed or removed.
cleopatra-tile-gone = { $tile } is no longer in the pile.
cleopatra-tile-on-top = { $tile } is on top: it needs no Scribe.
cleopatra-scribe-needed = { $tile } is not on top: only a Scribe could choose it.
cleopatra-no-room = There is no room for { $tile } that way round.
cleopatra-no-room-there = { $tile } does not fit that way round with its front-left cell there.
cleopatra-no-such-card = You have none: { $card }.
cleopatra-no-artisan = At this table a { -cleopatra-trompe } cannot replace an artisan.
cleopatra-paid-in-order = Singles first, then doubles, { -cleopatra-trompe }, merchants. It is too late to use: { $card }.
cleopatra-needed-later = Without this you could not pay the rest: { $card }.
cleopatra-no-discards = There is no discarded card to take.
cleopatra-enough-characters = No more than { $characters } characters in a row.
cleopatra-altar-empty = There is no die on the { -cleopatra-altar }.
cleopatra-no-cards-left = There is no card left to draw.
cleopatra-stall-has-card = Stall { $stall } already has its new card.
cleopatra-cards-in-order = Cards are chosen in a fixed order, and it is too late for this one: { $card }.
cleopatra-name-somebody = Your Envoy must ask somebody.
cleopatra-nothing-to-offer = You have no single { $resource } card.
cleopatra-too-poor = You do not have { $talents } { -cleopatra-talents }.
cleopatra-tainted-gift = Tainted cards cannot be given: { $card }.
cleopatra-bid-too-high =
    { $talents ->
        [0] You have no { -cleopatra-talents }.
        [one] You have only one Talent.
       *[other] You have only { $talents } { -cleopatra-talents }.
    }

## Rules in brief

cleopatra-rule-market = Take all cards in the market, or at one stall, face up and face down; then three new ones are added. If you have more than 10 cards at the end of your turn, you take { -cleopatra-amulets }. ({ $rule })
cleopatra-rule-refill = Each new card goes to a different stall of your choice. ({ $rule })
cleopatra-rule-pass = A player who can neither take a card nor build anything passes. ({ $rule })
cleopatra-rule-wall = A wall earns 3, plus 1 for each mosaic that touches it now. ({ $rule })
cleopatra-rule-sphinx = Sphinxes 1, 3 and 5 earn 2; sphinxes 2, 4 and 6 earn 5. ({ $rule })
cleopatra-rule-big = Obelisks, the pedestal and the throne earn 12 each. ({ $rule })
cleopatra-rule-door = A door frame earns 4, plus 1 for each wall in the unbroken run from its own corner. ({ $rule })
cleopatra-rule-mosaic = A mosaic earns 4, plus 1 for each palm that it covers. Only the top mosaic of the pile is available. ({ $rule })
cleopatra-rule-tile = A Scribe, for 2 { -cleopatra-amulets }, lets you take any mosaic from the pile that fits. ({ $rule })
cleopatra-rule-pay = A single card is one unit, a double two; { -cleopatra-trompe } and merchants are one unit of any kind. Tainted cards add an amulet each. Leftover units can be used for the next pieces of this visit. ({ $rule })
cleopatra-rule-lay = A mosaic goes on five free cells; you may turn and flip it. ({ $rule })
cleopatra-rule-claim = Uncovered cells where no mosaic in the pile fits are a { -cleopatra-sanctuary }. The player who closes one may claim it with a statue; at the end of the game each cell takes away an amulet. ({ $rule })
cleopatra-rule-close = Two pieces in one visit earn 2 extra { -cleopatra-talents }, three or more earn 5. Then Cleopatra walks, and the dice are rolled. ({ $rule })
cleopatra-rule-after = Characters may be played before and after the action, and between two pieces. ({ $rule })
cleopatra-rule-limit = With more than 10 cards: discard down to 10 for one amulet in all, keep them for one each, or play a Smuggler. ({ $rule })
cleopatra-rule-beggar = Beggar, 2 { -cleopatra-amulets }: each opponent gives 2 { -cleopatra-talents } or a standard card. ({ $rule })
cleopatra-rule-courtesan = Courtesan, 1 amulet: take any discarded card, unseen. ({ $rule })
cleopatra-rule-envoy = Envoy: ask opponents for a resource. With each card that you accept comes one of the giver's { -cleopatra-amulets }. ({ $rule })
cleopatra-rule-scribe = Scribe: put a die on the { -cleopatra-altar } or take one off, without an amulet. The fifth die calls the { -cleopatra-offering }. ({ $rule })
cleopatra-rule-vizier = Vizier: draw 5 cards and keep as many as you like, for one amulet each. ({ $rule })
cleopatra-rule-offering = All players pay their bids. The highest discards 3 { -cleopatra-amulets }, the second takes 1, the third 2, and so on; equal bids share a rank. ({ $rule })
cleopatra-rule-pile = Half of the draw pile is face up, and everybody sees its top card. ({ $rule })
cleopatra-rule-dice = Each ankh puts a die on the { -cleopatra-altar }; the fifth calls the { -cleopatra-offering }. ({ $rule })
cleopatra-rule-tiles = Only the top mosaic of the pile is available; nobody knows the order of the others. ({ $rule })
cleopatra-rule-first = The start player is chosen at random. ({ $rule })

## What happened

cleopatra-event-first = { $seat } starts.
cleopatra-event-dealt = { $seat } is dealt a card.
cleopatra-event-dealt-own = You are dealt { $card }.
cleopatra-event-turn = Turn { $turn }: { $seat }.
cleopatra-event-pass = { $seat } can do nothing and passes.
cleopatra-event-amulets =
    { $amulets ->
        [one] { $seat } takes one amulet.
       *[other] { $seat } takes { $amulets } { -cleopatra-amulets }.
    }
cleopatra-event-market =
    { $cards ->
        [one] { $seat } takes one card from the market ({ $down } face down).
       *[other] { $seat } takes { $cards } cards from the market ({ $down } face down).
    }
cleopatra-event-taken = { $seat } gets { $card }.
cleopatra-event-seen-own = The face-down card was { $card }.
cleopatra-event-laid-out =
    { $stall ->
        [0] The market gets { $card }.
       *[other] Stall { $stall } gets { $card }.
    }
cleopatra-event-shuffle =
    { $cards ->
        [one] The discarded card becomes the draw pile.
       *[other] The { $cards } discarded cards become the draw pile.
    }
cleopatra-event-build = { $seat } starts { $piece }.
cleopatra-event-pay = { $seat } pays { $resource } with { $card }.
cleopatra-event-built =
    { $talents ->
        [one] { $seat } builds { $piece } and earns 1 Talent.
       *[other] { $seat } builds { $piece } and earns { $talents } { -cleopatra-talents }.
    }
cleopatra-event-mosaic =
    { $palms ->
        [0] { $seat } places { $tile } on no palms and earns { $talents } { -cleopatra-talents }.
        [one] { $seat } places { $tile } on 1 palm and earns { $talents } { -cleopatra-talents }.
       *[other] { $seat } places { $tile } on { $palms } palms and earns { $talents } { -cleopatra-talents }.
    }
cleopatra-event-claim =
    { $cells ->
        [one] { $seat } claims a { -cleopatra-sanctuary } of one cell.
       *[other] { $seat } claims a { -cleopatra-sanctuary } of { $cells } cells.
    }
cleopatra-event-tile-removed = { $tile } fits nowhere and is removed from the game.
cleopatra-event-tile = On top of the mosaics: { $tile }.
cleopatra-event-visit =
    { $talents ->
        [0] { $seat } ends the visit with one piece.
       *[other] { $seat } ends the visit with { $pieces } pieces and earns { $talents } extra { -cleopatra-talents }.
    }
cleopatra-event-walk = Cleopatra walks to space { $space }.
cleopatra-event-roll =
    { $ankhs ->
        [0] The dice show no ankh; { $dice } on the { -cleopatra-altar }.
        [one] The dice show one ankh; { $dice } on the { -cleopatra-altar }.
       *[other] The dice show { $ankhs } ankhs; { $dice } on the { -cleopatra-altar }.
    }
cleopatra-event-limit = { $seat } holds { $cards } cards and discards down to 10.
cleopatra-event-limit-keep = { $seat } keeps all { $cards } cards.
cleopatra-event-discard = { $seat } discards { $card }.
cleopatra-event-character = { $seat } plays a character: { $card }.
cleopatra-event-scribe-add = { $seat }'s Scribe puts a die on the { -cleopatra-altar }: { $dice }.
cleopatra-event-scribe-remove = { $seat }'s Scribe takes a die off the { -cleopatra-altar }: { $dice }.
cleopatra-event-fetched = { $seat } takes a discarded card, unseen.
cleopatra-event-fetched-own = You take { $card }.
cleopatra-event-vizier-draws =
    { $cards ->
        [one] { $seat }'s Vizier draws a card.
       *[other] { $seat }'s Vizier draws { $cards } cards.
    }
cleopatra-event-vizier-draw = The top one, { $card }, was seen by all.
cleopatra-event-keeps = { $seat } keeps a card.
cleopatra-event-keeps-own = You keep { $card }.
cleopatra-event-vizier =
    { $cards ->
        [0] { $seat }'s Vizier keeps no card.
        [one] { $seat }'s Vizier keeps one card.
       *[other] { $seat }'s Vizier keeps { $cards } cards.
    }
cleopatra-event-alms = { $seat } gives { $other_seat } { $talents } { -cleopatra-talents }.
cleopatra-event-gift = { $seat } gives { $other_seat } a card.
cleopatra-event-gift-own = It is { $card }.
cleopatra-event-destitute-hand = { $seat } can give neither, and hands all cards to { $other_seat }.
cleopatra-event-destitute-talents = { $seat } can give neither, and { $other_seat } gets their last { -cleopatra-talents }.
cleopatra-event-destitute-nothing = { $seat } has nothing to give to { $other_seat }.
cleopatra-event-envoy = { $seat }'s Envoy asks for { $resource }.
cleopatra-event-named = { $seat } asks { $other_seat } for { $resource }.
cleopatra-event-offers = { $seat } offers { $resource }.
cleopatra-event-declines = { $seat } offers no { $resource }.
cleopatra-event-accepts = { $seat } accepts { $resource } from { $other_seat }.
cleopatra-event-refuses = { $seat } refuses { $other_seat }'s { $resource }.
cleopatra-event-offering = All five dice are on the { -cleopatra-altar }: an { -cleopatra-offering } to the Great Priest.
cleopatra-event-bid = { $seat } has made a sealed bid.
cleopatra-event-bid-own = You bid { $talents }.
cleopatra-event-opened-first =
    { $amulets ->
        [0] { $seat } gave { $talents }, rank { $rank }, and has no amulet to discard.
        [one] { $seat } gave { $talents }, rank { $rank }, and discards one amulet.
       *[other] { $seat } gave { $talents }, rank { $rank }, and discards { $amulets } { -cleopatra-amulets }.
    }
cleopatra-event-opened =
    { $amulets ->
        [one] { $seat } gave { $talents }, rank { $rank }, and takes one amulet.
       *[other] { $seat } gave { $talents }, rank { $rank }, and takes { $amulets } { -cleopatra-amulets }.
    }
cleopatra-event-end = The game is over; Cleopatra stands on space { $space }.
cleopatra-event-reckoning = { $seat }: { $amulets } { -cleopatra-amulets } in the pyramid, plus { $tainted } for tainted cards, minus { $cells } sanctuary cells: { $remaining } left.
cleopatra-event-eaten = { $seat } is fed to the crocodile.
cleopatra-event-score = { $seat } has { $talents } { -cleopatra-talents }.

## Where points come from

cleopatra-source-start = At the start
    .from = at the start
cleopatra-source-wall = Walls
    .from = from walls
cleopatra-source-sphinx = Sphinxes
    .from = from sphinxes
cleopatra-source-obelisk = Obelisks
    .from = from obelisks
cleopatra-source-door = Door frames
    .from = from door frames
cleopatra-source-throne = Throne
    .from = from the throne
cleopatra-source-mosaic = Mosaics
    .from = from mosaics
cleopatra-source-visits = Visits
    .from = from visits
cleopatra-source-beggars = Beggars
    .from = through Beggars
cleopatra-source-offerings = Offerings
    .from = through offerings
cleopatra-source-merchants = Merchants
    .from = from Merchants
cleopatra-source-crocodile = Crocodile
    .from = because of the crocodile
cleopatra-forecast-amulets = Amulets left
cleopatra-forecast-crocodile = Whoever has the most amulets left goes to the crocodile, Talents and all.
cleopatra-tied-amulets =
    { $amulets ->
        [one] { $name } (1 amulet)
       *[other] { $name } ({ $amulets } { -cleopatra-amulets })
    }
cleopatra-tie-break = Tied on { $points } { -cleopatra-talents }: { $players }. Fewest { -cleopatra-amulets } wins.

## The board

cleopatra-board-walls = Walls
cleopatra-board-sphinxes = Sphinxes
cleopatra-board-obelisks = Obelisks
cleopatra-board-doors = Doors
cleopatra-board-throne = Throne
cleopatra-board-talents = Talents
cleopatra-pay-proposed = Pay as proposed: { $cards }
cleopatra-pay-proposed-for = Pay as proposed: { $cards }; costs { $cost }
cleopatra-pay-talents = { $talents } Talents at the end
cleopatra-pay-amulets =
    { $amulets ->
        [one] 1 amulet now
       *[other] { $amulets } amulets now
    }

## What a choice will do

cleopatra-effect-talents-more =
    { $talents ->
        [one] +1 Talent
       *[other] +{ $talents } { -cleopatra-talents }
    }
cleopatra-effect-talents-less =
    { $talents ->
        [one] −1 Talent
       *[other] −{ $talents } { -cleopatra-talents }
    }
cleopatra-effect-talents-more-of = { $seat } +{ $talents } { -cleopatra-talents }
cleopatra-effect-talents-less-of = { $seat } −{ $talents } { -cleopatra-talents }
cleopatra-effect-earns =
    { $talents ->
        [one] earns 1 Talent
       *[other] earns { $talents } { -cleopatra-talents }
    }
cleopatra-effect-amulets-more =
    { $amulets ->
        [one] +1 amulet
       *[other] +{ $amulets } { -cleopatra-amulets }
    }
cleopatra-effect-amulets-less =
    { $amulets ->
        [one] −1 amulet
       *[other] −{ $amulets } { -cleopatra-amulets }
    }
cleopatra-effect-amulets-more-of = { $seat } +{ $amulets } { -cleopatra-amulets }
cleopatra-effect-amulets-less-of = { $seat } −{ $amulets } { -cleopatra-amulets }
cleopatra-effect-merchants =
    { $merchants ->
        [one] −1 merchant, −{ $talents } at the end
       *[other] −{ $merchants } merchants, −{ $talents } at the end
    }
cleopatra-effect-sanctuary =
    { $amulets ->
        [one] −1 amulet at the end
       *[other] −{ $amulets } { -cleopatra-amulets } at the end
    }
cleopatra-effect-cards-more =
    { $cards ->
        [one] +1 card
       *[other] +{ $cards } cards
    }
cleopatra-effect-cards-less =
    { $cards ->
        [one] −1 card
       *[other] −{ $cards } cards
    }
cleopatra-effect-tainted =
    { $amulets ->
        [one] +1 amulet at the end if it stays in hand
       *[other] +{ $amulets } { -cleopatra-amulets } at the end if they stay in hand
    }
cleopatra-effect-steps =
    { $steps ->
        [one] Cleopatra takes 1 step
       *[other] Cleopatra takes { $steps } steps
    }
cleopatra-effect-last-visit = the game ends with this visit
cleopatra-effect-last-roll = the game ends after the dice
cleopatra-effect-eaten = you are eaten
cleopatra-effect-danger = you may be eaten
cleopatra-effect-safe = you are not eaten
