"""Who may ask for what: keys of persons, and limits."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Iterable

from kaper.server.facts import Person
from kaper.server.refusals import refuse
from kaper.server.settings import Limits, Settings

COOKIE = "kaper"
COOKIE_AGE = 400 * 86_400


# Persons and secrets


def new_secret() -> str:
    """192 bits: for a person's cookie or a link."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret: a plain hash is enough, since random bits cannot be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def person_of(cookie: str | None) -> Person | None:
    return hashed(cookie) if cookie and 20 <= len(cookie) <= 64 else None


def cookie_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Our cookie among a request's headers."""
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, text = part.strip().partition("=")
                if key == COOKIE:
                    return text
    return None


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


class Limiter:
    """What is limited over HTTP, by the visitor's address."""

    def __init__(self, settings: Settings) -> None:
        self._make = Buckets(settings.make_limit)
        self._join = Buckets(settings.join_limit)

    def make(self, visitor: str) -> None:
        if not self._make.take(visitor):
            refuse("too-fast")

    def join(self, visitor: str) -> None:
        if not self._join.take(visitor):
            refuse("too-fast")
