"""Traces for OpenTelemetry, sent by OTLP over HTTP.

A span tells kinds alone: a route as it is written in the code, a command, a game. No path, query,
cookie, person, table or text of an error ever gets into one, for each may hold a secret.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter
from opentelemetry.trace import Span, SpanKind, StatusCode

from kaper.kernel.errors import BadSetup
from kaper.server.telemetry import Telemetry
from kaper.version import version

# Warnings name the address, which may hold a secret; that nothing could be sent it says afterwards.
logging.getLogger("opentelemetry").setLevel(logging.ERROR)

_PATH = "/v1/traces"
_PATIENCE = 5.0  # seconds for whoever takes them
# Whoever asks may write any other word there.
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def check_telemetry(address: str) -> str:
    """Where spans are sent to, by the address of a collector."""
    try:
        parts = urlsplit(address)
        named = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        named = False
    if not named:
        raise BadSetup(
            "telemetry goes to a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318"
        )
    address = address.rstrip("/")
    return address if address.endswith(_PATH) else address + _PATH


class Tracing(Telemetry):
    """Makes spans; those of one process."""

    def __init__(self, exporter: SpanExporter) -> None:
        told = {SERVICE_NAME: "kaper", SERVICE_VERSION: version()}
        self._provider = TracerProvider(resource=Resource.create(told))
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("kaper")

    @classmethod
    def to(cls, address: str) -> Tracing:
        return cls(OTLPSpanExporter(check_telemetry(address), timeout=_PATIENCE))

    @contextmanager
    def span(self, what: str, **told: str | int) -> Iterator[None]:
        with self._span(what) as span:
            span.set_attributes({f"kaper.{name}": value for name, value in told.items()})
            yield

    def follow(self, done: asyncio.Future[None], what: str, **told: str | int) -> None:
        attributes = {f"kaper.{name}": value for name, value in told.items()}
        span = self._tracer.start_span(what, attributes=attributes)

        def end(ended: asyncio.Future[None]) -> None:
            failure = ended.exception()
            if failure is not None:
                _tell_failure(span, failure)
            span.end()

        done.add_done_callback(end)

    @contextmanager
    def _span(self, name: str, kind: SpanKind = SpanKind.INTERNAL) -> Iterator[Span]:
        with self._tracer.start_as_current_span(
            name, kind=kind, record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield span
            except Exception as error:
                _tell_failure(span, error)
                raise

    def around(self, app: ASGIApp) -> ASGIApp:
        async def traced(scope: Scope, receive: Receive, send: Send) -> None:
            asked = str(scope.get("method", ""))
            method = asked if asked in _METHODS else "_OTHER"
            with self._span(method, SpanKind.SERVER) as span:

                async def sending(message: Message) -> None:
                    if message["type"] == "http.response.start":
                        span.set_attribute("http.response.status_code", message["status"])
                    await send(message)

                await app(scope, receive, sending)
                # Known once it was found; there is none where nothing was.
                route = scope.get("path_template", "")
                span.update_name(f"{method} {route}".strip())
                span.set_attributes({"http.request.method": method, "http.route": route})

        return traced

    def close(self) -> None:
        self._provider.shutdown()


def _tell_failure(span: Span, failure: BaseException) -> None:
    """Its kind alone: a text may tell what somebody did."""
    span.set_attribute("error.type", type(failure).__name__)
    span.set_status(StatusCode.ERROR)
