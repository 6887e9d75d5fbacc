"""States that older rules have saved, as the rules of today save them."""

from __future__ import annotations

from kaper.games.marauders.missions import MissionCheck
from kaper.games.marauders.tables import NATIONS, NONE, Tables
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.codec import Json, encode

# In rules 1 the bits of one number told what was done for a Mission. Nations and zones to search
# shared the lowest; these stood for the other deeds, the last of them for a sale in the first zone.
_BEATEN = {"flagship": 8, "pirate": 9}
_RAIDED = 10
_SALES = 12


def name_deeds(fields: dict[str, Json], tables: Tables) -> None:
    """From rules 1: progress is named, and a Mission that was done and not paid is paid soon."""
    missions, named, masks = (_numbers(fields[name]) for name in ("missions", "named", "progress"))
    fields["progress"] = [
        encode(_deeds(tables, _goal(tables, mission), mask, nation))
        for mission, mask, nation in zip(missions, masks, named, strict=True)
    ]
    stack = fields["stack"]
    if isinstance(stack, list) and len(stack) > 1:
        # Above the bottom, which leads from turn to turn: when the turn is over.
        stack.insert(1, encode(MissionCheck()))


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
