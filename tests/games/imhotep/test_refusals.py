"""Why something is not possible: each reason where a player would meet it."""

import pytest

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


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_chance_is_refused_nothing(sides: str) -> None:
    t = Table(2, sides=sides)
    start = t.match.game.start()
    assert t.match.game.refusals(start) == []
