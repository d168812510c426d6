"""A table for the tests of Imhotep: play in words, lay out positions, read what lies where.

Everything is played through Match and read from what the players are shown. Seats are
W (white), N (brown), G (gray), K (black), clockwise; `WN.W` are the spaces of a ship from the
bow, or stones in the order of placing.
"""

from collections import Counter
from typing import Final, cast

import pytest

from saqqara.games import game_spec
from saqqara.games.imhotep import cards, harbour, rules
from saqqara.games.imhotep.actions import CHOOSE_PYRAMID, PYRAMID, TURN
from saqqara.games.imhotep.sites.pyramids import ab as pyramids
from saqqara.games.imhotep.state import QUARRY, ImhotepState, for_seat
from saqqara.games.imhotep.tables import CARD_WORD, DECK_SIZE, PYRAMID_WORD, SITE_WORD
from saqqara.games.imhotep.view import ImhotepView, PlayerView
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.event import Event, Message
from saqqara.kernel.frame import CHANCE, frame, kind_of
from saqqara.kernel.game import scores, winners
from saqqara.kernel.match import Match, action_of

W, N, G, K = range(4)
COLOURS: Final = "WNGK"
NOBODY: Final = -1


def seats_of(stones: str) -> list[int]:
    """`WN.W` as seats, -1 for a dot; other characters are only for reading."""
    return [COLOURS.find(each) for each in stones if each in "WNGK."]


def colours(owners: list[int]) -> str:
    return "".join([COLOURS[owner] if owner >= 0 else "." for owner in owners])


def listed(text: str) -> list[str]:
    """The parts of "statue, paved path"."""
    return [part.strip() for part in text.split(",") if part.strip()]


