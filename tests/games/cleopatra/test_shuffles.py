"""A shuffle leaves face-down cards of the market what they are: followed by a tracker of its own.

The tracker reads words, events and public sizes, and never the ages that the engine keeps.
"""

from collections import Counter

import pytest

from games.cleopatra.table import A, B, C, Table
from rules import rule
from saqqara.games import game_spec
from saqqara.games.cleopatra import cards
from saqqara.games.cleopatra.actions import FACE, PLAY_BEGGAR
from saqqara.games.cleopatra.names import DOWN_NAME
from saqqara.games.cleopatra.state import (
    AGE,
    AGE_CARDS,
    AGE_DOWNS,
    DECK,
    DISCARD,
    FETCHED,
    HAND,
    CleopatraState,
    pile_size,
)
from saqqara.kernel.event import Event
from saqqara.kernel.frame import CHANCE, kind_of
from saqqara.kernel.rng import Rng


class Tracker:
    """Which draw pile every face-down card of the market is from, and what each pile has left."""

    def __init__(self, s: CleopatraState) -> None:
        self.left = [Counter(cards.words(s.piles[DECK]))]  # by pile: what nobody has drawn
        self.possible = [self.left[0].copy()]  # by pile: what may lie face down somewhere
        self.queue: list[int] = [0, 0, 0]  # the piles of the next cards to be laid out
        self.stalls: list[list[int]] = [[], [], []]
        self.taken: list[int] = []

    def before(self, s: CleopatraState, word: str) -> None:
        visit = word.startswith("stall") or word == "pass"
        if visit and not self.queue:  # and no card is being laid
            old = min(3, pile_size(s))
            last = len(self.left) - 1
            self.queue = [last] * old + [last + 1] * (3 - old)
        if word.startswith("draw"):
            pile = self.taken.pop(0) if self.taken else len(self.left) - 1
            self.left[pile] -= Counter([word.split()[1]])
        elif word.startswith("top") and word != "top down":
            self.left[-1] -= Counter([word.split()[1]])
            self.possible[-1] -= Counter([word.split()[1]])

    def after(self, before: CleopatraState, events: list[Event]) -> None:
        for event in events:
            args = event.message.args
            if event.message.id == "cleopatra-event-shuffle":
                self.left.append(Counter(cards.words(before.piles[DISCARD])))
                fetched = [w for at in range(5) for w in cards.words(before.piles[FETCHED + at])]
                self.possible.append(self.left[-1] + Counter(fetched))
            elif event.message.id == "cleopatra-event-market":
                source = event.moves[0].source
                self.taken = sorted(self.stalls[int(source[-1])])
                self.stalls[int(source[-1])] = []
            elif event.message.id == "cleopatra-event-laid-out":
                pile = self.queue.pop(0)
                if args["card"] == DOWN_NAME:
                    self.stalls[max(int(args["stall"]) - 1, 0)].append(pile)
            elif event.message.id == "cleopatra-event-turn":
                self.queue = []

    def check_outcomes(self, s: CleopatraState, odds: Counter[str]) -> None:
        """What chance may bring is what the pile of that card has left."""
        if kind_of(s.stack[s.depth - 1]) == FACE:
            pile = self.taken[0] if self.taken else len(self.left) - 1
            assert odds == self.left[pile]

    def check_world(self, d: CleopatraState) -> None:
        """Nothing lies where it cannot: neither in the pile nor face down in the market."""
        assert Counter(cards.words(d.piles[DECK])) <= self.possible[-1]
        lying = Counter(pile for stall in self.stalls for pile in stall)
        old = [pile for pile in sorted(lying) if pile < len(self.left) - 1]
        starts = [at for at in range(0, len(d.older), AGE) if d.older[at + AGE_DOWNS] != 0]
        assert len(starts) == len(old)
        for pile, start in zip(old, starts, strict=True):
            assert cards.size(d.older[start + AGE_CARDS]) == lying[pile]
            assert Counter(cards.words(d.older[start + AGE_CARDS])) <= self.possible[pile]


