"""Pyramids, temple, burial chamber, obelisks and ties in a ranking (sections 8 to 12)."""

import pytest

from games.imhotep.table import G, N, Table, W, colours
from rules import rule
from saqqara.games.imhotep.ranking import rank_points
from saqqara.games.imhotep.sites.burial.ab import group_points, set_points
from saqqara.games.imhotep.tables import ROW_PRIZES

FLEET = "4-4-2-1"  # for three or four players


# ---- pyramid A


@rule("IMH-8.1", "IMH-8.2", "IMH-L16")
def test_the_values_of_pyramid_a() -> None:
    t = Table(3)
    found = []
    for _ in range(17):
        before = t.points("pyramids")[W]
        t.build("pyramids", "W")
        found.append(t.points("pyramids")[W] - before)
    assert found == [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4, 1, 1, 1]
    board = t.board()["pyramids"]
    assert (colours(board["spaces"]), board["beside"]) == ("W" * 14, 3)


# ---- pyramids B


@rule("IMH-8.3", "IMH-8.4", "IMH-L11")
@pytest.mark.parametrize(
    ("pyramid", "values"),
    [("left", [2, 1, 3, 2, 4]), ("middle", [2, 3, 1, 1, 4]), ("right", [2, 3, 3, 1, 4])],
)
def test_the_values_of_pyramids_b(pyramid: str, values: list[int]) -> None:
    t = Table(3, "ABAAA")
    found = []
    for _ in range(5):
        before = t.points("pyramids")[W]
        t.build_small(pyramid, "W")
        found.append(t.points("pyramids")[W] - before)
    assert found == values
    t.ship(4, "W")
    t.play(W, "sail 4 pyramids")
    assert t.legal() == [f"pyramid {p}" for p in ("left", "middle", "right") if p != pyramid]


def bonus_table(pyramid: str, before: int, stones: str = "G") -> Table:
    """A ship arrives whose first stone reaches the space with the bonus."""
    t = Table(3, "ABAAA", fleets=FLEET)
    t.build_small(pyramid, "N" * before)
    t.ship(3, stones)
    t.play(W, "sail 3 pyramids")
    return t


@rule("IMH-8.5", "IMH-8.8", "IMH-L11")
def test_the_card_bonus() -> None:
    t = bonus_table("left", 1)
    t.coming = ["hammer"]
    t.play(G, "pyramid left")
    assert t.points("pyramids")[G] == 1
    assert t.legal() == ["bonus", "no bonus"]
    t.play(G, "bonus")
    assert t.cards(G) == ["hammer"]
    assert t.to_act == N


@rule("IMH-8.5", "IMH-8.8", "IMH-L11")
def test_the_card_bonus_may_be_declined_unseen() -> None:
    t = bonus_table("left", 1)
    seen = len(t.match.plies)
    t.play(G, "pyramid left", "no bonus")
    assert t.cards(G) == []
    assert len(t.match.plies) == seen + 2  # no card was turned up
    assert t.board()["market"]["draw_pile"] == 30


@rule("IMH-8.8", "IMH-L28")
def test_no_card_no_question() -> None:
    t = bonus_table("left", 1)
    t.bury_all_but("")
    t.collect(N)
    t.play(G, "pyramid left")
    assert (t.to_act, t.points("pyramids")[G]) == (N, 1)


@rule("IMH-8.5", "IMH-3.8")
def test_the_card_bonus_may_shuffle() -> None:
    t = bonus_table("left", 1)
    t.bury_all_but("")
    t.coming = ["sail"]
    t.play(G, "pyramid left", "bonus")
    assert t.cards(G) == ["sail"]
    assert t.discards() == []


@rule("IMH-8.6", "IMH-8.8")
@pytest.mark.parametrize(("sled", "after"), [(0, 3), (3, 5), (4, 5)])
def test_the_stones_bonus(sled: int, after: int) -> None:
    t = bonus_table("middle", 2)
    t.sleds(2, 2, sled)
    t.play(G, "pyramid middle")
    assert t.legal() == ["bonus", "no bonus"]
    t.play(G, "bonus")
    assert t.sled(G) == after


