"""What greedy picks in ten positions, and why a good player would; and how it fares."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.cleopatra.table import A, B, C, Table
from saqqara.bots.greedy import EVEN, GreedyBot
from saqqara.bots.observer import Observer
from saqqara.bots.random import RandomBot
from saqqara.games import game_spec
from saqqara.games.cleopatra import scoring
from saqqara.games.cleopatra.scoring import SAFETY_WORTH, prospects
from saqqara.games.cleopatra.state import CleopatraState
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices, winners
from saqqara.kernel.rng import Rng

WALL = "artisan1 wood1 stone1"
SPHINX = "artisan1 stone1 marble1"
OBELISK = "artisan1 artisan1 artisan1 wood1 wood1 stone1 stone1"
MOSAIC = "artisan1 artisan1 stone1 marble1 lapis1"


def picks(t: Table) -> str:
    """The word of the next decision."""
    seat = t.to_act
    action = GreedyBot(1, 1, EVEN).choose(Observer(t.match.game, t.match.state, seat))
    return t.match.game.word(action)


def rates(t: Table) -> dict[str, int]:
    """The rate of every choice of the next decision, by its word."""
    game = t.match.game
    out = Choices(game.actions)
    rated = vec[i64]([0] * game.actions)
    game.list_choices(t.match.state, out)
    game.hints.rate(t.match.state, out, rated)
    return {game.word(out.items[i]): int(rated[i]) for i in range(out.n)}


def test_a_small_hand_is_filled_at_the_market() -> None:
    """One wall now would cost a turn for three Talents; three cards more make two pieces."""
    assert picks(Table(WALL).merchants(0)) == "stall 1"


def test_three_pieces_in_one_visit_are_worth_going() -> None:
    """The bonus of five comes on top, and ten cards are the limit anyway."""
    assert picks(Table(f"{SPHINX} {SPHINX} {WALL}")).startswith("build")


def test_twelve_talents_do_not_wait() -> None:
    """There are two obelisks only, and the others want them too."""
    assert picks(Table(OBELISK)) == "build obelisk"


def test_a_double_pays_for_two() -> None:
    """Its amulet comes sooner or later; so two artisans are saved for later."""
    t = Table(f"artisan2 {MOSAIC}").play(A, "build mosaic")
    assert picks(t) == "pay artisan double"


def test_a_single_pays_for_one() -> None:
    """Half a double would be wasted, and a merchant is worth three Talents."""
    t = Table(f"wood2 trompe {WALL}").play(A, "build w1", "pay artisan single")
    assert picks(t) == "pay wood single"


def test_a_mosaic_goes_where_the_palms_are() -> None:
    """Five palms are five Talents."""
    t = Table(MOSAIC).garden("", top="i", left="i x").build(A, "mosaic")
    assert picks(t) == "turn 2"
    t.play(A, "turn 2")
    before = t.talents(A)
    t.play(A, picks(t))
    assert t.talents(A) - before == 9


def test_the_wall_beside_a_mosaic_comes_first() -> None:
    """It pays four instead of three."""
    drawing = """
    . . . # # # . . .
    . . . # # # . . .
    . . . # # # . . .
    I . . . . . . . .
    I . . . . . . . .
    I . . . . . . . .
    I . . . . . . . .
    I . . . . . . . .
    . . . . . . . . .
    """
    t = Table(f"{WALL} {SPHINX} {SPHINX}").garden(drawing).merchants(0)
    t.build(A, "sphinx")
    while picks(t) == "build sphinx":
        t.build(A, "sphinx")
    assert picks(t) in {"build w1", "build w2"}


def test_too_many_cards_are_not_kept_for_an_amulet_each() -> None:
    """Three artisans less for one amulet, rather than three amulets."""
    t = Table("artisan1 " * 10).play(A, "stall 1", "done")
    assert picks(t) == "limit discard"
    t.play(A, "limit discard")
    assert picks(t) == "card artisan1"


def test_the_game_is_not_ended_by_who_would_be_eaten() -> None:
    """With the most amulets the last piece feeds its builder to the crocodile."""
    t = Table(f"{SPHINX} artisan1", "", "").walls(*range(1, 10)).corrupt(9, 1, 1).merchants(0)
    t.s.sphinxes, t.s.obelisks, t.s.doors, t.s.throne, t.s.steps = 5, 2, 3, 2, 4
    assert picks(t) == "stall 1"
    t.corrupt(1, 9, 9).rich(40, 5, 5)
    assert picks(t) == "build sphinx"


def test_the_corrupt_bid_more() -> None:
    """Three amulets off are worth most to who is nearest the crocodile."""
    bids = []
    for amulets in (0, 9):
        t = Table("scribe", "", "").rich(30, 20, 20).corrupt(amulets, 5, 5)
        t.s.dice = 4
        t.play(A, "play scribe add")
        tens = picks(t)
        t.play(A, tens)
        bids.append(10 * int(tens.split()[1]) + int(picks(t).split()[1]))
    assert bids[0] < bids[1] <= 30


def test_a_beggar_is_given_what_hurts_least() -> None:
    """A card that is worth less than two Talents."""
    t = Table("beggar", "artisan1 lapis1", "").rich(5, 9, 9).play(A, "play beggar")
    assert (t.to_act, picks(t)) == (B, "card artisan1")


def test_greedy_beats_random_and_is_not_eaten() -> None:
    """With fixed seeds, so that it never wavers."""
    game = game_spec("cleopatra").game(3, {})
    won = 0
    eaten = 0
    for seed in range(12):
        seat = seed % 3
        bots = [RandomBot(seed, each) for each in range(3)]
        greedy = GreedyBot(seed, seat, EVEN)
        s = game.start()
        rng = Rng(seed)
        while not s.over():
            if s.seat() == CHANCE:
                game.apply(s, game.sample(s, rng))
                continue
            bot = greedy if s.seat() == seat else bots[s.seat()]
            game.apply(s, bot.choose(Observer(game, s, s.seat())))
        assert isinstance(s, CleopatraState)
        won += winners(game, s) == [seat]
        eaten += scoring.eaten(s, seat, 3)
    assert won >= 11
    assert eaten <= 1


def test_two_courtesans_do_not_fetch_each_other_for_ever() -> None:
    """Nothing else is discarded, and the hand is full: still no amulet for nothing."""
    t = Table("courtesan " + "lapis1 " * 7 + "marble1 " * 3).discard("courtesan").merchants(0)
    t.corrupt(30, 1, 1)
    assert picks(t) == "stall 1"


def test_after_the_action_nothing_is_played_for_less_than_it_costs() -> None:
    """A Beggar's two amulets are too much for the most corrupt."""
    t = Table("beggar", "artisan1", "artisan1").corrupt(9, 1, 1).play(A, "stall 1")
    assert picks(t) == "done"
    t = Table("beggar", "artisan1", "artisan1").corrupt(1, 9, 9).play(A, "stall 1")
    assert picks(t) == "play beggar"


