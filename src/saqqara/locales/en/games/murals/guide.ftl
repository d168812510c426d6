### How Murals of the Nile goes, in a page; browsers fetch it with the rules

murals-guide =
    You are painters at a great wall of ten rows and ten columns. Card 45 belongs in row 4, column 5, and there is one of each of the hundred cards, 00 to 99.
    On your turn place one card after another, from one to ten: turn up the top card of the { -murals-deck }, or choose one from your hand or from the open { -murals-display }. After each card you may stop.
    The sun stands at 00. From the second card on, no card may be placed in the { -murals-shadow } of the card before it: both lower and further right. The same row and the same column are not in the { -murals-shadow }. Your first card may go anywhere.
    If the card that you turn up is in the { -murals-shadow }, that is a { -murals-miss }: it goes to the { -murals-display }, your { -murals-miss } marker moves down one step, and your turn ends without a { -murals-combo-bonus }.
    If you stop in time, the { -murals-combo-bonus } for the number of cards gives you steps on the combo track and cards for your hand. An { -murals-ankh-card } gives you a card at once. The player who places the last card of an area gets the { -murals-area-bonus }: 1 to 3 steps on the area track.
    When all hundred cards are on the wall, each track scores for the first three places. The player with the most points wins; if tied, the highest total of the three markers wins.
