"""What a seat knows in numbers: the planes of its game, and the question that is pending.

Nothing here asks for a view. Two positions that a seat cannot tell apart give the same row, and
with its options the row is what a learner or a search tree tells decisions by.
"""

from __future__ import annotations

from typing import Generic

from kaper.kernel import driver
from kaper.kernel.frames import Frame, S
from kaper.kernel.game import KERNEL_RECORDS, Game
from kaper.kernel.planes import Plane, bits, hot


class Observer(Generic[S]):
    """Makes the rows of one game with as many seats as a state has, and its options."""

    def __init__(self, game: Game[S], state: S) -> None:
        self._tensor = game.tensor
        self._seats = state.seats
        kinds = [kind for kind in (*KERNEL_RECORDS, *game.records) if issubclass(kind, Frame)]
        self._questions = {kind: number for number, kind in enumerate(kinds)}
        self.planes: tuple[Plane, ...] = (
            *game.planes(state),
            Plane("question", (len(kinds),)),
            Plane("waiting", (state.seats,)),
        )
        self.size = sum(plane.size for plane in self.planes)

    def row(self, state: S, seat: int) -> bytearray:
        """What a seat knows; then what it is asked, and who is, itself first."""
        row = self._tensor(state, seat)
        kinds = len(self._questions)
        waiting = driver.seen_waiting(state, (seat,))
        asked = self._questions[type(state.stack[-1])] if seat in waiting else -1
        row += hot(asked, kinds)
        seats = self._seats
        mask = 0
        for other in waiting:
            mask |= 1 << (other - seat) % seats
        row += bits(mask, seats)
        return row

    def named(self, row: bytes | bytearray) -> dict[str, bytes]:
        """A row cut into its planes."""
        cut: dict[str, bytes] = {}
        start = 0
        for plane in self.planes:
            cut[plane.name] = bytes(row[start : start + plane.size])
            start += plane.size
        return cut
