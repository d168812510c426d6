### Cleopatra in the browser: fetched with its board

## Cleopatra: the board

web-cleopatra-market = Market
web-cleopatra-market-all = take everything
web-cleopatra-market-one = take one stall
web-cleopatra-stall = Stall { $number }
web-cleopatra-stall-up = { $label }. Face up: { $up }.
web-cleopatra-pile =
    { $cards ->
        [one] Pile: 1
       *[other] Pile: { $cards }
    }
web-cleopatra-discards = Discards: { $cards }
web-cleopatra-lay-first = Drawn for the market. Choose a stall for the marked card.
web-cleopatra-lay-again = Choose a stall for the next card; choose a stall again to start over.
web-cleopatra-lay-out =
    { $cards ->
        [one] Place the card there
       *[other] Place the { $cards } cards like this
    }
web-cleopatra-quarry = Quarry
web-cleopatra-visit =
    { $pieces ->
        [one] 1 piece built this visit
       *[other] { $pieces } pieces built this visit
    }
web-cleopatra-mosaics-below = Below the top mosaic, in unknown order:
web-cleopatra-piece-wall = Column wall
web-cleopatra-piece-sphinx = Sphinx
web-cleopatra-piece-obelisk = Obelisk
web-cleopatra-piece-door = Door frame
web-cleopatra-piece-throne = Pedestal and throne
web-cleopatra-piece-mosaic = Mosaic
web-cleopatra-piece-cost = Costs { $cost }. Talents:
web-cleopatra-pays-mosaic = { $talents } + palms
web-cleopatra-left-count = { $left } left
web-cleopatra-done = all built
web-cleopatra-left = left
web-cleopatra-right = right
web-cleopatra-all-built = All of these have been built.
web-cleopatra-cannot-pay = Your cards and merchants cannot pay for this now.
web-cleopatra-not-now = You can build when you visit the quarry.
web-cleopatra-not-your-turn = It is not your turn.
web-cleopatra-altar = Altar
web-cleopatra-altar-count = { $dice } of 5 dice
web-cleopatra-altar-dice = Altar of the Great Priest, { $dice } of 5 dice
web-cleopatra-dice-rolled = Rolled after each visit to the quarry
web-cleopatra-architects = Architects
web-cleopatra-tab-others = Altar, others
web-cleopatra-cards =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
web-cleopatra-merchants =
    { $merchants ->
        [0] no merchants
        [one] merchant
       *[other] merchants
    }
web-cleopatra-statues =
    { $statues ->
        [0] no statues left
        [one] statue
       *[other] statues
    }
web-cleopatra-sanctuaries =
    { $cells ->
        [one] a sanctuary of 1 cell
       *[other] sanctuaries of { $cells } cells
    }
web-cleopatra-cells =
    { $cells ->
        [one] −1 at the end
       *[other] −{ $cells } at the end
    }
web-cleopatra-memory = What you could work out
web-cleopatra-remembered = { $talents } Talents, { $amulets } amulets.
web-cleopatra-own = What you own
web-cleopatra-amulets = amulets
web-cleopatra-talents = Talents
web-cleopatra-double = { $card } ×2
web-cleopatra-hand = Your hand
web-cleopatra-hand-count = { $cards } of 10
web-cleopatra-hand-empty = No cards.
web-cleopatra-paid-with =
    { $tainted ->
        [0] You pay with the ticked cards and merchants, none of them tainted. Click or tap one to change it.
        [one] You pay with the ticked cards and merchants, one of them tainted. Click or tap one to change it.
       *[other] You pay with the ticked cards and merchants, { $tainted } of them tainted. Click or tap one to change it.
    }
web-cleopatra-pay =
    { $tainted ->
        [0] Pay with these { $cards }
       *[other] Pay with these { $cards }, { $tainted } tainted
    }
web-cleopatra-build =
    { $tainted ->
        [0] { $label }, pay { $cards }
       *[other] { $label }, pay { $cards }, { $tainted } tainted
    }
web-cleopatra-card-pays = { $card }: used to pay. Click or tap to use something else.
web-cleopatra-card-free = { $card }: click or tap to pay with it.
web-cleopatra-needed = { $card } is needed: nothing else you have can replace it.
web-cleopatra-not-for-this = { $card } cannot pay for anything more here.
web-cleopatra-discard-count = { $chosen } of { $excess } chosen
web-cleopatra-discard-these =
    { $cards ->
        [one] Discard this card
       *[other] Discard these { $cards } cards
    }
