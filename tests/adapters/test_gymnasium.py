"""Gymnasium's own check, and what the environments promise beyond it."""

from __future__ import annotations

import numpy as np
import pytest

import kaper
from tests.adapters.needed import need

need("gymnasium")

import gymnasium  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from kaper.adapters.gymnasium import SeatEnv, make, make_vec  # noqa: E402
from kaper.kernel.errors import BadSetup  # noqa: E402


@pytest.mark.parametrize("game", kaper.games())
def test_the_check_of_gymnasium(game: str) -> None:
    check_env(make(game, bot="random"), skip_render_check=True)


def play(environment: SeatEnv, seed: int) -> tuple[float, int]:
    """A game of chance against the bots: its reward, and how many decisions it took."""
    chance = np.random.default_rng(seed)
    _, info = environment.reset(seed=seed)
    for decisions in range(1, 5_000):
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = environment.step(action)
        if over:
            return reward, decisions
        assert reward == 0
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", kaper.games())
def test_a_game_against_bots(game: str) -> None:
    environment = make(game, bot="random")
    reward, decisions = play(environment, 1)
    result = environment.rules.game.result(environment.match.state)
    assert reward == result.returns()[0]
    assert play(environment, 1) == (reward, decisions)


def test_a_stronger_bot_wins_against_chance() -> None:
    environment = make("deliveries", bot="medium", seat=1)
    assert sum(play(environment, seed)[0] for seed in range(4)) <= -2


def test_registered_by_name() -> None:
    environment = gymnasium.make("kaper/martinique-v0", bot="random", seat=1)
    _, info = environment.reset(seed=0)
    assert info["action_mask"].sum() > 0


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(BadSetup, match=f"seats are 0 to 1, not {seat}"):
        make("martinique", seat=seat)


def test_what_is_not_legal_loses() -> None:
    environment = make("martinique", bot="random")
    environment.reset(seed=0)
    number = np.int64(environment.rules.space.numbers["skip"])
    _, reward, over, _, info = environment.step(number)
    assert (reward, over, info["illegal"]) == (-1, True, True)


@pytest.mark.parametrize("processes", [False, True])
def test_many_at_once(processes: bool) -> None:
    environments = make_vec("deliveries", 2, processes=processes, bot="random")
    seen, infos = environments.reset(seed=4)
    assert seen.shape == (2, make("deliveries").rules.observer.size)
    actions = infos["action_mask"].argmax(axis=1)
    seen, rewards, *_ = environments.step(actions)
    assert not rewards.any()
    environments.close()
