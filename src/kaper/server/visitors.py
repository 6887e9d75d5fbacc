"""Who comes, as far as answering them needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from kaper.server.facts import Person
from kaper.server.kept import Identity

if TYPE_CHECKING:
    from litestar.datastructures import Cookie
    from litestar.types import Scope


class Visitor(msgspec.Struct, frozen=True):
    """Whoever changes something: a newcomer gets a cookie, and so does one with an old cookie."""

    identity: Identity
    cookies: list[Cookie]

    @property
    def person(self) -> Person:
        return self.identity.person


class Doorkeeper(Protocol):
    """Knows who asks."""

    async def identity(self, scope: Scope) -> Identity | None:
        """Who asks, if that is known."""

    async def person(self, scope: Scope) -> Person | None:
        """The same, without the device."""

    async def visitor(self, scope: Scope) -> Visitor:
        """Who asks, known from now on."""
