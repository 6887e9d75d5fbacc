"""Martinique: two captains search an island for loot, maps and the Lost Treasure."""

from __future__ import annotations

from collections.abc import Mapping

from kaper.games.martinique import events
from kaper.games.martinique.action_space import SHAPES
from kaper.games.martinique.actions import GRAMMAR
from kaper.games.martinique.arrangement import arrange
from kaper.games.martinique.components.tables import tables_of
from kaper.games.martinique.evaluation.evaluate import evaluate
from kaper.games.martinique.evaluation.features import FEATURES
from kaper.games.martinique.evaluation.parts import outlook
from kaper.games.martinique.facts import MartiniqueFacts
from kaper.games.martinique.problems import problems
from kaper.games.martinique.rules.dawn import Bonus, Dawn, FinishMove, TakeStools, TurnUpMaps
from kaper.games.martinique.rules.dusk import Dig
from kaper.games.martinique.rules.loading import Load
from kaper.games.martinique.rules.scoring import result
from kaper.games.martinique.rules.setup import SetUp, empty_board
from kaper.games.martinique.state import Martinique
from kaper.games.martinique.topics import TOPICS
from kaper.games.martinique.visibility.redaction import redact
from kaper.games.martinique.visibility.sampling import sample
from kaper.games.martinique.visibility.shapes import MartiniqueView
from kaper.games.martinique.visibility.tensor import PLANES, tensor
from kaper.games.martinique.visibility.view import view
from kaper.kernel.action_space import Shape
from kaper.kernel.components import Components
from kaper.kernel.events import Event
from kaper.kernel.game import Game, Options, Result
from kaper.kernel.planes import Plane
from kaper.kernel.weights import packaged_weights

TREASURE_POINTS = 20


class MartiniqueGame(MartiniqueFacts, Game[Martinique]):
    grammar = GRAMMAR
    topics = TOPICS
    state = Martinique
    view_type = MartiniqueView
    features = FEATURES
    weights = packaged_weights("kaper.games.martinique.evaluation", FEATURES)
    records = (
        SetUp,
        Dawn,
        TurnUpMaps,
        FinishMove,
        Bonus,
        Load,
        TakeStools,
        Dig,
        *events.ALL,
    )

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Martinique:
        points = TREASURE_POINTS if options["lost-treasure"] == "points" else 0
        return empty_board(tables_of(components), points, int(options["enter-first"]), rng)

    def tables(self, components: Components) -> dict[str, object]:
        return {"tables": tables_of(components)}

    def shapes(self, components: Components) -> tuple[Shape, ...]:
        return SHAPES

    def view(self, state: Martinique, seat: int | None) -> MartiniqueView:
        return view(state, seat)

    def planes(self, state: Martinique) -> tuple[Plane, ...]:
        return PLANES

    def tensor(self, state: Martinique, seat: int) -> bytearray:
        return tensor(state, seat)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return redact(event, seat)

    def sample(self, state: Martinique, seat: int | None, seed: int) -> Martinique:
        return sample(state, seat, seed)

    def result(self, state: Martinique) -> Result:
        return result(state)

    def arrange(self, state: Martinique, arrangement: Mapping[str, object]) -> None:
        arrange(state, arrangement)

    def evaluate(self, state: Martinique, seat: int) -> float:
        return evaluate(state, seat, self.weights)

    def outlook(self, state: Martinique, seat: int) -> dict[str, float]:
        return outlook(state, seat)

    def problems(self, state: Martinique) -> list[str]:
        return problems(state)


GAME = MartiniqueGame()
