"""Jolly Roger: one pirate ship, one Captain, and a crew that may mutiny."""

from __future__ import annotations

from collections.abc import Mapping

from kaper.games.jolly_roger import events
from kaper.games.jolly_roger.action_space import shapes_of
from kaper.games.jolly_roger.actions import GRAMMAR, STIRRING
from kaper.games.jolly_roger.arrangement import arrange
from kaper.games.jolly_roger.components.tables import tables_of
from kaper.games.jolly_roger.evaluation.because import because
from kaper.games.jolly_roger.evaluation.evaluate import evaluate
from kaper.games.jolly_roger.evaluation.parts import outlook
from kaper.games.jolly_roger.evaluation.styles import STYLES
from kaper.games.jolly_roger.facts import JollyRogerFacts
from kaper.games.jolly_roger.problems import problems
from kaper.games.jolly_roger.rules import (
    aftermath,
    answers,
    attack,
    bribes,
    choices,
    guard,
    hands,
    island,
    mutiny,
    port,
    powers,
    repairs,
    sharing,
    voyage,
)
from kaper.games.jolly_roger.rules.scoring import result
from kaper.games.jolly_roger.rules.setup import SetUp, empty_table
from kaper.games.jolly_roger.state import JollyRoger
from kaper.games.jolly_roger.topics import TOPICS
from kaper.games.jolly_roger.visibility.redaction import redact
from kaper.games.jolly_roger.visibility.sampling import sample
from kaper.games.jolly_roger.visibility.shapes import JollyRogerView
from kaper.games.jolly_roger.visibility.tensor import planes, tensor
from kaper.games.jolly_roger.visibility.view import view
from kaper.kernel.action_space import Shape
from kaper.kernel.actions import Action
from kaper.kernel.codec import Json, encode
from kaper.kernel.components import Components
from kaper.kernel.decisions import Prompt
from kaper.kernel.events import Event
from kaper.kernel.game import Game, Options, Result
from kaper.kernel.planes import Plane


class JollyRogerGame(JollyRogerFacts, Game[JollyRoger]):
    grammar = GRAMMAR
    topics = TOPICS
    styles = STYLES
    stirring = STIRRING
    state = JollyRoger
    view_type = JollyRogerView
    records = (
        SetUp,
        voyage.Round, voyage.Recruit, voyage.Sail, voyage.Punishment, voyage.Punish,
        attack.FirstCard, attack.Attack, attack.Adjust, attack.Count, attack.Assign,
        sharing.BeforePick, sharing.FirstPicks, sharing.Pick, sharing.ShareOut, sharing.Share,
        sharing.AfterShare, sharing.Repairable,
        port.Swap, port.Sell,
        island.ShowMap, island.Arrival, island.BuryAll, island.Bury, island.AfterBurying,
        island.DigWindow, island.LeaveIsland,
        mutiny.AfterDecision, mutiny.AfterChoice, mutiny.Mutiny,
        aftermath.Appoint, aftermath.Reappoint, aftermath.CollectLoot, aftermath.Redeal,
        aftermath.NameExtras,
        answers.Answer, answers.DiscardPlayed, bribes.Offer, hands.Discard,
        choices.Rob, guard.Post, guard.FindStandIn, guard.StandIn, guard.DigUpFrom,
        repairs.Repairs, repairs.Claim, repairs.HandOver, choices.Kill, choices.Press,
        choices.LayPressed,
        powers.DiscardItself, powers.DrawCrew, powers.StealFrom, powers.TakeOffice,
        powers.TurnUpDestination, powers.ChangeTotal, powers.PickFirst, powers.StayOnTable,
        powers.PostGuard, powers.DigUp, powers.AskForLoot, powers.KillLeader, powers.PressNeutral,
        *events.ALL,
    )  # fmt: skip

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> JollyRoger:
        return empty_table(
            seats,
            tables_of(components),
            rng,
            hidden_loot=options["loot"] == "hidden",
            captains_gold=options["captains-gold"] == "on",
        )

    def upgrade(
        self, fields: dict[str, Json], rules: int, components: Components
    ) -> dict[str, Json]:
        """Rules 2 noted to whom each had offered a gift, once until the next decision: now whoever
        was asked may be asked again. Before rules 4 nobody remembered what they had lost track of.
        """
        offered = fields["offered"]
        if rules < 3 and isinstance(offered, list):
            fields["offered"] = [0] * len(offered)
        if rules < 4 and isinstance(offered, list):
            nothing = encode([()] * (len(offered) + 1))
            fields |= {"crew_adrift": nothing, "loot_adrift": nothing}
        return fields

    def tables(self, components: Components) -> dict[str, object]:
        return {"tables": tables_of(components)}

    def shapes(self, components: Components) -> tuple[Shape, ...]:
        return shapes_of(tables_of(components))

    def view(self, state: JollyRoger, seat: int | None) -> JollyRogerView:
        return view(state, seat)

    def planes(self, state: JollyRoger) -> tuple[Plane, ...]:
        return planes(state)

    def tensor(self, state: JollyRoger, seat: int) -> bytearray:
        return tensor(state, seat)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return redact(event, seat)

    def sample(self, state: JollyRoger, seat: int | None, seed: int) -> JollyRoger:
        return sample(state, seat, seed)

    def result(self, state: JollyRoger) -> Result:
        return result(state)

    def arrange(self, state: JollyRoger, arrangement: Mapping[str, object]) -> None:
        arrange(state, arrangement)

    def evaluate(self, state: JollyRoger, seat: int) -> float:
        return evaluate(state, seat)

    def outlook(self, state: JollyRoger, seat: int) -> dict[str, float]:
        return outlook(state, seat)

    def because(self, state: JollyRoger, seat: int, action: Action) -> Prompt | None:
        return because(state, seat, action)

    def problems(self, state: JollyRoger) -> list[str]:
        return problems(state)


GAME = JollyRogerGame()
