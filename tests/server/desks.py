"""A table at any time of a test's own."""

from __future__ import annotations

from kaper.server.facts import (
    AnyFact,
    Flagged,
    KeptFact,
    Place,
    TableSetup,
)
from kaper.server.kept import Stored
from kaper.server.pace import DAY, AtFlag, Pace
from kaper.server.rebuild import rebuild
from kaper.server.tables import Table

THREE_DAYS = Pace("move", 3 * DAY, 0, "move", 7)
TWENTY_MINUTES = Pace("game", 1200, 0, "move", 0)


def with_flag(pace: Pace, flag: AtFlag) -> Pace:
    return Pace(pace.kind, pace.seconds, pace.added, flag, pace.holiday)


class Desk:
    """A table at any time of our own; it begins at 100."""

    def __init__(
        self,
        pace: Pace,
        game: str = "martinique",
        seats: int = 2,
        *,
        clock: int = 0,
        bots: tuple[int, ...] = (),
    ) -> None:
        places = [
            Place("bot", name, "random") if seat in bots else Place("person", name, "", [name])
            for seat, name in enumerate("ABCDE"[:seats])
        ]
        setup = TableSetup("t", game, {}, "seed", "A", places, 0.0, clock, pace=pace)
        self.table = Table(setup)
        self.facts: list[KeptFact] = []
        self.keep(100.0, self.table.start())

    def keep(self, at: float, fact: AnyFact, *, carried_out: bool = False) -> None:
        kept = KeptFact(self.table.sequence + 1, fact, at)
        self.table.record(kept, carried_out=carried_out)
        self.facts.append(kept)

    @property
    def asked(self) -> int:
        return self.table.waiting()[0]

    def play(self, at: float, seat: int | None = None, verb: str | None = None) -> int:
        """Somebody who is asked does anything; gives who."""
        seat = self.asked if seat is None else seat
        asked = self.table.pending[seat]
        option = next(o for o in asked.options if verb in (None, o.verb))
        self.keep(at, self.table.move(seat, asked.id, option.text), carried_out=True)
        return seat

    def play_to(self, seat: int, at: float) -> None:
        while self.asked != seat:
            self.play(at)

    def take_back(self, at: float, seat: int) -> None:
        self.keep(at, self.table.take_back("ABCDE"[seat], seat))

    def left(self, now: float) -> list[float]:
        return [time.left for time in self.table.clocks.times(now)]

    def running(self, now: float) -> list[int]:
        return [s for s, time in enumerate(self.table.clocks.times(now)) if time.running]

    def flag(self, at: float) -> Flagged | None:
        fact = self.table.flag(at)
        if fact is not None:
            self.keep(at, fact)
        return fact

    def again(self) -> Table:
        return rebuild(Stored(self.table.setup, self.facts, None, 0))[0]


def secret_window(pace: Pace) -> Desk:
    """A table of Jolly Roger at which nobody may know who has passed."""
    desk = Desk(pace, "jolly-roger", 3)
    for _ in range(400):
        if desk.table._secret_window() is not None:
            return desk
        # Cards are laid out and answered sooner or later.
        asked = [s for s in desk.table.pending if len(desk.table.pending[s].options) > 1]
        seat = asked[0] if asked else desk.asked
        verbs = [option.verb for option in desk.table.pending[seat].options]
        desk.play(100.0, seat, next((verb for verb in verbs if verb == "mutiny"), verbs[0]))
    raise AssertionError("no card was answered")
