"""Everything that lies on the table of Merchants & Marauders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import ClassVar

from kaper.games.marauders.components.tables import (
    CREW,
    FLEETS,
    HOLD,
    LOCATIONS,
    NATIONS,
    NONE,
    SHIP_OF_THE_LINE,
    WEAPONS,
    Tables,
)
from kaper.games.marauders.rules.marks import INSIDE
from kaper.kernel.frames import Frame
from kaper.kernel.state import State

MOST_SEATS = 4
PER_SHIP = len(LOCATIONS)
KINDS_OF_WEAPONS = len(WEAPONS)
BOUNTIES = len(NATIONS)
HAND_LIMIT = 4
PORT_LIMIT = 6
CAP = 5

# A captain is unseen until all are revealed, and waits after a death for the owner's next turn.
IN_PLAY, WAITING, RETIRED, UNSEEN = range(4)
# A ship is there in either: that of a retired captain lies in port until his player's next turn.
ABOARD = (IN_PLAY, RETIRED)

# In a battle a side is a player's seat, an NPC (this number plus the fleet), or a card's foe.
NPC = 8
FOE = NPC + len(FLEETS)

# The course of a round: what the frame at the bottom of the stack does next.
STARTING, ICONS_MOVED, PLAYING, ENDING = range(4)


@dataclass(slots=True)
class Marauders(State):
    """Lists of one item a seat go by seat; cubes, weapons and bounties have several a seat.

    Cards and tokens are numbers: see `tables`.
    """

    transient: ClassVar[frozenset[str]] = frozenset({"trace", "tables"})

    stack: list[Frame[Marauders]]
    tables: Tables
    target: int  # Glory Points to win
    stage: int
    round: int
    first: int
    active: int  # whose turn it is
    turns: int  # turns begun in this round
    announced: int  # mask of those who have reached the target
    ending: int  # NONE, or what ended the game: see `end`
    # The board
    demand: list[int]
    demand_pool: list[int]
    modifications: list[int]
    modifications_known: list[int]  # masks of seats, EVERYBODY where face up
    merchants: list[int]
    merchants_known: list[int]
    merchant_box: list[int]
    offered: list[int]  # Missions
    war: int  # mask of the two nations
    event: int  # in force this round
    prizewinner: int  # who has taken the prize of the Event, or NONE
    struck: int  # mask of zones under the Hurricane
    plague: list[int]
    plague_until: int
    # Decks, unordered, and their discards
    captain_deck: list[int]
    cargo_deck: list[int]
    cargo_discards: list[int]
    glory_deck: list[int]
    glory_discards: list[int]
    glory_held: list[int]  # cards of which everybody knows that somebody holds them
    rumor_deck: list[int]
    mission_deck: list[int]
    mission_discards: list[int]
    event_deck: list[int]
    event_discards: list[int]
    # Players
    status: list[int]
    captains: list[int]
    zones: list[int]
    in_port: list[int]
    ships: list[int]
    cubes: list[int]
    fitted: list[int]  # masks of Modifications
    flipped: list[int]
    weapons: list[int]
    gold: list[int]
    chest: list[int]
    chest_least: list[int]  # what all can tell of a chest: see `knowledge`
    chest_most: list[int]
    glory: list[int]
    hands: list[tuple[int, ...]]
    hands_seen: list[tuple[int, ...]]  # by owner and viewer: see `knowledge`
    specialists: list[int]  # masks of Glory kinds
    cargo: list[tuple[int, ...]]
    cargo_known: list[int]  # for each card, a mask of the seats that know who carries it
    rumors: list[tuple[int, ...]]  # more than one only until the owner has chosen
    rumors_known: list[int]  # for each Rumor, a mask of the seats that know who holds it
    kept: list[tuple[int, ...]]  # proven Rumors that stay
    missions: list[int]
    progress: list[tuple[str, ...]]  # what is done for the Mission: see `deeds`
    named: list[int]  # the nation of a letter of marque
    rivals: list[int]  # the player whom the Mission sets against its holder
    deadline: list[int]  # turns left for the Mission
    bounties: list[int]
    ship_bought: list[int]
    market_before: list[int]  # where goods were bought on the last turn
    market_now: list[int]
    legal_stay: list[int]  # the port is open to this captain until he leaves it
    slowed: list[int]  # actions that the next turn will lack
    # Independent captains
    npc_zones: list[int]
    npc_cards: list[tuple[int, ...]]  # the commander first
    npc_entering: list[int]
    # The turn
    actions: int
    moves: int  # actions for a Move only
    scouted: list[int]
    done: int  # what the captain whose turn it is has done: see `marks`
    rumor_shown: int  # the Rumor last shown this turn
    last_card: int  # the Glory card just played, for the one that copies it
    # Merchant raids and markets
    table: list[int]  # Cargo cards laid out
    table_known: int  # mask of the seats that see them
    market: list[int]  # how many cards of each good were drawn
    successes: int
    prize: int  # the nation of the merchant
    # Battles
    sides: list[int]
    battle_round: int
    declared: list[int]
    dice: list[tuple[int, ...]]
    hits: list[tuple[int, ...]]  # location dice of each side's volley
    shot: list[int]  # the Special Weapon used on each side's volley
    used: int  # mask of what can be done once a battle or a roll
    enemy: list[int]  # the cubes of the side that is no player's
    foe_skill: int

    def clone(self) -> Marauders:
        return Marauders(
            self.seats,
            self.stack[:],
            self.rng,
            None,
            self.tables,
            self.target,
            self.stage,
            self.round,
            self.first,
            self.active,
            self.turns,
            self.announced,
            self.ending,
            self.demand[:],
            self.demand_pool[:],
            self.modifications[:],
            self.modifications_known[:],
            self.merchants[:],
            self.merchants_known[:],
            self.merchant_box[:],
            self.offered[:],
            self.war,
            self.event,
            self.prizewinner,
            self.struck,
            self.plague[:],
            self.plague_until,
            self.captain_deck[:],
            self.cargo_deck[:],
            self.cargo_discards[:],
            self.glory_deck[:],
            self.glory_discards[:],
            self.glory_held[:],
            self.rumor_deck[:],
            self.mission_deck[:],
            self.mission_discards[:],
            self.event_deck[:],
            self.event_discards[:],
            self.status[:],
            self.captains[:],
            self.zones[:],
            self.in_port[:],
            self.ships[:],
            self.cubes[:],
            self.fitted[:],
            self.flipped[:],
            self.weapons[:],
            self.gold[:],
            self.chest[:],
            self.chest_least[:],
            self.chest_most[:],
            self.glory[:],
            self.hands[:],
            self.hands_seen[:],
            self.specialists[:],
            self.cargo[:],
            self.cargo_known[:],
            self.rumors[:],
            self.rumors_known[:],
            self.kept[:],
            self.missions[:],
            self.progress[:],
            self.named[:],
            self.rivals[:],
            self.deadline[:],
            self.bounties[:],
            self.ship_bought[:],
            self.market_before[:],
            self.market_now[:],
            self.legal_stay[:],
            self.slowed[:],
            self.npc_zones[:],
            self.npc_cards[:],
            self.npc_entering[:],
            self.actions,
            self.moves,
            self.scouted[:],
            self.done,
            self.rumor_shown,
            self.last_card,
            self.table[:],
            self.table_known,
            self.market[:],
            self.successes,
            self.prize,
            self.sides[:],
            self.battle_round,
            self.declared[:],
            self.dice[:],
            self.hits[:],
            self.shot[:],
            self.used,
            self.enemy[:],
            self.foe_skill,
        )

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
                return tables.goods
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
        return self.status[seat] == IN_PLAY and not self.in_port[seat]

    def nation(self, seat: int) -> int:
        """A captain's nation is the flag of the Home Port."""
        # Rule: captain.nationality
        return self.tables.zone_nation[self.tables.home[self.captains[seat]]]

    def bounty(self, seat: int, nation: int) -> int:
        return self.bounties[seat * BOUNTIES + nation]

    def is_pirate(self, seat: int) -> bool:
        return any(self.bounties[seat * BOUNTIES : (seat + 1) * BOUNTIES])  # Rule: term.pirate

    def ability(self, seat: int, word: str) -> int:
        """What a captain and the hired Specialists add up to in a word of theirs."""
        total = self.tables.abilities[self.captains[seat]].get(word, 0)
        mask, kind = self.specialists[seat], 0
        while mask:
            if mask & 1 and self.tables.specialist_power[kind].name == word:
                total += self.tables.specialist_power[kind].value
            mask, kind = mask >> 1, kind + 1
        return total

    def has_ability(self, seat: int, word: str) -> bool:
        return word in self.tables.abilities[self.captains[seat]]

    def skill(self, seat: int, skill: int) -> int:
        return self.tables.skills[self.captains[seat]][skill]

    def wealth(self, seat: int) -> int:
        """What a captain can pay now, from the chest too where it lies open."""
        # Rule: stash.withdraw
        return self.gold[seat] + (self.chest[seat] if self.chest_open(seat) else 0)

    def chest_open(self, seat: int) -> bool:
        """Whether Ducats may be taken out: in a Port action at home, before the target."""
        return self.at_home(seat) and not self.announced >> seat & 1  # Rule: end.chest-shut

    def at_home(self, seat: int) -> bool:
        """Whether a captain is in the middle of a Port action in the Home Port."""
        return (
            bool(self.done & INSIDE)
            and self.active == seat
            and bool(self.in_port[seat])
            and self.zones[seat] == self.tables.home[self.captains[seat]]
        )

    # Ships

    def cube(self, side: int, location: int) -> int:
        """How much of a location is left, of a player's ship or of the enemy's."""
        return self.enemy[location] if side >= NPC else self.cubes[side * PER_SHIP + location]

    def has_modification(self, side: int, power: str) -> bool:
        return side < NPC and bool(self.fitted[side] >> self.tables.power[power] & 1)

    def full(self, side: int, location: int) -> int:
        """The value of a location undamaged, Modifications included."""
        values = self.tables.ship_values[self.ship_of(side)]
        power = LOCATIONS[location]
        # Rule: mod.hammocks, mod.hold, mod.battery
        extra = power in self.tables.power and self.has_modification(side, power)
        return min(values[location] + extra, CAP)  # Rule: ship.cap-5

    def maneuverability(self, side: int) -> int:
        # Rule: ship.maneuverability-undamaged
        value = self.tables.maneuverability[self.ship_of(side)]
        # Rule: ship.cap-5, mod.rigging
        return min(value + self.has_modification(side, "maneuverability"), CAP)

    def ship_of(self, side: int) -> int:
        if side < NPC:
            return self.ships[side]
        return self.fleet_ship(side - NPC)

    def fleet_ship(self, fleet: int) -> int:
        """Pirates sail a Sloop and a Frigate, admirals Frigates, in war Ships of the Line."""
        if fleet < BOUNTIES:  # Rule: components.ships, components.splits
            return SHIP_OF_THE_LINE if self.war >> fleet & 1 else 2
        return 0 if FLEETS[fleet] == "pirate-sloop" else 2

    def capacity(self, seat: int) -> int:
        """How many Cargo cards a captain can carry now, freight not counted off."""
        if self.in_port[seat]:
            return PORT_LIMIT  # Rule: cargo.port-limit-6
        # Rule: ship.hold
        return self.cubes[seat * PER_SHIP + HOLD] + self.ability(seat, "extra-hold")

    def carried(self, seat: int) -> int:
        """Cargo cards aboard, a Mission that is freight included."""
        return len(self.cargo[seat]) + self.has_freight(seat)

    def has_freight(self, seat: int) -> bool:
        mission = self.missions[seat]
        return mission != NONE and any(
            word.name == "freight" for word in self.tables.mission_needs[mission]
        )

    def crippled(self, seat: int) -> bool:
        """Whether a location is destroyed."""
        return 0 in self.cubes[seat * PER_SHIP : (seat + 1) * PER_SHIP]

    def crew(self, side: int) -> int:
        return self.cube(side, CREW)

    # Independent captains

    def commander(self, fleet: int) -> int:
        """The NPC in command of a fleet in play."""
        return self.npc_cards[fleet][0]

    def event_word(self, name: str) -> int:
        """What the Event in force says by this word; 0 where it does not."""
        if self.event == NONE:
            return 0
        word = self.tables.event_words[self.event]
        return word.value if word.name == name else 0

    def pardon_price(self) -> int:
        """What a level of a bounty costs in port this round; 0 where none is for sale."""
        return self.event_word("amnesty") or self.event_word("treaty")


FIELDS = tuple(field.name for field in fields(Marauders))
