"""A New Dynasty: secret cards, prophecies and editions (sections 16 to 18 and 20)."""

import pytest

from games.imhotep.dynasty_table import DynastyTable
from games.imhotep.table import G, N, W
from rules import rule
from saqqara.games import game_spec
from saqqara.games.imhotep import cards
from saqqara.games.imhotep import prophecies as scarabs
from saqqara.games.imhotep.state import lie_down
from saqqara.games.imhotep.tables import BURIAL, CARD_WORD, PYRAMIDS, TEMPLE
from saqqara.kernel.errors import OptionError
from saqqara.kernel.event import SPECTATOR, sees
from saqqara.kernel.rng import Rng

FLEET = "4-3-3-2"
FOUR = "lever, statue, hammer, sail"


def give(t: DynastyTable, seat: int, name: str) -> None:
    t.give(seat, name)


# ---- secret cards


@rule("DYN-16.1", "DYN-16.2")
def test_blue_cards_lie_face_down_for_the_others() -> None:
    t = DynastyTable(3, "AAAAA", fleets=FLEET, deal=FOUR, secret_cards="on")
    t.ship(4, "W")
    t.play(W, "sail 4 market", "take 1")
    assert t.board(W)["players"][W]["cards"] == ["lever"]
    assert t.board(N)["players"][W]["cards"] == []
    assert t.seen_by(N)["hidden_cards"] == [1, 0, 0]
    assert t.seen_by(W)["hidden_cards"] == [0, 0, 0]  # not hidden from its owner
    for seed in range(10):  # all saw it being taken
        other = t.match.game.determinize(t.s, N, Rng(seed))
        assert cards.words(other.owned[W]) == ["lever"]  # type: ignore[attr-defined]


@rule("DYN-16.2", "DYN-L17")
def test_a_drawn_blue_card_is_known_to_its_owner_only() -> None:
    t = DynastyTable(3, "ACAAA", luck="scaffold 3", secret_cards="on")
    t.coming = ["chisel"]
    t.events = []
    t.put("pyramids", "W")
    assert t.board(W)["players"][W]["cards"] == ["chisel"]
    assert t.s.hidden[0] & 31 == CARD_WORD.index("chisel")
    kinds = set()
    for seed in range(60):
        other = t.match.game.determinize(t.s, N, Rng(seed))
        kinds.update(cards.words(other.owned[W]))  # type: ignore[attr-defined]
        assert cards.words(t.match.game.determinize(t.s, W, Rng(seed)).owned[W]) == [  # type: ignore[attr-defined]
            "chisel"
        ]
    assert kinds == {"lever", "hammer", "sail", "chisel"}


@rule("DYN-L17", "DYN-16.1")
def test_a_card_that_all_have_seen_is_played_first() -> None:
    t = DynastyTable(3, "ACAAA", luck="scaffold 3", secret_cards="on")
    t.coming = ["hammer"]
    t.put("pyramids", "W")
    give(t, W, "hammer")
    t.turn(W)
    t.play(W, "play hammer", "load 1 1")
    assert len(t.s.hidden) == 1
    t.turn(W)
    t.play(W, "play hammer", "load 1 2")
    assert len(t.s.hidden) == 0


@rule("DYN-16.3")
def test_all_is_shown_at_the_end() -> None:
    t = DynastyTable(3, "ACAAA", luck="scaffold 3", secret_cards="on")
    t.coming = ["hammer"]
    t.put("pyramids", "W")
    t.last_round()
    t.end_round()
    assert t.over
    assert t.board(N)["players"][W]["cards"] == ["hammer"]
    assert t.board(N)["market"]["unseen"].count("hammer") == 1  # the other one


@rule("DYN-16.2")
def test_a_secret_card_is_drawn_before_its_owner_alone() -> None:
    t = DynastyTable(3, "ACAAA", luck="scaffold 3", secret_cards="on")
    t.coming = ["hammer"]
    t.put("pyramids", "W")
    drawn = t.match.plies[-1]
    assert t.match.game.word(drawn.action) == "card hammer"
    assert [sees(drawn.audience, seat) for seat in (W, N, SPECTATOR)] == [True, False, False]


