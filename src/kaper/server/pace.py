"""How much time a table gives to those who play there: as it is chosen, kept and told."""

from __future__ import annotations

from typing import Literal

import msgspec

DAY = 86_400

# When a seat's time is up: a bot makes this move, a bot plays on until the person is back, or the
# seat has lost.
AtFlag = Literal["move", "bot", "lose"]
# No limit; time for each answer; time for the whole game.
PaceKind = Literal["none", "move", "game"]

# Whoever has used up the time of a game goes on with this share of it.
_SPARE = 20
_LEAST_SPARE = 30
_LONGEST_MOVE = 30 * DAY
_LONGEST_GAME = 365 * DAY
_MOST_HOLIDAY = 60


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """How much time each seat has: `seconds` for every move, or for the whole game, then with
    `added` seconds after each turn. `flag` is what happens when it is up.

    At a table of days everybody may take so many days of `holiday`.
    """

    kind: PaceKind
    seconds: int
    added: int
    flag: AtFlag
    holiday: int

    @property
    def limits(self) -> bool:
        return self.kind != "none"

    @property
    def in_days(self) -> bool:
        """Whether nobody has to be at the table all the time."""
        return self.seconds >= DAY

    @property
    def spare(self) -> int:
        """The seconds that a seat goes on with whose time was up, and that a window has in which
        nobody may see whose clock runs."""
        if self.kind == "game":
            return max(_LEAST_SPARE, self.seconds // _SPARE)
        return self.seconds

    def is_possible(self, least: int) -> bool:
        """Whether a table may be made with it; `least` seconds are needed to answer at all."""
        if not self.limits:
            return self == NO_LIMIT
        longest = _LONGEST_MOVE if self.kind == "move" else _LONGEST_GAME
        most_added = self.seconds if self.kind == "game" else 0
        most_holiday = _MOST_HOLIDAY if self.in_days else 0
        return (
            least <= self.seconds <= longest
            and 0 <= self.added <= most_added
            and 0 <= self.holiday <= most_holiday
        )


NO_LIMIT = Pace("none", 0, 0, "move", 0)


class SeatTime(msgspec.Struct, frozen=True, rename="camel"):
    """The seconds that a seat has `left`, and whether they are `running` out.

    It is on `holiday` for so many seconds more, and has so many `days` of holiday left.
    """

    left: float
    running: bool
    holiday: float
    days: int
