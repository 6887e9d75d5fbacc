"""Games shared out by a real Ray, on this machine alone."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from kaper.kernel.codec import Json
from kaper.rays import LOCAL
from kaper.workers import shared_out
from tests.cli.running import refused, run_json
from tests.rays.work import Deadly, fail

# How long things took, and on how many cores, is not the same twice.
TIMES = {
    "seconds", "cpu", "cpu_seconds", "decisions_per_second", "decisions_per_cpu_second",
    "ms_per_decision",
}  # fmt: skip


@pytest.fixture(scope="module")
def _ray() -> Iterator[None]:
    """One for all tests here: starting one takes some seconds."""
    if find_spec("ray") is None:
        if os.environ.get("RAY") == "required":
            pytest.fail("Ray is missing: python3 play.py setup dev")
        pytest.skip("SKIPPED: no Ray here, so nothing is shared out by one")
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray = importlib.import_module("ray")
    ray.init(LOCAL, num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def without_times(data: Json) -> Json:
    if isinstance(data, list):
        return [without_times(each) for each in data]
    if isinstance(data, dict):
        return {name: without_times(each) for name, each in data.items() if name not in TIMES}
    return data


@pytest.mark.usefixtures("_ray")
@pytest.mark.parametrize(
    "words",
    [
        ("arena", "deliveries", "--bots", "greedy:1,random", "--games", "6"),
        ("simulate", "martinique", "--games", "30", "--seed", "4"),
    ],
)
def test_a_ray_plays_the_same_games(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    shared = run_json(capsys, *words, "--ray", LOCAL)
    alone = run_json(capsys, *words, "--workers", "1")
    assert without_times(shared) == without_times(alone)


@pytest.mark.usefixtures("_ray")
def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    numbers = list(range(20))
    found = dict(shared_out(Deadly(str(tmp_path), 5), numbers, 2, LOCAL))
    assert {number: square for number, (square, _) in found.items()} == {n: n * n for n in numbers}
    killed = int((tmp_path / "met").read_text())
    assert killed not in {process for number, (_, process) in found.items() if number == 5}


@pytest.mark.usefixtures("_ray")
def test_a_fault_in_the_work_is_told() -> None:
    with pytest.raises(ValueError, match="3 is too much"):
        list(shared_out(fail, [3], 2, LOCAL))


@pytest.mark.usefixtures("_ray")
def test_a_local_ray_is_on_loopback_alone() -> None:
    ray = importlib.import_module("ray")
    assert [node["NodeManagerAddress"] for node in ray.nodes()] == ["127.0.0.1"]
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


def test_what_is_missing_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = refused(capsys, 2, "simulate", "martinique", "--games", "2", "--ray", LOCAL)
    assert "pip install 'kaper[ray]'" in said
    kept = refused(capsys, 2, "simulate", "martinique", "--ray", LOCAL, "--record", "folder/")
    assert "without --ray" in kept
