"""Actions and blue cards (sections 4 and 5)."""

import pytest

from games.imhotep.table import G, N, Table, W
from rules import rule

# ---- get, load, sail


@rule("IMH-4.1")
def test_one_action_then_the_next_player() -> None:
    for words in (["get"], ["load 1 1"], ["sail 4 temple"], ["play hammer", "load 1 1"]):
        t = Table(3, fleets="4-4-2-1")
        t.ship(4, "G")
        t.give(W, "hammer")
        t.play(W, *words)
        assert t.to_act == N
        t.refused(W, "get", "error-not-yours")


@rule("IMH-4.2", "IMH-L5")
@pytest.mark.parametrize(("sled", "after"), [(0, 3), (1, 4), (2, 5), (3, 5), (4, 5)])
def test_get_three_or_as_many_as_fit(sled: int, after: int) -> None:
    t = Table(2)
    t.sleds(sled)
    t.play(W, "get")
    assert (t.sled(W), t.quarry(W)) == (after, 29 - after)


@rule("IMH-4.2", "IMH-L5")
def test_get_as_many_as_there_are() -> None:
    t = Table(2)
    t.sleds(0)
    t.build("burial", "W" * 27)
    assert t.quarry(W) == 2
    t.play(W, "get")
    assert (t.sled(W), t.quarry(W)) == (2, 0)


@rule("IMH-4.2")
def test_get_needs_room_and_stones() -> None:
    t = Table(2)
    t.sleds(5)
    t.refused(W, "get")
    t.sleds(3)
    t.empty_quarry(W)
    t.refused(W, "get")


@rule("IMH-4.3", "IMH-L23")
def test_load_any_empty_space_of_any_ship() -> None:
    t = Table(2, fleets="4-3-2-1")
    spaces = [
        f"load {ship} {n}" for ship, size in enumerate([4, 3, 2, 1], 1) for n in range(1, size + 1)
    ]
    assert t.legal("load") == spaces
    t.play(W, "load 1 3")
    assert (t.cargo(1), t.sled(W)) == ("..W.", 1)
    t.refused(N, "load 1 3")
    t.play(N, "load 1 1")
    assert t.cargo(1) == "N.W."


@rule("IMH-4.3")
def test_load_needs_a_stone_and_a_ship_that_waits() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.ship(3, "N.")
    t.play(W, "sail 3 temple")
    assert t.legal("load 3") == []
    t.sleds(0, 0)
    assert t.legal("load") == []


@rule("IMH-4.4", "IMH-L6")
def test_sail_to_a_free_dock_with_anybodys_stones() -> None:
    t = Table(3, fleets="4-4-2-1")
    t.ship(1, "NG.N")
    t.ship(3, ".G")
    assert len(t.legal("sail")) == 10
    t.play(W, "sail 1 obelisks")
    assert t.board()["ships"][0]["site"] == "obelisks"
    assert t.legal("sail") == [
        f"sail 3 {site}" for site in ["market", "pyramids", "temple", "burial"]
    ]
    t.refused(N, "sail 3 obelisks")
    t.refused(N, "sail 1 market")
    t.refused(N, "sail 4 market")


@rule("IMH-4.5", "IMH-L10")
def test_a_card_from_another_players_turn_is_usable_in_the_next() -> None:
    t = Table(2, fleets="4-3-2-1", deal="hammer, statue, statue, statue")
    t.ship(4, "N")
    t.play(W, "sail 4 market")
    t.play(N, "take 1")
    assert t.cards(N) == ["hammer"]
    assert "play hammer" in t.legal()  # now it is N's turn


@rule("IMH-4.5", "IMH-L10")
def test_a_card_of_this_turn_is_for_a_later_one() -> None:
    t = Table(2, fleets="4-3-2-1", deal="hammer, statue, statue, statue")
    t.ship(4, "W")
    t.play(W, "sail 4 market", "take 1")
    assert (t.to_act, t.cards(W)) == (N, ["hammer"])
    t.play(N, "get")
    assert "play hammer" in t.legal()


@rule("IMH-4.5")
def test_only_own_cards_and_only_one() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.give(N, "hammer, chisel")
    t.refused(W, "play hammer")
    t.play(W, "get")
    t.play(N, "play hammer", "load 1 1")
    assert t.to_act == W
    assert t.cards(N) == ["chisel"]
    assert t.discards() == ["hammer"]


