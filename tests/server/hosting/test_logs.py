"""What the server says of itself, and to whom."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from kaper.server import logs
from kaper.testing.visitors import PATIENCE, Visitor, wait_for

COMMAND = "import sys; from kaper.cli import main; sys.exit(main(sys.argv[1:]))"

BREAK = "alter table entries rename to gone", "alter table links rename to gone_too"
MEND = "alter table gone rename to entries", "alter table gone_too rename to links"


def test_logs_are_objects_and_hold_no_secrets(tmp_path: Path) -> None:
    database = tmp_path / "kaper.sqlite3"
    words = ["serve", "--port", "0", "--database", str(database), "--log-json", "--drain", "2"]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("Kaper: ").strip().rstrip("/")
        secrets = visit_and_fail(address, database)
        wait_for(lambda: ready(address) == 200, "the database")
        process.terminate()
        # Whoever is about to end says so while it still serves.
        wait_for(lambda: ready(address) == 503, "the end to be told")
        _, told = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate()
    lines = [json.loads(line) for line in told.splitlines()]
    assert any("trace" in line for line in lines)
    for line in lines:
        assert {"time", "level", "logger", "process", "message"} <= line.keys()
    for secret in secrets:
        assert secret
        assert secret not in told


def ready(address: str) -> int:
    return httpx.get(f"{address}/ready", verify=False, timeout=PATIENCE).status_code


def change(database: Path, *statements: str) -> list[str]:
    """Change a database; gives what it keeps secret."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
        signing = "select value from notes where name = 'identity-secret'"
        found = [
            str(connection.execute(text(query)).scalar())
            for query in ("select seed from tables", signing)
        ]
    engine.dispose()
    return found


def visit_and_fail(address: str, database: Path) -> list[str]:
    """Use all kinds of secrets, before and while nothing can be kept; gives them."""
    with Visitor(address) as host, Visitor(address) as guest:
        made = host.make("me", "open")
        table, invitation = str(made["id"]), str(made["invite"])
        link = str(host.post(f"/api/tables/{table}/seats/0/link")["path"])
        guest.accept(invitation, "Jagienka")
        secrets = change(database, *BREAK)
        with host.sit(table, seat=0) as live:
            assert live.ask("say", text="my-own-words")["type"] == "refused"
        for path in (link, invitation):
            assert host.http.get(path).status_code >= 500
        change(database, *MEND)
        keys = [path.partition("?k=")[2] for path in (link, invitation)]
        return [*secrets, *keys, host.key, guest.key, "Jagienka", "my-own-words"]


def test_a_plain_line_tells_when_and_how_bad(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    monkeypatch.setattr(logging.getLogger("kaper"), "level", logging.NOTSET)
    logs.set_up_logs(as_json=False)
    logging.getLogger("kaper.server").warning("ahoy")
    logging.getLogger("some.library").info("nobody hears of it")
    assert capsys.readouterr().err.rstrip().endswith("WARNING ahoy")


def test_a_server_for_oneself_needs_no_library_of_hosting(tmp_path: Path) -> None:
    code = """
import asyncio, sys
from pathlib import Path
from kaper.server.app import Server
from kaper.server.hub import Hub
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.hubs import HOT_SEAT, ME
settings = Settings(database=sqlite_url(Path(sys.argv[1])))
async def run():
    Server(settings)
    hub = Hub(settings)
    await hub.open()
    await hub.make(HOT_SEAT, ME)
    await hub.close()
asyncio.run(run())
found = {"redis", "saq", "asyncpg", "prometheus_client"} & set(sys.modules)
assert not found, found
"""
    words = [sys.executable, "-c", code, str(tmp_path / "kaper.sqlite3")]
    subprocess.run(words, check=True, timeout=PATIENCE)
