"""The application: routes and errors."""

from __future__ import annotations

import logging

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kaper.kernel.errors import KaperError
from kaper.server import (
    books,
    company,
    games,
    history,
    http,
    mine,
    notices,
    pages,
    puzzles,
    reviews,
    serving,
    voyages,
)
from kaper.server.homes import leave
from kaper.server.http_messages import Problem
from kaper.server.hub import Hub
from kaper.server.kept import STORAGE_FAILURES
from kaper.server.metrics import Metrics
from kaper.server.network import Network
from kaper.server.refusals import CommandRefused
from kaper.server.security import Limiter
from kaper.server.settings import Settings
from kaper.server.socket import Sockets

logger = logging.getLogger("kaper.server")

Asked = Request[object, object, State]

# All other refusals are conflicts with how things stand.
STATUSES = {
    "server:bad-link": 404,
    "server:bad-message": 400,
    "server:broken-table": 500,
    "server:busy": 503,
    "server:here-only": 403,
    "server:host-only": 403,
    "server:no-such-bot": 400,
    "server:no-such-chapter": 404,
    "server:no-such-device": 404,
    "server:no-such-game": 404,
    "server:no-such-page": 404,
    "server:no-such-puzzle": 404,
    "server:no-such-seat": 404,
    "server:no-such-step": 404,
    "server:no-such-table": 404,
    "server:not-invited": 403,
    "server:not-sure": 400,
    "server:not-your-seat": 403,
    "server:old-device-link": 404,
    "server:own-arrangement": 400,
    "server:own-components": 400,
    "server:signed-off": 403,
    "server:too-fast": 429,
    "server:too-large": 413,
    "server:wrong-seats": 400,
}
# What the framework refuses, in our words.
WORDS = {404: "no-such-page", 405: "no-such-page", 413: "too-large", 429: "too-fast"}


def problem(status: int, error: str, detail: str = "") -> Response[Problem]:
    return Response(
        Problem(error, detail),
        status_code=status,
        media_type=MediaType.JSON,
        headers=http.NO_STORE,
    )


def on_refusal(_: Asked, error: CommandRefused) -> Response[Problem]:
    return problem(STATUSES.get(error.rule, 409), error.rule)


def on_bad_input(_: Asked, error: KaperError) -> Response[Problem]:
    """A table that cannot be set up so, or a record that cannot be read."""
    return problem(400, "server:bad-input", str(error))


def on_http_error(_: Asked, error: HTTPException) -> Response[Problem]:
    word = WORDS.get(error.status_code, "bad-message")
    detail = _fault_in(error) if error.status_code == 400 else ""
    return problem(error.status_code, f"server:{word}", detail)


def _fault_in(error: HTTPException) -> str:
    """Which field is wrong and why, where that is known."""
    faults = error.extra if isinstance(error.extra, list) else []
    told = [f"{fault.get('key', 'body')}: {fault['message']}" for fault in faults]
    return "; ".join(told) or error.detail


def on_unreadable(_: Asked, __: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """JSON nested more deeply than can be read, or no text at all."""
    return problem(400, "server:bad-message")


def on_failed_storage(request: Asked, failure: Exception) -> Response[Problem]:
    """A full disk, or a database that is away: it may be right again in a moment."""
    logger.warning("%s %s came to nothing: %s", request.method, request.scope["path"], failure)
    return problem(503, "server:busy")


def on_fault(request: Asked, error: Exception) -> Response[Problem]:
    # The path alone: a query may hold a secret.
    logger.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return problem(500, "server:fault")


class Server:
    """All that is behind the guard and the client's files."""

    def __init__(self, settings: Settings, network: Network | None = None) -> None:
        self._hub = Hub(settings)
        self.sockets: ASGIApp = Sockets(self._hub)
        limiter = Limiter(settings, self._hub.peers)
        app = _application(self._hub, limiter, settings, network)
        counted = _counted(app, self._hub.metrics) if settings.metrics else app
        self.app: ASGIApp = self._hub.telemetry.around(counted)

    async def open(self) -> None:
        await self._hub.open()

    async def close(self) -> None:
        await self._hub.close()

    def drain(self) -> None:
        self._hub.draining = True
        if self._hub.settings.homes:
            leave(self._hub.settings.homes)


def _counted(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.answered(message["status"])
            await send(message)

        await app(scope, receive, sending)

    return counted


def _application(
    hub: Hub, limiter: Limiter, settings: Settings, network: Network | None
) -> Litestar:
    return Litestar(
        [
            *books.ROUTES,
            *games.ROUTES,
            *http.ROUTES,
            *company.ROUTES,
            *history.ROUTES,
            *notices.ROUTES,
            *mine.ROUTES,
            *pages.ROUTES,
            *puzzles.ROUTES,
            *reviews.ROUTES,
            *serving.ROUTES,
            *voyages.ROUTES,
        ],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "limiter": Provide(lambda: limiter, sync_to_thread=False),
            "network": Provide(lambda: network, sync_to_thread=False),
        },
        exception_handlers={
            CommandRefused: on_refusal,
            KaperError: on_bad_input,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            UnicodeDecodeError: on_unreadable,
            **dict.fromkeys(STORAGE_FAILURES, on_failed_storage),
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Kaper",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=settings.max_body,
        logging_config=None,
    )