# ---- passing


def stuck_table() -> Table:
    """Nobody has a stone to load or to get, and no ship may sail."""
    t = Table(2, fleets="4-3-3-1 3-2-2-1")
    t.sleds(0, 0)
    t.ship(4, "W")
    t.play(W, "sail 4 pyramids")
    t.ship(1, "WN")
    t.ship(2, ".N")
    for seat in (W, N):
        t.empty_quarry(seat)
    return t


@rule("IMH-4.6", "IMH-L1")
def test_pass_only_when_nothing_else_is_possible() -> None:
    t = Table(2, fleets="4-3-3-1")
    t.refused(W, "pass")
    t.sleds(0, 0)
    t.empty_quarry(W)
    assert t.legal() == ["pass"]
    t.play(W, "pass")
    assert t.to_act == N
    t.refused(N, "pass")
    t.play(N, "get")
    assert t.legal() == ["pass"]
    t.ship(4, "N")  # somebody else's stone is enough to sail
    t.turn(W)
    assert t.legal() == [
        f"sail 4 {site}" for site in ["market", "pyramids", "temple", "burial", "obelisks"]
    ]


@rule("IMH-4.6", "IMH-L1")
def test_a_blue_card_that_can_be_played_forbids_a_pass() -> None:
    t = Table(2, fleets="4-3-3-1")
    t.sleds(0, 0)
    t.empty_quarry(W)
    t.give(W, "hammer, lever, sail, chisel")
    assert t.legal() == ["pass"]  # none of them can do anything
    t.ship(4, "N")
    assert "play lever" in t.legal()
    assert "pass" not in t.legal()


@rule("IMH-4.7", "IMH-L1")
def test_when_all_pass_the_round_ends() -> None:
    t = stuck_table()
    t.events = []
    t.play(N, "pass")
    assert t.round == 1
    t.play(W, "pass")
    assert (t.round, t.to_act) == (2, N)
    # three stones came back from the ships, one of W's to W
    assert (t.quarry(W), t.quarry(N)) == (1, 2)
    assert sum(t.points("temple")) == 4
    told = [m.id for m in t.messages()]
    assert told.index("imhotep-event-stranded") < told.index("imhotep-event-temple-points")
    t.count_all()


@rule("IMH-4.7", "IMH-L1")
def test_passes_must_be_in_succession() -> None:
    t = stuck_table()
    t.play(N, "pass")
    t.s.quarry += 1  # W finds a stone, and puts it down again
    t.s.lying[2] -= 1
    t.play(W, "get")
    t.play(N, "pass")
    assert t.round == 1


@rule("IMH-4.7", "IMH-9.5", "IMH-L13")
def test_nothing_is_loaded_after_everybody_passed() -> None:
    """Stones that came back are fetched by the temple, but there is no ship for them."""
    t = Table(2, "ABBAA", fleets="4-3-3-1 3-2-2-1")
    t.sleds(0, 0)
    t.ship(4, "W")
    t.play(W, "sail 4 burial")
    t.ship(1, "NN")
    t.ship(2, ".N")
    t.build_small("right", "WWW")
    for seat in (W, N):
        t.empty_quarry(seat)  # all to the temple, N's last
    t.coming = ["entrance"]
    t.play(N, "pass")
    t.play(W, "pass")
    t.play(N, "stones")
    assert (t.sled(N), t.quarry(N)) == (2, 1)
    t.play(N, "point")
    assert t.legal() == ["pyramid left", "pyramid middle", "pyramid right"]
    t.play(N, "pyramid right")  # 1 point and a bonus to load, which is lost
    assert (t.round, t.points("pyramids")[N]) == (2, 1)
    t.count_all()


# ---- Lever


@rule("IMH-5.1", "IMH-L7")
def test_the_lever_sets_the_order_of_owners() -> None:
    t = Table(3, fleets="4-4-2-1")
    t.give(W, "lever")
    t.ship(1, "WNGN")
    t.play(W, "play lever", "sail 1 pyramids")
    assert t.legal() == ["next 1", "next 2", "next 3"]
    t.play(W, "next 2")
    assert t.legal() == ["next 1", "next 2", "next 3"]
    assert t.points("pyramids") == [0, 0, 0]  # nothing is unloaded before the order is set
    t.play(W, "next 2")
    assert t.legal() == ["next 1", "next 3"]
    t.play(W, "next 3")  # W's stone is the only one left: nothing more to decide
    assert t.points("pyramids") == [2, 2 + 1, 3]
    assert t.to_act == N
    assert t.discards() == ["lever"]


