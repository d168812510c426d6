"""What holds in every position of every game, over all mixes of sides."""

from collections import Counter
from typing import cast

import pytest

from games.imhotep.mixes import MIXES, tables
from rules import rule
from saqqara.games import game_spec
from saqqara.games.imhotep.tables import SITE_WORD
from saqqara.games.imhotep.view import ImhotepView
from saqqara.kernel.event import Event, Move
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng

each_count = pytest.mark.parametrize("players", [2, 3, 4])


def board_of(match: Match) -> ImhotepView:
    return cast(ImhotepView, match.view(-1)["board"])


def any_action(match: Match, rng: Rng) -> int:
    if match.seat() == CHANCE:
        return match.game.sample(match.state, rng)
    legal = match.game.legal(match.state)
    return legal[rng.below(len(legal))]


# ---- counting


def check_counts(board: ImhotepView, players: int) -> None:
    market = board["market"]
    aboard = [owner for ship in board["ships"] for owner in ship["spaces"]]
    held = [*market["discard"], *market["played"], *market["unseen"], *market["known"]]
    held += [card for card in market["cards"] if card]
    for seat, player in enumerate(board["players"]):
        lying = sum(player["stones"].values())
        assert player["quarry"] + player["sled"] + lying + aboard.count(seat) == 29
        assert 0 <= player["sled"] <= 5
        assert player["score"] == sum(player["points"].values())
        held += player["cards"]
    assert len(held) == 34
    docked = [ship["site"] for ship in board["ships"] if ship["site"]]
    assert len(set(docked)) == len(docked)  # docks are never shared
    assert len(board["temple"]["visible"]) == (4 if players == 2 else 5)
    assert len(board["obelisks"]["towers"]) <= 8


# ---- events, applied to a table that knows nothing of the rules


class Places:
    """Where pieces lie by what the events tell; face-down cards are nameless until seen."""

    def __init__(self, board: ImhotepView) -> None:
        self.at: dict[str, Counter[str]] = {"deck": Counter(board["market"]["unseen"])}
        self.nameless = 0
        self.where: dict[str, str] = {}  # ships and round cards
        for seat, player in enumerate(board["players"]):
            self.at[f"quarry-{seat}"] = Counter({f"stone-{seat}": player["quarry"]})

    def move(self, move: Move) -> None:
        if move.piece.startswith(("ship", "round")):
            assert self.where.get(move.piece, move.source) == move.source
            self.where[move.piece] = move.target
            return
        piece = move.piece.removeprefix("card ")
        source = self.at.setdefault(move.source, Counter())
        if piece == "card":
            self.nameless += 1
            return
        if move.source == "market-3" and source[piece] == 0:
            self.nameless -= 1
            source = self.at["deck"]
        assert source[piece] > 0, f"no {piece} at {move.source}"
        source[piece] -= 1
        self.at.setdefault(move.target, Counter())[piece] += 1

    def count(self, place: str, piece: str = "") -> int:
        found = self.at.get(place, Counter())
        return found[piece] if piece else found.total()

    def spaces(self, place: str, number: int) -> list[int]:
        """Owners by space, -1 = empty, each holding one stone at most."""
        found = []
        for space in range(number):
            stones = +self.at.get(f"{place}-{space}", Counter())
            assert stones.total() <= 1
            found.append(int(next(iter(stones)).split("-")[1]) if stones else -1)
        return found

    def compare(self, board: ImhotepView) -> None:
        market = board["market"]
        assert +self.at["deck"] == Counter(market["unseen"] + market["known"])
        assert +self.at.get("discard", Counter()) == Counter(market["discard"])
        assert +self.at.get("played", Counter()) == Counter(market["played"])
        assert self.nameless == market["face_down"]
        for slot, card in enumerate(market["cards"]):
            assert list((+self.at.get(f"market-{slot}", Counter())).elements()) == [card] * (
                card != ""
            )
        for ship, view in enumerate(board["ships"]):
            assert self.spaces(f"ship-{ship}", view["size"]) == view["spaces"]
            place = f"dock-{view['site']}" if view["site"] else "harbour"
            assert self.where[f"ship-{ship}"] == place
        if board["round_card"]:
            assert self.where[f"round {board['round_card']}"] == "round-card"
        for seat, player in enumerate(board["players"]):
            assert self.count(f"quarry-{seat}") == player["quarry"]
            assert self.count(f"sled-{seat}") == player["sled"]
            assert +self.at.get(f"cards-{seat}", Counter()) == Counter(player["cards"])
        self.compare_sites(board)

    def compare_sites(self, board: ImhotepView) -> None:
        pyramids = board["pyramids"]
        assert self.spaces("pyramids", len(pyramids["spaces"])) == pyramids["spaces"]
        assert self.count("pyramids-beside") == pyramids["beside"]
        width = len(board["temple"]["visible"])
        assert (
            sum(self.count(f"temple-{space}") for space in range(width))
            == board["temple"]["stones"]
        )
        assert self.spaces("burial", len(board["burial"]["stones"])) == board["burial"]["stones"]
        for seat, height in enumerate(board["obelisks"]["heights"]):
            towers = sum(self.count(f"tower-{n}", f"stone-{seat}") for n in range(8))
            waiting = self.count(f"waiting-{seat}")
            assert self.count(f"obelisk-{seat}") + waiting + towers == height
            if board["obelisks"]["side"] == "b":
                assert waiting == board["obelisks"]["waiting"][seat]


