"""Arrangements: states described in words, for tests and puzzles.

    p0={"captain": "frances-wright",      the captain (frances-wright, felipe-arriaga, ...)
        "ship": "sloop",                  the ship, undamaged (sloop)
        "at": "nassau"                    at sea there; "in": "nassau" is in port (the Home Port)
        "locations": {"crew": 1},         cubes that stand elsewhere than on the full value
        "modifications": ["long-guns"], "flipped": ["reinforced-hull"],
        "weapons": ["chain-shot"], "gold": 10, "chest": 0, "glory": 0,
        "hand": ["fog-bank"], "specialists": ["lookout-a"],
        "cargo": ["rum-1"],               cards, or goods for any cards of them
        "rumor": "sunken-galleon", "kept": ["false-papers"],
        "mission": "sugar-contract", "named": "spain", "rival": "p1", "progress": ["havana"],
        "turns": 0,                       what the Mission is about, and its time left
        "bounties": {"spain": 2}, "bought_at": "nassau", "slowed": 1, "status": "waiting"}
    active="p0", first="p0"               whose turn it is, who is the first player (p0)
    actions=3, moves=0                    what is left of the turn
    begin="round" or "turn"               begin with an Event or with the start of the turn
    zones={"havana": {"demand": "rum", "modification": "long-guns", "open": True,
                      "merchant": "spain"}}     tokens; None for none
    merchant_box=["spain"]                tokens off the sea, taken from zones that keep none
    npcs={"spain": "blas-de-lezo"}        NPCs in play in their own zone; ["npc", "zone"] elsewhere,
                                          and more captains after the zone lie beneath
    missions=["sugar-contract"]           on offer
    event="storm-1", prizewinner="p0", war=["spain", "france"], plague=["nassau"], round=1
    events=["war-1"]                      what is left of the Event deck; the rest is discarded
    captains=["josiah-crake"]             what is left of the Captain deck

Everything else stays complete: what nobody holds lies in the decks and on the board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from kaper.games.marauders import ship_doors
from kaper.games.marauders.components.ids import (
    FLEETS,
    LOCATIONS,
    NATION_NUMBER,
    NATIONS,
    NONE,
    SHIP_NUMBER,
    WEAPONS,
    CargoCard,
    EventCard,
    Nothing,
    ShipType,
    Zone,
)
from kaper.games.marauders.records import NO_FLEET, Fleet
from kaper.games.marauders.rules.rounds import Round
from kaper.games.marauders.rules.turn import ACTIONS, BeginTurn, Turn
from kaper.games.marauders.state import (
    CAP,
    IN_PLAY,
    PER_SHIP,
    PLAYING,
    STARTING,
    WAITING,
    Marauders,
)
from kaper.kernel.arrangement import (
    Arrangement,
    read_name,
    read_number,
    read_seat,
    read_table,
    read_text,
    read_words,
    refuse_unknown,
    take,
)
from kaper.kernel.errors import BadSetup
from kaper.kernel.piles import EVERYBODY, NOBODY

Number = TypeVar("Number", bound=int)

_KNOWN = {
    "active", "first", "actions", "moves", "begin", "zones", "merchant_box", "npcs", "missions",
    "event", "prizewinner", "war", "plague", "round", "events", "captains",
}  # fmt: skip
_PLAYER = {
    "captain", "ship", "at", "in", "locations", "modifications", "flipped", "weapons", "gold",
    "chest", "glory", "hand", "specialists", "cargo", "rumor", "kept", "mission", "named",
    "rival", "progress", "turns", "bounties", "bought_at", "slowed", "status",
}  # fmt: skip
_CAPTAINS = ("frances-wright", "felipe-arriaga", "nicolas-jaures", "pepijn-van-avezaath")
_STATUS = {"in-play": IN_PLAY, "waiting": WAITING}


def arrange(state: Marauders, arrangement: Arrangement) -> None:
    people = [f"p{seat}" for seat in range(state.seats)]
    refuse_unknown(arrangement, (*_KNOWN, *people), "an arrangement")
    seats = [read_table(arrangement.get(name, {})) for name in people]
    for person in seats:
        refuse_unknown(person, _PLAYER, "a player")
    _place_course(state, arrangement)
    _place_captains(state, arrangement, seats)
    for seat, person in enumerate(seats):
        _place_ship(state, seat, person)
        _place_means(state, seat, person)
    _place_cards(state, arrangement, seats)
    _place_tokens(state, arrangement)
    _place_npcs(state, arrangement)
    _place_events(state, arrangement)


def _place_course(state: Marauders, arrangement: Arrangement) -> None:
    state.turn.active = read_seat(arrangement.get("active", "p0"), state.seats)
    state.first = read_seat(arrangement.get("first", "p0"), state.seats)
    state.turns = (state.turn.active - state.first) % state.seats + 1
    state.turn.actions = read_number(arrangement.get("actions", ACTIONS))
    state.turn.moves = read_number(arrangement.get("moves", 0))
    state.round = read_number(arrangement.get("round", 1))
    state.turn.scouted = []
    state.turn.done = 0
    begin = arrangement.get("begin", "actions")
    if begin == "round":
        state.stage, state.stack[:] = STARTING, [Round()]
        return
    state.stage = PLAYING
    state.stack[:] = [
        Round(),
        BeginTurn(state.turn.active) if begin == "turn" else Turn(state.turn.active),
    ]


def _place_captains(
    state: Marauders, arrangement: Arrangement, seats: Sequence[Arrangement]
) -> None:
    numbers = state.tables.captain_number
    names = [read_text(person.get("captain", _CAPTAINS[seat])) for seat, person in enumerate(seats)]
    for captain, name in zip(state.captains, names, strict=True):
        captain.card = read_name(name, numbers)
    left = sorted(set(numbers.values()) - {captain.card for captain in state.captains})
    if "captains" in arrangement:
        left = sorted(read_name(name, numbers) for name in read_words(arrangement["captains"]))
    state.decks.captain = left


def _place_ship(state: Marauders, seat: int, person: Arrangement) -> None:
    tables = state.tables
    captain = state.captains[seat]
    captain.status = read_name(person.get("status", "in-play"), _STATUS)
    home = tables.zone_names[tables.captains[captain.card].home]
    where = person.get("at", person.get("in", home))
    waits = captain.status == WAITING
    captain.in_port = "at" not in person and not waits
    captain.zone = Zone(NONE) if waits else read_name(where, tables.zone_number)
    ship = read_name(person.get("ship", "sloop"), SHIP_NUMBER)
    captain.fitted = _mask(tables.modification_number, person.get("modifications", ()))
    captain.flipped = _mask(tables.modification_number, person.get("flipped", ()))
    ship_doors.board_ship(state, seat, ship, crew=CAP)
    if waits:
        captain.ship = ShipType(NONE)
        captain.cubes = [0] * PER_SHIP
    for name, value in read_table(person.get("locations", {})).items():
        captain.cubes[LOCATIONS.index(name)] = read_number(value)


def _place_means(state: Marauders, seat: int, person: Arrangement) -> None:
    tables = state.tables
    captain = state.captains[seat]
    held = read_words(person.get("weapons", ()))
    captain.weapons = tuple(held.count(weapon) for weapon in WEAPONS)
    captain.gold = read_number(person.get("gold", 10))
    captain.chest = read_number(person.get("chest", 0))
    captain.chest_least = 0
    captain.chest_most = captain.chest and captain.gold + captain.chest
    captain.glory = read_number(person.get("glory", 0))
    levels = read_table(person.get("bounties", {}))
    captain.bounties = tuple(read_number(levels.get(nation, 0)) for nation in NATIONS)
    captain.specialists = _mask(tables.glory_number, person.get("specialists", ()))
    captain.slowed = read_number(person.get("slowed", 0))
    bought = person.get("bought_at")
    captain.market_before = NONE if bought is None else read_name(bought, tables.zone_number)


def _place_cards(state: Marauders, arrangement: Arrangement, seats: Sequence[Arrangement]) -> None:
    tables = state.tables
    cargo = list(tables.cargo_number.values())
    glory = sorted(tables.glory_deck)
    rumors = list(tables.rumor_number.values())
    missions = list(tables.mission_number.values())
    for seat, person in enumerate(seats):
        captain = state.captains[seat]
        captain.hand = _take(glory, tables.glory_number, person.get("hand", ()))
        _take(glory, tables.glory_number, person.get("specialists", ()))
        rumor = person.get("rumor")
        captain.rumors = _take(rumors, tables.rumor_number, () if rumor is None else (rumor,))
        captain.kept = _take(rumors, tables.rumor_number, person.get("kept", ()))
        captain.cargo = _take_cargo(state, cargo, person.get("cargo", ()))
        mission = person.get("mission")
        captain.mission = NONE
        if mission is not None:
            (captain.mission,) = _take(missions, tables.mission_number, (mission,))
        named = person.get("named")
        captain.named = NONE if named is None else read_name(named, NATION_NUMBER)
        rival = person.get("rival")
        captain.rival = NONE if rival is None else read_seat(rival, state.seats)
        captain.progress = _deeds(state, person.get("progress", ()))
        captain.deadline = read_number(person.get("turns", 0))
        captain.hand_seen = ((),) * (state.seats + 1)
    state.offered = list(_take(missions, tables.mission_number, arrangement.get("missions", ())))
    state.glory_held = []
    state.cargo_known = [NOBODY] * len(state.cargo_known)
    state.rumors_known = [NOBODY] * len(state.rumors_known)
    state.decks.cargo, state.decks.glory = cargo, glory
    state.decks.rumor, state.decks.mission = rumors, missions
    state.discards.cargo, state.discards.glory, state.discards.mission = [], [], []


def _deeds(state: Marauders, wanted: object) -> tuple[str, ...]:
    """What is done for a Mission, by zone, nation, fleet or seat."""
    seats = (f"p{seat}" for seat in range(state.seats))
    known = {*state.tables.zone_names, *FLEETS, *seats}
    words = read_words(wanted)
    for word in words:
        if word not in known:
            raise BadSetup(f"there is no {word}")
    return tuple(words)


def _take_cargo(state: Marauders, left: list[CargoCard], wanted: object) -> tuple[CargoCard, ...]:
    """Cards by their names, or any card of a good."""
    cards = []
    for name in read_words(wanted):
        good = state.tables.good_number.get(name)
        fits = [c for c in left if good is not None and state.tables.cargo[c].good == good]
        card = fits[0] if fits else read_name(name, state.tables.cargo_number)
        left.remove(card)
        cards.append(card)
    return tuple(sorted(cards))


def _place_tokens(state: Marauders, arrangement: Arrangement) -> None:
    tables = state.tables
    described = {
        read_name(name, tables.zone_number): read_table(zone)
        for name, zone in read_table(arrangement.get("zones", {})).items()
    }
    demand, flags = list(tables.demand), list(tables.merchants)
    fittings = list(tables.modification_bag)
    for seat in range(state.seats):
        for kind in tables.modification_number.values():
            if state.captains[seat].fitted >> kind & 1:
                fittings.remove(kind)
    ports = tables.ports
    box = list(_take(flags, NATION_NUMBER, arrangement.get("merchant_box", ())))
    _lay("demand", described, state.demand, demand, tables.good_number, zones=ports)
    kinds = tables.modification_number
    _lay("modification", described, state.modifications, fittings, kinds, zones=ports)
    for zone in ports:
        # Every Modification lies somewhere, also in a port described as empty.
        if fittings and state.modifications[zone] == NONE:
            state.modifications[zone] = fittings.pop(0)
    _lay("merchant", described, state.merchants, flags, NATION_NUMBER, zones=tables.every_zone)
    state.merchant_box = box + flags
    state.demand_pool = demand
    for zone in tables.every_zone:
        shown = described.get(zone, {}).get("open", False)
        state.modifications_known[zone] = EVERYBODY if shown else NOBODY
        state.merchants_known[zone] = NOBODY


def _lay(
    field: str,
    described: Mapping[Zone, Arrangement],
    places: list[Number | Nothing],
    bag: list[Number],
    numbers: Mapping[str, Number],
    *,
    zones: Sequence[Zone],
) -> None:
    """Tokens where the arrangement says; the other zones get what is left."""
    places[:] = [NONE] * len(places)
    for zone, words in described.items():
        if words.get(field) is not None:
            (places[zone],) = _take(bag, numbers, (words[field],))
    for zone in zones:
        if field not in described.get(zone, {}) and bag:
            places[zone] = bag.pop(0)


def _place_npcs(state: Marauders, arrangement: Arrangement) -> None:
    tables = state.tables
    state.fleets = [NO_FLEET] * len(FLEETS)
    state.entering = []
    for fleet, words in read_table(arrangement.get("npcs", {})).items():
        names = [words] if isinstance(words, str) else read_words(words)
        npc = read_name(names[0], tables.npc_number)
        zone = tables.npcs[npc].zone
        if len(names) > 1:
            zone = read_name(names[1], tables.zone_number)
        beneath = [read_name(name, tables.npc_number) for name in names[2:]]
        state.fleets[FLEETS.index(fleet)] = Fleet(zone, (npc, *beneath))


def _place_events(state: Marauders, arrangement: Arrangement) -> None:
    tables = state.tables
    state.war = _mask(NATION_NUMBER, arrangement.get("war", ()))
    state.plague = [
        read_name(name, tables.zone_number) for name in read_words(arrangement.get("plague", ()))
    ]
    state.plague_until = state.round + 1
    state.struck = 0
    npcs = [npc for fleet in state.fleets for npc in fleet.cards]
    used = {EventCard(npc) for npc in npcs if npc < tables.nameless}
    left = [card for card in tables.event_number.values() if card not in used]
    event = arrangement.get("event")
    state.event = NONE if event is None else read_name(event, tables.event_number)
    winner = arrangement.get("prizewinner")
    state.prizewinner = NONE if winner is None else read_seat(winner, state.seats)
    if state.event != NONE:
        left.remove(state.event)
    state.decks.event, state.discards.event = left, []
    if "events" in arrangement:
        state.decks.event = sorted(_take(left, tables.event_number, arrangement["events"]))
        state.discards.event = left


# Reading the words


def _take(left: list[Number], numbers: Mapping[str, Number], wanted: object) -> tuple[Number, ...]:
    return tuple(sorted(take(left, numbers, wanted)))


def _mask(numbers: Mapping[str, int], wanted: object) -> int:
    return sum(1 << read_name(name, numbers) for name in read_words(wanted))