web-cleopatra-give-card = Give Talents or choose a standard card.
web-cleopatra-or-card = Or choose a standard resource card in your hand.
web-cleopatra-smuggler-when = A Smuggler is played when you end your turn with more than 10 cards.
web-cleopatra-character-when = Characters are played before your action, between two pieces, or after it.
web-cleopatra-card-when = Pick a piece in the quarry to pay with cards.
web-cleopatra-scribe-tiles = Or build a mosaic other than the top one; the Scribe then adds 2 amulets:
web-cleopatra-limit = More than 10 cards
web-cleopatra-kept = Kept
web-cleopatra-keep-how = Choose the cards you keep: one amulet each. The others are discarded.
web-cleopatra-keep-these =
    { $cards ->
        [one] Keep this card for one amulet
       *[other] Keep these { $cards } cards for { $cards } amulets
    }
web-cleopatra-envoy-whom = Players the Envoy asks
web-cleopatra-envoy-asks = is asked
web-cleopatra-envoy-not = is left out
web-cleopatra-ask-these =
    { $players ->
        [one] Ask this player
       *[other] Ask these { $players } players
    }
web-cleopatra-offering = Offering to the Great Priest
web-cleopatra-offering-about = All dice are on the Altar. All players secretly bid Talents and lose them. The highest bidder discards 3 amulets; the second takes 1, the third 2, and so on. Equal bids share a rank.
web-cleopatra-sealed = sealed
web-cleopatra-thinks = is thinking
web-cleopatra-sealed-wait = Your offering is sealed. The bids are revealed when everybody has bid.
web-cleopatra-bid = Your offering
web-cleopatra-bid-left = { $talents } Talents would be left
web-cleopatra-offer-this =
    { $talents ->
        [0] Offer nothing
        [one] Offer 1 Talent
       *[other] Offer { $talents } Talents
    }
web-cleopatra-opened = The offerings are revealed
web-cleopatra-reckoning = The reckoning
web-cleopatra-reckoning-pyramid = in the pyramid
web-cleopatra-reckoning-tainted = tainted cards
web-cleopatra-reckoning-cells = sanctuary cells
web-cleopatra-reckoning-left = amulets left
web-cleopatra-eaten = Eaten by the crocodile
web-cleopatra-nobody-eaten = All are equally corrupt: nobody is eaten.
web-cleopatra-ending-corruption = Corruption
web-cleopatra-ending-eaten = eaten
web-cleopatra-ending-riches = Riches
web-cleopatra-text-turn = Current player
web-cleopatra-text-turns = Turns finished
web-cleopatra-text-steps = Cleopatra's space, of 5
web-cleopatra-text-dice = Dice on the Altar
web-cleopatra-text-up = Face up
web-cleopatra-text-down = Face down
web-cleopatra-guide = What the cards do
web-cleopatra-about-single = Pays 1 { $resource }.
web-cleopatra-about-double = Pays 2 { $resource }. +1 amulet when you play it, or at the end if you still hold it.
web-cleopatra-about-trompe = Pays 1 of any resource. +1 amulet when you play it, or at the end if you still hold it.
web-cleopatra-about-beggar = +2 amulets. Each opponent gives you 2 Talents or a standard card. Held at the end: +1 amulet.
web-cleopatra-about-courtesan = +1 amulet. Take any card from the discard pile, unseen. Held at the end: +1 amulet.
web-cleopatra-about-envoy = Ask opponents for one resource; each card you accept comes with one of the giver's amulets. Held at the end: +1 amulet.
web-cleopatra-about-scribe = Put a die on the Altar or take one off, or build any mosaic instead of the top one for +2 amulets. Held at the end: +1 amulet.
web-cleopatra-about-smuggler = +1 amulet. Keep more than 10 cards at the end of your turn. Held at the end: +1 amulet.
web-cleopatra-about-vizier = Draw 5 cards and keep as many as you like, for +1 amulet each. Held at the end: +1 amulet.
web-cleopatra-about-down = Only whoever takes it sees what it is.
web-cleopatra-about-merchant = Pays 1 of any resource and leaves the game; 3 Talents at the end if you keep it.
web-cleopatra-text-left = Amulets left if the game ended now
web-cleopatra-text-old = Of these, drawn before the last shuffle
web-cleopatra-text-pile = Draw pile
web-cleopatra-text-size = Number
web-cleopatra-text-top = On top
web-cleopatra-text-up-below = Face up below it
web-cleopatra-text-down-below = Face down below it
web-cleopatra-text-blind = Of these, taken unseen by a Vizier
web-cleopatra-text-discards = Discarded cards
web-cleopatra-text-search = Discard pile
web-cleopatra-text-loose = Drawn, not placed yet
web-cleopatra-text-palms = Garden from the back: P palm, # platform
web-cleopatra-text-mosaics = Mosaics placed
web-cleopatra-text-cells = Cells
web-cleopatra-text-mosaic = Mosaic on top
web-cleopatra-text-mosaics-left = Mosaics in the pile
web-cleopatra-text-mosaics-removed = Mosaics removed
web-cleopatra-text-closed = Sanctuary cells
web-cleopatra-text-piece = Piece
web-cleopatra-text-cost = Cost
web-cleopatra-text-payable = You can pay it
web-cleopatra-text-proposal = Proposed payment
web-cleopatra-text-visit = Visit to the quarry
web-cleopatra-text-built = Pieces built
web-cleopatra-text-due = Still to pay
web-cleopatra-text-over = Left over
web-cleopatra-text-placing = Mosaic to place
web-cleopatra-text-orientation = Orientation
web-cleopatra-text-claims = Sanctuaries to claim
web-cleopatra-text-cell = Cell
web-cleopatra-text-resource = Resource
web-cleopatra-text-named = Asked
web-cleopatra-text-offering = Offering
web-cleopatra-text-opponent = In question
web-cleopatra-text-seat = Player
web-cleopatra-text-drawn = Drawn
web-cleopatra-text-tens = Tens of your bid
web-cleopatra-text-hand-size = Cards in hand
web-cleopatra-text-merchants = Nile Merchants
web-cleopatra-text-statues = Statues left
web-cleopatra-text-sanctuaries = Sanctuaries
web-cleopatra-text-has-bid = Has bid
web-cleopatra-text-known = Known cards
web-cleopatra-text-number = { $number }

