"""Finished games, replayed: every way a game can end, and every option.

`make_golden.py` wrote them; golden/endings.toml lists them. That a player beats Redbeard, or ties
with him, is shown by scenarios: no random play gets there.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import kaper
from kaper.games.maracaibo import GAME
from kaper.replay import verify_seed

GOLDEN = Path(__file__).parent / "golden"
RECORDS: list[dict[str, Any]] = tomllib.loads((GOLDEN / "endings.toml").read_text("utf-8"))[
    "record"
]


@pytest.mark.rule("maracaibo:end.winner", "maracaibo:end.tie")
@pytest.mark.parametrize("record", RECORDS, ids=[record["file"] for record in RECORDS])
def test_a_finished_game_replays_to_its_end(record: dict[str, Any]) -> None:
    text = (GOLDEN / f"{record['file']}.record").read_text("utf-8")
    match = kaper.replay(text)
    assert match.record() == text
    verify_seed(text)
    assert match.problems() == []
    assert match.seats == record["seats"]
    assert dict(match.header.options) == GAME.check_options(record["options"])
    result = match.result
    assert result is not None
    assert (result.reason, bool(result.winners)) == (record["reason"], record["won"])
    assert list(result.scores) == record["scores"]


def test_every_ending_and_every_option_value_has_a_record() -> None:
    endings = {(record["reason"], record["won"]) for record in RECORDS}
    assert endings == {("points", True), ("buried", True), ("shared", True), ("points", False)}
    shown = {
        (name, value)
        for record in RECORDS
        for name, value in GAME.check_options(record["options"]).items()
    }
    assert shown == {(option.name, value) for option in GAME.options for value in option.values}


def test_the_list_and_the_folder_agree() -> None:
    listed = {f"{record['file']}.record" for record in RECORDS}
    assert listed == {path.name for path in GOLDEN.glob("*.record")}