@rule("IMH-8.8", "IMH-L28")
def test_no_stone_no_question() -> None:
    t = bonus_table("middle", 2)
    t.sleds(2, 2, 5)
    t.play(G, "pyramid middle")
    assert t.to_act == N
    t = bonus_table("middle", 2)
    t.empty_quarry(G)
    t.play(G, "pyramid middle")
    assert t.to_act == N


@rule("IMH-8.7", "IMH-8.8", "IMH-L11")
def test_the_load_bonus() -> None:
    t = bonus_table("right", 3)
    t.ship(1, "NN.")
    t.play(G, "pyramid right")
    # ship 3 is being unloaded: it has sailed
    assert t.legal() == [
        "load 1 3",
        "load 1 4",
        *[f"load 2 {n}" for n in (1, 2, 3, 4)],
        "load 4 1",
        "no bonus",
    ]
    sled = t.sled(G)
    t.play(G, "load 1 3")
    assert (t.cargo(1), t.sled(G)) == ("NNG.", sled - 1)
    assert t.board()["ships"][0]["may_sail"]
    assert t.to_act == N


@rule("IMH-8.7", "IMH-8.8")
def test_the_load_bonus_may_be_declined() -> None:
    t = bonus_table("right", 3)
    t.play(G, "pyramid right", "no bonus")
    assert t.to_act == N


@rule("IMH-8.7", "IMH-8.8", "IMH-L11", "IMH-L28")
def test_nothing_to_load_no_question() -> None:
    t = bonus_table("right", 3)
    t.sleds(2, 2, 0)
    t.play(G, "pyramid right")
    assert t.to_act == N
    t = Table(3, "ABAAA", fleets=FLEET)
    t.build_small("right", "NNN")
    t.sail_on("1 temple", "2 burial", "3 obelisks")
    t.ship(4, "G")
    t.play(W, "sail 4 pyramids")  # the fourth ship: no other is left to load
    t.play(G, "pyramid right")
    assert t.round == 2


@rule("IMH-8.9", "IMH-L16")
def test_beside_only_when_all_three_are_complete() -> None:
    t = Table(3, "ABAAA", fleets=FLEET)
    for pyramid, stones in (("left", "NNNNN"), ("middle", "NNNNN"), ("right", "NNNN")):
        t.build_small(pyramid, stones)
    t.ship(3, "GW")
    t.play(W, "sail 3 pyramids")
    assert t.legal() == ["pyramid right"]
    t.play(G, "pyramid right")
    assert t.points("pyramids") == [1, 32, 4]  # W had nothing to choose
    assert t.board()["pyramids"]["beside"] == 1
    assert t.to_act == N


# ---- temple


@rule("IMH-9.1", "IMH-L21")
@pytest.mark.parametrize(("players", "width"), [(2, 4), (3, 5), (4, 5)])
@pytest.mark.parametrize("side", "AB")
def test_the_width_of_the_temple(players: int, width: int, side: str) -> None:
    t = Table(players, f"AA{side}AA")
    t.build("temple", "W" * width)
    assert colours(t.board()["temple"]["visible"]) == "W" * width
    t.build("temple", "N")
    assert colours(t.board()["temple"]["visible"]) == "N" + "W" * (width - 1)


@rule("IMH-9.2", "IMH-L14")
def test_temple_a_scores_every_round() -> None:
    t = Table(3)
    t.build("temple", "WWNNNG")
    t.finish_round()  # a ship of W's came last: 4 of 5 visible stones may have changed
    visible = t.board()["temple"]["visible"]
    assert t.points("temple") == [visible.count(seat) for seat in range(3)]


@rule("IMH-9.2", "IMH-L14")
def test_the_temple_scores_without_a_ship() -> None:
    t = Table(3, fleets=f"{FLEET} 3-3-2-2")
    t.build("temple", "WWNNNG")
    t.sail_on("1 market", "2 pyramids", "3 burial", "4 obelisks")
    assert t.round == 2
    assert t.points("temple") == [1, 3, 1]  # G covers one of W's


