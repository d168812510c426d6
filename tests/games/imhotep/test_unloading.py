"""Unloading, the market and its cards (sections 6 and 7)."""

import pytest

from games.imhotep.table import NOBODY, G, K, N, Table, W
from rules import rule
from saqqara.kernel.event import sees
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import action_of
from saqqara.kernel.rng import Rng

FLEET = "4-4-2-1"  # for three or four players


# ---- unloading


@rule("IMH-6.1", "IMH-L23")
def test_gaps_are_skipped() -> None:
    t = Table(4, fleets=FLEET)
    t.ship(1, "G.NW")
    t.play(W, "sail 1 pyramids")
    assert t.points("pyramids") == [3, 1, 2, 0]
    assert t.cargo(1) == "...."


@rule("IMH-6.2", "IMH-7.6")
def test_a_red_card_comes_before_the_next_stone() -> None:
    t = Table(4, fleets=FLEET, deal="entrance, statue, statue, statue")
    t.ship(3, "KW")
    t.play(W, "sail 3 market")
    t.play(K, "take 1")
    assert t.points("pyramids") == [0, 0, 0, 2]
    assert (t.to_act, t.cargo(3)) == (W, ".W")
    t.play(W, "take 2")
    assert t.cards(W) == ["statue"]


@rule("IMH-6.2", "IMH-7.6", "IMH-L12")
def test_chains_run_depth_first() -> None:
    """Market, Entrance, small pyramid, card bonus, Sarcophagus; only then the next stone."""
    t = Table(4, "ABAAA", fleets=FLEET, deal="entrance, statue, statue, statue, sarcophagus")
    t.build_small("left", "N")
    t.ship(3, "KW")
    t.play(W, "sail 3 market")
    t.play(K, "take 1")
    assert t.to_act == K
    assert t.board()["market"]["played"] == ["entrance"]
    t.play(K, "pyramid left", "bonus")
    assert t.player(K)["stones"] == {"pyramids": 1, "temple": 0, "burial": 1, "obelisks": 0}
    assert sorted(t.discards()) == ["entrance", "sarcophagus"]
    assert t.to_act == W
    assert t.legal() == ["take 2", "take 3", "take 4"]
    t.count_all()


@rule("IMH-L12")
def test_a_red_card_cannot_be_drawn_in_its_own_chain() -> None:
    t = Table(4, "ABAAA", fleets=FLEET, deal="entrance, statue, statue, statue")
    t.build_small("left", "N")
    t.bury_all_but("")
    t.collect(N)
    t.ship(4, "K")
    t.play(W, "sail 4 market")
    t.play(K, "take 1", "pyramid left")
    # both piles are empty while the Entrance is being played: no bonus is offered
    assert t.to_act == N
    assert t.discards() == ["entrance"]


@rule("IMH-6.3")
def test_owners_decide_in_the_turn_of_others() -> None:
    t = Table(4, fleets=FLEET)
    t.ship(1, "KGN")
    t.play(W, "sail 1 market")
    for seat, word in ((K, "take 4"), (G, "take 1"), (N, "take 2")):
        assert t.to_act == seat
        t.refused(W, word, "error-not-yours")
        t.play(seat, word)
    assert t.to_act == N  # and now it is N's turn


# ---- market


@rule("IMH-7.1", "IMH-L4")
def test_four_stones_take_four_cards() -> None:
    t = Table(4, fleets=FLEET, deal="statue, lever, sail, chisel")
    t.ship(1, "WNGK")
    before = [t.quarry(seat) for seat in range(4)]
    t.play(W, "sail 1 market")
    for seat in range(4):
        assert len(t.legal()) == 4 - seat
        t.play(seat, f"take {seat + 1}")
    assert [t.cards(seat) for seat in range(4)] == [["statue"], ["lever"], ["sail"], ["chisel"]]
    assert [t.quarry(seat) for seat in range(4)] == [stones + 1 for stones in before]
    assert t.market() == ["", "", "", ""]


@rule("IMH-7.2", "IMH-L3")
def test_a_card_must_be_taken() -> None:
    t = Table(4, fleets=FLEET)
    t.ship(4, "W")
    t.play(W, "sail 4 market")
    assert t.legal() == ["take 1", "take 2", "take 3", "take 4"]


@rule("IMH-7.3", "IMH-L2")
def test_the_stone_goes_home_before_the_red_card_acts() -> None:
    t = Table(4, fleets=FLEET, deal="paved path, statue, statue, statue")
    t.sleds(0, 0, 0, 0)
    t.ship(4, "W")
    t.empty_quarry(W)
    t.play(W, "sail 4 market")
    assert t.cargo(4) == "W"  # still aboard while its owner chooses
    t.play(W, "take 1")
    assert t.quarry(W) == 0
    assert t.player(W)["stones"]["obelisks"] == 1  # the stone that had just come home