@rule("IMH-5.1", "IMH-L7")
def test_with_one_owner_there_is_no_order_to_set() -> None:
    t = Table(3, fleets="4-4-2-1")
    t.give(W, "lever")
    t.ship(1, "NN.N")
    t.play(W, "play lever", "sail 1 pyramids")
    assert t.points("pyramids") == [0, 6, 0]
    assert t.to_act == N


@rule("IMH-5.1", "IMH-L6")
def test_the_lever_respects_minimum_and_docks() -> None:
    t = Table(3, fleets="4-4-2-1")
    t.give(N, "lever")
    t.ship(4, "G")
    t.ship(1, "GG")
    t.play(W, "sail 4 temple")
    t.refused(N, "play lever")  # no ship may sail
    t.ship(1, "..G")
    t.play(N, "play lever")
    assert t.legal() == [f"sail 1 {site}" for site in ["market", "pyramids", "burial", "obelisks"]]


@rule("IMH-5.1", "IMH-L7")
def test_the_lever_orders_the_picking_at_the_market() -> None:
    t = Table(3, fleets="4-4-2-1", deal="statue, lever, sail, chisel")
    t.give(W, "lever")
    t.ship(3, "WG")
    t.play(W, "play lever", "sail 3 market", "next 3")
    t.play(G, "take 1")
    t.play(W, "take 2")
    assert (t.cards(W), t.cards(G)) == (["lever"], ["statue"])


@rule("IMH-L7")
def test_owners_still_choose_their_pyramid() -> None:
    t = Table(3, "ABAAA", fleets="4-4-2-1")
    t.give(W, "lever")
    t.ship(3, "WG")
    t.play(W, "play lever", "sail 3 pyramids", "next 3")
    t.play(G, "pyramid right")
    t.play(W, "pyramid right")
    assert t.points("pyramids") == [3, 0, 2]


# ---- Hammer


@rule("IMH-5.2", "IMH-L9")
@pytest.mark.parametrize(("sled", "after"), [(0, 2), (2, 4), (4, 4), (5, 4)])
def test_the_hammer_gets_and_loads(sled: int, after: int) -> None:
    t = Table(2, fleets="4-3-2-1")
    t.give(W, "hammer")
    t.sleds(sled)
    t.play(W, "play hammer")
    assert t.legal() == t.legal("load")  # loading is compulsory
    t.play(W, "load 2 2")
    assert (t.sled(W), t.cargo(2)) == (after, ".W.")


@rule("IMH-5.2", "IMH-L9")
def test_the_hammer_without_a_quarry() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.give(W, "hammer")
    t.sleds(1)
    t.empty_quarry(W)
    t.play(W, "play hammer", "load 1 1")
    assert t.sled(W) == 0
    t.give(N, "hammer")
    t.sleds(0, 0)
    t.empty_quarry(N)
    t.refused(N, "play hammer")


@rule("IMH-5.2")
def test_the_hammer_needs_a_space() -> None:
    t = Table(3, fleets="3-3-2-2")
    t.give(W, "hammer")
    for number in range(1, 5):
        t.fill(number)
    t.refused(W, "play hammer")


# ---- Sail


@rule("IMH-5.3", "IMH-L8")
def test_the_sail_loads_and_sails_the_same_ship() -> None:
    t = Table(3, fleets="4-4-2-1")
    t.give(W, "sail")
    t.ship(1, "NN")
    t.ship(2, ".N")
    t.play(W, "play sail")
    # ship 2 would stay below its minimum
    assert t.legal() == ["load 1 3", "load 3 1", "load 4 1"]
    t.play(W, "load 1 3")
    assert t.legal() == [
        f"sail 1 {site}" for site in ["market", "pyramids", "temple", "burial", "obelisks"]
    ]
    t.play(W, "sail 1 pyramids")
    assert t.points("pyramids") == [3, 3, 0]
    assert t.to_act == N
    assert t.discards() == ["sail"]


