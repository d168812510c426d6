"""Interfaces for researchers (extra `research`). docs/research.md shows them all.

observation   what a seat sees as a numpy array, described part by part
rewards       what a finished game is worth to each seat
pettingzoo    AEC environments               vector      many games at once
gymnasium     one seat against bots          openspiel   the games inside OpenSpiel
vector_env    those as Gymnasium's VectorEnv  parallel    PettingZoo's parallel interface
dataset       games between bots as Parquet  policy      a small policy and its bot
dataset_card  its README for dataset hubs    dataset_parts  what it has while it is made
render        the board as text or pixels
"""

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ModuleNotFoundError(
        "saqqara.research needs numpy and more: install Saqqara with its extra 'research', "
        "in its folder: pip install '.[research]'",
        name="numpy",
    )
