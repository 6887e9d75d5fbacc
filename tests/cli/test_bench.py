"""`kaper bench`: ours measured, with peers and without."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import kaper
from kaper import registry
from kaper.bench import against, ours, peers, report
from kaper.bench.against import Comparison, Pace
from kaper.bench.contest import Contender
from kaper.cli import main
from kaper.kernel.codec import Json
from tests.cli.running import GAME, dig, refused, run, run_json


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


def test_bench_shows_compiled_games_as_they_are_written_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def as_written(task: str) -> Iterator[list[Contender]]:
        yield [Contender(GAME, f"{GAME} as written", lambda random: 1, lambda seconds: (10, 2e-3))]

    monkeypatch.setattr(report, "as_written", as_written)
    own = Contender(GAME, GAME, lambda random: 1)
    monkeypatch.setattr(report, "ours", lambda: [own])
    monkeypatch.setattr(report, "our_clones", lambda: [own])
    words = ("bench", "--seconds", "0.001", "--rounds", "1", "--no-peers")
    assert f"{GAME} as written" in run(capsys, *words)
    data = run_json(capsys, *words)
    assert dig(data, "pure", GAME, "median_us") == 200
    assert dig(data, "clone", "pure", GAME, "median_us") == 200
    assert dig(data, "forms", GAME) == ours.form(GAME)


def test_a_compiled_game_is_timed_as_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "is_compiled", lambda package: package.endswith("martinique"))
    assert ours.form(GAME) == "compiled"
    with ours.as_written(ours.PLAYOUTS) as contenders:
        (contender,) = contenders
        assert contender.elsewhere is not None
        units, used = contender.elsewhere(0.001)
    assert (contender.name, contender.title) == (GAME, "kaper martinique, 2 seats, pure")
    assert units > 1
    assert used > 0


def test_another_checkout_is_timed_at_the_same_games() -> None:
    """Against itself, and the first game is enough."""
    comparison = next(against.compare(Path(kaper.__file__).parents[2], 0.001, 1))
    (game,) = comparison.playouts
    pace = comparison.playouts[game]
    assert game == registry.games()[0]
    assert len(pace.here) == len(pace.there) == 1
    assert pace.ratio == pytest.approx(pace.here[0] / pace.there[0])


def test_bench_against_another_checkout(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def compare(folder: Path, seconds: float, rounds: int) -> Iterator[Comparison]:
        yield Comparison(folder, rounds, {GAME: Pace([3, 6, 4], [2, 3, 4])}, {GAME: Pace([1], [1])})

    monkeypatch.setattr(against, "compare", compare)
    words = ("bench", "--against", str(tmp_path))
    data = run_json(capsys, *words)
    # The median of the rounds' own ratios, not the ratio of the medians.
    assert dig(data, "playouts", GAME) == {"here_us": 4, "there_us": 3, "ratio": 1.5}
    assert dig(data, "clone", GAME, "ratio") == 1
    assert "1.500" in run(capsys, *words)


def test_bench_against_what_is_no_checkout(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "no checkout" in refused(capsys, 2, "bench", "--against", str(tmp_path))


def test_used_paths_are_measured_beside_the_bare_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("bench", "--used", "--seconds", "0.001", "--rounds", "1")
    games = run_json(capsys, *words)["games"]
    assert isinstance(games, dict)
    assert list(games) == list(registry.games())
    for name in ("simulate", "arena"):
        bare, used = (dig(games, GAME, path, "median_us") for path in ("playout", name))
        ratio = dig(games, GAME, "ratios", name)
        assert isinstance(bare, float)
        assert isinstance(used, float)
        assert ratio == pytest.approx(bare / used, abs=0.01)
    assert "arena/rules" in run(capsys, *words)
