"""What greedy picks in ten positions, and why a good player would: the yardstick must be fair."""

from collections import Counter
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.imhotep.table import N, Table, W
from saqqara.bots.greedy import EVEN, GreedyBot
from saqqara.bots.observer import Observer
from saqqara.games import game_spec
from saqqara.games.imhotep.harbour import DRAWN_SHIP, LOTS
from saqqara.games.imhotep.outlook import ABOVE_ALL, hundredth, split
from saqqara.games.imhotep.ranking import (
    HEIGHT_SHARES,
    ROW_SHARES,
    one_more_brings,
    rank_points,
)
from saqqara.games.imhotep.state import for_seat
from saqqara.games.imhotep.tables import HEIGHT_PRIZES, ROW_PRIZES
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


def greedy(t: Table) -> str:
    seat = t.to_act
    bot = GreedyBot(1, 1, EVEN)
    return t.match.game.word(bot.choose(Observer(t.match.game, t.match.state, seat)))


def test_an_empty_sled_is_filled() -> None:
    """Without stones nothing can be loaded, and no ship is ready."""
    t = Table(2, fleets="4-3-2-1")
    t.sleds(0, 3)
    assert greedy(t) == "get"


def test_a_full_sled_is_unloaded() -> None:
    """No stone more fits, and five wait for a ship."""
    t = Table(2, fleets="4-3-2-1")
    t.sleds(5, 3)
    assert greedy(t).startswith("load")


def test_own_stones_go_where_they_earn_most() -> None:
    """The last round: nine points on the pyramid, three in the temple, no rank at the obelisks."""
    t = Table(2, fleets="4-3-2-1")
    t.s.round = 6
    t.build("pyramids", "NNN")
    t.build("obelisks", "WNNNNNN")
    t.ship(1, "WWW.")
    t.sleds(0, 3)
    assert greedy(t) == "sail 1 pyramids"


def test_a_ship_of_the_other_is_not_sent_to_the_best_dock() -> None:
    """Three stones of the opponent on 2, 4 and 3 would be nine points for them."""
    t = Table(2, fleets="4-3-2-1")
    t.build("pyramids", "WWW")
    t.ship(1, "NNN.")
    assert greedy(t) != "sail 1 pyramids"


def test_the_third_stone_makes_a_tower() -> None:
    """Two stones wait at obelisks B: one more is worth ten points at once."""
    t = Table(2, sides="AAAAB", fleets="4-3-2-1")
    t.build("obelisks", "WW")
    t.ship(4, "W")
    t.sleds(0, 3)
    t.empty_quarry(W)
    assert greedy(t) == "sail 4 obelisks"


def test_the_fifth_statue_is_taken() -> None:
    """From 10 to 15 points; nothing else on display comes near."""
    t = Table(2, fleets="4-3-2-1", deal="lever, statue, hammer, paved path")
    t.give(W, "statue, statue, statue, statue")
    t.ship(4, "W")
    t.play(W, "sail 4 market")
    assert t.to_act == W
    assert greedy(t) == "take 2"


def test_a_decoration_of_a_crowded_site_is_taken() -> None:
    """Twelve stones lie at the temple: four points and more to come, against a first statue."""
    t = Table(2, fleets="4-3-2-1", deal="statue, temple decoration, lever, hammer")
    t.build("temple", "WNWNWNWNWNWN")
    t.ship(4, "N")
    t.play(W, "sail 4 market")
    assert t.to_act == N
    assert greedy(t) == "take 2"


def test_the_tip_of_a_small_pyramid_is_taken() -> None:
    """Four points at the tip on the left, two at the foot of the others."""
    t = Table(2, sides="ABAAA", fleets="4-3-2-1")
    t.build_small("left", "NNNN")
    t.ship(4, "W")
    t.play(W, "sail 4 pyramids")
    assert greedy(t) == "pyramid left"


def test_a_bonus_is_used() -> None:
    """A card for nothing."""
    t = Table(2, sides="ABAAA", fleets="4-3-2-1")
    t.build_small("left", "N")
    t.ship(4, "W")
    t.play(W, "sail 4 pyramids", "pyramid left")
    assert greedy(t) == "bonus"


