"""Why something is not possible: each reason where a player would meet it."""

import pytest

from games.imhotep.dynasty_table import DynastyTable
from games.imhotep.table import N, Table, W
from saqqara.kernel.event import Message
from saqqara.kernel.match import action_of


def why(t: Table, word: str) -> Message:
    """The reason for which the seat that decides may not do this."""
    wanted = action_of(t.match.game, word)
    found = [each.why for each in t.match.game.refusals(t.s) if each.action == wanted]
    assert len(found) == 1
    assert word not in t.legal()
    return found[0]


def refused(t: Table, word: str, id: str, **args: int | str) -> None:
    reason = why(t, word)
    assert (reason.id, reason.args) == (f"imhotep-{id}", args)


def test_nothing_is_refused_of_what_is_possible() -> None:
    t = Table(2, fleets="4-3-2-2")
    words = [t.match.game.word(each.action) for each in t.match.game.refusals(t.s)]
    assert "get" not in words
    assert "load 2 3" not in words
    refused(t, "pass", "must-act")


def test_the_sled_and_the_quarry() -> None:
    t = Table(2, fleets="4-3-2-2")
    t.sleds(5, 0)
    refused(t, "get", "sled-full")
    t.sleds(0, 0)
    refused(t, "load 1 1", "sled-empty")
    t.empty_quarry(W)
    refused(t, "get", "quarry-empty")


def test_spaces_of_ships() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.ship(2, "N..")
    refused(t, "load 2 1", "space-taken", ship=2, space=1)
    refused(t, "load 4 2", "no-such-space", ship=4, size=1)
    t.ship(4, "N")
    t.play(W, "sail 4 temple")
    refused(t, "load 4 1", "no-ship-left", ship=4)


def test_ships_and_docks() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.ship(4, "N")
    t.play(W, "sail 4 temple")
    refused(t, "sail 4 market", "no-ship-left", ship=4)
    refused(t, "sail 1 market", "too-few", ship=1, missing=3)
    t.ship(3, "W.")
    refused(t, "sail 3 temple", "dock-taken", site="imhotep-site-temple")


def test_blue_cards_that_can_do_nothing() -> None:
    t = Table(2, fleets="4-3-2-2")
    t.sleds(0, 3)
    refused(t, "play lever", "no-card", card="imhotep-card-lever")
    t.give(W, "lever, hammer, sail, chisel")
    refused(t, "play lever", "no-ship-ready")
    refused(t, "play chisel", "chisel-stones")
    refused(t, "play sail", "sled-empty")
    t.sleds(2, 3)
    t.ship(3, "NN")
    t.ship(4, "NN")
    t.ship(2, "NNN")
    refused(t, "play sail", "no-ship-soon-ready")
    t.ship(1, "NNN")
    refused(t, "play chisel", "chisel-spaces")
    t.ship(1, "...N")
    refused(t, "play sail", "no-space")
    refused(t, "play hammer", "no-space")


def test_the_hammer_needs_a_stone() -> None:
    t = Table(2, fleets="4-3-2-2")
    t.give(W, "hammer")
    t.sleds(0, 3)
    t.empty_quarry(W)
    refused(t, "play hammer", "quarry-empty")


def test_the_chisel_loads_from_the_first_ship_on() -> None:
    t = Table(2, fleets="4-3-2-2")
    t.sleds(3, 3)
    t.give(W, "chisel")
    t.play(W, "play chisel")
    refused(t, "load 4 2", "chisel-last")
    t.play(W, "load 2 1")
    refused(t, "load 1 4", "chisel-order")
    refused(t, "load 2 1", "space-taken", ship=2, space=1)


def test_the_sail_card_loads_and_sails_one_ship() -> None:
    t = Table(2, fleets="4-3-2-2")
    t.sleds(3, 3)
    t.give(W, "sail")
    t.ship(1, "N...")
    t.play(W, "play sail")
    refused(t, "load 1 2", "still-too-few", ship=1, missing=1)
    refused(t, "load 3 2", "space-alike", ship=3, space=1)
    t.play(W, "load 3 1")
    refused(t, "sail 4 market", "other-ship", ship=3)


def test_choices_in_the_middle_of_unloading() -> None:
    t = Table(2, sides="BBBBB", fleets="4-3-2-2", deal="statue, statue, statue")
    t.give(W, "lever")
    t.ship(2, "WWN")
    t.play(W, "play lever", "sail 2 market", "next 2")
    t.play(N, "take 1")
    assert t.match.seat() == W
    refused(t, "take 1", "no-card-there", slot=1)


def test_the_order_of_a_lever() -> None:
    t = Table(3, fleets="4-3-2-1")
    t.give(W, "lever")
    t.ship(1, "WN.W")
    t.play(W, "play lever", "sail 1 burial")
    refused(t, "next 3", "no-stone-aboard", other_seat=2)


def test_a_pyramid_that_is_complete() -> None:
    t = Table(2, sides="BBBBB", fleets="4-3-2-2")
    t.build_small("left", "WWNNW")
    t.ship(3, "WW")
    t.play(W, "sail 3 pyramids")
    refused(t, "pyramid left", "pyramid-complete", pyramid="imhotep-pyramid-left")


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB", "CCCCC", "DDDDD"])
def test_chance_is_refused_nothing(sides: str) -> None:
    t = Table(2, sides=sides)
    start = t.match.game.start()
    assert t.match.game.refusals(start) == []


# ---- A New Dynasty

STATUES = "statue, statue, statue, statue"  # on the market, so that the rest can be given


