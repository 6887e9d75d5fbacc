"""States that older rules have saved, as the rules of today save them."""

from __future__ import annotations

from collections.abc import Mapping

from kaper.games.marauders.components.ids import NATIONS, NONE, Mission
from kaper.games.marauders.components.missions import NO_GOAL, Goal
from kaper.games.marauders.components.tables import Tables
from kaper.games.marauders.rules.battle import DECLARE
from kaper.games.marauders.rules.deeds import reached
from kaper.games.marauders.rules.missions import MissionCheck
from kaper.games.marauders.state import FOE, PLACES
from kaper.kernel.codec import Json, encode, saved_records
from kaper.kernel.components import Components

# In rules 1 the bits of one number told what was done for a Mission. Nations and zones to search
# shared the lowest; these stood for the other deeds, the last of them for a sale in the first zone.
_BEATEN = {"flagship": 8, "pirate": 9}
_RAIDED = 10
_SALES = 12
_CHECK = encode(MissionCheck())

# To rules 4 a state was flat. What each seat had one of was a list by seat: its name, and the field
# of a captain that it became.
_BY_SEAT = {
    **{
        name: name
        for name in (
            "status", "in_port", "fitted", "flipped", "gold", "chest", "chest_least", "chest_most",
            "glory", "specialists", "cargo", "rumors", "kept", "progress", "named", "deadline",
            "ship_bought", "market_before", "market_now", "legal_stay", "slowed",
        )
    },
    "captains": "card",
    "zones": "zone",
    "ships": "ship",
    "hands": "hand",
    "missions": "mission",
    "rivals": "rival",
}  # fmt: skip
# Of these, and of cubes, each seat had several in a row.
_SEVERAL_A_SEAT = {"weapons": "weapons", "bounties": "bounties", "hands_seen": "hand_seen"}
_WHETHER = ("in_port", "ship_bought", "legal_stay")
# The other records: the field of the state, the class, and the old fields with their new names.
_RECORDS = (
    (
        "decks",
        "Decks",
        {
            f"{name}_deck": name
            for name in ("captain", "cargo", "glory", "rumor", "mission", "event")
        },
    ),
    (
        "discards",
        "Discards",
        {f"{name}_discards": name for name in ("cargo", "glory", "mission", "event")},
    ),
    (
        "turn",
        "CurrentTurn",
        {
            name: name
            for name in (
                "active", "actions", "moves", "scouted", "done", "rumor_shown", "last_card",
            )
        },
    ),
    (
        "laid",
        "LaidOut",
        {
            "table": "cards",
            "table_known": "known",
            "market": "copies",
            "successes": "successes",
            "prize": "prize",
        },
    ),
    (
        "battle",
        "Battle",
        {
            "battle_round": "round",
            **{
                name: name
                for name in (
                    "sides", "declared", "dice", "hits", "shot", "used", "enemy", "foe_skill",
                )
            },
        },
    ),
)  # fmt: skip

# The frames that wait for what a test brings.
_WAIT_FOR_TESTS = (
    "Claim", "Hiring", "Recruiting", "Scouting", "Search", "Seek", "Storm", "TalkIn", "VisitTest",
)  # fmt: skip


def from_rules_1(fields: dict[str, Json], tables: Tables) -> None:
    """Progress is named, Missions are checked after every battle, and there are rivals."""
    fields["slowed"] = [0] * len(_numbers(fields["missions"]))
    stack = fields["stack"]
    if not isinstance(stack, list):
        raise TypeError(f"no list: {stack!r}")
    _check_all_battles(stack)
    unpaid = _name_deeds(fields, tables)
    fields["rivals"] = [NONE for _ in _numbers(fields["missions"])]
    fields["prizewinner"] = NONE
    if unpaid and _CHECK not in stack:
        # Above the bottom, which leads from turn to turn: when the turn is over.
        stack.insert(1, _CHECK)


def from_rules_2(fields: dict[str, Json]) -> None:
    """Which Glory cards are in hands, nobody remembered when the deck was made anew."""
    fields["glory_held"] = []


def from_rules_4(fields: dict[str, Json]) -> None:
    """What lay side by side in lists, by seat and by fleet, is in records; so are decks, the turn,
    the battle and the cards laid out."""
    seats = int(str(fields["seats"]))
    captains = {name: _items(fields.pop(old)) for old, name in _BY_SEAT.items()}
    captains["cubes"] = _parted(fields.pop("cubes"), seats)
    for old, name in _SEVERAL_A_SEAT.items():
        captains[name] = [{"()": items} for items in _parted(fields.pop(old), seats)]
    for name in _WHETHER:
        captains[name] = [bool(item) for item in captains[name]]
    fleets = {"zone": _items(fields.pop("npc_zones")), "cards": _items(fields.pop("npc_cards"))}
    fields["sides"] = {"()": fields["sides"]}
    fields["entering"] = fields.pop("npc_entering")
    for name, record, parts in _RECORDS:
        saved: dict[str, Json] = {"$": record}
        fields[name] = saved | {part: fields.pop(old) for old, part in parts.items()}
    fields["captains"] = _records("Captain", captains)
    fields["fleets"] = _records("Fleet", fleets)


