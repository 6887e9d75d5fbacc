"""Pirates of Maracaibo: sail the Caribbean, raid, explore, bury treasures and build a legend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaper.games.maracaibo import events
from kaper.games.maracaibo.action_space import shapes_of
from kaper.games.maracaibo.actions import GRAMMAR
from kaper.games.maracaibo.arrangement import arrange
from kaper.games.maracaibo.components.old_words import in_words_of_today
from kaper.games.maracaibo.components.reading import tables_of
from kaper.games.maracaibo.evaluation.account import account
from kaper.games.maracaibo.evaluation.evaluate import evaluate
from kaper.games.maracaibo.evaluation.parts import outlook
from kaper.games.maracaibo.evaluation.styles import STYLES
from kaper.games.maracaibo.facts import MaracaiboFacts
from kaper.games.maracaibo.problems import problems
from kaper.games.maracaibo.rules import (
    acquiring,
    black_market,
    exploring,
    figureheads,
    fog_sailing,
    quests,
    raid,
    redbeard,
    retirement,
    rubies,
    skirmishes,
    stops,
    treasures,
    upgrades,
    voyage,
    words,
)
from kaper.games.maracaibo.rules.powers import Powers
from kaper.games.maracaibo.rules.rounds import EndTurn
from kaper.games.maracaibo.rules.scoring import result
from kaper.games.maracaibo.rules.setup import KeepQuests, SetUp, empty_table
from kaper.games.maracaibo.state import REDBEARD, Maracaibo, Player
from kaper.games.maracaibo.topics import TOPICS
from kaper.games.maracaibo.visibility.redaction import redact
from kaper.games.maracaibo.visibility.sampling import sample
from kaper.games.maracaibo.visibility.shapes import MaracaiboView
from kaper.games.maracaibo.visibility.tensor import planes, tensor
from kaper.games.maracaibo.visibility.view import view
from kaper.kernel.action_space import Shape
from kaper.kernel.codec import Json, encode
from kaper.kernel.components import Components
from kaper.kernel.events import Event
from kaper.kernel.game import Account, Game, Options, Result
from kaper.kernel.planes import Plane


class MaracaiboGame(MaracaiboFacts, Game[Maracaibo]):
    grammar = GRAMMAR
    topics = TOPICS
    styles = STYLES
    state = Maracaibo
    view_type = MaracaiboView
    records = (
        Player, Powers, SetUp, KeepQuests, EndTurn,
        voyage.Sail, voyage.EndMove, voyage.ChoosePayee, fog_sailing.SailInFog, skirmishes.Fight,
        rubies.VisitBay, retirement.Retire,
        stops.Visit, stops.AcquireOrLeave, stops.BuildOrLeave, redbeard.RedbeardTurn,
        redbeard.RedbeardAction,
        acquiring.Refill, acquiring.ChooseAfar, acquiring.ChooseResidence,
        acquiring.AcquireFromAfar, acquiring.BuildResidence,
        raid.Raid, raid.FixedRaid, raid.RollDice, raid.ChooseDie, raid.AimRaid,
        raid.SpendStrength,
        exploring.Explore, exploring.ExploreHere, exploring.MoveExplorer,
        treasures.AddCubes, treasures.ChooseIsland, treasures.GainTreasures,
        treasures.ChooseTreasure, treasures.TakeOfDie, treasures.Store, treasures.Bury,
        treasures.ChooseBurial,
        quests.GainQuest, quests.ChooseQuest, quests.SellQuest, quests.ChooseSale,
        upgrades.Upgrade, upgrades.ChooseUpgrade,
        figureheads.BuyFigurehead, figureheads.ChooseFigurehead,
        black_market.PlaceTile, black_market.ChoosePlace, black_market.ActivateTile,
        black_market.ChooseTile,
        words.Doubloons, words.Points, words.PointsPer, words.PointsIncome,
        words.DoubloonsIncome, words.AnyOrder, words.AtMostOne, words.NextEffect,
        words.OneEffect,
        *events.ALL,
    )  # fmt: skip

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Maracaibo:
        return empty_table(seats, tables_of(components), rng, options)

    def tables(self, components: Components) -> dict[str, object]:
        return {"tables": tables_of(components)}

    def upgrade(
        self, fields: dict[str, Json], rules: int, components: Components
    ) -> dict[str, Json]:
        """Before rules 3 nobody remembered anything of a hand from which a quest was sold."""
        players = fields["players"]
        if rules < 3 and isinstance(players, list):
            fields["strayed"] = encode([()] * len(players))
        return fields

    def upgrade_components(self, components: Components, rules: int) -> Components:
        """Rules 3 have been recorded both with the old words and with those of today."""
        return in_words_of_today(components)

    def shapes(self, components: Components) -> tuple[Shape, ...]:
        return shapes_of(tables_of(components))

    def view(self, state: Maracaibo, seat: int | None) -> MaracaiboView:
        return view(state, seat)

    def planes(self, state: Maracaibo) -> tuple[Plane, ...]:
        return planes(state)

    def tensor(self, state: Maracaibo, seat: int) -> bytearray:
        return tensor(state, seat)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return redact(event, seat)

    def sample(self, state: Maracaibo, seat: int | None, seed: int) -> Maracaibo:
        return sample(state, seat, seed)

    def result(self, state: Maracaibo) -> Result:
        return result(state)

    def arrange(self, state: Maracaibo, arrangement: Mapping[str, object]) -> None:
        arrange(state, arrangement)

    def evaluate(self, state: Maracaibo, seat: int) -> float:
        return evaluate(state, seat)

    def outlook(self, state: Maracaibo, seat: int) -> dict[str, float]:
        return outlook(state, seat)

    def account(self, state: Maracaibo, events: Sequence[Event], seat: int) -> Account:
        return account(state, seat)

    def rivals(self, state: Maracaibo) -> Sequence[int]:
        return (REDBEARD,) if state.solo() else ()

    def opener(self, state: Maracaibo) -> int:
        return state.first

    def problems(self, state: Maracaibo) -> list[str]:
        return problems(state)


GAME = MaracaiboGame()