def temple_b(stones: str, players: int = 3) -> Table:
    """The last ship of a round is about to sail, to the burial chamber."""
    fleet = FLEET if players > 2 else "4-2-2-1"
    t = Table(players, "AABAA", fleets=f"{fleet} 3-3-2-2")
    t.sail_on("1 market", "2 pyramids", "3 obelisks")
    t.build("temple", stones)
    t.ship(4, "W")
    t.sleds(*[2] * players)
    return t


@rule("IMH-9.3", "IMH-9.4", "IMH-L13")
def test_temple_b_goes_from_left_to_right() -> None:
    t = temple_b("WNGWN")
    t.coming = ["chisel"]
    t.play(t.to_act, "sail 4 burial")
    asked = []
    while t.round == 1:
        asked.append(t.to_act)
        t.play(t.to_act, "point")
    assert asked == [W, G, N]
    assert t.points("temple") == [1, 2 + 1, 1]
    assert "chisel" in t.cards(W)
    told = [(m.id, m.args.get("space")) for m in t.messages() if "temple-" in m.id]
    assert [space for _, space in told] == [1, 2, 3, 4, 5]


@rule("IMH-9.3")
def test_spaces_without_a_stone_bring_nothing() -> None:
    t = temple_b("WN")
    t.play(t.to_act, "sail 4 burial")
    t.play(W, "point")
    assert t.round == 2
    assert t.points("temple") == [1, 2, 0]


@rule("IMH-9.4", "IMH-L5", "IMH-L13")
@pytest.mark.parametrize(("sled", "after"), [(0, 2), (3, 5), (4, 5)])
def test_stones_instead_of_a_point(sled: int, after: int) -> None:
    t = temple_b("N")
    t.sleds(2, sled, 2)
    t.play(t.to_act, "sail 4 burial")
    assert t.legal() == ["point", "stones"]
    t.play(N, "stones")
    assert (t.sled(N), t.points("temple")[N]) == (after, 0)


@rule("IMH-9.4", "IMH-L13")
@pytest.mark.parametrize("why", ["full sled", "empty quarry"])
def test_only_the_point_if_no_stone_can_be_taken(why: str) -> None:
    t = temple_b("N")
    if why == "full sled":
        t.sleds(2, 5, 2)
    else:
        while t.quarry(N) > 0:
            t.build("burial", "N")
    t.play(t.to_act, "sail 4 burial")
    assert t.round == 2
    assert t.points("temple")[N] == 1


@rule("IMH-9.5", "IMH-L13")
def test_the_card_of_the_temple_is_compulsory_and_acts() -> None:
    t = temple_b("WNGGG")
    t.coming = ["paved path"]
    t.play(t.to_act, "sail 4 burial")
    t.play(W, "point")
    t.play(G, "point")  # the third space; the fourth asks nothing
    assert t.player(G)["stones"]["obelisks"] == 1
    t.play(G, "point")
    assert t.round == 2
    assert t.points("temple")[G] == 2
    assert "paved path" in t.discards()


@rule("IMH-9.3", "IMH-L13")
def test_the_last_round_too() -> None:
    t = temple_b("NWWNN")
    t.s.round = 6
    t.coming = ["statue"]
    t.play(t.to_act, "sail 4 burial")
    t.play(N, "stones")  # they can still break a tie
    t.play(W, "point")
    t.play(N, "point")
    assert t.over
    assert (t.sled(N), t.cards(N)) == (4, ["statue"])
    assert t.points("statues")[N] == 1


# ---- burial chamber


@rule("IMH-10.1")
def test_the_chamber_is_filled_column_by_column() -> None:
    t = Table(3, fleets=FLEET)
    t.ship(1, "GWNG")
    t.play(W, "sail 1 burial")
    assert colours(t.board()["burial"]["stones"]) == "GWNG"
    told = [m.args for m in t.messages() if m.id == "imhotep-event-burial"]
    assert [(args["row"], args["column"]) for args in told] == [(1, 1), (2, 1), (3, 1), (1, 2)]


@rule("IMH-10.2", "IMH-13.3")
def test_points_for_sets() -> None:
    assert [set_points(n) for n in range(9)] == [0, 1, 3, 6, 10, 15, 17, 19, 21]


