"""Games shared out by a real Ray, on this machine alone."""

from __future__ import annotations

import importlib
import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from kaper.kernel.codec import Json
from kaper.rays import LOCAL, cluster
from kaper.workers import shared_out
from tests.cli.running import refused, run_json
from tests.rays.work import Deadly, fail

# How long things took, and on how many cores, is not the same twice.
TIMES = {
    "seconds", "cpu", "cpu_seconds", "decisions_per_second", "decisions_per_cpu_second",
    "ms_per_decision",
}  # fmt: skip


def without_times(data: Json) -> Json:
    if isinstance(data, list):
        return [without_times(each) for each in data]
    if isinstance(data, dict):
        return {name: without_times(each) for name, each in data.items() if name not in TIMES}
    return data


def test_a_ray_plays_the_same_games_and_replaces_workers_that_die(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """One test for all of it: a Ray takes seconds to start, and tests may run in many processes."""
    if find_spec("ray") is None:
        if os.environ.get("RAY") == "required":
            pytest.fail("Ray is missing: python3 play.py setup dev")
        pytest.skip("SKIPPED: no Ray here, so nothing is shared out by one")
    with cluster(LOCAL, 2):
        ray = importlib.import_module("ray")
        assert [node["NodeManagerAddress"] for node in ray.nodes()] == ["127.0.0.1"]
        assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
        arena = ("arena", "deliveries", "--bots", "greedy:1,random", "--games", "6")
        simulation = ("simulate", "martinique", "--games", "30", "--seed", "4")
        for words in (arena, simulation):
            shared = run_json(capsys, *words, "--ray", LOCAL)
            alone = run_json(capsys, *words, "--workers", "1")
            assert without_times(shared) == without_times(alone)
        _check_that_one_is_replaced(tmp_path)
        with pytest.raises(ValueError, match="3 is too much"):
            list(shared_out(fail, [3], 2, LOCAL))
    assert not ray.is_initialized()


def _check_that_one_is_replaced(folder: Path) -> None:
    numbers = list(range(20))
    found = dict(shared_out(Deadly(str(folder), 5), numbers, 2, LOCAL))
    assert {number: square for number, (square, _) in found.items()} == {n: n * n for n in numbers}
    killed = int((folder / "met").read_text())
    assert found[5][1] != killed


def test_what_is_missing_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = ("simulate", "martinique", "--games", "2", "--ray")
    nobody = refused(capsys, 2, *start, "127.0.0.1:1")
    assert "no Ray answers at 127.0.0.1:1: start one there" in nobody
    assert "HOST:PORT or local, not 'here'" in refused(capsys, 2, *start, "here")
    monkeypatch.setitem(sys.modules, "ray", None)
    said = refused(capsys, 2, "simulate", "martinique", "--games", "2", "--ray", LOCAL)
    assert "pip install 'kaper[ray]'" in said
    kept = refused(capsys, 2, "simulate", "martinique", "--ray", LOCAL, "--record", "folder/")
    assert "without --ray" in kept