@rule("IMH-7.4", "IMH-L15")
def test_keep_one_of_two_face_down_cards() -> None:
    t = Table(3, "BAAAA", fleets=FLEET, deal="statue, statue, statue, lever, chisel")
    t.ship(3, "GW")
    t.play(W, "sail 3 market")
    t.play(G, "take 4")
    assert t.legal() == ["keep lever", "keep chisel"]
    t.play(G, "keep lever")
    assert (t.cards(G), t.discards()) == (["lever"], ["chisel"])
    assert t.board()["market"]["face_down"] == 0
    assert t.legal() == ["take 1", "take 2", "take 3"]
    t.count_all()


@rule("IMH-7.4", "IMH-L15")
def test_a_kept_red_card_acts_at_once() -> None:
    t = Table(3, "BAAAA", fleets=FLEET, deal="statue, statue, statue, entrance, chisel")
    t.ship(4, "G")
    t.play(W, "sail 4 market")
    t.play(G, "take 4", "keep entrance")
    assert t.points("pyramids") == [0, 0, 2]
    assert t.discards() == ["entrance", "chisel"]


@rule("IMH-7.4")
def test_two_cards_of_a_kind_are_one_choice() -> None:
    t = Table(3, "BAAAA", fleets=FLEET, deal="lever, lever, sail, statue, statue")
    t.ship(4, "G")
    t.play(W, "sail 4 market")
    t.play(G, "take 4")
    assert t.legal() == ["keep statue"]
    t.play(G, "keep statue")
    assert (t.cards(G), t.discards()) == (["statue"], ["statue"])


def one_face_down(known: bool) -> Table:
    t = Table(3, "BAAAA", fleets=FLEET, deal="lever, lever, sail")
    t.bury_all_but("chisel, chisel")
    t.give(N, "chisel")  # so that only one is left
    t.s.down = 1
    if known:
        t.s.down_known, t.s.deck, t.s.down = t.s.deck, t.s.discard, 0
        t.s.discard = 0
    t.count_all()
    return t


@rule("IMH-7.5", "IMH-L24")
@pytest.mark.parametrize("known", [False, True])
def test_a_single_face_down_card_is_taken(known: bool) -> None:
    t = one_face_down(known)
    t.ship(4, "G")
    t.play(W, "sail 4 market")
    assert t.legal() == ["take 1", "take 2", "take 3", "take 4"]
    t.play(G, "take 4")
    assert t.cards(G) == ["chisel"]
    assert t.board()["market"]["face_down"] == 0
    t.count_all()


@rule("IMH-7.4", "IMH-L26")
def test_face_down_cards_that_all_know_are_not_drawn_again() -> None:
    t = Table(3, "BAAAA", fleets=FLEET, deal="lever, lever, sail")
    t.bury_all_but("chisel, hammer")
    t.s.down_known, t.s.deck, t.s.discard, t.s.down = t.s.deck, t.s.discard, 0, 0
    t.ship(4, "G")
    t.play(W, "sail 4 market")
    t.take(G, "take 4")
    assert t.to_act == G  # no chance in between
    assert t.legal() == ["keep hammer", "keep chisel"]
    t.play(G, "keep hammer")
    assert (t.cards(G), t.discards()) == (["hammer"], ["chisel"])


@rule("IMH-7.6")
@pytest.mark.parametrize(
    ("card", "site"),
    [("entrance", "pyramids"), ("sarcophagus", "burial"), ("paved path", "obelisks")],
)
def test_where_red_cards_put_a_stone(card: str, site: str) -> None:
    t = Table(3, fleets=FLEET, deal=f"{card}, statue, statue, statue")
    t.ship(3, "GG")
    t.play(W, f"sail 3 {site}")  # a ship lies there already: no dock is needed
    t.ship(4, "W")
    quarry = t.quarry(W)
    t.play(N, "sail 4 market")
    t.play(W, "take 1")
    assert t.player(W)["stones"][site] == 1
    assert t.quarry(W) == quarry
    assert t.discards() == [card]


@rule("IMH-7.6")
def test_a_paved_path_may_complete_a_tower() -> None:
    t = Table(3, "AAAAB", fleets=FLEET, deal="paved path, statue, statue, statue")
    t.build("obelisks", "WW")
    t.ship(4, "W")
    t.play(W, "sail 4 market", "take 1")
    assert t.points("obelisks") == [10, 0, 0]


@rule("IMH-7.7", "IMH-L2")
def test_a_drawn_red_card_without_a_stone_is_discarded() -> None:
    t = Table(3, "ABAAA", fleets=FLEET)
    t.build_small("left", "N")
    t.ship(4, "G")
    t.empty_quarry(G)
    t.coming = ["sarcophagus"]
    t.play(W, "sail 4 pyramids")
    t.play(G, "pyramid left", "bonus")
    assert t.discards() == ["sarcophagus"]
    assert t.player(G)["stones"]["burial"] == 0
    assert t.to_act == N
    t.count_all()


