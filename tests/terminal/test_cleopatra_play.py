"""Cleopatra at the terminal: whole games, the board, shorthand, objections."""

from typing import Any, cast

import pytest

from saqqara.games import game_spec
from saqqara.games.cleopatra import cards
from saqqara.games.cleopatra.shapes import CleopatraView
from saqqara.games.cleopatra.state import AMULETS, HAND, CleopatraState
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import why_not
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.rng import Rng
from saqqara.terminal.boards import BOARDS
from saqqara.terminal.commands import read
from saqqara.terminal.console import Leave
from saqqara.terminal.play import PlayConfig
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import THEMES, WIDTH
from saqqara.text import LANGUAGES, Texts
from saqqara.text.width import cells
from terminal.playing import ambiguous, any_numbers, config, play, session_of, too_wide

BOARD = BOARDS["cleopatra"]
RESOURCES = ("artisan", "wood", "stone", "marble", "lapis")
NAMES = ["Anastasia", "ベンジャミン", "Chie", "Dai", "Eri"]


def cleopatra(*others: str, **changes: Any) -> PlayConfig:
    changes["options"] = changes.get("options", {})
    return config(["human", *others], game="cleopatra", **changes)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("theme", "options", "others"),
    [("ascii", {}, 2), ("unicode", {"preset": "original-2006"}, 3)],
)
def test_a_game_is_played_to_its_end(
    lang: str, theme: str, options: dict[str, str], others: int
) -> None:
    how = cleopatra(*["random"] * others, lang=lang, theme=theme, options=options, seed=3)
    shown = play(how, any_numbers(3))
    assert Texts(lang).say("play-sheet-total") in shown
    assert Texts(lang).say("cleopatra-source-crocodile") in shown
    assert too_wide(shown) == []
    if theme == "ascii":
        assert ambiguous(shown) == set()


def step(match: Match, rng: Rng) -> None:
    legal = match.game.legal(match.state)
    chance = match.seat() == CHANCE
    match.take(match.game.sample(match.state, rng) if chance else legal[rng.below(len(legal))])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", sorted(THEMES))
def test_every_board_is_narrow_enough(lang: str, theme: str) -> None:
    match = Match(game_spec("cleopatra"), 5, {"preset": "original-2006"})
    rng = Rng(4)
    drawn = 0
    while True:
        if len(match.plies) % 15 == 0 or match.state.over():
            for seat in (0, -1):
                for full in (False, True):
                    scene = Scene(match.view(seat), NAMES, Texts(lang), THEMES[theme], full)
                    lines = BOARD.draw(scene)
                    assert max(cells(line) for line in lines) <= WIDTH
                    drawn += 1
        if match.state.over():
            break
        step(match, rng)
    assert drawn > 100


def scene_of(match: Match, lang: str = "en") -> Scene:
    return Scene(match.view(match.seat()), NAMES, Texts(lang), THEMES["ascii"])


def dealt() -> Match:
    match = Match(game_spec("cleopatra"), 3, {})
    rng = Rng(9)
    while match.seat() == CHANCE:
        match.take(match.game.sample(match.state, rng))
    return match


def test_the_garden_is_drawn_from_the_back() -> None:
    lines = BOARD.draw(scene_of(dealt()))
    rows = [line[5:22] for line in lines if line.startswith("  ") and line[2:3].isdigit()]
    assert rows[0] == ", , , # # # , , ,"
    assert rows[3] == ". . . , , , . . ."
    assert rows[8] == ", . . , , , . . ,"


def test_shorthand_stands_for_notation() -> None:
    assert BOARD.long_form("w3") == "build w3"
    assert BOARD.long_form("stone1") == "card stone1"
    assert BOARD.long_form("envoy") == "play envoy"
    assert BOARD.long_form("パス") == "pass"
    assert BOARD.long_form("nonsense") is None
    assert read("build w3").text == "build w3"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_piece_that_cannot_be_paid_says_what_is_missing(lang: str) -> None:
    match = dealt()
    board = cast(CleopatraView, match.view(match.seat())["board"])
    dear = [piece for piece in board["quarry"] if not piece["payable"]]
    assert dear
    action = action_of(match.game, f"build {dear[-1]['piece']}")
    why = why_not(match.game, match.state, action)
    assert why is not None
    missing = [name for name in RESOURCES if why.args[name]]
    assert missing
    told = Texts(lang).render(why, NAMES)
    assert all(Texts(lang).say(f"cleopatra-{name}") in told for name in missing)


def test_cards_and_payments_are_named_in_any_order() -> None:
    typed = ["build w1", "pay stone single", "pay artisan double", "card vizier", "card wood1"]
    paid = ["build w1", "pay artisan double", "pay stone single", "card wood1", "card vizier"]
    assert BOARD.in_order(typed) == paid
    assert BOARD.in_order(["card stone1", "done", "nonsense"]) == [
        "card stone1",
        "done",
        "nonsense",
    ]


