"""What is kept of a table without one of its persons: somebody sat there, and nothing tells who."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Collection, Sequence

import msgspec

from kaper.server.facts import AnyFact, Joined, Person, Place, Said, Shared

# The message that stands in the place of what somebody said.
WITHDRAWN = "web-deleted"
# What begins the word that stands in the place of a person, at each table another one.
_GONE = "gone-"


def is_gone(person: Person) -> bool:
    return person.startswith(_GONE)


def names_by_seat(
    person: Person, places: Sequence[Place], facts: Collection[AnyFact]
) -> dict[int, set[str]]:
    """What a person was called on each seat that was ever theirs."""
    names: defaultdict[int, set[str]] = defaultdict(set)
    for seat, place in enumerate(places):
        if person in (*place.owners, *place.former):
            names[seat].add(place.name)
    for fact in facts:
        if isinstance(fact, Joined) and fact.person == person:
            names[fact.seat].add(fact.name)
    return dict(names)


class Oblivion:
    """Forgets one person at one table, by all that is known of who sat there."""

    def __init__(self, person: Person, places: Sequence[Place], facts: Collection[AnyFact]) -> None:
        self.gone = _GONE + secrets.token_hex(16)
        self._person = person
        # Bots that stand in are called so, too.
        self._names = names_by_seat(person, places, facts)

    def places(self, places: Sequence[Place]) -> list[Place]:
        return [
            msgspec.structs.replace(
                place,
                name=self._name(seat, place.name),
                owners=self._persons(place.owners),
                former=self._persons(place.former),
            )
            for seat, place in enumerate(places)
        ]

    def fact(self, fact: AnyFact, *, said: bool) -> AnyFact:
        """A fact without the person, who may have `said` it."""
        match fact:
            case Joined():
                return msgspec.structs.replace(
                    fact,
                    person=self._who(fact.person),
                    name=self._name(fact.seat, fact.name),
                )
            case Shared():
                return msgspec.structs.replace(fact, person=self._who(fact.person))
            case Said() if said:
                return Said(fact.seat, "", "", WITHDRAWN)
            case Said():
                return msgspec.structs.replace(fact, name=self._name(fact.seat, fact.name))
        return fact

    def _who(self, person: Person) -> Person:
        return self.gone if person == self._person else person

    def _persons(self, persons: list[Person]) -> list[Person]:
        return [self._who(person) for person in persons]

    def _name(self, seat: int | None, name: str) -> str:
        return "" if seat is not None and name in self._names.get(seat, ()) else name