## Cleopatra: the picture of the palace

web-cleopatra-scene-palace = Whole palace
web-cleopatra-scene-garden = Look at the garden
web-cleopatra-scene-path = Cleopatra, on space { $space } of 5
web-cleopatra-scene-tools = The mosaic in hand
web-cleopatra-scene-turn = Turn
web-cleopatra-scene-flip = Flip
web-cleopatra-scene-next = Next place
web-cleopatra-scene-lay = Place it here
web-cleopatra-scene-lay-for =
    { $talents ->
        [one] Place it here: earns 1 Talent
       *[other] Place it here: earns { $talents } Talents
    }
web-cleopatra-scene-closes =
    { $cells ->
        [one] closes 1 cell
       *[other] closes { $cells } cells
    }
web-cleopatra-scene-hovers =
    { $closes ->
        [0] On { $cells }: earns { $talents } Talents.
        [one] On { $cells }: earns { $talents } Talents. Closes a sanctuary of one cell.
       *[other] On { $cells }: earns { $talents } Talents. Closes sanctuaries, { $closes } cells.
    }
web-cleopatra-claim-how =
    { $statues ->
        [one] Choose the sanctuary to claim: you have one statue left.
       *[other] Choose the sanctuaries to claim: one statue each.
    }
web-cleopatra-claim-these =
    { $count ->
        [one] { $cells ->
            [one] Claim the sanctuary of 1 cell
           *[other] Claim the sanctuary of { $cells } cells
        }
       *[other] Claim { $count } sanctuaries, { $cells } cells
    }
web-cleopatra-scene-throne = The throne's platform is in the way.
web-cleopatra-scene-taken = There is already a mosaic there.
web-cleopatra-scene-no-place = It doesn't fit here.

## What is composed, and what is left

web-cleopatra-goal =
    { $kinds ->
        [one] One more kind of piece to complete
       *[other] { $kinds } more kinds of pieces to complete
    }
web-cleopatra-lead-discard =
    { $left ->
        [one] { $chosen } chosen: choose one more card to discard.
       *[other] { $chosen } chosen: choose { $left } more cards to discard.
    }
web-cleopatra-lead-scribe = Scribe: put a die on the { -cleopatra-altar }, or take one off?
web-cleopatra-lead-places = Choose the piece from the list: what it costs is shown beside it.
