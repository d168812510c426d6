"""Cleopatra in a terminal, drawn from a view and from nothing else.

title: turn                                           name of the game
the garden, and beside it the palace, the mosaics and the draw pile
the market, and what is being paid
one line per player
the viewer's hand
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final, cast

from saqqara.games.cleopatra.actions import GIVE_TALENTS, PAY
from saqqara.games.cleopatra.aids import SpendsView
from saqqara.games.cleopatra.names import (
    CARD_NAME,
    DOWN_NAME,
    MERCHANT_NAME,
    RESOURCE_NAME,
    TILE_NAME,
)
from saqqara.games.cleopatra.shapes import CampView, CleopatraView, StallView
from saqqara.games.cleopatra.tables import (
    CARD_WORD,
    PIECES,
    RESOURCE_WORD,
    SPHINX,
    TILE_WORD,
    WALL,
)
from saqqara.games.cleopatra.verbs import VERBS
from saqqara.kernel.event import Event
from saqqara.terminal.boards.cleopatra_garden import garden, mosaic_shapes
from saqqara.terminal.boards.lines import field_lines, table_row
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import WIDTH
from saqqara.text import Texts
from saqqara.text.width import cells, pad, together, truncate

CARD_ID: Final = {**dict(zip(CARD_WORD, CARD_NAME, strict=True)), "down": DOWN_NAME}
TILE_ID: Final = dict(zip(TILE_WORD, TILE_NAME, strict=True))
PIECE_WORDS: Final = ("sphinx", "obelisk", "throne", "mosaic", *[f"w{n}" for n in range(1, 10)])
CHARACTERS: Final = ("beggar", "courtesan", "envoy", "vizier")
KIND_NAME: Final = {
    "w": "cleopatra-board-walls",
    "sphinx": "cleopatra-board-sphinxes",
    "obelisk": "cleopatra-board-obelisks",
    "door": "cleopatra-board-doors",
    "throne": "cleopatra-board-throne",
    "mosaic": "cleopatra-board-mosaics",
}
CHEAPEST: Final = frozenset({"cheapest", "最安"})
# What is named several times in a row, in the order in which it is asked for
ORDER: Final = {VERBS.words[action]: action for action in range(PAY, GIVE_TALENTS)}
# The name of what a step of a payment plays
PLAYED_BY: Final = {
    **{f"pay {word} single": CARD_ID[f"{word}1"] for word in RESOURCE_WORD},
    **{f"pay {word} double": CARD_ID[f"{word}2"] for word in RESOURCE_WORD},
    **{f"pay {word} trompe": CARD_ID["trompe"] for word in RESOURCE_WORD},
    **{f"pay {word} merchant": MERCHANT_NAME for word in RESOURCE_WORD},
}
GARDEN: Final = 24  # cells of the garden; the palace stands to the right of it
# Cells of the columns of a player, after two for the mark: 76 in all
NAME, HAND, TALENTS, AMULETS, MERCHANTS, STATUES, BID, SANCTUARIES = 15, 6, 9, 11, 8, 8, 7, 12

SHORTHAND: Final = {
    **{word: f"build {word}" for word in PIECE_WORDS},
    **{word: f"play {word}" for word in CHARACTERS},
    **{word: f"card {word}" for word in CARD_WORD if word not in CHARACTERS},
    "close": "done",
    "end": "done",
    "y": "yes",
    "n": "no",
    "手番終了": "done",
    "パス": "pass",
    "はい": "yes",
    "いいえ": "no",
    "スフィンクス": "build sphinx",
    "オベリスク": "build obelisk",
    "モザイク": "build mosaic",
    "玉座": "build throne",
    "物乞い": "play beggar",
    "宮廷婦人": "play courtesan",
    "使者": "play envoy",
    "大臣": "play vizier",
}


class CleopatraBoard:
    quiet = frozenset(
        {
            "cleopatra-event-dealt",
            "cleopatra-event-dealt-own",
            "cleopatra-event-laid-out",
            "cleopatra-event-tile",
            "cleopatra-event-build",
            "cleopatra-event-pay",
            "cleopatra-event-score",
        }
    )

    def sentences(self, events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
        return [texts.render(event.message, names) for event in events]

    def draw(self, scene: Scene) -> list[str]:
        board = cast(CleopatraView, scene.view["board"])
        lines = [title(scene, board)]
        lines.extend(beside(garden(board), palace(scene, board)))
        lines.append(scene.theme.thin * WIDTH)
        lines.extend(market(scene, board))
        lines.append(scene.theme.thin * WIDTH)
        lines.append(header(scene))
        for seat, camp in enumerate(board["camps"]):
            lines.append(camp_line(scene, seat, camp))
        lines.append(scene.theme.thin * WIDTH)
        lines.extend(hands(scene, board))
        lines.extend(mosaic_shapes(board))
        return lines

    def aside(self, scene: Scene, /) -> list[str]:
        """What is still owed, and how it could be paid; the mosaic in its orientations."""
        board = cast(CleopatraView, scene.view["board"])
        fields = payment_fields(scene, board)
        return (field_lines(fields) if fields else []) + mosaic_shapes(board)

    def tie(self, scene: Scene, tied: Sequence[int]) -> str:
        """At the end the amulets that decided are known."""
        board = cast(CleopatraView, scene.view["board"])
        players: list[str] = []
        for seat in tied:
            reckoning = board["camps"][seat]["reckoning"]
            amulets = reckoning["remaining"] if reckoning else 0
            name = scene.names[seat]
            players.append(scene.texts.say("cleopatra-tied-amulets", name=name, amulets=amulets))
        points = (scene.view["scores"] or [])[tied[0]]
        listed = scene.texts.listed(players)
        return scene.texts.say("cleopatra-tie-break", points=points, players=listed)

    def objection(self, scene: Scene, words: Sequence[str]) -> str:
        """A verb alone, or with half of what belongs to it."""
        if not CHEAPEST.isdisjoint(words):
            return scene.texts.say("cleopatra-nothing-due")
        if words[0] in {"build", "build wall", "build door", "wall", "door"}:
            return scene.texts.say("cleopatra-build-how")
        if words[0] == "pay" or (words[0].startswith("pay ") and words[0].count(" ") == 1):
            return scene.texts.say("cleopatra-pay-how")
        return ""

    def long_form(self, word: str) -> str | None:
        """`w3` and `sphinx` build, `stone1` is a card, Japanese words stand for the notation."""
        return SHORTHAND.get(word)

    def in_order(self, words: list[str]) -> list[str]:
        """Cards and payments named in a row, in the order in which they are asked for."""
        out: list[str] = []
        for verb, same in groupby(words, key=lambda word: word.split(" ")[0]):
            row = list(same)
            if verb in {"card", "pay"}:
                row.sort(key=lambda word: ORDER.get(word, -1))
            out.extend(row)
        return out

    def shortcuts(self, scene: Scene, /) -> list[tuple[str, str]]:
        """The payment that is proposed, as one more choice."""
        visit = cast(CleopatraView, scene.view["board"])["visit"]
        if len(visit["proposal"]) < 2:
            return []
        return [(payment_text(scene, visit["proposal"], visit["spends"]), "cheapest")]

    def meant(self, scene: Scene, words: list[str]) -> list[str]:
        """`cheapest` is the payment that is proposed, for what is being paid or begun before it."""
        board = cast(CleopatraView, scene.view["board"])
        out: list[str] = []
        for word in words:
            proposal = proposed(board, out[-1] if out else "") if word in CHEAPEST else []
            out.extend(proposal or [word])
        return out


def proposed(board: CleopatraView, before: str) -> list[str]:
    """The cheapest payment for the piece that is begun with the word before, or for what is due."""
    if not before:
        return board["visit"]["proposal"]
    piece = "mosaic" if before.startswith("build tile ") else before.removeprefix("build ")
    found = [each["proposal"] for each in board["quarry"] if each["piece"] == piece]
    return found[0] if found else []


# ---- above the players


def title(scene: Scene, board: CleopatraView) -> str:
    if scene.view["over"]:
        left = scene.texts.say("cleopatra-board-over")
    elif board["turn"] < 0:
        left = scene.texts.say("cleopatra-board-setup")
    else:
        name = truncate(scene.names[board["turn"]], 16)
        left = scene.texts.say("cleopatra-board-turn", turn=board["turns"] + 1, name=name)
    thick = scene.theme.thick
    begin = f"{thick * 2} {left} "
    end = f" {scene.texts.game_name('cleopatra')} {thick * 2}"
    return begin + thick * max(0, WIDTH - cells(begin) - cells(end)) + end


def beside(left: list[str], right: list[str]) -> list[str]:
    height = max(len(left), len(right))
    lines: list[str] = []
    for index in range(height):
        begin = left[index] if index < len(left) else ""
        end = right[index] if index < len(right) else ""
        lines.append((pad(begin, GARDEN + 2) + end).rstrip())
    return lines


def palace(scene: Scene, board: CleopatraView) -> list[str]:
    say = scene.texts.say
    walls = " ".join([str(slot + 1) if built else "-" for slot, built in enumerate(board["walls"])])
    doors = [say("cleopatra-board-left-door"), say("cleopatra-board-right-door")]
    standing = [door for door, built in zip(doors, board["doors"], strict=True) if built]
    throne = ["-", say("cleopatra-board-pedestal"), say("cleopatra-board-complete")]
    pile = board["pile"]
    top = say(CARD_ID[pile["top"]]) if pile["top"] else "-"
    fields = [
        (say("cleopatra-board-cleopatra"), say("cleopatra-board-space", space=board["steps"])),
        (say("cleopatra-board-altar"), say("cleopatra-board-dice", dice=board["dice"])),
        (say("cleopatra-board-walls"), f"{walls} ({sum(board['walls'])}/{PIECES[WALL]})"),
        (say("cleopatra-board-sphinxes"), built_of(scene, board["sphinxes"], PIECES[SPHINX])),
        (say("cleopatra-board-obelisks"), built_of(scene, board["obelisks"], 2)),
        (say("cleopatra-board-doors"), scene.texts.listed(standing) or "-"),
        (say("cleopatra-board-throne"), throne[board["throne"]]),
        (say("cleopatra-board-mosaics"), mosaics(scene, board)),
        ("", " ".join(board["mosaics_left"]).upper()),
        (
            say("cleopatra-board-pile"),
            say("cleopatra-board-pile-text", cards=pile["size"], card=top),
        ),
    ]
    widest = max(cells(label) for label, _ in fields)
    room = WIDTH - GARDEN - 2 - widest - 2
    return [f"{pad(label, widest)}  {truncate(text, room)}" for label, text in fields]


def built_of(scene: Scene, built: int, pieces: int) -> str:
    return scene.texts.say("cleopatra-board-count", built=built, all=pieces)


def mosaics(scene: Scene, board: CleopatraView) -> str:
    if not board["mosaic"]:
        return "-"
    tile = scene.texts.say(TILE_ID[board["mosaic"]])
    return scene.texts.say("cleopatra-board-top", tile=tile, tiles=len(board["mosaics_left"]))


# ---- cards


def card(scene: Scene, word: str) -> str:
    return together(scene.texts.say(CARD_ID[word]))


def card_list(scene: Scene, words: Sequence[str]) -> str:
    """Cards by kind, in the order in which they come."""
    items: list[str] = []
    for word, count in Counter(words).items():
        name = card(scene, word)
        if count > 1:
            name = together(scene.texts.say("cleopatra-board-times", card=name, count=count))
        items.append(name)
    return scene.texts.say("common-list-gap").join(items) or "-"


def stall_text(scene: Scene, stall: StallView) -> str:
    parts = [card_list(scene, stall["up"])] if stall["up"] else []
    if stall["down"]:
        say = scene.texts.say
        parts.append(together(say("cleopatra-board-down", cards=stall["down"], old=stall["old"])))
    return scene.texts.say("common-list-gap").join(parts) or "-"


def market(scene: Scene, board: CleopatraView) -> list[str]:
    say = scene.texts.say
    fields: list[tuple[str, str]] = []
    for number, stall in enumerate(board["market"]):
        label = say("cleopatra-board-market")
        if len(board["market"]) > 1:
            label = say("cleopatra-board-stall", stall=number + 1)
        fields.append((label, stall_text(scene, stall)))
    if board["loose"]:
        fields.append((say("cleopatra-board-loose"), card_list(scene, board["loose"])))
    fields.extend(payment_fields(scene, board))
    if board["discards"] is not None:
        fields.append((say("cleopatra-board-discards"), card_list(scene, board["discards"])))
    elif scene.full:
        discards = say("cleopatra-board-cards", cards=board["discard_size"])
        fields.append((say("cleopatra-board-discards"), discards))
    return field_lines(fields)


def payment_fields(scene: Scene, board: CleopatraView) -> list[tuple[str, str]]:
    say = scene.texts.say
    fields: list[tuple[str, str]] = []
    if board["visit"]["piece"]:
        fields.append((say("cleopatra-board-due"), due_text(scene, board["visit"]["due"])))
    return fields


def payment_text(scene: Scene, words: Sequence[str], spends: SpendsView) -> str:
    """What a payment plays, card by card, and what it costs besides."""
    say = scene.texts.say
    played = [say(PLAYED_BY[word]) for word in words]
    items = [
        name if count == 1 else say("cleopatra-board-times", card=name, count=count)
        for name, count in Counter(played).items()
    ]
    cost: list[str] = []
    if spends["talents"]:
        cost.append(say("cleopatra-pay-talents", talents=spends["talents"]))
    if spends["amulets"]:
        cost.append(say("cleopatra-pay-amulets", amulets=spends["amulets"]))
    cards = say("common-list-gap").join(items)
    if not cost:
        return say("cleopatra-pay-proposed", cards=cards)
    return say("cleopatra-pay-proposed-for", cards=cards, cost=say("common-list-gap").join(cost))


def costs(scene: Scene, board: CleopatraView) -> list[tuple[str, str]]:
    """What each kind of piece that is left would cost now."""
    fields: dict[str, str] = {}
    for piece in board["quarry"]:
        name = KIND_NAME[piece["piece"].rstrip("123456789").split(" ")[0]]
        fields.setdefault(scene.texts.say(name), due_text(scene, piece["cost"]))
    return list(fields.items())


def due_text(scene: Scene, due: Sequence[int]) -> str:
    items = [
        scene.texts.say("cleopatra-board-times", card=scene.texts.say(name), count=units)
        for name, units in zip(RESOURCE_NAME, due, strict=True)
        if units
    ]
    return scene.texts.say("common-list-gap").join(items)


# ---- the players


def header(scene: Scene) -> str:
    say = scene.texts.say
    return table_row(
        "",
        [
            (say("cleopatra-board-player"), NAME),
            (say("cleopatra-board-hand"), HAND),
            (say("cleopatra-board-talents"), TALENTS),
            (say("cleopatra-board-amulets"), AMULETS),
            (say("cleopatra-board-merchants"), MERCHANTS),
            (say("cleopatra-board-statues"), STATUES),
            (say("cleopatra-board-bid"), BID),
            (say("cleopatra-board-sanctuaries"), SANCTUARIES),
        ],
    )


def number(scene: Scene, value: int | None, remembered: int) -> str:
    """What others hide is shown on request, as what memory could know."""
    if value is not None:
        return str(value)
    return f"({remembered})" if scene.full else "?"


def camp_line(scene: Scene, seat: int, camp: CampView) -> str:
    remembered = camp["deducible"]
    amulets = number(scene, camp["amulets"], remembered["amulets"])
    if camp["reckoning"]:
        amulets = f"{amulets} > {camp['reckoning']['remaining']}"
    bid = scene.texts.say("cleopatra-board-has-bid") if camp["has_bid"] else "-"
    if camp["bid"] is not None:
        bid = str(camp["bid"])
    return table_row(
        scene.theme.mark if seat == scene.view["seat"] else "",
        [
            (f"{seat + 1} {scene.names[seat]}", NAME),
            (str(camp["hand_size"]), HAND),
            (number(scene, camp["talents"], remembered["talents"]), TALENTS),
            (amulets, AMULETS),
            (str(camp["merchants"]), MERCHANTS),
            (str(camp["statues"]), STATUES),
            (bid, BID),
            (" ".join([str(each["size"]) for each in camp["sanctuaries"]]) or "-", SANCTUARIES),
        ],
    )


def hands(scene: Scene, board: CleopatraView) -> list[str]:
    """The own hand; with `full`, also what is known of the others'."""
    own = scene.view["seat"]
    fields: list[tuple[str, str]] = []
    for seat, camp in enumerate(board["camps"]):
        if seat == own and camp["hand"] is not None:
            label = scene.texts.say("cleopatra-board-your-hand")
            fields.insert(0, (label, card_list(scene, camp["hand"])))
        elif camp["hand"] is not None:
            name = truncate(scene.names[seat], NAME)
            fields.append((name, card_list(scene, camp["hand"])))
        elif scene.full and camp["deducible"]["known"]:
            name = truncate(scene.names[seat], NAME)
            fields.append((name, card_list(scene, camp["deducible"]["known"])))
    if scene.full:
        fields.extend(costs(scene, board))
        fields.append(("", scene.texts.say("cleopatra-board-legend")))
    return field_lines(fields) if fields else []
