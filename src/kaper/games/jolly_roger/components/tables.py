"""The components of Jolly Roger, read from `components.toml` or from a player's own file."""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from kaper.games.jolly_roger.actions import Actions
from kaper.games.jolly_roger.components.cards import (
    FLAGS,
    KINDS,
    NO_SKILL,
    SKILLS,
    SPECIALS,
    TYPES,
)
from kaper.kernel.components import Component, Components
from kaper.kernel.errors import BadSetup

ROUNDS = 10
USES = ("gold", "rum", "jewels", "hostage")


@dataclass(frozen=True, slots=True)
class RoleCard(Component):
    crew: int


@dataclass(frozen=True, slots=True)
class SpecialCard(Component):
    crew: int


@dataclass(frozen=True, slots=True)
class CrewCard(Component):
    """A plain crew card: points of one skill (or of any) for attacks, crew members for mutinies."""

    skill: str
    value: int
    crew: int


@dataclass(frozen=True, slots=True)
class Destination(Component):
    """`crew` is what a Pirate Port deals to everybody; `flag` limits the number of players."""

    type: str
    navigation: int
    gunnery: int
    melee: int
    loot: int
    crew: int
    flag: str


@dataclass(frozen=True, slots=True)
class LootCard(Component):
    """`use` is gold, rum, jewels or hostage; `gold` is what it is worth at the end."""

    use: str
    gold: int


@dataclass(frozen=True, slots=True)
class Tables:
    """What the rules need of the components, in numbers; shared by all clones of a state.

    Crew cards, destinations and loot cards of one kind are alike and go by the number of the kind.
    """

    crew_names: tuple[str, ...]
    crew_number: dict[str, int]
    crew_deck: tuple[int, ...]
    copies: tuple[int, ...]
    crew: tuple[int, ...]  # crew members of each kind
    skill: tuple[int, ...]  # 0 to 2, ANY_SKILL or NO_SKILL
    value: tuple[int, ...]
    destination_names: tuple[str, ...]
    type_of: tuple[int, ...]
    needs: tuple[tuple[int, ...], ...]  # navigation, gunnery, melee
    ranges: tuple[tuple[tuple[int, int], ...], ...]  # by type: least and most of each skill
    loot_of: tuple[int, ...]
    port_crew: tuple[int, ...]
    flags: tuple[str, ...]
    destination_deck: tuple[int, ...]
    loot_names: tuple[str, ...]
    loot_number: dict[str, int]
    loot_deck: tuple[int, ...]
    gold: tuple[int, ...]
    use: tuple[str, ...]
    actions: Actions
    components: Components = field(repr=False)

    def piles(self, seats: int) -> list[tuple[int, ...]]:
        """The destination piles by type, without the cards whose flag excludes this number."""
        kept = [kind for kind in self.destination_deck if FLAGS[self.flags[kind]](seats)]
        return [tuple(k for k in kept if self.type_of[k] == t) for t in range(len(TYPES))]


@lru_cache(maxsize=8)
def tables_of(components: Components) -> Tables:
    """The checked tables of some components."""
    # Rule: components.decks, special.copies
    specials = components.rows("special", SpecialCard)
    _check_ids("special", specials, tuple(f"special-{name}" for name in SPECIALS))
    roles = components.rows("role", RoleCard)
    _check_ids("role", roles, ("special-captain", "special-quartermaster"))
    _check_ids("help", components.rows("help", Component), ("help-card",))
    # Rule: components.plain-crew-house, components.loot-house
    # Rule: components.destinations-house, voyage.ranking
    plain = components.rows("crew", CrewCard)
    destinations = components.rows("destination", Destination)
    loot = components.rows("loot", LootCard)
    for card in plain:
        _check(card.skill in (*SKILLS, "any"), f"crew {card.id}: no skill {card.skill!r}")
    for place in destinations:
        _check(place.type in TYPES, f"destination {place.id}: no type {place.type!r}")
        _check(place.flag in FLAGS, f"destination {place.id}: no flag {place.flag!r}")
    for spoil in loot:
        _check(spoil.use in USES, f"loot {spoil.id}: field 'use' is one of {', '.join(USES)}")
    for table, rows in (("crew", plain), ("destination", destinations), ("loot", loot)):
        _check_rows(table, rows)
    _check(len(specials) + len(plain) <= KINDS, f"crew: more than {KINDS} kinds of crew cards")
    tables = _tables(components, specials, plain, destinations, loot)
    _check_enough(tables)
    return tables