@rule("DYN-16.2")
def test_after_the_last_ship_a_drawn_card_is_shown() -> None:
    t = DynastyTable(3, "ACAAA", luck="scaffold 3", secret_cards="on")
    t.last_round()
    t.s.moored = 0
    t.coming = ["hammer"]
    t.put("pyramids", "W")
    assert len(t.s.hidden) == 0


def told_to(t: DynastyTable, seat: int) -> str:
    """All that a seat has heard since the events were cleared, moves included."""
    heard = [event for event in t.events if sees(event.audience, seat)]
    words = [f"{event.message.id} {event.message.args}" for event in heard]
    return " ".join(words + [move.piece for event in heard for move in event.moves])


def possible_cards(t: DynastyTable, owner: int, viewer: int) -> set[str]:
    """What a seat must think that another may hold."""
    found: set[str] = set()
    for seed in range(80):
        other = t.match.game.determinize(t.s, viewer, Rng(seed))
        found.update(cards.words(other.owned[owner]))  # type: ignore[attr-defined]
    return found


BLUE = {"lever", "hammer", "sail", "chisel"}
DOWN = "statue, statue, chisel, hammer, statue, statue, statue, statue"


@rule("DYN-16.2", "DYN-L17")
def test_a_blue_card_from_a_face_down_place_stays_secret() -> None:
    """Market D: G has looked there before, and can no longer tell which blue card is gone."""
    t = DynastyTable(3, "DAAAA", deal=DOWN, secret_cards="on")
    t.put("market", "G", "take 3", "keep statue")
    assert t.seen_by(G)["piles"][0]["known"] == ["hammer", "chisel"]
    t.events = []
    before = len(t.match.plies)
    t.put("market", "W", "take 3", "keep chisel")
    keep = t.match.plies[-1]
    assert len(t.match.plies) == before + 2
    assert (sees(keep.audience, W), sees(keep.audience, N), keep.reveals) == (True, False, False)
    assert "chisel" in told_to(t, W)
    for other in (N, G, SPECTATOR):
        assert "chisel" not in told_to(t, other)
        assert t.board(other)["players"][W]["cards"] == []
    assert t.board(W)["players"][W]["cards"] == ["chisel"]
    assert t.seen_by(G)["piles"][0]["known"] == []
    assert t.seen_by(W)["piles"][0]["known"] == ["hammer"]
    assert possible_cards(t, W, N) == possible_cards(t, W, G) == BLUE
    assert possible_cards(t, W, W) == {"chisel"}


@rule("DYN-16.2", "DYN-L17")
def test_who_has_seen_that_only_one_blue_card_was_there_knows_it() -> None:
    t = DynastyTable(3, "DAAAA", deal=DOWN.replace("hammer", "statue"), secret_cards="on")
    t.put("market", "G", "take 3", "keep statue")
    t.put("market", "W", "take 3", "keep chisel")
    assert possible_cards(t, W, G) == {"chisel"}
    assert possible_cards(t, W, N) == BLUE


@rule("DYN-16.2", "IMH-7.4")
def test_market_b_shows_the_discarded_card_only() -> None:
    t = DynastyTable(3, "BAAAA", deal="lever, statue, entrance, hammer, chisel", secret_cards="on")
    t.events = []
    t.put("market", "W", "take 4", "keep hammer")
    assert "hammer" not in told_to(t, N)
    assert "chisel" in told_to(t, N)
    assert not sees(t.match.plies[-1].audience, N)
    assert possible_cards(t, W, N) == BLUE


@rule("DYN-16.2", "DYN-6.4")
def test_the_temple_shows_the_discarded_cards_only() -> None:
    t = DynastyTable(3, "AACAA", deal=FOUR, secret_cards="on")
    t.put("temple", "NNNW")
    t.coming = ["hammer", "statue", "chisel"]
    t.events = []
    t.end_round()
    t.play(t.to_act, *[word for word in t.legal() if word == "point"])
    assert t.legal() == ["keep hammer", "keep chisel", "keep statue"]
    t.play(W, "keep chisel")
    assert "chisel" not in told_to(t, N)
    assert "hammer" in told_to(t, N)
    assert possible_cards(t, W, N) == BLUE - {"hammer"}  # all have seen both hammers


