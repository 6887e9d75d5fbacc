"""The only writers of what players see change: each changes the state and tells what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kaper.games.jolly_roger.actions import LEADERS
from kaper.games.jolly_roger.card_events import CrewStolen
from kaper.games.jolly_roger.components.cards import (
    ISLAND,
    KINDS,
    PORT,
    TYPES,
    kind_of,
    kinds_of,
    known_only_to,
    known_to,
    with_card,
    with_shown,
    without_kind,
)
from kaper.games.jolly_roger.events import (
    Appointed,
    CrewDrawn,
    CrewReshuffled,
    DestinationShown,
    IslandShown,
    MutinyBegan,
    PortShown,
    SupportLaid,
    VoyageBrokenOff,
)
from kaper.games.jolly_roger.state import (
    CAPTAIN,
    CHOOSING,
    MUTINEER,
    MUTINY_ENDING,
    NEUTRAL,
    NOBODY,
    NONE,
    PUNISHING,
    JollyRoger,
)
from kaper.games.jolly_roger.visibility import memory
from kaper.kernel.chance import draw
from kaper.kernel.events import Event


def tell(state: JollyRoger, event: Event) -> None:
    if state.trace is not None:
        state.trace.events.append(event)


def crew_name(state: JollyRoger, kind: int) -> str:
    return state.tables.crew_names[kind]


def loot_name(state: JollyRoger, card: int) -> str:
    return state.tables.loot_names[kind_of(card)]


def loot_names(state: JollyRoger, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(loot_name(state, card) for card in cards)


# Offices


def appoint(state: JollyRoger, seat: int) -> None:
    """Lay the Quartermaster card before a player."""
    state.quartermaster = seat
    tell(state, Appointed(state.captain, seat))


def make_captain(state: JollyRoger, seat: int) -> None:
    """With three players the Captain holds the other office as well."""
    # Rule: variant.three-players-cards
    state.captain = seat
    if not state.has_quartermaster():
        state.quartermaster = seat


# Crew


def draw_crew(state: JollyRoger, seat: int, count: int) -> None:
    """Cards from the crew pile, which is made anew from the discards when it runs out."""
    drawn: list[int] = []
    # Rule: piles.crew-reshuffled, piles.crew-still-short
    while len(drawn) < count and (state.crew_pile or state.crew_discards):
        if not state.crew_pile:
            reshuffle(state, drawn)
        number = min(count - len(drawn), len(state.crew_pile))
        drawn += draw(state, "crew", state.crew_pile, number)
    if not drawn:
        return
    state.hands[seat] = tuple(sorted((*state.hands[seat], *drawn)))
    if state.trace is not None:
        names = tuple(state.tables.crew_names[kind] for kind in sorted(drawn))
        state.trace.events.append(CrewDrawn(seat, len(drawn), names))
    if not state.crew_pile:
        reshuffle(state)


def reshuffle(state: JollyRoger, drawn: Sequence[int] = ()) -> None:
    """Make the discards the new pile. They lay open: so everybody can tell what is in all hands,
    with the cards drawn just before."""
    if not state.crew_discards:
        return
    state.held = sorted((*drawn, *(kind for hand in state.hands for kind in kinds_of(hand))))
    state.crew_pile = sorted(state.crew_discards)
    state.crew_discards.clear()
    tell(state, CrewReshuffled(len(state.crew_pile)))


def deal_crew(state: JollyRoger, order: Iterable[int], count: int) -> None:
    """So many to each; where there are too few, one at a time in this order."""
    seats = tuple(order)
    if len(state.crew_pile) + len(state.crew_discards) >= count * len(seats):
        for seat in seats:
            draw_crew(state, seat, count)
        return
    for _ in range(count):
        for seat in seats:
            draw_crew(state, seat, 1)


def lay_down(state: JollyRoger, seat: int, kind: int) -> None:
    """Take a card from a hand for all to see; the caller says where it goes."""
    before = state.hands[seat]
    after = state.hands[seat] = without_kind(before, kind)
    memory.leave_openly(state.crew_adrift, kind, before, after, seat)
    if kind in state.held:
        # It may have been another of the same kind: then one is forgotten.
        state.held.remove(kind)


def discard(state: JollyRoger, kinds: Iterable[int]) -> None:
    """Crew cards, face up on their discard pile."""
    state.crew_discards += kinds


def random_of_hand(state: JollyRoger, seat: int) -> int:
    """Let chance choose one of a hand's cards."""
    (kind,) = draw(state, "hand", sorted(kinds_of(state.hands[seat])))
    return kind


