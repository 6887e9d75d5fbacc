"""Holidays, and tables whose host is away: both go on."""

from __future__ import annotations

import pytest

from kaper.server.facts import (
    BotSeated,
    Granted,
    HandedOver,
    Resigned,
)
from kaper.server.pace import DAY, NO_LIMIT
from kaper.server.refusals import CommandRefused
from tests.server.desks import THREE_DAYS, TWENTY_MINUTES, Desk, secret_window

# Holidays


def test_on_holiday_the_clock_stands_still() -> None:
    desk = Desk(THREE_DAYS)
    seat = desk.asked
    taken = desk.table.take_holiday("AB"[seat], seat, 5, 100.0 + DAY)
    assert taken is not None
    desk.keep(100.0 + DAY, taken)
    time = desk.table.clocks.times(100.0 + 2 * DAY)[seat]
    assert (time.left, time.holiday, time.days) == (2 * DAY, 4 * DAY, 2)
    assert desk.table.clocks.deadline(seat) == 100.0 + 8 * DAY
    assert desk.flag(100.0 + 7 * DAY) is None


def test_who_comes_back_early_has_used_the_days_that_began() -> None:
    desk = Desk(THREE_DAYS)
    seat = desk.asked
    for days, at in ((5, 100.0), (0, 100.0 + 1.5 * DAY)):
        taken = desk.table.take_holiday("AB"[seat], seat, days, at)
        assert taken is not None
        desk.keep(at, taken)
    assert desk.table.clocks.holidays[seat].days == 5
    assert desk.table.clocks.deadline(seat) == 100.0 + 4.5 * DAY


def test_a_seat_that_is_asked_on_holiday_has_its_time_afterwards() -> None:
    desk = Desk(THREE_DAYS)
    other = 1 - desk.asked
    taken = desk.table.take_holiday("AB"[other], other, 7, 100.0)
    assert taken is not None
    desk.keep(100.0, taken)
    desk.play_to(other, 100.0 + DAY)
    assert desk.table.clocks.deadline(other) == 100.0 + 10 * DAY


def test_a_secret_window_waits_for_whoever_is_on_holiday() -> None:
    desk = secret_window(THREE_DAYS)
    taken = desk.table.take_holiday("A", 0, 2, 150.0)
    assert taken is not None
    desk.keep(150.0, taken)
    assert desk.table.clock.deadline == 100.0 + 5 * DAY
    ended = desk.table.take_holiday("A", 0, 0, 150.0 + DAY)
    assert ended is not None
    desk.keep(150.0 + DAY, ended)
    assert desk.table.clock.deadline == 100.0 + 4 * DAY


def test_what_nobody_served_is_given_to_a_secret_window_once() -> None:
    desk = secret_window(THREE_DAYS)
    taken = desk.table.take_holiday("A", 0, 5, 100.0)
    assert taken is not None
    desk.keep(100.0, taken)
    # It stood still for four of these six days anyway.
    desk.keep(100.0 + 7 * DAY, Granted(6.0 * DAY))
    assert desk.table.clock.deadline == 100.0 + (5 + 3 + 2) * DAY


def test_a_clock_that_was_set_back_gives_no_more_days_than_were_taken() -> None:
    desk = Desk(THREE_DAYS)
    for days, at in ((5, 100.0 + 10 * DAY), (0, 100.0)):
        taken = desk.table.take_holiday("A", 0, days, at)
        assert taken is not None
        desk.keep(at, taken)
    assert desk.table.clocks.holidays[0].days == 7


@pytest.mark.parametrize(("person", "days"), [("B", 1), ("A", 8), ("A", -1), (None, 1)])
def test_a_holiday_is_for_its_own_seat_and_has_an_end(person: str | None, days: int) -> None:
    with pytest.raises(CommandRefused):
        Desk(THREE_DAYS).table.take_holiday(person, 0, days, 100.0)


def test_one_holiday_at_a_time() -> None:
    desk = Desk(THREE_DAYS)
    assert desk.table.take_holiday("A", 0, 0, 100.0) is None
    taken = desk.table.take_holiday("A", 0, 1, 100.0)
    assert taken is not None
    desk.keep(100.0, taken)
    with pytest.raises(CommandRefused, match="no-holiday"):
        desk.table.take_holiday("A", 0, 1, 200.0)


def test_where_there_are_no_days_there_is_no_holiday() -> None:
    with pytest.raises(CommandRefused, match="no-holiday"):
        Desk(TWENTY_MINUTES).table.take_holiday("A", 0, 1, 100.0)


# Who leads


def test_the_host_hands_the_table_over() -> None:
    desk = Desk(NO_LIMIT, "jolly-roger", 3)
    handed = desk.table.hand_over("A", 1, host_away=False)
    assert handed == HandedOver(1)
    desk.keep(100.0, handed)
    assert desk.table.is_host("B")
    assert not desk.table.is_host("A")
    assert desk.table.hand_over("B", 1, host_away=False) is None


def test_others_take_the_table_on_only_while_the_host_is_away() -> None:
    table = Desk(NO_LIMIT, "jolly-roger", 3).table
    with pytest.raises(CommandRefused, match="host-only"):
        table.hand_over("B", 1, host_away=False)
    with pytest.raises(CommandRefused, match="not-your-seat"):
        table.hand_over("B", 2, host_away=True)
    assert table.hand_over("B", 1, host_away=True) == HandedOver(1)


def test_a_table_goes_on_when_its_host_resigned_or_a_bot_sits_there() -> None:
    for fact in (Resigned(0, "random"), BotSeated(0, "random")):
        desk = Desk(NO_LIMIT, "jolly-roger", 3)
        desk.keep(100.0, fact)
        assert desk.table.hand_over("B", 1, host_away=True) == HandedOver(1)
