"""Imhotep and A New Dynasty: all that can be decided and asked. question.py leads to what
depends on the position.

Ships, spaces from the bow, slots and players count from 1. `next 3`: the next stone to unload is
player 3's. `coin 1 2`: slots in the order in which the cards take effect. `hill 2 3`: level, and
place from the left. `build 2 1 0`: squares by column.
"""

from typing import Final

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import PROFILES
from saqqara.games.imhotep.names import (
    CARD_NAME,
    PROPHECY_NAME,
    PYRAMID_NAME,
    SIDE_NAME,
    SITE_NAME,
    fleet_word,
)
from saqqara.games.imhotep.sites.market.c import PAIR_FIRST, PAIR_SECOND
from saqqara.kernel.event import Args
from saqqara.kernel.verbs import Ask, Noun, Verb, Verbs, counted, named, seats


def fleets() -> Noun:
    """`4-3-2-2`."""
    facts: list[Args] = [
        {
            "one": box.FLEET_SIZE[box.SHIPS * fleet],
            "two": box.FLEET_SIZE[box.SHIPS * fleet + 1],
            "three": box.FLEET_SIZE[box.SHIPS * fleet + 2],
            "four": box.FLEET_SIZE[box.SHIPS * fleet + 3],
        }
        for fleet in range(box.FLEETS)
    ]
    return Noun([fleet_word(fleet) for fleet in range(box.FLEETS)], facts)


def hill_places() -> Noun:
    facts: list[Args] = []
    for level in range(len(box.HILL_FIRST) - 1):
        places = box.HILL_FIRST[level + 1] - box.HILL_FIRST[level]
        facts += [{"level": level + 1, "number": place + 1} for place in range(places)]
    return Noun([f"{place['level']} {place['number']}" for place in facts], facts)


def profiles() -> Noun:
    facts: list[Args] = [
        {"left": each[0], "middle": each[1], "right": each[2]} for each in PROFILES
    ]
    return Noun([f"{left} {middle} {right}" for left, middle, right in PROFILES], facts)


def pairs() -> Noun:
    facts: list[Args] = [
        {"slot": PAIR_FIRST[pair] + 1, "second": PAIR_SECOND[pair] + 1}
        for pair in range(len(PAIR_FIRST))
    ]
    return Noun([f"{pair['slot']} {pair['second']}" for pair in facts], facts)


SHIP: Final = counted("ship", box.SHIPS)
SPACE: Final = counted("space", box.SPACES)
SITE: Final = named("site", box.SITE_WORD, SITE_NAME)
SIDE: Final = named("side", box.SIDE_WORD, SIDE_NAME)
NEW_SIDE: Final = SIDE.part(box.SIDE_C, box.BASE_SIDES)
SLOT: Final = counted("slot", box.SLOTS)
CARD: Final = named("card", box.CARD_WORD, CARD_NAME)
NEW_CARD: Final = CARD.part(box.BASE_KINDS, box.KINDS - box.BASE_KINDS)
PYRAMID: Final = named("pyramid", box.PYRAMID_WORD, PYRAMID_NAME)
PROPHECY: Final = named("prophecy", box.PROPHECY_WORD, PROPHECY_NAME)
FLEET: Final = fleets()
PLACE: Final = hill_places()
PROFILE: Final = profiles()
PAIR: Final = pairs()
TOMB: Final = counted("tomb", box.TOMBS)
BLUE_CARDS: Final = [do.PLAY, do.PLAY + 1, do.PLAY + 2, do.PLAY + 3]