def steal_crew(state: JollyRoger, seat: int, owner: int) -> None:
    """A random card from another's hand; both of them know it, and nobody else any more."""
    kind = random_of_hand(state, owner)
    pass_crew(state, owner, kind, seat)
    tell(state, CrewStolen(seat, owner, crew_name(state, kind)))


def show_crew(state: JollyRoger, owner: int, kind: int, seat: int) -> None:
    """Let one other seat see a card of a hand."""
    before = state.hands[owner]
    after = state.hands[owner] = with_shown(before, kind, seat)
    memory.shown(state.crew_adrift, kind, before, after)


def pass_crew(state: JollyRoger, owner: int, kind: int, seat: int) -> None:
    """Give a crew card to another, unseen by the rest."""
    before = state.hands[owner]
    after = state.hands[owner] = known_only_to(without_kind(before, kind), 1 << seat)
    state.hands[seat] = with_card(state.hands[seat], known_to(kind, 1 << owner))
    pass_unseen(state.crew_adrift, kind, before, after, (owner, seat))


def pass_unseen(
    adrift: memory.Adrift,
    kind: int,
    before: tuple[int, ...],
    after: tuple[int, ...],
    way: tuple[int, int],
) -> None:
    """All but the two lose track of what they knew there; the one may find what was adrift."""
    owner, seat = way
    memory.lose_track(adrift, before, after, 1 << owner | 1 << seat)
    memory.take_in_sight(adrift, kind, before, after, seat)


# Loot


def draw_loot(state: JollyRoger, count: int) -> list[int]:
    """Loot from its pile, as far as it goes: it is never made anew."""
    # Rule: piles.loot-and-destinations-never
    return draw(state, "loot", state.loot_pile, min(count, len(state.loot_pile)))


def pass_loot(state: JollyRoger, owner: int, kind: int, seat: int) -> None:
    """An unburied loot card from one player to another."""
    before = state.loot[owner]
    rest = without_kind(before, kind)
    if state.hidden_loot:
        after = state.loot[owner] = known_only_to(rest, 1 << seat)
        state.loot[seat] = with_card(state.loot[seat], known_to(kind, 1 << owner))
        pass_unseen(state.loot_adrift, kind, before, after, (owner, seat))
    else:
        state.loot[owner] = rest
        state.loot[seat] = with_card(state.loot[seat], kind)


def show_loot(state: JollyRoger, owner: int, kind: int, seat: int) -> None:
    """In the variant: let one other seat see an unburied loot card."""
    if state.hidden_loot:
        before = state.loot[owner]
        after = state.loot[owner] = with_shown(before, kind, seat)
        memory.shown(state.loot_adrift, kind, before, after)


def take_from_lot(state: JollyRoger, seat: int, kind: int, giver: int) -> None:
    """A card of the lot comes before a player. Where loot is hidden, only this player and the
    one who gave it know it, and only the giver still knows what is left of the lot."""
    if state.hidden_loot:
        memory.lose_lot(state, kind, seat, giver)
    state.lot = sorted(kinds_of(state.lot))
    state.lot.remove(kind)
    state.got[seat] += 1
    card = kind
    if state.hidden_loot:
        state.lot_seen = 1 << giver
        if giver != seat:
            card = known_to(kind, 1 << giver)
    state.loot[seat] = with_card(state.loot[seat], card)


def bury(state: JollyRoger, seat: int, kind: int) -> None:
    """Turn a loot card face down. Where loot is hidden, others lose track of which it was."""
    before = state.loot[seat]
    rest, card = without_kind(before, kind), kind
    if state.hidden_loot and rest:
        rest = known_only_to(rest, 0)
        memory.lose_track(state.loot_adrift, before, rest, 1 << seat)
    elif state.hidden_loot:
        # The only card: whoever knew it knows that it is buried.
        (card,) = before
    state.loot[seat] = rest
    state.buried[seat] = with_card(state.buried[seat], card)


# Destinations


def turn_up(state: JollyRoger) -> int:
    """Turn up the card of the voyage; until then it is any of its pile, unless it was seen."""
    if state.destination != NONE:
        return state.destination
    chosen = state.chosen
    left = list(state.piles[chosen])
    if state.tops[chosen] != NONE:
        kind = state.tops[chosen]
        left.remove(kind)
    else:
        (kind,) = draw(state, "destination", left)
    state.tops[chosen] = NONE
    state.piles[chosen] = tuple(left)
    state.destination = kind
    if state.trace is not None:
        state.trace.events.append(_shown(state, kind))
    return kind