@rule("IMH-5.3", "IMH-L8")
def test_the_sail_needs_a_stone_and_a_ship() -> None:
    t = Table(3, fleets="4-4-2-1")
    t.give(W, "sail")
    t.ship(3, "NN")
    t.ship(4, "N")
    t.refused(W, "play sail")  # the large ships stay below their minimum, the others are full
    t.ship(1, "N.N")
    assert "play sail" in t.legal()
    t.sleds(0)
    t.refused(W, "play sail")


@rule("IMH-5.3", "IMH-L29")
@pytest.mark.parametrize(
    ("stones", "spaces"),
    [
        ("NN..", [3]),  # behind both: third and fourth space unload alike
        ("N..N", [2]),
        (".NN.", [1, 4]),
        ("..NN", [1]),
        (".N.N", [1, 3]),
        (".W.N", [1]),  # W before or behind W: the owners come in the same order
        ("W.N.", [2, 4]),
        ("N.W.", [2]),
        ("NGW.", [4]),
    ],
)
def test_spaces_that_unload_alike_are_one_choice(stones: str, spaces: list[int]) -> None:
    t = Table(3, fleets="4-4-2-1")
    t.give(W, "sail")
    t.ship(1, stones)
    t.play(W, "play sail")
    assert t.legal("load 1") == [f"load 1 {space}" for space in spaces]


@rule("IMH-L29")
def test_for_a_plain_load_all_spaces_differ() -> None:
    t = Table(3, fleets="4-4-2-1")
    t.ship(1, "NN..")
    assert t.legal("load 1") == ["load 1 3", "load 1 4"]


# ---- Chisel


@rule("IMH-5.4", "IMH-L9")
def test_the_chisel_loads_two_stones() -> None:
    t = Table(3, fleets="4-4-2-1")
    t.give(W, "chisel")
    t.ship(2, "NNNN")
    t.play(W, "play chisel")
    assert t.legal() == [f"load 1 {n}" for n in (1, 2, 3, 4)] + ["load 3 1", "load 3 2"]
    t.play(W, "load 1 3")
    assert t.legal() == ["load 1 4", "load 3 1", "load 3 2", "load 4 1"]
    t.play(W, "load 4 1")
    assert (t.cargo(1), t.cargo(4), t.sled(W)) == ("..W.", "W", 0)
    assert t.to_act == N


@rule("IMH-5.4", "IMH-L9")
def test_the_chisel_needs_two_stones_and_two_spaces() -> None:
    t = Table(3, fleets="4-4-2-1")
    t.give(W, "chisel")
    t.sleds(1)
    t.refused(W, "play chisel")
    t.sleds(2)
    for number in (1, 2, 3):
        t.fill(number)
    t.refused(W, "play chisel")  # one space is left
    t = Table(3, fleets="4-4-2-1")
    t.give(W, "chisel")
    t.fill(1)
    t.fill(2)
    t.ship(3, "N.")
    t.play(W, "play chisel")
    assert t.legal() == ["load 3 2"]
    t.play(W, "load 3 2")
    assert t.legal() == ["load 4 1"]


# ---- the card itself


@rule("IMH-5.5", "IMH-L27")
def test_a_card_is_discarded_after_its_effect() -> None:
    t = Table(3, "ABAAA", fleets="4-4-2-1")
    t.give(W, "lever")
    t.build_small("left", "N")
    t.ship(3, ".G")
    t.bury_all_but("statue")
    t.collect(N)
    t.play(W, "play lever", "sail 3 pyramids")
    t.play(G, "pyramid left")
    assert (t.board()["market"]["played"], t.discards()) == (["lever"], [])
    t.play(G, "bonus")  # the last card; the lever could not be drawn
    assert t.cards(G) == ["statue"]
    assert (t.board()["market"]["played"], t.discards()) == ([], ["lever"])


@rule("IMH-5.5", "IMH-L27")
def test_it_is_discarded_before_the_temple() -> None:
    t = Table(2, "AABAA", fleets="4-2-2-1")
    t.sail_on("1 burial", "2 pyramids", "3 obelisks")
    t.build("temple", "WWWW")
    t.give(N, "sail")
    t.bury_all_but("")
    t.collect(N)
    t.sleds(5, 5)
    t.play(N, "play sail", "load 4 1", "sail 4 market", "take 1")
    assert t.cards(W) == ["sail"]  # drawn by the fourth space of the temple
