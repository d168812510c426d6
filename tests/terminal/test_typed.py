"""Typed moves in the words that the board shows, of every game and in every language."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest

from saqqara.games import GAMES, game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng
from saqqara.text import LANGUAGES, Texts
from saqqara.text.typed import in_notation, tight

NAMES = ("Ana", "Ben", "Chie", "Dan", "Eva")
TABLES: dict[str, list[dict[str, str]]] = {  # others with their usual options
    "imhotep": [{"sides": "BBBBB"}, {"sides": "CCCCC", "expansion": "on", "prophecies": "on"}],
    "cleopatra": [{"preset": "original-2006"}],
}
CASES = [(spec.id, options) for spec in GAMES for options in TABLES.get(spec.id, [{}])]
DECISIONS = 25  # of each table


def positions(
    game: str, options: dict[str, str], seed: int = 3, most: int = DECISIONS
) -> Iterator[Match]:
    """A game played at random, whenever somebody has to choose."""
    spec = game_spec(game)
    match = Match(spec, min(3, spec.players[-1]), options)
    dealer, rng = SeededDealer(seed), Rng(seed)
    for _ in range(most):
        match.deal(dealer)
        if match.seat() == CHANCE:
            return
        yield match
        legal = match.game.legal(match.state)
        match.play(match.seat(), legal[rng.below(len(legal))])


@pytest.mark.parametrize(("game", "options"), CASES, ids=lambda case: str(case)[:20])
def test_what_a_choice_is_called_can_be_typed(game: str, options: dict[str, str]) -> None:
    """Its label, and its row and cell of a table, wherever no other choice is called the same."""
    tried = 0
    for match in positions(game, options):
        legal = match.game.legal(match.state)
        labels = [(action, match.game.voice.label(match.state, action)) for action in legal]
        for lang in LANGUAGES:
            texts = Texts(lang)
            shown = [(action, texts.render(label, NAMES)) for action, label in labels]
            for action, label in labels:
                row, cell = texts.part(label, "row", NAMES), texts.part(label, "cell", NAMES)
                if row and cell:
                    shown.append((action, f"{row} {cell}"))
            same = Counter(tight(text) for _, text in shown)
            for action, text in shown:
                if same[tight(text)] == 1:
                    tried += 1
                    word = match.game.word(action)
                    assert in_notation(match, match.seat(), [text], NAMES) == [word]
    assert tried > DECISIONS


def read(match: Match, *parts: str) -> list[str]:
    return in_notation(match, match.seat(), parts, NAMES)


def sailing() -> tuple[Match, int]:
    """A position in which a ship can sail to the Temple, and the number of the ship."""
    for match in positions("imhotep", {"sides": "AAAAA"}, most=200):
        for action in match.game.legal(match.state):
            verb, *rest = match.game.word(action).split()
            if verb == "sail" and rest[1] == "temple":
                return match, int(rest[0])
    raise AssertionError


def test_sites_in_japanese() -> None:
    match, ship = sailing()
    for typed in (f"sail {ship} 神殿", f"船{ship} 神殿", f"船{ship}神殿", f"ship {ship} temple"):
        assert read(match, typed) == [f"sail {ship} temple"]


def test_gods_by_their_names() -> None:
    match = Match(game_spec("imhotep"), 3, {"prophecies": "on", "first": "1"})
    match.deal(SeededDealer(3))
    legal = [match.game.word(action) for action in match.game.legal(match.state)]
    god = next(word for word in legal if word.startswith("scarab ")).split()[1]
    shown = Texts("ja").say(f"imhotep-prophecy-{god}")
    for typed in (f"scarab {shown}", f"scarab {shown.removesuffix('の予言')}", f"scarab {god}"):
        assert read(match, typed) == [f"scarab {god}"]


def match_with(game: str, *starts: str) -> tuple[Match, str]:
    """A position with a choice whose notation begins so, and that choice."""
    tables = [positions(game, TABLES[game][0], seed, 200) for seed in range(9)]
    for match in chain.from_iterable(tables):
        for action in match.game.legal(match.state):
            word = match.game.word(action)
            if word.startswith(starts):
                return match, word
    raise AssertionError(f"never {starts}")


def test_pieces_of_the_palace() -> None:
    match, word = match_with("cleopatra", "build w")
    slot = word.removeprefix("build w")
    for typed in (f"build 円柱壁{slot}", f"円柱壁{slot}", f"build wall {slot}"):
        assert read(match, typed) == [word]


def test_characters_by_the_words_of_the_rulebook() -> None:
    match, word = match_with("cleopatra", "play beggar", "play courtesan")
    old = {"play beggar": "乞食", "play courtesan": "高級娼婦"}[word]
    assert read(match, f"play {old}") == [word]
    assert read(match, old) == [word]


def test_a_part_is_read_where_the_parts_before_it_lead() -> None:
    match, ship = sailing()
    get = next(w for w in map(match.game.word, match.game.legal(match.state)) if w == "get")
    assert read(match, get, f"sail {ship} 神殿") == [get, f"sail {ship} 神殿"]  # not their turn
    assert read(match, "どこか", f"sail {ship} 神殿") == ["どこか", f"sail {ship} 神殿"]
    assert read(match, f"sail {ship} 神殿")[0].endswith("temple")


def test_nothing_is_played_by_reading() -> None:
    match, ship = sailing()
    before, plies = match.game.position(match.state), len(match.plies)
    read(match, f"sail {ship} 神殿", "船1 神殿")
    assert (match.game.position(match.state), len(match.plies)) == (before, plies)
