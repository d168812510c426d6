"""Imhotep in a terminal, drawn from a view and from nothing else.

title: round, start player                            name of the game
the four ships                          the cards of the market
the other sites, one below the other (imhotep_sites.py)
one line per player: sled, quarry, points, cards
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from saqqara.games.imhotep.names import CARD_NAME, SITE_NAME
from saqqara.games.imhotep.sites.market import MarketView
from saqqara.games.imhotep.tables import (
    CARD_WORD,
    DECORATION,
    SHIPS,
    SITE_WORD,
    SLOTS,
)
from saqqara.games.imhotep.view import ImhotepView, PlayerView, ShipView
from saqqara.kernel.event import Event
from saqqara.terminal.boards.imhotep_dynasty import extra_lines, pile_text
from saqqara.terminal.boards.imhotep_letters import letter, printed
from saqqara.terminal.boards.imhotep_sites import site_lines
from saqqara.terminal.commands import is_number
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import WIDTH
from saqqara.text import Texts
from saqqara.text.width import cells, pad, pad_left, together, truncate, wrap

CARD_ID: Final = dict(zip(CARD_WORD, CARD_NAME, strict=True))
SITE_ID: Final = dict(zip(SITE_WORD, SITE_NAME, strict=True))
OFFER_ID: Final = {
    "entrance": "imhotep-board-offer-entrance",
    "sarcophagus": "imhotep-board-offer-sarcophagus",
    "paved path": "imhotep-board-offer-paved-path",
    "pyramid decoration": "imhotep-board-offer-pyramid-decoration",
    "temple decoration": "imhotep-board-offer-temple-decoration",
    "burial decoration": "imhotep-board-offer-burial-decoration",
    "obelisk decoration": "imhotep-board-offer-obelisk-decoration",
    "lever": "imhotep-board-offer-lever",
    "hammer": "imhotep-board-offer-hammer",
    "sail": "imhotep-board-offer-sail",
    "chisel": "imhotep-board-offer-chisel",
    "statue": "imhotep-board-offer-statue",
    "extra storage": "imhotep-board-offer-extra-storage",
    "private quarry": "imhotep-board-offer-private-quarry",
    "stone ornament": "imhotep-board-offer-stone-ornament",
    "raft": "imhotep-board-offer-raft",
    "gangplank": "imhotep-board-offer-gangplank",
}
MARKET_ID: Final = {
    "a": "imhotep-board-market-a",
    "b": "imhotep-board-market-b",
    "c": "imhotep-board-market-c",
    "d": "imhotep-board-market-d",
}

HARBOUR: Final = 38  # cells of the ships; the market stands to the right of them
NAME: Final = 15  # cells of a player's name
LETTER: Final = 4  # cells of the mark and the letter before it

SHORTHAND: Final = {
    "lever": "play lever",
    "hammer": "play hammer",
    "chisel": "play chisel",
    "gangplank": "play gangplank",
    "#1": "take 1",
    "#2": "take 2",
    "#3": "take 3",
    "#4": "take 4",
    "left": "pyramid left",
    "middle": "pyramid middle",
    "right": "pyramid right",
    "採石": "get",
    "採石する": "get",
    "パス": "pass",
    "てこ": "play lever",
    "ハンマー": "play hammer",
    "出航": "play sail",
    "のみ": "play chisel",
    "筏船": "play raft",
    "積み板": "play gangplank",
    "左": "pyramid left",
    "中央": "pyramid middle",
    "右": "pyramid right",
    "ボーナス": "bonus",
    "点": "point",
    "石材": "stones",
}


class ImhotepBoard:
    quiet = frozenset(
        {
            "imhotep-event-fill-sled",
            "imhotep-event-deal",
            "imhotep-event-deal-down",
            "imhotep-event-clear",
            "imhotep-event-leftover",
            "imhotep-event-home",
            "imhotep-event-discard",
            "imhotep-event-end-points",
            "imhotep-event-tomb-open",
            "imhotep-event-tombs-gone",
            "imhotep-event-red-kept",
        }
    )

    def sentences(self, events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
        return [texts.render(event.message, names) for event in events]

    def draw(self, scene: Scene) -> list[str]:
        board = cast(ImhotepView, scene.view["board"])
        lines = [title(scene, board)]
        lines.extend(beside(harbour(scene, board), market(scene, board)))
        lines.append(rule(scene, scene.texts.say("imhotep-board-sites")))
        lines.extend(site_lines(scene, board))
        if "dynasty" in board:
            for line in extra_lines(scene, board["dynasty"]):
                lines.extend(wrap(line, WIDTH, " ", " " * LETTER))
        lines.append(start_player(scene, board))
        lines.extend(player_lines(scene, board))
        if scene.full:
            lines.append(scene.theme.thin * WIDTH)
            lines.extend(piles(scene, board))
        return lines

    def aside(self, _scene: Scene, /) -> list[str]:
        return []

    def tie(self, scene: Scene, tied: Sequence[int]) -> str:
        board = cast(ImhotepView, scene.view["board"])
        players = [
            scene.texts.say(
                "imhotep-tied-sled", name=scene.names[seat], stones=board["players"][seat]["sled"]
            )
            for seat in tied
        ]
        points = (scene.view["scores"] or [])[tied[0]]
        listed = scene.texts.listed(players)
        return scene.texts.say("imhotep-tie-break", points=points, players=listed)

    def long_form(self, word: str) -> str | None:
        """A blue card or a pyramid by its name, and Japanese words for the notation."""
        return SHORTHAND.get(word)

    def in_order(self, words: list[str]) -> list[str]:
        return words

    def shortcuts(self, _scene: Scene, /) -> list[tuple[str, str]]:
        return []

    def meant(self, _scene: Scene, words: list[str]) -> list[str]:
        return words

    def objection(self, scene: Scene, words: Sequence[str]) -> str:
        """A verb alone, or with half of what belongs to it."""
        if words[0] == "load":
            return no_such_place(scene, words[1:3]) or scene.texts.say("imhotep-load-how")
        return scene.texts.say("imhotep-sail-how") if words[0] == "sail" else ""


def no_such_place(scene: Scene, numbers: Sequence[str]) -> str:
    """What is wrong with `load 9 9`: there is no such ship, or it has no such space."""
    ships = cast(ImhotepView, scene.view["board"])["ships"]
    if not numbers or not all(is_number(text) for text in numbers):
        return ""
    ship = int(numbers[0])
    if not 1 <= ship <= len(ships):
        return scene.texts.say("imhotep-no-such-ship", ship=ship, ships=len(ships))
    size = len(ships[ship - 1]["spaces"])
    if len(numbers) > 1 and not 1 <= int(numbers[1]) <= size:
        return scene.texts.say("imhotep-no-such-space", ship=ship, size=size)
    return ""


# ---- lines of any kind


def rule(scene: Scene, text: str) -> str:
    begin = f"{scene.theme.thin * 2} {text} "
    return begin + scene.theme.thin * (WIDTH - cells(begin))


def beside(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Two blocks of the same height side by side."""
    return [
        pad(one, HARBOUR) + truncate(other, WIDTH - HARBOUR)
        for one, other in zip(left, right, strict=True)
    ]


