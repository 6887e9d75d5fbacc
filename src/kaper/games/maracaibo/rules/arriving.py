"""What awaits a ship where its move ends: tolls, skirmishes, and what card or Bay offers."""

from __future__ import annotations

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.components.kinds import KINDS, LOCATION, NONE, RESIDENCE
from kaper.games.maracaibo.rules.acquiring import can_acquire, price, residence_brings
from kaper.games.maracaibo.rules.rubies import has_delivery
from kaper.games.maracaibo.rules.skirmishes import fight_brings, opponents_at
from kaper.games.maracaibo.rules.stops import LEFT, doubloons_at
from kaper.games.maracaibo.rules.words import context_of
from kaper.games.maracaibo.state import ROUNDS, Maracaibo
from kaper.kernel.prospects import Prospect


def way_brings(state: Maracaibo, seat: int, end: int, steps: int) -> Prospect:
    chart = state.chart()
    way = chart.way(state.players[seat].ship, end)
    return Prospect("note", "steps", count=steps, way=tuple(chart.names[space] for space in way))


def stop_brings(state: Maracaibo, seat: int, space: int) -> list[Prospect]:
    """A card's space: who is there comes first, as on the move, then the visit."""
    return [*_meeting(state, seat, space), *_visit(state, seat, space)]


def _meeting(state: Maracaibo, seat: int, space: int) -> list[Prospect]:
    met = opponents_at(state, seat, space)
    if not met:
        return []
    names = tuple(_called(state, other) for other in met)
    toll = min(len(met), state.players[seat].doubloons)
    told = [Prospect("cost", "toll", count=toll, seat=names)] if toll else []
    return [*told, *fight_brings(state, seat, met)] if state.skirmishes else told


def _called(state: Maracaibo, seat: int) -> str:
    name = doors.who(state, seat)
    return name if isinstance(name, str) else f"p{name}"


def _visit(state: Maracaibo, seat: int, space: int) -> list[Prospect]:
    if state.hidden >> space & 1:
        return [
            Prospect("gain", "doubloons", count=doubloons_at(state, space)),
            Prospect("gain", "turned-up"),
        ]
    kind = state.tables.cards.type[state.cards[space]]
    if kind == LOCATION:
        return _location(state, seat, space)
    return _residence(state, seat, space) if kind == RESIDENCE else _improvement(state, seat, space)


def _location(state: Maracaibo, seat: int, space: int) -> list[Prospect]:
    """What the four steps there offer, in their order."""
    tables, told = state.tables, list[Prospect]()
    if has_delivery(state, space):
        told.append(Prospect("gain", "ruby"))
    if state.value_tiles[space] != NONE:
        told.append(Prospect("gain", "cubes", kind=KINDS[state.value_tiles[space]], count=1))
    owner, tile = divmod(state.market_tiles[space], tables.market.size)
    if state.market_tiles[space] != NONE and owner == seat:
        effect = tables.market.effects[state.effect_of_tile(tile)]
        told += effect.brings(state, context_of(seat, "market-tile"))
    actions = tables.cards.actions[state.cards[space]]
    return [*told, *_upgrade(state, seat), *actions.brings(state, context_of(seat, "location"))]


def _upgrade(state: Maracaibo, seat: int) -> list[Prospect]:
    full = state.players[seat].upgrades == state.tables.ship.all
    return [] if full else [Prospect("gain", "upgrade")]


def _improvement(state: Maracaibo, seat: int, space: int) -> list[Prospect]:
    """To acquire it or to take doubloons; who cannot, or finds a filler, takes them."""
    if can_acquire(state, seat, space):
        return [_price(state, seat, space), Prospect("note", "or-doubloons", count=LEFT)]
    if state.cards[space] == state.tables.cards.filler:
        return [Prospect("gain", "doubloons", count=doubloons_at(state, space))]
    return [_price(state, seat, space), Prospect("gain", "doubloons", count=LEFT)]


def _price(state: Maracaibo, seat: int, space: int) -> Prospect:
    have, cost = state.players[seat].doubloons, price(state, seat, state.cards[space])
    if cost > have:
        return Prospect("cost", "too-dear", count=cost, have=have)
    return Prospect("note", "price", count=cost, have=have)


def _residence(state: Maracaibo, seat: int, space: int) -> list[Prospect]:
    """The points of building there, whatever it costs; and doubloons where that is agreed."""
    left = Prospect("gain", "doubloons", count=LEFT)
    if state.players[seat].residences >> space & 1:
        own = Prospect("cost", "own-residence")
        return [own, left] if state.paid_at_residences else [own]
    cost = _price(state, seat, space)
    if cost.name == "too-dear":
        return [cost, left] if state.paid_at_residences else [cost]
    card = state.cards[space]
    built = residence_brings(state, seat, card, price(state, seat, card))
    worth = [told for told in built if told.name != "pay"]
    paid = [Prospect("note", "or-doubloons", count=LEFT)] if state.paid_at_residences else []
    return [cost, *worth, *paid]


def bay_brings(state: Maracaibo, seat: int) -> list[Prospect]:
    """An upgrade, one of the Bay's actions, and Maracaibo with the next turn."""
    last = "yes" if state.round == ROUNDS else "no"
    actions = state.tables.caribbean.bay.brings(state, context_of(seat, "bay"))
    return [*_upgrade(state, seat), *actions, Prospect("note", "then-maracaibo", last=last)]
