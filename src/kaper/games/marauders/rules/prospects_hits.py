"""What hits would leave of a ship, and what a raid would come to as it lies."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.marauders.components.ids import ESCAPE, HULL, LOCATIONS, NONE, CargoCard
from kaper.games.marauders.rules.deeds import GLORIOUS_RAID
from kaper.games.marauders.rules.prospects import average, percent
from kaper.games.marauders.state import PER_SHIP, Marauders
from kaper.games.marauders.visibility.knowledge import HELD
from kaper.kernel.prospects import Prospect


def left_after(state: Marauders, side: int, hits: Sequence[int], shield: int = NONE) -> list[int]:
    """The locations after these hits, as `ship_doors.mark` moves their cubes."""
    left = [state.cube(side, location) for location in range(PER_SHIP)]
    for hit in hits:
        location = hit if left[hit] or hit == shield else HULL
        left[location] = max(0, left[location] - 1)
    return left


def damage(state: Marauders, side: int, hits: Sequence[int], shield: int = NONE) -> list[Prospect]:
    after = left_after(state, side, hits, shield)
    told = []
    for location, left in enumerate(after):
        if left == state.cube(side, location):
            continue
        name = LOCATIONS[location]
        if left:
            told.append(Prospect("cost", "left", location=name, left=left))
        elif location == HULL:
            told.append(Prospect("cost", "sinks"))
        else:
            told.append(Prospect("cost", "destroyed", location=name))
    return told


def spared(
    state: Marauders, side: int, hits: Sequence[int], location: int, shield: int = NONE
) -> list[Prospect]:
    """One of these hits is called off."""
    left = list(hits)
    left.remove(location)
    told = Prospect("gain", "spared", location=LOCATIONS[location])
    return [told, *damage(state, side, left, shield)]


# Raids


def raid_brings(state: Marauders, seat: int, cards: Sequence[CargoCard]) -> list[Prospect]:
    """What these Cargo cards would mean for a captain who stops now."""
    cargo = [state.tables.cargo[card] for card in cards]
    hits = [card.symbol for card in cargo if card.symbol != ESCAPE]
    escapes, needed = len(cards) - len(hits), state.maneuverability(seat)
    after = left_after(state, seat, hits)
    gold = sum(card.loot for card in cargo)
    told: list[Prospect] = []
    if not after[HULL]:
        told.append(Prospect("cost", "raid-sunk"))
    elif 0 in after:
        told.append(Prospect("cost", "raid-damage"))
    elif escapes >= needed:
        told.append(Prospect("cost", "raid-escape"))
    else:
        told.append(Prospect("gain", "gold", gold=gold))
        if gold >= GLORIOUS_RAID:
            told.append(Prospect("gain", "glory"))
    lost = escapes >= needed
    told.append(Prospect("cost" if lost else "note", "escapes", count=escapes, needed=needed))
    if hits:
        told.append(Prospect("cost", "hits", locations=tuple(LOCATIONS[hit] for hit in hits)))
    return told


def next_card(state: Marauders, seat: int) -> list[Prospect]:
    """The next Cargo card, as far as this captain can know: escape or hit, and its loot."""
    tables = state.tables
    cards = _unseen_cargo(state, seat)
    if not cards:
        return []
    escape = sum(tables.cargo[card].symbol == ESCAPE for card in cards) / len(cards)
    loot = sum(tables.cargo[card].loot for card in cards) / len(cards)
    return [
        Prospect("note", "next", escape=percent(escape), hit=100 - percent(escape)),
        Prospect("gain", "loot", **average("loot", loot)),
    ]


def _unseen_cargo(state: Marauders, seat: int) -> list[CargoCard]:
    """Cards that lie nowhere in the open, nor in a hold as this captain knows."""
    if not state.decks.cargo:
        return state.discards.cargo
    known = 1 << seat | HELD
    open_cards = {*state.laid.cards, *state.discards.cargo}
    return [
        card
        for card in state.tables.cargo_number.values()
        if card not in open_cards and not state.cargo_known[card] & known
    ]
