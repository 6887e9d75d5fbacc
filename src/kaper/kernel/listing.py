"""Chance that can be listed: what may come of an action or a set-up, with its probabilities.

Rules roll and draw in the middle of what they do. So an action is carried out on a copy with a
feed that tells what chance has decided so far, and that stops it where chance has to decide next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.chance import Among, WrongOutcome
from kaper.kernel.components import Components
from kaper.kernel.frames import S
from kaper.kernel.game import Game, Options
from kaper.kernel.state import Trace


@dataclass(frozen=True, slots=True)
class Chance:
    """Where chance is to decide: what about, and what can come of it, by name."""

    kind: str
    source: str
    outcomes: tuple[tuple[str, Fraction], ...]


class _Stopped(Exception):
    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.source)
        self.chance = chance


class _Decided:
    """A feed of what was decided so far, one die or draw after the other."""

    def __init__(self, words: Sequence[str]) -> None:
        self._left = list(reversed(words))

    def take(self, kind: str, source: str, count: int, among: Among) -> Sequence[str]:
        possible = Counter(among())
        taken: list[str] = []
        for _ in range(count):
            if not self._left:
                raise _Stopped(_listed(kind, source, possible))
            word = self._left.pop()
            if not possible[word]:
                raise WrongOutcome(f"{source} has no {word}")
            if kind == "draw":
                possible[word] -= 1
            taken.append(word)
        return taken

    def check_used_up(self) -> None:
        if self._left:
            raise WrongOutcome(f"chance does not decide on {self._left[-1]}")


def _listed(kind: str, source: str, possible: Counter[str]) -> Chance:
    total = possible.total()
    shares = ((word, Fraction(number, total)) for word, number in possible.items() if number)
    return Chance(kind, source, tuple(shares))


def after(state: S, seat: int, action: Action, decided: Sequence[str] = ()) -> S | Chance:
    """The position after an action, chance having decided so; or where it has to decide next.

    The position given is left as it is.
    """

    def carry_out(feed: _Decided) -> S:
        other = state.clone()
        other.trace = Trace(feed=feed)
        driver.apply(other, seat, action)
        return other

    return _played(carry_out, decided)


def begun(
    game: Game[S],
    seats: int,
    options: Options,
    components: Components | None = None,
    decided: Sequence[str] = (),
) -> S | Chance:
    """A game set up, chance having decided so; or where it has to decide next."""

    def set_up(feed: _Decided) -> S:
        return game.start(seats, 0, options, components, Trace(feed=feed))

    return _played(set_up, decided)


def _played(play: Callable[[_Decided], S], decided: Sequence[str]) -> S | Chance:
    feed = _Decided(decided)
    try:
        state = play(feed)
    except _Stopped as stopped:
        return stopped.chance
    feed.check_used_up()
    state.trace = None
    return state


def outcomes(
    state: S, seat: int, action: Action, decided: tuple[str, ...] = ()
) -> Iterator[tuple[Fraction, S]]:
    """Everything that can come of an action, with its probability."""
    found = after(state, seat, action, decided)
    if not isinstance(found, Chance):
        yield Fraction(1), found
        return
    for word, share in found.outcomes:
        for rest, position in outcomes(state, seat, action, (*decided, word)):
            yield share * rest, position
