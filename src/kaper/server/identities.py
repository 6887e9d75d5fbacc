"""Who is who: keys that we give out ourselves, kept by browsers in a cookie.

A key is signed, so that nobody can choose one, for themselves or for somebody else's browser, and
giving one out writes nothing. Whose it is, where somebody has several, `devices` knows.

The cookie's name is signed with it: what was given out without TLS, where others could have planted
it, never becomes a cookie that only this server can set. A key from before they were signed counts
if the database knows whose it is, and is signed at the next opportunity.
"""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec
from litestar.datastructures import Cookie

from kaper.server.facts import Person
from kaper.server.kept import Identity
from kaper.server.security import hashed
from kaper.server.settings import Settings
from kaper.server.store import Store
from kaper.server.visitors import Visitor

if TYPE_CHECKING:
    from litestar.types import Scope

PLAIN = "kaper"
# Browsers take a cookie of such a name only from this very host, over TLS.
OVER_TLS = "__Host-kaper"
AGE = 400 * 86_400
_SIGNATURE = 16  # bytes
_RANDOM = 30  # bytes of a key
# Keys had so many letters before they were signed. Today's have more: none of them is taken bare.
_OLD_LENGTH = 32
# The database is asked for each of those, and a request has room for a thousand.
_MOST_OLD = 4


class _Shown(msgspec.Struct, frozen=True):
    """A key that a browser has shown, and whether it is in the form that we give out today."""

    key: str
    current: bool
    identity: Identity


class Identities:
    """Gives out keys and knows them again."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._tls = settings.secure_cookies
        self._signing = b""

    async def open(self) -> None:
        """Every process of a server signs with the same secret: it is in the database."""
        secret = await self._store.note("identity-secret", secrets.token_hex(32))
        self._signing = bytes.fromhex(secret)

    async def identity(self, scope: Scope) -> Identity | None:
        shown = await self._shown(scope)
        return None if shown is None else shown.identity

    async def person(self, scope: Scope) -> Person | None:
        identity = await self.identity(scope)
        return None if identity is None else identity.person

    async def visitor(self, scope: Scope) -> Visitor:
        shown = await self._shown(scope)
        tls = self._over_tls(scope)
        if shown is None:
            key = secrets.token_urlsafe(_RANDOM)
            return Visitor(Identity(hashed(key), hashed(key)), [self._cookie(key, tls=tls)])
        cookies = [] if shown.current else [self._cookie(shown.key, tls=tls)]
        return Visitor(shown.identity, cookies)

    def forgetting(self, scope: Scope) -> list[Cookie]:
        """What makes a browser forget its key."""
        names = (OVER_TLS, PLAIN) if self._over_tls(scope) else (PLAIN,)
        return [
            Cookie(
                name, max_age=0, httponly=True, samesite="lax", secure=name == OVER_TLS, path="/"
            )
            for name in names
        ]

    def _over_tls(self, scope: Scope) -> bool:
        return self._tls or scope["scheme"] in {"https", "wss"}

    async def _shown(self, scope: Scope) -> _Shown | None:
        tls = self._over_tls(scope)
        for name, key, signed in self._keys(scope):
            if not signed and not await self._store.is_known(hashed(key)):
                continue
            person = await self._store.devices.whose(hashed(key))
            if person is not None:
                current = signed and (name == OVER_TLS) is tls
                return _Shown(key, current, Identity(hashed(key), person))
        return None

    def _keys(self, scope: Scope) -> Iterator[tuple[str, str, bool]]:
        """What may be a key, with its cookie's name and whether it is signed."""
        old = 0
        # What was given out before TLS was on still counts.
        for name in (OVER_TLS, PLAIN) if self._over_tls(scope) else (PLAIN,):
            for value in cookies_of(scope["headers"], name):
                key, _, signature = value.rpartition(".")
                expected = self._signature(name, key)
                if hmac.compare_digest(signature.encode(), expected.encode()):
                    yield name, key, True
                elif name == PLAIN and len(value) == _OLD_LENGTH and old < _MOST_OLD:
                    old += 1
                    yield name, value, False

    def _signature(self, name: str, key: str) -> str:
        signature = hmac.digest(self._signing, f"{name} {key}".encode(), "sha256")
        return base64.urlsafe_b64encode(signature[:_SIGNATURE]).decode().rstrip("=")

    def _cookie(self, key: str, *, tls: bool) -> Cookie:
        name = OVER_TLS if tls else PLAIN
        return Cookie(
            name,
            value=f"{key}.{self._signature(name, key)}",
            max_age=AGE,
            httponly=True,
            samesite="lax",
            secure=tls,
            path="/",
        )


def cookies_of(headers: Iterable[tuple[bytes, bytes]], wanted: str) -> Iterator[str]:
    """The cookies of a name among a request's headers: a planted one may come first."""
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, text = part.strip().partition("=")
                if key == wanted:
                    yield text
