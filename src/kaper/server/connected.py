"""Whose the live sockets are: a device that is shut out loses them, wherever they are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from kaper.server.facts import Person
from kaper.server.kept import Identity


class Owners(Protocol):
    """Knows whose devices are."""

    async def whose_each(self, keys: Collection[str]) -> dict[str, Person | None]:
        """The same of several devices; None for those that are shut out."""


@dataclass(eq=False, slots=True)
class Connection:
    """A socket of a device, as it was when it was opened."""

    identity: Identity
    drop: Callable[[], object] = lambda: None
    shut_out: bool = False
    _ended: bool = False

    def end(self, *, shut_out: bool) -> None:
        """It is no longer this person's device, and perhaps nobody's."""
        self._ended, self.shut_out = True, shut_out
        self.drop()

    def has_ended(self) -> bool:
        return self._ended


class Connected:
    """The sockets of this process."""

    def __init__(self, devices: Owners) -> None:
        self._devices = devices
        self._connections: set[Connection] = set()

    @contextmanager
    def entered(self, connection: Connection) -> Iterator[Connection]:
        self._connections.add(connection)
        try:
            yield connection
        finally:
            self._connections.discard(connection)
            # What it would drop may hold it.
            connection.drop = lambda: None

    async def check(self, *some: Connection) -> None:
        """End the sockets of devices that are no longer whose they were: all, or some of them."""
        connections = some or tuple(self._connections)
        found = await self._devices.whose_each({each.identity.device for each in connections})
        for each in connections:
            person = found[each.identity.device]
            if person != each.identity.person:
                each.end(shut_out=person is None)