def test_in_the_last_round_a_point_is_better_than_stones() -> None:
    """Stones on the sled break ties at most once the ships are gone."""
    t = Table(2, sides="AABAA", fleets="4-3-2-1")
    t.s.round = 6
    t.sail_on("1 pyramids", "2 burial", "3 obelisks")
    t.fill(4)
    t.play(t.to_act, "sail 4 temple")
    assert t.legal() == ["point", "stones"]
    assert greedy(t) == "point"


def test_a_group_in_the_burial_chamber_is_made_larger() -> None:
    """Four stones of one colour touch: the fifth beside them is worth five points at the end."""
    t = Table(2, fleets="4-3-2-1")
    t.s.round = 6
    t.build("burial", "WWW WNN")
    t.build("obelisks", "WNNN")
    t.ship(4, "W")
    t.give(W, "lever")
    t.play(W, "play lever")
    assert greedy(t) == "sail 4 burial"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_more_stone_brings_what_the_ranking_says(players: int) -> None:
    """The hints ask a table; it must agree with the points by rank of the rules."""
    first = players - 2
    for heights in product(range(4), repeat=players):
        counts = sum(for_seat(seat, height) for seat, height in enumerate(heights))
        for seat in range(players):
            more = counts + for_seat(seat, 1)
            for prizes, shares, row in (
                (ROW_PRIZES, ROW_SHARES, 0),
                (HEIGHT_PRIZES, HEIGHT_SHARES, first),
            ):
                rise = rank_points(more, seat, players, prizes, 4 * row) - rank_points(
                    counts, seat, players, prizes, 4 * row
                )
                assert one_more_brings(counts, seat, shares, 16 * row) == rise


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rates_do_not_depend_on_what_was_rated_before(players: int) -> None:
    """The figures of the sites are kept as long as nothing changes there, and no longer."""
    options = {"sides": "random"}
    kept = game_spec("imhotep").game(players, options)
    rng = Rng(4, players)
    for _ in range(6):
        s = kept.start()
        while settle_chance(kept, s, rng):
            fresh = game_spec("imhotep").game(players, options)
            assert rates(kept, s) == rates(fresh, s)
            legal = kept.legal(s)
            kept.apply(s, legal[rng.below(len(legal))])


def rates(game: Game, s: State) -> list[int]:
    out = Choices(game.actions)
    found = vec[i64]([0] * game.actions)
    game.list_choices(s, out)
    game.hints.rate(s, out, found)
    return list(found)[: out.n]


@pytest.mark.parametrize("among", [1, 2, 3, 4, 5])
def test_quick_divisions_round_down_like_python(among: int) -> None:
    for number in (*range(-1000, 1000), *range(-2_000_000, 2_000_000, 12_345)):
        if abs(number) < ABOVE_ALL:
            assert split(number, among) == number // among
        assert hundredth(number) == number // 100


# ---- what a playout looks at


def some_choices(t: Table, seed: int) -> list[str]:
    game = t.match.game
    out = Choices(game.actions)
    game.hints.list_some(game, t.match.state, Rng(seed), out)
    return [game.word(action) for action in out.to_list()]


def test_a_playout_compares_the_sailings_of_one_ship() -> None:
    """Any of those in the harbour, and none if the ship that was drawn may not sail."""
    t = Table(2, fleets="4-3-2-1")
    t.ship(1, "WNW.")
    t.ship(4, "N")
    seen = set()
    for seed in range(60):
        words = some_choices(t, seed)
        ships = {word.split()[1] for word in words if word.startswith("sail")}
        assert len(ships) <= 1
        seen |= ships or {"none"}
        others = [word for word in t.legal() if not word.startswith("sail")]
        assert [word for word in words if not word.startswith("sail")] == others
    assert seen == {"1", "4", "none"}


def test_a_playout_compares_all_sailings_if_there_is_nothing_else() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.sleds(0, 3)
    t.empty_quarry(W)
    t.ship(4, "N")
    for seed in range(20):
        assert some_choices(t, seed) == t.legal()


def test_every_ship_of_a_set_is_drawn_alike() -> None:
    for ships in range(1, 16):
        lots = DRAWN_SHIP[LOTS * ships : LOTS * (ships + 1)]
        shares = Counter(lots)
        assert sum(shares) == ships
        assert set(shares.values()) == {LOTS // len(shares)}
