"""The components of Merchants & Marauders, from `components.toml` or a player's own file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import get_args

from kaper.games.marauders.components.board import (
    borders_of,
    check_links,
    number_of,
    numbered,
    steps_of,
    ways_of,
)
from kaper.games.marauders.components.names import Fleet, Location, ShipType, Weapon
from kaper.games.marauders.components.names import Nation as NationName
from kaper.games.marauders.components.rows import (
    Captain,
    Cargo,
    EventCard,
    Glory,
    Mission,
    Modification,
    Nation,
    Npc,
    Rumor,
    Ship,
    Specialist,
    Zone,
)
from kaper.games.marauders.components.vocabulary import (
    ABILITY_WORDS,
    EVENT_WORDS,
    GLORY_WORDS,
    GOAL_WORDS,
    MODIFICATION_WORDS,
    MOMENTS,
    REQUIREMENT_WORDS,
    ZONE_WORDS,
    AbilityWord,
    ModificationWord,
    Names,
    Word,
    ZoneWord,
    read_reward,
    read_word,
    read_words,
    values_of,
)
from kaper.kernel.components import Component, Components
from kaper.kernel.errors import BadSetup

NONE = -1
# Rule: ship.maneuverability-undamaged
LOCATIONS: tuple[Location, ...] = get_args(Location)
HULL, HOLD, MASTS, CREW, CANNONS = range(5)
ESCAPE = -1
SHIPS: tuple[ShipType, ...] = get_args(ShipType)  # Rule: ship.types
SLOOP, FLUTE, FRIGATE, GALLEON, SHIP_OF_THE_LINE = range(5)
WEAPONS: tuple[Weapon, ...] = get_args(Weapon)
HOOKS, CHAIN_SHOT, GRAPE_SHOT = range(3)
NATIONS: tuple[NationName, ...] = get_args(NationName)
SPAIN, ENGLAND, FRANCE, NETHERLANDS = range(4)
FLEETS: tuple[Fleet, ...] = get_args(Fleet)  # Rule: term.npc
PIRATE_SLOOP, PIRATE_FRIGATE = 4, 5
SKILLS = ("seamanship", "scouting", "leadership", "influence")
SEAMANSHIP, SCOUTING, LEADERSHIP, INFLUENCE = range(4)
SPECIALIST_KINDS = (  # Rule: specialist.kinds
    "craftsman",
    "boatswain",
    "gunner",
    "sawbones",
    "lookout",
    "veteran",
    "steward",
    "helmsman",
)


@dataclass(frozen=True, slots=True)
class Tables:
    """What the rules need of the components, in numbers; shared by all clones of a state."""

    zone_names: tuple[str, ...]
    zone_number: Mapping[str, int]
    zone_nation: tuple[int, ...]  # of the port; NONE where there is none
    zone_rule: tuple[Mapping[ZoneWord, int], ...]
    neighbours: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[int, ...], ...]  # how many borders lie between two zones
    way: tuple[tuple[int, ...], ...]  # the zone an NPC reaches by N, E, S, W
    ports: tuple[int, ...]
    ship_values: tuple[tuple[int, ...], ...]  # by location
    maneuverability: tuple[int, ...]
    ship_price: tuple[int, ...]
    ship_value: tuple[int, ...]
    starting_ships: tuple[int, ...]
    captain_names: tuple[str, ...]
    captain_number: Mapping[str, int]
    home: tuple[int, ...]
    skills: tuple[tuple[int, ...], ...]  # of captains
    abilities: tuple[Mapping[AbilityWord, int], ...]
    goods: tuple[str, ...]
    good_number: Mapping[str, int]
    cargo_names: tuple[str, ...]
    cargo_number: Mapping[str, int]
    good: tuple[int, ...]  # of each cargo card
    loot: tuple[int, ...]
    symbol: tuple[int, ...]  # the location hit, or ESCAPE
    demand: tuple[int, ...]  # all Demand tokens
    npc_names: tuple[str, ...]  # the cards, then the nameless admirals by nation
    npc_number: Mapping[str, int]
    npc_fleet: tuple[int, ...]
    npc_zone: tuple[int, ...]
    npc_skills: tuple[tuple[int, ...], ...]
    nameless: int  # the first nameless admiral
    event_names: tuple[str, ...]  # the NPC cards, then the others
    event_number: Mapping[str, int]
    event_icons: tuple[tuple[tuple[int, int], ...], ...]  # fleet and direction
    event_words: tuple[Word, ...]  # an empty name for NPC cards
    glory_names: tuple[str, ...]  # Specialists first
    glory_number: Mapping[str, int]
    glory_deck: tuple[int, ...]
    specialists: int  # how many of the kinds of Glory cards are Specialists
    specialist_kind: tuple[int, ...]
    specialist_power: tuple[Word, ...]
    hire_price: tuple[int, ...]  # NONE where a test is made
    hire_skill: tuple[int, ...]
    hire_ports: tuple[int, ...]  # mask of zones
    when: tuple[str, ...]  # of each Glory kind; empty for Specialists
    effect: tuple[Word, ...]
    answers: frozenset[tuple[str, str]]  # what the deck's cards do, by their moments
    rumor_names: tuple[str, ...]
    rumor_number: Mapping[str, int]
    rumor_zone: tuple[int, ...]
    rumor_skill: tuple[int, ...]
    rumor_reward: tuple[tuple[Word, ...], ...]
    mission_names: tuple[str, ...]
    mission_number: Mapping[str, int]
    mission_place: tuple[int, ...]
    mission_needs: tuple[tuple[Word, ...], ...]
    mission_goal: tuple[Word, ...]
    mission_reward: tuple[tuple[Word, ...], ...]
    mission_consolation: tuple[tuple[Word, ...], ...]
    mission_turns: tuple[int, ...]
    mission_prey: tuple[int, ...]
    modification_names: tuple[str, ...]
    modification_number: Mapping[str, int]
    modification_bag: tuple[int, ...]
    power: Mapping[ModificationWord, int]  # the Modification with this power
    weapon_supply: tuple[int, ...]
    merchants: tuple[int, ...]  # nations of all tokens
    seat_of_nation: tuple[int, ...]


def _ids(rows: Sequence[Component]) -> tuple[str, ...]:
    return tuple(row.id for row in rows)


def _check_ids(table: str, rows: Sequence[Component], wanted: Sequence[str]) -> None:
    if _ids(rows) != tuple(wanted):
        raise BadSetup(f"{table}: the rows are {', '.join(wanted)}, in this order")


@lru_cache(maxsize=8)
def tables_of(components: Components) -> Tables:
    """The checked tables of some components."""
    zones = components.rows("zone", Zone)
    ships = components.rows("ship", Ship)
    captains = components.rows("captain", Captain)
    cargo = components.rows("cargo", Cargo)
    npcs = components.rows("npc", Npc)
    events = components.rows("event", EventCard)
    specialists = components.rows("specialist", Specialist)
    glory = components.rows("glory", Glory)
    rumors = components.rows("rumor", Rumor)
    missions = components.rows("mission", Mission)
    modifications = components.rows("modification", Modification)
    nations = components.rows("nation", Nation)
    weapons = components.rows("weapon", Component)
    _check_ids("ship", ships, SHIPS)
    _check_ids("nation", nations, NATIONS)
    _check_ids("weapon", weapons, WEAPONS)
    names = Names(
        numbered(_ids(zones)), numbered(NATIONS), numbered(_ids(cargo)), numbered(SPECIALIST_KINDS)
    )
    links = [borders_of(zone, names.zones) for zone in zones]
    check_links(zones, links)
    event_names, event_icons, event_words = _events(npcs, events, names)
    powers = [
        read_word(f"modification {row.id}: power", row.power, MODIFICATION_WORDS, names)
        for row in modifications
    ]
    nation_of_zone = tuple(
        number_of(f"zone {row.id}: nation", row.nation, names.nations) if row.nation else NONE
        for row in zones
    )
    for row in cargo:
        _check_copies(row)
    cards = [(good, number) for good, row in enumerate(cargo) for number in range(row.copies)]
    admirals: list[Npc | Nation] = [*npcs, *nations]
    return Tables(
        zone_names=_ids(zones),
        zone_number=names.zones,
        zone_nation=nation_of_zone,
        zone_rule=tuple(  # Rule: board.zone-rules
            values_of(
                read_words(
                    f"zone {row.id}: rule", (row.rule,) if row.rule else (), ZONE_WORDS, names
                ),
                ZONE_WORDS,
            )
            for row in zones
        ),
        neighbours=tuple(tuple(link.values()) for link in links),
        steps=steps_of(links),
        way=tuple(ways_of(link) for link in links),
        # Rule: board.zones
        ports=tuple(zone for zone, nation in enumerate(nation_of_zone) if nation != NONE),
        ship_values=tuple(  # Rule: ship.parameters, setup.location-cubes
            (row.durability, row.hold, row.durability, row.crew, row.cannons) for row in ships
        ),
        maneuverability=tuple(row.maneuverability for row in ships),
        ship_price=tuple(row.price for row in ships),
        ship_value=tuple(row.value for row in ships),
        starting_ships=tuple(number for number, row in enumerate(ships) if row.starting),
        captain_names=_ids(captains),
        captain_number=numbered(_ids(captains)),
        home=tuple(number_of(f"captain {row.id}: home", row.home, names.zones) for row in captains),
        skills=tuple(  # Rule: captain.skills
            (row.seamanship, row.scouting, row.leadership, row.influence) for row in captains
        ),
        abilities=tuple(  # Rule: captain.role
            values_of(
                read_words(f"captain {row.id}: abilities", row.abilities, ABILITY_WORDS, names),
                ABILITY_WORDS,
            )
            for row in captains
        ),
        goods=_ids(cargo),
        good_number=names.goods,
        cargo_names=tuple(f"{cargo[good].id}-{number + 1}" for good, number in cards),
        cargo_number={f"{cargo[g].id}-{n + 1}": card for card, (g, n) in enumerate(cards)},
        good=tuple(good for good, _ in cards),
        # Rule: raid.card-symbols
        loot=tuple(cargo[good].loot[number] for good, number in cards),
        symbol=tuple(_symbol(cargo[good], cargo[good].symbols[number]) for good, number in cards),
        # Rule: components.tokens
        demand=tuple(good for good, row in enumerate(cargo) for _ in range(row.demand)),
        npc_names=(*_ids(npcs), *(f"admiral-{nation}" for nation in NATIONS)),
        npc_number=numbered((*_ids(npcs), *(f"admiral-{nation}" for nation in NATIONS))),
        npc_fleet=(
            *(number_of(f"npc {row.id}: fleet", row.fleet, numbered(FLEETS)) for row in npcs),
            *range(len(NATIONS)),
        ),
        npc_zone=(
            *(number_of(f"npc {row.id}: zone", row.zone, names.zones) for row in npcs),
            *(number_of(f"nation {row.id}: seat", row.seat, names.zones) for row in nations),
        ),
        npc_skills=tuple((row.seamanship, row.scouting, row.leadership) for row in admirals),
        nameless=len(npcs),
        event_names=event_names,
        event_number=numbered(event_names),
        event_icons=event_icons,
        event_words=event_words,
        glory_names=(*_ids(specialists), *_ids(glory)),
        glory_number=numbered((*_ids(specialists), *_ids(glory))),
        glory_deck=tuple(
            kind for kind, row in enumerate((*specialists, *glory)) for _ in range(row.copies)
        ),
        specialists=len(specialists),
        specialist_kind=tuple(
            number_of(f"specialist {row.id}: kind", row.kind, names.specialists)
            for row in specialists
        ),
        specialist_power=tuple(
            read_word(f"specialist {row.id}: power", row.power, ABILITY_WORDS, names)
            for row in specialists
        ),
        hire_price=tuple(_hiring(row, names)[0] for row in specialists),
        hire_skill=tuple(_hiring(row, names)[1] for row in specialists),
        hire_ports=tuple(_hire_ports(row, names, nation_of_zone) for row in specialists),
        when=(*("" for _ in specialists), *(_moment(row) for row in glory)),
        effect=(*(Word("") for _ in specialists), *(_effect(row, names) for row in glory)),
        answers=frozenset((row.when, _effect(row, names).name) for row in glory),
        rumor_names=_ids(rumors),
        rumor_number=numbered(_ids(rumors)),
        rumor_zone=tuple(
            number_of(f"rumor {row.id}: zone", row.zone, names.zones) for row in rumors
        ),
        rumor_skill=tuple(
            number_of(f"rumor {row.id}: test", row.test, numbered(SKILLS)) for row in rumors
        ),
        rumor_reward=tuple(
            read_reward(f"rumor {row.id}", row.reward, names, fights=row.test == "scouting")
            for row in rumors
        ),
        mission_names=_ids(missions),
        mission_number=numbered(_ids(missions)),
        mission_place=tuple(
            number_of(f"mission {row.id}: place", row.place, names.zones) for row in missions
        ),
        mission_needs=tuple(
            read_words(f"mission {row.id}: requires", row.requires, REQUIREMENT_WORDS, names)
            for row in missions
        ),
        mission_goal=tuple(
            read_word(f"mission {row.id}: goal", row.goal, GOAL_WORDS, names) for row in missions
        ),
        mission_reward=tuple(
            read_reward(f"mission {row.id}", row.reward, names) for row in missions
        ),
        mission_consolation=tuple(
            read_reward(f"mission {row.id}", row.consolation, names, field="consolation")
            for row in missions
        ),
        mission_turns=tuple(row.turns for row in missions),
        mission_prey=tuple(row.prey for row in missions),
        modification_names=_ids(modifications),
        modification_number=numbered(_ids(modifications)),
        modification_bag=tuple(  # Rule: components.tokens
            kind for kind, row in enumerate(modifications) for _ in range(row.copies)
        ),
        power={
            name: number
            for number, word in enumerate(powers)
            for name in MODIFICATION_WORDS
            if name == word.name
        },
        weapon_supply=tuple(row.copies for row in weapons),
        # Rule: components.tokens
        merchants=tuple(nation for nation, row in enumerate(nations) for _ in range(row.copies)),
        seat_of_nation=tuple(
            number_of(f"nation {row.id}: seat", row.seat, names.zones) for row in nations
        ),
    )


def _check_copies(row: Cargo) -> None:
    for field, entries in (("loot", len(row.loot)), ("symbols", len(row.symbols))):
        if entries != row.copies:
            raise BadSetup(f"cargo {row.id}: field {field!r} needs {row.copies} entries")


def _symbol(row: Cargo, word: str) -> int:
    if word == "escape":
        return ESCAPE
    return number_of(f"cargo {row.id}: symbols", word, numbered(LOCATIONS))


def _events(
    npcs: Sequence[Npc], events: Sequence[EventCard], names: Names
) -> tuple[tuple[str, ...], tuple[tuple[tuple[int, int], ...], ...], tuple[Word, ...]]:
    """Every Event card of the deck: its name, its icons and what it does."""
    titles = [row.id for row in npcs]
    icons = [_icons(f"npc {row.id}", row.icons) for row in npcs]
    words = [Word("") for _ in npcs]
    for row in events:
        word = read_word(f"event {row.id}: effect", row.effect, EVENT_WORDS, names)
        each = len(row.icons) // row.copies
        for copy in range(row.copies):
            titles.append(f"{row.id}-{copy + 1}" if row.copies > 1 else row.id)
            icons.append(_icons(f"event {row.id}", row.icons[copy * each : (copy + 1) * each]))
            words.append(word)
    return tuple(titles), tuple(icons), tuple(words)


def _icons(card: str, icons: Sequence[str]) -> tuple[tuple[int, int], ...]:
    found = []
    for icon in icons:
        fleet, _, way = icon.partition(" ")
        where = f"{card}: icons"
        direction = number_of(where, way, {"n": 0, "e": 1, "s": 2, "w": 3})
        found.append((number_of(where, fleet, numbered(FLEETS)), direction))
    return tuple(found)


def _hiring(row: Specialist, names: Names) -> tuple[int, int]:
    """The price, or NONE and the skill to test."""
    word, *rest = row.hire.split()
    if word == "gold" and len(rest) == 1 and rest[0].isdecimal():
        return int(rest[0]), NONE
    return NONE, number_of(f"specialist {row.id}: hire", word, numbered(SKILLS))


def _hire_ports(row: Specialist, names: Names, nations: Sequence[int]) -> int:
    _, *places = row.hire.split()
    if _hiring(row, names)[0] == NONE:
        for place in places:
            number_of(f"specialist {row.id}: hire", place, {**names.zones, **names.nations})
    mask = 0
    for zone, nation in enumerate(nations):
        if nation == NONE:
            continue
        free = _hiring(row, names)[0] != NONE
        name = next(n for n, number in names.zones.items() if number == zone)
        if free or name in places or NATIONS[nation] in places:
            mask |= 1 << zone
    return mask


def _moment(row: Glory) -> str:
    if row.when not in MOMENTS:
        raise BadSetup(f"glory {row.id}: field 'when' is one of {', '.join(MOMENTS)}")
    return row.when


def _effect(row: Glory, names: Names) -> Word:
    word = read_word(f"glory {row.id}: effect", row.effect, GLORY_WORDS, names)
    words = MOMENTS[_moment(row)]
    if word.name not in words:
        raise BadSetup(f"glory {row.id}: at {row.when} a card does one of {', '.join(words)}")
    return word
