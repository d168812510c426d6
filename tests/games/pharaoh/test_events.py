"""Events tell everything: whoever follows their moves knows where every card lies."""

from collections import Counter
from collections.abc import Sequence

import pytest

from games.pharaoh.table import ALL_LOTS, A, B, C, Table, board_of
from rules import rule
from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.event import EVERYONE, Event, Move
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.rng import Rng


class Follower:
    """Someone who sees the table at the start and then only the moves of the events."""

    def __init__(self, players: int, chip: int) -> None:
        self.places: dict[str, list[str]] = {"deck": list(ALL_LOTS), "box": [], "hospital": []}
        self.row: list[str] = []
        for seat in range(players):
            pharaohs = ["pharaoh"] * (3 if players == 2 else 2)
            self.places[f"hand-{seat}"] = [f"crew {n}" for n in "12345"] + pharaohs
            self.places |= {f"bid-{seat}": [], f"tent-{seat}": [], f"camp-{seat}": []}
        self.places["box" if chip < 0 else f"camp-{chip}"].append("chip")

    def follow(self, move: Move) -> None:
        """The row closes up: the lot that is sold is always in place 0."""
        if move.source == "row-0":
            assert self.row.pop(0) == move.piece
        else:
            self.places[move.source].remove(move.piece)
        if move.target.startswith("row-"):
            assert move.target == f"row-{len(self.row)}"
            self.row.append(move.piece)
        else:
            self.places[move.target].append(move.piece)

    def knows(self) -> dict[str, Counter[str]]:
        return {place: Counter(pieces) for place, pieces in self.places.items()}


def truth(match: Match) -> dict[str, Counter[str]]:
    """The same from what the seats are shown."""
    board = board_of(match)
    out = {
        "deck": Counter(board["deck"]),
        "box": Counter(board["removed"]),
        "hospital": Counter(f"crew {word}" for word in board["hospital"]),
    }
    for seat in range(match.game.players):
        camp = board_of(match, seat)["camps"][seat]
        hand = [f"crew {word}" for word in camp["hand"] or []]
        out[f"hand-{seat}"] = Counter(hand + ["pharaoh"] * camp["pharaohs_left"])
        out[f"bid-{seat}"] = Counter(f"crew {word}" for word in camp["bid"])
        out[f"tent-{seat}"] = Counter(f"crew {word}" for word in camp["tent"])
        out[f"camp-{seat}"] = Counter(camp["treasure"] + ["pharaoh"] * camp["pharaohs_used"])
    out["box" if board["chip"] < 0 else f"camp-{board['chip']}"]["chip"] += 1
    return out


@rule("PHA-1.4", "PHA-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", ["random", "2"])
def test_the_moves_lead_to_the_position_at_every_ply(players: int, first: str) -> None:
    for seed in range(4):
        match = Match(game_spec("pharaoh"), players, {"first": first})
        follower = Follower(players, -1 if first == "random" else 1)
        rng = Rng(seed, players)
        dealer = SeededDealer(seed, players)
        while not match.state.over():
            if match.seat() == CHANCE:
                outcome = dealer.outcome(match.game, match.state, match.history())
                events = match.play(CHANCE, outcome)
            else:
                legal = match.game.legal(match.state)
                events = match.play(match.seat(), legal[rng.below(len(legal))])
            for event in events:
                assert event.audience == EVERYONE
                for move in event.moves:
                    follower.follow(move)
            assert follower.knows() == truth(match)
            assert follower.row == board_of(match)["row"]


def told(events: Sequence[Event]) -> list[tuple[str, dict[str, int | str]]]:
    return [(event.message.id, event.message.args) for event in events]


def moved(event: Event) -> list[tuple[str, str, str]]:
    return [(move.piece, move.source, move.target) for move in event.moves]


def play(t: Table, seat: int, *words: str) -> list[Event]:
    events: list[Event] = []
    for word in words:
        events += t.match.play(seat, action_of(t.match.game, word))
    return events


