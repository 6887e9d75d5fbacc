"""Everything that lies on the table of Merchants & Marauders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NewType

from kaper.games.marauders.components.ids import (
    CANNONS,
    CREW,
    FLEETS,
    FRIGATE,
    HOLD,
    LOCATIONS,
    NATIONS,
    NONE,
    SHIP_OF_THE_LINE,
    SLOOP,
    WEAPONS,
    EventCard,
    GloryKind,
    Good,
    Mission,
    Modification,
    Nation,
    Nothing,
    NpcCard,
    ShipType,
    Skill,
    Zone,
    is_flagship,
)
from kaper.games.marauders.components.tables import Tables
from kaper.games.marauders.components.vocabulary import (
    AbilityWord,
    EventWord,
    ModificationWord,
)
from kaper.games.marauders.facts import FACTS
from kaper.games.marauders.marks import INSIDE
from kaper.games.marauders.records import (
    Battle,
    Captain,
    CurrentTurn,
    Decks,
    Declaration,
    Discards,
    Fleet,
    LaidOut,
    Status,
)
from kaper.kernel.frames import Frame
from kaper.kernel.state import State

MOST_SEATS = FACTS.seats[-1]
PER_SHIP = len(LOCATIONS)
KINDS_OF_WEAPONS = len(WEAPONS)
BOUNTIES = len(NATIONS)
HAND_LIMIT = 4
PORT_LIMIT = 6
CAP = 5  # no value of a ship is higher

# The Modification that enlarges a location.
ENLARGED_BY: Final[Mapping[int, ModificationWord]] = {
    HOLD: "hold",
    CREW: "crew",
    CANNONS: "cannons",
}

# A captain is unseen until all are revealed, and waits after a death for the owner's next turn.
IN_PLAY, WAITING, RETIRED, UNSEEN = map(Status, range(4))
# A ship is there in either: that of a retired captain lies in port until his player's next turn.
ABOARD = (IN_PLAY, RETIRED)

# In a battle a side is a player's seat, an NPC (this number plus the fleet), or a card's foe.
NPC = 8
FOE = NPC + len(FLEETS)

# Places in a battle, by which its lists go. Rule: combat.two-ships
ATTACKER, DEFENDER = range(2)
PLACES: Final = (ATTACKER, DEFENDER)

# What a side of a battle declares for a round. Rule: combat.actions
DECLARATIONS: Final = tuple(map(Declaration, range(3)))
SHOOTING, BOARDING, FLEEING = DECLARATIONS

# The course of a round: what the frame at the bottom of the stack does next. Saved games hold the
# numbers, of which 1 has never been used.
RoundStage = NewType("RoundStage", int)
STARTING, PLAYING, ENDING = map(RoundStage, (0, 2, 3))

# What ended the game: the Event deck or the captains ran out, or the target was reached.
Ending = NewType("Ending", int)
NO_EVENTS, NO_CAPTAINS, TARGET = map(Ending, range(3))


@dataclass(slots=True)
class Marauders(State):
    """The table. Cards and tokens are numbers: see `tables`."""

    transient: ClassVar[frozenset[str]] = frozenset({"trace", "tables"})

    stack: list[Frame[Marauders]]
    tables: Tables
    target: int  # Glory Points to win
    vouch: bool  # the engine vouches for reduced prices: nobody is shown the cards
    stage: RoundStage
    round: int
    first: int
    turns: int  # turns begun in this round
    announced: int  # mask of those who have reached the target
    ending: Ending | Nothing
    # The board, by zone
    demand: list[Good | Nothing]
    modifications: list[Modification | Nothing]
    modifications_known: list[int]  # masks of seats, EVERYBODY where face up
    merchants: list[Nation | Nothing]
    merchants_known: list[int]
    # And beside it
    demand_pool: list[Good]
    merchant_box: list[Nation]
    offered: list[Mission]
    event: EventCard | Nothing  # in force this round
    prizewinner: int  # who has taken the prize of the Event, or NONE
    war: int  # mask of the two nations
    struck: int  # mask of zones under the Hurricane
    plague: list[Zone]
    plague_until: int
    # Cards
    decks: Decks
    discards: Discards
    glory_held: list[GloryKind]  # Glory cards of which everybody knows that somebody holds them
    cargo_known: list[int]  # for each card, a mask of the seats that know who carries it
    rumors_known: list[int]  # for each Rumor, a mask of the seats that know who holds it
    # Captains, and what is going on
    captains: list[Captain]  # by seat
    fleets: list[Fleet]  # by the numbers of FLEETS
    entering: list[NpcCard]  # independent captains who come into play when the round ends
    turn: CurrentTurn
    laid: LaidOut
    battle: Battle

    def clone(self) -> Marauders:
        other = Marauders.__new__(Marauders)
        other.seats = self.seats
        other.stack = self.stack[:]
        other.rng = self.rng
        other.trace = None
        other.tables = self.tables
        other.target = self.target
        other.vouch = self.vouch
        other.stage = self.stage
        other.round = self.round
        other.first = self.first
        other.turns = self.turns
        other.announced = self.announced
        other.ending = self.ending
        other.demand = self.demand[:]
        other.modifications = self.modifications[:]
        other.modifications_known = self.modifications_known[:]
        other.merchants = self.merchants[:]
        other.merchants_known = self.merchants_known[:]
        other.demand_pool = self.demand_pool[:]
        other.merchant_box = self.merchant_box[:]
        other.offered = self.offered[:]
        other.event = self.event
        other.prizewinner = self.prizewinner
        other.war = self.war
        other.struck = self.struck
        other.plague = self.plague[:]
        other.plague_until = self.plague_until
        other.decks = self.decks.clone()
        other.discards = self.discards.clone()
        other.glory_held = self.glory_held[:]
        other.cargo_known = self.cargo_known[:]
        other.rumors_known = self.rumors_known[:]
        other.captains = [captain.clone() for captain in self.captains]
        other.fleets = self.fleets[:]
        other.entering = self.entering[:]
        other.turn = self.turn.clone()
        other.laid = self.laid.clone()
        other.battle = self.battle.clone()
        return other

    def item_names(self, pile: str) -> Sequence[str]:
        tables = self.tables
        match pile:
            case "cargo" | "lost-cargo":
                return tables.cargo_names
            case "glory":
                return tables.glory_names
            case "captain":
                return tables.captain_names
            case "event":
                return tables.event_names
            case "rumor":
                return tables.rumor_names
            case "mission":
                return tables.mission_names
            case "demand":
                return tables.good_names
            case "modification":
                return tables.modification_names
            case "zone" | "port" | "course":
                return tables.zone_names
            case "npc":
                return tables.npc_names
            case "seat":
                return [f"p{seat}" for seat in range(self.seats)]
        return NATIONS

    # Players

    def clockwise(self, first: int) -> list[int]:
        """All seats, clockwise from this one."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def at_sea(self, seat: int) -> bool:
        captain = self.captains[seat]
        return captain.status == IN_PLAY and not captain.in_port

    def nation(self, seat: int) -> Nation:
        """A captain's nation is the flag of the Home Port."""
        return self.tables.captains[self.captains[seat].card].nation

    def is_pirate(self, seat: int) -> bool:
        return any(self.captains[seat].bounties)  # Rule: term.pirate

    def ability(self, seat: int, word: AbilityWord) -> int:
        """What a captain and the hired Specialists add up to in a word of theirs."""
        captain = self.captains[seat]
        total = self.tables.captains[captain.card].abilities.get(word, 0)
        mask = captain.specialists
        if mask:
            for specialist in self.tables.specialists:
                if mask & 1 and specialist.power.name == word:
                    total += specialist.power.value
                mask >>= 1
        return total

    def captain_has(self, seat: int, word: AbilityWord) -> bool:
        """Whether the captain's own card has a word that no Specialist has."""
        return word in self.tables.captains[self.captains[seat].card].abilities

    def skill(self, seat: int, skill: Skill) -> int:
        return self.tables.captains[self.captains[seat].card].skills[skill]

    def wealth(self, seat: int) -> int:
        """What a captain can pay now, from the chest too where it lies open."""
        captain = self.captains[seat]
        # Rule: stash.withdraw
        return captain.gold + (captain.chest if self.chest_open(seat) else 0)

    def chest_open(self, seat: int) -> bool:
        """Whether Ducats may be taken out: in a Port action at home, before the target."""
        return self.at_home(seat) and not self.announced >> seat & 1  # Rule: end.chest-shut

    def at_home(self, seat: int) -> bool:
        """Whether a captain is in the middle of a Port action in the Home Port."""
        captain = self.captains[seat]
        return (
            bool(self.turn.done & INSIDE)
            and self.turn.active == seat
            and captain.in_port
            and captain.zone == self.tables.captains[captain.card].home
        )

    # Ships

    def cube(self, side: int, location: int) -> int:
        """How much of a location is left, of a player's ship or of the enemy's."""
        return self.battle.enemy[location] if side >= NPC else self.captains[side].cubes[location]

    def has_modification(self, side: int, power: ModificationWord) -> bool:
        return side < NPC and bool(self.captains[side].fitted >> self.tables.power[power] & 1)

    def is_flipped(self, seat: int, power: ModificationWord) -> bool:
        """Whether a Modification lies face down: it is used up for now."""
        return bool(self.captains[seat].flipped >> self.tables.power[power] & 1)

    def full(self, side: int, location: int) -> int:
        """The value of a location undamaged, Modifications included."""
        values = self.tables.ships[self.ship_of(side)].values
        power = ENLARGED_BY.get(location)
        # Rule: mod.hammocks, mod.hold, mod.battery
        extra = power is not None and self.has_modification(side, power)
        return min(values[location] + extra, CAP)  # Rule: ship.cap-5

    def maneuverability(self, side: int) -> int:
        # Rule: ship.maneuverability-undamaged
        value = self.tables.ships[self.ship_of(side)].maneuverability
        # Rule: ship.cap-5, mod.rigging
        return min(value + self.has_modification(side, "maneuverability"), CAP)

    def ship_of(self, side: int) -> ShipType:
        if side < NPC:
            return self.captains[side].ship
        return self.fleet_ship(side - NPC)

    def fleet_ship(self, fleet: int) -> ShipType:
        """Pirates sail a Sloop and a Frigate, admirals Frigates, in war Ships of the Line."""
        if is_flagship(fleet):  # Rule: components.ships, components.splits
            return SHIP_OF_THE_LINE if self.war >> fleet & 1 else FRIGATE
        return SLOOP if FLEETS[fleet] == "pirate-sloop" else FRIGATE

    def capacity(self, seat: int) -> int:
        """How many Cargo cards a captain can carry now, freight not counted off."""
        captain = self.captains[seat]
        if captain.in_port:
            return PORT_LIMIT  # Rule: cargo.port-limit-6
        return self.hold(seat)

    def hold(self, seat: int) -> int:
        """How many Cargo cards a ship can carry at sea."""
        # Rule: ship.hold
        return self.captains[seat].cubes[HOLD] + self.ability(seat, "extra-hold")

    def carried(self, seat: int) -> int:
        """Cargo cards aboard, a Mission that is freight included."""
        return len(self.captains[seat].cargo) + self.has_freight(seat)

    def has_freight(self, seat: int) -> bool:
        mission = self.captains[seat].mission
        return mission != NONE and any(
            word.name == "freight" for word in self.tables.missions[mission].needs
        )

    def crippled(self, seat: int) -> bool:
        """Whether a location is destroyed."""
        return 0 in self.captains[seat].cubes

    def crew(self, side: int) -> int:
        return self.cube(side, CREW)

    # Independent captains

    def commander(self, fleet: int) -> NpcCard:
        """The NPC in command of a fleet in play."""
        return self.fleets[fleet].cards[0]

    def event_word(self, name: EventWord) -> int:
        """What the Event in force says by this word; 0 where it does not."""
        if self.event == NONE:
            return 0
        word = self.tables.events[self.event].word
        return word.value if word.name == name else 0

    def pardon_price(self) -> int:
        """What a level of a bounty costs in port this round; 0 where none is for sale."""
        return self.event_word("amnesty") or self.event_word("treaty")
