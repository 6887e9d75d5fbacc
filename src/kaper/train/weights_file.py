"""Weights as a file: text that people can read, the same bytes for the same training."""

from __future__ import annotations

from collections.abc import Mapping

from kaper.kernel.frames import S
from kaper.kernel.weights import Features, Weights

_DIGITS = 4
_HEAD = "# Written by `kaper train`. Two weights for each feature: at the beginning, at the end."


def rounded(weights: Weights, features: Features[S]) -> Weights:
    """The weights as a file tells them."""
    first, last = ([_short(weight) for weight in row] for row in (weights.first, weights.last))
    return Weights(first, last, features.stages)


def _short(weight: float) -> float:
    # Adding zero turns -0.0 into 0.0.
    return round(weight, _DIGITS) + 0.0


def written(
    about: Mapping[str, str], figures: Mapping[str, float], weights: Weights, features: Features[S]
) -> str:
    """What `read_weights` reads: words about it, figures, and the weights by name."""
    rows = zip(features.names, weights.first, weights.last, strict=True)
    lines = [
        _HEAD,
        *(f'{key} = "{word}"' for key, word in about.items()),
        "",
        "[figures]",
        *(f"{key} = {figure}" for key, figure in figures.items()),
        "",
        "[weights]",
        *(f'"{name}" = [{_short(first)}, {_short(last)}]' for name, first, last in rows),
    ]
    return "\n".join(lines) + "\n"