# Copies and pickles of a state refer to the tables by what they were made of.
copyreg.pickle(Tables, lambda tables: (tables_of, (tables.components,)))


def _tables(
    components: Components,
    specials: tuple[SpecialCard, ...],
    plain: tuple[CrewCard, ...],
    destinations: tuple[Destination, ...],
    loot: tuple[LootCard, ...],
) -> Tables:
    crew_names = (*SPECIALS, *(card.id.removeprefix("crew-") for card in plain))
    loot_names = tuple(card.id.removeprefix("loot-") for card in loot)
    skills = (*SKILLS, "any")
    return Tables(
        crew_names=crew_names,
        crew_number={name: kind for kind, name in enumerate(crew_names)},
        crew_deck=_deck((*specials, *plain)),
        copies=tuple(card.copies for card in (*specials, *plain)),
        crew=(*(card.crew for card in specials), *(card.crew for card in plain)),
        skill=(NO_SKILL,) * len(specials) + tuple(skills.index(card.skill) for card in plain),
        value=(0,) * len(specials) + tuple(card.value for card in plain),
        destination_names=tuple(d.id.removeprefix("destination-") for d in destinations),
        type_of=tuple(TYPES.index(d.type) for d in destinations),
        needs=tuple(_needs(d) for d in destinations),  # Rule: attack.target-card-parts
        ranges=tuple(_ranges([_needs(d) for d in destinations if d.type == t]) for t in TYPES),
        loot_of=tuple(d.loot for d in destinations),  # Rule: attack.target-card-parts
        port_crew=tuple(d.crew for d in destinations),
        flags=tuple(d.flag for d in destinations),  # Rule: attack.target-card-parts
        destination_deck=_deck(destinations),
        loot_names=loot_names,
        loot_number={name: kind for kind, name in enumerate(loot_names)},
        loot_deck=_deck(loot),
        gold=tuple(card.gold for card in loot),
        use=tuple(card.use for card in loot),
        actions=Actions(crew_names, loot_names),
        components=components,
    )


def _needs(place: Destination) -> tuple[int, ...]:
    return place.navigation, place.gunnery, place.melee


def _ranges(needs: Sequence[tuple[int, ...]]) -> tuple[tuple[int, int], ...]:
    """What the backs of a type tell."""
    # Rule: setup.help-card
    return tuple((min(column), max(column)) for column in zip(*needs, strict=True))


def _deck(rows: Sequence[Component]) -> tuple[int, ...]:
    return tuple(kind for kind, row in enumerate(rows) for _ in range(row.copies))


def _check(holds: bool, fault: str) -> None:
    if not holds:
        raise BadSetup(fault)


def _check_ids(table: str, rows: Sequence[Component], ids: tuple[str, ...]) -> None:
    if tuple(row.id for row in rows) != ids:
        raise BadSetup(f"{table}: the rows are {', '.join(ids)}, in this order")


def _check_rows(table: str, rows: Sequence[Component]) -> None:
    _check(len({row.id for row in rows}) == len(rows), f"{table}: an id stands twice")
    _check(len(rows) <= KINDS, f"{table}: more than {KINDS} kinds")
    for row in rows:
        _check(row.copies > 0, f"{table} {row.id}: field 'copies' must be 1 or more")
        _check(row.id.startswith(f"{table}-"), f"{table} {row.id}: the id begins with {table}-")


def _check_enough(tables: Tables) -> None:
    """Whatever the number of players, every type and all ten rounds have their cards."""
    _check(len(tables.crew_deck) >= 60, "crew: ten players need 60 crew cards")
    for seats in range(3, 11):
        piles = tables.piles(seats)
        for name, pile in zip(TYPES, piles, strict=True):
            _check(bool(pile), f"destination: no {name} is left for {seats} players")
        rounds = sum(map(len, piles[:-1]))
        _check(rounds >= ROUNDS, f"destination: {seats} players can sail only {rounds} times")
