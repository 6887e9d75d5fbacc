"""Setting up: the board, secret captains and ships, and the first player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import doors
from kaper.games.marauders.actions import SHIP
from kaper.games.marauders.components.ids import (
    FLEETS,
    NONE,
    SHIP_NUMBER,
    CaptainCard,
    ShipType,
    Zone,
)
from kaper.games.marauders.components.tables import Tables
from kaper.games.marauders.events import CaptainDealt, FirstPlayerDrawn, NewDemand
from kaper.games.marauders.mission_doors import offer_mission
from kaper.games.marauders.records import (
    NO_FLEET,
    Battle,
    Captain,
    CurrentTurn,
    Decks,
    Discards,
    LaidOut,
)
from kaper.games.marauders.rules.captains import (
    STARTING_GOLD,
    come_into_play,
    starting_ships,
    which_ship,
    why_no_starting_ship,
)
from kaper.games.marauders.rules.prospects import ship_reads
from kaper.games.marauders.rules.rounds import Round
from kaper.games.marauders.state import (
    BOUNTIES,
    KINDS_OF_WEAPONS,
    PER_SHIP,
    STARTING,
    UNSEEN,
    Marauders,
)
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds
from kaper.kernel.frames import Frame, Sealed
from kaper.kernel.piles import NOBODY

MISSIONS_ON_OFFER = 2


@dataclass(frozen=True, slots=True)
class SetUp(Frame[Marauders]):
    """Lay out the board and deal a captain to everybody, in secret."""

    def step(self, state: Marauders) -> bool:
        tables = state.tables
        tokens = list(tables.modification_bag)
        flags = sorted(tables.merchants)
        # Rule: setup.demand
        wanted = draw(state, "demand", state.demand_pool, len(tables.ports))
        # Rule: setup.modifications
        fittings = draw(state, "modification", tokens, len(tables.ports))
        for zone, good, fitting in zip(tables.ports, wanted, fittings, strict=True):
            state.demand[zone] = good
            state.modifications[zone] = fitting
            doors.tell(state, NewDemand(tables.zone_names[zone], tables.good_names[good]))
        # Rule: setup.merchants
        state.merchants = [*draw(state, "nation", flags, len(tables.zone_names))]
        # Rule: setup.missions
        for _ in range(MISSIONS_ON_OFFER):
            offer_mission(state)
        # Rule: setup.captain
        dealt = draw(state, "captain", state.decks.captain, state.seats)
        for seat, captain in enumerate(dealt):
            state.captains[seat].card = captain
            doors.tell(state, CaptainDealt(seat, tables.captain_names[captain]))
        state.stack[-1] = ChooseShips(tuple(range(state.seats)))
        return False


@dataclass(frozen=True, slots=True)
class ChooseShips(Sealed[Marauders]):
    """Everybody picks a Sloop or a Flute in secret; all are revealed together."""

    def deeds(self) -> Deeds[ChooseShips, Marauders]:
        return STARTING_SHIPS

    def resolve(self, state: Marauders, answers: tuple[Action, ...]) -> None:
        state.stack.append(Round())
        # Rule: setup.first-player
        (state.first,) = draw(state, "seat", list(range(state.seats)), 1)
        for seat, action in enumerate(answers):
            # Rule: setup.starting-goods
            state.captains[seat].gold = STARTING_GOLD
            come_into_play(state, seat, SHIP_NUMBER[action.args[0]])
        state.turn.active = state.first
        doors.tell(state, FirstPlayerDrawn(state.first))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return which_ship(state, seat)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "setup.starting-ship"

    def not_asked(self, state: Marauders, seat: int) -> str:
        return "setup.captain"


STARTING_SHIPS: Final = Deeds(
    Deed(SHIP, why_no_starting_ship, ChooseShips.answer, starting_ships, brings=ship_reads)
)


def empty_table(seats: int, tables: Tables, rng: int, *, target: int, vouch: bool) -> Marauders:
    """The table before the set-up."""
    zones = len(tables.zone_names)
    return Marauders(
        seats=seats,
        stack=[SetUp()],
        rng=rng,
        trace=None,
        tables=tables,
        target=target,
        vouch=vouch,
        stage=STARTING,
        round=0,
        first=0,
        turns=0,
        announced=0,
        ending=NONE,
        demand=[NONE] * zones,
        modifications=[NONE] * zones,
        modifications_known=[NOBODY] * zones,
        merchants=[NONE] * zones,
        merchants_known=[NOBODY] * zones,
        demand_pool=sorted(tables.demand),
        merchant_box=[],
        war=0,
        struck=0,
        plague=[],
        plague_until=0,
        offered=[],
        event=NONE,
        prizewinner=NONE,
        # Rule: setup.shuffle
        decks=Decks(
            captain=list(tables.captain_number.values()),
            cargo=list(tables.cargo_number.values()),
            glory=sorted(tables.glory_deck),
            rumor=list(tables.rumor_number.values()),
            mission=list(tables.mission_number.values()),
            event=list(tables.event_number.values()),
        ),
        discards=Discards(cargo=[], glory=[], mission=[], event=[]),
        glory_held=[],
        cargo_known=[NOBODY] * len(tables.cargo_names),
        rumors_known=[NOBODY] * len(tables.rumor_names),
        captains=[_nobody(seats) for _ in range(seats)],
        fleets=[NO_FLEET] * len(FLEETS),
        entering=[],
        turn=CurrentTurn(
            active=0,
            actions=0,
            moves=0,
            scouted=[],
            done=0,
            rumor_shown=NONE,
            last_card=NONE,
        ),
        laid=LaidOut(
            cards=[], known=NOBODY, copies=[0] * len(tables.good_names), successes=0, prize=NONE
        ),
        battle=Battle(
            sides=(),
            round=0,
            declared=[],
            dice=[],
            hits=[],
            shot=[],
            used=0,
            # Rule: components.cubes-and-boards, setup.cubes
            enemy=[0] * PER_SHIP,
            foe_skill=0,
        ),
    )


def _nobody(seats: int) -> Captain:
    """The place of a captain at a table of so many seats, before one is dealt."""
    return Captain(
        # Rule: setup.color
        status=UNSEEN,
        card=CaptainCard(NONE),
        zone=Zone(NONE),
        in_port=False,
        ship=ShipType(NONE),
        # Rule: components.cubes-and-boards
        cubes=[0] * PER_SHIP,
        fitted=0,
        flipped=0,
        weapons=(0,) * KINDS_OF_WEAPONS,
        gold=0,
        chest=0,
        chest_least=0,
        chest_most=0,
        # Rule: setup.cubes, board.glory-track
        glory=0,
        hand=(),
        hand_seen=((),) * (seats + 1),
        specialists=0,
        cargo=(),
        rumors=(),
        kept=(),
        mission=NONE,
        progress=(),
        named=NONE,
        rival=NONE,
        deadline=0,
        bounties=(0,) * BOUNTIES,
        ship_bought=False,
        market_before=NONE,
        market_now=NONE,
        legal_stay=False,
        slowed=0,
    )
