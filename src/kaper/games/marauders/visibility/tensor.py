"""What a seat knows in numbers: by captains, its own first and the others clockwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kaper.games.marauders.components.ids import (
    FLEETS,
    LOCATIONS,
    NATIONS,
    NONE,
    SHIPS,
    WEAPONS,
    CargoCard,
)
from kaper.games.marauders.marks import (
    ACTED,
    BOUGHT,
    CALLED_OFF,
    CARDS_DRAWN,
    INSIDE,
    MISSION_TRIED,
    RECRUITED,
    RUMOR_SOUGHT,
    SALVAGED,
    SELLING_OVER,
    STASHED,
    STORM_FACED,
    TALKED,
    VISITED,
    YARD_VISITED,
)
from kaper.games.marauders.records import Captain
from kaper.games.marauders.state import CAP, NPC, PLACES, UNSEEN, Marauders
from kaper.games.marauders.visibility.knowledge import hand_as_seen
from kaper.kernel.piles import knows
from kaper.kernel.planes import (
    HIGHEST,
    Plane,
    around,
    bits,
    counts,
    hot,
    hots,
    number,
    small,
    tally,
)

_STATUSES, _STAGES = UNSEEN + 1, 4
_FACES = 7
_DICE = 10
# What was done in a turn, and shuts off other things.
_MARKS = (
    INSIDE,
    VISITED,
    SELLING_OVER,
    BOUGHT,
    YARD_VISITED,
    RECRUITED,
    RUMOR_SOUGHT,
    MISSION_TRIED,
    STASHED,
    TALKED,
    CALLED_OFF,
    STORM_FACED,
    ACTED,
    SALVAGED,
    CARDS_DRAWN,
)


def planes(state: Marauders) -> tuple[Plane, ...]:
    return (*_of_captains(state), *_of_the_board(state), *_of_what_goes_on(state))


def _of_captains(state: Marauders) -> tuple[Plane, ...]:
    tables, seats = state.tables, state.seats
    zones, goods, glory = len(tables.zone_names), len(tables.good_names), len(tables.glory_names)
    fittings = len(tables.modification_names)
    return (
        Plane("status", (seats, _STATUSES)),
        Plane("captain", (seats, len(tables.captain_names))),
        Plane("zone", (seats, zones)),
        Plane("in-port", (seats,)),
        Plane("ship", (seats, len(SHIPS))),
        Plane("locations", (seats, len(LOCATIONS)), CAP),
        Plane("modifications", (seats, fittings)),
        Plane("flipped", (seats, fittings)),
        Plane("weapons", (seats, len(WEAPONS)), 3),
        Plane("bounties", (seats, len(NATIONS)), CAP),
        Plane("glory", (seats,), 12),
        Plane("gold-in-all", (seats, 2), HIGHEST),
        Plane("chest-at-least", (seats, 2), HIGHEST),
        Plane("chest-at-most", (seats, 2), HIGHEST),
        Plane("known-hands", (seats, glory), 3),
        Plane("hand-sizes", (seats,), 10),
        Plane("specialists", (seats, len(tables.specialists))),
        Plane("known-cargo", (seats, goods), 6),
        Plane("cargo-sizes", (seats,), 10),
        Plane("known-rumors", (seats, len(tables.rumor_names))),
        Plane("rumor-sizes", (seats,), 3),
        Plane("proven-rumors", (seats, len(tables.rumor_names))),
        Plane("mission", (seats, len(tables.mission_names))),
        Plane("progress", (seats,), 6),
        Plane("turns-left", (seats,), 10),
        Plane("slowed", (seats,), 3),
        Plane("announced", (seats,)),
    )


def _of_the_board(state: Marauders) -> tuple[Plane, ...]:
    tables = state.tables
    zones, goods = len(tables.zone_names), len(tables.good_names)
    return (
        Plane("demand", (zones, goods)),
        Plane("tokens", (zones,)),
        Plane("known-tokens", (zones, len(tables.modification_names))),
        Plane("merchants", (zones,)),
        Plane("known-merchants", (zones, len(NATIONS))),
        Plane("fleets", (len(FLEETS), zones)),
        Plane("commanders", (len(FLEETS), len(tables.npc_names))),
        Plane("event", (len(tables.event_names),)),
        Plane("war", (len(NATIONS),)),
        Plane("hurricane", (zones,)),
        Plane("plague", (zones,)),
        Plane("missions-offered", (len(tables.mission_names),)),
        Plane("merchant-box", (len(NATIONS),), 10),
        Plane("decks", (6,), 80),
        Plane("cargo-discards", (goods,), 20),
        Plane("glory-discards", (len(tables.glory_names),), 4),
        Plane("glory-in-hands", (len(tables.glory_names),), 4),
    )


def _of_what_goes_on(state: Marauders) -> tuple[Plane, ...]:
    seats = state.seats
    sides = seats + len(FLEETS) + 1
    return (
        Plane("stage", (_STAGES,)),
        Plane("round", (1,), 40),
        Plane("target", (1,), 15),
        Plane("first", (seats,)),
        Plane("active", (seats,)),
        Plane("actions", (1,), 6),
        Plane("moves", (1,), 6),
        Plane("done", (len(_MARKS),)),
        Plane("laid-out", (len(state.tables.good_names),), 10),
        Plane("laid-out-cards", (1,), 20),
        Plane("successes", (1,), _DICE),
        Plane("prize", (len(NATIONS),)),
        Plane("battle-sides", (len(PLACES), sides)),
        Plane("battle-round", (1,), 20),
        Plane("declared", (len(PLACES), 3)),
        Plane("battle-dice", (len(PLACES), _FACES), _DICE),
        Plane("battle-hits", (len(PLACES), _FACES), _DICE),
        Plane("enemy", (len(LOCATIONS),), CAP),
    )


def tensor(state: Marauders, seat: int) -> bytearray:
    row = bytearray()
    order = around(seat, state.seats)
    captains = [state.captains[owner] for owner in order]
    _ships(row, state, order, captains)
    _belongings(row, state, order, captains)
    _board(row, state, seat)
    _turn(row, state, seat)
    _battle(row, state, seat)
    return row


def _ships(row: bytearray, state: Marauders, order: list[int], captains: list[Captain]) -> None:
    tables, seat = state.tables, order[0]
    fittings = len(tables.modification_names)
    for captain in captains:
        row += hot(captain.status, _STATUSES)
    for owner, captain in zip(order, captains, strict=True):
        seen = owner == seat or captain.status != UNSEEN
        row += hot(captain.card if seen else NONE, len(tables.captain_names))
    for captain in captains:
        row += hot(captain.zone, len(tables.zone_names))
    row += bytes([captain.in_port for captain in captains])
    for captain in captains:
        row += hot(captain.ship, len(SHIPS))
    for captain in captains:
        row += bytes(captain.cubes)
    for captain in captains:
        row += bits(captain.fitted, fittings)
    for captain in captains:
        row += bits(captain.flipped, fittings)
    for captain in captains:
        row += bytes(captain.weapons)
    for captain in captains:
        row += bytes(captain.bounties)


def _belongings(
    row: bytearray, state: Marauders, order: list[int], captains: list[Captain]
) -> None:
    row += bytes([small(captain.glory) for captain in captains])
    # Rule: gold.secrecy
    for captain in captains:
        row += number(captain.gold + captain.chest)
    chests = [_chest(state, owner, order[0]) for owner in order]
    for least, _ in chests:
        row += number(least)
    for _, most in chests:
        row += number(most)
    _cards(row, state, order)
    rumors, missions = len(state.tables.rumor_names), len(state.tables.mission_names)
    for captain in captains:
        row += tally(captain.kept, rumors)
    for captain in captains:
        row += hot(captain.mission, missions)
    row += bytes(small(len(captain.progress)) for captain in captains)
    row += bytes([small(captain.deadline) for captain in captains])
    row += bytes([small(captain.slowed) for captain in captains])
    row += bytes([state.announced >> owner & 1 for owner in order])


def _chest(state: Marauders, owner: int, seat: int) -> tuple[int, int]:
    """How much lies in a chest, at least and at most, as far as a seat knows."""
    captain = state.captains[owner]
    # Rule: end.announce-details, stash.secret
    if owner == seat or state.announced >> owner & 1:
        return captain.chest, captain.chest
    return captain.chest_least, captain.chest_most


def _cards(row: bytearray, state: Marauders, order: list[int]) -> None:
    """Glory cards, Specialists, cargo and Rumors: those that the seat knows, and how many."""
    tables, seat = state.tables, order[0]
    for owner in order:
        own = owner == seat
        kinds = state.captains[owner].hand if own else hand_as_seen(state, owner, seat)
        row += tally(kinds, len(tables.glory_names))
    row += bytes([len(state.captains[owner].hand) for owner in order])
    for owner in order:
        row += bits(state.captains[owner].specialists, len(tables.specialists))
    for owner in order:
        cargo = state.captains[owner].cargo
        seen = [card for card in cargo if owner == seat or knows(state.cargo_known[card], seat)]
        row += _goods(state, seen)
    row += bytes([len(state.captains[owner].cargo) for owner in order])
    for owner in order:
        rumors = state.captains[owner].rumors
        known = [each for each in rumors if owner == seat or knows(state.rumors_known[each], seat)]
        row += tally(tuple(known), len(tables.rumor_names))
    row += bytes([len(state.captains[owner].rumors) for owner in order])


def _goods(state: Marauders, cards: Iterable[CargoCard]) -> bytearray:
    cargo = state.tables.cargo
    return counts([cargo[card].good for card in cards], len(state.tables.good_names))


def _board(row: bytearray, state: Marauders, seat: int) -> None:
    tables, zones = state.tables, len(state.tables.zone_names)
    row += hots(tuple(state.demand), len(tables.good_names))
    for tokens, known, kinds in (
        (state.modifications, state.modifications_known, len(tables.modification_names)),
        (state.merchants, state.merchants_known, len(NATIONS)),
    ):
        row += _tokens(tuple(tokens), tuple(known), seat, kinds)
    fleets = state.fleets
    row += hots(tuple([fleet.zone for fleet in fleets]), zones)
    commanders = [fleet.cards[0] if fleet.zone != NONE else NONE for fleet in fleets]
    row += hots(tuple(commanders), len(tables.npc_names))
    row += hot(state.event, len(tables.event_names))
    row += bits(state.war, len(NATIONS))
    row += bits(state.struck, zones)
    row += bits(sum(1 << zone for zone in state.plague), zones)
    row += counts(state.offered, len(tables.mission_names))
    row += counts(state.merchant_box, len(NATIONS))
    decks = state.decks
    of_deck = (decks.captain, decks.cargo, decks.glory, decks.rumor, decks.mission, decks.event)
    row += bytes([small(len(deck)) for deck in of_deck])
    row += _goods(state, state.discards.cargo)
    row += counts(state.discards.glory, len(tables.glory_names))
    row += counts(state.glory_held, len(tables.glory_names))


@lru_cache(maxsize=4096)
def _tokens(tokens: tuple[int, ...], known: tuple[int, ...], seat: int, kinds: int) -> bytes:
    """Where tokens lie, and those of them that a seat has seen."""
    seen = [
        token if token != NONE and knows(mask, seat) else NONE
        for token, mask in zip(tokens, known, strict=True)
    ]
    return bytes([token != NONE for token in tokens]) + hots(tuple(seen), kinds)


def _turn(row: bytearray, state: Marauders, seat: int) -> None:
    seats, turn, laid = state.seats, state.turn, state.laid
    row += hot(state.stage, _STAGES)
    row += bytes((small(state.round), state.target))
    row += hot((state.first - seat) % seats, seats)
    row += hot((turn.active - seat) % seats, seats)
    row += bytes((small(turn.actions), small(turn.moves)))
    row += bytes([turn.done & mark != 0 for mark in _MARKS])
    row += _goods(state, laid.cards if knows(laid.known, seat) else ())
    row += bytes((small(len(laid.cards)), small(laid.successes)))
    row += hot(laid.prize, len(NATIONS))


def _battle(row: bytearray, state: Marauders, seat: int) -> None:
    battle, seats = state.battle, state.seats
    sides = seats + len(FLEETS) + 1
    for place in PLACES:
        side = battle.sides[place] if battle.sides else NONE
        row += hot(_side(side, seat, seats), sides)
    row.append(small(battle.round))
    for choice in _of_places(battle.declared):
        row += hot(choice, 3)
    for rolled in (battle.dice, battle.hits):
        for place in PLACES:
            row += counts(rolled[place] if rolled else (), _FACES)
    row += bytes(battle.enemy) if battle.enemy else bytes(len(LOCATIONS))


def _side(side: int, seat: int, seats: int) -> int:
    """Players from the seat on, then fleets, then the foe of a card."""
    if side == NONE:
        return NONE
    return (side - seat) % seats if side < NPC else seats + side - NPC


def _of_places(choices: Sequence[int]) -> Sequence[int]:
    return choices or [NONE] * len(PLACES)
