"""A learner that starts from nothing and comes to beat bots at Deliveries.

    pip install 'kaper[gymnasium]'
    python examples/learn_deliveries.py --minutes 10

It is policy gradient at its plainest: a linear policy over the planes of Kaper's observations,
with a linear guess of the outcome as its baseline. It plays games against a bot, and makes what
led to better outcomes than guessed more likely. numpy is all it needs.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from dataclasses import dataclass, field
from time import monotonic

import numpy as np
import numpy.typing as npt

from kaper.adapters.gymnasium import SeatEnv, make

Array = npt.NDArray[np.float32]
GAMES_AT_ONCE = 32


class Adam:
    """Steps along a gradient, each weight at a pace of its own."""

    def __init__(self, weights: Array, pace: float) -> None:
        self.weights = weights
        self.pace = pace
        self.mean = np.zeros_like(weights)
        self.square = np.zeros_like(weights)
        self.steps = 0

    def climb(self, gradient: npt.NDArray[np.floating]) -> None:
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        self.weights += self.pace * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Played:
    """The decisions of some games: what was seen, what was legal, what was done, what came."""

    seen: list[Array] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    outcomes: list[float] = field(default_factory=list)


class Learner:
    """A policy and a guess of outcomes, both linear in what is seen."""

    def __init__(self, env: SeatEnv, seed: int) -> None:
        inputs, actions = env.rules.observer.size + 1, env.rules.space.size
        self.chance = np.random.default_rng(seed)
        self.policy = Adam(np.zeros((inputs, actions), np.float32), 0.03)
        self.guess = Adam(np.zeros(inputs, np.float32), 0.003)

    def chances(self, seen: Array, masks: Array) -> Array:
        """How likely each action is, row by row."""
        logits = seen @ self.policy.weights
        logits = np.where(masks > 0, logits, -np.inf)
        likely: Array = np.exp(logits - logits.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        return likely

    def choose(self, seen: Array, masks: Array) -> npt.NDArray[np.int64]:
        sums = self.chances(seen, masks).cumsum(axis=1)
        drawn = self.chance.random((len(seen), 1)) * sums[:, -1:]
        chosen: npt.NDArray[np.int64] = (sums < drawn).sum(axis=1)
        return chosen

    def learn(self, played: Played) -> None:
        seen, masks = np.array(played.seen), np.array(played.masks)
        outcomes = np.array(played.outcomes, np.float32)
        better = outcomes - seen @ self.guess.weights
        self.guess.climb(seen.T @ better / len(seen))
        push = -self.chances(seen, masks)
        push[np.arange(len(seen)), played.actions] += 1
        self.policy.climb(seen.T @ (push * better[:, None]) / len(seen))


def play(learner: Learner, envs: list[SeatEnv], seed: int) -> Played:
    """One game in each environment, all in step."""
    played = Played()
    shown = {place: env.reset(seed=seed + place) for place, env in enumerate(envs)}
    decisions: dict[int, list[int]] = {place: [] for place in shown}
    while shown:
        # The last input is always 1: the weights of it are what hangs on nothing.
        seen = np.array(
            [np.append(observation, 1) for observation, _ in shown.values()], np.float32
        )
        masks = np.array([info["action_mask"] for _, info in shown.values()], np.float32)
        for row, (place, action) in enumerate(
            zip(list(shown), learner.choose(seen, masks), strict=True)
        ):
            decisions[place].append(len(played.actions))
            played.seen.append(seen[row])
            played.masks.append(masks[row])
            played.actions.append(int(action))
            played.outcomes.append(0.0)
            observation, reward, over, _, info = envs[place].step(action)
            shown[place] = observation, info
            if over:
                del shown[place]
                for decision in decisions[place]:
                    played.outcomes[decision] = float(reward)
    return played


def share_won(learner: Learner, bot: str, games: int, seed: int) -> float:
    """The share of games that the learner wins; a shared win counts half."""
    envs = [make("deliveries", bot=bot) for _ in range(games)]
    play(learner, envs, seed)
    outcomes = [env.rules.returns(env.match.state)[env.seat] for env in envs]
    return float(np.mean(outcomes)) / 2 + 0.5


def train(bot: str, *, minutes: float = 0, rounds: int = 0, seed: int = 1) -> Learner:
    """Play and learn for so many minutes, or for so many rounds of games."""
    envs = [make("deliveries", bot=bot, seat=place % 2) for place in range(GAMES_AT_ONCE)]
    learner = Learner(envs[0], seed)
    end, done = monotonic() + 60 * minutes, 0
    while done < rounds or monotonic() < end:
        learner.learn(play(learner, envs, 1_000_000 + GAMES_AT_ONCE * done))
        done += 1
        if done % 100 == 0:
            won = share_won(learner, bot, 100, 0)
            sys.stdout.write(f"{done * GAMES_AT_ONCE:7} games: wins {won:.0%} against {bot}\n")
            sys.stdout.flush()
    return learner


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--bot", default="random", help="whom it learns against")
    args = parser.parse_args()
    learner = train(args.bot, minutes=args.minutes)
    for bot in ("random", "easy"):
        won = share_won(learner, bot, 400, 500_000)
        sys.stdout.write(f"in the end: wins {won:.0%} of 400 games against {bot}\n")


if __name__ == "__main__":
    main()
