### The board of Murals of the Nile in a terminal: what no browser shows

murals-board-setup = Before the first turn
murals-board-turn = { $name } is painting: { $cards } of { $most } cards
murals-board-over = The game is over
murals-board-value = Steps
murals-board-open = Left
murals-board-deck = Deck
murals-board-display = Display
murals-board-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
murals-board-placed = Placed
murals-board-odds = Next card
murals-board-odds-none = cannot miss
murals-board-odds-miss = { $percent }% chance of a miss ({ $miss } of { $unseen } unseen)
murals-board-steps = Combo
murals-board-draws = Cards
murals-board-player = Player
murals-board-hand = Hand
murals-board-known = Known to all
murals-board-combo = Combo
murals-board-area = Area
murals-board-miss = Miss
murals-board-points = Points
murals-board-your-hand = Your hand
murals-board-legend = Capitals: cards placed; > the last one; + ankh; { $dots } in the { -murals-shadow }.
murals-board-places = Points by place: combo { $combo }, area { $area }, miss { $miss }.
