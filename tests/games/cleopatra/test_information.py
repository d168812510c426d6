"""Who knows what: hands, memory, Courtesans, Beggars, Viziers, determinizations."""

from collections import Counter

import pytest

from games.cleopatra.table import A, B, C, Table
from rules import rule
from saqqara.games import game_spec
from saqqara.games.cleopatra import cards, hidden
from saqqara.games.cleopatra.actions import PLAY_VIZIER
from saqqara.games.cleopatra.state import (
    AMULETS,
    BIDS,
    DISCARD,
    FETCHED,
    HAND,
    KNOWN,
    TALENTS,
    CleopatraState,
)
from saqqara.games.cleopatra.tables import CARD_WORD
from saqqara.kernel.event import EVERYONE
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.rng import Rng


def others_see(t: Table, seat: int) -> str:
    """What a spectator can tell to be in a hand."""
    return " ".join(t.board()["camps"][seat]["deducible"]["known"])


@rule("CLE-2.1")
def test_hands_talents_and_amulets_are_shown_to_their_owner_only() -> None:
    t = Table("stone1", "wood1", "")
    camp = t.board(B)["camps"][A]
    assert (camp["hand"], camp["talents"], camp["amulets"]) == (None, None, None)
    assert camp["hand_size"] == 1
    own = t.board(A)["camps"][A]
    assert (own["hand"], own["talents"], own["amulets"]) == (["stone1"], 5, 0)


@rule("CLE-2.2", "CLE-L1")
def test_what_lies_open() -> None:
    t = Table("courtesan").discard("stone1 wood1")
    board = t.board(B)
    assert (board["discard_size"], board["discards"]) == (2, None)
    assert board["pile"]["top"] == "down"
    t.play(A, "play courtesan")
    assert t.board(A)["discards"] == ["stone1", "wood1"]
    assert t.board(B)["discards"] is None


@rule("CLE-2.3")
def test_face_up_cards_stay_known_until_they_are_seen_to_leave() -> None:
    t = Table("stone1 wood1", "", "").merchants(0)
    t.play(A, "stall 1", "done")  # an artisan, a stone, wood
    assert others_see(t, A) == "artisan1 stone1 wood1"
    t.play(B, "stall 1", "done").play(C, "stall 1", "done")
    t.build(A, "w1").play(A, "done")
    assert t.hand(A) == "stone1 wood1"
    assert others_see(t, A) == ""  # one of each has gone: the others may be any


@rule("CLE-2.3")
def test_memory_knows_talents_and_amulets() -> None:
    t = Table("trompe wood1 stone1").merchants(0).build(A, "w1")
    known = t.board(C)["camps"][A]["deducible"]
    assert (known["talents"], known["amulets"]) == (8, 1)


@rule("CLE-2.1", "CLE-10.4")
def test_nobody_sees_what_a_courtesan_takes() -> None:
    t = Table("courtesan").discard("stone1 lapis1 trompe").play(A, "play courtesan")
    assert t.match.game.audience(t.match.state, 148) == 1
    t.play(A, "card lapis1")
    assert others_see(t, A) == ""
    for seed in range(30):
        d = t.match.game.determinize(t.match.state, B, Rng(seed))
        assert isinstance(d, CleopatraState)
        together = cards.words(d.piles[HAND + A] + d.piles[DISCARD])
        assert Counter(together) == Counter(["stone1", "lapis1", "trompe", "courtesan"])
        assert cards.size(d.piles[FETCHED + A]) == 1


def fetched_in_worlds(t: Table, viewer: int) -> set[str]:
    found: set[str] = set()
    for seed in range(60):
        d = t.match.game.determinize(t.match.state, viewer, Rng(seed))
        assert isinstance(d, CleopatraState)
        found.update(cards.words(d.piles[HAND + A]))
    return found


@rule("CLE-2.1")
def test_a_fetched_card_may_be_any_discard_to_others_and_one_to_its_owner() -> None:
    t = Table("courtesan").discard("stone1 lapis1 trompe").play(A, "play courtesan", "card lapis1")
    assert fetched_in_worlds(t, B) >= {"stone1", "lapis1", "trompe"}
    assert fetched_in_worlds(t, A) == {"lapis1"}


@rule("CLE-2.1", "CLE-10.3")
def test_a_gift_to_a_beggar_is_seen_by_two() -> None:
    t = Table("beggar", "stone1 wood1", "", "").play(A, "play beggar")
    t.s.piles[KNOWN + B] = cards.pile_of(["stone1"])
    card, talents = t.match.game.legal(t.match.state)[0], t.match.game.legal(t.match.state)[-1]
    assert t.match.game.audience(t.match.state, card) == 0b11
    assert t.match.game.audience(t.match.state, talents) == EVERYONE
    t.play(B, "card wood1")
    assert others_see(t, B) == ""  # it may have been the stone


@rule("CLE-10.3")
def test_a_gift_that_was_seen_is_not_taken_back() -> None:
    t = Table("beggar", "stone1 wood1", "").play(A, "play beggar")
    t.play(B, "card wood1")
    assert t.match.plies[-1].reveals
    assert t.match.undo_floor(B) == len(t.match.plies)


@rule("CLE-8.2")
def test_a_sealed_bid_may_be_any_to_others_and_one_to_its_owner() -> None:
    t = Table("scribe", "", "").rich(20, 20, 20)
    t.s.dice = 4
    t.play(A, "play scribe add", "tens 1", "ones 2")
    bids: dict[int, set[int]] = {A: set(), B: set()}
    for viewer, seen in bids.items():
        for seed in range(20):
            d = t.match.game.determinize(t.match.state, viewer, Rng(seed))
            assert isinstance(d, CleopatraState)
            seen.add(int(d.books[BIDS + A]))
    assert bids[A] == {12}
    assert len(bids[B]) > 5


