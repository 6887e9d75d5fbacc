"""A webhook of the host's own: told which tables wait for somebody who is not there."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

from kaper.kernel.errors import BadSetup
from kaper.server.hosting.outward import Outward
from kaper.server.network import is_loopback

logger = logging.getLogger("kaper.server")

_HEADERS = {"content-type": "application/json", "user-agent": "kaper"}


def check_webhook(address: str) -> None:
    """What goes over a network is encrypted."""
    try:
        parts = urlsplit(address)
        scheme, host, _ = parts.scheme, parts.hostname, parts.port
    except ValueError:
        scheme, host = "", None
    if host and (scheme == "https" or (scheme == "http" and is_loopback(host))):
        return
    raise BadSetup("a webhook begins with https://, or with http:// and an address of this machine")


class Webhook:
    def __init__(self, address: str, patience: float) -> None:
        check_webhook(address)
        self._address = address
        self._outward = Outward(patience)

    async def close(self) -> None:
        await self._outward.close()

    async def send(self, content: bytes) -> None:
        status = await self._outward.post(self._address, content, _HEADERS)
        if not 200 <= status < 300:
            logger.warning("the webhook did not take a reminder: %s", status or "no answer")