@rule("PHA-4.6", "PHA-4.9", "PHA-4.13")
def test_an_auction_is_told_step_by_step() -> None:
    t = Table(3, "jar 2, crew 7f")
    assert told(play(t, A, "lay 4", "declare bonus")) == [
        ("pharaoh-event-lay", {"seat": A, "card": "pharaoh-crew-4"}),
        ("pharaoh-event-declare-bonus", {"seat": A, "number": 5, "bonus": 1}),
    ]
    assert told(play(t, B, "lay 1", "lay 5", "declare"))[-1] == (
        "pharaoh-event-declare",
        {"seat": B, "number": 6},
    )
    taken = play(t, C, "horus")
    assert told(taken) == [("pharaoh-event-horus", {"seat": C, "other_seat": A})]
    assert moved(taken[0]) == [("chip", "camp-0", "camp-2")]
    end = play(t, A, "pass")
    assert told(end) == [
        ("pharaoh-event-pass", {"seat": A}),
        ("pharaoh-event-won-treasure", {"seat": B, "lot": "pharaoh-jar-2", "cards": 2}),
        ("pharaoh-event-auction", {"seat": C, "lot": "pharaoh-flag-crew-7"}),
    ]
    assert moved(end[1]) == [
        ("jar 2", "row-0", "camp-1"),
        ("crew 1", "bid-1", "hospital"),
        ("crew 5", "bid-1", "hospital"),
        ("crew 4", "bid-0", "hand-0"),
    ]


@rule("PHA-4.9", "PHA-4.10", "PHA-4.14", "PHA-4.15")
def test_passes_and_crew_are_told() -> None:
    t = Table(2, "jar 2, crew 7f, coin 1")
    t.wins(A, "3")
    assert told(play(t, A, "horus")) == [("pharaoh-event-horus-keep", {"seat": A})]
    spent = play(t, B, "pharaoh")
    assert told(spent)[:2] == [
        ("pharaoh-event-pharaoh", {"seat": B, "cards": 1}),
        ("pharaoh-event-removed", {"lot": "pharaoh-flag-crew-7"}),
    ]
    assert moved(spent[0]) == [("pharaoh", "hand-1", "camp-1"), ("crew 3", "hospital", "tent-1")]
    assert moved(spent[1]) == [("crew 7f", "row-0", "box")]

    t = Table(2, "crew 6f")
    play(t, A, "lay 5", "declare")
    won = play(t, B, "pass")[1]
    assert told([won]) == [
        ("pharaoh-event-won-crew", {"seat": A, "lot": "pharaoh-flag-crew-6", "cards": 1})
    ]
    assert moved(won) == [("crew 6f", "row-0", "tent-0"), ("crew 5", "bid-0", "tent-0")]


@rule("PHA-3.4", "PHA-3.5", "PHA-5.1", "PHA-5.2")
def test_rounds_are_told() -> None:
    match = Match(game_spec("pharaoh"), 2, {})
    drawn = match.play(CHANCE, action_of(match.game, "first 2"))
    assert told(drawn) == [("pharaoh-event-chip-drawn", {"seat": B})]
    first_lot = match.play(CHANCE, action_of(match.game, "lot jar 2"))
    assert told(first_lot)[0] == ("pharaoh-event-round", {"round": 1})
    t = Table(2, "crew 6f")
    t.wins(A, "5")
    t.all_pass(2)
    play(t, A, "pass")
    end = play(t, B, "pass")
    assert told(end)[2:] == [("pharaoh-event-home", {"seat": A, "cards": 2})]
    assert moved(end[2]) == [("crew 5", "tent-0", "hand-0"), ("crew 6f", "tent-0", "hand-0")]
    dealt = t.match.play(CHANCE, action_of(t.match.game, "lot coin 5"))
    assert told(dealt) == [
        ("pharaoh-event-round", {"round": 2}),
        ("pharaoh-event-lot", {"lot": "pharaoh-coin-5"}),
    ]
    assert moved(dealt[1]) == [("coin 5", "deck", "row-0")]


@rule("PHA-6.1", "PHA-6.2", "PHA-6.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_score_sheet_adds_up_and_is_told(players: int) -> None:
    for seed in range(10):
        rng = Rng(seed, players)
        t = Table(players)
        while not t.over:
            words = t.legal()
            t.play(t.to_act, words[rng.below(len(words))])
        told_points = [0] * players
        for message_id, args in told(t.match.plies[-1].events):
            if message_id.startswith("pharaoh-event-score-"):
                told_points[int(args["seat"])] += int(args["points"])
        sheets = [t.match.game.score_sheet(t.match.state, seat) for seat in range(players)]
        assert [sum(sheet.values()) for sheet in sheets] == t.scores
        assert told_points == t.scores
