"""Whether this process can serve."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from kaper.server.http_messages import Health
from kaper.server.hub import Hub
from kaper.server.refusals import refuse

# For handlers that only a server has.
Serving = NamedDependency[Hub]


@get("/health")
async def health(hub: Serving) -> Health:
    if not await hub.checkup.well():
        refuse("busy")
    return Health("ok")


@get("/ready")
async def ready(hub: Serving) -> Health:
    """Whether visitors should be sent here: it can keep what they do, and will be here."""
    if hub.draining or not await hub.checkup.well():
        refuse("busy")
    return Health("ok")


ROUTES = (health, ready)
