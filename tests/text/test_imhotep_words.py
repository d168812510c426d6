"""Everything that Imhotep can say, rare as it may be, is said in every language."""

import re
from functools import cache
from pathlib import Path

import pytest

from saqqara.games import imhotep
from saqqara.kernel.event import Message
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng
from saqqara.text import LANGUAGES, Texts
from saqqara.text.width import wrap
from text.catalogues import ids_in, table_ids

GAME = Path(__file__).parents[2] / "src" / "saqqara" / "games" / "imhotep"
NAMES = ["Ana", "Ben", "Chie", "Dai"]
SIDES = ("AAAAA", "BBBBB", "random", "ABABA")
NEW_SIDES = ("CCCCC", "DDDDD", "BCDCD", "CDCDC", "random-all")
OF_A_BOX = re.compile("imhotep-(note|edition)-")  # said of edition files
DYNASTY = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}


def is_careful(match: Match, action: int) -> bool:
    """Not a ship with room, nor one to the market: so stones run out, and people pass."""
    word = match.game.word(action)
    if not word.startswith("sail"):
        return True
    ships: list[dict[str, list[int]]] = match.view(-1)["board"]["ships"]  # type: ignore[assignment]
    return not word.endswith("market") and -1 not in ships[int(word.split()[1]) - 1]["spaces"]


def said_in_a_game(
    players: int, options: dict[str, str], seed: int, careful: bool
) -> list[Message]:
    match = Match(imhotep.SPEC, players, options)
    rng = Rng(seed)
    out: list[Message] = []
    while not match.state.over():
        game, state = match.game, match.state
        legal = game.legal(state)
        out.append(game.voice.prompt(state))
        out.extend([game.voice.label(state, action) for action in legal])
        out.extend([game.voice.rule(state, action) for action in legal])
        out.extend([refusal.why for refusal in game.refusals(state)])
        if careful:
            legal = [action for action in legal if is_careful(match, action)] or legal
        action = legal[rng.below(len(legal))]
        if match.seat() != CHANCE:
            out.extend([each.message for each in game.preview(state, [action])])
        events = match.play(match.seat(), action)
        out.extend([event.message for event in events])
    for seat in range(players):
        out.extend([Message(source, {}) for source in match.game.score_sheet(match.state, seat)])
    return out


@cache
def all_said() -> list[Message]:
    """Each message once."""
    out: list[Message] = []
    for seed in range(12):
        options = {"sides": SIDES[seed % 4], "wrath": "on" if seed % 2 else "off"}
        out.extend(said_in_a_game(2 + seed % 3, options, seed, careful=False))
    for seed in range(6):
        options = {"sides": ("AAAAA", "ABBAA", "BBBAB")[seed % 3]}
        out.extend(said_in_a_game(2, options, seed, careful=True))
    for seed in range(15):
        options = {"sides": NEW_SIDES[seed % 5], **DYNASTY}
        out.extend(said_in_a_game(2 + seed % 3, options, seed, careful=False))
    for seed in range(6):
        options = {"sides": ("ACDDC", "BCAAA", "ADDAD")[seed % 3], "expansion": "on"}
        out.extend(said_in_a_game(3, options, seed, careful=True))
    return list({(each.id, tuple(each.args.items())): each for each in out}.values())


def test_these_games_say_everything_that_imhotep_has_to_say() -> None:
    said: set[str] = set()
    for message in all_said():
        said.add(message.id)
        said.update([value for value in message.args.values() if isinstance(value, str)])
    known = set().union(*[ids_in(path.read_text("utf-8")) for path in GAME.rglob("*.py")])
    known |= table_ids(imhotep.SPEC)
    known = {id for id in known if id.startswith("imhotep-") and not OF_A_BOX.match(id)}
    assert known
    assert known - said == set()


def test_it_is_said_well_in_every_language() -> None:
    for lang in LANGUAGES:
        texts = Texts(lang)
        for message in all_said():
            text = texts.render(message, NAMES)
            assert text
            assert text == text.strip()
            assert not set(text) & set("{}\u2068\u2069")
            if message.id.startswith(("imhotep-event", "imhotep-prompt", "imhotep-rule")):
                assert text[-1] in (".", "?", "。", "）", ")")


def test_names_in_japanese_sentences_are_polite() -> None:
    for message in all_said():
        text = Texts("ja").render(message, NAMES)
        for name in NAMES:
            assert text.count(name) == text.count(name + "さん")


def test_english_does_not_count_one_stones() -> None:
    for message in all_said():
        text = Texts("en").render(message, NAMES)
        for wrong in (" 1 stones", " 1 points", " 1 cards", "One stones"):
            assert wrong not in text


@pytest.mark.parametrize("word", ["石材置き場", "受け取り", "引き取り", "持ち主"])
def test_lines_do_not_end_inside_a_word(word: str) -> None:
    """Though it has hiragana inside, where a line may end elsewhere."""
    for before in range(20):
        lines = wrap("あ" * before + "は" + word + "です。", 24)
        assert any(word in line for line in lines)
