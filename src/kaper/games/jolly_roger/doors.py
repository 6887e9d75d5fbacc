"""The only writers of what players see change: each changes the state and tells what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kaper.games.jolly_roger.card_events import CrewStolen, GuardPosted, OfficeTaken
from kaper.games.jolly_roger.components.cards import (
    ISLAND,
    KINDS,
    PORT,
    SKILLS,
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
    DestinationChosen,
    DestinationShown,
    IslandShown,
    PortShown,
    RoundBegan,
    TotalChanged,
)
from kaper.games.jolly_roger.state import (
    NOBODY,
    NONE,
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


def take_office(state: JollyRoger, seat: int) -> None:
    """Take the Quartermaster card from whoever has it."""
    state.quartermaster = seat
    tell(state, OfficeTaken(seat))


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


def show(state: JollyRoger, seat: int, kind: int) -> None:
    """A crew card is laid for all to see: others may answer it with a Traitor, its player not."""
    state.shown.append(seat * KINDS + kind)
    state.since[seat] = len(state.shown)


def unshow(state: JollyRoger, entry: int) -> None:
    """A card laid in this window is cancelled: of several alike, the last one."""
    place = max(index for index, shown in enumerate(state.shown) if shown == entry)
    del state.shown[place]
    state.since = [since - (since > place) for since in state.since]


def begin_answers(state: JollyRoger, seat: int, kind: int) -> None:
    """A card played waits until the others have answered it."""
    state.played.append(kind)
    state.since[seat] = len(state.shown)


def take_played(state: JollyRoger) -> int:
    """The card played last goes where the caller says."""
    return state.played.pop()


def discard_played(state: JollyRoger) -> None:
    discard(state, [take_played(state)])


def open_window(state: JollyRoger) -> None:
    """From now on only cards laid in this window can be answered."""
    state.shown = []
    state.since = [0] * state.seats


# The middle of the table


def add_to_table(state: JollyRoger, kind: int) -> None:
    state.table.append(kind)


def take_from_table(state: JollyRoger, kind: int) -> None:
    state.table.remove(kind)


def clear_table(state: JollyRoger) -> None:
    """Discard the crew cards of an attack or a burying, with what other cards added to it."""
    discard(state, state.table)
    state.table = []
    state.changes = [0] * len(SKILLS)


def change_total(state: JollyRoger, seat: int, skill: int, points: int) -> None:
    state.changes[skill] += points
    tell(state, TotalChanged(seat, SKILLS[skill], points))


# The course of a round


def begin_round(state: JollyRoger) -> None:
    state.mutinied = False
    state.offered = [0] * state.seats
    # Rule: round.captain-announces
    tell(state, RoundBegan(state.captain, len(state.used) + 1))


def choose_destination(state: JollyRoger, seat: int, destination: int) -> None:
    # Rule: voyage.draw-face-down
    state.chosen = destination
    tell(state, DestinationChosen(seat, TYPES[destination]))


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


def end_voyage(state: JollyRoger) -> None:
    # Rule: voyage.destination-discarded
    state.used.append(state.destination)
    state.chosen = state.destination = NONE
    state.barred = False


# The guard of Treasure Island


def post_guard(state: JollyRoger, by: int, guard: int) -> None:
    state.guard = guard
    tell(state, GuardPosted(by, guard))


def dismiss_guard(state: JollyRoger) -> None:
    state.guard = NOBODY
