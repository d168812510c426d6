"""Networks: their sums, that they are fair, and their files."""

from pathlib import Path

import pytest

from bots.positions import every_game
from contract.cases import SEATINGS, Case, some, walk
from saqqara.bots import network_files
from saqqara.bots.network import (
    FINE,
    HALF,
    ONE,
    Network,
    Weights,
    count_rows,
    count_weights,
    highs_of,
    places_of,
    random_numbers,
    random_weights,
)
from saqqara.bots.network_files import (
    HEADER,
    LARGEST,
    LARGEST_FILE,
    STEP_BITS,
    file_name,
    read_weights,
    rounded,
    weights_bytes,
    weights_for,
)
from saqqara.bots.values import WIN
from saqqara.games import GAMES, game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State


def answer(network: Network, s: State, seat: int) -> tuple[list[int], list[float]]:
    """What is expected for every seat, and how promising every legal choice is."""
    game = network.game
    choices = Choices(game.actions)
    game.list_choices(s, choices)
    network.look(s, seat)
    network.prefer(choices)
    return list(network.shares), [float(network.priors[i]) for i in range(choices.n)]


def small(game: Game, seed: int = 1) -> bytes:
    return weights_bytes(game, 8, 4, random_numbers(game, seed, 8, 4))


@pytest.mark.parametrize("case", SEATINGS, ids=str)
def test_positions_that_a_seat_cannot_tell_apart_are_judged_alike(case: Case) -> None:
    game = case.game()
    network = Network(game, random_weights(game, 1, 16, 8))
    rng = Rng(5)
    for step in some(walk(case)[:-1], 25):
        seat = step.state.seat()
        if seat >= 0:
            other = game.determinize(step.state, seat, rng)
            assert answer(network, other, seat) == answer(network, step.state, seat)


@pytest.mark.parametrize("case", SEATINGS, ids=str)
def test_shares_and_priors_add_up(case: Case) -> None:
    game = case.game()
    network = Network(game, random_weights(game, 2, 16, 8))
    for step in some(walk(case)[:-1], 10):
        if step.state.seat() >= 0:
            shares, priors = answer(network, step.state, step.state.seat())
            assert abs(sum(shares) - WIN) <= case.players
            assert all(0 <= share <= WIN for share in shares)
            assert sum(priors) == pytest.approx(1)


def test_both_builds_say_the_same() -> None:
    """Written down once. The numbers change when the network does, or the rules."""
    game = game_spec("senet").game(2, {})
    network = Network(game, random_weights(game, 1, 16, 8))
    steps = [step for step in walk(Case(game_spec("senet"), 2, {})) if step.action >= 0]
    found = [answer(network, step.state, 0)[0] for step in steps[10:60:10]]
    assert found == [[26026, 33974], [26557, 33443], [25475, 34525], [25953, 34047], [26980, 33020]]


