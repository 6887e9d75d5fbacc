"""The shape of what a seat sees; `web/src/games/marauders/view.ts` is made from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from kaper.games.marauders.components.names import (
    Declaration,
    Face,
    Fleet,
    Location,
    Nation,
    ShipType,
    Side,
    Weapon,
)
from kaper.kernel.prospects import ProspectKind
from kaper.kernel.shapes import Pair, SomeOf

Stage: TypeAlias = Literal["setup", "event", "turns", "end", "over"]
Status: TypeAlias = Literal["in-play", "waiting", "retired", "unseen"]
BattleStage: TypeAlias = Literal["naval", "crew", "spoils"]
HitSource: TypeAlias = Literal["guns", "merchant", "weather", "swivel"]
Unknown: TypeAlias = Literal["unknown"]
Locations: TypeAlias = dict[Location, int]


class ZoneView(TypedDict):
    zone: str
    demand: str | None
    """The good."""
    modification: str | None
    """Unknown while it lies face down."""
    merchant: Nation | Unknown | None
    """Unknown while it lies face down, unless this viewer has looked at it."""


class FleetView(TypedDict):
    fleet: Fleet
    zone: str | None
    """Null while the figure is off the sea."""
    npc: str | None
    """The captain in command."""
    beneath: list[str]
    """Captains whose cards lie beneath."""
    ship: ShipType
    hunts: list[int]
    """Seats whose ships it would scout for."""


class ForceView(TypedDict):
    """What a side fights with; the foe of a card has only its Crew Combat dice."""

    clash: int
    ship: NotRequired[ShipType]
    full: NotRequired[Locations]
    maneuverability: NotRequired[int]
    maneuver: NotRequired[int]
    """Dice of its maneuver roll."""
    guns: NotRequired[int]
    """The most hits that its Shoot can deal."""
    slips: NotRequired[int]
    """Enemy successes despite which it can flee."""
    controller: NotRequired[int]
    """The seat that decides for it."""


class Rerolling(TypedDict):
    """Dice that are being picked for a reroll: of a skill, or of the hits."""

    side: Side
    picked: list[Face]
    locating: bool


class BattleView(TypedDict):
    sides: Pair[Side]
    """The attacker first."""
    stage: BattleStage
    round: int
    declared: Pair[Declaration | None]
    """By side; null until it has declared."""
    dice: Pair[list[Face]]
    """The last rolls, by side."""
    winner: Side | None
    """Of the maneuvers."""
    hits: Pair[list[Face]]
    """Location dice of each side's volley."""
    enemy: Locations
    """What is left of the ship that is no player's."""
    forces: Pair[ForceView]
    rerolling: Rerolling | None


class ProspectView(TypedDict):
    """As options tell where they lead."""

    kind: ProspectKind
    name: str
    key: str
    args: dict[str, int | str | list[str]]


class RaidView(TypedDict):
    seat: int
    nation: Nation
    dice: list[Face]
    """The roll, until successes are spent."""
    added: int
    """Successes that a card has added to it."""
    misses: int
    """Failed dice that a Special Weapon can still turn into successes."""
    stands: list[ProspectView]
    """What the cards that lie open would come to."""


class HitsView(TypedDict):
    """Hits of which at least one is still to be placed or called off."""

    owner: Side
    seat: int
    """Who decides."""
    located: list[Location]
    skulls: int
    source: HitSource


class LaidGood(TypedDict):
    """A card laid out for sale."""

    good: str
    demanded: bool
    """In demand here, or a card makes it so."""
    gold: int


class SaleView(TypedDict):
    """What the cards laid out for sale bring."""

    laid: list[LaidGood]
    demanded: int
    gold: int
    glory: bool


class OfferedGood(TypedDict):
    good: str
    count: int
    price: int
    wanted_in: list[str]
    """Zones whose ports demand it."""


