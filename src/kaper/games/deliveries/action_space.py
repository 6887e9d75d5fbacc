"""Every action of Deliveries, by verb and arguments."""

from __future__ import annotations

from kaper.games.deliveries import actions
from kaper.games.deliveries.components.cards import (
    FIRST_EVENT,
    FIRST_GOODS,
    NAMES,
    WOLF_NAME,
)
from kaper.games.deliveries.components.tables import Tables
from kaper.kernel.action_space import Shape
from kaper.kernel.frames import DECLINE, DONE

_ORDINARY, _EVENTS = NAMES[:FIRST_EVENT], NAMES[FIRST_EVENT:]


def shapes_of(tables: Tables) -> tuple[Shape, ...]:
    return (
        Shape(actions.TAKE, (NAMES,)),
        Shape(actions.DRAW),
        Shape(actions.DISCARD, ((*_ORDINARY, WOLF_NAME),)),
        Shape(actions.PLAY, (_EVENTS,)),
        Shape(actions.DELIVER, (_pairs(tables),)),
        Shape(DONE),
        Shape(actions.HIRE),
        Shape(DECLINE),
        Shape(actions.LOSE, (_ORDINARY,)),
        Shape(actions.PROTECT),
        Shape(actions.SHOW),
    )


def _pairs(tables: Tables) -> tuple[str, ...]:
    """Each ship with each good of its colour."""
    return tuple(
        f"{NAMES[ship]},{NAMES[good]}"
        for ship in range(FIRST_GOODS)
        for good in range(FIRST_GOODS, FIRST_EVENT)
        if tables.colour[ship] == tables.colour[good]
    )
