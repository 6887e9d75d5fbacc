"""What came of some games, added up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from kaper import registry
from kaper.kernel.codec import Json
from kaper.simulate.plan import Plan
from kaper.simulate.table import Ended, Failure


@dataclass(slots=True)
class Tally:
    """The results of some games, added up. Those that were cut have none: they are only counted.

    `known` games were played before and kept; time is that of the others, `processor` what all
    processors did for them together.
    """

    games: int = 0
    cut: int = 0
    decisions: int = 0
    lengths: list[int] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    shared: int = 0
    without_winner: int = 0
    failure: Failure | None = None
    known: int = 0
    decisions_known: int = 0
    seconds: float = 0.0
    processor: float = 0.0

    def count(self, game: Ended) -> None:
        self.decisions += game.decisions
        if game.reason is None:
            self.cut += 1
            return
        self.games += 1
        self.lengths.append(game.decisions)
        self.wins.update(game.winners)
        self.reasons[game.reason] += 1
        for seat, score in enumerate(game.scores):
            self.scores[seat] += score
        self.shared += len(game.winners) > 1
        self.without_winner += not game.winners

    def count_known(self, game: Ended) -> None:
        """One that was played before."""
        self.count(game)
        self.known += 1
        self.decisions_known += game.decisions

    @property
    def done(self) -> int:
        return self.games + self.cut

    @property
    def mean_length(self) -> float:
        return sum(self.lengths) / max(1, self.games)

    def mean_scores(self, seats: int) -> list[float]:
        return [round(self.scores[seat] / max(1, self.games), 2) for seat in range(seats)]

    @property
    def per_second(self) -> float:
        """Decisions by the clock on the wall."""
        return _rate(self.decisions - self.decisions_known, self.seconds)

    @property
    def per_processor_second(self) -> float:
        return _rate(self.decisions - self.decisions_known, self.processor)

    def to_json(self, plan: Plan) -> dict[str, Json]:
        failure = self.failure
        return {
            "game": plan.game,
            "seats": plan.seats,
            "seed": plan.seed,
            "options": dict(registry.game(plan.game).check_options(dict(plan.options))),
            "bots": [plan.bot_of(seat) for seat in range(plan.seats)],
            "checked": plan.check,
            "games": self.games,
            "cut": self.cut,
            "known": self.known,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.per_second, 1),
            "cpu_seconds": round(self.processor, 3),
            "decisions_per_cpu_second": round(self.per_processor_second, 1),
            "mean_length": round(self.mean_length, 2),
            "results": {
                "wins": [self.wins[seat] for seat in range(plan.seats)],
                "shared": self.shared,
                "without_winner": self.without_winner,
                "mean_scores": list(self.mean_scores(plan.seats)),
                "reasons": dict(sorted(self.reasons.items())),
                "shortest": min(self.lengths, default=0),
                "longest": max(self.lengths, default=0),
            },
            "fault": None
            if failure is None
            else {
                "check": failure.check,
                "detail": failure.detail,
                "seed": failure.seed,
                "decision": failure.decision,
            },
        }


def _rate(decisions: int, seconds: float) -> float:
    return decisions / seconds if seconds else 0.0
