"""PettingZoo: every game as an AEC environment.

    from saqqara.research import pettingzoo
    env = pettingzoo.env("imhotep", players=4, options={"sides": "BBBBB"})

    from saqqara.research.pettingzoo import imhotep_v1    # as PettingZoo's own games are imported
    env = imhotep_v1.env(players=4)

The number in such a name is that of the encoding: what learned on another would not understand it.
An observation is a dict: `observation`, bytes as docs/observations.md describes them, and
`action_mask`, 1 where an action is legal (all 0 for whoever does not decide). The same agent
may be asked several times in a row: a composed move is several small decisions.
Rewards come at the end (rewards.py). An action that is not legal is an error, and nothing
happens; with illegal="lose" it ends the game, as PettingZoo's TerminateIllegalWrapper does, and
with illegal="random" a random legal one is played instead.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv

from saqqara.games import game_spec
from saqqara.kernel.match import illegal as illegal_action
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from saqqara.research.observation import Eye
from saqqara.research.render import ANSI, MODES, RGB, board_pixels, board_text
from saqqara.research.rewards import WIN, check_reward, rewards_of

SEEDS: Final = 2**62
RAISE: Final = "raise"
LOSE: Final = "lose"
RANDOM: Final = "random"
ILLEGAL: Final = (RAISE, LOSE, RANDOM)  # what becomes of an action that is not legal
ILLEGAL_REWARD: Final = -1.0
Observation = dict[str, NDArray[Any]]


class Saved(NamedTuple):
    """A moment of an environment, to come back to; it may be used again and again."""

    state: State
    rng: tuple[int, int, int, int]
    decisions: int
    agents: tuple[str, ...]
    selected: str
    books: tuple[dict[str, Any], ...]


def env(
    game: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    **settings: Any,
) -> "SaqqaraEnv":
    """An environment of a game; without *players* it is the smallest table that plays it."""
    return SaqqaraEnv(game, players, options, **settings)


class SaqqaraEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        reward: str = WIN,
        max_cycles: int | None = None,
        illegal: str = RAISE,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        EzPickle.__init__(
            self, game, players, options, reward, max_cycles, illegal, render_mode, lang
        )
        super().__init__()
        spec = game_spec(game)
        self.rules = spec.game(players or min(spec.players), options or {})
        if render_mode not in {None, *MODES}:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.reward = check_reward(reward)
        self.max_cycles = max_cycles  # decisions until a game is broken off, None = never
        self.illegal = illegal
        self.render_mode = render_mode
        self.lang = lang
        self.eye = Eye(self.rules)
        self.metadata = {
            "name": f"saqqara_{game}_v{spec.encoding}",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.make_spaces()
        self.agents: list[str] = []
        self.seed: int | None = None
        self.position = self.rules.start()
        self.no_actions = np.zeros(self.eye.actions, np.int8)

    def make_spaces(self) -> None:
        low = np.zeros(self.eye.width, np.uint8)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(low, self.eye.high, dtype=np.uint8),
                    "action_mask": Box(0, 1, (self.eye.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.eye.actions) for agent in self.possible_agents}
        seats = len(self.possible_agents)
        self.state_space = Box(np.tile(low, seats), np.tile(self.eye.high, seats), dtype=np.uint8)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # ---- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game. The same seed deals the same games, one after the other."""
        if seed is not None or self.seed is None:
            if seed is None:
                seed = int(np_random()[0].integers(SEEDS))
            self.seed, self.games = seed % SEEDS, 0
        else:
            self.games += 1
        self.rng = Rng(self.seed, self.games)
        self.position = self.rules.start()
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.over = False
        settle_chance(self.rules, self.position, self.rng)
        self.select()

    def select(self) -> None:
        self.agent_selection = self.possible_agents[self.position.seat()]
        self.eye.find_legal(self.position)

    def step(self, action: int | None) -> None:
        if self.over:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self.eye.actions or not self.eye.legal[action]:
            self.refuse(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.rules.apply(self.position, int(action))
        self.decisions += 1
        if settle_chance(self.rules, self.position, self.rng):
            self.select()
            if self.decisions == self.max_cycles:
                self.finish(self.truncations, [0.0] * len(self.agents))
        else:
            self.finish(self.terminations, rewards_of(self.rules, self.position, self.reward))

    def finish(self, how: dict[str, bool], rewards: list[float]) -> None:
        """The game ends for everybody at once."""
        self.over = True
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            how[agent] = True
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self.agent_selection = self.agents[0]

    def refuse(self, action: int | None) -> None:
        if self.illegal == RAISE:
            wanted = -1 if action is None else int(action)
            raise illegal_action(self.rules, wanted, self.position.ply, None)
        if self.illegal == RANDOM:
            legal = self.eye.legal.nonzero()[0]
            self.step(int(legal[self.rng.below(len(legal))]))
            return
        loser = self.agent_selection
        lost = [ILLEGAL_REWARD if agent == loser else 0.0 for agent in self.possible_agents]
        self._cumulative_rewards[loser] = 0.0
        self.finish(self.terminations, lost)

    # ---- looking

    def observe(self, agent: str) -> Observation:
        eye = self.eye
        seen = eye.look(self.position, self.seat_of[agent])
        if agent == self.agent_selection and not self.over:
            return {"observation": seen, "action_mask": eye.legal.copy()}
        return {"observation": seen, "action_mask": self.no_actions.copy()}

    def state(self) -> NDArray[np.uint8]:
        """What all seats see together, for training with a common critic."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self.eye.look(self.position, seat) for seat in seats])

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board as a spectator sees it: text, or rows of pixels."""
        if self.render_mode == ANSI:
            return board_text(self.rules, self.position, lang=self.lang)
        if self.render_mode == RGB:
            return board_pixels(self.rules, self.position)
        return None

    def close(self) -> None:
        """Nothing is open."""

    # ---- copies of a moment

    def save(self) -> Saved:
        """This moment, to come back to with `restore`: for search, and for trying again."""
        books = (
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        )
        rng = self.rng
        return Saved(
            self.position.clone(),
            (rng.a, rng.b, rng.c, rng.count),
            self.decisions,
            tuple(self.agents),
            self.agent_selection,
            tuple([dict(book) for book in books]),
        )

    def restore(self, saved: Saved) -> None:
        self.position = saved.state.clone()
        self.rng = Rng(0)
        self.rng.a, self.rng.b, self.rng.c, self.rng.count = saved.rng
        self.decisions = saved.decisions
        self.agents = list(saved.agents)
        books = [dict(book) for book in saved.books]
        self.rewards, self._cumulative_rewards, self.terminations = books[:3]
        self.truncations, self.infos = books[3:]
        self.over = any(self.terminations.values()) or any(self.truncations.values())
        if self.over or self.position.over():
            self.agent_selection = saved.selected
        else:
            self.select()
