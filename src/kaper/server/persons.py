"""The persons whose parts bots play, and the portraits that players choose from."""

from __future__ import annotations

import hashlib

import msgspec

from kaper.server.facts import Place
from kaper.server.refusals import refuse

# First names, the same in every language: no game has a role or a card called so.
PERSONS = (
    "Amara",
    "Bruno",
    "Celia",
    "Dario",
    "Edda",
    "Fabian",
    "Greta",
    "Hugo",
    "Ines",
    "Jonas",
    "Kaya",
    "Lorenzo",
    "Mirela",
    "Nils",
    "Odette",
    "Pilar",
)
# The client draws them: web/src/ui/portraits.
PORTRAITS = frozenset(person.lower() for person in PERSONS)


def portrait(word: str) -> str:
    """The portrait that somebody chose; nobody has to."""
    if word and word not in PORTRAITS:
        refuse("bad-message")
    return word


def introduce(places: list[Place], draw: str) -> None:
    """Bots become persons, each another one, in an order that `draw` decides.

    Those that have a name keep it: a voyage's rivals, and whoever stands in for somebody.
    """
    order = sorted(PERSONS, key=lambda person: hashlib.sha256(f"{draw} {person}".encode()).digest())
    taken = {place.name.casefold() for place in places} | {place.portrait for place in places}
    free = iter([person for person in order if person.lower() not in taken])
    for seat, place in enumerate(places):
        if place.kind == "bot" and not place.portrait:
            person = place.name if place.name in PERSONS else next(free)
            name, face = place.name or person, person.lower()
            places[seat] = msgspec.structs.replace(place, name=name, portrait=face)
