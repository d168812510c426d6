"""Murals of the Nile in a terminal, drawn from a view and from nothing else.

title: whose turn                                     name of the game
the wall, ten rows of ten cells     |   areas: letter, value, cells left, by whom
                                    |   the combo bonus for 1 to 10 cards
deck, display, odds of a miss
one line per player: hand, cubes on the tracks, points
the viewer's hand

A cell is four characters: a mark (`+` ankh, `>` the last card), the letter of the area,
and the number; the letter is a capital once the card is placed, dots are in the shadow.
"""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final, cast

from saqqara.games.murals.tables import MOST_PLACED, SIDE
from saqqara.games.murals.view import AreaView, CampView, MuralsView
from saqqara.kernel.event import Event
from saqqara.terminal.boards.lines import field_lines, table_row
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import WIDTH
from saqqara.text import Texts
from saqqara.text.width import cells, pad, pad_left, truncate, wrap

WALL: Final = 42  # cells of a row of the wall and the gap beside it
LETTER, VALUE, OPEN, BY = 2, 4, 3, 9  # columns of an area; two areas in a row
LABEL, BONUS = 6, 3  # columns of the combo bonus
NAME, HAND, KNOWN, TRACK, POINTS = 16, 8, 20, 8, 8  # columns of a player, after two for the mark
ROMAN: Final = ("", "I", "II", "III")

SHORTHAND: Final = {
    "d": "draw",
    "めくる": "draw",
    "s": "stop",
    "ストップ": "stop",
    "deck": "take deck",
    "引く": "take deck",
}
CARD_SHORTHAND: Final = re.compile("(h|hand|手札|o|open|display|場札|t|take|取る)([0-9]{2})")
VERBS: Final = {"h": "hand", "手": "hand", "o": "display", "d": "display", "場": "display"}
PLACED: Final = "murals-event-hand"


