"""Cleopatra: the rules of one table, made of its options and its edition.

A preset decides what an option leaves to it: `translation` is the Japanese translation, which we
follow by default, `original-2006` the published game where the two differ (CLE-11.1).
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.cleopatra import garden
from saqqara.games.cleopatra.tables import (
    AMULETS,
    BEGGAR,
    CATEGORIES,
    CATEGORY_WORD,
    COSTS,
    COURTESAN,
    DOUBLES,
    GRID,
    KINDS,
    PALM_MAP,
    RESOURCES,
    SCRIBE,
    SMUGGLER,
    TROMPE,
)
from saqqara.kernel.edition import Edition, edition_error

BY_PRESET: Final = "preset"
PRESETS: Final[dict[str, dict[str, str]]] = {
    "translation": {"market": "row", "beggar_destitute": "hand"},
    "original-2006": {"market": "stalls", "beggar_destitute": "talents"},
}

GIVES_HAND: Final = 0  # what a destitute opponent of a Beggar gives
GIVES_TALENTS: Final = 1
GIVES_NOTHING: Final = 2
DESTITUTE: Final[tuple[str, ...]] = ("hand", "talents", "nothing")


@mypyc_attr(acyclic=True)
class Ruleset:
    def __init__(
        self,
        players: i64,
        stalls: bool,
        auto_refill: bool,
        trompe_artisan: bool,
        with_trompe: bool,
        wall_squares: bool,
        destitute: i64,
        envoy_supply: bool,
        final_roll: bool,
        cost: vec[i64],
        amulets: vec[i64],
        palms: vec[i64],
        palm_map: list[str],
        first_rules: bool,
    ) -> None:
        self.players = players
        self.stalls = stalls  # three growing stalls, of which one is emptied; else one row
        self.auto_refill = auto_refill  # cards are laid from left to right
        self.trompe_artisan = trompe_artisan  # a Trompe-l'oeil may stand for an artisan
        self.with_trompe = with_trompe  # the eight Trompe-l'oeil are in the deck
        self.wall_squares = wall_squares  # a wall counts covered cells, not tiles
        self.destitute = destitute
        self.envoy_supply = envoy_supply  # a giver without amulets: one comes from the supply
        self.final_roll = final_roll  # the dice are rolled after the last visit too
        self.cost = cost  # per category: units by resource, four bits each
        self.amulets = amulets  # per card kind: for playing it
        self.palms = palms  # per placement: palms that it covers
        self.palm_map = palm_map  # from the back row to the front
        self.first_rules = first_rules  # as games were played and recorded before they were mended


def chosen(options: dict[str, str], id: str) -> str:
    """An option's value, or what the preset makes of it (CLE-11.1)."""
    value = options[id]
    return PRESETS[options["preset"]][id] if value == BY_PRESET else value


def ruleset(players: i64, options: dict[str, str], version: int) -> Ruleset:
    tables = EDITION.tables(options)
    palm_map = cast(list[str], tables["palms"])
    palms = garden.STANDARD_PALMS
    if palm_map != list(PALM_MAP):
        palms = garden.palms_of_placements(palm_map)
    return Ruleset(
        players,
        chosen(options, "market") == "stalls",
        options["refill"] == "auto",
        options["trompe"] == "any",
        options["trompe"] != "none",
        options["wall_bonus"] == "squares",
        DESTITUTE.index(chosen(options, "beggar_destitute")),
        options["envoy_empty_giver"] == "supply",
        options["final_dice"] == "roll",
        vec[i64](packed_costs(cast(dict[str, list[int]], tables["costs"]))),
        vec[i64](amulets_by_kind(cast(dict[str, int], tables["amulets"]))),
        vec[i64](palms),
        palm_map,
        version == 1,
    )


def packed_costs(costs: dict[str, list[int]]) -> list[int]:
    """Per category: four bits for each resource."""
    found: list[int] = []
    for word in CATEGORY_WORD:
        packed = 0
        for units in reversed(costs[word]):
            packed = packed * 16 + units
        found.append(packed)
    return found


def amulets_by_kind(amulets: dict[str, int]) -> list[int]:
    found = [0] * KINDS
    for kind in range(DOUBLES, TROMPE):
        found[kind] = amulets["double"]
    found[TROMPE] = amulets["trompe"]
    found[BEGGAR] = amulets["beggar"]
    found[COURTESAN] = amulets["courtesan"]
    found[SCRIBE] = amulets["scribe"]
    found[SMUGGLER] = amulets["smuggler"]
    return found


# ---- the edition: figures that we have from photographs, icons or one text only


def check_tables(tables: dict[str, object]) -> None:
    for word, units in cast(dict[str, list[int]], tables["costs"]).items():
        if min(units) < 0 or max(units) > 7 or sum(units) == 0:
            raise edition_error("cleopatra-edition-cost", {"place": f"costs.{word}"})
    for word, number in cast(dict[str, int], tables["amulets"]).items():
        if not 0 <= number <= 9:
            raise edition_error("cleopatra-edition-amulets", {"place": f"amulets.{word}"})
    for index, row in enumerate(cast(list[str], tables["palms"])):
        if not same_platform(row, index):
            raise edition_error("cleopatra-edition-palms", {"place": f"palms.{index + 1}"})


def same_platform(row: str, index: int) -> bool:
    """Nine marks, and the throne platform where it is."""
    if len(row) != GRID:
        return False
    for column in range(GRID):
        if (row[column] == "#") != (PALM_MAP[index][column] == "#") or row[column] not in "P.#":
            return False
    return True


def standard_costs() -> dict[str, object]:
    found: dict[str, object] = {}
    for category in range(CATEGORIES):
        found[CATEGORY_WORD[category]] = [int(COSTS[category][r]) for r in range(RESOURCES)]
    return found


def standard_amulets() -> dict[str, object]:
    return {
        "double": int(AMULETS[DOUBLES]),
        "trompe": int(AMULETS[TROMPE]),
        "beggar": int(AMULETS[BEGGAR]),
        "courtesan": int(AMULETS[COURTESAN]),
        "scribe": int(AMULETS[SCRIBE]),
        "smuggler": int(AMULETS[SMUGGLER]),
    }


NOTES: Final[dict[str, str]] = {
    "costs": "cleopatra-note-costs",
    "amulets": "cleopatra-note-amulets",
    "palms": "cleopatra-note-palms",
}

EDITION: Final[Edition] = Edition(
    {"costs": standard_costs(), "amulets": standard_amulets(), "palms": list(PALM_MAP)},
    check_tables,
    NOTES,
)
