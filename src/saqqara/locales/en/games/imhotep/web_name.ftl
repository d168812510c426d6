### Imhotep on the pages of the browser: short words for its options, and notes on them

web-lobby-chip-sides = Sides { $sides }
web-lobby-chip-sides-random = Random sides
web-lobby-chip-wrath = Wrath of the Pharaoh

web-dynasty-chip-expansion = New cards
web-dynasty-chip-prophecies = Prophecies
web-dynasty-chip-secret = Secret cards
web-dynasty-chip-lot-all = Random sides A to D

web-dynasty-note-expansion = Extra Storage, Private Quarry, Stone Ornament, Raft, Gangplank and four more Statues. Red cards stay with their owners.
web-dynasty-note-prophecies = Two scarabs each: bet on a god’s prophecy. Early bets win more; a prophecy that fails costs points.
web-dynasty-note-secret-cards = Others see only how many blue cards you hold.
