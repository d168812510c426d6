### Beside the box: help for people who play with the real game

web-box-about = For the game on your own table. Everything here works without a connection.
web-box-about-near = For the game on your own table. At this address it works while the server is in reach: phones keep pages only from an address with https.
web-box-score = Score pad
web-box-score-about = Enter what is on the table. The points are worked out and explained.
web-box-setup = Set-up guide
web-box-setup-about = Step by step, for your number of players.
web-box-draw = Randomiser
web-box-draw-about = Lets chance choose the start player and more.
web-box-lookup = Look up a rule
web-box-lookup-about = Tap what is in front of you.
web-box-timer = Turn timer
web-box-timer-about = One big button for each player. Press yours when your turn is over.
web-box-results = Saved results
web-box-results-about = Kept on this device only, photos too.
web-box-players = Players
web-box-player = Player { $number }
web-box-name = Name of player { $number }
web-box-fewer = Less: { $what }
web-box-more = More: { $what }
web-box-anew = Start over
web-box-anew-sure = Everything entered here will be gone. Start over?
web-box-options = Sides and options
web-box-sides = Sides in use
web-box-site-side = { $site }: side { $side }
web-box-dynasty = Cards of { -imhotep-dynasty }
web-box-prophecies = Prophecies
web-box-averts = A stone beside the crypt averts its penalty
web-box-figures = Values on your copy
web-box-figures-about = Some printed values could not be checked against a real copy. Correct what differs from yours. They are kept on this device.
web-box-figures-usual = As before
web-box-figure-arena = Chariot track: points by space
web-box-figure-crypt = Crypt: columns of the grid
web-box-figure-ranks = Giant obelisks: points by rank
web-box-figure-avenue-heights = Avenue: heights of the sites
web-box-figure-avenue-points = Avenue: points of the sites
web-box-figure-prophecies-met = Prophecies: points if it comes true
web-box-figure-prophecies-failed = Prophecies: points if it does not
web-box-figure-combo = Combo track: points by place
web-box-figure-area = Area track: points by place
web-box-figure-miss = Miss track: points by place

## What is entered

web-box-source-track = Scoring track
web-box-enter-track = Points on the scoring track after the last round
web-box-enter-chamber = Whose stones are in the { -imhotep-burial }?
web-box-enter-chamber-how = Choose a player, then tap the places of their stones. Tap again to take one away.
web-box-cell = Row { $row }, column { $column }: { $owner }
web-box-place = Place { $place }: { $owner }
web-box-level = Level { $level }, place { $place }: { $owner }
web-box-nobody = nobody
web-box-enter-beside-burial = Stones beside the crypt or the hill
web-box-enter-height = Height of the obelisk
web-box-enter-towers = Towers on the track
web-box-enter-waiting = Stones still waiting
web-box-enter-columns = Squares in the columns of the giant obelisk
web-box-column = Column { $number }
web-box-enter-path = Stones at the giant obelisk
web-box-enter-avenue = Who built on the avenue, and how high?
web-box-avenue-site = Site { $number }: height { $height }, { $points } points
web-box-avenue-stones = Stones on site { $number }
web-box-enter-beside-obelisks = Stones beside the avenue
web-box-enter-chariot = Space of the chariot (0 is the start)
web-box-enter-pyramids = Own stones at the { -imhotep-pyramids }
web-box-enter-temple = Own stones at the { -imhotep-temple }, covered ones too
web-box-enter-stones = Stones, for decorations, prophecies or { -imhotep-wrath }
web-box-enter-cards = Cards
web-box-enter-statues = Statues
web-box-enter-blue = Blue cards not played
web-box-enter-reds = Red cards
web-box-enter-sled = Stones on the sled (they break ties)
web-box-enter-prophecies = Which prophecies are face up?
web-box-enter-scarab = Scarab on { $prophecy }
web-box-no-scarab = none
web-box-window = Rounds { $first }-{ $last }
web-box-enter-talents = Talents
web-box-enter-merchants = Merchants not spent
web-box-enter-amulets = Amulets in the pyramid
web-box-enter-tainted = Tainted cards left in hand
web-box-enter-cells = Cells of own sanctuaries
web-box-enter-cubes = Where the cubes stand
web-box-enter-misses = Misses
web-box-enter-treasure = Who has which treasure?
web-box-enter-treasure-how = Choose a player, then tap their cards.
web-box-treasure = { $card }: { $owner }
web-box-enter-flags = Flags on own crew cards
web-box-enter-crew = Sum of own crew numbers (breaks ties)

## What comes out

web-box-result = Result
web-box-total = { $name }: { $points } points
web-box-place-of = Place { $place }
web-box-winner = Winner
web-box-tie-imhotep = A tie: more stones on the sled decide.
web-box-tie-cleopatra = A tie: fewer amulets decide.
web-box-tie-murals = A tie: the cube positions added up decide.
web-box-tie-pharaoh = A tie: the stronger crew decides.
web-box-spared = Spared by the crocodile
web-box-eaten = Taken by the crocodile
web-box-why-entered = as entered
web-box-why-track = place { $place }
web-box-why-treasure = items on cards: { $cards }
web-box-why-variety = different kinds: { $kinds }
web-box-why-flags = flags: { $flags }
web-box-why-each = { $count } × { $points }
web-box-why-amulets = { $amulets } + { $tainted } from the hand − { $cells } by sanctuaries = { $remaining }; the most is { $most }
web-box-why-groups = groups: { $count }; { $sum }
web-box-why-hill = areas, stones × levels: { $count }; { $sum }
web-box-why-rows = by row: { $sum }
web-box-why-crypt-empty = no stone in the crypt
web-box-why-height = height { $height }, by rank
web-box-why-waiting = stones waiting: { $stones }
web-box-why-giant = complete levels: { $levels }, { $level } points; by rank { $ranked }
web-box-why-avenue = by site: { $sum }
web-box-why-chariot = space { $space }
web-box-why-statues = statues: { $count }
web-box-why-decorations = by card: { $sum }
web-box-why-prophecies = by scarab: { $sum }
web-box-why-wrath = a monument without a stone costs points once