SOURCES = {
    "imhotep-event-pyramid": "imhotep-source-pyramids",
    "imhotep-event-small-pyramid": "imhotep-source-pyramids",
    "imhotep-event-beside": "imhotep-source-pyramids",
    "imhotep-event-temple-points": "imhotep-source-temple",
    "imhotep-event-tower": "imhotep-source-obelisks",
}


class Ledger:
    """Points by what the events tell."""

    def __init__(self, players: int) -> None:
        self.points: list[Counter[str]] = [Counter() for _ in range(players)]

    def add(self, event: Event) -> None:
        args = event.message.args
        if "points" in args:
            source = SOURCES.get(event.message.id) or str(args["source"])
            self.points[int(args["seat"])][source] += int(args["points"])

    def compare(self, board: ImhotepView) -> None:
        for seat, player in enumerate(board["players"]):
            earned = {source: n for source, n in player["points"].items() if n != 0}
            assert {s: n for s, n in self.points[seat].items() if n != 0} == earned


@rule("IMH-1.2", "IMH-1.5", "IMH-9.1", "IMH-13.1")
@pytest.mark.parametrize(("players", "sides"), tables())
def test_nothing_is_lost_and_events_tell_it_all(players: int, sides: str) -> None:
    match = Match(game_spec("imhotep"), players, {"sides": sides, "wrath": "on"})
    rng = Rng(players, MIXES.index(sides))
    places = Places(board_of(match))
    ledger = Ledger(players)
    sails = 0
    while not match.state.over():
        for event in match.take(any_action(match, rng)):
            sails += event.message.id == "imhotep-event-sail"
            ledger.add(event)
            for move in event.moves:
                places.move(move)
        board = board_of(match)
        check_counts(board, players)
        places.compare(board)
        ledger.compare(board)
    assert sails == 24


@rule("IMH-3.5", "IMH-4.4")
@each_count
def test_every_round_sends_four_ships_to_four_docks(players: int) -> None:
    match = Match(game_spec("imhotep"), players, {"sides": "random"})
    rng = Rng(players, 99)
    docked: Counter[int] = Counter()
    while not match.state.over():
        now = board_of(match)["round"]
        for event in match.take(any_action(match, rng)):
            docked[now] += event.message.id == "imhotep-event-sail"
        for ship in board_of(match)["ships"]:
            assert ship["site"] in {"", *SITE_WORD}
            assert len(ship["spaces"]) == ship["size"]
    assert +docked == dict.fromkeys(range(1, 7), 4)