class Table:
    """A game that W begins, with these round cards and then any, these cards and then any."""

    def __init__(
        self, players: int, sides: str = "AAAAA", fleets: str = "", deal: str = "", **options: str
    ) -> None:
        self.match = Match(game_spec("imhotep"), players, {"sides": sides, "first": "1", **options})
        self.fleets = fleets.split()
        self.coming = listed(deal)
        self.events: list[Event] = []
        self.deal()

    @property
    def s(self) -> ImhotepState:
        return cast(ImhotepState, self.match.state)

    @property
    def players(self) -> int:
        return self.match.game.players

    # ---- playing

    def chance_word(self) -> str:
        words = self.legal()
        if words[0].startswith("round") and self.fleets:
            return f"round {self.fleets.pop(0)}"
        if words[0].startswith("card") and self.coming:
            return f"card {self.coming.pop(0)}"
        return words[-1]  # a statue, if there is one

    def deal(self) -> None:
        while not self.over and self.match.seat() == CHANCE:
            self.take(CHANCE, self.chance_word())

    def take(self, seat: int, word: str) -> None:
        self.events += self.match.play(seat, action_of(self.match.game, word))

    def play(self, seat: int, *words: str) -> None:
        for word in words:
            self.take(seat, word)
            self.deal()

    def refused(self, seat: int, word: str, code: str = "error-illegal") -> None:
        with pytest.raises(IllegalAction) as caught:
            self.match.play(seat, action_of(self.match.game, word))
        assert caught.value.code == code

    def legal(self, start: str = "") -> list[str]:
        """What may be decided now, or those words that start so."""
        game = self.match.game
        words = [game.word(action) for action in game.legal(self.match.state)]
        return [word for word in words if word.startswith(start)]

    def messages(self) -> list[Message]:
        """What was told since the last time."""
        told = [event.message for event in self.events]
        self.events = []
        return told

    # ---- laying out

    def turn(self, seat: int) -> None:
        """Let it be the turn of *seat*."""
        assert kind_of(self.s.top()) == TURN
        self.s.stack[self.s.depth - 1] = frame(TURN, seat)

    def sleds(self, *stones: int) -> None:
        """So many stones on the sleds, from the quarries or back to them."""
        for seat, wanted in enumerate(stones):
            moved = wanted - self.player(seat)["sled"]
            self.s.quarry -= for_seat(seat, moved)
            self.s.sled += for_seat(seat, moved)

    def empty_quarry(self, seat: int) -> None:
        """All stones out of the quarry to the temple, where they count least."""
        while self.player(seat)["quarry"] > 0:
            rules.place(self.s, SITE_WORD.index("temple"), seat, QUARRY)

    def ship(self, number: int, stones: str) -> None:
        """Stones from the quarries on a ship, from the bow."""
        for space, seat in enumerate(seats_of(stones)):
            if seat >= 0:
                self.s.quarry -= for_seat(seat, 1)
                self.s.sled += for_seat(seat, 1)
                harbour.load(self.s, seat, 4 * (number - 1) + space)

    def build(self, site: str, stones: str) -> None:
        """Stones from the quarries to a site, one after the other; no bonuses, no choices."""
        for seat in seats_of(stones):
            rules.place(self.s, SITE_WORD.index(site), seat, QUARRY)

    def build_small(self, pyramid: str, stones: str) -> None:
        """Stones from the quarries to a small pyramid of side B; bonuses are not used."""
        for seat in seats_of(stones):
            depth = self.s.depth
            action = PYRAMID + PYRAMID_WORD.index(pyramid)
            pyramids.decide_pyramid(self.s, frame(CHOOSE_PYRAMID, seat, QUARRY), action)
            self.s.depth = depth

    def give(self, seat: int, names: str) -> None:
        """Cards from the draw pile to a player."""
        for name in listed(names):
            card = cards.card(CARD_WORD.index(name))
            assert cards.count(self.s.deck, CARD_WORD.index(name)) > 0
            self.s.deck -= card
            self.s.owned[seat] += card

    def bury(self, names: str) -> None:
        """Cards from the draw pile to the discards."""
        for name in listed(names):
            assert cards.count(self.s.deck, CARD_WORD.index(name)) > 0
            self.s.deck -= cards.card(CARD_WORD.index(name))
            self.s.discard += cards.card(CARD_WORD.index(name))

    def bury_all_but(self, names: str) -> None:
        """Only these cards stay unseen: the draw pile, and what lies face down."""
        rest = Counter(cards.words(self.s.deck)) - Counter(listed(names))
        self.bury(", ".join(rest.elements()))
        assert self.board()["market"]["unseen"] == sorted(listed(names), key=CARD_WORD.index)

    def collect(self, seat: int) -> None:
        """All discards to a player, so that there is nothing to shuffle."""
        self.s.owned[seat] += self.s.discard
        self.s.discard = cards.EMPTY

    # ---- reading

    def board(self, seat: int = NOBODY) -> ImhotepView:
        return cast(ImhotepView, self.match.view(seat)["board"])

    def player(self, seat: int) -> PlayerView:
        return self.board()["players"][seat]

    def cargo(self, ship: int) -> str:
        return colours(self.board()["ships"][ship - 1]["spaces"])

    def sled(self, seat: int) -> int:
        return self.player(seat)["sled"]

    def quarry(self, seat: int) -> int:
        return self.player(seat)["quarry"]

    def cards(self, seat: int) -> list[str]:
        return self.player(seat)["cards"]

    def points(self, site: str) -> list[int]:
        """Earned so far from a source, by seat."""
        source = f"imhotep-source-{site}"
        return [player["points"][source] for player in self.board()["players"]]

    def end_points(self, site: str) -> list[int]:
        """What a source would still bring at the end, by seat."""
        source = f"imhotep-source-{site}"
        return [player["end_points"][source] for player in self.board()["players"]]

    def market(self) -> list[str]:
        return self.board()["market"]["cards"]

    def discards(self) -> list[str]:
        return self.board()["market"]["discard"]

    @property
    def to_act(self) -> int:
        return self.match.seat()

    @property
    def round(self) -> int:
        return self.board()["round"]

    @property
    def over(self) -> bool:
        return self.match.state.over()

    @property
    def scores(self) -> list[int]:
        return scores(self.match.game, self.match.state)

    @property
    def winners(self) -> list[int]:
        return winners(self.match.game, self.match.state)

    # ---- playing on

    def sail_on(self, *voyages: str) -> None:
        """Whoever is on turn sends these ships, filled up; choices: the first."""
        for voyage in voyages:
            number = int(voyage.split()[0])
            self.fill(number)
            round_now = self.round
            self.play(self.to_act, f"sail {voyage}")
            while not self.over and self.round == round_now and not self.on_turn():
                self.play(self.to_act, self.legal()[0])

    def fill(self, number: int) -> None:
        """Fill a ship with W's stones; when those run out, with those of the richest player."""
        richest = max(range(self.players), key=self.quarry)
        colour = "W" if self.quarry(W) > 4 else COLOURS[richest]
        self.ship(number, "".join([colour if c == "." else "." for c in self.cargo(number)]))

    def on_turn(self) -> bool:
        return kind_of(self.s.top()) == TURN

    def finish_round(self) -> None:
        """Send what is left of the fleet anywhere but to the market."""
        now = self.round
        while not self.over and self.round == now:
            docks = [each["site"] for each in self.board()["ships"]]
            number = docks.index("") + 1
            site = next(site for site in SITE_WORD[1:] if site not in docks)
            self.sail_on(f"{number} {site}")

    def count_all(self) -> None:
        """Every player has 29 stones, and there are 34 cards."""
        board = self.board()
        aboard = [owner for ship in board["ships"] for owner in ship["spaces"]]
        found = len(board["market"]["discard"] + board["market"]["played"])
        found += len(board["market"]["unseen"] + board["market"]["known"])
        found += sum(card != "" for card in board["market"]["cards"])
        for seat, player in enumerate(board["players"]):
            lying = sum(player["stones"].values())
            assert player["quarry"] + player["sled"] + lying + aboard.count(seat) == 29
            found += len(player["cards"])
        assert found == DECK_SIZE
