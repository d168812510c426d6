"""Senet in a terminal, drawn from a view and from nothing else.

title: who threw what                                 name of the game
the three rows, as the path runs: a pawn and the number of its square
sticks
one line per player: squares, guarded ones, pawns off

A square is six characters: `C` a cone (seat 1), `S` a spool (seat 2), the number and the house.
"""

import re
from collections.abc import Sequence
from typing import Final, cast

from saqqara.games.senet.tables import ATUM, HAPPINESS, HORUS, REBIRTH, ROW, TRUTHS, WATER
from saqqara.games.senet.view import SenetView
from saqqara.kernel.event import Event
from saqqara.terminal.boards.lines import field_lines, table_row
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import WIDTH, tint
from saqqara.text import Texts
from saqqara.text.width import cells, truncate, wrap

PAWN: Final = ("C", "S")
HOUSE: Final = {REBIRTH: "R", HAPPINESS: "H", WATER: "W", TRUTHS: "3", ATUM: "2", HORUS: "*"}
NAME, SHAPE, SQUARES, GUARDED, OFF, LEFT = 14, 6, 22, 22, 6, 6  # columns, after two for the mark
STICKS: Final = 4
SHORTHAND: Final = re.compile("(m|進める|b|戻す)([0-9]{1,2})")
VERBS: Final = {"m": "move", "進める": "move", "b": "back", "戻す": "back"}


class SenetBoard:
    quiet: frozenset[str] = frozenset()

    def sentences(self, events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
        return [texts.render(event.message, names) for event in events]

    def draw(self, scene: Scene) -> list[str]:
        board = cast(SenetView, scene.view["board"])
        lines = [title(scene, board), *rows(scene, board)]
        if scene.full:
            lines.extend(wrap(scene.texts.say("senet-board-legend"), WIDTH, " ", " "))
        lines.append(scene.theme.thin * WIDTH)
        lines.append(header(scene))
        lines.extend([player(scene, board, seat) for seat in range(len(board["sides"]))])
        return lines

    def aside(self, scene: Scene, /) -> list[str]:
        """The squares of the pawns: with every throw of a turn they differ."""
        return rows(scene, cast(SenetView, scene.view["board"]))

    def tie(self, scene: Scene, tied: Sequence[int]) -> str:
        board = cast(SenetView, scene.view["board"])
        say = scene.texts.say
        players = [
            say("senet-tied", name=scene.names[seat], squares=board["sides"][seat]["way_left"])
            for seat in tied
        ]
        points = board["sides"][tied[0]]["off"]
        return say("senet-tie-break", points=points, players=scene.texts.listed(players))

    def objection(self, _scene: Scene, _words: Sequence[str]) -> str:
        return ""

    def long_form(self, word: str) -> str | None:
        """`m12`, `b12`, and Japanese words for the notation."""
        found = SHORTHAND.fullmatch(word)
        return f"{VERBS[found[1]]} {int(found[2])}" if found else None

    def in_order(self, words: list[str]) -> list[str]:
        return words

    def shortcuts(self, _scene: Scene, /) -> list[tuple[str, str]]:
        return []

    def meant(self, _scene: Scene, words: list[str]) -> list[str]:
        return words


def title(scene: Scene, board: SenetView) -> str:
    say = scene.texts.say
    if scene.view["over"]:
        left = say("senet-board-over")
    elif board["thrower"] < 0:
        left = say("senet-board-setup")
    else:
        name = truncate(scene.names[board["thrower"]], NAME)
        left = say("senet-board-thrown", name=name, squares=board["thrown"])
    thick = scene.theme.thick
    begin = f"{thick * 2} {left} "
    end = f" {scene.texts.game_name('senet')} {thick * 2}"
    return begin + thick * (WIDTH - cells(begin) - cells(end)) + end


def rows(scene: Scene, board: SenetView) -> list[str]:
    """The second row runs back; an arrow at the side says where the path goes on."""
    squares = [square(scene, board, number) for number in range(1, len(board["squares"]) + 1)]
    first, second, third = (squares[at : at + ROW] for at in range(0, len(squares), ROW))
    sticks = "|" * board["light"] + ":" * (STICKS - board["light"]) if board["thrown"] else "-"
    return [
        "  " + "".join(first).rstrip() + " ,",
        " ," + "".join(reversed(second)).rstrip() + " '",
        " '" + "".join(third).rstrip(),
        *field_lines([(scene.texts.say("senet-board-sticks"), sticks)]),
    ]


def square(scene: Scene, board: SenetView, number: int) -> str:
    owner = board["squares"][number - 1]
    pawn = tint(PAWN[owner], owner, scene.theme) if owner >= 0 else "."
    return f" {pawn}{number}{HOUSE.get(number, '')}".ljust(7)


def header(scene: Scene) -> str:
    say = scene.texts.say
    return table_row(
        "",
        [
            (say("senet-board-player"), NAME),
            (say("senet-board-pawn"), SHAPE),
            (say("senet-board-squares"), SQUARES),
            (say("senet-board-guarded"), GUARDED),
            (say("senet-board-off"), OFF),
            (say("senet-board-left"), LEFT),
        ],
    )


def player(scene: Scene, board: SenetView, seat: int) -> str:
    side = board["sides"][seat]
    return table_row(
        scene.theme.mark if seat == scene.view["seat"] else "",
        [
            (scene.names[seat], NAME),
            (tint(PAWN[seat], seat, scene.theme), SHAPE),
            (" ".join(map(str, side["at"])) or "-", SQUARES),
            (" ".join(map(str, side["guarded"])) or "-", GUARDED),
            (f"{side['off']}/{board['pawns']}", OFF),
            (str(side["way_left"]), LEFT),
        ],
    )
