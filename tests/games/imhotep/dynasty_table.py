"""A table for the tests of A New Dynasty: what chance brings is named, stones are put anywhere."""

from games.imhotep.table import COLOURS, Table
from saqqara.games.imhotep import cards, rules
from saqqara.games.imhotep.actions import END_TURN
from saqqara.games.imhotep.state import QUARRY, for_seat, lie_down, with_owner
from saqqara.games.imhotep.tables import CARD_WORD, OBELISKS, SITE_WORD
from saqqara.games.imhotep.view import DynastyView
from saqqara.kernel.frame import AUTO, frame

CHANCES = ("scaffold", "tile", "prophecy")


class DynastyTable(Table):
    """As a Table; *luck* names tiles and prophecies: `scaffold 4, tile 7, prophecy ra`."""

    def __init__(
        self,
        players: int = 3,
        sides: str = "AAAAA",
        fleets: str = "",
        deal: str = "",
        luck: str = "",
        **options: str,
    ) -> None:
        self.luck = [part.strip() for part in luck.split(",") if part.strip()]
        super().__init__(players, sides, fleets, deal, **options)

    def chance_word(self) -> str:
        verb = self.legal()[0].split()[0]
        if verb in CHANCES:
            for word in self.luck:
                if word.startswith(verb):
                    self.luck.remove(word)
                    return word
            return self.legal()[0]
        return super().chance_word()

    def put(self, site: str, stones: str, *words: str) -> None:
        """Stones from the quarries arrive at a site, one by one; then these decisions of theirs."""
        left = list(words)
        for colour in stones:
            rules.place(self.s, SITE_WORD.index(site), COLOURS.index(colour), QUARRY)
            self.match.game.run_automatic(self.s)
            self.deal()
            while left and not self.over and not self.on_turn():
                self.play(self.to_act, left.pop(0))
        assert left == []

    def end_round(self) -> None:
        """The round ends as if all ships had sailed."""
        now = self.round
        self.s.moored = 0
        self.s.free = 0
        self.s.ready = 0
        seat = self.to_act
        self.s.depth = 0
        self.s.push(frame(END_TURN, AUTO, seat))
        self.match.game.run_automatic(self.s)
        self.deal()
        assert self.over or self.round == now + 1 or not self.on_turn()

    def give_back(self, name: str, seat: int) -> None:
        """A card of the last player's collection goes to a seat."""
        card = cards.card(CARD_WORD.index(name))
        self.s.owned[self.players - 1] -= card
        self.s.owned[seat] += card

    def bury_all_but_hidden(self) -> None:
        """The whole draw pile goes to the discards."""
        self.s.discard += self.s.deck
        self.s.deck = cards.EMPTY

    def legal_tomb(self) -> str:
        crypt = self.dynasty["crypt"]
        assert crypt is not None
        return f"tomb {crypt['open'][0]}"

    def skip_path(self, stones: int) -> None:
        """Spaces of the giant obelisk's path are taken by the last player, tiles unused."""
        seat = self.players - 1
        for space in range(stones):
            self.s.track += with_owner(seat, space)
            lie_down(self.s, OBELISKS, seat)
            self.s.quarry -= for_seat(seat, 1)

    def last_round(self) -> None:
        self.s.round = 6

    def quarry_to(self, seat: int, stones: int) -> None:
        """So many stones stay in the quarry; the rest is out of play for this test."""
        self.s.quarry += for_seat(seat, stones - self.quarry(seat))

    @property
    def dynasty(self) -> DynastyView:
        return self.seen_by(-1)

    def seen_by(self, seat: int) -> DynastyView:
        return self.board(seat)["dynasty"]

    def total(self, source: str) -> list[int]:
        """Earned and to come, by seat."""
        return [a + b for a, b in zip(self.points(source), self.end_points(source), strict=True)]
