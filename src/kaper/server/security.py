"""Secrets, and limits of what one visitor may ask for."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import time

from kaper.server.peers import Peers
from kaper.server.refusals import refuse
from kaper.server.settings import Limits, Settings

# Secrets


def new_secret() -> str:
    """192 bits, for a link."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret: a plain hash is enough, since random bits cannot be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


# Limits


class Bucket:
    """Lets through so many at once and so many a second."""

    __slots__ = ("_at", "_left", "_limits")

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._left = float(limits.burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        grown = self._left + (now - self._at) * self._limits.per_second
        self._left, self._at = min(float(self._limits.burst), grown), now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        missing = self._limits.burst - self._left
        return (time.monotonic() - self._at) * self._limits.per_second >= missing


class Buckets:
    """A bucket for each visitor, as long as it matters."""

    KEPT = 10_000

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[str, Bucket] = {}

    def take(self, visitor: str) -> bool:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            if len(self._buckets) >= self.KEPT:
                self._buckets = {v: b for v, b in self._buckets.items() if not b.full()}
            if len(self._buckets) >= self.KEPT:
                return False
            bucket = self._buckets[visitor] = Bucket(self._limits)
        return bucket.take()


def household(address: str) -> str:
    """The addresses that one visitor may have, as one: of IPv6 everybody gets a whole /64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


class Limiter:
    """What is limited over HTTP, by the visitor's household; with all processes, if they agree."""

    def __init__(self, settings: Settings, peers: Peers) -> None:
        self._peers = peers
        self._limits = {
            "make": settings.make_limit,
            "join": settings.join_limit,
            "answer": settings.answer_limit,
        }
        self._own = {kind: Buckets(limits) for kind, limits in self._limits.items()}

    async def make(self, visitor: str) -> None:
        await self._take("make", household(visitor))

    async def join(self, visitor: str) -> None:
        await self._take("join", household(visitor))

    async def answer(self, visitor: str) -> None:
        await self._take("answer", household(visitor))

    async def _take(self, kind: str, visitor: str) -> None:
        allowed = await self._peers.allow(kind, visitor, self._limits[kind])
        if allowed is None:
            allowed = self._own[kind].take(visitor)
        if not allowed:
            refuse("too-fast")
