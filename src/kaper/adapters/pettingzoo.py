"""The games as PettingZoo environments: turn by turn (`env`), or all at once (`parallel_env`).

An observation is a dict of `observation` (the planes of the kernel, from 0 to 1) and `action_mask`.
Rewards come at the end: 1 for winning alone, -1 for being last, evenly spaced in between.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from kaper.adapters.arrays import Arrays, Floats, Mask
from kaper.adapters.table import Rules, asked, asked_together
from kaper.kernel.state import State

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise ImportError("PettingZoo is missing: pip install 'kaper[pettingzoo]'") from error

Observation: TypeAlias = dict[str, Floats | Mask]


def env(game: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> TurnEnv:
    """A game turn by turn. An action that is not legal raises a `ValueError`."""
    return TurnEnv(Rules(game, seats, options))


def parallel_env(
    game: str, seats: int | None = None, options: Mapping[str, str] | None = None
) -> TogetherEnv:
    """A game in which all agents act at once: see `TogetherEnv`."""
    return TogetherEnv(Rules(game, seats, options))


class _Seats:
    """What both kinds have in common: agents, spaces, and the game itself."""

    def __init__(self, rules: Rules, actions: int) -> None:
        self.rules = rules
        self.arrays = Arrays(rules)
        self.agents = tuple(f"p{seat}" for seat in range(rules.seats))
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        box = spaces.Box(0, 1, (self.arrays.length,), np.float32)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observations = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.agents
        }
        self.actions = {agent: spaces.Discrete(actions) for agent in self.agents}
        self._chance = np.random.default_rng()

    def begin(self, seed: int | None) -> State:
        """The same seed gives the same games, the later ones too; without one they differ."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        for agent, space in self.actions.items():
            space.seed(None if seed is None else seed + self.seat_of[agent])
        return self.rules.begin(int(self._chance.integers(2**63)))

    def rewards(self, state: State) -> dict[str, float]:
        return dict(zip(self.agents, self.rules.returns(state), strict=True))


class TurnEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """One agent after the other, in the order that the game declares."""

    metadata: ClassVar[dict[str, object]] = {
        "name": "kaper_v0", "render_modes": [], "is_parallelizable": False,
    }  # fmt: skip
    render_mode = None

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._seats = _Seats(rules, rules.space.size)
        self.rules = rules
        self.possible_agents = [*self._seats.agents]
        self.observation_spaces = self._seats.observations
        self.action_spaces = self._seats.actions
        self.agents: list[str] = []
        self._playing: State | None = None
        self._legal: list[int] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self._playing = self._seats.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._ask()

    @property
    def playing(self) -> State:
        """The state of the game: it tells what is hidden, so no agent may look at it."""
        if self._playing is None:
            raise RuntimeError("reset() begins the game, and comes first")
        return self._playing

    def _ask(self) -> None:
        seat = asked(self.playing)
        if seat is None:
            self.rewards = self._seats.rewards(self.playing)
            self.terminations = dict.fromkeys(self.agents, True)
            self._legal = []
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self._legal = self.rules.legal(self.playing, seat)
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        legal = self._legal if agent == self.agent_selection else ()
        arrays = self._seats.arrays
        return {
            "observation": arrays.observation(self.playing, self._seats.seat_of[agent]),
            "action_mask": arrays.mask(legal),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action not in self._legal:
            raise ValueError(f"{agent} may not do {action} now: see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        self.rules.play(self.playing, self._seats.seat_of[agent], int(action))
        self._ask()

    def render(self) -> None:
        """There is nothing to draw: `kaper play` shows games."""

    def close(self) -> None:
        """There is nothing to close."""


class TogetherEnv(ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """All agents act in every step, and those that are not asked do nothing.

    It fits where answers are sealed: all who are asked answer at once. Elsewhere one is asked after
    the other. Doing nothing is the last action, and the only one for who is not asked.
    """

    metadata: ClassVar[dict[str, object]] = {"name": "kaper_v0", "render_modes": []}
    render_mode = None

    def __init__(self, rules: Rules) -> None:
        self._seats = _Seats(rules, rules.space.size + 1)
        self.rules = rules
        self.nothing = rules.space.size
        self.possible_agents = [*self._seats.agents]
        self.observation_spaces = self._seats.observations
        self.action_spaces = self._seats.actions
        self.agents: list[str] = []
        self._playing: State | None = None
        self._legal: dict[str, list[int]] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    @property
    def playing(self) -> State:
        """The state of the game: it tells what is hidden, so no agent may look at it."""
        if self._playing is None:
            raise RuntimeError("reset() begins the game, and comes first")
        return self._playing

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, object]]]:
        self._playing = self._seats.begin(seed)
        self.agents = self.possible_agents[:]
        self._ask()
        return self._observations(), {agent: {} for agent in self.agents}

    def _ask(self) -> None:
        state = self.playing
        together = asked_together(state)
        self._legal = {
            agent: self.rules.legal(state, seat) if seat in together else [self.nothing]
            for agent, seat in self._seats.seat_of.items()
        }

    def _observations(self) -> dict[str, Observation]:
        arrays, state = self._seats.arrays, self.playing
        return {
            agent: {
                "observation": arrays.observation(state, self._seats.seat_of[agent]),
                "action_mask": arrays.mask(self._legal[agent], self.nothing + 1),
            }
            for agent in self.agents
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, object]],
    ]:
        for agent in self.agents:
            if actions[agent] not in self._legal[agent]:
                raise ValueError(f"{agent} may not do {actions[agent]} now: see its action_mask")
        for agent, number in actions.items():
            if number != self.nothing:
                self.rules.play(self.playing, self._seats.seat_of[agent], int(number))
        agents, over = self.agents, not self.playing.stack
        self._ask()
        told = self._observations()
        if over:
            self.agents = []
        return (
            told,
            self._seats.rewards(self.playing),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> None:
        """There is nothing to draw: `kaper play` shows games."""

    def close(self) -> None:
        """There is nothing to close."""
