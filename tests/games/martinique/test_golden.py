"""Finished games, replayed: every way a game can end, and every option.

`make_golden.py` wrote them; golden/endings.toml lists them, and what has no record, and why.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import kaper
from kaper.games.martinique import GAME
from kaper.games.martinique.events import TreasureFound
from kaper.kernel.record import Move, parse
from kaper.replay import verify_seed

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = tomllib.loads((GOLDEN / "endings.toml").read_text("utf-8"))
RECORDS: list[dict[str, Any]] = ENDINGS["record"]


def text_of(record: dict[str, Any]) -> str:
    return (GOLDEN / f"{record['file']}.record").read_text("utf-8")


@pytest.mark.rule(
    "martinique:reveal.finder-wins",
    "martinique:reveal.nobody-found",
    "martinique:score.tie-more-loads",
    "martinique:score.draw",
    "martinique:variant.treasure-20-points",
    "martinique:variant.treasure-20-ties",
    "martinique:variant.entry-number",
)
@pytest.mark.parametrize("record", RECORDS, ids=[record["file"] for record in RECORDS])
def test_a_finished_game_replays_to_its_end(record: dict[str, Any]) -> None:
    text = text_of(record)
    match = kaper.replay(text)
    assert match.record() == text
    assert match.problems() == []
    options = dict(match.header.options)
    assert options == GAME.check_options(record["options"])
    result = match.result
    assert result is not None
    assert (result.reason, list(result.winners)) == (record["reason"], record["winners"])
    assert list(result.scores) == record["scores"]
    found = [event.seat for event in match.events if isinstance(event, TreasureFound)]
    assert bool(found) == record["found"]
    if "finder" in record:
        assert found == [record["finder"]]


@pytest.mark.parametrize("record", RECORDS, ids=[record["file"] for record in RECORDS])
def test_each_line_replays_by_itself(record: dict[str, Any]) -> None:
    """Line by line on a fresh match from the same seed: each action is legal where it stands."""
    text = text_of(record)
    verify_seed(text)
    header, _, entries = parse(text)
    match = kaper.new("martinique", 2, int(header.seed), dict(header.options))
    for numbered in entries:
        if isinstance(numbered.entry, Move):
            assert match.why_not(numbered.entry.seat, numbered.entry.text) is None
            match.play(numbered.entry.seat, numbered.entry.text)
            assert match.problems() == []
    assert match.over


def test_every_ending_and_every_option_value_has_a_record() -> None:
    reasons = {(record["reason"], _treasure(record), record["found"]) for record in RECORDS}
    assert reasons >= {
        ("treasure", "wins", True),
        ("points", "wins", False),
        ("loads", "wins", False),
        ("draw", "wins", False),
        ("points", "points", True),
        ("points", "points", False),
        ("loads", "points", True),
        ("draw", "points", False),
    }
    shown = {
        (name, value)
        for record in RECORDS
        for name, value in GAME.check_options(record["options"]).items()
    }
    assert shown == {(option.name, value) for option in GAME.options for value in option.values}


def _treasure(record: dict[str, Any]) -> str:
    return GAME.check_options(record["options"])["lost-treasure"]


def test_the_list_and_the_folder_agree() -> None:
    listed = {f"{record['file']}.record" for record in RECORDS}
    assert listed == {path.name for path in GOLDEN.glob("*.record")}
    assert all(entry["ending"] and entry["why"] for entry in ENDINGS["without"])