def title(scene: Scene, board: ImhotepView) -> str:
    if scene.view["over"]:
        left = scene.texts.say("imhotep-board-over")
    elif board["round"] == 0:
        left = scene.texts.say("imhotep-board-setup")
    else:
        left = scene.texts.say(
            "imhotep-board-round", round=board["round"], rounds=printed(scene)["rounds"]
        )
    thick = scene.theme.thick
    begin = f"{thick * 2} {left} "
    end = f" {scene.texts.game_name('imhotep')} {thick * 2}"
    return begin + thick * (WIDTH - cells(begin) - cells(end)) + end


# ---- the harbour


def harbour(scene: Scene, board: ImhotepView) -> list[str]:
    lines = [" " + scene.texts.say("imhotep-board-ships")]
    for number, ship in enumerate(board["ships"], start=1):
        mark = scene.theme.left if is_unloading(ship) else ""
        lines.append(f"{pad(mark, 2)}{number} {pad(hull(scene, ship), 11)}{status(scene, ship)}")
    return lines + [""] * (1 + SHIPS - len(lines))


def is_unloading(ship: ShipView) -> bool:
    return ship["site"] != "" and max(ship["spaces"]) >= 0


def hull(scene: Scene, ship: ShipView) -> str:
    """From the bow; a free space shows its number as long as it can be loaded."""
    spaces = [
        letter(scene, owner) if owner >= 0 else "." if ship["site"] else str(number)
        for number, owner in enumerate(ship["spaces"], start=1)
    ]
    return f"<{' '.join(spaces)}|"


def missing(ship: ShipView) -> int:
    """Stones that the ship needs before it may sail."""
    return ship["minimum"] - len([owner for owner in ship["spaces"] if owner >= 0])


def status(scene: Scene, ship: ShipView) -> str:
    say, minimum = scene.texts.say, ship["minimum"]
    if ship["site"]:
        return say("imhotep-board-docked", site=say(SITE_ID[ship["site"]]))
    if missing(ship) > 0:
        return say("imhotep-board-needs", minimum=minimum, stones=missing(ship))
    return say("imhotep-board-ready", minimum=minimum)


# ---- the market


def market(scene: Scene, board: ImhotepView) -> list[str]:
    place = board["market"]
    id = MARKET_ID.get(place["side"], "imhotep-board-market-a")
    pile = scene.texts.say("imhotep-board-draw-pile", cards=place["draw_pile"])
    lines = [f"{scene.texts.say(id)} - {pile}"]
    for slot in range(SLOTS):
        card = place["cards"][slot]
        if card:
            text = offer(scene, board, card)
        elif "dynasty" in board:
            piles = board["dynasty"]["piles"]
            found = [pile_text(scene, each) for each in piles if each["slot"] == slot]
            text = "".join(found)
        else:
            text = face_down(scene, place) if slot == SLOTS - 1 else ""
        lines.append(f"#{slot + 1} {text}" if text else "-")
    return lines