@rule("IMH-7.8")
@pytest.mark.parametrize("card", ["lever", "temple decoration", "statue"])
def test_other_cards_are_kept(card: str) -> None:
    t = Table(3, fleets=FLEET, deal=f"{card}, chisel, chisel, chisel")
    t.ship(4, "G")
    t.play(W, "sail 4 market")
    t.play(G, "take 1")
    assert (t.cards(G), t.discards()) == ([card], [])


@rule("IMH-7.9", "IMH-L15", "IMH-L25")
def test_left_over_cards_are_discarded_face_up() -> None:
    t = Table(3, "BAAAA", fleets=f"{FLEET} 3-3-2-2", deal="lever, lever, sail")
    t.coming = ["chisel", "hammer", "statue", "statue", "statue"]
    t.ship(4, "G")
    t.play(W, "sail 4 market")
    t.play(G, "take 1")
    t.finish_round()
    assert t.discards() == ["lever", "hammer", "sail", "chisel"]
    assert t.market() == ["statue", "statue", "statue", ""]
    assert t.board()["market"]["face_down"] == 2


@rule("IMH-7.10")
def test_without_a_card_the_stone_just_goes_home() -> None:
    t = Table(3, fleets=FLEET)
    t.bury_all_but("")
    t.collect(N)
    t.fill(1)
    t.play(W, "sail 1 market", "take 1", "take 2", "take 3", "take 4")
    t.s.docks |= 1  # as with a card of the expansion, a second ship
    t.ship(4, "G")
    quarry = t.quarry(G)
    t.play(N, "sail 4 market")
    assert (t.to_act, t.quarry(G)) == (G, quarry + 1)
    t.count_all()


# ---- what is hidden


def looking() -> Table:
    """G is looking at a Lever and a Chisel."""
    t = Table(3, "BAAAA", fleets=FLEET, deal="statue, statue, statue, lever, chisel")
    t.ship(3, "GW")
    t.play(W, "sail 3 market")
    t.play(G, "take 4")
    return t


@rule("IMH-1.6")
def test_only_the_one_who_looks_sees_the_face_down_cards() -> None:
    t = looking()
    mine = t.board(G)["market"]
    assert (mine["looking"], mine["seen"]) == (G, ["lever", "chisel"])
    assert (mine["face_down"], len(mine["unseen"])) == (2, 29)
    for other in (W, N, NOBODY):
        theirs = t.board(other)["market"]
        assert (theirs["looking"], theirs["seen"]) == (G, None)
        assert (theirs["face_down"], len(theirs["unseen"]), theirs["draw_pile"]) == (2, 31, 29)
        assert theirs["unseen"].count("chisel") == 3


@rule("IMH-1.6")
def test_what_is_seen_is_told_to_nobody_else() -> None:
    t = looking()
    peeks = [ply for ply in t.match.plies if ply.audience != -1]
    assert [ply.seat for ply in peeks] == [CHANCE, CHANCE]
    for ply in peeks:
        for event in ply.events:
            assert [sees(event.audience, seat) for seat in (W, N, G, NOBODY)] == [
                False,
                False,
                True,
                False,
            ]
            assert event.message.id == "imhotep-event-peek"
    t.play(G, "keep lever")
    assert t.match.plies[-1].reveals
    assert t.match.undo_floor(G) == len(t.match.plies)


@rule("IMH-1.6")
def test_others_imagine_other_cards() -> None:
    t = looking()
    game = t.match.game
    imagined = set()
    for seed in range(60):
        for seat in (W, N, NOBODY):
            other = game.determinize(t.s, seat, Rng(seed))
            assert game.voice.view(other, seat) == game.voice.view(t.s, seat)
            imagined.add(tuple(game.word(action) for action in game.legal(other)))
        assert game.position(game.determinize(t.s, G, Rng(seed))) == game.position(t.s)
    assert len(imagined) > 20


@rule("IMH-1.6")
def test_imagined_cards_are_as_likely_as_they_are() -> None:
    """Seven of the 31 cards that W cannot see are statues."""
    t = looking()
    game = t.match.game
    rng = Rng(5)
    without = 0
    for _ in range(2000):
        words = [game.word(a) for a in game.legal(game.determinize(t.s, W, rng))]
        without += "keep statue" not in words
    assert abs(without / 2000 - 24 * 23 / (31 * 30)) < 0.04


@rule("IMH-1.6")
def test_a_look_in_the_middle_is_hidden_too() -> None:
    """Between the first and the second card that is seen."""
    t = Table(3, "BAAAA", fleets=FLEET, deal="statue, statue, statue")
    t.ship(4, "G")
    t.play(W, "sail 4 market")
    t.take(G, "take 4")
    t.take(CHANCE, "card lever")
    assert t.to_act == CHANCE
    assert t.board(G)["market"]["seen"] == ["lever"]
    assert t.board(W)["market"]["seen"] is None
    assert t.board(W)["market"]["face_down"] == 2
    action = action_of(t.match.game, "card lever")
    assert t.match.game.audience(t.s, action) == 1 << G
    assert t.match.game.weight(t.s, action) == 1
