### The browser: the board of Imhotep

web-imhotep-you = You
web-imhotep-harbour = Harbour
web-imhotep-bow-first = the bow unloads first
web-imhotep-sites = Sites
web-imhotep-sides = Board sides
web-imhotep-camps = Sleds, quarries and cards
web-imhotep-card-names = Card names
web-imhotep-burial-short = Burial
web-imhotep-ship = Ship { $ship }
web-imhotep-ship-full =
    { $size ->
        [one] Ship { $ship }, { $stones } of 1 stone, { $status }
       *[other] Ship { $ship }, { $stones } of { $size } stones, { $status }
    }
web-imhotep-ready = ready to sail
web-imhotep-needs = needs { $stones } more
web-imhotep-empty = empty
web-imhotep-space = Ship { $ship }, space { $space }: { $what }
web-imhotep-dock = { $site } dock: { $status }
web-imhotep-dock-free = free
web-imhotep-dock-ship = ship { $ship } is here
web-imhotep-ship-first = Choose a ship first, then a dock that glows.
web-imhotep-when-card = a card at once
web-imhotep-when-now = points at once
web-imhotep-when-round = end of each round
web-imhotep-when-end = end of the game
web-imhotep-when-three = points for three
web-imhotep-worth-now = Points so far, and what the end would add now
web-imhotep-standing =
    { $more ->
        [0] { $name }: { $sure } so far
       *[other] { $name }: { $sure } so far, { $more } more at the end as things stand
    }
web-imhotep-flat = Flat plan with all values
web-imhotep-plan = The pyramid, level by level, with the value of each space
web-imhotep-pyramid-picture = The pyramid as it stands
web-imhotep-temple-picture = The temple from above and from the side
web-imhotep-burial-picture = The burial chamber as it stands
web-imhotep-obelisks-picture = The obelisks as they stand
web-imhotep-from-side = from the side
web-imhotep-complete = { $pyramid }: complete
web-imhotep-next-space =
    { $points ->
        [one] { $pyramid }: the next space scores 1 point
       *[other] { $pyramid }: the next space scores { $points } points
    }
web-imhotep-bonus-card = and you may draw a card
web-imhotep-bonus-stones = and you may take stones
web-imhotep-bonus-load = and you may load a stone
web-imhotep-reward-choice = 1 point or 2 stones
web-imhotep-reward-two = 2 points
web-imhotep-reward-card = the top card of the draw pile
web-imhotep-order = Unloading order
web-imhotep-pick-stone = Pick up stone { $stone } from your sled to load it
web-imhotep-quarry-full =
    { $quarry ->
        [one] Quarry: 1 stone
       *[other] Quarry: { $quarry } stones
    }
web-imhotep-camp-full = sled { $sled } of { $room }, quarry { $quarry }
web-imhotep-deck = deck
web-imhotep-discard = discard
web-imhotep-discard-full =
    { $cards ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $cards } cards
    }
web-imhotep-rounds-note = Any of these may still come up, except one that was removed unseen.

web-imhotep-gain-points = points at once
web-imhotep-gain-each-round = visible stones: points each round
web-imhotep-gain-at-end = at the end, as things stand
web-imhotep-gain-cards = one card per stone
web-imhotep-gain-choices = each owner chooses
web-imhotep-gain-spaces = visible stones

web-imhotep-tag-now = Now
web-imhotep-tag-end = End
web-imhotep-tag-action = Action
web-imhotep-tag-set = Set
web-imhotep-effect-entrance = 1 stone from the quarry to the Pyramids
web-imhotep-effect-sarcophagus = 1 stone from the quarry to the Burial Chamber
web-imhotep-effect-paved-path = 1 stone from the quarry to the Obelisks
web-imhotep-effect-pyramid-decoration = 1 point per 3 stones at the Pyramids
web-imhotep-effect-temple-decoration = 1 point per 3 stones in the Temple
web-imhotep-effect-burial-decoration = 1 point per 3 stones in the Burial Chamber
web-imhotep-effect-obelisk-decoration = 1 point per 3 stones at the Obelisks
web-imhotep-effect-lever = Sail a ship, choose the unloading order
web-imhotep-effect-hammer = Take up to 3 stones, load 1
web-imhotep-effect-sail = Load 1 stone, sail that ship
web-imhotep-effect-chisel = Load 2 stones on any ships
web-imhotep-effect-statue = A set scores 1, 3, 6, 10, 15 points
web-imhotep-guide = What the cards do
web-imhotep-guide-market = Each stone unloaded here gets its owner a card, and goes back to the quarry.
web-imhotep-guide-own = Your cards
web-imhotep-guide-effect = { $effect }.
web-imhotep-colour-red = Red: takes effect as soon as you take it.
web-imhotep-colour-green = Green: scores at the end of the game. At a site, stones of all players count.
web-imhotep-colour-blue = Blue: play it as your action on a later turn. If you keep it to the end, it scores 1 point.
web-imhotep-colour-purple = Purple: scores at the end of the game. From the sixth on, each adds 2 points.

