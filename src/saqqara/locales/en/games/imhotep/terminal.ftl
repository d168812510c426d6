### The board of Imhotep in a terminal: what no browser shows

imhotep-board-setup = Before the first round
imhotep-board-round = Round { $round } of { $rounds }
imhotep-board-over = The game is over
imhotep-board-ships = Ships (the bow < is unloaded first)
imhotep-board-market-a = { -imhotep-market } A
imhotep-board-market-b = { -imhotep-market } B
imhotep-board-market-c = Booming { -imhotep-market } C
imhotep-board-market-d = Black { -imhotep-market } D
imhotep-board-pyramids-a = { -imhotep-pyramids } A
imhotep-board-pyramids-b = { -imhotep-pyramids } B
imhotep-board-pyramids-c = Scaffolding C
imhotep-board-pyramids-d = Hallway D
imhotep-board-temple-a = { -imhotep-temple } A
imhotep-board-temple-b = { -imhotep-temple } B
imhotep-board-temple-c = Temple of Ra C
imhotep-board-temple-d = Arena D
imhotep-board-burial-a = { -imhotep-burial } A
imhotep-board-burial-b = { -imhotep-burial } B
imhotep-board-burial-c = Tomb Hill C
imhotep-board-burial-d = Crypt D
imhotep-board-obelisks-a = { -imhotep-obelisks } A
imhotep-board-obelisks-b = { -imhotep-obelisks } B
imhotep-board-obelisks-c = Giant Obelisk C
imhotep-board-obelisks-d = Avenue D
imhotep-board-sites = Sites: the next stone goes to [ ]
imhotep-board-needs = min { $minimum }, needs { $stones } more
imhotep-board-ready = min { $minimum }, ready to sail
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
imhotep-board-offer-extra-storage = { -imhotep-extra-storage }: room for 2 stones
imhotep-board-offer-private-quarry = { -imhotep-private-quarry }: 1 point, 3 stones
imhotep-board-offer-stone-ornament = { -imhotep-stone-ornament }: worth { $points }
imhotep-board-offer-raft = { -imhotep-raft }: place a stone, return 2
imhotep-board-offer-gangplank = { -imhotep-gangplank }: sail to a taken dock
imhotep-board-then = then 1 each
imhotep-board-reward-stones = { $stones } stones
imhotep-board-reward-choice = { $points } or stones
imhotep-board-scaffold = tile { $number } of { $tiles }; most stones 3, tied 1
imhotep-board-figure = ^ figure on square { $square }
imhotep-board-chariots = chariots: { $chariots }
imhotep-board-tombs = open: { $tombs } ({ $left } left)
imhotep-board-shaft =
    { $levels ->
        [one] { $columns } (1 level)
       *[other] { $columns } ({ $levels } levels)
    }
imhotep-board-pile =
    { $cards ->
        [one] face down: { $known }
       *[other] { $cards } face down: { $known }
    }
imhotep-board-secret =
    { $cards ->
        [one] one face down
       *[other] { $cards } face down
    }
imhotep-board-prophecy = { $prophecy }: scarabs { $scarabs }; true now for { $holds }
imhotep-board-scarabs = Scarabs: { $scarabs }
imhotep-board-coins = Coins: { $coins }
imhotep-board-beside = complete, { $stones } beside
imhotep-board-plus-card = { $points }+card
imhotep-board-plus-stones = { $points }+stones
imhotep-board-plus-load = { $points }+load
imhotep-board-each-round = each round: { $points }
imhotep-board-offering = 1 or stones
imhotep-board-two = 2
imhotep-board-card = card
imhotep-board-now = now worth: { $points }
imhotep-board-scored = scored: { $points }
imhotep-board-prizes = tallest first: { $points }
imhotep-board-waiting = waiting: { $stones }
imhotep-board-player = Player
imhotep-board-points = Points
imhotep-board-end = At end
imhotep-board-copies = { $copies } x { $card }
