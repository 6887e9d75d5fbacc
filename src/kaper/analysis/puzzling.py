"""Looks for puzzles in games that greedy bots play.

What is told of a position is what the seat to move could find out: every search takes worlds that
it cannot tell from the true one. A glance says whether a deep search is worth it, and what that
finds has to be found again by longer ones, each with worlds of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import count
from math import hypot
from random import Random

from kaper import registry
from kaper.analysis.judging import Judged, Verdict, judge
from kaper.analysis.puzzles import Puzzle
from kaper.bots import Seen
from kaper.bots.advice import advise, own_turn
from kaper.bots.greedy import GreedyBot, Sight
from kaper.bots.mcts import Budget
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.driver import LONGEST
from kaper.kernel.record import Check, Entry, Move, Record
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import replay

# So much of a deep search is spent to see whether it is worth one.
_GLANCE = 0.06
# The best move is ahead by so many times the error.
CLEAR = 4.0
# By worlds and not by the clock, so that a seed finds the same again.
SIGHT = Sight(seconds=None)
# With fewer options there is little to find out.
_FEWEST_OPTIONS = 3
# So many positions of a game are looked at: the next game may be a better one to look in.
_GLANCES = 48
# So many more searches have to find the same, each so many times as long.
SEARCHES, LONGER = 3, 2
# So many others are compared with the best, and known if tried this part as often as the most.
_RIVALS, _ENOUGH = 4, 16
# What leads to the same position does so in so many worlds.
_WORLDS = 3


@dataclass(frozen=True, slots=True)
class _Position:
    """A decision of a game that was played: nobody else was asked."""

    match: Match[State]  # without what led there: to play that again takes longer than a glance
    seat: int
    obvious: Action
    name: str  # gives every search here a seed of its own

    @property
    def listed(self) -> list[str]:
        """What can be chosen without filling in a form."""
        return [option.text for option in self.match.decision(self.seat).options]

    def judge(self, passes: int, number: int, rivals: Sequence[str] = ()) -> Verdict | None:
        """What a search thinks of the obvious move and others; each number gives another one."""
        random = Random(f"{self.name} {number}")  # noqa: S311 - play, not secrets
        others = [self.match.parse(self.seat, rival) for rival in rivals]
        budget = Budget(passes=passes)
        return judge(self.match, self.seat, self.obvious, budget, random, rivals=others)


@dataclass(frozen=True, slots=True)
class _Found:
    """A move with all that lead to the same position, and what is thought of it and the others."""

    alike: list[str]
    judged: dict[str, Judged]
    chance: float
    gap: float
    error: float


@dataclass(frozen=True, slots=True)
class Wanted:
    """The passes of a deep search, and by how much the best move is ahead at least."""

    passes: int
    gap: float


def finding(game_id: str, seats: int, wanted: Wanted, seed: int) -> Iterator[Puzzle]:
    """Puzzles as they are found, at most one in a game; it never ends by itself."""
    for number in count(seed):
        found = _in_game(_played(game_id, seats, number), wanted, number)
        if found is not None:
            yield found


def _played(game_id: str, seats: int, seed: int) -> Match[State]:
    match: Match[State] = Match.begin(registry.game(game_id), seats, seed, {})
    random = Random(seed)  # noqa: S311 - play, not secrets
    bots = [GreedyBot(random.getrandbits(64), SIGHT) for _ in range(seats)]
    while not match.over and len(match.history) < LONGEST:
        seat = min(match.pending())
        match.play(seat, bots[seat].decide(Seen(match, seat)))
    return match


def _in_game(match: Match[State], wanted: Wanted, seed: int) -> Puzzle | None:
    """A puzzle from anywhere in a game: not only from its beginning."""
    steps = [step for step in range(len(match.history)) if _is_choice(match, step)]
    Random(f"{seed} steps").shuffle(steps)  # noqa: S311 - play, not secrets
    for step in steps[:_GLANCES]:
        position = _position(match, step, f"{seed}-{step}")
        found = _in_position(position, wanted)
        if found is not None:
            record = _record_until(match, step)
            return _puzzle(position, found, record, wanted)
    return None


def _is_choice(match: Match[State], step: int) -> bool:
    """Whether one seat alone was asked, and chose among several that it was shown."""
    played = match.history[step]
    state, seat = played.before, played.step.seat
    if driver.waiting(state) != (seat,):
        return False
    listed = state.stack[-1].options(state, seat)
    return len(listed) >= _FEWEST_OPTIONS and played.action in listed


def _position(match: Match[State], step: int, name: str) -> _Position:
    played = match.history[step]
    at = Match(match.game, played.before.clone(), match.header, match.components)
    at.events = match.events[: played.events]
    return _Position(at, played.step.seat, played.action, name)


def _record_until(match: Match[State], step: int) -> str:
    """The record of the first so many actions, with the digest of the position."""
    entries: list[Entry] = []
    moves = 0
    for entry in match.entries:
        if isinstance(entry, Move):
            moves += 1
        if moves > step:
            break
        entries.append(entry)
    if not entries or not isinstance(entries[-1], Check):
        at = Match(match.game, match.history[step].before, match.header, match.components)
        entries.append(Check(at.digest()))
    return str(Record(match.header, match.setup, entries))


def _in_position(position: _Position, wanted: Wanted) -> _Found | None:
    passes = wanted.passes
    if _missed(position, max(1, round(_GLANCE * passes)), wanted.gap, 0) is None:
        return None
    verdict = _missed(position, passes, wanted.gap, 1)
    if verdict is None or verdict.best.action not in position.listed:
        return None
    alike = _alike(position, verdict.best.action)
    if len(position.listed) - len(alike) < _FEWEST_OPTIONS - 1:
        return None
    others = [each.action for each in verdict.options if each.action not in alike]
    verdicts = [verdict]
    for number in range(2, 2 + SEARCHES):
        again = position.judge(LONGER * passes, number, others[:_RIVALS])
        if again is None or again.best.action not in alike:
            return None
        verdicts.append(again)
    return _clear(alike, _pooled(verdicts), wanted.gap)


def _missed(position: _Position, passes: int, gap: float, number: int) -> Verdict | None:
    """What a search thinks of the obvious move, where that is not the best one."""
    verdict = position.judge(passes, number)
    lost = verdict is not None and verdict.lost >= max(gap, verdict.error)
    return verdict if lost else None


def _alike(position: _Position, action: str) -> list[str]:
    """What leads to the same position as a move, as far as the seat can know; itself first."""
    seen, match = Seen(position.match, position.seat), position.match
    alike = [text for text in position.listed if text != action]
    for number in range(_WORLDS):
        world = seen.sample(number)
        after = world.clone()
        after.apply(position.seat, match.parse(position.seat, action))
        for text in list(alike):
            other = world.clone()
            other.apply(position.seat, match.parse(position.seat, text))
            if not other.same_as(after):
                alike.remove(text)
    return [action, *alike]


def _others(options: Sequence[Judged], alike: Sequence[str]) -> list[Judged]:
    """What leads elsewhere, and was tried often enough to be known."""
    enough = max(each.passes for each in options) / _ENOUGH
    return [each for each in options if each.passes >= enough and each.action not in alike]


def _pooled(verdicts: Sequence[Verdict]) -> dict[str, Judged]:
    """What all searches together think of each option."""
    found: dict[str, Judged] = {}
    for each in (option for verdict in verdicts for option in verdict.options if option.passes):
        before = found.get(each.action, Judged(each.action, 0.0, 0.0, 0, each.twin))
        passes = before.passes + each.passes
        mine, other = before.passes / passes, each.passes / passes
        chance = mine * before.chance + other * each.chance
        error = hypot(mine * before.error, other * each.error)
        found[each.action] = Judged(each.action, chance, error, passes, each.twin)
    return found


def _clear(alike: list[str], judged: dict[str, Judged], least: float) -> _Found | None:
    """What was found, where it is far enough ahead."""
    best = max((judged[text] for text in alike if text in judged), key=lambda each: each.passes)
    others = _others(list(judged.values()), alike)
    following = max((each.chance for each in others), default=best.chance)
    error = hypot(best.error, max((each.error for each in others), default=0.0))
    gap = best.chance - following
    return (
        _Found(alike, judged, best.chance, gap, error) if gap >= max(least, CLEAR * error) else None
    )


def _puzzle(position: _Position, found: _Found, record: str, wanted: Wanted) -> Puzzle:
    plan, is_open = _plan(position, found.alike, record, wanted.passes)
    return Puzzle(
        # Not by the seed of the game: that tells what everybody holds.
        blake2b(record.encode(), digest_size=4).hexdigest(),
        position.seat,
        found.alike[0],
        found.alike[1:],
        plan,
        is_open,
        found.chance,
        found.gap,
        found.error,
        sum(each.passes for each in found.judged.values()),
        position.obvious.text,
        record,
        _worse(position, found),
    )


def _worse(position: _Position, found: _Found) -> dict[str, float]:
    """By how much each other move that is listed is worse."""
    judged = found.judged
    others = [text for text in position.listed if text not in found.alike]
    # What was hardly tried is not known to be better than the next best.
    worse = {
        text: max(found.gap, found.chance - judged[text].chance)
        for text in others
        if text in judged
    }
    # And what was not worth a single pass is thought the worst.
    worst = max(worse.values(), default=found.gap)
    return {text: worse.get(text, worst) for text in others}


def _plan(
    position: _Position, alike: Sequence[str], record: str, passes: int
) -> tuple[list[str], bool]:
    """How the turn would go on after the solution, where a search says so."""
    random = Random(f"{position.name} plan")  # noqa: S311 - play, not secrets
    match, seat = replay(record), position.seat
    advice = advise(Seen(match, seat), random, Budget(passes=passes), own_turn(match, seat))
    first, *rest = (step.best.action.text for step in advice.steps)
    return (rest, advice.open) if first in alike else ([], False)
