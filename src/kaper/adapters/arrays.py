"""Rows and masks as arrays of numpy, for the adapters that need them."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.adapters.table import Rules
from kaper.kernel.state import State

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    extras = "kaper[gymnasium], kaper[openspiel] or kaper[pettingzoo]"
    raise ImportError(f"numpy is missing: pip install {extras}") from error

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Arrays:
    """What a seat knows, each number between 0 and 1, and what it may do."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        observer = rules.observer
        self.length = observer.size
        self.size = rules.space.size
        scales = [np.full(plane.size, 1 / plane.most, np.float32) for plane in observer.planes]
        self._scale: Floats = np.concatenate(scales)

    def observation(self, state: State, seat: int) -> Floats:
        row = np.frombuffer(self._rules.observer.row(state, seat), np.uint8)
        scaled: Floats = row * self._scale
        return np.minimum(scaled, 1, out=scaled)

    def mask(self, numbers: Sequence[int], size: int = 0) -> Mask:
        """1 for each of these actions, 0 for all others; by default of as many as there are."""
        mask = np.zeros(size or self.size, np.int8)
        mask[list(numbers)] = 1
        return mask

    def planes(self, observation: Floats) -> dict[str, Floats]:
        """An observation cut into its planes, in their shapes."""
        cut: dict[str, Floats] = {}
        start = 0
        for plane in self._rules.observer.planes:
            cut[plane.name] = observation[start : start + plane.size].reshape(plane.shape)
            start += plane.size
        return cut
