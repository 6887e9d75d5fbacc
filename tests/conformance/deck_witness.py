"""What a viewer of the toy with a deck remembers: an example of a reader."""

from __future__ import annotations

from collections.abc import Iterator

from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.toys.deck import table
from kaper.testing.toys.deck.table import NAMES, STORMS, Table
from kaper.testing.witness import Witness


class DeckWitness(Witness[Table]):
    """`deck` lists the places from the top, with the card of each where it was seen, or ""."""

    def __init__(self, match: Match[Table], viewer: int | None) -> None:
        super().__init__(match, viewer)
        # Everybody sees a storm put under each of three packs of six.
        self.deck = [name for storm in NAMES[:STORMS] for name in (*[""] * 6, storm)]
        self.hands: list[set[str]] = [set() for _ in range(match.seats)]
        self.storms = 0

    def read(self, event: Event) -> None:
        match event:
            case table.Scouted(card=card):
                self.deck[0] = card or self.deck[0]
            case table.PutUnder():
                self.deck.append(self.deck.pop(0))
            case table.Drew(seat=seat, card=card):
                top = self.deck.pop(0)
                self.hands[seat] |= {card or top} - {""}
                self.storms += card in NAMES[:STORMS]
            case table.Discarded(seat=seat, cards=cards):
                self.hands[seat] -= {*cards}
            case table.Salvaged(card=card):
                self.deck.insert(0, card)
            case table.HandsCounted():
                self.deck = [""] * (len(NAMES) - self.storms)
                self.hands = [set() for _ in self.hands]

    def doubts(self, state: Table) -> Iterator[str]:
        ordered = [NAMES[card] for segment in state.deck.segments for card in segment.items]
        for place, (seen, card) in enumerate(zip(self.deck, ordered, strict=True)):
            if seen not in ("", card):
                yield f"in place {place} of the deck lies {card}, not {seen}"
        for seat, (known, hand) in enumerate(zip(self.hands, state.hands, strict=True)):
            missing = known - {NAMES[card] for card in hand.items}
            if missing:
                yield f"p{seat} has no {', '.join(sorted(missing))}"
