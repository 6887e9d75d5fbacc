"""Deal: barter before the harbour dues. Shows a form, and a payment picked good by good."""

from __future__ import annotations

from kaper.kernel.actions import Grammar
from kaper.kernel.chance import seeded
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.events import Event
from kaper.kernel.frames import DECLINE, PASS
from kaper.kernel.game import Options, Result, ranking_of
from kaper.testing.toys.deal.flow import ACCEPT, OFFER, PAY, Answer, Pay, Turn
from kaper.testing.toys.deal.market import GOODS, Dealt, Market, Paid
from kaper.testing.toys.toy import Toy

STORES = ((1, 6), (6, 1))


class DealGame(Toy[Market]):
    id = "deal"
    package = "kaper.testing.toys.deal"
    seats = range(2, 5)
    grammar = Grammar(OFFER, ACCEPT, DECLINE, PASS, PAY)
    state = Market
    records = (Turn, Answer, Pay, Dealt, Paid)

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Market:
        stores: list[tuple[int, ...]] = [STORES[seat % 2] for seat in range(seats)]
        return Market(seats, [Turn(0, 0)], rng, None, [*stores, (0, 0)])

    def view(self, state: Market, seat: int | None) -> dict[str, Json]:
        top = state.stack[-1] if state.stack else None
        return {
            "stores": [dict(zip(GOODS, store, strict=True)) for store in state.stores],
            "offer": [[*top.give], [*top.get]] if isinstance(top, Answer) else None,
            "paid": [GOODS[good] for good in top.picked] if isinstance(top, Pay) else [],
        }

    def redact(self, event: Event, seat: int | None) -> Event:
        return event

    def sample(self, state: Market, seat: int | None, seed: int) -> Market:
        other = state.clone()
        other.rng = seeded(seed)
        return other

    def result(self, state: Market) -> Result:
        scores = tuple(gold * rum for gold, rum in state.stores[: state.seats])
        ranking = ranking_of([(score,) for score in scores])
        return Result(scores, ranking[0], ranking, "balance")

    def evaluate(self, state: Market, seat: int) -> float:
        gold, rum = state.stores[seat]
        return min(1.0, gold * rum / 20)

    def problems(self, state: Market) -> list[str]:
        found = [f"{s} owes goods" for s, store in enumerate(state.stores) if min(store) < 0]
        total = sum(map(sum, state.stores))
        if total != sum(STORES[0]) * state.seats:
            found.append(f"{total} goods")
        return found
