"""Who sits at a table, and who may take which seat."""

from __future__ import annotations

import msgspec

from kaper.bots import bot_names
from kaper.server.facts import BotSeated, HandedOver, Joined, Person, Place, TableSetup
from kaper.server.oblivion import is_gone
from kaper.server.persons import PERSONS
from kaper.server.refusals import refuse


class Seating:
    """The seats of a table. Commands give facts, as everywhere."""

    def __init__(self, setup: TableSetup) -> None:
        self.setup = setup
        self.places = [msgspec.structs.replace(place) for place in setup.places]
        # One person, who may have several devices.
        self.hosts = [setup.host]

    @property
    def over(self) -> bool:
        raise NotImplementedError

    @property
    def hot_seat(self) -> bool:
        """Whether several persons play on one device."""
        owners = [
            owner for place in self.places if place.kind == "person" for owner in {*place.owners}
        ]
        return len(set(owners)) < len(owners)

    def owns(self, person: Person | None, seat: int) -> bool:
        if person is None or not 0 <= seat < len(self.places):
            return False
        place = self.places[seat]
        return place.kind == "person" and person in place.owners

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.places)) if self.owns(person, seat))

    def former_seats_of(self, person: Person | None) -> tuple[int, ...]:
        """The seats that a bot plays for this person, who may take them back."""
        if person is None or self.over:
            return ()
        return tuple(s for s, place in enumerate(self.places) if person in place.former)

    def is_host(self, person: Person | None) -> bool:
        return person is not None and person in self.hosts

    @property
    def host_seat(self) -> int | None:
        """Where the host sits; None for nowhere, or no longer."""
        places = enumerate(self.places)
        return next((s for s, place in places if {*place.owners} & {*self.hosts}), None)

    def _own(self, person: Person | None, seat: int) -> None:
        if not self.owns(person, seat):
            refuse("not-your-seat")

    def seat_bot(self, person: Person | None, seat: int, bot: str, *, away: bool) -> BotSeated:
        if not 0 <= seat < len(self.places) or self.over:
            refuse("no-such-seat")
        if bot not in bot_names():
            refuse("no-such-bot")
        kind = self.places[seat].kind
        if kind == "bot":
            refuse("seat-taken")
        if kind == "open" and not self.is_host(person):
            refuse("host-only")
        if kind == "person":
            if not self.is_host(person) and not self.seats_of(person):
                refuse("not-seated")
            if not away:
                refuse("not-away")
        return BotSeated(seat, bot)

    def hand_over(self, person: Person | None, seat: int, *, host_away: bool) -> HandedOver | None:
        """Make the person of a seat the host; who sits there may take that on while the host is
        away for long. Asked twice, it is one."""
        if not 0 <= seat < len(self.places) or self.places[seat].kind != "person":
            refuse("no-such-seat")
        if not self.is_host(person):
            self._own(person, seat)
            if not host_away:
                refuse("host-only")
        owners = self.places[seat].owners
        return None if self.hosts == owners else HandedOver(seat)

    def _handed_over(self, fact: HandedOver) -> None:
        # Of a seat that a bot plays now nobody could lead the table.
        self.hosts = list(self.places[fact.seat].owners) or self.hosts

    def join(
        self, person: Person, name: str, seat: int | None, *, member: bool, portrait: str = ""
    ) -> Joined | None:
        """Take an open seat, or one's own from the bot that stands in; asked twice, it is one."""
        if seat is not None and not 0 <= seat < len(self.places):
            refuse("no-such-seat")
        own = self.seats_of(person)
        if own and seat in (None, *own):
            return None
        if seat is not None and seat in self.former_seats_of(person):
            return Joined(seat, person, name, portrait)
        if not member and not self.setup.listed:
            refuse("not-invited")
        open_seats = [s for s, place in enumerate(self.places) if place.kind == "open"]
        if not open_seats or seat not in (None, *open_seats):
            refuse("seat-taken")
        return Joined(open_seats[0] if seat is None else seat, person, name, portrait)

    def rematch(self, person: Person | None) -> list[Place]:
        """The places of the next table: whoever sat second begins."""
        if not self.over:
            refuse("not-over")
        if not self.seats_of(person) and not self.is_host(person):
            refuse("not-seated")
        turned = [*self.places[1:], self.places[0]]
        return [_again(place) for place in turned]


def _again(place: Place) -> Place:
    """The same place at the next table."""
    if place.kind == "person" and all(map(is_gone, place.owners)):
        return Place("open")
    if place.kind == "bot" and not place.former and place.name not in PERSONS:
        # It took over from somebody who resigned, and has no claim to the name.
        return Place("bot", bot=place.bot)
    return msgspec.structs.replace(place)
