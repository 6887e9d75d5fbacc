"""What happens in Jolly Roger. Cards go by their names; an empty name is a card not seen.

`hidden` says that only the seats named in the event know its cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaper.games.jolly_roger.card_events import BY_CARDS
from kaper.kernel.events import Event

# Some cards that are not seen.
UNSEEN = ("",)


@dataclass(frozen=True, slots=True)
class CaptainDrawn(Event):
    """Who was dealt the Captain card."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class Appointed(Event):
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class CrewDrawn(Event):
    """Crew cards from the pile to a hand; only that seat sees them."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CrewReshuffled(Event):
    count: int


@dataclass(frozen=True, slots=True)
class CrewDiscarded(Event):
    """A card over the hand limit."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DestinationChosen(Event):
    seat: int
    destination: str


@dataclass(frozen=True, slots=True)
class DestinationShown(Event):
    reveals: ClassVar[bool] = True
    destination: str
    navigation: int
    gunnery: int
    melee: int
    loot: int


@dataclass(frozen=True, slots=True)
class PortShown(Event):
    reveals: ClassVar[bool] = True
    crew: int


@dataclass(frozen=True, slots=True)
class IslandShown(Event):
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class VoyageBrokenOff(Event):
    destination: str


@dataclass(frozen=True, slots=True)
class IslandMissed(Event):
    """Nobody had a map to the Island, or nobody showed one."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardAdded(Event):
    """A crew card for the attack."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SkillAssigned(Event):
    seat: int
    skill: str


@dataclass(frozen=True, slots=True)
class TotalChanged(Event):
    seat: int
    skill: str
    points: int


@dataclass(frozen=True, slots=True)
class AttackWon(Event):
    navigation: int
    gunnery: int
    melee: int


@dataclass(frozen=True, slots=True)
class AttackLost(Event):
    navigation: int
    gunnery: int
    melee: int


@dataclass(frozen=True, slots=True)
class LootDrawn(Event):
    """Loot to be shared, open to all; hidden, in the variant."""

    reveals: ClassVar[bool] = True
    count: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LotSeen(Event):
    """In the variant: who looks at the loot before it is shared."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LootPicked(Event):
    seat: int
    card: str
    hidden: bool


@dataclass(frozen=True, slots=True)
class LootShared(Event):
    seat: int
    owner: int
    card: str
    hidden: bool


@dataclass(frozen=True, slots=True)
class LootSwapped(Event):
    """A loot card given up at a Port for crew."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class LootSold(Event):
    """A Hostage or Jewels given up at a Port for new loot."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    cards: tuple[str, ...]
    hidden: bool


@dataclass(frozen=True, slots=True)
class Buried(Event):
    seat: int
    count: int
    cards: tuple[str, ...]
    hidden: bool


@dataclass(frozen=True, slots=True)
class PunishmentDemanded(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class PunishmentWaived(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Punished(Event):
    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    card: str


@dataclass(frozen=True, slots=True)
class MutinyCalled(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class MutinyBegan(Event):
    """The call stands: from now on everybody may take sides."""

    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class SupportLaid(Event):
    reveals: ClassVar[bool] = True
    seat: int
    leader: str
    card: str
    crew: int


@dataclass(frozen=True, slots=True)
class LeaderKilled(Event):
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class Pressed(Event):
    """A Sea Wolf forces a neutral player to a side."""

    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class MutinyEnded(Event):
    seat: int
    captain: int
    mutineer: int


@dataclass(frozen=True, slots=True)
class LootCollected(Event):
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CrewRedealt(Event):
    """Cards of the mutiny dealt again; only that seat sees them."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JewelsValued(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    gold: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    reveals: ClassVar[bool] = True
    seat: int
    total: int
    gold: int
    jewels: int
    hostages: int
    rum: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: int
    reason: str


ALL = (
    CaptainDrawn, RoundBegan, Appointed, CrewDrawn, CrewReshuffled, CrewDiscarded,
    DestinationChosen, DestinationShown, PortShown, IslandShown, VoyageBrokenOff, IslandMissed,
    CardAdded, SkillAssigned, TotalChanged, AttackWon, AttackLost, LootDrawn, LotSeen, LootPicked,
    LootShared, LootSwapped, LootSold, Buried, PunishmentDemanded, PunishmentWaived, Punished,
    MutinyCalled, MutinyBegan, SupportLaid, LeaderKilled, Pressed, MutinyEnded, LootCollected,
    CrewRedealt, JewelsValued, Scored, Won, *BY_CARDS,
)  # fmt: skip
