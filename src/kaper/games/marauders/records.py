"""The records that the state is made of: decks, captains, fleets, the turn, the battle.

Cards and tokens are numbers: see `tables`. A clone is made field by field, without a call of the
constructor, which takes twice the time. What few rules change is a tuple: clones share it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from kaper.games.marauders.components.ids import NONE

Item = TypeVar("Item")


def with_item(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The same items but for one."""
    return (*items[:place], item, *items[place + 1 :])


@dataclass(slots=True)
class Decks:
    """The decks, each without order."""

    captain: list[int]
    cargo: list[int]
    glory: list[int]
    rumor: list[int]
    mission: list[int]
    event: list[int]

    def clone(self) -> Decks:
        other = object.__new__(Decks)
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

    cargo: list[int]
    glory: list[int]
    mission: list[int]
    event: list[int]

    def clone(self) -> Discards:
        other = object.__new__(Discards)
        other.cargo = self.cargo[:]
        other.glory = self.glory[:]
        other.mission = self.mission[:]
        other.event = self.event[:]
        return other


@dataclass(slots=True)
class Captain:
    """A player's captain, with all that the player has."""

    status: int
    card: int  # of the captain; NONE while there is none
    zone: int
    in_port: bool
    ship: int
    cubes: list[int]  # what is left of each location
    fitted: int  # mask of Modifications
    flipped: int  # those of them that lie face down
    weapons: tuple[int, ...]  # how many of each kind
    gold: int
    chest: int
    chest_least: int  # what all can tell of the chest: see `knowledge`
    chest_most: int
    glory: int
    hand: tuple[int, ...]
    hand_seen: tuple[tuple[int, ...], ...]  # by viewer, spectators last: see `knowledge`
    specialists: int  # mask of Glory kinds
    cargo: tuple[int, ...]
    rumors: tuple[int, ...]  # more than one only until the owner has chosen
    kept: tuple[int, ...]  # proven Rumors that stay
    mission: int
    progress: tuple[str, ...]  # what is done for the Mission: see `deeds`
    named: int  # the nation of a letter of marque
    rival: int  # the player whom the Mission sets against its holder
    deadline: int  # turns left for the Mission
    bounties: tuple[int, ...]  # by nation
    ship_bought: bool  # a glorious one: another brings no Glory Point
    market_before: int  # where goods were bought on the last turn
    market_now: int
    legal_stay: bool  # the port is open to this captain until he leaves it
    slowed: int  # actions that the next turn will lack

    def clone(self) -> Captain:
        other = object.__new__(Captain)
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

    zone: int  # NONE where there is none
    cards: tuple[int, ...]  # the commander first


NO_FLEET = Fleet(NONE, ())


@dataclass(slots=True)
class CurrentTurn:
    """The turn of the active player."""

    active: int  # whose turn it is
    actions: int
    moves: int  # actions for a Move only
    scouted: list[int]
    done: int  # what the captain whose turn it is has done: see `marks`
    rumor_shown: int  # the Rumor last shown this turn
    last_card: int  # the Glory card just played, for the one that copies it

    def clone(self) -> CurrentTurn:
        other = object.__new__(CurrentTurn)
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
    declared: list[int]
    dice: list[tuple[int, ...]]
    hits: list[tuple[int, ...]]  # location dice of the volley
    shot: list[int]  # the Special Weapon used on the volley
    used: int  # what can be done once a battle or a roll: see `marks`
    enemy: list[int]  # the cubes of the side that is no player's
    foe_skill: int

    def clone(self) -> Battle:
        other = object.__new__(Battle)
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
    """Cargo cards laid out: a merchant's in a raid, or those that a market offers."""

    cards: list[int]
    known: int  # mask of the seats that see them
    copies: list[int]  # of a market: how many cards of each good were drawn
    successes: int  # of a raid: still to be spent
    prize: int  # the nation of the merchant

    def clone(self) -> LaidOut:
        other = object.__new__(LaidOut)
        other.cards = self.cards[:]
        other.known = self.known
        other.copies = self.copies[:]
        other.successes = self.successes
        other.prize = self.prize
        return other
