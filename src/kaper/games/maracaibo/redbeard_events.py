"""What Redbeard does that no player can do; the rest of his turn is told by everybody's events."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.kernel.events import Event


@dataclass(frozen=True, slots=True)
class RedbeardDealt(Event):
    """His first quest, which nobody sees."""


@dataclass(frozen=True, slots=True)
class RedbeardRevealed(Event):
    """The top card of his deck."""

    redbeard: str


@dataclass(frozen=True, slots=True)
class RedbeardIgnored(Event):
    """A card of which he can do nothing; the next one follows."""

    redbeard: str


@dataclass(frozen=True, slots=True)
class RedbeardShuffled(Event):
    """All his cards make a new deck."""


@dataclass(frozen=True, slots=True)
class RedbeardDrifted(Event):
    """None of his cards can be used: he only sails on."""


@dataclass(frozen=True, slots=True)
class RedbeardActed(Event):
    """His main action."""

    deed: str


@dataclass(frozen=True, slots=True)
class RedbeardAdded(Event):
    """The additional action of a B card."""

    deed: str


@dataclass(frozen=True, slots=True)
class RedbeardMet(Event):
    """He ends his move beside a player, who takes a doubloon."""

    seat: int
    doubloons: int = 1


@dataclass(frozen=True, slots=True)
class RedbeardPaid(Event):
    """A player ends a move beside him; the doubloon goes to the supply."""

    seat: int
    doubloons: int = 1


@dataclass(frozen=True, slots=True)
class RedbeardRolled(Event):
    pips: int


@dataclass(frozen=True, slots=True)
class RedbeardUpgraded(Event):
    deed: str


@dataclass(frozen=True, slots=True)
class RedbeardAdvanced(Event):
    """The cube of his raid and exploration track comes to this space, counted from 1."""

    step: int


@dataclass(frozen=True, slots=True)
class RedbeardKept(Event):
    """The top card of level II lies with his acquired cards."""

    card: str


ALL = (
    RedbeardDealt, RedbeardRevealed, RedbeardIgnored, RedbeardShuffled, RedbeardDrifted,
    RedbeardActed, RedbeardAdded, RedbeardMet, RedbeardPaid, RedbeardRolled, RedbeardUpgraded,
    RedbeardAdvanced, RedbeardKept,
)  # fmt: skip
