"""Cleopatra: all that can be decided and asked. asking.py adds what depends on the position.

`turn 3`: an orientation. `cell d5`: column a-i from the left, row 1-9 from the front. A bid is
`tens 1`, then `ones 4`. `build tile z` needs a Scribe.
"""

from typing import Annotated, Final

from saqqara.games.cleopatra import actions as do
from saqqara.games.cleopatra.names import (
    CARD_NAME,
    COLUMN_NAME,
    DOWN_NAME,
    PIECE_NAME,
    PIECE_WORD,
    RESOURCE_NAME,
    TILE_NAME,
    cell_word,
)
from saqqara.games.cleopatra.tables import (
    CARD_WORD,
    CELLS,
    DICE,
    GRID,
    ORIENTATIONS,
    RESOURCE_WORD,
    SEATS,
    SOURCE_WORD,
    STALLS,
    TILE_WORD,
    WALLS,
)
from saqqara.kernel.event import Args
from saqqara.kernel.verbs import Ask, Noun, Verb, Verbs, counted, named, seats


def bare(words: list[str]) -> Noun:
    """Things of which messages are told nothing by themselves."""
    facts: list[Args] = [{} for _ in words]
    return Noun(words, facts)


def cells() -> Noun:
    facts: list[Args] = [
        {"column": COLUMN_NAME[cell % GRID], "row": cell // GRID + 1} for cell in range(CELLS)
    ]
    return Noun([cell_word(cell) for cell in range(CELLS)], facts)


STALL: Final = counted("stall", STALLS)
PIECE: Final = named("piece", PIECE_WORD, PIECE_NAME[: len(PIECE_WORD)])
WALL: Final = PIECE.part(0, WALLS)
SPHINX: Final = PIECE.part(do.PIECE_SPHINX, 1)
OBELISK: Final = PIECE.part(do.PIECE_OBELISK, 1)
DOOR: Final = PIECE.part(do.PIECE_DOOR, 2)
THRONE: Final = PIECE.part(do.PIECE_THRONE, 1)
TILE: Final = named("tile", TILE_WORD, TILE_NAME)
RESOURCE: Final = named("resource", RESOURCE_WORD, RESOURCE_NAME)
SOURCE: Final = bare(list(SOURCE_WORD))
TURNED: Final = counted("number", ORIENTATIONS)
CELL: Final = cells()
CARD: Final = named("card", CARD_WORD, CARD_NAME)
TOP: Final = named("card", (*CARD_WORD, "down"), (*CARD_NAME, DOWN_NAME))
TENS: Final = bare([str(number) for number in range(do.ONES - do.TENS)])
ONES: Final = bare([str(number) for number in range(10)])

VERBS: Final = Verbs(
    "cleopatra",
    [
        Verb(do.STALL, "stall", [STALL], "CLE-5.1", rule="market"),
        Verb(do.BUILD, "build", [WALL], "CLE-7.3", rule="wall"),
        Verb(do.BUILD + do.PIECE_SPHINX, "build", [SPHINX], "CLE-7.4", rule="sphinx"),
        Verb(do.BUILD + do.PIECE_OBELISK, "build", [OBELISK], "CLE-7.5", rule="big"),
        Verb(do.BUILD + do.PIECE_DOOR, "build", [DOOR], "CLE-7.6", rule="door"),
        Verb(do.BUILD + do.PIECE_THRONE, "build", [THRONE], "CLE-7.5", rule="big"),
        Verb(do.BUILD + do.PIECE_MOSAIC, "build mosaic", [], "CLE-7.7", label="mosaic"),
        Verb(do.BUILD + do.PIECE_TILE, "build tile", [TILE], "CLE-10.6", label="tile"),
        Verb(do.PLAY_BEGGAR, "play beggar", [], "CLE-10.3", label="beggar"),
        Verb(do.PLAY_COURTESAN, "play courtesan", [], "CLE-10.4", label="courtesan"),
        Verb(do.PLAY_ENVOY, "play envoy", [], "CLE-10.5", label="envoy"),
        Verb(
            do.PLAY_SCRIBE_ADD, "play scribe add", [], "CLE-10.7", label="scribe-add", rule="scribe"
        ),
        Verb(
            do.PLAY_SCRIBE_REMOVE,
            "play scribe remove",
            [],
            "CLE-10.7",
            label="scribe-remove",
            rule="scribe",
        ),
        Verb(do.PLAY_VIZIER, "play vizier", [], "CLE-10.9", label="vizier"),
        Verb(do.DONE, "done", [], "CLE-6.4", label="end-turn", rule="pass"),
        Verb(do.PASS, "pass", [], "CLE-6.4"),
        Verb(do.PAY, "pay", [RESOURCE, SOURCE], "CLE-6.3"),
        Verb(do.ORIENT, "turn", [TURNED], "CLE-7.8", label="orient", rule="lay"),
        Verb(do.CELL, "cell", [CELL], "CLE-7.8", rule="lay"),
        # answers; what asks for a card has its own label and rule
        Verb(do.CARD, "card", [CARD], "CLE-6.12", label="discard", rule="limit"),
        Verb(do.GIVE_TALENTS, "talents", [], "CLE-10.3", label="alms", rule="beggar"),
        Verb(do.RESOURCE, "ask", [RESOURCE], "CLE-10.5", label="kind", rule="envoy"),
        Verb(do.YES, "yes", [], "CLE-10.5", label="accept", rule="envoy"),
        Verb(do.NO, "no", [], "CLE-10.5", label="refuse", rule="envoy"),
        Verb(do.LIMIT_DISCARD, "limit discard", [], "CLE-6.12", rule="limit"),
        Verb(do.LIMIT_KEEP, "limit keep", [], "CLE-6.12", rule="limit"),
        Verb(do.LIMIT_SMUGGLER, "limit smuggler", [], "CLE-6.12", rule="limit"),
        Verb(do.TENS, "tens", [TENS], "CLE-8.4", rule="offering"),
        Verb(do.ONES, "ones", [ONES], "CLE-8.4", label="bid", rule="offering"),
        # of chance
        Verb(do.DRAW_CARD, "draw", [CARD], "CLE-4.5", rule="pile"),
        Verb(do.TOP_CARD, "top", [TOP], "CLE-4.5", rule="pile"),
        Verb(do.ROLL, "roll", [counted("ankhs", DICE + 1, 0)], "CLE-6.11", rule="dice"),
        Verb(do.TILE, "tile", [TILE], "CLE-4.1", label="next-tile", rule="tiles"),
        Verb(do.FIRST, "first", [seats(SEATS)], "CLE-4.7"),
    ],
    [
        Ask(do.ASK_ACT, "act", "cleopatra-prompt-act", light=[do.STALL, do.PASS]),
        Ask(do.ASK_PAY, "pay", "cleopatra-prompt-pay"),
        Ask(do.ASK_ORIENT, "orient", "cleopatra-prompt-orient"),
        Ask(do.ASK_CELL, "cell", "cleopatra-prompt-cell", [do.CELL]),
        Ask(
            do.ASK_CLAIM,
            "claim",
            "cleopatra-prompt-claim",
            [],
            "CLE-7.10",
            "claim",
            {do.CELL: "claim", do.DONE: "no-claim"},
        ),
        Ask(
            do.ASK_VISIT,
            "visit",
            "cleopatra-prompt-visit",
            [],
            "CLE-6.9",
            "close",
            {do.DONE: "close"},
            [do.DONE],
        ),
        Ask(
            do.ASK_REFILL,
            "refill",
            "cleopatra-prompt-refill",
            [do.STALL],
            "CLE-5.3",
            "refill",
            {do.STALL: "refill"},
        ),
        Ask(
            do.ASK_AFTER, "after", "cleopatra-prompt-after", [], "CLE-6.2", "after", light=[do.DONE]
        ),
        Ask(
            do.ASK_LIMIT,
            "limit",
            "cleopatra-prompt-limit",
            [do.LIMIT_SMUGGLER],
            "CLE-6.12",
            "limit",
        ),
        Ask(do.ASK_DISCARD, "discard", "cleopatra-prompt-discard", [], "CLE-6.12", "limit"),
        Ask(
            do.ASK_COURTESAN,
            "courtesan",
            "cleopatra-prompt-courtesan",
            [],
            "CLE-10.4",
            "courtesan",
            {do.CARD: "fetch"},
        ),
        Ask(
            do.ASK_VIZIER,
            "vizier",
            "cleopatra-prompt-vizier",
            [],
            "CLE-10.9",
            "vizier",
            {do.CARD: "keep", do.DONE: "kept"},
        ),
        Ask(
            do.ASK_BEGGAR,
            "beggar",
            "cleopatra-prompt-beggar",
            [],
            "CLE-10.3",
            "beggar",
            {do.CARD: "gift"},
        ),
        Ask(do.ASK_KIND, "kind", "cleopatra-prompt-kind", [], "CLE-10.5", "envoy"),
        Ask(
            do.ASK_NAME,
            "name",
            "cleopatra-prompt-name",
            [do.NO],
            "CLE-10.5",
            "envoy",
            {do.YES: "name", do.NO: "leave-out"},
        ),
        Ask(
            do.ASK_OFFER,
            "offer",
            "cleopatra-prompt-offer",
            [do.YES],
            "CLE-10.5",
            "envoy",
            {do.YES: "offer", do.NO: "decline"},
            [do.YES, do.NO],
        ),
        Ask(
            do.ASK_ACCEPT,
            "accept",
            "cleopatra-prompt-accept",
            [],
            "CLE-10.5",
            "envoy",
            light=[do.YES, do.NO],
        ),
        Ask(do.ASK_TENS, "tens", "cleopatra-prompt-bid", [do.TENS]),
        Ask(do.ASK_ONES, "ones", "cleopatra-prompt-bid", [do.ONES]),
        # of chance
        Ask(do.CHOOSE_FIRST, "first", "cleopatra-prompt-first"),
        Ask(do.DEAL, "deal", "cleopatra-prompt-deal"),
        Ask(do.REVEAL, "reveal", "cleopatra-prompt-reveal"),
        Ask(do.FACE, "face", "cleopatra-prompt-face"),
        Ask(do.ROLL_DICE, "roll", "cleopatra-prompt-roll"),
        Ask(do.NEXT_TILE, "next tile", "cleopatra-prompt-tile"),
    ],
)

Payment = Annotated[str, tuple(VERBS.words[do.PAY : do.ORIENT])]  # in views