class PortView(TypedDict):
    """The port of the captain whose turn it is, with what business costs him."""

    seat: int
    zone: str
    open: bool
    """In the middle of a Port action."""
    sell: int
    sell_demanded: int
    market_cards: int
    """How many cards the market would offer."""
    repair: int
    repairs: list[Location]
    """What the yard repairs: Crew is recruited."""
    refit: int
    modification: int
    weapon: int
    weapon_value: int
    """What the yard gives for a Special Weapon."""
    ship_value: int
    """What the yard gives for the old ship."""
    exchange: SomeOf[ShipType, int]
    """What each ship that is for sale costs besides the old one."""
    crew: int
    """For one more Crew after a failed test; 0 where none is needed."""
    crew_missing: int
    rumor: int
    rumor_test: bool
    """Whether a Rumor has to be earned by a test."""
    pardon: int
    """For a level of a bounty under an amnesty; 0 without one."""
    sale: SaleView | None
    offer: list[OfferedGood] | None
    """The goods on offer."""


class SeatView(TypedDict):
    status: Status
    """Unseen until all captains are revealed; waiting after a death for the owner's next turn."""
    captain: str | None
    zone: str | None
    in_port: bool
    barred: list[str]
    """Ports that a bounty or a war closes."""
    ship: ShipType | None
    locations: Locations
    full: Locations | None
    """The locations undamaged; null without a ship."""
    maneuverability: int | None
    modifications: list[str]
    flipped: list[str]
    """Modifications that are used up: Chasers, Reinforced Hull."""
    weapons: dict[Weapon, int]
    gold: int | None
    """Own and, when the game is over, everybody's; null else."""
    chest: int | None
    stashed: bool
    """Whether the chest may hold anything."""
    glory: int
    chest_points: int | None
    """What the chest is worth in Glory Points; null where that is not known."""
    total: int | None
    """Glory with what the chest is worth: with this the game would end now."""
    least: int
    """The same, as far as this viewer knows the chest."""
    hand: list[str | None]
    """Null for a card that this viewer does not know."""
    specialists: list[str]
    cargo: list[str | None]
    """Goods."""
    cargo_cards: list[str]
    """Which cards those goods are, as far as they are known."""
    rumors: list[str | None]
    """More than one only until the owner has chosen."""
    kept: list[str]
    """Proven Rumors that stay."""
    mission: str | None
    goals: list[str]
    """The zones that the Mission names."""
    progress: list[str]
    """What is done for the Mission: zones searched, ports of great sales, nations called at."""
    named: Nation | None
    """The nation of a letter of marque."""
    rival: int | None
    """The player whom the Mission sets against its holder."""
    turns_left: int
    """Turns left for the Mission; 0 without a limit."""
    slowed: int
    """Actions that the next turn will lack."""
    bounties: dict[Nation, int]
    pirate: bool


class OfferedMission(TypedDict):
    mission: str
    zone: str


class DeckSizes(TypedDict):
    captains: int
    cargo: int
    glory: int
    rumors: int
    missions: int


class TurnView(TypedDict):
    actions: int
    moves: int
    """Actions for a Move only."""


class MaraudersView(TypedDict):
    stage: Stage
    target: int
    """Glory Points to win."""
    round: int
    events_left: int
    first: int
    active: int
    event: str | None
    """In force this round."""
    event_copy: str | None
    """Copies of an Event differ in their icons, and it lies there for all to read."""
    prizewinner: int | None
    """Who has taken the prize of the Event."""
    war: list[Nation]
    plague: list[str]
    struck: list[str]
    """Zones under the Hurricane."""
    announced: list[int]
    decided: str | None
    """What sets the winner apart, once the game is over."""
    zones: list[ZoneView]
    npcs: list[FleetView]
    entering: list[str]
    """Captains who come at the end of the round."""
    merchant_box: list[Nation]
    full_box: int
    """With so many Merchants off the sea, they all come back."""
    missions: list[OfferedMission]
    decks: DeckSizes
    cargo_discards: list[str]
    glory_discards: list[str]
    event_discards: list[str]
    turn: TurnView
    scouting: str | None
    """What a Scout action looks for, as long as its roll is not settled."""
    rumor_shown: str | None
    table: list[str | None]
    """Cargo cards laid out in a raid, on a market or for stowing; null for one not seen."""
    successes: int
    location_dice: SomeOf[Face, Location]
    """What each number of pips hits; where a skull does is chosen."""
    raid: RaidView | None
    port: PortView | None
    battle: BattleView | None
    incoming: HitsView | None
    seats: list[SeatView]
