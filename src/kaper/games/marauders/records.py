"""The records that the state is made of: decks, captains, fleets, the turn, the battle.

Cards and tokens are numbers: see `tables`. A clone is made field by field, without a call of the
constructor, which takes twice the time. What few rules change is a tuple: clones share it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType, TypeVar

from kaper.games.marauders.components.ids import (
    NONE,
    CaptainCard,
    CargoCard,
    EventCard,
    GloryKind,
    Mission,
    Nation,
    Nothing,
    NpcCard,
    Rumor,
    ShipType,
    Weapon,
    Zone,
)

Item = TypeVar("Item")

# Whether a captain is in play: see `state`.
Status = NewType("Status", int)
# What a side does in a round of a battle: see `declaring`.
Declaration = NewType("Declaration", int)


def with_item(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The same items but for one."""
    return (*items[:place], item, *items[place + 1 :])


@dataclass(slots=True)
class Decks:
    """The decks, each without order."""

    captain: list[CaptainCard]
    cargo: list[CargoCard]
    glory: list[GloryKind]
    rumor: list[Rumor]
    mission: list[Mission]
    event: list[EventCard]

    def clone(self) -> Decks:
        other = Decks.__new__(Decks)
        other.captain = self.captain[:]
        other.cargo = self.cargo[:]
        other.glory = self.glory[:]
        other.rumor = self.rumor[:]
        other.mission = self.mission[:]
        other.event = self.event[:]
        return other


@dataclass(slots=True)
class Discards:
    """What lies beside them, in the open."""

    cargo: list[CargoCard]
    glory: list[GloryKind]
    mission: list[Mission]
    event: list[EventCard]

    def clone(self) -> Discards:
        other = Discards.__new__(Discards)
        other.cargo = self.cargo[:]
        other.glory = self.glory[:]
        other.mission = self.mission[:]
        other.event = self.event[:]
        return other


@dataclass(slots=True)
class Captain:
    """A player's captain, with all that the player has."""

    status: Status
    card: CaptainCard  # of the captain; NONE while there is none
    zone: Zone
    in_port: bool
    ship: ShipType
    cubes: list[int]  # what is left of each location
    fitted: int  # mask of Modifications
    flipped: int  # those of them that lie face down
    weapons: tuple[int, ...]  # how many of each kind
    gold: int
    chest: int
    chest_least: int  # what all can tell of the chest: see `knowledge`
    chest_most: int
    glory: int
    hand: tuple[GloryKind, ...]
    hand_seen: tuple[tuple[GloryKind, ...], ...]  # by viewer, spectators last: see `knowledge`
    specialists: int  # mask of Glory kinds
    cargo: tuple[CargoCard, ...]
    rumors: tuple[Rumor, ...]  # more than one only until the owner has chosen
    kept: tuple[Rumor, ...]  # proven Rumors that stay
    mission: Mission | Nothing
    progress: tuple[str, ...]  # what is done for the Mission: see `deeds`
    named: Nation | Nothing  # the nation of a letter of marque
    rival: int  # the player whom the Mission sets against its holder
    deadline: int  # turns left for the Mission
    bounties: tuple[int, ...]  # by nation
    ship_bought: bool  # a glorious one: another brings no Glory Point
    market_before: Zone | Nothing  # where goods were bought on the last turn
    market_now: Zone | Nothing
    legal_stay: bool  # the port is open to this captain until he leaves it
    slowed: int  # actions that the next turn will lack

    def clone(self) -> Captain:
        other = Captain.__new__(Captain)
        other.status = self.status
        other.card = self.card
        other.zone = self.zone
        other.in_port = self.in_port
        other.ship = self.ship
        other.cubes = self.cubes[:]
        other.fitted = self.fitted
        other.flipped = self.flipped
        other.weapons = self.weapons
        other.gold = self.gold
        other.chest = self.chest
        other.chest_least = self.chest_least
        other.chest_most = self.chest_most
        other.glory = self.glory
        other.hand = self.hand
        other.hand_seen = self.hand_seen
        other.specialists = self.specialists
        other.cargo = self.cargo
        other.rumors = self.rumors
        other.kept = self.kept
        other.mission = self.mission
        other.progress = self.progress
        other.named = self.named
        other.rival = self.rival
        other.deadline = self.deadline
        other.bounties = self.bounties
        other.ship_bought = self.ship_bought
        other.market_before = self.market_before
        other.market_now = self.market_now
        other.legal_stay = self.legal_stay
        other.slowed = self.slowed
        return other


@dataclass(frozen=True, slots=True)
class Fleet:
    """An independent captain's ship, replaced as a whole: it moves but once a round."""

    zone: Zone | Nothing
    cards: tuple[NpcCard, ...]  # the commander first


NO_FLEET = Fleet(NONE, ())


@dataclass(slots=True)
class CurrentTurn:
    """The turn of the active player."""

    active: int  # whose turn it is
    actions: int
    moves: int  # actions for a Move only
    scouted: list[int]
    done: int  # what the captain whose turn it is has done: see `marks`
    rumor_shown: Rumor | Nothing  # the Rumor last shown this turn
    last_card: GloryKind | Nothing  # the Glory card just played, for the one that copies it

    def clone(self) -> CurrentTurn:
        other = CurrentTurn.__new__(CurrentTurn)
        other.active = self.active
        other.actions = self.actions
        other.moves = self.moves
        other.scouted = self.scouted[:]
        other.done = self.done
        other.rumor_shown = self.rumor_shown
        other.last_card = self.last_card
        return other


@dataclass(slots=True)
class Battle:
    """A Naval Battle. What lists hold goes by place: the attacker's, then the defender's."""

    sides: tuple[int, ...]
    round: int
    declared: list[Declaration | Nothing]  # for this round, NONE before it is
    dice: list[tuple[int, ...]]
    hits: list[tuple[int, ...]]  # location dice of the volley
    shot: list[Weapon | Nothing]  # the Special Weapon used on the volley
    used: int  # what can be done once a battle or a round: see `marks`
    enemy: list[int]  # the cubes of the side that is no player's
    foe_skill: int

    def place_of(self, side: int) -> int:
        return self.sides.index(side)

    def enemy_of(self, place: int) -> int:
        """The side against which the one at this place fights."""
        return self.sides[1 - place]

    def clone(self) -> Battle:
        other = Battle.__new__(Battle)
        other.sides = self.sides
        other.round = self.round
        other.declared = self.declared[:]
        other.dice = self.dice[:]
        other.hits = self.hits[:]
        other.shot = self.shot[:]
        other.used = self.used
        other.enemy = self.enemy[:]
        other.foe_skill = self.foe_skill
        return other


@dataclass(slots=True)
class LaidOut:
    """Cargo cards laid out: a merchant's, a market's, or those to be stowed, sold or delivered."""

    cards: list[CargoCard]
    known: int  # mask of the seats that see them
    copies: list[int]  # of a market: how many cards of each good were drawn
    successes: int  # of a raid: still to be spent
    prize: Nation | Nothing  # the nation of the merchant

    def clone(self) -> LaidOut:
        other = LaidOut.__new__(LaidOut)
        other.cards = self.cards[:]
        other.known = self.known
        other.copies = self.copies[:]
        other.successes = self.successes
        other.prize = self.prize
        return other
