"""The time that seats have: it hangs on the facts of a table and their moments alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kaper.server.facts import (
    Answered,
    Asked,
    Granted,
    Joined,
    KeptFact,
    Moved,
    Said,
)
from kaper.server.kept import Stored
from kaper.server.pace import DAY, NO_LIMIT, Pace
from kaper.server.rebuild import rebuild, snapshot_of
from kaper.server.renderings import match_result
from tests.server.desks import THREE_DAYS, TWENTY_MINUTES, Desk, secret_window, with_flag

# What a table may choose


@pytest.mark.parametrize(
    ("pace", "possible"),
    [
        (NO_LIMIT, True),
        (Pace("none", 60, 0, "move", 0), False),
        (Pace("move", 60, 0, "bot", 0), True),
        (Pace("move", 29, 0, "bot", 0), False),
        (Pace("move", -1, 0, "bot", 0), False),
        (Pace("move", 30 * DAY, 0, "lose", 60), True),
        (Pace("move", 31 * DAY, 0, "lose", 0), False),
        (Pace("move", 60, 5, "move", 0), False),
        (Pace("move", 60, 0, "move", 1), False),
        (Pace("game", 1200, 1200, "move", 0), True),
        (Pace("game", 1200, 1201, "move", 0), False),
        (Pace("game", 365 * DAY, 0, "move", 61), False),
        (Pace("game", 366 * DAY, 0, "move", 0), False),
    ],
)
def test_a_pace_has_its_bounds(pace: Pace, possible: bool) -> None:
    assert pace.is_possible(30) is possible


# Whose time runs


def test_a_move_has_its_time_and_the_next_one_has_it_anew() -> None:
    desk = Desk(THREE_DAYS)
    first = desk.asked
    assert desk.running(100.0) == [first]
    assert desk.left(100.0 + DAY)[first] == 2 * DAY
    desk.play_to(1 - first, 100.0 + 2 * DAY)
    assert desk.table.clocks.next_flag() == (100.0 + 5 * DAY, 1 - first)
    assert desk.running(100.0 + 2 * DAY) == [1 - first]
    desk.play_to(first, 100.0 + 3 * DAY)
    assert desk.table.clocks.deadline(first) == 100.0 + 6 * DAY


def test_the_time_of_a_game_is_used_up_and_something_added_after_a_turn() -> None:
    desk = Desk(Pace("game", 1200, 15, "move", 0))
    first = desk.asked
    while desk.asked == first:
        desk.play(160.0)
    assert desk.left(160.0)[first] == 1200 - 60 + 15
    desk.play_to(first, 200.0)
    assert desk.left(200.0) == [1155.0, 1175.0] if first == 0 else [1175.0, 1155.0]


def test_talk_and_wishes_change_nothing() -> None:
    desk = Desk(THREE_DAYS)
    deadline = desk.table.clocks.deadline(desk.asked)
    desk.keep(150.0, Said(0, "A", "ahoy"))
    assert desk.table.clocks.deadline(desk.asked) == deadline


def test_bots_use_no_time() -> None:
    desk = Desk(TWENTY_MINUTES, bots=(0, 1))
    assert desk.running(100.0) == []
    assert desk.table.clocks.next_flag() is None
    desk.play(900.0)
    assert desk.left(900.0) == [1200.0, 1200.0]


def test_an_answer_that_gives_itself_in_the_open_uses_no_time() -> None:
    desk = Desk(TWENTY_MINUTES)
    seat = desk.asked
    assert desk.table.clocks.running[seat].free
    asked = desk.table.pending[seat]
    moved = desk.table.move(seat, asked.id, asked.options[0].text)
    desk.keep(104.0, replace(moved, by_itself=True), carried_out=True)
    assert desk.left(104.0)[seat] == 1200.0


def test_without_a_limit_nothing_runs_and_nothing_is_told() -> None:
    desk = Desk(NO_LIMIT)
    assert desk.table.clocks.times(200.0) == []
    assert not desk.table.ticking
    assert desk.table.flag(1e12) is None


def test_when_several_are_asked_each_clock_runs_until_that_one_has_answered() -> None:
    desk = Desk(TWENTY_MINUTES, "jolly-roger", 3)
    desk.play(100.0, verb="sail")
    assert desk.running(100.0) == [0, 1, 2]
    desk.play(110.0, 1, "pass")
    assert desk.running(110.0) == [0, 2]
    assert desk.left(130.0) == [1170.0, 1190.0, 1170.0]


@pytest.mark.parametrize("pace", [TWENTY_MINUTES, THREE_DAYS])
def test_where_passes_are_secret_no_clock_tells_who_has_passed(pace: Pace) -> None:
    desk, other = secret_window(pace), secret_window(pace)
    assert desk.running(100.0) == []
    window = 60 if pace is TWENTY_MINUTES else 3 * DAY
    assert desk.table.clock.left(100.0) == window
    desk.play(110.0, verb="pass")
    # One has passed and the other has not: nothing that anybody is told differs.
    assert desk.table.clocks.times(115.0) == other.table.clocks.times(115.0)
    assert desk.table.clock.left(115.0) == other.table.clock.left(115.0) == window - 15
    # Nor does it afterwards, however long each thought.
    for each in (desk, other):
        while each.table._secret_window() is not None:
            each.play(120.0, verb="pass")
    assert desk.table.clocks.times(130.0) == other.table.clocks.times(130.0)


# Undo


def undoable(pace: Pace) -> tuple[Desk, int]:
    """A table where somebody can take back the last action and is asked again."""
    desk = Desk(pace)
    for _ in range(100):
        seat = desk.play(100.0)
        if desk.table.undo_kind(seat) == "own":
            return desk, seat
    raise AssertionError("nothing could be taken back")


def test_whoever_takes_back_goes_on_with_the_time_that_is_left() -> None:
    desk, seat = undoable(Pace("game", 1200, 15, "move", 0))
    before = desk.left(100.0)[seat]
    desk.keep(150.0, Said(0, "A", "hm"))
    used = 50 if seat in desk.running(150.0) else 0
    desk.take_back(150.0, seat)
    assert desk.left(150.0)[seat] == before - used
    # Done again it brings no time, however often; what comes after it does.
    for moment in range(160, 260, 20):
        desk.play(float(moment), seat)
        desk.take_back(float(moment), seat)
    assert desk.left(240.0)[seat] == before - used - (240 - 150)


def test_whoever_takes_back_a_move_gets_no_new_time_for_it() -> None:
    desk, seat = undoable(Pace("move", 60, 0, "move", 0))
    desk.take_back(130.0, seat)
    had = desk.left(130.0)[seat]
    desk.play(140.0, seat)
    desk.take_back(140.0, seat)
    assert desk.left(140.0)[seat] == had - 10
    # Once the game has come further, questions have their time again.
    desk.play(145.0, seat)
    desk.play_to(1 - seat, 145.0)
    desk.play_to(seat, 146.0)
    assert desk.left(146.0)[seat] == 60


def test_others_get_back_what_they_have_used_since() -> None:
    desk = Desk(TWENTY_MINUTES)
    seat = desk.play(100.0)
    while not (desk.table.undo_kind(seat) and desk.running(100.0) == [1 - seat]):
        seat = desk.play(100.0)
    before = desk.left(100.0)[1 - seat]
    assert desk.left(400.0)[1 - seat] == before - 300
    taken = desk.table.take_back("AB"[seat], seat)
    desk.keep(400.0, taken)
    if isinstance(taken, Asked):
        desk.keep(400.0, Answered(1 - seat, yes=True))
    assert desk.left(400.0)[1 - seat] == before


# The flag


def test_no_flag_falls_before_its_time() -> None:
    desk = Desk(THREE_DAYS)
    assert desk.flag(100.0 + 3 * DAY - 1) is None
    flagged = desk.flag(100.0 + 3 * DAY)
    assert flagged is not None
    assert flagged.then == "move"


def test_at_the_flag_a_bot_makes_this_one_move() -> None:
    desk = Desk(THREE_DAYS)
    seat = desk.asked
    desk.flag(100.0 + 3 * DAY)
    assert desk.table.bot_of(seat)
    assert desk.table.places[seat].kind == "person"
    assert desk.table.clocks.next_flag() is None
    assert desk.table.talk[-1].key == "pace-flag-move"
    desk.play(101.0 + 3 * DAY, seat)
    assert not desk.table.bot_of(seat)
    desk.play_to(seat, 102.0 + 3 * DAY)
    # Whose person has not come back.
    assert seat in desk.table.clocks.missed
    assert desk.left(102.0 + 3 * DAY)[seat] == 3 * DAY
    desk.play(103.0 + 3 * DAY, seat)
    assert seat not in desk.table.clocks.missed


def test_whose_time_of_the_game_was_up_goes_on_with_a_share_of_it() -> None:
    desk = Desk(TWENTY_MINUTES)
    seat = desk.asked
    desk.flag(1300.0)
    desk.play(1301.0, seat)
    assert desk.left(1301.0)[seat] == 60


def test_at_the_flag_a_bot_plays_on_until_the_person_is_back() -> None:
    desk = Desk(with_flag(TWENTY_MINUTES, "bot"))
    seat = desk.asked
    desk.flag(1300.0)
    assert desk.table.places[seat].kind == "bot"
    assert desk.table.former_seats_of("AB"[seat]) == (seat,)
    joined = desk.table.join("AB"[seat], "back", seat, member=True)
    assert isinstance(joined, Joined)
    desk.keep(1400.0, joined)
    assert desk.running(1400.0) == [seat]
    assert desk.left(1400.0)[seat] == 60


def test_at_the_flag_one_of_two_has_lost() -> None:
    desk = Desk(with_flag(THREE_DAYS, "lose"))
    seat = desk.asked
    desk.flag(100.0 + 3 * DAY)
    assert desk.table.over
    result = match_result(desk.table)
    assert result is not None
    assert (result.winners, result.reason) == ([1 - seat], "time")


def test_at_the_flag_one_of_three_is_out_and_a_bot_ends_the_game() -> None:
    desk = Desk(with_flag(THREE_DAYS, "lose"), "deliveries", 3)
    seat = desk.asked
    desk.flag(100.0 + 3 * DAY)
    assert not desk.table.over
    assert desk.table.places[seat].kind == "bot"
    assert desk.table.former_seats_of("ABC"[seat]) == ()


def test_the_last_person_of_three_leaves_no_game_of_bots_behind() -> None:
    desk = Desk(with_flag(THREE_DAYS, "lose"), "deliveries", 3, bots=(1, 2))
    desk.play_to(0, 100.0)
    flag = desk.flag(100.0 + 3 * DAY)
    assert flag is not None
    assert not flag.bot
    result = match_result(desk.table)
    assert result is not None
    assert (result.winners, result.reason) == ([1, 2], "time")


def test_nobody_gets_new_time_by_taking_back_what_a_bot_did_at_the_flag() -> None:
    desk = Desk(THREE_DAYS)
    seat = desk.asked
    desk.flag(100.0 + 3 * DAY)
    desk.play(101.0 + 3 * DAY, seat)
    assert desk.table.undo_kind(seat) == "consent"
    desk.take_back(102.0 + 3 * DAY, seat)
    assert desk.table.request is not None
    desk.keep(103.0 + 3 * DAY, desk.table.answer("AB"[1 - seat], 1 - seat, yes=True))
    # What is then done in time can be taken back at once again.
    desk.play(104.0 + 3 * DAY, seat)
    assert desk.table.undo_kind(seat) == "own"
    assert desk.again().undo_kind(seat) == "own"


def test_a_clock_that_was_set_back_gives_no_more_time_than_there_was() -> None:
    desk = Desk(THREE_DAYS)
    seat = desk.asked
    assert desk.table.clocks.wait(seat, 100.0 - DAY) == 3 * DAY
    assert desk.left(100.0 - DAY)[seat] == 3 * DAY
    desk.play_to(1 - seat, 100.0 - DAY)
    assert desk.left(100.0 - DAY)[seat] == 3 * DAY
    assert desk.table.clocks.deadline(1 - seat) == 100.0 + 2 * DAY


def test_time_in_which_nobody_served_is_given_back() -> None:
    desk = Desk(TWENTY_MINUTES)
    seat = desk.asked
    desk.keep(100.0 + DAY, Granted(DAY - 60.0))
    assert desk.left(100.0 + DAY)[seat] == 1200 - 60
    # No more than was used.
    desk.keep(110.0 + DAY, Granted(float(DAY)))
    assert desk.left(110.0 + DAY)[seat] == 1200 - 60


# The same everywhere


def test_a_table_built_anew_has_the_same_times() -> None:
    desk = Desk(Pace("game", 5 * DAY, 600, "bot", 7))
    for step in range(60):
        if desk.table.over:
            break
        at = 100.0 + step * 7_000.0
        seat = desk.asked
        if step == 20 and desk.table.places[seat].kind == "person":
            taken = desk.table.take_holiday("AB"[seat], seat, 2, at)
            assert taken is not None
            desk.keep(at, taken)
        if step == 30:
            desk.keep(at, Granted(3_000.0))
        desk.play(at)
        if step % 9 == 4 and desk.table.undo_kind(seat) == "own":
            desk.take_back(at + 100.0, seat)
    again = desk.again()
    now = 100.0 + 61 * 7_000.0
    assert again.clocks.times(now) == desk.table.clocks.times(now)
    assert again.clocks.next_flag() == desk.table.clocks.next_flag()


def test_after_a_change_of_rules_everybody_has_time_again() -> None:
    desk = Desk(TWENTY_MINUTES)
    for at in (200.0, 300.0, 400.0):
        desk.play(at)
    snapshot = snapshot_of(desk.table)
    assert snapshot is not None
    # A move that today's rules do not know.
    broken = KeptFact(3, Moved(0, "fly", []), 300.0)
    facts = [*desk.facts[:2], broken, *desk.facts[3:]]
    table, mended = rebuild(Stored(desk.table.setup, facts, snapshot, 4))
    assert mended
    assert [t.left for t in table.clocks.times(400.0)] == [1200.0, 1200.0]
    assert table.clocks.next_flag() is not None
