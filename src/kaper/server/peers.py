"""Other processes that serve the same tables, as the rest of a server knows them."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from kaper.server.settings import Limits

if TYPE_CHECKING:
    from kaper.server.hub import Hub


_STAGGER = 200  # thousandths of a second


class Present(msgspec.Struct, frozen=True):
    """Who looks on at a table: the seats whose persons are here, and how many watch."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0


NOBODY = Present()


class Turn(msgspec.Struct, frozen=True):
    """A bot's seat that is asked since the fact of this number."""

    table: str
    sequence: int
    seat: int


class Peers:
    """Those that cannot be reached: there are none, or they read the same database (`shared`)."""

    def __init__(self, *, shared: bool = False) -> None:
        self.shared = shared

    async def open(self, hub: Hub) -> None:
        """Begin to hear of what others do."""

    async def rest(self) -> None:
        """Take no more work from others."""

    async def close(self) -> None:
        """Hear nothing more."""

    def stagger(self) -> float:
        """Several processes wait for the same moment: the first spares the others the trouble."""
        return secrets.randbelow(_STAGGER) / 1000 if self.shared else 0.0

    def tell(self, table: str, sequence: int) -> None:
        """Others should read this table again, up to this fact."""

    def tell_devices(self) -> None:
        """Others should find out whose devices their sockets are."""

    def show(self, table: str, here: Present) -> None:
        """Others should know who looks on at a table through this process."""

    async def elsewhere(self, table: str) -> Present:
        """Who looks on at a table through other processes."""
        del table
        return NOBODY

    async def offer(self, turn: Turn) -> bool:
        """Let whoever is free think for a bot; False where nobody would hear of it."""
        del turn
        return False

    async def allow(self, kind: str, visitor: str, limits: Limits) -> bool | None:
        """Whether a visitor may do one more of something; None where it is for us to say."""
        del kind, visitor, limits
        return None
