"""`kaper analyse`: a page, the same as data, and records that cannot be analysed."""

from __future__ import annotations

from pathlib import Path

import pytest

import kaper
from tests.cli.running import GAME, refused, run, run_json


def begun(moves: int = 4) -> str:
    match = kaper.new(GAME, seats=2, seed=5)
    for _ in range(moves):
        seat, decision = next(iter(match.pending().items()))
        match.play(seat, decision.options[-1])
    return match.record()


def test_it_writes_one_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "game.kaper").write_text(begun())
    told = run(capsys, "analyse", "game.kaper", "--passes", "4", "--lang", "pl")
    assert "game.html" in told
    html = (tmp_path / "game.html").read_text("utf-8")
    assert "Szansa na wygraną" in html
    assert html.count("<polyline") == 2
    run(capsys, "analyse", "game.kaper", "--time", "1ms", "--out", "other.html")
    assert "Chance of winning" in (tmp_path / "other.html").read_text("utf-8")


def test_it_tells_the_same_as_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "game.kaper").write_text(begun())
    data = run_json(capsys, "analyse", "game.kaper", "--passes", "4")
    assert data["game"] == GAME
    assert data == run_json(capsys, "analyse", "game.kaper", "--passes", "4")
    assert not (tmp_path / "game.html").exists()


def test_what_cannot_be_analysed_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "bad.kaper").write_text(begun().replace("p0", "p1", 1))
    assert "bad.kaper: line " in refused(capsys, 1, "analyse", "bad.kaper")
    (tmp_path / "new.kaper").write_text(begun(0))
    assert "nothing to analyse" in refused(capsys, 2, "analyse", "new.kaper")
    (tmp_path / "game.kaper").write_text(begun())
    assert "100ms or 2s" in refused(capsys, 2, "analyse", "game.kaper", "--time", "5")
    assert "number of passes" in refused(capsys, 2, "analyse", "game.kaper", "--passes", "0")
    assert "nowhere" in refused(capsys, 2, "analyse", "nowhere.kaper")