web-imhotep-all-a = All on side A
web-imhotep-all-b = All on side B
web-imhotep-by-lot = Random
web-imhotep-about-market-a = Four cards face up to choose from.
web-imhotep-about-market-b = Three face up; or look at two face-down cards and keep one.
web-imhotep-about-pyramids-a = One great pyramid, filled in a fixed order.
web-imhotep-about-pyramids-b = Three small ones: choose yours; some spaces give a bonus.
web-imhotep-about-temple-a = A point each round for every stone visible from above.
web-imhotep-about-temple-b = Each space gives something else: points, stones or a card.
web-imhotep-about-burial-a = Touching stones of one owner form groups; large ones are worth more.
web-imhotep-about-burial-b = Most stones in each of the three rows: 8, 4 and 2.
web-imhotep-about-obelisks-a = The tallest obelisks score at the end.
web-imhotep-about-obelisks-b = Three of your stones make an obelisk; the earlier, the more points.
web-imhotep-side-rules = What this side does: { $side }

## The text board

web-table-text-start-player = Start player
web-table-text-round-card = Ships of this round
web-table-text-ships = Ships
web-table-text-ship = Ship { $number }
web-table-text-size = Size
web-table-text-minimum = Stones needed to sail
web-table-text-from-bow = Spaces from the bow
web-table-text-lies-at = Is at
web-table-text-harbour = the harbour
web-table-text-may-sail = May sail
web-table-text-unloading = Being unloaded
web-table-text-side = Side
web-table-text-face-down = Face down
web-table-text-known = Known face-down cards
web-table-text-looking = Looking at the face-down cards
web-table-text-seen = You see
web-table-text-unseen = Unseen cards
web-table-text-draw-pile = Cards in the draw pile
web-table-text-played = In play
web-table-text-spaces = Spaces
web-table-text-beside = Stones beside
web-table-text-from-above = Seen from above
web-table-text-stones = Stones
web-table-text-heights = Heights
web-table-text-waiting = Waiting stones
web-table-text-towers = Obelisks in order
web-table-text-score = Points so far
web-table-text-sources = By source
web-table-text-at-end = Added if the game ended now

## Since your last turn: many events in one line

web-imhotep-recap-load = { $seat } loads { $count } stones.
web-imhotep-recap-beside = { $seat } places { $count } stones beside the complete { -imhotep-pyramids } and scores { $points } points.
web-imhotep-recap-temple = { $seat } places { $count } stones on the { -imhotep-temple }.
web-imhotep-recap-temple-points = { -imhotep-temple } at the end of the round: { $scores }.
web-imhotep-recap-arena-points = Arena at the end of the round: { $scores }.
web-imhotep-recap-temple-stones = { $seat } takes { $stones } stones at the end of the round ({ -imhotep-temple }).
web-imhotep-recap-temple-cards = { $seat } draws { $count } cards at the end of the round ({ -imhotep-temple }).
web-imhotep-recap-burial = { $seat } places { $count } stones in the { -imhotep-burial }.
web-imhotep-recap-waiting =
    { $stones ->
        [one] { $seat } places { $count } stones at the { -imhotep-obelisks }; one is waiting now.
       *[other] { $seat } places { $count } stones at the { -imhotep-obelisks }; { $stones } are waiting now.
    }
web-imhotep-recap-home = { $count } of { $seat }'s stones return to the { -imhotep-quarry }.
web-imhotep-recap-scaffold = { $seat } places { $count } stones on the scaffold.
web-imhotep-recap-hall = { $seat } places { $count } stones in the hallway and scores { $points } points.
web-imhotep-recap-arena = { $seat } places { $count } stones in the arena.
web-imhotep-recap-hill = { $seat } places { $count } stones on the hill.
web-imhotep-recap-tombs = { $seat } places stones on { $count } tombs of the crypt.
web-imhotep-recap-path = { $seat } places { $count } stones on the path and takes their tiles.

## What is in hand, and what is left

web-imhotep-lead-stone = A stone is in your hand: choose a ship space that glows.
web-imhotep-lead-ship = Ship { $ship } is in your hand: docks that glow are free.
web-imhotep-goal =
    { $ships ->
        [0] Round { $round } of { $rounds }, all ships have sailed
        [one] Round { $round } of { $rounds }, one ship to sail
       *[other] Round { $round } of { $rounds }, { $ships } ships to sail
    }
