"""One seat of a game against bots, as a Gymnasium environment; many of them at once by `make_vec`.

    env = make("maracaibo", bot="medium")
    env = gymnasium.make("kaper/maracaibo-v0", bot="medium")

Observations are the planes of the kernel, from 0 to 1. What is legal stands in
`info["action_mask"]`, and `action_masks()` gives it too. An action that is not legal loses the game
at once. The reward comes at the end, between -1 and 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import kaper
from kaper.adapters.arrays import Arrays, Floats, Mask
from kaper.adapters.table import Rules, asked
from kaper.bots import Seen, make_bot
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.match import Match

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv, VectorEnv
except ImportError as error:
    raise ImportError("Gymnasium is missing: pip install 'kaper[gymnasium]'") from error

# Gymnasium's own types leave open what an info holds.
Info = dict[str, Any]
_ILLEGAL = -1.0


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """A seat that a learner plays; bots play the others, each with its own whims."""

    metadata: Info = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        bot: str = "easy",
        seats: int | None = None,
        seat: int = 0,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.rules = Rules(game, seats, options)
        if seat not in range(self.rules.seats):
            raise BadSetup(f"seats are 0 to {self.rules.seats - 1}, not {seat}")
        self.bot = bot
        self.seat = seat
        self._arrays = Arrays(self.rules)
        self._match: Match[State] | None = None
        self._legal: list[int] = []
        self.observation_space = spaces.Box(0, 1, (self._arrays.length,), np.float32)
        self.action_space = spaces.Discrete(self.rules.space.size)

    @property
    def match(self) -> Match[State]:
        if self._match is None:
            raise RuntimeError("reset() begins the game, and comes first")
        return self._match

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Floats, Info]:
        super().reset(seed=seed)
        rules = self.rules
        chance = int(self.np_random.integers(2**63))
        self._match = Match.begin(
            rules.game, rules.seats, chance, rules.options, components=rules.components
        )
        self._bots = [make_bot(self.bot, chance + seat) for seat in range(rules.seats)]
        self._let_bots_play()
        return self._told()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, Info]:
        number = int(action)
        if number not in self._legal:
            self._legal = []
            return *self._seen(_ILLEGAL, over=True), {**self._info(), "illegal": True}
        self.rules.play(self.match.state, self.seat, number)
        self._let_bots_play()
        reward = self.rules.returns(self.match.state)[self.seat]
        return *self._seen(reward, over=self.match.over), self._info()

    def action_masks(self) -> Mask:
        """1 for each legal action: asked for under this name by MaskablePPO."""
        return self._arrays.mask(self._legal)

    def _let_bots_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        state = self.match.state
        while (seat := asked(state)) is not None and seat != self.seat:
            action = self._bots[seat].decide(Seen(self.match, seat))
            self.rules.play(state, seat, self.rules.space.number(action))
        self._legal = [] if seat is None else self.rules.legal(state, seat)

    def _seen(self, reward: float, *, over: bool) -> tuple[Floats, float, bool, bool]:
        return self._arrays.observation(self.match.state, self.seat), reward, over, False

    def _told(self) -> tuple[Floats, Info]:
        return self._arrays.observation(self.match.state, self.seat), self._info()

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}


def make(
    game: str,
    bot: str = "easy",
    seats: int | None = None,
    seat: int = 0,
    options: Mapping[str, str] | None = None,
) -> SeatEnv:
    """One seat of a game against bots of this name."""
    return SeatEnv(game, bot, seats, seat, options)


def make_vec(
    game: str, count: int, *, processes: bool = False, bot: str = "easy", seats: int | None = None
) -> VectorEnv[Floats, Any, Any]:
    """So many environments at once: in this process, or each in one of its own."""
    makers = [partial(SeatEnv, game, bot, seats)] * count
    return AsyncVectorEnv(makers) if processes else SyncVectorEnv(makers)


for _game in kaper.games():
    gymnasium.register(
        f"kaper/{_game}-v0",
        entry_point="kaper.adapters.gymnasium:SeatEnv",
        kwargs={"game": _game},
    )
