"""When nobody served: what no process saw pass is taken from nobody's time.

As long as any process lives it notes the time. Where the last note is too old, the machine was off,
or its clock was set forward; both look the same, and nobody could answer in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kaper.server.moments import DIFFERENCE

if TYPE_CHECKING:
    from kaper.server.store import Store

_ALIVE, _OUTAGES = "alive", "outages"
_MOST = 50  # that are remembered


class Outage(msgspec.Struct, frozen=True, array_like=True):
    began: float
    ended: float


_DECODER = msgspec.json.Decoder(list[Outage])


class Outages:
    """Those that all processes of a server know of."""

    def __init__(self, store: Store, longest_gap: float) -> None:
        self._store = store
        self._longest_gap = longest_gap
        self._known: list[Outage] = []

    async def note(self, now: float) -> bool:
        """Note that somebody serves; whether nobody did for a while."""
        last = await self._store.note(_ALIVE, str(now))
        gap = now - float(last)
        if gap > self._longest_gap and await self._store.exchange(_ALIVE, last, str(now)):
            # Another process that noticed as well has lost the exchange.
            outages = [*await self._read(), Outage(float(last), now)][-_MOST:]
            await self._store.renote(_OUTAGES, msgspec.json.encode(outages).decode())
        elif abs(gap) > self._longest_gap / 3:
            noted = await self._store.exchange(_ALIVE, last, str(now))
            if noted and gap < 0:
                await self._forget_after(now)
        before, self._known = self._known, await self._read()
        return before != self._known

    async def _forget_after(self, now: float) -> None:
        """The clock was set back: of what lies before us nothing was missed."""
        known = await self._read()
        left = [Outage(each.began, min(each.ended, now)) for each in known if each.began < now]
        if left != known:
            await self._store.renote(_OUTAGES, msgspec.json.encode(left).decode())

    async def _read(self) -> list[Outage]:
        return _DECODER.decode(await self._store.note(_OUTAGES, "[]"))

    def between(self, began: float, ended: float) -> float:
        """For how many seconds between two moments nobody served.

        An outage that ends later was noted before the clock was set back, and a moment of one is
        only what the clocks of two machines differ by.
        """
        past = [each for each in self._known if each.ended <= ended + DIFFERENCE]
        overlaps = (min(ended, each.ended) - max(began, each.began) for each in past)
        lost = sum(max(0.0, overlap) for overlap in overlaps)
        return lost if lost > DIFFERENCE else 0.0
