"""Finished games, replayed: every way a game can end, and every option.

`make_golden.py` wrote them; golden/endings.toml lists them, and what has no record, and why.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import kaper
from kaper.games.deliveries import GAME
from kaper.games.deliveries.events import GameEnded
from kaper.kernel.record import Move, parse
from kaper.replay import verify_seed

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = tomllib.loads((GOLDEN / "endings.toml").read_text("utf-8"))
RECORDS: list[dict[str, Any]] = ENDINGS["record"]
FILES = [record["file"] for record in RECORDS]


def text_of(record: dict[str, Any]) -> str:
    return (GOLDEN / f"{record['file']}.record").read_text("utf-8")


@pytest.mark.rule(
    "deliveries:end.third-delivery",
    "deliveries:end.all-four-kinds",
    "deliveries:score.winner",
    "deliveries:score.tie",
    "deliveries:variant.100",
    "deliveries:variant.100-longest",
)
@pytest.mark.parametrize("record", RECORDS, ids=FILES)
def test_a_finished_game_replays_to_its_end(record: dict[str, Any]) -> None:
    text = text_of(record)
    match = kaper.replay(text)
    assert match.record() == text
    assert match.problems() == []
    assert dict(match.header.options) == GAME.check_options(record["options"])
    result = match.result
    assert result is not None
    assert (result.reason, len(result.winners) > 1) == (record["reason"], record["shared"])
    assert list(result.scores) == record["scores"]
    ended = [event.cause for event in match.events if isinstance(event, GameEnded)]
    assert ended[-1] == record["cause"]
    if record["reason"] == "games":
        assert len(ended) == 12


@pytest.mark.parametrize("record", RECORDS, ids=FILES)
def test_each_line_replays_by_itself(record: dict[str, Any]) -> None:
    """Line by line on a fresh match from the same seed: each action is legal where it stands."""
    text = text_of(record)
    verify_seed(text)
    header, _, entries = parse(text)
    match = kaper.new("deliveries", header.seats, int(header.seed), dict(header.options))
    for numbered in entries:
        if isinstance(numbered.entry, Move):
            assert match.why_not(numbered.entry.seat, numbered.entry.text) is None
            match.play(numbered.entry.seat, numbered.entry.text)
    assert match.over


def test_every_ending_and_every_option_value_has_a_record() -> None:
    assert {record["cause"] for record in RECORDS} == {"third-delivery", "all-kinds"}
    reasons = {(record["reason"], "series" in record["options"]) for record in RECORDS}
    assert reasons == {
        ("points", False),
        ("pair", False),
        ("shared", False),
        ("hundred", True),
        ("games", True),
        ("shared", True),
    }
    assert {record["seats"] for record in RECORDS} == {2, 3, 4, 5}
    shown = {
        (name, value)
        for record in RECORDS
        for name, value in GAME.check_options(record["options"]).items()
    }
    assert shown == {(option.name, value) for option in GAME.options for value in option.values}


def test_the_list_and_the_folder_agree() -> None:
    assert {f"{file}.record" for file in FILES} == {path.name for path in GOLDEN.glob("*.record")}
    assert all(entry["ending"] and entry["why"] for entry in ENDINGS["without"])