@rule("DYN-16.2")
def test_other_colours_are_shown_when_they_are_kept() -> None:
    t = DynastyTable(3, "DAAAA", deal=DOWN, secret_cards="on")
    t.events = []
    t.put("market", "W", "take 3", "keep statue")
    assert "statue" in told_to(t, N)
    assert sees(t.match.plies[-1].audience, N)


# ---- prophecies


def prophecies(*names: str, players: int = 3, **options: str) -> DynastyTable:
    luck = ", ".join([f"prophecy {name}" for name in names])
    return DynastyTable(players, "AAAAA", luck=luck, prophecies="on", **options)


@rule("DYN-17.1")
def test_three_prophecies_and_two_scarabs() -> None:
    t = prophecies("osiris", "ra", "set")
    assert [each["prophecy"] for each in t.dynasty["prophecies"]] == ["osiris", "ra", "set"]
    assert t.dynasty["scarabs"] == [2, 2, 2]


@rule("DYN-17.2", "DYN-17.3", "DYN-L16")
def test_one_scarab_in_a_window_and_on_a_card() -> None:
    t = prophecies("osiris", "ra", "set")
    t.play(W, "scarab osiris")
    assert t.to_act == W  # it costs no action
    assert t.legal("scarab") == []
    t.s.round = 2
    assert t.legal("scarab") == []
    t.s.round = 3
    assert t.legal("scarab") == ["scarab set", "scarab ra"]
    t.play(W, "scarab ra")
    t.s.round = 5
    assert t.legal("scarab") == []
    t.play(W, "get")
    assert t.legal("scarab") == ["scarab osiris", "scarab set", "scarab ra"]
    assert t.dynasty["prophecies"][0]["scarabs"] == [0, -1, -1]


@rule("DYN-17.3")
def test_who_has_to_pass_may_lay_a_scarab() -> None:
    t = prophecies("osiris", "ra", "set")
    t.sleds(0, 0, 0)
    t.s.quarry = 0
    assert t.legal() == ["pass", "scarab osiris", "scarab set", "scarab ra"]
    t.play(W, "scarab ra", "pass")
    assert t.to_act == N


@rule("DYN-17.2")
@pytest.mark.parametrize("round", range(1, 7))
def test_a_window_is_open_for_two_rounds(round: int) -> None:
    """One that does not come true costs 3, 2 or 1 points."""
    t = prophecies("osiris", "ra", "set")
    t.s.round = round
    t.play(W, "scarab ra")
    assert t.end_points("prophecies")[W] == [-3, -3, -2, -2, -1, -1][round - 1]


@rule("DYN-17.4", "DYN-2.4", "DYN-L16")
def test_points_by_window() -> None:
    t = prophecies("osiris", "ra", "set")
    t.play(W, "scarab osiris")
    t.s.round = 4
    t.play(W, "scarab set")
    assert t.end_points("prophecies") == [-3 - 2, 0, 0]
    t.put("pyramids", "W")
    assert t.end_points("prophecies") == [6 - 2, 0, 0]
    t.s.earned[0] = 0
    assert scarabs.points(t.s, W) == 4


@rule("DYN-18.1", "DYN-18.2", "DYN-18.3")
@pytest.mark.parametrize(
    ("prophecy", "site"),
    [(0, PYRAMIDS), (1, BURIAL), (2, TEMPLE)],
    ids=["osiris", "anubis", "isis"],
)
def test_strictly_the_most_stones(prophecy: int, site: int) -> None:
    t = prophecies("osiris", "anubis", "isis")
    assert not scarabs.is_met(t.s, W, prophecy)
    lie_down(t.s, site, W)
    assert scarabs.is_met(t.s, W, prophecy)
    lie_down(t.s, site, G)
    assert not scarabs.is_met(t.s, W, prophecy)


@rule("DYN-18.4")
@pytest.mark.parametrize(("players", "stones"), [(2, 3), (3, 3), (4, 2)])
def test_horus_asks_for_stones_everywhere(players: int, stones: int) -> None:
    t = prophecies("horus", "ra", "set", players=players)
    for number in range(stones):
        assert not scarabs.is_met(t.s, N, 3), number
        for site in range(1, 5):
            lie_down(t.s, site, N)
    assert scarabs.is_met(t.s, N, 3)


