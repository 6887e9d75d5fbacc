"""Web push: a note to a browser that may be closed, through the service that its maker runs.

The note is encrypted for that browser alone (RFC 8291), and signed with a key of this server's own,
by which the service knows whose notes it was asked to take (VAPID, RFC 8292).
"""

from __future__ import annotations

import base64
import hashlib
import time
from typing import Literal
from urllib.parse import urlsplit

import http_ece
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from kaper.server.hosting.outward import Outward
from kaper.server.settings import Settings
from kaper.server.store import Store
from kaper.server.subscriptions import Subscription

_KEY = "vapid-key"
_CURVE = ec.SECP256R1()
_KEY_BYTES, _SECRET_BYTES = 65, 16
_LONGEST_ADDRESS = 1000
# A note that could not be delivered for so long is out of date.
_LASTS = 86_400
_TOPIC_LENGTH = 32

Sent = Literal["sent", "gone", "failed"]


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Push:
    """Sends notes in the name of this server."""

    def __init__(self, private_key: ec.EllipticCurvePrivateKey, settings: Settings) -> None:
        self._vapid = Vapid02(private_key)
        public = private_key.public_key()
        self.key = _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        self._services = settings.push_services
        # Whom the services may turn to.
        self._contact = (
            f"https://{settings.hosts[0]}" if settings.hosts else "mailto:kaper@localhost"
        )
        self._outward = Outward(settings.remind_patience)

    @classmethod
    async def of(cls, store: Store, settings: Settings) -> Push:
        """With the key that is made once: browsers take notes of no other."""
        made = ec.generate_private_key(_CURVE).private_numbers().private_value
        noted = await store.note(_KEY, _text(made.to_bytes(32)))
        return cls(ec.derive_private_key(int.from_bytes(_data(noted)), _CURVE), settings)

    async def close(self) -> None:
        await self._outward.close()

    def fits(self, wanted: Subscription) -> bool:
        """Whether this is an address of a push service, with keys that can be used.

        It comes from a stranger, and we send something there: so it is one of the known ones.
        """
        try:
            point = _data(wanted.browser_key)
            ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
            secret = _data(wanted.browser_secret)
        except (ValueError, UnsupportedAlgorithm):
            return False
        usable = len(point) == _KEY_BYTES and len(secret) == _SECRET_BYTES
        return usable and self._is_service(wanted.endpoint)

    def _is_service(self, endpoint: str) -> bool:
        if len(endpoint) > _LONGEST_ADDRESS or not endpoint.isascii() or not endpoint.isprintable():
            return False
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            return False
        if f"{parts.scheme}://{parts.netloc}" in self._services:
            return True
        host = parts.hostname or ""
        known = any(host == name or host.endswith(f".{name}") for name in self._services)
        return parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc and known

    async def send(self, to: Subscription, payload: bytes, topic: str) -> Sent:
        """A later note of the same topic takes the place of one that was not yet delivered."""
        if not self.fits(to):
            # It was known once.
            return "gone"
        status = await self._outward.post(
            to.endpoint, self._sealed(to, payload), self._head(to, topic)
        )
        if status in (404, 410):
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"

    def _sealed(self, to: Subscription, payload: bytes) -> bytes:
        sealed: bytes = http_ece.encrypt(
            payload,
            private_key=ec.generate_private_key(_CURVE),
            dh=_data(to.browser_key),
            auth_secret=_data(to.browser_secret),
            version="aes128gcm",
        )
        return sealed

    def _head(self, to: Subscription, topic: str) -> dict[str, str]:
        parts = urlsplit(to.endpoint)
        signed: dict[str, str] = self._vapid.sign(
            {
                "sub": self._contact,
                "aud": f"{parts.scheme}://{parts.netloc}",
                "exp": int(time.time()) + _LASTS // 2,
            }
        )
        # The service may know which notes belong together, not which table they are about.
        name = hashlib.sha256(f"{self.key} {topic}".encode()).digest()
        return {
            **signed,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_LASTS),
            "urgency": "normal",
            "topic": _text(name)[:_TOPIC_LENGTH],
        }