def test_one_slot_stands_for_all_walls_that_are_alike() -> None:
    """So that a search does not share its attention out among nine of them."""
    t = Table("artisan1 wood1 stone1")
    rated = rates(t)
    walls = [rated[f"build w{number}"] for number in range(1, 10)]
    assert walls[0] > max(walls[1:])
    assert len(set(walls[1:])) == 1


def test_playouts_look_at_a_few_orientations() -> None:
    t = Table("artisan1 artisan1 stone1 marble1 lapis1").build(A, "mosaic")
    game = t.match.game
    out = Choices(game.actions)
    seen: set[int] = set()
    for seed in range(60):
        game.hints.list_some(game, t.match.state, Rng(seed), out)
        some = out.to_list()
        assert len(some) == 2
        assert some == sorted(some)
        seen.update(some)
    assert seen == set(game.legal(t.match.state))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_prospects_weigh_riches_against_amulets(players: int) -> None:
    """What a search counts beside the win."""
    t = Table(*[""] * players).rich(*[30] * players).corrupt(*[4] * players)
    even = [prospects(t.s, seat, players, SAFETY_WORTH) for seat in range(players)]
    assert even == [even[A]] * players
    t.rich(40, *[30] * (players - 1))
    richer = [prospects(t.s, seat, players, SAFETY_WORTH) for seat in range(players)]
    assert richer[A] > even[A] > richer[B]
    t.rich(*[30] * players).corrupt(5, *[4] * (players - 1))
    tainted = [prospects(t.s, seat, players, SAFETY_WORTH) for seat in range(players)]
    assert tainted[A] < even[A] < tainted[B]
    for shares in (even, richer, tainted):  # what one gains the others lose
        assert sum(even) - players <= sum(shares) <= sum(even) + players


def test_prospects_of_extremes_are_numbers() -> None:
    t = Table("", "", "").rich(900, 0, 0).corrupt(0, 500, 0)
    rich, corrupt, neither = [prospects(t.s, seat, 3, SAFETY_WORTH) for seat in (A, B, C)]
    assert rich > neither > corrupt == 0


def test_a_search_with_a_network_is_careful() -> None:
    """It would rather be safe than rich where the hints' own search is of two minds."""
    t = Table("", "", "").rich(60, 30, 30).corrupt(6, 4, 4)
    game = t.match.game
    bold, careful = (
        [int(ask(game, t.s, seat)) for seat in (A, B, C)]
        for ask in (game.hints.prosperity, game.hints.outlook)
    )
    assert careful[A] / sum(careful) < 1 / 3 < bold[A] / sum(bold)
