"""The time at a table: clocks of seats and windows, what happens at a flag, and holidays."""

from __future__ import annotations

from collections.abc import Collection

from kaper.bots import STAND_IN
from kaper.kernel.decisions import Decision
from kaper.kernel.frames import PASS, Window
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.clock import WindowClock
from kaper.server.clocks import Running, SeatClocks
from kaper.server.facts import (
    Flagged,
    Granted,
    HolidayTaken,
    Joined,
    KeptFact,
    Moved,
    Person,
    Resigned,
    TableSetup,
    flagged,
    seated,
)
from kaper.server.moments import seconds_until
from kaper.server.refusals import refuse
from kaper.server.seating import Seating


class Timekeeping(Seating):
    """A table as far as time goes. Commands give facts, as everywhere."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__(setup)
        self.match: Match[State] | None = None
        self.pending: dict[int, Decision] = {}
        self.resigned: int | None = None
        # Whether that was because the time was up.
        self.out_of_time = False
        self.clocks = SeatClocks(setup.pace, len(setup.places))
        self.clock = WindowClock(setup.clock, setup.pace.spare)

    @property
    def ticking(self) -> bool:
        """Whether the time left is not the same a moment later."""
        return self.clock.deadline is not None or bool(self.clocks.running)

    def time_left(self, own: Collection[int], now: float) -> float | None:
        """The seconds that whoever plays these seats has to answer; None where nothing presses."""
        asked = [seat for seat in own if seat in self.pending]
        left = [self.clocks.wait(seat, now) for seat in asked if seat in self.clocks.running]
        window = self.clock.left(now) if asked else None
        left += [] if window is None else [window]
        return round(min(left), 1) if left else None

    def bot_of(self, seat: int) -> str:
        """The bot that answers for a seat; none where a person does."""
        if seat in self.clocks.lapsed:
            return STAND_IN
        place = self.places[seat]
        return place.bot if place.kind == "bot" else ""

    # Commands

    def flag(self, now: float) -> Flagged | None:
        """What happens to the next whose time is up; nothing where nobody's is."""
        following = self.clocks.next_flag()
        if following is None:
            return None
        deadline, seat = following
        if seconds_until(deadline, self.clocks.longest(seat, now), now):
            # Somebody acted meanwhile, or the machine's two clocks differ.
            return None
        then = self.setup.pace.flag
        ends = then == "lose" and not self._plays_on_without(seat)
        return Flagged(seat, then, "" if ends else STAND_IN)

    def _plays_on_without(self, seat: int) -> bool:
        """Whether there is a game left where a seat has lost: of two the other has won, and bots
        alone play for nobody."""
        others = [place for number, place in enumerate(self.places) if number != seat]
        return len(others) > 1 and any(place.kind == "person" or place.former for place in others)

    def take_holiday(
        self, person: Person | None, seat: int, days: int, now: float
    ) -> HolidayTaken | None:
        """Let one's clock stand still for some days; 0 goes on at once."""
        self._own(person, seat)
        if self.over or self.match is None:
            refuse("no-holiday")
        away = self.clocks.on_holiday(seat, now) > 0
        if not days:
            return HolidayTaken(seat, 0) if away else None
        if away or not 0 < days <= self.clocks.holidays[seat].days:
            refuse("no-holiday")
        return HolidayTaken(seat, days)

    # Carrying facts out

    def _settle(self, kept: KeptFact) -> None:
        """The time until a fact is used up, whatever the fact is."""
        if self.setup.pace.limits:
            self.clocks.settle(kept.at, kept.fact if isinstance(kept.fact, Moved) else None)

    def _time(self, kept: KeptFact) -> None:
        """What a fact itself does to the clocks."""
        match kept.fact:
            case Moved() if self.setup.pace.limits and self.match is not None:
                self.clocks.act(kept.fact, len(self.match.history))
            case HolidayTaken():
                self.clocks.take_holiday(kept.fact, kept.at)
            case Granted():
                self.clocks.grant(kept.fact)
                self.clock.grant(kept.fact.seconds, kept.at)
            case Joined():
                self.clocks.seat_person(kept.fact.seat)
            case _:
                pass

    def _follow_time(self, at: float, moved: Moved | None) -> None:
        """Find out whose clocks run from here on."""
        match = None if self.over else self.match
        passed = moved is not None and moved.action == PASS.name
        if not self.setup.pace.limits:
            self.clock.follow(match, at, passed=passed)
            return
        holidays = [holiday.until for holiday in self.clocks.holidays]
        self.clock.follow(match, at, passed=passed, holidays=holidays)
        actions = 0 if match is None else len(match.history)
        self.clocks.follow(self._asked_persons(at), actions, moved)

    def _asked_persons(self, at: float) -> dict[int, Running]:
        match = None if self.over else self.match
        if match is None or not match.state.stack:
            return {}
        state, top = match.state, match.state.stack[-1]
        if isinstance(top, Window) and top.secret:
            return {}
        return {
            seat: Running(asked.id, at, top.in_the_open(state, seat))
            for seat, asked in self.pending.items()
            if self.places[seat].kind == "person"
        }

    def _flagged(self, fact: Flagged) -> None:
        self.clocks.fall(fact.seat, answers=fact.then == "move")
        self.places[fact.seat] = flagged(self.places[fact.seat], fact)
        if fact.then == "lose" and not fact.bot:
            self.resigned, self.out_of_time = fact.seat, True

    def _give_up(self, fact: Resigned) -> None:
        self.places[fact.seat] = seated(self.places[fact.seat], fact)
        if not fact.bot:
            self.resigned = fact.seat
