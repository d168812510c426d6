### A New Dynasty in the browser: fetched with its boards and pictures

web-dynasty-title-market-c = Booming Market
web-dynasty-title-market-d = Black Market
web-dynasty-title-pyramids-c = Scaffolding
web-dynasty-title-pyramids-d = Hallway
web-dynasty-title-temple-c = Temple of Ra
web-dynasty-title-temple-d = Arena
web-dynasty-title-burial-c = Tomb Hill
web-dynasty-title-burial-d = Crypt
web-dynasty-title-obelisks-c = Giant Obelisk
web-dynasty-title-obelisks-d = Avenue
web-dynasty-when-race = each round and at the end
web-dynasty-about-market-c = Four cards face up; a coin buys two neighbours at once.
web-dynasty-about-market-d = Two cards face up, two piles face down: look, keep one.
web-dynasty-about-pyramids-c = Five tiles of four spaces; most stones on a full tile: 3 points.
web-dynasty-about-pyramids-d = A loop of squares: the next stone goes in the first free square after the Imhotep figure.
web-dynasty-about-temple-c = Visible from above: points, stones, or the best of three cards.
web-dynasty-about-temple-d = Stones drive the chariots; leaders score each round.
web-dynasty-about-burial-c = A hill to climb: stones in a group times the levels it reaches.
web-dynasty-about-burial-d = Four tomb tiles a round: choose yours and grow groups.
web-dynasty-about-obelisks-c = Tiles for a tower three wide: 2 points per full level.
web-dynasty-about-obelisks-d = Eight sites with their heights: finish one to score it.
web-dynasty-giant-ranks = Bonus by height: { $points }
web-dynasty-giant-rank = rank: +{ $bonus }
web-dynasty-effect-extra-storage = Your sled holds 2 more stones
web-dynasty-effect-private-quarry = 1 point and up to 3 stones from the quarry
web-dynasty-effect-stone-ornament = 1 point per stone on your sled
web-dynasty-effect-raft = With 3 stones: return 2, place 1 at a site
web-dynasty-effect-gangplank = Return 1 stone, sail to an occupied dock
web-dynasty-all-c = All on side C
web-dynasty-all-d = All on side D
web-dynasty-by-lot-all = Random, A to D
web-dynasty-mix-base = A mix of A and B
web-dynasty-mix-all = A mix of A to D
web-dynasty-coins = Coins
web-dynasty-coins-of = { $name }: { $coins ->
        [0] no coin
        [one] 1 coin
       *[other] { $coins } coins
    }
web-dynasty-pay = Pay a coin
web-dynasty-pay-first = Pick the card that takes effect first.
web-dynasty-pay-second = Now pick one next to it.
web-dynasty-first-of-two = { $card }, the first of two
web-dynasty-second-of-two = { $card }, the second of two
web-dynasty-scaffold-picture = The scaffolding: levels of four stones below the tile under construction.
web-dynasty-scaffold-space = Space { $number }: { $reward }
web-dynasty-scaffold-left = { $tiles ->
        [0] no tile left
        [one] 1 tile face down
       *[other] { $tiles } tiles face down
    }
web-dynasty-scaffold-most = Most: 3
web-dynasty-scaffold-tied = Tied: 1
web-dynasty-reward-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-dynasty-reward-card = a card from the draw pile
web-dynasty-reward-stones = up to { $stones } stones from the quarry
web-dynasty-reward-points-or-stones = { $points } points or up to { $stones } stones
web-dynasty-reward-cards = draw { $cards } cards, keep 1
web-dynasty-ra-picture = The Temple of Ra: the visible stones with the reward of their column, and the temple from the side.
web-dynasty-ra-keep = Keep one
web-dynasty-hill-picture = Tomb Hill: five levels of stones, with the value of each group of one colour.
web-dynasty-hill-place = Level { $level }, place { $number }
web-dynasty-hill-legend = stones × levels (4 at most)
web-dynasty-giant-picture = The path of tiles and each player’s obelisk, three squares wide.
web-dynasty-giant-space = Space { $number }: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
web-dynasty-giant-levels = { $name }: { $levels ->
        [one] 1 full level
       *[other] { $levels } full levels
    }
