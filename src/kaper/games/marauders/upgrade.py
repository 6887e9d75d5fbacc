"""States that older rules have saved, as the rules of today save them."""

from __future__ import annotations

from kaper.games.marauders.components.tables import NATIONS, NONE, Tables
from kaper.games.marauders.components.vocabulary import Word
from kaper.games.marauders.rules.deeds import reached
from kaper.games.marauders.rules.missions import MissionCheck
from kaper.kernel.codec import Json, encode

# In rules 1 the bits of one number told what was done for a Mission. Nations and zones to search
# shared the lowest; these stood for the other deeds, the last of them for a sale in the first zone.
_BEATEN = {"flagship": 8, "pirate": 9}
_RAIDED = 10
_SALES = 12
_CHECK = encode(MissionCheck())


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
    goals = [_goal(tables, mission) for mission in missions]
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


def _goal(tables: Tables, mission: int) -> Word:
    return Word("") if mission == NONE else tables.mission_goal[mission]


def _deeds(tables: Tables, goal: Word, mask: int, named: int) -> tuple[str, ...]:
    zones = tables.zone_names
    match goal.name:
        case "nations":
            return _set(NATIONS, mask)
        case "scout-both":
            return _set(tuple(zones[zone] for zone in goal.args), mask)
        case "scout-fight":
            return _set((zones[goal.value],), mask)
        case "sales":
            return _set(zones, mask >> _SALES)
        case "raid":
            return _set((NATIONS[named],), mask >> _RAIDED)
        case "defeat":
            return _set((goal.text,), mask >> _BEATEN[goal.text])
    return ()


def _set(names: tuple[str, ...], mask: int) -> tuple[str, ...]:
    """The names whose bits are set."""
    return tuple(name for bit, name in enumerate(names) if mask >> bit & 1)
