"""Why an option is better than the next one, as far as the seat can know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random

from kaper.bots.base import S, Seen
from kaper.bots.clock import Clock
from kaper.bots.greedy import later
from kaper.kernel.actions import Action
from kaper.kernel.prospects import Prospect
from kaper.match import Match

# So many things are told that the rules say of an option: what it brings before mere notes.
MOST_BROUGHT = 4
# A note of this name heads those after it, of which one comes: apart, all would be promised.
HEADING = "one-of"
# So many worlds are compared, and so many parts of the outlook told that are better, and worse.
WORLDS, MOST_BETTER, MOST_WORSE = 4, 2, 1
# What makes less of a difference than this part of the greatest one is not told, nor what makes
# less than so many points in all worlds together.
WORTH_TELLING, LEAST = 0.3, 0.05


def reasons(
    seen: Seen[S], match: Match[S], random: Random, best: Action, second: Action | None
) -> tuple[Prospect, ...]:
    """What the option brings that the next one does not, and what looks better afterwards.

    `match` is one that the seat cannot tell from the true one.
    """
    if second is None:
        return _brought(match, seen.seat, best, ())
    brought = _brought(match, seen.seat, best, match.brings(seen.seat, second))
    return (*brought, *_weighed(seen, random, best, second))


def _brought(
    match: Match[S], seat: int, action: Action, elsewhere: Sequence[Prospect]
) -> tuple[Prospect, ...]:
    brings = match.brings(seat, action)
    if any(prospect.name == HEADING for prospect in brings):
        return tuple(brings)
    # Where both bring the same, that is at least what speaks for either.
    apart = [prospect for prospect in brings if prospect not in elsewhere] or [*brings]
    apart.sort(key=lambda prospect: prospect.kind == "note")
    return tuple(apart[:MOST_BROUGHT])


def _weighed(seen: Seen[S], random: Random, best: Action, second: Action) -> tuple[Prospect, ...]:
    """The parts of the outlook that differ most at the end of the turn, whatever comes between."""
    gained = _difference(seen, random, best, second)
    most = max(gained.values(), default=0.0)
    if most < LEAST:
        return ()
    told = [name for name, gain in gained.items() if abs(gain) >= WORTH_TELLING * most]
    told.sort(key=lambda name: -abs(gained[name]))
    better = [name for name in told if gained[name] > 0][:MOST_BETTER]
    worse = [name for name in told if gained[name] < 0][:MOST_WORSE]
    return (
        *(Prospect("gain", name, way="more") for name in better),
        *(Prospect("cost", name, way="less") for name in worse),
    )


def _difference(seen: Seen[S], random: Random, best: Action, second: Action) -> dict[str, float]:
    seat, (_, foresight) = seen.seat, seen.look
    gained: dict[str, float] = defaultdict(float)
    for _ in range(WORLDS):
        world = seen.sample(random.getrandbits(64))
        for action, sign in ((best, 1), (second, -1)):
            after = world.clone()
            after.apply(seat, action)
            for name, worth in later(after, seat, foresight, Clock(None)).outlook(seat).items():
                gained[name] += sign * worth
    return gained
