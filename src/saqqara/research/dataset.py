"""Datasets: games between bots as Parquet, one row for each decision. docs/datasets.md is the card.

Deals are played as in the arena: same seeds, same rotations of the bots around the table, in
processes or on a Ray cluster. Workers hand back columns of numbers, and this process writes them
in the order of the deals, so that a dataset follows from its settings whatever played it. What is
finished is kept in parts, and a run that was cut short continues (dataset_parts.py).
"""

import json
import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import numpy as np

from saqqara import __version__
from saqqara.arena.backends import Opening, play_all
from saqqara.arena.contest import missing
from saqqara.arena.parquet import parquet_bytes
from saqqara.arena.plan import Pairing, Plan
from saqqara.arena.store import plan_data, write_whole
from saqqara.arena.table import DealResult, GameResult, play_game, rules_of
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game
from saqqara.kernel.state import State
from saqqara.research.dataset_card import card_text
from saqqara.research.dataset_parts import Parts, open_parts
from saqqara.research.observation import Eye
from saqqara.research.standing import standing

FORMAT: Final = 3
DECISIONS: Final = "decisions.parquet"
SEATS: Final = "seats.parquet"
CARD: Final = "dataset.json"
README: Final = "README.md"
KEY: Final = b"saqqara.dataset"  # in the metadata of the files: what dataset.json says
ROW_GROUP: Final = 16_384  # decisions, at least

NUMBERS: Final = {  # columns of plain numbers, by decision
    "deal": np.int32,
    "rotation": np.int8,
    "ply": np.int32,
    "seat": np.int8,
    "bot": np.int8,
    "choices": np.int16,
    "action": np.int16,
    "round": np.int16,
    "points": np.int32,
}
WORDS: Final = {"name": "bot", "word": "action"}  # said in words, and the number that is meant
OUTCOMES: Final = {"win": np.float64, "score": np.int32, "place": np.int8}

Columns = dict[str, Any]  # numpy arrays by name


class Notes:
    """The decisions of one game, as they are taken."""

    def __init__(self, eye: Eye, deal: int, rotation: int, seating: tuple[int, ...]) -> None:
        self.eye = eye
        self.head = (deal, rotation)
        self.seating = seating
        self.rows: list[tuple[int, ...]] = []
        self.seen: list[Any] = []
        self.masks: list[Any] = []

    def watch(self, s: State, seat: int, legal: list[int], action: int) -> None:
        points, round = standing(self.eye.game, s, seat)
        row = (s.ply, seat, self.seating[seat], len(legal), action, round, points[seat])
        self.rows.append(self.head + row)
        self.seen.append(self.eye.look(s, seat))
        self.masks.append(self.eye.mask(s))

    def columns(self, result: GameResult) -> Columns:
        """With what came of it for the seat that decided."""
        table = np.array(self.rows, np.int64).reshape(-1, len(NUMBERS))
        found: Columns = {
            name: table[:, place].astype(kind) for place, (name, kind) in enumerate(NUMBERS.items())
        }
        seats = [result["seats"][seat] for seat in table[:, 3]]
        found["win"] = np.array([seat["win"] for seat in seats], np.float64)
        found["score"] = np.array([seat["score"] for seat in seats], np.int32)
        found["place"] = np.array([seat["place"] for seat in seats], np.int8)
        found["mask"] = np.array(self.masks, np.uint8).reshape(-1, self.eye.actions)
        found["observation"] = np.array(self.seen, np.uint8).reshape(-1, self.eye.width)
        return found


def play_noted(
    pairing: Pairing, seed: int, deadline: float, deal: int
) -> tuple[DealResult, Columns]:
    """A deal as `arena.table.play_deal` plays it, and its decisions."""
    eye = Eye(game_of(pairing))
    games: list[GameResult] = []
    noted: list[Columns] = []
    for rotation, seating in enumerate(pairing.seatings(deal)):
        notes = Notes(eye, deal, rotation, seating)
        result = play_game(pairing, seed, deadline, deal, rotation, seating, notes.watch)
        games.append(result)
        noted.append(notes.columns(result))
    return {"game": pairing.game, "deal": deal, "games": games}, joined(noted)


def game_of(pairing: Pairing) -> Game:
    return rules_of(pairing.game, pairing.players, tuple(pairing.options.items()))