web-dynasty-giant-choose = Where does the tile go?
web-dynasty-gain-at-least = at once, at least
web-dynasty-gain-steps = spaces for chariots
web-dynasty-gain-tiles = obelisk tiles
web-dynasty-two-ships = { $ships } ships are here
web-dynasty-d-hallway-picture = The hallway: a ring of squares, the stones on them and the figure
web-dynasty-d-move-figure = Get stones and move the figure
web-dynasty-d-move-figure-short = Move figure
web-dynasty-d-arena-picture = The arena: the stone places, and the chariots on their track
web-dynasty-d-crypt-picture = The crypt: numbered tombs, the stones in them and the open tomb tiles
web-dynasty-d-tombs-left =
    { $tiles ->
        [one] 1 tile left
       *[other] { $tiles } tiles left
    }
web-dynasty-d-avenue-picture = The avenue: eight obelisks with their heights and points
web-dynasty-d-known = You know:
web-dynasty-d-not-looked = you have not looked
web-dynasty-d-looks = { $name } looks at a pile
web-dynasty-d-secret =
    { $cards ->
        [one] 1 blue card, face down
       *[other] { $cards } blue cards, face down
    }
web-prophecy-title = Prophecies
web-prophecy-left = Scarabs left
web-prophecy-left-of =
    { $left ->
        [one] { $name }: 1 scarab left
       *[other] { $name }: { $left } scarabs left
    }
web-prophecy-holds = true now for { $names }
web-prophecy-progress = you: { $have } of { $needed }
web-prophecy-progress-of = { $name }: { $have } of { $needed }
web-prophecy-laid = { $name }'s scarab, rounds { $rounds }
web-prophecy-god-osiris = Osiris
web-prophecy-god-anubis = Anubis
web-prophecy-god-isis = Isis
web-prophecy-god-horus = Horus
web-prophecy-god-set = Set
web-prophecy-god-amun = Amun
web-prophecy-god-ra = Ra
web-prophecy-osiris = most at the Pyramids
web-prophecy-anubis = most in the Burial Chamber
web-prophecy-isis = most at the Temple
web-prophecy-horus = at least { $stones } stones at each monument
web-prophecy-set = at least 4 statues
web-prophecy-amun = at least 3 red cards
web-prophecy-ra = at least 4 green cards
web-dynasty-text-dynasty = A New Dynasty
web-dynasty-text-room = Stones a sled holds
web-dynasty-text-secret = Blue cards are secret
web-dynasty-text-hidden-cards = Secret blue cards
web-dynasty-text-coins = Coins
web-dynasty-text-piles = Face-down piles
web-dynasty-text-pile = Pile { $number }
web-dynasty-text-slot = Place
web-dynasty-text-drawn = Cards drawn, one to keep
web-dynasty-text-scaffold-tiles = Tiles turned up
web-dynasty-text-rewards = Rewards
web-dynasty-text-scaffold = Tile { $number }
web-dynasty-text-tiles-left = Tiles left
web-dynasty-text-tiles-hidden = Still face down
web-dynasty-text-figure = The figure's square
web-dynasty-text-next = The next stone's square
web-dynasty-text-points = Points in order
web-dynasty-text-track = Track points from the start
web-dynasty-text-arrows = Arrows of the stone places
web-dynasty-text-chariots = Chariots: spaces from the start
web-dynasty-text-round-points = If the round ended now
web-dynasty-text-areas = Groups and their points
web-dynasty-text-columns = Columns
web-dynasty-text-open-tombs = Open tomb tiles
web-dynasty-text-shapes = Shapes along the path
web-dynasty-text-built = Tiles taken
web-dynasty-text-tile = Tile { $number }
web-dynasty-text-owner = Owner
web-dynasty-text-shape = Shape
web-dynasty-text-levels = Complete levels
web-dynasty-text-building = Tile to be built now
web-dynasty-text-prophecy = Prophecy { $number }
web-dynasty-text-prophecy-name = God
web-dynasty-text-windows-used = Window of the scarab
web-dynasty-text-met = True now
web-dynasty-text-windows = Points for a scarab, true or not
web-dynasty-text-window = Window { $number }
