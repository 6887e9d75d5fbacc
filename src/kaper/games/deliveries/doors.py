"""The only writers of the table: each changes the state and tells what happened."""

from __future__ import annotations

from kaper.games.deliveries.components.cards import (
    COLOURS,
    EVENTS,
    FIRST_EVENT,
    NAMES,
    VALUE,
    WOLF,
    WOLF_NAME,
)
from kaper.games.deliveries.events import (
    CardLost,
    Delivered,
    DeliveryCame,
    Discarded,
    Drew,
    EventPlayed,
    HandShown,
    HandVouched,
    RowFilled,
    Scored,
    TookOpen,
    WolfDeclined,
    WolfDiscarded,
    WolfHired,
    WolfUsed,
)
from kaper.games.deliveries.rules.scoring import Points
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.chance import draw

# The draw pile


def top_card(state: Deliveries) -> int:
    """The top card of the draw pile, which is no Delivery card."""
    parts = state.parts
    ordinary, deliveries = parts[0]
    if ordinary > 1 or deliveries:
        state.parts = ((ordinary - 1, deliveries), *parts[1:])
    else:
        state.parts = parts[1:]
    return draw(state, "pile", state.bag)[0]


def delivery_on_top(state: Deliveries) -> bool:
    """Whether a Delivery card lies on top now; it has no back, so everybody sees it."""
    ordinary, deliveries = state.parts[0]
    if ordinary and deliveries:
        if not draw(state, "top", [0] * ordinary + [1] * deliveries)[0]:
            return False
        state.parts = ((0, 1), (ordinary, deliveries - 1), *state.parts[1:])
    return deliveries > 0


def announce_delivery(state: Deliveries, seat: int) -> None:
    state.came += 1
    if state.trace is not None:
        state.trace.events.append(DeliveryCame(seat, state.came))


def _flip(state: Deliveries) -> None:
    """Take the Delivery card from the top of the draw pile: it is now a Sea Wolf."""
    # Rule: wolf.flip
    _, deliveries = state.parts[0]
    rest = state.parts[1:]
    state.parts = ((0, deliveries - 1), *rest) if deliveries > 1 else rest


# Cards come to a hand


def take_open(state: Deliveries, seat: int, card: int) -> None:
    """Take an open card, which everybody sees, and fill its place."""
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    state.known[seat] = tuple(sorted((*state.known[seat], card)))
    # Rule: turn.take-open
    refill = top_card(state)
    row = state.row
    row[row.index(card)] = refill
    if state.trace is not None:
        state.trace.events += [TookOpen(seat, NAMES[card]), RowFilled(NAMES[refill])]


def draw_top(state: Deliveries, seat: int) -> None:
    """Take the top card of the draw pile unseen by the others."""
    # Rule: turn.take-top
    card = top_card(state)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    # Rule: turn.take-top
    state.unseen[seat] += (0,)
    if state.trace is not None:
        state.trace.events.append(Drew(seat, NAMES[card]))


def hire_wolf(state: Deliveries, seat: int) -> None:
    _flip(state)
    state.wolves[seat] += 1
    if state.trace is not None:
        state.trace.events.append(WolfHired(seat))


def decline_wolf(state: Deliveries, seat: int) -> None:
    if state.trace is not None:
        state.trace.events.append(WolfDeclined(seat))


def discard_unwanted_wolf(state: Deliveries) -> None:
    _flip(state)
    state.discards.append(WOLF)
    if state.trace is not None:
        state.trace.events.append(WolfDiscarded())


# Cards leave a hand


def discard(state: Deliveries, seat: int, card: int) -> None:
    # Rule: turn.discard
    _leave_hand(state, seat, card)
    state.discards.append(card)
    if state.trace is not None:
        state.trace.events.append(Discarded(seat, NAMES[card]))


def discard_wolf(state: Deliveries, seat: int) -> None:
    # Rule: turn.discard-any-card
    _spend_wolf(state, seat)
    if state.trace is not None:
        state.trace.events.append(Discarded(seat, WOLF_NAME))


def play_event(state: Deliveries, seat: int, card: int) -> None:
    _leave_hand(state, seat, card)
    state.discards.append(card)
    if state.trace is not None:
        colour = COLOURS[state.tables.colour[card]]
        state.trace.events.append(EventPlayed(seat, EVENTS[card - FIRST_EVENT], colour))


def lose(state: Deliveries, seat: int, card: int) -> None:
    """Give up a card to an event."""
    # Rule: event.own-choice
    _leave_hand(state, seat, card)
    state.discards.append(card)
    if state.trace is not None:
        state.trace.events.append(CardLost(seat, NAMES[card]))


def use_wolf(state: Deliveries, seat: int) -> None:
    # Rule: wolf.announce-and-discard, wolf.single-use
    _spend_wolf(state, seat)
    if state.trace is not None:
        state.trace.events.append(WolfUsed(seat))


def deliver(state: Deliveries, seat: int, ship: int, goods: int) -> None:
    """Lay a ship and a good of one colour open before oneself."""
    # Rule: delivery.laid-open
    _leave_hand(state, seat, ship)
    _leave_hand(state, seat, goods)
    state.delivered[seat] += ((ship, goods),)
    state.kinds[seat] |= 1 << state.tables.colour[goods]
    if state.trace is not None:
        points = VALUE[ship] + VALUE[goods]
        state.trace.events.append(Delivered(seat, (NAMES[ship], NAMES[goods]), points))


def _spend_wolf(state: Deliveries, seat: int) -> None:
    state.wolves[seat] -= 1
    state.discards.append(WOLF)


def _leave_hand(state: Deliveries, seat: int, card: int) -> None:
    hand = state.hands[seat]
    place = hand.index(card)
    state.hands[seat] = hand[:place] + hand[place + 1 :]
    known = state.known[seat]
    if card in known:
        place = known.index(card)
        state.known[seat] = known[:place] + known[place + 1 :]
        return
    # Which of the unseen cards left, nobody can tell. The oldest that may have had the colour
    # is the one of which most was known, so that the others may still be all they could be.
    unseen = state.unseen[seat]
    colour = state.tables.colour[card]
    place = next(i for i, excluded in enumerate(unseen) if not excluded >> colour & 1)
    state.unseen[seat] = unseen[:place] + unseen[place + 1 :]


# What is proven


def show_hand(state: Deliveries, seat: int, colour: int) -> None:
    """Show that no card has the colour: what was seen once stays known."""
    # Rule: event.show-hand, event.show-hand-digital
    reveal_hand(state, seat)
    if state.trace is not None:
        cards = tuple(NAMES[card] for card in state.hands[seat])
        state.trace.events.append(HandShown(seat, COLOURS[colour], cards))


def vouch_for_hand(state: Deliveries, seat: int, colour: int) -> None:
    """All that others learn is that no card of the hand has the colour."""
    state.unseen[seat] = tuple(excluded | 1 << colour for excluded in state.unseen[seat])
    if state.trace is not None:
        state.trace.events.append(HandVouched(seat, COLOURS[colour]))


def reveal_hand(state: Deliveries, seat: int) -> None:
    """From now on everybody knows this hand."""
    state.known[seat] = state.hands[seat]
    state.unseen[seat] = ()


# Points


def score(state: Deliveries, seat: int, points: Points) -> None:
    """Add the points of one game to those of the series."""
    state.totals[seat] += points.total
    if state.trace is not None:
        by_source = (points.deliveries, points.hand, points.wolves, points.events)
        state.trace.events.append(Scored(seat, points.total, *by_source))
