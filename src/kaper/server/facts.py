"""What happens at a table, as it is kept: one record for each change, never changed again.

A move carries what chance decided, so that a table can be built anew without its generator.
"""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

from kaper.kernel.chance import Outcome, WrongOutcome
from kaper.server.messages import GuideStage, Line

Person = str  # the hash of the key in a person's cookie


class Fact(msgspec.Struct, frozen=True, tag_field="kind"):
    """The base of all facts."""


class Started(Fact, frozen=True, tag="start"):
    setup: list[str]


class Moved(Fact, frozen=True, tag="move"):
    seat: int
    action: str
    outcomes: list[str]


class TookBack(Fact, frozen=True, tag="undo"):
    seat: int
    count: int


class Asked(Fact, frozen=True, tag="ask"):
    """A seat asks everybody whether it may take back."""

    seat: int
    count: int
    waiting: list[int]


class Answered(Fact, frozen=True, tag="answer"):
    seat: int
    yes: bool


class Said(Fact, frozen=True, tag="talk"):
    """A person's `text`, or what a bot says: a message with arguments."""

    seat: int | None
    name: str
    text: str
    key: str = ""
    args: dict[str, int | str] = {}

    def line(self, number: int, events: int, at: float) -> Line:
        """The same as a line of talk, said when so many events had happened."""
        return Line(number, events, self.seat, self.name, self.text, at, self.key, self.args)


class Joined(Fact, frozen=True, tag="join"):
    seat: int
    person: Person
    name: str


class Shared(Fact, frozen=True, tag="share"):
    """A person goes on with a seat on another device, which has a key of its own."""

    seat: int
    person: Person


class BotSeated(Fact, frozen=True, tag="bot"):
    seat: int
    bot: str


class Resigned(Fact, frozen=True, tag="resign"):
    """Where more than two play, `bot` takes the seat over."""

    seat: int
    bot: str


class Followed(Fact, frozen=True, tag="next"):
    table: str


class Proceeded(Fact, frozen=True, tag="proceed"):
    """The learner of a voyage has read what was told at this place, and went on."""

    step: int
    stage: GuideStage


class VoyageLeft(Fact, frozen=True, tag="leave-voyage"):
    """The game goes on without its guide."""


AnyFact = (
    Started
    | Moved
    | TookBack
    | Asked
    | Answered
    | Said
    | Joined
    | Shared
    | BotSeated
    | Resigned
    | Followed
    | Proceeded
    | VoyageLeft
)


class Place(msgspec.Struct):
    """A seat: who plays it. `former` may take it back from the bot that stands in."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    owners: list[Person] = []
    former: list[Person] = []


def seated(place: Place, fact: Joined | Shared | BotSeated) -> Place:
    """A seat after somebody took it, or came to share it."""
    match fact:
        case Joined():
            owners = place.former if fact.person in place.former else [fact.person]
            return Place("person", fact.name, "", owners)
        case Shared():
            owners = [*place.owners, fact.person]
            return Place(place.kind, place.name, place.bot, owners, place.former)
        case BotSeated():
            return Place("bot", place.name, fact.bot, [], place.owners)


class TableSetup(msgspec.Struct, frozen=True):
    """What a table was made with."""

    id: str
    game: str
    options: dict[str, str]
    seed: str
    host: Person
    places: list[Place]
    made: float
    clock: int = 0  # seconds for every open window, or no clock
    arrangement: str = ""  # the position it began in, as a record has it
    voyage: str = ""  # the chapter that leads there


class KeptFact(msgspec.Struct, frozen=True):
    """A fact in its place. `command` is the id of the command that brought it about."""

    seq: int
    fact: AnyFact
    at: float
    command: str | None = None


def outcomes_of(texts: list[str]) -> list[Outcome]:
    """The outcomes of chance as a fact tells them."""
    outcomes = [Outcome.parse(text) for text in texts]
    for outcome, text in zip(outcomes, texts, strict=True):
        if outcome is None:
            raise WrongOutcome(f"no outcome of chance: {text}")
    return [outcome for outcome in outcomes if outcome is not None]


def seed_hash(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()
