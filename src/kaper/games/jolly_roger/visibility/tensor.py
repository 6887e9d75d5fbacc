"""What a seat knows in numbers; by seats, its own first and the others clockwise."""

from __future__ import annotations

from functools import lru_cache

from kaper.games.jolly_roger.components.cards import KINDS, SKILLS, TYPES, kind_of, kinds_of
from kaper.games.jolly_roger.components.tables import ROUNDS
from kaper.games.jolly_roger.state import CAPTAIN, MUTINEER, NOBODY, JollyRoger
from kaper.games.jolly_roger.visibility.knowledge import seen, sees_lot
from kaper.kernel.frames import Window
from kaper.kernel.planes import Plane, around, bits, counts, hot, number, small

_ALL = 255
# Holders of something, each told by the seat that has it.
_ROLES = ("captain", "quartermaster", "mutineer", "guard")


def planes(state: JollyRoger) -> tuple[Plane, ...]:
    seats, tables = state.seats, state.tables
    crew, loot = len(tables.crew_names), len(tables.loot_names)
    places = len(tables.destination_names)
    return (
        Plane("round", (1,), ROUNDS),
        *(Plane(role, (seats,)) for role in _ROLES),
        Plane("known-hands", (seats, crew), 4),
        Plane("hand-sizes", (seats,), 12),
        Plane("known-loot", (seats, loot), 10),
        Plane("loot-sizes", (seats,), 20),
        Plane("known-buried", (seats, loot), 10),
        Plane("buried-sizes", (seats,), 20),
        Plane("crew-pile", (1,), _ALL),
        Plane("crew-discards", (crew,), 6),
        Plane("held-by-somebody", (crew,), 6),
        Plane("lost-track-of", (crew,), 6),
        Plane("loot-pile", (1,), _ALL),
        Plane("loot-discards", (loot,), 20),
        Plane("piles", (len(TYPES),), 20),
        Plane("tops", (len(TYPES), places)),
        Plane("used", (places,), 4),
        Plane("chosen", (len(TYPES),)),
        Plane("destination", (places,)),
        Plane("mutinied"),
        Plane("table", (crew,), 6),
        Plane("added-to-totals", (len(SKILLS),), 10),
        Plane("taken-from-totals", (len(SKILLS),), 10),
        Plane("played", (crew,), 4),
        Plane("shown", (seats, crew), 4),
        Plane("sides", (2, seats)),
        Plane("laid", (seats, crew), 8),
        Plane("office", (2,)),
        Plane("bound", (seats,)),
        Plane("known-lot", (loot,), 20),
        Plane("lot", (1,), 40),
        Plane("got", (seats,), 20),
        Plane("passed", (seats,)),
        Plane("variants", (2,)),
        Plane("gold-of-jewels", (seats, 2), _ALL),
    )


def tensor(state: JollyRoger, seat: int) -> bytearray:
    tables, seats = state.tables, state.seats
    order = around(seat, seats)
    crew, loot = len(tables.crew_names), len(tables.loot_names)
    row = bytearray((small(state.round()),))
    roles = (state.captain, state.quartermaster, state.mutineer, state.guard)
    for holder in roles:
        row += hot(-1 if holder == NOBODY else (holder - seat) % seats, seats)
    _held(row, state.hands, seat, order, crew)
    for cards in (state.loot, state.buried):
        if state.hidden_loot:
            _held(row, cards, seat, order, loot)
        else:
            for owner in order:
                row += _kinds(cards[owner], loot)
            row += bytes([len(cards[owner]) for owner in order])
    row.append(small(len(state.crew_pile)))
    for kinds in (state.crew_discards, state.held, state.crew_adrift[seat]):
        row += counts(kinds, crew)
    row.append(small(len(state.loot_pile)))
    row += counts(state.loot_discards, loot)
    _voyage(row, state)
    _mutiny(row, state, order)
    known = [kind_of(card) for card in state.lot if sees_lot(state, card, seat)]
    row += counts(known, loot)
    row.append(small(len(state.lot)))
    row += bytes([state.got[owner] for owner in order])
    row += bits(_around(_passed(state, seat), seat, seats), seats)
    row += bytes((state.hidden_loot, state.captains_gold))
    for owner in order:
        row += number(state.jewels[owner])
    return row


def _held(
    row: bytearray, cards: list[tuple[int, ...]], seat: int, order: list[int], kinds: int
) -> None:
    """What of everybody's cards this seat knows, and how many there are."""
    for owner in order:
        row += _kinds(tuple(seen(cards[owner], owner, seat)), kinds)
    row += bytes([len(cards[owner]) for owner in order])


@lru_cache(maxsize=16384)
def _kinds(cards: tuple[int, ...], kinds: int) -> bytes:
    return bytes(counts(kinds_of(cards), kinds))


def _voyage(row: bytearray, state: JollyRoger) -> None:
    tables = state.tables
    crew, places = len(tables.crew_names), len(tables.destination_names)
    row += bytes(map(len, state.piles))
    for top in state.tops:
        row += hot(top, places)
    row += counts(state.used, places)
    row += hot(state.chosen, len(TYPES))
    row += hot(state.destination, places)
    row.append(state.mutinied)
    row += counts(state.table, crew)
    row += bytes([small(change) for change in state.changes])
    row += bytes([small(-change) for change in state.changes])
    row += counts(state.played, crew)


def _mutiny(row: bytearray, state: JollyRoger, order: list[int]) -> None:
    crew, seat = len(state.tables.crew_names), order[0]
    _laid(row, state.shown, order, crew)
    for side in (CAPTAIN, MUTINEER):
        row += bytes([state.sides[owner] == side for owner in order])
    _laid(row, state.laid, order, crew)
    row += hot(state.office, 2)
    row += bits(_around(state.bound, seat, state.seats), state.seats)


def _laid(row: bytearray, cards: list[int], order: list[int], kinds: int) -> None:
    """Cards that were laid down openly, by who laid them."""
    if not cards:
        row += bytes(len(order) * kinds)
        return
    by_seat: list[list[int]] = [[] for _ in order]
    for card in cards:
        owner, kind = divmod(card, KINDS)
        by_seat[owner].append(kind)
    for owner in order:
        row += counts(by_seat[owner], kinds)


def _around(mask: int, seat: int, seats: int) -> int:
    """A mask of seats, turned so that one comes first."""
    return (mask >> seat | mask << seats - seat) & (1 << seats) - 1


def _passed(state: JollyRoger, seat: int) -> int:
    """Who has passed in a window, as far as the seat is told."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Window):
        return 0
    passed = [each for each in top.passed if each == seat or not top.secret]
    return sum(1 << each for each in passed)
