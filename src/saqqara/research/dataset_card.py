"""The README.md of a dataset: its card, with the head of YAML that dataset hubs read."""

import json
import shlex
from typing import Any, Final

from saqqara.games import game_spec
from saqqara.kernel.edition import OPTION as EDITION
from saqqara.text import Texts

LICENCE: Final = "mit"
SIZES: Final = ("1K", "10K", "100K", "1M", "10M", "100M", "1B")
TAGS: Final = (
    *("saqqara", "board-games", "imitation-learning"),
    *("offline-reinforcement-learning", "imperfect-information"),
)

CARD: Final = """---
pretty_name: {title}
license: {licence}
task_categories:
- reinforcement-learning
size_categories:
- {size}
tags:
{tags}
configs:
- config_name: decisions
  default: true
  data_files: decisions.parquet
- config_name: seats
  data_files: seats.parquet
---

# {name}: {games:,} games between bots

Every decision of every seat: what the seat saw as numbers, which actions were legal, which one was
taken, and how the game ended. Made by Saqqara {version}; no games of people are in it.

| | |
|---|---|
| game | `{game}`, {name}, {players} players |
| options | {options} |
| bots | {bots} |
| games | {games:,} ({deals:,} deals, each in every rotation of the bots around the table) |
| decisions | {decisions:,} rows |
| seed | {seed} |
| version | `{eye}`: rules {rules}, encoding {encoding}, format {format} |

The same rows are made again, by bots that do not look at the clock, with

    {command}

## Files

| file | one row for each |
|---|---|
| `decisions.parquet` | decision of a seat |
| `seats.parquet` | seat of a game: bot, score and score by source, place, times, faults |
| `dataset.json` | no table: settings, versions, the {actions:,} actions in words, the observation |

## Columns of `decisions.parquet`

| column | |
|---|---|
| `name`, `bot` | the bot that decided: its name, and its place among the bots |
| `word`, `action` | what it decided: in words, and as a number of the action table |
| `deal`, `rotation` | which game: a deal is the same luck, a rotation who sat where |
| `ply` | decisions and outcomes of chance before this one |
| `seat` | who decided, from 0 |
| `choices` | how many actions were legal; 1 is a forced decision, no bot was asked |
| `round` | of the game at that moment, 0 in games without |
| `points` | of this seat at that moment |
| `win` | how it ended for this seat: its share of the win, 0 to 1 |
| `score`, `place` | its points and its place at the end |
| `mask` | {actions:,} bytes: 1 where an action was legal |
| `observation` | {width:,} bytes: what the seat saw, in the parts below |

| part of the observation | entries | highest | |
|---|---|---|---|
{parts}

## Loading it

```python
import polars

frame = polars.read_parquet("decisions.parquet").filter(polars.col("choices") > 1)
seen, masks = frame["observation"].to_numpy(), frame["mask"].to_numpy()
```

```python
from saqqara.research.dataset import load_dataset

card, decisions = load_dataset("THIS FOLDER")  # what dataset.json says, and an Arrow table
```

## What to know

- A row holds what its seat could see; other hands and the future are not in it. Rows of the other
  seats of the same game do show their hands: split by game (`deal`, `rotation`), not by row.
- Rows of one game depend on each other, and so do the games of a deal.
- Bots play alike: a policy that has seen only them soon meets other positions.

## Licence

MIT, as Saqqara. The rules of the game are its authors'; no words or pictures of theirs are in it.
"""


def card_text(card: dict[str, Any]) -> str:
    """*card* as dataset.json has it."""
    plan = card["plan"]
    game, players, bots = plan["game"][0], plan["players"][0], plan["bots"][0]
    name = Texts("en").game_name(game)
    return CARD.format(
        # JSON is YAML: whatever the names hold, this is a text
        title=json.dumps(f"{name}, {card['games']} games between {', '.join(bots)}"),
        licence=LICENCE,
        size=size_of(card["decisions"]),
        tags="\n".join([f"- {tag}" for tag in (*TAGS, game)]),
        name=name,
        version=card["saqqara"],
        game=game,
        players=players,
        options=options_of(plan["option"][0]),
        bots=", ".join([f"`{cell(bot)}`" for bot in bots]),
        games=card["games"],
        deals=card["games"] // players,
        decisions=card["decisions"],
        seed=plan["seed"],
        eye=card["version"],
        rules=plan["rules"][0],
        encoding=game_spec(game).encoding,
        format=card["format"],
        command=command_of(card),
        actions=len(card["actions"]),
        width=sum(part["size"] for part in card["parts"]),
        parts="\n".join(
            [
                f"| `{part['name']}` | {part['size']} | {part['high']} | {cell(part['about'])} |"
                for part in card["parts"]
            ]
        ),
    )


def size_of(rows: int) -> str:
    """The classes that hubs sort by: `n<1K`, `1K<n<10K` .."""
    place = max(0, len(str(rows)) - len("1000"))
    if rows < 1000:
        return f"n<{SIZES[0]}"
    return f"{SIZES[place]}<n<{SIZES[place + 1]}"


def options_of(options: dict[str, str]) -> str:
    shown = [
        f"`{key}={value}`" if key != EDITION else f"an {EDITION}, in dataset.json"
        for key, value in options.items()
    ]
    return cell(", ".join(shown)) or "none"


def command_of(card: dict[str, Any]) -> str:
    plan = card["plan"]
    usual = {option.id: option.default() for option in game_spec(plan["game"][0]).options}
    chosen = [
        f"--option {key}={value}"
        for key, value in plan["option"][0].items()
        if key != EDITION and usual.get(key) != value
    ]
    bots = shlex.quote(",".join(plan["bots"][0]))
    words = [
        f"saqqara dataset {plan['game'][0]} --bots {bots} --players {plan['players'][0]}",
        f"--games {card['games']} --seed {plan['seed']}",
        *chosen,
        "--out FOLDER",
    ]
    return " ".join(words)


def cell(text: str) -> str:
    """For a table of Markdown."""
    return " ".join(text.split()).replace("|", "\\|")