def from_rules_5(fields: dict[str, Json]) -> None:
    """Nothing is declared when a round of a battle begins, nor in the fight of a card; and before a
    test is rolled it has no successes. Lower prices were proved by showing cards. Whoever talked
    himself into a port had spent the action before."""
    fields["vouch"] = False
    (battle,) = saved_records(fields, "Battle")
    made = _declarations_made(fields, battle)
    declared = _items(battle["declared"])
    battle["declared"] = declared[:made] + [NONE for _ in declared[made:]]
    for name in _WAIT_FOR_TESTS:
        for frame in saved_records(fields, name):
            frame["successes"] = max(0, int(str(frame["successes"])))
    (turn,) = saved_records(fields, "CurrentTurn")
    turn["actions"] = int(str(turn["actions"])) + len(list(saved_records(fields, "TalkIn")))


def _declarations_made(fields: dict[str, Json], battle: dict[str, Json]) -> int:
    """How many sides have declared something for the round, the attacker first."""
    asked = [int(str(frame["place"])) for frame in saved_records(fields, "Declare")]
    for naval in saved_records(fields, "Naval"):
        return min(len(PLACES), *asked, max(0, int(str(naval["stage"])) - DECLARE))
    # The battle at sea is over. Ships that Long Guns have sunk never maneuvered.
    maneuvered = any(_parts(dice) for dice in _items(battle["dice"]))
    return len(PLACES) if maneuvered and FOE not in _parts(battle["sides"]) else 0


def _parts(value: Json) -> list[Json]:
    """Of what was saved as a tuple."""
    if not isinstance(value, dict):
        raise TypeError(f"no tuple: {value!r}")
    return _items(value["()"])


def without_numbers(components: Components) -> Components:
    """To rules 5 the power of a Modification had a number, which nobody read."""
    rows = components.tables["modification"]
    powers = [str(row.get("power", "")).partition(" ")[0] for row in rows]
    fitted = tuple({**row, "power": power} for row, power in zip(rows, powers, strict=True))
    return Components({**components.tables, "modification": fitted})


def _items(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError(f"no list: {value!r}")
    return value


def _parted(value: Json, seats: int) -> list[Json]:
    """A list with several items for each seat, as a list for each."""
    items = _items(value)
    size = len(items) // seats
    return [items[seat * size : (seat + 1) * size] for seat in range(seats)]


def _records(name: str, columns: Mapping[str, list[Json]]) -> list[Json]:
    rows = zip(*columns.values(), strict=True)
    return [{"$": name} | dict(zip(columns, row, strict=True)) for row in rows]


def _check_all_battles(stack: list[Json]) -> None:
    """The check waited for whatever a Scout action found, and for no battle that an NPC began."""
    for place in range(len(stack) - 1, 0, -1):
        below, here = _name(stack[place - 1]), _name(stack[place])
        if below == "NpcScouting" and here != "FoundShip":
            stack.insert(place, _CHECK)
        elif below == "MissionCheck" and here in ("FoundShip", "FoundMerchant"):
            del stack[place - 1]


def _name(frame: Json) -> Json:
    return frame["$"] if isinstance(frame, dict) else None


def _name_deeds(fields: dict[str, Json], tables: Tables) -> bool:
    """Whether a Mission is done by them that was not paid."""
    missions, named, masks = (_numbers(fields[name]) for name in ("missions", "named", "progress"))
    goals = [_goal(tables, Mission(mission)) for mission in missions]
    deeds = [
        _deeds(tables, goal, mask, nation)
        for goal, mask, nation in zip(goals, masks, named, strict=True)
    ]
    fields["progress"] = encode(deeds)
    return any(reached(goal, len(done)) for goal, done in zip(goals, deeds, strict=True))


def _numbers(value: Json) -> list[int]:
    if not isinstance(value, list):
        raise TypeError(f"no list: {value!r}")
    return [int(str(item)) for item in value]


def _goal(tables: Tables, mission: Mission) -> Goal:
    return NO_GOAL if mission == NONE else tables.missions[mission].goal


def _deeds(tables: Tables, goal: Goal, mask: int, named: int) -> tuple[str, ...]:
    zones = tables.zone_names
    match goal.name:
        case "nations":
            return _set(NATIONS, mask)
        case "scout-both":
            return _set(tuple(zones[zone] for zone in goal.zones), mask)
        case "scout-fight":
            return _set((zones[goal.zone],), mask)
        case "sales":
            return _set(zones, mask >> _SALES)
        case "raid":
            return _set((NATIONS[named],), mask >> _RAIDED)
        case "defeat":
            return _set((goal.prey,), mask >> _BEATEN[goal.prey])
    return ()


def _set(names: tuple[str, ...], mask: int) -> tuple[str, ...]:
    """The names whose bits are set."""
    return tuple(name for bit, name in enumerate(names) if mask >> bit & 1)
