"""PettingZoo's parallel interface, for libraries that know no turns.

    env = parallel.parallel_env("murals", players=3, illegal="random")

All agents act in every cycle, and a cycle is one decision: the action of the agent that decides
is played, those of the others mean nothing. The mask of the one is not all 0, those of the others
are. All else, `max_cycles` too, is as in research.pettingzoo.
"""

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from saqqara.research.pettingzoo import Observation, SaqqaraEnv

Books = dict[str, Any]  # something for each agent


class ParallelTable(ParallelEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    def __init__(self, game: str, players: int | None = None, **settings: Any) -> None:
        EzPickle.__init__(self, game, players, **settings)
        self.turns = SaqqaraEnv(game, players, **settings)
        self.metadata = self.turns.metadata
        self.render_mode = self.turns.render_mode
        self.possible_agents = self.turns.possible_agents
        self.observation_spaces = self.turns.observation_spaces
        self.action_spaces = self.turns.action_spaces
        self.state_space = self.turns.state_space
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.turns.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Books]:
        self.turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self.observations(), dict(self.turns.infos)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], Books, Books, Books, Books]:
        turns = self.turns
        turns.step(actions[turns.agent_selection])
        if turns.over:
            self.agents = []
        return (
            self.observations(),
            dict(turns.rewards),
            dict(turns.terminations),
            dict(turns.truncations),
            dict(turns.infos),
        )

    def observations(self) -> dict[str, Observation]:
        return {agent: self.turns.observe(agent) for agent in self.possible_agents}

    def state(self) -> Any:
        return self.turns.state()

    def render(self) -> Any:
        return self.turns.render()

    def close(self) -> None:
        self.turns.close()


def parallel_env(game: str, players: int | None = None, **settings: Any) -> ParallelTable:
    return ParallelTable(game, players, **settings)
