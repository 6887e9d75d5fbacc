"""What an analysis comes to: plain data, for pages, files and browsers alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Literal

from kaper.analysis.analysing import Moment, Reviewed
from kaper.analysis.judging import Judged
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import turns_of

# So many are told of a game, and of a seat.
TURNING_POINTS, WORST = 5, 3
# A smaller change of anybody's chance is no turning point, and a smaller loss no mistake.
_TURN, _MISTAKE = 0.05, 0.01
# A loss is told if it is so many times as large as the search may well be off.
_CLEAR = 1.5
# From this part of a change on, luck was some of it, and all but all of it.
_SOME, _MOST = 0.25, 0.75


@dataclass(frozen=True, slots=True)
class Deed:
    """An action: its text, and its verb with its arguments for those who put it into words."""

    text: str
    verb: str
    args: dict[str, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat chose in the step after `step` actions, beside one `other` that it had.

    The chances of winning are as the seat could know them then; `error` is how far off their
    difference may well be.
    """

    step: int
    played: Deed
    chance: float
    other: Deed
    otherwise: float
    error: float


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that changed much: from `step` up to `until` actions, most of it by `deed` of
    `seat` in the step after `at`.

    The chances of all seats are those of the true positions; `luck` is the part of the change
    that dice, draws and cards turned up brought, and `cause` what it was by and large.
    """

    step: int
    until: int
    seat: int
    at: int
    deed: Deed
    before: list[float]
    after: list[float]
    luck: list[float]
    cause: Literal["luck", "both", "choice"]


@dataclass(frozen=True, slots=True)
class SeatReport:
    """How one seat played, and what it got.

    From `start` to `end` its chance was changed by `luck`, by what its own `choices` lost against
    the best ones, and by the `rest`: what the others did, and what could not be foreseen.
    """

    seat: int
    decisions: int
    agreed: int
    start: float
    luck: float
    choices: float
    rest: float
    end: float
    best: Choice | None
    worst: list[Choice]


@dataclass(frozen=True, slots=True)
class Report:
    """The analysis of a game. `chances` are those of all seats before each action and after the
    last one, by the true positions."""

    game: str
    rules: int
    budget: str
    seed: int
    over: bool
    chances: list[list[float]]
    turns: list[TurningPoint]
    seats: list[SeatReport]


def sum_up(match: Match[State], reviewed: Reviewed, budget: str, seed: int) -> Report:
    """What was found in a game, put together."""
    return Report(
        match.game.id,
        match.game.rules,
        budget,
        seed,
        match.over,
        [_rounded(moment.chances) for moment in reviewed.moments] + [_rounded(reviewed.ending)],
        _turning_points(match, reviewed),
        [_seat_report(match, reviewed, seat) for seat in range(match.seats)],
    )


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def deed(match: Match[State], text: str) -> Deed:
    action = match.parse(0, text)
    verb = match.game.grammar.verbs[action.verb]
    return Deed(action.text, action.verb, dict(zip(verb.parameters, action.args, strict=True)))


def _turning_points(match: Match[State], reviewed: Reviewed) -> list[TurningPoint]:
    """The turns that changed anybody's chance most, in their order."""
    moments = reviewed.moments
    starts = [step for step, _ in turns_of(match)]
    turns = [
        _turning_point(match, reviewed, step, until)
        for step, until in pairwise((*starts, len(moments)))
    ]
    found = sorted((turn for turn in turns if _size(turn) >= _TURN), key=lambda turn: -_size(turn))
    return sorted(found[:TURNING_POINTS], key=lambda turn: turn.step)


def _size(turn: TurningPoint) -> float:
    return _distance(turn.before, turn.after)


def _distance(before: Sequence[float], after: Sequence[float]) -> float:
    return max(abs(then - now) for then, now in zip(after, before, strict=True))


def _turning_point(match: Match[State], reviewed: Reviewed, step: int, until: int) -> TurningPoint:
    moments = reviewed.moments
    before, after = moments[step].chances, reviewed.after(until - 1)
    changes = [_distance(moments[at].chances, reviewed.after(at)) for at in range(step, until)]
    moment = moments[step + changes.index(max(changes))]
    found = [reviewed.luck(at) for at in range(step, until)]
    luck = [sum(lucks[seat] for lucks in found) for seat in range(match.seats)]
    return TurningPoint(
        step,
        until,
        moment.seat,
        moment.step,
        deed(match, moment.action),
        _rounded(before),
        _rounded(after),
        _rounded(luck),
        _cause(before, after, luck),
    )


def _cause(
    before: Sequence[float], after: Sequence[float], luck: Sequence[float]
) -> Literal["luck", "both", "choice"]:
    """What brought about a change, for whoever's chance changed most."""
    changes = [then - now for then, now in zip(after, before, strict=True)]
    seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
    part = luck[seat] / (changes[seat] or 1.0)
    return "luck" if part >= _MOST else "both" if part >= _SOME else "choice"


def _seat_report(match: Match[State], reviewed: Reviewed, seat: int) -> SeatReport:
    judged = [each for each in reviewed.moments if each.seat == seat and each.verdict]
    lost = sum(each.verdict.lost for each in judged if each.verdict)
    luck = sum(reviewed.luck(step)[seat] for step in range(len(reviewed.moments)))
    start, end = reviewed.moments[0].chances[seat], reviewed.ending[seat]
    return SeatReport(
        seat,
        len(judged),
        sum(not _is_mistake(each) for each in judged),
        round(start, 4),
        round(luck, 4),
        round(-lost, 4),
        round(end - start - luck + lost, 4),
        round(end, 4),
        _best(match, judged),
        _worst(match, judged),
    )


def _is_mistake(moment: Moment) -> bool:
    verdict = moment.verdict
    return verdict is not None and verdict.lost > max(_MISTAKE, _CLEAR * verdict.error)


def _worst(match: Match[State], judged: Sequence[Moment]) -> list[Choice]:
    """The choices that lost most, the worst first."""
    mistakes = [(each.verdict, each) for each in judged if each.verdict and _is_mistake(each)]
    mistakes.sort(key=lambda found: -found[0].lost)
    return [
        _choice(match, moment.step, verdict.played, verdict.best, verdict.error)
        for verdict, moment in mistakes[:WORST]
    ]


def _best(match: Match[State], judged: Sequence[Moment]) -> Choice | None:
    """The choice that was furthest ahead of everything else that could have been done."""
    found: Choice | None = None
    furthest = _MISTAKE
    for moment in judged:
        played = moment.verdict and moment.verdict.played
        other = moment.verdict and moment.verdict.other
        if not played or not other:
            continue
        ahead = played.chance - other.chance
        if ahead > max(furthest, _CLEAR * played.error):
            furthest = ahead
            error = hypot(played.error, other.error)
            found = _choice(match, moment.step, played, other, error)
    return found


def _choice(match: Match[State], step: int, played: Judged, other: Judged, error: float) -> Choice:
    return Choice(
        step,
        deed(match, played.action),
        round(played.chance, 4),
        deed(match, other.action),
        round(other.chance, 4),
        round(error, 4),
    )