def _shown(state: JollyRoger, kind: int) -> Event:
    tables = state.tables
    if tables.type_of[kind] == PORT:
        return PortShown(tables.port_crew[kind])
    if tables.type_of[kind] == ISLAND:
        return IslandShown()
    navigation, gunnery, melee = tables.needs[kind]
    name = TYPES[tables.type_of[kind]]
    return DestinationShown(name, navigation, gunnery, melee, tables.loot_of[kind])


def put_back(state: JollyRoger) -> None:
    """Lay the card of a voyage that is not made on top of its pile, face down."""
    if state.destination != NONE:
        state.piles[state.chosen] = with_card(state.piles[state.chosen], state.destination)
        state.tops[state.chosen] = state.destination
    state.chosen = state.destination = NONE


# A mutiny


def begin_mutiny(state: JollyRoger, seat: int) -> None:
    """A call of mutiny stands: the voyage is broken off, or the punishment is not carried out."""
    # Rule: mutiny.before-qm-acts, mutiny.interrupted-card-returns
    if state.stage == PUNISHING:
        state.stage = MUTINY_ENDING
        state.demanded = False
    else:
        if state.chosen != NONE:
            tell(state, VoyageBrokenOff(TYPES[state.chosen]))
            put_back(state)
        # Rule: mutiny.then-destination, mutiny.in-phase-one-or-two
        state.stage = CHOOSING
    state.mutinied = True
    state.mutineer = seat
    state.barred = False
    state.killed = NOBODY
    state.bound = 0
    state.offered = [0] * state.seats
    state.sides = [NEUTRAL] * state.seats
    state.sides[state.captain] = CAPTAIN
    state.sides[seat] = MUTINEER
    tell(state, MutinyBegan(seat, state.captain))


def show(state: JollyRoger, seat: int, kind: int) -> None:
    """A crew card is laid for all to see: others may answer it with a Traitor, its player not."""
    state.shown.append(seat * KINDS + kind)
    state.since[seat] = len(state.shown)


def unshow(state: JollyRoger, entry: int) -> None:
    """A card laid in this window is cancelled: of several alike, the last one."""
    place = max(index for index, shown in enumerate(state.shown) if shown == entry)
    del state.shown[place]
    state.since = [since - (since > place) for since in state.since]


def lay_support(state: JollyRoger, seat: int, side: int, kind: int) -> None:
    """Lay a crew card from the hand for a leader, which binds its player to that side."""
    lay_down(state, seat, kind)
    count_support(state, seat, side, kind)
    show(state, seat, kind)


def count_support(state: JollyRoger, seat: int, side: int, kind: int) -> None:
    """A crew card counts for a leader."""
    state.sides[seat] = side
    state.laid.append(seat * KINDS + kind)
    if state.trace is not None:
        crew, leader = state.tables.crew[kind], LEADERS[side]
        state.trace.events.append(SupportLaid(seat, leader, crew_name(state, kind), crew))


def lose_support(state: JollyRoger, seat: int, kind: int) -> None:
    """A card in a mutiny is cancelled: with no other card there, its player is neutral again."""
    state.laid.remove(seat * KINDS + kind)
    if not takes_part(state, seat) and not state.bound >> seat & 1:
        state.sides[seat] = NEUTRAL


def takes_part(state: JollyRoger, seat: int) -> bool:
    """Whether a seat leads a side of the mutiny, or has a card in it."""
    # Rule: mutiny.who-loses, mutiny.neutral-keeps-loot
    committed = state.office != NEUTRAL and seat == state.quartermaster
    if committed or seat in (state.captain, state.mutineer):
        return True
    return any(entry // KINDS == seat for entry in state.laid)


def loses(state: JollyRoger, seat: int, side: int) -> bool:
    """Whether a seat loses with a side: not one whom a Sea Wolf has bound to it without a card."""
    return state.sides[seat] == side and takes_part(state, seat)


def support(state: JollyRoger, side: int) -> int:
    """The crew members on a side; the Captain card always counts for the Captain."""
    crew, sides = state.tables.crew, state.sides
    # Rule: mutiny.count-crew, mutiny.role-cards-count-one, mutiny.special-cards-count-one
    # Rule: special.as-plain-no-effect, card.ship-rats-always-five
    total = int(side == CAPTAIN) + int(state.office == side)
    for entry in state.laid:
        if sides[entry // KINDS] == side:
            total += crew[entry % KINDS]
    return total
