"""Imhotep: what is told before a choice is taken."""

from games.foretold import foretold
from games.imhotep.table import N, Table, W
from rules import rule


@rule("IMH-4.2", "IMH-4.3")
def test_stones_and_cards_of_ones_own_are_told() -> None:
    t = Table(2)
    t.sleds(3, 0)
    t.give(W, "hammer")
    assert foretold(t.match, "get") == ["imhotep-effect-stones-more stones=2 gain"]
    assert foretold(t.match, "load 1 1") == ["imhotep-effect-stones-less stones=1 note"]
    assert "imhotep-effect-card-less card=imhotep-card-hammer cost" in foretold(
        t.match, "play hammer", "load 1 1"
    )


@rule("IMH-8.1", "IMH-6.1")
def test_points_of_all_are_told_the_own_first() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.turn(N)
    t.ship(1, "WNW.")
    assert foretold(t.match, "sail 1 pyramids") == [
        "common-effect-points-more points=1 gain",
        "common-effect-points-more-of seat=0 points=5 note",
    ]


@rule("IMH-9.2", "IMH-11.1")
def test_what_only_counts_later_is_told_apart() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.build("temple", "N")
    t.ship(2, "WW.")
    assert foretold(t.match, "sail 2 temple") == ["imhotep-effect-temple-more stones=2 gain"]
    t.build("obelisks", "N")
    assert foretold(t.match, "sail 2 obelisks") == [
        "imhotep-effect-end-more points=10 gain",
        "imhotep-effect-end-less-of points=9 seat=1 note",
    ]


@rule("IMH-3.5")
def test_the_fourth_ship_alone_tells_the_end_of_the_round() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.sail_on("1 pyramids", "2 temple")
    for ship, site in ((3, "burial"), (4, "obelisks")):
        t.fill(ship)
        told = foretold(t.match, f"sail {ship} {site}")
        assert ("common-effect-round end" in told) == (ship == 4)
        t.play(t.to_act, f"sail {ship} {site}")
    assert t.round == 2


@rule("IMH-1.1", "IMH-13.1")
def test_the_last_ship_of_the_game_tells_the_end() -> None:
    t = Table(2)
    while t.round < 6:
        t.finish_round()
    t.sail_on("1 pyramids", "2 temple", "3 burial")
    t.fill(4)
    assert foretold(t.match, "sail 4 obelisks")[-1] == "common-effect-over end"