def offer(scene: Scene, board: ImhotepView, card: str) -> str:
    """A card and what it is good for; of a Decoration, its value at this moment."""
    site = CARD_WORD.index(card) - DECORATION
    points = 0
    if card == "stone ornament":
        points = stones_on_sled(scene, board)
    if card.endswith("decoration"):
        stones = sum(player["stones"][SITE_WORD[site]] for player in board["players"])
        points = stones // printed(scene)["decoration_stones"]
    return scene.texts.say(OFFER_ID[card], points=points)


def stones_on_sled(scene: Scene, board: ImhotepView) -> int:
    """Of the viewer; a spectator sees the fullest sled."""
    seat = scene.view["seat"]
    sleds = [player["sled"] for player in board["players"]]
    return sleds[seat] if seat >= 0 else max(sleds)


def face_down(scene: Scene, place: MarketView) -> str:
    if place["seen"]:
        names = [scene.texts.say(CARD_ID[card]) for card in place["seen"]]
        return scene.texts.say("imhotep-board-seen", cards=scene.texts.listed(names))
    if place["face_down"] == 0:
        return ""
    known = [scene.texts.say(CARD_ID[card]) for card in place["known"]]
    if not known:
        return scene.texts.say("imhotep-board-face-down", cards=place["face_down"])
    return scene.texts.say(
        "imhotep-board-face-down-known",
        cards=place["face_down"],
        known=scene.texts.listed(known),
    )


# ---- the players


def start_player(scene: Scene, board: ImhotepView) -> str:
    """A line that names the start player as long as there is one."""
    if scene.view["over"] or board["start"] < 0:
        return scene.theme.thin * WIDTH
    name = truncate(scene.names[board["start"]], HARBOUR)
    return rule(scene, scene.texts.say("imhotep-board-start", name=name))


def player_lines(scene: Scene, board: ImhotepView) -> list[str]:
    say = scene.texts.say
    heads = [
        say("imhotep-board-sled"),
        say("imhotep-board-quarry"),
        say("imhotep-board-points"),
        "" if scene.view["over"] else say("imhotep-board-end"),
    ]
    widths = [max(cells(head) + 2, 5) for head in heads]
    begin = " " * LETTER + pad(say("imhotep-board-player"), NAME) + in_row(heads, widths)
    lines = [f"{begin}  {say('imhotep-board-cards')}"]
    for seat, player in enumerate(board["players"]):
        mark = scene.theme.mark if seat == scene.view["seat"] else ""
        begin = f" {pad(mark, 1)}{letter(scene, seat)} "
        begin += pad(truncate(scene.names[seat], NAME - 1), NAME)
        begin += in_row(figures(player, room(scene, board, seat), scene.view["over"]), widths)
        left = " " * (cells(begin) + 2)
        cards = owned_cards(scene, board, seat)
        lines.extend(wrap(cards, WIDTH, f"{begin}  ", left))
    return lines


def in_row(texts: Sequence[str], widths: Sequence[int]) -> str:
    return "".join([pad_left(*each) for each in zip(texts, widths, strict=True)])


def room(scene: Scene, board: ImhotepView, seat: int) -> int:
    """Stones that a sled holds."""
    return board["dynasty"]["room"][seat] if "dynasty" in board else printed(scene)["sled"]


def owned_cards(scene: Scene, board: ImhotepView, seat: int) -> str:
    """The cards of a player; of secret ones of others only how many."""
    text = card_list(scene, board["players"][seat]["cards"])
    secret = board["dynasty"]["hidden_cards"][seat] if "dynasty" in board else 0
    if secret == 0:
        return text
    gap = scene.texts.say("common-list-gap")
    more = together(scene.texts.say("imhotep-board-secret", cards=secret))
    return more if text == "-" else text + gap + more


def figures(player: PlayerView, room: int, over: bool) -> list[str]:
    """Sled, quarry, points, and what the end of the game would add now."""
    end = "" if over else f"{sum(player['end_points'].values()):+}"
    return [f"{player['sled']}/{room}", str(player["quarry"]), str(player["score"]), end]


def card_list(scene: Scene, words: Sequence[str]) -> str:
    """`2 x Statue, Lever`; a dash if there are none."""
    items: list[str] = []
    for word, copies in Counter(words).items():
        name = scene.texts.say(CARD_ID[word])
        if copies > 1:
            name = scene.texts.say("imhotep-board-copies", card=name, copies=copies)
        items.append(together(name))
    return scene.texts.say("common-list-gap").join(items) or "-"


# ---- what could be looked up


def piles(scene: Scene, board: ImhotepView) -> list[str]:
    say = scene.texts.say
    unseen = board["market"]["unseen"]
    fields = [
        (say("imhotep-board-unseen", cards=len(unseen)), card_list(scene, unseen)),
        (say("imhotep-board-discard"), card_list(scene, board["market"]["discard"])),
        (say("imhotep-board-round-cards"), "   ".join(board["round_cards"]) or "-"),
    ]
    lines: list[str] = []
    for label, text in fields:
        lines.extend(wrap(text, WIDTH, f" {label}: ", " " * 4))
    return lines
