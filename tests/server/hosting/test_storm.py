"""A short storm over PostgreSQL and Redis, which serve others too: they are cut off, not killed."""

from __future__ import annotations

import sys

import pytest

from tests.cli.running import run_json

KINDS = ("worker", "workers", "redis-cut", "database-cut")


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_nothing_is_lost_by_two_processes(
    database: str, redis: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--database", database, "--redis", redis, "--workers", "2", "--tables", "5"]
    only = [word for kind in KINDS for word in ("--only", kind)]
    told = run_json(capsys, "storm", "--strikes", "5", *words, *only)
    assert told["wrong"] == []
    assert told["strikes"] == 5
    acknowledged = told["acknowledged"]
    assert isinstance(acknowledged, int)
    assert acknowledged > 10
    assert told["left_out"] == {
        "database": "not-ours",
        "disk": "not-ours",
        "files": "no-files",
        "redis": "not-ours",
    }
