"""The table, set-up and rounds (sections 1 to 3)."""

from collections import Counter

import pytest

from games.imhotep.table import G, K, N, Table, W
from rules import rule
from saqqara.games import game_spec
from saqqara.games.imhotep import cards, deck
from saqqara.kernel.errors import OptionError
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match, action_of

SMALL = "4-2-2-1"  # a fleet for two or three players


def words_of(match: Match) -> list[str]:
    return [match.game.word(action) for action in match.game.legal(match.state)]


def take(match: Match, *words: str) -> None:
    for word in words:
        match.play(match.seat(), action_of(match.game, word))


# ---- the table


@rule("IMH-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds(players: int) -> None:
    t = Table(players)
    for number in range(1, 7):
        assert (t.round, t.over) == (number, False)
        t.finish_round()
    assert t.over


@rule("IMH-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_not_alone_and_not_five(players: int) -> None:
    with pytest.raises(OptionError):
        game_spec("imhotep").game(players, {})


@rule("IMH-1.2", "IMH-1.5")
def test_stones_and_cards_do_not_get_lost() -> None:
    t = Table(3, "BBBBB")
    t.count_all()
    for _ in range(4):
        t.sail_on("1 market")
        t.count_all()
        t.finish_round()
        t.count_all()


@rule("IMH-1.3")
@pytest.mark.parametrize(("ship", "size", "minimum"), [(1, 4, 3), (2, 3, 2), (3, 2, 1), (4, 1, 1)])
def test_ships_sail_from_their_minimum_on(ship: int, size: int, minimum: int) -> None:
    t = Table(2, fleets="4-3-2-1")
    view = t.board()["ships"][ship - 1]
    assert (view["size"], view["minimum"]) == (size, minimum)
    for space in range(size):
        assert (f"sail {ship} temple" in t.legal()) is (space >= minimum)
        t.ship(ship, "." * space + "W")
    assert f"sail {ship} temple" in t.legal()


@rule("IMH-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_round_card_needs_more_ships_than_there_are(players: int) -> None:
    match = Match(game_spec("imhotep"), players, {"first": "1"})
    for word in words_of(match):
        sizes = Counter(word.removeprefix("round ").split("-"))
        assert sizes <= Counter({"4": 2, "3": 3, "2": 2, "1": 1})


@rule("IMH-1.4", "IMH-2.1")
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB", "ABABA", "BAABB"])
def test_any_mix_of_sides(sides: str) -> None:
    board = Table(2, sides).board()
    shown = [
        board["market"]["side"],
        board["pyramids"]["side"],
        board["temple"]["side"],
        board["burial"]["side"],
        board["obelisks"]["side"],
    ]
    assert "".join(shown).upper() == sides


@rule("IMH-1.4")
@pytest.mark.parametrize("sides", ["AAAA", "AAAAE", "aaaaa", "AAAAAA", ""])
def test_sides_that_do_not_exist(sides: str) -> None:
    with pytest.raises(OptionError):
        game_spec("imhotep").game(2, {"sides": sides})


@rule("IMH-1.5")
def test_the_deck() -> None:
    found = Counter(cards.words(cards.full_deck(False)))
    assert found.total() == 34
    assert found == {
        **dict.fromkeys(["entrance", "sarcophagus", "paved path"], 2),
        **dict.fromkeys([f"{site} decoration" for site in ["pyramid", "temple", "burial"]], 2),
        "obelisk decoration": 2,
        "lever": 2,
        "hammer": 2,
        "sail": 3,
        "chisel": 3,
        "statue": 10,
    }


# ---- set-up


@rule("IMH-2.2")
@pytest.mark.parametrize(
    ("players", "fleets"),
    [
        (2, "4331 4322 4321 4221 3322 3321 3221"),
        (3, "4421 4332 4322 4321 4221 3332 3322"),
        (4, "4432 4422 4421 4333 4332 4322 3332"),
    ],
)
def test_seven_round_cards_of_which_six_are_seen(players: int, fleets: str) -> None:
    t = Table(players)
    seen = [t.board()["round_card"]]
    assert len(t.board()["round_cards"]) == 6
    while t.round < 6:
        t.finish_round()
        seen.append(t.board()["round_card"])
    assert sorted(seen + t.board()["round_cards"]) == sorted(
        ["-".join(fleet) for fleet in fleets.split()]
    )
    assert len(t.board()["round_cards"]) == 1


@rule("IMH-2.2")
def test_every_round_card_is_equally_likely() -> None:
    match = Match(game_spec("imhotep"), 3, {"first": "1"})
    actions = match.game.legal(match.state)
    assert [match.game.weight(match.state, action) for action in actions] == [1] * 7


@rule("IMH-2.3")
def test_cards_are_as_likely_as_they_have_copies() -> None:
    match = Match(game_spec("imhotep"), 3, {"first": "1"})
    take(match, "round 4-2-2-1", "card statue", "card lever", "card lever")
    odds = {
        match.game.word(action): match.game.weight(match.state, action)
        for action in match.game.legal(match.state)
    }
    assert sum(odds.values()) == 31
    assert (odds["card statue"], odds["card sail"], odds["card entrance"]) == (9, 3, 2)
    assert "card lever" not in odds


@rule("IMH-2.4")
def test_stones_at_the_start() -> None:
    t = Table(4)
    assert [(t.sled(seat), t.quarry(seat)) for seat in range(4)] == [
        (2, 27),
        (3, 26),
        (4, 25),
        (5, 24),
    ]
    t = Table(3, first="2")
    assert [t.sled(seat) for seat in range(3)] == [4, 2, 3]
    assert t.to_act == N


@rule("IMH-2.4")
def test_the_start_player_is_drawn() -> None:
    match = Match(game_spec("imhotep"), 3, {})
    assert match.seat() == CHANCE
    assert words_of(match) == ["first 1", "first 2", "first 3"]
    take(match, "first 3", "round 4-2-2-1", *["card statue"] * 4)
    assert match.seat() == G
    with pytest.raises(OptionError):
        game_spec("imhotep").game(2, {"first": "3"})


# ---- rounds


@rule("IMH-3.1")
def test_a_round_begins_with_empty_ships_and_free_docks() -> None:
    t = Table(2, fleets=f"{SMALL} 3-3-2-1")
    t.finish_round()
    ships = t.board()["ships"]
    assert [ship["size"] for ship in ships] == [3, 3, 2, 1]
    assert all(ship["spaces"] == [-1] * ship["size"] for ship in ships)
    assert all(ship["site"] == "" for ship in ships)
    t.ship(4, "W")
    assert len(t.legal("sail 4")) == 5


@rule("IMH-3.2", "IMH-L24")
def test_market_a_is_filled_place_by_place() -> None:
    t = Table(2, deal="lever, hammer, entrance, chisel")
    assert t.market() == ["lever", "hammer", "entrance", "chisel"]
    assert t.board()["market"]["face_down"] == 0


@rule("IMH-3.3", "IMH-L24")
def test_market_b_has_two_cards_face_down() -> None:
    t = Table(2, "BAAAA", deal="lever, hammer, entrance")
    market = t.board()["market"]
    assert market["cards"] == ["lever", "hammer", "entrance", ""]
    assert (market["face_down"], market["draw_pile"]) == (2, 29)
    assert len(market["unseen"]) == 31


@rule("IMH-3.2", "IMH-3.8", "IMH-L24")
def test_places_of_market_a_stay_empty_when_there_are_no_cards() -> None:
    t = Table(2, fleets=f"{SMALL} 3-3-2-1")
    t.bury_all_but("")
    t.collect(N)
    t.ship(4, "W")
    t.play(W, "sail 4 market", "take 1")  # three cards come back
    t.finish_round()
    assert [card != "" for card in t.market()] == [True, True, True, False]


@rule("IMH-3.3", "IMH-3.8", "IMH-L24")
@pytest.mark.parametrize(("taken", "down"), [(1, 1), (2, 0)])
def test_places_of_market_b_stay_empty_when_there_are_no_cards(taken: int, down: int) -> None:
    t = Table(2, "BAAAA", fleets=f"{SMALL} 3-3-2-1")
    t.bury_all_but("statue, statue")
    t.collect(N)
    t.ship(2, "WW"[:taken])
    t.play(W, "sail 2 market", *["take 1", "take 2"][:taken])
    t.finish_round()
    assert all(card != "" for card in t.market()[:3])
    assert t.board()["market"]["face_down"] == down
    t.count_all()


@rule("IMH-3.4")
def test_turns_go_round() -> None:
    t = Table(3)
    order = []
    for _ in range(7):
        order.append(t.to_act)
        t.play(t.to_act, t.legal("load")[0] if t.sled(t.to_act) else "get")
    assert order == [W, N, G, W, N, G, W]


@rule("IMH-3.4")
def test_only_the_player_on_turn_acts() -> None:
    t = Table(3)
    t.refused(N, "get", "error-not-yours")


@rule("IMH-3.5", "IMH-3.6")
def test_the_fourth_ship_ends_the_round() -> None:
    t = Table(4, fleets="4-4-2-1")
    t.sail_on("1 temple", "2 pyramids", "3 burial")
    assert (t.round, t.to_act) == (1, K)
    t.ship(4, "W")
    t.play(K, "sail 4 obelisks")
    assert (t.round, t.board()["start"], t.to_act) == (2, W, W)


@rule("IMH-3.6")
@pytest.mark.parametrize("card", ["lever", "sail"])
def test_a_card_may_end_the_round_too(card: str) -> None:
    t = Table(4, fleets="4-4-2-1")
    t.sail_on("1 temple", "2 pyramids")
    t.give(N, card)
    t.ship(3, "WW")
    t.play(G, "sail 3 burial")
    t.turn(N)
    if card == "lever":
        t.ship(4, "G")
        t.play(N, "play lever", "sail 4 obelisks")
    else:
        t.play(N, "play sail", "load 4 1", "sail 4 obelisks")
    assert (t.round, t.to_act) == (2, G)


@rule("IMH-3.7", "IMH-L13")
def test_the_temple_comes_before_the_market_is_cleared() -> None:
    t = Table(2, "AABAA", fleets=SMALL, deal="lever, lever, hammer, hammer")
    t.build("temple", "WWWW")
    t.sleds(5, 5)
    t.bury_all_but("")
    t.collect(N)  # nothing is left to draw but what lies on the market
    t.sail_on("1 pyramids", "2 burial", "3 obelisks")
    t.ship(4, "W")
    t.sleds(5, 5)
    t.play(t.to_act, "sail 4 temple")
    assert t.round == 2
    assert t.cards(W) == []  # space 4 found no card
    assert t.points("temple") == [1 + 2 + 1, 0]


@rule("IMH-3.7")
def test_what_stays_and_what_goes() -> None:
    t = Table(2, fleets=SMALL, deal="lever, lever, hammer, hammer")
    t.sail_on("1 pyramids", "2 burial", "3 obelisks", "4 temple")
    assert t.round == 2
    assert sorted(t.discards()) == ["hammer", "hammer", "lever", "lever"]
    assert t.sled(N) == 3
    assert t.player(W)["stones"] == {"pyramids": 4, "temple": 1, "burial": 2, "obelisks": 2}


@rule("IMH-3.8", "IMH-L22", "IMH-L26")
def test_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    t = Table(2, fleets=f"{SMALL} 3-3-2-1", deal="lever, lever, hammer, hammer")
    t.bury_all_but("statue, statue")
    t.finish_round()
    # the last two cards come first, then the discards are a new pile
    assert t.market()[:2] == ["statue", "statue"]
    assert t.discards() == []
    assert t.board()["market"]["draw_pile"] == 34 - 4
    told = [m.id for m in t.messages()]
    assert told.count("imhotep-event-reshuffle") == 1


@rule("IMH-3.8")
def test_an_empty_draw_pile_is_not_refilled_too_early() -> None:
    t = Table(2, fleets=f"{SMALL} 3-3-2-1")
    t.bury_all_but("sail, sail, sail, chisel")
    t.finish_round()
    assert t.board()["market"]["draw_pile"] == 0
    assert len(t.discards()) == 30


@rule("IMH-3.8", "IMH-L26")
def test_face_down_cards_become_known_by_counting() -> None:
    """Five unseen cards, of which two lie face down: three draws, then a shuffle."""
    t = Table(2, "BBBAA", fleets=SMALL, deal="lever, lever, hammer")
    t.bury_all_but("sail, sail, chisel, entrance, entrance")
    for _ in range(3):
        assert deck.prepare_draw(t.s)
        assert t.board()["market"]["known"] == []
        t.give(W, cards.words(t.s.deck)[0])
    assert deck.prepare_draw(t.s)
    market = t.board()["market"]
    assert market["known"] == ["sail", "chisel"]
    assert (market["face_down"], market["discard"]) == (2, [])
    assert market["draw_pile"] == len(market["unseen"]) == 34 - 3 - 3 - 2
    t.count_all()


@rule("IMH-3.8", "IMH-L26")
def test_a_shuffle_between_two_face_down_cards() -> None:
    """The first of them is the last card of the old pile, the second one is anything."""
    t = Table(2, "BAAAA", fleets=f"{SMALL} 3-3-2-1", deal="lever, lever, hammer")
    t.bury_all_but("sail, sail, sail, chisel, chisel, chisel")
    t.coming = ["sail", "sail", "sail", "chisel", "chisel"]  # left over, left over, dealt
    t.finish_round()
    market = t.board()["market"]
    assert market["cards"] == ["sail", "chisel", "chisel", ""]
    assert (market["face_down"], market["known"]) == (2, ["chisel"])
    assert market["draw_pile"] == len(market["unseen"]) - 1 == 34 - 5
    t.count_all()
