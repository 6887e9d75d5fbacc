"""Deliveries: ships and cargo of one colour, brought to port before events thin them out."""

from __future__ import annotations

from collections.abc import Mapping

from kaper.games.deliveries import events
from kaper.games.deliveries.action_space import shapes_of
from kaper.games.deliveries.actions import GRAMMAR
from kaper.games.deliveries.arrangement import arrange
from kaper.games.deliveries.components.tables import tables_of
from kaper.games.deliveries.evaluation.evaluate import evaluate
from kaper.games.deliveries.evaluation.parts import outlook
from kaper.games.deliveries.facts import DeliveriesFacts
from kaper.games.deliveries.problems import problems
from kaper.games.deliveries.rules.delivery import AfterDeliveries, LayDown, LookForDelivery
from kaper.games.deliveries.rules.event_cards import LoseCard
from kaper.games.deliveries.rules.scoring import result
from kaper.games.deliveries.rules.setup import Series, empty_table
from kaper.games.deliveries.rules.turn import Turn
from kaper.games.deliveries.rules.wolf import OfferWolf
from kaper.games.deliveries.state import Deliveries
from kaper.games.deliveries.topics import TOPICS
from kaper.games.deliveries.visibility.redaction import redact
from kaper.games.deliveries.visibility.sampling import sample
from kaper.games.deliveries.visibility.shapes import DeliveriesView
from kaper.games.deliveries.visibility.tensor import planes, tensor
from kaper.games.deliveries.visibility.view import view
from kaper.kernel.action_space import Shape
from kaper.kernel.components import Components
from kaper.kernel.events import Event
from kaper.kernel.game import Game, Options, Result
from kaper.kernel.planes import Plane

SERIES_POINTS = 100


class DeliveriesGame(DeliveriesFacts, Game[Deliveries]):
    grammar = GRAMMAR
    topics = TOPICS
    state = Deliveries
    view_type = DeliveriesView
    records = (
        Series,
        Turn,
        LookForDelivery,
        LayDown,
        AfterDeliveries,
        OfferWolf,
        LoseCard,
        *events.ALL,
    )

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Deliveries:
        return empty_table(
            tables_of(components),
            seats,
            rng,
            target=SERIES_POINTS if options["series"] == "100" else 0,
            fog=options["visibility"] == "poor",
            vouch=options["proof"] == "vouched",
            first_seat=options["first-player"] == "first-seat",
        )

    def tables(self, components: Components) -> dict[str, object]:
        return {"tables": tables_of(components)}

    def shapes(self, components: Components) -> tuple[Shape, ...]:
        return shapes_of(tables_of(components))

    def view(self, state: Deliveries, seat: int | None) -> DeliveriesView:
        return view(state, seat)

    def planes(self, state: Deliveries) -> tuple[Plane, ...]:
        return planes(state.seats)

    def tensor(self, state: Deliveries, seat: int) -> bytearray:
        return tensor(state, seat)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return redact(event, seat)

    def sample(self, state: Deliveries, seat: int | None, seed: int) -> Deliveries:
        return sample(state, seat, seed)

    def result(self, state: Deliveries) -> Result:
        return result(state)

    def arrange(self, state: Deliveries, arrangement: Mapping[str, object]) -> None:
        arrange(state, arrangement)

    def evaluate(self, state: Deliveries, seat: int) -> float:
        return evaluate(state, seat)

    def outlook(self, state: Deliveries, seat: int) -> dict[str, float]:
        return outlook(state, seat)

    def problems(self, state: Deliveries) -> list[str]:
        return problems(state)


GAME = DeliveriesGame()