@rule("IMH-10.2")
@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ("W", 1),
        ("WW", 3),  # one below the other
        ("WNNW", 3),  # side by side
        ("NNWWNN", 1 + 1),  # the end of a column does not touch the start of the next
        ("WNNNW", 1 + 1),  # nor is a corner enough
        ("WNWWNWWWW", 19),  # round a corner
        ("WWWWWWWWWWWW", 15 + 7 * 2),
        ("N" * 24 + "WWW", 6),  # beyond the eight printed columns
    ],
)
def test_groups(stones: str, points: int) -> None:
    t = Table(2)
    t.build("burial", stones)
    assert t.end_points("burial")[W] == points


@rule("IMH-10.2")
def test_groups_far_to_the_right() -> None:
    """The bit sets reach further than stones ever will."""
    assert group_points(2**56 + 2**55 + 2**53 + 2**1) == 6 + 1


@rule("IMH-10.3", "IMH-12.2", "IMH-L21")
def test_rows_with_two_players() -> None:
    t = Table(2, "AAABA")
    t.build("burial", "WWN WNN")
    # first row W alone; second row tied: (8 + 4) / 2; third row N alone
    assert t.end_points("burial") == [8 + 6, 6 + 8]


@rule("IMH-10.3", "IMH-12.2")
@pytest.mark.parametrize(("stones", "points"), [("WNG", [4, 4, 4, 0]), ("WNGK", [3, 3, 3, 3])])
def test_ties_in_a_row(stones: str, points: list[int]) -> None:
    t = Table(4, "AAABA")
    t.build("burial", "".join(stone + "WW" for stone in stones))
    assert t.end_points("burial") == [points[W] + 8 + 8, *points[1:]]


# ---- obelisks


@rule("IMH-11.1", "IMH-L21")
@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ("WWN", [10, 1]),
        ("WN", [5, 5]),  # IMH-L19
        ("N", [0, 10]),
        ("WWWNNG", [12, 6, 1]),
        ("WWNG", [12, 3, 3]),
        ("WWWWNNNGGK", [15, 10, 5, 1]),
        ("WNGK", [7, 7, 7, 7]),
        ("WWNGK", [15, 5, 5, 5]),
        ("WWNNGK", [12, 12, 3, 3]),
    ],
)
def test_heights(stones: str, points: list[int]) -> None:
    t = Table(len(points))
    t.build("obelisks", stones)
    assert t.end_points("obelisks") == points


@rule("IMH-11.2", "IMH-L18")
def test_the_track_of_obelisks_b() -> None:
    t = Table(4, "AAAAB")
    found = []
    for _ in range(8):
        before = t.points("obelisks")[W]
        t.build("obelisks", "WWW")
        found.append(t.points("obelisks")[W] - before)
    assert found == [10, 9, 8, 7, 6, 5, 5, 5]


@rule("IMH-11.3", "IMH-11.4", "IMH-L17")
def test_a_full_track() -> None:
    t = Table(4, "AAAAB")
    t.build("obelisks", "WWW" * 8 + "NNN" + "NG")
    assert t.points("obelisks")[N] == 0
    assert t.board()["obelisks"]["waiting"] == [0, 4, 1, 0]
    assert t.end_points("obelisks") == [0, 4, 1, 0]
    assert t.board()["obelisks"]["heights"] == [24, 4, 1, 0]


# ---- rankings


@rule("IMH-12.1", "IMH-12.2", "IMH-L19")
def test_who_has_nothing_takes_no_rank() -> None:
    def prizes(*counts: int) -> list[int]:
        packed = sum(count << 8 * seat for seat, count in enumerate(counts))
        return [
            rank_points(packed, seat, len(counts), ROW_PRIZES, 0) for seat in range(len(counts))
        ]

    assert prizes(0, 0, 0, 0) == [0, 0, 0, 0]
    assert prizes(0, 3, 0, 0) == [0, 8, 0, 0]
    assert prizes(1, 0, 1, 1) == [4, 0, 4, 4]
    assert prizes(5, 2, 2, 1) == [8, 3, 3, 0]
    assert prizes(2, 2, 2, 2) == [3, 3, 3, 3]
    assert prizes(4, 4, 1) == [6, 6, 2]
