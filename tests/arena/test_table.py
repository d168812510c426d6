"""One deal: the same luck in every rotation, and what happens to bots that fail."""

import json
import time

import pytest

import saqqara.arena.table
from arena.contests import plan, without_times
from bots.programs import answering, command
from saqqara.arena.plan import Pairing
from saqqara.arena.table import DealResult, SeatResult, play_deal
from saqqara.bots import Bot, Observer, make_bot
from saqqara.bots.foreign_program import RUNNING
from saqqara.games import GAMES
from saqqara.kernel.spec import Spec


def deal_of(bots: tuple[str, ...], players: int = 2, deal: int = 0) -> DealResult:
    what = plan(bots, players)
    return play_deal(what.pairings[0], what.seed, what.deadline, deal)


def seats_of(result: DealResult, bot: int) -> list[SeatResult]:
    return [seat for game in result["games"] for seat in game["seats"] if seat["bot"] == bot]


TABLES = [(spec, players) for spec in GAMES for players in spec.players]


@pytest.mark.parametrize(
    ("spec", "players"), TABLES, ids=[f"{spec.id}-{players}" for spec, players in TABLES]
)
def test_a_deal_of_every_game(spec: Spec, players: int) -> None:
    pairing = Pairing(spec.id, spec.rules, players, spec.complete({}), ("random",))
    result = play_deal(pairing, 3, 10.0, 0)
    assert (result["game"], result["deal"]) == (spec.id, 0)
    assert [game["rotation"] for game in result["games"]] == list(range(players))
    for game in result["games"]:
        assert sum(seat["win"] for seat in game["seats"]) == pytest.approx(1)
        for seat in game["seats"]:
            assert sum(seat["sources"].values()) == seat["score"]
            assert (seat["win"] > 0) is (seat["place"] == 1)
            assert seat["decisions"] >= seat["forced"] >= 0
            assert (seat["late"], seat["fault"]) == (0, None)
    assert json.loads(json.dumps(result)) == result


def test_a_deal_depends_on_seed_and_number_alone() -> None:
    results = [without_times(deal_of(("random", "random"), deal=deal)) for deal in (0, 1, 0)]
    assert results[0] == results[2]
    assert results[0]["games"] != results[1]["games"]
    other = plan(("random", "random"), seed=2)
    assert without_times(play_deal(other.pairings[0], 2, 10.0, 0)) != results[0]


class Watcher(Bot):
    """Takes the first choice, and keeps what chance has dealt."""

    dealt: list[list[str]]

    def __init__(self, last: bool, dealt: list[list[str]]) -> None:
        super().__init__(1, 1)
        self.last = last
        self.dealt = dealt

    def choose(self, observer: Observer) -> int:
        board = observer.view()["board"]
        self.dealt[-1].append(f"{board['round']} {board['deck']}")
        return observer.legal()[-1 if self.last else 0]


def test_all_rotations_share_their_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots that play quite differently see the same lots come up in the same order."""
    dealt: list[list[str]] = []

    def make_watcher(name: str, seed: int, stream: int) -> Bot:
        if len(dealt) == 0 or dealt[-1]:
            dealt.append([])
        return Watcher(name == "last", dealt)

    monkeypatch.setattr(saqqara.arena.table, "make_bot", make_watcher)
    pairing = Pairing("pharaoh", 1, 2, {}, ("first", "last"))
    for deal in (0, 1):
        play_deal(pairing, 7, 10.0, deal)
    decks = [list(dict.fromkeys(game)) for game in dealt]
    assert len(decks) == 4
    assert decks[0] == decks[1]
    assert decks[2] == decks[3]
    assert decks[0] != decks[2]
    assert dealt[0] != dealt[1]


def test_each_seat_of_each_game_has_its_own_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def note(name: str, seed: int, stream: int) -> Bot:
        made.append(stream)
        return make_bot(name, seed, stream)

    monkeypatch.setattr(saqqara.arena.table, "make_bot", note)
    for deal in (0, 1):
        deal_of(("random",), 4, deal)
    assert len(made) == len(set(made)) == 32


# ---- the rule: who fails plays on at random, and has lost


def test_a_program_that_fails_has_lost() -> None:
    result = deal_of(("cmd:" + command("raise SystemExit(3)"), "random"))
    for seat in seats_of(result, 0):
        assert (seat["win"], seat["place"]) == (0.0, 2)
        assert seat["fault"] is not None
        assert (seat["fault"]["kind"], seat["fault"]["exit"]) == ("crashed", 3)
        assert seat["score"] > 0  # it was played on, as if nothing had happened
    for seat in seats_of(result, 1):
        assert (seat["win"], seat["fault"]) == (1.0, None)
    assert not RUNNING


def test_if_all_fail_nobody_wins() -> None:
    result = deal_of(("cmd:" + command("raise SystemExit"),))
    assert {seat["win"] for seat in seats_of(result, 0)} == {0.0}


def test_a_program_that_plays_well_is_told_the_result() -> None:
    """It would be late otherwise: a program that does not leave is waited for."""
    result = deal_of(("cmd:" + answering(), "random"))
    assert [seat["fault"] for seat in seats_of(result, 0)] == [None, None]
    assert all(seat["seconds"] > 0 for seat in seats_of(result, 0))
    assert not RUNNING


class Broken(Bot):
    def choose(self, observer: Observer) -> int:
        raise ZeroDivisionError("a bug of a bot")


class Cheater(Bot):
    def choose(self, observer: Observer) -> int:
        return 10**6


class Sleeper(Bot):
    def choose(self, observer: Observer) -> int:
        time.sleep(0.002)
        return observer.legal()[0]


@pytest.mark.parametrize(("kind", "bot"), [("crashed", Broken), ("illegal", Cheater)])
def test_the_rule_holds_for_our_own_bots(
    monkeypatch: pytest.MonkeyPatch, kind: str, bot: type[Bot]
) -> None:
    def make(name: str, seed: int, stream: int) -> Bot:
        return bot(seed, stream) if name == "bad" else make_bot(name, seed, stream)

    monkeypatch.setattr(saqqara.arena.table, "make_bot", make)
    result = play_deal(Pairing("pharaoh", 1, 2, {}, ("bad", "random")), 1, 10.0, 0)
    for seat in seats_of(result, 0):
        assert seat["win"] == 0.0
        assert seat["fault"] is not None
        assert seat["fault"]["kind"] == kind
        if kind == "crashed":
            assert seat["fault"]["stderr"][-1] == "ZeroDivisionError: a bug of a bot"


def test_our_own_bots_are_not_stopped_but_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, seed: int, stream: int) -> Bot:
        return Sleeper(seed, stream)

    monkeypatch.setattr(saqqara.arena.table, "make_bot", make)
    result = play_deal(Pairing("pharaoh", 1, 2, {}, ("slow",)), 1, 0.001, 0)
    for seat in seats_of(result, 0):
        assert seat["fault"] is None
        assert seat["late"] == seat["decisions"] - seat["forced"] > 0
        assert seat["slowest"] > 0.001