def test_sums_by_hand() -> None:
    """One sum of the first layer counts pawns borne off, one of the second hands it on."""
    game = game_spec("senet").game(2, {})
    highs = highs_of(game)
    rows = count_rows(highs)
    numbers = [0] * count_weights(2, rows, int(game.actions), 2, 1)
    own_off = len(highs) - 2
    start = places_of(highs)[0][own_off]
    for pawns in range(1, 8):
        numbers[(start + pawns - 1) * 2 + 1] = pawns * ONE // 2  # half for each, in the second sum
    numbers[rows * 2 + 1] = ONE  # and one more
    middle = (rows + 1) * 2
    numbers[middle + 1] = ONE
    numbers[middle + 3] = ONE  # to the viewer's own seat
    network = Network(game, Weights(game, 2, 1, numbers))
    network.bytes[own_off] = 3
    network.add_first()
    network.add_second()
    assert (network.active, network.units[0]) == (1, 5 * 4096 // 2)
    network.expect(1)
    assert network.shares[1] == round(WIN * 0.924142)  # 1 / (1 + exp(-2.5)), the viewer is seat 1
    assert network.shares[0] == WIN - network.shares[1]


def test_a_count_has_a_row_for_each_value_and_one_for_all_beyond() -> None:
    """The number of throws in Senet may be 250."""
    game = game_spec("senet").game(2, {})
    highs = highs_of(game)
    entry = highs.index(250)
    start = places_of(highs)[0][entry]
    numbers = [0] * count_weights(2, count_rows(highs), int(game.actions), 2, 1)
    for row in range(FINE + 1):
        numbers[(start + row) * 2] = 1000 + row
    network = Network(game, Weights(game, 2, 1, numbers))
    for value, expected in (
        (0, 0),
        (1, 1000),
        (FINE, 1015),
        (FINE + 1, 2031),
        (250, 1015 + 234 * 1016),
    ):
        network.bytes[entry] = value
        network.add_first()
        assert network.sums[0] == expected


def test_sums_may_not_leave_their_half() -> None:
    game = game_spec("senet").game(2, {})
    numbers = random_numbers(game, 1, 2, 1)
    numbers[0] = HALF - 1
    numbers[2] = HALF - 1
    with pytest.raises(OptionError) as caught:
        Weights(game, 2, 1, numbers)
    assert caught.value.code == "bot-weights-damaged"


# ---- files


@pytest.mark.once
@every_game
def test_what_is_written_is_read_again(spec: Spec) -> None:
    if spec not in GAMES:
        return  # only games of the registry have an encoding to keep
    for players in spec.players:
        game = spec.game(players, {})
        content = weights_bytes(game, 128, 32, random_numbers(game, 3, 128, 32))
        assert len(content) < LARGEST_FILE
        read = read_weights(game, content, "file")
        numbers = [rounded(each) << STEP_BITS for each in random_numbers(game, 3, 128, 32)]
        made = Weights(game, 128, 32, numbers)
        assert list(read.into) == list(made.into)
        assert list(read.choices_bias) == list(made.choices_bias)


def refusal(game: Game, content: bytes) -> str:
    with pytest.raises(OptionError) as caught:
        read_weights(game, content, "some.bin")
    assert caught.value.details["file"] == "some.bin"
    return caught.value.code


def test_a_file_rounds_to_what_it_can_hold() -> None:
    step = ONE // 256
    near = (0, step // 2 - 1, step // 2, -step // 2, -step // 2 - 1, step + 9)
    assert [rounded(each) << STEP_BITS for each in near] == [0, 0, step, 0, -step, step]
    assert (rounded(100 * ONE), rounded(-100 * ONE)) == (LARGEST, -LARGEST)


def test_damaged_files_are_refused() -> None:
    game = game_spec("senet").game(2, {})
    sound = small(game)
    changed = bytearray(sound)
    changed[-5] ^= 1
    for content in (b"", b"SAQW", sound[:-1], sound + b"\0" * 4, bytes(changed), b"X" + sound[1:]):
        assert refusal(game, content) == "bot-weights-damaged"
    assert refusal(game, b"\0" * (LARGEST_FILE + 1)) == "bot-weights-damaged"


def test_files_for_something_else_are_refused() -> None:
    senet = game_spec("senet").game(2, {})
    two, three = (game_spec("pharaoh").game(players, {}) for players in (2, 3))
    assert refusal(senet, small(two)) == "bot-weights-other"
    assert refusal(three, small(two)) == "bot-weights-other"
    sound = small(senet)
    fields = list(HEADER.unpack_from(sound))
    fields[3] += 1  # the encoding
    later = HEADER.pack(*fields) + sound[HEADER.size :]
    assert refusal(senet, later) == "bot-weights-other"
    fields[3] -= 1
    fields[7] += 2  # sums of the first layer: not as many numbers as that takes
    assert refusal(senet, HEADER.pack(*fields) + sound[HEADER.size :]) == "bot-weights-other"


def test_options_that_change_the_observation_take_other_weights() -> None:
    spec = game_spec("imhotep")
    base, dynasty = spec.game(3, {}), spec.game(3, {"sides": "DDDDD", "expansion": "on"})
    assert file_name(base) != file_name(dynasty)
    assert refusal(dynasty, small(base)) == "bot-weights-other"


def test_a_file_by_its_path(tmp_path: Path) -> None:
    game = game_spec("senet").game(2, {})
    path = tmp_path / "learned.bin"
    with pytest.raises(OptionError) as caught:
        weights_for(game, str(path))
    assert caught.value.code == "bot-weights-file"
    path.write_bytes(small(game))
    assert weights_for(game, str(path)) is weights_for(game, str(path))


@pytest.mark.once
def test_shipped_files_are_sound_and_small() -> None:
    """Those for another encoding are as good as none."""
    folder = Path(network_files.__file__).parent / network_files.FOLDER
    for spec in GAMES:
        sizes = [path.stat().st_size for path in folder.glob(f"{spec.id}-*.bin")]
        assert sum(sizes) <= LARGEST_FILE  # of all numbers of players
        for players in spec.players:
            game = spec.game(players, {})
            path = folder / file_name(game)
            if path.exists():
                weights_for(game)
            else:
                with pytest.raises(OptionError) as caught:
                    weights_for(game)
                assert caught.value.code == "bot-weights-none"
