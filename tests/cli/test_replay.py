"""`kaper replay`: records that hold, and records that were touched."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import kaper
from tests.cli.running import GAME, dig, refused, run, run_json


def finished_record(seed: int = 5) -> str:
    random = Random(seed)
    match = kaper.new(GAME, seats=2, seed=seed)
    while not match.over:
        seat, decision = next(iter(match.pending().items()))
        match.play(seat, random.choice(decision.options))
    return match.record()


def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "game.kaper").write_text(finished_record())
    text = run(capsys, "replay", "game.kaper", "--verify", "--log", "pl")
    assert "Czarny wprowadza pirata" in text
    assert "nothing was tampered with" in text
    data = run_json(capsys, "replay", "game.kaper")
    result = kaper.replay(finished_record()).result
    assert result is not None
    assert dig(data, "result", "scores") == list(result.scores)
    assert dig(data, "result", "reason") == result.reason
    assert data["over"] is True


def test_a_changed_character_is_refused_at_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = finished_record().splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("p0 enter"))
    lines[number - 1] = lines[number - 1].replace("p0", "p1")
    (tmp_path / "bad.kaper").write_text("".join(lines))
    assert f"bad.kaper: line {number}: " in refused(capsys, 1, "replay", "bad.kaper")


def test_what_is_no_text_is_refused_at_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "bad.kaper").write_bytes(b"kaper 1\n\xff\xfe")
    assert "bad.kaper: line 2: " in refused(capsys, 1, "replay", "bad.kaper")