## Saved results

web-box-save = Save result
web-box-saved = The result is saved on this device.
web-box-not-saved = This browser did not let us save it.
web-box-photo = Add a photo
web-box-photo-added = A photo is added.
web-box-photo-of = Photo of { $game }
web-box-none-saved = Nothing is saved yet. A score pad saves its result here.
web-box-delete = Delete
web-box-delete-sure = Delete this result for good?
web-box-export = Save as a file

## Setting up

web-box-done-steps = { $done } of { $steps } steps
web-box-imhotep-boards = Put out the five sites: { $sides }.
web-box-imhotep-stones = Everybody takes { $all } stones of one colour. One goes on 0 of the scoring track, the other { $stones } are the quarry.
web-box-imhotep-second = Keep the two unused colours at hand: whoever runs out of stones goes on with one of them.
web-box-imhotep-rounds = Take the { $cards } round cards for { $players } players. Put one back unseen and shuffle the other { $left }.
web-box-imhotep-market = Shuffle all { $cards } market cards: the draw pile.
web-box-imhotep-market-new = Shuffle all { $cards } market cards, those of { -imhotep-dynasty } among them: the draw pile.
web-box-imhotep-sleds = Everybody takes a sled. { $first } begins and puts { $stones } stones on it; each next player puts one more.
web-box-imhotep-width = With two players the temple's rightmost space is not used.
web-box-imhotep-coins = { -imhotep-market } C: { $coins } coins for everybody.
web-box-imhotep-scaffolds = { -imhotep-pyramids } C: shuffle the { $tiles } scaffold tiles face down, and turn one up.
web-box-imhotep-figure = { -imhotep-pyramids } D: the { -imhotep-figure } begins on the square at the top left.
web-box-imhotep-chariots = { -imhotep-temple } D: all chariots on the start.
web-box-imhotep-tombs = { -imhotep-burial } D: shuffle the { $tiles } tomb tiles face down. Each round { $open } are turned up.
web-box-imhotep-giant = { -imhotep-obelisks } C: everybody takes an obelisk card; the { $tiles } tiles go beside the board.
web-box-imhotep-prophecies = Draw { $open } of the { $all } prophecies, face up. Everybody takes { $scarabs } scarabs.
web-box-imhotep-prophecies-drawn = These prophecies are face up: { $prophecies }. Everybody takes { $scarabs } scarabs.
web-box-imhotep-begin = Turn up the first round card, take its four ships, and fill the { -imhotep-market }.
web-box-cleopatra-quarry = Put all pieces in the quarry: walls { $walls }, sphinxes { $sphinxes }, obelisks { $obelisks }, doors { $doors }, throne and pedestal.
web-box-cleopatra-mosaics = Shuffle the { $mosaics } mosaics. Only the top one is on offer.
web-box-cleopatra-queen = Cleopatra stands on her portrait. The { $dice } dice go beside the altar.
web-box-cleopatra-kit = Everybody: a pyramid, { $statues } Anubis statues, { $merchants } merchants, { $talents } Talents kept secret.
web-box-cleopatra-hand = Shuffle the { $cards } cards and deal { $hand } face down to everybody.
web-box-cleopatra-pile = Of the other { $pile } cards turn half ({ $up }) face up, and shuffle both halves together without turning any.
web-box-cleopatra-market = Put the top { $stalls } cards on the market without turning any.
web-box-murals-deck = Shuffle all { $cards } cards face down.
web-box-murals-cubes = Everybody puts a cube on 0 of each of the three tracks.
web-box-murals-hand = Everybody draws { $hand } card. { $left } are left in the pile.
web-box-pharaoh-crew = Everybody: a tent and the crew { $crew } without flags.
web-box-pharaoh-pharaohs = Everybody: { $pharaohs } pharaoh cards. What is left goes back into the box.
web-box-pharaoh-lots = Shuffle the { $treasures } treasures and the { $flagged } crew with flags: { $lots } lots.
web-box-pharaoh-row = Turn up the top { $row } in a row. The round card shows 1, the hospital is empty.
web-box-pharaoh-chip = { $first } takes the Horus chip.
web-box-begins = { $first } begins. Play goes clockwise.
web-box-somebody = Whoever chance chooses

## Chance

web-box-roll = Draw
web-box-roll-again = Draw again
web-box-drawn-first = Start player
web-box-drawn-removed = Round card that stays out
web-box-drawn-order = Order of the round cards
web-box-drawn-show-order = Show the round cards
web-box-from = Sides to choose from
web-box-to-setup = Set up with this

## Looking up

web-box-lookup-sites = Sites
web-box-lookup-things = Cards and prophecies
web-box-thing-statue = Statue of Anubis
web-box-thing-amulet = Amulet
web-box-thing-crocodile = Crocodile
web-box-thing-ankh = Ankh on a card
web-box-thing-shadow = Card in the shadow
web-box-thing-area = Finished area
web-box-thing-round = Round card
web-box-lookup-more = More

## The timer

web-box-turn-of = Turn of { $name }: { $time }
web-box-waits = { $name }: { $time }
web-box-pause = Pause
web-box-go-on = Go on
web-box-first-press = Whoever begins presses their own field.
