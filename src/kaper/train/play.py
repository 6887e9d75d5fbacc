"""Games of a learner against itself, and matches between two ways to judge.

Whoever decides is shown what its seat may know and thinks in worlds that it cannot tell from the
true one, as every bot does; what is learned from are features, which are made of the same. No
record is kept of a game, and nobody is told what happens in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TypeVar

from kaper.arena.intervals import Estimate, Tally, share_of
from kaper.bots import Seen
from kaper.bots.greedy import GreedyBot, Sight
from kaper.kernel import driver
from kaper.kernel.chance import seeded
from kaper.kernel.errors import BadSetup
from kaper.kernel.game import Game
from kaper.kernel.state import State
from kaper.kernel.weights import Features, Weights
from kaper.match import Match
from kaper.train.learner import Moment

S = TypeVar("S", bound=State)

# One world is enough to compare ways to judge, and thrice as many games tell more.
SIGHT = Sight(worlds=1, seconds=None)
# How often the learner tries just anything: what it never does it cannot judge.
WHIMS = 0.1
# A longer game is cut, and nothing is learned from it.
LONGEST = 5_000


def judging_by(game: Game[S], weights: Weights) -> Game[S]:
    """The same game, whose positions are judged by other weights."""
    # A copy would be the one game itself.
    other = type(game)()
    other.weights = weights
    return other


def features_of(game: Game[S]) -> Features[S]:
    if game.features is None:
        raise BadSetup(
            f"{game.id} names no features to learn from: docs/bots.md says how a game does"
        )
    return game.features


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game as each seat saw it, and what each made of it: 1 won, 0 lost, a part if shared."""

    moments: tuple[list[Moment], ...]
    outcomes: tuple[float, ...]


def play_itself(game: Game[S], weights: Weights, seats: int, seed: str) -> Lesson | None:
    """A game of seats that all judge by these weights, at times on a whim; None if without end."""
    game, features = judging_by(game, weights), features_of(game)
    random = Random(seeded(f"{seed} whims"))  # noqa: S311 - play, not secrets
    match = Match.begin(game, seats, seed, {})
    bot = GreedyBot(random.getrandbits(64), SIGHT)
    moments: tuple[list[Moment], ...] = tuple([] for _ in range(seats))
    for _ in range(LONGEST):
        waiting = driver.waiting(match.state)
        seat = waiting[0] if len(waiting) == 1 else random.choice(waiting)
        seen = Seen(match, seat)
        whim = random.random() < WHIMS
        action = random.choice(seen.options()) if whim else bot.decide(seen)
        driver.apply(match.state, seat, action)
        if match.over:
            return Lesson(moments, _outcomes(match))
        stage = features.stage(match.state)
        for own in range(seats):
            found = features.of(match.state, own)
            value = (
                game.evaluate(match.state, own) if found is None else weights.judge(found, stage)
            )
            moments[own].append(Moment(found, stage, value))
    return None


def _outcomes(match: Match[S]) -> tuple[float, ...]:
    result = match.result
    assert result is not None
    share = 1 / max(1, len(result.winners))
    return tuple(share * (seat in result.winners) for seat in range(match.seats))


@dataclass(slots=True)
class Score:
    """How one way to judge did against another: its wins by deals, and what each took to think."""

    deals: list[Tally] = field(default_factory=list)
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    @property
    def games(self) -> int:
        return sum(deal.games for deal in self.deals)

    @property
    def wins(self) -> float:
        return sum(deal.points for deal in self.deals)

    @property
    def share(self) -> Estimate:
        return share_of(self.deals)

    def ms_per_decision(self, side: int) -> float:
        return 1000 * self.seconds[side] / max(1, self.decisions[side])


def play_deal(judges: Sequence[Game[S]], seats: int, seed: str, score: Score) -> None:
    """One deal for two judges: they sit by turns around the table, and then the other way."""
    tally = Tally()
    score.deals.append(tally)
    for turned in range(2):
        sides = [(seat + turned) % 2 for seat in range(seats)]
        outcomes = _play_match(judges, sides, f"{seed} {turned}", seed, score)
        tally.add(sum(won for won, side in zip(outcomes, sides, strict=True) if side == 0))


def _play_match(
    judges: Sequence[Game[S]], sides: Sequence[int], whims: str, deal: str, score: Score
) -> tuple[float, ...]:
    random = Random(seeded(whims))  # noqa: S311 - play, not secrets
    match = Match.begin(judges[0], len(sides), deal, {})
    bots = [GreedyBot(random.getrandbits(64), SIGHT) for _ in sides]
    for _ in range(LONGEST):
        waiting = driver.waiting(match.state)
        seat = waiting[0] if len(waiting) == 1 else random.choice(waiting)
        side = sides[seat]
        match.game = judges[side]
        start = perf_counter()
        action = bots[seat].decide(Seen(match, seat))
        score.seconds[side] += perf_counter() - start
        score.decisions[side] += 1
        driver.apply(match.state, seat, action)
        if match.over:
            return _outcomes(match)
    # Nobody has won what has no end.
    return (1 / len(sides),) * len(sides)