class MuralsBoard:
    quiet = frozenset(
        {
            "murals-event-score-combo",
            "murals-event-score-area",
            "murals-event-score-miss",
        }
    )

    def sentences(self, events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
        """Cards that a player lays from hand one after the other are told together."""
        out: list[str] = []
        for key, group in groupby(events, key=lambda each: (each.message.id, seat_in(each))):
            messages = [event.message for event in group]
            if key[0] == PLACED and len(messages) > 1:
                numbers = [f"{m.args['tens']}{m.args['ones']}" for m in messages]
                cards = texts.listed(numbers)
                out.append(texts.say("murals-event-several", seat=names[key[1]], cards=cards))
            else:
                out.extend([texts.render(message, names) for message in messages])
        return out

    def draw(self, scene: Scene) -> list[str]:
        board = cast(MuralsView, scene.view["board"])
        lines = [title(scene, board), *wall_and_tables(scene, board)]
        lines.append(scene.theme.thin * WIDTH)
        lines.extend(supply(scene, board))
        lines.append(scene.theme.thin * WIDTH)
        lines.append(header(scene))
        for seat, camp in enumerate(board["camps"]):
            lines.extend(camp_lines(scene, seat, camp))
        lines.append(scene.theme.thin * WIDTH)
        lines.extend(own_hand(scene, board))
        return lines

    def aside(self, scene: Scene, /) -> list[str]:
        """The odds, which change with every card of a turn."""
        board = cast(MuralsView, scene.view["board"])
        return field_lines(odds_field(scene, board)) if board["count"] > 0 else []

    def tie(self, scene: Scene, tied: Sequence[int]) -> str:
        board = cast(MuralsView, scene.view["board"])
        players = [
            scene.texts.say("murals-tied", name=scene.names[seat], sum=sum_of(board["camps"][seat]))
            for seat in tied
        ]
        points = (scene.view["scores"] or [])[tied[0]]
        listed = scene.texts.listed(players)
        return scene.texts.say("murals-tie-break", points=points, players=listed)

    def objection(self, scene: Scene, words: Sequence[str]) -> str:
        """Cards that are not there, and cards in the shadow of the one before them."""
        board = cast(MuralsView, scene.view["board"])
        hand = board["camps"][scene.view["seat"]]["hand"] or []
        last = board["last"]
        for word in words:
            verb, _, card = word.partition(" ")
            if verb not in {"hand", "display"} or len(card) != 2:
                continue
            if verb == "hand" and card not in hand:
                return scene.texts.say("murals-not-in-hand", card=card)
            if verb == "display" and card not in board["display"]:
                return scene.texts.say("murals-not-in-display", card=card)
            if last and card[0] > last[0] and card[1] > last[1]:
                return scene.texts.say(
                    "murals-in-shadow",
                    tens=int(card[0]),
                    ones=int(card[1]),
                    last_tens=int(last[0]),
                    last_ones=int(last[1]),
                )
            last = card
        return ""

    def long_form(self, word: str) -> str | None:
        """`h45`, `o95` (an open card) and `t95`, and Japanese words for the notation."""
        found = CARD_SHORTHAND.fullmatch(word)
        if found:
            return f"{VERBS.get(found[1][0], 'take')} {found[2]}"
        return SHORTHAND.get(word)

    def in_order(self, words: list[str]) -> list[str]:
        return words

    def shortcuts(self, _scene: Scene, /) -> list[tuple[str, str]]:
        return []

    def meant(self, _scene: Scene, words: list[str]) -> list[str]:
        return words


def seat_in(event: Event) -> int:
    return int(event.message.args.get("seat", -1))


def sum_of(camp: CampView) -> int:
    return camp["combo"] + camp["area"] + camp["miss"]


# ---- the wall, and the tables beside it


def title(scene: Scene, board: MuralsView) -> str:
    if scene.view["over"]:
        left = scene.texts.say("murals-board-over")
    elif board["turn"] < 0:
        left = scene.texts.say("murals-board-setup")
    else:
        name = truncate(scene.names[board["turn"]], NAME)
        count = board["count"]
        left = scene.texts.say("murals-board-turn", name=name, cards=count, most=MOST_PLACED)
    thick = scene.theme.thick
    begin = f"{thick * 2} {left} "
    end = f" {scene.texts.game_name('murals')} {thick * 2}"
    return begin + thick * (WIDTH - cells(begin) - cells(end)) + end


def wall_and_tables(scene: Scene, board: MuralsView) -> list[str]:
    beside = [*area_table(scene, board), "", *combo_table(scene, board)]
    wall = wall_lines(scene, board)
    wall += [""] * (len(beside) - len(wall))
    lines = [(pad(left, WALL) + right).rstrip() for left, right in zip(wall, beside, strict=True)]
    if scene.full:
        say = scene.texts.say
        tracks = board["tracks"]
        lines.extend(wrap(say("murals-board-legend", dots=".."), WIDTH, " ", " "))
        points = {key: "-".join(map(str, tracks[key])) for key in ("combo", "area", "miss")}
        lines.extend(wrap(say("murals-board-places", **points), WIDTH, " ", " "))
    return lines


def wall_lines(scene: Scene, board: MuralsView) -> list[str]:
    """A line of column numbers is not needed: open cells have their own."""
    placed, shadow, ankh = set(board["sheet"]), set(board["shadow"]), set(board["ankh"])
    lines: list[str] = []
    for row in range(SIDE):
        line = ""
        for column in range(SIDE):
            card = f"{row}{column}"
            letter = board["wall"][row][column]
            mark = "+" if card in ankh else " "
            if card == board["last"]:
                line += f">{letter}{scene.theme.thick * 2}"
            elif card in placed:
                line += f" {letter}{scene.theme.thick * 2}"
            else:
                line += f"{mark}{letter.lower()}{'..' if card in shadow else card}"
        lines.append(line)
    return lines


def area_table(scene: Scene, board: MuralsView) -> list[str]:
    areas = board["areas"]
    half = len(areas) // 2
    head = scene.texts.say
    columns = (
        pad("", LETTER)
        + pad(head("murals-board-value"), VALUE + 3)
        + pad(head("murals-board-open"), OPEN + 3)
    )
    lines = [pad(columns, LETTER + VALUE + OPEN + BY) + columns.rstrip()]
    for left, right in zip(areas[:half], areas[half:], strict=True):
        lines.append(area_text(scene, left) + area_text(scene, right).rstrip())
    return lines


def area_text(scene: Scene, area: AreaView) -> str:
    """Letter, value, cells left; a name instead once it is finished."""
    begin = pad(area["letter"], LETTER) + pad(ROMAN[area["value"]], VALUE)
    if area["by"] >= 0:
        return begin + pad(truncate(scene.names[area["by"]], OPEN + BY - 1), OPEN + BY)
    return begin + pad(pad_left(str(area["open"]), OPEN), OPEN + BY)


def combo_table(scene: Scene, board: MuralsView) -> list[str]:
    """Three lines: cards placed, steps, cards; the number that the turn has reached is marked."""
    say = scene.texts.say
    counts = pad(say("murals-board-placed"), LABEL)
    steps = pad(say("murals-board-steps"), LABEL)
    draws = pad(say("murals-board-draws"), LABEL)
    for index, (step, draw) in enumerate(board["combo_table"]):
        mark = ">" if index + 1 == board["count"] else ""
        counts += pad_left(f"{mark}{index + 1}", BONUS)
        steps += pad_left(f"+{step}" if step else ".", BONUS)
        draws += pad_left(str(draw) if draw else ".", BONUS)
    return [counts, steps, draws]


# ---- deck, display, odds


def supply(scene: Scene, board: MuralsView) -> list[str]:
    say = scene.texts.say
    deck = say("murals-board-cards", cards=board["deck_size"])
    fields = [
        (say("murals-board-deck"), deck),
        (say("murals-board-display"), " ".join(board["display"]) or "-"),
    ]
    return field_lines([*fields, *odds_field(scene, board)])


def odds_field(scene: Scene, board: MuralsView) -> list[tuple[str, str]]:
    """How likely the next card of the deck misses; nothing if that is not to be told."""
    say = scene.texts.say
    odds = board["odds"]
    if odds is None or scene.view["over"]:
        return []
    if odds["miss"] == 0:
        return [(say("murals-board-odds"), say("murals-board-odds-none"))]
    percent = (200 * odds["miss"] + odds["unseen"]) // (2 * odds["unseen"])
    counts = {"miss": odds["miss"], "unseen": odds["unseen"]}
    text = say("murals-board-odds-miss", percent=percent, **counts)
    return [(say("murals-board-odds"), text)]


# ---- the players


def header(scene: Scene) -> str:
    say = scene.texts.say
    return table_row(
        "",
        [
            (say("murals-board-player"), NAME),
            (say("murals-board-hand"), HAND),
            (say("murals-board-known"), KNOWN),
            (say("murals-board-combo"), TRACK),
            (say("murals-board-area"), TRACK),
            (say("murals-board-miss"), TRACK),
            (say("murals-board-points"), POINTS),
        ],
    )


def camp_lines(scene: Scene, seat: int, camp: CampView) -> list[str]:
    """A line for a player, and one more if all cards known of the hand do not fit."""
    say = scene.texts.say
    known = " ".join(camp["known"]) or "-"
    more: list[str] = []
    if cells(known) >= KNOWN:
        begin = f"    {say('murals-board-known')}: "
        more = wrap(known, WIDTH, begin, " " * cells(begin))
        known = say("murals-board-cards", cards=len(camp["known"]))
    points = camp["combo_points"] + camp["area_points"] + camp["miss_points"]
    line = table_row(
        scene.theme.mark if seat == scene.view["seat"] else "",
        [
            (scene.names[seat], NAME),
            (say("murals-board-cards", cards=camp["hand_size"]), HAND),
            (known, KNOWN),
            (str(camp["combo"]), TRACK),
            (str(camp["area"]), TRACK),
            (str(camp["miss"]), TRACK),
            (str(points), POINTS),
        ],
    )
    return [line, *more]


def own_hand(scene: Scene, board: MuralsView) -> list[str]:
    seat = scene.view["seat"]
    hand = board["camps"][seat]["hand"] if seat >= 0 else None
    if hand is None:
        return []
    return field_lines([(scene.texts.say("murals-board-your-hand"), " ".join(hand) or "-")])
