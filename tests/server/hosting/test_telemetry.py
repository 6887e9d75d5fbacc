"""Traces, if they are asked for: they tell what is done, and nothing of who does it where."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from kaper.cli import main
from kaper.kernel.errors import BadSetup
from kaper.server.hosting.tracing import check_telemetry
from kaper.server.security import hashed
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.visitors import Visitor, running
from kaper.version import version


class Collector(ThreadingHTTPServer):
    """Takes traces over HTTP."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.taken: list[tuple[str, bytes]] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def requests(self) -> list[ExportTraceServiceRequest]:
        return [ExportTraceServiceRequest.FromString(body) for _, body in self.taken]

    def spans(self) -> list[Span]:
        return [
            span
            for request in self.requests()
            for resource in request.resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]


class Taking(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.taken.append((self.path, body))
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with Collector() as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def visit(address: str) -> list[str]:
    """Do a bit of everything; gives what nobody may read of it."""
    with Visitor(address) as host, Visitor(address) as friend:
        made = host.make("me", "open", "bot:random", game="deliveries")
        table, invite = str(made["id"]), str(made["invite"])
        friend.accept(invite, "Bartholomew")
        link = str(host.post(f"/api/tables/{table}/seats/0/link", status=201)["path"])
        device = str(host.post("/api/device-link/look", {"secret": "hidden"}, 404)["error"])
        assert device == "server:old-device-link"
        assert host.http.get("/api/nowhere/hidden?token=hidden").status_code == 404
        assert host.http.request("HIDDEN", "/api/tables").status_code >= 400
        with host.sit(table) as own, friend.sit(table) as other:
            own.ask("say", text="a hidden word")
            for _ in range(12):
                own.until(lambda: own.now["waiting"] != [2])
                other.catch_up(own.sequence)
                asked = next(live for live in (own, other) if live.decision is not None)
                own.catch_up(asked.play(asked.options()[0]))
        words = [invite.rpartition("/")[2], link.rpartition("/")[2], table, "Bartholomew"]
        keys = [visitor.key.rpartition(".")[0] for visitor in (host, friend)]
        return [*words, *keys, *map(hashed, keys), "hidden", "HIDDEN"]


def test_traces_tell_kinds_and_no_secrets(
    quick: Settings, tmp_path: Path, collector: Collector
) -> None:
    settings = replace(
        quick,
        database=sqlite_url(tmp_path / "kaper.sqlite3"),
        telemetry=collector.address,
        bot_pause=0.0,
    )
    with running(settings) as address:
        secrets = visit(address)
    assert {path for path, _ in collector.taken} == {"/v1/traces"}
    resource = collector.requests()[0].resource_spans[0].resource
    told = {each.key: each.value.string_value for each in resource.attributes}
    assert (told["service.name"], told["service.version"]) == ("kaper", version())
    spans = collector.spans()
    names = {span.name for span in spans}
    assert {"POST /api/tables", "command", "commit", "think", "GET", "_OTHER"} <= names
    assert "POST /api/tables/{table_id}/join" in names
    attributes = {
        (span.name, each.key, each.value.string_value) for span in spans for each in span.attributes
    }
    assert ("command", "kaper.kind", "act") in attributes
    assert ("command", "kaper.game", "deliveries") in attributes
    assert ("think", "kaper.bot", "random") in attributes
    # What is kept belongs to the command that asked for it.
    commands = {span.span_id for span in spans if span.name == "command"}
    assert any(span.parent_span_id in commands for span in spans if span.name == "commit")
    everything = b"".join(body for _, body in collector.taken)
    for secret in secrets:
        assert secret
        assert secret.encode() not in everything


def test_without_the_flag_nothing_of_it_is_imported() -> None:
    words = (
        "import sys, kaper.cli, kaper.server.app, kaper.server.run;"
        "print([name for name in sys.modules if name.startswith('opentelemetry')])"
    )
    found = subprocess.run(
        [sys.executable, "-c", words], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[]"


def test_without_the_libraries_it_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "kaper.server.hosting.tracing")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    assert main(["serve", "--telemetry", "http://127.0.0.1:4318"]) != 0
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert "opentelemetry" in line
    assert "kaper[telemetry]" in line
    assert "python3 play.py serve --telemetry" in line


@pytest.mark.parametrize("address", ["127.0.0.1:4318", "ftp://x", "http://", "http://[::1", "x"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadSetup, match="4318"):
        check_telemetry(address)


@pytest.mark.parametrize("address", ["http://c:4318", "http://c:4318/", "http://c:4318/v1/traces"])
def test_spans_go_where_collectors_take_them(address: str) -> None:
    assert check_telemetry(address) == "http://c:4318/v1/traces"
