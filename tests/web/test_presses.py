"""Every pressable thing of every board, with a mouse that goes down and up and with a finger.

A thing is pressed while another is chosen: what is sent must be what was pressed last.
"""

from typing import Final

import pytest

from drawing import SOAK
from services.table_server import TableServer
from web.browsers import DESK, PHONE
from web.conftest import Visit
from web.fingers import Fingers
from web.positions import Board, Question, imported, of_each_game, story, what_if

DYNASTY: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}
SPECIAL: Final[dict[str, Board]] = {
    "imhotep-a": ("imhotep", 4, {"sides": "AAAAA"}, 2),
    "imhotep-b": ("imhotep", 2, {"sides": "BBBBB"}, 1),
    "imhotep-c": ("imhotep", 3, {"sides": "CCCCC"} | DYNASTY, 1),
    "imhotep-d": ("imhotep", 4, {"sides": "DDDDD"} | DYNASTY, 1),
    "cleopatra-row": ("cleopatra", 4, {}, 2),
    "cleopatra-stalls": ("cleopatra", 3, {"market": "stalls"}, 2),
    "murals": ("murals", 3, {}, 1),
}
BOARDS: Final = of_each_game(SPECIAL)
IN_TURN: Final = {  # by a finger?
    "imhotep-a": False,
    "imhotep-b": True,
    "imhotep-c": False,
    "imhotep-d": True,
    "cleopatra-row": False,
    "cleopatra-stalls": True,
    "pharaoh": True,
}
AROUND: Final = "murals"  # with which things around the boards are pressed, both ways
PRESSABLE: Final = "button:not(:disabled), a[href]:not(.skip), summary, input"
ON_THE_BOARD: Final = ".room button:not(:disabled), .prompt button:not(:disabled)"
COMPOSED: Final = {
    "coin",
    "pay",
    "turn",
    "tens",
    "ones",
    "lay",
    "yes",
    "no",
}  # of several presses, tested elsewhere
PANELS: Final = ".room nav button, .room [role=tab]"  # of a phone, which shows one at a time
BAR: Final = ".prompt [data-act][aria-pressed]"


def choose_each(hand: Fingers, words: tuple[str, ...], met: set[str]) -> list[str]:
    """All choices that are to be seen, one after the other."""
    found: list[str] = []
    things = hand.gather("[data-word]:not(:disabled, [data-card])")  # cards are composed
    for number, (word, refused, name) in enumerate(things):
        if word not in words or refused or word in met:
            continue
        if why := hand.press(number):
            found.append(f"{name}: {why}")
            continue
        if hand.is_pressed(number) not in {None, "true"}:
            found.append(f"{name}: not shown as chosen")
        found += wrongly_sent(hand, word, name)
        met.add(word)
    return found


def sail_everywhere(hand: Fingers, words: tuple[str, ...], met: set[str]) -> list[str]:
    """Each ship is picked up, and then goes to one dock after the other."""
    found: list[str] = []
    for ship in sorted({word.split()[1] for word in words if word.startswith("sail ")}):
        hand.press_first(f'[data-place="berth-{int(ship) - 1}"] .hull[aria-pressed=false]')
        for number, (dock, refused, name) in enumerate(hand.gather("[data-dock]")):
            word = f"sail {ship} {dock}"
            if word not in words or refused or word in met:
                continue
            if why := hand.press(number):
                found.append(f"{name}: {why}")
                continue
            found += wrongly_sent(hand, word, name)
            met.add(word)
    return found


def wrongly_sent(hand: Fingers, word: str, name: str) -> list[str]:
    sent = hand.would_send()
    if len(sent) == 1 and word in sent[0]:  # of sanctuaries there may be several
        return []
    return [f"{name}: {word} was pressed, {sent} is sent"]


def use_the_bar(hand: Fingers, words: tuple[str, ...], met: set[str]) -> list[str]:
    """The choices that stand in the prompt bar by themselves: each sends another word, which
    nothing on the board sends."""
    found: list[str] = []
    sent_by: dict[str, str] = {}
    hand.page.keyboard.press("Escape")  # a phone shows them while nothing is chosen
    for number in range(len(hand.gather(BAR))):
        hand.page.keyboard.press("Escape")
        name = hand.gather(BAR)[number][2]
        if why := hand.press(number):
            found.append(f"{name}: {why}")
            continue
        sent = hand.would_send()
        if len(sent) != 1 or sent[0][0] not in words or sent[0][0] in {*sent_by, *met}:
            found.append(f"{name}: {sent} is sent, {sent_by}")
        else:
            sent_by[sent[0][0]] = name
    met.update(sent_by)
    return found


def hands() -> list[tuple[str, bool]]:
    """Boards, and whether they are touched: Murals both ways, the others one way in every run,
    and both in a soak."""
    both = [(board, touch) for board in BOARDS for touch in (False, True)]
    return [each for each in both if SOAK or IN_TURN.get(each[0], each[1]) == each[1]]


@pytest.mark.parametrize(
    ("board", "touch"), hands(), ids=[f"{each}-{['mouse', 'finger'][by]}" for each, by in hands()]
)
def test_what_is_pressed_last_is_sent(
    visit: Visit, tables: TableServer, board: str, touch: bool
) -> None:
    guest = visit("en", PHONE if touch else DESK, touch=touch)
    hand = Fingers(guest, touch=touch)
    told = story(*BOARDS[board])
    found: list[str] = []
    known: set[str] = set()
    with tables.guest("Ann") as client:
        guest.take_over(client)
        game = imported(client, told)
        for question in told.of_every_kind():
            path = f"/table/{what_if(client, game, question)}"
            (guest.stroll if known else guest.go)(path)
            guest.standing(-1, "mine")
            guest.page.locator(".room button >> visible=true").first.wait_for()
            met: set[str] = set()
            trouble = press_all(hand, question.words, met)
            # What is around the board is the same for all of them.
            around = board == AROUND and not known
            trouble += hand.only_click(PRESSABLE if around else ON_THE_BOARD, known)
            trouble += [f"{word}: nothing to press for it" for word in not_met(question, met)]
            found += [f"{board}, ply {question.ply}: {each}" for each in trouble]
    assert not found, "\n".join(found)


def not_met(question: Question, met: set[str]) -> list[str]:
    left = [word for word in question.words if word not in met]
    return [word for word in left if word.split()[0] not in COMPOSED]


def press_all(hand: Fingers, words: tuple[str, ...], met: set[str]) -> list[str]:
    found = choose_each(hand, words, met)
    found += sail_everywhere(hand, words, met)
    for number in range(len(hand.gather(PANELS))):
        hand.gather(PANELS)
        if hand.press(number):
            break  # they lie under what is asked for now
        found += choose_each(hand, words, met)
        found += sail_everywhere(hand, words, met)
    return found + use_the_bar(hand, words, met)
