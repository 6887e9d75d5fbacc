"""A match that begins in an arranged position has a record like any other."""

from __future__ import annotations

import pytest

import kaper
from kaper.kernel.record import _with_checks, parse

POSITION = {
    "turn": "p1",
    "p0": {"at": ["e1"], "reserve": 1, "loot": ["swords-1"]},
    "p1": {"at": ["b8", "f8"]},
    "lost": "g5",
    "tokens": {"e1": "chest-2", "c8": None},
}


def test_an_arranged_match_begins_there_with_an_empty_log() -> None:
    match = kaper.new("martinique", 2, 7, arrangement=POSITION)
    assert list(match.pending()) == [1]
    assert match.events == []
    assert match.header.arrangement.startswith('{"turn":"p1","p0":{"at":["e1"],')


def test_the_record_of_an_arranged_match_is_replayed_and_goes_on() -> None:
    match = kaper.new("martinique", 2, 7, arrangement=POSITION)
    while not match.over:
        for seat, decision in match.pending().items():
            match.play(seat, decision.options[0])
    again = kaper.replay(match.record())
    assert (again.record(), again.digest()) == (match.record(), match.digest())


def test_an_arranged_match_is_saved_and_loaded() -> None:
    match = kaper.new("martinique", 2, 7, arrangement=POSITION)
    match.play(1, match.pending()[1].options[0])
    loaded = kaper.load(match.to_json())
    assert loaded.digest() == match.digest()
    assert loaded.header.arrangement == match.header.arrangement


def test_a_record_without_an_arrangement_has_no_line_for_it() -> None:
    record = kaper.new("martinique", 2, 7).record()
    assert "arrangement" not in record
    assert parse(record)[0].arrangement == ""


def test_a_position_that_cannot_occur_is_refused_by_what_is_wrong_with_it() -> None:
    with pytest.raises(kaper.BadSetup, match="cannot occur"):
        kaper.new("martinique", 2, 7, arrangement={"p0": {"at": ["a1"] * 7}})


def test_what_cannot_be_written_down_is_refused() -> None:
    with pytest.raises(kaper.BadSetup, match="names, numbers, lists and tables"):
        kaper.new("martinique", 2, 7, arrangement={"turn": object()})


@pytest.mark.parametrize("line", ["nothing", "[1]", '{"turn":"p9"}'])
def test_a_record_with_a_bad_arrangement_is_refused(line: str) -> None:
    match = kaper.new("martinique", 2, 7, arrangement=POSITION)
    record = match.record()
    with pytest.raises(kaper.BadRecord):
        kaper.replay(_rewritten(record, match.header.arrangement, line))


def _rewritten(record: str, old: str, new: str) -> str:
    lines = [line.rpartition(" #")[0] for line in record.removesuffix("\n").split("\n")]
    return _with_checks([line.replace(old, new) for line in lines])
