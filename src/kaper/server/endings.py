"""How tables ended, as it is kept beside their facts, and one person's history made of it."""

from __future__ import annotations

import msgspec

from kaper.server.facts import Person, Place
from kaper.server.http_messages import PastGame
from kaper.server.messages import MatchResult, Seat
from kaper.server.renderings import match_result
from kaper.server.tables import Table

_ENCODER = msgspec.json.Encoder()


class Ending(msgspec.Struct, frozen=True):
    """How a table ended: `places` are those who sat there then."""

    at: float
    places: list[Place]
    result: MatchResult


_DECODER = msgspec.json.Decoder(Ending)


class EndedTable(msgspec.Struct, frozen=True):
    """A finished table as a history has it."""

    id: str
    game: str
    ending: Ending

    def seats_of(self, person: Person) -> list[int]:
        """The seats that were this person's to the end."""
        return [
            seat
            for seat, place in enumerate(self.ending.places)
            if place.kind == "person" and person in place.owners
        ]

    def place_of(self, seat: int) -> int:
        """1 for the best; equals share a place, and the next ones are that much further down."""
        better = 0
        for group in self.ending.result.ranking:
            if seat in group:
                break
            better += len(group)
        return better + 1


def ending_of(table: Table) -> str | None:
    """What is kept of a table that is over."""
    result = match_result(table)
    if result is None:
        return None
    # Somebody may have said something since; when the events of a mended table were, nobody knows.
    last = table.times[-1] if table.times and table.resigned is None else 0.0
    return _ENCODER.encode(Ending(last or table.changed, table.places, result)).decode()


def read_ending(table: str, game: str, text: str) -> EndedTable:
    return EndedTable(table, game, _DECODER.decode(text))


def past_game(table: EndedTable, person: Person) -> PastGame:
    """A finished game as somebody is told of it who played in it."""
    own = table.seats_of(person)
    seats = [
        Seat(
            kind=place.kind,
            name=place.name,
            bot=place.bot,
            mine=seat in own,
            online=False,
            former=False,
            portrait=place.portrait,
        )
        for seat, place in enumerate(table.ending.places)
    ]
    rank = table.place_of(own[0]) if len(own) == 1 else None
    return PastGame(table.id, table.game, table.ending.at, seats, table.ending.result, rank)
