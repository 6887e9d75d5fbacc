"""The shape of what a seat sees; `web/src/games/jolly-roger/view.ts` is made from it."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from kaper.games.jolly_roger.actions import Leader
from kaper.games.jolly_roger.components.cards import DestinationType, Skill
from kaper.games.jolly_roger.rules.tally import Verdict
from kaper.kernel.shapes import Pair

Stage: TypeAlias = Literal["phase-1", "phase-2", "phase-3", "over"]
OpenWindow: TypeAlias = Literal["open", "answer"]
Points: TypeAlias = dict[Skill, int]


class PileView(TypedDict):
    type: DestinationType
    attack: bool
    """Its destinations are attacked."""
    cards: int
    top: str | None
    """The name of its top card, where everybody has seen it."""
    ranges: dict[Skill, Pair[int]]
    """What the backs tell: the least and most of each skill."""


class Laid(TypedDict):
    seat: int
    card: str


class DestinationView(TypedDict):
    card: str
    needs: Points
    loot: int
    crew: int


class Line(TypedDict):
    """How an attack stands in one skill."""

    skill: Skill
    have: int
    hand: int
    """What the viewer's own hand could add."""
    least: int
    most: int
    """Equal to `least` once the target is known."""
    verdict: Verdict
    """Maybe: the target is not known, or a card of any skill is still to be counted."""


class Tally(TypedDict):
    lines: list[Line]
    flexible: int
    """Points of cards of any skill, still to be counted."""


class VoyageView(TypedDict):
    type: DestinationType
    destination: DestinationView | None
    """Null while its card lies face down."""
    crew: list[str]
    """Crew cards in the attack, or the map that leads to the Island."""
    totals: Points
    """Sums of the crew cards with one skill."""
    changes: Points
    """What special cards add or take away."""
    tally: Tally | None
    """Null where nothing is attacked, or nothing any more: the loot is shared."""


class Standing(TypedDict):
    """Who would win a mutiny now, and by how much."""

    leader: Leader
    by: int
    stakes: dict[Leader, int]
    """How many loot cards each side would lose."""


class MutinyView(TypedDict):
    mutineer: int
    captain: int
    mutineers: int
    sides: list[Leader | None]
    laid: list[Laid]
    office: Leader | None
    """Whom the Quartermaster card supports."""
    standing: Standing | None
    """Null only while events are played, until the next view tells it."""


class Share(TypedDict):
    """The fewest and the most cards that anybody gets who has a share in the rest of the lot."""

    least: int
    most: int


class ScoreView(TypedDict):
    """Gold by source, and Rum."""

    gold: int
    jewels: int
    hostages: int
    rum: int


class SeatView(TypedDict):
    hand: list[str | None]
    """Null for a card that this viewer does not know."""
    loot: list[str | None]
    buried: list[str | None]
    gold: int | None
    """Null where loot is hidden."""
    score: ScoreView | None
    """Null until the game is over."""


class Options(TypedDict):
    loot_hidden: bool
    captains_gold: bool


class JollyRogerView(TypedDict):
    stage: Stage
    round: int
    rounds: int
    captain: int
    quartermaster: int | None
    """Null with three players."""
    mutiny_allowed: bool
    hand_limit: int
    piles: list[PileView]
    crew_pile: int
    crew_discards: list[str]
    loot_pile: int
    loot_discards: list[str]
    used: list[str]
    voyage: VoyageView | None
    mutiny: MutinyView | None
    played: list[str]
    """Special cards that wait or act, the last one on top."""
    shown: list[Laid]
    """Crew cards laid in this window, which a Traitor may still answer."""
    lot: list[str | None]
    """Loot to be shared; null for a card that this viewer does not know."""
    got: list[int]
    """How many cards of the lot each has got."""
    left_out: int | None
    """Who has no share in the rest of the lot: the Captain, after a mutiny."""
    share: Share
    window: OpenWindow | None
    """Whether everybody may act now, or a card waits for answers."""
    passed: list[int]
    guard: int | None
    seats: list[SeatView]
    options: Options
