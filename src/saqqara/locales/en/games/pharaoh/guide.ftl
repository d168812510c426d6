### How Return of the Pharaoh goes, in a page; browsers fetch it with the rules

pharaoh-guide =
    You lead an expedition. In each of five rounds, four cards are auctioned one by one: treasure, or { -pharaoh-crew } with a flag.
    On your turn play crew cards in front of you and declare their sum, or pass. Every number must beat the last; the last player who has not passed wins the { -pharaoh-lot }.
    If you win treasure, the crew you played goes to the { -pharaoh-hospital }. If you win a crew card, it rests in your { -pharaoh-tent }, with the crew you played, until the round ends. All other players take their crew back.
    There are three ways to pass. A { -pharaoh-horus-pass } (one in each { -pharaoh-auction }) gets you the { -pharaoh-horus-chip }: you open the next { -pharaoh-auction } as { -pharaoh-start-player }, and may add the round number to your first declaration as the { -pharaoh-opening-bonus }. A { -pharaoh-pass } costs a pharaoh card and moves all crew from the { -pharaoh-hospital } to your { -pharaoh-tent }, no matter whose it was. A plain pass does nothing.
    At the end of the game each treasure item is worth 1 point; 2, 3, 4 or 5 different kinds of treasure add 1, 3, 6 or 10; every crew card with a flag adds 1. If tied, the larger crew wins.