def test_a_sled_with_extra_storage() -> None:
    t = DynastyTable(2, fleets="4-3-2-2", expansion="on", deal=STATUES)
    t.sleds(5, 0)
    refused(t, "get", "sled-full")
    t.give(W, "extra storage")
    t.s.room += 2
    assert "get" in t.legal()
    t.sleds(7, 0)
    refused(t, "get", "sled-full")


def test_the_raft_needs_stones_and_leads_to_monuments() -> None:
    t = DynastyTable(2, fleets="4-3-2-2", expansion="on", deal=STATUES)
    t.sleds(2, 0)
    refused(t, "play raft", "no-card", card="imhotep-card-raft")
    t.give(W, "raft")
    refused(t, "play raft", "raft-stones", stones=3)
    t.sleds(3, 0)
    t.play(W, "play raft")
    refused(t, "raft market", "raft-market")


def test_the_raft_may_go_to_the_market_by_option() -> None:
    t = DynastyTable(2, fleets="4-3-2-2", expansion="on", deal=STATUES, raft_may_target_market="on")
    t.sleds(3, 0)
    t.give(W, "raft")
    t.play(W, "play raft")
    assert t.match.game.refusals(t.s) == []


def test_why_a_gangplank_cannot_be_played() -> None:
    t = DynastyTable(2, fleets="4-3-2-1", expansion="on", deal=STATUES)
    t.give(W, "gangplank")
    t.sleds(0, 0)
    refused(t, "play gangplank", "gangplank-stone")
    t.sleds(1, 3)
    refused(t, "play gangplank", "gangplank-nowhere")
    t.ship(4, "N")
    t.play(W, "sail 4 temple")
    t.play(N, "load 1 1")
    refused(t, "play gangplank", "no-ship-ready")
    t.ship(3, "N.")
    refused(t, "play gangplank", "gangplank-no-own")


def test_where_a_gangplank_leads() -> None:
    t = DynastyTable(2, fleets="4-3-2-1", expansion="on", deal=STATUES)
    t.give(W, "gangplank")
    t.sleds(3, 3)
    t.ship(4, "N")
    t.play(W, "sail 4 temple")
    t.play(N, "load 1 1")
    t.ship(3, "W.")
    t.ship(2, "W..")
    t.play(W, "play gangplank")
    refused(t, "sail 3 market", "gangplank-free", site="imhotep-site-market")
    refused(t, "sail 4 temple", "no-ship-left", ship=4)
    refused(t, "sail 1 temple", "gangplank-other", ship=1)
    refused(t, "sail 2 temple", "too-few", ship=2, missing=1)


def test_coins_buy_neighbours() -> None:
    deal = "statue, statue, hammer, lever"
    t = DynastyTable(2, sides="CAAAA", fleets="4-3-2-2", deal=deal)
    t.ship(3, "WW")
    t.play(W, "sail 3 market")
    refused(t, "coin 2 1", "coin-alike")
    t.play(W, "coin 3 4")
    refused(t, "coin 1 3", "no-card-there", slot=3)
    t.s.coins = 0
    refused(t, "coin 1 2", "no-coin")


def test_places_on_the_hill() -> None:
    t = DynastyTable(2, sides="AAACA", fleets="4-3-2-2")
    t.put("burial", "N", "hill 1 1")
    t.ship(3, "WW")
    t.play(W, "sail 3 burial")
    refused(t, "hill 1 1", "hill-taken")
    refused(t, "hill 2 1", "hill-support")
    t.play(W, "hill 1 2")
    assert "hill 2 1" in t.legal()


def test_tombs_that_are_not_laid_out() -> None:
    luck = "tile 1, tile 2, tile 8, tile 9"
    t = DynastyTable(2, sides="AAADA", fleets="4-3-2-2", luck=luck)
    t.ship(3, "WW")
    t.play(W, "sail 3 burial", "tomb 1")
    refused(t, "tomb 1", "tomb-taken", tomb=1)
    refused(t, "tomb 24", "tomb-closed", tomb=24)


def test_a_tomb_is_taken_whoever_lies_there() -> None:
    t = DynastyTable(4, sides="AAADA", luck="tile 1, tile 2, tile 8, tile 9")
    t.put("burial", "GK", "tomb 1", "tomb 8")
    t.put("burial", "W")
    refused(t, "tomb 1", "tomb-taken", tomb=1)
    refused(t, "tomb 8", "tomb-taken", tomb=8)


def test_sites_of_the_avenue_that_are_not_free() -> None:
    t = DynastyTable(2, sides="AAAAD", fleets="4-3-2-2")
    t.put("obelisks", "NNN", "avenue 1", "avenue 3")
    t.ship(3, "WW")
    t.play(W, "sail 3 obelisks")
    refused(t, "avenue 1", "avenue-finished", number=1)
    refused(t, "avenue 3", "avenue-taken", number=3, other_seat=N)


def test_a_figure_that_cannot_move() -> None:
    t = DynastyTable(2, sides="ADAAA", fleets="4-3-2-2")
    t.sleds(5, 0)
    refused(t, "get and move figure", "sled-full")
    t.put("pyramids", "N" * 13)
    t.sleds(0, 0)
    refused(t, "get and move figure", "figure-stuck")


def test_scarabs() -> None:
    luck = "prophecy ra, prophecy set, prophecy amun"
    t = DynastyTable(2, fleets="4-3-2-2", luck=luck, prophecies="on")
    t.play(W, "scarab ra")
    refused(t, "scarab ra", "scarab-there", prophecy="imhotep-prophecy-ra")
    refused(t, "scarab set", "scarab-window")
    t.s.round = 3
    t.play(W, "scarab set")
    refused(t, "scarab amun", "no-scarab")