@rule("CLE-10.5")
def test_an_offer_shows_the_card() -> None:
    t = Table("envoy", "wood1 stone1", "").play(A, "play envoy", "ask wood", "yes", "no")
    t.play(B, "yes")
    assert others_see(t, B) == "wood1"
    t.play(A, "no")
    assert others_see(t, B) == "wood1"


@rule("CLE-10.9", "CLE-2.1")
def test_a_vizier_keeps_cards_unseen_but_for_the_top_one_that_lay_face_up() -> None:
    t = Table("vizier").pile("stone1 stone1 wood1 wood1 lapis2", ups=2)
    t.s.pile_top = 1 + CARD_WORD.index("lapis1")
    t.s.downs += 1  # it lies on top of the five
    t.play(A, "play vizier")
    up = t.board(B)["vizier"]
    assert up is not None
    assert (up["up"], up["size"], up["drawn"]) == (["lapis1"], 5, None)
    game = t.match.game
    shows = {game.word(a): game.reveals(t.match.state, a) for a in game.legal(t.match.state)}
    assert [word for word, shown in shows.items() if shown] == ["done"]
    t.play(A, "card stone1", "card stone1", "card lapis1", "done")
    assert others_see(t, A) == "lapis1"  # all saw it, and it is not among the discards
    assert t.hand(A) == "stone1 stone1 lapis1"


@rule("CLE-10.9", "CLE-L19")
def test_what_a_vizier_draws_is_told_to_its_player_only() -> None:
    t = Table("vizier").pile("lapis1 lapis1 stone1 stone1 wood1 wood1 wood2", ups=4)
    begin = len(t.match.plies)
    t.play(A, "play vizier")
    heard = [e for ply in t.match.plies[begin:] for e in ply.events]
    public = [e.message.args for e in heard if e.audience == EVERYONE]
    assert {"seat": A, "cards": 5} in public
    assert not any(str(args.get("card", "")).endswith(("1", "2")) for args in public[2:])
    own = [e for e in heard if e.message.id == "cleopatra-event-seen-own"]
    assert [e.audience for e in own] == [1] * 5
    pile = t.board(B)["pile"]
    assert (pile["size"], pile["up"] + pile["down"] - pile["blind"]) == (2, 1)
    t.play(A, "card lapis1", "done")
    assert others_see(t, A) == ""


@rule("CLE-L19")
def test_nobody_knows_how_the_cards_lay_that_a_vizier_took() -> None:
    """One of six below the top lies face up: five come off, and the last is up in one of six."""
    t = Table("vizier").pile("lapis1 stone1 stone1 wood1 wood1 wood1", ups=1)
    t.match.play(A, PLAY_VIZIER)
    while t.legal("draw"):
        t.match.play(CHANCE, t.match.game.legal(t.match.state)[0])
    game, s = t.match.game, t.match.state
    odds = {game.word(a): game.weight(s, a) for a in game.legal(s)}
    assert odds["top down"] == 4 * (sum(odds.values()) - odds["top down"])


@rule("CLE-5.2", "CLE-2.1")
def test_face_down_cards_are_seen_by_who_takes_them() -> None:
    t = Table().pile("artisan1 " * 9)
    t.stall(0, "stone1 down")
    game = t.match.game
    t.match.play(A, 0)
    assert t.match.seat() == CHANCE
    assert game.audience(t.match.state, game.legal(t.match.state)[0]) == 1
    t.deal()
    assert others_see(t, A) == "stone1"


# ---- determinizations


@rule("CLE-2.3")
@pytest.mark.parametrize("options", [{}, {"preset": "original-2006"}], ids=["row", "stalls"])
def test_a_determinization_keeps_what_everybody_knows(options: dict[str, str]) -> None:
    game = game_spec("cleopatra").game(4, options)
    rng = Rng(5)
    s = game.start()
    while not s.over():
        assert isinstance(s, CleopatraState)
        if s.seat() != CHANCE and s.ply % 7 == 0:
            viewer = s.seat()
            d = game.determinize(s, viewer, rng)
            assert isinstance(d, CleopatraState)
            for seat in range(4):
                assert d.piles[KNOWN + seat] == s.piles[KNOWN + seat]
                held = Counter(cards.words(d.piles[HAND + seat]))
                assert not Counter(cards.words(s.piles[KNOWN + seat])) - held
                assert d.books[TALENTS + seat] == s.books[TALENTS + seat]
                assert d.books[AMULETS + seat] == s.books[AMULETS + seat]
            assert d.piles[HAND + viewer] == s.piles[HAND + viewer]
        legal = game.legal(s)
        action = game.sample(s, rng) if s.seat() == CHANCE else legal[rng.below(len(legal))]
        game.apply(s, action)


@rule("CLE-2.1")
def test_unknown_hands_are_drawn_anew() -> None:
    t = Table("", "stone1 lapis1", "").pile("wood1 " * 5 + "trompe " * 5)
    hands = set()
    for seed in range(40):
        d = t.match.game.determinize(t.match.state, A, Rng(seed))
        assert isinstance(d, CleopatraState)
        hands.add(" ".join(cards.words(d.piles[HAND + B])))
    assert len(hands) > 3


def test_a_payer_can_go_on_in_every_determinization() -> None:
    t = Table("lapis1 marble1 stone1 artisan2", "", "").merchants(0)
    t.play(A, "build mosaic")
    for seed in range(20):
        d = t.match.game.determinize(t.match.state, B, Rng(seed))
        assert isinstance(d, CleopatraState)
        assert t.match.game.legal(d)
    assert hidden.TRIES > 1
