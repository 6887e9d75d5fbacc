"""`kaper simulate`: games of bots, their records, and faults that `--check` finds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kaper
from kaper import registry
from kaper.bots import Bot, Seen
from kaper.bots.base import S
from kaper.cli import main
from kaper.games.martinique.rules.dusk import Dig
from kaper.games.martinique.state import Martinique
from kaper.games.martinique.visibility.shapes import MartiniqueView
from kaper.games.martinique.visibility.view import view
from kaper.kernel.actions import Action
from kaper.kernel.codec import Json
from kaper.kernel.events import Event
from kaper.kernel.state import Trace
from kaper.match import Match
from kaper.simulate import Plan, Tally, play_chunk
from tests.cli.running import GAME, dig, refused, run, run_json


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


def test_the_pace_counts_only_what_was_played_now() -> None:
    tally = Tally(decisions=100, decisions_known=20, seconds=2.0, processor=4.0)
    assert (tally.per_second, tally.per_processor_second) == (40.0, 20.0)
    data = tally.to_json(Plan(GAME, 2, 1))
    assert (data["decisions_per_second"], data["decisions_per_cpu_second"]) == (40.0, 20.0)
    assert (data["seconds"], data["cpu_seconds"]) == (2.0, 4.0)


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


@pytest.mark.parametrize(
    ("game", "bots"), [*((game, "random") for game in registry.games()), (GAME, "random,greedy:1")]
)
def test_the_same_games_are_played_whether_anything_is_kept_or_not(
    capsys: pytest.CaptureFixture[str], game: str, bots: str
) -> None:
    words = ("simulate", game, "--games", "2", "--seed", "5", "--bots", bots)
    light, kept = run_json(capsys, *words), run_json(capsys, *words, "--record", "last.kaper")
    for key in ("decisions", "results"):
        assert light[key] == kept[key]


REFUSED = "nobody asked for this"


def nobody_asked(*_: object, **__: object) -> None:
    raise RuntimeError(REFUSED)


@pytest.mark.parametrize("game", registry.games())
def test_games_at_random_cost_nothing_but_the_rules(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """No match with its record, no copy of a position, no event, nothing shown to a bot."""
    for owner in (Match, Seen, Trace):
        monkeypatch.setattr(owner, "__init__", nobody_asked)
    monkeypatch.setattr(registry.game(game).state, "clone", nobody_asked)
    assert run_json(capsys, "simulate", game, "--games", "2")["fault"] is None


def test_bots_that_think_are_shown_what_happened_and_no_more_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[int] = []

    class Listener(Bot):
        name = "listener"

        def decide(self, seen: Seen[S]) -> Action:
            told.append(len(seen.events()))
            return seen.options()[0]

    monkeypatch.setattr(Match, "play", nobody_asked)
    monkeypatch.setattr(Plan, "seated", lambda plan, seed: [Listener()] * plan.seats)
    (game,) = play_chunk(Plan(GAME, 2, 1, bots=("greedy",)), [1]).games
    assert len(told) == game.decisions
    assert sorted(set(told)) == told


# Games kept in a file


def kept(capsys: pytest.CaptureFixture[str], *words: str, games: int = 6) -> dict[str, Json]:
    words = ("simulate", GAME, "--games", str(games), "--resume", "games.jsonl", *words)
    return run_json(capsys, *words, "--workers", "1")


def test_only_what_is_missing_is_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole = kept(capsys)
    path = tmp_path / "games.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    assert [json.loads(line)["seed"] for line in lines[1:]] == list(range(6))
    # Stopped after two games, while the third was being written.
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    again = kept(capsys)
    assert (whole["known"], again["known"]) == (0, 2)
    assert again["results"] == whole["results"]
    assert path.read_bytes() == b"".join(lines)
    more = kept(capsys, games=8)
    assert (more["games"], more["known"]) == (8, 6)
    fewer = kept(capsys, games=4)
    assert (fewer["games"], fewer["known"], fewer["decisions_per_second"]) == (4, 4, 0)


def test_games_that_were_cut_are_not_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    for known in (0, 3):
        data = kept(capsys, "--longest", "10", games=3)
        assert (data["games"], data["cut"], data["known"]) == (0, 3, known)


def test_games_of_another_plan_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept(capsys)
    before = (tmp_path / "games.jsonl").read_bytes()
    words = ("simulate", GAME, "--resume", "games.jsonl")
    assert "seed was 0 and is now 1" in refused(capsys, 2, *words, "--seed", "1")
    assert (tmp_path / "games.jsonl").read_bytes() == before


MINE = '{"seed": 1, "decisions": 2, "reason": "points", "winners": ["me"], "scores": []}'


@pytest.mark.parametrize("line", ['{"seed": 7}', MINE, "seven"])
def test_a_damaged_line_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str
) -> None:
    kept(capsys)
    with (tmp_path / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    words = ("simulate", GAME, "--resume", "games.jsonl")
    assert "line 8 is no game" in refused(capsys, 2, *words)


def test_records_are_not_kept_beside_results() -> None:
    with pytest.raises(SystemExit):
        main(["simulate", GAME, "--resume", "games.jsonl", "--record", "last.kaper"])


# Faults


@pytest.mark.parametrize("bots", ["random", "random,greedy:1"])
def test_a_crash_is_shown_with_a_record_though_none_was_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bots: str
) -> None:
    def crash(frame: Dig, state: Martinique, seat: int, action: Action) -> None:
        raise LookupError("no such square")

    monkeypatch.setattr(Dig, "answer", crash)
    words = ["simulate", GAME, "--games", "1", "--bots", bots, "--json", "--workers", "1"]
    assert main(words) == 1
    captured = capsys.readouterr()
    data: dict[str, Json] = json.loads(captured.out)
    assert dig(data, "fault", "check") == "crash"
    assert "no such square" in captured.err
    record = (tmp_path / str(data["record"])).read_text()
    moves = sum(line.startswith("p") for line in record.splitlines())
    assert moves + 1 == dig(data, "fault", "decision")
    assert isinstance(kaper.replay(record).state.stack[-1], Dig)


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
