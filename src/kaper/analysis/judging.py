"""What a seat could choose at a moment, judged by what it could know then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from random import Random

from kaper.analysis.chances import STEEPNESS, odds
from kaper.bots import Seen
from kaper.bots.base import S
from kaper.bots.mcts import Budget, Search, collecting_put_off
from kaper.bots.tree import AT_ROOT, Edge, Judgement
from kaper.kernel.actions import Action
from kaper.match import Match

# The part of a budget that looks for the best option; the rest compares it with what was played.
_SEEKING = 2 / 3


@dataclass(frozen=True, slots=True)
class Judged:
    """What the search thinks of an option: the seat's chance of winning, and how far off that may
    well be."""

    action: str
    chance: float
    error: float
    passes: int
    twin: bool  # leads to the same position as another option


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was played beside what was thought best; `options` are all that were tried, the best
    first."""

    played: Judged
    best: Judged
    options: tuple[Judged, ...]

    @property
    def lost(self) -> float:
        return max(0.0, self.best.chance - self.played.chance)

    @property
    def error(self) -> float:
        return hypot(self.best.error, self.played.error)

    @property
    def other(self) -> Judged | None:
        """The best that was tried beside what was played, and leads elsewhere."""
        others = (each for each in self.options if each is not self.played and not each.twin)
        return next(others, None)


class _Reviewed(Seen[S]):
    """What a seat saw, with what it then did among the options: a form suggests only some."""

    def __init__(self, match: Match[S], seat: int, played: Action) -> None:
        super().__init__(match, seat)
        self._played = played

    def options(self) -> Sequence[Action]:
        listed = super().options()
        return listed if self._played in listed else (*listed, self._played)


def judge(
    match: Match[S],
    seat: int,
    played: Action,
    budget: Budget,
    random: Random,
    *,
    rivals: Sequence[Action] = (),
) -> Verdict | None:
    """Compare what a seat played with what it could have played; None where it had no choice.

    Besides the two, `rivals` are tried as often: a search by itself soon leaves what looks worse.
    """
    if seat not in match.pending():
        # It broke in while others were asked: nobody waited for it.
        return None
    seen = _Reviewed(match, seat, played)
    if len(seen.options()) < 2:
        return None
    steepness = STEEPNESS.get(match.game.id, 1.0)
    # Another world than the true one: what the others hold is not known here.
    world = seen.sample(random.getrandbits(64))
    others = (other for other in range(match.seats) if other != seat)
    against = sum(odds(world.evaluate(other), steepness) for other in others) or 1.0
    with collecting_put_off():
        search = Search(seen, random)
        search.spend(_part(budget, _SEEKING))
        search.compare((played, search.best(), *rivals), _rest(budget))
        edges = list(search.edges.values())
        # Where the time was too short even to look at it, nothing can be said.
        return _verdict(edges, played, steepness, against) if played in search.edges else None


def _part(budget: Budget, part: float) -> Budget:
    if budget.passes is not None:
        return Budget(passes=max(1, round(budget.passes * part)))
    return Budget(seconds=(budget.seconds or 0.0) * part)


def _rest(budget: Budget) -> Budget:
    if budget.passes is not None:
        return Budget(passes=max(1, budget.passes - max(1, round(budget.passes * _SEEKING))))
    return _part(budget, 1 - _SEEKING)


def _verdict(edges: Sequence[Edge], played: Action, steepness: float, against: float) -> Verdict:
    judgement = Judgement(edges, AT_ROOT.doubt)

    def judged(edge: Edge) -> Judged:
        worth = judgement.of(edge)
        mine = odds(worth, steepness)
        chance = mine / (mine + against)
        slope = steepness * chance * (1 - chance) / max(0.01, worth * (1 - worth))
        return Judged(
            edge.action.text, chance, slope * _error(edge, judgement), edge.visits, edge.twin
        )

    tried = [edge for edge in edges if edge.visits or edge.action == played]
    options = sorted((judged(edge) for edge in tried), key=lambda each: -each.chance)
    own = next(each for each in options if each.action == played.text)
    # What was hardly tried is not known to be better.
    enough = max(each.passes for each in options) / 4
    best = next(each for each in options if each.passes >= enough or each is own)
    return Verdict(own, best, tuple(options))


def _error(edge: Edge, judgement: Judgement) -> float:
    """How far off what is thought of an edge may well be: the spread of its passes, by their
    number."""
    if edge.visits < 2:
        return judgement.spread
    mean = edge.total / edge.visits
    spread = sqrt(max(0.0, edge.squares / edge.visits - mean * mean))
    return max(spread, judgement.spread / 4) / sqrt(edge.visits)
