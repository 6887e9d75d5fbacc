"""The time that each seat of a table has left.

It hangs on the table's facts and their moments alone: it is the same after a restart and in every
process. A seat's clock runs as long as its person is asked, of several at once for each until that
one has answered. Bots use no time, nor does an answer that gives itself where everybody sees that
there is no other; where others cannot see that, it uses the pause that it takes, like any answer.

Where nobody may know who has passed no seat's clock runs: that it stops would tell. Such a window
has one time for all (`clock.WindowClock`).

Whoever takes something back goes on with the time that is left, and gets no new time until the game
has come further than it was; the others get back what they have used since.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

from kaper.server.facts import Granted, HolidayTaken, Moved
from kaper.server.pace import DAY, Pace, SeatTime


@dataclass(frozen=True, slots=True)
class Running:
    """A seat's clock: what it was asked, and since when; `free` where an answer that gives itself
    costs nothing."""

    question: int
    since: float
    free: bool


@dataclass(frozen=True, slots=True)
class Holiday:
    """The days that a seat may still be away, and until when it is."""

    days: int
    began: float = -math.inf
    until: float = -math.inf


class SeatClocks:
    """Those of one table, after all its facts so far."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [float(pace.seconds)] * seats
        self.holidays = [Holiday(pace.holiday) for _ in range(seats)]
        self.running: dict[int, Running] = {}
        # The seats for which a bot answers, each with the question that it was too late for.
        self.lapsed: dict[int, int] = {}
        # The seats whose persons have not answered anything since their time was up.
        self.missed: set[int] = set()
        # The numbers of the actions that were done for seats whose time was up.
        self.late: set[int] = set()
        self.settled = 0.0
        self._used = [0.0] * seats  # between the last two facts
        # What everybody had left before each action that can be taken back.
        self._before: dict[int, list[float]] = {}
        # New time is given only where the match has more actions than this.
        self._held_until = [-1] * seats

    # What happens

    def settle(self, at: float, moved: Moved | None = None) -> None:
        """Take the time up to this moment from those whose clocks run."""
        self._used = [0.0] * len(self.left)
        for seat, clock in self.running.items():
            if not (clock.free and moved is not None and moved.by_itself and moved.seat == seat):
                self._used[seat] = max(0.0, at - self._begins(seat, clock.since))
                self.left[seat] -= self._used[seat]
            self.running[seat] = replace(clock, since=at)
        self.settled = at

    def _begins(self, seat: int, since: float) -> float:
        return max(since, self.holidays[seat].until)

    def act(self, moved: Moved, actions: int) -> None:
        """A seat has acted; the match has so many actions now."""
        self._before[actions - 1] = list(self.left)
        if moved.seat in self.lapsed:
            self.late.add(actions - 1)
        elif not moved.by_itself:
            self.missed.discard(moved.seat)

    def follow(
        self, asked: Mapping[int, Running], actions: int, moved: Moved | None = None
    ) -> None:
        """Take note of whose clocks run from here on; `moved` where somebody has just acted."""
        if moved is not None:
            self._end_turn(moved.seat, asked, actions)
        self.lapsed = {
            seat: question
            for seat, question in self.lapsed.items()
            if seat in asked and asked[seat].question == question
        }
        before, self.running = self.running, {}
        for seat, clock in asked.items():
            known = before.get(seat)
            if seat in self.lapsed:
                continue
            if known is None or known.question != clock.question:
                self._ask(seat, actions)
            self.running[seat] = clock

    def _ask(self, seat: int, actions: int) -> None:
        if self.pace.kind == "move" and actions > self._held_until[seat]:
            self.left[seat] = float(self.pace.seconds)

    def _end_turn(self, seat: int, asked: Mapping[int, Running], actions: int) -> None:
        """Whoever has ended a turn gets the seconds that are added for it."""
        ended = seat in self.running and seat not in asked
        if self.pace.kind == "game" and ended and actions > self._held_until[seat]:
            self.left[seat] += self.pace.added

    def take_back(self, seat: int, actions: int, before: int) -> None:
        """A seat has taken the match back to so many actions, from as many as there were."""
        kept = self._before.get(actions)
        for other in range(len(self.left)):
            if kept is not None and other != seat:
                self.left[other] = kept[other]
        self._before = {n: left for n, left in self._before.items() if n < actions}
        self.late = {n for n in self.late if n < actions}
        self._held_until[seat] = max(self._held_until[seat], before)

    def forget(self) -> None:
        """The match goes on from a position: nothing of it can be taken back to."""
        self._before = {}
        self.late = set()
        self._held_until = [-1] * len(self.left)

    def fall(self, seat: int, *, answers: bool) -> None:
        """A seat's time is up; `answers` where somebody answers this one question for it."""
        clock = self.running.pop(seat, None)
        self.left[seat] = max(self.left[seat], float(self.pace.spare))
        self.missed.add(seat)
        if answers and clock is not None:
            self.lapsed[seat] = clock.question

    def seat_person(self, seat: int) -> None:
        """A person has taken a seat, perhaps back from a bot."""
        self.left[seat] = max(self.left[seat], float(self.pace.spare))
        self.missed.discard(seat)

    def take_holiday(self, taken: HolidayTaken, at: float) -> None:
        """Begin a holiday; without days, end it: those that have begun are used up."""
        holiday = self.holidays[taken.seat]
        if taken.days:
            until = at + taken.days * DAY
            self.holidays[taken.seat] = Holiday(holiday.days - taken.days, at, until)
        else:
            unused = math.floor(self.on_holiday(taken.seat, at) / DAY)
            self.holidays[taken.seat] = Holiday(holiday.days + unused)

    def grant(self, granted: Granted) -> None:
        """Give back time in which nobody could have answered."""
        for seat in self.running:
            self.left[seat] += min(granted.seconds, self._used[seat])

    # What can be known

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up."""
        clock = self.running.get(seat)
        return None if clock is None else self._begins(seat, clock.since) + self.left[seat]

    def next_flag(self) -> tuple[float, int] | None:
        """The next moment at which somebody's time is up, and whose."""
        moments = ((self._begins(s, c.since) + self.left[s], s) for s, c in self.running.items())
        return min(moments, default=None)

    def longest(self, seat: int, now: float) -> float:
        """More seconds than these no seat waits, even where the machine's clock was set back."""
        return max(0.0, self.left[seat]) + self.on_holiday(seat, now)

    def wait(self, seat: int, now: float) -> float:
        """The seconds until a seat's time is up."""
        deadline = self.deadline(seat)
        assert deadline is not None
        return min(max(0.0, deadline - now), self.longest(seat, now))

    def on_holiday(self, seat: int, now: float) -> float:
        """For how many seconds more a seat is on holiday."""
        holiday = self.holidays[seat]
        return max(0.0, holiday.until - max(now, holiday.began))

    def times(self, now: float) -> list[SeatTime]:
        """What everybody is told of all seats; nothing where there is no limit."""
        if not self.pace.limits:
            return []
        return [self._time(seat, now) for seat in range(len(self.left))]

    def _time(self, seat: int, now: float) -> SeatTime:
        holiday = self.on_holiday(seat, now)
        left = self.left[seat]
        if seat in self.running:
            left = self.wait(seat, now) - holiday
        return SeatTime(
            round(max(0.0, left), 1), seat in self.running, round(holiday), self.holidays[seat].days
        )
