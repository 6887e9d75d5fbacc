"""Data sets: what stands in them, that all ways make the same, and that others read them."""

from __future__ import annotations

import json
import re
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from kaper import registry
from kaper.dataset.columns import TABLES
from kaper.dataset.making import Wanted, make
from kaper.dataset.rows import CUT, rows_of
from kaper.kernel.driver import LONGEST
from kaper.kernel.errors import BadSetup
from kaper.replay import replay
from kaper.simulate import Plan, play_chunk
from tests.cli.running import refused, run

DOCS = Path(__file__).parents[2] / "docs" / "datasets.md"


def plan_of(game: str, games: int = 2, seed: int = 0, longest: int = LONGEST) -> Plan:
    seats = max(2, registry.game(game).seats[0])
    return Plan(game=game, seats=seats, games=games, seed=seed, longest=longest)


def made(folder: Path, plan: Plan, form: str = "jsonl", workers: int = 1) -> dict[str, bytes]:
    """The files of a data set by their names within it."""
    for _ in make(Wanted(plan, folder, form, games_a_file=2), workers):
        pass
    found = folder.rglob("*.*")
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    files = sorted((folder / table).glob("*.jsonl"))
    return [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("game", registry.games())
def test_a_data_set_tells_the_very_games_that_simulate_plays(game: str, tmp_path: Path) -> None:
    plan = plan_of(game)
    file = tmp_path / "last.kaper"
    play_chunk(Plan(game=game, seats=plan.seats, games=2, record=str(file)), [1])
    record = file.read_text("utf-8")
    match = replay(record)
    made(tmp_path / "data", plan)
    moves = [row for row in rows(tmp_path / "data", "moves") if row["seed"] == 1]
    told = [line.rpartition(" #")[0] for line in record.splitlines()]
    played = [line for line in told if re.match(r"p\d+ ", line)]
    assert [f"p{row['seat']} {row['action']}" for row in moves] == played
    assert [row["step"] for row in moves] == list(range(1, len(moves) + 1))
    outcomes = [row for row in rows(tmp_path / "data", "outcomes") if row["seed"] == 1]
    chance = [" ".join(("~", row["kind"], row["source"], *row["values"])) for row in outcomes]
    assert chance == [line for line in told if line.startswith("~ ")]
    results = [row for row in rows(tmp_path / "data", "results") if row["seed"] == 1]
    assert match.result is not None
    assert tuple(row["score"] for row in results) == match.result.scores[: plan.seats]
    assert tuple(row["seat"] for row in results if row["winner"]) == match.result.winners


def test_a_position_is_what_the_seat_saw_could_do_and_came_to() -> None:
    plan = plan_of("deliveries")
    found = list(rows_of(plan, 5))
    positions = [row for table, row in found if table == "positions"]
    shares = {row["seat"]: row["share"] for table, row in found if table == "results"}
    match = plan.begin(5)
    for row in positions:
        seat = row["seat"]
        assert isinstance(seat, int)
        assert json.loads(str(row["view"])) == json.loads(json.dumps(match.view(seat)))
        assert row["options"] == [option.text for option in match.decision(seat).options]
        assert row["share"] == shares[seat]
        match.play(seat, str(row["action"]))
    assert match.over


def test_a_game_that_is_cut_says_so_and_has_no_result() -> None:
    found = list(rows_of(plan_of("martinique", longest=3), 0))
    results = [row for table, row in found if table == "results"]
    assert [row["reason"] for row in results] == [CUT, CUT]
    assert {row[name] for row in results for name in ("score", "place", "winner", "share")} == {
        None
    }
    assert sum(table == "moves" for table, _ in found) == 3


def test_any_number_of_workers_writes_the_same_files(tmp_path: Path) -> None:
    plan = plan_of("martinique", games=5)
    alone = made(tmp_path / "alone", plan)
    assert made(tmp_path / "two", plan, workers=2) == alone
    assert len([name for name in alone if name.startswith("moves/")]) == 3


def test_parquet_is_the_same_each_time(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    plan = plan_of("martinique")
    assert made(tmp_path / "once", plan, "parquet") == made(tmp_path / "again", plan, "parquet")


def test_whoever_was_stopped_goes_on_with_the_missing_files(tmp_path: Path) -> None:
    plan = plan_of("martinique", games=6)
    whole = made(tmp_path / "whole", plan)
    wanted = Wanted(plan, tmp_path / "stopped", "jsonl", games_a_file=2)
    assert list(islice(make(wanted, 1), 2)) == [0, 2]
    kept = tmp_path / "stopped" / "moves" / "martinique-000000.jsonl"
    kept.write_text("kept as it is")
    assert list(make(wanted, 1)) == [2, 4, 6]
    assert kept.read_text() == "kept as it is"
    kept.unlink()
    assert made(tmp_path / "stopped", plan) == whole


def test_a_file_that_was_not_finished_has_not_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the power went")

    monkeypatch.setattr("kaper.dataset.making.rows_of", fail)
    with pytest.raises(RuntimeError):
        made(tmp_path / "data", plan_of("martinique"))
    assert [path.name for path in (tmp_path / "data").rglob("*.jsonl")] == []
    assert list((tmp_path / "data").rglob(".*")) == []


def test_games_are_added_where_the_last_file_is_full(tmp_path: Path) -> None:
    made(tmp_path / "data", plan_of("martinique", games=2))
    grown = made(tmp_path / "data", plan_of("martinique", games=3))
    assert grown == made(tmp_path / "whole", plan_of("martinique", games=3))
    for games in (2, 4):
        with pytest.raises(BadSetup, match="is for 3 games"):
            made(tmp_path / "data", plan_of("martinique", games=games))


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    made(tmp_path / "data", plan_of("martinique"))
    with pytest.raises(BadSetup, match="seed was 0 and is now 1"):
        made(tmp_path / "data", plan_of("martinique", seed=1))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(BadSetup, match="no data set"):
        made(tmp_path / "mine", plan_of("martinique"))


def test_pandas_and_polars_read_what_the_command_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The snippets of docs/datasets.md are what is run here."""
    pytest.importorskip("pyarrow")
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    monkeypatch.chdir(tmp_path)
    words = ["--games", "3", "--out", "games", "--games-a-file", "2", "--workers", "1"]
    assert "3 games are in games" in run(capsys, "dataset", "martinique", *words)
    run(capsys, "dataset", "martinique", *words[:3], "lines", "--format", "jsonl")
    for table, columns in TABLES.items():
        frame = polars.read_parquet(f"games/{table}/*.parquet").sort("seed", maintain_order=True)
        lines = polars.scan_ndjson(f"lines/{table}/*.jsonl").collect()
        assert frame.columns == list(columns)
        assert frame.to_dicts() == lines.select(list(columns)).to_dicts()
        assert len(pandas.read_parquet(f"games/{table}")) == len(frame) > 0
    read: dict[str, Any] = {}
    snippet = re.compile(r"datasets-snippet -->\n```python\n(.*?)```", re.DOTALL)
    for code in snippet.findall(DOCS.read_text("utf-8")):
        exec(code, read)
    assert read["wins"]["share"].sum() == 1
    assert read["openings"].sum() == 3


def test_every_column_is_documented_with_its_kind() -> None:
    told = DOCS.read_text("utf-8")
    parts = re.split(r"^### (\w+)$", told, flags=re.MULTILINE)[1:]
    found = {
        table: dict(re.findall(r"^\| (\w+) \| ([\w-]+) \|", body, re.MULTILINE))
        for table, body in zip(parts[::2], parts[1::2], strict=True)
    }
    for columns in found.values():
        columns.pop("column")
    assert found == TABLES


def test_what_is_wrong_is_said_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    start = ("dataset", "martinique", "--format", "jsonl")
    assert "the tables are results" in refused(capsys, 2, *start, "--tables", "results,heroes")
    assert "at least one game" in refused(capsys, 2, *start, "--games-a-file", "0")
    assert "parquet, jsonl" in refused(capsys, 2, "dataset", "martinique", "--format", "csv")
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert "pip install 'kaper[data]'" in refused(capsys, 2, "dataset", "martinique")
    assert list(tmp_path.iterdir()) == []