def test_the_proposed_payment_has_a_word() -> None:
    match = dealt()
    seat = match.seat()
    s = cast(CleopatraState, match.state)
    s.piles[HAND + seat] = cards.pile_of(["artisan1", "wood1", "stone2", "trompe"])
    single = ["pay artisan single", "pay wood single"]
    whole = BOARD.meant(scene_of(match), ["build w3", "cheapest", "done"])
    assert whole == ["build w3", *single, "pay stone trompe", "done"]
    match.play_words(seat, ["build w3", "pay artisan single"])
    assert BOARD.meant(scene_of(match), ["cheapest"]) == ["pay wood single", "pay stone trompe"]
    assert BOARD.meant(scene_of(match), ["最安"]) == ["pay wood single", "pay stone trompe"]
    match.play_words(seat, ["pay wood single", "pay stone trompe"])
    assert BOARD.meant(scene_of(match), ["cheapest"]) == ["cheapest"]  # nothing is due
    assert "build w3" in BOARD.objection(scene_of(match), ["cheapest"])


def test_the_whole_board_tells_what_pieces_cost() -> None:
    match = dealt()
    scene = Scene(match.view(match.seat()), NAMES, Texts("en"), THEMES["ascii"], full=True)
    lines = " ".join(" ".join(BOARD.draw(scene)).split())
    assert "Walls artisan x1, wood x1, stone x1" in lines
    assert "Throne artisan x3, marble x2, lapis lazuli x2" in lines
    assert "Mosaics artisan x2, stone x1, marble x1, lapis lazuli x1" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_half_a_command_is_explained(lang: str) -> None:
    scene = scene_of(dealt(), lang)
    wall = {"en": "build w3", "ja": "build 円柱壁3"}[lang]
    assert wall in BOARD.objection(scene, ["build wall"])
    assert "merchant" in BOARD.objection(scene, ["pay wood"])
    assert BOARD.objection(scene, ["stall 1"]) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_owed_stands_beside_every_question_of_a_payment(lang: str) -> None:
    match = dealt()
    assert BOARD.aside(scene_of(match, lang)) == []
    s = match.state
    assert isinstance(s, CleopatraState)
    s.piles[HAND + match.seat()] = cards.pile_of(["artisan1", "wood1", "stone1"])
    match.play(match.seat(), action_of(match.game, "build w1"))
    assert Texts(lang).say("cleopatra-stone") in " ".join(BOARD.aside(scene_of(match, lang)))


def test_paying_as_proposed_is_a_choice_that_says_what_it_costs() -> None:
    session, out = session_of(cleopatra("random", "random"))
    match = session.match
    while match.seat() == CHANCE:
        match.take(match.game.sample(match.state, Rng(1)))
    s, seat = match.state, match.seat()
    assert isinstance(s, CleopatraState)
    s.piles[HAND + seat] = cards.pile_of(["artisan1", "trompe"])
    match.play_words(seat, ["build w1"])
    session.viewer = seat
    legal = match.game.legal(match.state)
    session.show_choices(legal)
    last = len(legal) + 1
    shown = " ".join(out.getvalue().split())
    assert f"{last}) Pay as proposed: Artisan, Trompe-l'oeil, Nile Merchant; costs" in shown
    assert "costs 3 Talents at the end, 1 amulet now [cheapest]" in shown
    assert session.pick(seat, legal, last)
    assert match.game.word(match.plies[-1].action).startswith("pay stone")
    assert s.books[AMULETS + seat] == 1
    session.pick(seat, match.game.legal(match.state), 99)
    assert "There is no choice 99" in out.getvalue()


def test_what_others_hide_is_shown_on_request_as_memory_knows_it() -> None:
    match = dealt()
    seat = match.seat()
    brief = BOARD.draw(scene_of(match))
    whole = BOARD.draw(Scene(match.view(seat), NAMES, Texts("en"), THEMES["ascii"], full=True))
    other = NAMES[(seat + 1) % 3]
    line = next(each for each in brief if f" {other}" in each)
    assert line.split()[3:5] == ["?", "?"]
    line = next(each for each in whole if f" {other}" in each)
    assert line.split()[3:5] == ["(5)", "(0)"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tie_is_explained(lang: str) -> None:
    match = Match(game_spec("cleopatra"), 3, {})
    rng = Rng(1)
    while not match.state.over():
        step(match, rng)
    text = BOARD.tie(Scene(match.view(0), NAMES, Texts(lang), THEMES["ascii"]), [0, 1])
    assert "Anastasia" in text
    assert "ベンジャミン" in text


# ---- several people


def asked_to_offer(hand: list[str]) -> str:
    """What is on the screen when an Envoy of Player 1 asks Player 2, who has these cards."""
    session, out = session_of(cleopatra("human", "human"))
    match = session.match
    while match.seat() == CHANCE:
        match.take(match.game.sample(match.state, Rng(1)))
    s, asker = match.state, match.seat()
    assert isinstance(s, CleopatraState)
    other = (asker + 1) % 3
    s.piles[HAND + asker] = cards.pile_of(["envoy"])
    s.piles[HAND + other] = cards.pile_of(hand)
    match.play_words(asker, ["play envoy"])
    match.play_words(asker, ["ask lapis", "yes", "no"])
    session.viewer = asker
    assert match.seat() == other
    with pytest.raises(Leave):  # nobody presses Enter
        session.person_decides(other)
    return out.getvalue().replace(session.names[other], "NAME")


def test_who_asks_with_an_envoy_does_not_learn_who_had_nothing_to_offer() -> None:
    shown = asked_to_offer(["stone1"])
    assert "only one choice" not in shown
    assert shown == asked_to_offer(["lapis1", "stone1"])
