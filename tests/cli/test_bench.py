"""`kaper bench`: ours measured, with peers and without."""

from __future__ import annotations

import json

import pytest

from kaper import registry
from kaper.bench import peers, report
from kaper.bench.contest import Contender
from kaper.cli import main
from kaper.kernel.codec import Json
from tests.cli.running import GAME, dig, run, run_json


def test_bench_without_peers_says_how_to_get_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    assert main(["bench", "--seconds", "0.001", "--rounds", "1", "--json"]) == 0
    captured = capsys.readouterr()
    assert "play.py bench" in captured.err
    data: dict[str, Json] = json.loads(captured.out)
    for name in registry.games():
        assert dig(data, "ours", name, "median_us")
    assert "catanatron" in str(data["absent"])
    assert data["ratios"] == {name: {} for name in registry.games()}
    assert dig(data, "clone", "ours", GAME, "median_us")


def test_bench_compares(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    peer = Contender("catanatron", "a peer", lambda random: 1)
    monkeypatch.setattr(report, "peers", lambda: ([peer], []))
    monkeypatch.setattr(report, "peer_clones", lambda: [peer])
    words = ("bench", "--seconds", "0.001", "--rounds", "2")
    text = run(capsys, *words)
    assert "a peer" in text
    assert "different games" in text
    data = run_json(capsys, *words)
    ours = dig(data, "ours", GAME, "median_us")
    theirs = dig(data, "peers", "catanatron", "median_us")
    ratio = dig(data, "ratios", GAME, "catanatron")
    assert isinstance(ours, float)
    assert isinstance(theirs, float)
    assert ratio == pytest.approx(theirs / ours, abs=0.02)
