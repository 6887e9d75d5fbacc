"""The bench of the server: what it prints, and that it ends what it starts. No times."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import AbstractContextManager

import pytest
from rich.console import Console

from kaper import listings
from kaper.bench.servers import heats, host, report
from kaper.bench.servers.heats import MOVES, Score, Side
from kaper.bench.servers.report import Contest
from kaper.cli import main
from kaper.kernel.errors import KaperError
from kaper.words import Words

WORDS = ("bench", "--server", "--tables", "2", "--seconds", "0.001", "--rounds", "1")


def missing() -> AbstractContextManager[Side]:
    raise KaperError("no network")


def test_without_the_peer_ours_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "their_side", missing)
    monkeypatch.setattr(heats, "QUIET", 0.02)
    started = []
    start = subprocess.Popen

    def watched(*args: object, **more: object) -> subprocess.Popen[str]:
        started.append(start(*args, **more))  # type: ignore[call-overload]
        process: subprocess.Popen[str] = started[-1]
        return process

    monkeypatch.setattr(subprocess, "Popen", watched)
    assert main([*WORDS, "--lang", "en", "--json"]) == 0
    captured = capsys.readouterr()
    assert "no network" in captured.err
    data = json.loads(captured.out)["server"]
    assert data["tables"] == 2
    assert data["sockets"] == 8
    assert data["ratio"] is None
    assert "boardgame.io" not in data
    assert data["ours"]["moves"] == 2 * MOVES
    # Each move is confirmed, and told to whoever is to move.
    assert data["ours"]["messages_per_move"] >= 2
    for number in ("moves_per_second", "p50_ms", "p99_ms", "server_cpu_us_per_move"):
        assert data["ours"][number] > 0
    assert [process.poll() is None for process in started] == [False]


def score(moves: int, cpu: float) -> Score:
    total = Score()
    for _ in range(2):
        total.add(
            Score(moves, 4 * moves, 8000 * moves, 1.0, cpu * moves / 1e6, 0.1, [0.01, 0.02, 0.03])
        )
    return total


@pytest.mark.parametrize(("lang", "note"), [("en", "A scale"), ("pl", "To skala")])
def test_both_are_shown(lang: str, note: str) -> None:
    contest = Contest(50, 2.0, 2)
    contest.scores = {"ours": score(3000, 200.0), "boardgame.io": score(1500, 500.0)}
    console = Console(width=200)
    with console.capture() as capture:
        console.print(*listings.servers(Words(lang), contest), sep="\n")
    text = capture.get()
    assert note in text
    theirs = next(line for line in text.splitlines() if line.startswith("boardgame.io"))
    # Ours has twice the moves for two fifths of the time.
    assert "2.00" in theirs
    assert "2.50" in theirs
    assert contest.to_json()["server"]


def test_a_server_that_does_not_start_says_why() -> None:
    command = [sys.executable, "-m", "no_such_module"]
    with pytest.raises(KaperError, match="no_such_module"), host.hosted(command):
        pass
