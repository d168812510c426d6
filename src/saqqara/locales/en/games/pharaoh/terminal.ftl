### The board of Return of the Pharaoh in a terminal: what no browser shows

pharaoh-board-sum = { $cards } (sum { $sum })
pharaoh-board-bidding = Bidding
pharaoh-board-bidding-open = no declaration yet
pharaoh-board-bidding-high = { $high } by { $name }
pharaoh-board-player = Player
pharaoh-board-pharaohs = Pharaohs
pharaoh-board-points = Points
pharaoh-board-chip = Horus
pharaoh-board-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
pharaoh-board-count = { $cards }
pharaoh-board-score = { $points }
