"""`kaper simulate`: games of bots, their records, and faults that `--check` finds."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

import kaper
from kaper import registry, simulate
from kaper.cli import main
from kaper.games.martinique.state import Martinique
from kaper.games.martinique.visibility.shapes import MartiniqueView
from kaper.games.martinique.visibility.view import view
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.codec import Json
from kaper.kernel.events import Event
from tests.cli.running import GAME, dig, run, run_json


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", GAME, "--seats", "2", "--games", "4", "--seed", "3")
    assert "4 games" in run(capsys, *words)
    data = run_json(capsys, *words, "--option", "lost-treasure=points")
    assert data["games"] == 4
    assert dig(data, "options", "lost-treasure") == "points"
    decisions, mean_length = data["decisions"], data["mean_length"]
    assert isinstance(decisions, int)
    assert mean_length == decisions / 4
    reasons = dig(data, "results", "reasons")
    assert isinstance(reasons, dict)
    assert sum(number for number in reasons.values() if isinstance(number, int)) == 4
    assert {"seconds", "decisions_per_second"} <= set(data)


def test_any_number_of_workers_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", GAME, "--games", "12")
    one = run_json(capsys, *words, "--workers", "1")
    two = run_json(capsys, *words, "--workers", "2")
    for key in ("decisions", "mean_length", "results"):
        assert one[key] == two[key]


@pytest.mark.parametrize(("lang", "word"), [("en", "2 games were"), ("pl", "2 partie nie")])
def test_a_game_without_end_is_cut_and_told_of(
    capsys: pytest.CaptureFixture[str], lang: str, word: str
) -> None:
    """At random a series of Deliveries never comes to a hundred points."""
    words = ("simulate", "deliveries", "--option", "series=100", "--games", "2", "--check")
    data = run_json(capsys, *words, "--longest", "50")
    assert (data["games"], data["cut"], data["decisions"]) == (0, 2, 100)
    assert data["mean_length"] == 0
    assert word in run(capsys, "--lang", lang, *words, "--longest", "50")


def test_games_that_end_are_not_cut(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", GAME, "--games", "1", "--seed", "3")
    decisions = run_json(capsys, *words)["decisions"]
    assert isinstance(decisions, int)
    for longest, cut in ((decisions, 0), (decisions - 1, 1)):
        data = run_json(capsys, *words, "--longest", str(longest))
        assert (data["games"], data["cut"], data["decisions"]) == (1 - cut, cut, longest)


def test_records_of_one_game_or_all(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "simulate", GAME, "--games", "2", "--seed", "8", "--record", "last.kaper")
    last = (tmp_path / "last.kaper").read_text()
    assert kaper.replay(last).header.seed == "9"
    run(capsys, "simulate", GAME, "--games", "2", "--seed", "8", "--record", "all/")
    files = {file.name: file.read_text() for file in (tmp_path / "all").iterdir()}
    assert sorted(files) == ["martinique-8.kaper", "martinique-9.kaper"]
    assert files["martinique-9.kaper"] == last


@pytest.mark.parametrize("game", registry.games())
def test_the_same_games_are_played_whether_anything_is_kept_or_not(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    words = ("simulate", game, "--games", "2", "--seed", "5")
    light, kept = run_json(capsys, *words), run_json(capsys, *words, "--record", "last.kaper")
    for key in ("decisions", "results"):
        assert light[key] == kept[key]


def test_a_crash_is_shown_with_a_record_though_none_was_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 0

    def apply(state: Martinique, seat: int, action: Action) -> None:
        nonlocal count
        count += 1
        if count == 30:
            raise LookupError("no such square")
        driver.apply(state, seat, action)

    monkeypatch.setattr(simulate, "driver", SimpleNamespace(apply=apply, waiting=driver.waiting))
    assert main(["simulate", GAME, "--games", "1", "--json", "--workers", "1"]) == 1
    captured = capsys.readouterr()
    data: dict[str, Json] = json.loads(captured.out)
    assert dig(data, "fault", "check") == "crash"
    assert "no such square" in captured.err
    record = (tmp_path / str(data["record"])).read_text()
    assert sum(line.startswith("p") for line in record.splitlines()) >= 29


def test_checks_find_nothing_in_sound_rules(capsys: pytest.CaptureFixture[str]) -> None:
    data = run_json(capsys, "simulate", GAME, "--games", "3", "--check")
    assert data["checked"] is True
    assert data["fault"] is None


def test_a_fault_is_shown_with_its_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def problems(state: Martinique) -> list[str]:
        return ["the parrot escaped"] if state.stools else []

    monkeypatch.setattr(registry.game(GAME), "problems", problems)
    assert main(["simulate", GAME, "--games", "5", "--seed", "40", "--check", "--json"]) == 1
    captured = capsys.readouterr()
    data: dict[str, Json] = json.loads(captured.out)
    seed, decision = dig(data, "fault", "seed"), dig(data, "fault", "decision")
    assert dig(data, "fault", "check") == "problems"
    for shown in ("problems", "the parrot escaped", f"seed {seed}", f"decision {decision}"):
        assert shown in captured.err
    file = str(data["record"])
    assert file in captured.err
    match = kaper.replay((tmp_path / file).read_text())
    assert match.problems() == ["the parrot escaped"]
    assert sum(line.startswith("p") for line in match.record().splitlines()) + 1 == decision


def leaky_view(state: Martinique, seat: int | None) -> MartiniqueView:
    """Tells where the Lost Treasure lies before the game is over."""
    return {**view(state, seat), "lost": str(state.lost)}


def true_sample(state: Martinique, seat: int | None, seed: int) -> Martinique:
    return state.clone()


def leaky_redact(event: Event, seat: int | None) -> Event:
    return event


def crash(state: Martinique) -> list[str]:
    raise LookupError("no such square")


@pytest.mark.parametrize(
    ("part", "fault", "check"),
    [
        ("view", leaky_view, "sample view"),
        ("sample", true_sample, "sample"),
        ("redact", leaky_redact, "log"),
        ("view", lambda state, seat: {"squares": (1, 2)}, "view"),
        ("problems", crash, "crash"),
    ],
)
def test_checks_find_a_planted_fault(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    part: str,
    fault: object,
    check: str,
) -> None:
    monkeypatch.setattr(registry.game(GAME), part, fault)
    assert main(["simulate", GAME, "--games", "5", "--check"]) == 1
    assert f"“{check}”" in capsys.readouterr().err


def test_checks_find_a_clone_that_shares(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Martinique.clone

    def sharing(state: Martinique) -> Martinique:
        copy = honest(state)
        copy.reserve = state.reserve
        return copy

    monkeypatch.setattr(Martinique, "clone", sharing)
    assert main(["simulate", GAME, "--check"]) == 1
    error = capsys.readouterr().err
    assert "“clone”" in error
    assert "reserve" in error
