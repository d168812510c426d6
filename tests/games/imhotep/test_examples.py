"""The nine worked examples of the rulebook."""

from games.imhotep.table import G, K, N, Table, W, colours
from rules import rule


@rule("IMH-6.1", "IMH-8.1")
def test_1_a_ship_at_pyramid_a() -> None:
    t = Table(4, fleets="4-4-3-2")
    t.ship(1, "GWNW")
    t.play(W, "sail 1 pyramids")
    assert t.points("pyramids") == [1 + 2, 3, 2, 0]


@rule("IMH-10.1", "IMH-10.2")
def test_2_groups_in_burial_chamber_a() -> None:
    t = Table(4)
    t.build("burial", "NNW GNW GKN GGG G")
    assert t.end_points("burial") == [3, 6 + 1, 17, 1]


@rule("IMH-10.3", "IMH-12.1", "IMH-12.2")
def test_3_rows_in_burial_chamber_b() -> None:
    t = Table(4, "AAABA")
    t.build("burial", "WKG NKG GWG WKG W")
    assert t.end_points("burial") == [8 + 4, 3, 3 + 8, 8]


@rule("IMH-11.1", "IMH-12.1", "IMH-12.2")
def test_4_heights_at_obelisks_a() -> None:
    t = Table(4)
    t.build("obelisks", "KWGWKWGWKG")
    assert t.end_points("obelisks") == [15, 0, 7, 7]


@rule("IMH-6.3", "IMH-8.3", "IMH-8.4", "IMH-8.6")
def test_5_a_ship_at_pyramids_b() -> None:
    t = Table(4, "ABAAA", fleets="4-4-3-2")
    t.sleds(2, 0, 4, 5)
    t.ship(1, "NKNW")
    t.play(W, "sail 1 pyramids")
    t.play(N, "pyramid middle")
    t.play(K, "pyramid middle")
    t.play(N, "pyramid middle", "bonus")
    assert t.sled(N) == 3
    t.play(W, "pyramid left")
    assert t.points("pyramids") == [2, 2 + 1, 0, 3]


@rule("IMH-9.3", "IMH-9.4")
def test_6_rewards_of_temple_b() -> None:
    t = Table(4, "AABAA", fleets="4-4-2-1 3-3-3-2", deal="statue, statue, statue, statue, lever")
    t.build("temple", "GNWWK")
    t.sail_on("1 market", "2 pyramids", "3 burial")
    t.sleds(2, 2, 2, 2)
    t.ship(4, "W")
    t.play(t.to_act, "sail 4 obelisks")
    t.play(G, "stones")
    t.play(W, "point")
    assert "lever" in t.cards(W)
    t.play(K, "point")
    assert t.points("temple") == [1, 2, 0, 1]
    assert [t.sled(seat) for seat in range(4)] == [2, 2, 4, 2]


@rule("IMH-11.2", "IMH-11.4")
def test_7_towers_of_obelisks_b() -> None:
    t = Table(4, "AAAAB", fleets="4-4-3-2")
    t.build("obelisks", "NNNWW")
    t.ship(3, "KWG")
    t.play(W, "sail 3 obelisks")
    assert t.points("obelisks") == [9, 10, 0, 0]
    assert colours(t.board()["obelisks"]["towers"]) == "NW"
    assert t.board()["obelisks"]["waiting"] == [0, 0, 1, 1]
    assert t.end_points("obelisks") == [0, 0, 1, 1]


@rule("IMH-13.2", "IMH-13.3")
def test_8_decorations_and_statues() -> None:
    t = Table(4)
    t.build("burial", "NNW GNW GKN GGG G")
    t.give(K, "burial decoration, statue, statue, statue")
    assert t.end_points("ornaments")[K] == 4
    assert t.end_points("statues")[K] == 6


@rule("IMH-9.1")
def test_9_the_temple_grows_upward() -> None:
    t = Table(4, fleets="4-4-3-2")
    t.build("temple", "GGKK")
    t.ship(3, "NNW")
    t.play(W, "sail 3 temple")
    assert colours(t.board()["temple"]["visible"]) == "NWKKN"
    assert t.board()["temple"]["stones"] == 7
