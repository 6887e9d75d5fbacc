"""What a viewer of Deliveries remembers: cards taken openly, hands shown, colours vouched for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from kaper.games.deliveries import events
from kaper.games.deliveries.components.cards import COLOURS, NAMES, NUMBER
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.witness import Witness


@dataclass(slots=True)
class Hand:
    """What is known of a hand. Times count the events of the hand."""

    known: Counter[str] = field(default_factory=Counter)
    drawn: list[int] = field(default_factory=list)  # when a card came unseen
    lacked: dict[str, int] = field(default_factory=dict)  # when last no card had this colour
    gone: list[tuple[int, str]] = field(default_factory=list)  # unseen cards that left, by colour
    time: int = 0


class HandWitness(Witness[Deliveries]):
    def __init__(self, match: Match[Deliveries], viewer: int | None) -> None:
        super().__init__(match, viewer)
        self.colour = [COLOURS[colour] for colour in match.state.tables.colour]
        self.seats = match.seats
        self.hands = [Hand() for _ in range(match.seats)]

    def read(self, event: Event) -> None:
        if isinstance(event, events.Began):
            self.hands = [Hand() for _ in range(self.seats)]
        seat = getattr(event, "seat", None)
        if seat is None:
            return
        hand = self.hands[seat]
        hand.time += 1
        match event:
            case events.TookOpen(card=card):
                hand.known[card] += 1
            case events.Drew(card=card) if card:
                hand.known[card] += 1
            case events.Drew():
                hand.drawn.append(hand.time)
            case events.Discarded(card=card) | events.CardLost(card=card):
                self._leaves(hand, card)
            case events.EventPlayed(event=card):
                self._leaves(hand, card)
            case events.Delivered(cards=cards):
                for card in cards:
                    self._leaves(hand, card)
            case events.HandShown(cards=cards):
                self.hands[seat] = Hand(Counter(cards))
            case events.HandVouched(colour=colour):
                hand.lacked[colour] = hand.time

    def _leaves(self, hand: Hand, card: str) -> None:
        if card not in NUMBER:
            return  # a Sea Wolf
        if hand.known[card]:
            hand.known[card] -= 1
        else:
            hand.gone.append((hand.time, self.colour[NUMBER[card]]))

    def doubts(self, state: Deliveries) -> Iterator[str]:
        for seat, hand in enumerate(self.hands):
            held = Counter(NAMES[card] for card in state.hands[seat])
            missing = hand.known - held
            if missing:
                yield f"p{seat} has no {', '.join(missing.elements())}"
            unseen: Counter[str] = Counter(
                self.colour[NUMBER[card]] for card in (held - hand.known).elements()
            )
            for since in hand.lacked.values():
                yield from self._lacking(seat, hand, unseen, since)

    def _lacking(self, seat: int, hand: Hand, unseen: Counter[str], since: int) -> Iterator[str]:
        """Cards of colours that a hand lacked at some time or later must have come after it."""
        colours = [colour for colour, time in hand.lacked.items() if time >= since]
        held = sum(unseen[colour] for colour in colours)
        gone = sum(c in colours and time > hand.lacked[c] for time, c in hand.gone)
        drawn = sum(time > since for time in hand.drawn)
        if held + gone > drawn:
            yield f"p{seat} has {held} and had {gone} of {colours}, and drew {drawn}"
