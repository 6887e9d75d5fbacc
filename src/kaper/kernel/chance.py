"""Chance is a recorded move: dice and draws happen here and nowhere else.

The generator is BLAKE2b in counter mode over the state's integer `rng` (key in the high bits,
counter in the low 64): nobody who sees outcomes can foretell the next, a clone costs nothing, and
one hash serves dozens of draws. Every outcome goes into the trace; a feed of recorded outcomes
replaces them in replays and tests, so that no record depends on the generator.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import repeat
from typing import Protocol, TypeAlias, TypeVar

from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State

# What a bag holds: numbers, perhaps of a type that a game gives its cards.
Item = TypeVar("Item", bound=int)

_POOL_BITS = 512
# Bits of each pool that stay unused, so that no outcome is likelier by more than 2**-64.
_SLACK_BITS = 64


@dataclass(frozen=True, slots=True)
class Outcome:
    """What chance decided: `roll d6 4 2`, `draw loot skull-3 rum-1`."""

    kind: str
    source: str
    values: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.kind, self.source, *self.values))

    @classmethod
    def parse(cls, text: str) -> Outcome | None:
        words = text.split()
        if len(words) < 2 or words[0] not in {"roll", "draw"}:
            return None
        return cls(words[0], words[1], tuple(words[2:]))


class WrongOutcome(ValueError):
    """A fed outcome that cannot have happened here."""


# The names of what there is to choose from, alike ones as often as they are there: the faces of a
# die, or what lies in a bag. Asked only by who wants to know it.
Among: TypeAlias = Callable[[], Sequence[str]]


class Feed(Protocol):
    """Outcomes decided elsewhere."""

    def take(self, kind: str, source: str, count: int, among: Among) -> Sequence[str | None]:
        """`count` outcomes for this source; None where chance is to decide."""


class RecordedFeed:
    """The outcomes of a record, in its order, all of them."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._left = deque(outcomes)

    def take(self, kind: str, source: str, count: int, among: Among) -> Sequence[str | None]:
        if not self._left:
            raise WrongOutcome(f"the game asks for {kind} {source}, which the record does not tell")
        outcome = self._left.popleft()
        if (outcome.kind, outcome.source, len(outcome.values)) != (kind, source, count):
            raise WrongOutcome(f"the game asks for {kind} {source} ({count}), not for {outcome}")
        return outcome.values

    def check_used_up(self) -> None:
        if self._left:
            raise WrongOutcome(f"the game does not ask for {self._left[0]}")


class ScriptedFeed:
    """The next outcomes of some sources, as a test scripts them; chance decides the others."""

    def __init__(self, script: Mapping[str, Iterable[str | int]]) -> None:
        self._left = {name: deque(str(v) for v in values) for name, values in script.items()}

    def take(self, kind: str, source: str, count: int, among: Among) -> Sequence[str | None]:
        left = self._left.get(source) or deque()
        return [left.popleft() if left else None for _ in range(count)]


def seeded(seed: int | str) -> int:
    """The generator's first state for a seed."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=32).digest(), "little") << 64


def _pool(state: State) -> int:
    state.rng += 1
    return int.from_bytes(blake2b(state.rng.to_bytes(40, "little")).digest(), "little")


def _numbers(state: State, sizes: Iterable[int]) -> Iterator[int]:
    """A random number below each of these sizes; one hash serves many of them."""
    pool = room = 0
    for size in sizes:
        bits = size.bit_length()
        if room < bits + _SLACK_BITS:
            pool, room = _pool(state), _POOL_BITS
        pool, number = divmod(pool, size)
        room -= bits
        yield number


def roll(state: State, die: str, sides: int, count: int = 1) -> list[int]:
    """Roll `count` dice of this name; the faces are 1 to `sides`."""
    faces = [number + 1 for number in _numbers(state, repeat(sides, count))]
    trace = state.trace
    if trace is not None:
        if trace.feed is not None:
            fed = trace.feed.take("roll", die, count, lambda: _faces(sides))
            faces = [
                _face(die, sides, f) if f is not None else face
                for f, face in zip(fed, faces, strict=True)
            ]
        trace.outcomes.append(Outcome("roll", die, tuple(str(face) for face in faces)))
    return faces


def _faces(sides: int) -> list[str]:
    return [str(face) for face in range(1, sides + 1)]


def _face(die: str, sides: int, text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= sides:
        raise WrongOutcome(f"{die} has no face {text}")
    return int(text)


def draw(state: State, source: str, bag: list[Item], count: int = 1) -> list[Item]:
    """Take `count` items from an unordered bag (a sorted list, so that its order tells nothing)."""
    if count > len(bag):
        raise BadSetup(f"{source} holds {len(bag)}, not {count}")
    if count == 1 and state.trace is None:
        # What search draws most, for speed: the same item as below.
        return [bag.pop(_pool(state) % len(bag))]
    fed = _fed_items(state, source, bag, count)
    items: list[Item] = []
    sizes = range(len(bag), len(bag) - count, -1)
    for position, index in enumerate(_numbers(state, sizes)):
        if fed is not None and (item := fed[position]) is not None:
            bag.remove(item)
            items.append(item)
        else:
            items.append(bag.pop(index))
    if state.trace is not None:
        names = state.item_names(source)
        state.trace.outcomes.append(Outcome("draw", source, tuple(names[item] for item in items)))
    return items


def _fed_items(
    state: State, source: str, bag: Sequence[Item], count: int
) -> list[Item | None] | None:
    if state.trace is None or state.trace.feed is None:
        return None
    names = state.item_names(source)
    left = list(bag)
    items: list[Item | None] = []
    fed = state.trace.feed.take("draw", source, count, lambda: [names[item] for item in bag])
    for name in fed:
        if name is None:
            items.append(None)
            continue
        item = next((item for item in left if names[item] == name), None)
        if item is None:
            raise WrongOutcome(f"{source} holds no {name}")
        left.remove(item)
        items.append(item)
    return items


def shuffled(state: State, items: Iterable[Item]) -> list[Item]:
    """The items in random order, unrecorded: for samplers, which play no move."""
    left = list(items)
    return [left.pop(index) for index in _numbers(state, range(len(left), 0, -1))]
