from __future__ import annotations

import time
from hashlib import blake2b

import pytest

import kaper
from kaper.kernel.chance import Outcome
from kaper.kernel.errors import BadRecord
from kaper.kernel.record import (
    Check,
    End,
    Entry,
    Header,
    Move,
    Record,
    Undo,
    parse,
)
from kaper.match import Match
from kaper.testing.toys.deck import DeckGame
from kaper.testing.toys.vote import VoteGame

pytestmark = pytest.mark.usefixtures("toys")

HEADER = Header("vote", 1, 3, "7", (("ties", "captain"),))
ENTRIES: list[Entry] = [
    Move(0, "vote p1", (Outcome("roll", "d6", ("4", "2")), Outcome("draw", "loot", ("rum",)))),
    Undo(0, 1),
    Check("0f3a"),
    End((0, 2), "ballots"),
    End((), "sunk"),
]


def test_a_record_is_read_as_it_was_written() -> None:
    setup = (Outcome("draw", "loot", ("rum-1", "skull-3")),)
    header, found_setup, entries = parse(str(Record(HEADER, setup, ENTRIES)))
    assert header == HEADER
    assert found_setup == setup
    assert [numbered.entry for numbered in entries] == ENTRIES
    assert [numbered.line for numbered in entries] == [8, 11, 12, 13, 14]


def short_record() -> str:
    match = Match.begin(VoteGame(), 3, 7, {})
    for _ in range(3):
        for seat, decision in match.pending().items():
            match.play(seat, decision.options[0])
    assert match.over
    return match.record()


def test_every_changed_character_is_refused_with_its_line() -> None:
    text = short_record()
    kaper.replay(text)
    line = 1
    for position, old in enumerate(text):
        for new in (" " if old != " " else "_", "0" if old != "0" else "1", "\r", "\u2028"):
            changed = text[:position] + new + text[position + 1 :]
            with pytest.raises(BadRecord) as caught:
                kaper.replay(changed)
            assert caught.value.line == line, (position, old, new)
        line += old == "\n"


def test_lost_and_swapped_lines_are_refused() -> None:
    lines = short_record().splitlines(keepends=True)
    for number in range(len(lines) - 1):
        with pytest.raises(BadRecord) as caught:
            kaper.replay("".join(lines[:number] + lines[number + 1 :]))
        assert caught.value.line == number + 1
        swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        with pytest.raises(BadRecord) as caught:
            kaper.replay("".join(swapped))
        assert caught.value.line == number + 1


def test_a_record_may_have_been_through_an_editor_for_windows() -> None:
    text = short_record()
    assert kaper.replay(text.replace("\n", "\r\n")).record() == text
    assert kaper.replay(text.removesuffix("\n")).record() == text


def changed(text: str, old: str, new: str) -> str:
    """The record with a line changed and all its checks made anew."""
    lines = [line.rpartition(" #")[0] for line in text.splitlines()]
    assert old in lines
    return _checked([new if line == old else line for line in lines])


def _checked(lines: list[str]) -> str:
    running = blake2b(digest_size=2)
    checked = ""
    for line in lines:
        running.update(line.encode() + b"\n")
        checked += f"{line} #{running.hexdigest()}\n"
    return checked


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("kaper 1", "kaper 2", 1, "a record begins with 'kaper 1'"),
        ("game vote", "game volt", 6, "there is no game 'volt'"),
        ("game vote", "gamble vote", 2, "the header has no game"),
        ("rules 1", "rules 2", 6, "made by rules 2 of vote, and these are rules 1"),
        ("rules 1", "rules one", 7, "the header's rules must be a number"),
        ("seats 3", "seats 9", 6, "vote is for 3 to 5 seats, not 9"),
        ("option ties captain", "option ties heads", 6, "option ties is one of captain, nobody"),
        ("option ties captain", "option tiles captain", 6, "vote has no option 'tiles'"),
        ("p0 vote p1", "p0 vote p0", 7, "vote:not-oneself"),
        ("p0 vote p1", "p0 veto p1", 7, "kernel:unknown-action"),
        ("p0 vote p1", "p9 vote p1", 7, "vote:one-vote"),
        ("p0 vote p1", "x0 vote p1", 7, "'x0' is no seat"),
        ("p0 vote p1", "p0 undo 1", 7, "kernel:undo-nothing"),
        ("p0 vote p1", "p0 undo one", 7, "undo takes a number"),
        ("p0 vote p1", f"p0 undo {'9' * 5000}", 7, "undo takes a number"),
        ("p0 vote p1", f"p{'9' * 5000} vote p1", 7, "is no seat"),
        ("seats 3", f"seats {'9' * 5000}", 7, "the header's seats must be a number"),
        ("p0 vote p1", "= 00", 7, "not the one that was recorded"),
        ("p0 vote p1", "~ roll d6 3", 6, "the game does not ask for roll d6 3"),
        ("p0 vote p1", "~ toss d6 3", 7, "no outcome of chance: ~ toss d6 3"),
        ("p1 vote p0", "~ roll d6 3", 7, "the game does not ask for roll d6 3"),
    ],
)
def test_a_forged_line_is_refused_by_what_it_says(
    old: str, new: str, line: int, problem: str
) -> None:
    with pytest.raises(BadRecord, match=problem) as caught:
        kaper.replay(changed(short_record(), old, new))
    assert caught.value.line == line


def test_a_forged_result_is_refused() -> None:
    text = short_record()
    end = next(line for line in text.splitlines() if line.startswith("end")).rpartition(" #")[0]
    with pytest.raises(BadRecord, match="the result is not the one that was recorded"):
        kaper.replay(changed(text, end, "end nobody ballots"))


def test_an_outcome_follows_an_action() -> None:
    record = str(Record(HEADER, (), [Check("00")])).splitlines()
    lines = [line.rpartition(" #")[0] for line in record]
    with pytest.raises(BadRecord, match="an outcome of chance follows an action"):
        parse(_checked([*lines, "~ roll d6 3"]))


def test_reading_takes_as_long_as_there_are_lines() -> None:
    outcomes = (Outcome("roll", "d6", ("4",)),) * 60_000
    text = str(Record(HEADER, (), [Move(0, "vote p1", outcomes)]))
    began = time.process_time()
    _, _, [read] = parse(text)
    assert time.process_time() - began < 3
    assert read.entry == Move(0, "vote p1", outcomes)


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(BadRecord, match="line 1: the line's check is missing"):
        kaper.replay("")


def test_a_record_does_not_hang_on_the_form_of_the_seed() -> None:
    for seed in (7, "007", "a long seed", -3):
        match = Match.begin(DeckGame(), 2, seed, {})
        match.play(0, "draw")
        again = kaper.replay(match.record())
        assert again.record() == match.record()
        assert again.state.rng == match.state.rng
