"""Positions judged by learned weights: a game's features, and a file that weighs them.

Each feature has two weights, for the beginning and for the end of the game; in between they are
mixed by the stage that the game has come to. `kaper train` learns them and writes the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from math import isfinite, tanh
from operator import mul
from typing import Generic

from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup
from kaper.kernel.frames import S

FILE = "weights.toml"


@dataclass(frozen=True, slots=True)
class Features(Generic[S]):
    """What a game tells of a position in numbers, as a seat can know it.

    `of` gives them in the order of `names`, best between -1 and 1, or None where the game judges
    without weights. `stage` counts from 0 to `stages`. The feature `start` is what the game's own
    formula says, as log odds: with a weight of 1 for it alone a position is judged by that formula,
    and there learning begins.
    """

    names: tuple[str, ...]
    of: Callable[[S, int], Sequence[float] | None]
    stage: Callable[[S], int]
    stages: int
    start: str

    def untrained(self) -> Weights:
        """The weights by which the formula alone judges."""
        weights = tuple(float(name == self.start) for name in self.names)
        return Weights(weights, weights, self.stages)


class Weights:
    """A weight for each feature, in the order of their names: at first, and at last."""

    __slots__ = ("_by_stage", "first", "last")

    def __init__(self, first: Sequence[float], last: Sequence[float], stages: int) -> None:
        self.first = tuple(first)
        self.last = tuple(last)
        # Mixed once and for all: nothing is asked as often as `judge`.
        self._by_stage = [_mixed(self.first, self.last, n / stages) for n in range(stages + 1)]

    def judge(self, features: Sequence[float], stage: int) -> float:
        """How likely a seat with these features wins, between 0 and 1."""
        return 0.5 + 0.5 * tanh(0.5 * sum(map(mul, self._by_stage[stage], features)))


def _mixed(first: Sequence[float], last: Sequence[float], late: float) -> tuple[float, ...]:
    return tuple((1 - late) * a + late * b for a, b in zip(first, last, strict=True))


def packaged_weights(package: str, features: Features[S]) -> Weights:
    """The weights that lie in a package as `weights.toml`."""
    return read_weights(files(package).joinpath(FILE).read_text("utf-8"), features)


def read_weights(text: str, features: Features[S]) -> Weights:
    """The weights of a file, which must weigh just these features."""
    try:
        data: Json = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"weights: this is no TOML: {error}") from error
    found = data.get("weights") if isinstance(data, dict) else None
    if not isinstance(found, dict):
        raise BadSetup("weights: there is no table [weights]; `kaper train` writes such files")
    for name in features.names:
        if name not in found:
            raise BadSetup(f"weights: none for the feature {name!r}: train anew")
    for name in found:
        if name not in features.names:
            raise BadSetup(f"weights: there is no feature {name!r}: train anew")
    pairs = [_pair(name, found[name]) for name in features.names]
    return Weights(
        [first for first, _ in pairs],
        [last for _, last in pairs],
        features.stages,
    )


def _pair(name: str, value: Json) -> tuple[float, float]:
    match value:
        case [float(first), float(last)] if isfinite(first) and isfinite(last):
            return first, last
    raise BadSetup(f"weights: {name!r} needs two numbers such as [0.5, -0.25], not {value}")
