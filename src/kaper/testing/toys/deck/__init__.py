"""Deck: hands from a stacked deck. Shows piles, hidden cards, and a sampler."""

from __future__ import annotations

from kaper.kernel.actions import Grammar
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.events import Event
from kaper.kernel.frames import DONE
from kaper.kernel.game import Options, Result, ranking_of
from kaper.kernel.piles import Pile, Segment
from kaper.testing.toys.deck import flow, table
from kaper.testing.toys.deck.table import NAMES, STORMS, VALUES, Table
from kaper.testing.toys.deck.visibility import redact, sample, view
from kaper.testing.toys.toy import Toy


class DeckGame(Toy[Table]):
    id = "deck"
    package = "kaper.testing.toys.deck"
    seats = range(2, 5)
    grammar = Grammar(
        flow.DRAW,
        flow.SCOUT,
        flow.SWAP,
        flow.SALVAGE,
        flow.KEEP,
        flow.UNDER,
        flow.DISCARD,
        DONE,
    )
    state = Table
    records = (
        flow.SetUp,
        flow.Turn,
        flow.KeepOrUnder,
        flow.Swap,
        flow.Becalmed,
        table.Drew,
        table.Scouted,
        table.PutUnder,
        table.Discarded,
        table.Salvaged,
        table.HandsCounted,
    )

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Table:
        hands = [Segment([], []) for _ in range(seats)]
        deck = Pile("deck", [])
        return Table(seats, [flow.SetUp()], rng, None, deck, hands, [], 0, [0] * seats)

    def view(self, state: Table, seat: int | None) -> dict[str, Json]:
        return view(state, seat)

    def redact(self, event: Event, seat: int | None) -> Event:
        return redact(event, seat)

    def sample(self, state: Table, seat: int | None, seed: int) -> Table:
        return sample(state, seat, seed)

    def result(self, state: Table) -> Result:
        ranking = ranking_of([(points,) for points in state.points])
        reason = "storms" if state.storms == STORMS else "becalmed"
        return Result(tuple(state.points), ranking[0], ranking, reason)

    def evaluate(self, state: Table, seat: int) -> float:
        in_hand = sum(VALUES[card] for card in state.hands[seat].items)
        return min(1.0, (state.points[seat] + in_hand) / sum(VALUES))

    def problems(self, state: Table) -> list[str]:
        held = [card for hand in state.hands for card in hand.items]
        cards = sorted((*state.deck.items(), *held, *state.discards))
        missing = len(NAMES) - len(set(cards))
        found = [] if missing == state.storms else [f"{missing} cards are missing"]
        if any(card < STORMS for card in held):
            found.append("a storm is in a hand")
        return found
