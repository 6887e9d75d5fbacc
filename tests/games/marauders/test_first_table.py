"""The table before anything is dealt, and the tables of numbers that the rules read."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from kaper.games.marauders.components.ids import (
    ESCAPE,
    LOCATIONS,
    NONE,
    CaptainCard,
    ShipType,
    Zone,
)
from kaper.games.marauders.components.tables import tables_of
from kaper.games.marauders.game import GAME as RULES
from kaper.games.marauders.records import (
    Battle,
    Captain,
    CurrentTurn,
    Discards,
    Fleet,
    LaidOut,
)
from kaper.games.marauders.rules.setup import empty_table
from kaper.games.marauders.state import PER_SHIP, UNSEEN, Marauders
from kaper.kernel.piles import NOBODY
from kaper.testing.scenario import Scenario

SEATS = 3
COMPONENTS = RULES.components({"cards": "first"})
TABLES = tables_of(COMPONENTS)
ZONES = len(TABLES.zone_names)
# What each zone or card has at first, and how many of them there are.
EVERY_ONE = {
    "demand": (NONE, ZONES),
    "modifications": (NONE, ZONES),
    "modifications_known": (NOBODY, ZONES),
    "merchants": (NONE, ZONES),
    "merchants_known": (NOBODY, ZONES),
    "cargo_known": (NOBODY, 64),
    "rumors_known": (NOBODY, 25),
}
NOTHING = ("merchant_box", "offered", "plague", "entering", "glory_held")
ZERO = ("stage", "round", "first", "turns", "announced", "war", "struck", "plague_until")
NO_SUCH = ("ending", "event", "prizewinner")
# How many cards lie in a deck in which no two are alike.
DECKS = {"captain": 16, "cargo": 64, "rumor": 25, "mission": 25, "event": 34}
DISCARDS = Discards(cargo=[], glory=[], mission=[], event=[])
NO_CAPTAIN = Captain(
    status=UNSEEN,
    card=CaptainCard(NONE),
    zone=Zone(NONE),
    in_port=False,
    ship=ShipType(NONE),
    cubes=[0] * PER_SHIP,
    fitted=0,
    flipped=0,
    weapons=(0, 0, 0),
    gold=0,
    chest=0,
    chest_least=0,
    chest_most=0,
    glory=0,
    hand=(),
    # The spectators come after the seats.
    hand_seen=((),) * (SEATS + 1),
    specialists=0,
    cargo=(),
    rumors=(),
    kept=(),
    mission=NONE,
    progress=(),
    named=NONE,
    rival=NONE,
    deadline=0,
    bounties=(0, 0, 0, 0),
    ship_bought=False,
    market_before=NONE,
    market_now=NONE,
    legal_stay=False,
    slowed=0,
)
TURN = CurrentTurn(
    active=0, actions=0, moves=0, scouted=[], done=0, rumor_shown=NONE, last_card=NONE
)
LAID = LaidOut(cards=[], known=NOBODY, copies=[0] * 8, successes=0, prize=NONE)
BATTLE = Battle(
    sides=(),
    round=0,
    declared=[],
    dice=[],
    hits=[],
    shot=[],
    used=0,
    enemy=[0] * PER_SHIP,
    foe_skill=0,
)
RECORDS = {
    "discards": DISCARDS,
    "captains": [NO_CAPTAIN] * SEATS,
    "fleets": [Fleet(NONE, ())] * 6,
    "turn": TURN,
    "laid": LAID,
    "battle": BATTLE,
}


def names_of(record: Marauders | Captain | CurrentTurn | LaidOut | Battle | Discards) -> list[str]:
    return [field.name for field in fields(record)]


def test_the_table_before_the_set_up() -> None:
    state = empty_table(SEATS, TABLES, 5, target=10, vouch=True)
    for name, (value, count) in EVERY_ONE.items():
        assert getattr(state, name) == [value] * count, name
    for name in NOTHING:
        assert getattr(state, name) == [], name
    for name in ZERO:
        assert getattr(state, name) == 0, name
    for name in NO_SUCH:
        assert getattr(state, name) == NONE, name
    for name, record in RECORDS.items():
        assert getattr(state, name) == record, name
    assert len(state.decks.glory) == 70
    for name, count in DECKS.items():
        assert getattr(state.decks, name) == list(range(count)), name
    assert len(state.demand_pool) == 24
    assert (state.seats, state.rng, state.target, state.vouch) == (SEATS, 5, 10, True)
    told = {*EVERY_ONE, *NOTHING, *ZERO, *NO_SUCH, *RECORDS}
    rest = {"seats", "rng", "target", "vouch", "trace", "tables", "stack", "decks", "demand_pool"}
    assert told | rest == set(names_of(state))


@pytest.mark.parametrize("record", [NO_CAPTAIN, TURN, LAID, BATTLE, DISCARDS])
def test_a_copy_of_a_record_has_every_field_in_its_place(
    record: Captain | CurrentTurn | LaidOut | Battle | Discards,
) -> None:
    """Each field in turn is like no other."""
    for name in names_of(record):
        odd = replace(record)
        setattr(odd, name, [99])
        copied = odd.clone()
        assert copied == odd, name
        assert copied is not odd


def test_a_copy_is_no_part_of_its_original() -> None:
    s = Scenario("marauders", seats=SEATS, seed=3)
    state = s.play(*(f"p{seat} ship sloop" for seat in range(SEATS))).state(Marauders)
    copy = state.clone()
    for name in names_of(state):
        if name == "trace":
            continue
        original, copied = getattr(state, name), getattr(copy, name)
        assert original == copied, name
        assert not isinstance(original, list) or original is not copied, name


def test_the_cards_of_the_table_are_those_of_the_decks() -> None:
    """Two Missions are on offer, a captain is dealt to each, a token lies in every port."""
    state = Scenario("marauders", seats=SEATS, seed=3).state(Marauders)
    assert len(state.offered) == 2
    assert len(state.decks.mission) == 23
    assert len(state.decks.captain) == 13
    assert sorted((*(captain.card for captain in state.captains), *state.decks.captain)) == list(
        range(16)
    )
    assert sorted((*state.merchants, *state.merchant_box)) == sorted(state.tables.merchants)
    assert state.round == 0
    s = Scenario("marauders", seats=SEATS, seed=3)
    state = s.play(*(f"p{seat} ship flute" for seat in range(SEATS))).state(Marauders)
    assert state.round == 1
    assert state.turns == 1
    assert [captain.gold for captain in state.captains] == [10] * SEATS


def test_the_set_up_is_told() -> None:
    s = Scenario("marauders", seats=SEATS, seed=3)
    names = [type(event).__name__ for event in s.match.events]
    assert names == ["NewDemand"] * 16 + ["MissionOffered"] * 2 + ["CaptainDealt"] * SEATS


def test_where_specialists_are_hired() -> None:
    """For gold in every port; after a test in the ports that the card names, or of its nation."""
    ports = {
        nation: {row["id"] for row in COMPONENTS.tables["zone"] if row["nation"] == nation}
        for nation in ("spain", "england", "france", "netherlands")
    }
    every_port = set().union(*ports.values())
    assert len(every_port) == 16
    rows = COMPONENTS.tables["specialist"]
    for row, details in zip(rows, TABLES.specialists, strict=True):
        word, *places = str(row["hire"]).split()
        expected: set[object] = set(every_port)
        if word != "gold":
            expected = set()
            for place in places:
                expected |= ports.get(place, {place})
        mask = details.ports
        found = {name for zone, name in enumerate(TABLES.zone_names) if mask >> zone & 1}
        assert found == expected, row["id"]
        assert mask < 1 << ZONES
        price = int(places[0]) if word == "gold" else NONE
        assert details.price == price
        assert (details.skill == NONE) == (word == "gold")


def test_cards_as_they_are_written() -> None:
    cargo = COMPONENTS.tables["cargo"]
    for card, name in enumerate(TABLES.cargo_names):
        good, number = card // 8, card % 8
        row = cargo[good]
        loot, symbols = row["loot"], row["symbols"]
        assert isinstance(loot, list)
        assert isinstance(symbols, list)
        assert name == f"{row['id']}-{number + 1}"
        assert TABLES.cargo_number[name] == card
        details = TABLES.cargo[TABLES.cargo_number[name]]
        assert details.good == good
        assert details.loot == loot[number]
        symbol = symbols[number]
        expected = ESCAPE if symbol == "escape" else LOCATIONS.index(str(symbol))
        assert details.symbol == expected


def test_events_as_they_are_written() -> None:
    names = TABLES.event_names
    assert [name for name in names if name.startswith("war")] == ["war-1", "war-2", "war-3"]
    assert names[-1] == "tavern-talk"
    assert TABLES.nameless == 18
    assert TABLES.npc_names[TABLES.nameless :] == tuple(
        f"admiral-{nation}" for nation in ("spain", "england", "france", "netherlands")
    )
    icons = {name: event.icons for name, event in zip(names, TABLES.events, strict=True)}
    # North, east, south and west are 0 to 3.
    assert icons["war-1"] == ((2, 0), (0, 1), (3, 2))
    assert icons["war-2"] == ((4, 3), (5, 3), (1, 0))
    assert icons["war-3"] == ((5, 2), (2, 1), (0, 2))
    assert icons["charles-vane"] == ((3, 0), (4, 1), (2, 2))
    assert icons["blas-de-lezo"] == ()


def test_how_far_zones_are_apart() -> None:
    number = TABLES.zone_number

    def steps(one: str, other: str) -> int:
        return TABLES.steps[number[one]][number[other]]

    assert steps("nassau", "nassau") == 0
    assert steps("nassau", "havana") == steps("havana", "nassau") == 1
    assert steps("nassau", "santo-domingo") == 2
    assert steps("nassau", "san-juan") == 3
    assert steps("nassau", "trinidad") == 5
    assert all(len(row) == ZONES for row in TABLES.steps)


def test_missions_without_a_limit_are_neither_hurried_nor_hunted() -> None:
    rows = COMPONENTS.tables["mission"]
    for row, mission in zip(rows, TABLES.missions, strict=True):
        assert mission.turns == row.get("turns", 0)
        assert mission.lure == row.get("prey", 0)
    assert sum(mission.turns for mission in TABLES.missions) == 3
    assert sum(mission.lure for mission in TABLES.missions) == 1
