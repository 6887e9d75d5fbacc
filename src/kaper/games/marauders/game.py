"""Merchants & Marauders: captains who trade, raid and fight for Glory in the Caribbean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaper.games.marauders import events
from kaper.games.marauders.action_space import shapes_of
from kaper.games.marauders.actions import GRAMMAR, STIRRING, UNDOES
from kaper.games.marauders.arrangement import arrange
from kaper.games.marauders.components import vocabulary
from kaper.games.marauders.components.tables import tables_of
from kaper.games.marauders.evaluation.account import account
from kaper.games.marauders.evaluation.evaluate import evaluate
from kaper.games.marauders.evaluation.figures import figures
from kaper.games.marauders.evaluation.parts import outlook
from kaper.games.marauders.evaluation.styles import STYLES
from kaper.games.marauders.facts import MaraudersFacts
from kaper.games.marauders.problems import problems
from kaper.games.marauders.records import (
    Battle,
    Captain,
    CurrentTurn,
    Decks,
    Discards,
    Fleet,
    LaidOut,
)
from kaper.games.marauders.rules import (
    aftermath,
    battle,
    buying,
    captains,
    chest,
    combat_dice,
    crew_combat,
    damage,
    declaring,
    deeds,
    delivery,
    found_ships,
    hands,
    missions,
    movement,
    npc_scouting,
    own_turn_cards,
    port,
    raid,
    raid_course,
    reactions,
    recruiting,
    reward_choices,
    rewards,
    rivals,
    rolls,
    rounds,
    rumor_slot,
    rumors,
    scouting,
    searches,
    selling,
    setup,
    shipyard,
    sinking,
    specialists,
    stowing,
    turn,
    weather,
)
from kaper.games.marauders.rules.scoring import result
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.topics import TOPICS
from kaper.games.marauders.upgrade import (
    from_rules_1,
    from_rules_2,
    from_rules_4,
    from_rules_5,
    without_numbers,
)
from kaper.games.marauders.visibility.redaction import redact
from kaper.games.marauders.visibility.sampling import sample
from kaper.games.marauders.visibility.shapes import MaraudersView
from kaper.games.marauders.visibility.tensor import planes, tensor
from kaper.games.marauders.visibility.view import view
from kaper.kernel.action_space import Shape
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.events import Event
from kaper.kernel.game import Account, Game, Options, Result
from kaper.kernel.planes import Plane


class MaraudersGame(MaraudersFacts, Game[Marauders]):
    grammar = GRAMMAR
    topics = TOPICS
    styles = STYLES
    stirring = STIRRING
    state = Marauders
    view_type = MaraudersView
    look = (8, 0)
    undoes = UNDOES
    records = (
        Decks, Discards, Captain, Fleet, CurrentTurn, Battle, LaidOut,
        setup.SetUp, setup.ChooseShips, rounds.Round,
        turn.BeginTurn, turn.Turn, turn.Craft, turn.UsePassage,
        captains.ReturnTokens, captains.NewCaptain, captains.NewShip, hands.CutHand,
        rolls.SkillTest, movement.Haven, weather.Storm, sinking.SinkIfHulled,
        stowing.Stow, stowing.ShedCargo,
        own_turn_cards.RepairSome, own_turn_cards.Beckon, own_turn_cards.Salvage,
        damage.PlaceHits, damage.LandHits, damage.MoveHit,
        scouting.Scouting, npc_scouting.NpcScouting,
        found_ships.FoundShip, found_ships.SlipAway, found_ships.RivalFound,
        raid.FoundMerchant, raid_course.RaidRoll, raid_course.RaidSpend, raid_course.RaidEnd,
        battle.Naval, battle.Escape, declaring.Declare, declaring.Chase, crew_combat.CrewCombat,
        reactions.React, combat_dice.WhoseDice, combat_dice.PickDice, combat_dice.SetDie,
        aftermath.Aftermath, aftermath.ClaimBounty, aftermath.CaptureShip,
        port.TalkIn, port.Port, recruiting.Recruiting, chest.Amount,
        selling.Sale, buying.Redraw, buying.Market, buying.ProveDiscount,
        shipyard.Yard, shipyard.Purchase, delivery.Deliver, specialists.Hiring,
        rumor_slot.KeepRumor, rumors.Seek, rumors.Gossip, rumors.CheckRumor, rumors.ProvenRumor,
        missions.Claim, missions.NameNation, missions.Duel, missions.VisitTest,
        searches.Search, searches.CrewFight, rivals.NameRival, rivals.Overtaken,
        missions.MissionGlory, missions.MissionCheck, deeds.Deed,
        rewards.Reward, rewards.Alternatives, rewards.ChooseReward, rewards.Fought, vocabulary.Word,
        reward_choices.ChooseWeapon, reward_choices.ChoosePardon, reward_choices.ChooseVictim,
        reward_choices.Smuggle, reward_choices.ChooseModification, reward_choices.MutinousFrigate,
        *events.ALL,
    )  # fmt: skip

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Marauders:
        return setup.empty_table(
            seats,
            tables_of(components),
            rng,
            target=int(options["length"]),
            vouch=options["proof"] == "vouched",
        )

    def tables(self, components: Components) -> dict[str, object]:
        return {"tables": tables_of(components)}

    def upgrade(
        self, fields: dict[str, Json], rules: int, components: Components
    ) -> dict[str, Json]:
        if rules < 2:
            from_rules_1(fields, tables_of(components))
        if rules < 3:
            from_rules_2(fields)
        if rules < 5:
            from_rules_4(fields)
        if rules < 6:
            from_rules_5(fields)
        return fields

    def upgrade_components(self, components: Components, rules: int) -> Components:
        return without_numbers(components) if rules < 6 else components

    def shapes(self, components: Components) -> tuple[Shape, ...]:
        return shapes_of(tables_of(components))

    def view(self, state: Marauders, seat: int | None) -> MaraudersView:
        return view(state, seat)

    def planes(self, state: Marauders) -> tuple[Plane, ...]:
        return planes(state)

    def tensor(self, state: Marauders, seat: int) -> bytearray:
        return tensor(state, seat)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return redact(event, seat)

    def sample(self, state: Marauders, seat: int | None, seed: int) -> Marauders:
        return sample(state, seat, seed)

    def result(self, state: Marauders) -> Result:
        return result(state)

    def arrange(self, state: Marauders, arrangement: Mapping[str, object]) -> None:
        arrange(state, arrangement)

    def evaluate(self, state: Marauders, seat: int) -> float:
        return evaluate(state, seat)

    def outlook(self, state: Marauders, seat: int) -> dict[str, float]:
        return outlook(state, seat)

    def figures(self, state: Marauders, events: Sequence[Event]) -> dict[str, float]:
        return figures(state, events)

    def account(self, state: Marauders, events: Sequence[Event], seat: int) -> Account:
        return account(state, events, seat)

    def opener(self, state: Marauders) -> int:
        return state.first

    def problems(self, state: Marauders) -> list[str]:
        return problems(state)


GAME = MaraudersGame()
