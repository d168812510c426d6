"""Murals of the Nile under the name by which PettingZoo's own games are imported."""

from functools import partial

from saqqara.research import parallel, pettingzoo

__all__ = ["env", "parallel_env", "raw_env"]

env = raw_env = partial(pettingzoo.env, "murals")
parallel_env = partial(parallel.parallel_env, "murals")
