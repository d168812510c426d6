"""OpenSpiel: every game as a Python game with explicit chance.

    from saqqara.research import openspiel     # registers saqqara_imhotep and all others
    game = pyspiel.load_game("saqqara_imhotep(players=3,options=sides:BBBBB+first:1)")
    game = openspiel.load("imhotep", players=3, options={"sides": "BBBBB", "first": "1"})

Actions are those of the game's action table, outcomes of chance are of the same table. Seats
that decide at the same time are asked one after the other and see nothing of each other.

Observations   what a player sees now: as a string its view, as a tensor docs/observations.md
Information    the same, and all that the player saw being decided, in order: in words, or in the
               tensor `history` as action + 2, the latest first; 1 is a decision that the player
               did not see. The tensor goes back 512 decisions, the string to the beginning
Resampling     `resample_from_infostate` draws anew what the player cannot know. Such a state has
               no `history()` of its own, but can be copied, pickled and played on

Python algorithms find the methods that they call most written out here, so that they do not go
through C++ and back; C++ algorithms use the others.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple
from urllib.parse import quote, unquote

import numpy as np
import pyspiel
from numpy import divide
from numpy.typing import NDArray

from saqqara.games import GAMES
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.playout import OVER, apply_and_ask
from saqqara.kernel.spec import Spec
from saqqara.research.openspiel_position import Position, new_position, table_of
from saqqara.research.rewards import MARGIN, WIN, check_reward, rewards_of

PREFIX: Final = "saqqara_"
MARGIN_BOUND: Final = 1000.0  # more points than anybody is ahead by
KEYS: Final = 2**62
PLAYERS: Final = "players"
REWARD: Final = "reward"
OPTIONS: Final = "options"
STANDARD: Final = "standard"  # all options at their default


def parameters(spec: Spec) -> dict[str, Any]:
    """With their defaults. Options are one parameter: OpenSpiel would read `1` as a number."""
    return {PLAYERS: min(spec.players), REWARD: WIN, OPTIONS: STANDARD}


def options_text(options: dict[str, str]) -> str:
    """`sides:BBBBB+first:1`, with what could be mistaken written as in web addresses."""
    pairs = [f"{key}:{quote(value, safe='')}" for key, value in options.items()]
    return "+".join(pairs) or STANDARD


def options_in(text: str) -> dict[str, str]:
    if text == STANDARD:
        return {}
    pairs = [pair.partition(":") for pair in text.split("+")]
    return {key: unquote(value) for key, _, value in pairs}


def load(
    game: str, players: int, options: dict[str, str] | None = None, reward: str = WIN
) -> "SpielGame":
    chosen = {PLAYERS: players, REWARD: reward, OPTIONS: options_text(options or {})}
    loaded: SpielGame = pyspiel.load_game(PREFIX + game, chosen)
    return loaded


def game_type(spec: Spec, reward: str) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + spec.id,
        long_name=f"Saqqara {spec.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == MARGIN else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(spec.players),
        min_num_players=min(spec.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(spec),
    )


class Taken(NamedTuple):
    """OpenSpiel's PlayerAction, which Python cannot make."""

    player: int
    action: int


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Each game of the house has a subclass, which knows its spec."""

    spec: Spec

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        spec = self.spec
        given = {**parameters(spec), **(params or {})}
        reward = check_reward(given[REWARD])
        options = spec.game(int(given[PLAYERS]), options_in(given[OPTIONS])).options
        self.table = table_of(spec.id, int(given[PLAYERS]), tuple(options.items()))
        self.reward = reward
        rules = self.table.rules
        margin = reward == MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=rules.actions,
            num_players=rules.players,
            min_utility=-MARGIN_BOUND if margin else 0.0,
            max_utility=MARGIN_BOUND if margin else 1.0,
            utility_sum=0.0 if margin else 1.0,
            max_game_length=self.table.longest,
        )
        super().__init__(game_type(spec, reward), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        return Observer(self, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.longest


class SpielState(pyspiel.State):  # type: ignore[misc]
    """All that it holds is `at`, so that a copy costs little.

    In a slot, because Python finds that in half the time and every method asks for it. OpenSpiel
    copies and pickles what `__dict__` tells.
    """

    __slots__ = ("at",)

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at: Position = new_position(game.table)

    @property
    def __dict__(self) -> dict[str, Any]:
        return {"at": self.at}

    @__dict__.setter
    def __dict__(self, held: dict[str, Any]) -> None:
        self.at = held["at"]

    def current_player(self) -> int:
        return self.at.who  # chance and nobody have OpenSpiel's numbers

    def is_terminal(self) -> bool:
        return self.at.who == OVER

    def is_chance_node(self) -> bool:
        return self.at.who == CHANCE

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        at = self.at
        if player is not None and player != at.who and at.who >= 0:
            return []  # outcomes of chance are told to everybody who asks
        return at.rules.legal(at.state)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.at.table.rules.legal(self.at.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found: list[Any] = self.at.table.odds.of(self.at.state)
        return found

    def apply_action(self, action: int) -> None:
        """Unchecked, as in OpenSpiel. What was played is in `at`: see `history`."""
        at = self.at
        if type(action) is not int:  # numpy has others
            action = int(action)
        at.who = apply_and_ask(at.rules, at.state, action)
        at.trail.append(action)

    def _apply_action(self, action: int) -> None:
        self.at.apply(action)

    def history(self) -> list[int]:
        at = self.at
        if at.born == 0:
            return at.trail.copy()  # quicker than a slice, and asked for at every move
        return at.history()

    def history_str(self) -> str:
        return ", ".join([str(action) for action in self.at.history()])

    def full_history(self) -> list[Taken]:
        players = self.at.deciders()
        return [Taken(*pair) for pair in zip(players, self.at.history(), strict=True)]

    def move_number(self) -> int:
        return len(self.at.history())

    def is_initial_state(self) -> bool:
        return not self.at.history()

    def is_initial_non_chance_state(self) -> bool:
        before = self.at.deciders()
        return self.current_player() >= 0 and all(player == CHANCE for player in before)

    def child(self, action: int) -> "SpielState":
        after: SpielState = self.clone()
        after.apply_action(action)
        return after

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.at.table.rules.word(action)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        table, s = self.at.table, self.at.state
        viewer = self.current_player() if player is None else player
        if not 0 <= viewer < table.rules.players:
            raise ValueError(f"there is no player {viewer} to observe this")
        table.rules.encoder.encode(s, viewer, table.eye.buffer, 0)
        found: list[float] = table.eye.scaled(table.eye.seen).tolist()
        return found

    def returns(self) -> list[float]:
        at = self.at
        if at.who != OVER:
            return [0.0] * int(at.table.rules.players)
        return rewards_of(at.table.rules, at.state, self.get_game().reward)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """Another state that the player cannot tell from this one."""
        other: SpielState = self.get_game().new_initial_state()
        other.at = self.at.resampled(player_id, int(probability_sampler() * KEYS))
        return other

    def __str__(self) -> str:
        return self.at.table.rules.position(self.at.state)


class Observer:
    """Conforms to OpenSpiel's PyObserver interface (observation.py there)."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if iig_obs_type is None:
            iig_obs_type = pyspiel.IIGObservationType(perfect_recall=False)
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not iig_obs_type.public_info or iig_obs_type.private_info != single:
            raise ValueError("only observations of one player, with all that is public")
        eye = game.table.eye
        self.encode = game.table.rules.encoder.encode
        self.buffer, self.seen, self.scale = eye.buffer, eye.seen, eye.scale
        self.recall: bool = iig_obs_type.perfect_recall
        history = game.table.history if self.recall else 0
        self.tensor: NDArray[np.float32] = np.zeros(eye.width + history, np.float32)
        self.scaled = self.tensor[: eye.width]
        self.dict = {"observation": self.scaled}
        if self.recall:
            self.dict["history"] = self.tensor[eye.width :]

    def set_from(self, state: SpielState, player: int) -> None:
        scaled = self.scaled
        self.encode(state.at.state, player, self.buffer, 0)
        scaled[...] = self.seen  # floats first: numpy divides those faster than bytes
        divide(scaled, self.scale, scaled)
        if self.recall:
            state.at.write_history(player, self.dict["history"])

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return state.at.information_string(player)
        return state.at.observation_string(player)


# OpenSpiel keeps what it is given until after Python has ended. Classes survive that; a function
# would be freed then, and take the process down with it.
for _spec in GAMES:
    if PREFIX + _spec.id not in pyspiel.registered_names():
        _class = type(f"Spiel{_spec.id.title()}", (SpielGame,), {"spec": _spec})
        pyspiel.register_game(game_type(_spec, WIN), _class)