@rule("CLE-5.4", "CLE-L20")
@pytest.mark.parametrize("options", [{}, {"preset": "original-2006"}], ids=["row", "stalls"])
@pytest.mark.parametrize("players", [3, 5])
def test_cards_of_several_piles_never_mix(players: int, options: dict[str, str]) -> None:
    """In all games played at random; without Beggars, whose gifts loosen what is known."""
    game = game_spec("cleopatra").game(players, options)
    piles = ages = 0
    for seed in range(3):
        rng = Rng(100 * players + seed)
        s = game.start()
        assert isinstance(s, CleopatraState)
        tracker = Tracker(s)
        while not s.over():
            legal = game.legal(s)
            if s.seat() == CHANCE:
                action = game.sample(s, rng)
                odds = {game.word(a).split()[-1]: game.weight(s, a) for a in legal}
                tracker.check_outcomes(s, Counter(odds))
            else:
                legal = [a for a in legal if a != PLAY_BEGGAR]
                action = legal[rng.below(len(legal))]
            before = s.clone()
            events: list[Event] = []
            tracker.before(s, game.word(action))
            s.log = events
            game.apply(s, action)
            s.log = None
            tracker.after(before, events)
            ages = max(ages, len(s.older) // AGE)
            quiet = not s.over() and s.seat() != CHANCE and s.loose == 0
            if s.ply % 5 == 0 and quiet:
                d = game.determinize(s, rng.below(players), rng)
                assert isinstance(d, CleopatraState)
                tracker.check_world(d)
        piles = max(piles, len(tracker.left))
    assert piles > 1  # there was a shuffle
    assert ages > len(options)  # with stalls, cards of three piles and more at once


def last_unseen(**options: str) -> Table:
    """The only card that nobody has seen, the Vizier, lies face down at the first stall."""
    t = Table(market="stalls", **options)
    t.pile("").stall(0, "down").stall(1, "artisan1")
    t.s.piles[DECK] = cards.pile_of(["vizier"])
    return t.discard("stone1 wood1 marble1 lapis1 trompe beggar")


@rule("CLE-5.4", "CLE-L20")
def test_what_lies_face_down_at_a_shuffle_is_not_in_the_new_pile() -> None:
    t = last_unseen()
    t.match.play(A, 1)  # the second stall: the refill needs a shuffle
    assert t.match.seat() == CHANCE
    assert "top vizier" not in t.legal()
    assert len(t.legal("top")) == 7  # six kinds, or face down
    t.deal()
    assert t.board()["market"][0] == {"up": [], "down": 1, "old": 1}
    t.play(A, "stall 1", "stall 2", "stall 3", "done")
    for seed in range(20):
        d = t.match.game.determinize(t.match.state, C, Rng(seed))
        assert isinstance(d, CleopatraState)
        assert "vizier" not in cards.words(d.piles[DECK])
    t.match.play(B, 0)
    assert t.legal() == ["draw vizier"]
    t.deal()
    assert "vizier" in t.hand(B)
    assert len(t.s.older) == 0 or t.s.older[AGE_CARDS] == 0


@rule("CLE-5.4")
def test_cards_drawn_before_a_shuffle_and_laid_after_it_are_old() -> None:
    t = Table().pile("lapis1 lapis1").discard("stone1 stone1 wood1 wood1")
    t.coming = ["top down"] * 5
    t.play(A, "stall 1")
    assert t.board()["market"][0] == {"up": [], "down": 3, "old": 2}
    t.match.play(A, 36)
    t.match.play(B, 0)
    assert t.legal() == ["draw lapis1"]
    t.match.play(CHANCE, t.match.game.legal(t.match.state)[0])
    assert t.legal() == ["draw lapis1"]
    t.match.play(CHANCE, t.match.game.legal(t.match.state)[0])
    assert "draw lapis1" not in t.legal()


def test_an_old_card_is_asked_for_like_any_that_lies_face_down() -> None:
    t = Table(market="stalls").pile("lapis1").stall(0, "stone1").discard("stone1 wood1")
    t.coming = ["top down"] * 5
    t.play(A, "stall 1")
    prompt = t.match.game.voice.prompt(t.match.state)
    assert (t.board(A)["loose"][0], prompt.args["card"]) == ("down", DOWN_NAME)


@rule("CLE-5.4", "CLE-2.1")
def test_what_others_hold_unseen_is_not_in_the_new_pile_either() -> None:
    t = Table("", "lapis1", "").pile("trompe").discard("stone1 wood1")
    t.play(A, "stall 1")
    for seed in range(20):
        d = t.match.game.determinize(t.match.state, A, Rng(seed))
        assert isinstance(d, CleopatraState)
        lying = set(cards.words(d.piles[DECK]))
        assert lying <= {"stone1", "wood1"}
        assert set(cards.words(d.piles[HAND + B])) <= {"lapis1", "trompe"}


@rule("CLE-5.4", "CLE-10.4")
def test_what_was_fetched_from_the_discards_may_be_anything_once_they_are_shuffled() -> None:
    """B cannot tell A's card any more: the others of that pile have gone where nobody sees them."""
    t = Table("courtesan", "", "").pile("").discard("marble1 lapis1 stone1 wood1 trompe")
    t.play(A, "play courtesan", "card marble1", "stall 1")
    held: set[str] = set()
    for seed in range(40):
        d = t.match.game.determinize(t.match.state, B, Rng(seed))
        assert isinstance(d, CleopatraState)
        held |= set(cards.words(d.piles[HAND + A])) - {"artisan1", "stone1", "wood1"}
    assert len(held) > 1


@rule("CLE-5.4")
def test_the_first_rules_are_kept_for_old_records() -> None:
    first = game_spec("cleopatra").under(1)
    assert first is not None
    game = first.game(3, {"market": "stalls"})
    t = last_unseen()
    s = t.match.state.clone()
    game.apply(s, 1)
    assert "top vizier" in [game.word(a) for a in game.legal(s)]
