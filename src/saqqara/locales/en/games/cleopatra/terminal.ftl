### The board of Cleopatra and the Society of Architects in a terminal: what no browser shows

cleopatra-board-setup = Before the first turn
cleopatra-board-turn = Turn { $turn }: { $name }
cleopatra-board-over = The game is over
cleopatra-board-cleopatra = Cleopatra
cleopatra-board-space = space { $space } of 5
cleopatra-board-altar = { -cleopatra-altar }
cleopatra-board-dice = { $dice } of 5 dice
cleopatra-board-mosaics = Mosaics
cleopatra-board-count = { $built } of { $all }
cleopatra-board-left-door = left
cleopatra-board-right-door = right
cleopatra-board-pedestal = pedestal
cleopatra-board-complete = complete
cleopatra-board-top = { $tile } on top, { $tiles } left
cleopatra-board-pile = Pile
cleopatra-board-pile-text =
    { $cards ->
        [0] empty
        [one] one card: { $card }
       *[other] { $cards } cards, on top { $card }
    }
cleopatra-board-discards = Discards
cleopatra-board-cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
cleopatra-board-market = Market
cleopatra-board-stall = Stall { $stall }
cleopatra-board-down =
    { $cards ->
        [one] one face down
       *[other] { $cards } face down
    }{ $old ->
        [0] {""}
       *[other] {" "}({ $old } from before the shuffle)
    }
cleopatra-board-loose = To place
cleopatra-board-player = Player
cleopatra-board-hand = Hand
cleopatra-board-amulets = Amulets
cleopatra-board-merchants = Merch.
cleopatra-board-statues = Statues
cleopatra-board-sanctuaries = Sanctuaries
cleopatra-board-bid = Bid
cleopatra-board-has-bid = sealed
cleopatra-board-times = { $card } x{ $count }
cleopatra-board-your-hand = Your hand
cleopatra-board-due = Still owed
cleopatra-board-legend = Palm: comma. Statue: its player's number.
