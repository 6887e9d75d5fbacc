"""A training from beginning to end: games against itself, then matches against the formula."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from platform import python_version
from time import perf_counter

from kaper import registry
from kaper.arena.intervals import Estimate
from kaper.arena.statistics import mean
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup
from kaper.kernel.weights import Weights, read_weights
from kaper.train.learner import Learner
from kaper.train.play import Score, features_of, judging_by, play_deal, play_itself
from kaper.train.weights_file import rounded, written

# The loss is told as a mean over so many games.
WINDOW = 100
# Strength on the way is tried after so many games, and whenever they have doubled.
FIRST_TRIAL, TRIAL_DEALS = 50, 20


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be learned. The same plan gives the same weights, unless time ends it."""

    game: str
    games: int
    seed: int
    matches: int
    seconds: float | None = None
    start: str | None = None  # the text of a file of weights
    trials: bool = False  # strength on the way, for a plot

    def prepare(self) -> None:
        """Raise what is wrong with the plan before anything starts."""
        if self.games < 0 or self.matches < 0 or self.games + self.matches == 0:
            raise BadSetup("there is nothing to do: name some --games, --matches or both")
        if self.seconds is not None and self.seconds <= 0:
            raise BadSetup(f"a training takes some seconds, not {self.seconds:g}")
        self.first_weights()

    def first_weights(self) -> Weights:
        """Those that learning begins with: the formula's, or those of a file."""
        features = features_of(registry.game(self.game))
        return features.untrained() if self.start is None else read_weights(self.start, features)


@dataclass(slots=True)
class Training:
    """What came of it so far."""

    plan: Plan
    weights: Weights
    losses: list[float] = field(default_factory=list)
    trials: dict[int, Estimate] = field(default_factory=dict)
    matches: Score = field(default_factory=Score)
    cut: int = 0
    seconds: float = 0.0

    @property
    def done(self) -> int:
        return len(self.losses) + self.cut + self.matches.games

    @property
    def games(self) -> int:
        """Those played to learn from."""
        return len(self.losses) + self.cut

    @property
    def share(self) -> Estimate:
        return self.matches.share

    @property
    def stronger(self) -> bool:
        """Whether matches leave little doubt that the weights beat the formula."""
        return self.share.low > 0.5

    @property
    def losses_told(self) -> tuple[float, float]:
        """The mean loss of the first games, and of the last."""
        return mean(self.losses[:WINDOW]), mean(self.losses[-WINDOW:])

    def figures(self) -> dict[str, float]:
        """What does not hang on the machine."""
        first, last = self.losses_told
        share = self.share
        return {
            "games": self.games,
            "loss-at-first": round(first, 4),
            "loss-at-last": round(last, 4),
            "matches": self.matches.games,
            "wins": self.matches.wins,
            "share": round(share.value, 4),
            "share-low": round(share.low, 4),
            "share-high": round(share.high, 4),
        }

    def text(self) -> str:
        """The file of weights."""
        plan, game = self.plan, registry.game(self.plan.game)
        # Ended by time, the same weights come from as many games as there were.
        command = f"kaper train {plan.game} --games {self.games} --seed {plan.seed}"
        about = {
            "game": plan.game,
            "rules": str(game.rules),
            "command": f"{command} --matches {plan.matches}"
            + (" --start FILE" if plan.start else ""),
            "python": python_version(),
        }
        return written(about, self.figures(), self.weights, features_of(game))

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.plan.game,
            "seed": self.plan.seed,
            **self.figures(),
            "cut": self.cut,
            "stronger": self.stronger,
            "seconds": round(self.seconds, 3),
            "ms_per_decision": [round(self.matches.ms_per_decision(side), 3) for side in (0, 1)],
        }


def train(plan: Plan) -> Iterator[Training]:
    """Learn and play the matches; yields what came of it so far again and again."""
    plan.prepare()
    begun = perf_counter()
    training = Training(plan, plan.first_weights())
    for _ in _learn(training, begun):
        training.seconds = perf_counter() - begun
        yield training
    for _ in _match(training):
        training.seconds = perf_counter() - begun
        yield training


def _learn(training: Training, begun: float) -> Iterator[None]:
    plan, game = training.plan, registry.game(training.plan.game)
    features, seats = features_of(game), game.seats[0]
    learner = Learner(training.weights, features.stages)
    trial = FIRST_TRIAL
    for number in range(plan.games):
        if plan.seconds is not None and perf_counter() - begun >= plan.seconds:
            break
        lesson = play_itself(game, learner.weights(), seats, f"{plan.seed} {number}")
        if lesson is None:
            training.cut += 1
        else:
            training.losses.append(learner.learn(lesson.moments, lesson.outcomes))
        training.weights = rounded(learner.kept(), features)
        if plan.trials and training.games == trial:
            trial *= 2
            score = Score()
            for deal in range(TRIAL_DEALS):
                _play_against_formula(training, f"trial {deal}", score)
            training.trials[training.games] = score.share
        yield


def _match(training: Training) -> Iterator[None]:
    plan = training.plan
    for deal in range(-(-plan.matches // 2)):
        _play_against_formula(training, f"match {deal}", training.matches)
        yield


def _play_against_formula(training: Training, deal: str, score: Score) -> None:
    game = registry.game(training.plan.game)
    judges = [
        judging_by(game, weights) for weights in (training.weights, features_of(game).untrained())
    ]
    play_deal(judges, game.seats[0], f"{training.plan.seed} {deal}", score)
