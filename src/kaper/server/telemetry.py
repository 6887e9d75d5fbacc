"""What a server does and for how long, for whoever traces it; here nobody does."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from kaper.extras import telemetry_libraries
from kaper.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp

_UNTOLD = nullcontext()


class Telemetry:
    """Is told what is being done, in words that name nobody and no table."""

    def span(self, what: str, **told: str | int) -> AbstractContextManager[None]:
        """Lasts as long as what is done."""
        del what, told
        return _UNTOLD

    def follow(self, done: asyncio.Future[None], what: str, **told: str | int) -> None:
        """The same of what is under way already, and has no frame that it lasts as long as."""
        del done, what, told

    def around(self, app: ASGIApp) -> ASGIApp:
        """The same application, with a span for each request."""
        return app

    def close(self) -> None:
        """Send what is left."""


def telemetry_of(settings: Settings) -> Telemetry:
    if not settings.telemetry:
        return Telemetry()
    with telemetry_libraries():
        from kaper.server.hosting.tracing import Tracing  # noqa: PLC0415 - only if asked for

    return Tracing.to(settings.telemetry)
