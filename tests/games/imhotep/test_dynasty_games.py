"""A New Dynasty in many random games, over random mixes, options and player counts."""

from librt.vecs import vec
from mypy_extensions import i64

from drawing import SEED, examples
from games.imhotep.contract import components, longest
from games.imhotep.dynasty_pieces import Followed
from saqqara import build_info
from saqqara.bots.greedy import EVEN, best_rated
from saqqara.games import game_spec
from saqqara.games.imhotep.state import ImhotepState
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng

SPEC = game_spec("imhotep")
GAMES = examples(600 if build_info.compiled() else 60)
EVERY = 7  # decisions between two looks at everything
SWITCHES = (
    "wrath",
    "expansion",
    "prophecies",
    "secret_cards",
    "hall_figure_square_first",
    "crypt_overflow_averts_penalty",
    "raft_may_target_market",
)


def mix(rng: Rng) -> dict[str, str]:
    options = {switch: ("off", "on")[rng.below(2)] for switch in SWITCHES}
    options["sides"] = "".join(["ABCD"[rng.below(4)] for _ in range(5)])
    options["hall_start"] = str(rng.below(14) + 1)
    return options


def decide(game: Game, s: ImhotepState, rng: Rng, rates: vec[i64], out: Choices) -> int:
    """Mostly at random, one time in four by the hints, so that games reach their ends."""
    if s.seat() == CHANCE:
        return game.sample(s, rng)
    if rng.below(4) == 0:
        game.list_choices(s, out)
        return best_rated(game, s, rng, EVEN, out, rates)
    legal = game.legal(s)
    return legal[rng.below(len(legal))]


def play_and_check(options: dict[str, str], players: int, rng: Rng) -> None:
    game = SPEC.game(players, options)
    s = game.start()
    assert isinstance(s, ImhotepState)
    pieces = components(game, s)
    followed = Followed(game, s)
    out = Choices(game.actions)
    rates = vec[i64]([0] * game.actions)
    while not s.over():
        action = decide(game, s, rng, rates, out)
        seat = s.seat()
        game.apply(s, action)
        followed.look(s, seat, game.word(action))
        assert s.depth < len(s.stack) - 4
        if s.ply % EVERY == 0:
            assert components(game, s) == pieces
            followed.count_tiles(s)
    assert components(game, s) == pieces
    assert s.ply < longest(players)
    assert s.round == 6
    for seat in range(players):
        assert sum(game.score_sheet(s, seat).values()) == game.score(s, seat)


def test_nothing_is_lost_in_any_game() -> None:
    rng = Rng(SEED)
    for number in range(GAMES):
        options = mix(rng)
        players = number % 3 + 2
        try:
            play_and_check(options, players, rng)
        except AssertionError as error:
            raise AssertionError(f"seed {SEED}, game {number}: {players} {options}") from error