@rule("DYN-18.5", "DYN-18.6", "DYN-18.7")
@pytest.mark.parametrize(
    ("prophecy", "names"),
    [
        (4, "statue, statue, statue, statue"),
        (5, "entrance, private quarry, extra storage"),
        (6, "pyramid decoration, temple decoration, stone ornament, stone ornament"),
    ],
)
def test_cards_of_a_colour(prophecy: int, names: str) -> None:
    t = prophecies("set", "amun", "ra", expansion="on")
    for name in names.split(", "):
        assert not scarabs.is_met(t.s, G, prophecy)
        give(t, G, name)
    assert scarabs.is_met(t.s, G, prophecy)


def test_everybody_sees_how_far_a_prophecy_is() -> None:
    """At a site one more stone than any other player is needed."""
    t = prophecies("osiris", "horus", "set", players=3)
    t.put("pyramids", "WWWN")
    give(t, N, "statue, statue")
    shown = {each["prophecy"]: each for each in t.dynasty["prophecies"]}
    assert (shown["osiris"]["progress"], shown["osiris"]["needed"]) == ([3, 1, 0], [2, 4, 4])
    assert (shown["horus"]["progress"], shown["horus"]["needed"]) == ([1, 0, 0], [4, 4, 4])
    assert (shown["set"]["progress"], shown["set"]["needed"]) == ([0, 2, 0], [4, 4, 4])
    assert shown["osiris"]["met"] == [True, False, False]


# ---- editions


@rule("DYN-15.1", "DYN-18.6")
def test_an_edition_replaces_figures() -> None:
    text = "extra_storage_red = 0\nhallway = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]"
    t = DynastyTable(3, "ADAAA", edition=text, expansion="on")
    t.put("pyramids", "W")
    assert t.points("pyramids")[W] == 9
    give(t, W, "entrance, private quarry, extra storage")
    assert not scarabs.is_met(t.s, W, 5)


BAD_TILES = "scaffolds = [" + ", ".join(['["Q", "1", "1", "1"]'] * 5) + "]"


@pytest.mark.parametrize(
    "text",
    [
        BAD_TILES,
        'temple_c = ["P1", "P2_or", "P1", "draw3_keep1", "P1"]',
        "crypt_columns = 5",
        "avenue = [[9, 5], [2, 4], [3, 8], [3, 7], [3, 6], [4, 12], [4, 11], [5, 16]]",
        "arena_arrows = [-1, 1, 3, 1, 2, 1, 3, 2, 1, 2, 3, 1]",
        "extra_storage_red = 2",
        "hallway = [1, 2, 3]",
        "[obelisk_shapes]\nI2 = [[0, 0], [2, 0]]",
        "[obelisk_shapes]\nI2 = [[0, 0], [0, 0]]",
        "[obelisk_shapes]\nI2 = [[3, 0], [2, 0]]",
        "[obelisk_shapes]\nO4 = [[0, 0], [1, 0], [0, 2], [1, 2]]",
        "no_such_table = 1",
    ],
)
def test_figures_that_the_rules_cannot_use_are_refused(text: str) -> None:
    with pytest.raises(OptionError):
        game_spec("imhotep").game(3, {"edition": text})


def test_an_edition_may_change_a_tile() -> None:
    names = ["I1"] * 15
    text = f"obelisk_path = {names}".replace("'", '"')
    t = DynastyTable(3, "AAAAC", edition=text)
    t.put("obelisks", "W")
    assert t.legal() == ["build 0 0 1", "build 0 1 0", "build 1 0 0"]


def test_an_edition_s_tiles_are_shown_as_they_are() -> None:
    t = DynastyTable(3, "AAAAC", edition="[obelisk_shapes]\nI2 = [[0, 0], [0, 1]]")
    giant = t.dynasty["giant"]
    assert giant is not None
    assert giant["shapes"][:2] == ["L3", "I2"]
    assert giant["squares"][:2] == [[[0, 0], [1, 0], [0, 1]], [[0, 0], [0, 1]]]