def joined(parts: list[Columns]) -> Columns:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


# ---- reading


def load_dataset(folder: str | Path) -> tuple[dict[str, Any], Any]:
    """What dataset.json says, and the decisions as an Arrow table (`.to_pandas()`, or
    `polars.from_arrow` of it)."""
    import pyarrow.parquet as pq

    card: dict[str, Any] = json.loads(Path(folder, CARD).read_text(encoding="utf-8"))
    return card, pq.read_table(Path(folder, DECISIONS))


# ---- writing


def describe(plan: Plan) -> dict[str, Any]:
    """All that is needed to read the numbers, and to make them again."""
    pairing = plan.pairings[0]
    game = game_of(pairing)
    eye = Eye(game)
    return {
        "format": FORMAT,
        "saqqara": __version__,
        "version": eye.version,
        "plan": plan_data(plan),
        "games": plan.all_games(),
        "actions": [game.word(action) for action in range(eye.actions)],
        "parts": [
            {"name": part.name, "size": part.size, "high": part.high, "about": part.about}
            for part in eye.parts
        ],
    }


def schema(eye: Eye, text: str) -> Any:
    import pyarrow as pa

    kinds = {name: pa.from_numpy_dtype(kind) for name, kind in {**NUMBERS, **OUTCOMES}.items()}
    spoken = {name: pa.dictionary(pa.int16(), pa.string()) for name in WORDS}
    return pa.schema(
        [
            *(pa.field(name, kind, nullable=False) for name, kind in (spoken | kinds).items()),
            pa.field("mask", pa.list_(pa.uint8(), eye.actions), nullable=False),
            pa.field("observation", pa.list_(pa.uint8(), eye.width), nullable=False),
        ],
        metadata={KEY: text.encode()},
    )


def arrow_table(columns: Columns, layout: Any) -> Any:
    import pyarrow as pa

    card = json.loads(layout.metadata[KEY])
    said = {"name": card["plan"]["bots"][0], "word": card["actions"]}
    arrays = []
    for field in layout:
        values = columns[WORDS.get(field.name, field.name)]
        if field.name in WORDS:
            numbers = pa.array(values.astype(np.int16))
            arrays.append(pa.DictionaryArray.from_arrays(numbers, pa.array(said[field.name])))
        elif values.ndim == 1:
            arrays.append(pa.array(values))
        else:
            flat = pa.array(values.reshape(-1))
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, values.shape[1]))
    return pa.Table.from_arrays(arrays, schema=layout)


def make_dataset(
    plan: Plan, opening: Opening, folder: Path, progress: Callable[[int], None]
) -> dict[str, Any]:
    """Play the plan, which has one pairing, and write the files; what dataset.json says.

    Files get their names when they are whole, and what an earlier run of the same plan has finished
    is not played again. OptionError if the folder holds a dataset, or the beginning of another.
    """
    if (folder / DECISIONS).exists():
        raise OptionError(
            f"{folder} already holds a dataset", "cli-dataset-exists", {"folder": str(folder)}
        )
    card = describe(plan)
    text = json.dumps(card, ensure_ascii=False)
    layout = schema(Eye(game_of(plan.pairings[0])), text)
    whole = folder / f"{DECISIONS}.part"
    with open_parts(folder, card, ROW_GROUP) as parts:
        play_missing(plan, opening, parts, layout, progress)
        card["decisions"] = parts.merge(whole, layout)
        write_whole(folder / SEATS, parquet_bytes(plan, parts.results, text))
        write_whole(folder / CARD, json.dumps(card, ensure_ascii=False, indent=1).encode() + b"\n")
        write_whole(folder / README, card_text(card).encode())
        os.replace(whole, folder / DECISIONS)
        parts.complete = True
    return card


def play_missing(
    plan: Plan, opening: Opening, parts: Parts, layout: Any, progress: Callable[[int], None]
) -> None:
    progress(sum(len(result["games"]) for result in parts.results))
    jobs = list(missing(plan, parts.done()))
    if not jobs:
        return
    with opening() as backend, closing(play_all(backend, jobs)) as found:
        for result, columns in found:
            parts.add(result, arrow_table(columns, layout))
            progress(len(result["games"]))
    parts.write()
