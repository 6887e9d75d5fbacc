"""PettingZoo's own tests, and what the environments promise beyond them."""

from __future__ import annotations

import warnings
from random import Random

import numpy as np
import pytest

import kaper
from kaper.kernel.frames import Sealed
from tests.adapters.needed import need

need("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

from kaper.adapters.pettingzoo import Observation, TurnEnv, env, parallel_env  # noqa: E402


@pytest.mark.parametrize("game", kaper.games())
def test_the_suites_of_pettingzoo(game: str) -> None:
    with warnings.catch_warnings():
        # The suites warn of observations that are no plain arrays: ours are dicts with a mask.
        warnings.simplefilter("ignore")
        api_test(env(game), num_cycles=100)
        seed_test(lambda: env(game), num_cycles=50)
        parallel_api_test(parallel_env(game), num_cycles=50)


def legal(observation: Observation) -> list[int]:
    return [int(number) for number in np.flatnonzero(observation["action_mask"])]


def play(environment: TurnEnv, seed: int) -> dict[str, float]:
    """A random game, and what each agent got of it in all."""
    random = Random(seed)
    environment.reset(seed)
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, over, _, _ = environment.last()
        rewards[agent] += reward
        environment.step(None if over else random.choice(legal(observation)))
    return rewards


def test_rewards_are_those_of_the_result() -> None:
    environment = env("jolly-roger", seats=4)
    rewards = play(environment, 3)
    result = environment.rules.game.result(environment.playing)
    assert tuple(rewards.values()) == result.returns()
    assert sum(rewards.values()) == pytest.approx(0)


def test_the_mask_is_what_is_legal() -> None:
    environment = env("martinique", seats=2)
    environment.reset(5)
    agent = environment.agent_selection
    texts = {environment.rules.space.actions[n].text for n in legal(environment.observe(agent))}
    assert texts
    assert all(text.startswith("enter ") for text in texts)
    (other,) = (name for name in environment.agents if name != agent)
    assert not legal(environment.observe(other))


def test_what_is_not_legal_is_refused() -> None:
    environment = env("martinique")
    environment.reset(5)
    number = environment.rules.space.numbers["skip"]
    with pytest.raises(ValueError, match="may not do"):
        environment.step(number)


def test_later_games_of_a_seed_are_others_and_the_same_again() -> None:
    environment = env("deliveries")
    first = [play(environment, 1), environment.playing]
    environment.reset()
    again = environment.playing
    assert again != first[1]
    play(environment, 1)
    assert environment.playing == first[1]
    environment.reset()
    assert environment.playing == again


def test_all_who_answer_in_secret_are_asked_at_once() -> None:
    environment, random = parallel_env("maracaibo", seats=3), Random(2)
    together, rewards = 0, dict.fromkeys(environment.possible_agents, 1.0)
    for seed in range(2):
        observations, _ = environment.reset(seed)
        while environment.agents:
            asked = [a for a, seen in observations.items() if legal(seen) != [environment.nothing]]
            sealed = isinstance(environment.playing.stack[-1], Sealed)
            assert sealed or len(asked) == 1
            together += len(asked) > 1
            actions = {agent: random.choice(legal(observations[agent])) for agent in observations}
            observations, rewards, *_ = environment.step(actions)
    assert together
    assert sum(rewards.values()) == pytest.approx(0)


def test_who_is_not_asked_can_only_do_nothing() -> None:
    environment = parallel_env("martinique")
    observations, _ = environment.reset(0)
    actions = {agent: legal(seen)[0] for agent, seen in observations.items()}
    (idle,) = (agent for agent, number in actions.items() if number == environment.nothing)
    with pytest.raises(ValueError, match=f"{idle} may not do"):
        environment.step({**actions, idle: 0})
