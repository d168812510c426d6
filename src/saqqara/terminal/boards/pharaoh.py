"""Return of the Pharaoh in a terminal, drawn from a view and from nothing else.

title: round                                          name of the game
lots, hospital, bidding
one line per camp, with its treasure below
the viewer's hand
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, cast

from saqqara.games.pharaoh.tables import CREW_WORD, LOTS, ROUNDS
from saqqara.games.pharaoh.verbs import CREW_NAME, LOT_NAME, lot_word
from saqqara.games.pharaoh.view import CampView, PharaohView
from saqqara.kernel.event import Event
from saqqara.terminal.boards.lines import field_lines, table_row
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import WIDTH
from saqqara.text import Texts
from saqqara.text.width import cells, together, wrap

LOT_ID: Final = {lot_word(lot): LOT_NAME[lot] for lot in range(LOTS)}

# Cells of the columns of a camp, after two for the mark: 76 in all
NAME, CHIP, HAND, BID, TENT, PHARAOHS, POINTS = 16, 7, 6, 18, 13, 9, 7
INDENT: Final = " " * 4

SHORTHAND: Final = {
    "bonus": "declare bonus",
    "宣言": "declare",
    "上乗せ": "declare bonus",
    "パス": "pass",
    "ホルス": "horus",
    "ファラオ": "pharaoh",
}
LAY: Final = "lay "
LAID: Final = "pharaoh-event-lay"


class PharaohBoard:
    quiet = frozenset(
        {
            "pharaoh-event-lot",
            "pharaoh-event-score-treasure",
            "pharaoh-event-score-variety",
            "pharaoh-event-score-flags",
        }
    )

    def sentences(self, events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
        """All cards that a player lays at once are told together."""
        out: list[str] = []
        for id, group in groupby(events, key=lambda event: event.message.id):
            messages = [event.message for event in group]
            if id == LAID and len(messages) > 1:
                cards = [texts.say(str(message.args["card"])) for message in messages]
                name = names[int(messages[0].args["seat"])]
                cards_text = texts.listed(cards)
                out.append(texts.say("pharaoh-event-lay-several", seat=name, cards=cards_text))
            else:
                out.extend([texts.render(message, names) for message in messages])
        return out

    def draw(self, scene: Scene) -> list[str]:
        board = cast(PharaohView, scene.view["board"])
        lines = [title(scene, board), *auction(scene, board)]
        lines.append(scene.theme.thin * WIDTH)
        lines.append(header(scene))
        for seat, camp in enumerate(board["camps"]):
            lines.extend(camp_lines(scene, board, seat, camp))
        lines.append(scene.theme.thin * WIDTH)
        lines.extend(own_hand(scene, board))
        return lines

    def aside(self, _scene: Scene, /) -> list[str]:
        return []

    def tie(self, scene: Scene, tied: Sequence[int]) -> str:
        """At the end all hands are open: the crew that decided can be counted."""
        board = cast(PharaohView, scene.view["board"])
        players = [
            scene.texts.say(
                "pharaoh-tied-crew",
                name=scene.names[seat],
                sum=sum_of((board["camps"][seat]["hand"] or []) + board["camps"][seat]["tent"]),
            )
            for seat in tied
        ]
        points = (scene.view["scores"] or [])[tied[0]]
        listed = scene.texts.listed(players)
        return scene.texts.say("pharaoh-tie-break", points=points, players=listed)

    def objection(self, scene: Scene, words: Sequence[str]) -> str:
        """Of a whole declaration: cards that are not in hand, and a number that is too low."""
        if len(words) == 1:
            return ""
        board = cast(PharaohView, scene.view["board"])
        camp = board["camps"][scene.view["seat"]]
        cards = [word.removeprefix(LAY) for word in words if word.startswith(LAY)]
        lacking = Counter(cards) - Counter(camp["hand"] or [])
        if lacking:
            names = [scene.texts.say(CREW_NAME[CREW_WORD.index(card)]) for card in lacking]
            return scene.texts.say("pharaoh-not-in-hand", cards=scene.texts.listed(names))
        number = camp["bid_sum"] + sum_of(cards)
        if words[-1] == "declare bonus":
            number += board["round"]
        if words[-1].startswith("declare") and cards and number <= board["high"]:
            return scene.texts.say("pharaoh-too-low", number=number, high=board["high"])
        return ""

    def long_form(self, word: str) -> str | None:
        """`3` and `5f` lay a card; Japanese words and `bonus` stand for the notation."""
        return LAY + word if word in CREW_WORD else SHORTHAND.get(word)

    def in_order(self, words: list[str]) -> list[str]:
        """Cards laid one after the other, in ascending order: `5 3` is as good as `3 5`."""
        out: list[str] = []
        cards: list[str] = []
        for word in words:
            if word.removeprefix(LAY) in CREW_WORD:
                cards.append(word)
            else:
                out.extend(sorted(cards, key=kind_of_word))
                out.append(word)
                cards = []
        return out + sorted(cards, key=kind_of_word)

    def shortcuts(self, _scene: Scene, /) -> list[tuple[str, str]]:
        return []

    def meant(self, _scene: Scene, words: list[str]) -> list[str]:
        return words


def kind_of_word(word: str) -> int:
    return CREW_WORD.index(word.removeprefix(LAY))


def sum_of(cards: Iterable[str]) -> int:
    return sum(int(card.removesuffix("f")) for card in cards)


# ---- above the camps


def title(scene: Scene, board: PharaohView) -> str:
    if scene.view["over"]:
        left = scene.texts.say("pharaoh-board-over")
    elif board["round"] == 0:
        left = scene.texts.say("pharaoh-board-setup")
    else:
        left = scene.texts.say("pharaoh-board-round", round=board["round"], rounds=ROUNDS)
    thick = scene.theme.thick
    begin = f"{thick * 2} {left} "
    end = f" {scene.texts.game_name('pharaoh')} {thick * 2}"
    return begin + thick * (WIDTH - cells(begin) - cells(end)) + end


def auction(scene: Scene, board: PharaohView) -> list[str]:
    """What is at stake, what comes after it, and who leads."""
    say = scene.texts.say
    fields: list[tuple[str, str]] = []
    if board["row"]:
        lots = [lot(scene, word) for word in board["row"]]
        lots[0] = together(f"{scene.theme.left} {lots[0]} {scene.theme.right}")
        fields.append((say("pharaoh-board-lots"), "   ".join(lots)))
        fields.append((say("pharaoh-board-bidding"), bidding(scene, board)))
    fields.append((say("pharaoh-board-hospital"), pile(scene, board["hospital"])))
    if scene.full:
        fields.append((say("pharaoh-board-deck"), lot_list(scene, board["deck"])))
        fields.append((say("pharaoh-board-removed"), lot_list(scene, board["removed"])))
    return field_lines(fields)


def bidding(scene: Scene, board: PharaohView) -> str:
    say = scene.texts.say
    if board["leader"] < 0:
        text = say("pharaoh-board-bidding-open")
    else:
        name = scene.names[board["leader"]]
        text = say("pharaoh-board-bidding-high", high=board["high"], name=name)
    if board["horus_used"]:
        return text + say("common-list-gap") + say("pharaoh-board-horus-used")
    return text


def pile(scene: Scene, cards: list[str]) -> str:
    """Crew cards with their sum; a dash if there are none."""
    if not cards:
        return "-"
    return scene.texts.say("pharaoh-board-sum", cards=" ".join(cards), sum=sum_of(cards))


def lot_list(scene: Scene, words: list[str]) -> str:
    return scene.texts.say("common-list-gap").join([lot(scene, word) for word in words]) or "-"


def lot(scene: Scene, word: str) -> str:
    return together(scene.texts.say(LOT_ID[word]))


# ---- the camps


def header(scene: Scene) -> str:
    say = scene.texts.say
    return table_row(
        "",
        [
            (say("pharaoh-board-player"), NAME),
            ("", CHIP),
            (say("pharaoh-board-hand"), HAND),
            (say("pharaoh-board-bid"), BID),
            (say("pharaoh-board-tent"), TENT),
            (say("pharaoh-board-pharaohs"), PHARAOHS),
            (say("pharaoh-board-points"), POINTS),
        ],
    )


def camp_lines(scene: Scene, board: PharaohView, seat: int, camp: CampView) -> list[str]:
    say = scene.texts.say
    bid = bid_text(scene, board, seat)
    tent = " ".join(camp["tent"]) or "-"
    details: list[tuple[str, str]] = []
    if cells(bid) >= BID:
        details.append((say("pharaoh-board-bid"), bid))
        bid = say("pharaoh-board-cards", cards=len(camp["bid"]))
    if cells(tent) >= TENT:
        details.append((say("pharaoh-board-tent"), pile(scene, camp["tent"])))
        tent = say("pharaoh-board-cards", cards=len(camp["tent"]))
    if camp["treasure"]:
        details.append((say("pharaoh-board-treasure"), lot_list(scene, camp["treasure"])))
    if camp["hand"] is not None and seat != scene.view["seat"]:
        details.append((say("pharaoh-board-hand"), pile(scene, camp["hand"])))
    line = table_row(
        scene.theme.mark if seat == scene.view["seat"] else "",
        [
            (scene.names[seat], NAME),
            (say("pharaoh-board-chip") if seat == board["chip"] else "", CHIP),
            (say("pharaoh-board-count", cards=camp["hand_size"]), HAND),
            (bid, BID),
            (tent, TENT),
            (say("pharaoh-board-count", cards=camp["pharaohs_left"]), PHARAOHS),
            (say("pharaoh-board-score", points=points_of(scene, seat, camp)), POINTS),
        ],
    )
    return [line, *detail_lines(details)]


def points_of(scene: Scene, seat: int, camp: CampView) -> int:
    """The points so far. Flags count at the end only, as they can still be lost."""
    if scene.view["scores"] is not None:
        return scene.view["scores"][seat]
    return camp["treasure_points"] + camp["variety_points"]


def bid_text(scene: Scene, board: PharaohView, seat: int) -> str:
    """The cards and their sum; the opening bonus, where the declared number holds one."""
    camp = board["camps"][seat]
    text = ""
    if camp["bid"]:
        number = camp["bid_sum"]
        text = " ".join(camp["bid"])
        if seat == board["leader"] and board["high"] > number:
            text += f" +{board['high'] - number}"
            number = board["high"]
        text += f" = {number}"
    if camp["passed"] and not scene.view["over"]:
        return f"{text} {scene.texts.say('pharaoh-board-passed')}".strip()
    return text or "-"


def detail_lines(details: list[tuple[str, str]]) -> list[str]:
    lines: list[str] = []
    for label, text in details:
        begin = f"{INDENT}{label}: "
        lines.extend(wrap(text, WIDTH, begin, " " * cells(begin)))
    return lines


def own_hand(scene: Scene, board: PharaohView) -> list[str]:
    seat = scene.view["seat"]
    hand = board["camps"][seat]["hand"] if seat >= 0 else None
    if hand is None:
        return []
    return field_lines([(scene.texts.say("pharaoh-board-your-hand"), pile(scene, hand))])