VERBS: Final = Verbs(
    "imhotep",
    [
        Verb(do.GET, "get", [], "IMH-4.2"),
        Verb(do.LOAD, "load", [SHIP, SPACE], "IMH-4.3"),
        Verb(do.SAIL, "sail", [SHIP, SITE], "IMH-4.4"),
        Verb(do.PLAY, "play", [CARD.part(box.LEVER, 1)], "IMH-5.1", rule="lever"),
        Verb(do.PLAY + 1, "play", [CARD.part(box.HAMMER, 1)], "IMH-5.2", rule="hammer"),
        Verb(do.PLAY + 2, "play", [CARD.part(box.SAIL_CARD, 1)], "IMH-5.3", rule="sail-card"),
        Verb(do.PLAY + 3, "play", [CARD.part(box.CHISEL, 1)], "IMH-5.4", rule="chisel"),
        Verb(do.PASS, "pass", [], "IMH-4.6"),
        Verb(do.NEXT, "next", [seats(box.SEATS, "other_seat")], "IMH-5.1", rule="lever"),
        Verb(do.TAKE, "take", [SLOT], "IMH-7.1"),
        Verb(do.KEEP, "keep", [CARD.part(0, box.BASE_KINDS)], "IMH-7.4", rule="face-down"),
        Verb(do.PYRAMID, "pyramid", [PYRAMID], "IMH-8.3"),
        Verb(do.BONUS, "bonus", [], "IMH-8.8", label="bonus-stones", rule="bonus"),
        Verb(do.NO_BONUS, "no bonus", [], "IMH-8.8", rule="bonus"),
        Verb(do.POINT, "point", [], "IMH-9.4", rule="offering"),
        Verb(do.STONES_INSTEAD, "stones", [], "IMH-9.4", rule="offering"),
        # of chance
        Verb(do.CARD, "card", [CARD.part(0, box.BASE_KINDS)], "IMH-2.3"),
        Verb(do.FLEET, "round", [FLEET], "IMH-2.2", label="fleet"),
        Verb(do.SIDE, "side", [SITE, SIDE.part(0, box.BASE_SIDES)], "IMH-14.2"),
        Verb(do.FIRST, "first", [seats(box.SEATS)], "IMH-2.4"),
        # of a seat, in A New Dynasty
        Verb(do.PLAY_NEW, "play", [CARD.part(box.RAFT_CARD, 1)], "DYN-15.5", rule="raft"),
        Verb(do.PLAY_NEW + 1, "play", [CARD.part(box.GANGPLANK, 1)], "DYN-15.6", rule="gangplank"),
        Verb(
            do.GET_AND_MOVE,
            "get and move figure",
            [],
            "DYN-10.3",
            label="get-and-move",
            rule="figure",
        ),
        Verb(do.SCARAB, "scarab", [PROPHECY], "DYN-17.2"),
        Verb(do.COIN, "coin", [PAIR], "DYN-4.2"),
        Verb(do.KEEP_NEW, "keep", [NEW_CARD], "DYN-9.1"),
        Verb(do.HILL, "hill", [PLACE], "DYN-7.1"),
        Verb(do.TOMB, "tomb", [TOMB], "DYN-8.2"),
        Verb(do.BUILD, "build", [PROFILE], "DYN-13.3"),
        Verb(do.AVENUE, "avenue", [counted("number", box.AVENUE_SITES)], "DYN-14.1"),
        Verb(do.RAFT, "raft", [SITE], "DYN-15.5"),
        # of chance, in A New Dynasty
        Verb(do.CARD_NEW, "card", [NEW_CARD], "DYN-1.2", rule="new-card"),
        Verb(do.SIDE_NEW, "side", [SITE, NEW_SIDE], "DYN-1.1", rule="new-side"),
        Verb(do.PROPHECY, "prophecy", [PROPHECY], "DYN-17.1"),
        Verb(do.SCAFFOLD, "scaffold", [counted("tile", box.SCAFFOLDS)], "DYN-5.2"),
        Verb(do.TILE, "tile", [TOMB], "DYN-8.1"),
    ],
    [
        Ask(
            do.TURN, "turn", "imhotep-prompt-turn", [do.GET, do.LOAD, do.SAIL, *BLUE_CARDS, do.PASS]
        ),
        Ask(do.LOAD_STONE, "load a stone", "imhotep-prompt-load", [do.LOAD]),
        Ask(do.LOAD_THEN_SAIL, "load, then sail", "imhotep-prompt-load-then-sail", [do.LOAD]),
        Ask(do.SAIL_SHIP, "sail a ship", "imhotep-prompt-sail", [do.SAIL]),
        Ask(do.SET_ORDER, "set the order", "imhotep-prompt-order"),
        Ask(do.TAKE_CARD, "take a card", "imhotep-prompt-take", [do.TAKE]),
        Ask(do.KEEP_CARD, "keep a card", "imhotep-prompt-keep"),
        Ask(do.CHOOSE_PYRAMID, "pyramid", "imhotep-prompt-pyramid", [do.PYRAMID]),
        Ask(
            do.BONUS_CARD,
            "bonus card",
            "imhotep-prompt-bonus-card",
            labels={do.BONUS: "bonus-card"},
        ),
        Ask(do.BONUS_STONES, "bonus stones", "imhotep-prompt-bonus-stones"),
        Ask(do.BONUS_LOAD, "bonus load", "imhotep-prompt-bonus-load", [do.LOAD]),
        Ask(do.OFFERING, "offering", "imhotep-prompt-offering"),
        # of chance
        Ask(do.CHOOSE_SIDE, "", "imhotep-prompt-side"),
        Ask(do.CHOOSE_FIRST, "", "imhotep-prompt-first"),
        Ask(do.REVEAL_FLEET, "", "imhotep-prompt-fleet"),
        Ask(do.DEAL_CARD, "", "imhotep-prompt-deal"),
        Ask(do.PEEK, "", "imhotep-prompt-peek"),
        Ask(do.DRAW_CARD, "", "imhotep-prompt-draw"),
        Ask(do.UNCOVER, "", "imhotep-prompt-uncover"),
        # of A New Dynasty; some choices mean something else there
        Ask(do.KEEP_PILE, "keep of a pile", "imhotep-prompt-keep-pile", [], "DYN-9.1", "keep"),
        Ask(
            do.RA_OFFERING,
            "offering to Ra",
            "imhotep-prompt-offering",
            [],
            "DYN-6.3",
            "ra",
            {do.POINT: "points"},
        ),
        Ask(
            do.KEEP_DRAWN,
            "keep of those drawn",
            "imhotep-prompt-keep-drawn",
            [],
            "DYN-6.4",
            "ra-cards",
        ),
        Ask(do.CHOOSE_HILL, "hill", "imhotep-prompt-hill", [do.HILL]),
        Ask(do.CHOOSE_TOMB, "tomb", "imhotep-prompt-tomb", [do.TOMB]),
        Ask(do.CHOOSE_BUILD, "build", "imhotep-prompt-build"),
        Ask(do.CHOOSE_AVENUE, "avenue", "imhotep-prompt-avenue", [do.AVENUE]),
        Ask(do.RAFT_SITE, "raft", "imhotep-prompt-raft"),
        Ask(
            do.GANGPLANK_SHIP,
            "gangplank",
            "imhotep-prompt-gangplank",
            [do.SAIL],
            "DYN-15.6",
            "gangplank",
        ),
        Ask(do.DEAL_DOWN, "", "imhotep-prompt-deal-down"),
        Ask(do.RA_DRAW, "", "imhotep-prompt-ra-draw"),
        Ask(do.OPEN_TOMB, "", "imhotep-prompt-open-tomb"),
        Ask(do.REVEAL_SCAFFOLD, "", "imhotep-prompt-scaffold"),
        Ask(do.DRAW_PROPHECY, "", "imhotep-prompt-prophecy"),
    ],
)
